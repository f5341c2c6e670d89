"""Packs for those who correct them: the printed one, every flaw of another, the canonical form."""

from longroll.games import TITLES
from longroll.games.pack_frame import describe_flaw
from longroll.games.packs import check_pack_text, find_format, pack_of, write_pack_text
from longroll.kernel.error import LongrollError
from longroll.service.errors import malformed, missing, unreadable
from longroll.service.published import Published


def show_printed_pack(title: str) -> str:
    check_title(title)
    return find_format(title).printed_pack(title)


def show_match_pack(published: Published) -> str:
    """The pack that a match is played with, its own or the printed one."""
    game = published.game
    check_title(game.title)
    return pack_of(game.title, game.pack)


def check_shape(title: str, text: str, language: str) -> dict[str, object]:
    """Every flaw with its place, and what is wrong there."""
    check_title(title)
    flaws = check_pack_text(title, text)
    return {"flaws": [{"place": flaw.place, "reason": describe_flaw(flaw, language)} for flaw in flaws]}


def write_canonical(title: str, text: str) -> str:
    check_title(title)
    try:
        return write_pack_text(title, text)
    except LongrollError as error:
        raise unreadable(error) from None


def check_title(title: str) -> None:
    if title not in TITLES:
        raise missing("service-no-title", name=title)
    try:
        find_format(title)
    except LongrollError:
        raise malformed("service-no-packs", name=title) from None
