"""The tables of the database, one module for each topic, on one metadata."""
