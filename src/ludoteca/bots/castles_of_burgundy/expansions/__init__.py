"""The expansions in the bots: their part in the worth of positions, the gains of actions, and the encoding."""
