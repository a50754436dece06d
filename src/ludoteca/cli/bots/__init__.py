"""Commands for bots: the protocol for outside bots, and training."""
