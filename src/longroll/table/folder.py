"""Where the matches of a user are kept."""

import os
import sys
from pathlib import Path
from typing import Final

from longroll.kernel.error import LongrollError

FILE: Final = "matches.db"


def data_folder() -> Path:
    """The folder for a program's data on this kind of machine."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "longroll"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "longroll"
    named = os.environ.get("XDG_DATA_HOME", "")
    base = Path(named) if Path(named).is_absolute() else home / ".local" / "share"
    return base / "longroll"


def database_file(folder: Path) -> Path:
    """The file of the matches in a folder, which is made if it is missing."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the seeds in it are secret
    except OSError as error:
        raise LongrollError(f"the data folder {str(folder)!r} cannot be made: {error.strerror}") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise LongrollError(f"the data folder {str(folder)!r} cannot be written to")
    return folder / FILE
