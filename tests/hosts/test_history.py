from pathlib import Path

from longroll import Match
from tests.hosts.local_server import Json, LocalServer, finished_journal


def bring(server: LocalServer) -> Json:
    answer = server.client.post(
        "/api/matches/import", content=finished_journal(), headers={"content-type": "text/plain"}
    )
    assert answer.status_code == 201
    state: Json = answer.json()
    return state


def test_the_log_tells_every_event_with_action_seat_and_dice(server: LocalServer) -> None:
    state = server.play(server.create(), "end", "muster")
    log = server.get(f"/api/matches/{state['id']}/log")
    assert [entry["number"] for entry in log] == [0, 1, 2]
    dice = {entry["number"]: entry["dice"] for entry in log}
    match = Match.new("house-divided", "campaign", "1861")
    match.play("end")
    match.play("muster")
    assert dice[2] == list(match.sealed_journal().header.rolls or ()) != []
    assert [event["kind"] for event in log[0]["events"]] == ["turn", "half-turn", "first-marches"]
    assert (log[0]["action"], log[0]["seat"]) == ("", "")
    assert server.get(f"/api/matches/{state['id']}/log", since=0) == log[1:]
    assert server.get(f"/api/matches/{state['id']}/log", since=1) == log[2:]
    assert server.get(f"/api/matches/{state['id']}/log", since=99) == []


def test_there_is_a_moment_for_the_beginning_and_for_every_action(server: LocalServer) -> None:
    state = bring(server)
    moments = server.get(f"/api/matches/{state['id']}/moments")
    assert [moment["number"] for moment in moments] == list(range(state["actions"] + 1))
    assert moments[0]["kind"] == "start"
    assert moments[-1]["kind"] == "end"
    kinds = {moment["kind"] for moment in moments}
    assert {"turn", "phase", "step"} <= kinds
    turns = [moment["turn"] for moment in moments]
    assert turns == sorted(turns)
    assert all(moment["seat"] in ("union", "confederate") for moment in moments[:-1])


def test_any_moment_shows_what_was_there(server: LocalServer) -> None:
    state = bring(server)
    match = Match.replay(finished_journal())
    game, position = (
        match.game,
        Match.new("house-divided", match.header.scenario, match.header.seed, match.header.options),
    )
    for number in range(state["actions"] + 1):
        if number % 5 == 0 or number > state["actions"] - 3:
            seen = server.get(f"/api/matches/{state['id']}/moments/{number}")
            assert seen["view"] == game.view(position.position, 0)
            assert (seen["actions"], seen["version"]) == (number, state["version"])
        if number < state["actions"]:
            position.play(match.history[number].action)


def test_a_moment_that_never_was_is_missing(server: LocalServer) -> None:
    state = server.play(server.create(), "march washington")
    for number in ("2", "999999"):
        assert server.client.get(f"/api/matches/{state['id']}/moments/{number}").status_code == 404
    for number in ("-1", "x", "1.5", "9" * 30):
        assert server.client.get(f"/api/matches/{state['id']}/moments/{number}").status_code == 400


def test_the_past_is_right_after_an_undo_across_a_mark(server: LocalServer) -> None:
    state = server.create()
    while state["actions"] < 40:
        texts = [choice["text"] for choice in state["choices"]]
        action = next((text for text in texts if text.split()[0] in ("march", "take", "dig", "done")), texts[-1])
        state = server.act(state, action)["state"]
    undone = 0
    while not state["undo_stops"] and undone < 12:
        state = server.undo(state)
        undone += 1
    assert undone
    texts = [choice["text"] for choice in state["choices"]]
    state = server.act(state, texts[-1])["state"]
    views = [
        server.get(f"/api/matches/{state['id']}/moments/{number}")["view"] for number in range(state["actions"] + 1)
    ]
    server.service.cache.cached.clear()
    assert views == [
        server.get(f"/api/matches/{state['id']}/moments/{number}")["view"] for number in range(state["actions"] + 1)
    ]


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    server = LocalServer(tmp_path)
    state = server.play(server.create(), "march washington", "take u1")
    server.stop()
    again = LocalServer(tmp_path)
    assert again.state(state["id"]) == state
    again.play(state, "dig")
    assert again.undo(again.state(state["id"]))["actions"] == 2
    again.stop()
