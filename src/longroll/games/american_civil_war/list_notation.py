"""The lists of a position in its line of text: by names, where names can say it, or by numbers with dots."""

import re
from collections.abc import Callable
from typing import Final

from longroll.games.american_civil_war.action import WEAR_NAMES
from longroll.games.american_civil_war.components import Components
from longroll.games.american_civil_war.placement import FREE_INFANTRY
from longroll.games.american_civil_war.position import AREA_NAMES, BATTLE_SIDE_NAMES, BY_SEA, Position
from longroll.games.american_civil_war.steps import PURSUE, RESERVES, TERRAIN
from longroll.games.american_civil_war.terms import SORTS, TERRAIN_NAMES
from longroll.games.american_civil_war.vocabulary import (
    COLUMNS,
    SORT_SIGNS,
    Misread,
    choose,
    read_counts,
    read_space,
    write_counts,
)

DOTTED: Final = re.compile(r"[0-9]{1,5}(?:\.[0-9]{1,5})*")
LAID: Final = 6
BY_SIDE: Final = 16
EAST_OF_SIDE: Final = 128
PURSUIT_TAGS: Final = ["rolled", "covering"]
WAYS: Final = ["", "line", "reserve"]


def write_list(position: Position, name: str, numbers: list[int]) -> str:
    """A list by names; by its numbers, with dots, where names cannot say it."""
    try:
        text = WRITERS[name](position, numbers)
        same = read_list(position, name, text) == numbers
    except (Misread, IndexError):
        same = False
    return text if same else ".".join(map(str, numbers))


def read_list(position: Position, name: str, text: str) -> list[int]:
    if DOTTED.fullmatch(text):
        return [int(word) for word in text.split(".")]
    return READERS[name](position, text)


def write_quota(position: Position, numbers: list[int]) -> str:
    del position
    return write_counts([numbers.count(sort) for sort in range(SORTS)])


def read_quota(position: Position, text: str) -> list[int]:
    del position
    return [sort for sort, count in enumerate(read_counts(text)) for _ in range(count)]


def write_aboard(position: Position, numbers: list[int]) -> str:
    del position
    return write_counts(numbers)


def read_aboard(position: Position, text: str) -> list[int]:
    del position
    return read_counts(text)


def write_places(position: Position, numbers: list[int]) -> str:
    """Spaces; states while the free infantry of a scenario is placed."""
    components = position.components
    names = components.state_names if position.task == FREE_INFANTRY else components.space_names
    return "+".join([names[number] for number in numbers if number < len(names)])


def read_places(position: Position, text: str) -> list[int]:
    components = position.components
    if position.task == FREE_INFANTRY:
        return [choose(name, components.state_names) for name in text.split("+")]
    return [read_space(components, name) for name in text.split("+")]


def write_route(components: Components, origin: int, *places: str) -> str:
    return "/".join([*places, components.space_names[origin % BY_SEA], *(["sea"] if origin >= BY_SEA else [])])


def read_origin(components: Components, words: list[str]) -> int:
    """`maryland`, or `norfolk/sea` for a group that landed."""
    if len(words) > 2 or (len(words) == 2 and words[1] != "sea"):
        raise Misread(f"{'/'.join(words)[:60]!r} is not a space, or a space and /sea")
    return read_space(components, words[0]) + (BY_SEA if len(words) == 2 else 0)


def write_arrivals(position: Position, numbers: list[int]) -> str:
    """`northern-virginia/maryland:6ui+1ul`: the battle, where the group came from, its pieces."""
    return write_groups(position.components, numbers, late=False)


def write_late(position: Position, numbers: list[int]) -> str:
    """`2/maryland:6ui`: the battle turn after which the group arrives, where it comes from, its pieces."""
    return write_groups(position.components, numbers, late=True)


def write_groups(components: Components, numbers: list[int], late: bool) -> str:
    groups: dict[str, list[int]] = {}
    for at in range(0, len(numbers), 4):
        first = str(numbers[at]) if late else components.space_names[numbers[at]]
        groups.setdefault(write_route(components, numbers[at + 1], first), [0] * SORTS)[numbers[at + 2]] += numbers[
            at + 3
        ]
    return ",".join([f"{route}:{write_counts(counts)}" for route, counts in groups.items()])


