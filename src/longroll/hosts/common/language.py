"""The language of the client. The guard sets it for each request, so that no function has to pass it on."""

import re
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import Final

from longroll.kernel.catalogue import COMMON, ENGLISH, Catalogue
from longroll.kernel.verdict import Fact

LONGEST: Final = 200  # characters of a header that are read
RANGE: Final = re.compile(r"\s*([a-zA-Z]{2,8})(?:-[a-zA-Z0-9-]+)?\s*(?:;\s*q=([01](?:\.[0-9]{0,3})?)\s*)?")

current: ContextVar[str] = ContextVar("language", default=ENGLISH)


def sentence(key: str, **facts: Fact) -> str:
    """A sentence of the common catalogue, in the language of the request."""
    text = catalogue(current.get()).format(key, **facts)
    return text.encode(errors="replace").decode()  # half a surrogate in a fact cannot be sent


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(COMMON, language=language)


@cache
def languages() -> frozenset[str]:
    return frozenset(file.stem for file in COMMON.glob("*.ftl"))


@lru_cache(maxsize=64)
def choose(accepted: str) -> str:
    """The language that an Accept-Language header prefers among ours; English if it names none."""
    preferred: dict[str, float] = {}
    for part in accepted[:LONGEST].split(","):
        found = RANGE.fullmatch(part)
        if found and found[1].lower() in languages():
            preferred.setdefault(found[1].lower(), float(found[2] or 1))
    best = max(preferred, key=lambda name: preferred[name], default=ENGLISH)
    return best if preferred.get(best) else ENGLISH
