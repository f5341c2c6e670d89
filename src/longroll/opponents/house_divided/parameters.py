"""What a side values in A House Divided, scenario by scenario: numbers found by playing matches."""

from longroll.games.house_divided.manifest import SCENARIO_NAMES
from longroll.games.house_divided.terms import SIDE_NAMES
from longroll.opponents.tables import Tables


class Parameters:
    def __init__(self, row: dict[str, float]) -> None:
        self.row = row
        self.goal_pull = row["goal_pull"]  # moving nearer to a goal
        self.guard_discount = row[
            "guard_discount"
        ]  # how much less a goal attracts for every point of combat value that guards it
        self.defence = row["defence"]  # how much a box in danger attracts
        self.risk_limit = row["risk_limit"]  # how much may be risked behind an attack, in hundredths
        self.risk_per_gain = row["risk_per_gain"]  # how much more for every hundredth to be gained
        self.least_chance = row["least_chance"]  # no attack is made with a smaller chance
        self.repulse_loss = row["repulse_loss"]  # the part of a force that is lost when its attack fails
        self.staged_attack = row["staged_attack"]  # an attack that only the next march makes
        self.goal_limit = row["goal_limit"]  # no goal counts for more
        self.battle_won = row["battle_won"]  # winning a battle, besides the box: it promotes a unit
        self.entrenchment = row["entrenchment"]  # entrenching
        self.second_unit = row["second_unit"]  # the second unit of a march
        self.own_losses = row["own_losses"]  # own losses
        self.enemy_losses = row["enemy_losses"]  # enemy losses
        self.counterattack = row["counterattack"]  # the enemy's counterattack
        self.main_goal = row["main_goal"]  # how much more the main goal attracts
        self.capital = row["capital"]  # how much more the capital counts: it is in danger turn after turn
        self.above_maximum = row["above_maximum"]  # how much more units count that their army cannot replace
        self.battle_stood = row["battle_stood"]  # winning a battle, while it is fought
        self.cavalry = row["cavalry"]  # raising cavalry, and promoting it so that more can be raised
        self.garrison = row["garrison"]  # how much more an own city counts that can be walked into
        self.holding = row["holding"]  # how much more a box counts that was the enemy's
        self.move_up = row["move_up"]  # every march by which a unit comes nearer to the nearest goal

        self.pull_risk = row["pull_risk"]  # how much of the attraction of the box that is left counts as a risk
        self.not_yet_taken = row["not_yet_taken"]  # a box taken in this turn, to its last unit that may reinforce
        self.together = row["together"]  # what a unit saves in a box together with the others that can come

        self.superiority = row["superiority"]  # winning a battle with an army twice as large as the enemy's

        self.threat_removed = row["threat_removed"]  # how much less is risked behind an attack on what threatens it


def parameters_of(tables: Tables) -> list[list[Parameters]]:
    """The parameters of both sides, for each scenario."""
    return [[Parameters(tables.parameters(f"{name}/{side}")) for side in SIDE_NAMES[:2]] for name in SCENARIO_NAMES]
