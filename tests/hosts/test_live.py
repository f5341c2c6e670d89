import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.hosts.local_server import PATIENCE, LocalServer, wait_until


def hear(line: ClientConnection) -> Any:
    return json.loads(line.recv(timeout=PATIENCE))


def test_every_change_is_told_to_all_who_watch(server: LocalServer) -> None:
    state = server.create()
    with server.live(state["id"]) as first, server.live(state["id"]) as second:
        for line in (first, second):
            message = hear(line)
            assert message["version"] == 0
            assert message["state"] == state
        played = server.act(state, "march washington")
        for line in (first, second):
            message = hear(line)
            assert message == {**played, "played": 0}
        back = server.undo(played["state"])
        for line in (first, second):
            assert hear(line) == {"version": 2, "kept": 0, "state": back, "entries": [], "played": 0}


def test_nothing_is_told_of_what_was_refused(server: LocalServer) -> None:
    state = server.create()
    with server.live(state["id"], since=0) as line:
        server.act(state, "march richmond", 422)
        server.act(state, "march washington", 409, version=7)
        played = server.act(state, "march washington")
        assert hear(line)["state"] == played["state"]


def test_what_was_missed_is_caught_up_with(server: LocalServer) -> None:
    state = server.create()
    seen = server.play(state, "march washington")
    server.play(seen, "take u1", "dig")
    with server.live(state["id"], since=seen["version"]) as line:
        message = hear(line)
        assert (message["version"], message["kept"]) == (3, 1)
        assert message["entries"] == server.get(f"/api/matches/{state['id']}/log", since=1)


def test_what_was_undone_meanwhile_is_not_kept(server: LocalServer) -> None:
    seen = server.play(server.create(), "march washington", "take u1")
    back = server.undo(server.undo(seen))
    server.play(back, "march chicago")
    with server.live(seen["id"], since=seen["version"]) as line:
        message = hear(line)
        assert (message["version"], message["kept"]) == (5, 0)
        assert {entry["action"] for entry in message["entries"]} == {"march chicago"}


def test_who_was_away_for_long_or_over_a_restart_is_told_everything(server: LocalServer) -> None:
    state = server.play(server.create(), "march washington", "take u1")
    server.service.cache.cached.clear()
    for since in (0, 1, 77, -5):
        with server.live(state["id"], since=since) as line:
            message = hear(line)
            assert (message["version"], message["kept"]) == (2, 0)
            assert message["entries"] == server.get(f"/api/matches/{state['id']}/log", since=0)


def test_a_client_that_leaves_is_seen_to_leave(server: LocalServer) -> None:
    state = server.create()
    with server.live(state["id"]) as line:
        hear(line)
        assert server.notifier.watches
    wait_until(lambda: not server.notifier.watches)


def test_what_a_watcher_says_changes_nothing(server: LocalServer) -> None:
    state = server.create()
    with server.live(state["id"]) as line:
        hear(line)
        line.send('{"action": "march washington", "version": 0, "seat": "union"}')
        line.send(b"\x00\xff")
        played = server.act(state, "march chicago")
        assert hear(line)["state"] == played["state"]


def test_an_oversized_message_ends_only_that_line(server: LocalServer) -> None:
    state = server.create()
    with server.live(state["id"]) as line:
        hear(line)
        line.send("x" * 2**17)
        server.act(state, "march washington")
        try:
            while True:
                line.recv(timeout=5)
        except (ConnectionClosed, TimeoutError):
            pass
    assert server.state(state["id"])["version"] == 1


def test_there_is_a_heartbeat(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.hosts.server.live.LiveSocket.__init__.__defaults__", (0.05,))
    with server.live(server.create()["id"]) as line:
        hear(line)
        assert hear(line) == {"version": 0, "beat": True}


@pytest.mark.parametrize(("path", "code"), [("nonsense?since=0", 4404), ("{match}?viewer=mexico", 4400)])
def test_a_line_to_nowhere_is_closed_with_a_sentence(server: LocalServer, path: str, code: int) -> None:
    match = server.create()["id"]
    name, _, query = path.format(match=match).partition("?")
    with connect(f"ws://127.0.0.1:{server.port}/api/matches/{name}/live?{query}", proxy=None) as line:
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        assert closed.value.rcvd.reason.endswith(".")


def test_a_line_with_an_unreadable_address_is_not_opened(server: LocalServer) -> None:
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://127.0.0.1:{server.port}/api/matches/{server.create()['id']}/live?since=x", proxy=None),
    ):
        pass


