from pathlib import Path

from longroll import Match
from tests.table.house import House, Json, finished_journal


def bring(house: House) -> Json:
    answer = house.client.post(
        "/api/matches/import", content=finished_journal(), headers={"content-type": "text/plain"}
    )
    assert answer.status_code == 201
    state: Json = answer.json()
    return state


def test_the_log_tells_every_event_with_action_seat_and_dice(house: House) -> None:
    state = house.play(house.begin(), "end", "muster")
    log = house.get(f"/api/matches/{state['id']}/log")
    assert {event["number"] for event in log} <= {1, 2}
    dice = {event["number"]: event["dice"] for event in log}
    match = Match.new("house-divided", "campaign", "1861")
    match.play("end")
    match.play("muster")
    assert dice[2] == (match.sealed_journal().rolls or []) != []
    assert house.get(f"/api/matches/{state['id']}/log", since=1) == [event for event in log if event["number"] > 1]
    assert house.get(f"/api/matches/{state['id']}/log", since=99) == []


def test_there_is_a_moment_for_the_beginning_and_for_every_action(house: House) -> None:
    state = bring(house)
    moments = house.get(f"/api/matches/{state['id']}/moments")
    assert [moment["number"] for moment in moments] == list(range(state["actions"] + 1))
    assert moments[0]["kind"] == "start"
    assert moments[-1]["kind"] == "end"
    kinds = {moment["kind"] for moment in moments}
    assert {"turn", "phase", "step"} <= kinds
    turns = [moment["turn"] for moment in moments]
    assert turns == sorted(turns)
    assert all(moment["seat"] in ("union", "confederate") for moment in moments[:-1])


def test_any_moment_shows_what_was_there(house: House) -> None:
    state = bring(house)
    match = Match.replay(finished_journal())
    game, position = (
        match.game,
        Match.new("house-divided", match.journal.scenario, match.journal.seed, match.journal.options),
    )
    for number in range(state["actions"] + 1):
        if number % 5 == 0 or number > state["actions"] - 3:
            seen = house.get(f"/api/matches/{state['id']}/moments/{number}")
            assert seen["view"] == game.view(position.position, 0)
            assert (seen["actions"], seen["version"]) == (number, state["version"])
        if number < state["actions"]:
            position.play(match.journal.entries[number].action)


def test_a_moment_that_never_was_is_missing(house: House) -> None:
    state = house.play(house.begin(), "march washington")
    for number in ("2", "999999"):
        assert house.client.get(f"/api/matches/{state['id']}/moments/{number}").status_code == 404
    for number in ("-1", "x", "1.5", "9" * 30):
        assert house.client.get(f"/api/matches/{state['id']}/moments/{number}").status_code == 400


def test_the_past_is_right_after_an_undo_across_a_mark(house: House) -> None:
    state = house.begin()
    while state["actions"] < 40:
        texts = [choice["text"] for choice in state["choices"]]
        action = next((text for text in texts if text.split()[0] in ("march", "take", "dig", "done")), texts[-1])
        state = house.act(state, action)["state"]
    undone = 0
    while not state["undo_stops"] and undone < 12:
        state = house.undo(state)
        undone += 1
    assert undone
    texts = [choice["text"] for choice in state["choices"]]
    state = house.act(state, texts[-1])["state"]
    views = [
        house.get(f"/api/matches/{state['id']}/moments/{number}")["view"] for number in range(state["actions"] + 1)
    ]
    house.table.sittings.cached.clear()
    assert views == [
        house.get(f"/api/matches/{state['id']}/moments/{number}")["view"] for number in range(state["actions"] + 1)
    ]


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    house = House(tmp_path)
    state = house.play(house.begin(), "march washington", "take u1")
    house.stop()
    again = House(tmp_path)
    assert again.state(state["id"]) == state
    again.play(state, "dig")
    assert again.undo(again.state(state["id"]))["actions"] == 2
    again.stop()
