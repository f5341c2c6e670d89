"""The rulebooks: what is drawn beside their texts."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from longroll.hosts.common.language import current
from longroll.hosts.common.texts import text_folder
from longroll.hosts.server import schemas
from longroll.hosts.server.routes.catalogues import Name
from longroll.hosts.server.routes.common import ERRORS, answer
from longroll.service.book_shape import pictures_shape, scene_shape

router = APIRouter(prefix="/api/rules/{system}/pictures")
Rule = Annotated[str, Path(pattern="^[A-Za-z0-9.-]{1,40}$")]


@router.get("", response_model=list[schemas.Picture], responses=ERRORS)
async def list_pictures(system: Name) -> Response:
    """The pictures of a rulebook in its order, with their words in the language of the request."""
    text_folder(system)
    return answer(pictures_shape(system, current.get()))


@router.get("/{rule}", response_model=schemas.PictureScene, responses=ERRORS)
async def show_picture(system: Name, rule: Rule) -> Response:
    """What the board draws of the picture beside a rule."""
    return answer(scene_shape(system, rule))
