"""People as they are shown, to themselves and to others."""

from typing import Any

from longroll.service.people.accounts import Accounts
from longroll.service.people.person import Person


async def me_shape(accounts: Accounts, person: Person | None) -> dict[str, Any]:
    return {"mode": "club", "person": None if person is None else await account_shape(accounts, person)}


async def account_shape(accounts: Accounts, person: Person) -> dict[str, Any]:
    passkeys = await accounts.storage.passkeys(person.id)
    return {
        **person_shape(person),
        "email": person.email,
        "has_password": bool(person.password),
        "passkeys": [{"id": one.id, "name": one.label, "created": one.created} for one in passkeys],
        "recovery_codes_left": await accounts.storage.codes_left(person.id),
        "vacation_until": await accounts.vacation_until(person.id),
    }


def person_shape(person: Person) -> dict[str, Any]:
    return {"id": person.id, "name": person.name, "role": person.role}


def admin_shape(person: Person) -> dict[str, Any]:
    return {
        **person_shape(person),
        "created": person.created,
        "email": person.email,
        "suspended": person.suspended,
    }
