"""What a side values in Across Five Aprils, battle by battle: numbers found by playing matches."""

from longroll.opponents.tables import Tables


class Parameters:
    def __init__(self, row: dict[str, float]) -> None:
        self.row = row
        self.objective_pull = row["objective_pull"]  # the objective that needs a unit most
        self.other_objectives = row["other_objectives"]  # how much the other objectives count beside it
        self.objective_cutoff = row[
            "objective_cutoff"
        ]  # objectives that attract less than this part of the strongest are ignored
        self.hold_alone = row["hold_alone"]  # being the only unit in an objective
        self.own_objective = row["own_objective"]  # how much an own objective attracts, far from every enemy
        self.own_under_pressure = row["own_under_pressure"]  # how much more it attracts under pressure
        self.own_when_behind = row["own_when_behind"]  # how much less it attracts a side that is behind
        self.enemy_objective = row["enemy_objective"]  # how much an enemy objective attracts
        self.enemy_when_behind = row["enemy_when_behind"]  # how much more it attracts a side that is behind
        self.strength = row["strength"]  # how much more a point of strength makes a unit follow the objectives
        self.approach = row["approach"]  # a hex nearer to the enemy, when there is nothing left to take
        self.own_attack = row["own_attack"]  # an attack that can be made
        self.absent_marker = row["absent_marker"]  # a combat whose marker is not in the cup
        self.friends_to_move = row["friends_to_move"]  # a friend that has yet to move
        self.enemy_attack = row["enemy_attack"]  # an attack by the enemy
        self.enemy_bluff = row["enemy_bluff"]  # how much of a bad attack the enemy is expected to make
        self.contact = row["contact"]  # contact with the enemy, for a side that is behind
        self.contact_near_check = row[
            "contact_near_check"
        ]  # how much more contact counts shortly before victory is checked
        self.guns_with_target = row["guns_with_target"]  # guns with a target
        self.guns_in_zone = row["guns_in_zone"]  # guns in an enemy zone of control
        self.quiet = row["quiet"]  # not waking an enemy too early
        self.objective_change = row["objective_change"]  # an objective won or lost in a combat, times its worth
        self.withdrawal = row["withdrawal"]  # a unit that withdraws
        self.probe = row["probe"]  # an attack that is neither good nor required
        self.retreat_choice = row["retreat_choice"]  # giving up a hex by choice
        self.advance_choice = row["advance_choice"]  # advancing into a hex that is worth no more than the present one
        self.guard = row["guard"]  # an own objective that an enemy could walk into, for the only unit in it
        self.works = row["works"]  # how much fortifications count, of what they shift
        self.last_turn = row["last_turn"]  # how far combats that can no longer come are disregarded on the last turn
        self.deadline = row["deadline"]  # how much more enemy objectives attract shortly before victory is checked


def load_parameters(title: str, tables: Tables) -> list[Parameters]:
    """The parameters of both sides."""
    return [Parameters(tables.parameters(f"{title}/{side}")) for side in ("union", "confederate")]
