"""The HTTP API: routes, services, middleware, static files."""
