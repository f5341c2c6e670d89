"""Size, field, deployment and its secrecy."""

import json
from typing import Any

import pytest

from longroll import Match
from longroll.games.american_civil_war.tactical.deployment import deploying
from tests.games.american_civil_war.board import pair, play, refused_by, standard, texts, word
from tests.games.american_civil_war.field import fight


def attack(attackers: str, defenders: str, options: str = "", dice: list[int] | None = None) -> Match:
    match = standard(f"{options} maryland:{attackers} northern-virginia:{defenders} boston:1ui", dice=dice or [])
    play(match, "from maryland", "to northern-virginia", "all", "end")
    return match


def view(match: Match, seat: str | None) -> Any:
    return match.view(seat)["battle"]


@pytest.mark.rule("ACW-S-tac-03")
@pytest.mark.parametrize(
    ("attackers", "defenders", "size"),
    [("6ui", "6ci", "major"), ("6ui", "5ci", "skirmish"), ("5ui+3ul", "5ci+3cl", "skirmish")],
)
def test_the_size_of_a_battle(attackers: str, defenders: str, size: str) -> None:
    assert word(attack(attackers, defenders), "size") == size


@pytest.mark.rule("ACW-S-tac-04")
def test_the_size_does_not_change_with_losses() -> None:
    match = fight("a1:1ui a2:1ui a3:1ui d1:1ci d2:1ci d3:1ci", round_=3)
    play(match, "pass")
    assert word(match, "size") == "major"


@pytest.mark.rule("ACW-S-field-01", "ACW-S-field-02")
def test_a_skirmish_has_one_column_a_major_battle_three() -> None:
    match = attack("5ui", "5ci")
    assert texts(match) == ["deploy union-infantry line-2"]
    assert refused_by(match, "deploy union-infantry line-1") == "ACW-S-field-01"
    match = attack("6ui", "6ci")
    assert texts(match) == [f"deploy union-infantry line-{column}" for column in (1, 2, 3)]


@pytest.mark.rule("ACW-S-field-03")
def test_any_number_in_one_area() -> None:
    match = attack("20ui", "6ci")
    play(match, *["deploy union-infantry line-1"] * 18)
    assert word(match, "attacker-line-1") == "18ui"


@pytest.mark.rule("ACW-S-deploy-02")
def test_pieces_stand_in_own_lines_and_reserve_only() -> None:
    match = attack("6ui", "6ci")
    assert refused_by(match, "deploy union-infantry middle-1") == "ACW-S-deploy-02"
    assert refused_by(match, "deploy union-infantry routed") == "ACW-S-deploy-02"
    assert refused_by(match, "deploy confederate-infantry line-1") == "ACW-S-deploy-02"
    assert refused_by(match, "deploy union-cavalry line-1") == "ACW-S-deploy-02"


@pytest.mark.rule("ACW-S-deploy-03")
def test_every_line_area_needs_a_unit() -> None:
    match = attack("6ui+1ul", "6ci")
    play(match, *["deploy union-infantry line-1"] * 4)
    assert refused_by(match, "deploy union-infantry line-1") == "ACW-S-deploy-03"
    play(match, "deploy union-leader line-2", "deploy union-infantry line-3")
    assert refused_by(match, "ready") == "ACW-S-deploy-03"
    play(match, "deploy union-infantry line-2", "ready")
    assert match.to_move == "confederate"


def deploy(match: Match, nation: str, columns: tuple[int, ...] = (1, 2, 3)) -> None:
    play(match, *[f"deploy {nation}-infantry line-{column}" for column in columns], "ready")


@pytest.mark.rule("ACW-S-deploy-01")
def test_deployment_is_hidden_until_both_are_ready() -> None:
    match = attack("6ui", "6ci")
    before = json.dumps(view(match, "confederate"))
    spectator = json.dumps(view(match, None))
    told = play(match, "deploy union-infantry line-1", "deploy union-infantry line-2")
    assert told == []
    assert json.dumps(view(match, "confederate")) == before
    assert json.dumps(view(match, None)) == spectator
    assert view(match, "union")["areas"]["attacker"] == {
        "line-1": {"union-infantry": 1},
        "line-2": {"union-infantry": 1},
        "reserve": {"union-infantry": 4},
    }
    play(match, "deploy union-infantry line-3", "ready")
    assert view(match, "confederate")["areas"]["attacker"] == {"reserve": {"union-infantry": 6}}
    play(match, "deploy confederate-infantry line-1")
    assert view(match, "union")["areas"]["defender"] == {"reserve": {"confederate-infantry": 6}}
    assert view(match, "confederate")["areas"]["attacker"] == {"reserve": {"union-infantry": 6}}
    play(match, "deploy confederate-infantry line-2", "deploy confederate-infantry line-3")
    told = play(match, "ready")
    assert told[0].kind == "deployed"
    assert view(match, "confederate") == view(match, "union") == view(match, None)
    assert not deploying(match.position)


