"""What a system offers whose components come from packs: the module `pack` in its folder is a `PackFormat`."""

from typing import Any, Protocol

from longroll.kernel.inspector import Flaw


class PackFormat(Protocol):
    def printed_pack(self, title: str, edition: int | None = None) -> str:
        """The pack that comes with the program, in the canonical form: the newest edition or the one wanted."""
        ...

    def read_edition(self, title: str, text: str) -> int:
        """The edition with that number, if there is one."""
        ...

    def check_pack(self, value: Any) -> list[Flaw]:
        """Every flaw of what should be a pack, each with its place; none if its title, which it names in the field
        `title`, can be played with it."""
        ...

    def write_pack(self, pack: dict[str, Any]) -> str:
        """The canonical form, whether or not the pack is sound."""
        ...

    def count_things(self, pack: dict[str, Any]) -> dict[str, int]:
        """How large a sound pack is: `hexes` and `units`, `boxes` and `lines`, or `spaces` and `borders`."""
        ...
