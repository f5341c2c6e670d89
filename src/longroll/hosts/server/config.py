"""The configuration of a club: a TOML file. An error names the line and what to do."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from difflib import get_close_matches
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Any, Final, NoReturn
from urllib.parse import urlsplit

from longroll.hosts.server.mail_config import MailConfig, read_mail
from longroll.kernel.error import LongrollError

Network = IPv4Network | IPv6Network
KEYS: Final = {
    "database": 'where everything is stored, like "sqlite:///club.db" or "postgresql://USER:PASSWORD@HOST/NAME"',
    "origin": 'what people type into the browser, like "https://club.example" or "http://127.0.0.1:8161"',
    "secret_file": 'a file with a secret of the server, like "secret"; it is made if it is missing',
    "listen": 'the address and port to listen on, like "127.0.0.1:8161"',
    "trusted_proxies": 'addresses or networks of reverse proxies on other machines, like ["10.0.0.5"]',
    "metrics_token": "what a scraper on another machine sends to read /metrics, at least 16 characters",
    "log": 'how the log is written: "text" or "json"',
    "log_requests": "whether every request is logged: true or false",
    "push": "true or false: may browsers be sent notifications?",
    "webhooks": "true or false: may members have webhooks called?",
    "mail": "a table: a line [mail] at the end, and below it host and sender",
}
REQUIRED: Final = ("database", "origin", "secret_file", "listen")
LOGS: Final = ("text", "json")
SHORTEST_TOKEN: Final = 16
LOOPBACK_NAMES: Final = ("localhost", "127.0.0.1", "[::1]")
HOST: Final = re.compile(r"[a-z0-9.-]+|[0-9a-f:.]+")
LISTEN: Final = re.compile(r"(?:\[([0-9a-fA-F:.]+)\]|([^:\[\]\s]+)):([0-9]{1,5})")
PLACE: Final = re.compile(r" \(at line ([0-9]+), column [0-9]+\)| \(at end of document\)")
TWICE: Final = ("Cannot overwrite a value", "Cannot declare")  # the parser's messages about a key that occurs twice
EXAMPLE: Final = """\
# A club: people with names who play each other. Start it with: longroll serve --config FILE

# Where everything is stored. SQLite, a file beside this one, serves one process; for several use PostgreSQL:
# database = "postgresql://longroll:PASSWORD@localhost/longroll"
database = "sqlite:///club.db"

# What people type into the browser. Requests under another name or from another site are refused. On the internet it
# must be https, from a reverse proxy that passes on the Host header. Passkeys need https, or http://localhost.
origin = "http://127.0.0.1:8161"

# A secret of this server, made if the file is missing. Who has it can forge invitations.
secret_file = "club.secret"

# Where the server listens. Behind a reverse proxy on the same machine leave it on loopback.
listen = "127.0.0.1:8161"

# Reverse proxies on other machines, whose X-Forwarded-For is believed. One on this machine needs no entry.
# trusted_proxies = ["10.0.0.5"]

# Metrics for Prometheus are at /metrics, for this machine, and for scrapers elsewhere that send this as a bearer token.
# metrics_token = "a long random text"

# The log on standard error: "text", or "json" for one JSON object a line; with or without a line for every request.
# log = "json"
# log_requests = true

# People are told of their turns by notifications of their browsers and by webhooks (Discord, Matrix, ntfy and others),
# unless you switch them off.
# push = false
# webhooks = false

