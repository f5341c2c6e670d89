"""The scenarios of the standard game."""

from collections import Counter
from typing import Any

import pytest

from longroll import Match
from tests.games.american_civil_war.board import basic, play, refused_by, standard, texts, word


def new(scenario: str = "historical", **options: str) -> Match:
    return Match.new("civil-war-standard", scenario, seed=1, options=options)


def place_all(match: Match) -> None:
    while match.prompt.kind == "place":
        match.play(match.choices()[0])


def totals(match: Match, nation: str) -> Counter[str]:
    count: Counter[str] = Counter()
    armies: Any = match.view()["armies"]
    for pieces in armies.values():
        for sort, number in pieces.items():
            if sort.startswith(f"{nation}-"):
                count[sort.removeprefix(f"{nation}-")] += number
    return count


def army(match: Match, space: str) -> str:
    return word(match, space)


@pytest.mark.rule("ACW-X-gen-01")
def test_there_are_two_scenarios() -> None:
    assert new().game.scenarios == ("historical", "balanced")


@pytest.mark.rule("ACW-X-gen-02", "ACW-S-seq-07")
def test_the_game_opens_with_the_production_after_september_1861() -> None:
    match = new()
    place_all(match)
    assert (match.prompt.kind, match.to_move, match.view()["date"]) == ("buy", "confederate", "1861-09")
    play(match, "rest", "rest")
    assert (match.prompt.kind, match.to_move, match.view()["date"]) == ("march", "confederate", "1861-10")
    turns: Any = match.game.board()["turns"]
    assert (len(turns), turns[-1]["year"], turns[-1]["month"]) == (51, 1865, 12)


@pytest.mark.rule("ACW-X-gen-03")
def test_free_infantry_one_a_state_in_own_states() -> None:
    match = new()
    assert match.to_move == "confederate"
    play(match, "place confederate-infantry richmond")
    assert refused_by(match, "place confederate-infantry norfolk") == "ACW-X-gen-03"
    assert refused_by(match, "place confederate-infantry maryland") == "ACW-X-gen-03"
    assert refused_by(match, "place confederate-infantry boston") == "ACW-X-gen-03"
    assert refused_by(match, "place confederate-infantry atlanta") == ""


@pytest.mark.rule("ACW-X-hist-01", "ACW-S-rail-08", "ACW-S-amph-10", "ACW-S-euro-01")
def test_the_historical_ratings() -> None:
    view = new().view()
    assert view["naval"] == {"union": 5, "confederate": 1}
    assert view["rail"] == {"union": 7, "confederate": 4}
    politics: Any = view["politics"]
    assert politics["rating"] == 8
    costs: Any = view["costs"]
    assert (costs["union"]["rail"], costs["confederate"]["rail"]) == (10, 12)
    assert (costs["union"]["naval"], costs["confederate"]["naval"]) == (10, 15)


@pytest.mark.rule("ACW-X-hist-02")
def test_the_historical_income() -> None:
    assert new().view()["income"] == {"union": 115, "confederate": 80}


@pytest.mark.rule("ACW-X-hist-03", "ACW-X-hist-04", "ACW-X-hist-05")
def test_the_historical_deployment() -> None:
    match = new()
    assert army(match, "washington") == "5ui+1uc+1ua"
    assert army(match, "cincinnati") == "3ui+1uc+1ua"
    assert army(match, "chicago") == "4ui+1ua"
    assert army(match, "st-louis") == "3ui+1uc"
    assert army(match, "richmond") == "4ci+1ce+1ca"
    assert army(match, "charleston") == army(match, "atlanta") == "2ci+1cc"
    assert army(match, "mobile") == "2ci"
    assert army(match, "new-orleans") == "3ci+1cc"
    assert army(match, "memphis") == "3ci+1ce+1ca"
    place_all(match)
    assert totals(match, "union") == Counter(infantry=29, cavalry=3, artillery=3)
    assert totals(match, "confederate") == Counter(infantry=23, cavalry=3, elite=2, artillery=2)


@pytest.mark.rule("ACW-X-bal-01", "ACW-X-bal-02")
def test_the_balanced_ratings_and_income() -> None:
    view = new("balanced").view()
    assert view["naval"] == {"union": 5, "confederate": 5}
    assert view["rail"] == {"union": 6, "confederate": 6}
    assert view["income"] == {"union": 130, "confederate": 130}


@pytest.mark.rule("ACW-X-bal-03")
def test_the_balanced_scenario_has_no_politics() -> None:
    match = new("balanced")
    place_all(match)
    play(match, "rest", "rest")
    kinds = []
    while match.view()["date"] != "1862-01":
        kinds.append(match.prompt.kind)
        play(match, texts(match)[-1])
    assert kinds == ["march"] * 6 + ["naval"] * 2 + ["buy"] * 2


