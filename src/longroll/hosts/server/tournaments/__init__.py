"""The tournaments of the server."""
