"""What the server remembers of the callers of the last requests is bounded."""

import pytest

from longroll.hosts.memory.people import MemoryPeople
from longroll.hosts.server import callers
from longroll.hosts.server.callers import Callers
from longroll.service.people.sessions import digest_of
from tests.hosts.people.club import Club, run

MATES, BOUND = 5, 3


def test_the_longest_unused_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "REMEMBERED", BOUND)

    async def scenario() -> None:
        club = Club(MemoryPeople())
        found = Callers(club.accounts.sessions, secure=False)
        tokens = [(await club.join(f"Mate{number}")).token for number in range(MATES)]
        for token in tokens:
            assert (await found.find(token)).user
        assert list(found.known) == [digest_of(token) for token in tokens[-BOUND:]]

    run(scenario())
