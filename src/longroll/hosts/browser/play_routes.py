"""Playing a match."""

from longroll.hosts.browser.routing import DONE, OK, Call, Reply, answer, route, show
from longroll.hosts.common.answers import advice_shape, find_why, mark_shape, why_shape
from longroll.hosts.common.encoding import encode_update


@route("POST", "/api/matches/*/actions")
async def act(call: Call) -> Reply:
    asked = call.request.body()
    update = await call.gate.act(
        call.name,
        asked.texts("actions"),
        asked.number("version"),
        asked.text("seat"),
        optional=asked.groups("optional"),
        forced=asked.flag("forced"),
        client=asked.text("client", ""),
    )
    return Reply(OK, encode_update(call.gate.service, update).decode())


@route("POST", "/api/matches/*/undo")
async def undo(call: Call) -> Reply:
    asked = call.request.body()
    update = await call.gate.undo(
        call.name,
        asked.number("version"),
        asked.text("seat"),
        to=asked.number_or_none("to"),
        client=asked.text("client", ""),
    )
    return Reply(OK, encode_update(call.gate.service, update).decode())


@route("GET", "/api/matches/*/why")
async def why(call: Call) -> Reply:
    query, after = call.request.query, call.request.all("after")
    thing, held = query.get("thing", ""), query.get("held", "")
    found = await find_why(call.gate, call.name, query.get("action"), thing, held, call.viewer, after)
    return answer(why_shape(found))


@route("GET", "/api/matches/*/advice")
async def advise(call: Call) -> Reply:
    return answer(advice_shape(await call.gate.advise(call.name, call.viewer)))


@route("PUT", "/api/matches/*/seats")
async def set_seats(call: Call) -> Reply:
    asked = call.request.body()
    published = await call.gate.set_seats(call.name, asked.words("seats"), call.viewer, asked.text("client", ""))
    return show(call.gate, published, call.viewer)


@route("POST", "/api/matches/*/move-now")
async def move_now(call: Call) -> Reply:
    await call.gate.move_now(call.name)
    return Reply(DONE, "")


@route("POST", "/api/matches/*/finish")
async def finish(call: Call) -> Reply:
    asked = call.request.body()
    update = await call.gate.finish(
        call.name,
        asked.number("version"),
        asked.text("seat"),
        forced=asked.flag("forced"),
        client=asked.text("client", ""),
    )
    return Reply(OK, encode_update(call.gate.service, update).decode())


@route("GET", "/api/matches/*/preview")
async def preview(call: Call) -> Reply:
    return answer(await call.gate.preview(call.name, call.request.all("after"), call.viewer))


@route("GET", "/api/matches/*/mark")
async def mark(call: Call) -> Reply:
    return answer(mark_shape(*await call.gate.mark(call.name)))
