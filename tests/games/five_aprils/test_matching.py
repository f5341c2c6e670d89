"""A5A 6.1, all duties together: an attack is allowed if what is left can still meet every duty that could be met."""

from random import Random

import pytest

from longroll import Match
from longroll.games.five_aprils.matching import smaller_first
from longroll.match.explanation import LANGUAGES
from tests.games.five_aprils.field import code, refused_by, texts
from tests.games.five_aprils.fight import FIELDS, NOTHING, duties, fighting, phase, resolve
from tests.games.five_aprils.plans import VALUES, Combat, Field

FRIENDS = [name for name in VALUES if name.startswith("u-")]
ENEMIES = [name for name in VALUES if name.startswith("c-") and name != "c-pike"]
GUNS = [name for name in FRIENDS if VALUES[name]["arm"] == "artillery"]


def said(match: Match, action: str) -> str:
    """The sentence of a refusal, which must have one in every language."""
    refusal = match.why_not(action)
    assert refusal is not None
    assert all(refusal.sentence(language) for language in LANGUAGES)
    return refusal.sentence()


def test_smaller_groups_come_first() -> None:
    assert smaller_first(3) == [0, 1, 2, 4, 3, 5, 6, 7]
    assert smaller_first(0) == [0]


@pytest.mark.rule("A5A-6.1-a", "A5A-6.1-j")
def test_the_last_guns_for_a_duty_do_not_fire_where_nobody_owes_an_attack() -> None:
    units = "u-coler:3808 u-ostart:3912 c-hebert:3708 c-greer:3909 c-slack:4112"
    match = fighting(units, *[NOTHING] * 6)
    resolve(match, "3708", "u-coler")
    match.play("stand")
    assert duties(match)[0] == {"3909"}
    assert (code(match, "attack 4112"), refused_by(match, "attack 4112")) == ("duty-elsewhere", "A5A-6.1-j")
    assert (
        said(match, "attack 4112")
        == "After this attack the hexes that must still be attacked, 3909 among them, could not all be."
    )
    assert texts(match) == ["attack 3909"]


@pytest.mark.rule("A5A-6.1-a", "A5A-6.1-j")
def test_two_hexes_may_not_be_left_to_one_battery() -> None:
    units = "u-coler:3808 u-pattison:3709 u-ostart:3911 c-hebert:3708 c-greer:3909 c-slack:3807"
    match = fighting(units, *[NOTHING] * 8)
    match.play("attack 3708")
    match.play("with u-pattison")
    assert (code(match, "with u-coler"), refused_by(match, "with u-coler")) == ("duty-elsewhere", "A5A-6.1-j")
    assert said(match, "with u-coler").startswith(
        "Coler is needed elsewhere: without Coler the hexes that must still be"
    )
    match.play("resolve")
    match.play("stand")
    resolve(match, "3807 3909", "u-coler")


@pytest.mark.rule("A5A-6.1-j")
def test_a_hex_that_other_units_could_attack_is_not_said_to_need_one() -> None:
    """Osterhaus' guns alone could bombard 3807, or 3909, but not both."""
    units = "u-pattison:3709 u-ostart:3911 c-hebert:3708 c-greer:3909 c-slack:3807"
    match = fighting(units)
    assert {"attack 3807", "attack 3909"} <= set(texts(match))


@pytest.mark.rule("A5A-6.1-j", "A5A-6.1-b")
def test_one_of_the_two_may_be_left_to_it() -> None:
    units = "u-coler:3808 u-greusel:3709 u-ostart:3911 c-hebert:3708 c-greer:3909 c-slack:3807"
    match = fighting(units, *[NOTHING] * 8)
    match.play("attack 3807")
    assert refused_by(match, "with u-coler") == ""  # the battery can do 3909


@pytest.mark.rule("A5A-6.1-j")
def test_guns_that_alone_reach_one_hex_are_not_spent_on_another() -> None:
    """Both batteries reach 3809 and only one of them 3706."""
    units = "u-coler:3808:attacked u-carrart:4007 u-ostart:4112 c-slack:3706 c-greer:3809"
    match = phase(units, step="attack", fields="fighting=1 engaged=3706+3809")
    match.play("attack 3809")
    assert refused_by(match, "with u-ostart") == ""
    assert (code(match, "with u-carrart"), refused_by(match, "with u-carrart")) == ("duty-elsewhere", "A5A-6.1-j")


# --- against brute force


