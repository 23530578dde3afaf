"""How Alembic runs the migrations: on the connection that the store hands it."""

from alembic import context

from tycoon.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
