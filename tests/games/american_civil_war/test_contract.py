"""What the game offers around its rules: candidates, forced choices, moments, losses, typed views."""

from typing import Any

import msgspec
import pytest

from longroll import Match
from longroll.games.american_civil_war.game import load_game
from longroll.games.american_civil_war.moment import BATTLE_PHASE, PHASES
from longroll.games.american_civil_war.pack import printed_components
from longroll.games.american_civil_war.position import AREA_NAMES, BATTLE_SIDE_NAMES, Position
from longroll.games.american_civil_war.terms import NEUTRAL, PARTY_NAMES, SORT_NAMES, SORT_PARTY
from longroll.games.american_civil_war.view_types import Board, View
from longroll.kernel.contract import Thing
from longroll.kernel.dice import SeededDice
from longroll.kernel.event import Event
from tests.games.american_civil_war.board import basic, standard

COMPONENTS = printed_components()

STEPS = 1_200
ALL_ON = {
    option.name: option.values[1] for option in load_game("civil-war-standard").options if option.values[0] == "off"
}
GAMES = [
    ("civil-war-basic", "basic", {}),
    ("civil-war-standard", "historical", ALL_ON),
    ("civil-war-teams", "balanced", {"four": "theatre"}),
]
THINGS = [
    *[Thing("space", name) for name in COMPONENTS.space_names[::7]],
    *[Thing("sort", name) for name in [*SORT_NAMES[::3], "rail", "naval"]],
    *[Thing("area", f"{side} {area}") for side in BATTLE_SIDE_NAMES for area in AREA_NAMES[::2]],
    *[Thing("piece", f"{side} {area} union-infantry") for side in BATTLE_SIDE_NAMES for area in AREA_NAMES[::3]],
    Thing("sheet", "conscript"),
    Thing("sheet", "emancipate"),
]
NONSENSE = [
    Thing("space", "atlantis"),
    Thing("space", ""),
    Thing("sort", "martian-infantry"),
    Thing("area", "attacker"),
    Thing("area", "nobody line-1"),
    Thing("piece", "attacker line-1"),
    Thing("piece", "attacker line-9 union-infantry"),
    Thing("sheet", "from"),
    Thing("moon", "full"),
]


def random_games(title: str, scenario: str, options: dict[str, str]) -> Match:
    return Match.new(title, scenario, seed="contract", options=options)


@pytest.mark.parametrize(("title", "scenario", "options"), GAMES)
def test_whatever_is_pointed_at_can_be_judged(title: str, scenario: str, options: dict[str, str]) -> None:
    match = random_games(title, scenario, options)
    chance = SeededDice(f"{title}/things")
    for _ in range(STEPS):
        choices = match.choices()
        if not choices:
            break
        for thing in THINGS[chance.roll(5) :: 5]:
            for held in ("", "union-infantry", "nobody"):
                for action in match.game.candidates(match.position, thing, held):
                    match.game.judge(match.position, action)
                    assert match.game.read_action(match.game.write_action(action)) == action
        for thing in NONSENSE:
            assert match.game.candidates(match.position, thing) == []
        match.play(choices[chance.roll(len(choices)) - 1])


@pytest.mark.parametrize(("title", "scenario", "options"), GAMES)
def test_a_choice_is_found_by_pointing_at_what_it_names(title: str, scenario: str, options: dict[str, str]) -> None:
    """Every choice about a space, and every choice about a sort in a tray, is among the candidates of that thing."""
    match = random_games(title, scenario, options)
    chance = SeededDice(f"{title}/found")
    for _ in range(STEPS):
        choices = match.choices()
        if not choices:
            break
        for choice in choices[chance.roll(9) :: 9]:
            facts = match.game.describe(choice.action)
            if "space" in facts:
                thing = Thing("space", str(facts["space"]))
                assert choice.action in match.game.candidates(match.position, thing, str(facts.get("sort", "")))
        match.play(choices[chance.roll(len(choices)) - 1])


def texts(match: Match, kind: str, name: str, held: str = "") -> list[str]:
    return [match.game.write_action(it) for it in match.game.candidates(match.position, Thing(kind, name), held)]


def test_candidates_on_the_map() -> None:
    match = standard("washington:2ui richmond:1ci boston:1ui union-rail=7 union-naval=5")
    assert texts(match, "space", "boston") == ["from boston"]
    match.play("from boston")
    assert texts(match, "space", "richmond") == ["rail richmond", "to richmond"]
    assert texts(match, "space", "mexico-city") == ["to mexico-city"]


def test_candidates_while_buying() -> None:
    match = basic("boston:1ui richmond:1ci union-points=30", step="buy")
    assert texts(match, "space", "boston", "union-cavalry") == ["buy union-cavalry boston"]
    assert texts(match, "sort", "union-leader")[0].startswith("buy union-leader ")
    assert texts(match, "sort", "rail") == ["buy-rail"]


