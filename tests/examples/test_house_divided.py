"""A House Divided: every worked example of its rulebook, as data in `house_divided.json`, played through a `Match`."""

import json
from pathlib import Path
from typing import Any

import pytest

from longroll import Event, Match
from longroll.games.house_divided.pack import printed_components
from tests.games.house_divided.board import board, field, kinds, play, refused_by, states, texts, where

Example = dict[str, Any]

EXAMPLES: dict[str, Example] = {
    example["id"]: example
    for example in json.loads(Path(__file__).with_name("house_divided.json").read_text(encoding="utf-8"))
}
SIGNS = {"road": "/", "rail": "=", "river": "~"}
MONTHS = ["January", "February", "March", "April", "May", "June"]
MONTHS += ["July", "August", "September", "October", "November", "December"]


@pytest.fixture
def example(request: pytest.FixtureRequest) -> Example:
    """An example by its id; the test that plays it must cite its rules, all of them and no others."""
    found = EXAMPLES[request.param]
    cited = [rule for mark in request.node.iter_markers("rule") for rule in mark.args]
    assert sorted(cited) == sorted(found["rules"])
    return found


# --- words of the notation


def kind(arm: str, rank: str) -> str:
    return arm[0] + rank[0]


def names(units: dict[str, list[str]], side: str) -> dict[str, str]:
    """The units of an example, A, B, C, as the units of one side: u1, u2, u3."""
    return {letter: f"{side[0]}{number}" for number, letter in enumerate(units, 1)}


def controls(control: dict[str, str]) -> str:
    return " ".join(f"{box}:{side}" for box, side in control.items())


def opening(scenario: str = "campaign", dice: list[int] | None = None) -> Match:
    """The start of a game, with scripted dice."""
    text = Match.new("house-divided", scenario, seed=1).position_text()
    return Match.from_position("house-divided", text, dice=[2] * 200 if dice is None else dice)


def volley(firers: list[str], targets: list[str], dice: list[int], round: int = 1, defending: bool = False) -> Match:
    """A battle at Manassas Junction with one volley to fire. Union firers; the defender's side fires first."""
    words = [f"u{n}:{word}" for n, word in enumerate(firers, 1)] + [f"c{n}:{word}" for n, word in enumerate(targets, 1)]
    units = " ".join(":".join([*word.split(":")[:2], "manassas-junction", *word.split(":")[2:]]) for word in words)
    return board(
        units,
        side="confederate" if defending else "union",
        step="target",
        fields=f"box=manassas-junction round={round} firing=union",
        dice=dice,
    )


def shots(events: list[Event]) -> list[tuple[object, object]]:
    return [(event.facts["unit"], event.facts["die"]) for event in events if event.kind == "shot"]


def calendar_label(turn: int) -> str:
    (row,) = [row for row in printed_components().turn_rows if row["turn"] == turn]
    return f"{'-'.join(MONTHS[month - 1] for month in row['months'])} {row['year']}"


# --- 3.0, the sequence


@pytest.mark.rule("AHD-3.0-a", "AHD-3.0-b", "AHD-3.0-e")
@pytest.mark.parametrize("example", ["AHD-EX-01"], indirect=True)
def test_sequence(example: Example) -> None:
    match = opening(dice=[6, 1, 1, 2, 6, 6, 6, 6, 1, 6, 1, 2, 2])
    assert int(field(match, "turn")) == example["start"]["turn"]
    assert calendar_label(example["start"]["turn"]) == example["start"]["label"]
    order: list[str] = []
    for box, way in (("washington", "washington=manassas-junction"), ("front-royal", "front-royal/harpers-ferry")):
        seen(match, order)
        march_all(match, box, way)
        play(match, "end")
        fight_out(match, order)
        seen(match, order)
        play(match, "muster")
        seen(match, order)
        play(match, "rest")
    assert order == example["expect"]["order"]
    following = example["expect"]["next_turn"]
    assert (field(match, "side"), int(field(match, "turn"))) == ("union", following["turn"])
    assert calendar_label(following["turn"]) == following["label"]


def seen(match: Match, order: list[str]) -> None:
    """Note the phase, unless it is still the one noted last."""
    word = f"{match.view()['side']}:{match.view()['phase']}"
    if order[-1:] != [word]:
        order.append(word)


