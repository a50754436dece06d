"""A person's page: their finished games counted, ratings, export, deletion."""
