"""The book of ratings, over one connection."""

import json
from collections.abc import Collection, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, Table, and_, delete, exists, func, insert, or_, select, update

from longroll.hosts.server.store.tables.ratings import annulments, rated_matches, rating_steps, ratings
from longroll.hosts.server.store.tables.results import finished, finished_seats
from longroll.service.finished import FinishedMatch, FinishedSeat
from longroll.service.moderation.ports import Annulment
from longroll.service.ratings.classes import RatingClass
from longroll.service.ratings.rated_match import COUNTED, Moment, RatedMatch
from longroll.service.ratings.steps import Step

STEP: Final = [rating_steps.c[name] for name in Step._fields]
STANDING: Final = [ratings.c[name] for name in Step._fields]


class SqlBook:
    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    # --- matches

    def uncounted(self, since: float, limit: int) -> list[FinishedMatch]:
        known = exists().where(rated_matches.c.match == finished.c.match)
        new = select(finished).where(finished.c.at >= since, finished.c.rated, ~known)
        rows = self.connection.execute(in_order(new, finished).limit(limit)).mappings().all()
        seats = self._seats([row["match"] for row in rows])
        return [read_finished(dict(row), seats[row["match"]]) for row in rows]

    def _seats(self, matches: Sequence[str]) -> dict[str, list[FinishedSeat]]:
        found: dict[str, list[FinishedSeat]] = {match: [] for match in matches}
        columns = [finished_seats.c[name] for name in ("match", *FinishedSeat._fields)]
        asked = select(*columns).where(finished_seats.c.match.in_(matches))
        for match, *seat in self.connection.execute(asked.order_by(finished_seats.c.seat)):
            found[match].append(FinishedSeat(*seat))
        return found

    def newest(self) -> float:
        return self.connection.execute(select(func.max(rated_matches.c.at))).scalar_one() or 0.0

    def add_matches(self, matches: Sequence[RatedMatch]) -> None:
        self._insert(rated_matches, matches)

    def match(self, match: str) -> RatedMatch | None:
        found = self.connection.execute(select(rated_matches).where(rated_matches.c.match == match)).one_or_none()
        return None if found is None else RatedMatch(*found)

    def set_status(self, match: str, status: str) -> None:
        self.connection.execute(update(rated_matches).where(rated_matches.c.match == match).values(status=status))

    def matches_from(self, rating_class: RatingClass, start: Moment) -> list[RatedMatch]:
        found = select(rated_matches).where(of_class(rated_matches, rating_class), since_moment(rated_matches, start))
        return [RatedMatch(*row) for row in self.connection.execute(in_order(found, rated_matches))]

    # --- steps

    def last_step(self, rating_class: RatingClass, player: str, before: Moment) -> Step | None:
        mine = self._steps(rating_class, rating_steps.c.player == player, before_moment(rating_steps, before))
        found = self.connection.execute(newest_first(mine).limit(1)).one_or_none()
        return None if found is None else Step(*found)

    def players_from(self, rating_class: RatingClass, start: Moment) -> set[str]:
        here = and_(of_class(rating_steps, rating_class), since_moment(rating_steps, start))
        return set(self.connection.execute(select(rating_steps.c.player).where(here).distinct()).scalars())

    def replace_steps(self, rating_class: RatingClass, start: Moment, steps: Sequence[Step]) -> None:
        here = and_(of_class(rating_steps, rating_class), since_moment(rating_steps, start))
        self.connection.execute(delete(rating_steps).where(here))
        self._insert(rating_steps, steps)

    def history(self, rating_class: RatingClass, player: str, limit: int) -> list[Step]:
        mine = self._steps(rating_class, rating_steps.c.player == player)
        rows = self.connection.execute(newest_first(mine).limit(limit)).all()
        return [Step(*row) for row in reversed(rows)]

    def steps_of(self, match: str) -> list[Step]:
        found = select(*STEP).where(rating_steps.c.match == match).order_by(rating_steps.c.player)
        return [Step(*row) for row in self.connection.execute(found)]

    def _steps(self, rating_class: RatingClass, *more: ColumnElement[bool]) -> Select[Any]:
        return select(*STEP).where(of_class(rating_steps, rating_class), *more)

    # --- standings

    def set_standings(self, rating_class: RatingClass, last: dict[str, Step | None]) -> None:
        here = and_(of_class(ratings, rating_class), ratings.c.player.in_(list(last)))
        hidden = set(self.connection.execute(select(ratings.c.player).where(here, ratings.c.hidden)).scalars())
        self.connection.execute(delete(ratings).where(here))
        rows = [{**standing_row(step), "hidden": step.player in hidden} for step in last.values() if step is not None]
        if rows:
            self.connection.execute(insert(ratings), rows)

    def standings(self, players: Collection[str]) -> list[Step]:
        found = select(*STANDING).where(ratings.c.player.in_(list(players)))
        ordered = found.order_by(ratings.c.system, ratings.c.pace, ratings.c.player)
        return [Step(*row) for row in self.connection.execute(ordered)]

    def leaders(self, rating_class: RatingClass, now: float, offset: int, limit: int) -> list[Step]:
        found = select(*STANDING).where(is_leader(rating_class, now))
        ordered = found.order_by(ratings.c.points.desc(), ratings.c.player).offset(offset).limit(limit)
        return [Step(*row) for row in self.connection.execute(ordered)]

    def count_leaders(self, rating_class: RatingClass, now: float, above: int | None = None) -> int:
        found = select(func.count()).select_from(ratings).where(is_leader(rating_class, now))
        asked = found if above is None else found.where(ratings.c.points > above)
        return int(self.connection.execute(asked).scalar_one())

    def hide(self, player: str) -> None:
        self.connection.execute(update(ratings).where(ratings.c.player == player).values(hidden=True))

    # --- annulments

    def annulled_matches(self) -> list[RatedMatch]:
        counted = select(rated_matches).join(annulments, annulments.c.match == rated_matches.c.match)
        found = in_order(counted.where(rated_matches.c.status == COUNTED), rated_matches)
        return [RatedMatch(*row) for row in self.connection.execute(found)]

    def annulment(self, match: str) -> Annulment | None:
        found = self.connection.execute(select(annulments).where(annulments.c.match == match)).one_or_none()
        return None if found is None else Annulment(*found)

    # --- all of it

    def all_matches(self) -> list[RatedMatch]:
        return [RatedMatch(*row) for row in self.connection.execute(in_order(select(rated_matches), rated_matches))]

    def all_steps(self) -> list[Step]:
        return [Step(*row) for row in self.connection.execute(in_order(select(*STEP), rating_steps))]

    def all_standings(self) -> list[Step]:
        return [Step(*row) for row in self.connection.execute(select(*STANDING))]

    def _insert(self, table: Table, values: Sequence[RatedMatch | Step]) -> None:
        if values:
            self.connection.execute(insert(table), [one._asdict() for one in values])


