"""Adds to the built page what makes it a site without a server (`make site`): our sources, Pyodide, and the list of
files that the service worker keeps.

python -m tools.site build/site src/longroll/page/node_modules/pyodide
"""

import gzip
import hashlib
import json
import shutil
import sys
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

SOURCES: Final = Path("src/longroll")
LEFT_OUT: Final = ("cli", "console", "hosts/server", "lab", "page", "research", "__main__.py", "extras.py")
KINDS: Final = (".py", ".json", ".ftl")
ENGINE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json", "python_stdlib.zip")
PACKED: Final = "pyodide.asm.wasm"
OLD: Final = (1980, 1, 1, 0, 0, 0)  # the same sources give the same archive


def build(site: Path, pyodide: Path) -> None:
    version = json.loads((pyodide / "package.json").read_text("utf-8"))["version"]
    engine = site / f"pyodide-{version}"
    engine.mkdir()
    for name in ENGINE:
        shutil.copy(pyodide / name, engine / name)
    (engine / f"{PACKED}.gz").write_bytes(gzip.compress((pyodide / PACKED).read_bytes(), 9, mtime=0))
    sources = pack_sources(site)
    loaded = [*(engine / name for name in (*ENGINE, f"{PACKED}.gz")), sources]
    sizes = {str(file.relative_to(site)): file.stat().st_size for file in loaded}
    parts = {"pyodide": engine.name, "sources": sources.name, "bytes": sizes}
    (site / "parts.json").write_text(json.dumps(parts), "utf-8")
    (site / "manifest.json").unlink(missing_ok=True)
    list_files(site)


def pack_sources(site: Path) -> Path:
    """The sources that a worker needs, named after what is in them."""
    whole = site / "sources.zip"
    with ZipFile(whole, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(SOURCES.rglob("*")):
            if file.suffix in KINDS and not is_left_out(file.relative_to(SOURCES)):
                archive.writestr(zip_info(file), file.read_bytes())
    return whole.rename(site / f"longroll-{digest(whole)}.zip")


def zip_info(file: Path) -> ZipInfo:
    info = ZipInfo(str(file.relative_to(SOURCES.parent)), OLD)
    info.compress_type = ZIP_DEFLATED
    return info


def is_left_out(file: Path) -> bool:
    name = file.as_posix()
    return any(name == left or name.startswith(f"{left}/") for left in LEFT_OUT)


def list_files(site: Path) -> None:
    """Tell the service worker what to keep, and under which version."""
    worker = site / "serviceWorker.js"
    files = {file.relative_to(site).as_posix(): digest(file) for file in sorted(site.rglob("*")) if file.is_file()}
    del files[worker.name]
    listed = json.dumps(files)
    version = hashlib.sha256(listed.encode()).hexdigest()[:12]
    text = worker.read_text("utf-8").replace("__FILES__", listed.replace('"', '\\"')).replace("__VERSION__", version)
    worker.write_text(text, "utf-8")


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12]


if __name__ == "__main__":
    build(Path(sys.argv[1]), Path(sys.argv[2]))
