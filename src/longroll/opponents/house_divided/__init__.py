"""Computer players of A House Divided."""