def test_a_leader_to_be_lost_is_pointed_at_where_he_stands() -> None:
    match = standard(
        "leader-loss=owner space=northern-virginia war=1 defender=confederate size=major battle-turn=1 phase=infantry "
        "part=defender attacker-used=1 area=middle-1 acting=middle-1/1ui/spent attacker-line-1:1ui "
        "attacker-line-2:1ui attacker-line-3:1ui attacker-middle-1:1ui defender-line-1:1ci+1cl+1bl "
        "defender-line-2:1ci defender-line-3:1ci",
        step="lose-leader",
    )
    assert texts(match, "piece", "defender line-1 british-leader") == ["lose british-leader"]
    battle: Any = match.view()["battle"]
    assert battle["area"] == "line-1"


def test_only_a_choice_that_closes_nothing_is_forced() -> None:
    game = load_game("civil-war-basic")
    ended = basic("boston:1ui richmond:1ci boston/spent:1ui")
    assert [choice.text for choice in ended.choices()] == ["end"]
    assert game.forced(ended.position) is None
    contested = basic("maryland:1ui+1ci", step="battle")
    assert [choice.text for choice in contested.choices()] == ["battle maryland"]
    assert game.forced(contested.position) == game.read_action("battle maryland")


@pytest.mark.parametrize(("title", "scenario", "options"), GAMES)
def test_forced_choices_moments_and_views(title: str, scenario: str, options: dict[str, str]) -> None:
    match = random_games(title, scenario, options)
    chance = SeededDice(f"{title}/moments")
    phases: set[str] = set()
    for number in range(STEPS):
        choices = match.choices()
        if not choices:
            break
        forced = match.game.forced(match.position)
        assert forced is None or [choice.action for choice in choices] == [forced]
        moment = match.game.moment(match.position)
        assert (moment.turn, moment.step) == (match.position.turn, match.prompt.kind)
        assert match.prompt.facts["phase"] == moment.phase
        assert not moment.battle or moment.battle in COMPONENTS.space_names
        assert not moment.round or moment.battle
        phases.add(moment.phase)
        if number % 10 == 0:
            for seat in (None, *range(len(match.game.seats))):
                view = match.game.view(match.position, seat)
                assert msgspec.convert(view, View, strict=True) == view
        match.play(choices[chance.roll(len(choices)) - 1])
    assert phases <= {*PHASES.values(), BATTLE_PHASE}
    assert {"setup", "movement", "battle", "production"} <= phases


def test_the_board_is_of_its_type() -> None:
    board = load_game("civil-war-basic").board()
    assert msgspec.convert(board, Board, strict=True) == board


# --- losses


def pieces_of(position: Position) -> dict[str, int]:
    """The pieces of both sides, wherever they are."""
    found = dict.fromkeys(PARTY_NAMES[:NEUTRAL], 0)
    sorts = len(SORT_NAMES)
    for counts in (position.army, position.field):
        for sort in range(sorts):
            if SORT_PARTY[sort] != NEUTRAL:
                found[PARTY_NAMES[SORT_PARTY[sort]]] += sum(counts[sort::sorts])
    for at in range(0, len(position.late), 4):
        found[PARTY_NAMES[SORT_PARTY[position.late[at + 2]]]] += position.late[at + 3]
    return found


GAINS = ("placed", "bought", "new-leader", "guns-captured", "revolution")


def gains(event: Event) -> dict[str, int]:
    if event.kind not in GAINS:
        return {}
    sort = str(event.facts.get("sort", "revolutionary-infantry"))
    return {PARTY_NAMES[SORT_PARTY[SORT_NAMES.index(sort)]]: int(event.facts.get("count", 1))}


@pytest.mark.parametrize("scenario", ["historical", "balanced"])
def test_losses_are_the_pieces_that_are_gone(scenario: str) -> None:
    """In the standard game: pieces before, plus those gained, less those lost, are the pieces after."""
    match = random_games("civil-war-standard", scenario, ALL_ON)
    chance = SeededDice(f"{scenario}/losses")
    counted = pieces_of(match.position)
    lost = 0
    for _ in range(3 * STEPS):
        choices = match.choices()
        if not choices:
            break
        events = match.play(choices[chance.roll(len(choices)) - 1])
        for event in events:
            for side, number in gains(event).items():
                counted[side] += number
            for side, number in match.game.losses(event).items():
                counted[side] -= number
                lost += number
        if any(event.kind == "power-leaves" for event in events):
            counted = pieces_of(match.position)
        assert counted == pieces_of(match.position), [event.kind for event in events]
    assert lost > 0


def test_allies_are_losses_of_their_side_and_rioters_of_nobody() -> None:
    game = load_game("civil-war-standard")
    facts = {"sort": "union-infantry", "target": "british-cavalry", "result": "destroyed"}
    assert game.losses(Event("fired", "ACW-S-fire-05", facts)) == {"confederate": 1}
    assert game.losses(Event("fired", "ACW-S-fire-05", {**facts, "result": "routed"})) == {}
    assert game.losses(Event("eliminated", "ACW-S-retreat-03", {"sort": "rioter-infantry", "count": 3})) == {}
    assert game.losses(Event("battle-turn", "ACW-S-phase-01", {"number": 1})) == {}
