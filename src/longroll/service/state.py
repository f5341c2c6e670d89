"""What clients are sent, before it is encoded: the state of a match, its entries, its moments."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from longroll.games import load
from longroll.kernel.catalogue import ENGLISH
from longroll.kernel.contract import Game, Moment
from longroll.lessons import Lesson
from longroll.match import HistoryEntry, Visibility
from longroll.opponents.fair_start import fair_shape
from longroll.opponents.roster import Offer
from longroll.service.agreement_shape import agreement_shape
from longroll.service.exercise_play import exercise_of, is_played
from longroll.service.exercise_shape import stand_shape
from longroll.service.guided_shape import guided_shape
from longroll.service.lesson_play import guide_now
from longroll.service.lesson_shape import guide_shape
from longroll.service.published import Published
from longroll.service.seats import is_person
from longroll.service.summary import outcome_shape, prompt_shape


class BotStatus(NamedTuple):
    """A computer player whose turn it is. `status`: queued or thinking; `since`: when its turn came; `spent`: seconds
    of its turn that were spent before this choice; `seconds`: what it may spend, if it has a clock."""

    seat: str
    bot: str
    status: str
    since: float
    spent: float
    seconds: float | None


class Update(NamedTuple):
    """The answer to an edit, and a message to watchers. Of the actions that the client knew the first `kept` still
    stand; `entries` are all after them, with their numbers as the viewer counts."""

    published: Published
    viewer: str
    version: int
    kept: int
    entries: list[tuple[int, HistoryEntry]]
    played: int


def make_update(published: Published, viewer: str, known: int, played: int = 0) -> Update:
    """What a viewer must be sent who knew the match at version `known`."""
    kept = published.kept_for(viewer, known)
    entries = list_entries(published, kept, viewer)
    return Update(published, viewer, published.version_for(viewer), kept, entries, played)


def list_entries(published: Published, since: int, viewer: str) -> list[tuple[int, HistoryEntry]]:
    """The actions that a viewer may know after the first `since`, each with its number."""
    return list(enumerate(published.visibility(viewer).entries(since), since + 1))


def opening_entry(published: Published) -> HistoryEntry:
    """What the set-up led to before the first action; no seat chose it."""
    snapshot = published.snapshot
    dice, events, moment = snapshot.opening_dice, snapshot.opening, snapshot.opening_moment
    return HistoryEntry("", "", "", dice, events, hidden=False, barrier="start", moment=moment)


def entry_shape(number: int, entry: HistoryEntry, events: object) -> dict[str, object]:
    """`events` are those of the entry, as the host encodes them."""
    return {
        "number": number,
        "seat": entry.seat,
        "action": entry.action,
        "dice": entry.dice,
        "forced": entry.forced,
        "ordered": entry.ordered,
        "events": events,
    }


def state_shape(
    published: Published,
    viewer: str,
    bot: BotStatus | None,
    bot_error: str,
    language: str = ENGLISH,
    online: Sequence[str] = (),
) -> dict[str, object]:
    """Everything that a page needs to show a match to one viewer. Only what is for learning has words in it. `online`
    are the players who are connected."""
    game, snapshot, info, header = published.game, published.snapshot, published.info, published.snapshot.header
    visibility = published.visibility(viewer)
    outcome, to_move = snapshot.outcome, published.to_move
    guide, exercise = guide_now(published), exercise_of(info.lesson)
    history = snapshot.history[: snapshot.count]
    ended = (guide is not None and guide.finished) or (exercise is not None and is_played(history))
    may_act = viewer and viewer == to_move and published.damage is None and not ended and not published.halted
    choices = list_choices(game, snapshot.position) if may_act else []
    return {
        "id": info.id,
        "name": info.name,
        "version": published.version_for(viewer),
        "title": header.title,
        "system": game.system,
        "scenario": header.scenario,
        "options": header.options,
        "seats": published.seats,
        "rules": header.rules,
        "pack": header.custom_pack,
        "own_board": game.pack != load(header.title).pack,
        "seat": viewer,
        "to_move": to_move,
        "prompt": prompt_shape(snapshot.prompt),
        "choices": choices,
        "forced": guide is None and len(choices) == 1 and game.forced(snapshot.position) is not None,
        "view": game.view(snapshot.position, game.seats.index(viewer) if viewer else None),
        "outcome": outcome_shape(outcome),
        "undo_stops": undo_stops(published, visibility)
        if guide is None
        else undo_stops_in(guide.lesson, snapshot.count),
        "actions": published.count_for(viewer),
        "commitment": header.commitment,
        "seed": header.seed if published.over else None,
        "seed_chosen": header.seed_chosen,
        "shares": [share._asdict() for share in (header.shares if published.over else header.sealed_shares)],
        "parent": info.parent,
        "parent_action": info.parent_action,
        "origin": info.origin,
        "bot": None if bot is None else bot._asdict(),
        "bot_error": bot_error,
        "damage": damage_shape(published),
        "lesson": None if guide is None else guide_shape(guide, language),
        "exercise": None if exercise is None else stand_shape(exercise, history, language),
        "guided": guided_shape(published, language),
        "agreement": agreement_shape(published, viewer, online),
    }


def list_choices(game: Game[Any], position: Any) -> list[dict[str, object]]:
    return [{"text": game.write_action(action), "facts": game.describe(action)} for action in game.choices(position)]


def undo_stops(published: Published, visibility: Visibility) -> str:
    """Why the viewer can undo nothing. What a computer player did is the other side's."""
    if published.settled:
        return "end"
    stops = visibility.undo_stops
    if stops or not published.snapshot.count:
        return stops or "start"
    last = published.snapshot.history[published.snapshot.count - 1]
    return "" if is_person(published.seats, last.seat) else "seat"


def undo_stops_in(lesson: Lesson, count: int) -> str:
    return "" if count > len(lesson.start.actions) else "start"


def damage_shape(published: Published) -> dict[str, object] | None:
    damage = published.damage
    if damage is None:
        return None
    return {**damage._asdict(), "kept": damage.number - 1}


def list_moments(published: Published, viewer: str) -> list[dict[str, object]]:
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
    """Whose turn it was after so many actions."""
    snapshot = published.snapshot
    return snapshot.history[count].seat if count < snapshot.count else snapshot.to_move


def moment_shape(number: int, moment: Moment, kind: str, action: str, seat: str) -> dict[str, object]:
    return {"number": number, "kind": kind, "action": action, "seat": seat, **moment._asdict()}


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


def game_shape(game: Game[Any], bots: Sequence[Offer]) -> dict[str, object]:
    return {
        "title": game.title,
        "system": game.system,
        "rules": game.rules_version,
        "seats": game.seats,
        "scenarios": game.scenarios,
        "options": [option._asdict() for option in game.options],
        "bots": [bot._asdict() for bot in bots],
        "names": game.names,
        "packs": game.packs,
        "fair": [fair_shape(game.title, scenario) for scenario in game.scenarios],
    }
