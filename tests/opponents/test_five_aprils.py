"""The evaluator for the five battles: every choice is ranked, a novice's moves are found, and what wins counts."""

from functools import cache
from typing import Any

import pytest

from longroll.games import load
from longroll.games.five_aprils.position import (
    ADVANCE,
    ATTACK,
    BUILD,
    DECLARE,
    LOSS,
    MORALE,
    MOVE,
    RETREAT,
    STAND,
    WITHDRAW,
    YIELD,
    Position,
)
from longroll.kernel.dice import SeededDice
from longroll.opponents.bot import Budget
from longroll.opponents.five_aprils.evaluator import FiveAprilsEvaluator, make_evaluator
from longroll.opponents.militia import Militia
from longroll.opponents.tables import Tables

TITLES = ["bull-run", "pea-ridge", "shiloh", "gettysburg", "bentonville"]
HOPELESS = -100


@cache
def game_of(title: str) -> Any:
    return load(title)


def fresh_evaluator(title: str, version: str = "") -> FiveAprilsEvaluator:
    return make_evaluator(game_of(title), Tables("five_aprils", version))


@cache
def evaluator_of(title: str) -> FiveAprilsEvaluator:
    return fresh_evaluator(title)


def ranked(title: str, text: str) -> dict[str, float]:
    game = game_of(title)
    position = game.read_position(text)
    choices = game.choices(position)
    ranks = evaluator_of(title).rank(position, choices)
    return {game.write_action(action): rank for action, rank in zip(choices, ranks, strict=True)}


def best(title: str, text: str) -> str:
    ranks = ranked(title, text)
    return max(ranks, key=lambda action: ranks[action])


def chance(title: str, text: str) -> float:
    return evaluator_of(title).chance(game_of(title).read_position(text))


def play(title: str, seed: str, most: int, seen: set[int]) -> Position:
    """Some choices of a game that Militia plays against itself; what was asked is noted."""
    game, evaluator, bot, dice = game_of(title), evaluator_of(title), Militia(game_of(title)), SeededDice(seed)
    position: Position = game.set_up(game.scenarios[0], {}, dice)
    for _ in range(most):
        choices = game.choices(position)
        if not choices:
            break
        before = game.write_position(position)
        ranks = evaluator.rank(position, choices)
        assert game.write_position(position) == before
        assert len(ranks) == len(choices)
        seen.add(position.step)
        game.advance(position, bot.choose(position, dice, Budget()).action, dice, None)
    return position


# --- every kind of choice


def test_every_kind_of_choice_is_ranked_and_leaves_the_position_alone() -> None:
    seen: set[int] = set()
    play("bull-run", "all", 500, seen)
    assert {MOVE, YIELD, WITHDRAW, ATTACK, DECLARE, MORALE, LOSS, RETREAT, STAND, ADVANCE} <= seen


@pytest.mark.parametrize("title", TITLES)
def test_a_battle_goes_on(title: str) -> None:
    position = play(title, "on", 120, set())
    assert position.turn > 1


def test_walls_face_the_enemy() -> None:
    text = "battle turn=11 step=build seat=union phasing=union u-i11:1609 c-pettigrew:1605"
    ranks = ranked("gettysburg", text)
    assert game_of("gettysburg").read_position(text).step == BUILD
    assert max(ranks, key=lambda action: ranks[action]) == "build u-i11 U"
    assert ranks["build u-i11 U"] > ranks["end"]


# --- movement


def moving(units: str, unit: str, marker: str = "1st-division") -> str:
    return (
        f"battle turn=3 step=move seat=union phasing=union marker={marker} unit={unit}"
        f" cup=union-combat+confederate-combat drawn={marker} {units}"
    )


def test_an_open_objective_is_taken() -> None:
    assert best("bull-run", moving("u-keyes:3611 c-cocke:3822", "u-keyes")) == "go 3413"


def test_who_stands_in_the_only_objective_stays() -> None:
    text = moving("u-keyes:3413 u-schenck:3513 c-cocke:3316 c-bee:3316", "u-keyes")
    ranks = ranked("bull-run", text)
    assert max(ranks, key=lambda action: ranks[action]) in ("take u-schenck", "end")


def test_nobody_walks_alone_into_an_army() -> None:
    text = moving("u-keyes:3612:reduced c-cocke:3614 c-jackson:3614 c-bee:3515 c-early:3515 c-smith:3715", "u-keyes")
    ranks = ranked("bull-run", text)
    assert ranks["go 3613"] < ranks["end"]


def test_units_are_looked_at_once_in_their_order() -> None:
    text = moving("u-sherman:3413:moved+spent u-keyes:3611 u-schenck:3711 c-cocke:3822", "u-sherman spent=2")
    ranks = ranked("bull-run", text)
    taken = [action for action, rank in ranks.items() if action.startswith("take") and rank > HOPELESS]
    assert taken == ["take u-keyes"]
    assert ranks["end"] < HOPELESS


# --- combat


def fighting(step: str, units: str, more: str = "") -> str:
    return f"battle turn=4 step={step} seat=union phasing=union marker=union-combat fighting=1 {more} {units}"


