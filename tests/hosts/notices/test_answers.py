"""What a called address answers, what others have written, and where the server was started, does no harm."""

import json
from pathlib import Path

import pytest

import longroll
from longroll.hosts.server.notices.delivery import Delivery
from longroll.hosts.server.notices.webhook import WebhookChannel
from longroll.service.notices.notice import NoticeText
from longroll.service.notices.ports import Unreachable
from tests.hosts.notices.receivers import UNPACKED, HttpReceiver
from tests.hosts.notices.test_private_network import TEXT, delivering


def most_memory(delivery: Delivery) -> int:
    """Of its only process, in bytes."""
    (process,) = delivery.idle
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    (most,) = [line.split()[1] for line in lines if line.startswith("VmHWM")]
    return int(most) * 1024


def test_an_answer_that_unpacks_to_very_much_takes_little_memory(tmp_path: Path, receiver: HttpReceiver) -> None:
    here = f"127.0.0.1:{receiver.port}"
    with delivering(tmp_path, here) as opened:
        channel = WebhookChannel(opened[0])
        opened[1].run(channel.send(f"json://{here}/warm", TEXT))
        opened[0].seconds = 60.0
        with pytest.raises(Unreachable):
            opened[1].run(channel.send(f"json://{here}/bomb", TEXT))
        assert most_memory(opened[0]) < UNPACKED
        opened[1].run(channel.send(f"json://{here}/after", TEXT))  # it still works
    assert len(receiver.at("/after")) == 1


def test_nobody_calls_a_whole_channel_by_what_he_writes(tmp_path: Path, receiver: HttpReceiver) -> None:
    here = f"127.0.0.1:{receiver.port}"
    text = NoticeText(
        "@here: Cup", ("@everyone <!channel> <@U1> 2 < 3 ann@post",), "https://club.example/#/", "t", "en"
    )
    with delivering(tmp_path, here) as opened:
        opened[1].run(WebhookChannel(opened[0]).send(f"json://{here}/mentions", text))
    (called,) = receiver.at("/mentions")
    told = json.loads(called.body)
    assert "@here" not in told["title"]
    assert not any(mention in told["message"] for mention in ("@everyone", "<!channel", "<@U1"))
    assert (told["title"] + told["message"]).replace("\u200b", "").splitlines() == [
        "@here: Cup@everyone <!channel> <@U1> 2 < 3 ann@post",
        "https://club.example/#/",
    ]


def test_what_lies_in_the_folder_of_the_server_is_not_loaded(
    tmp_path: Path, receiver: HttpReceiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server of systemd or of a container is started in the folder of its database and its secret."""
    (tmp_path / "apprise.py").write_text("raise SystemExit\n")
    monkeypatch.setenv("PYTHONPATH", str(Path(longroll.__file__).parents[1]))
    monkeypatch.chdir(tmp_path)
    with delivering(tmp_path, f"127.0.0.1:{receiver.port}") as opened:
        opened[1].run(WebhookChannel(opened[0]).send(f"json://127.0.0.1:{receiver.port}/folder", TEXT))
    assert len(receiver.at("/folder")) == 1
