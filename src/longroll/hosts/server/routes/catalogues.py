"""The catalogues of a system in a language, and the list of its rules."""

from functools import cache
from pathlib import Path as File
from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import PlainTextResponse, Response

from longroll.games import SYSTEMS, system_folder
from longroll.hosts.server import schemas
from longroll.hosts.server.routes.common import ERRORS, TEXT, answer
from longroll.kernel.catalogue import COMMON
from longroll.kernel.rulebook import LISTED
from longroll.service.errors import missing

router = APIRouter()
Name = Annotated[str, Path(pattern="^[a-z][a-z0-9-]{0,40}$")]


@router.get("/api/rules/{system}", response_model=list[schemas.Rule], responses=ERRORS)
async def list_rules(system: Name) -> Response:
    """Every rule of a system in the order of its rulebook; `text_key` is its key in the catalogues."""
    listed = LISTED.findall((text_folder(system) / "en.ftl").read_text(encoding="utf-8"))
    components = {key for kind, key in listed if kind == "component"}
    rules = [key for kind, key in listed if kind == "rule"]
    return answer([rule_shape(key, key in components) for key in rules])


def rule_shape(key: str, component_only: bool) -> dict[str, object]:
    return {"id": key.replace("_", "."), "text_key": f"rule-{key}", "component_only": component_only}


@router.get("/catalogues/{system}/{language}.ftl", responses=TEXT)
async def show_catalogue(system: Name, language: Annotated[str, Path(pattern="^[a-z]{2}$")]) -> Response:
    """The common catalogue and the system's, one after the other."""
    return PlainTextResponse(read_catalogue(system, language))


@cache
def read_catalogue(system: str, language: str) -> str:
    files = [folder / f"{language}.ftl" for folder in (COMMON, text_folder(system))]
    if not all(file.is_file() for file in files):
        raise missing("service-no-language", name=language)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def text_folder(system: str) -> File:
    if system not in SYSTEMS:
        raise missing("service-no-system", name=system)
    return system_folder(system) / "text"
