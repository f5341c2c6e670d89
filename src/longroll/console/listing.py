"""The lists of the command line: the titles with their scenarios and options."""

from longroll.console.board import system_words
from longroll.console.paper import Paper
from longroll.games import SYSTEMS, TITLES, read_cover
from longroll.kernel.contract import Cover
from longroll.kernel.words import Words


def list_games(paper: Paper) -> None:
    words_of = {system: system_words(system) for system in SYSTEMS}
    for title, system in TITLES.items():
        cover = read_cover(title)
        words = words_of[system]
        paper.line(f"{title}: {words.say(f'title-{title}')}", "strong")
        paper.text(words.say(f"game-{title}"), indent="  ")
        list_scenarios(cover, words, paper)
        list_options(cover, words, paper)


def list_scenarios(cover: Cover, words: Words, paper: Paper) -> None:
    paper.line()
    for scenario in cover.scenarios:
        paper.text(f"--scenario {scenario:<12} {words.say(f'scenario-{scenario}')}", indent="  ", hang=" " * 26)


def list_options(cover: Cover, words: Words, paper: Paper) -> None:
    """Every option with its values, the default first."""
    paper.line()
    for option in cover.options:
        paper.text(f"--option {option.name}=... {words.say(f'option-{option.name}')} ({option.rule})", indent="  ")
        for value in option.values:
            paper.text(f"{value:<14} {words.say(f'option-{option.name}-{value}')}", indent="      ")
