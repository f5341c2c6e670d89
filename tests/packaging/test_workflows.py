"""The public workflows: they call what .ci/run and the Makefile have, on every Python that the package names, and run
no action that somebody else can change. No workflow is run here."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PINNED = re.compile(r"[\w-]+/[\w.-]+@[0-9a-f]{40}")
OWN = "./.github/workflows/"


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return found


def jobs(file: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = read(file)["jobs"]
    return found


def steps(file: Path) -> list[dict[str, Any]]:
    return [step for job in jobs(file).values() for step in job.get("steps", [])]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_action_is_pinned_to_a_commit(file: Path) -> None:
    used = [step["uses"] for step in steps(file) if "uses" in step]
    assert used
    assert [action for action in used if not PINNED.fullmatch(action)] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_workflow_may_read_and_no_more_unless_a_job_says_so(file: Path) -> None:
    assert read(file)["permissions"] == {"contents": "read"}


def test_the_checks_run_what_ci_runs_on_every_python_that_is_supported() -> None:
    [job] = jobs(ROOT / ".github/workflows/checks.yml").values()
    assert ".ci/run" in [step.get("run") for step in job["steps"]]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [re.search(r"Python :: (3\.\d+)$", classifier) for classifier in project["classifiers"]]
    assert job["strategy"]["matrix"]["python"] == [version[1] for version in named if version]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_workflow_makes_targets_that_exist(file: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    called = [step["run"].split()[1:] for step in steps(file) if step.get("run", "").startswith("make ")]
    assert {target for targets in called for target in targets} <= targets


def test_what_is_published_was_checked_and_no_password_is_kept() -> None:
    packages = jobs(ROOT / ".github/workflows/packages.yml")
    publish = packages["publish"]
    needed = [packages[name] for name in publish["needs"]]
    assert f"{OWN}checks.yml" in [job.get("uses") for job in needed]
    assert publish["permissions"] == {"id-token": "write"}
    assert "secrets." not in (ROOT / ".github/workflows/packages.yml").read_text(encoding="utf-8")
