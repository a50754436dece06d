"""What the expansions add to the worth of a position, to the gains of actions, and to the array."""
