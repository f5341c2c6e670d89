"""The dice of a tournament. Nobody is there to reveal a share when a round begins, so all contribute beforehand: the
server draws a secret and publishes its commitment when the tournament is announced; everybody who joins then adds
random digits of his own, whose commitment is published at once. The shares of a game are hashes of these:

    share = SHA-256 of "longroll-tournament:", the secret or the player's digits, ":", the place of the game
    place = round, table and number of the game, with dots between them

So nobody can choose the dice of a game, and the shares of one game say nothing about another. The journal of a match
has its shares, which `longroll replay` checks. When the tournament is over, the secret and all digits are published:
then anybody can make the shares again. For a computer player the server draws the digits. The draw of the players'
order is made of the same.
"""

from hashlib import sha256

from longroll.service.tournaments.tournament import Entrant, Tournament


def share(entropy: str, place: str) -> str:
    return sha256(f"longroll-tournament:{entropy}:{place}".encode()).hexdigest()


def place_of(round: int, table: int, number: int) -> str:
    """The place of a game. `number` is that of the game in its meeting, from 1 on."""
    return f"{round}.{table}.{number}"


def draw_order(tournament: Tournament) -> list[Entrant]:
    """The entrants in an order that nobody could choose."""
    lot = share(tournament.secret, "".join(sorted(one.entropy for one in tournament.active)))
    return sorted(tournament.active, key=lambda one: share(one.entropy, lot))


def draw_sides(tournament: Tournament, round: int, table: int) -> bool:
    """Does the second player get the first side?"""
    return int(share(tournament.secret, f"sides {place_of(round, table, 0)}")[:2], 16) % 2 == 1
