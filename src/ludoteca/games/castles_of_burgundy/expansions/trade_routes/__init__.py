"""Trade routes: sold goods are laid along a row of spaces, and bring a bonus where the colour matches."""
