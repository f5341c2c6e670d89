"""Positions for tests: only what a test cares about is said."""

from collections.abc import Sequence

from longroll import Event, Match

SIGNS = {"i": "infantry", "c": "cavalry", "e": "elite", "a": "artillery", "l": "leader"}


def basic(
    words: str,
    *,
    side: str = "union",
    step: str = "march",
    turn: int = 1,
    dice: Sequence[int] = (),
    scenario: str = "basic",
) -> Match:
    """A basic game from a position: `words` are words of the notation."""
    text = f"{scenario} turn={turn} side={side} step={step} {words}"
    return Match.from_position("civil-war-basic", " ".join(text.split()), dice=list(dice))


def battle(
    attacker_line: str = "",
    defender_line: str = "",
    *,
    attacker_reserve: str = "",
    defender_reserve: str = "",
    attacker_lost: str = "",
    defender_lost: str = "",
    step: str = "fire",
    part: int = 1,
    shots: int = 1,
    words: str = "",
    dice: Sequence[int] = (),
) -> Match:
    """A basic battle in Kentucky: the Union attacks, the defender (part 1) acts."""
    areas = {
        "attacker-line-1": attacker_line,
        "attacker-reserve": attacker_reserve,
        "attacker-routed": attacker_lost,
        "defender-line-1": defender_line,
        "defender-reserve": defender_reserve,
        "defender-routed": defender_lost,
    }
    field = " ".join(f"{area}:{pieces}" for area, pieces in areas.items() if pieces)
    books = f"space=western-kentucky defender=1 battle-turn=1 part={part} shots={shots}"
    books = books.replace(" part=0", "").replace(" shots=0", "")
    return basic(f"{books} {words} {field}", step=step, dice=dice)


def play(match: Match, *actions: str) -> list[Event]:
    """Play actions one after the other and return all that happened."""
    return [event for action in actions for event in match.play(action)]


def refused_by(match: Match, action: str) -> str:
    """The rule that forbids an action now; empty if it is allowed."""
    refusal = match.why_not(action)
    allowed = action in texts(match)
    assert allowed == (refusal is None), f"judge and choices disagree on {action}"
    return "" if refusal is None else refusal.rule


def texts(match: Match) -> list[str]:
    return [choice.text for choice in match.choices()]


def word(match: Match, name: str) -> str:
    """What the position says after `name=` or `name:`; empty if nothing."""
    for part in match.position_text().split():
        for mark in "=:":
            if part.startswith(f"{name}{mark}"):
                return part[len(name) + 1 :]
    return ""


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def pair(total: int) -> list[int]:
    """Two dice that make a total."""
    return [total - 6, 6] if total > 7 else [1, total - 1]


def pairs(*totals: int) -> list[int]:
    return [die for total in totals for die in pair(total)]


BOOKS = "union-naval=5 confederate-naval=1 union-rail=7 confederate-rail=4 rating=8"
STAGES = {
    "march": 1,
    "where": 1,
    "who": 1,
    "naval": 2,
    "politics": 3,
    "buy": 4,
    "revolt": 4,
    "blockade": 4,
    "command": 1,
}


def standard(
    words: str = "",
    *,
    side: str = "union",
    step: str = "march",
    turn: int = 1,
    dice: Sequence[int] = (),
    scenario: str = "historical",
    books: str = BOOKS,
) -> Match:
    """A standard game from a position: `words` are words of the notation."""
    stage = f"stage={STAGES[step]}" if step in STAGES else ""
    politics = f"initiative-of={1 + ['union', 'confederate'].index(side)}" if step == "politics" else ""
    said = {word.partition("=")[0] for word in words.split() if "=" in word}
    kept = " ".join(word for word in f"{books} {stage} {politics}".split() if word.partition("=")[0] not in said)
    text = f"{scenario} turn={turn} side={side} step={step} {kept} {words}"
    title = "civil-war-teams" if "four" in said else "civil-war-standard"
    return Match.from_position(title, " ".join(text.split()), dice=list(dice))