def march_all(match: Match, box: str, way: str) -> None:
    play(match, f"march {box}")
    while field(match, "box") == box:
        play(match, texts(match)[0], f"go {way}")


def fight_out(match: Match, order: list[str]) -> None:
    """Stand and fire until the combat phase is over."""
    while match.view()["phase"] == "combat":
        seen(match, order)
        offered = texts(match)
        play(match, next((word for word in ("pass", "stand", "fire") if word in offered), offered[0]))


@pytest.mark.rule("AHD-3.0-c")
@pytest.mark.parametrize("example", ["AHD-EX-02"], indirect=True)
def test_sequence_refusal(example: Example) -> None:
    side = example["state"]["side"]
    match = board("u1:im:washington u2:im:chicago c1:im:manassas-junction", side=side)
    play(match, "march washington", "take u1", "go washington=manassas-junction")
    assert refused_by(match, f"{example['action']} chicago") == ""
    play(match, "end")
    assert match.view()["phase"] == example["state"]["phase"]
    assert (match.view()["battle"] is not None) is example["state"]["battle_begun"]
    assert refused_by(match, f"{example['action']} chicago") == example["expect"]["rule"]


# --- 4.0, movement


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(
            "AHD-EX-03",
            marks=pytest.mark.rule("AHD-4.0-c", "AHD-4.0-d", "AHD-4.0-g", "AHD-4.0-j", "AHD-R02", "AHD-R41"),
        ),
        pytest.param("AHD-EX-04", marks=pytest.mark.rule("AHD-4.0-h")),
        pytest.param(
            "AHD-EX-05",
            marks=pytest.mark.rule("AHD-4.0-f", "AHD-4.0-g", "AHD-4.0-k", "AHD-4.0-l", "AHD-4.0-m"),
        ),
        pytest.param("AHD-EX-06", marks=pytest.mark.rule("AHD-4.0-j")),
        pytest.param("AHD-EX-07", marks=pytest.mark.rule("AHD-4.0-f")),
        pytest.param("AHD-EX-08", marks=pytest.mark.rule("AHD-4.0-g")),
    ],
    indirect=True,
)
def test_movement(example: Example) -> None:
    name = names(example["units"], example["side"])
    units = [f"{name[letter]}:{kind(arm, rank)}:{box}" for letter, (arm, rank, box, *_) in example["units"].items()]
    match = board(
        " ".join(units),
        control=controls(example["control"]),
        side=example["side"],
        marches=example["marches_available"],
    )
    refusals = [refusal for march in example["marches"] for refusal in play_march(match, march, name)]
    expected = example["expect"]
    if expected["legal"]:
        assert refusals == []
        assert where(match) == {name[letter]: box for letter, box in expected["positions"].items()}
        assert example["marches_available"] - int(field(match, "marches") or 0) == expected["marches_used"]
    else:
        assert refusals == [expected["rule"]]


def play_march(match: Match, march: list[Example], name: dict[str, str]) -> list[str]:
    """Play one march move by move, up to the first refusal; what is returned is the rule that refused."""
    for number, move in enumerate(march):
        begin = [] if number else [f"march {move['path'][0]}"]
        for action in [*begin, f"take {name[move['unit']]}", f"go {route(move)}"]:
            rule = refused_by(match, action)
            if rule:
                return [rule]
            play(match, action)
    if "done" in texts(match):
        play(match, "done")
    return []


def route(move: Example) -> str:
    start, *rest = move["path"]
    return str(start) + "".join(SIGNS[by] + box for by, box in zip(move["by"], rest, strict=True))


@pytest.mark.rule("AHD-4.2.3-b")
@pytest.mark.parametrize("example", ["AHD-EX-09"], indirect=True)
def test_sea_cost(example: Example) -> None:
    number, origin, port = example["units_moved"], example["origin"], example["destination"]
    fleet = [f"u{unit}" for unit in range(1, number + 1)]
    match = board(" ".join(f"{unit}:im:{origin}" for unit in fleet), side=example["side"], marches=number + 1)
    for unit in fleet:
        assert refused_by(match, f"march {origin}") == ""
        play(match, f"march {origin}", f"take {unit}", f"sail {port}")
    assert set(where(match).values()) == {port}
    assert number + 1 - int(field(match, "marches")) == example["expect"]["marches_used"]


