"""Plots as plain SVG, for a page with its own style sheet: classes say what a thing is, not how it looks."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 48
RIGHT: Final = 24
TOP: Final = 14
BOTTOM: Final = 40
LABELS: Final = 270  # width of a bar's name
ROW: Final = 28
SHARES: Final = [(0.0, "0"), (0.25, "25 %"), (0.5, "50 %"), (0.75, "75 %"), (1.0, "100 %")]
"""The marks of an axis from 0 to 1."""

Points = Sequence[tuple[float, float]]


class Bar(NamedTuple):
    """Parts of a whole, by class of colour, and where the first boundary may lie."""

    name: str
    parts: Sequence[tuple[str, float]]
    low: float
    high: float


class Frame:
    """A plot with two axes."""

    def __init__(self, x: tuple[float, float], y: tuple[float, float], name: str) -> None:
        self.x0, self.x1 = x
        self.y0, self.y1 = y
        self.name = name
        self.marks: list[str] = []

    def at(self, x: float, y: float) -> tuple[float, float]:
        across = (x - self.x0) / ((self.x1 - self.x0) or 1)
        up = (y - self.y0) / ((self.y1 - self.y0) or 1)
        return LEFT + across * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - up * (HEIGHT - TOP - BOTTOM)

    def path(self, points: Points) -> str:
        return " ".join("{:.1f},{:.1f}".format(*self.at(x, y)) for x, y in points)

    def line(self, points: Points, kind: str) -> None:
        self.marks.append(f'<polyline class="line {kind}" points="{self.path(points)}"/>')

    def band(self, low: Points, high: Points, kind: str) -> None:
        self.marks.append(f'<polygon class="band {kind}" points="{self.path([*low, *reversed(high)])}"/>')

    def dot(self, x: float, y: float, radius: float, kind: str, title: str) -> None:
        across, up = self.at(x, y)
        tooltip = f"<title>{escape(title)}</title>"
        self.marks.append(f'<circle class="{kind}" cx="{across:.1f}" cy="{up:.1f}" r="{radius:.1f}">{tooltip}</circle>')

    def column(self, x: float, width: float, low: float, high: float, kind: str, title: str) -> None:
        left, top = self.at(x - width / 2, high)
        right, bottom = self.at(x + width / 2, low)
        self.marks.append(
            f'<rect class="{kind}" x="{left:.1f}" y="{top:.1f}" width="{right - left:.1f}" '
            f'height="{bottom - top:.1f}"><title>{escape(title)}</title></rect>'
        )

    def axes(self, xs: Sequence[tuple[float, str]], ys: Sequence[tuple[float, str]], below: str) -> None:
        for y, text in ys:
            left, height = self.at(self.x0, y)
            self.marks.append(
                f'<line class="grid" x1="{left}" x2="{WIDTH - RIGHT}" y1="{height:.1f}" y2="{height:.1f}"/>'
            )
            self.marks.append(label(left - 6, height + 4, text, "end"))
        for x, text in xs:
            across, foot = self.at(x, self.y0)
            self.marks.append(label(across, foot + 16, text, "middle"))
        self.marks.append(label((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, below, "middle"))

    def svg(self) -> str:
        return picture(HEIGHT, self.name, self.marks)


def picture(height: float, name: str, marks: Sequence[str]) -> str:
    inside = "\n".join(marks)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(name)}">\n{inside}\n</svg>'


def label(x: float, y: float, text: str, anchor: str, kind: str = "") -> str:
    words = f' class="{kind}"' if kind else ""
    return f'<text{words} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def bars(rows: Sequence[Bar], name: str) -> str:
    """One bar in each row, divided into its parts, with the interval of the first boundary drawn over it."""
    marks: list[str] = []
    across = WIDTH - LABELS - RIGHT
    for number, row in enumerate(rows):
        top = number * ROW + 4
        marks.append(label(LABELS - 8, top + 15, row.name, "end"))
        marks += bar_parts(row, top, across)
        low, high = (LABELS + across * end for end in (row.low, row.high))
        foot = top + ROW - 8
        marks.append(f'<line class="whisker" x1="{low:.1f}" x2="{high:.1f}" y1="{foot}" y2="{foot}"/>')
    half = LABELS + across / 2
    marks.append(f'<line class="half" x1="{half}" x2="{half}" y1="0" y2="{len(rows) * ROW}"/>')
    return picture(len(rows) * ROW + 4, name, marks)


def bar_parts(row: Bar, top: float, across: float) -> list[str]:
    marks = []
    x = float(LABELS)
    last = len(row.parts) - 1
    for number, (kind, part) in enumerate(row.parts):
        width = part * across
        marks.append(f'<rect class="{kind}" x="{x:.1f}" y="{top}" width="{width:.1f}" height="{ROW - 8}"/>')
        if number in {0, last} and part >= 0.08:
            place, anchor = (x + 6, "start") if number == 0 else (x + width - 6, "end")
            marks.append(label(place, top + 15, f"{100 * part:.0f} %", anchor, "inside"))
        x += width
    return marks
