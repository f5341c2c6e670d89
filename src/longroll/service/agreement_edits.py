"""The edits of what the players have settled: carried out like actions, and stored with the version of the match."""

from dataclasses import replace
from typing import ClassVar, Final

from longroll.match.visibility import public_count, same_side
from longroll.service.agreement import (
    ABORTED,
    DRAW,
    DRAWN,
    PAUSE,
    PRIVATE,
    PUBLIC,
    RESIGN,
    RESIGNED,
    TAKEBACK,
    TIME,
    Agreement,
    Offer,
    Result,
)
from longroll.service.changes import Change, SetAgreement, SetSeats, Truncate
from longroll.service.clocks import Away
from longroll.service.consent import (
    Answered,
    accept_offer,
    away_of,
    decline_offer,
    make_offer,
    people,
    withdraw_offer,
)
from longroll.service.edits import UNKNOWN, LiveEdit
from longroll.service.errors import ServiceError, foreign_seat, hidden, missing, no_offer, rated
from longroll.service.finished import describe_finished
from longroll.service.live_match import LiveMatch
from longroll.service.ports import Clock

DAY: Final = 86_400.0
SUBSTITUTE: Final = "veteran"
WIN: Final = "win"
BOT: Final = "bot"


class Settle(LiveEdit):
    """An edit of an agreement, by a player unless it says otherwise. Where nothing changes nothing is written."""

    by_player: ClassVar[bool] = True

    def __init__(self, live: LiveMatch, seat: str, clock: Clock) -> None:
        super().__init__(live, UNKNOWN, seat, clock)

    def prepare(self) -> Change | None:
        live = self.live
        if self.by_player:
            self.check_player()
        self.version = live.published.version_for(self.seat)
        self.check_version()
        before = self.agreed
        after = self.change(before)
        if after == before:
            return None
        return self.store(after)

    @property
    def agreed(self) -> Agreement:
        if self.live.agreement is None:
            raise missing("club-no-agreement")
        return self.live.agreement

    @property
    def count(self) -> int:
        """The actions that everybody knows of."""
        return public_count(self.live.published.snapshot)

    def change(self, agreement: Agreement) -> Agreement:
        raise NotImplementedError

    def store(self, agreement: Agreement) -> Change:
        """What is settled about a match that is over makes it no newer: nobody is told again that it has ended."""
        live = self.live
        live.agreement = agreement
        now = live.updated if live.published.over else self.clock.now()
        live.move_on(len(live.match.history), now, public=True)
        noted = live.noted()
        return SetAgreement(self.match, self.expected, live.version, live.updated, *noted, describe_finished(live))

    # --- what the edits have in common

    def check_going_on(self) -> None:
        if self.live.over:
            raise foreign_seat("service-over")

    def own_side(self) -> dict[str, str]:
        seats = self.live.seats
        return {seat: seats[seat] for seat in seats if same_side(self.live.game, seat, self.seat)}

    def other_side(self) -> str:
        """The side that the seat plays against."""
        game = self.live.game
        return game.seats[1 - game.seats.index(self.seat) % 2]


class Resign(Settle):
    """A side resigns when all its people do; until then it is an offer to the partner."""

    def change(self, agreement: Agreement) -> Agreement:
        self.check_going_on()
        side = self.own_side()
        mine = next((one for one in agreement.offers if one.kind == RESIGN and one.seat in side), None)
        if mine is None:
            answered = make_offer(agreement, side, self.seat, RESIGN, -1)
        elif side[self.seat] in mine.agreed:
            return agreement
        else:
            answered = accept_offer(agreement, side, self.seat, RESIGN)
        if answered.settled is None:
            return answered.agreement
        return answered.agreement.change(result=Result(self.other_side(), RESIGNED, self.seat))


class Abort(Settle):
    """In the first turn: before both sides have played, and before a die has fallen."""

    def change(self, agreement: Agreement) -> Agreement:
        self.check_going_on()
        if agreement.tournament is not None or not self.live.published.may_abort:
            raise no_offer("club-no-abort")
        return agreement.change(result=Result("", ABORTED, self.seat))


