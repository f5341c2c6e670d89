"""Counting: every finished rated match is entered in the book once, in the transaction that writes its steps.

Matches count in the order of their ends, in whatever order they are found. After a match that is found late, or is
annulled, everything later is computed again.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from longroll.service.errors import ServiceError
from longroll.service.ratings.classes import RatingClass
from longroll.service.ratings.ports import RatingBook
from longroll.service.ratings.rated_match import ANNULLED, COUNTED, Moment, RatedMatch, judge
from longroll.service.ratings.steps import Step, replay

BATCH: Final = 200  # matches of one transaction; other writers need not wait long


def count_matches(book: RatingBook, since: float) -> list[RatedMatch]:
    """Enter new matches. These are all of them if they are fewer than a batch."""
    found = [judge(one) for one in book.uncounted(since, BATCH)]
    book.add_matches(found)
    for rating_class, matches in by_class(found).items():
        compute_from(book, rating_class, min(one.moment for one in matches))
    return found


def by_class(matches: Sequence[RatedMatch]) -> dict[RatingClass, list[RatedMatch]]:
    """The matches that count, by class."""
    classes = defaultdict(list)
    for match in matches:
        if match.status == COUNTED:
            classes[match.rating_class].append(match)
    return classes


def compute_from(book: RatingBook, rating_class: RatingClass, start: Moment) -> None:
    """Compute all steps of a class from a moment on, and the standings of its players after them."""
    matches = book.matches_from(rating_class, start)
    steps = replay(matches, lambda player: book.last_step(rating_class, player, start))
    last: dict[str, Step | None] = {step.player: step for step in steps}
    for player in book.players_from(rating_class, start) - set(last):
        last[player] = book.last_step(rating_class, player, start)
    book.replace_steps(rating_class, start, steps)
    book.set_standings(rating_class, last)


def strike(book: RatingBook, match: RatedMatch) -> None:
    book.set_status(match.match, ANNULLED)
    compute_from(book, match.rating_class, match.moment)


def strike_annulled(book: RatingBook) -> None:
    """Take matches whose result was annulled out of the count."""
    for match in book.annulled_matches():
        strike(book, match)


class Difference(ServiceError):
    """What is stored is not what follows from the matches."""

    def __init__(self, what: str) -> None:
        super().__init__("fault", "ratings-different", {"what": what})


def verify(book: RatingBook) -> tuple[int, int]:
    """Compute everything again from the first match on. Returns the numbers of matches and steps. Raises `Difference`
    if anything is not exactly as it is stored."""
    matches = book.all_matches()
    steps: list[Step] = []
    for rating_class in sorted({one.rating_class for one in matches}):
        steps += replay([one for one in matches if one.rating_class == rating_class], lambda _player: None)
    stored = {(one.match, one.player): one for one in book.all_steps()}
    made = {(one.match, one.player): one for one in steps}
    for key in sorted(made.keys() | stored.keys()):
        if made.get(key) != stored.get(key):
            raise Difference(" ".join(key))
    last = {(one.system, one.pace, one.player): one for one in steps}
    standings = {(one.system, one.pace, one.player): one for one in book.all_standings()}
    for standing in sorted(last.keys() | standings.keys()):
        if last.get(standing) != standings.get(standing):
            raise Difference(" ".join(standing))
    return len(matches), len(steps)
