"""What a side has lost, counted from what the games tell: units eliminated, killed, caught, drowned or gone home."""

from collections.abc import Mapping, Sequence
from typing import Final

from longroll.kernel.event import Event
from longroll.kernel.verdict import Fact

GONE: Final = frozenset({"eliminated", "leader-killed", "deserted", "drowned", "guns-captured"})
# Where an attack itself tells the loss: the fact, its value, and the fact that names who is lost.
STRUCK: Final = {
    "shot": [("hit", "yes", "target")],
    "pursued": [("caught", "yes", "target")],
    "fired": [("result", "destroyed", "target")],
    "charged": [("result", "target-destroyed", "target"), ("result", "charger-destroyed", "sort")],
}


def count_losses(events: Sequence[Event], sides: Sequence[str], losses: list[int]) -> None:
    """Adds what the events tell to the losses of each side; those of anybody else do not count."""
    for kind, _, facts in events:
        if kind in GONE:
            add(side_of(facts, "sort"), facts.get("count", 1), sides, losses)
        elif kind in STRUCK:
            for fact, value, victim in STRUCK[kind]:
                if facts.get(fact) == value:
                    add(owner(facts[victim]), 1, sides, losses)


def side_of(facts: Mapping[str, Fact], sort: str) -> str:
    return str(facts["side"]) if "side" in facts else owner(facts[sort])


def owner(sort: Fact) -> str:
    """Whose a sort of piece is: `union-infantry`."""
    return str(sort).partition("-")[0]


def add(side: str, count: Fact, sides: Sequence[str], losses: list[int]) -> None:
    if side in sides:
        losses[sides.index(side)] += int(count)
