"""Fresh virtual environments for wheels, and a search path on which there is neither Node nor a compiler.

    python -m tests.packaging.fresh dist/longroll-*.whl

Each wheel is installed with its dependencies from the package index, as a user would, with no compiler at hand; then
the table is opened and played at. A further environment gets the first wheel without any dependency and plays a move
through the library. `make dist` makes the wheels.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final
from venv import EnvBuilder

OPEN_TABLE: Final = Path(__file__).with_name("open_table.py")
PLAY_MOVE: Final = Path(__file__).with_name("play_move.py")


class Environment:
    """A virtual environment. Its commands see themselves and nothing else."""

    def __init__(self, folder: Path) -> None:
        EnvBuilder(with_pip=False, symlinks=os.name != "nt").create(folder)
        self.folder = folder
        self.scripts = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.scripts / ("python.exe" if os.name == "nt" else "python")

    def variables(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name in ("SYSTEMROOT", "TEMP", "TMP", "TMPDIR")}
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        return {**kept, "PATH": str(self.scripts), "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}

    def run(self, *arguments: str) -> str:
        """What a Python of this environment prints."""
        done = subprocess.run(
            [str(self.python), *arguments],
            env=self.variables(),
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def borrow(self, site_packages: Path) -> None:
        """Packages of another environment, behind its own. After `install`: pip would find ours there."""
        own = self.run("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
        Path(own, "borrowed.pth").write_text(f"{site_packages}\n", encoding="utf-8")

    def install(self, wheel: Path, *options: str) -> None:
        """With the pip of the Python that runs this; compilers are hidden from it."""
        command = [sys.executable, "-m", "pip", "--python", str(self.python), "install", "-q", *options, str(wheel)]
        quiet = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PATH": str(self.scripts)}
        done = subprocess.run(command, env={**os.environ, **quiet}, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def check_wheel(wheel: Path, folder: Path) -> None:
    start = monotonic()
    environment = Environment(folder / wheel.stem)
    assert shutil.which("cc", path=environment.variables()["PATH"]) is None
    environment.install(wheel, "--only-binary", ":all:")
    installed = monotonic() - start
    print(f"{wheel.name}: installed in {installed:.0f} s", flush=True)
    print("  " + environment.run(str(OPEN_TABLE), "--bare").strip())
    print(f"  table opened and played at in {monotonic() - start - installed:.0f} s", flush=True)


def main(wheels: list[Path]) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        for wheel in wheels:
            check_wheel(wheel, folder)
        bare = Environment(folder / "bare")
        bare.install(wheels[0], "--no-index", "--no-deps")
        print("without dependencies: " + "; ".join(bare.run(str(PLAY_MOVE)).splitlines()))


if __name__ == "__main__":
    main([Path(name).resolve() for name in sys.argv[1:]])
