"""Passkeys: add, remove, sign up and sign in with one."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from longroll.hosts.server.routes.account import AccountHere
from longroll.hosts.server.routes.common import ERRORS, answer
from longroll.hosts.server.schemas import account as schemas
from longroll.service.people.shape import me_shape

router = APIRouter(prefix="/api/account/passkeys")
PasskeyId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,1400}$")]


@router.post("/options", response_model=schemas.PasskeyOptions, responses=ERRORS)
async def begin_adding(account: AccountHere, asked: schemas.NewPasskeyOptions) -> Response:
    """What to ask the browser for: a further passkey of mine, or the first of a new member with a name."""
    return answer({"options": await account.accounts.begin_passkey(account.visitor, asked.name, asked.password)})


@router.post("", response_model=schemas.Me, responses=ERRORS)
async def add(account: AccountHere, asked: schemas.NewPasskey) -> Response:
    """Add what the browser has made. Somebody who is no member becomes one, under the name given for the options."""
    signed_in = await account.accounts.passkeys.add(account.visitor, asked.credential, asked.label)
    if signed_in is not None:
        return await account.welcome(signed_in)
    return answer(await me_shape(account.accounts, account.visitor.person))


@router.delete("/{passkey}", status_code=204, response_class=Response, responses=ERRORS)
async def remove(account: AccountHere, passkey: PasskeyId) -> Response:
    """403: it is the only way to sign in."""
    await account.accounts.passkeys.remove(account.visitor, passkey)
    return Response(status_code=204)


@router.post("/sign-in/options", response_model=schemas.PasskeyOptions, responses=ERRORS)
async def begin_sign_in(account: AccountHere) -> Response:
    return answer({"options": await account.accounts.passkeys.begin_sign_in(account.visitor)})


@router.post("/sign-in", response_model=schemas.Me, responses=ERRORS)
async def sign_in(account: AccountHere, asked: schemas.PasskeySignIn) -> Response:
    return await account.welcome(await account.accounts.passkeys.sign_in(account.visitor, asked.credential))
