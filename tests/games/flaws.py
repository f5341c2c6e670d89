"""What is wrong with packs, for tests: flaws in words, and packs in which values have changed places."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st

from longroll import LongrollError
from longroll.games.pack_frame import describe_flaw, read_sound
from longroll.kernel.inspector import Flaw

Place = tuple[str | int, ...]
Swap = tuple[Place, Place]

SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
ANYTHING = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner))


def say(flaws: list[Flaw]) -> list[str]:
    return [f"{flaw.place}: {describe_flaw(flaw)}" for flaw in flaws]


def expect_flaw(pack: dict[str, Any], flaw: str | None, check: Callable[[Any], list[Flaw]]) -> None:
    """None: the pack is sound."""
    found = say(check(pack))
    if flaw is None:
        assert found == []
        return
    assert [line for line in found if line.startswith(flaw)] != [], found
    with pytest.raises(LongrollError):
        read_sound(json.dumps(pack), check)


def places(value: Any, path: Place = ()) -> list[Place]:
    """Every place of a pack, itself first."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    return [path, *(place for key, inner in pairs for place in places(inner, (*path, key)))]


def swaps(pack: dict[str, Any]) -> st.SearchStrategy[list[Swap]]:
    """A few values to be put where others are; where data come from is free text and left alone."""
    known = places({key: value for key, value in pack.items() if key != "provenance"})[1:]
    return st.lists(st.tuples(st.sampled_from(known), st.sampled_from(known)), min_size=1, max_size=3)


def swapped(printed: dict[str, Any], changes: list[Swap]) -> dict[str, Any] | None:
    """None: an earlier swap took the place of a later one away."""
    pack = copy.deepcopy(printed)
    try:
        for target, source in changes:
            look(pack, target[:-1])[target[-1]] = copy.deepcopy(look(printed, source))
    except (KeyError, IndexError, TypeError):
        return None
    return pack


def look(value: Any, path: Place) -> Any:
    for key in path:
        value = value[key]
    return value
