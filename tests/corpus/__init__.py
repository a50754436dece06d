"""Databases as earlier releases left them, one for each schema: games that wait, run and are over must survive every release.

`python -m tests.corpus.make` adds the one of the newest schema, and leaves the others as they are.
"""
