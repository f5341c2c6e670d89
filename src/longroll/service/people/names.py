"""Names of people: what is one, and which are the same.

Letters of two alphabets do not go together, so that nobody passes for another by a letter that only looks the same.
"""

import unicodedata
from typing import Final

from longroll.opponents.roster import BOTS
from longroll.service.errors import ServiceError, malformed

SHORTEST: Final = 3
LONGEST: Final = 20
MARKS: Final = "-_"
RESERVED: Final = frozenset(
    ("admin", "administrator", "anonymous", "deleted", "guest", "longroll", "nobody", "organiser", *BOTS)
)
ALPHABETS: Final = {"CJK": "EAST ASIAN", "HIRAGANA": "EAST ASIAN", "KATAKANA": "EAST ASIAN", "HANGUL": "EAST ASIAN"}
"""What is written together, by the first word of the Unicode name of a letter; others stand for themselves."""


def read_name(text: str) -> str:
    """The name as it is stored and shown."""
    name = unicodedata.normalize("NFKC", text.strip())
    if not SHORTEST <= len(name) <= LONGEST or not all(map(may_stand, name)) or len(alphabets(name)) != 1:
        raise malformed("account-name", shortest=SHORTEST, longest=LONGEST)
    if key_of(name) in RESERVED:
        raise name_taken()
    return name


def key_of(name: str) -> str:
    """The same for names that differ only in case. Any text has a key, also one that cannot be a name."""
    folded = unicodedata.normalize("NFKC", name.strip()).casefold()
    return unicodedata.normalize("NFKC", folded)


def may_stand(letter: str) -> bool:
    return letter in MARKS or unicodedata.category(letter)[0] == "L" or unicodedata.category(letter) == "Nd"


def alphabets(name: str) -> set[str]:
    words = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    return {ALPHABETS.get(word, word) for word in words}


def name_taken() -> ServiceError:
    return ServiceError("taken", "account-name-taken")
