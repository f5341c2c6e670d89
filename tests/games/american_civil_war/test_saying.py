"""Everything that a game asks, offers, tells and refuses can be said with the facts it comes with."""

import pytest

from longroll import Match
from longroll.games.american_civil_war.game import load_game
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.dice import SeededDice
from tests.fuzz.american_civil_war import imagine
from tests.games.american_civil_war import FOLDER

WORDS = Catalogue(FOLDER / "text", names=load_game("civil-war-basic").names)
STEPS = 2_500
ALL_ON = {
    option.name: option.values[1] for option in load_game("civil-war-standard").options if option.values[0] == "off"
}


@pytest.mark.parametrize(
    ("title", "scenario", "options"),
    [
        ("civil-war-basic", "basic", {}),
        ("civil-war-teams", "historical", ALL_ON),
        ("civil-war-standard", "balanced", {}),
    ],
)
def test_a_random_game_can_be_told(title: str, scenario: str, options: dict[str, str]) -> None:
    match = Match.new(title, scenario, seed="told", options=options)
    chance = SeededDice(f"{title}/{scenario}/told")
    said: set[str] = set()
    for _ in range(STEPS):
        if match.outcome is not None:
            break
        choices = match.choices()
        choice = choices[chance.roll(len(choices)) - 1]
        for key, facts in (
            (f"ask-{match.prompt.kind}", match.prompt.facts),
            (f"choice-{choice.text.split()[0]}", match.game.describe(choice.action)),
        ):
            said.add(say(key, facts))
        refusal = match.game.judge(match.position, imagine(chance))
        if refusal is not None:
            said.add(say(f"refusal-{refusal.code}", refusal.facts))
        for event in match.play(choice):
            said.add(say(f"event-{event.kind}", event.facts))
    assert not [text for text in said if "ACW-" in text or "  " in text]


def say(key: str, facts: object) -> str:
    assert isinstance(facts, dict)
    return WORDS.format(key, **facts)
