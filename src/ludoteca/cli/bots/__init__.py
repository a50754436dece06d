"""Commands for bots: talking to other programs, checking theirs, training ours."""
