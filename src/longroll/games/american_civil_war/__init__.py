"""The American Civil War: the basic and the standard game, with the advanced rules as switches of the standard game."""
