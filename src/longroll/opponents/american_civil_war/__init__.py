"""What the computer players know of The American Civil War."""
