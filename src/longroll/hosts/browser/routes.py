"""What the page can ask its worker: the same as the server, by the same addresses (`hosts/server/routes`)."""

import re
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from longroll.hosts.browser.request import Request
from longroll.hosts.common.answers import advice_shape, find_game, find_why, games_shape, sight_from, why_shape
from longroll.hosts.common.codec import encode
from longroll.hosts.common.encoding import encode_entries, encode_state, encode_update
from longroll.hosts.common.errors import invalid_field
from longroll.hosts.common.language import current
from longroll.hosts.common.texts import read_catalogue, rules_shape
from longroll.service import Service
from longroll.service.errors import ServiceError
from longroll.service.lesson_shape import courses_shape
from longroll.service.published import Published

OK: Final = 200
CREATED: Final = 201
DONE: Final = 204
MOST_MATCHES: Final = 1000


class Reply(NamedTuple):
    status: int
    text: str


class Call(NamedTuple):
    """A request, and the parts of its path that are names."""

    service: Service
    request: Request
    names: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.names[0]

    @property
    def viewer(self) -> str | None:
        return self.request.query.get("viewer")


Handler = Callable[[Call], Awaitable[Reply]]


class Route(NamedTuple):
    method: str
    path: re.Pattern[str]
    handler: Handler


ROUTES: list[Route] = []


def route(method: str, path: str) -> Callable[[Handler], Handler]:
    """`*` in a path is one part of it."""

    def add(handler: Handler) -> Handler:
        ROUTES.append(Route(method, re.compile(path.replace("*", "([^/]{1,60})")), handler))
        return handler

    return add


async def handle(service: Service, request: Request) -> Reply:
    for one in ROUTES:
        found = one.path.fullmatch(request.path)
        if found and one.method == request.method:
            return await one.handler(Call(service, request, found.groups()))
    raise ServiceError("missing", "server-nothing-here")


def answer(value: object, status: int = OK) -> Reply:
    return Reply(status, encode(value).decode())


def show(service: Service, published: Published, viewer: str | None, status: int = OK) -> Reply:
    return Reply(status, encode_state(service, published, service.viewer(published, viewer)).decode())


# --- games, lessons, texts


@route("GET", "/api/games")
async def list_games(_call: Call) -> Reply:
    return answer(games_shape())


@route("GET", "/api/games/*/board")
async def show_board(call: Call) -> Reply:
    return answer(find_game(call.name).board())


@route("GET", "/api/games/*/sight/*")
async def show_sight(call: Call) -> Reply:
    return answer(sight_from(find_game(call.name), call.names[1]))


@route("GET", "/api/rules/*")
async def list_rules(call: Call) -> Reply:
    return answer(rules_shape(call.name))


@route("GET", r"/catalogues/*/([a-z]{2})\.ftl")
async def show_catalogue(call: Call) -> Reply:
    return Reply(OK, read_catalogue(*call.names))


@route("GET", "/api/lessons")
async def list_lessons(_call: Call) -> Reply:
    return answer(courses_shape(current.get()))


@route("POST", "/api/lessons/*")
async def start_lesson(call: Call) -> Reply:
    return show(call.service, await call.service.start_lesson(call.name), None, CREATED)


# --- matches as a whole


@route("GET", "/api/matches")
async def list_matches(call: Call) -> Reply:
    return answer(await call.service.list_matches(read_number(call.request, "limit", MOST_MATCHES)))


@route("POST", "/api/matches")
async def create_match(call: Call) -> Reply:
    asked = call.request.body()
    published = await call.service.create(
        asked.text("title"),
        asked.text("scenario", ""),
        asked.words("options"),
        asked.words("seats"),
        asked.values.get("seed"),
        asked.text("name", ""),
        asked.text("pack", ""),
        asked.text("pie", ""),
    )
    return show(call.service, published, None, CREATED)


