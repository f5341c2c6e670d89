"""Alembic runs this: the migrations are carried out on the connection, and in the transaction, of `upgrade`."""

from alembic import context

from longroll.hosts.server.store.tables.base import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
