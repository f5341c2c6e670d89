"""Build hook: compile the hot modules with mypyc where a C compiler is present, else make a plain wheel.

LONGROLL_PURE=1 turns compilation off; LONGROLL_PURE=0 demands it (a failure is an error); unset, it is done
where it can be, but not on Windows, where a compiler is hard to find. Neither an sdist nor a wheel is made without the
built page. LONGROLL_BUILD_DIR keeps the generated C between builds, so that what did not change is not
compiled again. Nothing is ever written under src/. How a wheel was built is recorded in one line, in
longroll-*.dist-info/extra_metadata/build.txt.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/longroll/page/dist/index.html"


def find_compiler() -> str | None:
    """The C compiler command: $CC, the one Python was built with, or any usual name."""
    asked = os.environ.get("CC")
    names = [asked] if asked else [sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]
    for name in names:
        words = shlex.split(name)
        if words and shutil.which(words[0]):
            return name
    return None


def reason_for_pure() -> str | None:
    """Why this machine or this user gets the plain wheel; None if it can be compiled."""
    if os.environ.get("LONGROLL_PURE") == "1":
        return "LONGROLL_PURE=1"
    if sys.implementation.name != "cpython":
        return "only CPython is compiled for"
    if os.name == "nt":
        return None if os.environ.get("LONGROLL_PURE") == "0" else "on Windows LONGROLL_PURE=0 asks for compilation"
    if find_compiler() is None:
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no Python.h found (Debian: python3-dev)"
    return None


def fingerprint(flags: dict[str, Any], compiler: str) -> str:
    """Names what the objects of one build share, so that kept ones are never mixed with others."""
    try:
        mypy = metadata.version("mypy")
    except metadata.PackageNotFoundError:
        mypy = ""
    shared = [flags, compiler, os.environ.get("CFLAGS"), os.environ.get("LDFLAGS"), sys.version, mypy]
    return hashlib.sha256(json.dumps(shared).encode()).hexdigest()[:12]


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to the wheel, beside their sources."""

    def dependencies(self) -> list[str]:
        return [] if self.target_name != "wheel" or reason_for_pure() else ["mypy[mypyc]>=2.4"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not Path(self.root, PAGE).is_file():
            raise SystemExit("longroll: the page is not built; `make setup` builds it, and an sdist brings it")
        if self.target_name != "wheel":
            return
        self.scratch = Path(tempfile.mkdtemp(prefix="longroll-build-"))
        try:
            self.build(build_data)
        except BaseException:
            shutil.rmtree(self.scratch, ignore_errors=True)
            raise

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            shutil.rmtree(self.scratch, ignore_errors=True)

    def build(self, build_data: dict[str, Any]) -> None:
        must = os.environ.get("LONGROLL_PURE") == "0"
        reason = reason_for_pure()
        built: dict[str, str] = {}
        if reason is None:
            try:
                built = self.compile()
            except CompilationError as error:
                if must:
                    raise
                reason = f"compilation failed: {error.line}"
                self.app.display_warning(str(error))
        if reason is None:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(built)
            note = f"compiled: {len(self.modules())} modules by mypyc"
        elif must:
            raise SystemExit(f"longroll: LONGROLL_PURE=0 asks for the compiled build, but {reason}")
        else:
            note = f"pure: {reason}"
        self.app.display_info(f"longroll: {note}")
        note_file = self.scratch / "build.txt"
        note_file.write_text(note + "\n", encoding="utf-8")
        build_data["extra_metadata"][str(note_file)] = "build.txt"

    def modules(self) -> list[str]:
        """The files to compile, relative to src/, as the globs of pyproject.toml give them."""
        root = Path(self.root)
        kept = {path for glob in self.config.get("keep-pure", []) for path in root.glob(glob)}
        chosen = {path for glob in self.config["compile"] for path in root.glob(glob)}
        return sorted(path.relative_to(root / "src").as_posix() for path in chosen - kept)

    def compile(self) -> dict[str, str]:
        """Run mypyc in a process of its own; the files it built, and where each belongs in the wheel."""
        flags = {
            "opt_level": str(self.config.get("opt-level", "3")),
            "multi_file": bool(self.config.get("multi-file", False)),
        }
        compiler = find_compiler() or "cc"
        work = Path(os.environ.get("LONGROLL_BUILD_DIR") or self.scratch).resolve()
        work /= fingerprint(flags, compiler)
        job = {"modules": self.modules(), "work": str(work), **flags}
        done = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), json.dumps(job)],
            cwd=Path(self.root, "src"),
            env={**os.environ, "CC": compiler},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise CompilationError(done.stdout)
        built: dict[str, str] = json.loads((work / "built.json").read_text(encoding="utf-8"))
        return built


class CompilationError(Exception):
    """What mypyc or the C compiler said; `line` is the first line that names an error."""

    def __init__(self, output: str) -> None:
        super().__init__(output)
        lines = [line.strip() for line in output.splitlines() if line.strip()]
        self.line = next((line for line in lines if "error" in line.lower()), lines[-1] if lines else "?")


def compile_modules(modules: list[str], work: str, opt_level: str, multi_file: bool) -> None:
    """The compiling process: started in src/, writes only under `work`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    groups: dict[str, list[str]] = {}
    for module in modules:
        groups.setdefault("_".join(Path(module).parts[1:-1][:2]), []).append(module)
    extensions = mypycify(
        # No user's configuration; types of what is not installed here are of no concern to the C code.
        [
            "--config-file=",
            f"--cache-dir={os.devnull}",
            "--explicit-package-bases",
            "--ignore-missing-imports",
            *modules,
        ],
        opt_level=opt_level,
        debug_level="0",
        multi_file=multi_file,
        target_dir=str(Path(work, "c")),
        separate=[(files, f"longroll_{name}") for name, files in groups.items()],
    )
    # The longest first, so that no core waits for one file in the end.
    extensions.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
    command = build_ext(Distribution({"name": "longroll", "ext_modules": extensions}))
    command.build_lib = str(Path(work, "lib"))
    command.build_temp = str(Path(work, "tmp"))
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    lib = Path(command.build_lib)
    built = [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]
    placed = {str(path): path.relative_to(lib).as_posix() for path in built}
    Path(work, "built.json").write_text(json.dumps(placed), encoding="utf-8")


if __name__ == "__main__":
    compile_modules(**json.loads(sys.argv[1]))
