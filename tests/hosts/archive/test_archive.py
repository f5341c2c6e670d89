"""The archive over HTTP: who finds what, statistics, export; and what moderators do."""

import json
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from longroll.console.bundles import replay_bundle
from longroll.console.terminal import Terminal
from longroll.kernel.error import LongrollError
from longroll.service.agreement import REASONS
from longroll.service.club.ports import Report
from tests.hosts.club.conftest import club_server, table  # noqa: F401
from tests.hosts.club.table import Table, ask
from tests.hosts.people.browsers import Browser
from tests.hosts.people.club import PASSWORD


def over(table: Table, **more: object) -> str:  # noqa: F811
    """A match that Ann has won."""
    match = table.begin(**more)
    ask(table.bob, "POST", f"/api/matches/{match}/resign", seat="confederate")
    return match


def found(browser: Browser, query: str = "") -> list[str]:
    return [match["match"] for match in ask(browser, "GET", f"/api/archive{query}")["matches"]]


def want(browser: Browser, match: str, access: str, status: int = 204) -> Any:
    return ask(browser, "PUT", f"/api/matches/{match}/access", status, access=access)


def test_public_matches_are_found_by_all_and_private_ones_by_their_players(table: Table) -> None:  # noqa: F811
    public, private = over(table, access="public"), over(table)
    nobody, cyd = table.server.browser(), table.server.member("Cyd")
    for browser in (nobody, cyd):
        assert found(browser) == [public]
        assert found(browser, "?player=Ann") == [public]
    assert found(table.ann) == [public]
    assert found(table.ann, "?player=ann") == [private, public]
    assert found(table.ann, "?player=Bob") == [public]


def test_one_player_is_enough_to_hide_a_match_and_all_are_needed_to_show_it(table: Table) -> None:  # noqa: F811
    match = over(table, access="public")
    cyd = table.server.member("Cyd")
    want(table.bob, match, "private")
    assert found(cyd) == []
    assert cyd.get(f"/api/matches/{match}").status_code == 403
    assert ask(table.bob, "GET", f"/api/matches/{match}")["agreement"]["wanted"] == "private"
    want(table.ann, match, "private")
    want(table.bob, match, "public")
    assert found(cyd) == []
    want(table.ann, match, "public")
    assert found(cyd) == [match]
    assert cyd.get(f"/api/matches/{match}/journal").status_code == 200


def test_a_private_match_is_shown_when_both_want_it(table: Table) -> None:  # noqa: F811
    match = over(table)
    want(table.ann, match, "public")
    assert found(table.ann) == []
    want(table.bob, match, "public")
    assert found(table.ann) == [match]


def test_a_match_that_goes_on_is_not_in_the_archive(table: Table) -> None:  # noqa: F811
    match = table.begin(access="public")
    assert found(table.ann, "?player=Ann") == []
    refused = want(table.ann, match, "private", 409)
    assert (refused["error"], refused["message"]) == (
        "not-over",
        "Whether a match is public is decided when it is over.",
    )


def test_pages_are_followed_by_their_cursor(table: Table) -> None:  # noqa: F811
    made = [over(table, access="public") for _ in range(3)]
    first = ask(table.ann, "GET", "/api/archive?limit=2")
    assert [match["match"] for match in first["matches"]] == [made[2], made[1]]
    second = ask(table.ann, "GET", f"/api/archive?limit=2&before={first['next']}")
    assert ([match["match"] for match in second["matches"]], second["next"]) == ([made[0]], "")


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("?before=x", 400),
        ("?before=1e", 400),
        ("?option=handicap", 400),
        ("?side=union", 400),
        ("?result=won", 400),
        ("?result=great", 400),
        ("?player=Nobody", 404),
        ("?shortest=-1", 400),
        ("?limit=1000", 400),
        ("?since=nan", 400),
    ],
)
def test_a_search_that_makes_no_sense_is_refused_in_a_sentence(table: Table, query: str, status: int) -> None:  # noqa: F811
    refused = ask(table.ann, "GET", f"/api/archive{query}", status)
    assert refused["message"].endswith(".")


@pytest.mark.parametrize("reason", ["game", *REASONS])
def test_matches_are_found_by_any_reason_for_which_one_ends(table: Table, reason: str) -> None:  # noqa: F811
    match = over(table)  # by resigning
    assert (match in found(table.ann, f"?player=Ann&reason={reason}")) == (reason == "resigned")


