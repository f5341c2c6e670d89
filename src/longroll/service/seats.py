"""Seats: who plays which, who may act, and whose view a state shows.

A seat is played by `me` or by `guest` (a second person at the same screen) at home, by a person of the club (`@` and
the id), or by a computer player of that name.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from longroll.kernel.contract import Game
from longroll.match.visibility import SPECTATOR, same_side
from longroll.opponents.roster import BOTS, level_of
from longroll.service.errors import foreign_seat, malformed

ME: Final = "me"
GUEST: Final = "guest"
PEOPLE: Final = (ME, GUEST)
PERSON: Final = "@"  # before the id of a person of the club


def fill_seats(
    game: Game[Any], asked: Mapping[str, str], before: Mapping[str, str] | None = None, me: str = ME
) -> dict[str, str]:
    """The players of all seats; a seat that is not mentioned keeps its player, or is mine. In a club one of them is:
    a match of computer players alone would belong to nobody."""
    for seat, player in asked.items():
        check_seat(game, seat)
        if not is_player(player):
            raise malformed("service-no-player", name=player[:40], players=", ".join((*PEOPLE, *BOTS)))
    kept = before or {}
    seats = {seat: asked.get(seat, kept.get(seat, me)) for seat in game.seats}
    if me.startswith(PERSON) and me not in seats.values():
        raise malformed("service-no-own-seat")
    return seats


def is_player(player: str) -> bool:
    """Only by name: the command line loads any class, a client may not."""
    return is_someone(player) or bool(level_of(player))


def is_someone(player: str) -> bool:
    """A person, not a computer player."""
    return player in PEOPLE or player.startswith(PERSON)


def companion(player: str) -> str:
    """A second person at the screen of that player."""
    return GUEST if player == ME else player


def check_seat(game: Game[Any], seat: str) -> None:
    if seat not in game.seats:
        raise malformed("service-no-seat", name=seat[:40], seats=", ".join(game.seats))


def is_person(seats: Mapping[str, str], seat: str) -> bool:
    return is_someone(seats.get(seat, ""))


def check_turn(to_move: str, seat: str) -> None:
    """Only the seat whose turn it is may act; nobody, a spectator included, when the game is over."""
    if not to_move:
        raise foreign_seat("service-over")
    if seat != to_move:
        raise foreign_seat("service-not-your-turn", seat=seat)


def check_person(seats: Mapping[str, str], seat: str) -> None:
    """Nobody may act for a computer player, or see what it sees."""
    if not is_person(seats, seat):
        raise foreign_seat("service-computer", seat=seat)


def find_viewer(game: Game[Any], seats: Mapping[str, str], to_move: str, asked: str | None) -> str:
    """The seat whose view is shown: the one that is asked for, if a person plays it."""
    if asked == SPECTATOR:
        return SPECTATOR
    if asked is not None:
        check_seat(game, asked)
        check_person(seats, asked)
        return asked
    return usual_view(game, [seat for seat in seats if is_person(seats, seat)], to_move)


def usual_view(game: Game[Any], own: Sequence[str], to_move: str) -> str:
    """Whose view somebody sees who plays these seats: that of the one who must choose; otherwise that of the only side;
    otherwise a spectator's."""
    if to_move in own:
        return to_move
    return own[0] if own and all(same_side(game, own[0], seat) for seat in own) else SPECTATOR


def next_viewer(seats: Mapping[str, str], to_move: str, seat: str) -> str:
    """The seat whose view the answer to an action shows: that seat, or the next one if it has the same player."""
    return to_move if to_move and seats[to_move] == seats[seat] else seat
