"""The migrations of the database, in the order of their numbers. The name of a file is the name of its revision."""
