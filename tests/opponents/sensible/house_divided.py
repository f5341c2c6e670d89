"""Positions of A House Divided. Most show a fault that was seen in a game of Militia, Veteran or Crack."""

import re
from typing import Final

from longroll.games.house_divided.control import holder
from longroll.games.house_divided.pack import printed_components
from longroll.games.house_divided.position import count_in
from longroll.games.house_divided.terms import CONFEDERATE, UNION
from tests.opponents.sensible.position import PlayedTurn, SensiblePosition

BOX_NUMBERS = printed_components().box_numbers


def army(letter: str, **boxes: str) -> str:
    """`army("u", cairo="iv im")` is `u1:iv:cairo u2:im:cairo`; an underscore stands for a hyphen."""
    units = [f"{kind}:{box.replace('_', '-')}" for box, kinds in boxes.items() for kind in kinds.split()]
    return " ".join(f"{letter}{number}:{unit}" for number, unit in enumerate(units, 1))


def union_in(turn: PlayedTurn, box: str) -> int:
    return count_in(turn.after, UNION, BOX_NUMBERS[box])


def south_in(turn: PlayedTurn, box: str) -> int:
    return count_in(turn.after, CONFEDERATE, BOX_NUMBERS[box])


def held_by(turn: PlayedTurn, box: str) -> int:
    return holder(turn.after, BOX_NUMBERS[box])


def went_to(turn: PlayedTurn, box: str) -> int:
    """How many units were sent to a box."""
    return turn.count(rf"go \S+[=/~]{box}") + turn.count(f"sail {box}")


def leaves_works(turn: PlayedTurn) -> bool:
    """Has a unit entrenched and marched out in the same turn?"""
    taken = ""
    dug: set[str] = set()
    for action in turn.actions:
        if action.startswith("take "):
            taken = action
        elif action == "dig":
            dug.add(taken)
        elif re.match("go |sail ", action) and taken in dug:
            return True
    return False


def walks_to_and_fro(turn: PlayedTurn) -> bool:
    """Has a unit marched to another box and back again?"""
    taken = ""
    began: dict[str, str] = {}
    for action in turn.actions:
        if action.startswith("take "):
            taken = action
        elif action.startswith("go "):
            route = re.split("[=/~]", action[3:])
            if route[-1] == began.setdefault(taken, route[0]):
                return True
    return False


REAR_UNION: Final = {"washington": "iv iv iv im", "chicago": "im im", "fort_wayne": "im im", "columbus_oh": "im"}
SOUTH: Final = army("c", richmond="iv iv im", manassas_junction="im", atlanta="im", mobile="im", charleston_sc="im")
SIX_PRIZES: Final = "new-orleans:union mobile:union atlanta:union memphis:union charleston-sc:union wilmington:union"
LATE_SOUTH: Final = "nashville:union memphis:union new-orleans:union mobile:union little-rock:union chattanooga:union"

