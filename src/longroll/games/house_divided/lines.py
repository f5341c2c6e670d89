"""AHD 4.0: which kinds of line a unit may use one after the other in one march, whatever the map and the position."""

from longroll.games.house_divided.refusals import ONE_KIND_OF_LINE, RIVER_NOT_COMBINED, TOO_FAR
from longroll.games.house_divided.terms import CAVALRY, RIVER, ROAD
from longroll.kernel.reason import ALLOWED, refuse


def judge_kinds(arm: int, first_kind: int, second_kind: int) -> int:
    if arm == CAVALRY:
        return cavalry_lines(first_kind, second_kind)
    verdict = one_kind_of_line(first_kind, second_kind)
    if not verdict:
        verdict = within_reach(first_kind)
    return verdict


def within_reach(kind: int) -> int:
    """AHD-4.0-g"""
    return refuse(TOO_FAR) if kind == ROAD else ALLOWED


def one_kind_of_line(first_kind: int, second_kind: int) -> int:
    """AHD-4.0-h"""
    return ALLOWED if first_kind == second_kind else refuse(ONE_KIND_OF_LINE)


def cavalry_lines(first_kind: int, second_kind: int) -> int:
    """AHD-4.0-k, AHD-4.0-l"""
    return ALLOWED if (first_kind == RIVER) == (second_kind == RIVER) else refuse(RIVER_NOT_COMBINED)
