"""What pages and terminals need from the game besides its rules."""
