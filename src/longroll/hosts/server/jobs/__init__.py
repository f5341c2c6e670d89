"""Background jobs of the server."""