@pytest.mark.rule("ACW-S-deploy-01")
def test_what_is_hidden_is_called_secret() -> None:
    match = attack("6ui", "6ci")
    assert deploying(match.position)
    assert view(match, "confederate")["hidden"] == ["attacker"]


@pytest.mark.rule("ACW-S-field-05")
def test_reserves_do_nothing_but_step() -> None:
    match = fight("a1:1ui a2:1ui a3:1ui ar:1ui d1:1ci d2:1ci d3:1ci dm2:1ci")
    play(match, "act union-infantry reserve fresh")
    assert texts(match) == ["shift line-1", "shift line-2", "shift line-3"]
    assert refused_by(match, "fire confederate-infantry") == "ACW-S-field-05"
    assert refused_by(match, "charge confederate-infantry") == "ACW-S-field-05"
    match = fight("a1:1ui a2:1ui a3:1ui am2:1ui d1:1ci d2:1ci d3:1ci dr:1cc")
    play(match, "act union-infantry middle-2 fresh")
    assert refused_by(match, "fire confederate-infantry") == ""
    assert refused_by(match, "fire confederate-cavalry")
    assert refused_by(match, "charge confederate-cavalry")


@pytest.mark.rule("ACW-S-field-06", "ACW-S-tmove-03")
def test_the_routed_do_not_move() -> None:
    match = fight("a1:1ui a2:1ui a3:1ui ax:1ui d1:1ci d2:1ci d3:1ci")
    assert not [text for text in texts(match) if "routed" in text]
    assert refused_by(match, "act union-infantry routed fresh") == "ACW-S-tmove-03"


# --- initiative


def initiative(attackers: str, *dice: int) -> Match:
    return attack(attackers, "6ci", "initiative=on", list(dice))


@pytest.mark.rule("ACW-A-init-06")
def test_who_acts_first() -> None:
    assert word(initiative("6ui", 3, 3, 3, 3), "first") == ""
    assert word(initiative("6ui", 3, 3, 3, 4), "first") == "defender"
    assert word(initiative("4ui+1uc+1ue+1ul", 1, 1, 3, 3), "first") == ""
    assert word(initiative("6ui", 3, 3, 3, 4), "extra") == ""
    match = attack("5ui", "6ci", "initiative=on")
    assert match.prompt.kind == "deploy"


@pytest.mark.rule("ACW-A-init-03")
def test_three_more_and_the_enemy_deploys_openly() -> None:
    match = initiative("6ui", 5, 4, 3, 3)
    assert (word(match, "extra"), match.to_move) == ("sees-deployment", "confederate")
    assert not deploying(match.position)
    play(match, "deploy confederate-infantry line-1")
    assert view(match, "union")["areas"]["defender"]["line-1"] == {"confederate-infantry": 1}


@pytest.mark.rule("ACW-A-init-04")
def test_five_more_and_an_extra_action_in_the_first_turn() -> None:
    match = initiative("6ui", 6, 5, 3, 3)
    deploy(match, "confederate")
    deploy(match, "union")
    assert (match.to_move, word(match, "phase")) == ("union", "infantry")
    play(match, "act union-infantry line-1 fresh", "shift middle-1")
    assert "act union-infantry middle-1 used" in texts(match)
    play(match, "pass", "act confederate-infantry line-2 fresh", "shift middle-2")
    assert "act confederate-infantry middle-2 used" not in texts(match)


