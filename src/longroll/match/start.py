"""How a match starts: its header is checked and made complete."""

from collections.abc import Mapping
from secrets import token_hex
from typing import Any

from longroll.games import load
from longroll.kernel.contract import Game
from longroll.kernel.error import LongrollError
from longroll.kernel.header import Header


def new_header(
    title: str,
    scenario: str,
    seed: int | str | None,
    options: Mapping[str, str] | None,
    pack: str,
    shares: Mapping[str, str] | None = None,
) -> Header:
    """With shares the seed is made of them; without a seed a secret one is drawn; without a pack the newest components
    are taken."""
    game = load(title, pack or None)
    header = Header(
        title=title,
        rules=game.rules_version,
        scenario=scenario or game.scenarios[0],
        options=dict(options or {}),
        pack=game.pack,
    )
    check_start(game, header)
    if shares is None:
        return add_seed(header, seed)
    if seed is not None:
        raise LongrollError("a match has a seed or shares, not both")
    return header.with_shares(shares)


def add_seed(header: Header, seed: int | str | None) -> Header:
    return header.with_seed(token_hex(16) if seed is None else read_seed(seed), seed is not None)


def check_start(game: Game[Any], header: Header) -> None:
    check_scenario(game, header.scenario)
    check_options(game, header.options)


def check_scenario(game: Game[Any], scenario: str) -> None:
    if scenario not in game.scenarios:
        raise LongrollError(f"{scenario[:40]!r} is not a scenario of {game.title}: {', '.join(game.scenarios)}")


def check_options(game: Game[Any], options: Mapping[str, str]) -> None:
    known = {option.name: option.values for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise LongrollError(f"{name[:40]!r} is not an option of {game.title}: {', '.join(known)}")
        if value not in known[name]:
            raise LongrollError(f"{str(value)[:40]!r} is not a value of the option {name}: {', '.join(known[name])}")


def read_seed(seed: int | str) -> str:
    text = str(seed)
    if not text or text.split() != [text] or not text.isprintable():
        raise LongrollError(f"{text[:40]!r} is not a seed: one word without spaces")
    return text
