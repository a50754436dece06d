"""Commands that run a server and look after it."""