class Negotiate(Settle):
    """Make, accept, decline or withdraw an offer; one that everybody has agreed on is carried out."""

    def __init__(self, live: LiveMatch, seat: str, clock: Clock, kind: str, answer: str, to: int | None = None) -> None:
        super().__init__(live, seat, clock)
        self.kind = kind
        self.answer = answer
        self.to = to
        self.keep: int | None = None

    def change(self, agreement: Agreement) -> Agreement:
        self.check_going_on()
        if self.answer == "decline":
            return decline_offer(agreement, self.asked(), self.seat, self.kind, self.count)
        if self.answer == "withdraw":
            return self._withdraw(agreement)
        answered = self._make(agreement) if self.answer == "make" else self._accept(agreement)
        return answered.agreement if answered.settled is None else self._carry_out(answered.agreement, answered.settled)

    def asked(self) -> dict[str, str]:
        return self.own_side() if self.kind == RESIGN else dict(self.live.seats)

    def _make(self, agreement: Agreement) -> Answered:
        """Who offers what is offered already agrees to it. A takeback of something else is an offer of its own."""
        seats = self.asked()
        to = self._target(agreement) if self.kind == TAKEBACK else 0
        mine, others = (
            seats[self.seat],
            [one for one in agreement.offers if one.kind == self.kind and one.seat in seats],
        )
        if any(one.to == to and seats[one.seat] != mine for one in others):
            return accept_offer(agreement, seats, self.seat, self.kind, to)
        return make_offer(agreement, seats, self.seat, self.kind, self.count, to)

    def _accept(self, agreement: Agreement) -> Answered:
        """`to` says how far the takeback goes that was seen: nobody agrees to another one."""
        return accept_offer(agreement, self.asked(), self.seat, self.kind, self.to)

    def _withdraw(self, agreement: Agreement) -> Agreement:
        """Nobody is held up for ever by a pause: after a day anybody may end it."""
        if self.kind == PAUSE and agreement.offer(PAUSE, self.seat) is None and agreement.paused:
            if self.clock.now() < agreement.paused + DAY:
                raise no_offer("club-pause-lasts")
            return agreement.change(paused=0.0)
        return withdraw_offer(agreement, self.seat, self.kind, self.count)

    def _target(self, agreement: Agreement) -> int:
        """How many actions remain. By default the last choice of the seat is taken back, and all after it."""
        if agreement.strict:
            raise rated()
        if self.live.hidden_by:
            raise hidden()
        history = self.live.match.history
        own = [number for number, entry in enumerate(history) if entry.seat == self.seat and not entry.forced]
        last = own[-1] if own else -1
        to = last if self.to is None else self.to
        if not 0 <= to < len(history):
            raise missing("service-no-moment", number=str(max(0, to)), last=str(len(history)))
        return to

    def _carry_out(self, agreement: Agreement, offer: Offer) -> Agreement:
        if offer.kind == DRAW:
            return agreement.change(result=Result("", DRAWN, offer.seat))
        if offer.kind == PAUSE:
            return agreement.change(paused=0.0 if agreement.paused else self.clock.now())
        self.keep = offer.to
        return agreement.change(takebacks=agreement.takebacks + 1)

    def store(self, agreement: Agreement) -> Change:
        """The dice that are taken back will fall again as they fell: the seed has only one of each number."""
        if self.keep is None:
            return super().store(agreement)
        live = self.live
        live.agreement = agreement
        live.match.drop_after(self.keep)
        live.move_on(self.keep, self.clock.now(), public=True)
        return Truncate(self.match, self.expected, live.version, live.updated, self.keep, *live.noted())


class Substitute(Settle):
    """An edit after which a computer player may go on in the place of somebody."""

    replaced = ""  # by a computer player

    def replace_player(self, agreement: Agreement, player: str) -> Agreement:
        """His seats have no clock any more."""
        self.replaced, seats = player, self.live.seats
        stopped = agreement.clocks.run("", self.clock.now())
        left = {seat: left for seat, left in stopped.left.items() if seats[seat] != player}
        return agreement.change(clocks=replace(stopped, left=left), offers=())

    def store(self, agreement: Agreement) -> Change:
        """All seats of the player go to the computer player."""
        if not self.replaced:
            return super().store(agreement)
        live = self.live
        live.agreement = agreement
        live.seats = {seat: SUBSTITUTE if one == self.replaced else one for seat, one in live.seats.items()}
        live.move_on(len(live.match.history), self.clock.now(), public=True)
        return SetSeats(self.match, self.expected, live.version, live.updated, live.seats, *live.noted())


