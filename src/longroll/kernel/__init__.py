"""What every game shares: the contract, dice, journal, verdicts, events, rule registry, graph. It knows no game."""
