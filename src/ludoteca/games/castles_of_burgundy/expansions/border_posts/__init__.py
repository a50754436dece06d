"""Border posts bring principalities 11a to 11f, and points for a chain of tiles from post to post."""
