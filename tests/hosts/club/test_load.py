"""The load of a club is one of rated matches that end and are archived."""

import asyncio

from tests.hosts.club.table import ask
from tests.hosts.load import measure
from tests.hosts.load_club import ClubClient
from tests.hosts.people.browsers import ClubServer


class Hasty(ClubClient):
    GAME = 1  # whoever acts at all has ended a match before


def test_members_play_rated_matches_that_end(club_server: ClubServer) -> None:
    measured = asyncio.run(measure(club_server.port, 3, 0.5, 0, lambda: 0.0, kind=Hasty))
    ended = ask(club_server.member("Ann"), "GET", "/api/archive?rated=true")["matches"]
    assert ended
    assert {match["reason"] for match in ended} == {"resigned"}
    assert all(match["actions"] <= 1 for match in ended)
    assert len(measured.trips) >= len(ended)
