"""Words: keys and facts made into sentences by the catalogues of one language.

A catalogue is a Fluent file, `<language>.ftl` in the `text` folder of whoever speaks. Its messages are parsed when they
are first said, and a sentence without facts needs no parser, so a large catalogue costs nothing at start-up.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Fact

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PLAIN: Final = re.compile(r"[\w-]+ *= *([^\s{}].*?)\s*")
ENTRY: Final = re.compile(r"^(?P<key>[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t].*)?)*", re.MULTILINE)
EDGE: Final = "\0"  # stands between a fact and the words around it where either may have a full stop
REFERENCE: Final = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")


class Words:
    """The catalogues of one language in the given folders. `names` says how the id of a place is shown."""

    def __init__(self, *folders: Path, language: str = "en", names: Mapping[str, str] | None = None) -> None:
        self.language = language
        self.names = dict(names or {})
        self._sources: dict[str, str] = {}
        self._bundle: FluentBundle | None = None
        self._ready: set[str] = set()
        for folder in folders:
            self._read(folder / f"{language}.ftl")

    @property
    def keys(self) -> list[str]:
        """Every key there is, in the order of the catalogues."""
        return list(self._sources)

    def has(self, key: str) -> bool:
        return key in self._sources

    def say(self, key: str, **facts: Fact) -> str:
        """The sentence of a key. A missing key, or a fact that the sentence lacks, is an error that names it."""
        plain = PLAIN.fullmatch(self.source(key))
        if plain and "{" not in plain[1]:
            return plain[1]
        bundle = self._prepare(key)
        shown = {name: self._show(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        pattern = bundle.get_message(key).value
        assert pattern is not None, "a message without a value does not parse"
        text, errors = bundle.format_pattern(pattern, shown)
        if errors:
            raise LongrollError(f"the words for {key!r} do not fit the facts {sorted(facts)}: {errors[0]}")
        return str(text).replace(f".{EDGE}.", ".").replace(EDGE, "")  # a name and its sentence end in one full stop

    def source(self, key: str) -> str:
        """What the catalogue says of a key, unparsed."""
        if key not in self._sources:
            raise LongrollError(f"there are no words for {key!r} in the language {self.language!r}")
        return self._sources[key]

    def references(self, key: str) -> list[str]:
        """The other messages that a message uses."""
        return REFERENCE.findall(self.source(key))

    def _show(self, fact: str) -> str:
        shown = self.names.get(fact, fact)
        return f"{EDGE * shown.startswith('.')}{shown}{EDGE * shown.endswith('.')}"

    def _read(self, file: Path) -> None:
        try:
            text = file.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise LongrollError(f"there is no catalogue {str(file)!r}") from None
        for entry in ENTRY.finditer(text):
            if entry["key"] in self._sources:
                raise LongrollError(f"{str(file)!r} has words for {entry['key']!r} twice")
            self._sources[entry["key"]] = entry[0]

    def _prepare(self, key: str) -> "FluentBundle":
        """Parse a message and those it uses, once."""
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Message

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        if key in self._ready:
            return self._bundle
        resource = FluentResource(self.source(key))
        if not resource.body or not all(isinstance(item, Message) for item in resource.body):
            raise LongrollError(f"the words for {key!r} cannot be read")
        self._ready.add(key)
        self._bundle.add_resource(resource)
        for other in self.references(key):
            self._prepare(other)
        return self._bundle
