"""The games, each in a folder of its own that knows nothing of the others."""