def test_a_hopeless_fight_is_not_accepted() -> None:
    units = "u-palmer:3612 c-jackson:3613 c-cocke:3613"
    text = f"battle turn=4 step=yield seat=union phasing=union marker=union-combat {units}"
    assert best("bull-run", text) == "yield 3613"


def test_a_good_fight_is_accepted() -> None:
    units = "u-sherman:3612 u-porter:3612 u-burnside:3513 c-evans:3613"
    text = f"battle turn=4 step=yield seat=union phasing=union marker=union-combat {units}"
    assert best("bull-run", text) == "fight"


def test_all_who_can_join_a_good_attack() -> None:
    more = "targets=3613 engaged=3613 bound=u-sherman+u-porter"
    text = fighting("declare", "u-sherman:3612 u-porter:3612 c-evans:3613", more)
    assert best("bull-run", text).startswith("with u-")


def test_an_attack_that_cannot_be_carried_out_is_not_begun() -> None:
    """The only infantry beside two hexes attacks both at once: guns that reach one of them may not go first."""
    units = (
        "u-art2:2914 u-howard:3011 u-art3:3012 u-franklin:3113 u-willcox:3213 c-bee:3215 u-porter:3315 c-hampton:3316"
        " c-cocke:3316 u-burnside:3413 u-art1:3414 u-sherman:3414"
    )
    more = "engaged=3215+3316 bound=u-porter"
    declared = fighting("declare", units, f"targets=3215 {more}")
    assert "with u-art3" not in ranked("bull-run", declared)
    assert best("bull-run", declared) == "also 3316"
    assert best("bull-run", fighting("attack", units, more)).startswith("attack")


def test_the_weaker_unit_pays() -> None:
    more = "kind=regular stage=defender-losses column=2-1 on-defender=2 losses=1 targets=3613 hit=c-jackson+c-radford"
    text = f"battle turn=4 step=loss seat=confederate phasing=union marker=union-combat fighting=1 {more}"
    text += " attackers=u-sherman u-sherman:3612:attacked c-jackson:3613:target c-radford:3613:target"
    assert best("bull-run", text) == "lose c-radford"


# --- who is winning


BOTH = "u-sherman:3711 c-cocke:3718"


@pytest.mark.parametrize("title", TITLES)
def test_a_chance_is_a_chance(title: str) -> None:
    game = game_of(title)
    position = game.set_up(game.scenarios[0], {}, SeededDice("chance"))
    evaluator = evaluator_of(title)
    assert 0 < evaluator.chance(position) < 1
    assert len(evaluator.measure(position)) == len(evaluator.features)


def test_objectives_count() -> None:
    text = f"battle turn=9 step=move seat=union phasing=union marker=1st-division {BOTH}"
    held = text.replace("step=move", "step=move control=3912:union+3413:union")
    assert chance("bull-run", held) > chance("bull-run", text) + 0.1


def test_an_army_counts() -> None:
    text = f"battle turn=3 step=move seat=union phasing=union marker=1st-division {BOTH} c-jackson:3720 c-bee:3720"
    assert chance("bull-run", text + " u-porter:3611 u-burnside:3611") > chance("bull-run", text + " u-porter:x") + 0.05


def danger(title: str, text: str) -> float:
    """Above zero if the worst covered objective of the South is in more danger than that of the Union."""
    evaluator = evaluator_of(title)
    return evaluator.measure(game_of(title).read_position(text))[evaluator.features.index("danger")]


SOUTH_BEFORE_THE_LANDING = "battle turn=8 step=move seat=union phasing=union marker=2nd-division control=1921:union"
UNION_BEFORE_THE_BRIDGE = "battle turn=3 step=move seat=union marker=1st-division control=3912:confederate"


def test_an_objective_is_in_danger_when_its_garrison_leaves_it_before_the_enemy() -> None:
    south = f"{SOUTH_BEFORE_THE_LANDING} c-forrest:1818 c-trabue:1818"
    assert danger("shiloh", f"{south} u-tuttle:1821") < danger("shiloh", f"{south} u-tuttle:1921") < 0
    union = f"{UNION_BEFORE_THE_BRIDGE} u-sherman:4111 u-schenck:4111"
    assert danger("bull-run", f"{union} c-evans:3914") > danger("bull-run", f"{union} c-evans:3912") > 0


def test_reserves_beside_an_objective_cover_it() -> None:
    text = f"{SOUTH_BEFORE_THE_LANDING} c-forrest:1818 c-trabue:1818 u-tuttle:1921"
    assert danger("shiloh", f"{text} u-sweeny:1920") > danger("shiloh", f"{text} u-sweeny:1926")


def test_an_objective_far_from_every_enemy_is_in_no_danger() -> None:
    assert danger("shiloh", f"{SOUTH_BEFORE_THE_LANDING} c-forrest:0503 u-tuttle:1719") == 0


