"""The gate of the club: what a caller may do there. It stands beside the gate of the matches, and nothing else decides.

Guests play in the matches to which they were invited; only members challenge others.
"""

from longroll.service.caller import GUEST_ROLE, Caller
from longroll.service.club.challenge import Challenge
from longroll.service.club.challenges import Listed
from longroll.service.club.club import Club
from longroll.service.club.pairs import PairResult
from longroll.service.club.ports import Message
from longroll.service.club.terms import Terms
from longroll.service.gate import Gate
from longroll.service.published import Published


class ClubGate:
    """The club as one caller may use it."""

    def __init__(self, gate: Gate, club: Club) -> None:
        self.gate = gate
        self.club = club

    @property
    def caller(self) -> Caller:
        return self.gate.caller

    def player(self) -> str:
        self.caller.check_signed_in()
        return self.caller.player

    def member(self) -> Caller:
        return self.caller.as_member()

    # --- challenges

    async def challenges(self) -> Listed:
        listed = await self.club.challenges.find_all(self.player())
        return listed._replace(open=[]) if self.caller.role == GUEST_ROLE else listed

    async def look_at_challenge(self, challenge: str) -> Challenge:
        return await self.club.challenges.look(challenge, self.player())

    async def challenge(self, terms: Terms) -> tuple[Challenge, list[str]]:
        return await self.club.challenge(terms, self.member())

    async def accept(self, challenge: str, share: str, seat: str) -> Challenge:
        return await self.club.challenges.accept(challenge, self.member(), share, seat)

    async def decline(self, challenge: str) -> Challenge:
        return await self.club.challenges.decline(challenge, self.player())

    async def withdraw(self, challenge: str) -> Challenge:
        return await self.club.challenges.withdraw(challenge, self.player())

    async def reveal(self, challenge: str, share: str) -> Challenge:
        return await self.club.challenges.reveal(challenge, self.player(), share)

    async def look_at_invitation(self, token: str) -> Challenge:
        """Allowed for anybody who has the link."""
        return await self.club.challenges.look_at_invitation(token)

    async def accept_invitation(self, token: str, share: str, seat: str) -> Challenge:
        self.caller.check_signed_in()
        return await self.club.challenges.accept_invitation(token, self.caller, share, seat)

    # --- matches

    async def resign(self, match: str, seat: str) -> Published:
        await self.gate.check_own_seat(match, seat)
        return await self.club.agreements.resign(match, seat, caller=self.caller)

    async def abort(self, match: str, seat: str) -> Published:
        await self.gate.check_own_seat(match, seat)
        return await self.club.agreements.abort(match, seat, caller=self.caller)

    async def claim(self, match: str, seat: str, choice: str) -> Published:
        await self.gate.check_own_seat(match, seat)
        return await self.club.agreements.claim(match, seat, choice, caller=self.caller)

    async def negotiate(self, match: str, seat: str, kind: str, answer: str, to: int | None) -> Published:
        await self.gate.check_own_seat(match, seat)
        return await self.club.agreements.negotiate(match, seat, kind, answer, to, caller=self.caller)

    async def rematch(self, match: str, seat: str, answer: str, commitment: str, share: str) -> Published:
        """Offer a rematch. The offer is a challenge."""
        await self.gate.check_own_seat(match, seat)
        published = await self.gate.look(match)
        if answer == "make":
            await self.club.rematches.offer(published, self.caller, commitment)
        else:
            await self._answer_rematch(await self.club.rematches.find(published), answer, share)
        return await self.gate.look(match)

    async def _answer_rematch(self, challenge: str, answer: str, share: str) -> None:
        challenges = self.club.challenges
        if answer == "accept":
            await challenges.accept(challenge, self.caller, share)
        elif answer == "decline":
            await challenges.decline(challenge, self.caller.player)
        else:
            await challenges.withdraw(challenge, self.caller.player)

    async def pair(self, match: str) -> PairResult:
        await self.gate.look(match)
        return await self.club.pair(match)

    async def messages(self, match: str, after: str) -> list[Message]:
        player = self.player()
        return await self.club.chat.read(await self.gate.look(match), player, after)

    async def say(self, match: str, room: str, text: str) -> Message:
        self.caller.check_signed_in()
        return await self.club.chat.write(await self.gate.look(match), self.caller, room, text)

    async def note(self, match: str) -> str:
        player = self.player()
        await self.gate.look(match)
        return await self.club.notes.read(match, player)

    async def set_note(self, match: str, text: str) -> None:
        player = self.player()
        await self.gate.look(match)
        await self.club.notes.write(match, player, text)

    # --- people

    async def set_block(self, name: str, blocked: bool) -> None:
        player = self.player()
        await self.club.relations.set_block(player, await self.club.player_named(name), blocked)

    async def report(self, person: str, match: str, text: str) -> None:
        """Report a person. A guest may report those with whom he plays."""
        player = self.player()
        seats = (await self.gate.look(match)).seats.values() if match else ()
        if player not in seats:
            self.member()
        await self.club.relations.report(player, await self.club.player_named(person), match, text)

    async def set_vacation(self, until: float) -> None:
        await self.club.vacations.set(self.player(), until)
