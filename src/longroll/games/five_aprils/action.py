"""An action: a verb and what it is about, as one number and as one line of text.

`take u-dodge`, `go 3604`, `attack 3505`, `with c-price`, `retreat u-dodge 3705`, `morale -1`, `end`.
"""

from typing import Final

from longroll.games.five_aprils.battle import Battle
from longroll.kernel.error import LongrollError
from longroll.kernel.hexes import DIRECTION_NAMES
from longroll.kernel.verdict import Fact

HEX: Final = 4096
VERB: Final = 1024 * HEX

ACT_TAKE: Final = 1
ACT_GO: Final = 2
ACT_END: Final = 3
ACT_COMMIT: Final = 4
ACT_YIELD: Final = 5
ACT_WITH: Final = 6
ACT_SPARE: Final = 7
ACT_WITHDRAW: Final = 8
ACT_FIGHT: Final = 9
ACT_ATTACK: Final = 10
ACT_ALSO: Final = 11
ACT_RESOLVE: Final = 12
ACT_CANCEL: Final = 13
ACT_MORALE: Final = 14
ACT_LOSE: Final = 15
ACT_RETREAT: Final = 16
ACT_STAND: Final = 17
ACT_ADVANCE: Final = 18
ACT_HOLD: Final = 19
ACT_BUILD: Final = 20

MORALE_ZERO: Final = 16  # morale values are written on top of this

# A verb takes something in the place of a unit, something in the place of a hex, both or neither.
VERBS: Final = [
    ("", "", ""),
    ("take", "unit", ""),
    ("go", "", "hex"),
    ("end", "", ""),
    ("commit", "division", ""),
    ("yield", "", "hex"),
    ("with", "unit", ""),
    ("spare", "unit", ""),
    ("withdraw", "", ""),
    ("fight", "", ""),
    ("attack", "", "hex"),
    ("also", "", "hex"),
    ("resolve", "", ""),
    ("cancel", "", ""),
    ("morale", "value", ""),
    ("lose", "unit", ""),
    ("retreat", "unit", "hex"),
    ("stand", "", ""),
    ("advance", "unit", "hex"),
    ("hold", "", ""),
    ("build", "unit", "direction"),
]
VERB_NUMBERS: Final[dict[str, int]] = {row[0]: number for number, row in enumerate(VERBS) if row[0]}


def make(verb: int, unit: int = 0, place: int = 0) -> int:
    return verb * VERB + unit * HEX + place


def unit_part(action: int) -> int:
    return action % VERB // HEX


def hex_part(action: int) -> int:
    return action % HEX


def write_action(battle: Battle, action: int) -> str:
    name, first, second = VERBS[action // VERB]
    words = [name]
    if first:
        words.append(first_name(battle, first, unit_part(action)))
    if second:
        words.append(second_name(battle, second, hex_part(action)))
    return " ".join(words)


def first_name(battle: Battle, takes: str, number: int) -> str:
    if takes == "unit":
        return battle.unit_names[number]
    return battle.division_names[number] if takes == "division" else str(number - MORALE_ZERO)


def second_name(battle: Battle, takes: str, number: int) -> str:
    return battle.hex_names[number] if takes == "hex" else DIRECTION_NAMES[number]


def describe(battle: Battle, action: int) -> dict[str, Fact]:
    """An action as facts: what is done, and to what."""
    name, first, second = VERBS[action // VERB]
    facts: dict[str, Fact] = {"action": name}
    if first:
        facts[first] = first_name(battle, first, unit_part(action))
    if second:
        facts[second] = second_name(battle, second, hex_part(action))
    return facts


def read_action(battle: Battle, text: str) -> int:
    words = text.split(" ")
    verb = VERB_NUMBERS.get(words[0])
    if verb is None:
        raise LongrollError(f"{words[0][:40]!r} is not an action; the actions are {', '.join(VERB_NUMBERS)}")
    _, first, second = VERBS[verb]
    expected = 1 + bool(first) + bool(second)
    if len(words) != expected:
        raise LongrollError(f"{text[:60]!r}: {words[0]!r} takes {expected - 1} word(s), not {len(words) - 1}")
    unit = read_first(battle, first, words[1]) if first else 0
    place = read_second(battle, second, words[-1]) if second else 0
    return make(verb, unit, place)


def read_first(battle: Battle, takes: str, word: str) -> int:
    if takes == "unit":
        return look_up("unit", battle.unit_numbers, word)
    if takes == "division":
        return look_up("division", {name: number for number, name in enumerate(battle.division_names)}, word)
    values = {str(value): value + MORALE_ZERO for value in range(-MORALE_ZERO, MORALE_ZERO)}
    return look_up("morale value", values, word)


def read_second(battle: Battle, takes: str, word: str) -> int:
    if takes == "hex":
        return look_up("hex", battle.hex_numbers, word)
    return look_up("direction", {name: number for number, name in enumerate(DIRECTION_NAMES)}, word)


def look_up(kind: str, numbers: dict[str, int], word: str) -> int:
    number = numbers.get(word)
    if number is None:
        raise LongrollError(f"{word[:40]!r} is not a {kind} of this battle")
    return number
