"""What ratings need from their host: a book that is read and written in transactions."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from longroll.service.finished import FinishedMatch
from longroll.service.moderation.ports import Annulment
from longroll.service.ratings.classes import RatingClass
from longroll.service.ratings.rated_match import Moment, RatedMatch
from longroll.service.ratings.steps import Step

T = TypeVar("T")


class RatingBook(Protocol):
    """What is stored about ratings, within one transaction. Lists of matches and steps are in the order of the
    matches."""

    def uncounted(self, since: float, limit: int) -> list[FinishedMatch]:
        """Matches that were played for ratings, have ended since then, and are not in the book."""
        ...

    def running(self) -> dict[str, Mapping[str, str]]:
        """The seats of rated matches that are not over."""
        ...

    def newest(self) -> float:
        """The time when the last match of the book ended; 0: there is none."""
        ...

    def add_matches(self, matches: Sequence[RatedMatch]) -> None:
        """Add matches. Adding one that is there already fails."""
        ...

    def match(self, match: str) -> RatedMatch | None: ...

    def set_status(self, match: str, status: str) -> None: ...

    def matches_from(self, rating_class: RatingClass, start: Moment) -> list[RatedMatch]:
        """The matches from that moment on, with the one at that moment."""
        ...

    def last_step(self, rating_class: RatingClass, player: str, before: Moment) -> Step | None: ...

    def players_from(self, rating_class: RatingClass, start: Moment) -> set[str]:
        """The players who have a step from that moment on."""
        ...

    def replace_steps(self, rating_class: RatingClass, start: Moment, steps: Sequence[Step]) -> None:
        """Replace the steps from that moment on."""
        ...

    def set_standings(self, rating_class: RatingClass, last: dict[str, Step | None]) -> None:
        """Set standings by player: the last step, or none if no match counts any more."""
        ...

    def standings(self, players: Collection[str]) -> list[Step]:
        """The last steps of players, in every class."""
        ...

    def leaders(self, rating_class: RatingClass, now: float, offset: int, limit: int) -> list[Step]:
        """The last steps of all who are not provisional and have not left, the highest points first."""
        ...

    def count_leaders(self, rating_class: RatingClass, now: float, above: int | None = None) -> int:
        """The number of leaders, or of those with more points."""
        ...

    def history(self, rating_class: RatingClass, player: str, limit: int) -> list[Step]:
        """The last steps of the player."""
        ...

    def steps_of(self, match: str) -> list[Step]: ...

    def annulled_matches(self) -> list[RatedMatch]:
        """Matches that have counted and whose result was annulled since."""
        ...

    def annulment(self, match: str) -> Annulment | None: ...

    def hide(self, player: str) -> None:
        """Do not list a player who has left among the leaders."""
        ...

    def all_matches(self) -> list[RatedMatch]: ...

    def all_steps(self) -> list[Step]: ...

    def all_standings(self) -> list[Step]: ...


class Names(Protocol):
    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """Names by id. The name of somebody who has left is empty."""
        ...


class RatingStorage(Protocol):
    """An operation that fails raises `ServiceError` and changes nothing."""

    async def read(self, work: Callable[[RatingBook], T]) -> T: ...

    async def write(self, work: Callable[[RatingBook], T]) -> T:
        """Do all of `work` or nothing. No two writes run at the same time, on any servers. `work` may be called
        again."""
        ...
