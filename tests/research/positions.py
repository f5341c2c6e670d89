"""Where something is hidden: a battle of the standard game, before both armies are deployed."""

from tests.games.american_civil_war.board import standard

ARMIES = "maryland:9ui+1uc+1ul northern-virginia:8ci+1ca+1cl boston:1ui"
MARCH = ["from maryland", "to northern-virginia", "all", "end"]
LEFT = [*["deploy union-infantry line-1"] * 2, "deploy union-infantry line-2", "deploy union-infantry line-3"]
RIGHT = ["deploy union-infantry line-3", "deploy union-infantry line-2", "deploy union-infantry line-1"]
OTHER = [*RIGHT, "deploy union-leader line-2", "deploy union-cavalry line-1"]
SOUTH = [f"deploy confederate-infantry line-{column}" for column in "123"]


def before_battle(title: str = "civil-war-standard") -> str:
    """The text of a position from which `MARCH` leads to a deployment in secret."""
    words = f"four=field {ARMIES}" if title == "civil-war-teams" else ARMIES
    return standard(words).position_text()
