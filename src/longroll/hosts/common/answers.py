"""What hosts answer to questions about games and matches, before it is encoded."""

from collections.abc import Sequence
from typing import Any

from longroll.games import TITLES, load
from longroll.hosts.common.codec import decode
from longroll.hosts.common.errors import invalid_field, message_of
from longroll.hosts.common.language import catalogue, current
from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.opponents.roster import offers
from longroll.opponents.topics import say_reason
from longroll.service.adviser import Advised
from longroll.service.analyses import AnalysisStatus
from longroll.service.analysing import AGREEMENT
from longroll.service.errors import missing, no_place
from longroll.service.gate import Gate
from longroll.service.ports import AdvisedPlan, Mark
from longroll.service.state import game_shape
from longroll.service.state_types import GameShape
from longroll.service.why import Why


def games_shape() -> list[GameShape]:
    return [game_shape(game, offers(game.system)) for game in map(load, TITLES)]


def find_game(title: str) -> Game[Any]:
    if title not in TITLES:
        raise missing("service-no-title", name=title)
    return load(title)


def sight_from(game: Game[Any], place: str) -> object:
    try:
        return game.sight(place)
    except LongrollError:
        raise no_place(place) from None


def advice_shape(advised: Advised) -> dict[str, object]:
    return {"version": advised.version, "plans": [plan_shape(plan) for plan in advised.advice.plans]}


def plan_shape(plan: AdvisedPlan) -> dict[str, object]:
    words = catalogue(current.get())
    return {
        "steps": [{"action": step.action, "events": [event._asdict() for event in step.events]} for step in plan.steps],
        "chance": plan.chance,
        "reasons": [
            {"topic": topic, "gain": gain, "sentence": say_reason(words, topic, gain)} for topic, gain in plan.reasons
        ],
    }


async def find_why(
    gate: Gate, match: str, action: str | None, thing: str, held: str, viewer: str | None, after: Sequence[str]
) -> Why:
    if action is not None:
        return await gate.why(match, action, viewer, after)
    kind, colon, name = thing.partition(":")
    if not colon:
        raise invalid_field("thing" if thing else "action", "other" if thing else "missing")
    return await gate.why_thing(match, kind, name, held, viewer, after)


def why_shape(why: Why) -> dict[str, object]:
    refusal = why.refusal
    if refusal is None:
        return {"allowed": True, "action": why.action, "rule": "", "code": "", "facts": {}, "sentence": ""}
    return {
        "allowed": False,
        "action": why.action,
        "rule": refusal.rule,
        "code": refusal.code,
        "facts": refusal.facts,
        "sentence": refusal.sentence(current.get()),
    }


def mark_shape(version: int, marked: Mark) -> dict[str, object]:
    assert marked.best is not None
    return {"version": version, "right": marked.right, "chance": marked.chance, "best": plan_shape(marked.best)}


def analysis_shape(stand: AnalysisStatus) -> dict[str, object]:
    return {
        "status": stand.status,
        "actions": stand.actions,
        "done": stand.done,
        "total": stand.total,
        "message": message_of(stand.error) if stand.error else "",
        "result": result_shape(stand.result) if stand.result else None,
    }


def result_shape(text: str) -> dict[str, Any]:
    """The stored analysis, with the reasons in the language of the request."""
    result: dict[str, Any] = decode(text)
    result.pop(AGREEMENT, None)
    words = catalogue(current.get())
    for decision in result["decisions"]:
        for reason in decision["reasons"]:
            reason["sentence"] = say_reason(words, reason["topic"], reason["gain"])
    return result
