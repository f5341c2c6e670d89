"""The tables of a pack: what things cost, what must be rolled, and what events bring."""

from typing import Any, Final

from longroll.games.american_civil_war.places import Places, Row
from longroll.games.american_civil_war.terms import (
    BORDER,
    BRITAIN,
    CONFEDERATE,
    DATA_NAMES,
    FRANCE,
    HOME_NAMES,
    ITEM_NAMES,
    KIND_NAMES,
    KINDS,
    TERRAIN_NAMES,
    UNION,
    sort_of,
)

NEVER: Final = 99  # a roll that no die shows
MOST_DICE: Final = 12
NO_ROW: Final[Row] = {}
POWERS: Final = {"britain": BRITAIN, "france": FRANCE}


class Figures(Places):
    """Costs go by kind or item, what a die needs by kind (firer or charger first), trenches by year of the war,
    terrains by their numbers, `landing_forces` by nation."""

    def __init__(self, pack: Row) -> None:
        super().__init__(pack["map"], pack["capitals"])
        tables: Row = pack["tables"]
        costs: Row = tables["costs"]
        self.basic_costs = [int(costs["basic"].get(name, 0)) for name in DATA_NAMES]
        self.basic_prices = {KIND_NAMES[kind]: cost for kind, cost in enumerate(self.basic_costs) if cost}
        self.north_costs = [int(costs["north_and_europe"][name]) for name in ITEM_NAMES]
        self.south_costs = [int(costs["south"][name]) for name in ITEM_NAMES]
        self.city_points = int(costs["city_value"])
        self.variant_values = read_variants(self, pack["map"]["production_variants"])
        self._read_battle(tables)
        self._read_ground(tables)
        self._read_politics(tables)
        self._read_goals(tables)

    def _read_battle(self, tables: Row) -> None:
        self.basic_fire = read_row(tables["basic_battle"]["fire"])
        self.basic_rally = int(tables["basic_battle"]["rally"])
        fire: Row = tables["fire"]
        self.fire_needs = [read_row(fire[name]) for name in ("infantry", "cavalry", "cavalry")]
        self.gun_needs = [read_row(fire["artillery"][name]) for name in ("range_1", "range_2")]
        self.foot_charge = read_row(tables["charge"]["infantry"])
        self.horse_charge = read_row(tables["charge"]["cavalry"])
        self.rallied_on = int(tables["rally"])
        self.pursuit_needs = [read_pursuit(tables["pursuit"][name]) for name in DATA_NAMES[:3]]
        self.initiative_worth = [int(tables["initiative"]["add"].get(name, 0)) for name in DATA_NAMES]
        self.peek_from = int(tables["initiative"]["see_enemy_from"])
        self.extra_from = int(tables["initiative"]["extra_action_from"])
        self.leader_for_winner = int(tables["experience"]["winner"])
        self.leader_for_loser = int(tables["experience"]["loser"])
        self.delays = read_delays(tables["reinforcements"])
        self.loss_from = [int(row["min"]) for row in tables["naval_battle"]]
        self.loss_points = [int(row["loss"]) for row in tables["naval_battle"]]
        self.spared_cities = [self.space_numbers[name] for name in tables["railways_spared"]]

    def _read_ground(self, tables: Row) -> None:
        kinds: list[Row] = tables["terrain"]["kind"]
        rows = {str(row["id"]): row for row in kinds}
        self.terrain_number = [int(count) for count in by_roll(tables["terrain"]["number"], "count", 0)]
        self.terrain_kind = [TERRAIN_NAMES.index(name) for name in by_roll(kinds, "id", TERRAIN_NAMES[0])]
        self.fire_into = [int(rows.get(name, NO_ROW).get("fire_into", 0)) for name in TERRAIN_NAMES]
        self.charge_into = [int(rows.get(name, NO_ROW).get("charge_into", 0)) for name in TERRAIN_NAMES]
        self.guns_from = [int(rows.get(name, NO_ROW).get("artillery_fire_from", 0)) for name in TERRAIN_NAMES]
        self.river_pursuit = int(rows.get("river-behind", NO_ROW).get("pursuit_against", 0))
        self.dig_success = [int(row["at_least"]) for row in tables["entrenchment"]]
        self.trench_fire = [int(row["fire"]) for row in tables["entrenchment"]]
        self.trench_charge = [int(row["charge"]) for row in tables["entrenchment"]]

    def _read_politics(self, tables: Row) -> None:
        self.diplomacy_cost = int(tables["politics"]["diplomacy_cost"])
        self.support_points = int(tables["politics"]["support_points"])
        freedom: Row = tables["emancipation"]
        self.freed_infantry = int(freedom["south_gets_infantry"])
        self.raised_to = int(freedom["rating_set_to"])
        self.lowered_to = int(freedom["rating_lowered_to"])
        self.secession_on = int(freedom["secession_at_least"])
        self.deserts_on = [int(number) for number in freedom["desertion_on"]]
        self.bounty_points = int(freedom["production_bonus"])
        draft: Row = tables["conscription"]
        self.conscription_points = [int(draft["production_bonus"][HOME_NAMES[side]]) for side in (UNION, CONFEDERATE)]
        self.riot_on = int(draft["riots_at_least"])
        self.riot_cities = [
            [self.space_numbers[name] for name in draft["riot_cities"][HOME_NAMES[side]]]
            for side in (UNION, CONFEDERATE)
        ]
        war: Row = tables["war_with_europe"]
        self.naval_bonus = int(war["naval_bonus"])
        self.port_points = int(war["port_bonus"])
        self.french_points = int(war["france"]["income"])
        self.british_points = int(war["britain"]["income"])
        self.revolt_on = int(war["revolution_at_least"])
        self.landing_forces = [read_force(war, nation) for nation in range(FRANCE + 1)]

    def _read_goals(self, tables: Row) -> None:
        victory: Row = tables["victory"]
        self.basic_needs = int(victory["basic_cities"])
        northern = [self.space_numbers[name] for name in victory["counted_as_northern"]]
        self.basic_prizes = read_prizes(self, northern)
        self.south_needs = int(victory["south_cities"])
        self.union_prizes = self.home_cities[CONFEDERATE] + self.home_cities[BORDER]
        self.election_cities = int(tables["election"]["cities"])