def read_groups(components: Components, text: str, late: bool) -> list[int]:
    found: list[int] = []
    for group in text.split(","):
        route, colon, pieces = group.partition(":")
        words = route.split("/")
        if not colon or len(words) < 2:
            raise Misread(f"{group[:60]!r} is not {'TURN' if late else 'BATTLE'}/ORIGIN:PIECES")
        first = read_whole(words[0]) if late else read_space(components, words[0])
        origin = read_origin(components, words[1:])
        for sort, count in enumerate(read_counts(pieces)):
            if count:
                found += [first, origin, sort, count]
    return found


def read_whole(text: str) -> int:
    if not text.isdigit() or len(text) > 4:
        raise Misread(f"{text[:40]!r} is not a number")
    return int(text)


def read_arrivals(position: Position, text: str) -> list[int]:
    return read_groups(position.components, text, late=False)


def read_late(position: Position, text: str) -> list[int]:
    return read_groups(position.components, text, late=True)


def write_ground(position: Position, numbers: list[int]) -> str:
    """`attacker-line-1/hill`, and `defender/woods` for a terrain that is still to be placed."""
    del position
    laid = [
        f"{BATTLE_SIDE_NAMES[at // COLUMNS]}-{AREA_NAMES[at % COLUMNS]}/{TERRAIN_NAMES[terrain]}"
        for at, terrain in enumerate(numbers[:LAID])
        if terrain
    ]
    open_ = [f"{BATTLE_SIDE_NAMES[key // BY_SIDE]}/{TERRAIN_NAMES[key % BY_SIDE]}" for key in numbers[LAID:]]
    return "+".join([*laid, *open_]) or "none"


def read_ground(position: Position, text: str) -> list[int]:
    del position
    found = [0] * LAID
    if text == "none":
        return found
    for word in text.split("+"):
        place, slash, name = word.partition("/")
        if not slash:
            raise Misread(f"{word[:60]!r} is not AREA/TERRAIN, like attacker-line-1/hill, or SIDE/TERRAIN")
        terrain = choose(name, ["", *TERRAIN_NAMES[1:]])
        if place in BATTLE_SIDE_NAMES:
            found.append(BATTLE_SIDE_NAMES.index(place) * BY_SIDE + terrain)
        else:
            areas = [f"{side}-{area}" for side in BATTLE_SIDE_NAMES for area in AREA_NAMES[:COLUMNS]]
            found[choose(place, areas)] = terrain
    return found


