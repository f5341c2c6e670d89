"""Names of people: which texts are names, and which names are the same.

A name does not mix the letters and digits of two alphabets, and has no invisible or phonetic letters, so that nobody
can pass for another by a letter that only looks the same.
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
ALPHABETS: Final = {
    **dict.fromkeys(("CJK", "HIRAGANA", "KATAKANA", "HANGUL"), "EAST ASIAN"),
    **dict.fromkeys(("ARABIC-INDIC", "EXTENDED"), "ARABIC"),  # its digits
}
"""Alphabets that are written together, by the first word of the Unicode name of a letter. Others stand for
themselves."""
UNSEEN: Final = ("FILLER", "BLANK")  # endings of the Unicode names of letters that are invisible
LAST_USUAL: Final = "\u017f"  # of Latin Extended-A
SCHWA: Final = "Əə"


def read_name(text: str) -> str:
    """Check a name. Returns it as it is stored and shown."""
    name = unicodedata.normalize("NFKC", text.strip())
    if not SHORTEST <= len(name) <= LONGEST or not all(map(may_stand, name)) or len(alphabets(name)) != 1:
        raise malformed("account-name", shortest=SHORTEST, longest=LONGEST)
    if key_of(name) in RESERVED:
        raise name_taken()
    return name


def key_of(name: str) -> str:
    """A key that is the same for names that differ only in case. Any text has a key, also one that cannot be a name."""
    folded = unicodedata.normalize("NFKC", name.strip()).casefold()
    return unicodedata.normalize("NFKC", folded)


def may_stand(letter: str) -> bool:
    kind, name = unicodedata.category(letter), unicodedata.name(letter, "")
    if letter in MARKS or kind == "Nd":
        return True
    seen = not name.endswith(UNSEEN)
    return kind[0] == "L" and seen and (not name.startswith("LATIN") or is_usual_latin(letter))


def is_usual_latin(letter: str) -> bool:
    """Is the letter usual in a language: plain, with an accent, or in the first two blocks after ASCII?"""
    return letter <= LAST_USUAL or letter in SCHWA or unicodedata.normalize("NFD", letter)[0].isascii()


def alphabets(name: str) -> set[str]:
    """The alphabets of the letters, and of digits that are not ASCII."""
    letters = [letter for letter in name if letter.isalpha() or (letter.isdigit() and not letter.isascii())]
    words = {unicodedata.name(letter, "").partition(" ")[0] for letter in letters}
    return {ALPHABETS.get(word, word) for word in words}


def name_taken() -> ServiceError:
    return ServiceError("taken", "account-name-taken")