def of_class(table: Table, rating_class: RatingClass) -> ColumnElement[bool]:
    return and_(table.c.system == rating_class.system, table.c.pace == rating_class.pace)


def since_moment(table: Table, start: Moment) -> ColumnElement[bool]:
    """Written so that an index on the time is used."""
    return and_(table.c.at >= start.at, or_(table.c.at > start.at, table.c.match >= start.match))


def before_moment(table: Table, end: Moment) -> ColumnElement[bool]:
    return and_(table.c.at <= end.at, or_(table.c.at < end.at, table.c.match < end.match))


def in_order(query: Select[Any], table: Table) -> Select[Any]:
    return query.order_by(table.c.at, table.c.match)


def newest_first(query: Select[Any]) -> Select[Any]:
    return query.order_by(rating_steps.c.at.desc(), rating_steps.c.match.desc())


def is_leader(rating_class: RatingClass, now: float) -> ColumnElement[bool]:
    return and_(of_class(ratings, rating_class), ratings.c.settled_until > now, ~ratings.c.hidden)


def standing_row(step: Step) -> dict[str, Any]:
    return {**step._asdict(), "points": step.points, "settled_until": step.settled_until}


def read_finished(row: dict[str, Any], seats: Sequence[FinishedSeat]) -> FinishedMatch:
    return FinishedMatch(**{**row, "options": json.loads(row["options"]), "seats": tuple(seats)})
