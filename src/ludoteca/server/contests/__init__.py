"""Several tables on the same chance: duels, the game of the day, duplicate evenings."""
