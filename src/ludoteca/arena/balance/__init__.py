"""Balance studies: whether a game is fair and what wins it, from many games of one bot at all seats.

The code knows nothing of a game beyond the fields of its positions and events, its options and its words.
"""
