"""A report as one page: head, tables, figures."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

STYLE: Final = "report.css"


def page(name: str, body: Sequence[str]) -> str:
    style = files("longroll.report").joinpath(STYLE).read_text(encoding="utf-8")
    text = "\n".join(body)
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>{escape(name)}</title>\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<style>\n{style}</style>\n'
        f"<h1>{escape(name)}</h1>\n{text}\n</html>\n"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], first: int, last: int = 99) -> str:
    """Columns from `first` up to, not including, `last` hold numbers."""
    kinds = [' class="n"' if first <= number < last else "" for number in range(len(heads))]
    head = "".join(f"<th{kind}>{escape(text)}</th>" for kind, text in zip(kinds, heads, strict=True))
    body = "\n".join(
        "<tr>" + "".join(f"<td{kind}>{escape(text)}</td>" for kind, text in zip(kinds, row, strict=True)) + "</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>'


def figure(name: str, svg: str, caption: str) -> str:
    return f"<h3>{escape(name)}</h3><figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"
