"""Writes notices in the language of their reader."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from longroll.games import TITLES
from longroll.games.catalogues import system_catalogue
from longroll.kernel.catalogue import Catalogue
from longroll.kernel.verdict import Fact
from longroll.service.notices.kinds import ACCEPTED, ANNULLED, CHAT, CLOCK, OVER, TOURNAMENT, TURN
from longroll.service.notices.notice import Notice, NoticeText

FOLDER: Final = Path(__file__).parent / "text"
LONGEST: Final = 300  # characters of a line


@cache
def words(language: str) -> Catalogue:
    return Catalogue(FOLDER, language=language)


@cache
def title_of(title: str, language: str) -> str:
    return system_catalogue(TITLES[title], language).format(f"title-{title}") if title in TITLES else title


def write_notice(notice: Notice, happened: Sequence[str], language: str, origin: str) -> NoticeText:
    """Write a notice. `happened` are sentences in that language."""
    say = words(language).format
    facts: dict[str, Fact] = {**notice.facts, "game": title_of(str(notice.facts.get("game", "")), language)}
    lines = [shorten(line) for line in happened]
    if notice.event == TURN:
        lines = [say("notice-since", count=int(facts["actions"])), *lines]
    elif notice.event in (ACCEPTED, CLOCK):
        lines = [say(f"notice-{notice.event}-more", **facts), *lines]
    elif notice.event == ANNULLED:
        reason = say("notice-annulled-why", reason=shorten(str(facts["reason"])))
        lines = [say("notice-annulled-more", **facts), reason]
    elif notice.event == CHAT:
        lines = [shorten(str(facts["text"]))]
    title = say(f"notice-{notice.event}", **facts)
    return NoticeText(title, tuple(lines), address_of(notice, origin), notice.key, language)


def address_of(notice: Notice, origin: str) -> str:
    """A link to the match, at the moment after the reader's last own action if something can be seen since then."""
    if notice.event == TOURNAMENT:
        return f"{origin}/#/tournament/{notice.facts['tournament']}" if "tournament" in notice.facts else f"{origin}/#/"
    if not notice.match:
        return f"{origin}/#/"
    moment = f"/at/{notice.since}" if notice.since and notice.event in (TURN, OVER, CLOCK) else ""
    return f"{origin}/#/match/{notice.match}{moment}"


def write_mail(text: NoticeText, origin: str, token: str) -> NoticeText:
    """Write a mail, with the link that ends mails."""
    say = words(text.language).format
    footer = (
        say("notice-mail-why", origin=origin),
        say("notice-mail-settings", url=f"{origin}/#/notices"),
        say("notice-mail-stop", url=f"{origin}/#/unsubscribe/{token}"),
    )
    return text._replace(footer=footer, stop=f"{origin}/api/notices/unsubscribe/{token}")


def write_digest(texts: Sequence[NoticeText], language: str, origin: str) -> NoticeText:
    lines: list[str] = []
    for text in texts:
        lines += [text.title, *(f"  {line}" for line in text.lines), f"  {text.url}", ""]
    title = words(language).format("notice-digest", count=len(texts))
    return NoticeText(title, tuple(lines[:-1]), f"{origin}/#/", "digest", language)


def write_confirmation(name: str, language: str, origin: str, token: str) -> NoticeText:
    say = words(language).format
    lines = say("notice-confirm-about", name=name, origin=origin), say("notice-confirm-ignore")
    return NoticeText(say("notice-confirm"), lines, f"{origin}/#/confirm/{token}", "confirm", language)


def shorten(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
