"""Positions of the five battles. Most show a fault that was seen in a game of Militia, Veteran or Crack.

An own turn is what one marker starts: the movement of a formation, or a side's combat."""

from typing import Final

from longroll.games.five_aprils.control import occupant
from longroll.games.five_aprils.terms import CONFEDERATE, UNION
from longroll.games.five_aprils.zone import in_enemy_zone
from tests.opponents.sensible.position import PlayedTurn, SensiblePosition

BULL_RUN: Final = "bull-run"
PEA_RIDGE: Final = "pea-ridge"
SHILOH: Final = "shiloh"
GETTYSBURG: Final = "gettysburg"
BENTONVILLE: Final = "bentonville"
BOTH_COMBATS: Final = "union-combat+confederate-combat"


def moving(turn: int, side: str, formation: str, cup: str, more: str) -> str:
    """A formation's marker has been drawn; `cup` is what can still be drawn on this turn."""
    drawn = f"marker={formation} draws=1 drawn={formation}" + (f" cup={cup}" if cup else "")
    return f"battle turn={turn} step=move seat={side} phasing={side} {drawn} {more}"


def fighting(turn: int, side: str, more: str) -> str:
    """A side's combat marker has been drawn, and some of its units are in enemy zones of control."""
    return f"battle turn={turn} step=yield seat={side} phasing={side} marker={side}-combat draws=1 {more}"


def unit_number(turn: PlayedTurn, unit: str) -> int:
    return int(turn.after.battle.unit_numbers[unit])


def hex_number(turn: PlayedTurn, name: str) -> int:
    return int(turn.after.battle.hex_numbers[name])


def held_by(turn: PlayedTurn, name: str) -> int:
    """The side with a unit in a hex after the turn."""
    return occupant(turn.after, hex_number(turn, name))


def controller_of(turn: PlayedTurn, name: str) -> int:
    """The side that controls an objective after the turn."""
    return int(turn.after.control[turn.after.battle.objectives.index(hex_number(turn, name))])


def distance_to(turn: PlayedTurn, unit: str, name: str) -> int:
    """How far a unit is from a hex after the turn; very far if it is off the map."""
    place = turn.after.where[unit_number(turn, unit)]
    return int(turn.after.battle.distance(place, hex_number(turn, name))) if place >= 0 else 99


def steps_nearer(turn: PlayedTurn, unit: str, name: str) -> int:
    """How many hexes a unit came nearer to a hex."""
    began = turn.before.where[unit_number(turn, unit)]
    return int(turn.after.battle.distance(began, hex_number(turn, name))) - distance_to(turn, unit, name)


def beside(turn: PlayedTurn, name: str, *units: str) -> int:
    """How many of the units stand beside a hex, or in it, after the turn."""
    return sum(distance_to(turn, unit, name) <= 1 for unit in units)


def in_zone(turn: PlayedTurn, unit: str) -> bool:
    return bool(in_enemy_zone(turn.after, unit_number(turn, unit)))


def most_in_one_attack(turn: PlayedTurn) -> int:
    """The units in the largest attack that was declared."""
    most = now = 0
    for action in turn.actions:
        now = 0 if action.startswith("attack ") else now + action.startswith("with ")
        most = max(most, now)
    return most


BRAGG: Final = ("c-jackson", "c-gladden", "c-chalmers", "c-anderson")
RESERVE: Final = ("c-trabue", "c-bowen", "c-statham")
HEINTZELMAN: Final = ("u-franklin", "u-willcox", "u-howard")
CEMETERY_HILL: Final = ("1509", "1510", "1609", "1610")
HILLS: Final = "1606:union+1706:union+1806:union+1509:union+1510:union+1609:union+1610:union"

