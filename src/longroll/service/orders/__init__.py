"""Standing orders: answers that a player leaves for questions of the enemy's turn."""
