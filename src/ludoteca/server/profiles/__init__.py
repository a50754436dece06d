"""A person's profile: statistics of finished games, ratings, export, deletion."""
