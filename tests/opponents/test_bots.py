from asyncio import CancelledError
from typing import Any

import pytest

from longroll import LongrollError, Match
from longroll.games import load
from longroll.kernel.dice import SeededDice
from longroll.opponents import ask, find_bot
from longroll.opponents.bot import Budget, Thought
from longroll.opponents.failure import LONGEST, BotFailed, describe
from longroll.opponents.levels import SECONDS, playouts_of
from longroll.opponents.roster import BOTS, full_budget, timed_budget
from tests.opponents import players

TITLE = "house-divided"
PLAYERS = "tests.opponents.players"


def think(name: str, match: Match, budget: Budget) -> Thought:
    """What a player does in a match, with dice of its own."""
    return ask(find_bot(name, match.game), match.game, match.position, SeededDice("own"), budget)


@pytest.mark.parametrize("name", [*BOTS, f"{PLAYERS}:FirstChoice"])
def test_a_bot_chooses_only_what_is_legal_and_leaves_the_position_alone(name: str) -> None:
    game = load(TITLE)
    bot = find_bot(name, game)
    dice, own, budget = SeededDice("bot"), SeededDice("own"), Budget(playouts=6)
    position = game.set_up("short", {}, dice)
    for _ in range(60):
        choices = game.choices(position)
        if not choices:
            break
        before = position.pack()
        thought = ask(bot, game, position, own, budget)
        assert thought.action in choices
        assert thought.chance is None or 0 <= thought.chance <= 1
        assert position.pack() == before
        game.advance(position, thought.action, dice, None)


# --- the future is nobody's


def matches_with_other_futures() -> tuple[Match, Match]:
    """The same position; only the rolls that are yet to come differ."""
    begun = Match.new(TITLE, "campaign", seed="1861")
    text = begun.game.write_position(begun.position)
    one, two = (Match.from_position(TITLE, text, seed=seed) for seed in ("north", "south"))
    assert one.position.pack() == two.position.pack()
    return one, two


@pytest.mark.parametrize("name", BOTS)
def test_what_a_bot_does_does_not_depend_on_rolls_to_come(name: str) -> None:
    one, two = matches_with_other_futures()
    assert think(name, one, Budget(playouts=30)) == think(name, two, Budget(playouts=30))
    assert one.dice.count == two.dice.count == 0


def test_a_bot_that_knew_the_rolls_to_come_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = []
    for match in matches_with_other_futures():
        monkeypatch.setattr(players.UsesMatchDice, "match", match)
        thoughts.append(think(f"{PLAYERS}:UsesMatchDice", match, Budget()))
    assert thoughts[0] != thoughts[1]


@pytest.mark.parametrize("name", SECONDS)
def test_playouts_make_a_choice_that_can_be_repeated(name: str) -> None:
    match = Match.new(TITLE, "short", seed="1")
    assert think(name, match, Budget(playouts=40)) == think(name, match, Budget(playouts=40))
    assert full_budget(name, match.game).playouts == playouts_of(name, match.game)


@pytest.mark.parametrize("title", ["bull-run", "pea-ridge", "shiloh", "gettysburg", "bentonville"])
def test_in_every_battle_veteran_has_a_fifth_of_cracks_playouts(title: str) -> None:
    game = load(title)
    assert 5 * playouts_of("veteran", game) == playouts_of("crack", game) > 0


# --- third-party bots


def test_a_strangers_bot_is_found_by_its_address() -> None:
    game = load(TITLE)
    assert type(find_bot(f"{PLAYERS}:FirstChoice", game)) is players.FirstChoice


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("napoleon", "not a computer player: random, militia, veteran, crack, crack-1, or module:Class"),
        ("", "not a computer player"),
        ("greedy", "not a computer player"),
        ("no.such.module:Bot", "cannot be used: ModuleNotFoundError"),
        (f"{PLAYERS}:Nobody", "cannot be used: AttributeError"),
        (f"{PLAYERS}:FailsToStart", "cannot be used: RuntimeError: no such game"),
        (":Bot", "cannot be used"),
        ("os:getcwd", "cannot be used: TypeError"),
    ],
)
def test_a_bot_that_is_not_there_is_an_error(name: str, why: str) -> None:
    with pytest.raises(LongrollError, match=why):
        find_bot(name, load(TITLE))


