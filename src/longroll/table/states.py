"""A state: everything a page needs to show a match to one seat, as JSON."""

from typing import Any

import msgspec

from longroll.kernel.contract import Game, Prompt
from longroll.kernel.event import Event
from longroll.kernel.outcome import Outcome
from longroll.table.seats import ONLOOKER, is_person
from longroll.table.shown import Shown, Told
from longroll.table.sitting import Sitting
from longroll.table.thinking import Thinking

encode = msgspec.json.Encoder().encode


def encode_state(shown: Shown, seat: str, trouble: str = "", thinking: Thinking | None = None) -> msgspec.Raw:
    """The state as it is seen from a seat (empty: by an onlooker), encoded once and shared."""
    key = (seat, trouble, thinking)
    if key not in shown.encoded:
        shown.encoded[key] = encode(make_state(shown, seat, trouble, thinking))
    return msgspec.Raw(shown.encoded[key])


def make_state(shown: Shown, seat: str, trouble: str, thinking: Thinking | None) -> dict[str, object]:
    game, record, outcome = shown.game, shown.record, shown.outcome
    to_move = shown.to_move
    return {
        "id": record.id,
        "name": record.name,
        "version": shown.version_for(seat),
        "title": record.title,
        "system": game.system,
        "pack": bool(game.pack),
        "rules": record.rules,
        "scenario": record.scenario,
        "options": record.options,
        "seats": record.seats,
        "seat": seat,
        "to_move": to_move,
        "prompt": prompt_shape(shown.prompt),
        "choices": list_choices(game, shown.position) if seat and seat == to_move else [],
        "view": game.view(shown.position, game.seats.index(seat) if seat else None),
        "outcome": outcome_shape(outcome),
        "undo_stops": undo_stops(shown, seat),
        "actions": len(shown.numbers(seat)),
        "commitment": record.commitment,
        "seed": record.seed if outcome else None,
        "parent": record.parent,
        "parent_action": record.parent_action,
        "trouble": trouble,
        "thinking": None if thinking is None else thinking._asdict(),
    }


def list_choices(game: Game[Any], position: Any) -> list[dict[str, object]]:
    return [{"text": game.write_action(action), "facts": game.describe(action)} for action in game.choices(position)]


def undo_stops(shown: Shown, eyes: str) -> str:
    """Why nothing can be taken back; what a computer player did, or somebody in secret, is the other side's."""
    if not shown.is_open_to(eyes):
        return "seat"
    if shown.undo_stops or not shown.count:
        return shown.undo_stops or "start"
    return "" if is_person(shown.record.seats, shown.told[shown.count - 1].seat) else "seat"


def prompt_shape(prompt: Prompt) -> dict[str, object]:
    return {"kind": prompt.kind, "rule": prompt.rule, "facts": prompt.facts}


def outcome_shape(outcome: Outcome | None) -> dict[str, str] | None:
    return None if outcome is None else outcome._asdict()


def encode_standing(sitting: Sitting) -> bytes:
    """What a list of matches shows of where one stands; while a secret is kept, only what an onlooker may know."""
    game, position = sitting.game, sitting.match.position
    outcome = game.outcome(position)
    to_move = "" if outcome else game.seats[game.seat(position)]
    prompt = prompt_shape(game.prompt(position))
    veiled = {"version": sitting.version_for(ONLOOKER), "actions": sitting.sealed} if sitting.keeper else {}
    return encode({"to_move": to_move, "prompt": prompt, "outcome": outcome_shape(outcome), **veiled})


def events_after(shown: Shown, kept: int, eyes: str) -> list[dict[str, object]]:
    """The events of all actions that a seat may know, after the first `kept` of them."""
    return [
        event_shape(number, shown.told[at], event)
        for number, at in enumerate(shown.numbers(eyes)[kept:], kept)
        for event in shown.told[at].events
    ]


def event_shape(number: int, told: Told, event: Event) -> dict[str, object]:
    return {
        "number": number + 1,
        "seat": told.seat,
        "action": told.action,
        "dice": told.dice,
        "kind": event.kind,
        "rule": event.rule,
        "facts": event.facts,
    }
