"""The server: the service over HTTP and websockets, with SQLite and processes that think; it also serves the page."""
