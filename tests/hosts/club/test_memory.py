"""What a club leaves in memory when people have gone and matches are over: nothing that the garbage collector, which
runs seldom, would have to find, and nothing that it cannot find."""

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.server import ServerProtocol

from longroll.hosts.server.protocol import HttpProtocol, SocketProtocol
from longroll.service.live_match import LiveMatch
from tests.hosts.club.table import Table, ask, listen
from tests.hosts.local_server import PATIENCE, wait_until
from tests.hosts.people.browsers import ClubServer

OURS = "longroll."
CONNECTION = (HttpProtocol, SocketProtocol, ServerProtocol)
PACE = {"kind": "correspondence", "bank": 259_200, "increment": 86_400}
ROUNDS = 8
FEW = 2  # a browser may have connected again meanwhile


@contextmanager
def uncollected() -> Iterator[None]:
    """What has no reference from outside any more, but one from itself, stays."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.fixture
def table(club_server: ClubServer) -> Table:
    """In a club that keeps only the last match in memory."""
    club_server.service.cache.budget = 0
    return Table(club_server)


def count(*kinds: type) -> int:
    return sum(issubclass(type(one), kinds) for one in gc.get_objects())


def play(table: Table) -> str:
    """A short match, with all that is done around it."""
    match = table.begin(rated=True, access="public", pace=PACE)
    with listen(table.bob, f"/api/matches/{match}/live") as socket:
        socket.recv(PATIENCE)
        state = table.state(match)
        table.play(table.ann, match, state["choices"][-1]["text"])
        ask(table.bob, "POST", f"/api/matches/{match}/resign", seat="confederate")
    ask(table.ann, "GET", "/api/archive?player=Ann&title=house-divided")
    ask(table.ann, "GET", "/api/people/Bob")
    return match


def settle(table: Table) -> None:
    """Everybody who left has been seen to leave, what matches have changed has been looked at, and counted."""
    wait_until(lambda: table.server.app.state.quotas.watchers.total == 0)
    observer = table.server.app.state.notices.notices.observer
    observer.delay = 0.0
    observer.changes = {match: one._replace(due=0.0) for match, one in observer.changes.items()}
    table.server.call(observer.look_at_changes())
    table.server.call(table.server.app.state.ratings.settle())


def ours() -> Counter[str]:
    """How many objects of our own there are, by type."""
    gc.collect()
    kinds = (type(one) for one in gc.get_objects())
    return Counter(f"{kind.__module__}.{kind.__name__}" for kind in kinds if str(kind.__module__).startswith(OURS))


def grown_since(before: Counter[str]) -> dict[str, int]:
    """The types of which there is one object more for each match, or several; a busy server still uses some."""
    return {kind: count for kind, count in (ours() - before).items() if count >= ROUNDS}


@pytest.mark.parametrize("path", ["/api/live", "/api/matches/{match}/live"])
def test_a_live_socket_that_was_closed_leaves_nothing(table: Table, path: str) -> None:
    match = table.begin()
    with uncollected():
        known = count(*CONNECTION)
        for _ in range(ROUNDS):
            with listen(table.ann, path.format(match=match)):
                pass
        wait_until(lambda: count(*CONNECTION) <= known + FEW)


def test_a_match_that_left_the_cache_is_gone_at_once(table: Table) -> None:
    with uncollected():
        for _ in range(ROUNDS):
            play(table)
        settle(table)
        assert count(LiveMatch) <= FEW


def test_matches_that_are_over_leave_nothing_of_ours(table: Table) -> None:
    for _ in range(ROUNDS):
        play(table)
    settle(table)
    before = ours()
    for _ in range(ROUNDS):
        play(table)
    settle(table)
    wait_until(lambda: grown_since(before) == {})
