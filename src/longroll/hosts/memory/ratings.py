"""Ratings in dictionaries."""

from collections.abc import Callable, Collection, Mapping, Sequence
from copy import deepcopy
from typing import TypeVar

from longroll.hosts.memory.storage import MemoryStorage
from longroll.service.agreement import read_agreement
from longroll.service.errors import ServiceError
from longroll.service.finished import FinishedMatch
from longroll.service.moderation.ports import Annulment
from longroll.service.ratings.classes import RatingClass
from longroll.service.ratings.ports import RatingBook
from longroll.service.ratings.rated_match import COUNTED, Moment, RatedMatch
from longroll.service.ratings.steps import Step

T = TypeVar("T")


class MemoryBook:
    def __init__(self, stored: MemoryStorage) -> None:
        self.stored = stored
        self.matches: dict[str, RatedMatch] = {}
        self.steps: dict[tuple[str, str], Step] = {}
        self.last: dict[tuple[RatingClass, str], Step] = {}
        self.hidden: set[str] = set()

    def uncounted(self, since: float, limit: int) -> list[FinishedMatch]:
        found = [one for one in self.stored.finished.values() if one.rated and one.at >= since]
        new = [one for one in found if one.match not in self.matches]
        return sorted(new, key=lambda one: (one.at, one.match))[:limit]

    def running(self) -> dict[str, Mapping[str, str]]:
        rows = {match: row.stored for match, row in self.stored.rows.items() if match not in self.stored.finished}
        agreements = {match: read_agreement(stored.agreement) for match, stored in rows.items()}
        return {match: rows[match].seats for match, one in agreements.items() if one is not None and one.rated}

    def newest(self) -> float:
        return max((one.at for one in self.matches.values()), default=0.0)

    def add_matches(self, matches: Sequence[RatedMatch]) -> None:
        for match in matches:
            if match.match in self.matches:
                raise ServiceError("fault", "service-fault")
            self.matches[match.match] = match

    def match(self, match: str) -> RatedMatch | None:
        return self.matches.get(match)

    def set_status(self, match: str, status: str) -> None:
        self.matches[match] = self.matches[match]._replace(status=status)

    def matches_from(self, rating_class: RatingClass, start: Moment) -> list[RatedMatch]:
        return [one for one in self.all_matches() if one.rating_class == rating_class and one.moment >= start]

    def last_step(self, rating_class: RatingClass, player: str, before: Moment) -> Step | None:
        found = [one for one in self._steps(rating_class) if one.player == player and one.moment < before]
        return found[-1] if found else None

    def players_from(self, rating_class: RatingClass, start: Moment) -> set[str]:
        return {one.player for one in self._steps(rating_class) if one.moment >= start}

    def replace_steps(self, rating_class: RatingClass, start: Moment, steps: Sequence[Step]) -> None:
        for step in self._steps(rating_class):
            if step.moment >= start:
                del self.steps[step.match, step.player]
        self.steps |= {(step.match, step.player): step for step in steps}

    def set_standings(self, rating_class: RatingClass, last: dict[str, Step | None]) -> None:
        for player, step in last.items():
            self.last.pop((rating_class, player), None)
            if step is not None:
                self.last[rating_class, player] = step

    def standings(self, players: Collection[str]) -> list[Step]:
        return [one for one in self.all_standings() if one.player in players]

    def leaders(self, rating_class: RatingClass, now: float, offset: int, limit: int) -> list[Step]:
        return self._leaders(rating_class, now)[offset : offset + limit]

    def count_leaders(self, rating_class: RatingClass, now: float, above: int | None = None) -> int:
        return sum(above is None or one.points > above for one in self._leaders(rating_class, now))

    def history(self, rating_class: RatingClass, player: str, limit: int) -> list[Step]:
        return [one for one in self._steps(rating_class) if one.player == player][-limit:]

    def steps_of(self, match: str) -> list[Step]:
        return [one for one in self.steps.values() if one.match == match]

    def annulled_matches(self) -> list[RatedMatch]:
        return [one for one in self.all_matches() if one.status == COUNTED and one.match in self.stored.annulments]

    def annulment(self, match: str) -> Annulment | None:
        return self.stored.annulments.get(match)

    def hide(self, player: str) -> None:
        self.hidden.add(player)

    def all_matches(self) -> list[RatedMatch]:
        return sorted(self.matches.values(), key=lambda one: one.moment)

    def all_steps(self) -> list[Step]:
        return sorted(self.steps.values(), key=lambda one: one.moment)

    def all_standings(self) -> list[Step]:
        return [self.last[key] for key in sorted(self.last)]

    def _steps(self, rating_class: RatingClass) -> list[Step]:
        return [one for one in self.all_steps() if (one.system, one.pace) == rating_class]

    def _leaders(self, rating_class: RatingClass, now: float) -> list[Step]:
        shown = [one for one in self.all_standings() if (one.system, one.pace) == rating_class]
        settled = [one for one in shown if one.settled_until > now and one.player not in self.hidden]
        return sorted(settled, key=lambda one: (-one.points, one.player))


class MemoryRatings:
    def __init__(self, stored: MemoryStorage) -> None:
        self.book = MemoryBook(stored)

    async def read(self, work: Callable[[RatingBook], T]) -> T:
        return work(self.book)

    async def write(self, work: Callable[[RatingBook], T]) -> T:
        before = deepcopy({name: value for name, value in vars(self.book).items() if name != "stored"})
        try:
            return work(self.book)
        except BaseException:
            vars(self.book).update(before)
            raise
