"""What must be true of a tournament, worked out once more from what a client is sent, without code of the service."""

from collections import Counter, defaultdict
from itertools import combinations
from typing import Any

Json = dict[str, Any]
PLACES = 1e-9


def check_pairings(shown: Json, *, balanced: int = 1) -> None:
    """Everybody is in a round at most once; nobody meets the same opponent twice; nobody has two byes; sides are
    balanced within `balanced`; a walkover counts for neither side."""
    rounds: defaultdict[int, list[str]] = defaultdict(list)
    met: Counter[frozenset[str]] = Counter()
    byes: Counter[str] = Counter()
    sides: Counter[str] = Counter()
    for meeting in shown["meetings"]:
        rounds[meeting["round"]] += [key for key in (meeting["first"], meeting["second"]) if key]
        byes[meeting["first"]] += meeting["reason"] == "bye"
        if meeting["second"]:
            met[frozenset((meeting["first"], meeting["second"]))] += 1
        for game in meeting["games"]:
            assert {game["first"], game["second"]} == {meeting["first"], meeting["second"]}
            sides[game["first"]] += 1
            sides[game["second"]] -= 1
    for number, keys in rounds.items():
        assert len(keys) == len(set(keys)), f"somebody is in round {number} twice"
    most = 2 if shown["double"] else 1
    assert all(count <= most for count in met.values()), "somebody met the same opponent again"
    assert all(count <= 1 for count in byes.values()), "somebody had two byes"
    assert all(abs(count) <= balanced for count in sides.values()), sides
    matches = [game["match"] for meeting in shown["meetings"] for game in meeting["games"]]
    assert len(matches) == len(set(matches))


def check_results(shown: Json) -> None:
    """Of a tournament that is over: every meeting has one result, and it is that of its game."""
    for meeting in shown["meetings"]:
        assert meeting["points"] is not None
        if len(meeting["games"]) == 1:
            (game,) = meeting["games"]
            score = game["score"] if game["first"] == meeting["first"] else game["score"][::-1]
            assert list(score) == list(meeting["points"])
            assert sum(score) in (1.0, 0.0)


def check_standings(shown: Json) -> None:
    """Order and figures of the table, by another way of counting."""
    keys = [entrant["key"] for entrant in shown["entrants"]]
    points = dict.fromkeys(keys, 0.0)
    against: defaultdict[str, list[tuple[str, float]]] = defaultdict(list)
    second_wins: Counter[str] = Counter()
    for meeting in shown["meetings"]:
        mine, theirs = meeting["points"] or (0.0, 0.0)
        points[meeting["first"]] += mine
        if meeting["second"]:
            points[meeting["second"]] += theirs
        if meeting["games"] and meeting["points"] is not None and meeting["reason"] != "annulled":
            against[meeting["first"]].append((meeting["second"], mine))
            against[meeting["second"]].append((meeting["first"], theirs))
        for game in meeting["games"]:
            second_wins[game["second"]] += bool(game["score"]) and game["score"][1] == 1
    figures = {
        "buchholz": {key: sum(points[other] for other, _ in against[key]) for key in keys},
        "sonneborn-berger": {key: sum(points[other] * gained for other, gained in against[key]) for key in keys},
        "wins": {key: float(sum(gained == 1 for _, gained in against[key])) for key in keys},
        "second-wins": {key: float(second_wins[key]) for key in keys},
    }
    rows = shown["standings"]
    assert sorted(row["key"] for row in rows) == sorted(keys)
    for row in rows:
        assert abs(row["points"] - points[row["key"]]) < PLACES
        assert row["played"] == len(against[row["key"]])
        for name, value in zip(shown["tie_breaks"], row["tie_breaks"], strict=True):
            expected = direct(shown, row, against) if name == "direct" else figures[name][row["key"]]
            assert abs(value - expected) < PLACES, (row["key"], name)
    order = [(row["points"], *row["tie_breaks"]) for row in rows]
    assert order == sorted(order, reverse=True)
    for row, figure in zip(rows, order, strict=True):
        assert row["place"] == 1 + sum(other > figure for other in order)


def direct(shown: Json, row: Json, against: dict[str, list[tuple[str, float]]]) -> float:
    """Points against those who are equal up to this tie-break, if all of those have met."""
    place = shown["tie_breaks"].index("direct")
    mine = (row["points"], *row["tie_breaks"][:place])
    equal = {one["key"] for one in shown["standings"] if (one["points"], *one["tie_breaks"][:place]) == mine}
    met = all(other in {key for key, _ in against[one]} for one, other in combinations(equal, 2))
    if len(equal) < 2 or not met:
        return 0.0
    return sum(gained for other, gained in against[row["key"]] if other in equal)
