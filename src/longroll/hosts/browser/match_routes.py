"""Matches as a whole: the list, new ones, what has happened in one, its analysis."""

from typing import Final

from longroll.games import read_reference
from longroll.hosts.browser.routing import CREATED, DONE, OK, Call, Reply, answer, read_number, route, show
from longroll.hosts.common.answers import analysis_shape, sight_from
from longroll.hosts.common.encoding import encode_entries
from longroll.service.match_request import MatchRequest

MOST_MATCHES: Final = 1000


@route("GET", "/api/matches")
async def list_matches(call: Call) -> Reply:
    return answer(await call.gate.list_matches(read_number(call.request, "limit", MOST_MATCHES)))


@route("POST", "/api/matches")
async def create_match(call: Call) -> Reply:
    asked = call.request.body()
    wanted = MatchRequest(
        title=asked.text("title"),
        scenario=asked.text("scenario", ""),
        options=asked.words("options"),
        seats=asked.words("seats"),
        seed=asked.values.get("seed"),
        name=asked.text("name", ""),
        pack=asked.text("pack", ""),
        pie=asked.text("pie", ""),
    )
    return show(call.gate, await call.gate.create(wanted), None, CREATED)


@route("POST", "/api/matches/import")
async def import_match(call: Call) -> Reply:
    return show(call.gate, await call.gate.import_journal(call.request.text.replace("\r\n", "\n")), None, CREATED)


@route("GET", "/api/matches/*")
async def show_match(call: Call) -> Reply:
    return show(call.gate, await call.gate.look(call.name), call.viewer)


@route("GET", "/api/matches/*/board")
async def show_own_board(call: Call) -> Reply:
    return answer((await call.gate.look(call.name)).game.board())


@route("GET", "/api/matches/*/reference")
async def show_own_reference(call: Call) -> Reply:
    return answer(read_reference((await call.gate.look(call.name)).game))


@route("GET", "/api/matches/*/sight/*")
async def show_own_sight(call: Call) -> Reply:
    return answer(sight_from((await call.gate.look(call.name)).game, call.names[1]))


@route("DELETE", "/api/matches/*")
async def delete_match(call: Call) -> Reply:
    await call.gate.delete(call.name)
    return Reply(DONE, "")


@route("GET", "/api/matches/*/journal")
async def export_match(call: Call) -> Reply:
    until = read_number(call.request, "until", 0) if "until" in call.request.query else None
    return Reply(OK, await call.gate.export(call.name, until))


@route("POST", "/api/matches/*/fork")
async def fork_match(call: Call) -> Reply:
    asked = call.request.body()
    forked = await call.gate.fork(call.name, asked.number("number"), asked.words("seats"), asked.text("name", ""))
    return show(call.gate, forked, None, CREATED)


@route("GET", "/api/matches/*/log")
async def show_log(call: Call) -> Reply:
    since = read_number(call.request, "since", 0) if "since" in call.request.query else None
    return Reply(OK, encode_entries(await call.gate.log(call.name, since, call.viewer)).decode())


@route("GET", "/api/matches/*/estimates")
async def show_estimates(call: Call) -> Reply:
    return answer([estimate._asdict() for estimate in await call.gate.estimates(call.name)])


@route("GET", "/api/matches/*/moments")
async def show_moments(call: Call) -> Reply:
    return answer(await call.gate.moments(call.name, call.viewer))


@route("GET", "/api/matches/*/moments/([0-9]{1,9})")
async def show_moment(call: Call) -> Reply:
    return show(
        call.gate,
        await call.gate.look_back(call.name, int(call.names[1]), call.viewer),
        call.viewer,
    )


@route("GET", "/api/matches/*/analysis")
async def show_analysis(call: Call) -> Reply:
    return answer(analysis_shape(await call.gate.analysis(call.name)))


@route("POST", "/api/matches/*/analysis")
async def request_analysis(call: Call) -> Reply:
    return answer(analysis_shape(await call.gate.request_analysis(call.name)))


@route("DELETE", "/api/matches/*/analysis")
async def cancel_analysis(call: Call) -> Reply:
    return answer(analysis_shape(await call.gate.cancel_analysis(call.name)))
