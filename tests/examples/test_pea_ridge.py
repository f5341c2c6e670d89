"""The worked example of Across Five Aprils, Pea Ridge turns 1 to 4, replayed marker by marker with its own dice.

The script, restated and corrected, is `data/pea-ridge.json`. Formations that it leaves off-screen pass.
"""

from collections.abc import Callable
from typing import Any

import pytest

from longroll import Event
from tests.examples.pea_ridge import (
    CUP,
    IDS,
    MARKERS,
    SCRIPT,
    SIDES,
    Line,
    check_odds,
    check_retreat,
    control,
    declared,
    draw_number,
    entries,
    events_until,
    forecast,
    goal_of,
    joined,
    legs,
    losses,
    opening,
    row_of,
)
from tests.games.five_aprils.field import kinds, refused_by, texts, where, zones

# --- the replay


class Replay:
    """Plays the script; `told` holds what has happened since the current marker was drawn."""

    def __init__(self, edition: int) -> None:
        self.match = opening(edition)
        self.told: list[Event] = []
        self.draw: Line = {}

    def run(self, turn: Line) -> None:
        drawn = [draw["marker"] for draw in turn["draws"]]
        for number, self.draw in enumerate(turn["draws"], 1):
            if self.draw["events"][0]["t"] == "no_combat":
                continue
            assert draw_number(self.match) == (turn["turn"], number)
            assert self.match.view()["marker"] == MARKERS[self.draw["marker"]]
            left = [MARKERS[name] for name in CUP if name in turn["cup"] and name not in drawn[:number]]
            assert self.match.view()["cup"] == left
            self.follow()
            if number == len(drawn):
                self.check_end(turn)
            if number < len(drawn) or turn is not SCRIPT["turns"][-1]:
                self.finish(number)

    def follow(self) -> None:
        self.told = []
        self.check_retreats()
        held = control(self.match)
        for event in self.draw["events"]:
            HANDLERS[event["t"]](self, event)
        changes = [row for row in self.draw["events"] if row["t"] == "control"]
        assert all(held[row["hex"]] == SIDES[row["was"]] for row in changes)
        expected = [(row["hex"], SIDES[row["now"]]) for row in changes]
        assert [(event.facts["hex"], event.facts["side"]) for event in self.of_kind("control")] == expected
        retreats = {(IDS[row["unit"]], row["from"], row["to"]) for row in self.draw["events"] if row["t"] == "retreat"}
        facts = [event.facts for event in self.of_kind("retreats")]
        assert {(row["unit"], row["from"], row["hex"]) for row in facts} == retreats

    def finish(self, number: int) -> None:
        """Whatever is left to choose in this phase is let pass."""
        while draw_number(self.match)[1] == number:
            (choice,) = [text for text in ("stand", "hold", "fight", "end") if text in texts(self.match)]
            self.play(choice)

    def check_end(self, turn: Line) -> None:
        expected = {IDS[name]: place for name, place in turn["end"].items() if place}
        assert where(self.match) == expected
        assert control(self.match) == {"4117": "union"} | {
            place: SIDES[holder] for place, holder in turn["end_control"].items()
        }
        reduced = {IDS[row["unit"]] for row in losses(turn["turn"]) if row["state"] == "reduced"}
        assert {unit for unit in expected if row_of(self.match, unit)["reduced"]} == reduced
        gone = {IDS[row["unit"]] for row in losses(turn["turn"]) if row["state"] == "eliminated"}
        dead: Any = self.match.view()["eliminated"]
        assert set(dead) == gone

    def play(self, action: str) -> list[Event]:
        events = self.match.play(action)
        self.told += events
        return events

    def of_kind(self, kind: str) -> list[Event]:
        return [event for event in self.told if event.kind == kind]

    def check_retreats(self) -> None:
        """Before anything happens: the hexes that the prohibitions leave, and those that the priorities leave."""
        for row in self.draw["events"]:
            if row["t"] == "retreat" and "legal" in row:
                check_retreat(self.match, row)

    # --- what is told of movement

    def hold(self, event: Line) -> None:
        if event["unit"] == "24MO":
            assert refused_by(self.match, "take u-24mo") == "A5A-13.2-a"

    def move(self, event: Line) -> None:
        for unit in [IDS[name] for name in event["units"]]:
            start = where(self.match).get(unit, "")
            assert start == event.get("from", start)
            self.play(f"take {unit}")
            assert event["mp"] == sum(leg["cost"] for leg in event.get("legs", [])) or "to" in event
            self.check_reach(event)
            for goal, cost, hexes in legs(event):
                (told,) = [row.facts for row in self.play(f"go {goal}") if row.kind == "moves"]
                assert told["points"] == cost
                way = str(told["way"]).split()
                assert len(way) - (start != "") == hexes
                assert set(event.get("via", [])) <= set(way)
                assert start or way[0] in entries(event["enter"])
                start = goal
            enemy = "union" if unit.startswith("c-") else "confederate"
            stopped = where(self.match)[unit] in zones(self.match, enemy)
            assert stopped == (event.get("stop") == "ezoc")
            assert not stopped or self.match.view()["unit"] == ""

    def check_reach(self, event: Line) -> None:
        """No way is cheaper than the one told."""
        rows: Any = self.match.view()["reach"]
        goal, cost = goal_of(event)
        (row,) = [row for row in rows if row["hex"] == goal]
        assert row["points"] == cost

    # --- what is told of combat

    def combat(self, event: Line) -> None:
        target = where(self.match)[IDS[event["defenders"][0]]]
        if self.match.view()["step"] == "yield":
            self.play("fight")
        self.play(f"attack {target}")
        for unit in joined(self.draw, event):
            assert "resolve" not in texts(self.match)
            self.play(f"with {unit}")
        check_odds(forecast(self.match), event)
        self.play("resolve")
        attacker, defender = self.of_kind("rolls")
        assert (attacker.facts["die"], attacker.facts["morale"]) == (event["a_die"], event["a_morale"])
        assert (attacker.facts["total"], attacker.facts["column"]) == (event["a_mod"], event["a_col"])
        assert attacker.facts["result"] == event["on_defender"]
        assert (defender.facts["die"], defender.facts["morale"]) == (event["d_die"], event["d_morale"])
        assert (defender.facts["total"], defender.facts["column"]) == (event["d_mod"], event["d_col"])
        assert defender.facts["result"] == event["on_attacker"]

    def auto_retreat(self, event: Line) -> None:
        against = [IDS[name] for name in event["against"]]
        compulsory = event["why"].startswith("attack strength 0")
        assert refused_by(self.match, "fight") == ("A5A-6.2.2-d" if compulsory else "")
        if "att" in event:
            check_odds(declared(self.match, event), event)
        self.play(f"yield {where(self.match)[against[0]]}")
        for gun in [IDS[name] for name in event.get("with_bombardment_by", [])]:
            self.play(f"with {gun}")
            (row,) = [row for row in self.draw["events"] if row["t"] == "bombard"]
            check_odds(forecast(self.match), row)
        self.play("withdraw")
        assert {unit for unit in where(self.match) if row_of(self.match, unit)["target"]} == set(against)

    def retreat(self, event: Line) -> None:
        action = f"retreat {IDS[event['unit']]} {event['to']}"
        if action in texts(self.match):
            self.play(action)
        assert (IDS[event["unit"]], event["to"]) in [
            (row.facts["unit"], row.facts["hex"]) for row in self.of_kind("retreats")
        ]

    def loss(self, event: Line) -> None:
        action = f"lose {IDS[event['unit']]}"
        if action in texts(self.match):
            self.play(action)
        assert IDS[event["unit"]] in [row.facts["unit"] for row in self.of_kind(event["state"])]
        if "stand" in texts(self.match):
            self.play("stand")

    def check(self, event: Line) -> None:
        if "stand" in texts(self.match):
            self.play("stand")
        rows = self.of_kind("check-passed" if event["pass"] else "check-failed")
        (row,) = [row for row in rows if row.facts["unit"] == IDS[event["unit"]]]
        if event["die"] is not None:
            assert row.facts["number"] == event["die"]
            assert row_of(self.match, IDS[event["unit"]])["morale"] == event["mod"] - event["die"]

    def bombard(self, event: Line) -> None:
        (row,) = self.of_kind("rolls")
        assert (row.facts["die"], row.facts["morale"], row.facts["total"]) == (
            event["a_die"],
            event["a_morale"],
            event["a_mod"],
        )
        assert (row.facts["column"], row.facts["result"]) == (event["a_col"], event["on_defender"])
        self.play("stand")

    def advance(self, event: Line) -> None:
        offered = {text.split()[1] for text in texts(self.match) if text.startswith("advance ")}
        assert offered == {IDS[name] for name in [event["unit"], *event.get("others_eligible", [])]}
        assert where(self.match)[IDS[event["unit"]]] == event["from"]
        for unit, place in where(self.match).items():
            if place == event["from"] and unit in ("c-pricea", "c-priceb"):
                assert refused_by(self.match, f"advance {unit} {event['to']}") == "A5A-6.6-f"
        self.play(f"advance {IDS[event['unit']]} {event['to']}")

    def decline_advance(self, event: Line) -> None:
        assert texts(self.match) == [f"advance {IDS[event['unit']]} {event['into']}", "hold"]
        self.play("hold")

    def no_advance(self, event: Line) -> None:
        assert not [text for text in texts(self.match) if text.startswith("advance")]

    def pass_by(self, event: Line) -> None:
        """Off-screen, or checked elsewhere."""


