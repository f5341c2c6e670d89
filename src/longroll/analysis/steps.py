"""A game in steps: what a seat did until a die fell, the choice passed to another seat or its turn was over.

A step is a plan (`opponents/plan.py`) that was carried out. Only its last action can have dice.
"""

from typing import Any, NamedTuple

from longroll.kernel.contract import Game
from longroll.kernel.dice import ScriptedDice
from longroll.match import Snapshot
from longroll.opponents.evaluator import Evaluator


class Step(NamedTuple):
    """Actions `first` to `last`, counted from 1; `before` is the position before the last one. `script` has the choices
    at which something else could have been done."""

    first: int
    last: int
    seat: int
    start: Any
    before: Any
    end: Any
    action: int
    script: tuple[int, ...]
    dice: tuple[int, ...]

    @property
    def side(self) -> int:
        return self.seat % 2


def divide(snapshot: Snapshot, evaluator: Evaluator) -> list[Step]:
    """All steps of a match. The positions are those of the match, with all that was hidden."""
    walk = Walk(snapshot.game, evaluator, snapshot.at(0).position.copy())
    for entry in snapshot.entries():
        walk.take(snapshot.game.read_action(entry.action), entry.dice)
    walk.close()
    return walk.steps


class Walk:
    """Plays a match again and notes its steps."""

    def __init__(self, game: Game[Any], evaluator: Evaluator, position: Any) -> None:
        self.game = game
        self.evaluator = evaluator
        self.position = position
        self.count = 0
        self.steps: list[Step] = []
        self.open: Step | None = None
        self.turn = -1

    def take(self, action: int, dice: tuple[int, ...]) -> None:
        game, position = self.game, self.position
        seat, turn = game.seat(position), self.evaluator.turn(position)
        if self.open is not None and (seat, turn) != (self.open.seat, self.turn):
            self.close()
        before = position.copy()
        chosen = (action,) if len(game.choices(position)) > 1 else ()
        game.advance(position, action, ScriptedDice(list(dice)), None)
        self.count += 1
        self.turn = turn
        begun = self.open or Step(self.count, 0, seat, before, before, None, action, (), ())
        script = begun.script + chosen
        self.open = begun._replace(last=self.count, before=before, action=action, script=script, dice=dice)
        if dice:
            self.close()

    def close(self) -> None:
        if self.open is not None:
            self.steps.append(self.open._replace(end=self.position.copy()))
        self.open = None