# And by mail, if there is a mail server. Tables come last.
# [mail]
# host = "mail.club.example"
# sender = "Longroll <longroll@club.example>"
# security = "starttls"   # or "tls", or "none" for a server on this machine
# port = 587
# user = "longroll"
# password = "PASSWORD"
"""


@dataclass(frozen=True)
class ClubConfig:
    """`database` and `secret_file` are complete addresses, which do not depend on the working folder."""

    database: str
    origin: str
    secret_file: Path
    host: str
    port: int
    trusted_proxies: tuple[Network, ...] = ()
    metrics_token: str = ""
    log: str = "text"
    log_requests: bool = False
    push: bool = True
    webhooks: bool = True
    mail: MailConfig | None = None
    places: Mapping[str, str] = field(default_factory=dict)  # by key: the file and its line

    @contextmanager
    def told_at(self, key: str) -> Iterator[None]:
        """Add the line of a key to the error that its value causes."""
        try:
            yield
        except LongrollError as error:
            raise LongrollError(f"{self.places[key]}: {error}" if key in self.places else str(error)) from None

    @property
    def secure(self) -> bool:
        return self.origin.startswith("https:")

    @property
    def hosts(self) -> frozenset[str]:
        """The Host headers that name this club. On loopback every name of loopback does, with the same port."""
        named = urlsplit(self.origin)
        if not is_loopback(named.hostname or ""):
            return frozenset((named.netloc,))
        port = "" if named.port is None else f":{named.port}"
        return frozenset((named.netloc, *(name + port for name in LOOPBACK_NAMES)))

    @property
    def passkey_origin(self) -> str:
        """The origin of passkeys. A passkey belongs to a name; that of loopback is localhost."""
        named = urlsplit(self.origin)
        if not is_loopback(named.hostname or ""):
            return self.origin
        port = "" if named.port is None else f":{named.port}"
        return f"{named.scheme}://localhost{port}"


class ConfigReader:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.lines: list[str] = []

    def read(self) -> ClubConfig:
        values = self.load()
        for key in values:
            if key not in KEYS:
                near = get_close_matches(key, KEYS, 1)
                self.fail(key, f"{key!r} is not a key; " + (f"did you mean {near[0]!r}?" if near else keys_are()))
        for key in REQUIRED:
            if key not in values:
                raise LongrollError(f"{self.file}: {key!r} is missing; add a line like: {key} = {example_of(key)}")
        database, secret = self.text(values, "database"), self.text(values, "secret_file")
        host, port = self.address(self.text(values, "listen"))
        return ClubConfig(
            self.database(database),
            self.origin(self.text(values, "origin")),
            self.file.absolute().parent / secret,
            host,
            port,
            self.proxies(values.get("trusted_proxies", [])),
            self.metrics_token(values.get("metrics_token", "")),
            self.log(values.get("log", "text")),
            self.log_requests(values.get("log_requests", False)),
            self.flag(values, "push"),
            self.flag(values, "webhooks"),
            read_mail(values["mail"], self.fail, is_loopback) if "mail" in values else None,
            {key: self.place(key) for key in values},
        )

    def load(self) -> dict[str, Any]:
        try:
            text = self.file.read_text(encoding="utf-8-sig")
        except FileNotFoundError:
            raise LongrollError(
                f"there is no file {str(self.file)!r}; make one with: longroll serve --init FILE"
            ) from None
        except (OSError, UnicodeDecodeError) as error:
            raise LongrollError(f"{str(self.file)!r} cannot be read as text: {error}") from None
        self.lines = text.splitlines()
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            place = PLACE.search(str(error))
            number = int(place[1]) if place and place[1] else len(self.lines)
            raise LongrollError(f"{self.file}, line {number}: {self.fault(str(error), number)}") from None

    def fault(self, message: str, number: int) -> str:
        """Describe what is wrong with a line that is no TOML, and what to do."""
        if message.startswith(TWICE):
            key = self.lines[number - 1].partition("=")[0].strip(" []")
            return f"{key!r} is there already, further up; remove one of the two lines"
        return f'{PLACE.sub("", message)}; a line is: key = "value"'

    def text(self, values: dict[str, Any], key: str) -> str:
        value = values[key]
        if not isinstance(value, str) or not value.strip():
            self.fail(key, f"{key} is {KEYS[key]}, in quotation marks")
        return value

    def flag(self, values: dict[str, Any], key: str) -> bool:
        value = values.get(key, True)
        if not isinstance(value, bool):
            self.fail(key, f"{key} is {KEYS[key]}")
        return value

    def database(self, url: str) -> str:
        """The address of the database. A SQLite file is relative to the folder of the configuration."""
        from longroll.hosts.server.store.engine import SQLITE, file_url, read_url

        try:
            found = read_url(url)
        except LongrollError as error:
            self.fail("database", f"{error}; it is {KEYS['database']}")
        if found.get_backend_name() != SQLITE:
            return url
        return file_url(self.file.absolute().parent / str(found.database))

    def origin(self, text: str) -> str:
        try:
            return read_origin(text)
        except ValueError as error:
            self.fail("origin", str(error))

    def address(self, text: str) -> tuple[str, int]:
        try:
            return read_listen(text)
        except ValueError as error:
            self.fail("listen", str(error))

    def proxies(self, value: Any) -> tuple[Network, ...]:
        try:
            if not isinstance(value, list):
                raise ValueError
            return tuple(ip_network(str(one)) for one in value)
        except ValueError:
            self.fail("trusted_proxies", f"trusted_proxies are {KEYS['trusted_proxies']}")

    def metrics_token(self, value: Any) -> str:
        if not isinstance(value, str) or 0 < len(value) < SHORTEST_TOKEN:
            self.fail("metrics_token", f"metrics_token is {KEYS['metrics_token']}")
        return value

    def log(self, value: Any) -> str:
        if value not in LOGS:
            self.fail("log", f"log is {KEYS['log']}")
        return str(value)

    def log_requests(self, value: Any) -> bool:
        if not isinstance(value, bool):
            self.fail("log_requests", f"log_requests is {KEYS['log_requests']}")
        return value

    def fail(self, key: str, why: str) -> NoReturn:
        raise LongrollError(f"{self.place(key)}: {why}")

    def place(self, key: str) -> str:
        """The line of the key."""
        pattern = re.compile(rf"\s*[\"']?{re.escape(key)}[\"']?\s*[=.\]]|\s*\[+\s*{re.escape(key)}")
        number = next((number for number, line in enumerate(self.lines, 1) if pattern.match(line)), 1)
        return f"{self.file}, line {number}"


def read_config(file: Path) -> ClubConfig:
    return ConfigReader(file).read()


def plain_config(folder: Path, origin: str, listen: str) -> ClubConfig:
    """The configuration of a club without a file, in the data folder."""
    try:
        named, (host, port) = read_origin(origin), read_listen(listen)
    except ValueError as error:
        raise LongrollError(str(error)) from None
    return ClubConfig(plain_database(folder), named, folder / "club.secret", host, port)


def plain_database(folder: Path) -> str:
    from longroll.hosts.server.store.engine import file_url

    return file_url(folder.absolute() / "club.db")


def write_example(file: Path) -> None:
    try:
        with file.open("x", encoding="utf-8") as opened:
            opened.write(EXAMPLE)
    except FileExistsError:
        raise LongrollError(f"{str(file)!r} is there already; choose another name") from None
    except OSError as error:
        raise LongrollError(f"{str(file)!r} cannot be written: {error.strerror}") from None


def read_origin(text: str) -> str:
    """An origin without a path, in lower case, without the default port."""
    wrong_origin = f"the origin is {KEYS['origin']}; without a path"
    try:
        named = urlsplit(text.strip().lower())
        port = named.port
    except ValueError:
        raise ValueError(wrong_origin) from None
    wrong = named.path.strip("/") or named.query or named.fragment or named.username or port == 0
    if named.scheme not in ("http", "https") or not named.hostname or wrong:
        raise ValueError(wrong_origin)
    if not HOST.fullmatch(named.hostname):
        raise ValueError(
            f"{wrong_origin}; a name has letters a to z, digits, dots and hyphens, any other is written as xn--..."
        )
    name = f"[{named.hostname}]" if ":" in named.hostname else named.hostname
    usual = {"http": 80, "https": 443}[named.scheme]
    return f"{named.scheme}://{name}" + ("" if port in (None, usual) else f":{port}")


def read_listen(text: str) -> tuple[str, int]:
    found = LISTEN.fullmatch(text.strip())
    if not found or not 0 < int(found[3]) < 65536:
        raise ValueError(f"listen is {KEYS['listen']}")
    return found[1] or found[2], int(found[3])


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def keys_are() -> str:
    return "the keys are " + ", ".join(KEYS)


def example_of(key: str) -> str:
    (line,) = [line for line in EXAMPLE.splitlines() if line.startswith(f"{key} = ")]
    return line.partition(" = ")[2]
