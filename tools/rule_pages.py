"""The rulebook of a system as a page of the documentation: every rule with its rulings, options and pictures.

The texts are those of the program: its catalogue, in the order in which it stands there. Nothing is written twice.
"""

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Final, NamedTuple

from longroll.games import SYSTEMS, system_folder
from longroll.games.catalogues import system_catalogue
from longroll.lessons import Picture, load_pictures
from longroll.service.lesson_shape import step_shape, title_of

NAMES: Final = {
    "house-divided": "A House Divided",
    "five-aprils": "Across Five Aprils",
    "american-civil-war": "The American Civil War",
}
HEADING: Final = re.compile(r"^## +(.+)$")
ENTRY: Final = re.compile(r"^((rule|ruling)-([A-Z][A-Z0-9]*-\w[\w-]*)) *=")
TERM: Final = re.compile(r"^(term-[\w-]+?)(-means)? *=")
NUMBER: Final = re.compile(r"^\d+(?:\.\d+)*")
# What a text refers to: a rule or ruling, with or without the letters of its system, or a section.
REFERENCE: Final = re.compile(
    r"(?<![\w.-])(?:(?:[A-Z][A-Z0-9]{2}-)?(?:\d+(?:\.\d+)+-[a-z]+|RUL-\d+|[RL]-?\d{2}|[A-Z]-[a-z]+-\d+)\b"
    r"|\d+(?:\.\d+)+(?![-\d]|\.\d))"
)
SPECIAL: Final = re.compile(r"([\\`*_\[\]|#])")


class Entry(NamedTuple):
    """A rule or a ruling, `AHD-4.0-h`, and the key of its text."""

    id: str
    key: str

    @property
    def number(self) -> str:
        """Without the letters of its system: `4.0-h`."""
        return self.id.partition("-")[2]

    @property
    def is_ruling(self) -> bool:
        return self.key.startswith("ruling-")


class Section(NamedTuple):
    heading: str
    entries: list[Entry]

    @property
    def number(self) -> str:
        found = NUMBER.match(self.heading)
        return re.sub(r"\.0$", "", found[0]) if found else ""