def write_east(position: Position, numbers: list[int]) -> str:
    """The eastern spaces of the Union, a comma, those of the Confederacy."""
    components = position.components
    halves = [[key % EAST_OF_SIDE for key in numbers if key // EAST_OF_SIDE == side] for side in range(2)]
    return ",".join(
        [
            "+".join([components.space_names[space] for space in half if space < len(components.space_names)])
            for half in halves
        ]
    )


def read_east(position: Position, text: str) -> list[int]:
    halves = text.split(",")
    if len(halves) != 2:
        raise Misread("it is the eastern spaces of the Union, a comma, and those of the Confederacy")
    return [
        side * EAST_OF_SIDE + read_space(position.components, name)
        for side, half in enumerate(halves)
        for name in (half.split("+") if half else [])
    ]


def write_detached(position: Position, numbers: list[int]) -> str:
    """`chicago:2ui` has not moved, `ohio/half:1uc` has one step left."""
    components = position.components
    groups: dict[str, list[int]] = {}
    for at in range(0, len(numbers), 3):
        space, sort = divmod(numbers[at], SORTS)
        for place, count in (
            (components.space_names[space], numbers[at + 1]),
            (f"{components.space_names[space]}/half", numbers[at + 2]),
        ):
            if count:
                groups.setdefault(place, [0] * SORTS)[sort] += count
    return ",".join([f"{place}:{write_counts(counts)}" for place, counts in groups.items()])


def read_detached(position: Position, text: str) -> list[int]:
    rows: dict[int, list[int]] = {}
    for group in text.split(","):
        place, colon, pieces = group.partition(":")
        space, slash, mark = place.partition("/")
        if not colon or (slash and mark != "half"):
            raise Misread(f"{group[:60]!r} is not SPACE:PIECES or SPACE/half:PIECES")
        for sort, count in enumerate(read_counts(pieces)):
            if count:
                rows.setdefault(read_space(position.components, space) * SORTS + sort, [0, 0])[1 if slash else 0] += (
                    count
                )
    return [number for key in sorted(rows) for number in (key, *rows[key])]


def write_acting(position: Position, numbers: list[int]) -> str:
    """The pieces that have acted: `1ci` has fired (basic battle), `ci/line` has moved up or back (basic battle),
    `line-1/1ui/used` (tactical battle), `rolled/1uc` and `covering/2cc` (pursuit)."""
    step = position.step
    size = len(numbers)
    if step == PURSUE:
        parts = [f"{PURSUIT_TAGS[numbers[at]]}/{sign(numbers[at + 1], numbers[at + 2])}" for at in range(0, size, 3)]
    elif step >= TERRAIN:
        parts = [
            f"{AREA_NAMES[numbers[at]]}/{sign(numbers[at + 1], numbers[at + 3])}/{WEAR_NAMES[numbers[at + 2]]}"
            for at in range(0, size, 4)
        ]
    elif step == RESERVES:
        parts = [f"{SORT_SIGNS[numbers[at]]}/{WAYS[numbers[at + 1]]}" for at in range(0, size, 2)]
    else:
        parts = [sign(numbers[at], numbers[at + 1]) for at in range(0, size, 2)]
    return "+".join(parts)


def sign(sort: int, count: int) -> str:
    return f"{count}{SORT_SIGNS[sort]}"


def read_acting(position: Position, text: str) -> list[int]:
    del position
    found: list[int] = []
    for word in text.split("+"):
        parts = word.split("/")
        if len(parts) == 3:
            area, wear = choose(parts[0], AREA_NAMES), choose(parts[2], WEAR_NAMES)
            sort, count = read_sign(parts[1])
            found += [area, sort, wear, count]
        elif len(parts) == 2 and parts[0] in PURSUIT_TAGS:
            found += [PURSUIT_TAGS.index(parts[0]), *read_sign(parts[1])]
        elif len(parts) == 2:
            found += [choose(parts[0], SORT_SIGNS), choose(parts[1], WAYS)]
        else:
            found += read_sign(word)
    return found


def read_sign(word: str) -> list[int]:
    """The sort and the count of `2ci`."""
    counts = read_counts(word)
    sort = next(sort for sort in range(SORTS) if counts[sort])
    return [sort, counts[sort]]


def write_railed(components: Components, numbers: list[int]) -> str:
    """`washington/ui+washington/ua`: the sorts that have come to a space by rail in this turn."""
    return "+".join([f"{components.space_names[number // SORTS]}/{SORT_SIGNS[number % SORTS]}" for number in numbers])


def read_railed(components: Components, text: str) -> list[int]:
    found: list[int] = []
    for word in text.split("+"):
        place, _, sort = word.partition("/")
        found.append(read_space(components, place) * SORTS + choose(sort, SORT_SIGNS))
    return found


WRITERS: Final[dict[str, Callable[[Position, list[int]], str]]] = {
    "arrivals": write_arrivals,
    "placed": write_places,
    "quota": write_quota,
    "queue": write_places,
    "aboard": write_aboard,
    "late": write_late,
    "acting": write_acting,
    "ground": write_ground,
    "east": write_east,
    "detached": write_detached,
}
READERS: Final[dict[str, Callable[[Position, str], list[int]]]] = {
    "arrivals": read_arrivals,
    "placed": read_places,
    "quota": read_quota,
    "queue": read_places,
    "aboard": read_aboard,
    "late": read_late,
    "acting": read_acting,
    "ground": read_ground,
    "east": read_east,
    "detached": read_detached,
}
