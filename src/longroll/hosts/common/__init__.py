"""What the hosts share: rows, encoding, languages, errors, watchers."""
