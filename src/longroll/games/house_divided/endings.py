"""How the game can end: for each ending the rule that decides it and the sides that can win by it."""

from typing import Final, NamedTuple

from longroll.games.house_divided.terms import CONFEDERATE, NOBODY, UNION


class Ending(NamedTuple):
    rule: str
    winners: tuple[int, ...]


NOT_ENDED: Final = 0
VICTORY_CITIES: Final = 1
CAPITAL_TAKEN: Final = 2
OUTNUMBERED: Final = 3
TIME_IS_UP: Final = 4
SHORT_GAME: Final = 5

ENDINGS: Final[dict[int, Ending]] = {
    NOT_ENDED: Ending("", (NOBODY,)),
    VICTORY_CITIES: Ending("AHD-11.0-a", (UNION,)),
    CAPITAL_TAKEN: Ending("AHD-11.0-b", (CONFEDERATE,)),
    OUTNUMBERED: Ending("AHD-11.0-c", (CONFEDERATE,)),
    TIME_IS_UP: Ending("AHD-11.0-d", (CONFEDERATE,)),
    SHORT_GAME: Ending("AHD-13.0-b", (UNION, CONFEDERATE)),
}
ENDING_NUMBERS: Final = {ending.rule: number for number, ending in ENDINGS.items() if ending.rule}


def endings_of(title: str) -> list[str]:
    """The rules by which a game of this title can end."""
    del title
    return list(ENDING_NUMBERS)