def test_nobody_learns_from_a_search_whether_a_name_exists(table: Table) -> None:  # noqa: F811
    over(table)
    nobody = table.server.browser()
    queries = ("player=Ann", "player=Nemo", "player=Ann&opponent=Bob", "player=Ann&opponent=Nemo")
    answers = [nobody.get(f"/api/archive?{query}") for query in queries]
    assert {(answer.status_code, answer.text) for answer in answers} == {(200, '{"matches":[],"next":""}')}


def test_who_deletes_his_account_loses_what_he_plays_and_is_not_named(table: Table) -> None:  # noqa: F811
    match = table.begin(access="public")
    while table.state(match)["agreement"]["may_abort"]:
        browser = table.ann if table.state(match)["to_move"] == "union" else table.bob
        table.play(browser, match, table.state(match, browser)["choices"][-1]["text"])
    assert table.bob.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 204
    state = table.state(match)
    assert state["agreement"]["result"] == {"winner": "union", "reason": "resigned", "seat": "confederate"}
    (shown,) = ask(table.ann, "GET", "/api/archive?player=Ann")["matches"]
    assert {seat["name"] for seat in shown["seats"]} == {"Ann", ""}
    assert "Bob" not in table.ann.get(f"/api/matches/{match}").text


def test_statistics_stand_beside_what_computer_players_measured(table: Table) -> None:  # noqa: F811
    over(table)
    (line,) = ask(table.ann, "GET", "/api/archive/statistics")
    assert (line["title"], line["games"], line["wins"]) == ("house-divided", 1, {"union": 1, "confederate": 0})
    assert line["reasons"] == {"resigned": 1}
    assert 0 < line["measured"]["share"] < 1


def test_a_profile_has_the_record_of_finished_matches(table: Table) -> None:  # noqa: F811
    over(table)
    record = ask(table.ann, "GET", "/api/people/Bob")["record"]
    assert record == [{"title": "house-divided", "seat": "confederate", "won": 0, "lost": 1, "drawn": 0}]


def test_an_export_is_one_file_that_replays(table: Table, tmp_path: Path) -> None:  # noqa: F811
    public, private = over(table, access="public"), over(table)
    table.server.member("Olga")
    table.server.promote("Olga", "organiser")
    olga = table.server.browsers[-1]
    own, club = table.ann.get("/api/archive/mine.zip"), olga.get("/api/archive/club.zip")
    assert own.headers["content-type"] == "application/zip"
    with ZipFile(BytesIO(own.content)) as file:
        assert sorted(file.namelist()) == sorted([f"{public}.journal", f"{private}.journal", "matches.json"])
        assert [one["match"] for one in json.loads(file.read("matches.json"))] == [private, public]
    with ZipFile(BytesIO(club.content)) as file:
        assert sorted(file.namelist()) == sorted([f"{public}.journal", "matches.json"])
    saved = tmp_path / "games.zip"
    saved.write_bytes(own.content)
    replay_bundle(str(saved), Terminal())
    with ZipFile(saved, "a") as file:
        file.writestr("other.journal", "nonsense")
    with pytest.raises(LongrollError, match=r"other\.journal"):
        replay_bundle(str(saved), Terminal())


# --- moderation


@pytest.fixture
def olga(table: Table) -> Browser:  # noqa: F811
    browser = table.server.member("Olga")
    table.server.promote("Olga", "organiser")
    return browser


def log(browser: Browser) -> list[tuple[str, str, str, str]]:
    """From the first entry on: who did what to whom, and why."""
    read = ask(browser, "GET", "/api/admin/audit")
    names = {**read["names"], "": ""}
    return [
        (names[one["actor"]], one["action"], names[one["person"]], one["detail"]) for one in reversed(read["entries"])
    ]


def test_a_report_is_closed_with_what_was_done(table: Table, olga: Browser) -> None:  # noqa: F811
    ask(table.ann, "POST", "/api/reports", 204, person="Bob", text="he is rude")
    read = ask(olga, "GET", "/api/admin/reports")
    (report,) = read["reports"]
    assert (report["status"], read["names"][report["person"]]) == ("open", "Bob")
    path = f"/api/admin/reports/{report['id']}"
    body = {"status": "closed", "done": "talked to him"}
    assert olga.put(path, json=body).status_code == 204
    (report,) = ask(olga, "GET", "/api/admin/reports")["reports"]
    assert (report["status"], report["done"]) == ("closed", "talked to him")
    assert olga.put(path, json=body).status_code == 404
    assert log(olga) == [("Olga", "report", "", "talked to him")]