class Claim(Substitute):
    """A clock of the other side has run out: win, or let a computer player go on in its place."""

    def __init__(self, live: LiveMatch, seat: str, clock: Clock, choice: str) -> None:
        super().__init__(live, seat, clock)
        self.choice = choice

    def change(self, agreement: Agreement) -> Agreement:
        self.check_going_on()
        live, late = self.live, self._late(agreement)
        if self.choice == WIN:
            winner = live.game.seats[live.game.seats.index(self.seat) % 2]
            return agreement.change(result=Result(winner, TIME, late))
        if agreement.strict:
            raise rated()
        return self.replace_player(agreement, live.seats[late])

    def _late(self, agreement: Agreement) -> str:
        """The seat of the other side that must choose and has no time left."""
        live, seat, clocks = self.live, self.live.to_move, agreement.clocks
        if seat == clocks.running != "" and not same_side(live.game, seat, self.seat):
            away = away_of(agreement, live.seats, seat)
            if clocks.left_at(seat, self.clock.now(), away) <= 0:
                return seat
        raise no_offer("club-time-left")


class Leave(Substitute):
    """A player leaves the club: his side has lost, or the match is aborted where it could be. For his partner a
    computer player takes his place. A tournament decides about its matches itself."""

    by_player = False

    def __init__(self, live: LiveMatch, clock: Clock, player: str) -> None:
        super().__init__(live, next(seat for seat, one in live.seats.items() if one == player), clock)
        self.player = player

    def change(self, agreement: Agreement) -> Agreement:
        if self.live.over or agreement.tournament is not None:
            return agreement
        if people(self.own_side()) != [self.player]:
            return self.replace_player(agreement, self.player)
        if self.live.published.may_abort:
            return agreement.change(result=Result("", ABORTED, self.seat))
        return agreement.change(result=Result(self.other_side(), RESIGNED, self.seat))


class RunOut(Claim):
    """A computer player wins on time; nobody asks for it."""

    by_player = False

    def __init__(self, live: LiveMatch, seat: str, clock: Clock) -> None:
        super().__init__(live, seat, clock, WIN)


class SetAway(Settle):
    """A vacation of a player begins, ends or changes."""

    by_player = False

    def __init__(self, live: LiveMatch, clock: Clock, player: str, away: Away | None) -> None:
        super().__init__(live, "", clock)
        self.player = player
        self.away = away

    def change(self, agreement: Agreement) -> Agreement:
        if self.live.over or agreement.away.get(self.player) == self.away:
            return agreement
        live, clocks, now = self.live, agreement.clocks, self.clock.now()
        clocks = clocks.charge(now, away_of(agreement, live.seats, clocks.running)) if clocks.running else clocks
        others = {player: away for player, away in agreement.away.items() if player != self.player}
        mine = {} if self.away is None else {self.player: self.away}
        return agreement.change(clocks=clocks, away={**others, **mine})


class SetName(Settle):
    """A player has another name: a guest has become a member."""

    by_player = False

    def __init__(self, live: LiveMatch, clock: Clock, player: str, name: str) -> None:
        super().__init__(live, "", clock)
        self.player = player
        self.name = name

    def change(self, agreement: Agreement) -> Agreement:
        return agreement.change(names={**agreement.names, self.player: self.name})


class SetRematch(Settle):
    """The challenge that follows this match, in place of a former one that came to nothing."""

    by_player = False

    def __init__(self, live: LiveMatch, clock: Clock, former: str, challenge: str) -> None:
        super().__init__(live, "", clock)
        self.former = former
        self.challenge = challenge

    def change(self, agreement: Agreement) -> Agreement:
        if not self.live.over:
            raise ServiceError("not-over", "service-not-over")
        if agreement.rematch != self.former:
            raise no_offer("club-offered-already")
        return agreement.change(rematch=self.challenge)


class SetAccess(Settle):
    """A finished match is public if everybody who played it wants that. Who has said nothing wants what it is."""

    by_player = False

    def __init__(self, live: LiveMatch, clock: Clock, player: str, access: str) -> None:
        super().__init__(live, "", clock)
        self.player = player
        self.access = access

    def change(self, agreement: Agreement) -> Agreement:
        if not self.live.over:
            raise ServiceError("not-over", "club-access-not-over")
        known = {player: agreement.wanted.get(player, agreement.access) for player in people(self.live.seats)}
        wanted = {**known, self.player: self.access}
        access = PUBLIC if all(one == PUBLIC for one in wanted.values()) else PRIVATE
        return agreement.change(wanted=wanted, access=access)

    def store(self, agreement: Agreement) -> Change:
        change = super().store(agreement)
        assert isinstance(change, SetAgreement)
        return change._replace(access=agreement.access)
