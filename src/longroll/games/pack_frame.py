"""What the packs of all systems have in common: a frame around the sections of each, editions, and flaws in words."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from longroll.games import FOLDER
from longroll.kernel.catalogue import ENGLISH, Catalogue
from longroll.kernel.error import LongrollError
from longroll.kernel.header import is_edition
from longroll.kernel.inspector import Flaw, Inspector, shown
from longroll.kernel.pack_text import MOST_NAMED, parse_pack

FORMAT: Final = "longroll-pack 1"
Inspect = Callable[[Inspector, dict[str, Any]], None]


def check_frame(
    value: Any, titles: list[str], required: list[str], optional: list[str], inspect: Inspect
) -> list[Flaw]:
    """Every flaw of what should be a pack for one of these titles; `inspect` looks into its sections."""
    inspector = Inspector()
    if not isinstance(value, dict):
        return [Flaw("pack", "not-object", {"value": shown(value)})]
    pack = inspector.record(value, "", ["format", "title", "name", *required], optional)
    inspector.choice(pack, "format", "", [FORMAT])
    inspector.choice(pack, "title", "", titles)
    inspector.text(pack, "name", "", 1, 60)
    inspect(inspector, pack)
    if "provenance" in pack:
        inspector.provenance(pack["provenance"])
    return inspector.flaws


def read_number(title: str, text: str, newest: int) -> int:
    """The edition with that number, if there is one."""
    if text not in [str(edition) for edition in range(1, newest + 1)]:
        raise LongrollError(f"{title} has no edition {text[:20]} of its pack; the newest is {newest}")
    return int(text)


def read_sound(text: str, check: Callable[[Any], list[Flaw]]) -> dict[str, Any]:
    """The pack in a text; one that is not sound is an error that says why."""
    value, flaws = parse_pack(text)
    flaws = flaws or check(value)
    if flaws:
        raise LongrollError(describe_flaws(flaws))
    return dict(value)


def read_header(title: str, pack: str, newest: int, check: Callable[[Any], list[Flaw]]) -> str:
    """The pack of a header as a game keeps it: the number of an edition (nothing: the first), or a sound pack for that
    title on one line."""
    if is_edition(pack):
        edition = read_number(title, pack or "1", newest)
        return "" if edition == 1 else str(edition)
    data = read_sound(pack, check)
    if data["title"] != title:
        raise LongrollError(f"the pack is for {data['title']}, not for {title}")
    return json.dumps(data, ensure_ascii=False)


def describe_flaws(flaws: list[Flaw]) -> str:
    """The first flaws in one sentence, and how many there are besides."""
    more = f"; and {len(flaws) - MOST_NAMED} more" if len(flaws) > MOST_NAMED else ""
    return "; ".join(f"{flaw.place}: {describe_flaw(flaw)}" for flaw in flaws[:MOST_NAMED]) + more


def describe_flaw(flaw: Flaw, language: str = ENGLISH) -> str:
    """What is wrong, in words."""
    return flaw_words(language).format(flaw.key, **flaw.facts)


@cache
def flaw_words(language: str) -> Catalogue:
    return Catalogue(FOLDER / "text", language=language)
