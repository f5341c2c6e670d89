"""Accounts, on every storage."""

import asyncio

import pytest

from longroll.hosts.memory.jobs import MemoryJobs
from longroll.service.errors import ServiceError
from longroll.service.people.names import key_of, read_name
from longroll.service.people.ports import PeopleStorage
from longroll.service.people.recovery import HOW_MANY
from longroll.service.people.sessions import DAY, IDLE, LONGEST
from longroll.service.people.visitor import Visitor
from tests.hosts.people.club import ELSEWHERE, PASSWORD, Club, refusal, run

NOBODY = Visitor(None, "", ELSEWHERE)


def test_who_signs_up_is_signed_in_and_can_come_back(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        joined = await club.join()
        assert (joined.person.name, joined.person.role, len(joined.person.id)) == ("Grant", "member", 11)
        again = await club.sign_in("gRANT", PASSWORD)
        assert again.token != joined.token
        for token in (joined.token, again.token):
            assert await club.who(token) == joined.person
        assert await club.who("") is None
        assert await club.who(again.token + "x") is None

    run(play())


def test_only_hashes_of_secrets_are_stored() -> None:
    from longroll.hosts.memory.people import MemoryPeople

    async def play() -> None:
        people = MemoryPeople()
        club = Club(people)
        joined = await club.join()
        codes = await club.accounts.make_codes(await club.visitor(joined.token), PASSWORD)
        await refusal(club.sign_in("typed my password here", "x"))
        stored = str(vars(people))
        for secret in (joined.token, *codes, "typed my password", ELSEWHERE):
            assert secret not in stored

    run(play())


@pytest.mark.parametrize(
    "name",
    [
        "",
        "ab",
        "x" * 21,
        "a b c",
        "a\nbc",
        "<b>x</b>",
        "a\u202egrant",
        "a\u200bgrant",
        "grаnt",
        "---",
        "12345",
        "Gr\u0000nt",
        "\u3164\u3164\u3164",  # letters that nobody sees
        "\u674e\u1160\u1160",
        "Grant\u09ea",  # a digit that looks like 8
        "Gr\u0251nt",  # a phonetic letter that looks like a
        "\u01c0ee",
    ],
)
def test_strange_names_are_refused(storage: PeopleStorage, name: str) -> None:
    assert run(refusal(Club(storage).join(name))).key == "account-name"


@pytest.mark.parametrize(
    "name",
    [
        "Grant",
        "U-S_Grant",
        "Éléonore",
        "Грант",
        "南北戦争の人",
        "longstreet1863",
        " Meade ",
        "Əli-Çelik",
        "Łukasz",
        "Nguyễn",
        "محمد١٨٦٣",
    ],
)
def test_names_of_any_alphabet_are_kept(name: str) -> None:
    assert read_name(name) == name.strip()


def test_a_name_is_taken_whatever_its_case(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        await club.join("Straße")
        for name in ("straße", "STRASSE", "strasse", "Ｓtraße"):
            assert (await refusal(club.join(name))).key == "account-name-taken"
        assert (await refusal(club.join("Admin"))).code == "taken"
        assert (await refusal(club.join("veteran"))).code == "taken"

    run(play())


def test_of_two_who_take_a_name_at_once_one_gets_it(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        joined = await asyncio.gather(*(club.join("Grant") for _ in range(5)), return_exceptions=True)
        assert sum(not isinstance(one, ServiceError) for one in joined) == 1

    run(play())


@pytest.mark.parametrize("password", ["", "short", "a" * 50, "x" * 201, "grant-1861-xyz"])
def test_weak_passwords_are_refused(storage: PeopleStorage, password: str) -> None:
    assert run(refusal(Club(storage).join("Grant", password))).code == "malformed"


def test_signing_in_does_not_tell_whether_a_name_exists(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        await club.join("Grant")
        answers = []
        for name in ("Grant", "Lee", "no name at all", "<script>"):
            before = club.hasher.verified
            error = await refusal(club.sign_in(name, "not the password"))
            answers.append((error.code, error.key, error.facts, error.details, club.hasher.verified - before))
        assert len(set(map(str, answers))) == 1
        codes = [await refusal(club.accounts.recover(NOBODY, name, "x", PASSWORD)) for name in ("Grant", "Lee")]
        assert str(vars(codes[0])) == str(vars(codes[1]))

    run(play())


@pytest.mark.parametrize("name", ["Grant", "Lee"])
def test_tries_for_an_account_must_wait_longer_and_longer_whether_it_exists_or_not(
    storage: PeopleStorage, name: str
) -> None:
    async def play() -> None:
        club = Club(storage)
        await club.join("Grant")
        waits = []
        for number in range(14):
            error = await refusal(club.sign_in(name, "wrong password", f"198.51.100.{number}"))
            if error.code == "too-many":
                waits.append(error.details["seconds"])
                club.clock.time += error.details["seconds"]
        assert waits == [1, 2, 4, 8, 16]
        club.clock.time += 61
        await club.sign_in("Grant", PASSWORD)
        assert (await refusal(club.sign_in("Grant", "wrong password"))).code == "sign-in"  # it begins anew

    run(play())


def test_one_address_cannot_try_many_names(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        codes = [(await refusal(club.sign_in(f"name{number}", "wrong password"))).code for number in range(30)]
        assert codes.count("sign-in") == 20
        assert codes[20:] == ["too-many"] * 10
        assert (await refusal(club.sign_in("another", "wrong password", "203.0.113.9"))).code == "sign-in"

    run(play())


def test_tries_at_once_count_as_many(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        await club.join()
        errors = await asyncio.gather(*(refusal(club.sign_in("Grant", f"wrong {n}")) for n in range(20)))
        assert sum(error.code == "sign-in" for error in errors) == 5

    run(play())


def test_an_address_that_signs_in_rightly_is_not_slowed_down(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        await club.join()
        for _ in range(50):
            await club.sign_in("Grant", PASSWORD)

    run(play())


def test_signing_in_ends_the_session_from_before(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        await club.join("Grant")
        guest = await club.accounts.enter_as_guest(NOBODY, "Visitor")
        visitor = await club.visitor(guest.token)
        signed_in = await club.accounts.sign_in(visitor, "Grant", PASSWORD)
        assert signed_in.token != guest.token
        assert await club.who(guest.token) is None

    run(play())


def test_a_session_ends_when_it_is_not_used_and_in_any_case_some_day(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        idle = (await club.join()).token
        used = (await club.sign_in("Grant", PASSWORD)).token
        for _ in range(int(IDLE / DAY)):
            club.clock.time += DAY
            assert await club.who(used)
        club.clock.time += DAY
        assert await club.who(idle) is None
        for _ in range(int((LONGEST - IDLE) / DAY) - 1):
            club.clock.time += DAY
            assert await club.who(used)
        club.clock.time += 2 * DAY
        assert await club.who(used) is None
        await club.accounts.sessions.clean_up()
        assert await storage.sessions((await club.accounts.directory.find("Grant")).id) == []

    run(play())


def test_signing_out_here_and_everywhere(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        tokens = [(await club.join()).token, *[(await club.sign_in("Grant", PASSWORD)).token for _ in range(2)]]
        told: list[str] = []
        club.accounts.sessions.changed = told.append
        await club.accounts.sign_out(await club.visitor(tokens[0]))
        assert [bool(await club.who(token)) for token in tokens] == [False, True, True]
        await club.accounts.sign_out_everywhere(await club.visitor(tokens[1]))
        assert [bool(await club.who(token)) for token in tokens] == [False, False, False]
        assert len(told) == 2

    run(play())


def test_a_new_password_needs_the_old_one_and_ends_other_sessions(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        other = (await club.join()).token
        mine = (await club.sign_in("Grant", PASSWORD)).token
        change = club.accounts.change_password
        assert (
            await refusal(change(await club.visitor(mine), "a new password", "wrong"))
        ).key == "account-wrong-password"
        changed = await change(await club.visitor(mine), "a new password", PASSWORD)
        assert [bool(await club.who(token)) for token in (other, mine, changed.token)] == [False, False, True]
        assert (await refusal(club.sign_in("Grant", PASSWORD))).code == "sign-in"
        await club.sign_in("Grant", "a new password")

    run(play())


def test_a_recovery_code_works_once_and_ends_all_sessions(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        joined = await club.join()
        await club.join("Lee")
        visitor = await club.visitor(joined.token)
        former = await club.accounts.make_codes(visitor, PASSWORD)
        codes = await club.accounts.make_codes(visitor, PASSWORD)
        assert len(set(codes)) == HOW_MANY
        recover = club.accounts.recover
        assert (await refusal(recover(NOBODY, "Grant", former[0], "a new password"))).key == "account-wrong-code"
        assert (await refusal(recover(NOBODY, "Lee", codes[0], "a new password"))).key == "account-wrong-code"
        back = await recover(NOBODY, "grant", codes[0].upper().replace("-", " "), "a new password")
        assert back.person.id == joined.person.id
        assert await club.who(joined.token) is None
        assert (await refusal(recover(NOBODY, "Grant", codes[0], "a new password"))).key == "account-wrong-code"
        assert await storage.codes_left(joined.person.id) == HOW_MANY - 1
        await club.sign_in("Grant", "a new password")

    run(play())


def test_a_code_that_is_used_twice_at_once_works_once(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        joined = await club.join()
        code = (await club.accounts.make_codes(await club.visitor(joined.token), PASSWORD))[0]
        used = await asyncio.gather(
            *(club.accounts.recover(NOBODY, "Grant", code, f"a new password {n}") for n in range(4)),
            return_exceptions=True,
        )
        assert sum(not isinstance(one, ServiceError) for one in used) == 1

    run(play())


def test_a_guest_becomes_a_member_and_keeps_the_id(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        guest = await club.accounts.enter_as_guest(NOBODY, "Visitor")
        visitor = await club.visitor(guest.token)
        for refused in (
            club.accounts.make_codes(visitor, PASSWORD),
            club.accounts.change_email(visitor, "a@b.example"),
            club.accounts.change_password(visitor, PASSWORD, ""),
        ):
            assert (await refusal(refused)).code == "forbidden"
        await club.join("Grant")
        assert (await refusal(club.accounts.sign_up(visitor, "Grant", PASSWORD))).code == "taken"
        member = await club.accounts.sign_up(visitor, "Meade", PASSWORD)
        assert (member.person.id, member.person.role) == (guest.person.id, "member")
        assert await club.who(guest.token) is None
        assert (await club.sign_in("Meade", PASSWORD)).person.id == guest.person.id
        assert await storage.person_named("Visitor") is None

    run(play())


def test_a_guest_becomes_a_member_once(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        guest = await club.accounts.enter_as_guest(NOBODY, "Visitor")
        visitor = await club.visitor(guest.token)
        names = ["Meade", "Hooker", "Burnside"]
        done = await asyncio.gather(
            *(club.accounts.sign_up(visitor, name, PASSWORD) for name in names), return_exceptions=True
        )
        assert sum(not isinstance(one, ServiceError) for one in done) == 1

    run(play())


def test_the_name_of_a_guest_who_cannot_come_back_is_free_but_still_shown(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        guest = (await club.accounts.enter_as_guest(NOBODY, "Visitor")).person
        member = (await club.join()).person
        club.clock.time += IDLE + 1
        await club.accounts.sessions.clean_up()
        assert await club.accounts.directory.names([guest.id, member.id]) == {guest.id: "Visitor", member.id: "Grant"}
        assert await storage.person_named("Visitor") is None
        await club.join("visitor")
        assert (await refusal(club.join("Grant"))).code == "taken"

    run(play())


def test_a_deleted_account_leaves_only_its_id(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        joined = await club.join()
        visitor = await club.visitor(joined.token)
        await club.accounts.change_email(visitor, "grant@example.org")
        await club.accounts.make_codes(visitor, PASSWORD)
        assert (await refusal(club.accounts.delete(visitor, "wrong", "Grant"))).code == "unconfirmed"
        await club.accounts.delete(visitor, PASSWORD, "")
        assert await club.who(joined.token) is None
        left = await storage.person(joined.person.id)
        assert left is not None
        assert (left.name, left.email, left.password, left.deleted) == ("", "", "", club.clock.time)
        assert await storage.codes_left(joined.person.id) == 0
        assert (await refusal(club.sign_in("Grant", PASSWORD))).code == "sign-in"
        assert (await club.join("Grant")).person.id != joined.person.id

    run(play())


class Shelf:
    """Somebody's request puts something there as soon as it was emptied."""

    def __init__(self) -> None:
        self.kept = ["before"]
        self.under_way = ["meanwhile"]

    async def export(self, player: str) -> dict[str, object]:
        return {"shelf": self.kept}

    async def forget(self, player: str) -> None:
        self.kept, self.under_way = self.under_way, []


def test_what_was_under_way_when_an_account_was_deleted_is_forgotten_too(storage: PeopleStorage) -> None:
    async def play() -> None:
        club, shelf = Club(storage), Shelf()
        jobs = MemoryJobs(club.clock)
        club.accounts.leaving.use(jobs)
        club.accounts.leaving.holders.append(shelf)
        joined = await club.join()
        await club.accounts.delete(await club.visitor(joined.token), PASSWORD, "")
        assert (shelf.kept, await jobs.run_due()) == (["meanwhile"], 0)
        club.clock.time += 60
        assert (await jobs.run_due(), shelf.kept) == (1, [])

    run(play())


def test_an_export_has_all_that_is_stored_and_no_secret(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        joined = await club.join()
        visitor = await club.visitor(joined.token)
        await club.accounts.change_email(visitor, "grant@example.org")
        person = await club.who(joined.token)
        assert person is not None
        found = await club.accounts.leaving.export(person)
        assert found["account"]["email"] == "grant@example.org"
        assert len(found["sessions"]) == 1
        assert PASSWORD not in str(found)
        assert joined.token not in str(found)

    run(play())


@pytest.mark.parametrize("email", ["no address", "a@b@c", "a b@c.example", "a@b\nbcc: x@y", "x" * 70 + "@b.example"])
def test_what_is_no_address_is_refused(storage: PeopleStorage, email: str) -> None:
    async def play() -> None:
        club = Club(storage)
        visitor = await club.visitor((await club.join()).token)
        assert (await refusal(club.accounts.change_email(visitor, email))).key == "account-email"

    run(play())


def test_an_outdated_hash_is_made_again_at_signing_in(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        person = (await club.join()).person
        club.hasher.version = 2
        await club.sign_in("Grant", PASSWORD)
        stored = await storage.person(person.id)
        assert stored is not None
        assert not club.hasher.is_outdated(stored.password)

    run(play())


def test_many_new_accounts_from_one_address_must_wait(storage: PeopleStorage) -> None:
    async def play() -> None:
        club = Club(storage)
        for number in range(10):
            await club.accounts.enter_as_guest(NOBODY, f"visitor{number}")
        error = await refusal(club.accounts.sign_up(NOBODY, "Grant", PASSWORD))
        assert error.code == "too-many"

    run(play())


def test_keys() -> None:
    assert key_of(" Ｇrant ") == key_of("GRANT") == "grant"