@pytest.mark.rule("ACW-A-init-01")
@pytest.mark.parametrize(
    ("attackers", "more"),
    [("6ui", 0), ("5ui+1uc", 1), ("5ui+1ue", 2), ("6ui+1ul", 1), ("5ui+1ua", 0), ("4ui+2uc+2ul", 4)],
)
def test_what_is_added_to_the_roll_for_the_initiative(attackers: str, more: int) -> None:
    """The attacker rolls two; the defender goes first only with a total above the attacker's."""
    for total, first in ((2 + more, ""), (3 + more, "defender")):
        dice = [1, 1, *pair(total)]
        assert word(initiative(attackers, *dice), "first") == first


@pytest.mark.rule("ACW-A-init-02")
def test_the_higher_total_acts_first_in_every_phase() -> None:
    match = attack("4ui+1uc+1ua+1ul", "4ci+1cc+1ca+1cl", "initiative=on", [1, 1, 1, 2])
    for nation in ("union", "confederate"):
        play(match, f"deploy {nation}-cavalry line-1", f"deploy {nation}-artillery line-1")
        deploy(match, nation)
    seen = []
    while word(match, "battle-turn") == "1":
        seen.append((word(match, "phase") or "cavalry", match.to_move))
        play(match, "pass")
    assert seen == [
        (phase, side) for phase in ("cavalry", "artillery", "infantry", "leaders") for side in ("confederate", "union")
    ]


@pytest.mark.rule("ACW-A-init-05")
def test_a_tie_leaves_the_attacker_first_and_the_deployment_hidden() -> None:
    match = initiative("6ui", 3, 3, 3, 3)
    assert (word(match, "first"), word(match, "extra"), match.to_move) == ("", "", "union")
    assert deploying(match.position)
    deploy(match, "union")
    deploy(match, "confederate")
    assert (match.prompt.kind, match.to_move) == ("act", "union")


@pytest.mark.rule("ACW-A-init-04")
@pytest.mark.parametrize(("turn", "again"), [(1, True), (2, False)])
def test_the_extra_action_is_for_the_first_battle_turn_only(turn: int, again: bool) -> None:
    match = fight("extra=3 a1:2ui a2:2ui a3:2ui d1:2ci d2:2ci d3:2ci", round_=turn)
    play(match, "act union-infantry line-1 fresh", "shift middle-1")
    while match.prompt.kind == "stand":
        play(match, "stand")
    assert ("act union-infantry middle-1 used" in texts(match)) == again


# --- terrain


@pytest.mark.rule("ACW-A-terr-01", "ACW-A-terr-03")
def test_terrain_is_rolled_and_laid_before_the_deployment() -> None:
    match = attack("6ui", "6ci", "terrain=on", [4, 5, 4, 4, 5, 5, 2, 3])
    assert (match.to_move, match.prompt.kind) == ("union", "terrain")
    assert refused_by(match, "ground village line-1") == "ACW-A-terr-01"
    assert refused_by(match, "ground woods middle-1") == "ACW-A-terr-03"
    play(match, "ground woods line-1")
    assert texts(match) == ["ground hill line-2", "ground hill line-3"]
    assert refused_by(match, "ground hill line-1") == "ACW-A-terr-03"
    before = json.dumps(view(match, "confederate"))
    play(match, "ground hill line-2")
    assert json.dumps(view(match, "confederate")) == before
    assert match.prompt.kind == "deploy"
    match = attack("5ui", "6ci", "terrain=on")
    assert match.prompt.kind == "deploy"


@pytest.mark.rule("ACW-A-terr-01")
@pytest.mark.parametrize(
    ("roll", "number"), [((2, 3), 0), ((3, 3), 1), ((4, 4), 1), ((4, 5), 2), ((5, 6), 2), ((6, 6), 3)]
)
def test_how_many_terrains(roll: tuple[int, int], number: int) -> None:
    match = attack("6ui", "6ci", "terrain=on", [*roll, *[4, 4] * number, 1, 1])
    assert word(match, "ground") == ("+".join(["attacker/woods"] * number) or "none")


KINDS_OF_GROUND = {
    2: "river-behind",
    3: "stream",
    4: "stream",
    5: "village",
    6: "village",
    7: "woods",
    8: "woods",
    9: "hill",
    10: "hill",
    11: "hill",
    12: "river-front",
}


@pytest.mark.rule("ACW-A-terr-02")
@pytest.mark.parametrize(("roll", "kind"), KINDS_OF_GROUND.items())
def test_the_kind_of_a_terrain(roll: int, kind: str) -> None:
    match = attack("6ui", "6ci", "terrain=on", [3, 3, *pair(roll), 1, 1])
    assert word(match, "ground") == f"attacker/{kind}"


