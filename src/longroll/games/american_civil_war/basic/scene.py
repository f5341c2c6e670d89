"""What there is to see of a basic game."""

from longroll.games.american_civil_war.basic.purchase import COSTS, income
from longroll.games.american_civil_war.basic.victory import NEEDED, score
from longroll.games.american_civil_war.books import POINTS
from longroll.games.american_civil_war.components import CONFEDERATE, KIND_NAMES, SIDE_NAMES, UNION
from longroll.games.american_civil_war.position import Position
from longroll.games.american_civil_war.scene import common_view, field_view
from longroll.games.american_civil_war.steps import ARRAY, RESERVES


def view_basic(position: Position) -> dict[str, object]:
    """The basic game hides nothing."""
    seen = common_view(position)
    sides = (UNION, CONFEDERATE)
    seen["points"] = {SIDE_NAMES[side]: position.book[POINTS + side] for side in sides}
    seen["income"] = {SIDE_NAMES[side]: income(position, side) for side in sides}
    seen["score"] = {SIDE_NAMES[side]: score(position, side) for side in sides}
    seen["needed"] = NEEDED
    seen["costs"] = {name: COSTS[kind] for kind, name in enumerate(KIND_NAMES) if COSTS[kind]}
    seen["battle"] = field_view(position) if ARRAY <= position.step <= RESERVES else None
    return seen
