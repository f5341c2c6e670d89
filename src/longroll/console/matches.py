"""The match of a text game: a new one, or one loaded from a file."""

from collections.abc import Sequence

from longroll.console.files import read_journal
from longroll.kernel.error import LongrollError
from longroll.match import Match


def read_options(words: Sequence[str] | None) -> dict[str, str]:
    """`name=value`, each name once."""
    options: dict[str, str] = {}
    for word in words or []:
        name, sign, value = word.partition("=")
        if not sign or not name or not value:
            raise LongrollError(f"{word!r} is not an option: write it as name=value")
        if name in options:
            raise LongrollError(f"the option {name} is given twice")
        options[name] = value
    return options


def begin_match(title: str, scenario: str, options: Sequence[str] | None, seed: str | None) -> Match:
    return Match.new(title, scenario, seed, read_options(options))


def resume_match(title: str, file: str) -> Match:
    match = Match.replay(read_journal(file))
    if match.game.title != title:
        raise LongrollError(f"{file!r} is a game of {match.game.title}, not of {title}")
    return match
