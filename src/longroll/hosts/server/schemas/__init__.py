"""The bodies of requests and responses, one module for each part of the interface. The OpenAPI description is made from
these; the views of the games are added by `views.py`. What the routes of a match need can be imported from here."""

from longroll.hosts.server.schemas.analysis import Advice, AnalysisStatus, Mark
from longroll.hosts.server.schemas.errors import Conflict, Error, Refused
from longroll.hosts.server.schemas.games import Game, Rule
from longroll.hosts.server.schemas.history import Entry, Estimate, Moment
from longroll.hosts.server.schemas.learning import Course, ExerciseList, GuidedGame, Picture, PictureScene
from longroll.hosts.server.schemas.packs import PackCheck, PackText
from longroll.hosts.server.schemas.requests import NewActions, NewFinish, NewFork, NewMatch, NewSeats, NewUndo
from longroll.hosts.server.schemas.state import Preview, State, Summary, Update, Why

__all__ = [
    "Advice",
    "AnalysisStatus",
    "Conflict",
    "Course",
    "Entry",
    "Error",
    "Estimate",
    "ExerciseList",
    "Game",
    "GuidedGame",
    "Mark",
    "Moment",
    "NewActions",
    "NewFinish",
    "NewFork",
    "NewMatch",
    "NewSeats",
    "NewUndo",
    "PackCheck",
    "PackText",
    "Picture",
    "PictureScene",
    "Preview",
    "Refused",
    "Rule",
    "State",
    "Summary",
    "Update",
    "Why",
]
