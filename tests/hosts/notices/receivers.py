"""Real receivers on loopback: a mail server, and an HTTP server for pushes and webhooks."""

import base64
import json
import os
import zlib
from asyncio import Server
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Thread
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from longroll.hosts.server.mail_config import MailConfig

UNPACKED = 2**29  # bytes
SENDER = "Longroll <longroll@club.example>"


class AnyPort(Controller):
    """Port 0: a free one, which is known when it listens."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


class MailServer:
    """Mailboxes whose names begin with `gone` do not exist; those with `full` take nothing now; of those with `late` it
    says only after the mail that they do not exist, and those with `fussy` do not like what it says."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, EmailMessage]] = []
        self.refused: list[str] = []
        self.controller = AnyPort(self, hostname="127.0.0.1", port=0)
        self.controller.start()

    @property
    def config(self) -> MailConfig:
        return MailConfig("127.0.0.1", self.controller.port, "none", SENDER)

    def stop(self) -> None:
        self.controller.stop()

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith(("gone", "full")):
            self.refused.append(address)
            return "550 5.1.1 no such user" if address.startswith("gone") else "452 4.2.2 mailbox full"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        for name, answer in (("late", "550 5.1.1 no such user"), ("fussy", "550 5.7.1 looks like spam")):
            if any(address.startswith(name) for address in envelope.rcpt_tos):
                return answer
        message = message_from_bytes(envelope.content, policy=default)
        assert isinstance(message, EmailMessage)
        self.mails += [(address, message) for address in envelope.rcpt_tos]
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [message for found, message in self.mails if found == address]


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class HttpReceiver:
    """Keeps what is posted. `/status/N/...` answers with that status, `/hang` only when the test is over, `/bomb` with
    little that unpacks to very much, and `/redirect/PORT` leads to another server."""

    def __init__(self) -> None:
        receiver = self
        self.received: list[Received] = []
        self.done = Event()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                receiver.received.append(Received(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                parts = self.path.split("/", 3)
                if parts[1] == "hang":
                    receiver.done.wait(60)
                if parts[1] == "redirect":
                    self.send_response(307)
                    self.send_header("location", f"http://127.0.0.1:{parts[2]}/secret")
                else:
                    self.send_response(int(parts[2]) if parts[1] == "status" else 201)
                answer = pack_nothing(UNPACKED) if parts[1] == "bomb" else b""
                if answer:
                    self.send_header("content-encoding", "gzip")
                self.send_header("content-length", str(len(answer)))
                self.end_headers()
                self.wfile.write(answer)

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        self.thread = Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        self.thread.start()

    def stop(self) -> None:
        self.done.set()
        self.server.shutdown()
        self.server.server_close()

    def at(self, path: str) -> list[Received]:
        return [one for one in self.received if one.path.startswith(path)]


def pack_nothing(size: int) -> bytes:
    """Zeros as gzip, without ever having them in memory."""
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    parts = [packer.compress(bytes(2**20)) for _ in range(size // 2**20)]
    return b"".join([*parts, packer.flush()])


class PushBrowser:
    """The keys of a browser, with which it reads what is pushed to it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = endpoint

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": encode(point), "auth": encode(self.auth)}

    def read(self, pushed: Received) -> Any:
        assert pushed.headers["content-encoding"] == "aes128gcm"
        plain = http_ece.decrypt(pushed.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return json.loads(plain)


def encode(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
