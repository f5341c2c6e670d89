"""The archive of a server."""
