"""The catalogues: every key that the game needs exists and can be said, and none is left over."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

import longroll
from longroll.games import load, system_folder
from longroll.games.catalogues import game_catalogue
from longroll.games.house_divided.action import VERBS
from longroll.games.house_divided.options import OPTIONS
from longroll.games.house_divided.refusals import REASONS
from longroll.games.house_divided.steps import STEPS
from longroll.kernel.catalogue import COMMON
from tests.games.said_by import order_keys, said_by_name

GAME = load("house-divided")
FOLDER = system_folder("house-divided")
WORDS = game_catalogue(GAME)
CONSOLE = Path(longroll.__file__).parent / "console"
RULE_ID = re.compile(r"AHD-\d+(?:\.\d+)+-[a-z]\b")
EMITTERS = {"emit_side": 1, "emit_box": 2, "emit_unit": 2, "Event": 0}


def law_text() -> str:
    return "".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.py")))


def event_kinds() -> Iterator[str]:
    """The kinds of event that the rules emit, read from its source."""
    for node in ast.walk(ast.parse(law_text().replace("from __future__", "#"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in EMITTERS:
            argument = node.args[EMITTERS[node.func.id]]
            for part in ast.walk(argument):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def law_key(rule: str) -> str:
    return f"{'ruling' if re.search(r'-[RL]', rule) else 'rule'}-{rule.replace('.', '_')}"


def needed_keys() -> set[str]:
    rules = set(RULE_ID.findall(law_text()))
    keys = {law_key(rule) for rule in rules}
    keys |= {f"refusal-{reason.code}" for reason in REASONS.values()} | {"refusal-not-your-turn"}
    keys |= {f"choice-{verb}" for verb, _, _ in VERBS.values()}
    keys |= {f"ask-{step.name}" for step in STEPS.values()}
    keys |= {f"event-{kind}" for kind in event_kinds()}
    keys |= {f"scenario-{scenario}" for scenario in GAME.scenarios}
    for option in OPTIONS:
        keys |= {f"option-{option.name}", law_key(option.rule)}
        keys |= {f"option-{option.name}-{value}" for value in option.values}
    return keys | order_keys(GAME) | {f"title-{GAME.title}", f"game-{GAME.title}", "entrenched-some", "reduced-some"}


def test_every_needed_key_exists() -> None:
    assert needed_keys() - set(WORDS.keys) == set()


def test_no_key_is_left_over() -> None:
    console = "".join(file.read_text(encoding="utf-8") for file in CONSOLE.rglob("*.py"))
    quoted = set(re.findall(r"[\"']([a-z][\w-]*)[\"']", console))
    used = needed_keys() | quoted | said_by_name(WORDS.keys)
    used |= {key for key in WORDS.keys for key in WORDS.references(key)}
    checked_elsewhere = ("rule-", "ruling-", "component-", "service-", "server-", "reason-", "term-")
    assert [key for key in WORDS.keys if key not in used and not key.startswith(checked_elsewhere)] == []


def test_all_rules_and_rulings_are_there() -> None:
    assert len([key for key in WORDS.keys if key.startswith("rule-")]) == 173
    rulings = [f"ruling-AHD-R{n:02}" for n in range(1, 50)] + [f"ruling-AHD-L{n:02}" for n in range(1, 12)]
    assert [key for key in WORDS.keys if key.startswith("ruling-")] == rulings


def test_every_ruling_of_the_documents_is_in_the_catalogue() -> None:
    text = (Path(__file__).parents[3] / "docs" / "rulings.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(AHD-L\d+)`", text, re.MULTILINE)
    assert len(listed) >= 10
    assert [ruling for ruling in listed if not WORDS.has(f"ruling-{ruling}")] == []


def test_boxes_are_printed_blue_grey_or_white_and_only_numbers_are_red() -> None:
    shown = {home: WORDS.format("box-home", home=home) for home in ("union", "confederate", "neutral")}
    assert shown == {"union": "blue", "confederate": "grey", "neutral": "white"}
    assert [key for key in WORDS.keys if re.search(r"\bred\b", WORDS.source(key))] == ["box-numbers", "rule-AHD-1_3-f"]


def test_the_events_are_found_in_the_source() -> None:
    assert {"marches", "moved", "dug", "digging", "battle-won", "battle-broken-off", "invaded", "won"} <= set(
        event_kinds()
    )


@pytest.mark.parametrize("folder", [COMMON, FOLDER / "text"], ids=["common", "house-divided"])
def test_the_catalogue_is_good_fluent(folder: Path) -> None:
    resource = FluentResource((folder / "en.ftl").read_text(encoding="utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, Junk)] == []
    keys = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    assert len(keys) == len(set(keys))
    assert set(keys) <= set(WORDS.keys)


def test_a_sentence_without_facts_is_what_fluent_makes_of_it() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    for folder in (COMMON, FOLDER / "text"):
        bundle.add_resource(FluentResource((folder / "en.ftl").read_text(encoding="utf-8")))
    for key in WORDS.keys:
        if "{" not in WORDS.source(key):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            assert WORDS.format(key) == bundle.format_pattern(pattern)[0]
