"""The configuration of a club: what is wrong is told with its line and what to do."""

import stat
from pathlib import Path

import pytest

from longroll import LongrollError
from longroll.hosts.server.config import EXAMPLE, ClubConfig, plain_config, read_config, write_example
from longroll.hosts.server.secret import key_for, read_secret
from longroll.hosts.server.sites import ClubSite

GOOD = {
    "database": 'database = "sqlite:///club.db"',
    "origin": 'origin = "https://club.example"',
    "secret_file": 'secret_file = "secret"',
    "listen": 'listen = "127.0.0.1:8161"',
}


MAIL = '[mail]\nhost = "mail.club.example"\nsender = "Longroll <longroll@club.example>"'


def written(folder: Path, **lines: str) -> Path:
    file = folder / "club.toml"
    file.write_text("\n".join({**GOOD, **lines}.values()) + "\n", encoding="utf-8")
    return file


def test_the_example_works(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    write_example(file)
    config = read_config(file)
    assert (config.origin, config.host, config.port) == ("http://127.0.0.1:8161", "127.0.0.1", 8161)
    assert config.database == f"sqlite:///{tmp_path}/club.db"
    assert config.secret_file == tmp_path / "club.secret"
    with pytest.raises(LongrollError, match="is there already"):
        write_example(file)
    assert file.read_text() == EXAMPLE


def test_a_file_of_a_simple_editor_is_read(tmp_path: Path) -> None:
    """With a mark at its beginning, and other ends of lines."""
    file = written(tmp_path)
    file.write_text("\ufeff" + file.read_text(encoding="utf-8"), encoding="utf-8", newline="\r\n")
    assert read_config(file).origin == "https://club.example"


@pytest.mark.parametrize(
    ("key", "line", "told"),
    [
        ("database", 'database = "mysql://localhost/x"', "line 1: .*sqlite:///club.db"),
        ("database", 'database = ""', "line 1: database is where everything is stored"),
        ("database", "database = 5", "line 1: .*in quotation marks"),
        ("database", 'database = "postgresql://localhost:port/x"', "line 1: .*must be sqlite:///FILE or postgresql"),
        ("database", 'database = "sqlite:///club.db?mode=ro"', "line 1: .*ends with its name"),
        ("database", 'database = "sqlite:///a\\u0000b"', "line 1: .*names no file"),
        ("origin", 'origin = "https://the club"', "line 2: the origin is .*xn--"),
        ("origin", 'origin = "https://clüb.example"', "line 2: the origin is .*xn--"),
        ("origin", 'origin = "https://[::1"', "line 2: the origin is .*without a path"),
        ("origin", 'origin = "club.example"', "line 2: the origin is .*https://club.example"),
        ("origin", 'origin = "https://club.example/games"', "line 2: .*without a path"),
        ("origin", 'origin = "ftp://club.example"', "line 2: the origin is"),
        ("origin", 'origin = "https://club.example:99999"', "line 2: the origin is"),
        ("origin", 'orgin = "https://club.example"', "line 2: 'orgin' is not a key; did you mean 'origin'"),
        ("origin", "", "'origin' is missing; add a line like: origin = "),
        ("listen", 'listen = "8161"', "line 4: listen is the address and port.*127.0.0.1:8161"),
        ("listen", 'listen = "127.0.0.1:0"', "line 4: listen is"),
        ("listen", "listen = 127.0.0.1:8161", 'line 4: .*key = "value"'),
        ("listen", 'listen = "127.0.0.1:8161', 'line 4: .*key = "value"'),
        (
            "listen",
            'listen = "127.0.0.1:8161"\nlisten = "127.0.0.1:8162"',
            "line 5: 'listen' is there already.*remove one",
        ),
        ("more", f"{MAIL}\n[mail]", "line 8: 'mail' is there already.*remove one"),
        ("more", "[server]\nport = 5", "line 5: 'server' is not a key; the keys are database"),
        ("more", "colour = 'red'", "line 5: 'colour' is not a key"),
        ("more", 'trusted_proxies = "10.0.0.5"', r"line 5: trusted_proxies are .*\['?\"?10.0.0.5"),
        ("more", 'trusted_proxies = ["proxy"]', "line 5: trusted_proxies are"),
        ("more", 'push = "no"', "line 5: push is true or false"),
        ("more", "webhooks = 0", "line 5: webhooks is true or false"),
        ("more", 'mail = "me@club.example"', "line 5: mail is a table"),
        ("more", "[mail]", "line 5: .mail. has no host: the name of the mail server"),
        ("more", '[mail]\nhost = "mail.club.example"', "line 5: .mail. has no sender: .*longroll@club.example"),
        ("more", f"{MAIL}\nprot = 25", "line 8: 'prot' is not a key of .mail.; did you mean 'port'"),
        ("more", f"{MAIL}\ncolour = 25", "line 8: 'colour' is not a key of .mail.; the keys of .mail. are host"),
        ("more", f"{MAIL}\nport = '25'", "line 8: port is .*587, without quotation marks"),
        ("more", f"{MAIL}\nport = 99999", "line 8: port is"),
        ("more", f"{MAIL}\nuser = 5", "line 8: user is .*in quotation marks"),
        ("more", f"{MAIL}\nsecurity = 'ssl'", 'line 8: security is "starttls", "tls" or "none"'),
        ("more", f"{MAIL}\nsecurity = 'none'\npassword = 'x'", "line 8: a password is not sent in the clear"),
        ("more", '[mail]\nhost = "a b"\nsender = "a@club.example"', "line 6: host is"),
        ("more", '[mail]\nhost = "a"\nsender = "Longroll"', "line 7: sender is"),
        ("more", '[mail]\nhost = "a"\nsender = "a@club.example\\nBcc: x@y.example"', "line 7: sender is"),
    ],
)
def test_what_is_wrong_is_told_with_its_line_and_what_to_do(tmp_path: Path, key: str, line: str, told: str) -> None:
    with pytest.raises(LongrollError, match=told):
        read_config(written(tmp_path, **{key: line}))


def test_a_file_that_is_not_there_is_told_with_how_to_make_one(tmp_path: Path) -> None:
    with pytest.raises(LongrollError, match="longroll serve --init FILE"):
        read_config(tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(LongrollError, match="cannot be read as text"):
        read_config(tmp_path / "binary.toml")


def test_the_secret_is_made_once_and_is_for_its_user_alone(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    secret = read_secret(file)
    assert len(secret) == 32
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert read_secret(file) == secret
    assert key_for(secret, "invitations") != key_for(secret, "other")
    file.write_text("short")
    with pytest.raises(LongrollError, match="remove it, and a new one is made"):
        read_secret(file)
    with pytest.raises(LongrollError, match=r"cannot be used: .*; name a file that this user can read"):
        read_secret(tmp_path / "no folder" / "secret")


def site(origin: str, *proxies: str, folder: Path) -> ClubSite:
    lines = {"origin": f'origin = "{origin}"', "more": f"trusted_proxies = {list(proxies)}"}
    return ClubSite(read_config(written(folder, **lines)))


def test_a_club_is_known_by_its_origin(tmp_path: Path) -> None:
    club = site("https://Club.Example:443/", folder=tmp_path)
    assert club.is_ours("club.example")
    assert club.is_ours("CLUB.example")
    assert not club.is_ours("club.example:8161")
    assert not club.is_ours("127.0.0.1:8161")
    assert club.may_come_from("https://club.example", "club.example")
    assert not club.may_come_from("http://club.example", "club.example")
    local = site("http://127.0.0.1:8161", folder=tmp_path)
    assert local.is_ours("localhost:8161")
    assert not local.is_ours("localhost")
    assert not local.may_come_from("http://localhost:8161", "127.0.0.1:8161")


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "203.0.113.5", "203.0.113.5"),
        ("127.0.0.1", "1.2.3.4, 203.0.113.5", "203.0.113.5"),
        ("127.0.0.1", "203.0.113.5, 10.0.0.5", "203.0.113.5"),
        ("127.0.0.1", "1.2.3.4, 203.0.113.5, 10.0.0.5, 127.0.0.1", "203.0.113.5"),
        ("10.0.0.7", "203.0.113.5", "203.0.113.5"),
        ("198.51.100.9", "203.0.113.5", "198.51.100.9"),
        ("127.0.0.1", "garbage", "127.0.0.1"),
        ("127.0.0.1", "203.0.113.5, garbage", "127.0.0.1"),
        ("127.0.0.1", "2001:db8::5", "2001:db8::5"),
        ("::1", "203.0.113.5", "203.0.113.5"),
    ],
)
def test_only_proxies_that_are_trusted_say_who_the_client_is(
    tmp_path: Path, peer: str, forwarded: str, client: str
) -> None:
    club = site("https://club.example", "10.0.0.0/24", folder=tmp_path)
    headers = [(b"x-forwarded-for", one.encode()) for one in forwarded.split(" | ") if one]
    assert club.client({"client": (peer, 5), "headers": headers}) == client


