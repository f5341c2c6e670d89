"""The table: the server where matches are kept, played and watched. The journal of a match is the truth; all else is
derived from it. Only the command line imports this package."""