POSITIONS: Final = [
    # --- what is held
    SensiblePosition(
        "Leetown, taken by one cavalry unit, is not left to the infantry beside it",
        moving(
            13,
            "confederate",
            "mcculloch",
            f"osterhaus+davis+{BOTH_COMBATS}",
            "control=4117:confederate c-mcintosh:4117 c-hebert:3817 u-coler:4216 u-dodge:4009 u-carrart:4009"
            " c-price:3605 c-little:3605",
        ),
        "confederate",
        "Crack (South) takes Leetown with one cavalry, rides on next marker and loses it",
        acceptable=lambda turn: held_by(turn, "4117") == CONFEDERATE,
        game=PEA_RIDGE,
    ),
    SensiblePosition(
        "Leetown is held to the end although nobody threatens it now",
        moving(
            14,
            "confederate",
            "mcculloch",
            "osterhaus+davis",
            "control=4117:confederate c-greer:4117 u-hussars:4414 u-dodge:4009 u-carrart:4009 u-vandever:3605",
        ),
        "confederate",
        "what has been taken is left; the Union's cavalry could ride in before the last check",
        acceptable=lambda turn: held_by(turn, "4117") == CONFEDERATE,
        game=PEA_RIDGE,
    ),
    SensiblePosition(
        "Robinson House, the only objective, is not left on the last turn",
        moving(
            10,
            "union",
            "1st-division",
            f"shenandoah+{BOTH_COMBATS}",
            "control=3413:union u-keyes:3413 u-sherman:3512 c-bee:3415 c-cocke:3912 c-jackson:3317",
        ),
        "union",
        "leaving a taken objective beside an enemy; one objective is a marginal victory",
        acceptable=lambda turn: held_by(turn, "3413") == UNION,
        game=BULL_RUN,
    ),
    SensiblePosition(
        "Evans does not open the Stone Bridge to the brigades before it",
        moving(
            2,
            "confederate",
            "potomac",
            "1st-division+2nd-division+shenandoah",
            "c-evans:3912 c-cocke:3916 c-radford:3816 u-sherman:4111 u-schenck:4112 u-art1:4112"
            " c-bee:3822 c-bartow:3822",
        ),
        "confederate",
        "an objective left open: the Union walks over the bridge",
        acceptable=lambda turn: held_by(turn, "3912") == CONFEDERATE,
        game=BULL_RUN,
    ),
    SensiblePosition(
        "Evans does not give up the Stone Bridge to brigades that he need not fight",
        fighting(
            2,
            "confederate",
            "c-evans:3912 c-cocke:3814 u-sherman:4011 u-schenck:4011 u-art1:4112 c-bee:3822 c-bartow:3822",
        ),
        "confederate",
        "Militia (South) withdraws from the bridge, although nobody must attack over Bull Run",
        forbidden=("yield .*",),
        game=BULL_RUN,
    ),
    SensiblePosition(
        "Pittsburg Landing is not left open to the cavalry near it",
        moving(
            8,
            "union",
            "2nd-division",
            f"hardee+breckinridge+{BOTH_COMBATS}",
            "contact=2 first-attack=2 control=1012:confederate+1107:confederate+1415:confederate"
            " u-tuttle:1921 u-sweeny:1719 u-mcarthur:1718 c-forrest:1818 c-trabue:1616 c-bowen:1616 c-hindman:1415",
        ),
        "union",
        "leaving an objective open: the fourth wins the battle for the South",
        acceptable=lambda turn: held_by(turn, "1921") == UNION,
        game=SHILOH,
    ),
    SensiblePosition(
        "Cemetery Hill is not left to the enemy before it",
        moving(
            9,
            "union",
            "xi-corps",
            f"ewell+{BOTH_COMBATS}",
            "u-xi12:1510 u-xi22:1509 c-gordon:1211 c-hays:1211 c-hoke:1210",
        ),
        "union",
        "a hill worth six points to the South, left on the first evening",
        acceptable=lambda turn: sum(held_by(turn, name) == UNION for name in CEMETERY_HILL) >= 2,
        game=GETTYSBURG,
    ),
    SensiblePosition(
        "works before an army are not left",
        moving(
            12,
            "union",
            "xii-corps",
            f"ewell+hill+{BOTH_COMBATS}",
            f"works=1606:breastwork:U control={HILLS} u-xii11:1606 u-xii31:1606 u-xii12:1706 u-xii32:1806"
            " c-steuart:1404 c-jmjones:1404 c-nicholls:1405 c-walker:1405",
        ),
        "union",
        "marching out of a fortification",
        acceptable=lambda turn: (
            held_by(turn, "1606") == UNION and not in_zone(turn, "u-xii11") and not in_zone(turn, "u-xii31")
        ),
        game=GETTYSBURG,
    ),
    SensiblePosition(
        "the final defence line is not left to the enemy beside it",
        moving(
            5,
            "union",
            "xx-corps",
            "",
            "c-bate:0409 c-hill:0508 u-y31:0512 u-y21:0413 u-x22:0609 u-x12:0609 c-loring:0808",
        ),
        "union",
        "one objective in Southern hands at the end loses the battle",
        acceptable=lambda turn: turn.after.control.count(CONFEDERATE) == 0,
        game=BENTONVILLE,
    ),
    # --- what is there to be taken
    SensiblePosition(
        "an empty objective is walked into with the last marker of the battle",
        moving(
            10,
            "union",
            "2nd-division",
            "",
            "u-palmer:3209 u-porter:2907 c-cocke:3912 c-jackson:3416 c-bee:3416",
        ),
        "union",
        "the victory clock is ignored: one objective is a victory, none a lost battle",
        acceptable=lambda turn: controller_of(turn, "3413") == UNION,
        game=BULL_RUN,
    ),
    SensiblePosition(
        "cavalry rides back into an objective that the enemy has left",
        moving(
            10,
            "confederate",
            "shenandoah",
            "",
            "control=3315:union c-stuart:3619 c-smith:3822 u-porter:3011 c-evans:3912",
        ),
        "confederate",
        "the victory clock is ignored: with the last objective the South wins",
        acceptable=lambda turn: controller_of(turn, "3315") == CONFEDERATE,
        game=BULL_RUN,
    ),
    SensiblePosition(
        "the fourth objective is walked into on the evening that decides",
        moving(
            10,
            "confederate",
            "bragg",
            "",
            "contact=2 first-attack=2 control=1012:confederate+1107:confederate+2711:confederate c-jackson:1314"
            " c-gladden:1313 c-hindman:1107 u-sweeny:1617 u-mcarthur:1617 u-webster:1921",
        ),
        "confederate",
        "the victory clock is ignored: four objectives on turn 10 win",
        acceptable=lambda turn: controller_of(turn, "1415") == CONFEDERATE,
        game=SHILOH,
    ),
    SensiblePosition(
        "the open end of the final line is reached with the last marker",
        moving(
            5,
            "confederate",
            "hardee",
            "",
            "c-taliaferro:0508 c-conner:1207 u-x22:0909 u-x12:0909 u-y33:0710",
        ),
        "confederate",
        "no plan for the objectives: one of them wins",
        acceptable=lambda turn: turn.after.control.count(CONFEDERATE) >= 1,
        game=BENTONVILLE,
    ),
    SensiblePosition(
        "an open objective in reach is taken",
        moving(
            4,
            "union",
            "2nd-division",
            f"shenandoah+{BOTH_COMBATS}",
            "u-porter:3411 u-burnside:3311 c-cocke:3822 c-bee:3920",
        ),
        "union",
        "cities and objectives are left to the enemy",
        acceptable=lambda turn: controller_of(turn, "3413") == UNION,
        game=BULL_RUN,
    ),
    # --- reserves
    SensiblePosition(
        "Heintzelman's division marches to the battle",
        moving(
            5,
            "union",
            "3rd-division",
            f"shenandoah+{BOTH_COMBATS}",
            "u-franklin:2704 u-willcox:2605 u-howard:2803 u-porter:3212 u-burnside:3212 c-bee:3315 c-jackson:3315"
            " c-cocke:3413 c-bartow:3413",
        ),
        "union",
        "idle rear units",
        acceptable=lambda turn: all(steps_nearer(turn, unit, "3413") >= 3 for unit in HEINTZELMAN),
        game=BULL_RUN,
    ),
    SensiblePosition(
        "Breckinridge's reserve moves up",
        moving(
            4,
            "confederate",
            "breckinridge",
            f"hardee+bragg+{BOTH_COMBATS}",
            "contact=2 first-attack=2 c-trabue:0402 c-bowen:0402 c-statham:0503 c-hindman:0908 c-cleburne:0908"
            " u-hildebrand:1008 u-art5:1107 u-raith:1208 u-buckland:1206 u-veatch:1012",
        ),
        "confederate",
        "reserves that do not move up",
        acceptable=lambda turn: sum(steps_nearer(turn, unit, "1107") >= 3 for unit in RESERVE) >= 2,
        game=SHILOH,
    ),
    SensiblePosition(
        "McCook's division marches from the Landing to the battle of the second day",
        moving(
            12,
            "union",
            "mccook",
            f"nelson+hardee+{BOTH_COMBATS}",
            "contact=2 first-attack=2 control=1012:confederate+1107:confederate+1415:confederate"
            " u-rousseau:1921 u-kirk:1921 u-gibson:1820 u-sweeny:1515 u-mcarthur:1515 c-hindman:1415 c-wood:1314"
            " c-pond:1012 c-anderson:1107",
        ),
        "union",
        "the victory clock: the South wins with three objectives, so the Union must attack on the second day",
        acceptable=lambda turn: (
            sum(steps_nearer(turn, unit, "1415") >= 2 for unit in ("u-rousseau", "u-kirk", "u-gibson")) >= 2
        ),
        game=SHILOH,
    ),
    SensiblePosition(
        "Davis's division covers a threatened Union headquarters",
        moving(
            6,
            "union",
            "davis",
            f"price+{BOTH_COMBATS}",
            "control=3605:confederate u-pattison:4412 u-white:4513 u-dodge:4009 c-price:3707 c-little:3707"
            " c-pricea:3606 c-mcintosh:3419",
        ),
        "union",
        "garrisons are not thought of; two objectives win for the South",
        acceptable=lambda turn: (
            min(steps_nearer(turn, "u-pattison", "4009"), steps_nearer(turn, "u-white", "4009")) >= 2
        ),
        game=PEA_RIDGE,
    ),
    SensiblePosition(
        "Bragg's brigades mass against Cloud Field before the evening that decides",
        moving(
            8,
            "confederate",
            "bragg",
            f"hardee+4th-division+{BOTH_COMBATS}",
            "contact=2 first-attack=2 control=1012:confederate+1107:confederate c-jackson:1212 c-gladden:1112"
            " c-chalmers:1114 c-anderson:1012 c-hindman:1107 u-williams:1415:reduced u-art4:1415 u-tuttle:1718",
        ),
        "confederate",
        "Crack (South): the third objective three hexes away, nobody masses there and Jackson walks away from it",
        acceptable=lambda turn: (
            sum(steps_nearer(turn, unit, "1415") >= 1 for unit in BRAGG) >= 3
            and steps_nearer(turn, "c-jackson", "1415") >= 0
        ),
        game=SHILOH,
    ),
    # --- attacks and what is risked
    SensiblePosition(
        "Price's division goes against Elkhorn Tavern together",
        moving(
            3,
            "confederate",
            "price",
            f"carr+{BOTH_COMBATS}",
            "c-price:3405 c-little:3404 c-slack:3404 u-vandever:3605 u-dodge:4009 u-carrart:4110",
        ),
        "confederate",
        "one-unit attacks while a joint attack is possible",
        acceptable=lambda turn: beside(turn, "3605", "c-price", "c-little", "c-slack") >= 2,
        game=PEA_RIDGE,
    ),
    SensiblePosition(
        "lone cavalry does not ride up to a strong headquarters",
        moving(
            4,
            "confederate",
            "mcculloch",
            f"carr+osterhaus+{BOTH_COMBATS}",
            "c-greer:3709 c-hebert:3418 u-dodge:4009 u-carrart:4009 u-pattison:4110 u-white:4008 c-price:3205",
        ),
        "confederate",
        "Crack (South): two cavalry lost before Union HQ",
        acceptable=lambda turn: not in_zone(turn, "c-greer"),
        game=PEA_RIDGE,
    ),
    SensiblePosition(
        "a reduced brigade does not walk alone into an army",
        moving(
            5,
            "union",
            "1st-division",
            f"shenandoah+{BOTH_COMBATS}",
            "u-keyes:3611:reduced c-cocke:3614 c-jackson:3614 c-bee:3515 c-early:3515 c-smith:3715",
        ),
        "union",
        "one-unit attacks at bad odds",
        acceptable=lambda turn: not in_zone(turn, "u-keyes"),
        game=BULL_RUN,
    ),
    SensiblePosition(
        "a lone battery goes back from the infantry beside it",
        moving(
            6,
            "union",
            "davis",
            f"mcculloch+{BOTH_COMBATS}",
            "u-davisart:3911 u-pattison:4213 c-hebert:3811 c-mcnair:3811 u-dodge:4009",
        ),
        "union",
        "a threatened gun is not withdrawn",
        acceptable=lambda turn: not in_zone(turn, "u-davisart"),
        game=PEA_RIDGE,
    ),
    SensiblePosition(
        "a hopeless fight is declined while the points are in hand",
        fighting(
            5,
            "confederate",
            "u-x22:0909 u-x12:0909 c-jrres:0908 c-hill:1206 u-x11:x u-x21:x u-y31:x c-kirkland:1306:reduced",
        ),
        "confederate",
        "attacks that throw away points",
        required=("yield 0909",),
        game=BENTONVILLE,
    ),
    SensiblePosition(
        "an attack at the best odds is made when points are needed",
        fighting(
            5,
            "confederate",
            "u-x11:0907:reduced c-hill:0906 c-bate:0906 c-loring:1007 u-y33:0512 c-kirkland:1306:reduced",
        ),
        "confederate",
        "the victory clock: even points are a draw",
        required=("fight",),
        acceptable=lambda turn: most_in_one_attack(turn) >= 3,
        game=BENTONVILLE,
    ),
    SensiblePosition(
        "all who stand beside the enemy attack together",
        fighting(
            5,
            "union",
            "u-sherman:3412 u-porter:3412 u-burnside:3314 c-evans:3413 c-cocke:3912",
        ),
        "union",
        "one-unit attacks while a joint attack is possible",
        required=("fight",),
        acceptable=lambda turn: most_in_one_attack(turn) == 3,
        game=BULL_RUN,
    ),
]
