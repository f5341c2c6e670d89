"""What a computer player may think of a deployment that it cannot see."""

import json

import pytest

from longroll import Match
from longroll.games.american_civil_war.position import Position
from longroll.kernel.dice import SeededDice
from tests.games.american_civil_war.board import play, standard, texts

UNION, CONFEDERATE = 0, 1
WOODS_AND_HILL = [4, 5, 4, 4, 5, 5]
STREAM = [3, 3, 2, 1]
LEFT = ["deploy union-infantry line-1"] * 4
CENTRE = ["deploy union-infantry line-2"] * 4
REST = ["deploy union-infantry line-1", "deploy union-infantry line-2", "deploy union-infantry line-3"]


def attack(options: str = "", dice: list[int] | None = None) -> Match:
    words = f"{options} maryland:8ui+1uc+1ul northern-virginia:7ci+1ca boston:1ui"
    match = standard(words, dice=dice or [])
    play(match, "from maryland", "to northern-virginia", "all", "end")
    return match


def deployed(*actions: str, options: str = "", dice: list[int] | None = None) -> Match:
    """The Union has deployed in secret; the Confederate is asked."""
    match = attack(options, dice)
    play(match, *actions, "ready")
    assert match.to_move == "confederate"
    return match


def guess(match: Match, seat: int, seed: str = "guess") -> Position:
    found = match.game.guess(match.position, seat, SeededDice(seed))
    assert isinstance(found, Position)
    return found


def seen(match: Match, position: Position, seat: int) -> str:
    return json.dumps(match.game.view(position, seat))


def test_a_seat_cannot_tell_the_guess_from_the_position() -> None:
    match = deployed(*LEFT, *REST[1:])
    for seed in "abcdefgh":
        found = guess(match, CONFEDERATE, seed)
        assert seen(match, found, CONFEDERATE) == seen(match, match.position, CONFEDERATE)
        assert match.game.choices(found) == match.game.choices(match.position)


def test_a_guess_says_nothing_of_what_is_hidden() -> None:
    one = deployed(*LEFT, *REST[1:])
    other = deployed(*CENTRE, REST[0], REST[2], "deploy union-leader line-3")
    assert one.position.pack() != other.position.pack()
    for seed in "abcdefgh":
        assert guess(one, CONFEDERATE, seed).pack() == guess(other, CONFEDERATE, seed).pack()
    assert len({guess(one, CONFEDERATE, seed).pack() for seed in "abcdefgh"}) > 1


def test_what_the_seat_has_deployed_itself_stays() -> None:
    match = deployed(*REST)
    play(match, "deploy confederate-infantry line-2", "deploy confederate-artillery line-1")
    found = guess(match, CONFEDERATE)
    assert seen(match, found, CONFEDERATE) == seen(match, match.position, CONFEDERATE)
    own = match.game.guess(match.position, UNION, SeededDice("x"))
    assert seen(match, own, UNION) == seen(match, match.position, UNION)
    assert [word for word in match.game.write_position(own).split() if word.startswith("defender-")] == [
        "defender-reserve:7ci+1ca"
    ]


def test_the_position_itself_is_left_alone() -> None:
    match = deployed(*LEFT, *REST[1:])
    before = match.position.pack()
    guess(match, CONFEDERATE)
    assert match.position.pack() == before


def test_an_enemy_who_is_still_deploying_has_only_begun() -> None:
    one = attack()
    other = attack()
    play(other, *LEFT)
    assert guess(one, CONFEDERATE).pack() == guess(other, CONFEDERATE).pack() == one.position.pack()


def test_terrain_is_drawn_anew_too() -> None:
    dice = [*WOODS_AND_HILL, *STREAM]
    one = deployed("ground woods line-1", "ground hill line-2", *REST, options="terrain=on", dice=dice)
    other = deployed("ground hill line-3", "ground woods line-2", *REST, options="terrain=on", dice=dice)
    assert one.prompt.kind == "terrain"
    for seed in "abcdefgh":
        found = guess(one, CONFEDERATE, seed)
        assert found.pack() == guess(other, CONFEDERATE, seed).pack()
        assert seen(one, found, CONFEDERATE) == seen(one, one.position, CONFEDERATE)
    play(one, "ground stream line-1", "deploy confederate-infantry line-3")
    assert seen(one, guess(one, CONFEDERATE), CONFEDERATE) == seen(one, one.position, CONFEDERATE)


def test_an_enemy_who_is_laying_terrain_has_laid_none() -> None:
    one = attack("terrain=on", [*WOODS_AND_HILL, *STREAM])
    begun = one.position.copy()
    play(one, "ground hill line-3")
    assert guess(one, CONFEDERATE).pack() == begun.pack()
    play(one, "ground woods line-1")
    found = guess(one, CONFEDERATE)
    assert one.game.prompt(found).kind == one.prompt.kind == "deploy"
    assert found.ground.count(0) == 4


def test_the_game_goes_on_from_a_guess() -> None:
    for seed in range(20):
        match = deployed(*LEFT, *REST[1:])
        again = Match.from_position(
            "civil-war-standard", match.game.write_position(guess(match, CONFEDERATE, f"{seed}")), seed=seed
        )
        chance = SeededDice(f"chance/{seed}")
        while again.prompt.kind in ("deploy", "act", "order", "dodge", "stand"):
            for choice in again.choices():
                assert again.game.judge(again.position, choice.action) is None
            play(again, texts(again)[chance.roll(len(texts(again))) - 1])


def test_the_independents_are_guessed_for_the_side_they_fight() -> None:
    words = "seceded=virginia northern-virginia:2si maryland:2ui boston:1ui"
    match = standard(words)
    play(match, "from maryland", "to northern-virginia", "all", "end", "deploy union-infantry line-2", "ready")
    assert match.to_move == "confederate"
    assert seen(match, guess(match, CONFEDERATE), CONFEDERATE) == seen(match, match.position, CONFEDERATE)
    assert guess(match, UNION).pack() == match.position.pack()


@pytest.mark.parametrize("seat", [UNION, CONFEDERATE])
def test_where_nothing_is_hidden_a_guess_is_a_copy(seat: int) -> None:
    match = attack()
    match.position.surprise = 1
    play(match, *REST)
    assert not match.game.secret(match.position)
    for position in (match.position, standard("boston:1ui").position, Match.new("civil-war-basic", seed=1).position):
        dice = SeededDice("none")
        twin = match.game.guess(position, seat, dice)
        assert (twin.pack(), dice.count) == (position.pack(), 0)
        assert twin is not position
