"""The HTTP API and what stands before it: routes, services, security headers, rate limits, static files."""
