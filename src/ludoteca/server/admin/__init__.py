"""Administration of a server: commands on tables and people, and retention of old data."""
