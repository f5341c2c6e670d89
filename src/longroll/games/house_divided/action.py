"""An action: a verb and at most one thing, as one small number and as one line of text.

`march washington`, `take u3`, `go evansville~paducah~cairo`, `recruit infantry chicago`, `fire`.
"""

import re
from typing import Final

from longroll.games.house_divided.components import (
    ARM_NAMES,
    BOX_NAMES,
    BOX_NUMBERS,
    LINE_SIGNS,
    LINE_TEXTS,
    ROUTE_AND_BACK,
    ROUTE_END,
    ROUTE_NAMES,
    ROUTE_NUMBERS,
    ROUTE_TOO_LONG,
    ROUTE_VIA,
    ROUTE_WITHOUT_LINE,
    ROUTES,
    UNIT_NAMES,
    UNIT_NUMBERS,
)
from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Fact

VERB: Final = 4096
STEP: Final = re.compile(f"([{''.join(LINE_SIGNS)}])")

ACT_MARCH: Final = 1
ACT_TAKE: Final = 2
ACT_GO: Final = 3
ACT_DIG: Final = 4
ACT_SAIL: Final = 5
ACT_DONE: Final = 6
ACT_END: Final = 7
ACT_BATTLE: Final = 8
ACT_WITHDRAW: Final = 9
ACT_RIDE: Final = 10
ACT_RETREAT: Final = 11
ACT_REINFORCE: Final = 12
ACT_STAND: Final = 13
ACT_AT: Final = 14
ACT_FIRE: Final = 15
ACT_PROMOTE: Final = 16
ACT_PASS: Final = 17
ACT_MUSTER: Final = 18
ACT_RECRUIT: Final = 19
ACT_REST: Final = 20

ARM: Final = 256  # a recruit is a box with its arm packed on top

VERBS: Final = [
    ("", ""),
    ("march", "box"),
    ("take", "unit"),
    ("go", "route"),
    ("dig", ""),
    ("sail", "box"),
    ("done", ""),
    ("end", ""),
    ("battle", "box"),
    ("withdraw", ""),
    ("ride", "box"),
    ("retreat", "box"),
    ("reinforce", "unit"),
    ("stand", ""),
    ("at", "unit"),
    ("fire", ""),
    ("promote", "unit"),
    ("pass", ""),
    ("muster", ""),
    ("recruit", "recruit"),
    ("rest", ""),
]
VERB_NUMBERS: Final[dict[str, int]] = {name: number for number, (name, _) in enumerate(VERBS) if name}


def write_action(action: int) -> str:
    name, takes = VERBS[action // VERB]
    thing = action % VERB
    if not takes:
        return name
    if takes == "recruit":
        return f"{name} {ARM_NAMES[thing // ARM]} {BOX_NAMES[thing % ARM]}"
    return f"{name} {thing_name(takes, thing)}"


def thing_name(takes: str, thing: int) -> str:
    if takes == "box":
        return BOX_NAMES[thing]
    return UNIT_NAMES[thing] if takes == "unit" else ROUTE_NAMES[thing]


def describe(action: int) -> dict[str, Fact]:
    """An action as facts: what is done, and to what."""
    name, takes = VERBS[action // VERB]
    thing = action % VERB
    if takes == "recruit":
        return {"action": name, "arm": ARM_NAMES[thing // ARM], "box": BOX_NAMES[thing % ARM]}
    if not takes or (takes == "route" and thing >= ROUTES):
        return {"action": name}
    facts: dict[str, Fact] = {"action": name, takes: thing_name(takes, thing)}
    if takes == "route":
        facts["box"] = BOX_NAMES[ROUTE_END[thing]]
        if ROUTE_VIA[thing] >= 0:
            facts["via"] = BOX_NAMES[ROUTE_VIA[thing]]
    return facts


def read_action(text: str) -> int:
    words = text.split(" ")
    verb = VERB_NUMBERS.get(words[0])
    if verb is None:
        raise LongrollError(f"{words[0]!r} is not an action; the actions are {', '.join(VERB_NUMBERS)}")
    takes = VERBS[verb][1]
    expected = 1 + len(takes.split()) + (takes == "recruit")
    if len(words) != expected:
        raise LongrollError(f"{text!r}: {words[0]!r} takes {expected - 1} word(s), not {len(words) - 1}")
    return verb * VERB + read_thing(takes, words[1:])


def read_thing(takes: str, words: list[str]) -> int:
    if not takes:
        return 0
    if takes == "recruit":
        if words[0] not in ARM_NAMES:
            raise LongrollError(f"{words[0]!r} is not an arm: infantry or cavalry")
        return ARM_NAMES.index(words[0]) * ARM + read_name("box", BOX_NUMBERS, words[1])
    if takes == "route":
        return read_route(words[0])
    return read_name(takes, BOX_NUMBERS if takes == "box" else UNIT_NUMBERS, words[0])


def read_route(word: str) -> int:
    route = ROUTE_NUMBERS.get(word)
    if route is not None:
        return route
    boxes = STEP.split(word)
    for name in boxes[::2]:
        read_name("box", BOX_NUMBERS, name)
    if len(boxes) < 3:
        raise LongrollError(f"{word!r} is not a route: it names one box")
    lines = ["".join(boxes[place : place + 3]) for place in range(0, len(boxes) - 2, 2)]
    if not LINE_TEXTS.issuperset(lines):
        return ROUTE_WITHOUT_LINE
    return ROUTE_AND_BACK if boxes[0] == boxes[-1] else ROUTE_TOO_LONG


def read_name(takes: str, numbers: dict[str, int], word: str) -> int:
    number = numbers.get(word)
    if number is None:
        raise LongrollError(f"{word!r} is not the name of a {takes}")
    return number
