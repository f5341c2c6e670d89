"""The club of the server."""
