import pytest

from longroll import Match
from longroll.kernel.dice import commitment
from tests.hosts.local_server import LocalServer, finished_journal

GO = ("march washington", "take u1", "go washington=manassas-junction")


def test_a_match_begins_with_what_was_asked_for(server: LocalServer) -> None:
    state = server.create(options={"tie": "other-side"}, seats={"confederate": "guest"}, name="After supper")
    match = Match.new("house-divided", "campaign", "1861", {"tie": "other-side"})
    assert state["version"] == state["actions"] == 0
    assert state["options"] == {"tie": "other-side"}
    assert state["seats"] == {"union": "me", "confederate": "guest"}
    assert state["name"] == "After supper"
    assert state["to_move"] == state["seat"] == "union"
    assert [choice["text"] for choice in state["choices"]] == [str(choice) for choice in match.choices()]
    assert state["choices"][0]["facts"]["action"] == "march"
    assert state["view"] == match.view("union")
    assert state["prompt"]["kind"] == match.prompt.kind
    assert (state["outcome"], state["undo_stops"], state["seed"]) == (None, "start", None)
    assert state["commitment"] == commitment("1861")


def test_a_match_without_a_seed_has_a_secret_one(server: LocalServer) -> None:
    first, second = (server.post("/api/matches", 201, title="house-divided") for _ in range(2))
    assert first["commitment"] != second["commitment"]
    assert first["scenario"] == "campaign"


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": "chess"},
        {"scenario": "gettysburg"},
        {"options": {"tie": "nobody"}},
        {"options": {"weather": "on"}},
        {"seats": {"union": "deep-blue"}},
        {"seats": {"mexico": "me"}},
        {"seed": "two words"},
        {"seed": ""},
        {"seed": "x" * 101},
        {"name": "x" * 101},
        {"title": None},
        {"options": {str(number): "x" for number in range(51)}},
        {"unheard-of": 1},
    ],
)
def test_a_match_that_cannot_be_is_not_begun(server: LocalServer, wrong: dict[str, object]) -> None:
    answer = server.client.post("/api/matches", json={"title": "house-divided", **wrong})
    assert answer.status_code == 400
    assert answer.json()["error"] == "malformed"
    assert answer.json()["message"].endswith(".")
    assert server.get("/api/matches") == []


@pytest.mark.parametrize("seed", [10**40, [], 1.5, "x" * 101])
def test_a_wrong_seed_is_called_a_seed(server: LocalServer, seed: object) -> None:
    answer = server.client.post("/api/matches", json={"title": "house-divided", "seed": seed})
    assert answer.status_code == 400
    assert "wrong at seed:" in answer.json()["message"]


@pytest.mark.parametrize("field", ["title", "scenario", "seed", "name", "options", "seats"])
def test_half_a_character_is_not_a_name(server: LocalServer, field: str) -> None:
    half = '{"\\ud800": "me"}' if field in ("options", "seats") else '"\\ud800"'
    body = f'{{"title": "house-divided", "{field}": {half}}}'
    answer = server.client.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")


def test_the_list_has_the_match_played_last_first(server: LocalServer) -> None:
    first, second, third = (server.create(name=name) for name in ("one", "two", "three"))
    server.play(first, *GO)
    listed = server.get("/api/matches")
    assert [match["name"] for match in listed] == ["one", "three", "two"]
    assert (listed[0]["actions"], listed[0]["version"], listed[0]["to_move"]) == (3, 3, "union")
    assert listed[0]["prompt"]["kind"] == server.state(first["id"])["prompt"]["kind"]
    assert listed[0]["updated"] >= listed[0]["created"]
    assert [match["id"] for match in server.get("/api/matches", limit=1)] == [first["id"]]
    assert {second["id"], third["id"]} == {match["id"] for match in listed[1:]}


