"""The names of the computer players: a level alone, or a level with a commander (`crack:lee`)."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.opponents.bot import PLENTY, Bot, Budget
from longroll.opponents.changes import NO_CHANGES, Changes
from longroll.opponents.commanders import commanders, style_factors
from longroll.opponents.levels import SECONDS, Crack, FormerCrack, Veteran, playouts_of
from longroll.opponents.militia import Militia
from longroll.opponents.random import RandomBot

BOTS: Final[dict[str, Callable[[Game[Any]], Bot]]] = {
    "random": RandomBot,
    "militia": Militia,
    "veteran": Veteran,
    "crack": Crack,
    "crack-1": FormerCrack,
}
OFFERED: Final = ("random", "militia", "veteran", "crack")
"""The levels among which people choose; `crack-1` is for measuring."""
COMMANDED: Final[dict[str, Callable[[Game[Any], dict[str, float], Changes], Bot]]] = {
    "veteran": Veteran,
    "crack": Crack,
}
"""The levels that can have a commander."""
MARK: Final = ":"


class BotEntry(NamedTuple):
    """What `longroll bots --json` says of a computer player."""

    name: str
    level: str
    style: str
    seconds: float | None


class Offer(NamedTuple):
    """A computer player among which people choose: a level, alone or with a commander."""

    name: str
    level: str
    style: str
    seconds: float | None
    commander: str
    side: str  # of the commander


@cache
def offers(system: str) -> tuple[Offer, ...]:
    """The computer players of a system; only commanders whose style changes anything there."""
    plain = [Offer(name, name, "", SECONDS.get(name), "", "") for name in OFFERED]
    commanded = [
        Offer(f"{level}{MARK}{one.name}", level, one.style, SECONDS[level], one.name, one.side)
        for level in COMMANDED
        for one in commanders().values()
        if style_factors(system, one.style)
    ]
    return (*plain, *commanded)


def bot_facts(name: str) -> dict[str, str]:
    """What the message `bot` needs to name a computer player."""
    level, _, commander = name.partition(MARK)
    if not level_of(name):
        return {"bot": name[:40], "commander": "none"}
    return {"bot": level, "commander": commanders()[commander].surname if commander else "none"}


def entries() -> list[BotEntry]:
    plain = [BotEntry(name, name, "", SECONDS.get(name)) for name in BOTS]
    return plain + [
        BotEntry(f"{level}{MARK}{one.name}", level, one.style, SECONDS[level])
        for level in COMMANDED
        for one in commanders().values()
    ]


def level_of(name: str) -> str:
    """The level in the name of a computer player; empty if it is none of ours."""
    level, mark, commander = name.partition(MARK)
    if not mark:
        return level if level in BOTS else ""
    return level if level in COMMANDED and commander in commanders() else ""


def make_bot(name: str, game: Game[Any], changes: Changes = NO_CHANGES) -> Bot:
    """The computer player of a name for which `level_of` has a level."""
    level, _, commander = name.partition(MARK)
    if level in COMMANDED:
        factors = style_factors(game.system, commanders()[commander].style) if commander else {}
        return COMMANDED[level](game, factors, changes)
    if level == "militia":
        return Militia(game, changes)
    if changes != NO_CHANGES:
        raise LongrollError(f"{level} has no numbers that can be changed; militia, veteran and crack have")
    return BOTS[level](game)


def full_budget(name: str, game: Game[Any]) -> Budget:
    """The playouts of a level without a clock, so that games can be repeated."""
    level = level_of(name)
    return Budget(playouts=playouts_of(level, game) if level in SECONDS else 0)


def timed_budget(name: str) -> Budget:
    """What a level may spend while a person waits."""
    level = level_of(name)
    return Budget(seconds=SECONDS[level], playouts=PLENTY) if level in SECONDS else Budget()
