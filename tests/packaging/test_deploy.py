"""The files of deploy/ say what the program understands. No container is started here."""

import configparser
from pathlib import Path

import yaml  # type: ignore[import-untyped]

from longroll.hosts.server.config import read_config

DEPLOY = Path(__file__).parents[2] / "deploy"


def test_the_compose_file_gives_each_server_a_configuration_that_can_be_read(tmp_path: Path) -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    text = compose["configs"]["club"]["content"]
    values = {"CLUB_HOST": "club.example", "POSTGRES_PASSWORD": "secret"}
    for name, value in values.items():
        text = text.replace(f"${{{name}}}", value)
    (tmp_path / "club.toml").write_text(text)
    config = read_config(tmp_path / "club.toml")
    assert config.database == "postgresql://longroll:secret@database/longroll"
    assert (config.origin, config.port) == ("https://club.example", 8161)
    caddy = (DEPLOY / "Caddyfile").read_text()
    for name in ("one", "two"):
        service = compose["services"][name]
        assert service["configs"] == [{"source": "club", "target": "/etc/longroll/club.toml"}]
        assert f"{name}:{config.port}" in caddy
    assert (DEPLOY.parent / "deploy" / service["build"]["dockerfile"].removeprefix("deploy/")).is_file()


def test_a_server_has_more_time_to_end_than_its_requests() -> None:
    from longroll.hosts.server.serve import DRAIN_CLUB

    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert int(compose["services"]["one"]["stop_grace_period"].removesuffix("s")) > DRAIN_CLUB
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "longroll.service")
    assert int(unit["Service"]["TimeoutStopSec"]) > DRAIN_CLUB
    assert unit["Service"]["ExecStart"].endswith("longroll serve --config /etc/longroll/club.toml")
