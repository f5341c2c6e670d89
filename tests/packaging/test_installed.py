"""A wheel that is built from the sdist, in fresh environments without Node and without a compiler. The dependencies are
those of this environment, so that no network is needed; `make fresh` installs them from the index."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

from longroll import __version__
from tests.packaging.fresh import OPEN_TABLE, PLAY_MOVE, Environment

ROOT = Path(__file__).parents[2]
DEPENDENCIES = Path(sysconfig.get_path("purelib"))
BUILD = (sys.executable, "-m", "hatchling", "build", "-d")


def build_wheel(folder: Path) -> Path:
    """A pure wheel, made from the unpacked sdist of this repository."""
    plain = {**os.environ, "LONGROLL_PURE": "1"}
    subprocess.run([*BUILD, str(folder), "-t", "sdist"], cwd=ROOT, env=plain, check=True, capture_output=True)
    shutil.unpack_archive(folder / f"longroll-{__version__}.tar.gz", folder, filter="data")
    unpacked = folder / f"longroll-{__version__}"
    subprocess.run([*BUILD, str(folder), "-t", "wheel"], cwd=unpacked, env=plain, check=True, capture_output=True)
    return folder / f"longroll-{__version__}-py3-none-any.whl"


def check_names(names: set[str]) -> None:
    wanted = {
        "longroll/py.typed",
        "longroll/page/dist/index.html",
        "longroll/text/en.ftl",
        "longroll/opponents/house_divided/weights.json",
        "longroll/exercises/data/house_divided.json",
    }
    assert wanted <= names
    assert not [name for name in names if name.endswith((".svelte", ".ts")) or "node_modules" in name]


def test_a_wheel_from_the_sdist_plays_without_dependencies_and_opens_the_table(tmp_path: Path) -> None:
    wheel = build_wheel(tmp_path)
    check_names(set(ZipFile(wheel).namelist()))
    environment = Environment(tmp_path / "environment")
    environment.install(wheel, "--no-index", "--no-deps", "--no-compile")
    assert environment.run(str(PLAY_MOVE)).splitlines() == [
        "AHD-4.0-c: c1 is an enemy unit.",
        "AHD-3.0-c: sentences need the package fluent.runtime: pip install fluent.runtime",
        "foreign modules: none",
    ]
    environment.borrow(DEPENDENCIES)
    assert f"longroll {__version__}, pure: a page of " in environment.run(str(OPEN_TABLE), "--bare")


def test_the_installed_build_opens_the_table_without_node_and_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there is a compiler, `make setup` has installed a compiled wheel."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("PYTHONPATH", raising=False)
    done = subprocess.run([sys.executable, str(OPEN_TABLE)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert f"longroll {__version__}, " in done.stdout
