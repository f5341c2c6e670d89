"""The rules of the basic game only."""
