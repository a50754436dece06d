"""Servers under load that are killed, paused, cut off and lied to: nothing acknowledged may be lost or happen twice.

python -m tests.faults --rounds 300 [--database postgres] [--servers 3] [--faults kill,cut] [--seed 1]
"""