@pytest.mark.rule("ACW-X-bal-04", "ACW-X-bal-05", "ACW-X-bal-06")
def test_the_balanced_deployment() -> None:
    match = new("balanced")
    assert army(match, "washington") == "5ui+2uc+1ua"
    assert army(match, "richmond") == "5ci+1cc+1ca"
    assert army(match, "st-louis") == "4ui+1uc+1ua"
    assert army(match, "memphis") == "4ci+1cc+1ca"
    assert army(match, "cincinnati") == "3ui+1uc+1ua"
    assert army(match, "chattanooga") == "3ci+1cc+1ca"
    place_all(match)
    assert totals(match, "union") == Counter(infantry=23, cavalry=4, artillery=3)
    assert totals(match, "confederate") == Counter(infantry=23, cavalry=3, artillery=3)


@pytest.mark.rule("ACW-A-layer-01")
def test_every_advanced_rule_is_a_switch_of_the_standard_game() -> None:
    switches = {option.name for option in new().game.options if option.rule.startswith("ACW-A")}
    assert switches == {
        "election",
        "experience",
        "initiative",
        "capture",
        "entrench",
        "raildest",
        "blockade",
        "avoid",
        "states",
        "reinf",
        "terrain",
    }
    assert all(option.values[0] == "off" for option in new().game.options if option.name in switches)
    basic = Match.new("civil-war-basic", seed=1)
    assert [option.name for option in basic.game.options] == ["length", "basic-cities", "basic-array", "handicap"]
    assert word(new(election="on", avoid="on"), "election") == "on"


@pytest.mark.rule("ACW-A-states-04")
def test_states_rights_bind_the_free_infantry() -> None:
    """Every free infantry that is still needed somewhere goes there; what is left over goes anywhere."""
    match = new(states="on")
    place_all_but(match, "confederate-infantry")
    empty = [state for state, units in confederate_states(match).items() if not units]
    assert empty == []


@pytest.mark.rule("ACW-A-states-04")
def test_free_infantry_that_a_state_needs_goes_nowhere_else() -> None:
    match = new(states="on")
    refusals = []
    while match.prompt.kind == "place" and match.to_move == "confederate":
        refusal = match.why_not("place confederate-infantry richmond")
        if refusal is not None and refusal.rule == "ACW-A-states-04":
            refusals.append(refusal)
            break
        match.play([text for text in texts(match) if "richmond" not in text][-1])
    assert refusals
    assert "0" in refusals[0].sentence("en")


def place_all_but(match: Match, sort: str) -> None:
    """Place the last choice each time, which leaves the first states empty as long as that is allowed."""
    while match.prompt.kind == "place" and match.to_move == "confederate":
        match.play([text for text in texts(match) if sort in text][-1])


def confederate_states(match: Match) -> dict[str, int]:
    armies: Any = match.view()["armies"]
    board: Any = match.game.board()
    home = {state["id"] for state in board["states"] if state["home"] == "south"}
    found = dict.fromkeys(sorted(home), 0)
    for space in board["spaces"]:
        if space["state"] in found:
            pieces = armies.get(space["id"], {})
            found[space["state"]] += sum(n for name, n in pieces.items() if name.startswith("confederate-"))
    return found


@pytest.mark.rule("ACW-A-layer-01")
def test_all_advanced_rules_may_be_used_at_once() -> None:
    switches = [option.name for option in new().game.options if option.rule.startswith("ACW-A")]
    match = new(**dict.fromkeys(switches, "on"))
    place_all(match)
    assert [word(match, name) for name in switches] == ["on"] * len(switches)
    assert match.prompt.kind == "buy"


@pytest.mark.rule("ACW-S-layer-01")
def test_standard_text_replaces_basic_text_and_the_rest_of_it_stays() -> None:
    """Victory, production and battle are those of the standard game; the cost of a step is that of the basic game."""
    held = " ".join(f"{city}:1ui" for city in ("richmond", "norfolk", "memphis", "nashville", "atlanta", "mobile"))
    over, prompts, incomes = [], [], []
    for start in (basic, standard):
        match = start(f"{held} arkansas:1ui")
        play(match, "from arkansas")
        assert refused_by(match, "to chicago") == "ACW-B-move-02"
        play(match, "to little-rock", "all")
        over.append(match.outcome is not None)
        match = start("maryland:2ui northern-virginia:2ci")
        incomes.append(match.view()["income"])
        play(match, "from maryland", "to northern-virginia", "all", "end")
        prompts.append(match.prompt.kind)
    assert over == [True, False]
    assert prompts == ["array", "deploy"]
    assert incomes == [{"union": 110, "confederate": 130}, {"union": 95, "confederate": 80}]