class RulePage:
    """The page of one system."""

    def __init__(self, system: str) -> None:
        self.system = system
        self.catalogue = system_catalogue(system)
        self.prefix = SYSTEMS[system].prefix
        source = (system_folder(system) / "text" / "en.ftl").read_text(encoding="utf-8")
        self.sections = read_sections(source)
        self.pictures = {picture.rule: picture for picture in load_pictures(system)}

    def markdown(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        rules = sum(not entry.is_ruling for entry in self.entries)
        yield "---\nsearch:\n  boost: 2\n---\n"
        yield f"# {NAMES[self.system]}: the rules\n"
        yield (
            f"{rules} rules in our own words, and {len(self.entries) - rules} rulings on what the rulebook leaves "
            "open. The number of a rule is its name everywhere: in a refusal, in the log, in the code and in its "
            "tests. This page is made from the texts that the program itself uses.\n"
        )
        for section in self.sections:
            anchor = f" {{ #section-{section.number} }}" if self.first.get(section.number) is section else ""
            yield f"## {escape(section.heading)}{anchor}\n"
            for entry in section.entries:
                yield from self.entry_lines(entry)
        yield from self.term_lines()

    def entry_lines(self, entry: Entry) -> Iterator[str]:
        kind = "ruling" if entry.is_ruling else "rule"
        yield f"### {entry.id} {{ #{entry.id} .{kind} }}\n"
        yield f"{self.link(self.catalogue.format(entry.key))}\n"
        component = entry.key.replace("rule-", "component-", 1)
        if component != entry.key and self.catalogue.has(component):
            yield f"<small>Components only: {self.link(self.catalogue.format(component))}</small>\n"
        if named := self.rulings.get(entry.id):
            links = ", ".join(f"[{one.number}](#{one.id})" for one in named)
            yield f"<small>Rulings on this: {links}</small>\n"
        yield from self.option_lines(entry.id)
        if picture := self.pictures.get(entry.id):
            yield from self.picture_lines(picture)

    def option_lines(self, rule: str) -> Iterator[str]:
        for name, values in self.options.get(rule, {}).items():
            said = [self.catalogue.format(f"option-{name}-{value}") for value in values]
            chosen = "; ".join(f"`{value}`: {escape(text)}" for value, text in zip(values, said, strict=True))
            question = escape(self.catalogue.format(f"option-{name}"))
            yield f"<small>Option `{name}`, the usual value first. {question} {chosen}.</small>\n"

    def picture_lines(self, picture: Picture) -> Iterator[str]:
        title = escape(title_of(picture.lesson, "en"))
        caption = escape(str(step_shape(picture.lesson, picture.step, "en")["text"]))
        yield f"![The board in the lesson {title}](../pictures/{picture.rule}.webp){{ loading=lazy }}\n"
        yield f"<small>**{title}.** {caption}</small>\n"

    def term_lines(self) -> Iterator[str]:
        yield "## Terms\n"
        for key in self.catalogue.keys:
            found = TERM.match(f"{key} =")
            if found and not found[2]:
                forms = escape(self.catalogue.format(key).partition("|")[0].strip())
                yield f"**{forms}**\n:   {self.link(self.catalogue.format(f'{key}-means'))}\n"

    def link(self, text: str) -> str:
        """A text in which every rule or section that it names is a link."""
        pieces, start = [], 0
        for found in REFERENCE.finditer(text):
            if goal := self.find(found[0]):
                pieces += [escape(text[start : found.start()]), f"[{found[0]}](#{goal})"]
                start = found.end()
        return "".join([*pieces, escape(text[start:])])

    def find(self, name: str) -> str:
        """The anchor of what a text names; empty: nothing of this page."""
        name = re.sub(r"\.0$", "", name)
        return self.anchors.get(name) or self.anchors.get(f"{self.prefix}-{name}", "")

    @cached_property
    def entries(self) -> list[Entry]:
        return [entry for section in self.sections for entry in section.entries]

    @cached_property
    def anchors(self) -> dict[str, str]:
        """Where a section is, by its number, and a rule, by its id."""
        sections = {number: f"section-{number}" for number in self.first}
        return sections | {entry.id: entry.id for entry in self.entries}

    @cached_property
    def first(self) -> dict[str, Section]:
        """Several sections may share a number; a reference leads to the first."""
        return {section.number: section for section in reversed(self.sections) if section.number}

    @cached_property
    def rulings(self) -> dict[str, list[Entry]]:
        """The rulings that name a rule, by the rule."""
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            text = self.catalogue.format(entry.key) if entry.is_ruling else ""
            for rule in dict.fromkeys(self.find(name) for name in REFERENCE.findall(text)):
                if rule and rule != entry.id:
                    found.setdefault(rule, []).append(entry)
        return found

    @cached_property
    def options(self) -> dict[str, dict[str, tuple[str, ...]]]:
        """The options by the rule that they change: each with its values."""
        found: dict[str, dict[str, tuple[str, ...]]] = {}
        for title in SYSTEMS[self.system].titles.values():
            for option in title.options:
                found.setdefault(option.rule, {}).setdefault(option.name, tuple(option.values))
        return found


def read_sections(source: str) -> list[Section]:
    """Headings with their rules, in the order of the catalogue; a heading with a number stays without any."""
    sections: list[Section] = []
    for line in source.splitlines():
        if heading := HEADING.match(line):
            sections.append(Section(heading[1], []))
        if entry := ENTRY.match(line):
            sections[-1].entries.append(Entry(entry[3].replace("_", "."), entry[1]))
    return [section for section in sections if section.entries or section.number]


def escape(text: str) -> str:
    """A sentence as Markdown that shows just that."""
    return SPECIAL.sub(r"\\\1", text).replace("<", "&lt;").replace(">", "&gt;")
