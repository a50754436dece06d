"""Before the game: new tables, joining by link or code, who sits where, what a person finds on arriving."""
