"""The ways by which a server tells people something."""
