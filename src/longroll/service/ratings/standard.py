"""What a match must be played with to be rated: the printed rules and components, or a fair start."""

from collections.abc import Mapping

from longroll.games import read_title
from longroll.kernel.handicap import HANDICAP
from longroll.kernel.header import is_edition
from longroll.opponents.fair_start import fair_handicap


def is_shipped(pack: str) -> bool:
    return is_edition(pack)


def other_options(title: str, options: Mapping[str, str]) -> dict[str, str]:
    """The options that are not as printed."""
    printed = {option.name: option.values[0] for option in read_title(title).options}
    return {name: value for name, value in options.items() if value != printed.get(name)}


def is_standard(title: str, scenario: str, options: Mapping[str, str]) -> bool:
    """Is the match played as printed, or with the handicap that makes the scenario fair?"""
    other = other_options(title, options)
    return not other or other == {HANDICAP: fair_handicap(title, scenario)}
