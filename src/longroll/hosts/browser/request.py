"""A request of the page to its worker. The page is the only client, and the service judges what it asks for; here
only the kinds of the fields are checked."""

from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from longroll.hosts.common.codec import DecodeError, decode
from longroll.hosts.common.errors import invalid_field
from longroll.service.errors import malformed


class Request(NamedTuple):
    method: str
    path: str
    query: Mapping[str, str]
    """The last value of each name."""
    pairs: tuple[tuple[str, str], ...]
    text: str

    def all(self, name: str) -> list[str]:
        """The values of a name that may come several times."""
        return [value for key, value in self.pairs if key == name]

    def body(self) -> "Fields":
        try:
            found = decode(self.text)
        except DecodeError:
            raise malformed("server-not-json") from None
        if not isinstance(found, dict):
            raise invalid_field("body", "kind")
        return Fields(found)


def read_request(method: str, target: str, text: str) -> Request:
    parts = urlsplit(target)
    pairs = tuple(parse_qsl(parts.query, keep_blank_values=True))
    return Request(method, unquote(parts.path), dict(pairs), pairs, text)


class Fields:
    """The fields of a body, each with the kind that is expected of it."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self.values = values

    def text(self, name: str, default: str | None = None) -> str:
        return self._read(name, str, default)  # type: ignore[no-any-return]

    def number(self, name: str) -> int:
        return self._read(name, int, None)  # type: ignore[no-any-return]

    def number_or_none(self, name: str) -> int | None:
        return None if self.values.get(name) is None else self.number(name)

    def flag(self, name: str) -> bool:
        return self._read(name, bool, False)  # type: ignore[no-any-return]

    def words(self, name: str) -> dict[str, str]:
        found = self._read(name, dict, {})
        return {str(key): str(value) for key, value in found.items()}

    def texts(self, name: str) -> list[str]:
        return [str(value) for value in self._read(name, list, [])]

    def groups(self, name: str) -> list[list[str]]:
        return [[str(value) for value in group] for group in self._read(name, list, []) if isinstance(group, list)]

    def _read(self, name: str, kind: type, default: object) -> Any:
        found = self.values.get(name, default)
        if found is None:
            raise invalid_field(name, "missing")
        if not isinstance(found, kind):
            raise invalid_field(name, "kind")
        return found