POSITIONS: Final = [
    # --- what is held
    SensiblePosition(
        "the capital keeps its garrison",
        f"campaign turn=3 side=union step=march marches=4 {army('u', washington='iv iv', baltimore='im')}"
        f" {army('c', manassas_junction='iv iv', richmond='im')}",
        "union",
        "an open capital",
        acceptable=lambda turn: union_in(turn, "washington") >= 2,
    ),
    SensiblePosition(
        "a weak capital is reinforced",
        f"campaign turn=4 side=union step=march marches=2 {army('u', washington='im', baltimore='iv iv', chicago='im')}"
        f" {army('c', manassas_junction='iv iv', richmond='im')}",
        "union",
        "an open capital",
        acceptable=lambda turn: union_in(turn, "washington") >= 2,
    ),
    SensiblePosition(
        "an open capital is walked into",
        f"campaign turn=3 side=confederate step=march marches=2 {army('c', manassas_junction='im', richmond='im')}"
        f" {army('u', chicago='im', pittsburgh='im')}",
        "confederate",
        "the game is there to be won",
        required=("go manassas-junction=washington",),
    ),
    SensiblePosition(
        "Memphis, just taken, is held against the unit next door",
        f"short turn=6 side=union step=march marches=3 memphis:union island-no-10:union"
        f" {army('u', memphis='iv iv', washington='iv iv iv', st_louis='im')}"
        f" {army('c', grenada='iv', richmond='iv iv', nashville='im')}",
        "union",
        "Crack (Union) leaves Memphis the turn after taking it",
        acceptable=lambda turn: union_in(turn, "memphis") >= 1 or south_in(turn, "grenada") == 0,
    ),
    SensiblePosition(
        "Cairo is not opened to the unit next door",
        f"short turn=6 side=union step=march marches=3"
        f" {army('u', cairo='iv', washington='iv iv iv', st_louis='im im')}"
        f" {army('c', humboldt='im', richmond='iv iv', nashville='im')}",
        "union",
        "Crack (Union) leaves Cairo, which is walked into at once",
        acceptable=lambda turn: union_in(turn, "cairo") >= 1 or south_in(turn, "humboldt") == 0,
    ),
    SensiblePosition(
        "Philadelphia is closed to a raider",
        f"short turn=7 side=union step=march marches=4"
        f" {army('u', washington='iv iv iv iv', new_york_city='im im', scranton='im im', baltimore='im')}"
        f" {army('c', gettysburg='cv', richmond='iv iv', manassas_junction='iv')}",
        "union",
        "Baltimore and Philadelphia open to one raider",
        acceptable=lambda turn: union_in(turn, "philadelphia") >= 1 or south_in(turn, "gettysburg") == 0,
    ),
    SensiblePosition(
        "Quincy and St. Louis are not walked into",
        f"short turn=3 side=union step=march marches=3"
        f" {army('u', washington='iv iv im', bloomington_il='im im', fort_wayne='im', columbus_oh='im', st_louis='im')}"
        f" {army('c', jefferson_city='iv', macon_mo='im', richmond='iv', manassas_junction='im')}",
        "union",
        "Militia (Union) beaten on turn 3: Quincy walked into while seven militia stand in Bloomington, Canton...",
        acceptable=lambda turn: (
            union_in(turn, "st-louis") >= 1 and (union_in(turn, "quincy") >= 1 or south_in(turn, "macon-mo") == 0)
        ),
    ),
    SensiblePosition(
        "Richmond keeps its garrison",
        f"campaign turn=6 side=confederate step=march marches=4"
        f" {army('c', richmond='iv iv iv', petersburg='im', atlanta='im')}"
        f" {army('u', fredericksburg='iv iv iv iv', washington='iv iv im')} fredericksburg:union",
        "confederate",
        "garrisons are not thought of beyond one enemy turn",
        acceptable=lambda turn: south_in(turn, "richmond") >= 3 or union_in(turn, "fredericksburg") == 0,
    ),
    SensiblePosition(
        "empty Atlanta is occupied before the enemy next door takes it",
        f"campaign turn=18 side=confederate step=march marches=3 chattanooga:union nashville:union"
        f" {army('c', macon_ga='iv iv iv', charleston_sc='iv', mobile='iv', richmond='ic ic iv')}"
        f" {army('u', chattanooga='iv iv', washington='ic ic iv')}",
        "confederate",
        "prizes without a unit",
        acceptable=lambda turn: south_in(turn, "atlanta") >= 2 or union_in(turn, "chattanooga") == 0,
    ),
    SensiblePosition(
        "empty Charleston is garrisoned against a landing",
        f"short turn=6 side=confederate step=march marches=3"
        f" {army('c', savannah='iv iv iv', richmond='iv iv', mobile='im im')}"
        f" {army('u', washington='iv iv iv iv im im', port_royal='im im')} port-royal:union",
        "confederate",
        "Veteran (South) entrenches three at Mobile, Charleston falls to two militia from the sea",
        acceptable=lambda turn: south_in(turn, "charleston-sc") >= 1 or union_in(turn, "port-royal") == 0,
    ),
    # --- attacks
    SensiblePosition(
        "a hopeless attack is not made",
        f"campaign turn=5 side=union step=march marches=3 yorktown:union"
        f" {army('u', yorktown='im', washington='iv iv')} {army('c', richmond='ic ic ic ic ic ic')}",
        "union",
        "one-unit attacks at bad odds",
        forbidden=(r"go \S+[=/~]richmond",),
    ),
    SensiblePosition(
        "a lone veteran does not attack beside two more enemies",
        f"short turn=5 side=confederate step=march marches=3"
        f" {army('c', springfield_mo='iv', richmond='iv iv', memphis='im')}"
        f" {army('u', jefferson_city='iv iv', st_louis='iv iv', washington='iv iv iv')} jefferson-city:union",
        "confederate",
        "Veteran (South): one veteran attacks Jefferson City with two enemies next door",
        forbidden=(r"go \S+[=/~]jefferson-city",),
    ),
    SensiblePosition(
        "militia does not attack a veteran alone",
        f"short turn=6 side=union step=march marches=3"
        f" {army('u', louisville='im', washington='iv iv iv', cincinnati='im')} louisville:union"
        f" {army('c', munfordville='iv iv', richmond='iv iv', nashville='im')}",
        "union",
        "Crack (Union) marches a militia unit out of its works, alone, to attack a veteran",
        acceptable=lambda turn: went_to(turn, "munfordville") != 1,
    ),
    SensiblePosition(
        "Richmond, weakly held, is attacked in force",
        f"campaign turn=9 side=union step=march marches=4 fredericksburg:union"
        f" {army('u', fredericksburg='iv iv iv iv iv iv', washington='iv iv iv')}"
        f" {army('c', richmond='im im', atlanta='im')}",
        "union",
        "six units in Washington never try Richmond (two militia)",
        acceptable=lambda turn: went_to(turn, "richmond") >= 4,
    ),
    SensiblePosition(
        "the army in Washington advances on a weak Richmond",
        f"campaign turn=9 side=union step=march marches=5"
        f" {army('u', washington='iv iv iv iv iv iv iv iv', baltimore='im im')}"
        f" {army('c', richmond='im im', fredericksburg='im', mobile='iv iv', charleston_sc='iv iv', wilmington='iv')}",
        "union",
        "six units in Washington never try Richmond (two militia)",
        acceptable=lambda turn: went_to(turn, "fredericksburg") >= 3,
    ),
    SensiblePosition(
        "Mobile is stormed from Pensacola",
        f"campaign turn=14 side=union step=march marches=3"
        f" {army('u', pensacola='iv iv iv', washington='iv iv iv iv')} {army('c', mobile='im', richmond='iv iv iv')}",
        "union",
        "Charleston and Mobile missing at the end; Mobile is one box from Pensacola",
        acceptable=lambda turn: went_to(turn, "mobile") >= 2,
    ),
    SensiblePosition(
        "Memphis is stormed from Cairo",
        f"campaign turn=7 side=union step=march marches=4"
        f" {army('u', cairo='iv iv iv iv', washington='iv iv iv')} {army('c', memphis='im', richmond='iv iv')}",
        "union",
        "Memphis missing at the end in 93 of 224 lost campaigns, two boxes from Cairo",
        acceptable=lambda turn: went_to(turn, "memphis") >= 2,
    ),
    SensiblePosition(
        "a big army attacks an enemy who cannot replace his losses",
        f"campaign turn=22 side=union step=march marches=5 {LATE_SOUTH}"
        f" {army('u', chattanooga='ic ic ic iv iv iv iv iv', washington='ic ic ic', nashville='iv iv iv iv')}"
        f" {army('c', atlanta='ic ic iv', richmond='ic ic ic ic ic', charleston_sc='iv iv', wilmington='iv iv')}",
        "union",
        "33 units against 20 from turn 15 to 24: 22 entrenchments and one attack",
        acceptable=lambda turn: went_to(turn, "atlanta") >= 5,
    ),
    SensiblePosition(
        "the last prize is stormed with all that is near",
        f"campaign turn=30 side=union step=march marches=3 {SIX_PRIZES} yorktown:union"
        f" {army('u', yorktown='ic ic ic ic ic ic ic ic', washington='ic ic')} {army('c', richmond='iv iv')}",
        "union",
        "the game is there to be won",
        acceptable=lambda turn: went_to(turn, "richmond") >= 5,
    ),
    SensiblePosition(
        "an attack is made with enough units or not at all",
        f"campaign turn=10 side=union step=march marches=4 nashville:union murfreesboro:union"
        f" {army('u', murfreesboro='iv iv iv iv iv', washington='iv iv iv', louisville='im')}"
        f" {army('c', chattanooga='iv iv', richmond='iv iv iv', atlanta='im')}",
        "union",
        "units are ordered one at a time, so nothing is concentrated",
        acceptable=lambda turn: went_to(turn, "chattanooga") not in (1, 2),
    ),
    # --- the rear, and marches that come to nothing
    SensiblePosition(
        "the rear moves up",
        f"campaign turn=5 side=union step=march marches=6 {army('u', **REAR_UNION)} {SOUTH}",
        "union",
        "Chicago and Canton keep idle militia for all ten turns",
        acceptable=lambda turn: turn.count("march (chicago|fort-wayne|columbus-oh)") >= 2,
    ),
    SensiblePosition(
        "the rear moves up in the short game",
        "short turn=4 side=union step=march marches=6"
        f" {army('u', washington='iv iv iv', chicago='im im', canton='im', pittsburgh='im', cairo='im')}"
        f" {army('c', richmond='iv iv', nashville='im', memphis='im')}",
        "union",
        "Chicago and Canton keep idle militia for all ten turns",
        acceptable=lambda turn: turn.count("march (chicago|canton|pittsburgh)") >= 2,
    ),
    SensiblePosition(
        "a militia unit does not leave the works that it has just dug",
        "short turn=6 side=union step=march marches=6"
        f" {army('u', louisville='im im', cincinnati='im', washington='iv iv iv')} louisville:union"
        f" {army('c', munfordville='iv', lexington='im', richmond='iv iv')}",
        "union",
        "entrenches a militia unit and marches it out of its works in the same turn",
        acceptable=lambda turn: not leaves_works(turn),
    ),
    SensiblePosition(
        "nobody marches to and fro",
        "short turn=5 side=confederate step=march marches=5"
        f" {army('c', mobile='iv', richmond='iv iv iv', atlanta='im', memphis='im im')}"
        f" {army('u', washington='iv iv iv iv', cairo='iv iv', st_louis='im')}",
        "confederate",
        "Veteran (South) marches Mobile-Selma-Mobile with one unit in one turn",
        acceptable=lambda turn: not walks_to_and_fro(turn),
    ),
    # --- free gains and the clock
    SensiblePosition(
        "free Louisville is occupied",
        "campaign turn=3 side=union step=march marches=3"
        f" {army('u', evansville='im', cincinnati='im im', washington='iv iv')}"
        f" {army('c', nashville='im', richmond='iv iv')}",
        "union",
        "cities are left to the enemy",
        acceptable=lambda turn: union_in(turn, "louisville") >= 1,
    ),
    SensiblePosition(
        "the city that wins the short game is taken on the last turn",
        "short turn=10 side=union step=march marches=2 louisville:union nashville:confederate bowling-green:union"
        f" cairo:confederate {army('u', bowling_green='iv iv', washington='iv iv iv iv', st_louis='iv iv iv')}"
        f" {army('c', cairo='im', richmond='iv iv')}",
        "union",
        "the victory clock is respected",
        acceptable=lambda turn: turn.after.maximum[UNION] - turn.after.maximum[CONFEDERATE] >= 5,
    ),
    SensiblePosition(
        "the South breaks the Union's lead with its last march",
        "short turn=10 side=confederate step=march marches=2"
        f" {army('c', humboldt='iv iv', richmond='iv iv')} {army('u', washington='iv iv iv iv', st_louis='im')}",
        "confederate",
        "the victory clock is respected",
        acceptable=lambda turn: held_by(turn, "cairo") == CONFEDERATE,
    ),
    # --- battle, promotion, recruitment
    SensiblePosition(
        "a beaten force goes back",
        "campaign turn=3 side=union step=stand box=paducah round=2 firing=confederate"
        " u1:iv:paducah:march1+stopped+fought u2:iv:paducah:march1+stopped+fought"
        " u3:iv:paducah:march1+stopped+fought c1:iv:paducah:reduced+fought",
        "confederate",
        "units are lost for nothing",
        required=("retreat .*",),
    ),
    SensiblePosition(
        "cavalry is promoted so that more can be raised",
        f"campaign turn=12 side=union step=promote pool=0/0/0/0"
        f" {army('u', washington='ic ic ic cm', nashville='ic ic')} {army('c', richmond='iv iv iv')}",
        "union",
        "cavalry is never built",
        required=("promote u4",),
    ),
    SensiblePosition(
        "a threatened city is recruited in",
        "campaign turn=3 side=union step=recruit recruits=2 pool=1/0/0/0"
        f" {army('u', washington='im im')} {army('c', island_no_10='im', richmond='im')}",
        "union",
        "recruiting cities left open",
        required=("recruit infantry cairo",),
    ),
]