def test_passkeys_belong_to_the_name_of_the_club() -> None:
    def origin(text: str) -> str:
        return ClubConfig("", text, Path(), "", 0).passkey_origin

    assert origin("https://club.example") == "https://club.example"
    assert origin("http://127.0.0.1:8161") == origin("http://[::1]:8161") == "http://localhost:8161"


def test_a_club_without_a_file(tmp_path: Path) -> None:
    config = plain_config(tmp_path, "http://192.168.1.7:8161", "0.0.0.0:8161")
    assert (config.host, config.port, config.origin) == ("0.0.0.0", 8161, "http://192.168.1.7:8161")
    assert not config.secure
    for origin, listen in (("192.168.1.7", "0.0.0.0:8161"), ("http://192.168.1.7:8161", "everywhere")):
        with pytest.raises(LongrollError):
            plain_config(tmp_path, origin, listen)


def test_a_mail_server_is_optional_and_its_port_too(tmp_path: Path) -> None:
    assert read_config(written(tmp_path)).mail is None
    for lines, port in (("", 587), ('security = "tls"', 465), ('security = "none"', 25), ("port = 2525", 2525)):
        mail = read_config(written(tmp_path, more=f"{MAIL}\n{lines}")).mail
        assert mail is not None
        assert (mail.port, mail.address) == (port, "longroll@club.example")
    local = MAIL.replace("mail.club.example", "localhost")
    near = read_config(written(tmp_path, more=f"{local}\nsecurity = 'none'\npassword = 'x'"))
    assert near.mail is not None
    quiet = read_config(written(tmp_path, more="push = false\nwebhooks = false"))
    assert not quiet.push
    assert not quiet.webhooks
