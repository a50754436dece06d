"""Several tables that share the same chance: duels, games of the day, duplicate evenings."""
