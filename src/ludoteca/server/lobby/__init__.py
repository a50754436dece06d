"""Before the game: new tables, joining by link or code, seating, and the lobby."""
