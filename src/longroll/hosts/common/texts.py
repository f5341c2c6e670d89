"""The catalogues of a system in a language, and the list of its rules."""

from functools import cache
from pathlib import Path

from longroll.games import SYSTEMS, system_folder
from longroll.kernel.catalogue import COMMON
from longroll.kernel.rulebook import LISTED
from longroll.service.errors import missing


def rules_shape(system: str) -> list[dict[str, object]]:
    """Every rule of a system in the order of its rulebook; `text_key` is its key in the catalogues."""
    listed = LISTED.findall((text_folder(system) / "en.ftl").read_text(encoding="utf-8"))
    components = {key for kind, key in listed if kind == "component"}
    rules = [key for kind, key in listed if kind == "rule"]
    return [rule_shape(key, key in components) for key in rules]


def rule_shape(key: str, component_only: bool) -> dict[str, object]:
    return {"id": key.replace("_", "."), "text_key": f"rule-{key}", "component_only": component_only}


@cache
def read_catalogue(system: str, language: str) -> str:
    files = [folder / f"{language}.ftl" for folder in (COMMON, text_folder(system))]
    if not all(file.is_file() for file in files):
        raise missing("service-no-language", name=language)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def text_folder(system: str) -> Path:
    if system not in SYSTEMS:
        raise missing("service-no-system", name=system)
    return system_folder(system) / "text"
