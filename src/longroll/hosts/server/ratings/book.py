"""The book of ratings, over one connection."""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Table, and_, func, insert, select, update

from longroll.hosts.server.ratings.statements import (
    DROP_STANDINGS,
    DROP_STEPS,
    HIDDEN,
    HISTORY,
    LAST_STEP,
    MATCHES_FROM,
    NEWEST,
    PLAYERS_FROM,
    RUNNING,
    SEATS,
    STEP,
    UNCOUNTED,
    bounds,
    in_order,
)
from longroll.hosts.server.store.lists import padded
from longroll.hosts.server.store.tables.ratings import annulments, rated_matches, rating_steps, ratings
from longroll.service.agreement import read_agreement
from longroll.service.finished import FinishedMatch, FinishedSeat
from longroll.service.moderation.ports import Annulment
from longroll.service.ratings.classes import RatingClass
from longroll.service.ratings.rated_match import COUNTED, Moment, RatedMatch
from longroll.service.ratings.steps import Step

STANDING: Final = [ratings.c[name] for name in Step._fields]


class SqlBook:
    """The book over a connection. The statements of counting are made once (`statements.py`)."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    # --- matches

    def uncounted(self, since: float, limit: int) -> list[FinishedMatch]:
        rows = self.connection.execute(UNCOUNTED, {"since": since, "most": limit}).mappings().all()
        seats = self._seats([row["match"] for row in rows])
        return [read_finished(dict(row), seats[row["match"]]) for row in rows]

    def _seats(self, matches: Sequence[str]) -> dict[str, list[FinishedSeat]]:
        found: dict[str, list[FinishedSeat]] = {match: [] for match in matches}
        if matches:
            for match, *seat in self.connection.execute(SEATS, {"matches": padded(matches)}):
                found[match].append(FinishedSeat(*seat))
        return found

    def running(self) -> dict[str, Mapping[str, str]]:
        found = self.connection.execute(RUNNING)
        return {row.match: json.loads(row.seats) for row in found if is_rated(row.agreement)}

    def newest(self) -> float:
        return self.connection.execute(NEWEST).scalar_one() or 0.0

    def add_matches(self, matches: Sequence[RatedMatch]) -> None:
        self._insert(rated_matches, matches)

    def match(self, match: str) -> RatedMatch | None:
        found = self.connection.execute(select(rated_matches).where(rated_matches.c.match == match)).one_or_none()
        return None if found is None else RatedMatch(*found)

    def set_status(self, match: str, status: str) -> None:
        self.connection.execute(update(rated_matches).where(rated_matches.c.match == match).values(status=status))

    def matches_from(self, rating_class: RatingClass, start: Moment) -> list[RatedMatch]:
        found = self.connection.execute(MATCHES_FROM, bounds(rating_class, start))
        return [RatedMatch(*row) for row in found]

    # --- steps

    def last_step(self, rating_class: RatingClass, player: str, before: Moment) -> Step | None:
        asked = {**bounds(rating_class, before), "player": player}
        found = self.connection.execute(LAST_STEP, asked).one_or_none()
        return None if found is None else Step(*found)

    def players_from(self, rating_class: RatingClass, start: Moment) -> set[str]:
        return set(self.connection.execute(PLAYERS_FROM, bounds(rating_class, start)).scalars())

    def replace_steps(self, rating_class: RatingClass, start: Moment, steps: Sequence[Step]) -> None:
        self.connection.execute(DROP_STEPS, bounds(rating_class, start))
        self._insert(rating_steps, steps)

    def history(self, rating_class: RatingClass, player: str, limit: int) -> list[Step]:
        asked = {"system": rating_class.system, "pace": rating_class.pace, "player": player, "most": limit}
        rows = self.connection.execute(HISTORY, asked).all()
        return [Step(*row) for row in reversed(rows)]

    def steps_of(self, match: str) -> list[Step]:
        found = select(*STEP).where(rating_steps.c.match == match).order_by(rating_steps.c.player)
        return [Step(*row) for row in self.connection.execute(found)]

    # --- standings

    def set_standings(self, rating_class: RatingClass, last: dict[str, Step | None]) -> None:
        here = {"system": rating_class.system, "pace": rating_class.pace, "players": padded(list(last))}
        hidden = set(self.connection.execute(HIDDEN, here).scalars())
        self.connection.execute(DROP_STANDINGS, here)
        rows = [{**standing_row(step), "hidden": step.player in hidden} for step in last.values() if step is not None]
        if rows:
            self.connection.execute(insert(ratings), rows)

    def standings(self, players: Collection[str]) -> list[Step]:
        found = select(*STANDING).where(ratings.c.player.in_(padded(list(players))))
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


def is_rated(text: str) -> bool:
    agreement = read_agreement(text)
    return agreement is not None and agreement.rated


def is_leader(rating_class: RatingClass, now: float) -> ColumnElement[bool]:
    here = and_(ratings.c.system == rating_class.system, ratings.c.pace == rating_class.pace)
    return and_(here, ratings.c.settled_until > now, ~ratings.c.hidden)


def standing_row(step: Step) -> dict[str, Any]:
    return {**step._asdict(), "points": step.points, "settled_until": step.settled_until}


def read_finished(row: dict[str, Any], seats: Sequence[FinishedSeat]) -> FinishedMatch:
    return FinishedMatch(**{**row, "options": json.loads(row["options"]), "seats": tuple(seats)})
