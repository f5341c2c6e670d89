from hashlib import sha256
from typing import Any

import pytest

from longroll.games import load
from longroll.games.american_civil_war.pack import printed_components
from longroll.games.american_civil_war.steps import STEP_NAMES
from longroll.kernel.contract import Game
from longroll.kernel.dice import SeededDice
from longroll.opponents.american_civil_war.city_values import city_values
from longroll.opponents.american_civil_war.evaluator import make_evaluator
from longroll.opponents.american_civil_war.parameters import load_parameters
from longroll.opponents.evaluator import Evaluator, find_evaluator
from longroll.opponents.tables import Tables
from tests.opponents.sensible.american_civil_war import POSITIONS

COMPONENTS = printed_components()

TABLES = load_parameters(Tables("american_civil_war"))
BASIC = "civil-war-basic"
STANDARD = "civil-war-standard"
TEAMS = "civil-war-teams"
SWITCHES = "election experience initiative capture entrench raildest blockade avoid states reinf terrain"
ALL_SWITCHES = dict.fromkeys(SWITCHES.split(), "on")
RARE = {"over", "displace", "revolt", "blockade", "cargo", "main", "command", "terrain", "dig", "avoid", "lose-leader"}


def open_position(title: str, text: str) -> tuple[Game[Any], Evaluator, Any]:
    game = load(title)
    return game, find_evaluator(game), game.read_position(text)


def liked(title: str, text: str) -> str:
    """What looks best there."""
    game, evaluator, position = open_position(title, text)
    choices = game.choices(position)
    ranks = evaluator.rank(position, choices)
    return game.write_action(choices[ranks.index(max(ranks))])


def ranks_of(title: str, text: str) -> dict[str, float]:
    game, evaluator, position = open_position(title, text)
    choices = game.choices(position)
    return dict(zip(map(game.write_action, choices), evaluator.rank(position, choices), strict=True))


def chance(title: str, text: str) -> float:
    _, evaluator, position = open_position(title, text)
    return evaluator.chance(position)


# --- whole games: every kind of choice


def play(title: str, scenario: str, options: dict[str, str], seed: str, steps: int) -> set[str]:
    """Both sides take what looks best, or at times anything; which questions were answered."""
    game = load(title)
    evaluator = find_evaluator(game)
    dice, own = SeededDice(seed), SeededDice(f"{seed}/own")
    position = game.set_up(scenario, options, dice)
    seen: set[str] = set()
    for _ in range(steps):
        choices = game.choices(position)
        if not choices:
            break
        ranks = evaluator.rank(position, choices)
        assert len(ranks) == len(choices)
        seen.add(STEP_NAMES[position.step])
        best = choices[ranks.index(max(ranks))]
        action = choices[own.roll(len(choices)) - 1] if own.roll(4) == 1 else best
        game.advance(position, action, dice, None)
    assert 0 <= evaluator.chance(position) <= 1
    assert len(evaluator.measure(position)) == len(evaluator.features)
    return seen


def test_every_question_of_the_basic_game_is_answered() -> None:
    seen = play(BASIC, "basic", {}, "basic", 1500)
    assert {"place", "march", "where", "who", "array", "fire", "target", "reserve", "buy"} <= seen


def test_every_question_of_the_standard_game_is_answered() -> None:
    seen = play(STANDARD, "historical", ALL_SWITCHES, "all", 1600)
    seen |= play(STANDARD, "historical", {}, "plain", 1000)
    seen |= play(STANDARD, "balanced", {}, "balanced", 400)
    assert seen >= set(STEP_NAMES) - RARE - {"array", "fire", "target", "rally", "reserve"}


@pytest.mark.parametrize("mode", ["theatre", "field"])
def test_teams_play(mode: str) -> None:
    play(TEAMS, "historical", {"four": mode}, mode, 500)


def test_it_comes_to_an_end() -> None:
    game = load(BASIC)
    evaluator = find_evaluator(game)
    dice = SeededDice("end")
    position = game.set_up("basic", {"length": "12"}, dice)
    for _ in range(5000):
        choices = game.choices(position)
        if not choices:
            break
        ranks = evaluator.rank(position, choices)
        game.advance(position, choices[ranks.index(max(ranks))], dice, None)
    assert game.outcome(position) is not None


