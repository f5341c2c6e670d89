"""The figures of docs/research.md are those in use; tests/docs runs its examples."""

from pathlib import Path

from longroll.games import TITLES, read_title

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_bounds_shown_are_those_in_use() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for title in TITLES:
        row = next(line for line in text.splitlines() if line.startswith(f"| `{title}` |"))
        seen, choices, longest, size = (int(cell.replace(",", "")) for cell in row.strip("| ").split("|")[1:])
        assert (choices, size) == read_title(title).bounds
        assert seen < choices / 3
        assert longest < size
