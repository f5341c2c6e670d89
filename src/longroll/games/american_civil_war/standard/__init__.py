"""The rules of the standard game on the map; battles are in `tactical`, optional rules in `advanced`."""
