"""The browser's host without a browser: rows in dictionaries, thinking on the spot."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from longroll.hosts.browser.host import Host
from longroll.hosts.browser.thinker import think

Row = dict[str, Any]
LESSON = 15  # its place in a header, as in `page/site/rows.ts`


class DictStore:
    """What `page/site/store.ts` does in IndexedDB."""

    def __init__(self) -> None:
        self.headers: dict[str, list[Any]] = {}
        self.states: dict[str, Row] = {}
        self.numbered: dict[str, dict[tuple[str, int], list[Any]]] = {
            name: {} for name in ("history", "checkpoints", "estimates")
        }
        self.analyses: dict[str, list[Any]] = {}
        self.failure: Exception | None = None

    async def write(self, changes: str) -> str:
        if self.failure is not None:
            raise self.failure
        return json.dumps([self._apply(change) for change in json.loads(changes)])

    async def read(self, match: str) -> str | None:
        if match not in self.headers:
            return None
        rows = {name: self._rows(name, match) for name in ("history", "checkpoints")}
        return json.dumps({"header": self.headers[match], "state": self.states[match], **rows})

    async def version(self, match: str) -> int | None:
        return self.states[match]["version"] if match in self.states else None

    async def newest(self, limit: int) -> str:
        found = sorted(self.states, key=lambda match: -self.states[match]["updated"])
        shown = [match for match in found if not self.headers[match][LESSON]]
        return json.dumps([{"header": self.headers[match], "state": self.states[match]} for match in shown[:limit]])

    async def estimates(self, match: str) -> str:
        return json.dumps(self._rows("estimates", match))

    async def analysis(self, match: str) -> str | None:
        return json.dumps(self.analyses[match]) if match in self.analyses else None

    def _rows(self, name: str, match: str) -> list[list[Any]]:
        return [row for (owner, _), row in sorted(self.numbered[name].items()) if owner == match]

    def _apply(self, change: Row) -> bool:
        match = change["match"]
        if "analysis" in change:
            self.analyses[match] = change["analysis"]
            return match in self.states
        if "header" not in change:
            if match not in self.states:
                return False
            if not change.get("delete") and self.states[match]["version"] != change["expected"]:
                return False
        if change.get("delete"):
            del self.headers[match], self.states[match]
            self._cut(match, tuple(self.numbered), -1)
            return True
        if change.get("replace"):
            self.headers[match][3] = change["rules"]
            self._cut(match, ("history", "checkpoints"), -1)
        if "kept" in change:
            self._cut(match, tuple(self.numbered), change["kept"])
            self.analyses.pop(match, None)
        self.headers.setdefault(match, change.get("header", []))
        self.states[match] = {**self.states.get(match, {}), **change["state"]}
        for row in change.get("history", []):
            self.numbered["history"][match, row[1]] = row
        for row in change.get("checkpoints", []):
            self.numbered["checkpoints"][match, row[0]] = row
        if change.get("estimate"):
            self.numbered["estimates"][match, change["estimate"][0]] = change["estimate"]
        return True

    def _cut(self, match: str, names: tuple[str, ...], kept: int) -> None:
        for name in names:
            for key in [key for key in self.numbered[name] if key[0] == match and key[1] > kept]:
                del self.numbered[name][key]


class InlineBotWorker:
    hurried = False

    def prepare(self) -> None:
        pass

    async def ask(self, wanted: str, question: str, hurried: bool, progress: Callable[[int, int], None]) -> str:
        self.hurried = hurried
        await asyncio.sleep(0)
        return think(wanted, question, lambda: self.hurried, progress)

    def hurry(self) -> None:
        self.hurried = True

    def restart(self) -> None:
        pass


class BrowserPage:
    """A page whose worker is here."""

    def __init__(self, store: DictStore | None = None) -> None:
        self.store = store or DictStore()
        self.told: list[tuple[int, Any, int]] = []
        self.host = Host(self.store, InlineBotWorker, self._hear)

    def _hear(self, feed: int, text: str, end: int) -> None:
        self.told.append((feed, json.loads(text) if text else None, end))

    async def ask(self, method: str, target: str, body: object = None, language: str = "en") -> tuple[int, Any]:
        text = body if isinstance(body, str) else "" if body is None else json.dumps(body)
        reply = await self.host.request(method, target, text, language)
        kind = json.loads if reply.text[:1] in ("{", "[") else str
        return reply.status, kind(reply.text)
