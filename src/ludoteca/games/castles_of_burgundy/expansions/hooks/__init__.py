"""What an expansion can change: a class of hooks for each part of the game that calls them.

A hook that a module does not override does nothing, and a game without modules calls none.
"""
