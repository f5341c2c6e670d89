"""The audit of refusals: for every code of a system a position in which it is given, and the sentence a player reads.

Each system has its table in `tests/games/<system>/refusal_cases.py`; `longroll refusals` reads these tables.
"""

from collections.abc import Sequence
from typing import NamedTuple

from longroll import Match


class RefusalCase(NamedTuple):
    """In this position the action is refused by that rule, with that code and that English sentence."""

    code: str
    rule: str
    title: str
    position: str
    action: str
    sentence: str
    seat: str = ""
    pack: str = ""


def check_refusal(case: RefusalCase) -> None:
    match = Match.from_position(case.title, case.position, dice=[], pack=case.pack)
    refusal = match.why_not(case.action, case.seat or None)
    assert refusal is not None, f"{case.action!r} is allowed"
    assert (refusal.code, refusal.rule) == (case.code, case.rule)
    assert refusal.sentence("en") == case.sentence
    for language in ("fr", "es", "it"):
        assert refusal.sentence(language)


def case_ids(cases: Sequence[RefusalCase]) -> list[str]:
    """The code, and from the second case of a code on its number."""
    codes = [case.code for case in cases]
    counts = [codes[:number].count(code) + 1 for number, code in enumerate(codes)]
    return [code if count == 1 else f"{code}-{count}" for code, count in zip(codes, counts, strict=True)]
