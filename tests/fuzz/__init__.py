"""Bad input, made by machines: requests after the API's own description, sockets that misbehave, files that are broken."""