# --- the war on the map


@pytest.mark.parametrize(("title", "scenario"), [(BASIC, "basic"), (STANDARD, "historical")])
def test_an_open_city_is_taken(title: str, scenario: str) -> None:
    stage = " stage=1" if title == STANDARD else ""
    text = f"{scenario} turn=3 side=union step=march{stage} eastern-virginia:3ui washington:2ui savannah:1ci"
    assert liked(title, text) == "from eastern-virginia"
    where = text.replace("step=march", "step=where space=eastern-virginia")
    assert liked(title, where) in ("to richmond", "to norfolk")


def test_a_weak_garrison_is_attacked_and_a_strong_one_is_not() -> None:
    weak = "basic turn=3 side=union step=march eastern-virginia:8ui+2ua norfolk:1ui richmond:1ci washington:2ui"
    assert liked(BASIC, weak) == "from eastern-virginia"
    assert liked(BASIC, weak.replace("step=march", "step=where space=eastern-virginia")) == "to richmond"
    strong = weak.replace("8ui+2ua", "2ui").replace("1ci", "9ci+2ca")
    ranks = ranks_of(BASIC, strong.replace("step=march", "step=where space=eastern-virginia"))
    assert ranks["to richmond"] < min(rank for action, rank in ranks.items() if action != "to richmond")


def test_two_armies_attack_what_one_alone_would_not() -> None:
    alone = "basic turn=3 side=union step=where space=northern-virginia northern-virginia:4ui eastern-virginia:4ci"
    both = alone + " eastern-north-carolina:5ui"
    assert ranks_of(BASIC, both)["to eastern-virginia"] > ranks_of(BASIC, alone)["to eastern-virginia"] + 1


def test_the_capital_keeps_a_garrison() -> None:
    text = "historical turn=3 side=union step=where space=washington stage=1 washington:3ui northern-virginia:2ci"
    game, evaluator, position = open_position(STANDARD, text)
    dice = SeededDice("capital")
    game.advance(position, game.read_action("to maryland"), dice, None)
    while game.write_position(position).find("step=who") > 0:
        choices = game.choices(position)
        ranks = evaluator.rank(position, choices)
        game.advance(position, choices[ranks.index(max(ranks))], dice, None)
    assert "washington:" in game.write_position(position)


# --- money and politics


def test_conscription_comes_first() -> None:
    for side in ("union", "confederate"):
        text = (
            f"historical turn=3 side={side} step=politics stage=3 rating=8 initiative-of=1 richmond:4ci washington:4ui"
        )
        assert liked(STANDARD, text) == "conscript"


def test_the_south_never_frees_its_own_slaves_first() -> None:
    text = (
        "historical turn=3 side=confederate step=politics stage=3 rating=8 initiative-of=2 richmond:4ci washington:4ui"
    )
    ranks = ranks_of(STANDARD, text)
    assert ranks["emancipate"] == min(ranks.values())


def test_money_is_spent_near_the_front() -> None:
    text = "basic turn=3 side=union step=buy union-points=20 washington:2ui maryland:4ci"
    ranks = ranks_of(BASIC, text)
    assert ranks["buy union-infantry eastern-pennsylvania"] > ranks["buy union-infantry minnesota"]
    assert ranks["buy union-infantry eastern-pennsylvania"] > ranks["rest"]


# --- battles

FIELD = (
    "historical turn=3 side=union stage=1 space=northern-virginia defender=1 size=1 battle-turn=2 arrivals=29.27.0.4"
)


def test_guns_are_aimed_at_guns() -> None:
    text = f"{FIELD} step=order phase=1 sort=3 area=1 attacker-line-2:2ui+1ua defender-line-2:4ci+1ca"
    assert liked(STANDARD, text) == "fire confederate-artillery"


