"""Computer players of The American Civil War."""