@pytest.mark.rule("A5A-6.1-a", "A5A-6.1-c", "A5A-6.1-d", "A5A-6.1-j", "A5A-7.2-b")
@pytest.mark.parametrize("seed", range(60))
def test_the_judge_allows_just_the_combats_of_a_best_plan(seed: int) -> None:
    friends, enemies = scatter(Random(seed))
    field = Field(friends, enemies)
    legal, good = field.good_combats()
    for combat in sorted(legal, key=str):
        match = begin(friends, enemies)
        allowed = can_declare(match, combat)
        assert allowed == (combat in good), (combat, match.position_text())


def scatter(random: Random) -> tuple[dict[str, str], dict[str, str]]:
    """Three hexes of the enemy close together, and up to four units about them: strong, weak and guns."""
    places = [f"{column}{row:02d}" for column in (37, 38, 39) for row in (7, 8, 9)]
    random.shuffle(places)
    enemies = dict(zip(random.sample(ENEMIES, 3), places, strict=False))
    near = [place for place in places if place not in enemies.values()]
    far = [f"{column}{row:02d}" for column in (35, 41) for row in (7, 8, 9, 10)]
    attackers = ["u-24mo", *random.sample(GUNS, 2), "u-coler", "u-greusel"]
    random.shuffle(attackers)
    friends: dict[str, str] = {}
    for unit in attackers[:4]:
        pool = near + far if unit in GUNS else near
        friends[unit] = random.choice([place for place in pool if list(friends.values()).count(place) < 2])
    return friends, enemies


def begin(friends: dict[str, str], enemies: dict[str, str]) -> Match:
    words = " ".join(f"{unit}:{place}" for unit, place in [*friends.items(), *enemies.items()])
    field = Field(friends, enemies)
    owed = "+".join(sorted(field.owed))
    able = "+".join(unit for unit in sorted(friends, key=FRIENDS.index) if field.zoned(unit))
    duty = f"engaged={owed} bound={able}" if owed else ""
    return phase(words, step="attack", fields=f"fighting=1 {duty}", on=FIELDS)


def can_declare(match: Match, combat: Combat) -> bool:
    first, *others = sorted(combat.targets)
    actions = [f"attack {first}", *(f"also {place}" for place in others)]
    actions += [f"with {unit}" for unit in sorted(combat.attackers, key=lambda unit: (unit in GUNS, unit == "u-24mo"))]
    for action in actions:
        if match.why_not(action) is not None:
            return False
        match.play(action)
    return match.why_not("resolve") is None


@pytest.mark.rule("A5A-6.1-j")
@pytest.mark.parametrize("seed", range(60))
def test_there_is_always_a_way_on_and_no_duty_is_lost(seed: int) -> None:
    """Without losses or retreats, any play at all meets as many duties as the best plan."""
    random = Random(seed)
    friends, enemies = scatter(random)
    field = Field(friends, enemies)
    most = max(map(field.duties_met, field.plans()))
    match = begin(friends, enemies)
    fought: list[Combat] = []
    while match.view()["marker"] == "union-combat":
        combat = declare_any(match, random)
        if combat is None:
            break
        fought.append(combat)
        match = forward(friends, enemies, fought)
        if not texts(match):
            break
    assert field.duties_met(fought) == most


def declare_any(match: Match, random: Random) -> Combat | None:
    """A combat chosen at random, up to `resolve`; None if the phase was ended."""
    targets: list[str] = []
    attackers: list[str] = []
    while True:
        offered = texts(match)
        assert offered, "a dead end"
        assert offered != ["cancel"], "a declaration that leads nowhere"
        action = random.choice(offered)
        verb, _, thing = action.partition(" ")
        if verb == "end":
            return None
        if verb == "resolve":
            return Combat(frozenset(attackers), frozenset(targets))
        match.play(action)
        (attackers if verb == "with" else targets).append(thing)


def forward(friends: dict[str, str], enemies: dict[str, str], fought: list[Combat]) -> Match:
    """The position after those combats, had none of them any result."""
    attacked = {unit for combat in fought for unit in combat.attackers}
    targets = {place for combat in fought for place in combat.targets}
    words = [f"{unit}:{place}{':attacked' if unit in attacked else ''}" for unit, place in friends.items()]
    words += [f"{unit}:{place}{':target' if place in targets else ''}" for unit, place in enemies.items()]
    field = Field(friends, enemies)
    owed = "+".join(sorted(field.owed))
    able = "+".join(unit for unit in sorted(friends, key=FRIENDS.index) if field.zoned(unit))
    duty = f"engaged={owed} bound={able}" if owed else ""
    return phase(" ".join(words), step="attack", fields=f"fighting=1 {duty}", on=FIELDS)
