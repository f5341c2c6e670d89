"""AHD 7.0, recruitment and the army maximum."""

import pytest

from longroll import Match
from tests.games.house_divided.board import board, field, play, refused_by, states, texts, unit_words, where


def maximum(match: Match) -> tuple[int, int]:
    both = match.view()["maximum"]
    assert isinstance(both, dict)
    return both["union"], both["confederate"]


def recruiting(
    units: str = "u1:im:washington c1:im:richmond",
    control: str = "",
    side: str = "union",
    recruits: int = 6,
    pool: str = "4/2/4/2",
    options: str = "",
    fields: str = "",
) -> Match:
    fields = f"recruits={recruits} pool={pool} {fields}"
    return board(units, control=control, side=side, step="recruit", fields=fields, options=options, dice=[2] * 6)


def army(side: str, number: int, box: str) -> str:
    """An army of all arms and ranks in one box."""
    signs = ["im", "iv", "ic", "cm", "cv", "cc"]
    return " ".join(f"{side}{unit}:{signs[unit % 6]}:{box}" for unit in range(1, number + 1))


@pytest.mark.rule("AHD-7.0-a")
@pytest.mark.parametrize(("die", "most"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_the_die_is_the_most_militia_placed_and_a_one_counts_as_two(die: int, most: int) -> None:
    match = board("u1:im:washington c1:im:richmond", step="promote", fields="pool=9/0/0/0", dice=[die])
    play(match, "muster")
    cities = ["chicago", "pittsburgh", "cleveland", "canton", "quincy", "cairo", "lafayette"]
    play(match, *[f"recruit infantry {city}" for city in cities[:most]])
    assert refused_by(match, f"recruit infantry {cities[most]}") == "AHD-7.0-a"


@pytest.mark.rule("AHD-7.0-a")
def test_recruiting_is_a_right_and_not_a_duty() -> None:
    match = recruiting(recruits=3)
    assert refused_by(match, "rest") == ""


@pytest.mark.rule("AHD-7.0-b")
def test_a_recruit_comes_out_of_the_pool_as_militia_of_the_chosen_arm() -> None:
    match = recruiting(pool="1/1/1/1")
    play(match, "recruit infantry chicago", "recruit cavalry pittsburgh")
    assert field(match, "pool") == "0/0/1/1"
    assert {word.split(":")[1] + " " + word.split(":")[2] for word in unit_words(match) if word[0] == "u"} == {
        "im washington",
        "im chicago",
        "cm pittsburgh",
    }


@pytest.mark.rule("AHD-7.0-b")
def test_an_arm_that_is_not_in_the_pool_cannot_be_recruited() -> None:
    match = recruiting(side="confederate", pool="4/4/0/1")
    assert refused_by(match, "recruit infantry richmond") == "AHD-7.0-b"
    assert refused_by(match, "recruit cavalry richmond") == ""
    match = recruiting(pool="1/0/4/4")
    assert refused_by(match, "recruit cavalry chicago") == "AHD-7.0-b"
    assert refused_by(match, "recruit infantry chicago") == ""


@pytest.mark.rule("AHD-7.0-c")
def test_a_recruit_is_placed_at_full_strength_in_a_controlled_city_of_its_colour() -> None:
    match = recruiting(side="confederate")
    play(match, "recruit infantry atlanta")
    assert where(match)["c2"] == "atlanta"
    assert states(match, "c2") == set()


@pytest.mark.rule("AHD-7.0-c")
@pytest.mark.parametrize("box", ["harrisburg", "chillicothe", "evansville", "fort-monroe"])
def test_the_union_does_not_recruit_where_there_is_no_blue_number(box: str) -> None:
    assert refused_by(recruiting(), f"recruit infantry {box}") == "AHD-7.0-c"


@pytest.mark.rule("AHD-7.0-c")
@pytest.mark.parametrize("box", ["knoxville", "vicksburg", "fredericksburg"])
def test_the_confederacy_does_not_recruit_where_there_is_no_red_number(box: str) -> None:
    assert refused_by(recruiting(side="confederate"), f"recruit infantry {box}") == "AHD-7.0-c"


@pytest.mark.rule("AHD-7.0-c")
def test_a_blue_number_in_the_south_recruits_for_the_union_that_controls_it() -> None:
    assert refused_by(recruiting(control="knoxville:union"), "recruit infantry knoxville") == ""


@pytest.mark.rule("AHD-7.0-d")
def test_a_city_takes_one_recruit_a_phase_whatever_its_number() -> None:
    match = recruiting()
    play(match, "recruit infantry new-york-city")
    assert refused_by(match, "recruit infantry new-york-city") == "AHD-7.0-d"
    assert refused_by(match, "recruit cavalry new-york-city") == "AHD-7.0-d"
    assert refused_by(match, "recruit infantry philadelphia") == ""


@pytest.mark.rule("AHD-7.0-d")
def test_the_city_is_open_again_in_the_next_recruitment_phase() -> None:
    match = recruiting()
    play(match, "recruit infantry new-york-city", "rest", "end", "muster", "rest", "end", "muster")
    assert refused_by(match, "recruit infantry new-york-city") == ""


@pytest.mark.rule("AHD-7.0-e")
def test_a_home_city_under_the_enemy_is_closed() -> None:
    match = recruiting(control="chicago:confederate")
    assert refused_by(match, "recruit infantry chicago") == "AHD-7.0-e"
    match = recruiting(side="confederate", control="atlanta:union")
    assert refused_by(match, "recruit infantry atlanta") == "AHD-7.0-e"


@pytest.mark.rule("AHD-7.0-e")
def test_a_city_without_owner_is_closed_to_both() -> None:
    assert refused_by(recruiting(), "recruit infantry louisville") == "AHD-7.0-e"
    assert refused_by(recruiting(side="confederate"), "recruit infantry louisville") == "AHD-7.0-e"
    assert refused_by(recruiting(side="confederate"), "recruit infantry bowling-green") == "AHD-7.0-e"


@pytest.mark.rule("AHD-7.0-f")
@pytest.mark.parametrize("city", ["cairo", "baltimore", "cincinnati", "louisville"])
def test_a_city_of_both_colours_recruits_for_whoever_controls_it(city: str) -> None:
    for holder, other in (("union", "confederate"), ("confederate", "union")):
        control = f"{city}:{holder}"
        assert refused_by(recruiting(control=control, side=holder), f"recruit infantry {city}") == ""
        assert refused_by(recruiting(control=control, side=other), f"recruit infantry {city}") == "AHD-7.0-e"


@pytest.mark.rule("AHD-7.0-g", "AHD-7.0-f")
@pytest.mark.parametrize(
    ("control", "union", "confederate"),
    [
        ("", 34, 29),
        ("new-york-city:confederate", 30, 29),
        ("richmond:union", 34, 26),
        ("knoxville:union", 35, 29),
        ("chillicothe:confederate", 34, 30),
        ("cincinnati:confederate", 33, 30),
        ("cairo:confederate baltimore:confederate", 32, 31),
    ],
)
def test_the_army_maximum_is_the_sum_of_own_numbers_in_controlled_cities(
    control: str, union: int, confederate: int
) -> None:
    assert maximum(recruiting(control=control)) == (union, confederate)


@pytest.mark.rule("AHD-7.0-h")
def test_recruiting_stops_at_the_army_maximum_counting_all_arms_and_ranks() -> None:
    match = recruiting(army("u", 32, "washington") + " c1:im:richmond")
    play(match, "recruit infantry chicago", "recruit cavalry pittsburgh")
    assert refused_by(match, "recruit infantry cleveland") == "AHD-7.0-h"
    assert texts(match) == ["rest"]


@pytest.mark.rule("AHD-7.0-h")
def test_the_confederacy_has_its_own_maximum() -> None:
    match = recruiting("u1:im:washington " + army("c", 28, "richmond"), side="confederate")
    play(match, "recruit infantry atlanta")
    assert refused_by(match, "recruit infantry memphis") == "AHD-7.0-h"


@pytest.mark.rule("AHD-7.0-i")
def test_an_army_above_its_maximum_loses_nothing_and_only_cannot_recruit() -> None:
    match = recruiting(army("u", 34, "washington") + " c1:im:richmond", control="new-york-city:confederate")
    assert maximum(match) == (30, 29)
    assert refused_by(match, "recruit infantry chicago") == "AHD-7.0-h"
    play(match, "rest")
    assert sum(unit.startswith("u") for unit in where(match)) == 34


@pytest.mark.rule("AHD-7.0-j")
def test_the_maximum_changes_when_the_half_turn_makes_the_capture() -> None:
    match = recruiting("u1:im:washington c1:im:cairo c2:im:richmond", side="confederate")
    assert maximum(match) == (34, 29)
    play(match, "rest")
    assert maximum(match) == (33, 30)


@pytest.mark.rule("AHD-7.0-j")
def test_the_maximum_changes_in_mid_movement_when_lone_cavalry_lets_a_city_go() -> None:
    match = board(
        "u1:im:washington c1:cm:cairo c2:im:richmond", control="cairo:confederate:lightly", side="confederate"
    )
    assert maximum(match) == (33, 30)
    play(match, "march cairo", "take c1", "go cairo=humboldt")
    assert maximum(match) == (34, 29)


@pytest.mark.rule("AHD-7.0-k")
def test_taking_an_unowned_city_costs_the_enemy_nothing() -> None:
    match = recruiting("u1:im:louisville c1:im:richmond")
    play(match, "rest")
    assert maximum(match) == (35, 29)
    match = recruiting("u1:im:washington c1:im:louisville", side="confederate")
    play(match, "rest")
    assert maximum(match) == (34, 30)
    match = recruiting("u1:im:bowling-green c1:im:richmond")
    play(match, "rest")
    assert maximum(match) == (34, 29)


@pytest.mark.rule("AHD-7.0-k")
def test_retaking_louisville_from_the_enemy_does_cost_him_his_number() -> None:
    match = recruiting("u1:im:louisville c1:im:richmond", control="louisville:confederate")
    assert maximum(match) == (34, 30)
    play(match, "rest")
    assert maximum(match) == (35, 29)


# --- the readings


@pytest.mark.rule("AHD-R05")
def test_a_city_entered_in_this_half_turn_does_not_recruit_yet() -> None:
    match = board("u1:im:evansville c1:im:richmond", fields="pool=4/0/0/0", dice=[6])
    play(match, "march evansville", "take u1", "go evansville~louisville", "end", "muster")
    assert maximum(match) == (34, 29)
    assert refused_by(match, "recruit infantry louisville") == "AHD-7.0-e"


@pytest.mark.rule("AHD-R05")
def test_with_capture_at_once_a_city_entered_in_this_half_turn_recruits() -> None:
    match = board("u1:im:evansville c1:im:richmond", fields="pool=4/0/0/0", options="capture=at-once", dice=[6])
    play(match, "march evansville", "take u1", "go evansville~louisville", "end", "muster")
    assert maximum(match) == (35, 29)
    assert refused_by(match, "recruit infantry louisville") == ""


@pytest.mark.rule("AHD-7.0-l")
@pytest.mark.parametrize(
    ("city", "owner", "enemy"),
    [
        ("evansville", "union", "confederate"),
        ("chillicothe", "union", "confederate"),
        ("knoxville", "confederate", "union"),
    ],
)
def test_a_city_with_the_enemys_number_only_serves_the_enemy_once_he_holds_it(
    city: str, owner: str, enemy: str
) -> None:
    assert refused_by(recruiting(side=owner), f"recruit infantry {city}") == "AHD-7.0-c"
    taken = recruiting(side=enemy, control=f"{city}:{enemy}")
    assert refused_by(taken, f"recruit infantry {city}") == ""
    numbers = {"union": 0, "confederate": 1}
    before, after = maximum(recruiting()), maximum(taken)
    assert after[numbers[owner]] == before[numbers[owner]]
    assert after[numbers[enemy]] > before[numbers[enemy]]


@pytest.mark.rule("AHD-7.0-k")
def test_a_city_that_nobody_held_adds_to_the_taker_and_takes_nothing_from_the_other() -> None:
    assert maximum(recruiting()) == (34, 29)
    assert maximum(recruiting(control="louisville:union")) == (35, 29)
    assert maximum(recruiting(control="louisville:confederate")) == (34, 30)


@pytest.mark.rule("AHD-7.0-e")
def test_nobody_recruits_beside_an_enemy_in_a_city_not_yet_captured() -> None:
    position = "campaign capture-time=enemy-half-turn turn=2 side=confederate step=recruit recruits=2 pool=0/0/2/0 "
    match = Match.from_position("house-divided", position + "u1:im:memphis c1:im:richmond", dice=[])
    assert refused_by(match, "recruit infantry memphis") == "AHD-7.0-e"
    assert "recruit infantry memphis" not in map(str, match.choices())
    assert "recruit infantry atlanta" in map(str, match.choices())
