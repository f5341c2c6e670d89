"""Mails that nobody can bend: headers, addresses, and mail servers that do not answer."""

import asyncio

import pytest

from longroll.hosts.server.mail_config import MailConfig
from longroll.hosts.server.notices.mail import MailChannel, write_message
from longroll.service.notices.notice import NoticeText
from longroll.service.notices.ports import Refused, Unreachable
from tests.hosts.notices.receivers import SENDER, MailServer

TEXT = NoticeText("Votre tour : été", ("Ligne",), "https://club.example/#/", "tag", "fr", stop="https://club.example/x")


@pytest.mark.parametrize("more", ["\r\nBcc: all@post.example", "\nX: y", "\r", "\x00\n"])
def test_no_header_can_be_added(mail_server: MailServer, more: str) -> None:
    channel = MailChannel(mail_server.config)
    before = len(mail_server.mails)
    for address, text in (
        (f"bob@post.example{more}", TEXT),
        ("bob@post.example", TEXT._replace(title=f"Title{more}")),
        ("bob@post.example", TEXT._replace(stop=f"https://club.example{more}")),
    ):
        with pytest.raises(Refused):
            asyncio.run(channel.send(address, text))
    assert len(mail_server.mails) == before


def test_a_mail_is_in_one_piece() -> None:
    message = write_message(SENDER, "bob@post.example", TEXT)
    assert message["subject"] == TEXT.title
    assert message["list-unsubscribe"] == "<https://club.example/x>"
    assert message["content-language"] == "fr"
    assert "Ouvrir\u202f: https://club.example/#/" in message.get_content()
    assert message["auto-submitted"] == "auto-generated"


def test_a_mailbox_that_is_full_is_tried_again_and_one_that_is_gone_is_not(mail_server: MailServer) -> None:
    channel = MailChannel(mail_server.config)
    with pytest.raises(Unreachable, match="452"):
        asyncio.run(channel.send("full@post.example", TEXT))
    with pytest.raises(Refused) as refused:
        asyncio.run(channel.send("gone@post.example", TEXT))
    assert refused.value.detail == "550 5.1.1 no such user"


def test_a_mailbox_that_turns_out_to_be_gone_after_the_mail_is_not_tried_again(mail_server: MailServer) -> None:
    channel = MailChannel(mail_server.config)
    with pytest.raises(Refused) as refused:
        asyncio.run(channel.send("late@post.example", TEXT))
    assert (refused.value.key, refused.value.detail) == ("notices-bounced", "550 5.1.1 no such user")
    with pytest.raises(Unreachable, match="550"):  # the mailbox exists
        asyncio.run(channel.send("fussy@post.example", TEXT))


def test_a_mail_server_that_is_not_there_is_tried_again() -> None:
    channel = MailChannel(MailConfig("127.0.0.1", 9, "none", SENDER))
    with pytest.raises(Unreachable):
        asyncio.run(channel.send("bob@post.example", TEXT))


def test_a_password_goes_only_through_tls(mail_server: MailServer) -> None:
    """A server that cannot encrypt is sent nothing."""
    config = MailConfig("127.0.0.1", mail_server.controller.port, "starttls", SENDER, "user", "password")
    before = len(mail_server.mails)
    with pytest.raises(Unreachable):
        asyncio.run(MailChannel(config).send("bob@post.example", TEXT))
    assert len(mail_server.mails) == before
