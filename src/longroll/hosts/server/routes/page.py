"""The page that the browser loads, as it was built into `page/dist`."""

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import longroll
from longroll.service.errors import ServiceError

DIST: Final = Path(longroll.__file__).parent / "page" / "dist"
FOREVER: Final = "public, max-age=31536000, immutable"
UNBUILT: Final = "Longroll is running, but its page has not been built yet. `make play` builds it and opens it.\n"


class Page(StaticFiles):
    """Files under `assets/` have a hash of their content in their name and may be cached for ever; all others never."""

    def __init__(self, folder: Path = DIST) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.folder = folder

    async def check_config(self) -> None:
        """The page may be built while the server runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == "." and not (self.folder / "index.html").is_file():
            return PlainTextResponse(UNBUILT, 503)
        if not self.folder.is_dir():
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except OSError:  # a file that cannot be read
            raise ServiceError("page", "server-page") from None
        response.headers["cache-control"] = FOREVER if path.startswith("assets/") else "no-store"
        return response
