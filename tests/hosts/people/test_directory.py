"""What administrators decide, and passkeys by their rules (not their cryptography)."""

from longroll.hosts.server.operations.console import OPERATOR
from longroll.service.caller import Caller
from longroll.service.people.ports import PeopleStorage
from longroll.service.people.visitor import SignedIn, Visitor
from tests.hosts.people.club import ELSEWHERE, PASSWORD, Club, refusal, run

NOBODY = Visitor(None, "", ELSEWHERE)


def caller_of(signed_in: SignedIn, role: str) -> Caller:
    return Caller(signed_in.person.id, signed_in.person.name, role)


def test_only_administrators_change_roles_and_never_their_own(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        directory = club.accounts.directory
        chief, other = await club.join("Halleck"), await club.join("Grant")
        guest = await club.accounts.enter_as_guest(NOBODY, "Visitor")
        admin = caller_of(chief, "admin")
        await directory.set_role(admin, "grant", "organiser")
        found = await club.who(other.token)
        assert found is not None
        assert found.role == "organiser"
        for caller in (caller_of(other, "organiser"), caller_of(other, "member"), caller_of(guest, "guest")):
            assert (await refusal(directory.set_role(caller, "Halleck", "member"))).code == "forbidden"
            assert (await refusal(directory.suspend(caller, "Halleck", True))).code == "forbidden"
        assert (await refusal(directory.set_role(Caller("", "", "nobody"), "Grant", "admin"))).code == "sign-in"
        assert (await refusal(directory.set_role(admin, "Halleck", "member"))).code == "forbidden"
        assert (await refusal(directory.set_role(admin, "Visitor", "admin"))).code == "forbidden"
        assert (await refusal(directory.set_role(admin, "Nobody-here", "admin"))).code == "missing"

    run(play())


def test_who_is_suspended_is_out_at_once(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        admin, grant = caller_of(await club.join("Halleck"), "admin"), await club.join("Grant")
        codes = await club.accounts.make_codes(await club.visitor(grant.token), PASSWORD)
        await club.accounts.directory.suspend(admin, "Grant", True)
        assert await club.who(grant.token) is None
        assert (await refusal(club.sign_in("Grant", "wrong password"))).key == "account-wrong"
        assert (await refusal(club.sign_in("Grant", PASSWORD))).key == "account-suspended"
        assert (await refusal(club.accounts.recover(NOBODY, "Grant", codes[0], PASSWORD))).key == "account-suspended"
        await club.accounts.directory.suspend(admin, "Grant", False)
        await club.sign_in("Grant", PASSWORD)

    run(play())


def test_a_reset_leaves_only_the_new_codes(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        grant = await club.join("Grant")
        codes = await club.accounts.directory.reset(OPERATOR, "grant")
        assert await club.who(grant.token) is None
        assert (await refusal(club.sign_in("Grant", PASSWORD))).code == "sign-in"
        await club.accounts.recover(NOBODY, "Grant", codes[0], "a new password")

    run(play())


def test_search_finds_names_by_their_beginning(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        for name in ("Grant", "graham", "Lee", "Gr_x"):
            await club.join(name)
        gone = await club.visitor((await club.join("Grand")).token)
        await club.accounts.delete(gone, PASSWORD, "")
        search = club.accounts.directory.search
        assert [person.name for person in await search("GRA")] == ["graham", "Grant"]
        assert [person.name for person in await search("gr_")] == ["Gr_x"]
        assert [person.name for person in await search("%")] == []
        assert len(await search("", 2)) == 2

    run(play())


def test_a_member_adds_and_uses_a_passkey(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        passkeys = club.accounts.passkeys
        joined = await club.join()
        visitor = await club.visitor(joined.token)
        asked = await passkeys.begin_adding(visitor, "")
        assert asked["user"] == joined.person.id
        credential = {"id": "key1", "challenge": asked["challenge"]}
        assert await passkeys.add(visitor, credential, "my  phone") is None
        assert (await refusal(passkeys.add(visitor, credential, ""))).key == "account-wrong-passkey"  # used up
        (stored,) = await storage.passkeys(joined.person.id)
        assert (stored.id, stored.label) == ("key1", "my phone")
        wanted = (await passkeys.begin_sign_in(NOBODY))["challenge"]
        back = await passkeys.sign_in(NOBODY, {"id": "key1", "challenge": wanted})
        assert back.person.id == joined.person.id
        assert (await refusal(passkeys.sign_in(NOBODY, {"id": "key1", "challenge": wanted}))).code == "sign-in"
        unknown = (await passkeys.begin_sign_in(NOBODY))["challenge"]
        assert (await refusal(passkeys.sign_in(NOBODY, {"id": "key2", "challenge": unknown}))).code == "sign-in"
        assert (await refusal(passkeys.sign_in(NOBODY, {"broken": True}))).code == "sign-in"

    run(play())


def test_a_challenge_is_for_one_purpose_one_person_and_a_short_time(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        passkeys = club.accounts.passkeys
        grant = await club.visitor((await club.join("Grant")).token)
        lee = await club.visitor((await club.join("Lee")).token)

        async def asked() -> dict[str, str]:
            return {"id": "key", "challenge": (await passkeys.begin_adding(grant, ""))["challenge"]}

        assert (await refusal(passkeys.add(lee, await asked(), ""))).code == "sign-in"
        assert (await refusal(passkeys.add(NOBODY, await asked(), ""))).code == "sign-in"
        assert (await refusal(passkeys.sign_in(NOBODY, await asked()))).code == "sign-in"
        for_signing_in = {"id": "key", "challenge": (await passkeys.begin_sign_in(NOBODY))["challenge"]}
        assert (await refusal(passkeys.add(grant, for_signing_in, ""))).code == "sign-in"
        late = await asked()
        club.clock.time += 301
        assert (await refusal(passkeys.add(grant, late, ""))).code == "sign-in"
        assert await storage.passkeys(grant.signed_in().id) == []

    run(play())


def test_somebody_joins_with_a_passkey_alone(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        passkeys = club.accounts.passkeys
        asked = await passkeys.begin_adding(NOBODY, "Grant")
        joined = await passkeys.add(NOBODY, {"id": "key1", "challenge": asked["challenge"]}, "")
        assert joined is not None
        assert (joined.person.id, joined.person.name) == (asked["user"], "Grant")
        assert (await refusal(club.sign_in("Grant", ""))).code == "sign-in"
        visitor = await club.visitor(joined.token)
        assert (await refusal(passkeys.remove(visitor, "key1"))).key == "account-last-passkey"
        assert (await refusal(passkeys.remove(visitor, "key2"))).code == "missing"
        await club.accounts.change_password(visitor, PASSWORD, "")
        again = await club.visitor((await club.sign_in("Grant", PASSWORD)).token)
        await passkeys.remove(again, "key1")
        assert await storage.passkeys(joined.person.id) == []

    run(play())


def test_a_guest_joins_with_a_passkey_and_keeps_the_id(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        passkeys = club.accounts.passkeys
        guest = await club.accounts.enter_as_guest(NOBODY, "Visitor")
        visitor = await club.visitor(guest.token)
        asked = await passkeys.begin_adding(visitor, "visitor")
        joined = await passkeys.add(visitor, {"id": "key1", "challenge": asked["challenge"]}, "")
        assert joined is not None
        assert (joined.person.id, joined.person.role) == (guest.person.id, "member")
        assert await club.who(guest.token) is None
        assert (await refusal(passkeys.begin_adding(NOBODY, "Visitor"))).code == "taken"

    run(play())


def test_a_passkey_belongs_to_one_person(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        passkeys = club.accounts.passkeys
        for name in ("Grant", "Lee"):
            asked = await passkeys.begin_adding(NOBODY, name)
            work = passkeys.add(NOBODY, {"id": "key1", "challenge": asked["challenge"]}, "")
            if name == "Grant":
                await work
            else:
                assert (await refusal(work)).code == "sign-in"
        assert await storage.person_named("Lee") is None

    run(play())
