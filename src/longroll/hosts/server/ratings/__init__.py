"""The ratings of the server."""
