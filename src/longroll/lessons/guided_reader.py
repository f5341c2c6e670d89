"""Reading a guided game from its file, `guided/<title>.json`. Whatever is wrong with the data is said in one
sentence."""

import json
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, Final

from longroll.games import TITLES, read_title
from longroll.kernel.error import LongrollError
from longroll.lessons.guided_game import PREFIX, GuidedGame, GuidedGameError, Tip, When
from longroll.lessons.reader import MINUTES, check_fields, read_things, read_words
from longroll.opponents.roster import level_of

FOLDER: Final = Path(__file__).parent / "guided"
GAME_FIELDS: Final = {"scenario", "options", "seat", "opponent", "minutes", "why", "tips"}
NEEDED: Final = GAME_FIELDS - {"options"}
TIP_FIELDS: Final = {"text", "when", "show", "rules"}
WHEN_FIELDS: Final = {field.name for field in fields(When)}


@cache
def load_guided_games() -> tuple[GuidedGame, ...]:
    return tuple(
        read_guided_game(file.read_text(encoding="utf-8"), file.stem) for file in sorted(FOLDER.glob("*.json"))
    )


def find_guided_game(name: str) -> GuidedGame:
    for game in load_guided_games():
        if game.id == name:
            return game
    raise LongrollError(f"{name[:40]!r} is not a guided game")


def read_guided_game(text: str, title: str) -> GuidedGame:
    """The guided game of a title, from the text of its file."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise GuidedGameError(title, f"the file is not JSON: {error}") from None
    asked = check_fields(data, GAME_FIELDS, NEEDED, title, error=GuidedGameError)
    check_game(asked, title)
    tips = tuple(read_tip(one, title, number) for number, one in enumerate(asked["tips"]))
    return GuidedGame(
        id=f"{PREFIX}{title}",
        system=TITLES[title],
        title=title,
        scenario=asked["scenario"],
        options=asked.get("options", {}),
        seat=asked["seat"],
        opponent=asked["opponent"],
        minutes=asked["minutes"],
        why=asked["why"],
        tips=tips,
    )


def check_game(asked: Mapping[str, Any], title: str) -> None:
    if title not in TITLES:
        raise GuidedGameError(title, "there is no such title")
    if asked["scenario"] not in read_title(title).scenarios:
        raise GuidedGameError(title, f"{asked['scenario']!r} is not a scenario of {title}")
    if asked["seat"] not in read_title(title).seats:
        raise GuidedGameError(title, f"{asked['seat']!r} is not a seat of {title}")
    if not level_of(str(asked["opponent"])):
        raise GuidedGameError(title, f"{asked['opponent']!r} is not a computer player")
    if asked["minutes"] not in MINUTES:
        raise GuidedGameError(title, f"minutes must be a number from {MINUTES[0]} to {MINUTES[-1]}")
    if not isinstance(asked["tips"], list) or not asked["tips"]:
        raise GuidedGameError(title, "there are no tips")


def read_tip(data: object, title: str, number: int) -> Tip:
    asked = check_fields(data, TIP_FIELDS, {"text", "when"}, title, number, GuidedGameError)
    when = check_fields(asked["when"], WHEN_FIELDS, set(), title, number, GuidedGameError)
    for field, value in when.items():
        if type(value) is not type(getattr(When, field)):
            raise GuidedGameError(title, f"{field} cannot be {value!r}", number)
    if "side" in when and "event" not in when:
        raise GuidedGameError(title, "side needs an event", number)
    return Tip(
        asked["text"],
        When(**when),
        read_things(asked, title, number, GuidedGameError),
        read_words(asked, "rules", title, number, GuidedGameError),
    )
