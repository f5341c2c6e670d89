"""A preview: what a few actions would lead to. Nothing is played, and no die is rolled for it."""

from collections.abc import Sequence
from dataclasses import replace

from longroll.kernel.dice import RollNeeded, ScriptedDice
from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Refused, UnknownPlace
from longroll.match import Explanation, Snapshot
from longroll.service.errors import RefusedAction, ServiceError, no_action
from longroll.service.seats import check_turn
from longroll.service.state import list_choices
from longroll.service.state_types import PreviewShape
from longroll.service.summary import prompt_shape

MOST = 60


def preview(snapshot: Snapshot, actions: Sequence[str], viewer: str) -> Snapshot:
    """The match as it would be after these actions of the viewer. Neither a die nor the end of a secret nor that of his
    turn may come before the last of them is made, nor with it."""
    if not actions:
        return snapshot
    check_turn(snapshot.to_move, viewer)
    game, position = snapshot.game, snapshot.position.copy()
    for text in actions:
        action, secret = read_allowed(replace(snapshot, position=position), text), game.secret(position)
        try:
            game.advance(position, action, ScriptedDice([]), None)
        except RollNeeded:
            raise ServiceError("no-preview", "service-no-preview") from None
        revealed = secret and not game.secret(position)
        if revealed or game.outcome(position) or game.seats[game.seat(position)] != viewer:
            raise ServiceError("no-preview", "service-no-preview")
    return replace(snapshot, position=position)


def read_allowed(snapshot: Snapshot, text: str) -> int:
    """The action, if it is allowed."""
    game = snapshot.game
    try:
        action = game.read_action(text)
    except UnknownPlace as unknown:
        raise RefusedAction(Refused(text, Explanation.of(game, unknown.refusal))) from None
    except LongrollError:
        raise no_action(text) from None
    refusal = game.judge(snapshot.position, action)
    if refusal is not None:
        raise RefusedAction(Refused(text, Explanation.of(game, refusal)))
    return action


def preview_shape(snapshot: Snapshot, viewer: str) -> PreviewShape:
    """What a page shows of it, in place of the same fields of the state."""
    game, position = snapshot.game, snapshot.position
    return {
        "prompt": prompt_shape(snapshot.prompt),
        "choices": list_choices(game, position),
        "view": game.view(position, game.seats.index(viewer)),
    }
