"""The addresses of the interface, one file per noun."""
