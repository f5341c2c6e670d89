"""The generator of load does what it says; what it measures is for `make load`."""

import asyncio

import pytest

from tests.hosts.load import MOST_RATE, begin_thinking, bounded, measure
from tests.hosts.local_server import LocalServer


@pytest.mark.parametrize("rate", [0, 200])
def test_every_round_trip_is_an_action_that_is_stored(server: LocalServer, rate: int) -> None:
    measured = asyncio.run(measure(server.port, 3, 0.5, rate, lambda: 0.0))
    stored = sum(match["actions"] for match in server.get("/api/matches"))
    assert len(measured.trips) == stored > 0
    assert "p99" in str(measured)


def test_computer_players_play_meanwhile(server: LocalServer) -> None:
    asyncio.run(begin_thinking(server.port, "random", 2))
    measured = asyncio.run(measure(server.port, 2, 0.5, 50, lambda: 0.0))
    seats = [set(match["seats"].values()) for match in server.get("/api/matches")]
    assert seats.count({"random"}) == seats.count({"me"}) == 2
    assert measured.trips


def test_the_load_is_bounded() -> None:
    assert bounded(MOST_RATE)("1000") == 1000
    for text in ("-1", str(MOST_RATE + 1), "x"):
        with pytest.raises(Exception, match=r"0 to|invalid"):
            bounded(MOST_RATE)(text)
