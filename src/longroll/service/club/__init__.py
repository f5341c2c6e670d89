"""The club: what people do with each other around their matches."""
