"""Commands that simulate, compare and analyse games, and report the results."""
