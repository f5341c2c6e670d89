"""An action: a verb and at most three things, as one number and as one line of text.

`from washington`, `to maryland`, `take union-infantry`, `buy confederate-cavalry richmond`.
"""

import re
from typing import Final, NamedTuple

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.position import AREA_NAMES
from longroll.games.american_civil_war.refusals import NO_SUCH_THING, OUT_OF_THE_GAME, REASONS
from longroll.games.american_civil_war.terms import SORT_NAMES, TERRAIN_NAMES
from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Fact, Refusal, UnknownPlace

VERB: Final = 1 << 24
SECOND: Final = 1 << 8
THIRD: Final = 1 << 16
MASK: Final = 255

WORD: Final = re.compile("[a-z0-9](?:-?[a-z0-9]){0,39}")
# The rule that lists what a word can name.
NAMING_RULES: Final = {
    "space": "ACW-S-map-01",
    "sort": "ACW-S-piece-01",
    "target": "ACW-S-piece-01",
    "area": "ACW-S-field-01",
}
WEAR_NAMES: Final = ["fresh", "used", "fired", "used-twice", "fired-twice", "spent", "two-shots"]
THEATRE_NAMES: Final = ["west", "east"]

FIELD_NAMES: Final[dict[str, list[str]]] = {
    "sort": SORT_NAMES,
    "target": SORT_NAMES,
    "area": AREA_NAMES,
    "wear": WEAR_NAMES,
    "terrain": TERRAIN_NAMES,
    "theatre": THEATRE_NAMES,
}
FIELD_NUMBERS: Final[dict[str, dict[str, int]]] = {
    field: {name: number for number, name in enumerate(names)} for field, names in FIELD_NAMES.items()
}

ACT_PLACE: Final = 1
ACT_FROM: Final = 2
ACT_TO: Final = 3
ACT_RAIL: Final = 4
ACT_SAIL: Final = 5
ACT_TAKE: Final = 6
ACT_RIDE: Final = 7
ACT_ALL: Final = 8
ACT_DONE: Final = 9
ACT_END: Final = 10
ACT_INTERCEPT: Final = 11
ACT_LET_PASS: Final = 12
ACT_EVADE: Final = 13
ACT_ACCEPT: Final = 14
ACT_DROWN: Final = 15
ACT_CHALLENGE: Final = 16
ACT_ANCHOR: Final = 17
ACT_BATTLE: Final = 18
ACT_MAIN: Final = 19
ACT_MAIN_LANDING: Final = 20
ACT_LINE: Final = 21
ACT_BACK: Final = 22
ACT_READY: Final = 23
ACT_SHOOT: Final = 24
ACT_AT: Final = 25
ACT_RECALL: Final = 26
ACT_FORGO: Final = 27
ACT_RETREAT: Final = 28
ACT_DETACH: Final = 29
ACT_EMANCIPATE: Final = 30
ACT_CONSCRIPT: Final = 31
ACT_DIPLOMACY: Final = 32
ACT_APPEAL: Final = 33
ACT_DECLARE_WAR: Final = 34
ACT_ABSTAIN: Final = 35
ACT_DISPLACE: Final = 36
ACT_REVOLT: Final = 37
ACT_CALM: Final = 38
ACT_BLOCKADE: Final = 39
ACT_LIFT: Final = 40
ACT_BUY: Final = 41
ACT_BUY_RAIL: Final = 42
ACT_BUY_NAVAL: Final = 43
ACT_REST: Final = 44
ACT_ASSIGN: Final = 45
ACT_ORDERED: Final = 46
ACT_GROUND: Final = 47
ACT_DEPLOY: Final = 48
ACT_DIG: Final = 49
ACT_ACT: Final = 50
ACT_SHIFT: Final = 51
ACT_FIRE: Final = 52
ACT_CHARGE: Final = 53
ACT_RALLY: Final = 54
ACT_PASS: Final = 55
ACT_WITHDRAW: Final = 56
ACT_STAND: Final = 57
ACT_DODGE: Final = 58
ACT_HOLD: Final = 59
ACT_PURSUE: Final = 60
ACT_HALT: Final = 61
ACT_LOSE: Final = 62
ACT_TRANSFER: Final = 63
FIRST_TACTICAL: Final = ACT_GROUND


class Verb(NamedTuple):
    """An action by name, and what its words name."""

    name: str
    fields: tuple[str, ...] = ()