def read_prizes(places: Places, northern: list[int]) -> list[list[int]]:
    """ACW-B-win-04: the cities that count for each side in the basic game."""
    return [places.home_cities[CONFEDERATE], places.home_cities[UNION] + northern]


def read_variants(places: Places, rows: list[Row]) -> list[list[int]]:
    """What cities pay: as printed, then with each of the other readings."""
    values = [{str(name): int(value) for name, value in row["values"].items()} for row in rows]
    others = [
        [variant.get(places.space_names[space], places.printed[space]) for space in places.all_spaces]
        for variant in values
    ]
    return [places.printed, *others]


def read_row(row: Row) -> list[int]:
    """The numbers by kind of the target, or of the firer; elite cavalry is cavalry."""
    return [int(row[kind if kind in row else "cavalry"]) for kind in DATA_NAMES[:4]]


def read_pursuit(row: Row) -> list[int]:
    """What a pursuer needs against each kind; elite cavalry is pursued as cavalry is."""
    needs = [row[name if name in row else "cavalry"] for name in DATA_NAMES]
    return [NEVER if need is None else int(need) for need in needs]


def read_delays(rows: list[Row]) -> list[int]:
    """ACW-A-reinf-02: the battle turn after which a group arrives, by its die."""
    delays = [0] * 7
    for row in rows:
        for roll in row["roll"]:
            delays[int(roll)] = int(row["after_battle_turn"])
    return delays


def by_roll(rows: list[Row], field: str, default: Any) -> list[Any]:
    values: list[Any] = [default] * (MOST_DICE + 1)
    for row in rows:
        for roll in range(int(row["min"]), int(row["max"]) + 1):
            values[roll] = row[field]
    return values


def read_force(war: Row, nation: int) -> list[int]:
    """The sorts of the pieces that a power brings: four, two and two for France; three, one and one for Britain."""
    sorts: list[int] = []
    for name, power in POWERS.items():
        for kind in range(KINDS if power == nation else 0):
            sorts += [sort_of(nation, kind)] * int(war[name]["units"].get(DATA_NAMES[kind], 0))
    return sorts
