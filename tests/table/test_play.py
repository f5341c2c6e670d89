from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from longroll import Match
from tests.table.house import House, Json


def test_an_action_is_judged_stored_and_answered(house: House) -> None:
    played = house.act(house.begin(), "march washington")
    assert played["state"]["version"] == played["state"]["actions"] == 1
    assert played["events"] == [
        {
            "number": 1,
            "seat": "union",
            "action": "march washington",
            "dice": [],
            "kind": "march",
            "rule": "AHD-4.0-c",
            "facts": {"side": "union", "box": "washington"},
        }
    ]
    assert house.actions(played["state"]["id"]) == ["march washington"]


def test_a_whole_random_game_is_the_same_as_without_a_table(house: House) -> None:
    state = house.begin(scenario="short" if "short" in house.get("/api/games")[0]["scenarios"] else "campaign")
    match = Match.new("house-divided", state["scenario"], "1861")
    number = 0
    while state["to_move"]:
        choices = state["choices"]
        assert [choice["text"] for choice in choices] == [str(choice) for choice in match.choices()]
        number += 7
        action = choices[number % len(choices)]["text"]
        match.play(action)
        state = house.act(state, action)["state"]
    assert match.outcome is not None
    assert state["outcome"] == match.outcome._asdict()
    assert state["seed"] == "1861"
    assert house.client.get(f"/api/matches/{state['id']}/journal").text == match.journal.dumps()
    events = house.get(f"/api/matches/{state['id']}/log")
    assert [(event["kind"], event["rule"], event["facts"]) for event in events] == [
        (event.kind, event.rule, dict(event.facts)) for event in match.log
    ]


def test_when_i_play_both_sides_the_answer_shows_the_next_choices(house: House) -> None:
    state = house.play(house.begin(), "march washington", "take u1", "go washington=manassas-junction", "done", "end")
    assert state["to_move"] == state["seat"] == "confederate"
    assert state["choices"]


def test_when_the_other_person_is_next_the_answer_shows_nothing_to_choose(house: House) -> None:
    state = house.begin(seats={"confederate": "guest"})
    state = house.play(state, "march washington", "take u1", "go washington=manassas-junction", "done", "end")
    assert (state["to_move"], state["seat"], state["choices"]) == ("confederate", "union", [])


# --- what is refused changes nothing


def unchanged(house: House, state: Json) -> None:
    assert house.state(state["id"]) == state
    house.table.sittings.cached.clear()
    assert house.state(state["id"]) == state  # nor is it stored


def test_a_stale_action_is_refused_with_the_version(house: House) -> None:
    old = house.begin()
    state = house.play(old, "march washington")
    for version in (0, 2, 99):
        answer = house.act(state, "take u1", 409, version=version)
        assert (answer["error"], answer["version"]) == ("stale", 1)
    unchanged(house, state)


def test_a_replayed_message_is_stale(house: House) -> None:
    state = house.begin()
    body = {"action": "march washington", "version": 0, "seat": "union"}
    address = f"/api/matches/{state['id']}/actions"
    assert [house.client.post(address, json=body).status_code for _ in range(3)] == [200, 409, 409]
    assert house.actions(state["id"]) == ["march washington"]


def test_an_action_out_of_turn_is_refused(house: House) -> None:
    state = house.begin(seats={"confederate": "guest"})
    answer = house.act(state, "march washington", 403, seat="confederate")
    assert answer == {"error": "foreign-seat", "message": "It is not this player’s turn: Confederacy."}
    unchanged(house, state)


def test_nobody_acts_for_a_computer_player(house: House) -> None:
    state = house.begin(seats={"confederate": "random"})
    answer = house.act(state, "march washington", 403, seat="confederate")
    assert answer["message"] == "The computer plays this side: Confederacy."
    house.act(state, "march washington", 400, seat="mexico")
    unchanged(house, state)


def test_an_illegal_action_is_refused_as_the_rules_refuse_it(house: House) -> None:
    state = house.begin()
    answer = house.act(state, "march richmond", 422)
    refusal = Match.new("house-divided", "campaign", "1861").why_not("march richmond")
    assert refusal is not None
    assert (answer["error"], answer["rule"], answer["code"]) == ("refused", refusal.rule, refusal.code)
    assert answer["facts"] == dict(refusal.facts)
    assert answer["message_key"] == f"refusal-{refusal.code}"
    unchanged(house, state)


