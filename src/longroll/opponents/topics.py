"""Topics: what the features of an evaluation are about, in words that a player would use.

`topics.json` of a system has one for every feature. `places.union` are the places of the Union: to the Union their
safety, to the other side a threat. A feature without a topic is no reason: the turn, whose move it is.
"""

import json
from functools import lru_cache
from importlib.resources import files
from typing import Final

from longroll.kernel.catalogue import Catalogue

SIDES: Final = ("union", "confederate")


@lru_cache
def read_topics(folder: str) -> dict[str, str]:
    """The topic of each feature of a system."""
    topics: dict[str, str] = json.loads((files("longroll.opponents") / folder / "topics.json").read_text("utf-8"))
    return topics


def seen_from(topic: str, seat: int) -> str:
    """The topic as a seat sees it: `own-places`, or `enemy-places`."""
    name, _, side = topic.partition(".")
    if not side:
        return name
    return f"own-{name}" if SIDES.index(side) == seat % 2 else f"enemy-{name}"


def say_reason(words: Catalogue, topic: str, gain: float) -> str:
    """The sentence for a topic that adds to a chance or takes from it."""
    return words.format(f"reason-{topic}", better="yes" if gain > 0 else "no")