@pytest.mark.rule("AHD-4.0-b", "AHD-7.0-a")
@pytest.mark.parametrize("example", ["AHD-EX-10"], indirect=True)
def test_die_floor(example: Example) -> None:
    for die, marches in example["expect"]["march"].items():
        match = board("u1:im:washington c1:im:richmond", step="recruit", dice=[int(die)])
        play(match, "rest")
        assert match.view()["marches"] == marches
    for die, recruits in example["expect"]["recruit"].items():
        match = board("u1:im:washington c1:im:richmond", step="promote", dice=[int(die)])
        play(match, "muster")
        assert match.view()["recruits"] == recruits


@pytest.mark.rule("AHD-4.1-a", "AHD-4.1-b")
@pytest.mark.parametrize("example", ["AHD-EX-11"], indirect=True)
def test_first_turn(example: Example) -> None:
    expected = example["expect"]
    match = opening(dice=[2])  # the one die of the turn so far is the Union's recruitment
    assert match.view()["marches"] == expected["marches"]["union"]
    assert match.view()["invasion"] is expected["naval_invasion"]
    play(match, "march washington", "take u1")
    assert refused_by(match, "sail wilmington") == "AHD-4.1-b"
    play(match, "sail baltimore", "end")
    assert (match.dice.count > 0) is expected["die_rolled"]
    play(match, "muster", "rest")
    assert match.to_move == "confederate"
    assert match.view()["marches"] == expected["marches"]["confederate"]
    assert match.dice.count == 1


# --- 5.0, battles


@pytest.mark.rule(
    "AHD-5.1-g",
    "AHD-5.2.1-a",
    "AHD-5.2.2-a",
    "AHD-5.2.2-b",
    "AHD-5.2.3-b",
    "AHD-5.2.3-c",
    "AHD-5.2.3-d",
)
@pytest.mark.parametrize("example", ["AHD-EX-12"], indirect=True)
def test_fire(example: Example) -> None:
    for case in example["cases"]:
        assert [die for die in range(1, 7) if hits(case, die)] == case["hits_on"], case


def hits(case: Example, die: int) -> bool:
    target = kind(*case["target"])
    if case.get("entrenched"):
        target += ":dug"
    if case.get("crossed"):
        target += ":crossed+stopped"
    match = volley([kind(*case["firer"])], [target], [die], case.get("round", 1), case.get("crossed", False))
    events = play(match, "at c1", "fire")
    assert ("reduced" in kinds(events)) is ("reduced" in states(match, "c1"))
    return "reduced" in states(match, "c1")


@pytest.mark.rule("AHD-5.1-e", "AHD-5.1-f", "AHD-5.1-h")
@pytest.mark.parametrize("example", ["AHD-EX-13"], indirect=True)
def test_volley(example: Example) -> None:
    firer, target = names(example["firers"], "union"), names(example["targets"], "confederate")
    match = volley(
        [kind(*unit) for unit in example["firers"].values()],
        [kind(arm, rank) for arm, rank, _ in example["targets"].values()],
        [die for _, die in example["dice"]],
    )
    play(match, *[f"at {target[letter]}" for letter in example["declared"].values()])
    assert match.dice.count == 0
    events = play(match, "fire")
    assert shots(events) == [(firer[letter], die) for letter, die in example["dice"]]
    assert [event.facts["unit"] for event in events if event.kind == "wasted"] == [
        firer[letter] for letter in example["expect"]["wasted"]
    ]
    assert state(match, target) == example["expect"]["states"]


def state(match: Match, name: dict[str, str]) -> dict[str, str]:
    """Full, reduced or eliminated, by the letters of an example."""
    on_map = where(match)
    return {
        letter: "eliminated" if unit not in on_map else "reduced" if "reduced" in states(match, unit) else "full"
        for letter, unit in name.items()
    }


