"""The addresses of the interface."""