def test_a_deleted_match_is_gone(server: LocalServer) -> None:
    state = server.create()
    other = server.create()
    address = f"/api/matches/{state['id']}"
    assert server.client.delete(address).status_code == 204
    for answer in (server.client.get(address), server.client.delete(address), server.client.get(f"{address}/journal")):
        assert answer.status_code == 404
        assert answer.json() == {"error": "missing", "message": "There is no such match."}
    server.act(state, "march washington", 404)
    assert [match["id"] for match in server.get("/api/matches")] == [other["id"]]


def test_a_state_is_seen_through_the_eyes_that_are_asked_for(server: LocalServer) -> None:
    state = server.create(seats={"confederate": "guest"})
    address = f"/api/matches/{state['id']}"
    assert server.get(address, viewer="confederate")["choices"] == []
    assert server.get(address, viewer="confederate")["seat"] == "confederate"
    assert server.get(address, viewer="")["seat"] == ""
    assert server.get(address)["choices"] == state["choices"]
    assert server.client.get(address, params={"viewer": "mexico"}).status_code == 400


def test_nobody_looks_through_the_eyes_of_a_computer_player(server: LocalServer) -> None:
    state = server.create(seats={"confederate": "random"})
    answer = server.client.get(f"/api/matches/{state['id']}", params={"viewer": "confederate"})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-seat")


# --- journals


def test_a_journal_is_sealed_while_the_game_goes_on(server: LocalServer) -> None:
    state = server.play(server.create(), "end", "muster")
    answer = server.client.get(f"/api/matches/{state['id']}/journal")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert "attachment" in answer.headers["content-disposition"]
    assert "\nseed " not in answer.text
    assert f"\ncommitment {commitment('1861')}\n" in answer.text
    match = Match.new("house-divided", "campaign", "1861")
    for action in ("end", "muster"):
        match.play(action)
    assert match.dice.count
    assert answer.text == match.sealed_journal().dumps()


