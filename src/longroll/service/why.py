"""Why not: whether an action is allowed now, or what a player could mean by pointing at a thing, and the refusal."""

from typing import NamedTuple

from longroll.kernel.contract import Thing
from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import UnknownPlace
from longroll.match import Explanation, Snapshot
from longroll.match.explanation import not_your_turn
from longroll.service.errors import no_action


class Why(NamedTuple):
    """The action in question, and why it is refused; None if it is allowed. No action: the thing means nothing now."""

    action: str
    refusal: Explanation | None


def why_action(snapshot: Snapshot, text: str, viewer: str) -> Why:
    game, position = snapshot.game, snapshot.position
    try:
        action = game.read_action(text)
    except UnknownPlace as unknown:
        return Why(text, Explanation.of(game, unknown.refusal))
    except LongrollError:
        raise no_action(text) from None
    if viewer and snapshot.to_move and viewer != snapshot.to_move:
        return Why(text, Explanation.of(game, not_your_turn(game, position)))
    refusal = game.judge(position, action)
    return Why(text, None if refusal is None else Explanation.of(game, refusal))


def why_thing(snapshot: Snapshot, kind: str, name: str, held: str, viewer: str) -> Why:
    """The first candidate that is allowed; otherwise why the likeliest one is not."""
    game = snapshot.game
    answers = [
        why_action(snapshot, game.write_action(action), viewer)
        for action in game.candidates(snapshot.position, Thing(kind, name), held)
    ]
    return next((answer for answer in answers if answer.refusal is None), answers[0] if answers else Why("", None))