def test_a_bot_that_raises_has_failed() -> None:
    with pytest.raises(BotFailed, match="RaisesError failed: ZeroDivisionError: I resign"):
        think(f"{PLAYERS}:RaisesError", Match.new(TITLE), Budget())


@pytest.mark.parametrize(
    "answer",
    [None, 7, "march washington", Thought("march washington"), Thought(None), Thought(-1), Thought(10**30), ()],  # type: ignore[arg-type]
)
def test_a_bot_that_answers_rubbish_has_failed(monkeypatch: pytest.MonkeyPatch, answer: Any) -> None:
    monkeypatch.setattr(players.AnswersAsSet, "answer", answer)
    match = Match.new(TITLE)
    before = match.hash
    with pytest.raises(BotFailed, match="AnswersAsSet "):
        think(f"{PLAYERS}:AnswersAsSet", match, Budget())
    assert match.hash == before


def test_a_bot_that_breaks_a_rule_is_told_which(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new(TITLE, "campaign", seed="1861")
    monkeypatch.setattr(players.AnswersAsSet, "answer", Thought(match.game.read_action("march richmond")))
    with pytest.raises(BotFailed, match="chose what AHD-"):
        think(f"{PLAYERS}:AnswersAsSet", match, Budget())


def test_a_number_that_is_no_choice_is_no_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge is made for actions that can be written; of other numbers it may say anything."""
    match = Match.from_position(
        TITLE, "campaign turn=3 side=union step=recruit reserve=1 u1:im:washington c1:im:raleigh"
    )
    number = 1310721
    assert match.game.judge(match.position, number) is None
    assert number not in match.game.choices(match.position)
    monkeypatch.setattr(players.AnswersAsSet, "answer", Thought(number))
    with pytest.raises(BotFailed, match="AnswersAsSet chose 1310721, which is not a choice"):
        think(f"{PLAYERS}:AnswersAsSet", match, Budget())


class Mute(Exception):
    def __str__(self) -> str:
        raise self


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ValueError("a\n  b"), "ValueError: a b"),
        (LongrollError("one sentence."), "one sentence"),
        (Mute(), "Mute: no description"),
        (ValueError("\ud800"), "ValueError: \\ud800"),
        (CancelledError(), "CancelledError"),
    ],
)
def test_any_error_is_described(monkeypatch: pytest.MonkeyPatch, error: BaseException, said: str) -> None:
    assert describe(error) == said

    def fail(*_: object) -> Thought:
        raise error

    monkeypatch.setattr(players.AnswersAsSet, "choose", fail)
    with pytest.raises(BotFailed, match="AnswersAsSet failed: "):
        think(f"{PLAYERS}:AnswersAsSet", Match.new(TITLE), Budget())


def test_the_description_of_an_error_is_cut() -> None:
    assert len(describe(ValueError("x" * 10**6))) == LONGEST


def test_an_interrupt_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> Thought:
        raise KeyboardInterrupt

    monkeypatch.setattr(players.AnswersAsSet, "choose", interrupt)
    with pytest.raises(KeyboardInterrupt):
        think(f"{PLAYERS}:AnswersAsSet", Match.new(TITLE), Budget())


# --- budgets


@pytest.mark.parametrize("name", ["random", "militia"])
def test_who_answers_at_once_has_nothing_to_spend(name: str) -> None:
    assert timed_budget(name) == full_budget(name, load(TITLE)) == Budget()


@pytest.mark.parametrize("name", SECONDS)
def test_whoever_is_hurried_answers_without_a_try(name: str) -> None:
    match = Match.new(TITLE, "short", seed="1")
    budget = timed_budget(name)
    budget.hurry = lambda: True
    thought = think(name, match, budget)
    assert thought.action in match.game.choices(match.position)
    assert (thought.chance, budget.spent_playouts) == (None, 0)
