"""The catalogues use the words of docs/glossary.md, the typography of their language, and plurals that agree."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    Pattern,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from tests.glossary import BANNED

SOURCE: Final = Path(__file__).parent.parent / "src" / "longroll"  # an installed package has no sources of the page
LANGUAGES: Final = ("en", "fr", "es", "it")
SYSTEMS: Final = ("american_civil_war", "five_aprils", "house_divided", "page")
FOLDERS: Final = {
    "page": [
        SOURCE / "text",
        SOURCE / "page" / "text",
        SOURCE / "page" / "editor" / "text",
        SOURCE / "page" / "club" / "text",
        SOURCE / "page" / "club" / "tournaments" / "text",
    ],
    **{
        system: [
            SOURCE / "games" / system / "text",
            SOURCE / "page" / "games" / system / "text",
            SOURCE / "lessons" / "text" / system,
        ]
        for system in SYSTEMS
        if system != "page"
    },
}
FOLDERS["five_aprils"].append(SOURCE / "lessons" / "text" / "guided")  # so far every guided game is one of its battles
THIN: Final = "\N{NARROW NO-BREAK SPACE}"
HARD: Final = "\N{NO-BREAK SPACE}"
FACT: Final = "\N{WHITE SQUARE}"  # stands for a fact, or for a choice of words, in the text of a message


class Line(NamedTuple):
    """The text of a message, or of one variant in it, with `FACT` for what is filled in."""

    key: str
    text: str
    numbers: tuple[str, ...]
    """The facts whose number chooses this variant, or words in it."""


def lines(file: Path) -> Iterator[Line]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message) and entry.value is not None:
            yield from parts(entry.id.name, entry.value, ())


def parts(key: str, pattern: Pattern, numbers: tuple[str, ...]) -> Iterator[Line]:
    """The line of a pattern, and those of the variants in it."""
    text = ""
    inside: list[str] = []
    for element in pattern.elements:
        if isinstance(element, TextElement):
            text += element.value
            continue
        inner = element.expression
        if isinstance(inner, StringLiteral):
            text += inner.value
        elif isinstance(inner, VariableReference):
            text += f"{FACT}{inner.id.name}{FACT}"
        else:
            text += FACT
        if isinstance(inner, SelectExpression):
            inside.append(selector(inner))
            for variant in inner.variants:
                yield from parts(key, variant.value, (*numbers, inside[-1]))
    yield Line(key, text, (*numbers, *inside))


def selector(expression: SelectExpression) -> str:
    chosen = expression.selector
    return chosen.id.name if isinstance(chosen, VariableReference) else ""


@cache
def catalogue(system: str, language: str) -> list[Line]:
    return [line for folder in FOLDERS[system] for line in lines(folder / f"{language}.ftl")]


def banned_in(system: str, language: str, line: Line) -> Iterator[str]:
    for table in ("common", system):
        for pattern, instead, except_in in BANNED[table][language]:
            if line.key not in except_in and re.search(pattern, line.text):
                yield f"{line.key}: {line.text!r} has {pattern!r}, use {instead!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_thing_has_the_word_of_the_glossary(system: str, language: str) -> None:
    assert [fault for line in catalogue(system, language) for fault in banned_in(system, language, line)] == []


def test_a_banned_word_is_found() -> None:
    """The table and the reader of catalogues work: a sentence with a banned word is reported."""
    line = Line("event-rating", "L’indice navale è ora 3.", ())
    assert list(banned_in("american_civil_war", "it", line))


# What comes before a mark, by language: a plain space never, in French a narrow no-break space always.
WRONG_MARKS: Final = {
    "en": [rf"[ {HARD}{THIN}][,.;:?!%](?=[ \n]|$)"],
    "es": [rf"[ {HARD}{THIN}][,.;:?!](?=[ \n]|$)", rf"[^{HARD}]%"],
    "it": [rf"[ {HARD}{THIN}][,.;:?!%](?=[ \n]|$)"],
    "fr": [
        rf"[ {HARD}][;:?!»%]",
        rf"[^{THIN}:;?!][;?!»%]",
        rf"[^{THIN}\d/][:](?=[ \n]|$)",
        rf"«[^{THIN}]",
        r" [,.](?=[ \n]|$)",
    ],
}
ALIGNED: Final = ("console-help",)  # a table, its columns set with spaces
EVERYWHERE: Final = [r"(?<=\S)  +(?=\S)", r"(?<=\w)'(?=\w)", r'"', r"\.\.\."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_marks_are_set_as_the_language_sets_them(system: str, language: str) -> None:
    faults = [
        f"{line.key}: {line.text!r} has {pattern!r}"
        for line in catalogue(system, language)
        for pattern in (*WRONG_MARKS[language], *EVERYWHERE)
        if line.key not in ALIGNED and re.search(pattern, line.text)
    ]
    assert faults == []


# The facts that count something, and the words that may follow a number without being counted.
COUNTED: Final = (
    "number",
    "count",
    "units",
    "spaces",
    "price",
    "actions",
    "pieces_left",
    "left",
    "points",
    "production",
)
UNCOUNTED: Final = {
    "en": r"against|and|or|of|to|in|left|more|is|used|for|now|lost|on|begins",
    "fr": r"contre|et|ou|sur|de|dans|à|au|aux|pour|est|actuellement",
    "es": r"contra|y|o|de|en|a|al|para|es|ahora",
    "it": r"contro|e|ed|o|di|da|in|a|ora|per|è",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_counted_noun_agrees_with_its_number(system: str, language: str) -> None:
    """`{ $number } points` stands in a selector on `$number`, or the noun does."""
    noun = re.compile(rf"{FACT}({'|'.join(COUNTED)}){FACT} (?!(?:{UNCOUNTED[language]})\b)[a-zà-ÿ]")
    faults = [
        f"{line.key}: {line.text!r}"
        for line in catalogue(system, language)
        for found in noun.finditer(line.text)
        if found[1] not in line.numbers
    ]
    assert faults == []


@pytest.mark.parametrize("system", SYSTEMS)
def test_french_says_one_for_nought_too(system: str) -> None:
    """In French the variant `one` is chosen for 0 as well, so it never has a 1 written in it."""
    for folder in FOLDERS[system]:
        assert not re.search(r"\[one\] *(1|un|une)\b", (folder / "fr.ftl").read_text(encoding="utf-8"))


REGISTER: Final = {
    "fr": r"\b([Tt]u|[Tt]oi|[Tt]on|[Tt]es)\b",
    "es": r"\b([Tt]ú|[Tt]us?|[Tt]uy[oa]s?)\b",
    "it": r"\b([Tt]u|[Tt]uo|[Tt]ua|[Tt]uoi|[Tt]ue|Lei)\b",
}


@pytest.mark.parametrize("language", REGISTER)
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_reader_is_addressed_in_one_way(system: str, language: str) -> None:
    """French vous, Spanish usted, Italian voi."""
    assert [line for line in catalogue(system, language) if re.search(REGISTER[language], line.text)] == []


DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "glossary.md"
HEADINGS: Final = {
    "american_civil_war": "The American Civil War",
    "five_aprils": "Across Five Aprils",
    "house_divided": "A House Divided",
}
COLUMNS: Final = {"English": "en", "français": "fr", "español": "es", "italiano": "it"}


def rows(system: str) -> list[dict[str, str]]:
    """The table of a system in the document, a row by language."""
    section = DOCUMENT.read_text(encoding="utf-8").split(f"\n## {HEADINGS[system]}\n")[1].split("\n## ")[0]
    table = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("|")
    ]
    names = [COLUMNS.get(name, name) for name in table[0]]
    return [dict(zip(names, cells, strict=True)) for cells in table[2:]]


def terms(cell: str) -> list[str]:
    """What a cell offers, without its notes in brackets and its daggers."""
    return [term.strip() for term in re.split(r"[/;,:]", re.sub(r"\([^)]*\)|†", "", cell)) if term.strip()]


def is_used(term: str, text: str) -> bool:
    """Does every word of the term occur, whatever its ending?"""
    stems = [word[: max(3, len(word) - 2)] for word in re.findall(r"[\wà-ÿ]{3,}", term.lower())]
    return all(stem in text for stem in stems)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", HEADINGS)
def test_the_terms_of_the_glossary_are_in_use(system: str, language: str) -> None:
    text = " ".join(line.text for line in catalogue(system, language)).lower()
    unused = [row["term"] for row in rows(system) if not any(is_used(term, text) for term in terms(row[language]))]
    assert unused == []
