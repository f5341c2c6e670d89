"""What a side values in The American Civil War, scenario by scenario: numbers found by playing matches."""

from typing import Final

from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.manifest import SCENARIO_NAMES
from longroll.games.american_civil_war.terms import DATA_NAMES
from longroll.opponents.tables import Tables

EVALUATION: Final = 2  # the row by which positions are evaluated for both sides
ROWS: Final = ("union", "confederate", "evaluation")


class PlainValues:
    """What cities are worth before anybody is near his goal, in one scenario with its options."""

    def __init__(self, components: Components, scenario: int, options: list[int], values: list[float]) -> None:
        self.components = components
        self.scenario = scenario
        self.options = options
        self.values = values


class Parameters:
    def __init__(self, row: dict[str, float]) -> None:
        self.row = row
        self.plain_values: PlainValues | None = None  # what `city_values` has worked out with them
        # what a city is worth, in hundredths of the game
        self.city = row["city"]
        self.city_income = row["city_income"]  # for every point that it pays in the scenario
        self.city_printed = row["city_printed"]  # for every point that is printed on the map
        self.city_prize = row["city_prize"]  # for every point that it counts for the victory in the basic game
        self.capital = row["capital"]
        self.urgency = [row["union_urgency"], row["confederate_urgency"]]  # how much more a side's last prizes count
        # danger
        self.unit = row["unit"]  # a tenth of an infantry
        self.sea_power = row["sea_power"]  # what a point of the enemy's naval rating may land
        self.second_reach = row["second_reach"]  # the danger from armies two steps away
        self.capital_reach = row["capital_reach"]  # the same for the own capital
        self.empty_city = row["empty_city"]  # the part of its worth that is risked in a city without a unit
        self.rising = row["rising"]  # a rising in a city, times its worth and its chance
        # what attracts armies
        self.defence_pull = row["defence_pull"]  # a city in danger
        self.guard_discount = row["guard_discount"]  # the power of a garrison that halves the pull of a city
        self.enemy_pull = row["enemy_pull"]  # an enemy army, for every tenth of an infantry
        self.enemy_pull_limit = row["enemy_pull_limit"]
        # marches
        self.approach = row["approach"]  # a unit that comes nearer
        self.rear_approach = row["rear_approach"]  # more, if no enemy can reach where it stands
        self.attack_first = row["attack_first"]  # attacks before other marches
        self.least_promise = row["least_promise"]  # what an attack must promise
        self.enemy_losses = row["enemy_losses"]
        self.own_losses = row["own_losses"]
        self.counterattack = row["counterattack"]  # the danger in a space that has been taken
        self.landing = row["landing"]  # the part of its power with which a landing force fights
        self.taken_city = row["taken_city"]  # the part of its worth that is lost by leaving a city of another colour
        # purchases and placements
        self.army_mix = [row[f"{name}_share"] for name in DATA_NAMES]  # the army that is wanted
        self.worth = [row[f"{name}_worth"] for name in DATA_NAMES]
        self.guns_per_infantry = row["guns_per_infantry"]  # more guns than this are worth less
        self.site_pull = row["site_pull"]  # a site near the front
        self.site_saved = row["site_saved"]  # a site that one more infantry would make safer
        self.site_friends = row["site_friends"]  # a site with friends in it
        self.garrison = row["garrison"]  # the danger that the very piece would avert
        self.ships = row["ships"]  # the naval rating that is wanted in any case
        self.ship_landing = row["ship_landing"]  # what one more ship could take by a landing
        self.trains = row["trains"]  # the rail actions that are wanted
        self.purchases_apart = row["purchases_apart"]  # how far the best purchase is set apart from all others
        # politics and battles
        self.conscription = row["conscription"]
        self.naval_lead = row["naval_lead"]  # ships enough to look for a battle
        self.hopeless = row["hopeless"]  # a battle with a smaller chance is given up
        self.hope = row["hope"]  # a battle with a greater chance never is
        # the evaluation
        self.points_in_hand = row["points_in_hand"]  # the power that a point to be spent stands for


def load_parameters(tables: Tables) -> list[list[Parameters]]:
    """Parameters by scenario and side; the third row of a scenario is that of the evaluation."""
    return [[Parameters(tables.parameters(f"{scenario}/{row}")) for row in ROWS] for scenario in SCENARIO_NAMES]
