"""The worked battle of the rulebook, replayed with its dice."""

import json
from pathlib import Path
from typing import Any

import pytest

from longroll import Match
from tests.games.american_civil_war.board import pairs, play, texts, word
from tests.games.american_civil_war.field import PHASES as NAMES
from tests.games.american_civil_war.field import fight

KINDS = {"I": "infantry", "C": "cavalry", "A": "artillery"}
NATIONS = {"U": "union", "C": "confederate"}
ROLES = {"U": "attacker", "C": "defender"}
PHASES = ["cav", "art", "inf", "lead"]
TOLD: Any = json.loads((Path(__file__).parent / "worked.json").read_text(encoding="utf-8"))["W2"]


def area_of(name: str, role: str) -> str:
    if name[0] == "M":
        return f"{role}-middle-{name[1]}"
    own = ROLES[name[0]]
    rest = {"R": "reserve", "X": "routed"}.get(name[1], f"line-{name[1]}")
    return f"{own}-{rest}"


def pieces(nation: str, counts: dict[str, int]) -> str:
    return "+".join(f"{counts[kind]}{nation[0]}{kind.lower()}" for kind in "ICA" if counts.get(kind))


def dice() -> list[int]:
    rolls: list[int] = []
    for event in TOLD["events"]:
        if event["act"] == "fire":
            rolls += pairs(event["roll"]) + ([event["fx"]] if event["hit"] else [])
        elif event["act"] == "charge":
            rolls += pairs(*event["rolls"])
        elif event["act"] == "pursuit":
            rolls.append(event["roll"])
    return rolls


def reach(match: Match, event: dict[str, Any]) -> None:
    """Pass until the told phase and part have come."""
    while True:
        if match.prompt.kind == "stand":
            play(match, "stand")
            continue
        phase = NAMES.index(word(match, "phase") or "cavalry")
        now = (int(word(match, "battle-turn")), phase, int(word(match, "part") == "defender"))
        if now == (event["t"], PHASES.index(event["ph"]), "UC".index(event["side"])):
            return
        play(match, "pass")


def act(match: Match, sort: str, area: str, order: str) -> None:
    if match.prompt.kind == "stand":
        play(match, "stand")
    begin = f"act {sort} {area} "
    play(match, [text for text in texts(match) if text.startswith(begin)][-1], order)


def follow(match: Match, event: dict[str, Any]) -> None:
    nation = NATIONS[event["side"]]
    sort = f"{nation}-{KINDS[event['unit']]}"
    if event["act"] == "move":
        for _ in range(event["n"]):
            for start, end in zip(event["path"], event["path"][1:], strict=False):
                act(match, sort, short(start), f"shift {short(end)}")
        return
    other = NATIONS["C" if event["side"] == "U" else "U"]
    act(match, sort, short(event["from"]), f"{event['act']} {other}-{KINDS[event['target']]}")


def short(name: str) -> str:
    return area_of(name, "attacker").split("-", 1)[1]


def check(match: Match, areas: dict[str, dict[str, int]]) -> None:
    for name, counts in areas.items():
        if name[0] == "M":
            found = {role: word(match, area_of(name, role)) for role in ("attacker", "defender")}
            assert pieces("union", counts) in found.values() or pieces("confederate", counts) in found.values(), name
        else:
            assert word(match, area_of(name, "")) == pieces(NATIONS[name[0]], counts), name


@pytest.mark.rule("ACW-S-phase-01", "ACW-S-phase-09", "ACW-S-tend-02", "ACW-S-charge-11", "ACW-S-fire-03")
def test_the_worked_battle() -> None:
    armies = TOLD["start"].items()
    start = " ".join(f"{area_of(name, '')}:{pieces(NATIONS[name[0]], counts)}" for name, counts in armies)
    match = fight(start, phase="cavalry", dice=dice())
    for event in TOLD["events"]:
        if event["act"] in ("move", "fire", "charge"):
            reach(match, event)
            follow(match, event)
        elif event["act"] == "check":
            check(match, event["areas"])
        elif event["act"] == "end":
            assert (match.prompt.kind, match.to_move, word(match, "loser")) == ("pursue", "union", "defender")
        elif event["act"] == "cover":
            assert word(match, "cover") == ""
        elif event["act"] == "pursuit":
            play(match, f"pursue union-{KINDS[event['unit']]} confederate-{KINDS[event['target']]}")
    assert match.prompt.kind == "retreat"
    assert word(match, "northern-virginia") == pieces("union", TOLD["events"][-1]["U"])
    assert word(match, "defender-routed") == pieces("confederate", TOLD["events"][-1]["C"])
