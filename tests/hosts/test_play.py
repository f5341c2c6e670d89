from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from longroll import Match
from longroll.kernel.catalogue import COMMON, Catalogue
from tests.hosts.local_server import Json, LocalServer


def test_an_action_is_judged_stored_and_answered(server: LocalServer) -> None:
    played = server.act(server.create(), "march washington")
    assert played["state"]["version"] == played["state"]["actions"] == 1
    assert played["entries"] == [
        {
            "number": 1,
            "seat": "union",
            "action": "march washington",
            "dice": [],
            "forced": False,
            "ordered": False,
            "events": [{"kind": "march", "rule": "AHD-4.0-c", "facts": {"side": "union", "box": "washington"}}],
        }
    ]
    assert (played["version"], played["kept"], played["played"]) == (1, 0, 1)
    assert server.actions(played["state"]["id"]) == ["march washington"]


def test_a_whole_random_game_is_the_same_as_without_a_table(server: LocalServer) -> None:
    state = server.create(scenario="short" if "short" in server.get("/api/games")[0]["scenarios"] else "campaign")
    match = Match.new("house-divided", state["scenario"], "1861")
    number = 0
    while state["to_move"]:
        choices = state["choices"]
        assert [choice["text"] for choice in choices] == [str(choice) for choice in match.choices()]
        number += 7
        action = choices[number % len(choices)]["text"]
        match.play(action)
        state = server.act(state, action)["state"]
    assert match.outcome is not None
    assert state["outcome"] == match.outcome._asdict()
    assert state["seed"] == "1861"
    assert server.client.get(f"/api/matches/{state['id']}/journal").text == match.journal.dumps()
    log = server.get(f"/api/matches/{state['id']}/log", since=0)
    events = [event for entry in log for event in entry["events"]]
    assert [(event["kind"], event["rule"], event["facts"]) for event in events] == [
        (event.kind, event.rule, dict(event.facts)) for entry in match.history for event in entry.events
    ]


def test_when_i_play_both_sides_the_answer_shows_the_next_choices(server: LocalServer) -> None:
    state = server.create()
    state = server.play(state, "march washington", "take u1", "go washington=manassas-junction", "done", "end")
    assert state["to_move"] == state["seat"] == "confederate"
    assert state["choices"]


def test_when_the_other_person_is_next_the_answer_shows_nothing_to_choose(server: LocalServer) -> None:
    state = server.create(seats={"confederate": "guest"})
    state = server.play(state, "march washington", "take u1", "go washington=manassas-junction", "done", "end")
    assert (state["to_move"], state["seat"], state["choices"]) == ("confederate", "union", [])


# --- what is refused changes nothing


def unchanged(server: LocalServer, state: Json) -> None:
    assert server.state(state["id"]) == state
    server.service.cache.cached.clear()
    assert server.state(state["id"]) == state  # nor is it stored


def test_a_stale_action_is_refused_with_the_version(server: LocalServer) -> None:
    old = server.create()
    state = server.play(old, "march washington")
    for version in (0, 2, 99):
        answer = server.act(state, "take u1", 409, version=version)
        assert (answer["error"], answer["version"]) == ("stale", 1)
    unchanged(server, state)


def test_a_replayed_message_is_stale(server: LocalServer) -> None:
    state = server.create()
    body = {"actions": ["march washington"], "version": 0, "seat": "union"}
    address = f"/api/matches/{state['id']}/actions"
    assert [server.client.post(address, json=body).status_code for _ in range(3)] == [200, 409, 409]
    assert server.actions(state["id"]) == ["march washington"]


def test_an_action_out_of_turn_is_refused(server: LocalServer) -> None:
    state = server.create(seats={"confederate": "guest"})
    answer = server.act(state, "march washington", 403, seat="confederate")
    assert answer == {"error": "foreign-seat", "message": "It is not this player’s turn: Confederacy."}
    unchanged(server, state)


def test_nobody_acts_for_a_computer_player(server: LocalServer) -> None:
    state = server.create(seats={"confederate": "random"})
    answer = server.act(state, "march washington", 403, seat="confederate")
    assert answer["message"] == "The computer plays this side: Confederacy."
    server.act(state, "march washington", 400, seat="mexico")
    unchanged(server, state)


