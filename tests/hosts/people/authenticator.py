"""An authenticator in software: it makes and uses passkeys as a browser and its keychain would."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256

Json = dict[str, Any]
PRESENT_VERIFIED = 0x05
WITH_KEY = 0x40


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """Of one passkey, used by a browser that shows pages of `origin`."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = generate_private_key(SECP256R1())
        self.id = secrets.token_bytes(16)
        self.user = ""
        self.uses = 0
        self.flags = PRESENT_VERIFIED

    def create(self, options: Json) -> Json:
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        data = self.data(options["rp"]["id"], WITH_KEY) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": encode(self.client_data("webauthn.create", options)),
            "attestationObject": encode(attestation),
        }
        return self.credential(response)

    def get(self, options: Json) -> Json:
        self.uses += 1
        data = self.data(options["rpId"])
        client = self.client_data("webauthn.get", options)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ECDSA(SHA256()))
        response = {
            "clientDataJSON": encode(client),
            "authenticatorData": encode(data),
            "signature": encode(signature),
            "userHandle": self.user,
        }
        return self.credential(response)

    def data(self, machine: str, more: int = 0) -> bytes:
        flags = bytes((self.flags | more,))
        return hashlib.sha256(machine.encode()).digest() + flags + self.uses.to_bytes(4, "big")

    def client_data(self, kind: str, options: Json) -> bytes:
        data = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(data).encode()

    def credential(self, response: Json) -> Json:
        name = encode(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
