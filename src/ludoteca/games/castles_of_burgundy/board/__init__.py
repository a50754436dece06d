"""Where things lie: lands and their areas, key spaces, the bridge."""
