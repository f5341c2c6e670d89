"""The people of a club: their accounts, sessions and limits."""
