"""The database: repository, statements, group-commit writer, schema and migrations."""
