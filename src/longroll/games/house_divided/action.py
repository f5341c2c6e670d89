"""An action: a verb and at most one thing, as one small number and as one line of text.

`march washington`, `take u3`, `go evansville~paducah~cairo`, `recruit infantry chicago`, `fire`.
"""

import re
from typing import Final, NamedTuple

from longroll.games.house_divided.components import Components
from longroll.games.house_divided.refusals import REASONS, UNKNOWN_ARM, UNKNOWN_PLACE, UNKNOWN_UNIT
from longroll.games.house_divided.steps import COMBAT, MOVEMENT, PROMOTION, RECRUITMENT
from longroll.games.house_divided.terms import ARM_NAMES, LINE_KINDS, LINE_SIGNS
from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Fact, Refusal, UnknownPlace

VERB: Final = 65536
SIGN: Final = re.compile(f"([{''.join(LINE_SIGNS)}])")
LONG_WAY: Final = re.compile(r"([1-9][0-9]?)-lines")  # any way of so many lines, which is always refused
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")

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

LONGEST: Final = 99


class Verb(NamedTuple):
    """What it is called, what kind of thing it takes, and the phase it belongs to (a promotion belongs to two)."""

    name: str
    takes: str
    phase: int


VERBS: Final[dict[int, Verb]] = {
    ACT_MARCH: Verb("march", "box", MOVEMENT),
    ACT_TAKE: Verb("take", "unit", MOVEMENT),
    ACT_GO: Verb("go", "route", MOVEMENT),
    ACT_DIG: Verb("dig", "", MOVEMENT),
    ACT_SAIL: Verb("sail", "box", MOVEMENT),
    ACT_DONE: Verb("done", "", MOVEMENT),
    ACT_END: Verb("end", "", MOVEMENT),
    ACT_BATTLE: Verb("battle", "box", COMBAT),
    ACT_WITHDRAW: Verb("withdraw", "", COMBAT),
    ACT_RIDE: Verb("ride", "box", COMBAT),
    ACT_RETREAT: Verb("retreat", "box", COMBAT),
    ACT_REINFORCE: Verb("reinforce", "unit", COMBAT),
    ACT_STAND: Verb("stand", "", COMBAT),
    ACT_AT: Verb("at", "unit", COMBAT),
    ACT_FIRE: Verb("fire", "", COMBAT),
    ACT_PROMOTE: Verb("promote", "unit", PROMOTION),
    ACT_PASS: Verb("pass", "", COMBAT),
    ACT_MUSTER: Verb("muster", "", PROMOTION),
    ACT_RECRUIT: Verb("recruit", "recruit", RECRUITMENT),
    ACT_REST: Verb("rest", "", RECRUITMENT),
}
PHASE_OF_VERB: Final = [VERBS[number].phase if number in VERBS else 0 for number in range(max(VERBS) + 1)]
VERB_NUMBERS: Final[dict[str, int]] = {verb.name: number for number, verb in VERBS.items()}
WORDS_TAKEN: Final = {"": 0, "box": 1, "unit": 1, "route": 1, "recruit": 2}


# --- writing


