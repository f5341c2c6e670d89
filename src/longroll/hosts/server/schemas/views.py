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
EMPTY: Final = {"type": "object", "maxProperties": 0}


def describe(description: Schema) -> Schema:
    remove_defaults(description)
    schemas = description["components"]["schemas"]
    for kind in KINDS:
        schemas[kind] = {"anyOf": add_types(schemas, kind), "title": kind}
    for name in ("State", "Preview"):
        schemas[name]["properties"]["view"] = reference("View")
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
    """Add the schema of that type of every system, and of whatever it uses; returns references to them. A system
    without lines of sight answers with an empty object."""
    found = []
    for system in SYSTEMS:
        module = import_module(f"longroll.games.{folder_name(system)}.view_types")
        if not hasattr(module, kind):
            found.append(EMPTY)
            continue
        prefix = type_prefix(system)
        template = REFERENCE.format(name=prefix + "{name}")
        _, types = msgspec.json.schema_components(
            [getattr(module, kind)], ref_template=template, schema_hook=describe_other
        )
        schemas.update({prefix + name: schema for name, schema in types.items()})
        found.append(reference(prefix + kind))
    return found


def describe_other(kind: type) -> Schema:
    """`object`: anything."""
    if kind is not object:
        raise NotImplementedError
    return {"title": "Anything"}


def type_prefix(system: str) -> str:
    """HouseDivided, FiveAprils, CivilWar: the names of the types of the page begin with it."""
    return "".join(word.title() for word in system.removeprefix("american-").split("-"))


def reference(name: str) -> Schema:
    return {"$ref": REFERENCE.format(name=name)}
