"""The statements of counting. Building one takes longer than running it, so they are built once."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Select, Table, and_, bindparam, delete, exists, func, or_, select

from longroll.hosts.server.store.tables.matches import states
from longroll.hosts.server.store.tables.ratings import rated_matches, rating_steps, ratings
from longroll.hosts.server.store.tables.results import finished, finished_seats
from longroll.service.finished import FinishedSeat
from longroll.service.ratings.classes import RatingClass
from longroll.service.ratings.rated_match import Moment
from longroll.service.ratings.steps import Step

STEP: Final = [rating_steps.c[name] for name in Step._fields]


def of_class(table: Table) -> ColumnElement[bool]:
    return and_(table.c.system == bindparam("system"), table.c.pace == bindparam("pace"))


def since_moment(table: Table) -> ColumnElement[bool]:
    """A condition on the moment, written so that an index on the time is used."""
    at: ColumnElement[float] = bindparam("at")
    match: ColumnElement[str] = bindparam("match")
    return and_(table.c.at >= at, or_(table.c.at > at, table.c.match >= match))


def before_moment(table: Table) -> ColumnElement[bool]:
    at: ColumnElement[float] = bindparam("at")
    match: ColumnElement[str] = bindparam("match")
    return and_(table.c.at <= at, or_(table.c.at < at, table.c.match < match))


def bounds(rating_class: RatingClass, moment: Moment) -> dict[str, Any]:
    return {"system": rating_class.system, "pace": rating_class.pace, "at": moment.at, "match": moment.match}


def in_order(query: Select[Any], table: Table) -> Select[Any]:
    return query.order_by(table.c.at, table.c.match)


def newest_first(query: Select[Any]) -> Select[Any]:
    return query.order_by(rating_steps.c.at.desc(), rating_steps.c.match.desc())


KNOWN: Final = exists().where(rated_matches.c.match == finished.c.match)
UNCOUNTED: Final = in_order(
    select(finished).where(finished.c.at >= bindparam("since"), finished.c.rated, ~KNOWN), finished
).limit(bindparam("most"))
SEATS: Final = (
    select(*(finished_seats.c[name] for name in ("match", *FinishedSeat._fields)))
    .where(finished_seats.c.match.in_(bindparam("matches", expanding=True)))
    .order_by(finished_seats.c.seat)
)
OVER: Final = exists().where(finished.c.match == states.c.match)
RUNNING: Final = select(states.c.match, states.c.seats, states.c.agreement).where(states.c.agreement != "", ~OVER)
NEWEST: Final = select(func.max(rated_matches.c.at))
MATCHES_FROM: Final = in_order(
    select(rated_matches).where(of_class(rated_matches), since_moment(rated_matches)), rated_matches
)
MINE: Final = select(*STEP).where(of_class(rating_steps), rating_steps.c.player == bindparam("player"))
LAST_STEP: Final = newest_first(MINE.where(before_moment(rating_steps))).limit(1)
HISTORY: Final = newest_first(MINE).limit(bindparam("most"))
HERE: Final = and_(of_class(rating_steps), since_moment(rating_steps))
PLAYERS_FROM: Final = select(rating_steps.c.player).where(HERE).distinct()
DROP_STEPS: Final = delete(rating_steps).where(HERE)
AMONG: Final = and_(of_class(ratings), ratings.c.player.in_(bindparam("players", expanding=True)))
HIDDEN: Final = select(ratings.c.player).where(AMONG, ratings.c.hidden)
DROP_STANDINGS: Final = delete(ratings).where(AMONG)
