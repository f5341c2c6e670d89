"""What holds in every position that play can reach."""

from longroll.games.american_civil_war.invariants import flaw
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.terms import PARTIES, SORT_IS_UNIT, SORT_PARTY, SORTS


def assert_invariants(position: Position) -> None:
    assert flaw(position) == ""
    assert min(position.army) >= 0
    assert min(position.moved) >= 0
    assert min(position.field) >= 0
    for space in range(position.components.spaces):
        row = position.army[space * SORTS : (space + 1) * SORTS]
        for party in range(PARTIES):
            pieces = sum(count for sort, count in enumerate(row) if SORT_PARTY[sort] == party)
            units = sum(count for sort, count in enumerate(row) if SORT_PARTY[sort] == party and SORT_IS_UNIT[sort])
            assert position.present[space * PARTIES + party] == pieces
            assert position.units[space * PARTIES + party] == units
