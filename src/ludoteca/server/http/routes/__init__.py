"""The HTTP routes, with a module for each part of the API; `docs/protocol.md` lists them all."""
