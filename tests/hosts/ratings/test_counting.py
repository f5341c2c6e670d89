"""Counting is the same in memory, on SQLite and on PostgreSQL: once, in order, and as if annulled matches had not been
played."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import permutations
from random import Random

import pytest

from longroll.hosts.server.store.engine import make_engine
from longroll.hosts.server.store.records import Records
from longroll.service.errors import ServiceError
from longroll.service.finished import FinishedMatch
from longroll.service.ratings.counting import Difference, count_matches
from longroll.service.ratings.ports import RatingBook
from longroll.service.ratings.steps import Step
from tests.hosts.ratings.place import Place
from tests.service.ratings.matches import ANN, BOB, CYD, DAY, LIVE, finished

PLAYERS = (ANN, BOB, CYD, "veteran", "crack:lee")
NOW = 60 * DAY


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    if request.param == "memory":
        yield Place(None)
        return
    opened = Place(Records(make_engine(request.getfixturevalue(f"{request.param}_url"))))
    yield opened
    opened.close()


def season(count: int, seed: int = 1) -> list[FinishedMatch]:
    chance = Random(seed)
    paces = ("clock", "clock", "correspondence")
    return [
        finished(
            number,
            pair[0],
            pair[1],
            chance.choice([0.0, 0.5, 1.0]),
            at=chance.randrange(50) * DAY,
            pace=chance.choice(paces),
        )
        for number in range(count)
        for pair in [chance.sample(PLAYERS, 2)]
    ]


def expected(matches: Sequence[FinishedMatch], without: str = "") -> list[Step]:
    """What a fresh book has after all of them."""
    fresh = Place(None)
    fresh.finish(*(one for one in matches if one.match != without))
    fresh.count()
    return fresh.steps


def test_a_match_counts_once(place: Place) -> None:
    place.finish(finished(1))
    assert (place.count(), place.count()) == (1, 0)
    assert [step.player for step in place.steps] == [ANN, BOB]
    assert place.verify() == (1, 2)


def test_a_second_result_for_a_match_is_refused(place: Place) -> None:
    place.finish(finished(1))
    place.count()
    match = place.read(lambda book: book.match("m001"))
    with pytest.raises(Exception):  # noqa: B017, PT011 - each storage has its own
        asyncio.run(place.storage.write(lambda book: book.add_matches([match._replace(score=0.0)])))
    assert place.read(lambda book: book.match("m001")) == match


def test_what_is_not_rated_is_not_looked_at_and_what_does_not_count_is_remembered(place: Place) -> None:
    place.finish(finished(1, rated=False), finished(2, pace="none"), finished(3))
    assert (place.count(), place.count()) == (2, 0)
    assert place.read(lambda book: book.match("m002")).status == "no-clock"
    assert {step.match for step in place.steps} == {"m003"}


def test_matches_count_in_the_order_of_their_ends_however_they_are_found(place: Place) -> None:
    matches = season(40)
    late, soon = matches[::3], [one for number, one in enumerate(matches) if number % 3]
    for found in (soon[:10], soon[10:], late):
        place.finish(*found)
        assert place.count() == len(found)
        place.verify()
    assert place.steps == expected(matches)


def test_of_two_at_once_the_ids_decide() -> None:
    matches = [finished(number, at=DAY, score=number / 2) for number in (0, 1, 2)]
    results = set()
    for order in permutations(matches):
        place = Place(None)
        for one in order:
            place.finish(one)
            place.count()
        results.add(tuple(place.steps))
    assert len(results) == 1


@pytest.mark.parametrize("number", [0, 17, 39])
def test_after_an_annulment_everything_is_as_if_it_had_not_been_played(place: Place, number: int) -> None:
    matches = sorted(season(40), key=lambda one: (one.at, one.match))
    place.finish(*matches)
    place.count()
    place.annul(matches[number].match)
    assert place.steps == expected(matches, without=matches[number].match)
    place.verify()
    assert place.count() == 0
    found = place.read(lambda book: book.annulment(matches[number].match))
    assert (found.by, found.reason) == ("@olga", "cheated")


def test_the_only_match_of_somebody_annulled_leaves_no_rating(place: Place) -> None:
    place.finish(finished(1))
    place.count()
    place.annul("m001")
    assert place.read(lambda book: book.standings([ANN, BOB])) == []
    assert place.verify() == (1, 0)


def test_the_annulment_of_what_does_not_count_changes_nothing(place: Place) -> None:
    place.finish(finished(1), finished(2, pace="none"))
    place.count()
    before = place.read(lambda book: (book.all_matches(), book.all_steps()))
    place.annul("m002")
    assert place.read(lambda book: (book.all_matches(), book.all_steps())) == before
    place.verify()


def test_a_rating_that_was_changed_is_found(place: Place) -> None:
    place.finish(*season(12))
    place.count()

    def tamper(book: RatingBook) -> None:
        step = book.standings([ANN])[0]
        rating_class = LIVE._replace(pace=step.pace)
        book.set_standings(rating_class, {ANN: step._replace(rating=step.rating + 1e-9)})

    asyncio.run(place.storage.write(tamper))
    with pytest.raises(Difference) as caught:
        place.verify()
    assert ANN in str(caught.value.facts["what"])


def test_what_fails_leaves_nothing(place: Place) -> None:
    place.finish(*season(12))

    def fail(book: RatingBook) -> None:
        count_matches(book, 0.0)
        raise ServiceError("busy", "service-busy")

    with pytest.raises(ServiceError):
        asyncio.run(place.storage.write(fail))
    assert place.steps == []
    assert place.count() == 12


def test_leaders_are_those_who_are_settled_and_have_not_left(place: Place) -> None:
    place.finish(*season(300, seed=4))
    while place.count():
        pass
    everybody = place.read(lambda book: book.standings(PLAYERS))
    live = {step.player: step for step in everybody if step.pace == "clock"}
    leaders = place.read(lambda book: book.leaders(LIVE, NOW, 0, 10))
    assert [step.player for step in leaders] == sorted(live, key=lambda one: -live[one].points)
    assert place.read(lambda book: book.leaders(LIVE, NOW, 1, 2)) == leaders[1:3]
    assert place.read(lambda book: book.count_leaders(LIVE, NOW)) == len(PLAYERS)
    assert place.read(lambda book: book.count_leaders(LIVE, NOW, leaders[2].points)) == 2
    assert place.read(lambda book: book.leaders(LIVE, NOW + 5000 * DAY, 0, 10)) == []
    asyncio.run(place.storage.write(lambda book: book.hide(leaders[0].player)))
    assert place.read(lambda book: book.leaders(LIVE, NOW, 0, 10)) == leaders[1:]


def test_the_history_of_a_player_is_in_order(place: Place) -> None:
    place.finish(*season(60))
    place.count()
    mine = [step for step in place.steps if step.player == ANN and step.pace == "clock"]
    mine.sort(key=lambda step: step.moment)
    assert place.read(lambda book: book.history(LIVE, ANN, 500)) == mine
    assert place.read(lambda book: book.history(LIVE, ANN, 3)) == mine[-3:]
    assert [step.number for step in mine] == list(range(1, len(mine) + 1))