@pytest.mark.parametrize(
    "action", ["", " ", "dance", "march", "march  washington", "march atlantis", "go a=b", "march\n"]
)
def test_an_action_that_cannot_be_read_is_malformed(house: House, action: str) -> None:
    state = house.begin()
    body = {"action": action, "version": 0, "seat": "union"}
    answer = house.client.post(f"/api/matches/{state['id']}/actions", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    unchanged(house, state)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"action": 1, "version": 0, "seat": "union"}',
        b'{"action": "end", "version": "0", "seat": "union"}',
        b'{"action": "end", "version": 0.5, "seat": "union"}',
        b'{"action": "end", "version": -1, "seat": "union"}',
        b'{"action": "end", "version": 99999999999999999999, "seat": "union"}',
        b'{"action": "end", "version": true, "seat": "union"}',
        b'{"action": "end", "version": NaN, "seat": "union"}',
        b'{"action": "end", "version": 0}',
        b'{"action": "end", "version": 0, "seat": "union", "cheat": true}',
        b'{"action": "end", "version": ' + b"1" * 5000 + b', "seat": "union"}',
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b"\xff\xfe",
        b'{"action": "\\ud800", "version": 0, "seat": "union"}',
        b'{"action": "end", "version": 0, "seat": "\\udfff"}',
        b'{"action": "' + b"x" * 201 + b'", "version": 0, "seat": "union"}',
    ],
)
def test_a_malformed_message_is_answered_with_one_sentence(house: House, body: bytes) -> None:
    state = house.begin()
    address = f"/api/matches/{state['id']}/actions"
    answer = house.client.post(address, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json().keys() == {"error", "message"}
    assert len(answer.json()["message"]) < 300
    unchanged(house, state)


def test_a_message_of_another_kind_is_malformed(house: House) -> None:
    state = house.begin()
    body = b'{"action": "march washington", "version": 0, "seat": "union"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = house.client.post(f"/api/matches/{state['id']}/actions", content=body, headers={"content-type": kind})
        assert answer.status_code == 400
    unchanged(house, state)


def test_an_oversized_message_is_not_read(house: House) -> None:
    state = house.begin()
    address = f"/api/matches/{state['id']}/actions"
    for content in (b" " * (2**16 + 1), (b" " * 2**12 for _ in range(17))):
        answer = house.client.post(address, content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (413, "too-long")
    unchanged(house, state)


def test_of_two_clients_at_one_version_one_is_heard(house: House) -> None:
    state = house.begin()
    body = {"action": "march washington", "version": 0, "seat": "union"}

    def act(_: int) -> int:
        return httpx.post(
            f"http://127.0.0.1:{house.port}/api/matches/{state['id']}/actions", json=body, trust_env=False
        ).status_code

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(act, range(8))) == [200] + [409] * 7
    assert house.actions(state["id"]) == ["march washington"]


def test_many_matches_at_once_do_not_disturb_each_other(house: House) -> None:
    def play(number: int) -> list[str]:
        state, played = house.begin(seed=str(number)), []
        for _ in range(25):
            played.append(state["choices"][number % len(state["choices"])]["text"])
            state = house.act(state, played[-1])["state"]
        assert house.actions(state["id"]) == played
        return played

    with ThreadPoolExecutor(6) as pool:
        assert len({tuple(played) for played in pool.map(play, range(6))}) > 1


# --- undo


def test_undo_takes_the_row_away_and_the_version_grows(house: House) -> None:
    begun = house.begin()
    state = house.play(begun, "march washington", "take u1")
    back = house.undo(state)
    assert (back["version"], back["actions"]) == (3, 1)
    assert house.actions(state["id"]) == ["march washington"]
    again = house.undo(back)
    assert (again["version"], again["actions"], again["undo_stops"]) == (4, 0, "start")
    assert again["view"] == begun["view"]
    unchanged(house, again)
    house.play(again, "march chicago")
    assert house.actions(state["id"]) == ["march chicago"]


def test_undo_says_why_it_stops(house: House) -> None:
    state = house.begin()
    assert house.undo(state, 409)["stops"] == "start"
    state = house.play(state, "march washington", "take u1", "go washington=manassas-junction", "done", "end")
    answer = house.undo(state, 409)
    assert (answer["error"], answer["stops"], state["undo_stops"]) == ("undo-stops", "seat", "seat")
    assert answer["message"].startswith("Can’t undo: ")
    state = house.play(house.begin(), "end", "muster")
    assert house.undo(state, 409)["stops"] == state["undo_stops"] == "die"
    unchanged(house, state)


def test_undo_is_for_the_seat_that_acted_and_for_the_version_it_saw(house: House) -> None:
    state = house.play(house.begin(seats={"confederate": "guest"}), "march washington")
    house.undo(state, 403, seat="confederate")
    house.undo(state, 400, seat="mexico")
    assert house.undo(state, 409, version=0)["version"] == 1
    unchanged(house, state)


# --- why not


def test_why_not_is_answered_for_anything_that_can_be_written(house: House) -> None:
    address = f"/api/matches/{house.begin()['id']}/why"
    assert house.get(address, action="march washington") == {"allowed": True}
    refusal = house.get(address, action="march richmond")
    assert (refusal["allowed"], refusal["rule"]) == (False, "AHD-4.0-c")
    assert refusal["message_key"] == f"refusal-{refusal['code']}"
    assert house.client.get(address, params={"action": "dance"}).status_code == 400
    assert house.client.get(address).status_code == 400
