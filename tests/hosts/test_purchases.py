"""Purchases that the rules forbid, through the interface: refused with their rule, and nothing has changed."""

import pytest

from longroll import Match
from tests.games.american_civil_war.board import basic, standard
from tests.hosts.local_server import Json, LocalServer

POOR = standard("union-points=8 boston:1ui richmond:1ci", step="buy").position_text()
RICH = standard("union-points=90 boston:1ui richmond:1ci", step="buy").position_text()
BASIC = basic("union-points=29 boston:1ui richmond:1ci", step="buy").position_text()


def bring(server: LocalServer, title: str, text: str) -> Json:
    journal = Match.from_position(title, text, seed="1861").journal.dumps()
    answer = server.client.post("/api/matches/import", content=journal, headers={"content-type": "text/plain"})
    assert answer.status_code == 201, answer.text
    state: Json = answer.json()
    return state


@pytest.mark.parametrize(
    ("title", "text", "before", "action", "rule", "code"),
    [
        ("civil-war-standard", POOR, [], "buy union-infantry boston", "ACW-S-prod-07", "too-dear"),
        ("civil-war-standard", RICH, ["buy union-infantry boston"], "buy union-cavalry boston", "ACW-S-prod-09",
         "space-has-one"),
        ("civil-war-standard", RICH, ["buy-naval"] * 9, "buy-rail", "ACW-S-prod-07", "too-dear"),
        ("civil-war-basic", BASIC, ["buy union-infantry boston"], "buy union-infantry boston", "ACW-B-buy-09",
         "space-has-one"),
        ("civil-war-basic", BASIC, ["buy union-infantry boston"], "buy union-artillery chicago", "ACW-B-buy-06",
         "too-dear"),
        ("civil-war-basic", BASIC, [], "buy union-infantry richmond", "ACW-B-buy-09", "not-your-colour"),
    ],
)  # fmt: skip
def test_a_forbidden_purchase_is_refused_with_its_rule(
    server: LocalServer, title: str, text: str, before: list[str], action: str, rule: str, code: str
) -> None:
    state = server.play(bring(server, title, text), *before)
    refusal = server.act(state, action, 422)
    assert (refusal["error"], refusal["rule"], refusal["code"]) == ("refused", rule, code)
    assert refusal["sentence"]
    assert rule in refusal["message"]
    why = server.get(f"/api/matches/{state['id']}/why", action=action)
    assert (why["allowed"], why["rule"], why["code"]) == (False, rule, code)
    assert server.state(state["id"]) == state
    assert server.actions(state["id"]) == before


@pytest.mark.parametrize(
    ("action", "rule"),
    [("buy union-infantry atlantis", "ACW-S-map-01"), ("buy union-dragoons boston", "ACW-S-piece-01")],
)
def test_a_place_or_a_piece_that_does_not_exist_is_refused(server: LocalServer, action: str, rule: str) -> None:
    state = bring(server, "civil-war-standard", RICH)
    refusal = server.act(state, action, 422)
    assert (refusal["rule"], refusal["code"]) == (rule, "no-such-thing")
    assert server.state(state["id"]) == state


@pytest.mark.parametrize("action", ["buy", "buy-naval 3", ""])
def test_what_cannot_even_be_written_is_not_read(server: LocalServer, action: str) -> None:
    state = bring(server, "civil-war-standard", RICH)
    assert server.act(state, action, 400)["error"] == "malformed"
    assert server.state(state["id"]) == state
