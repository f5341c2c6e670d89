"""What happened: an event names its kind, the rule that caused it and the facts; a catalogue has the sentence."""

from collections.abc import Mapping
from typing import NamedTuple

from longroll.kernel.verdict import Fact


class Event(NamedTuple):
    kind: str
    rule: str
    facts: Mapping[str, Fact]
