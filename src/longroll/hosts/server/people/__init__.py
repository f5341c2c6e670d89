"""The ports of the accounts: storage in a database, passwords by argon2, passkeys by webauthn."""
