"""The worked examples of the rulebooks, played through the public surface."""
