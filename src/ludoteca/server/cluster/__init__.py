"""Several server processes on one PostgreSQL: who is there, and which of them has which table."""