# --- trenches


def ready(match: Match) -> None:
    deploy(match, "union")
    deploy(match, "confederate")


@pytest.mark.rule("ACW-A-trench-01", "ACW-A-trench-02")
def test_the_defender_digs_where_he_has_infantry() -> None:
    match = attack("6ui", "5ci+1ca", "entrench=on", [5, 5])
    deploy(match, "union")
    play(match, "deploy confederate-artillery line-1", "deploy confederate-infantry line-2")
    play(match, *["deploy confederate-infantry line-3"] * 2, "ready")
    assert (match.to_move, match.prompt.kind) == ("confederate", "dig")
    assert texts(match) == ["dig line-2", "dig line-3", "ready"]
    assert refused_by(match, "dig line-1") == "ACW-A-trench-01"
    assert refused_by(match, "dig middle-2") == "ACW-A-trench-01"
    play(match, "dig line-3")
    assert refused_by(match, "dig line-3") == "ACW-A-trench-01"
    play(match, "ready")
    while match.to_move != "confederate" or word(match, "phase") != "infantry":
        play(match, "pass")
    play(match, "act confederate-infantry line-3 fresh", "shift middle-3")
    assert "act confederate-infantry line-3 fresh" not in texts(match)


@pytest.mark.rule("ACW-A-trench-03")
@pytest.mark.parametrize(
    ("turn", "roll", "built", "fire"),
    [
        (1, 9, 0, 0),
        (1, 10, 1, -1),
        (4, 8, 0, 0),
        (4, 9, 1, -1),
        (16, 7, 0, 0),
        (16, 8, 1, -1),
        (28, 6, 0, 0),
        (28, 7, 1, -2),
        (40, 5, 0, 0),
        (40, 6, 1, -2),
    ],
)
def test_success_and_effect_by_year(turn: int, roll: int, built: int, fire: int) -> None:
    dice = [*pair(roll), *[1, 1]]
    match = fight(
        "entrench=on a1:1ui a2:1ui a3:1ui am1:1ui d1:2ci d2:2ci d3:2ci",
        step="dig",
        part="defender",
        round_=0,
        dice=dice,
        turn=turn,
    )
    play(match, "dig line-1", "ready", "act union-infantry middle-1 fresh")
    told = play(match, "fire confederate-infantry")
    assert (int("line-1" in word(match, "trench")), told[0].facts["bonus"]) == (built, fire)


@pytest.mark.rule("ACW-A-trench-04")
def test_a_city_is_entrenched() -> None:
    match = standard("entrench=on eastern-virginia:6ui richmond:6ci boston:1ui")
    play(match, "from eastern-virginia", "to richmond", "all", "end")
    ready(match)
    assert word(match, "trench") == "line-1+line-2+line-3"
    assert match.prompt.kind == "act"
    match = standard("entrench=on eastern-virginia:6ui richmond:2ci boston:1ui")
    play(match, "from eastern-virginia", "to richmond", "all", "end")
    play(match, "deploy union-infantry line-2", "ready", "deploy confederate-infantry line-2", "ready")
    assert word(match, "trench") == "line-2"


@pytest.mark.rule("ACW-A-trench-03")
@pytest.mark.parametrize("turn", [1, 40])
def test_a_trench_takes_one_from_a_charge_in_every_year(turn: int) -> None:
    words = "entrench=on trench=1 a1:1ui a2:1ui a3:1ui am1:1ui d1:2ci d2:2ci d3:2ci"
    match = fight(words, dice=[3, 4, 3, 3], turn=turn)
    told = play(match, "act union-infantry middle-1 fresh", "charge confederate-infantry")
    assert (told[0].facts["bonus"], told[0].facts["result"]) == (-1, "nothing")


@pytest.mark.rule("ACW-A-layer-01")
def test_without_the_advanced_rules_a_battle_needs_no_dice_before_it_is_fought() -> None:
    """No initiative, no terrain, no trenches, not even in a city."""
    match = standard("eastern-virginia:6ui richmond:6ci boston:1ui")
    play(match, "from eastern-virginia", "to richmond", "all", "end")
    ready(match)
    assert (match.prompt.kind, match.to_move) == ("act", "union")
    assert [word(match, name) for name in ("trench", "ground", "first", "extra")] == [""] * 4
