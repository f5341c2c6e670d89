"""Reading an action from its text. A thing that this battle does not have gives a refusal, not only an error."""

import re
from collections.abc import Mapping
from typing import Final, NoReturn

from longroll.games.five_aprils.action import (
    ACT_ALSO,
    ACT_ATTACK,
    ACT_YIELD,
    MORALE_ZERO,
    VERB_NUMBERS,
    VERBS,
    make,
)
from longroll.games.five_aprils.battle import Battle
from longroll.games.five_aprils.refusals import (
    NO_COMMITMENT,
    REASONS,
    UNKNOWN_DIVISION,
    UNKNOWN_HEX,
    UNKNOWN_TARGET,
    UNKNOWN_UNIT,
)
from longroll.kernel.error import LongrollError
from longroll.kernel.hexes import DIRECTION_NAMES
from longroll.kernel.verdict import Fact, Refusal, UnknownPlace

WORD: Final = re.compile(r"[\w.'’-]{1,40}")
WHOLE: Final = re.compile(r"0|-?[1-9][0-9]{0,3}")
TARGETS: Final = (ACT_ATTACK, ACT_ALSO, ACT_YIELD)


def read_action(battle: Battle, text: str) -> int:
    words = text.split(" ")
    verb = VERB_NUMBERS.get(words[0])
    if verb is None:
        raise LongrollError(f"{words[0][:40]!r} is not an action; the actions are {', '.join(VERB_NUMBERS)}")
    row = VERBS[verb]
    wanted = [kind for kind in (row.first, row.second) if kind]
    if len(words) != 1 + len(wanted):
        accepted = " ".join([row.name, *(kind.upper() for kind in wanted)])
        raise LongrollError(f"{text[:60]!r} is not an action: write {accepted!r}")
    found = [read_part(battle, text, verb, kind, word) for kind, word in zip(wanted, words[1:], strict=True)]
    first = found[0] if row.first else 0
    return make(verb, first, found[-1] if row.second else 0)


def read_part(battle: Battle, text: str, verb: int, kind: str, word: str) -> int:
    if kind == "unit":
        return look_up(battle.unit_numbers, text, word, kind, UNKNOWN_UNIT)
    if kind == "hex":
        return look_up(battle.hex_numbers, text, word, kind, UNKNOWN_TARGET if verb in TARGETS else UNKNOWN_HEX)
    if kind == "division":
        names = {name: number for number, name in enumerate(battle.division_names)}
        return look_up(names, text, word, kind, UNKNOWN_DIVISION if names else NO_COMMITMENT)
    if kind == "value":
        return read_value(word)
    if word not in DIRECTION_NAMES:
        raise LongrollError(f"{word[:40]!r} is not a direction: {', '.join(DIRECTION_NAMES)}")
    return DIRECTION_NAMES.index(word)


def read_value(word: str) -> int:
    if not WHOLE.fullmatch(word) or not -MORALE_ZERO <= int(word) < MORALE_ZERO:
        raise LongrollError(f"{word[:40]!r} is not a morale value: write a small whole number, for example -1")
    return int(word) + MORALE_ZERO


def look_up(numbers: Mapping[str, int], text: str, word: str, kind: str, reason: int) -> int:
    number = numbers.get(word)
    if number is None:
        if not WORD.fullmatch(word):
            raise LongrollError(f"{word[:40]!r} is not a {kind}")
        refuse_unknown(text, reason, {kind: word})
    return number


def refuse_unknown(text: str, reason: int, facts: dict[str, Fact]) -> NoReturn:
    row = REASONS[reason]
    raise UnknownPlace(text, Refusal(row.rule, row.code, {"action": text.split(" ", maxsplit=1)[0], **facts}))
