"""The lists of the command line: the titles with their scenarios and options."""

from longroll.console.board import system_words
from longroll.console.paper import Paper
from longroll.games import SYSTEMS, TITLES, read_title
from longroll.kernel.manifest import Title
from longroll.kernel.words import Words


def list_games(paper: Paper) -> None:
    words_of = {system: system_words(system) for system in SYSTEMS}
    for title, system in TITLES.items():
        played = read_title(title)
        words = words_of[system]
        paper.line(f"{title}: {words.say(f'title-{title}')}", "strong")
        paper.text(words.say(f"game-{title}"), indent="  ")
        list_scenarios(played, words, paper)
        list_options(played, words, paper)


def list_scenarios(played: Title, words: Words, paper: Paper) -> None:
    paper.line()
    for scenario in played.scenarios:
        paper.text(f"--scenario {scenario:<12} {words.say(f'scenario-{scenario}')}", indent="  ", hang=" " * 26)


def list_options(played: Title, words: Words, paper: Paper) -> None:
    """Every option with its values, the default first."""
    paper.line()
    for option in played.options:
        paper.text(f"--option {option.name}=... {words.say(f'option-{option.name}')} ({option.rule})", indent="  ")
        for value in option.values:
            paper.text(f"{value:<14} {words.say(f'option-{option.name}-{value}')}", indent="      ")
