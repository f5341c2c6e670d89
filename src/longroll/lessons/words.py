"""The sentences of the lessons: one catalogue for each system and language, and one for the guided games."""

from functools import cache
from pathlib import Path
from typing import Final

from longroll.games import folder_name
from longroll.kernel.catalogue import ENGLISH, Catalogue

FOLDER: Final = Path(__file__).parent / "text"


@cache
def lesson_catalogue(system: str, language: str = ENGLISH) -> Catalogue:
    return Catalogue(FOLDER / folder_name(system), language=language)


@cache
def guided_catalogue(language: str = ENGLISH) -> Catalogue:
    return Catalogue(FOLDER / "guided", language=language)
