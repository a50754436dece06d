"""The typed protocol between page and server: HTTP schemas, socket messages, and the TypeScript generated from them."""
