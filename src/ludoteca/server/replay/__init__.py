"""Looking back: every position of a game, its summary, records from outside."""
