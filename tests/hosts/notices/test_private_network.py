"""Webhooks and pushes never reach the private network: when they are entered, and when they are sent."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from longroll.hosts.server.notices.delivery import Delivery
from longroll.hosts.server.notices.delivery_guard import DeliveryGuard
from longroll.hosts.server.notices.private_network import PrivateAddress, is_public
from longroll.hosts.server.notices.push import PushChannel
from longroll.hosts.server.notices.push_key import read_push_key
from longroll.hosts.server.notices.webhook import WebhookChannel
from longroll.service.notices.notice import NoticeText
from longroll.service.notices.ports import Refused
from tests.hosts.club.table import ask
from tests.hosts.notices.receivers import HttpReceiver, PushBrowser
from tests.hosts.people.browsers import ClubServer

TEXT = NoticeText("Title", ("line",), "https://club.example/#/", "tag", "en")
PRIVATE = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "017700000001",
    "localhost",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "[::1]",
    "[::]",
    "[fe80::1]",
    "[fd00::1]",
    "[::ffff:127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[::ffff:7f00:1]",
    "[::127.0.0.1]",
    "[0:0:0:0:0:ffff:a00:1]",
    "[2002:7f00:1::]",
    "[fe80::1%25lo]",
    "localhost.",
    "LOCALHOST",
    "127.0.0.1.",
    "0",
    "0177.0.0.1",
    "\uff11\uff12\uff17.0.0.1",
    "8.8.8.8@127.0.0.1",
]

REFUSALS = ("notices-private", "notices-address", "notices-unknown-host")
"""Some forms are no address at all for one library or another."""


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2001:4860:4860::8888", True),
        ("::ffff:8.8.8.8", True),
        ("127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::808:808", True),
        ("64:ff9b:1::a00:1", False),
        ("::ffff:0:a00:1", False),
        ("::a00:1", False),
        ("fec0::1", False),
        ("5f00::1", False),
        ("192.0.0.8", False),
        ("fe80::1%eth0", False),
        ("224.0.0.1", False),
        ("ff02::1", False),
        ("255.255.255.255", False),
        ("localhost", False),
        ("", False),
    ],
)
def test_what_is_public(address: str, public: bool) -> None:
    assert is_public(address) == public


@contextmanager
def delivering(folder: Path, *allowed: str) -> Iterator[Any]:
    key = read_push_key(folder / "push.pem")
    settings = {"key": key.private, "subject": "mailto:a@club.example", "allowed": allowed}
    with asyncio.Runner() as runner:

        async def make() -> Delivery:
            return Delivery(settings)

        delivery = runner.run(make())
        yield delivery, runner
        runner.run(delivery.stop())


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """As a club has it."""
    with delivering(tmp_path_factory.mktemp("key")) as opened:
        yield opened


def refusal(strict: Any, work: Any) -> str:
    with pytest.raises(Refused) as refused:
        strict[1].run(work)
    return refused.value.key


@pytest.mark.parametrize("host", PRIVATE)
def test_a_webhook_into_the_private_network_is_refused_when_entered_and_when_sent(
    strict: Any, receiver: HttpReceiver, host: str
) -> None:
    channel = WebhookChannel(strict[0])
    url = f"json://{host}:{receiver.port}/x"
    assert refusal(strict, channel.check(url)) in REFUSALS
    assert refusal(strict, channel.send(url, TEXT)) in REFUSALS
    assert receiver.received == []


@pytest.mark.parametrize("host", PRIVATE)
def test_a_push_into_the_private_network_is_refused(strict: Any, receiver: HttpReceiver, host: str) -> None:
    channel = PushChannel(strict[0])
    for scheme in ("https", "http"):
        endpoint = f"{scheme}://{host}:{receiver.port}/x"
        assert refusal(strict, channel.check(endpoint)) in REFUSALS
        address = PushBrowser(endpoint).subscription
        keys = {"p256dh": address["p256dh"], "auth": address["auth"]}
        request = {"kind": "push", "subscription": {"endpoint": endpoint, "keys": keys}, "data": "{}", "topic": "t"}
        assert refusal(strict, strict[0].ask(request)) in REFUSALS
    assert receiver.received == []


@pytest.mark.parametrize(
    "url",
    [
        "file:///etc/passwd",
        "mailto://user:password@post.example",
        "syslog://",
        "dbus://",
        "http://club.example",
        "workflows://host/x/y/z?template=/etc/passwd",
        "json://",
        "nonsense",
        "ntfys://",
        "discord://x",
    ],
)
def test_what_is_no_webhook_is_refused(strict: Any, url: str) -> None:
    assert refusal(strict, WebhookChannel(strict[0]).check(url)) in ("notices-address", "notices-unknown-host")


def test_a_host_that_does_not_exist_is_told(strict: Any) -> None:
    assert refusal(strict, WebhookChannel(strict[0]).check("jsons://nobody.invalid/x")) == "notices-unknown-host"


def test_every_connection_is_judged_whatever_a_name_meant_before() -> None:
    guard = DeliveryGuard(["127.0.0.1:81"], ["/usr"])
    guard.judge("socket.connect", (None, ("8.8.8.8", 443)))
    for address in (("127.0.0.1", 80), ("::1", 80, 0, 0), ("localhost", 80), "/run/socket", ("10.0.0.1", 53)):
        for event in ("socket.connect", "socket.sendto", "socket.sendmsg"):
            with pytest.raises(PrivateAddress):
                guard.judge(event, (None, address))
    for event in ("subprocess.Popen", "os.system", "os.posix_spawn"):
        with pytest.raises(PrivateAddress):
            guard.judge(event, ("sh",))
    guard.judge("open", ("/usr/lib/x", "r", 0))
    for file in ("/usr/../etc/passwd", "/usr-secrets/x"):
        with pytest.raises(PrivateAddress):
            guard.judge("open", (file, "r", 0))


def test_a_redirection_into_the_private_network_is_not_followed(tmp_path: Path, receiver: HttpReceiver) -> None:
    """One server on this machine is allowed, as if it were public; the other, to which it leads, is not."""
    public = HttpReceiver()
    with delivering(tmp_path, f"127.0.0.1:{public.port}") as opened:
        here = f"127.0.0.1:{public.port}"
        channel = WebhookChannel(opened[0])
        opened[1].run(channel.send(f"json://{here}/fine", TEXT))
        assert refusal(opened, channel.send(f"json://{here}/redirect/{receiver.port}", TEXT)) == "notices-private"
        opened[1].run(channel.send(f"json://{here}/fine", TEXT))  # it still works
    public.stop()
    assert [one.path.split("/")[1] for one in public.received] == ["fine", "redirect", "fine"]
    assert receiver.received == []


def test_a_push_is_not_led_into_the_private_network(tmp_path: Path, receiver: HttpReceiver) -> None:
    public = HttpReceiver()
    with delivering(tmp_path, f"127.0.0.1:{public.port}") as opened:
        browser = PushBrowser(f"http://127.0.0.1:{public.port}/redirect/{receiver.port}")
        subscription = browser.subscription
        keys = {"p256dh": subscription["p256dh"], "auth": subscription["auth"]}
        address = json.dumps({"endpoint": subscription["endpoint"], "keys": keys})
        assert refusal(opened, PushChannel(opened[0]).send(address, TEXT)) == "notices-private"
    public.stop()
    assert len(public.received) == 1
    assert receiver.received == []


def test_a_name_that_means_this_machine_is_private_whatever_else_it_means(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name of the public internet may have an address of loopback beside others, or only the second time."""
    answers = iter((["93.184.216.34"], ["93.184.216.34", "127.0.0.1"], ["::1"]))
    monkeypatch.setattr("longroll.hosts.server.notices.delivery_guard.resolve", lambda _: next(answers))
    guard = DeliveryGuard([], [])
    guard.judge("socket.getaddrinfo", ("rebind.example", 443))
    for _ in range(2):
        with pytest.raises(PrivateAddress, match="private"):
            guard.judge("socket.getaddrinfo", ("rebind.example", 443))


def test_a_club_refuses_a_private_webhook_with_a_sentence(sqlite_url: str, tmp_path: Path) -> None:
    server = ClubServer(tmp_path, sqlite_url)
    try:
        member = server.member("Ann")
        hosts = ("127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "localhost", "user@127.0.0.1")
        for url in [f"json://{host}/x" for host in hosts]:
            found = ask(member, "POST", "/api/notices/webhooks", 400, url=url)
            assert found["message"] == "This address is in a private network. It cannot be used."
        pushed = PushBrowser("https://127.0.0.1/x").subscription
        assert ask(member, "POST", "/api/notices/push", 400, **pushed)["message"].startswith("This address is in")
        shown = ask(member, "GET", "/api/notices")
        assert (shown["webhooks"], shown["browsers"]) == ([], 0)
    finally:
        server.stop()
