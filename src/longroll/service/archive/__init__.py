"""The archive of the club: finished matches, searched, counted and exported."""
