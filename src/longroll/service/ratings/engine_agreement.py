"""Engine agreement: how many of the plans of a finished match that its analysis examined were those of the strongest
computer player, or hardly worse. It is a hint for organisers and proves nothing: an easy game has a high share too."""

import json
from collections.abc import Mapping
from typing import NamedTuple

from longroll.service.analyses import AnalysisStatus
from longroll.service.analysing import AGREEMENT
from longroll.service.published import Published


class Counts(NamedTuple):
    examined: int
    agreed: int


class EngineAgreement(NamedTuple):
    """`status` is that of the analysis. Counts and players go by side."""

    status: str
    sides: Mapping[str, Counts]
    players: Mapping[str, str]


def engine_agreement(published: Published, analysis: AnalysisStatus) -> EngineAgreement:
    """Read the agreement from a stored analysis. One of an older version has none: then there are no sides."""
    found: dict[str, dict[str, int]] = json.loads(analysis.result).get(AGREEMENT, {}) if analysis.result else {}
    sides = {side: Counts(counts["examined"], counts["agreed"]) for side, counts in found.items()}
    return EngineAgreement(analysis.status, sides, published.seats)
