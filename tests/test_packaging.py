"""The package: a wheel that is made from the sdist has the page, and the library needs no optional dependency."""

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

from longroll import __version__
from longroll.extras import EXTRAS

ROOT = Path(__file__).parents[1]
KEPT = ("src", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore")
PAGE = "longroll/page/dist/index.html"


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


def test_a_wheel_from_the_sdist_has_the_page(checkout: Path, tmp_path: Path) -> None:
    page = checkout / "src" / PAGE
    page.parent.mkdir()
    page.write_text("<!doctype html>", encoding="utf-8")
    assert build(checkout, "sdist").returncode == 0
    (archive,) = (checkout / "out").glob("*.tar.gz")
    with tarfile.open(archive) as files:
        files.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert unpacked.name == f"longroll-{__version__}"
    done = build(unpacked, "wheel")
    assert done.returncode == 0, done.stderr
    (wheel,) = (unpacked / "out").glob("*.whl")
    names = ZipFile(wheel).namelist()
    assert PAGE in names
    assert "longroll/text/en.ftl" in names
    assert "longroll/opponents/house_divided/weights.json" in names
    assert "longroll/exercises/data/house_divided.json" in names
    assert not any(name.endswith((".svelte", ".ts")) for name in names)


def test_an_sdist_without_the_page_is_refused(checkout: Path) -> None:
    done = build(checkout, "sdist")
    assert done.returncode != 0
    assert "the page is not built" in done.stderr


def test_every_optional_dependency_is_known_by_its_extra() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == ["fluent.runtime>=0.4"]
    for extra, modules in EXTRAS.items():
        wanted = " ".join(project["optional-dependencies"][extra])
        assert [module for module in modules if module not in wanted and module != "pydantic"] == []


def test_the_library_loads_none_of_them() -> None:
    modules = sorted(module for names in EXTRAS.values() for module in names)
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({modules!r}))\n"
        "from longroll import Match\n"
        "match = Match.new('house-divided', seed=1)\n"
        "match.play(match.choices()[0])\n"
        "assert match.why_not('done').sentence('en')\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