@route("POST", "/api/matches/import")
async def import_match(call: Call) -> Reply:
    return show(call.service, await call.service.import_journal(call.request.text.replace("\r\n", "\n")), None, CREATED)


@route("GET", "/api/matches/*")
async def show_match(call: Call) -> Reply:
    return show(call.service, await call.service.look(call.name), call.viewer)


@route("GET", "/api/matches/*/board")
async def show_own_board(call: Call) -> Reply:
    return answer((await call.service.look(call.name)).game.board())


@route("GET", "/api/matches/*/sight/*")
async def show_own_sight(call: Call) -> Reply:
    return answer(sight_from((await call.service.look(call.name)).game, call.names[1]))


@route("DELETE", "/api/matches/*")
async def delete_match(call: Call) -> Reply:
    await call.service.delete(call.name)
    return Reply(DONE, "")


@route("GET", "/api/matches/*/journal")
async def export_match(call: Call) -> Reply:
    return Reply(OK, await call.service.export(call.name))


@route("POST", "/api/matches/*/fork")
async def fork_match(call: Call) -> Reply:
    asked = call.request.body()
    forked = await call.service.fork(call.name, asked.number("number"), asked.words("seats"), asked.text("name", ""))
    return show(call.service, forked, None, CREATED)


# --- playing


@route("POST", "/api/matches/*/actions")
async def act(call: Call) -> Reply:
    asked = call.request.body()
    update = await call.service.act(
        call.name,
        asked.texts("actions"),
        asked.number("version"),
        asked.text("seat"),
        optional=asked.groups("optional"),
        forced=asked.flag("forced"),
        client=asked.text("client", ""),
    )
    return Reply(OK, encode_update(call.service, update).decode())


@route("POST", "/api/matches/*/undo")
async def undo(call: Call) -> Reply:
    asked = call.request.body()
    update = await call.service.undo(
        call.name,
        asked.number("version"),
        asked.text("seat"),
        to=asked.number_or_none("to"),
        client=asked.text("client", ""),
    )
    return Reply(OK, encode_update(call.service, update).decode())


@route("GET", "/api/matches/*/why")
async def why(call: Call) -> Reply:
    query = call.request.query
    thing, held = query.get("thing", ""), query.get("held", "")
    return answer(why_shape(await find_why(call.service, call.name, query.get("action"), thing, held, call.viewer)))


@route("GET", "/api/matches/*/advice")
async def advise(call: Call) -> Reply:
    return answer(advice_shape(await call.service.advise(call.name, call.viewer)))


@route("PUT", "/api/matches/*/seats")
async def set_seats(call: Call) -> Reply:
    asked = call.request.body()
    published = await call.service.set_seats(call.name, asked.words("seats"), call.viewer, asked.text("client", ""))
    return show(call.service, published, call.viewer)


@route("POST", "/api/matches/*/move-now")
async def move_now(call: Call) -> Reply:
    await call.service.move_now(call.name)
    return Reply(DONE, "")


# --- what has happened


@route("GET", "/api/matches/*/log")
async def show_log(call: Call) -> Reply:
    since = read_number(call.request, "since", 0) if "since" in call.request.query else None
    return Reply(OK, encode_entries(await call.service.log(call.name, since, call.viewer)).decode())


@route("GET", "/api/matches/*/estimates")
async def show_estimates(call: Call) -> Reply:
    return answer([estimate._asdict() for estimate in await call.service.estimates(call.name)])


@route("GET", "/api/matches/*/moments")
async def show_moments(call: Call) -> Reply:
    return answer(await call.service.moments(call.name, call.viewer))


@route("GET", "/api/matches/*/moments/([0-9]{1,9})")
async def show_moment(call: Call) -> Reply:
    return show(
        call.service,
        await call.service.look_back(call.name, int(call.names[1]), call.viewer),
        call.viewer,
    )


def read_number(request: Request, name: str, default: int) -> int:
    text = request.query.get(name, str(default))
    if not text.isdecimal():
        raise invalid_field(name, "kind")
    return int(text)
