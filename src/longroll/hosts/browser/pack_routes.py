"""Packs: the printed ones, and what is wrong with those that somebody corrects."""

from longroll.hosts.browser.routing import OK, Call, Reply, answer, route
from longroll.hosts.common.language import current
from longroll.service import packs


@route("GET", "/api/packs/*")
async def show_printed_pack(call: Call) -> Reply:
    return Reply(OK, packs.show_printed_pack(call.name))


@route("POST", "/api/packs/*/check")
async def check_pack(call: Call) -> Reply:
    return answer(packs.check_shape(call.name, call.request.body().text("pack"), current.get()))


@route("POST", "/api/packs/*/write")
async def write_pack(call: Call) -> Reply:
    return Reply(OK, packs.write_canonical(call.name, call.request.body().text("pack")))


@route("GET", "/api/matches/*/pack")
async def show_match_pack(call: Call) -> Reply:
    return Reply(OK, packs.show_match_pack(await call.gate.look(call.name)))
