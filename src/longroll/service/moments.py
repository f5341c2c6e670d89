"""The moments of a match, by which its replay is walked through."""

from longroll.kernel.contract import Moment
from longroll.service.published import Published
from longroll.service.state_types import MomentShape


def list_moments(published: Published, viewer: str) -> list[MomentShape]:
    """One for the beginning and one after each action that the viewer may know."""
    snapshot = published.snapshot
    before = snapshot.opening_moment
    moments = [moment_shape(0, before, "start", "", next_seat(published, 0))]
    for number, at in enumerate(published.visibility(viewer).numbers, 1):
        entry = snapshot.history[at]
        seat = next_seat(published, at + 1)
        moments.append(moment_shape(number, entry.moment, moment_kind(before, entry.moment, seat), entry.action, seat))
        before = entry.moment
    return moments


def next_seat(published: Published, count: int) -> str:
    """The seat whose turn it was after so many actions."""
    snapshot = published.snapshot
    return snapshot.history[count].seat if count < snapshot.count else snapshot.to_move


def moment_shape(number: int, moment: Moment, kind: str, action: str, seat: str) -> MomentShape:
    return {
        "number": number,
        "kind": kind,
        "action": action,
        "seat": seat,
        "turn": moment.turn,
        "phase": moment.phase,
        "step": moment.step,
        "battle": moment.battle,
        "round": moment.round,
    }


def moment_kind(before: Moment, after: Moment, seat: str) -> str:
    """The greatest thing that changed: the game ended, a turn, a phase or a battle began, or only a step."""
    if not seat:
        return "end"
    if after.turn != before.turn:
        return "turn"
    if after.phase != before.phase:
        return "phase"
    if after.round and (not before.round or after.battle != before.battle):
        return "battle"
    return "step"
