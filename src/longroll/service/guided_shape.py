"""What clients are sent about guided games: which there are, and the tips that have come. The sentences are in the
language that is asked for."""

from typing import Final

from longroll.kernel.error import LongrollError
from longroll.lessons import GuidedGame, Tip, find_guided_game, guided_catalogue, load_course, load_guided_games
from longroll.lessons.guided_game import PREFIX
from longroll.service.errors import missing
from longroll.service.lesson_shape import name_shape
from longroll.service.published import Published

GUIDED: Final = "guided"
"""The origin of a guided game; its title says which one it is."""


def known_guided_game(name: str) -> GuidedGame:
    try:
        return find_guided_game(name)
    except LongrollError:
        raise missing("service-no-guided-game", name=name[:40]) from None


def guided_games_shape(language: str) -> list[dict[str, object]]:
    return [listed_shape(game, language) for game in load_guided_games()]


def listed_shape(game: GuidedGame, language: str) -> dict[str, object]:
    return {
        "id": game.id,
        "title": guided_catalogue(language).format(game.title_key),
        "system": game.system,
        "minutes": game.minutes,
    }


def is_guided(published: Published) -> bool:
    return published.info.origin == GUIDED


def guided_shape(published: Published, language: str) -> dict[str, object] | None:
    """The tips that have come so far. None for any other match, and for a guided game that is no longer there."""
    if not is_guided(published):
        return None
    try:
        game = find_guided_game(PREFIX + published.snapshot.header.title)
    except LongrollError:
        return None
    return {
        **listed_shape(game, language),
        "seat": game.seat,
        "count": len(game.tips),
        "tips": [tip_shape(game, tip, language) for tip in game.reached(published.snapshot)],
        "next": name_shape(load_course(game.system).lessons[0], language),
    }


def tip_shape(game: GuidedGame, tip: Tip, language: str) -> dict[str, object]:
    return {
        "id": tip.text,
        "text": guided_catalogue(language).format(game.text_key(tip)),
        "show": [thing._asdict() for thing in tip.show],
        "rules": tip.rules,
    }
