"""Positions for tests: only what a test cares about is said."""

from collections.abc import Sequence

from longroll import Event, Match


def board(
    units: str,
    *,
    control: str = "",
    fields: str = "",
    side: str = "union",
    step: str = "march",
    turn: int = 2,
    marches: int = 2,
    dice: Sequence[int] = (),
    scenario: str = "campaign",
    options: str = "",
) -> Match:
    """A match from a position: `units` and `control` are words of the notation, `fields` and `options` `name=value`."""
    words = [scenario, options, f"turn={turn} side={side} step={step}"]
    if step in ("march", "unit", "where") and marches:
        words.append(f"marches={marches}")
    words += [fields, control, units]
    return Match.from_position("house-divided", " ".join(" ".join(words).split()), dice=list(dice))


def play(match: Match, *actions: str) -> list[Event]:
    """Play actions one after the other and return all that happened."""
    return [event for action in actions for event in match.play(action)]


def refused_by(match: Match, action: str) -> str:
    """The rule that forbids an action now; empty if it is allowed."""
    refusal = match.why_not(action)
    allowed = action in [choice.text for choice in match.choices()]
    assert allowed == (refusal is None), f"judge and choices disagree on {action}"
    return "" if refusal is None else refusal.rule


def texts(match: Match) -> list[str]:
    return [choice.text for choice in match.choices()]


def where(match: Match) -> dict[str, str]:
    """The box of every unit on the map."""
    return {word.split(":")[0]: word.split(":")[2] for word in unit_words(match)}


def states(match: Match, unit: str) -> set[str]:
    """What a unit has been through, in the words of the notation."""
    (word,) = [word for word in unit_words(match) if word.startswith(f"{unit}:")]
    return set(word.split(":")[3].split("+")) if word.count(":") == 3 else set()


def unit_words(match: Match) -> list[str]:
    return [word for word in match.position_text().split() if word[0] in "uc" and word.split(":")[0][1:].isdigit()]


def field(match: Match, name: str) -> str:
    """A `name=value` field of the position, empty if it is at its default."""
    for word in match.position_text().split():
        if word.startswith(f"{name}="):
            return word.partition("=")[2]
    return ""


def holder(match: Match, box: str) -> str:
    control = match.view()["control"]
    assert isinstance(control, dict)
    return str(control[box])


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def order(match: Match, unit: str, action: str) -> None:
    """Spend a march of the unit's box on one order to it."""
    play(match, f"march {where(match)[unit]}", f"take {unit}", action)
    if "done" in texts(match):
        play(match, "done")


def taken(units: str, unit: str = "u1", control: str = "", side: str = "union", options: str = "") -> Match:
    """A match in which the unit has been chosen and waits for its order."""
    match = board(units, control=control, side=side, options=options)
    play(match, f"march {where(match)[unit]}", f"take {unit}")
    return match
