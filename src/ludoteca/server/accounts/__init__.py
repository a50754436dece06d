"""Accounts: session tokens, devices, device links and passkeys."""
