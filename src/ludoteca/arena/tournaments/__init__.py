"""Tournaments of bots: schedules, games, standings, ratings and their certainty."""
