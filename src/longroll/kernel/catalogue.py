"""A catalogue: the messages of one language. It turns a key and facts into a sentence.

The messages are in Fluent files, `<language>.ftl` in the `text` folder of a system, and in the common one. A message is
parsed when it is first used. One that only puts texts into a line needs no parser: a large catalogue loads fast, and
what is wrong with a pack can be said where Fluent is not installed.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from longroll.kernel.bundle import Bundle, Bundles
from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Fact

COMMON: Final = Path(__file__).parent.parent / "text"
"""The folder of the messages that every system uses."""
ENGLISH: Final = "en"

PLAIN: Final = re.compile(r"[\w-]+ *= *((?:[^\n{}]|\{ *\$\w+ *\})+?)\s*")
FACT: Final = re.compile(r"\{ *\$(\w+) *\}")
ENTRY: Final = re.compile(r"^(?P<key>[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t].*)?)*", re.MULTILINE)
EDGE: Final = "\0"  # put beside a full stop at the edge of a fact, so that two full stops can become one
REFERENCE: Final = re.compile(r"\{ *([a-zA-Z][\w-]*) *\}")


class Catalogue:
    """The messages of one language in the given folders. `names` gives the display name of a place by its id."""

    def __init__(self, *folders: Path, language: str = ENGLISH, names: Mapping[str, str] | None = None) -> None:
        self.language = language
        self.names = dict(names or {})
        self._sources: dict[str, str] = {}
        self._bundle: Bundle | None = None
        self._ready: set[str] = set()
        for folder in folders:
            self._read(folder / f"{language}.ftl")

    @property
    def keys(self) -> list[str]:
        """Every key, in the order of the files."""
        return list(self._sources)

    def has(self, key: str) -> bool:
        return key in self._sources

    def format(self, key: str, /, **facts: Fact) -> str:
        """The sentence of a key. An unknown key is an error, and so is a missing fact."""
        plain = PLAIN.fullmatch(self.source(key))
        texts = {name: self._show(fact) for name, fact in facts.items() if isinstance(fact, str)}
        if plain and texts.keys() >= set(FACT.findall(plain[1])):
            text = FACT.sub(lambda found: texts[found[1]], plain[1])
        else:
            text = self._prepare(key).format(key, {**facts, **texts})
        return text.replace(f".{EDGE}.", ".").replace(EDGE, "")  # a name and the sentence end with one full stop

    def source(self, key: str) -> str:
        """The message of a key as it stands in the file."""
        if key not in self._sources:
            raise LongrollError(f"the catalogue {self.language!r} has no message {key!r}")
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
                raise LongrollError(f"{str(file)!r} has the message {entry['key']!r} twice")
            self._sources[entry["key"]] = entry[0]

    def _prepare(self, key: str) -> Bundle:
        """Parse a message and the messages it uses, once."""
        if self._bundle is None:
            self._bundle = Bundles.make(self.language)
        if key not in self._ready:
            self._bundle.add(key, self.source(key))
            self._ready.add(key)
            for other in self.references(key):
                self._prepare(other)
        return self._bundle
