"""The solo game, where actions are counted instead of points."""
