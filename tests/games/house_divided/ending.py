"""Half-turns that are about to end, and what they ended with."""

from longroll import Match
from tests.games.house_divided.board import board

PRIZES = ["new-orleans", "mobile", "atlanta", "memphis", "charleston-sc", "wilmington", "richmond"]
OUTPOSTS = "u9:im:philadelphia c9:im:raleigh"
# Union 32, Confederacy 32: one more number either way decides.
LEVEL = "cairo:confederate baltimore:confederate chillicothe:confederate"


def ending(
    units: str = OUTPOSTS,
    control: str = "",
    side: str = "union",
    turn: int = 2,
    scenario: str = "campaign",
    options: str = "",
) -> Match:
    """The last moment of a half-turn: `rest` ends it."""
    return board(
        units,
        control=control,
        side=side,
        turn=turn,
        step="recruit",
        scenario=scenario,
        options=options,
        fields="reserve=12",
        dice=[2] * 8,
    )


def held(boxes: list[str], side: str = "union") -> str:
    return " ".join(f"{box}:{side}" for box in boxes)


def won(match: Match) -> tuple[str, str]:
    """The winner and the rule, both empty while the game goes on."""
    return (match.outcome.winner, match.outcome.rule) if match.outcome else ("", "")


def maximum(match: Match) -> tuple[int, int]:
    both = match.view()["maximum"]
    assert isinstance(both, dict)
    return both["union"], both["confederate"]
