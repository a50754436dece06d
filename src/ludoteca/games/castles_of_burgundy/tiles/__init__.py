"""The tiles: one module for each family, and the goods."""