def write_action(components: Components, action: int) -> str:
    name, takes, _ = VERBS[action // VERB]
    thing = action % VERB
    if not takes:
        return name
    if takes == "recruit":
        return f"{name} {ARM_NAMES[thing // ARM]} {components.box_names[thing % ARM]}"
    return f"{name} {thing_name(components, takes, thing)}"


def thing_name(components: Components, takes: str, thing: int) -> str:
    if takes == "box":
        return components.box_names[thing]
    if takes == "unit":
        return components.unit_names[thing]
    if thing < components.routes:
        return components.route_names[thing]
    if thing < components.round_trip:
        start, kind, end = missing_line(components, thing)
        return f"{components.box_names[start]}{LINE_SIGNS[kind]}{components.box_names[end]}"
    if thing < components.too_long:
        start, kind = divmod(thing - components.round_trip, len(LINE_KINDS))
        return round_trip(components, components.box_names[start], LINE_SIGNS[kind])
    return f"{thing - components.too_long}-lines"


def round_trip(components: Components, start: str, sign: str) -> str:
    """A way by a line of that kind and back."""
    out = next(text for text in sorted(components.line_texts) if text.startswith(start + sign))
    return f"{out}{sign}{start}"


def missing_line(components: Components, thing: int) -> tuple[int, int, int]:
    """The boxes, and the kind of line between them, of a way that has no such line."""
    rest, end = divmod(thing - components.no_line, components.boxes)
    start, kind = divmod(rest, len(LINE_KINDS))
    return start, kind, end


def describe(components: Components, action: int) -> dict[str, Fact]:
    """An action as facts: what is done, and to what."""
    name, takes, _ = VERBS[action // VERB]
    thing = action % VERB
    if takes == "recruit":
        return {"action": name, "arm": ARM_NAMES[thing // ARM], "box": components.box_names[thing % ARM]}
    if takes == "route":
        return {"action": name, **describe_route(components, thing)}
    return {"action": name, takes: thing_name(components, takes, thing)} if takes else {"action": name}


def describe_route(components: Components, thing: int) -> dict[str, Fact]:
    if thing >= components.too_long:
        return {"lines": thing - components.too_long}
    if thing >= components.round_trip:
        return {"from_box": components.box_names[(thing - components.round_trip) // len(LINE_KINDS)]}
    if thing >= components.no_line:
        start, kind, end = missing_line(components, thing)
        return {"from_box": components.box_names[start], "line": LINE_KINDS[kind], "to_box": components.box_names[end]}
    facts: dict[str, Fact] = {
        "route": components.route_names[thing],
        "box": components.box_names[components.route_end[thing]],
    }
    if components.route_via[thing] >= 0:
        facts["via"] = components.box_names[components.route_via[thing]]
    return facts


# --- reading


def read_action(components: Components, text: str) -> int:
    words = text.split(" ")
    verb = VERB_NUMBERS.get(words[0])
    if verb is None:
        raise LongrollError(f"{words[0][:40]!r} is not an action; the actions are {', '.join(VERB_NUMBERS)}")
    takes = VERBS[verb].takes
    expected = WORDS_TAKEN[takes]
    if len(words) - 1 != expected:
        raise LongrollError(f"{text[:80]!r}: {words[0]!r} takes {expected} word(s), not {len(words) - 1}")
    return verb * VERB + read_thing(components, text, takes, words[1:])


def read_thing(components: Components, text: str, takes: str, words: list[str]) -> int:
    if not takes:
        return 0
    if takes == "route":
        return read_route(components, text, words[0])
    if takes == "recruit":
        if words[0] not in ARM_NAMES:
            raise unknown(text, UNKNOWN_ARM, words[0])
        return ARM_NAMES.index(words[0]) * ARM + read_box(components, text, words[1])
    return read_box(components, text, words[0]) if takes == "box" else read_unit(components, text, words[0])


def read_box(components: Components, text: str, word: str) -> int:
    number = components.box_numbers.get(word)
    if number is None:
        raise unknown(text, UNKNOWN_PLACE, word)
    return number


def read_unit(components: Components, text: str, word: str) -> int:
    number = components.unit_numbers.get(word)
    if number is None:
        raise unknown(text, UNKNOWN_UNIT, word)
    return number


def unknown(text: str, reason: int, word: str) -> LongrollError:
    """Something is named that the game does not have; an error of another kind if it is no name at all."""
    if not NAME.fullmatch(word):
        return LongrollError(f"{text[:80]!r}: {word[:40]!r} is not a name")
    code, rule, _ = REASONS[reason]
    return UnknownPlace(text, Refusal(rule, code, {"action": text.split(" ", maxsplit=1)[0], "name": word}))


def read_route(components: Components, text: str, word: str) -> int:
    route = components.route_numbers.get(word)
    if route is not None:
        return route
    long = LONG_WAY.fullmatch(word)
    if long is not None and int(long[1]) > 2:
        return components.too_long + int(long[1])
    parts = SIGN.split(word)
    boxes = [read_box(components, text, name) for name in parts[::2]]
    kinds = [LINE_SIGNS.index(sign) for sign in parts[1::2]]
    if not kinds:
        raise LongrollError(f"{word[:80]!r} is not a route: it names one box; a route is like washington=baltimore")
    for place, kind in enumerate(kinds):
        if "".join(parts[2 * place : 2 * place + 3]) not in components.line_texts:
            return components.no_line + (boxes[place] * len(LINE_KINDS) + kind) * components.boxes + boxes[place + 1]
    if boxes[0] == boxes[-1]:
        return components.round_trip + boxes[0] * len(LINE_KINDS) + kinds[0]
    return components.too_long + min(len(kinds), LONGEST)
