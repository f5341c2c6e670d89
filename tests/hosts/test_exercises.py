"""Exercises over HTTP: the list, the start, the mark."""

from longroll.exercises import exercises_of
from longroll.hosts.server.guard import makes_match
from tests.hosts.local_server import LocalServer

FRENCH = {"accept-language": "fr"}
EXERCISE = min(exercises_of("house-divided"), key=lambda one: (-one.gap, one.id))


def test_the_exercises_are_listed_in_the_language_of_the_request(server: LocalServer) -> None:
    lists = server.get("/api/exercises")
    assert [len(one["exercises"]) for one in lists] == [len(exercises_of(one["system"])) for one in lists]
    first = lists[0]["exercises"][0]
    assert first.keys() == {"id", "system", "title", "minutes", "rules", "grade"}
    french = server.client.get("/api/exercises", headers=FRENCH).json()
    assert french[0]["exercises"][0]["title"] != first["title"]


def test_an_answer_is_marked_where_computer_players_think(server: LocalServer) -> None:
    state = server.post(f"/api/exercises/{EXERCISE.id}", 201)
    assert server.client.get(f"/api/matches/{state['id']}/mark").status_code == 403
    state = server.play(state, *EXERCISE.best.actions)
    marked = server.get(f"/api/matches/{state['id']}/mark")
    assert marked["right"]
    assert [step["action"] for step in marked["best"]["steps"]] == list(EXERCISE.best.actions)
    assert all(reason["sentence"] for reason in marked["best"]["reasons"])
    assert server.get("/api/matches") == []


def test_an_unknown_exercise_is_answered_with_one_sentence(server: LocalServer) -> None:
    answer = server.post("/api/exercises/nothing", 404)
    assert answer == {"error": "missing", "message": "There is no exercise nothing."}


def test_an_exercise_counts_as_a_new_match() -> None:
    assert makes_match({"type": "http", "method": "POST", "path": f"/api/exercises/{EXERCISE.id}"})
