"""The advanced rules: a switch of the standard game each, a file each."""
