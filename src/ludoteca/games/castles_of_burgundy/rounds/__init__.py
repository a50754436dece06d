"""The course of the game: preparation, phases and rounds, the end."""
