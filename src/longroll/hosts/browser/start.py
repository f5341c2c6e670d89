"""How the worker of the page begins: with what JavaScript offers it."""

import json
from collections.abc import Callable, Mapping
from typing import Protocol

from longroll.hosts.browser.host import Host, Send
from longroll.hosts.browser.storage import RowStore
from longroll.hosts.browser.thinker import BotWorker
from longroll.kernel.bundle import Bundles
from longroll.kernel.error import LongrollError
from longroll.kernel.verdict import Fact


class ScriptBundle(Protocol):
    """Fluent in JavaScript; the facts are JSON. Both raise something if the message does not fit."""

    def add(self, source: str) -> None: ...

    def format(self, key: str, facts: str) -> str: ...


class WrappedBundle:
    def __init__(self, bundle: ScriptBundle) -> None:
        self._bundle = bundle

    def add(self, key: str, source: str) -> None:
        try:
            self._bundle.add(source)
        except Exception as error:  # JavaScript's errors have no class of their own here
            raise LongrollError(f"message {key!r} cannot be parsed: {error}") from None

    def format(self, key: str, facts: Mapping[str, Fact]) -> str:
        try:
            return self._bundle.format(key, json.dumps(dict(facts)))
        except Exception as error:  # as above
            raise LongrollError(f"message {key!r} does not fit the facts {sorted(facts)}: {error}") from None


def start(
    store: RowStore, new_bot_worker: Callable[[], BotWorker], send: Send, make_bundle: Callable[[str], ScriptBundle]
) -> Host:
    Bundles.make = lambda language: WrappedBundle(make_bundle(language))
    return Host(store, new_bot_worker, send)
