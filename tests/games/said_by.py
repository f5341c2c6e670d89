"""Which messages of a catalogue the program says by name: the page, the service, the command line."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from longroll.kernel.contract import Game

SOURCE: Final = Path(__file__).parents[2] / "src" / "longroll"
SCRIPTS: Final = (".ts", ".svelte")
BUILT: Final = ("node_modules", "dist")
QUOTED: Final = re.compile(r"[\"'`]([a-z][\w-]*)[\"'`]")
PUT_TOGETHER: Final = re.compile(r"`([a-z][\w-]*-)\$\{[^`]*?\}([\w-]*)`")  # as in `left-${step}`


@cache
def source() -> str:
    files = [*SOURCE.rglob("*.py"), *(file for kind in SCRIPTS for file in (SOURCE / "page").rglob(f"*{kind}"))]
    own = [file for file in files if not set(BUILT) & set(file.relative_to(SOURCE).parts)]
    return "".join(file.read_text(encoding="utf-8") for file in own)


@cache
def patterns() -> re.Pattern[str]:
    pairs = set(PUT_TOGETHER.findall(source()))
    return re.compile("|".join(f"{re.escape(begin)}[\\w-]+{re.escape(end)}" for begin, end in sorted(pairs)))


def said_by_name(keys: Iterable[str]) -> set[str]:
    quoted = set(QUOTED.findall(source()))
    return {key for key in keys if key in quoted or patterns().fullmatch(key)}


def order_keys(game: Game[Any]) -> set[str]:
    """What is said of standing orders: their questions, answers and facts."""
    keys = {"order-veteran"}
    for kind in game.order_questions:
        keys |= {f"order-{kind.kind}", *(f"order-{kind.kind}-{answer}" for answer in kind.answers)}
        keys |= {f"order-fact-{fact}" for fact in kind.facts}
    return keys
