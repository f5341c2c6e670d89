"""What a page is told of a battle: the piece at work, what its dice need, and every modifier by name."""

from typing import Any

import pytest

from longroll import Match
from tests.games.american_civil_war.board import battle, kinds, pairs, play
from tests.games.american_civil_war.field import FULL, fight


def seen(match: Match) -> Any:
    return match.view("union")["battle"]


def test_a_piece_that_awaits_its_order_is_shown() -> None:
    match = fight(FULL)
    assert not {"sort", "area", "wear", "aim"} & set(seen(match))
    play(match, "act union-infantry line-2 fresh")
    view = seen(match)
    assert (view["sort"], view["area"], view["wear"]) == ("union-infantry", "line-2", "fresh")
    assert "aim" not in view
    play(match, "shift middle-2")
    assert "sort" not in seen(match)


def test_a_charge_that_awaits_its_answer_is_shown() -> None:
    match = fight("a1:1ui a2:1ui a3:1ui am2:1ui d1:2ci d2:1ci+1cc d3:2ci")
    play(match, "act union-infantry middle-2 fresh", "charge confederate-cavalry")
    view = seen(match)
    assert match.to_move == "confederate"
    assert (view["sort"], view["area"], view["aim"]) == ("union-infantry", "middle-2", "confederate-cavalry")


def odds(match: Match, action: str) -> Any:
    return seen(match)["odds"][action]


@pytest.mark.rule("ACW-S-fire-07")
def test_the_modifiers_of_fire_by_name() -> None:
    words = "landed=1 entrench=on terrain=on trench=1 ground=5.0.0.3.0.0 a1:1ui+1ua a2:1ui a3:1ui d1:2ci d2:2ci d3:2ci"
    match = fight(words, phase="artillery", dice=pairs(12))
    play(match, "act union-artillery line-1 fresh")
    assert odds(match, "fire confederate-infantry") == {
        "need": 8,
        "bonus": -2,
        "parts": {"landing": -1, "trench": -1, "terrain": -1, "high-ground": 1},
    }


@pytest.mark.rule("ACW-S-charge-05", "ACW-S-charge-06", "ACW-S-charge-07")
def test_the_modifiers_of_a_charge_by_name_and_the_dice_agree() -> None:
    words = "landed=1 a1:1ui a2:1ui a3:1ui am1:1ue+1ul d1:1ce+1cl d2:2ci d3:2ci"
    match = fight(words, phase="cavalry", dice=pairs(7, 7))
    play(match, "act union-elite middle-1 fresh")
    known = odds(match, "charge confederate-elite")
    assert known["parts"] == {"elite": 1, "leader": 1, "landing": -1}
    assert known["other_parts"] == {"elite": 1, "leader": 1}
    assert (known["bonus"], known["other_bonus"], known["dodge"]) == (1, 2, 0)
    told = play(match, "charge confederate-elite")
    assert kinds(told)[0] == "charged"
    assert (told[0].facts["bonus"], told[0].facts["other_bonus"]) == (1, 2)


def test_the_match_up_is_a_part_too() -> None:
    match = fight("a1:1ui a2:1ui a3:1ui am1:1uc d1:1ci d2:2ci d3:2ci", phase="cavalry")
    play(match, "act union-cavalry middle-1 fresh")
    known = odds(match, "charge confederate-infantry")
    assert list(known["parts"]) == ["match-up"]
    assert known["bonus"] == known["parts"]["match-up"]


def test_a_river_behind_helps_the_pursuit_by_name() -> None:
    match = fight("terrain=on loser=2 ground=0.0.0.1.0.0 ar:3ui dx:2ci", step="pursue")
    known = odds(match, "pursue union-infantry confederate-infantry")
    assert (known["bonus"], known["parts"]) == (2, {"river": 2})


def test_rally_needs_seven() -> None:
    match = fight("a1:1ui a2:1ui a3:1ui ar:1ul ax:1ui d1:1ci d2:1ci d3:1ci", phase="leaders")
    play(match, "act union-leader reserve fresh")
    assert odds(match, "rally union-infantry") == {"need": 7, "bonus": 0, "parts": {}}


# --- the basic game


@pytest.mark.parametrize(
    ("line", "need", "parts"),
    [("1ci", 8, {}), ("1ci+1ca", 8, {}), ("1ci+1cc+1ca+1cl", 8, {"combined-arms": 1})],
)
def test_a_basic_shot(line: str, need: int, parts: dict[str, int]) -> None:
    match = battle("2ui+1ua", line)
    assert seen(match)["odds"] == {}
    play(match, "shoot confederate-infantry")
    view = seen(match)
    known = {"need": need, "bonus": sum(parts.values()), "parts": parts}
    assert view["odds"] == {"at union-infantry": known, "at union-artillery": known}
    assert view["sort"] == "confederate-infantry"


def test_a_basic_rally() -> None:
    match = battle("2ui", "1ci", defender_reserve="1cl", defender_lost="1ci+1cc", step="rally")
    known = {"need": 9, "bonus": 0, "parts": {}}
    assert seen(match)["odds"] == {"recall confederate-infantry": known, "recall confederate-cavalry": known}


@pytest.mark.rule("ACW-B-board-08", "ACW-X-bal-02")
def test_cities_are_shown_with_what_they_pay_and_not_with_what_is_printed() -> None:
    values = Match.new("civil-war-basic", seed=1).view()["values"]
    assert isinstance(values, dict)
    assert set(values.values()) == {10}


@pytest.mark.rule("ACW-S-prod-07")
def test_the_powers_of_europe_have_price_lists_of_their_own() -> None:
    costs = Match.new("civil-war-standard", seed=1).view()["costs"]
    assert isinstance(costs, dict)
    assert costs["british"] == costs["french"] == costs["union"] != costs["confederate"]


@pytest.mark.rule("ACW-S-deploy-01")
@pytest.mark.parametrize("seat", ["confederate", None])
def test_the_other_side_does_not_see_that_the_terrain_is_laid(seat: str | None) -> None:
    match = fight("terrain=on ground=attacker/village ar:6ui dr:6ci", step="terrain", round_=0)
    before = match.view(seat)
    play(match, "ground village line-2")
    assert (match.prompt.kind, match.view("union")["step"]) == ("deploy", "deploy")
    assert match.view(seat) == before
