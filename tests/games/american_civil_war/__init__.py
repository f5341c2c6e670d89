"""The American Civil War."""

from pathlib import Path

import longroll.games.american_civil_war

FOLDER = Path(longroll.games.american_civil_war.__file__).parent