@pytest.mark.rule("AHD-5.0-d", "AHD-5.1-b", "AHD-5.1-c", "AHD-5.1-e", "AHD-5.2.2-a", "AHD-R15", "AHD-R16")
@pytest.mark.parametrize("example", ["AHD-EX-14"], indirect=True)
def test_battle(example: Example) -> None:
    attackers, defenders = example["attackers"], example["defenders"]
    name = names(attackers, "union") | names(defenders, "confederate")
    box, start = example["box"], example["approach"]["from"]
    (round_played,) = example["rounds"]
    dice = [die for half in ("defender", "attacker") for _, die in round_played[half]["dice"]]
    units = [f"{name[letter]}:{kind(*unit)}:{start}" for letter, unit in attackers.items()]
    units += [f"{name[letter]}:{kind(arm, rank)}:{box}" for letter, (arm, rank, *_) in defenders.items()]
    match = board(" ".join(units), side=example["attacker"], dice=dice)
    march_all(match, start, start + SIGNS[example["approach"]["by"]] + box)
    play(match, "end")
    assert any("crossed" in states(match, name[letter]) for letter in attackers) is example["expect"]["crossed"]
    for half, firing in (("defender", "confederate"), ("attacker", "union")):
        assert match.to_move == firing
        declared = round_played[half]["declared"]
        play(match, *[f"at {name[letter]}" for letter in declared.values()])
        told = play(match, "fire")
        values = {event.facts["unit"]: event.facts["value"] for event in told if event.kind == "shot"}
        needs = {name[letter]: number for letter, number in round_played["needs"].items() if letter in declared}
        assert needs.items() <= values.items()
        assert shots(told) == [(name[letter], die) for letter, die in round_played[half]["dice"]]
    assert state(match, name) == example["expect"]["states"]
    assert (match.view()["phase"] != "combat") is example["expect"]["battle_over"]


@pytest.mark.rule("AHD-5.1-b", "AHD-5.1-c")
@pytest.mark.parametrize("example", ["AHD-EX-15"], indirect=True)
def test_target_duty(example: Example) -> None:
    for case in example["cases"]:
        match = volley(["im"] * case["firers"], ["im"] * case["targets"], [])
        refusals = declare(match, case["declared"])
        if case["legal"]:
            assert refusals == [], case
            assert refused_by(match, "fire") == "", case
        else:
            assert refusals == ["AHD-5.1-b" if case["firers"] >= case["targets"] else "AHD-5.1-c"], case


def declare(match: Match, targets: list[int]) -> list[str]:
    """Declare targets in order, up to the first refusal; what is returned is the rule that refused."""
    for number in targets:
        rule = refused_by(match, f"at c{number}")
        if rule:
            return [rule]
        play(match, f"at c{number}")
    return []


# --- 7.0 to 13.0


@pytest.mark.rule("AHD-7.0-g", "AHD-7.0-j", "AHD-7.0-k", "AHD-7.0-f")
@pytest.mark.parametrize("example", ["AHD-EX-16"], indirect=True)
def test_army_maximum(example: Example) -> None:
    for case in example["cases"]:
        expected = {"union": case["union"], "confederate": case["confederate"]}
        assert board("u1:im:washington", control=controls(case["control"])).view()["maximum"] == expected
        if case["control"]:
            assert captured(case["control"]).view()["maximum"] == expected


def captured(control: dict[str, str]) -> Match:
    """The same control come about in play: a unit stands in each box when a half-turn ends."""
    units = " ".join(f"{side[0]}{n}:im:{box}" for n, (box, side) in enumerate(control.items(), 1))
    match = board(f"u9:im:washington c9:im:richmond {units}", step="recruit", dice=[2])
    play(match, "rest")
    return match


@pytest.mark.rule("AHD-7.0-e", "AHD-7.0-f")
@pytest.mark.parametrize("example", ["AHD-EX-21"], indirect=True)
def test_recruit_city(example: Example) -> None:
    for case in example["cases"]:
        for side, rule in ((case["holder"], ""), (case["other"], case["rule"])):
            match = board(
                "u1:im:washington c1:im:richmond",
                control=f"{example['box']}:{case['holder']}",
                side=side,
                step="recruit",
                fields="recruits=2 pool=1/0/1/0",
            )
            assert refused_by(match, f"recruit infantry {example['box']}") == rule


@pytest.mark.rule("AHD-8.0-a", "AHD-8.0-b")
@pytest.mark.parametrize("example", ["AHD-EX-17"], indirect=True)
def test_drafts(example: Example) -> None:
    numbers = {}
    match = opening()
    while match.outcome is None:
        numbers[int(field(match, "turn"))] = militia_infantry(match)
        play(match, "end", "muster", "rest")
    expected = example["expect"]
    changes = {turn: number for turn, number in numbers.items() if number != numbers.get(turn - 1)}
    assert changes == {1: expected["before"]} | {int(turn): n for turn, n in expected["after_turn"].items()}
    assert {turn: calendar_label(int(turn)) for turn in expected["labels"]} == expected["labels"]


