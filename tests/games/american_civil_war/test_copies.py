"""A copy and its original share their long lists until one of them changes: neither may see what the other does."""

from collections.abc import Callable
from typing import Any

import pytest

from longroll.games import load
from longroll.games.american_civil_war.battlefield import clear_battle, take_field
from longroll.games.american_civil_war.position import (
    HALF,
    LINE,
    Position,
    forget_moves,
    lift,
    note_moved,
    put,
    shift_field,
)
from longroll.kernel.dice import SeededDice

MARCH = "basic turn=3 side=union step=march maryland:3ui+1uc maryland/half:1uc northern-virginia:2ci"
BATTLE = "historical turn=3 side=union stage=1 step=stand space=northern-virginia defender=1 size=1 battle-turn=2"
FIELD = f"{BATTLE} attacker-line-2:2ui defender-line-2:4ci arrivals=29.27.0.2"

CHANGES: list[tuple[str, str, Callable[[Position], None]]] = [
    ("put", MARCH, lambda position: put(position, 3, 0, 2)),
    ("lift", MARCH, lambda position: lift(position, position.components.space_numbers["maryland"], 0, 1)),
    ("note_moved", MARCH, lambda position: note_moved(position, 3, 0, HALF)),
    ("forget_moves", MARCH, forget_moves),
    ("take_field", MARCH, lambda position: take_field(position, position.components.space_numbers["maryland"], 0, 1)),
    ("shift_field", FIELD, lambda position: shift_field(position, 0, LINE, 1, 1)),
    ("clear_battle", FIELD, clear_battle),
]


def open_position(text: str) -> Any:
    title = "civil-war-basic" if text.startswith("basic") else "civil-war-standard"
    return load(title).read_position(text)


def lists(position: Position) -> tuple[list[int], ...]:
    parts = (position.army, position.moved, position.field, position.units, position.present)
    return tuple(part[:] for part in parts)


@pytest.mark.parametrize(("name", "text", "change"), CHANGES, ids=[name for name, _, _ in CHANGES])
def test_a_change_stays_in_its_own_position(name: str, text: str, change: Callable[[Position], None]) -> None:
    position = open_position(text)
    before = lists(position)
    twin = position.copy()
    grandchild = twin.copy()
    change(twin)
    after = lists(twin)
    assert lists(position) == lists(grandchild) == before != after
    change(position)
    assert (lists(position), lists(twin), lists(grandchild)) == (after, after, before)
    change(grandchild)
    assert lists(open_position(text)) == before
    assert lists(grandchild) == after


def test_positions_with_the_same_version_have_the_same_pieces() -> None:
    """Players keep what they have worked out until the version changes."""
    game = load("civil-war-standard")
    dice = SeededDice("versions")
    position: Any = game.set_up("historical", {}, dice)
    maps: dict[int, tuple[list[int], list[int]]] = {}
    fields: dict[int, list[int]] = {}
    for _ in range(1500):
        assert maps.setdefault(position.map_version, (position.army[:], position.moved[:])) == (
            position.army,
            position.moved,
        )
        assert fields.setdefault(position.field_version, position.field[:]) == position.field
        choices = game.choices(position)
        if dice.roll(3) == 1:
            position = position.copy()
        game.advance(position, choices[dice.roll(len(choices)) - 1], dice, None)
    assert len(maps) > 100
    assert len(fields) > 10


def test_the_empty_map_stays_empty() -> None:
    """Whole games with copies in between change nothing that new positions begin with."""
    game = load("civil-war-basic")
    dice = SeededDice("copies")
    position: Any = game.set_up("basic", {}, dice)
    components = position.components
    for _ in range(600):
        choices = game.choices(position)
        position = position.copy()
        game.advance(position, choices[dice.roll(len(choices)) - 1], dice, None)
    assert not any(components.no_army)
    assert not any(components.no_counts)
    assert not any(lists(Position(components, 0, []))[2])
