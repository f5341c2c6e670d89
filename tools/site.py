"""Adds to the built page what makes it a site without a server (`make site`): our program, Pyodide, and the list of
files that the service worker keeps.

python -m tools.site build/site src/longroll/page/node_modules/pyodide
"""

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZipFile

from tools.fixed_answers import fixed_answers
from tools.library import is_kept
from tools.reachable import reachable

SOURCES: Final = Path("src/longroll")
INSTALL: Final = SOURCES / "page" / "site" / "install"
DATA: Final = (".json", ".ftl")
PAGE: Final = "page"
LOADER: Final = "pyodide.mjs"
PACKED: Final = ("pyodide.asm.mjs", "pyodide.asm.wasm")
"""Most servers do not compress these; the page unpacks them."""
TYPES: Final = {".wasm": "application/wasm", ".mjs": "text/javascript", ".json": "application/json"}
OTHER_TYPE: Final = "application/octet-stream"
LIBRARY: Final = "python_stdlib.zip"
PROGRAM: Final = "longroll.files"
LISTED: Final = "self.SITE="


def build(site: Path, pyodide: Path) -> None:
    version = json.loads((pyodide / "package.json").read_text("utf-8"))["version"]
    engine = site / f"pyodide-{version}"
    engine.mkdir()
    shutil.copy(pyodide / LOADER, engine / LOADER)
    packed = {name: pack(pyodide / name, engine) for name in PACKED}
    packed |= pack_programs(pyodide, engine, site)
    write_parts(site, engine, pyodide, packed, pack_answers(site))
    (site / "manifest.json").unlink(missing_ok=True)
    shutil.copytree(INSTALL, site, dirs_exist_ok=True)
    list_files(site)


def pack(file: Path, folder: Path) -> Path:
    """Named after what is in it, so that no cache takes an old one for it."""
    content = gzip.compress(file.read_bytes(), 9, mtime=0)
    packed = folder / f"{file.stem}-{hashlib.sha256(content).hexdigest()[:12]}{file.suffix}.gz"
    packed.write_bytes(content)
    return packed


def type_of(packed: Path) -> str:
    return TYPES.get(Path(packed.stem).suffix, OTHER_TYPE)


def pack_programs(pyodide: Path, engine: Path, site: Path) -> dict[str, Path]:
    """The library of Python and our program, as bytecode."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        library, sources, program = folder / "library.zip", folder / "sources.zip", folder / "program.zip"
        collect_library(pyodide / LIBRARY, library)
        collect_sources(sources)
        compile_archives(pyodide, library, folder / LIBRARY, sources, program)
        join_files(program, folder / PROGRAM)
        return {LIBRARY: pack(folder / LIBRARY, engine), PROGRAM: pack(folder / PROGRAM, site)}


def collect_library(whole: Path, target: Path) -> None:
    with ZipFile(whole) as read, ZipFile(target, "w") as write:
        for name in filter(is_kept, read.namelist()):
            write.writestr(name, read.read(name))


def collect_sources(target: Path) -> None:
    """The modules that a worker can import, and the data beside modules."""
    modules = reachable(SOURCES)
    folders = {module.parent for module in modules}
    with ZipFile(target, "w") as write:
        for file in SOURCES.rglob("*"):
            name = file.relative_to(SOURCES)
            if name in modules or (file.suffix in DATA and is_data(name, folders)):
                write.write(file, file.relative_to(SOURCES.parent))


def is_data(file: Path, folders: set[Path]) -> bool:
    """Does it belong to a module that is carried: the nearest one, in its folder or above?"""
    home = next(folder for folder in file.parents if any((SOURCES / folder).glob("*.py")))
    return file.parts[0] != PAGE and home in folders


def compile_archives(*names: Path) -> None:
    subprocess.run(["node", "tools/bytecode.mjs", *map(str, names)], check=True)


def join_files(archive: Path, target: Path) -> None:
    """What `page/site/program.ts` reads: the length of a list, the list with the size of each file, the files."""
    with ZipFile(archive) as read:
        files = {name: read.read(name) for name in read.namelist()}
    listed = json.dumps([[name, len(content)] for name, content in files.items()]).encode()
    target.write_bytes(len(listed).to_bytes(4, "little") + listed + b"".join(files.values()))


def pack_answers(site: Path) -> dict[str, Path]:
    with TemporaryDirectory() as name:
        found = {}
        for language, answers in fixed_answers().items():
            file = Path(name) / f"answers-{language}.json"
            file.write_text(answers, "utf-8")
            found[language] = pack(file, site)
        return found


def write_parts(
    site: Path, engine: Path, pyodide: Path, packed: Mapping[str, Path], answers: Mapping[str, Path]
) -> None:
    """What the page has to load (`page/site/parts.ts`)."""
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    parts = {
        "loader": (engine / LOADER).relative_to(site).as_posix(),
        "lock": json.dumps({"info": info, "packages": {}}),
        "files": {
            name: {"path": file.relative_to(site).as_posix(), "bytes": file.stat().st_size, "type": type_of(file)}
            for name, file in packed.items()
        },
        "answers": {language: file.relative_to(site).as_posix() for language, file in answers.items()},
    }
    (site / "parts.json").write_text(json.dumps(parts), "utf-8")


def list_files(site: Path) -> None:
    """Tell the service worker what to keep, and under which version, in the first line of its script."""
    worker = site / "serviceWorker.js"
    files = {file.relative_to(site).as_posix(): digest(file) for file in sorted(site.rglob("*")) if file.is_file()}
    del files[worker.name]
    packed = {file: type_of(Path(file)) for file in files if file.endswith(".gz")}
    version = hashlib.sha256(json.dumps([files, packed]).encode()).hexdigest()[:12]
    listed = json.dumps({"files": files, "packed": packed, "version": version})
    script = [line for line in worker.read_text("utf-8").splitlines() if not line.startswith(LISTED)]
    worker.write_text("\n".join([f"{LISTED}{listed};", *script]), "utf-8")


def digest(file: Path) -> str:
    """Of what is in it: a server may send what is compressed as it likes."""
    content = file.read_bytes()
    return hashlib.sha256(gzip.decompress(content) if file.suffix == ".gz" else content).hexdigest()[:12]


if __name__ == "__main__":
    build(Path(sys.argv[1]), Path(sys.argv[2]))
