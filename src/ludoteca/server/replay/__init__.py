"""Replays: every position of a game, summaries, analyses, and records from outside."""
