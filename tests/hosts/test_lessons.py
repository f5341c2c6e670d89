"""Lessons over HTTP: the courses, a lesson from its start to its end, and old databases."""

import asyncio
import sqlite3
from pathlib import Path

from longroll.hosts.server.guard import makes_match
from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.legacy import APPLICATION, MIGRATIONS
from longroll.hosts.server.store.opening import open_records
from longroll.hosts.server.store.reader import MatchReader
from longroll.lessons import find_lesson, load_courses
from tests.hosts.local_server import LocalServer

FIRST = "ahd-map"
FRENCH = {"accept-language": "fr"}
BEFORE = next(number for number, statements in enumerate(MIGRATIONS) if "COLUMN lesson" in statements[0])
"""The version of a database that knows no lessons."""


def test_the_courses_are_listed_in_the_language_of_the_request(server: LocalServer) -> None:
    courses = server.get("/api/lessons")
    assert [course["system"] for course in courses] == [course.system for course in load_courses()]
    (lesson, *_) = courses[0]["lessons"]
    assert lesson.keys() == {"id", "system", "title", "minutes", "rules"}
    assert (lesson["id"], lesson["minutes"]) == (FIRST, find_lesson(FIRST).minutes)
    french = server.client.get("/api/lessons", headers=FRENCH).json()
    assert french[0]["lessons"][0]["title"] != lesson["title"]


def test_a_lesson_is_played_to_its_end_and_survives_a_reload(server: LocalServer) -> None:
    state = server.post(f"/api/lessons/{FIRST}", 201)
    refused = server.act(state, "march washington", 403)
    assert (refused["error"], refused["message"].count(".")) == ("lesson", 1)
    for step in find_lesson(FIRST).steps:
        state = server.play(state, *(step.solutions[0] if step.solutions else ()))
    assert state["lesson"]["finished"]
    assert server.state(state["id"]) == state
    french = server.client.get(f"/api/matches/{state['id']}", headers=FRENCH).json()
    assert french["lesson"]["title"] != state["lesson"]["title"]
    assert server.get("/api/matches") == []


def test_a_lesson_counts_as_a_new_match_and_its_list_does_not() -> None:
    def counts(method: str, path: str) -> bool:
        return makes_match({"type": "http", "method": method, "path": path})

    assert counts("POST", f"/api/lessons/{FIRST}")
    assert counts("POST", "/api/guided-games/guided-bentonville")
    assert not counts("GET", "/api/lessons")


def test_an_unknown_lesson_is_answered_with_one_sentence(server: LocalServer) -> None:
    answer = server.post("/api/lessons/ahd-nothing", 404)
    assert answer == {"error": "missing", "message": "There is no lesson ahd-nothing."}


def test_a_guided_game_is_listed_and_begun_in_the_language_of_the_request(server: LocalServer) -> None:
    (listed,) = server.client.get("/api/guided-games", headers=FRENCH).json()
    assert (listed["id"], listed["system"], listed["minutes"]) == ("guided-bentonville", "five-aprils", 10)
    state = server.post("/api/guided-games/guided-bentonville", 201)
    french = server.client.get(f"/api/matches/{state['id']}", headers=FRENCH).json()["guided"]
    assert (french["title"], french["title"] != state["guided"]["title"]) == (listed["title"], True)
    assert [match["origin"] for match in server.get("/api/matches")] == ["guided"]
    answer = server.post("/api/guided-games/guided-chess", 404)
    assert answer == {"error": "missing", "message": "There is no guided game guided-chess."}


def test_a_database_from_before_the_lessons_is_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite3"
    connection = sqlite3.connect(file)
    for statement in [statement for statements in MIGRATIONS[:BEFORE] for statement in statements]:
        connection.execute(statement)
    values = ("old", "", "house-divided", "1", "short", "{}", "new", "", 0, 1.0, "7", 1, None, "", "")
    connection.execute(f"INSERT INTO headers VALUES ({', '.join('?' * len(values))})", values)
    connection.execute("INSERT INTO states VALUES ('old', 0, 1.0, '{}', '{}')")
    connection.execute(f"PRAGMA user_version = {BEFORE}")
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.commit()
    connection.close()
    records = open_records(file_url(file))
    migrated = MatchReader(records)
    stored = asyncio.run(migrated.load("old"))
    assert stored is not None
    assert stored.lesson == ""
    assert [match["id"] for match in asyncio.run(migrated.list_matches(9, ""))] == ["old"]
    records.close()
