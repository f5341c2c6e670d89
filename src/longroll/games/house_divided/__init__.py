"""A House Divided: one file per chapter of its rulebook."""
