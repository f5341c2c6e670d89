"""Reports: pages that need nothing else, with their style sheet and their plots inside them."""
