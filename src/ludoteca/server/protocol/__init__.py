"""Everything that travels between page and server, typed once: HTTP schemas, socket messages, and the TypeScript made of them."""
