"""What has to be installed beside the library: by default, or by an extra of the package."""

from typing import Final

DEFAULT: Final = (
    "alembic",
    "fastapi",
    "fluent",
    "httptools",
    "msgspec",
    "platformdirs",
    "pydantic",
    "rich",
    "sqlalchemy",
    "starlette",
    "typer",
    "uvicorn",
    "websockets",
)
"""Modules that `pip install longroll` brings and `pip install --no-deps longroll` does not."""

EXTRAS: Final = {
    "club": (
        *("aiosmtplib", "apprise", "argon2", "cryptography", "networkx"),
        *("procrastinate", "prometheus_client", "psycopg", "pywebpush", "webauthn"),
    ),
    "lab": ("cmaes", "numpy"),
    "cluster": ("dask", "distributed"),
    "research": ("gymnasium", "pettingzoo"),
}


def hint(error: ModuleNotFoundError) -> str:
    """How to install the module that was not found; empty if it is no dependency of ours."""
    module = str(error.name).partition(".")[0]
    if module in DEFAULT:
        return f"the package {module} is missing; install longroll with what it needs: pip install longroll"
    for extra, modules in EXTRAS.items():
        if module in modules:
            return f"the package {module} is missing; install longroll[{extra}]: pip install 'longroll[{extra}]'"
    return ""