def militia_infantry(match: Match) -> int:
    """Union militia infantry on the map or in the pool."""
    view = match.view()
    units, pool = view["units"], view["pool"]
    assert isinstance(units, list)
    assert isinstance(pool, dict)
    on_map = [unit for unit in units if (unit["side"], unit["arm"], unit["rank"]) == ("union", "infantry", "militia")]
    return len(on_map) + int(pool["union"]["infantry"])


@pytest.mark.rule("AHD-11.0-a", "AHD-11.0-b", "AHD-11.0-c", "AHD-11.0-d", "AHD-13.0-b")
@pytest.mark.parametrize("example", ["AHD-EX-18"], indirect=True)
def test_victory(example: Example) -> None:
    for case in example["cases"]:
        match = ending(case)
        if "army_maximum" in case:
            assert match.view()["maximum"] == case["army_maximum"], case
        play(match, "rest")
        assert (match.outcome.winner if match.outcome else None) == case["winner"], case


def ending(case: Example) -> Match:
    """The last moment of a Confederate half-turn in which a case of the example holds."""
    control = dict(case.get("control", {}))
    control |= dict.fromkeys(case.get("union_holds", []), "union")
    control |= dict.fromkeys(case.get("confederate_holds", []), "confederate")
    return board(
        "u1:im:philadelphia c1:im:raleigh",
        control=controls(control),
        side="confederate",
        step="recruit",
        turn=case.get("end_of_turn", 2),
        scenario=case.get("scenario", "campaign"),
        dice=[2],
    )


# --- 2.0 set-up, 3.0 and 10.0 the calendar


@pytest.mark.rule("AHD-2.0-b", "AHD-2.0-c", "AHD-2.0-d", "AHD-2.0-e", "AHD-2.0-f", "AHD-2.0-g", "AHD-2.0-h")
@pytest.mark.parametrize("example", ["AHD-EX-19"], indirect=True)
def test_setup(example: Example) -> None:
    expected = example["expect"]
    view = Match.new("house-divided", seed=1).view()
    units = view["units"]
    assert isinstance(units, list)
    assert {(unit["arm"], unit["rank"]) for unit in units} == {("infantry", "militia")}
    assert all(not unit["reduced"] for unit in units) is expected["all_full"]
    assert view["strength"] == expected["units"]
    assert view["maximum"] == {"union": 34, "confederate": 29}
    boxes = [unit["box"] for unit in units]
    assert {box: boxes.count(box) for box in boxes} == expected["at"]
    assert view["pool"] == {side: {"infantry": 0, "cavalry": number} for side, number in expected["pool"].items()}
    assert view["reserve"] == expected["reserve"]["union"]


@pytest.mark.rule("AHD-3.0-d", "AHD-10.0-a", "AHD-13.0-a", "AHD-R33")
@pytest.mark.parametrize("example", ["AHD-EX-20"], indirect=True)
def test_calendar(example: Example) -> None:
    labels = example["expect"]["labels"]
    turns = played_turns("campaign")
    assert turns == list(range(1, example["expect"]["turns"] + 1))
    assert {turn: calendar_label(int(turn)) for turn in labels} == labels
    winter = [calendar_label(turn).split()[0] for turn in turns if "-" in calendar_label(turn)]
    assert winter == ["November-December", "January-February"] * 4
    assert played_turns("short") == list(range(1, 11))


def played_turns(scenario: str) -> list[int]:
    match = opening(scenario)
    turns = []
    while match.outcome is None:
        turns.append(int(field(match, "turn")))
        play(match, *["end", "muster", "rest"] * 2)
    return turns


# --- nothing left out


def test_every_example_is_played(request: pytest.FixtureRequest) -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert list(EXAMPLES) == [f"AHD-EX-{number:02}" for number in range(1, 22)]
    assert [example for example in EXAMPLES if f'"{example}"' not in source] == []
    tests = {name.removeprefix("test_") for name in vars(request.module)}
    assert {example["kind"] for example in EXAMPLES.values()} <= tests
