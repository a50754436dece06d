"""The places of the game: lands and their areas, depots, key spaces, the bridge."""
