"""The kernel: what all games have in common (rules, state, actions, chance, observations, events, records). It knows
no particular game."""
