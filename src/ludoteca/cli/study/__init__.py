"""Commands that play many games, or look closely at one, and tell what they found."""
