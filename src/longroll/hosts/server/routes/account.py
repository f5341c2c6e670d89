"""My account: sign up, in and out, password, recovery codes, my data. At home there is none."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from longroll.hosts.server.callers import Callers
from longroll.hosts.server.routes.common import ERRORS, answer
from longroll.hosts.server.schemas import account as schemas
from longroll.hosts.server.sites import client_address
from longroll.service.errors import missing
from longroll.service.people.accounts import Accounts
from longroll.service.people.shape import me_shape
from longroll.service.people.visitor import SignedIn, Visitor

me_router = APIRouter()
router = APIRouter(prefix="/api/account")
HOME = {"mode": "home", "person": None}


class AccountRequest:
    """The accounts, and who asks: looked up now, not as it was two seconds ago."""

    def __init__(self, accounts: Accounts, callers: Callers, visitor: Visitor) -> None:
        self.accounts = accounts
        self.callers = callers
        self.visitor = visitor

    async def welcome(self, signed_in: SignedIn) -> Response:
        """Show the account, with the new token in a cookie."""
        response = answer(await me_shape(self.accounts, signed_in.person))
        self.callers.keep(response, signed_in.token)
        return response

    def goodbye(self) -> Response:
        response = Response(status_code=204)
        self.callers.drop(response)
        return response


async def open_account(request: Request) -> AccountRequest:
    state = request.app.state
    if state.accounts is None:
        raise missing("account-home")
    token = state.callers.token(request.scope)
    person = await state.accounts.sessions.find(token)
    return AccountRequest(state.accounts, state.callers, Visitor(person, token, client_address(request.scope)))


AccountHere = Annotated[AccountRequest, Depends(open_account)]


@me_router.get("/api/me", response_model=schemas.Me, responses=ERRORS)
async def show_me(request: Request) -> Response:
    """Who I am; nobody at home, where there are no accounts."""
    if request.app.state.accounts is None:
        return answer(HOME)
    account = await open_account(request)
    return answer(await me_shape(account.accounts, account.visitor.person))


@router.post("/sign-up", response_model=schemas.Me, responses=ERRORS)
async def sign_up(account: AccountHere, asked: schemas.NamePassword) -> Response:
    """Become a member. A guest keeps his seats. 409: the name is taken."""
    return await account.welcome(await account.accounts.sign_up(account.visitor, asked.name, asked.password))


@router.post("/sign-in", response_model=schemas.Me, responses=ERRORS)
async def sign_in(account: AccountHere, asked: schemas.NamePassword) -> Response:
    """401: the name or the password is wrong; 429: after many tries the next must wait (`Retry-After`)."""
    return await account.welcome(await account.accounts.sign_in(account.visitor, asked.name, asked.password))


@router.post("/sign-out", status_code=204, response_class=Response, responses=ERRORS)
async def sign_out(account: AccountHere) -> Response:
    await account.accounts.sign_out(account.visitor)
    return account.goodbye()


@router.post("/sign-out-everywhere", status_code=204, response_class=Response, responses=ERRORS)
async def sign_out_everywhere(account: AccountHere) -> Response:
    """On all devices, this one too."""
    await account.accounts.sign_out_everywhere(account.visitor)
    return account.goodbye()


@router.post("/guest", response_model=schemas.Me, responses=ERRORS)
async def enter_as_guest(account: AccountHere, asked: schemas.GuestName) -> Response:
    """Play from an invitation under a name, without an account."""
    return await account.welcome(await account.accounts.enter_as_guest(account.visitor, asked.name))


@router.post("/recovery-codes", response_model=schemas.RecoveryCodes, responses=ERRORS)
async def make_codes(account: AccountHere, asked: schemas.Confirmation) -> Response:
    """New recovery codes, shown once; those before are worth nothing now."""
    return answer({"codes": await account.accounts.make_codes(account.visitor, asked.password)})


@router.post("/recover", response_model=schemas.Me, responses=ERRORS)
async def recover(account: AccountHere, asked: schemas.Recovery) -> Response:
    """Set a new password with a recovery code. All other sessions end."""
    signed_in = await account.accounts.recover(account.visitor, asked.name, asked.code, asked.password)
    return await account.welcome(signed_in)


@router.put("", response_model=schemas.Me, responses=ERRORS)
async def change_account(account: AccountHere, asked: schemas.AccountChanges) -> Response:
    """Change the e-mail address or the password. A new password ends all other sessions."""
    accounts, visitor = account.accounts, account.visitor
    visitor.member()
    changed = None
    if asked.password is not None:
        changed = await accounts.change_password(visitor, asked.password, asked.old_password)
    if asked.email is not None:
        await accounts.change_email(visitor, asked.email)
    person = await accounts.storage.person(visitor.signed_in().id)
    if changed is not None and person is not None:
        return await account.welcome(changed._replace(person=person))
    return answer(await me_shape(accounts, person))


@router.get("/export", response_model=dict[str, Any], responses=ERRORS)
async def export_account(account: AccountHere) -> Response:
    """Everything that is stored about me."""
    person = account.visitor.signed_in()
    response = answer(await account.accounts.leaving.export(person))
    response.headers["content-disposition"] = 'attachment; filename="longroll-account.json"'
    return response


@router.delete("", status_code=204, response_class=Response, responses=ERRORS)
async def delete_account(account: AccountHere, asked: schemas.Deletion) -> Response:
    """Delete my account. Running matches end; all stay, with a deleted player."""
    await account.accounts.delete(account.visitor, asked.password, asked.confirm)
    return account.goodbye()
