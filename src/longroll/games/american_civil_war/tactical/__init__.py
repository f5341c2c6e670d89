"""The tactical battle of the standard game."""
