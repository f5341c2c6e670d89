"""The lists of the command line: the titles with their scenarios and options."""

from longroll.console.terminal import Terminal
from longroll.games import SYSTEMS, TITLES, read_title
from longroll.games.catalogues import system_catalogue
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.handicap import HANDICAP
from longroll.kernel.manifest import Title
from longroll.opponents.fair_start import fair_shape, handicaps


def list_games(terminal: Terminal) -> None:
    catalogues = {system: system_catalogue(system) for system in SYSTEMS}
    for title, system in TITLES.items():
        played = read_title(title)
        catalogue = catalogues[system]
        terminal.line(f"{title}: {catalogue.format(f'title-{title}')}", "strong")
        terminal.text(catalogue.format(f"game-{title}"), indent="  ")
        list_scenarios(played, catalogue, terminal)
        list_options(played, catalogue, terminal)


def games_shape() -> list[dict[str, object]]:
    """Every title with its scenarios, options and fair starts, for other programs."""
    return [title_shape(title, system_catalogue(system)) for title, system in TITLES.items()]


def title_shape(title: str, catalogue: Catalogue) -> dict[str, object]:
    played = read_title(title)
    return {
        "title": title,
        "system": TITLES[title],
        "seats": list(played.seats),
        "scenarios": list(played.scenarios),
        "options": [option._asdict() for option in played.options],
        "handicaps": {value: catalogue.format(f"option-{HANDICAP}-{value}") for value in handicaps(title)},
        "fair": [fair_shape(title, scenario) for scenario in played.scenarios],
    }


def list_scenarios(played: Title, catalogue: Catalogue, terminal: Terminal) -> None:
    terminal.line()
    for scenario in played.scenarios:
        terminal.text(
            f"--scenario {scenario:<12} {catalogue.format(f'scenario-{scenario}')}", indent="  ", hang=" " * 26
        )


def list_options(played: Title, catalogue: Catalogue, terminal: Terminal) -> None:
    """Every option with its values, the default first."""
    terminal.line()
    for option in played.options:
        terminal.text(
            f"--option {option.name}=... {catalogue.format(f'option-{option.name}')} ({option.rule})", indent="  "
        )
        for value in option.values:
            terminal.text(f"{value:<14} {catalogue.format(f'option-{option.name}-{value}')}", indent="      ")
