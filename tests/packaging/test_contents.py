"""What is built: an sdist and wheels with the page, one version, and the dependencies that are declared. (Whether it
works is in test_installed.py.)"""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from longroll.extras import DEFAULT, EXTRAS

ROOT = Path(__file__).parents[2]
KEPT = ("src", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore")


def build(root: Path, target: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(root / "out")]
    environment = {**os.environ, "LONGROLL_PURE": "1"}
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The sources without anything that was built."""
    root = tmp_path / "checkout"
    root.mkdir()
    skipped = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "*.so")
    for name in KEPT:
        source = ROOT / name
        shutil.copytree(source, root / name, ignore=skipped) if source.is_dir() else shutil.copy(source, root / name)
    return root


@pytest.mark.parametrize("target", ["sdist", "wheel"])
def test_nothing_is_built_without_the_page(checkout: Path, target: str) -> None:
    done = build(checkout, target)
    assert done.returncode != 0
    assert done.stderr.strip().splitlines()[-1].startswith("longroll: the page is not built; ")


OTHERWISE = {"prometheus-client": "prometheus_client"}


def names_of(requirements: list[str]) -> set[str]:
    """The modules of requirements, which are named like them here."""
    names = (re.split(r"[^\w.-]", requirement)[0] for requirement in requirements)
    return {OTHERWISE.get(name, name.partition(".")[0].partition("-")[0]) for name in names}


def test_every_dependency_is_known_by_its_module() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    faster = {"uvloop"}  # the table works without it
    assert names_of(project["dependencies"]) - faster == set(DEFAULT) - {"pydantic"}
    extras = {extra: names_of(wanted) - {"longroll"} for extra, wanted in project["optional-dependencies"].items()}
    assert extras["research"] == {*EXTRAS["research"], "numpy"}
    assert extras["club"] == set(EXTRAS["club"])
    assert {extra: extras[extra] for extra in ("lab", "cluster")} == {
        extra: set(EXTRAS[extra]) for extra in ("lab", "cluster")
    }


def test_the_version_is_written_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["hatch"]["version"] == {"path": "src/longroll/__init__.py"}
    page = json.loads((ROOT / "src/longroll/page/package.json").read_text(encoding="utf-8"))
    assert "version" not in page
