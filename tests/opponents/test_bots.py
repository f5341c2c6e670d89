import pytest

from longroll import LongrollError
from longroll.games import load
from longroll.kernel.dice import SeededDice
from longroll.lab.simulation import simulate
from longroll.opponents import BOTS, bots_for, find_bot


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_only_what_is_legal_and_leaves_the_position_alone(name: str) -> None:
    game = load("house-divided")
    bot = find_bot(name, game)
    dice, own = SeededDice("bot"), SeededDice("own")
    position = game.set_up("short", {}, dice)
    while choices := game.choices(position):
        before = position.pack()
        action = bot.choose(position, own)
        assert action in choices
        assert position.pack() == before
        game.advance(position, action, dice, None)


@pytest.mark.parametrize("bots", [["greedy", "random"], ["random", "greedy"]])
def test_greedy_beats_random_from_either_side(bots: list[str]) -> None:
    tally = simulate("house-divided", 20, bots, "1", scenario="short")
    side = ["union", "confederate"][bots.index("greedy")]
    assert tally.wins[side] >= 18


def test_a_bot_is_offered_only_for_games_it_knows() -> None:
    assert bots_for(load("house-divided")) == ["random", "greedy"]
    assert bots_for(load("pea-ridge")) == ["random"]
    with pytest.raises(LongrollError, match="of pea-ridge: random"):
        find_bot("greedy", load("pea-ridge"))


def test_an_unknown_bot_is_an_error() -> None:
    with pytest.raises(LongrollError, match="not a computer player"):
        find_bot("napoleon", load("house-divided"))