def test_a_finished_journal_tells_its_seed_and_comes_back_as_it_went(server: LocalServer) -> None:
    text = finished_journal()
    answer = server.client.post("/api/matches/import", content=text, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    state = answer.json()
    assert state["outcome"] is not None
    assert (state["to_move"], state["choices"]) == ("", [])
    assert state["seed"] == Match.replay(text).header.seed
    assert server.client.get(f"/api/matches/{state['id']}/journal").text == text
    assert server.act(state, "end", 403, seat="union")["message"] == "The game is over."


def test_a_sealed_journal_is_brought_and_played_on_with_new_dice(server: LocalServer) -> None:
    state = server.play(server.create(), "end", "muster")
    text = server.client.get(f"/api/matches/{state['id']}/journal").text
    answer = server.client.post("/api/matches/import", content=text, headers={"content-type": "text/plain"})
    imported = answer.json()
    assert imported["view"] == state["view"]
    assert imported["version"] == imported["actions"] == 2
    assert imported["commitment"] != state["commitment"]
    for _ in range(8):
        imported = server.act(imported, imported["choices"][-1]["text"])["state"]
    journal = server.client.get(f"/api/matches/{imported['id']}/journal").text
    assert Match.replay(journal).view() == imported["view"]
    server.service.cache.cached.clear()
    assert server.state(imported["id"])["view"] == imported["view"]


@pytest.mark.parametrize(
    "hostile",
    [
        b"",
        b"\xff\xfe\x00",
        b"longroll-journal 1\n",
        b"longroll-journal 1\ntitle ../../etc/passwd\nrules 1\nscenario x\nseed 1\n\n\nactions 0\nhash "
        + b"0" * 32
        + b"\n",
        b"longroll-journal 1\ntitle house-divided\nrules 99\nscenario campaign\nseed 1\n\n\nactions 0\nhash "
        + b"0" * 32
        + b"\n",
        b"longroll-journal 1\ntitle house-divided\nrules 1\nscenario campaign\ndice "
        + b"9" * 9000
        + b"\n\n\nactions 0\nhash "
        + b"0" * 32
        + b"\n",
        b"longroll-journal 1\ntitle house-divided\nrules 1\nposition campaign turn="
        + b"9" * 9000
        + b"\nseed 1\n\n\nactions 0\nhash "
        + b"0" * 32
        + b"\n",
        b"longroll-journal 1\ntitle house-divided\nrules 1\nscenario campaign\nseed 1\n\n"
        + b"march washington 0000\n" * 9000
        + b"\nactions 9000\nhash "
        + b"0" * 32
        + b"\n",
        b"\n" * 2**20,
        b"[" * 2**20,
    ],
)
def test_a_hostile_journal_is_refused_in_one_sentence(server: LocalServer, hostile: bytes) -> None:
    answer = server.client.post("/api/matches/import", content=hostile, headers={"content-type": "text/plain"})
    assert answer.status_code == 400
    assert answer.json()["error"] == "malformed"
    assert len(answer.json()["message"]) < 400
    assert "Traceback" not in answer.text
    assert server.get("/api/matches") == []


def test_a_journal_that_was_changed_is_refused_where_it_differs(server: LocalServer) -> None:
    lines = finished_journal().split("\n")
    first = lines.index("") + 1
    lines[first] = f"{lines[first].rpartition(' ')[0]} 0000"
    content = "\n".join(lines)
    answer = server.client.post("/api/matches/import", content=content, headers={"content-type": "text/plain"})
    assert answer.status_code == 400
    assert answer.json()["message"].startswith("The journal differs from its replay at action 1 ")


def test_a_journal_longer_than_a_mebibyte_is_not_read(server: LocalServer) -> None:
    for content in (b"x" * (2**20 + 1), (b"x" * 2**16 for _ in range(17))):
        answer = server.client.post("/api/matches/import", content=content, headers={"content-type": "text/plain"})
        assert (answer.status_code, answer.json()["error"]) == (413, "too-long")


# --- forks


def test_a_fork_plays_on_from_a_moment_with_dice_of_its_own(server: LocalServer) -> None:
    state = server.play(server.create(), *GO, "done", "end")
    seen = server.get(f"/api/matches/{state['id']}/moments/3")
    fork = server.post(f"/api/matches/{state['id']}/fork", 201, number=3, seats={"confederate": "guest"})
    assert (fork["parent"], fork["parent_action"], fork["version"]) == (state["id"], 3, 3)
    assert fork["seats"] == {"union": "me", "confederate": "guest"}
    assert fork["view"] == seen["view"]
    assert fork["commitment"] != state["commitment"]
    server.play(fork, "done")
    assert server.actions(fork["id"]) == [*GO, "done"]
    assert server.actions(state["id"]) == [*GO, "done", "end"]


def test_a_fork_keeps_the_rolls_made_before_it(server: LocalServer) -> None:
    state = server.play(server.create(), "end", "muster")
    fork = server.post(f"/api/matches/{state['id']}/fork", 201, number=2)
    assert fork["view"] == state["view"]
    logs = [server.get(f"/api/matches/{match}/log") for match in (state["id"], fork["id"])]
    assert logs[0] == logs[1]
    server.service.cache.cached.clear()
    assert server.state(fork["id"]) == fork


def test_a_fork_of_a_finished_game_can_be_played(server: LocalServer) -> None:
    answer = server.client.post(
        "/api/matches/import", content=finished_journal(), headers={"content-type": "text/plain"}
    )
    over = answer.json()
    fork = server.post(f"/api/matches/{over['id']}/fork", 201, number=over["actions"] - 1)
    assert fork["outcome"] is None
    server.act(fork, fork["choices"][0]["text"])


def test_there_is_no_fork_from_the_future(server: LocalServer) -> None:
    state = server.create()
    server.post(f"/api/matches/{state['id']}/fork", 404, number=1)
    server.post(f"/api/matches/{state['id']}/fork", 400, number=0, seats={"union": "nobody"})
    assert len(server.get("/api/matches")) == 1
