import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.table.house import House, wait_until


def hear(line: ClientConnection) -> Any:
    return json.loads(line.recv(timeout=20))


def test_every_change_is_told_to_all_who_watch(house: House) -> None:
    state = house.begin()
    with house.live(state["id"]) as first, house.live(state["id"]) as second:
        for line in (first, second):
            message = hear(line)
            assert message["version"] == 0
            assert message["state"] == state
        played = house.act(state, "march washington")
        for line in (first, second):
            message = hear(line)
            assert message == {"version": 1, "kept": 0, "state": played["state"], "events": played["events"]}
        back = house.undo(played["state"])
        for line in (first, second):
            assert hear(line) == {"version": 2, "kept": 0, "state": back, "events": []}


def test_nothing_is_told_of_what_was_refused(house: House) -> None:
    state = house.begin()
    with house.live(state["id"], since=0) as line:
        house.act(state, "march richmond", 422)
        house.act(state, "march washington", 409, version=7)
        played = house.act(state, "march washington")
        assert hear(line)["state"] == played["state"]


def test_what_was_missed_is_caught_up_with(house: House) -> None:
    state = house.begin()
    seen = house.play(state, "march washington")
    house.play(seen, "take u1", "dig")
    with house.live(state["id"], since=seen["version"]) as line:
        message = hear(line)
        assert (message["version"], message["kept"]) == (3, 1)
        assert message["events"] == house.get(f"/api/matches/{state['id']}/log", since=1)


def test_what_was_undone_meanwhile_is_not_kept(house: House) -> None:
    seen = house.play(house.begin(), "march washington", "take u1")
    back = house.undo(house.undo(seen))
    house.play(back, "march chicago")
    with house.live(seen["id"], since=seen["version"]) as line:
        message = hear(line)
        assert (message["version"], message["kept"]) == (5, 0)
        assert {event["action"] for event in message["events"]} == {"march chicago"}


def test_who_was_away_for_long_or_over_a_restart_is_told_everything(house: House) -> None:
    state = house.play(house.begin(), "march washington", "take u1")
    house.table.sittings.cached.clear()
    for since in (0, 1, 77, -5):
        with house.live(state["id"], since=since) as line:
            message = hear(line)
            assert (message["version"], message["kept"]) == (2, 0)
            assert message["events"] == house.get(f"/api/matches/{state['id']}/log")


def test_a_client_that_leaves_is_seen_to_leave(house: House) -> None:
    state = house.begin()
    with house.live(state["id"]) as line:
        hear(line)
        assert house.table.hub.bells
    wait_until(lambda: not house.table.hub.bells)


def test_what_a_watcher_says_changes_nothing(house: House) -> None:
    state = house.begin()
    with house.live(state["id"]) as line:
        hear(line)
        line.send('{"action": "march washington", "version": 0, "seat": "union"}')
        line.send(b"\x00\xff")
        played = house.act(state, "march chicago")
        assert hear(line)["state"] == played["state"]


def test_an_oversized_message_ends_only_that_line(house: House) -> None:
    state = house.begin()
    with house.live(state["id"]) as line:
        hear(line)
        line.send("x" * 2**17)
        house.act(state, "march washington")
        try:
            while True:
                line.recv(timeout=5)
        except (ConnectionClosed, TimeoutError):
            pass
    assert house.state(state["id"])["version"] == 1


def test_there_is_a_heartbeat(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.table.live.Watcher.__init__.__defaults__", (0.05,))
    with house.live(house.begin()["id"]) as line:
        hear(line)
        assert hear(line) == {"version": 0, "beat": True}


@pytest.mark.parametrize(("path", "code"), [("nonsense?since=0", 4404), ("{match}?seat=mexico", 4400)])
def test_a_line_to_nowhere_is_closed_with_a_sentence(house: House, path: str, code: int) -> None:
    match = house.begin()["id"]
    name, _, query = path.format(match=match).partition("?")
    with connect(f"ws://127.0.0.1:{house.port}/api/matches/{name}/live?{query}", proxy=None) as line:
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        assert closed.value.rcvd.reason.endswith(".")


def test_a_line_with_an_unreadable_address_is_not_opened(house: House) -> None:
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://127.0.0.1:{house.port}/api/matches/{house.begin()['id']}/live?since=x", proxy=None),
    ):
        pass


def test_a_deleted_match_closes_its_lines(house: House) -> None:
    state = house.begin()
    with house.live(state["id"]) as line:
        hear(line)
        house.client.delete(f"/api/matches/{state['id']}")
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_open_lines_do_not_hold_up_the_end(house: House) -> None:
    with house.live(house.begin()["id"]) as line:
        hear(line)
        house.server.should_exit = True
        house.thread.join(10)
        assert not house.thread.is_alive()