@pytest.mark.parametrize("title", TITLES)
def test_the_former_version_does_not_look_at_danger(title: str) -> None:
    former = fresh_evaluator(title, "1")
    weights = dict(zip(former.features, former.weights, strict=True))
    assert weights["danger"] == weights["danger-soon"] == 0.0


def test_a_turn_is_what_one_marker_sets_off() -> None:
    game, evaluator = game_of("bull-run"), evaluator_of("bull-run")
    position = game.set_up(game.scenarios[0], {}, SeededDice("turn"))
    first = evaluator.turn(position)
    game.advance(position, game.choices(position)[0], SeededDice("turn/take"), None)
    assert evaluator.turn(position) == first
    game.advance(position, game.read_action("end"), SeededDice("turn/end"), None)
    assert evaluator.turn(position) != first


# --- what is kept from choice to choice


@pytest.mark.parametrize("title", ["pea-ridge", "gettysburg"])
def test_what_is_kept_from_choice_to_choice_is_what_a_fresh_look_finds(title: str) -> None:
    game, evaluator, dice = game_of(title), fresh_evaluator(title), SeededDice("kept")
    position: Position = game.set_up(game.scenarios[0], {}, dice)
    began = position.copy()
    for number in range(160):
        choices = game.choices(position)
        ranks = evaluator.rank(position, choices)
        if number % 20 == 0:
            assert ranks == fresh_evaluator(title).rank(position, choices)
            assert evaluator.terms(position) == fresh_evaluator(title).terms(position)
        game.advance(position, choices[ranks.index(max(ranks))], dice, None)
    assert evaluator.terms(began) == fresh_evaluator(title).terms(began)


def test_two_positions_in_turn_are_told_apart() -> None:
    evaluator, game = fresh_evaluator("bull-run"), game_of("bull-run")
    one = game.read_position(moving("u-keyes:3611 c-cocke:3822", "u-keyes"))
    other = game.read_position(moving("u-keyes:3611:reduced c-cocke:3614 c-bee:3614", "u-keyes"))
    first = [evaluator.rank(position, game.choices(position)) for position in (one, other)]
    assert [evaluator.rank(position, game.choices(position)) for position in (one, other)] == first
    assert first[0] != first[1]


# --- judgement of the present version


def ranked_with(title: str, text: str, **parameters: float) -> dict[str, float]:
    """The ranks with some parameters changed for the side that chooses."""
    game, evaluator = game_of(title), evaluator_of(title)
    position = game.read_position(text)
    choices = game.choices(position)
    style = evaluator.style({**evaluator.parameters(position, position.seat), **parameters})
    ranks = evaluator.rank(position, choices, style)
    return {game.write_action(action): rank for action, rank in zip(choices, ranks, strict=True)}


def test_the_former_version_knows_nothing_of_the_later_parameters() -> None:
    for title in TITLES:
        former = fresh_evaluator(title, "1")
        position = game_of(title).set_up("battle", {}, SeededDice("former"))
        for seat in (0, 1):
            row = former.parameters(position, seat)
            assert [row[name] for name in ("guard", "works", "last_turn", "deadline")] == [0.0] * 4


def test_a_guard_stays_where_an_enemy_could_walk_in() -> None:
    """Radford's cavalry is two hexes from Robinson House; Cocke, far away, could not come."""
    near = moving("control=3413:union u-keyes:3413 c-radford:3415", "u-keyes")
    far = moving("control=3413:union u-keyes:3413 c-cocke:3822", "u-keyes")
    for text, more in ((near, 5.0), (far, 0.0)):
        without = ranked_with("bull-run", text, guard=0.0)["go 3412"]
        assert ranked_with("bull-run", text, guard=5.0)["go 3412"] == pytest.approx(without - more)


def test_works_make_a_hex_safer() -> None:
    text = (
        "battle turn=12 step=move seat=union phasing=union marker=xii-corps unit=u-xii11 drawn=xii-corps"
        " works=1606:breastwork:U u-xii11:1606 c-steuart:1404 c-jmjones:1404 c-nicholls:1405 c-walker:1405"
    )
    leaving = [ranked_with("gettysburg", text, works=works)["go 1607"] for works in (0.0, 1.0)]
    assert leaving[1] < leaving[0]


def test_on_the_last_turn_a_combat_that_cannot_come_is_not_feared() -> None:
    text = "battle turn=10 step=move seat=union phasing=union marker=1st-division unit=u-keyes drawn=1st-division"
    text += " u-keyes:3611 c-cocke:3614 c-jackson:3614"
    bold = [
        ranked_with("bull-run", text, contact=0.0, own_attack=0.0, last_turn=part)["go 3613"] for part in (0.0, 1.0)
    ]
    assert bold[1] > bold[0]


def test_enemy_objectives_attract_more_before_victory_is_checked() -> None:
    for turn, gain in ((9, 0.5), (2, 0.0)):
        text = moving("u-keyes:3608 c-cocke:3822", "u-keyes").replace("turn=3", f"turn={turn}")
        pulls = [ranked_with("bull-run", text, deadline=part)["go 3610"] for part in (0.0, 1.0)]
        assert pulls[1] > pulls[0] * (1.0 + gain)