def test_an_organiser_does_not_close_a_report_about_himself(table: Table, olga: Browser) -> None:  # noqa: F811
    ask(table.ann, "POST", "/api/reports", 204, person="Olga", text="she decides for her friends")
    (report,) = ask(olga, "GET", "/api/admin/reports")["reports"]
    path, body = f"/api/admin/reports/{report['id']}", {"status": "dismissed", "done": "nothing"}
    assert olga.put(path, json=body).status_code == 403
    assert ask(olga, "GET", "/api/admin/reports")["reports"] == [report]
    storage = table.server.app.state.club_play.storage
    for number in range(200):  # it is too old for the list then
        table.server.call(storage.add_report(Report(f"f{number:03}", "", report["person"], "", "x", 0.0)))
    assert report not in ask(olga, "GET", "/api/admin/reports")["reports"]
    assert olga.put(path, json=body).status_code == 403
    other = table.server.member("Otto")
    table.server.promote("Otto", "organiser")
    assert other.put(path, json=body).status_code == 204


def test_somebody_who_is_muted_reads_chat_and_does_not_write(table: Table, olga: Browser) -> None:  # noqa: F811
    match = table.begin()
    path = f"/api/matches/{match}/chat"
    ask(olga, "PUT", "/api/admin/people/Bob/mute", hours=2, reason="rude")
    assert ask(table.bob, "POST", path, 403, room="players", text="hm")["error"] == "forbidden"
    ask(table.ann, "POST", path, 201, room="players", text="hello")
    assert [one["text"] for one in ask(table.bob, "GET", path)] == ["hello"]
    ask(olga, "PUT", "/api/admin/people/Bob/mute", hours=0, reason="he said sorry")
    ask(table.bob, "POST", path, 201, room="players", text="sorry")
    assert log(olga) == [("Olga", "mute", "Bob", "2 h: rude"), ("Olga", "unmute", "Bob", "he said sorry")]
    assert ask(olga, "PUT", "/api/admin/people/Olga/mute", 403, hours=1, reason="me")["error"] == "forbidden"


def test_an_annulled_result_counts_no_more_and_what_counts_is_told(table: Table, olga: Browser) -> None:  # noqa: F811
    told: list[str] = []

    async def tell(match: str) -> None:
        told.append(match)

    table.server.app.state.moderation.annulled.append(tell)
    kept, match, going_on = over(table), over(table), table.begin()
    ask(olga, "POST", f"/api/admin/matches/{match}/annul", 204, reason="arranged")
    assert told == [match]
    shown = ask(table.bob, "GET", "/api/archive?player=Bob")["matches"]
    assert {one["match"]: one["annulled"] for one in shown} == {match: True, kept: False}
    with ZipFile(BytesIO(table.ann.get("/api/archive/mine.zip").content)) as file:
        assert [one["annulled"] for one in json.loads(file.read("matches.json"))] == [True, False]
    record = ask(table.ann, "GET", "/api/people/Ann")["record"]
    assert record == [{"title": "house-divided", "seat": "union", "won": 1, "lost": 0, "drawn": 0}]
    for other in (match, going_on):
        assert ask(olga, "POST", f"/api/admin/matches/{other}/annul", 409, reason="again")["message"]
    table.server.promote("Ann", "organiser")
    refused = ask(table.ann, "POST", f"/api/admin/matches/{over(table)}/annul", 403, reason="mine")
    assert refused["error"] == "forbidden"
    assert log(olga) == [("Olga", "annul", "", "arranged")]


def test_what_administrators_do_with_people_is_logged(table: Table) -> None:  # noqa: F811
    table.server.promote("Ann", "admin")
    ask(table.ann, "PUT", "/api/admin/people/Bob", role="organiser")
    ask(table.ann, "PUT", "/api/admin/people/Bob", suspended=True)
    ask(table.ann, "PUT", "/api/admin/people/Bob", suspended=False)
    assert log(table.ann) == [
        ("Ann", "role", "Bob", "organiser"),
        ("Ann", "suspend", "Bob", ""),
        ("Ann", "readmit", "Bob", ""),
    ]
    assert table.ann.put("/api/admin/people/Ann", json={"suspended": True}).status_code == 403
    assert len(log(table.ann)) == 3
