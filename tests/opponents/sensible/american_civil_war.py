"""Positions of The American Civil War. Most show a fault that was seen in a game of Veteran or Crack."""

import re
from typing import Final

from longroll.games.american_civil_war.pack import printed_components
from longroll.games.american_civil_war.terms import CONFEDERATE, PARTIES, UNION
from tests.opponents.sensible.position import PlayedTurn, SensiblePosition

COMPONENTS = printed_components()

BASIC: Final = "civil-war-basic"
STANDARD: Final = "civil-war-standard"


def union_in(turn: PlayedTurn, space: str) -> int:
    """How many Union units stand there after the turn."""
    return int(turn.after.units[COMPONENTS.space_numbers[space] * PARTIES + UNION])


def south_in(turn: PlayedTurn, space: str) -> int:
    return int(turn.after.units[COMPONENTS.space_numbers[space] * PARTIES + CONFEDERATE])


def south_is_gone(turn: PlayedTurn, *spaces: str) -> bool:
    """Have the threats been driven away?"""
    return not any(south_in(turn, space) for space in spaces)


def union_is_gone(turn: PlayedTurn, *spaces: str) -> bool:
    return not any(union_in(turn, space) for space in spaces)


def bought(turn: PlayedTurn, kind: str) -> int:
    return turn.count(rf"buy \S+-{kind} \S+")


def entered_from(turn: PlayedTurn, target: str) -> set[str]:
    """The spaces from which a space was entered by land."""
    found, origin = set(), ""
    for action in turn.actions:
        if origin_named := re.fullmatch(r"from (\S+)", action):
            origin = origin_named[1]
        elif action == f"to {target}":
            found.add(origin)
    return found


SOUTH: Final = "richmond:5ci+2ca+1cl atlanta:2ci charleston:2ci new-orleans:2ci memphis:2ci mobile:2ci"
NORTH: Final = "washington:5ui+2ua+1ul new-york:2ui boston:2ui philadelphia:2ui cincinnati:3ui chicago:2ui"

