"""What people are told when they do not look at the page."""
