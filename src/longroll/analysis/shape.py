"""An analysis as JSON, for other programs."""

from typing import Any, Final

from longroll.analysis.analysis import Analysis
from longroll.analysis.decisions import Decision
from longroll.analysis.luck import Die

DIGITS: Final = 6


def analysis_shape(analysis: Analysis) -> dict[str, Any]:
    sides = analysis.sides
    return {
        "curve": [[action, short(chance)] for action, chance in analysis.curve],
        "luck": {side: short(luck) for side, luck in zip(sides, analysis.luck, strict=True)},
        "decisions": [decision_shape(one, sides) for one in analysis.decisions],
        "turning_point": analysis.turning_point,
        "start": short(analysis.start),
        "result": analysis.result,
        "effects": {side: short(effect) for side, effect in zip(sides, analysis.effects, strict=True)},
        "residual": analysis.residual,
        "dice": [die_shape(die, sides) for die in analysis.dice],
    }


def decision_shape(decision: Decision, sides: tuple[str, str]) -> dict[str, Any]:
    return {
        "action": decision.action,
        "last": decision.last,
        "side": sides[decision.side],
        "cost": short(decision.cost),
        "chance": short(decision.chance),
        "played": list(decision.played),
        "better": list(decision.better),
        "reasons": [{"topic": reason.topic, "gain": short(reason.gain)} for reason in decision.reasons],
    }


def die_shape(die: Die, sides: tuple[str, str]) -> dict[str, Any]:
    return {**die._asdict(), "side": sides[die.side], "luck": short(die.luck)}


def short(chance: float) -> float:
    return round(chance, DIGITS)
