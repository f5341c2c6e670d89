"""A match as it is stored, without its actions."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from secrets import token_hex, token_urlsafe
from time import time
from typing import Any

from longroll.games import load
from longroll.kernel.contract import Game
from longroll.kernel.dice import CommittedDice, Dice, ScriptedDice, commitment
from longroll.kernel.journal import Journal
from longroll.match import Match, check_options, check_scenario, read_seed
from longroll.table.troubles import Trouble


@dataclass(frozen=True, kw_only=True)
class Record:
    """`script` holds the rolls of a fork or of a sealed journal; when they are used up, the seed takes over."""

    title: str
    rules: str
    pack: str = ""
    scenario: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    position: str = ""
    seats: Mapping[str, str] = field(default_factory=dict)
    seed: str = field(default_factory=lambda: token_hex(16))
    script: tuple[int, ...] = ()
    name: str = ""
    parent: str = ""
    parent_action: int = 0
    id: str = field(default_factory=lambda: token_urlsafe(8))
    created: float = field(default_factory=time)
    version: int = 0

    @cached_property
    def game(self) -> Game[Any]:
        return load(self.title, self.pack)

    @cached_property
    def commitment(self) -> str:
        return commitment(self.seed)


def new_record(
    title: str,
    scenario: str,
    options: Mapping[str, str],
    seats: Mapping[str, str],
    seed: int | str | None,
    name: str,
    pack: str = "",
) -> Record:
    """The record of a match that begins; raises `LongrollError` for what the game does not have."""
    game = load(title, pack)
    scenario = scenario or game.scenarios[0]
    check_scenario(game, scenario)
    check_options(game, options)
    drawn = token_hex(16) if seed is None else read_seed(seed)
    return Record(
        title=title,
        rules=game.rules_version,
        pack=game.pack,
        scenario=scenario,
        options=options,
        seats=seats,
        seed=drawn,
        name=name,
    )


def begin(record: Record) -> Match:
    """The match before its first action."""
    game = record.game
    if record.rules != game.rules_version:
        facts = {"theirs": record.rules, "ours": game.rules_version}
        raise Trouble(409, "other-rules", "table-other-rules", facts)
    dice: Dice = ScriptedDice(list(record.script)) if record.script else CommittedDice(record.seed)
    options = dict(record.options)
    if record.position:
        position = game.read_position(record.position)
    else:
        position = game.set_up(record.scenario, options, dice)
    journal = Journal(record.title, record.rules, record.scenario, options, record.position, seed=record.seed)
    journal.commitment = record.commitment
    journal.pack = record.pack
    return Match(game, position, dice, journal)


def change_dice(match: Match, record: Record) -> None:
    """Let the seed take over when the script is used up. It ends with an action, so no action has dice of both."""
    dice = match.dice
    if isinstance(dice, ScriptedDice) and dice.count == len(dice.rolls):
        match.dice = CommittedDice(record.seed)


def rolls_between(dice: Dice, first: int, last: int) -> tuple[int, ...]:
    """What was rolled, from roll number `first` up to `last`."""
    rolls: Iterable[int] = dice.rolls[first:last] if isinstance(dice, CommittedDice | ScriptedDice) else ()
    return tuple(rolls)
