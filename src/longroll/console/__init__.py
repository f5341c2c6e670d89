"""What the command line shows: the text game, and the lists and reports of the other commands."""
