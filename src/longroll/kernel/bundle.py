"""Messages of Fluent, parsed: by the package `fluent.runtime`, or by what a host without it puts in its place."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Protocol

from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Fact


class Bundle(Protocol):
    """Messages of one language."""

    def add(self, key: str, source: str) -> None:
        """Raises `LongrollError` if the message cannot be parsed."""
        ...

    def format(self, key: str, facts: Mapping[str, Fact]) -> str:
        """Raises `LongrollError` if a fact is missing."""
        ...


class PythonBundle:
    def __init__(self, language: str) -> None:
        try:
            from fluent.runtime import FluentBundle
        except ModuleNotFoundError:
            raise LongrollError("sentences need the package fluent.runtime: pip install fluent.runtime") from None
        self._bundle = FluentBundle([language], use_isolating=False)

    def add(self, key: str, source: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Message

        resource = FluentResource(source)
        if not resource.body or not all(isinstance(item, Message) for item in resource.body):
            raise LongrollError(f"message {key!r} cannot be parsed")
        self._bundle.add_resource(resource)

    def format(self, key: str, facts: Mapping[str, Fact]) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, "a message without a value cannot be parsed"
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise LongrollError(f"message {key!r} does not fit the facts {sorted(facts)}: {errors[0]}")
        return str(text)


class Bundles:
    """`make` is replaced by a host that has another Fluent."""

    make: ClassVar[Callable[[str], Bundle]] = PythonBundle