def test_the_last_unit_of_a_column_is_shot_and_never_moves_away() -> None:
    text = f"{FIELD} step=order phase=2 sort=0 area=4 attacker-middle-2:1ui defender-line-2:1ci defender-reserve:3ci"
    ranks = ranks_of(STANDARD, text)
    assert max(ranks, key=lambda action: ranks[action]).startswith(("fire", "charge"))
    alone = f"{FIELD} step=order phase=2 sort=0 area=1 attacker-line-2:1ui attacker-reserve:1ui defender-line-2:4ci"
    assert ranks_of(STANDARD, alone)["shift reserve"] < -100


def test_a_lost_battle_is_given_up_and_a_won_one_is_not() -> None:
    text = f"{FIELD} step=stand part=0 attacker-line-2:1ui defender-line-2:9ci+2ca"
    assert liked(STANDARD, text) == "withdraw"
    won = f"{FIELD} step=stand part=0 attacker-line-2:9ui+2ua defender-line-2:1ci"
    assert liked(STANDARD, won) == "stand"


def test_everybody_stands_in_the_line_of_a_basic_battle() -> None:
    text = "basic turn=3 side=union step=array space=northern-virginia defender=1 part=1 attacker-reserve:3ui"
    assert liked(BASIC, text + " defender-reserve:2ci").startswith("line")
    assert liked(BASIC, text + " defender-line-1:2ci") == "ready"


def test_a_lost_gun_is_recalled_first() -> None:
    text = "basic turn=3 side=union step=rally space=northern-virginia defender=1 shots=1 attacker-line-1:3ui"
    assert (
        liked(BASIC, f"{text} attacker-reserve:1ul attacker-routed:1ui+1ua defender-line-1:2ci")
        == "recall union-artillery"
    )


# --- the evaluation


def test_the_evaluation_rises_with_cities_and_men() -> None:
    for title, start in (
        (BASIC, "basic turn=9 side=union step=march"),
        (STANDARD, "historical turn=9 side=union stage=1 step=march"),
    ):
        text = f"{start} washington:6ui cincinnati:6ui richmond:6ci chattanooga:6ci"
        even = chance(title, text)
        assert chance(title, text.replace("6ui", "12ui")) > even
        assert chance(title, text.replace("6ci", "12ci")) < even
        assert chance(title, f"{text} nashville:3ui memphis:3ui new-orleans:3ui") > even


def test_a_turn_is_a_movement_with_its_battles() -> None:
    start = "historical turn=3 stage=1 step=march washington:2ui richmond:2ci"
    _, evaluator, march = open_position(STANDARD, f"{start} side=union")
    _, _, later = open_position(STANDARD, f"{start} side=confederate")
    _, _, fight = open_position(STANDARD, f"{FIELD} step=stand attacker-line-2:2ui defender-line-2:2ci")
    assert evaluator.turn(march) != evaluator.turn(later)
    assert evaluator.turn(march) == evaluator.turn(fight)


def test_a_city_matters_more_when_the_enemy_has_nearly_won() -> None:
    for title, start in ((BASIC, "basic"), (STANDARD, "historical")):
        text = f"{start} turn=9 side=union stage=1 step=march washington:2ui"
        _, _, early = open_position(title, text)
        _, _, late = open_position(title, f"{text} chicago:1ci boston:1ci cleveland:1ci detroit:1ci")
        parameters = TABLES[early.scenario][0]
        before, after = city_values(early, parameters), city_values(late, parameters)
        for city in ("pittsburgh", "washington", "chicago"):
            assert after[COMPONENTS.space_numbers[city]] > before[COMPONENTS.space_numbers[city]]
        assert after[COMPONENTS.space_numbers["atlanta"]] == before[COMPONENTS.space_numbers["atlanta"]]


# --- parameters, versions and views


def test_every_scenario_has_parameters_for_both_sides_and_the_evaluation() -> None:
    for version in ("", "1"):
        tables = load_parameters(Tables("american_civil_war", version))
        assert [len(rows) for rows in tables] == [3, 3, 3, 3]
        assert len({tuple(parameters.row) for rows in tables for parameters in rows}) == 1


def test_the_second_seat_of_a_side_has_the_parameters_of_its_side() -> None:
    game = load(TEAMS)
    evaluator = find_evaluator(game)
    position = game.set_up("historical", {}, SeededDice("seats"))
    assert evaluator.parameters(position, 2) == evaluator.parameters(position, 0)
    assert evaluator.parameters(position, 3) == evaluator.parameters(position, 1) != evaluator.parameters(position, 0)


