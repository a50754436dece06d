"""Who somebody is: session tokens, and links that carry a person to another device."""
