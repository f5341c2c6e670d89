"""Seeds of random games that leave nothing out."""

from longroll.games import load
from tests.fuzz.promises import begin

TRIED = 120


def covering_seeds(title: str) -> list[str]:
    """A few seeds with which every scenario comes up, and every option with another value than its default."""
    game = load(title)
    usual = {option.name: option.values[0] for option in game.options}
    missing = set(game.scenarios) | set(usual)
    found = {seed: features(title, seed, usual) for seed in (f"test-{number}" for number in range(TRIED))}
    seeds = []
    while missing:
        seed = max(found, key=lambda one: len(found[one] & missing))
        assert found[seed] & missing, f"{TRIED} games leave out {missing}"
        seeds.append(seed)
        missing -= found[seed]
    return seeds


def features(title: str, seed: str, usual: dict[str, str]) -> set[str]:
    header = begin(title, seed)[0].header
    return {header.scenario} | {name for name, value in header.options.items() if value != usual[name]}
