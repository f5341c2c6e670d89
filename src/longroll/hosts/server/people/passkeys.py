"""Passkeys, by the library webauthn."""

import json
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from longroll.service.people.person import Passkey
from longroll.service.people.ports import NewPasskey, PasskeyError

Json = dict[str, Any]


class WebauthnPasskeys:
    """The passkeys of the club at an origin. A passkey belongs to the name of the machine, and proves that its owner
    was there and has unlocked it, so that it is sufficient alone. A response may come from anywhere and is read by
    several libraries, so any error that they raise means that it is invalid."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.host = urlsplit(origin).hostname or ""

    def creation_options(self, person: str, name: str, known: Sequence[str], challenge: bytes) -> Json:
        options = generate_registration_options(
            rp_id=self.host,
            rp_name="Longroll",
            user_id=person.encode(),
            user_name=name,
            challenge=challenge,
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(one)) for one in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        return read(options_to_json(options))

    def request_options(self, challenge: bytes) -> Json:
        required = UserVerificationRequirement.REQUIRED
        options = generate_authentication_options(rp_id=self.host, challenge=challenge, user_verification=required)
        return read(options_to_json(options))

    def challenge_of(self, credential: Json) -> bytes:
        try:
            text = base64url_to_bytes(credential["response"]["clientDataJSON"])
            return base64url_to_bytes(json.loads(text)["challenge"])
        except Exception as error:
            raise PasskeyError from error

    def verify_new(self, credential: Json, challenge: bytes) -> NewPasskey:
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.host,
                expected_origin=self.origin,
                require_user_verification=True,
            )
        except Exception as error:
            raise PasskeyError from error
        return NewPasskey(bytes_to_base64url(made.credential_id), made.credential_public_key, made.sign_count)

    def verify_use(self, credential: Json, challenge: bytes, passkey: Passkey) -> int:
        try:
            used = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.host,
                expected_origin=self.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.uses,
                require_user_verification=True,
            )
        except Exception as error:
            raise PasskeyError from error
        return used.new_sign_count


def read(options: str) -> Json:
    found: Json = json.loads(options)
    return found
