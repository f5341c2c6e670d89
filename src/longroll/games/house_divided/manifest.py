"""What A House Divided registers about itself."""

from typing import Final

from longroll.games.house_divided.options import OPTIONS
from longroll.kernel.manifest import Bounds, Manifest, Title

SCENARIO_NAMES: Final = ("campaign", "short")

MANIFEST: Final = Manifest(
    system="house-divided",
    prefix="AHD",
    order=1,
    titles={"house-divided": Title(("union", "confederate"), SCENARIO_NAMES, OPTIONS, Bounds(256, 2048))},
)
