"""Tactical battles for tests: the Union attacks in northern Virginia, on a major field unless said otherwise."""

from collections.abc import Sequence

from longroll import Match
from tests.games.american_civil_war.board import standard

PHASES = ["cavalry", "artillery", "infantry", "leaders"]


def fight(
    words: str,
    *,
    phase: str = "infantry",
    part: str = "attacker",
    round_: int = 1,
    size: int = 2,
    step: str = "act",
    space: str = "northern-virginia",
    dice: Sequence[int] = (),
    turn: int = 1,
) -> Match:
    """`words` are of the notation, with `a1` for attacker-line-1, `am1` its middle, `ar`, `ax`; `d...` likewise."""
    books = {"defender": 1, "size": size, "battle-turn": round_, "phase": PHASES.index(phase), "stage": 1}
    books["part"] = int(part == "defender")
    said = " ".join(f"{name}={number}" for name, number in books.items() if number)
    areas = " ".join(long(word) for word in words.split())
    return standard(f"space={space} {said} {areas}", step=step, dice=dice, turn=turn)


def long(word: str) -> str:
    name, colon, pieces = word.partition(":")
    return f"{area(name)}:{pieces}" if colon and name[0] in "ad" and len(name) <= 3 else word


def area(name: str) -> str:
    """`am2` is attacker-middle-2, `dx` defender-routed."""
    side = {"a": "attacker", "d": "defender"}[name[0]]
    rest = name[1:]
    if rest in ("r", "x"):
        return f"{side}-{'reserve' if rest == 'r' else 'routed'}"
    return f"{side}-middle-{rest[1]}" if rest[0] == "m" else f"{side}-line-{rest}"


FULL = "a1:2ui a2:2ui a3:2ui d1:2ci d2:2ci d3:2ci"
