"""Bodies of requests and responses about accounts and people."""

from typing import Annotated, Any, Literal

from pydantic import Field

from longroll.hosts.server.schemas.common import RequestBody, ResponseBody, Word
from longroll.hosts.server.schemas.state import Summary
from longroll.service.people import names, passwords

Name = Annotated[
    str, Field(max_length=100, description=f"{names.SHORTEST} to {names.LONGEST} letters, digits, - and _")
]
Password = Annotated[str, Field(max_length=passwords.LONGEST, description=f"at least {passwords.SHORTEST} characters")]
Code = Annotated[str, Field(max_length=60)]
Credential = Annotated[dict[str, Any], Field(description="what the browser's WebAuthn gives, as JSON")]
GrantedRole = Literal["member", "organiser", "admin"]
PersonRole = Literal["guest", "member", "organiser", "admin"]


class NamePassword(RequestBody):
    name: Name
    password: Password


class GuestName(RequestBody):
    name: Name


class AccountChanges(RequestBody):
    email: Annotated[str | None, Field(max_length=254, description="empty: remove it")] = None
    password: Password | None = None
    old_password: Annotated[str, Field(max_length=passwords.LONGEST, description="if there is a password")] = ""


class Recovery(RequestBody):
    name: Name
    code: Code
    password: Password


class Confirmation(RequestBody):
    password: Annotated[str, Field(max_length=passwords.LONGEST, description="if there is a password")] = ""


class Deletion(Confirmation):
    confirm: Annotated[str, Field(max_length=100, description="the name, where there is no password")] = ""


class NewPasskeyOptions(Confirmation):
    name: Annotated[str, Field(max_length=100, description="of a new member")] = ""


class NewPasskey(RequestBody):
    name: Annotated[str, Field(max_length=100, description="as in the options; it is not read again")] = ""
    credential: Credential
    label: Annotated[str, Field(max_length=100, description="what the passkey is called")] = ""


class PasskeySignIn(RequestBody):
    credential: Credential


class PersonChange(RequestBody):
    role: GrantedRole | None = None
    suspended: bool | None = None


class PasskeyShown(ResponseBody):
    id: str
    name: str
    created: float


class Myself(ResponseBody):
    id: str
    name: str
    role: PersonRole
    email: str
    has_password: bool
    passkeys: list[PasskeyShown]
    recovery_codes_left: int
    vacation_until: float


class Me(ResponseBody):
    mode: Literal["home", "club"]
    person: Annotated[Myself | None, Field(description="who is signed in")]


class RecoveryCodes(ResponseBody):
    codes: list[str]


class PasskeyOptions(ResponseBody):
    options: Annotated[dict[str, Any], Field(description="for the browser's WebAuthn, as JSON")]


class FoundPerson(ResponseBody):
    id: str
    name: str
    role: PersonRole


class AdminPerson(FoundPerson):
    created: float
    email: str
    suspended: bool


class RecordLine(ResponseBody):
    title: Word
    seat: Word
    won: int
    lost: int
    drawn: int


class Profile(FoundPerson):
    since: float
    online: bool
    record: list[RecordLine]
    blocked: bool
    matches: list[Summary]