VERBS: Final[dict[int, Verb]] = {
    0: Verb(""),
    # placing
    ACT_PLACE: Verb("place", ("sort", "space")),
    # movement
    ACT_FROM: Verb("from", ("space",)),
    ACT_TO: Verb("to", ("space",)),
    ACT_RAIL: Verb("rail", ("space",)),
    ACT_SAIL: Verb("sail", ("space",)),
    ACT_TAKE: Verb("take", ("sort",)),
    ACT_RIDE: Verb("ride", ("sort",)),
    ACT_ALL: Verb("all"),
    ACT_DONE: Verb("done"),
    ACT_END: Verb("end"),
    # landings and naval battles
    ACT_INTERCEPT: Verb("intercept"),
    ACT_LET_PASS: Verb("let-pass"),
    ACT_EVADE: Verb("evade"),
    ACT_ACCEPT: Verb("accept"),
    ACT_DROWN: Verb("drown", ("sort",)),
    ACT_CHALLENGE: Verb("challenge"),
    ACT_ANCHOR: Verb("anchor"),
    # battles
    ACT_BATTLE: Verb("battle", ("space",)),
    ACT_MAIN: Verb("main", ("space",)),
    ACT_MAIN_LANDING: Verb("main-landing", ("space",)),
    # the basic battle
    ACT_LINE: Verb("line", ("sort",)),
    ACT_BACK: Verb("back", ("sort",)),
    ACT_READY: Verb("ready"),
    ACT_SHOOT: Verb("shoot", ("sort",)),
    ACT_AT: Verb("at", ("sort",)),
    ACT_RECALL: Verb("recall", ("sort",)),
    ACT_FORGO: Verb("forgo"),
    # retreat on the map
    ACT_RETREAT: Verb("retreat", ("space",)),
    ACT_DETACH: Verb("detach", ("sort", "space")),
    # politics
    ACT_EMANCIPATE: Verb("emancipate"),
    ACT_CONSCRIPT: Verb("conscript"),
    ACT_DIPLOMACY: Verb("diplomacy"),
    ACT_APPEAL: Verb("appeal"),
    ACT_DECLARE_WAR: Verb("declare-war"),
    ACT_ABSTAIN: Verb("abstain"),
    ACT_DISPLACE: Verb("displace", ("space",)),
    # production
    ACT_REVOLT: Verb("revolt"),
    ACT_CALM: Verb("calm"),
    ACT_BLOCKADE: Verb("blockade"),
    ACT_LIFT: Verb("lift"),
    ACT_BUY: Verb("buy", ("sort", "space")),
    ACT_BUY_RAIL: Verb("buy-rail"),
    ACT_BUY_NAVAL: Verb("buy-naval"),
    ACT_REST: Verb("rest"),
    # four players
    ACT_ASSIGN: Verb("assign", ("space", "theatre")),
    ACT_ORDERED: Verb("ordered"),
    # the tactical battle
    ACT_GROUND: Verb("ground", ("terrain", "area")),
    ACT_DEPLOY: Verb("deploy", ("sort", "area")),
    ACT_DIG: Verb("dig", ("area",)),
    ACT_ACT: Verb("act", ("sort", "area", "wear")),
    ACT_SHIFT: Verb("shift", ("area",)),
    ACT_FIRE: Verb("fire", ("target",)),
    ACT_CHARGE: Verb("charge", ("target",)),
    ACT_RALLY: Verb("rally", ("target",)),
    ACT_PASS: Verb("pass"),
    ACT_WITHDRAW: Verb("withdraw"),
    ACT_STAND: Verb("stand"),
    ACT_DODGE: Verb("dodge"),
    ACT_HOLD: Verb("hold"),
    ACT_PURSUE: Verb("pursue", ("sort", "target")),
    ACT_HALT: Verb("halt"),
    ACT_LOSE: Verb("lose", ("sort",)),
    ACT_TRANSFER: Verb("transfer", ("sort", "space", "theatre")),
}
VERB_NUMBERS: Final[dict[str, int]] = {verb.name: number for number, verb in VERBS.items() if verb.name}


def make(verb: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    return verb * VERB + first + second * SECOND + third * THIRD


def first_of(action: int) -> int:
    return action & MASK


def second_of(action: int) -> int:
    return action >> 8 & MASK


def third_of(action: int) -> int:
    return action >> 16 & MASK


def names_of(components: Components, field: str) -> list[str]:
    """What a word of that kind can be; its number is its place."""
    return components.space_names if field == "space" else FIELD_NAMES[field]


def numbers_of(components: Components, field: str) -> dict[str, int]:
    return components.space_numbers if field == "space" else FIELD_NUMBERS[field]


def write_action(components: Components, action: int) -> str:
    name, fields = VERBS[action // VERB]
    words = [name]
    for place, field in enumerate(fields):
        words.append(names_of(components, field)[action >> 8 * place & MASK])
    return " ".join(words)


def describe(components: Components, action: int) -> dict[str, Fact]:
    """An action as facts: what is done, and to what."""
    name, fields = VERBS[action // VERB]
    facts: dict[str, Fact] = {"action": name}
    for place, field in enumerate(fields):
        facts[field] = names_of(components, field)[action >> 8 * place & MASK]
    return facts


def read_action(components: Components, text: str) -> int:
    words = text.split(" ")
    verb = VERB_NUMBERS.get(words[0])
    if verb is None:
        raise LongrollError(f"{words[0][:40]!r} is not an action; the actions are {', '.join(VERB_NUMBERS)}")
    fields = VERBS[verb].fields
    if len(words) != 1 + len(fields):
        raise LongrollError(f"{text[:60]!r}: {words[0]!r} takes {len(fields)} word(s), not {len(words) - 1}")
    action = verb * VERB
    for place, field in enumerate(fields):
        number = numbers_of(components, field).get(words[1 + place])
        if number is None:
            raise unknown_name(components, text, words[0], field, words[1 + place])
        action += number << 8 * place
    return action


def unknown_name(components: Components, text: str, verb: str, field: str, word: str) -> LongrollError:
    """ACW-S-map-04: a land that is out of the game, or a name that nothing in the game has."""
    if not WORD.fullmatch(word) or field not in NAMING_RULES:
        return LongrollError(f"{word[:40]!r} is not the name of a {field}")
    if field == "space" and word in components.closed_lands:
        reason = REASONS[OUT_OF_THE_GAME]
        facts: dict[str, Fact] = {"action": verb, "place": components.closed_lands[word], "word": word}
        return UnknownPlace(text, Refusal(reason.rule, reason.code, facts))
    code = REASONS[NO_SUCH_THING].code
    return UnknownPlace(text, Refusal(NAMING_RULES[field], code, {"action": verb, "word": word}))
