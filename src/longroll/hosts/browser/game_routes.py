"""The games, their books, and what can be learnt."""

from longroll.games import read_reference
from longroll.hosts.browser.routing import CREATED, OK, Call, Reply, answer, route, show
from longroll.hosts.common.answers import find_game, games_shape, sight_from
from longroll.hosts.common.language import current
from longroll.hosts.common.texts import read_catalogue, rules_shape, text_folder
from longroll.service.book_shape import pictures_shape, scene_shape
from longroll.service.exercise_shape import exercises_shape
from longroll.service.guided_shape import guided_games_shape
from longroll.service.lesson_shape import courses_shape


@route("GET", "/api/me")
async def show_me(_call: Call) -> Reply:
    return answer({"mode": "home", "person": None})


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
    return show(call.gate, await call.gate.start_lesson(call.name), None, CREATED)


@route("GET", "/api/games/*/reference")
async def show_reference(call: Call) -> Reply:
    return answer(read_reference(find_game(call.name)))


@route("GET", "/api/rules/*/pictures")
async def list_pictures(call: Call) -> Reply:
    text_folder(call.name)
    return answer(pictures_shape(call.name, current.get()))


@route("GET", "/api/rules/*/pictures/*")
async def show_picture(call: Call) -> Reply:
    return answer(scene_shape(*call.names))


@route("GET", "/api/guided-games")
async def list_guided_games(_call: Call) -> Reply:
    return answer(guided_games_shape(current.get()))


@route("POST", "/api/guided-games/*")
async def start_guided_game(call: Call) -> Reply:
    return show(call.gate, await call.gate.start_guided_game(call.name), None, CREATED)


@route("GET", "/api/exercises")
async def list_exercises(_call: Call) -> Reply:
    return answer(exercises_shape(current.get()))


@route("POST", "/api/exercises/*")
async def start_exercise(call: Call) -> Reply:
    return show(call.gate, await call.gate.start_exercise(call.name), None, CREATED)
