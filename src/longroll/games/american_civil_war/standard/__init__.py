"""What is law in the standard game on the map; its battles are in `tactical_*.py`, its switches in `advanced`."""
