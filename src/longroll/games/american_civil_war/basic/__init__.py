"""What is law in the basic game only."""
