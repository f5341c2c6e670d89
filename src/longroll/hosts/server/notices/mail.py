"""Mails, by the mail server of the configuration."""

import asyncio
import unicodedata
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final

import aiosmtplib

from longroll.hosts.server.mail_config import MailConfig
from longroll.service.notices.notice import NoticeText
from longroll.service.notices.ports import Refused, Unreachable
from longroll.service.notices.words import words

SECONDS: Final = 20.0
PERMANENT: Final = range(500, 600)
NO_MAILBOX: Final = "5.1."  # how a server begins that takes the mail first and then does not know whose it is
AT_ONCE: Final = 4


class MailChannel:
    def __init__(self, config: MailConfig) -> None:
        self.config = config
        self.free = asyncio.Semaphore(AT_ONCE)

    async def check(self, address: str) -> str:
        return address

    async def send(self, address: str, text: NoticeText) -> None:
        config = self.config
        try:
            message = write_message(config.sender, address, text)
        except ValueError:
            raise Refused("notices-address") from None
        try:
            async with self.free:
                await aiosmtplib.send(
                    message,
                    sender=config.address,
                    recipients=[address],
                    hostname=config.host,
                    port=config.port,
                    username=config.user or None,
                    password=config.password or None,
                    use_tls=config.security == "tls",
                    start_tls=config.security == "starttls",
                    timeout=SECONDS,
                )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            first = refused.recipients[0]
            raise judge(first.code, first.message, first.code in PERMANENT) from None
        except aiosmtplib.SMTPDataError as refused:
            raise judge(refused.code, refused.message, refused.message.startswith(NO_MAILBOX)) from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            raise Unreachable(type(error).__name__) from None


def judge(code: int, message: str, bounced: bool) -> Exception:
    """Decide what a refusal means. A mailbox that does not exist is not tried again; a full one is."""
    return Refused("notices-bounced", f"{code} {' '.join(message.split())}") if bounced else Unreachable(str(code))


def write_message(sender: str, address: str, text: NoticeText) -> EmailMessage:
    """Write a mail. The library encodes the headers; control characters in them are a `ValueError`."""
    if any(unicodedata.category(one) == "Cc" for one in f"{address}{text.title}{text.stop}"):
        raise ValueError
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = address
    message["Subject"] = text.title
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    if text.stop:
        message["List-Unsubscribe"] = f"<{text.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    opened = words(text.language).format("notice-open", url=text.url)
    parts = ["\n".join(text.lines), opened, "\n".join(text.footer)]
    message.set_content("\n\n".join(part for part in parts if part) + "\n")
    message["Content-Language"] = text.language
    return message