HANDLERS: dict[str, Callable[[Replay, Line], None]] = {
    "hold": Replay.hold,
    "move": Replay.move,
    "combat": Replay.combat,
    "auto_retreat": Replay.auto_retreat,
    "retreat": Replay.retreat,
    "loss": Replay.loss,
    "check": Replay.check,
    "bombard": Replay.bombard,
    "advance": Replay.advance,
    "decline_advance": Replay.decline_advance,
    "no_advance": Replay.no_advance,
    "offscreen": Replay.pass_by,
    "control": Replay.pass_by,
}


@pytest.fixture(params=[1, 2], ids=["edition-1", "edition-2"])
def edition(request: pytest.FixtureRequest) -> int:
    """The example holds in every edition of the pack."""
    return int(request.param)


def replay(turns: int, edition: int) -> Replay:
    found = Replay(edition)
    for turn in SCRIPT["turns"][:turns]:
        found.run(turn)
    return found


@pytest.mark.rule("A5A-3.1-a", "A5A-3.2-a", "A5A-3.2-b", "A5A-13.2-a", "A5A-4.2-d", "A5A-8.2-b")
def test_turn_1(edition: int) -> None:
    replay(1, edition)


@pytest.mark.rule("A5A-6.2.2-d", "A5A-6.5-o", "A5A-6.2.4-d", "A5A-6.3.1-c", "A5A-6.4-a", "A5A-11.1-c")
def test_turn_2(edition: int) -> None:
    replay(2, edition)


@pytest.mark.rule("A5A-6.2.6-f", "A5A-6.3.3-b", "A5A-6.5-q", "A5A-4.2-h", "A5A-6.6-c", "A5A-11.1-e")
def test_turn_3(edition: int) -> None:
    replay(3, edition)


@pytest.mark.rule("A5A-6.2.2-g", "A5A-6.2.3-b", "A5A-6.5-p", "A5A-7.1-f", "A5A-7.1-k", "A5A-3.1-b")
def test_turn_4(edition: int) -> None:
    replay(4, edition)


@pytest.mark.rule("A5A-3.2-a", "A5A-6.0-a")
def test_markers_are_drawn_in_the_order_told_and_every_die_is_used(edition: int) -> None:
    match = replay(4, edition).match
    expected = [(MARKERS[draw["marker"]], SIDES[draw["by"]]) for turn in SCRIPT["turns"] for draw in turn["draws"]]
    told = [(event.facts["marker"], event.facts["side"]) for event in match.log if event.kind == "draws"]
    assert told == expected
    idle = [row for row in events_until(4) if row["t"] == "no_combat"]
    assert kinds(match.log).count("no-combat") == len(idle)
    assert match.dice.count == len(match.header.rolls or [])
