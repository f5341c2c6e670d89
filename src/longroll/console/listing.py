"""The lists of the command line: the titles with their scenarios and options."""

from longroll.console.paper import Paper
from longroll.games import SYSTEMS, TITLES, read_title
from longroll.games.catalogues import system_catalogue
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.manifest import Title


def list_games(paper: Paper) -> None:
    catalogues = {system: system_catalogue(system) for system in SYSTEMS}
    for title, system in TITLES.items():
        played = read_title(title)
        catalogue = catalogues[system]
        paper.line(f"{title}: {catalogue.format(f'title-{title}')}", "strong")
        paper.text(catalogue.format(f"game-{title}"), indent="  ")
        list_scenarios(played, catalogue, paper)
        list_options(played, catalogue, paper)


def list_scenarios(played: Title, catalogue: Catalogue, paper: Paper) -> None:
    paper.line()
    for scenario in played.scenarios:
        paper.text(f"--scenario {scenario:<12} {catalogue.format(f'scenario-{scenario}')}", indent="  ", hang=" " * 26)


def list_options(played: Title, catalogue: Catalogue, paper: Paper) -> None:
    """Every option with its values, the default first."""
    paper.line()
    for option in played.options:
        paper.text(
            f"--option {option.name}=... {catalogue.format(f'option-{option.name}')} ({option.rule})", indent="  "
        )
        for value in option.values:
            paper.text(f"{value:<14} {catalogue.format(f'option-{option.name}-{value}')}", indent="      ")
