"""Bots against bots: which games are played, what came of them, who is better and how sure that is."""
