"""Alembic's environment. The server passes a connection of its own."""

from alembic import context

from ludoteca.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
