"""The computer player of A House Divided."""
