"""The catalogues: whatever the battles ask, offer, tell and forbid can be said in every language, and no key is left
over."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

import longroll
from longroll.games import TITLES, load, system_folder
from longroll.games.five_aprils.action import (
    ACT_END,
    ACT_GO,
    ACT_YIELD,
    VERB,
    VERB_NUMBERS,
    VERBS,
    hex_part,
    make,
)
from longroll.games.five_aprils.endings import ENDINGS
from longroll.games.five_aprils.odds import SHIFT_REASONS
from longroll.games.five_aprils.refusals import REASONS
from longroll.games.five_aprils.steps import STEP_NUMBERS, STEPS
from longroll.games.five_aprils.terms import ARM_NAMES, SIDE_NAMES, TERRAIN_NAMES
from longroll.games.five_aprils.victory import LEVEL_NAMES
from longroll.kernel.catalogue import COMMON, Catalogue
from longroll.kernel.dice import Dice, SeededDice
from longroll.kernel.verdict import Fact
from tests.games.said_by import order_keys, said_by_name

SYSTEM: Final = "five-aprils"
FOLDER: Final = system_folder(SYSTEM)
BATTLES: Final = [title for title, system in TITLES.items() if system == SYSTEM]
LANGUAGES: Final = ["en", "fr", "es", "it"]
WORDS: Final = {language: Catalogue(COMMON, FOLDER / "text", language=language) for language in LANGUAGES}
ENGLISH: Final = WORDS["en"]
CONSOLE: Final = Path(longroll.__file__).parent / "console"
PAGE: Final = Path(__file__).parents[3] / "src" / "longroll" / "page"
PARTS_OF_PAGE: Final = ("parts", "screens", "state")
PUT_TOGETHER: Final = ("theatre-", "overlay-", "key-", "preset-")
RULE_ID: Final = re.compile(r"A5A-(?:\d+(?:\.\d+)+-[a-z]|RUL-\d\d)\b")
EMITTERS: Final = {"emit_side": 1, "emit_marker": 2, "emit_hex": 2, "emit_unit": 2, "emit_way": 2, "emit_facts": 1}
ACTIONS: Final = 1500  # of a battle at random: Gettysburg goes on for thousands
NAMES: Final = {"arm", "terrain", "phase", "marker", "shift"}  # what the page calls things
ON_THE_WAY: Final = {"ask-move-on", "ask-retreat-on"}  # in place of the plain question, when a unit is on its way
RESTFUL: Final = (ACT_END, ACT_YIELD)

PARTS: Final = {"unit": "u-dodge", "hex": "3605", "division": "mclaws", "value": "-1", "direction": "UR"}
LOST: Final[dict[str, Fact]] = {"losses": 1, "retreat": "yes"}
FACTS: Final[dict[str, dict[str, Fact]]] = {
    "emit_side": {"side": "union", "number": 1},
    "emit_marker": {"side": "union", "marker": "carr"},
    "emit_hex": {"side": "union", "hex": "3605", "number": 2},
    "emit_unit": {"side": "union", "unit": "u-dodge", "hex": "3605", "number": 3},
    "emit_way": {"side": "union", "unit": "u-dodge", "from": "", "hex": "3605", "way": "3604 3605", "points": "1½"},
    "odds": {"side": "union", "attack": 4, "defence": 7, "odds": "1-2", "initial": "1-2", "shift": -1, "final": "1-3"},
    "rolls": {"side": "union", "die": 5, "morale": -1, "total": 4, "column": "1-3", "result": "1R", **LOST},
    "victory": {"side": "union", "level": "marginal", "turn": 15},
}

Said = tuple[str, tuple[tuple[str, Fact], ...]]  # a key with its facts


# --- what is needed


def law_files() -> list[Path]:
    return sorted(FOLDER.rglob("*.py"))


def law_text() -> str:
    return "".join(file.read_text(encoding="utf-8") for file in law_files())


@cache
def told() -> dict[str, str]:
    """The kinds of event that the rules emit, each with the function that emits it, read from the source."""
    return {
        kind: emitter
        for file in law_files()
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef)
        for kind, emitter in emitted_in(function)
    }


def emitted_in(function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """The kind is written in the call, or was given to a name before."""
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in EMITTERS:
            kind = node.args[EMITTERS[node.func.id]]
            given = [
                one.value
                for one in ast.walk(function)
                if isinstance(one, ast.Assign) and ast.unparse(one.targets[0]) == ast.unparse(kind)
            ]
            for part in (kind, *given):
                yield from ((text, node.func.id) for text in texts_in(part))


def texts_in(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def law_key(rule: str) -> str:
    return f"{'ruling' if '-RUL-' in rule else 'rule'}-{rule.replace('.', '_')}"


def needed_keys() -> set[str]:
    rules = {*RULE_ID.findall(law_text()), *ENDINGS}
    rules |= {thing.rule for table in (SHIFT_REASONS, STEPS, REASONS) for thing in table.values()}
    keys = {law_key(rule) for rule in rules if rule}
    keys |= {f"refusal-{reason.code}" for reason in REASONS.values()} | {"refusal-not-your-turn"}
    keys |= {f"choice-{verb}" for verb in VERB_NUMBERS}
    keys |= {f"ask-{step}" for step in STEP_NUMBERS}
    keys |= {f"event-{kind}" for kind in told()}
    for title in BATTLES:
        game = load(title)
        keys |= {f"title-{title}", f"game-{title}"} | {f"scenario-{scenario}" for scenario in game.scenarios}
        keys |= order_keys(game)
        for option in game.options:
            keys |= {f"option-{option.name}", law_key(option.rule)}
            keys |= {f"option-{option.name}-{value}" for value in option.values}
    return keys | NAMES | ON_THE_WAY


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_needed_key_exists(language: str) -> None:
    assert needed_keys() - set(WORDS[language].keys) == set()


def said_elsewhere() -> tuple[set[str], tuple[str, ...]]:
    """The keys that the command line and the page write out, and the beginnings of those that the page completes."""
    pages = [PAGE / "boards" / "five_aprils", PAGE / "games" / "five_aprils", *(PAGE / one for one in PARTS_OF_PAGE)]
    files = [*CONSOLE.rglob("*.py"), *(file for folder in pages for file in folder.glob("*.*") if file.is_file())]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"[\"']([a-z][\w-]*)[\"']", text)), tuple(re.findall(r"`([a-z][\w-]*-)\$\{", text))


def test_no_key_is_left_over() -> None:
    quoted, beginnings = said_elsewhere()
    used = needed_keys() | set(Catalogue(COMMON).keys) | quoted | said_by_name(ENGLISH.keys)
    used |= {other for key in ENGLISH.keys for other in ENGLISH.references(key)}
    known = ("rule-", "ruling-", "component-", "term-", *(one for one in beginnings if one.startswith(PUT_TOGETHER)))
    assert [key for key in ENGLISH.keys if key not in used and not key.startswith(known)] == []


def test_all_rules_and_rulings_are_there() -> None:
    assert len([key for key in ENGLISH.keys if key.startswith("rule-")]) == 329
    rulings = {key for key in ENGLISH.keys if key.startswith("ruling-")}
    assert rulings == {f"ruling-A5A-RUL-{number:02}" for number in range(1, 72)}


def test_the_events_are_found_in_the_source() -> None:
    assert {"moves", "check-passed", "check-failed", "arrives", "is-late", "wallace-comes", "builds", "victory"} <= set(
        told()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name_of_its_own(language: str) -> None:
    words = WORDS[language]
    for key, fact, values in (
        ("side", "side", SIDE_NAMES),
        ("side-name", "side", SIDE_NAMES),
        ("arm", "arm", ARM_NAMES),
        ("terrain", "terrain", TERRAIN_NAMES),
        ("level", "level", LEVEL_NAMES),
        ("shift", "name", [reason.name for reason in SHIFT_REASONS.values()]),
        ("now", "step", STEP_NUMBERS),
        ("columns", "shift", range(-3, 6)),
        ("phase", "phase", ["move", "combat", "build", "over"]),
        ("marker", "marker", ["union-combat", "confederate-combat"]),
    ):
        assert len({words.format(key, **{fact: value}) for value in values}) == len(values)


def test_a_hill_is_a_hill_where_hill_commands_a_corps() -> None:
    words = Catalogue(FOLDER / "text", names=load("gettysburg").names)
    assert words.names["hill"] == "III Corps (Hill)"
    assert words.format("terrain", terrain="hill") == "hill"


# --- whatever a battle brings


@cache
def heard(title: str) -> frozenset[Said]:
    """All that a battle played at random asks, offers, tells and, when asked for the moon, forbids."""
    game: Any = load(title)
    dice, chance = SeededDice(f"words/{title}"), SeededDice(f"words/{title}/choices")
    options = {option.name: option.values[-1] for option in game.options}
    position = game.set_up(game.scenarios[0], options, dice)
    found: set[Said] = set()
    for number in range(ACTIONS):
        prompt = game.prompt(position)
        found.add(said(f"ask-{prompt.kind}", prompt.facts))
        choices = game.choices(position)
        offered = [game.describe(action) for action in choices]
        found |= {said(f"choice-{told['action']}", told) for told in offered}
        if number % 3 == 0:
            for action in sample_actions(game, position, chance):
                refusal = game.judge(position, action)
                if refusal:
                    found.add(said(f"refusal-{refusal.code}", refusal.facts))
        if game.outcome(position):
            break
        events: list[Any] = []
        game.advance(position, pick(game, position, choices, chance), dice, events)
        found |= {said(f"event-{event.kind}", event.facts) for event in events}
    return frozenset(found)


def pick(game: Any, position: Any, choices: list[int], chance: Dice) -> int:
    """At random, but towards the enemy and into the fight: a verb first, so that rare ones have their turn."""
    verbs = sorted({action // VERB for action in choices})
    if len(verbs) > 1 and chance.roll(8) > 1:
        verbs = [verb for verb in verbs if verb not in RESTFUL] or verbs
    verb = verbs[chance.roll(len(verbs)) - 1]
    actions = [action for action in choices if action // VERB == verb]
    if verb == ACT_GO and chance.roll(4) > 1:
        enemies = [
            place
            for unit, place in enumerate(position.where)
            if place >= 0 and game.battle.unit_side[unit] != position.seat
        ]
        return min(actions, key=lambda go: min([game.battle.distance(hex_part(go), one) for one in enemies], default=0))
    return actions[chance.roll(len(actions)) - 1]


def said(key: str, facts: Mapping[str, Fact]) -> Said:
    return key, tuple(sorted(facts.items()))


def sample_actions(game: Any, position: Any, chance: Dice) -> Iterator[int]:
    """Each verb with somebody, and with a place near somebody: a sample of what a player may try."""
    battle = game.battle
    for verb, (_, first, second) in [*VERBS.items()] * 4:
        unit = chance.roll(battle.units) - 1
        near = max(0, position.where[chance.roll(battle.units) - 1])
        around = [near, *(place for place in battle.neighbour[6 * near : 6 * near + 6] if place >= 0)]
        parts = {
            "unit": unit,
            "division": chance.roll(max(1, len(battle.division_names))) - 1,
            "value": 13 + chance.roll(6),
            "hex": around[chance.roll(len(around)) - 1],
            "direction": chance.roll(6) - 1,
            "": 0,
        }
        if first != "division" or battle.division_names:
            yield make(verb, parts[first], parts[second])


@pytest.mark.parametrize("title", BATTLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_battle_brings_can_be_said(title: str, language: str) -> None:
    words = Catalogue(COMMON, FOLDER / "text", language=language, names=load(title).names)
    for key, facts in heard(title):
        text = words.format(key, **dict(facts))
        assert text == text.strip()
        assert not re.search(r"  |\(\)| [.,]|\.\.|[{}\n]", text), (key, text)
        assert key.startswith("choice-") or text.endswith((".", "?")), (key, text)


def test_the_battles_bring_most_of_it() -> None:
    """Otherwise the test above would be about little."""
    keys = {key for title in BATTLES for key, _ in heard(title)}
    assert len({f"ask-{step}" for step in STEP_NUMBERS} - keys) <= 2
    assert len({f"choice-{verb}" for verb in VERB_NUMBERS} - keys) <= 4
    assert len({f"event-{kind}" for kind in told()} - keys) <= 8
    assert len([key for key in keys if key.startswith("refusal-")]) >= 35


# --- every question, choice and event


def pea_ridge(language: str) -> Catalogue:
    return Catalogue(COMMON, FOLDER / "text", language=language, names=load("pea-ridge").names)


@pytest.mark.parametrize("step", [*STEP_NUMBERS, "move-on", "retreat-on"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked(step: str, language: str) -> None:
    words = pea_ridge(language)
    facts: dict[str, Fact] = {"turn": 3, "marker": "carr", "unit": "u-dodge", "hex": "3605"}
    for side in SIDE_NAMES:
        for number in range(4):
            text = words.format(f"ask-{step}", side=side, losses=number, retreats=number, **facts)
            assert text.endswith((".", "?"))
    assert step == "over" or words.format("side", side=side) in text


@pytest.mark.parametrize("verb", VERB_NUMBERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_can_be_offered(verb: str, language: str) -> None:
    _, first, second = VERBS[VERB_NUMBERS[verb]]
    facts = {name: PARTS[name] for name in (first, second) if name}
    text = pea_ridge(language).format(f"choice-{verb}", action=verb, **facts)
    assert text
    assert not text.endswith(".")


@pytest.mark.parametrize("kind", told())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(kind: str, language: str) -> None:
    facts = FACTS[kind] if told()[kind] == "emit_facts" else FACTS[told()[kind]]
    for side in SIDE_NAMES:
        for level in LEVEL_NAMES:
            text = pea_ridge(language).format(f"event-{kind}", **{**facts, "side": side, "level": level})
            assert text.endswith(".")


def test_the_markers_of_combat_have_words() -> None:
    texts = [ENGLISH.format("event-draws", side="union", marker=marker) for marker in ("confederate-combat", "Carr")]
    assert texts == [
        "The Union draws the Confederate Combat Phase marker.",
        "The Union draws a Movement Phase marker of Carr.",
    ]


# --- every refusal


def test_a_refusal_names_what_it_points_at() -> None:
    silent = {
        reason.code
        for reason in REASONS.values()
        if reason.packed and f"$at_{reason.packed} " not in ENGLISH.source(f"refusal-{reason.code}")
    }
    assert silent == set()


# --- the files


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_good_fluent(language: str) -> None:
    resource = FluentResource((FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []
    keys = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    assert len(keys) == len(set(keys))
    assert set(keys) <= set(WORDS[language].keys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_without_facts_is_what_fluent_makes_of_it(language: str) -> None:
    words = WORDS[language]
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (COMMON, FOLDER / "text"):
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    for key in words.keys:
        if "{" not in words.source(key):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            assert words.format(key) == bundle.format_pattern(pattern)[0]
