"""The past of a match: the moments of a scrubber, and the state at any of them."""

from dataclasses import replace

from longroll.kernel.dice import ScriptedDice
from longroll.table.shown import Moment, Shown
from longroll.table.troubles import missing


def list_moments(shown: Shown, eyes: str) -> list[dict[str, object]]:
    """One for the beginning and one after each action that a seat may know."""
    moments = [moment_shape(0, shown.start, "start", "")]
    before = shown.start
    for number, at in enumerate(shown.numbers(eyes), 1):
        told = shown.told[at]
        moments.append(moment_shape(number, told.moment, kind_of(before, told.moment), told.action))
        before = told.moment
    return moments


def moment_shape(number: int, moment: Moment, kind: str, action: str) -> dict[str, object]:
    return {"number": number, "kind": kind, "action": action, **moment._asdict()}


def kind_of(before: Moment, after: Moment) -> str:
    """The greatest thing that changed: the game is over, a turn, a phase or a battle began, or only a step."""
    if not after.seat:
        return "end"
    if after.turn != before.turn:
        return "turn"
    if after.phase != before.phase:
        return "phase"
    if after.round and (not before.round or after.box != before.box):
        return "battle"
    return "step"


def shown_at(shown: Shown, asked: int, eyes: str) -> Shown:
    """What was shown after that many of the actions that a seat may know, as something to look at: its version is that
    of the present."""
    known = shown.numbers(eyes)
    if not 0 <= asked <= len(known):
        raise missing("table-no-moment", number=str(asked), last=str(len(known)))
    if asked == len(known):
        return shown
    number = known[asked - 1] + 1 if asked else 0
    mark = max((mark for mark in shown.marks if mark.number <= number), key=lambda mark: mark.number)
    position = mark.position.copy()
    between = shown.told[mark.number : number]
    dice = ScriptedDice([roll for told in between for roll in told.dice])
    for told in between:
        shown.game.advance(position, shown.game.read_action(told.action), dice, None)
    return replace(shown, position=position, count=number, undo_stops="seat", past=True, encoded={})