def test_a_deleted_match_closes_its_lines(server: LocalServer) -> None:
    state = server.create()
    with server.live(state["id"]) as line:
        hear(line)
        server.client.delete(f"/api/matches/{state['id']}")
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_open_lines_do_not_hold_up_the_end(server: LocalServer) -> None:
    with server.live(server.create()["id"]) as line:
        hear(line)
        server.server.should_exit = True
        server.thread.join(10)
        assert not server.thread.is_alive()


# --- every update reaches a client once


def quiet(line: ClientConnection) -> bool:
    try:
        line.recv(timeout=0.3)
    except TimeoutError:
        return True
    return False


def test_what_the_answer_brought_is_not_sent_again(server: LocalServer) -> None:
    state = server.create()
    with server.live(state["id"], client="me") as own, server.live(state["id"], client="other") as other:
        hear(own), hear(other)
        first = server.act(state, "march washington", client="me")
        assert hear(other)["version"] == 1
        assert quiet(own)
        second = server.act(first["state"], "take u1", client="other")
        message = hear(own)
        assert (message["version"], message["kept"]) == (2, 1)
        assert message["entries"] == second["entries"]
        back = server.undo(second["state"], client="me")
        assert hear(other)["version"] == back["version"] == 3
        seats = server.client.put(
            f"/api/matches/{state['id']}/seats", json={"seats": {"confederate": "guest"}, "client": "me"}
        ).json()
        assert hear(other)["version"] == seats["version"] == 4
        assert quiet(own)


def test_a_socket_that_shows_another_view_is_sent_it(server: LocalServer) -> None:
    """The answer shows the seat that acted; the socket of the same page shows the person who must choose."""
    state = server.create(seats={"confederate": "guest"})
    turn = ("march washington", "take u1", "go washington=manassas-junction", "done")
    state = server.play(state, *turn)
    with server.live(state["id"], client="me") as line:
        hear(line)
        answer = server.act(state, "end", client="me")
        assert answer["state"]["seat"] == "union"
        assert hear(line)["state"]["seat"] == "confederate"


def test_the_turn_of_a_computer_player_comes_once(server: LocalServer) -> None:
    state = server.create(seats={"confederate": "random"})
    state = server.play(state, "march washington", "take u1", "go washington=manassas-junction", "done")
    with server.live(state["id"], client="me") as line:
        hear(line)
        answer = server.act(state, "end", client="me")
        known = answer["state"]["actions"]
        version = answer["version"]
        while True:
            message = hear(line)
            assert message["version"] >= version
            assert message["kept"] <= known
            known = message["kept"] + len(message["entries"])
            assert known == message["state"]["actions"]
            version = message["version"]
            if message["state"]["to_move"] != "confederate":
                break


def test_the_beat_does_not_tell_of_what_is_done_in_secret(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes a fixed time after the last message, though the watcher was woken meanwhile."""
    now = 0.0
    monkeypatch.setattr("longroll.hosts.server.live.monotonic", lambda: now)
    monkeypatch.setattr("longroll.hosts.server.live.LiveSocket.__init__.__defaults__", (1000.0,))
    state = server.create()

    async def notify() -> None:
        server.notifier.notify(state["id"])

    def wake(seconds: float) -> None:
        """Once the last message has been sent, and so many seconds later."""
        nonlocal now
        server.state(state["id"])
        now += seconds
        server.call(notify())

    with server.live(state["id"]) as line:
        hear(line)
        wake(999)
        server.act(state, "march washington")
        assert hear(line)["version"] == 1
        wake(500)
        wake(499)
        wake(1)
        assert hear(line) == {"version": 1, "beat": True}
