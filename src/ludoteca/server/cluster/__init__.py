"""A cluster of server processes on one PostgreSQL: membership, and the ownership of tables."""
