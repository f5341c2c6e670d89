"""One game to be played and its result: what is sent to a worker, sent back, and kept in the ledger."""

import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, field

from longroll.games import load
from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.match.start import check_options, check_scenario
from longroll.opponents import find_bot
from longroll.opponents.bot import Budget
from longroll.opponents.changes import CHANGED, read_changes
from longroll.opponents.roster import full_budget

MARK: Final = "@"
DIGITS: Final = 9  # of a number of playouts


class Job(Struct, frozen=True, omit_defaults=True):
    """Everything that determines a game. A bot may be given with its playouts, and with its numbers changed:
    `crack@400+{"parameters": ...}`."""

    title: str
    scenario: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, str]
    dice: str  # the seed of the game's dice
    own: str = ""  # makes the players' own dice differ in games with the same dice
    seconds: float = 0.0  # for one own turn, instead of playouts
    noise: tuple[float, float] = (0.0, 0.0)  # the part of each side's choices that is made at random
    track: bool = True  # record chances, losses and turns
    measure: bool = False  # record the features at the end of every turn
    listed: bool = False  # record every action


class GameRecord(Struct, omit_defaults=True):
    """The result of a job. Lists of two entries are by side; chances are the first side's."""

    winner: int = -1  # a side; -1: nobody
    level: str = ""
    rule: str = ""
    failure: str = ""  # why the game was stopped early
    failed: int = -1  # the side whose bot failed; -1: the game itself
    actions: int = 0
    turn: int = 0  # of the calendar, when the game ended
    seconds: float = 0.0  # of processor time
    over: list[int] = field(default_factory=lambda: [0, 0])  # own turns that took more than 1.2 times their budget
    slowest: list[float] = field(default_factory=lambda: [0.0, 0.0])  # seconds of the longest own turn
    losses: list[int] = field(default_factory=lambda: [0, 0])
    expected: list[tuple[int, int, float]] = []  # side, calendar turn, the chance expected as an own turn began
    curve: list[tuple[int, float]] = []  # calendar turn and chance at the end of every own turn
    features: list[list[float]] = []  # at the same moments as `curve`
    made: list[tuple[int, float]] = []  # every action, and how much better a search found its plan than the best-ranked


def make_job(
    title: str, bots: tuple[str, str], dice: str, scenario: str = "", options: Mapping[str, str] | None = None
) -> Job:
    """A job; every name in it is checked."""
    game = load(title)
    chosen = dict(options or {})
    check_scenario(game, scenario := scenario or game.scenarios[0])
    check_options(game, chosen)
    first, second = bots
    bots = with_changes(first), with_changes(second)
    with redirect_stdout(sys.stderr):
        for word in bots:
            find_bot(read_bot(word, game)[0], game)
    return Job(title, scenario, tuple(sorted(chosen.items())), bots, dice)


def with_changes(word: str) -> str:
    """`militia+FILE` with the numbers of the file in the place of its name, so that they travel with the job."""
    bot, mark, source = word.partition(CHANGED)
    if not mark or source.startswith("{"):
        return word
    try:
        text = Path(source).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "it is not text"
        raise LongrollError(f"{source[:80]} cannot be read: {why}") from None
    return bot + mark + read_changes(text, source).write()


def read_bot(word: str, game: Game[Any]) -> tuple[str, Budget]:
    """The name of a bot, with its changes, and its budget: the level's own playouts, or the number after the mark."""
    bot, changed, numbers = word.partition(CHANGED)
    name, mark, number = bot.partition(MARK)
    if not mark:
        return word, full_budget(name, game)
    if not number.isdecimal() or len(number) > DIGITS or int(number) < 1:
        raise LongrollError(f"{bot[:40]!r} is not a bot with its playouts: write it as crack{MARK}400")
    return name + changed + numbers, Budget(playouts=int(number))