def test_an_illegal_action_is_refused_as_the_rules_refuse_it(server: LocalServer) -> None:
    state = server.create()
    answer = server.act(state, "march richmond", 422)
    refusal = Match.new("house-divided", "campaign", "1861").why_not("march richmond")
    assert refusal is not None
    assert (answer["error"], answer["rule"], answer["code"]) == ("refused", refusal.rule, refusal.code)
    assert answer["facts"] == dict(refusal.facts)
    assert (answer["action"], answer["sentence"]) == ("march richmond", refusal.sentence("en"))
    unchanged(server, state)


@pytest.mark.parametrize("action", ["", " ", "dance", "march", "march  washington", "march\n"])
def test_an_action_that_cannot_be_read_is_malformed(server: LocalServer, action: str) -> None:
    state = server.create()
    body = {"actions": [action], "version": 0, "seat": "union"}
    answer = server.client.post(f"/api/matches/{state['id']}/actions", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    unchanged(server, state)


@pytest.mark.parametrize("action", ["march atlantis", "go a=b"])
def test_a_place_that_does_not_exist_is_refused_with_a_rule(server: LocalServer, action: str) -> None:
    state = server.create()
    answer = server.act(state, action, 422)
    assert (answer["error"], answer["action"]) == ("refused", action)
    assert answer["rule"]
    assert answer["sentence"]
    unchanged(server, state)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'{"actions": 1, "version": 0, "seat": "union"}',
        b'{"actions": ["end"], "version": "0", "seat": "union"}',
        b'{"actions": ["end"], "version": 0.5, "seat": "union"}',
        b'{"actions": ["end"], "version": -1, "seat": "union"}',
        b'{"actions": ["end"], "version": 99999999999999999999, "seat": "union"}',
        b'{"actions": ["end"], "version": true, "seat": "union"}',
        b'{"actions": ["end"], "version": NaN, "seat": "union"}',
        b'{"actions": ["end"], "version": 0}',
        b'{"actions": ["end"], "version": 0, "seat": "union", "cheat": true}',
        b'{"actions": ["end"], "version": ' + b"1" * 5000 + b', "seat": "union"}',
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b"\xff\xfe",
        b'{"actions": ["\\ud800"], "version": 0, "seat": "union"}',
        b'{"actions": ["end"], "version": 0, "seat": "\\udfff"}',
        b'{"actions": ["' + b"x" * 201 + b'"], "version": 0, "seat": "union"}',
    ],
)
def test_a_malformed_message_is_answered_with_one_sentence(server: LocalServer, body: bytes) -> None:
    state = server.create()
    address = f"/api/matches/{state['id']}/actions"
    answer = server.client.post(address, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json().keys() == {"error", "message"}
    assert len(answer.json()["message"]) < 300
    unchanged(server, state)


def test_a_message_of_another_kind_is_malformed(server: LocalServer) -> None:
    state = server.create()
    body = b'{"actions": ["march washington"], "version": 0, "seat": "union"}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = server.client.post(f"/api/matches/{state['id']}/actions", content=body, headers={"content-type": kind})
        assert answer.status_code == 400
    unchanged(server, state)


def test_an_oversized_message_is_not_read(server: LocalServer) -> None:
    state = server.create()
    address = f"/api/matches/{state['id']}/actions"
    for content in (b" " * (2**16 + 1), (b" " * 2**12 for _ in range(17))):
        answer = server.client.post(address, content=content, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (413, "too-long")
    unchanged(server, state)


def test_of_two_clients_at_one_version_one_is_heard(server: LocalServer) -> None:
    state = server.create()
    body = {"actions": ["march washington"], "version": 0, "seat": "union"}

    def act(_: int) -> int:
        return httpx.post(
            f"http://127.0.0.1:{server.port}/api/matches/{state['id']}/actions", json=body, trust_env=False
        ).status_code

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(act, range(8))) == [200] + [409] * 7
    assert server.actions(state["id"]) == ["march washington"]


def test_many_matches_at_once_do_not_disturb_each_other(server: LocalServer) -> None:
    def play(number: int) -> list[str]:
        state, played = server.create(seed=str(number)), []
        for _ in range(25):
            played.append(state["choices"][number % len(state["choices"])]["text"])
            state = server.act(state, played[-1])["state"]
        assert server.actions(state["id"]) == played
        return played

    with ThreadPoolExecutor(6) as pool:
        assert len({tuple(played) for played in pool.map(play, range(6))}) > 1


# --- undo


def test_undo_takes_the_row_away_and_the_version_grows(server: LocalServer) -> None:
    begun = server.create()
    state = server.play(begun, "march washington", "take u1")
    back = server.undo(state)
    assert (back["version"], back["actions"]) == (3, 1)
    assert server.actions(state["id"]) == ["march washington"]
    again = server.undo(back)
    assert (again["version"], again["actions"], again["undo_stops"]) == (4, 0, "start")
    assert again["view"] == begun["view"]
    unchanged(server, again)
    server.play(again, "march chicago")
    assert server.actions(state["id"]) == ["march chicago"]


def test_undo_says_why_it_stops(server: LocalServer) -> None:
    state = server.create()
    assert server.undo(state, 409)["stops"] == "start"
    state = server.play(state, "march washington", "take u1", "go washington=manassas-junction", "done", "end")
    answer = server.undo(state, 409)
    assert (answer["error"], answer["stops"], state["undo_stops"]) == ("undo-stops", "seat", "seat")
    assert answer["message"].startswith("Can’t undo: ")
    state = server.play(server.create(), "end", "muster")
    assert server.undo(state, 409)["stops"] == state["undo_stops"] == "die"
    unchanged(server, state)


def test_undo_is_for_the_seat_that_acted_and_for_the_version_it_saw(server: LocalServer) -> None:
    state = server.play(server.create(seats={"confederate": "guest"}), "march washington")
    server.undo(state, 403, seat="confederate")
    server.undo(state, 400, seat="mexico")
    assert server.undo(state, 409, version=0)["version"] == 1
    unchanged(server, state)


# --- why not


def test_why_not_is_answered_for_anything_that_can_be_written(server: LocalServer) -> None:
    address = f"/api/matches/{server.create()['id']}/why"
    allowed = {"allowed": True, "action": "march washington", "rule": "", "code": "", "facts": {}, "sentence": ""}
    assert server.get(address, action="march washington") == allowed
    refusal = server.get(address, action="march richmond")
    assert (refusal["allowed"], refusal["rule"]) == (False, "AHD-4.0-c")
    expected = Match.new("house-divided", "campaign", "1861").why_not("march richmond")
    assert expected is not None
    assert refusal["sentence"] == expected.sentence("en")
    assert server.client.get(address, params={"action": "dance"}).status_code == 400
    assert server.client.get(address).status_code == 400


# --- advice


def test_advice_is_given_in_the_language_of_the_request_and_can_be_played(server: LocalServer) -> None:
    server.service.adviser.seconds = 0.3
    state = server.create()
    address, headers = f"/api/matches/{state['id']}/advice", {"accept-language": "fr"}
    advice = server.client.get(address, params={"viewer": "union"}, headers=headers).json()
    assert advice["version"] == state["version"]
    assert 1 <= len(advice["plans"]) <= 3
    words = Catalogue(COMMON, language="fr")
    for plan in advice["plans"]:
        assert 0 <= plan["chance"] <= 1
        for reason in plan["reasons"]:
            better = "yes" if reason["gain"] > 0 else "no"
            assert reason["sentence"] == words.format(f"reason-{reason['topic']}", better=better)
    best = advice["plans"][0]["steps"]
    played = server.act(state, "", actions=[step["action"] for step in best])
    assert [entry["action"] for entry in played["entries"]] == [step["action"] for step in best]


def test_advice_is_for_the_person_whose_turn_it_is(server: LocalServer) -> None:
    address = f"/api/matches/{server.create(seats={'confederate': 'militia'})['id']}/advice"
    for viewer, status in (("confederate", 403), ("", 403), ("mexico", 400)):
        assert server.client.get(address, params={"viewer": viewer}).status_code == status
    assert server.client.get("/api/matches/0/advice").status_code == 404
