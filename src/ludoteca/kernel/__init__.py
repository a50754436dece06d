"""What every game is: rules, state, actions, chance, observations, events, records. Knows no game."""