POSITIONS: Final = [
    # --- what is held
    SensiblePosition(
        "Washington keeps its garrison when its neighbour comes within two steps",
        f"balanced turn=4 side=union step=march stage=1 washington:4ui+2ua maryland:1ui new-york:2ui"
        f" northern-virginia:8ci+3ca {SOUTH}",
        "union",
        "Washington held by three infantry with 13 units next door: lost on turn 4",
        acceptable=lambda turn: union_in(turn, "washington") >= 5 or south_is_gone(turn, "northern-virginia"),
        game=STANDARD,
    ),
    SensiblePosition(
        "the army of Pennsylvania covers a weak Washington",
        f"balanced turn=4 side=union step=march stage=1 washington:2ui eastern-pennsylvania:6ui+3ua"
        f" cincinnati:2ui northern-virginia:6ci+2ca {SOUTH}",
        "union",
        "Washington held by three infantry",
        acceptable=lambda turn: union_in(turn, "washington") + union_in(turn, "maryland") >= 8,
        game=STANDARD,
    ),
    SensiblePosition(
        "Richmond is not left empty",
        f"historical turn=12 side=confederate step=march stage=1 richmond:2ci+1ca atlanta:2ci"
        f" northern-virginia:2ui {NORTH}",
        "confederate",
        "Richmond, Nashville, Atlanta, Mobile without a unit on turn 12",
        acceptable=lambda turn: south_in(turn, "richmond") >= 1 or union_is_gone(turn, "northern-virginia"),
        game=STANDARD,
    ),
    SensiblePosition(
        "Nashville, with an enemy in the next space, keeps a unit",
        f"historical turn=12 side=confederate step=march stage=1 nashville:2ci richmond:4ci+1ca"
        f" western-kentucky:1uc middle-tennessee:1ui {NORTH}",
        "confederate",
        "Nashville without a unit on turn 12",
        acceptable=lambda turn: south_in(turn, "nashville") >= 1 or union_is_gone(turn, "middle-tennessee"),
        game=STANDARD,
    ),
    SensiblePosition(
        "a taken city is not left beside the enemy",
        f"historical turn=9 side=union step=march stage=1 memphis:3ui northern-mississippi:1ci vicksburg:4ci+2ca"
        f" {NORTH} richmond:5ci+2ca",
        "union",
        "what has been taken is left",
        acceptable=lambda turn: union_in(turn, "memphis") >= 1,
        game=STANDARD,
    ),
    SensiblePosition(
        "a taken city is not left even when no enemy is near",
        f"historical turn=9 side=union step=march stage=1 mobile:1ui south-alabama:4ui+1ua new-orleans:1ci"
        f" {NORTH} richmond:5ci+2ca",
        "union",
        "what has been taken is left",
        acceptable=lambda turn: union_in(turn, "mobile") >= 1,
        game=STANDARD,
    ),
    SensiblePosition(
        "Boston keeps a unit while the enemy has ships",
        f"balanced turn=6 side=union step=march stage=1 confederate-naval=6 boston:1ui massachusetts:2ui"
        f" washington:5ui+2ua maryland:3ui {SOUTH}",
        "union",
        "cavalry raids Boston; single units in a dozen towns",
        acceptable=lambda turn: union_in(turn, "boston") >= 1,
        game=STANDARD,
    ),
    SensiblePosition(
        "an empty port beside own troops is garrisoned against landings",
        f"balanced turn=6 side=union step=march stage=1 confederate-naval=6 massachusetts:4ui"
        f" washington:5ui+2ua {SOUTH}",
        "union",
        "Boston open to one raider from the sea",
        acceptable=lambda turn: union_in(turn, "boston") >= 1,
        game=STANDARD,
    ),
    SensiblePosition(
        "Cincinnati is closed to a raider two steps away",
        f"historical turn=5 side=union step=march stage=1 southern-ohio:3ui washington:5ui+2ua"
        f" east-tennessee:1ce {SOUTH}",
        "union",
        "what an empty city loses to one raider",
        acceptable=lambda turn: union_in(turn, "cincinnati") >= 1 or south_is_gone(turn, "east-tennessee"),
        game=STANDARD,
    ),
    SensiblePosition(
        "the restless cities have garrisons before conscription comes",
        f"historical turn=3 side=union step=march stage=1 rating=8 new-jersey:4ui massachusetts:3ui chicago:2ui"
        f" washington:6ui+2ua {SOUTH}",
        "union",
        "Boston, New York, Philadelphia lost to risings",
        acceptable=lambda turn: (
            union_in(turn, "new-york") + union_in(turn, "philadelphia") + union_in(turn, "boston") >= 2
        ),
        game=STANDARD,
    ),
    # --- what is attacked
    SensiblePosition(
        "an open city is walked into",
        "historical turn=5 side=union step=march stage=1 eastern-virginia:4ui+1ua washington:4ui+1ua savannah:1ci",
        "union",
        "six units in Washington never try Richmond",
        acceptable=lambda turn: union_in(turn, "richmond") >= 1,
        game=STANDARD,
    ),
    SensiblePosition(
        "a weak garrison is attacked in strength",
        "historical turn=5 side=union step=march stage=1 eastern-virginia:8ui+4ua+1ul washington:4ui+1ua"
        " richmond:1ci atlanta:3ci",
        "union",
        "units are ordered one at a time, so nothing is concentrated",
        required=("to richmond",),
        game=STANDARD,
    ),
    SensiblePosition(
        "two armies attack together what one alone could not",
        "balanced turn=5 side=union step=march stage=1 northern-virginia:3ui+2ua southwest-virginia:3ui+2ua"
        " washington:3ui+1ua eastern-virginia:4ci+2ca atlanta:1ci",
        "union",
        "nothing is concentrated",
        acceptable=lambda turn: len(entered_from(turn, "eastern-virginia")) != 1,
        game=STANDARD,
    ),
    SensiblePosition(
        "one cavalry does not attack a garrison with guns",
        "historical turn=5 side=confederate step=march stage=1 southern-ohio:1cc richmond:5ci+2ca"
        " cincinnati:4ui+2ua washington:5ui+2ua",
        "confederate",
        "one-unit attacks at bad odds",
        forbidden=("to cincinnati",),
        game=STANDARD,
    ),
    SensiblePosition(
        "two infantry do not storm Richmond",
        f"balanced turn=5 side=union step=march stage=1 eastern-virginia:2ui washington:5ui+2ua {SOUTH}",
        "union",
        "one-unit attacks at bad odds",
        forbidden=("to richmond",),
        game=STANDARD,
    ),
    SensiblePosition(
        "no landing against a strong garrison",
        "historical turn=5 side=union step=march stage=1 union-naval=7 confederate-naval=1"
        " new-york:2ui washington:5ui+2ua"
        " mobile:6ci+3ca new-orleans:6ci+3ca charleston:6ci+3ca savannah:6ci+3ca wilmington:6ci+3ca norfolk:6ci+3ca"
        " richmond:6ci+3ca",
        "union",
        "ships chosen by what they land",
        forbidden=("sail (mobile|new-orleans|charleston|savannah|wilmington|norfolk)",),
        game=STANDARD,
    ),
    # --- who moves up
    SensiblePosition(
        "a rear army moves up",
        "historical turn=6 side=union step=march stage=1 detroit:6ui+2ua washington:5ui+2ua"
        " cincinnati:2ui nashville:4ci+1ca richmond:5ci+2ca",
        "union",
        "rear units never leave",
        acceptable=lambda turn: union_in(turn, "detroit") <= 2,
        game=STANDARD,
    ),
    SensiblePosition(
        "the South's rear army moves up",
        "balanced turn=6 side=confederate step=march stage=1 east-texas:5ci+2ca richmond:5ci+2ca"
        " memphis:2ci southern-missouri:4ui+1ua washington:5ui+2ua cincinnati:3ui",
        "confederate",
        "rear units never leave",
        acceptable=lambda turn: south_in(turn, "east-texas") == 0,
        game=STANDARD,
    ),
    # --- the clock
    SensiblePosition(
        "the last city is entered and the others are kept",
        "historical turn=50 side=union step=march stage=1 washington:2ui st-louis:1ui louisville:1ui richmond:2ui"
        " norfolk:1ui wilmington:1ui charleston:1ui savannah:1ui atlanta:1ui mobile:1ui vicksburg:1ui new-orleans:1ui"
        " memphis:1ui nashville:1ui chattanooga:1ui arkansas:3ui east-texas:2ci",
        "union",
        "the victory clock",
        acceptable=lambda turn: turn.after.winner == UNION or union_in(turn, "little-rock") >= 1,
        game=STANDARD,
    ),
    SensiblePosition(
        "the South takes the city that wins the war",
        "balanced turn=8 side=confederate step=march stage=1 maryland:8ci+4ca+1cl washington:1ui boston:2ci chicago:2ci"
        " new-york:2ci cleveland:2ci richmond:2ci pittsburgh:4ui",
        "confederate",
        "the game is there to be won",
        required=("to washington",),
        game=STANDARD,
    ),
    SensiblePosition(
        "the South keeps what it has taken while it is one city short",
        "balanced turn=8 side=confederate step=march stage=1 boston:2ci chicago:2ci new-york:2ci cleveland:2ci"
        " detroit:2ci richmond:4ci+2ca washington:5ui+3ua pittsburgh:2ui",
        "confederate",
        "what has been taken is left",
        acceptable=lambda turn: (
            min(south_in(turn, city) for city in ("boston", "chicago", "new-york", "cleveland", "detroit")) >= 1
        ),
        game=STANDARD,
    ),
    # --- purchases
    SensiblePosition(
        "an army of guns gets infantry",
        f"balanced turn=3 side=union step=buy stage=4 union-points=120 union-naval=7 union-rail=7 washington:2ui+14ua"
        f" cincinnati:1ui+12ua"
        f" new-york:8ua st-louis:6ua {SOUTH}",
        "union",
        "raised 58 artillery and 3 infantry",
        acceptable=lambda turn: bought(turn, "infantry") >= 3,
        game=STANDARD,
    ),
    SensiblePosition(
        "the South's army of guns gets infantry",
        f"balanced turn=3 side=confederate step=buy stage=4 confederate-points=110 richmond:1ci+10ca memphis:1ci+6ca"
        f" atlanta:6ca {NORTH}",
        "confederate",
        "22 artillery and 4 infantry",
        acceptable=lambda turn: bought(turn, "infantry") >= 3,
        game=STANDARD,
    ),
    SensiblePosition(
        "points buy pieces, not rest",
        f"balanced turn=3 side=union step=buy stage=4 union-points=120 union-naval=7 union-rail=7 {NORTH} {SOUTH}",
        "union",
        "points in hand count nothing",
        acceptable=lambda turn: turn.count(r"buy.*") >= 6,
        game=STANDARD,
    ),
    SensiblePosition(
        "a threatened empty city gets a unit",
        f"historical turn=6 side=confederate step=buy stage=4 confederate-points=40 richmond:4ci+2ca"
        f" north-georgia:1ui {NORTH}",
        "confederate",
        "Atlanta without a unit on turn 12",
        required=(r"buy confederate-\S+ atlanta",),
        game=STANDARD,
    ),
    SensiblePosition(
        "the South does not free its slaves first",
        f"historical turn=3 side=confederate step=politics stage=3 rating=8 initiative-of=1 {SOUTH} {NORTH}",
        "confederate",
        "politics at random",
        forbidden=("emancipate",),
        game=STANDARD,
    ),
    # --- the basic game
    SensiblePosition(
        "in the basic game the capital keeps a unit",
        "basic turn=4 side=union step=march washington:2ui maryland:1ci northern-virginia:3ci cincinnati:3ui",
        "union",
        "an open capital",
        acceptable=lambda turn: union_in(turn, "washington") >= 1,
        game=BASIC,
    ),
    SensiblePosition(
        "in the basic game an open capital is walked into",
        "basic turn=4 side=confederate step=march maryland:3ci richmond:2ci cincinnati:3ui",
        "confederate",
        "an open capital",
        acceptable=lambda turn: south_in(turn, "washington") >= 1,
        game=BASIC,
    ),
    SensiblePosition(
        "in the basic game one unit does not attack five",
        "basic turn=4 side=union step=march eastern-virginia:1ui richmond:5ci+1ca washington:4ui+1ua",
        "union",
        "one-unit attacks at bad odds",
        forbidden=("to richmond",),
        game=BASIC,
    ),
    SensiblePosition(
        "in the basic game the eighth point is taken",
        "basic turn=9 side=union step=march richmond:2ui norfolk:1ui nashville:1ui memphis:1ui chattanooga:1ui"
        " atlanta:1ui south-carolina:3ui washington:3ui new-orleans:4ci mobile:3ci",
        "union",
        "the game is there to be won",
        acceptable=lambda turn: turn.after.winner == UNION,
        game=BASIC,
    ),
]
