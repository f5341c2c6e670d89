"""The plots of a balance: how games went, when they ended and when they were decided."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from longroll.analysis.turning_point import EVEN
from longroll.lab.balance import Figures, points
from longroll.lab.decided import SURE
from longroll.lab.job import GameRecord
from longroll.report.plot import SHARES, Frame

STEPS: Final = 40
BINS: Final = 10
FEWEST: Final = 9  # turns shown before the last
PARTS: Final = [(0.0, "start"), (0.25, "¼"), (0.5, "half"), (0.75, "¾"), (1.0, "end")]


def ending_plot(figures: Figures, sides: Sequence[str]) -> str:
    """How many games ended in each turn, stacked by winner."""
    counts = Counter((record.turn, record.winner) for record in figures.records)
    turns = sorted({turn for turn, _ in counts})
    tallest = max(sum(counts[turn, side] for side in (0, -1, 1)) for turn in turns)
    first, last = min(turns[0], turns[-1] - FEWEST), turns[-1]
    frame = Frame((first - 0.6, last + 0.6), (0, tallest), "games by the turn in which they ended")
    shown = [(float(turn), str(turn)) for turn in range(last, first - 1, -max(1, (last - first) // 12))]
    frame.axes(shown, [(0, "0"), (tallest, str(tallest))], "turn")
    for turn in turns:
        foot = 0
        for side, kind in ((0, sides[0]), (-1, "nobody"), (1, sides[1])):
            count = counts[turn, side]
            frame.column(turn, 0.8, foot, foot + count, kind, f"turn {turn}: {count}")
            foot += count
    return frame.svg()


def chance_plot(figures: Figures, sides: Sequence[str]) -> str:
    frame = Frame((0, 1), (0, 1), "the chance of the first side in the course of the game")
    frame.axes(PARTS, SHARES, "part of the game")
    frame.line([(0, 0.5), (1, 0.5)], "even")
    for side, kind in enumerate(sides):
        records = [record for record in figures.records if record.winner == side and record.curve]
        if records:
            draw_band(frame, records, kind)
    return frame.svg()


def draw_band(frame: Frame, records: Sequence[GameRecord], kind: str) -> None:
    low, middle, high = [], [], []
    for step in range(STEPS + 1):
        part = step / STEPS
        chances = sorted(chance_at(record, part) for record in records)
        low.append((part, chances[len(chances) // 10]))
        middle.append((part, chances[len(chances) // 2]))
        high.append((part, chances[-1 - len(chances) // 10]))
    frame.band(low, high, kind)
    frame.line(middle, kind)


def chance_at(record: GameRecord, part: float) -> float:
    return record.curve[min(len(record.curve) - 1, int(part * len(record.curve)))][1]


def decided_plot(figures: Figures) -> str:
    frame = Frame((0, 1), (0, 1), "games decided by each part of the game")
    frame.axes(PARTS, SHARES, "part of the game")
    for chance, kind in ((SURE, "solid"), (EVEN, "even")):
        parts = [moment.part for moment in figures.moments(chance)]
        if parts:
            frame.line(
                [(step / STEPS, sum(part <= step / STEPS for part in parts) / len(parts)) for step in range(STEPS + 1)],
                kind,
            )
    return frame.svg()


def trust_plot(figures: Figures) -> str:
    """The expected chance against the actual results."""
    frame = Frame((0, 1), (0, 1), "chances expected against results")
    frame.axes(SHARES, SHARES, "chance expected")
    frame.line([(0, 0), (1, 1)], "even")
    seen: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for record in figures.records:
        for _, chance in record.curve:
            seen[min(BINS - 1, int(chance * BINS))].append((chance, points(record)))
    total = sum(map(len, seen)) or 1
    for pairs in seen:
        if pairs:
            expected = sum(chance for chance, _ in pairs) / len(pairs)
            came = sum(point for _, point in pairs) / len(pairs)
            title = f"{len(pairs)} positions: expected {expected:.2f}, actual {came:.2f}"
            frame.dot(expected, came, 3 + 9 * (len(pairs) / total) ** 0.5, "seen", title)
    return frame.svg()
