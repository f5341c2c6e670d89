"""The one exception that a caller may show to a person: a single sentence saying what is wrong and where."""


class LongrollError(Exception):
    """Bad input: an unknown name, a malformed text, a broken file."""
