"""The team game: two players share a large land."""
