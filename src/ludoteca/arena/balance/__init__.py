"""Whether a game is fair, and what wins it: by many games of one bot at all seats.

Nothing here knows a game beyond its positions' and events' fields, its options and its words.
"""
