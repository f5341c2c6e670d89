"""What Across Five Aprils registers about itself: every folder with a pack is a battle."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from longroll.kernel.manifest import Manifest, Title

SCENARIO: Final = "battle"


def battle_manifests() -> dict[str, Any]:
    """A5A-11.0-a: each battle brings its own rules, options and pack."""
    folders = [file.parent.name for file in Path(__file__).parent.glob("*/pack.json")]
    found = {name.replace("_", "-"): import_module(f"longroll.games.five_aprils.{name}.manifest") for name in folders}
    return dict(sorted(found.items(), key=lambda battle: battle[1].ORDER))


def battle_titles() -> dict[str, Title]:
    return {title: battle.TITLE for title, battle in battle_manifests().items()}


MANIFEST: Final = Manifest(system="five-aprils", prefix="A5A", order=2, titles=battle_titles())
