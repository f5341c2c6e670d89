"""The description of the interface: what FastAPI makes of the routes, and the types of the games' views and boards.

Pydantic does not accept `typing.TypedDict` on Python 3.11, so their schemas are made by msgspec and put in place.
"""

from importlib import import_module
from typing import Any, Final

import msgspec

from longroll.games import SYSTEMS, folder_name

Schema = dict[str, Any]
REFERENCE: Final = "#/components/schemas/{name}"
KINDS: Final = ("View", "Board", "Sight")


def describe(description: Schema) -> Schema:
    remove_defaults(description)
    schemas = description["components"]["schemas"]
    for kind in KINDS:
        schemas[kind] = {"anyOf": add_types(schemas, kind), "title": kind}
    schemas["State"]["properties"]["view"] = reference("View")
    for path, operations in description["paths"].items():
        for kind in ("Board", "Sight"):
            if f"/{kind.lower()}" in path:
                operations["get"]["responses"]["200"]["content"]["application/json"]["schema"] = reference(kind)
    return description


def remove_defaults(description: Schema) -> None:
    """Without what FastAPI adds of its own: a 422 for a malformed request (ours is a 400), JSON where there is text."""
    for path in description["paths"].values():
        for operation in path.values():
            answers = operation["responses"]
            content = answers.get("422", {}).get("content", {}).get("application/json", {})
            if "HTTPValidationError" in str(content.get("schema")):
                del answers["422"]
            if "text/plain" in answers.get("200", {}).get("content", {}):
                answers["200"]["content"].pop("application/json", None)
    for name in ("HTTPValidationError", "ValidationError"):
        description["components"]["schemas"].pop(name, None)


def add_types(schemas: Schema, kind: str) -> list[Schema]:
    """Add the schema of that type of every system, and of whatever it uses; returns references to them."""
    found = []
    for system in SYSTEMS:
        try:
            module = import_module(f"longroll.games.{folder_name(system)}.view_types")
        except ImportError:
            found.append({"type": "object"})
            continue
        if not hasattr(module, kind):
            found.append({"type": "object"})
            continue
        made_for = type_prefix(system)
        template = REFERENCE.format(name=made_for + "{name}")
        _, types = msgspec.json.schema_components([getattr(module, kind)], ref_template=template)
        schemas.update({made_for + name: schema for name, schema in types.items()})
        found.append(reference(made_for + kind))
    return found


def type_prefix(system: str) -> str:
    """HouseDivided, FiveAprils, CivilWar: the names of the types of the page begin with it."""
    return "".join(word.title() for word in system.removeprefix("american-").split("-"))


def reference(name: str) -> Schema:
    return {"$ref": REFERENCE.format(name=name)}
