"""What holds in every position of a battle that play can reach."""

from longroll.games.five_aprils.control import controller
from longroll.games.five_aprils.exclusive import Exclusive
from longroll.games.five_aprils.invariants import violation
from longroll.games.five_aprils.options import HANDICAP
from longroll.games.five_aprils.position import ELIMINATED, MOVE, REDUCED, WAITING, Position
from longroll.games.five_aprils.stack import STACK, rebuild_zones, units_at


def assert_invariants(position: Position, rules: Exclusive) -> None:
    assert violation(position, rules) == ""
    assert_stacks(position)
    assert_zones(position)
    assert [controller(position, rules, number) for number in range(len(position.control))] == position.control


def assert_stacks(position: Position) -> None:
    """Every unit on the map is in exactly one stack, every stack is of one side, and none grows by movement."""
    battle = position.battle
    seen: list[int] = []
    for place in range(battle.hexes):
        units = units_at(position, place)
        assert all(position.where[unit] == place for unit in units)
        assert len({battle.unit_side[unit] for unit in units}) <= 1
        assert position.step != MOVE or position.unit not in units or len(units) <= STACK or position.spent == 0
        seen += units
    assert sorted(seen) == [unit for unit in range(battle.units) if position.where[unit] >= 0]
    for unit in range(battle.units):
        waits_reduced = position.where[unit] == WAITING and position.state[unit] & REDUCED
        assert not waits_reduced or position.options[HANDICAP], "only a handicap reduces a unit before it arrives"
        assert battle.two_steps[unit] or not position.state[unit] & REDUCED
        assert position.where[unit] != ELIMINATED or unit not in position.queue


def assert_zones(position: Position) -> None:
    """Zones counted step by step are those that a fresh count gives."""
    twin = position.copy()
    rebuild_zones(twin)
    assert twin.zone == position.zone
