"""Tables, people, storage, live updates. Holds no rule of any game."""
