"""Whatever a side is asked in the enemy's turn can be ordered in advance, in every title; nothing else can."""

from collections import Counter

import pytest

from longroll.games import TITLES, load
from longroll.games.catalogues import game_catalogue
from longroll.match.explanation import LANGUAGES
from tests.games.enemy_turns import GAMES, Played, in_enemy_turn, positions
from tests.games.said_by import order_keys

# What so few games need not come to.
RARE = {
    "house-divided": {"ride"},
    "civil-war-basic": {"rally"},
    "civil-war-standard": {"avoid", "place", "terrain", "dig", "dodge", "lose-leader"},
    "civil-war-teams": {"avoid", "place", "terrain", "dig", "dodge", "lose-leader"},
}


@pytest.mark.parametrize("played", GAMES, ids=lambda played: f"{played.title}-{played.scenario}-{len(played.options)}")
def test_every_question_in_the_enemys_turn_can_be_ordered(played: Played) -> None:
    kinds = {kind.kind: kind for kind in load(played.title).order_questions}
    seen: Counter[str] = Counter()
    for game, position in positions(played):
        question = game.order_question(position)
        assert (question is not None) == in_enemy_turn(game, position), game.prompt(position)
        if question is None:
            continue
        seen[question.kind] += 1
        kind = kinds[question.kind]
        assert question.answers.keys() <= set(kind.answers)
        assert set(question.answers.values()) <= set(game.choices(position))
        assert set(kind.facts) <= question.facts.keys()
        assert not question.place or kind.placed
    assert kinds.keys() - seen.keys() <= RARE.get(played.title, set())


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_answers_and_facts_have_words(title: str, language: str) -> None:
    game = load(title)
    words = game_catalogue(game, language)
    assert order_keys(game) - set(words.keys) == set()