def test_a_style_takes_the_place_of_the_usual_parameters() -> None:
    text = "basic turn=3 side=union step=where space=eastern-virginia eastern-virginia:2ui washington:2ui richmond:4ci"
    game, evaluator, position = open_position(BASIC, text)
    choices = game.choices(position)
    usual = evaluator.parameters(position, 0)
    same, bold = evaluator.style(usual), evaluator.style({**usual, "own_losses": 0.0})
    assert evaluator.rank(position, choices, same) == evaluator.rank(position, choices)
    attack = choices.index(game.read_action("to richmond"))
    assert evaluator.rank(position, choices, bold)[attack] > evaluator.rank(position, choices)[attack]


FORMER = [(BASIC, "basic", "877df4a427cc77fe"), (STANDARD, "historical", "1556fb52b33ac7f9")]


@pytest.mark.parametrize(("title", "scenario", "played"), FORMER)
def test_the_former_version_plays_as_it_did(title: str, scenario: str, played: str) -> None:
    game = load(title)
    evaluator = make_evaluator(game, Tables("american_civil_war", "1"))
    dice = SeededDice("former")
    position = game.set_up(scenario, {}, dice)
    written = sha256()
    for _ in range(600):
        choices = game.choices(position)
        ranks = evaluator.rank(position, choices)
        action = choices[ranks.index(max(ranks))]
        written.update(f"{game.write_action(action)} {evaluator.chance(position):.6f}\n".encode())
        game.advance(position, action, dice, None)
    assert written.hexdigest()[:16] == played


@pytest.mark.parametrize(("title", "scenario"), [(BASIC, "basic"), (STANDARD, "historical"), (STANDARD, "balanced")])
def test_an_updated_view_is_as_good_as_a_new_one(title: str, scenario: str) -> None:
    game = load(title)
    evaluator = find_evaluator(game)
    dice, own = SeededDice("views"), SeededDice("views/own")
    position = game.set_up(scenario, {}, dice)
    for _ in range(250):
        choices = game.choices(position)
        ranks = evaluator.rank(position, choices)
        assert ranks == find_evaluator(game).rank(position, choices)
        best = choices[ranks.index(max(ranks))]
        action = choices[own.roll(len(choices)) - 1] if own.roll(3) == 1 else best
        game.advance(position, action, dice, None)


# --- judgement


def test_points_in_hand_count_as_strength() -> None:
    text = "balanced turn=3 side=union step=buy stage=4 washington:4ui+2ua cincinnati:2ui richmond:4ci+2ca"
    assert chance(STANDARD, f"{text} union-points=120") > chance(STANDARD, text) + 0.05


def test_a_basic_game_without_a_last_turn_can_be_judged() -> None:
    text = "basic length=none side=union step=march memphis:1ui boston:1ci"
    assert chance("civil-war-basic", f"{text} turn=60") == chance("civil-war-basic", f"{text} turn=6")


def test_other_purchases_than_the_best_can_be_tried() -> None:
    text = "balanced turn=3 side=union step=buy stage=4 union-points=120 washington:4ui+2ua richmond:4ci+2ca"
    best, second = sorted(ranks_of(STANDARD, text).values(), reverse=True)[:2]
    assert best - second < 2


def test_the_even_goals_of_the_balanced_scenario_are_known() -> None:
    text = "balanced turn=9 side=union stage=1 step=march washington:2ui richmond:1ui mobile:1ui atlanta:1ui"
    _, _, printed = open_position(STANDARD, text)
    _, _, even = open_position(STANDARD, f"{text} balanced-goal=basic")
    parameters = TABLES[even.scenario][0]
    charleston = COMPONENTS.space_numbers["charleston"]
    assert city_values(even, parameters)[charleston] > city_values(printed, parameters)[charleston]


def test_every_sensible_position_is_that_of_its_seat() -> None:
    assert len(POSITIONS) >= 20
    for case in POSITIONS:
        game, _, position = open_position(case.game, case.position)
        assert game.seats[game.seat(position)] == case.seat
        assert len(game.choices(position)) > 1
