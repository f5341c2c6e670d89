"""The store of the server: one SQLite file, or a PostgreSQL database that several servers share."""
