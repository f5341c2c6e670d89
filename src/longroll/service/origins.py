"""Where matches come from: new ones, lessons, guided games, exercises, forks and imported journals."""

from collections.abc import Mapping
from dataclasses import replace
from secrets import token_hex
from typing import Final

from longroll.exercises import Exercise
from longroll.kernel.error import LongrollError
from longroll.lessons import GuidedGame, Lesson
from longroll.match import Differs, Match
from longroll.service.errors import malformed, unreadable, unreadable_journal
from longroll.service.guided_shape import GUIDED
from longroll.service.ids import new_id
from longroll.service.live_match import LiveMatch
from longroll.service.match_request import MatchRequest
from longroll.service.pie import seats_of_pie
from longroll.service.published import MatchInfo, Published
from longroll.service.seats import ME, companion, fill_seats

LONGEST_SEED: Final = 200


def new_match(asked: MatchRequest, now: float, player: str = ME) -> LiveMatch:
    """`player` has the seats that nobody else is named for."""
    try:
        match = Match.new(asked.title, asked.scenario, asked.seed, asked.options, asked.pack)
    except LongrollError as error:
        raise unreadable(error) from None
    seats = asked.seats
    if asked.pie:
        seats = seats_of_pie(match.game, match.header, asked.pie, seats, player)
    return store_first(match, fill_seats(match.game, seats, me=player), asked.name, "new", now)


def lesson_match(lesson: Lesson, now: float, player: str = ME) -> LiveMatch:
    """A lesson at its first step. The learner has one seat; for the others the lesson plays."""
    match = lesson.begin()
    seats = {seat: player if seat == lesson.seat else companion(player) for seat in match.game.seats}
    return store_first(match, seats, "", "new", now, lesson=lesson.id)


def exercise_match(exercise: Exercise, now: float, player: str = ME) -> LiveMatch:
    """An exercise at its position. Nobody plays the other seats."""
    match = exercise.begin()
    seats = {seat: player if seat == exercise.seat else companion(player) for seat in match.game.seats}
    return store_first(match, seats, "", "position", now, lesson=exercise.id)


def guided_match(game: GuidedGame, now: float, player: str = ME) -> LiveMatch:
    """A guided game at its beginning: a match like any other, against a computer player."""
    match = game.begin()
    seats = {seat: player if seat == game.seat else game.opponent for seat in match.game.seats}
    return store_first(match, seats, "", GUIDED, now)


def import_match(text: str, now: float, player: str = ME) -> LiveMatch:
    """A journal that replays to what it says. If it has no seed, a new one is drawn for what follows. A seed in a
    journal is known to its reader, so it counts as chosen."""
    match = replay_journal(text)
    header = match.header
    if len(header.seed) > LONGEST_SEED:
        raise malformed("service-seed", limit=str(LONGEST_SEED))
    if header.seed:
        header = header.with_seed(header.seed, True)
    else:
        rolls = match.snapshot().rolls(len(match.history))
        header = replace(header.with_seed(token_hex(16), False), rolls=rolls, draws=None)
    origin = "position" if header.position and not match.history else "import"
    restored = Match.restore(header, match.history, match.checkpoints[1:])
    return store_first(restored, fill_seats(match.game, {}, me=player), "", origin, now)


def replay_journal(text: str) -> Match:
    try:
        return Match.replay(text)
    except Differs as error:
        raise malformed("service-journal-differs", number=str(error.number), action=error.action[:60]) from None
    except LongrollError as error:
        raise unreadable_journal(error) from None
    except (ValueError, OverflowError, RecursionError, IndexError, KeyError):
        raise malformed("service-journal-unreadable") from None


def fork_match(published: Published, seats: Mapping[str, str], name: str, now: float, player: str = ME) -> LiveMatch:
    """The same match up to here; after that another, with a new secret seed."""
    snapshot, count = published.snapshot, published.snapshot.count
    header = replace(snapshot.header.with_seed(token_hex(16), False), rolls=snapshot.rolls(count), draws=None)
    checkpoints = [one for one in snapshot.checkpoints if 0 < one.number <= count]
    match = Match.restore(header, snapshot.entries(), checkpoints)
    parent = (published.id, count)
    return store_first(
        match, fill_seats(match.game, seats, me=player), name or published.info.name, "fork", now, parent
    )


def store_first(
    match: Match,
    seats: Mapping[str, str],
    name: str,
    origin: str,
    now: float,
    parent: tuple[str, int] = ("", 0),
    lesson: str = "",
) -> LiveMatch:
    info = MatchInfo(new_id(), name, origin, *parent, now, lesson)
    return LiveMatch(info, match, seats, len(match.history), now)
