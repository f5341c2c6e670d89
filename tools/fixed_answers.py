"""What the worker of the page would answer at every visit alike. The site has it as files, so that its first screen
need not wait for Python."""

import asyncio
import json
from collections.abc import Iterator
from typing import Final

from longroll.games import SYSTEMS, TITLES
from longroll.hosts.browser.request import read_request
from longroll.hosts.browser.routes import handle
from longroll.hosts.common.language import current, languages
from longroll.hosts.memory import make_service
from longroll.kernel.catalogue import ENGLISH
from longroll.service.caller import HOME
from longroll.service.gate import Gate

ANY: Final = "any"
"""In place of a language: the answers that are the same in all."""


def fixed_answers() -> dict[str, str]:
    """JSON for each language, and for any: the answers by path."""
    asked = {ANY: any_paths(), **{language: paths(language) for language in sorted(languages())}}
    return {language: json.dumps(ask_all(asked[language], language), ensure_ascii=False) for language in asked}


def any_paths() -> Iterator[str]:
    """What the lobby asks for; what a language lacks is said in English."""
    yield "/api/games"
    yield from (f"/api/games/{title}/board" for title in TITLES)
    yield from catalogues(ENGLISH)


def paths(language: str) -> Iterator[str]:
    yield from ("/api/lessons", "/api/guided-games")
    if language != ENGLISH:
        yield from catalogues(language)


def catalogues(language: str) -> Iterator[str]:
    return (f"/catalogues/{system}/{language}.ftl" for system in SYSTEMS)


def ask_all(asked: Iterator[str], language: str) -> dict[str, str]:
    current.set(language)
    return {path: ask(path) for path in asked}


def ask(path: str) -> str:
    return asyncio.run(handle(Gate(make_service(), HOME), read_request("GET", path, ""))).text
