"""An action: a verb and what it is about, as one number and as one line of text. `action_parser.py` reads the text.

`take u-dodge`, `go 3604`, `attack 3505`, `with c-price`, `retreat u-dodge 3705`, `morale -1`, `end`.
"""

from typing import Final, NamedTuple

from longroll.games.five_aprils.battle import Battle
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


class Verb(NamedTuple):
    """What an action is called and what it names: something in the place of a unit, and in the place of a hex."""

    name: str
    first: str = ""
    second: str = ""


VERBS: Final[dict[int, Verb]] = {
    ACT_TAKE: Verb("take", "unit"),
    ACT_GO: Verb("go", "", "hex"),
    ACT_END: Verb("end"),
    ACT_COMMIT: Verb("commit", "division"),
    ACT_YIELD: Verb("yield", "", "hex"),
    ACT_WITH: Verb("with", "unit"),
    ACT_SPARE: Verb("spare", "unit"),
    ACT_WITHDRAW: Verb("withdraw"),
    ACT_FIGHT: Verb("fight"),
    ACT_ATTACK: Verb("attack", "", "hex"),
    ACT_ALSO: Verb("also", "", "hex"),
    ACT_RESOLVE: Verb("resolve"),
    ACT_CANCEL: Verb("cancel"),
    ACT_MORALE: Verb("morale", "value"),
    ACT_LOSE: Verb("lose", "unit"),
    ACT_RETREAT: Verb("retreat", "unit", "hex"),
    ACT_STAND: Verb("stand"),
    ACT_ADVANCE: Verb("advance", "unit", "hex"),
    ACT_HOLD: Verb("hold"),
    ACT_BUILD: Verb("build", "unit", "direction"),
}
VERB_NUMBERS: Final[dict[str, int]] = {verb.name: number for number, verb in VERBS.items()}


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
