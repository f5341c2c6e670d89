from collections.abc import Iterator
from pathlib import Path

import pytest

from longroll.hosts.server.store.engine import file_url
from longroll.hosts.server.store.upgrade import prepare
from tests.hosts.notices.receivers import HttpReceiver, MailServer
from tests.hosts.notices.told_club import ToldClub


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def receiver() -> Iterator[HttpReceiver]:
    opened = HttpReceiver()
    yield opened
    opened.stop()


@pytest.fixture(scope="module")
def told(
    tmp_path_factory: pytest.TempPathFactory, mail_server: MailServer, receiver: HttpReceiver
) -> Iterator[ToldClub]:
    """A club that tells people something on this machine, at once."""
    folder: Path = tmp_path_factory.mktemp("club")
    url = file_url(folder / "club.db")
    prepare(url)
    club = ToldClub(folder, url, mail_server, receiver)
    yield club
    club.stop()
