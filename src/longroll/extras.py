"""The optional dependencies: which extra of the package installs a missing module."""

from typing import Final

EXTRAS: Final = {
    "cli": ("rich", "typer"),
    "server": ("fastapi", "platformdirs", "pydantic", "starlette", "uvicorn", "websockets"),
    "lab": ("cmaes", "msgspec", "numpy"),
    "cluster": ("dask", "distributed"),
    "research": ("gymnasium", "pettingzoo"),
}


def hint(error: ModuleNotFoundError) -> str:
    """How to install the module that was not found; empty if it is not an optional dependency."""
    module = str(error.name).partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return f"the package {module} is missing; install longroll[{extra}]: pip install 'longroll[{extra}]'"
    return ""
