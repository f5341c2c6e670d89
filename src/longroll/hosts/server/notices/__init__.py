"""The channels by which a server sends notices."""
