"""The one route that is asked a thousand times a second."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import Response

from longroll.table.troubles import malformed

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class HotRoute(APIRoute):
    """A route `(table, match, asked)` that is described like any other, but reads its body straight into its shape.
    Without FastAPI's dependencies in between, an action costs the server a sixth less."""

    def get_route_handler(self) -> Handler:
        shape: type[BaseModel] = self.endpoint.__annotations__["asked"]

        async def handle(request: Request) -> Response:
            if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
                raise malformed("The request is not application/json.")
            try:
                asked = shape.model_validate_json(await request.body())
            except ValidationError as error:
                found = [{**one, "loc": ("body", *one["loc"])} for one in error.errors(include_url=False)]
                raise RequestValidationError(found) from None
            response: Response = await self.endpoint(request.app.state.table, request.path_params["match"], asked)
            return response

        return handle
