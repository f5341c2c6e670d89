"""What clients are sent, before it is encoded: the state of a match, its entries, its game."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from longroll.games import load
from longroll.kernel.catalogue import ENGLISH
from longroll.kernel.contract import Game
from longroll.lessons import Guide, Lesson
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
from longroll.service.state_types import (
    BotStatusShape,
    ChoiceShape,
    ChoicesShape,
    DamageShape,
    EntryShape,
    GameShape,
    LearningShape,
    MatchShape,
    PositionShape,
    SeedShape,
    StateShape,
)
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

    def shape(self) -> BotStatusShape:
        return {
            "seat": self.seat,
            "bot": self.bot,
            "status": self.status,
            "since": self.since,
            "spent": self.spent,
            "seconds": self.seconds,
        }


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


def entry_shape(number: int, entry: HistoryEntry, events: object) -> EntryShape:
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
) -> StateShape:
    """Everything that a page needs to show a match to one viewer. Only what is for learning has words in it. `online`
    are the players who are connected."""
    guide = guide_now(published)
    return {
        **match_shape(published, viewer),
        **position_shape(published, viewer),
        **choices_shape(published, viewer, guide),
        **seed_shape(published),
        **learning_shape(published, guide, language),
        "bot": None if bot is None else bot.shape(),
        "bot_error": bot_error,
        "damage": damage_shape(published),
        "agreement": agreement_shape(published, viewer, online),
    }


def match_shape(published: Published, viewer: str) -> MatchShape:
    """What is played, by whom, and where it comes from."""
    game, info, header = published.game, published.info, published.snapshot.header
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
        "parent": info.parent,
        "parent_action": info.parent_action,
        "origin": info.origin,
    }


def position_shape(published: Published, viewer: str) -> PositionShape:
    game, snapshot = published.game, published.snapshot
    return {
        "seat": viewer,
        "to_move": published.to_move,
        "prompt": prompt_shape(snapshot.prompt),
        "view": game.view(snapshot.position, game.seats.index(viewer) if viewer else None),
        "outcome": outcome_shape(snapshot.outcome),
        "actions": published.count_for(viewer),
    }


def choices_shape(published: Published, viewer: str, guide: Guide | None) -> ChoicesShape:
    """What the viewer may do now, and undo."""
    game, snapshot = published.game, published.snapshot
    choices = list_choices(game, snapshot.position) if may_act(published, viewer, guide) else []
    return {
        "choices": choices,
        "forced": guide is None and len(choices) == 1 and game.forced(snapshot.position) is not None,
        "undo_stops": undo_stops(published, published.visibility(viewer))
        if guide is None
        else undo_stops_in(guide.lesson, snapshot.count),
    }


def may_act(published: Published, viewer: str, guide: Guide | None) -> bool:
    if not viewer or viewer != published.to_move or published.damage is not None or published.halted:
        return False
    if guide is not None and guide.finished:
        return False
    return exercise_of(published.info.lesson) is None or not is_played(history_of(published))


def seed_shape(published: Published) -> SeedShape:
    """The seed and who made it; while the match goes on, only what they have committed to."""
    header = published.snapshot.header
    shares = header.shares if published.over else header.sealed_shares
    return {
        "commitment": header.commitment,
        "seed": header.seed if published.over else None,
        "seed_chosen": header.seed_chosen,
        "shares": [{"label": one.label, "commitment": one.commitment, "share": one.share} for one in shares],
    }


def learning_shape(published: Published, guide: Guide | None, language: str) -> LearningShape:
    exercise = exercise_of(published.info.lesson)
    return {
        "lesson": None if guide is None else guide_shape(guide, language),
        "exercise": None if exercise is None else stand_shape(exercise, history_of(published), language),
        "guided": guided_shape(published, language),
    }


def history_of(published: Published) -> Sequence[HistoryEntry]:
    return published.snapshot.history[: published.snapshot.count]


def list_choices(game: Game[Any], position: Any) -> list[ChoiceShape]:
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


def damage_shape(published: Published) -> DamageShape | None:
    damage = published.damage
    if damage is None:
        return None
    return {"number": damage.number, "action": damage.action, "reason": damage.reason, "kept": damage.number - 1}


def game_shape(game: Game[Any], bots: Sequence[Offer]) -> GameShape:
    return {
        "title": game.title,
        "system": game.system,
        "rules": game.rules_version,
        "seats": game.seats,
        "scenarios": game.scenarios,
        "options": [{"name": one.name, "rule": one.rule, "values": one.values} for one in game.options],
        "bots": [bot._asdict() for bot in bots],
        "names": game.names,
        "packs": game.packs,
        "fair": [fair_shape(game.title, scenario) for scenario in game.scenarios],
    }
