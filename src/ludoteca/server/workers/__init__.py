"""Worker processes that compute plans and bot moves, and the pool that runs them."""
