"""The names of a server and the addresses of its clients: at home, and as a club with a public origin.

No other site can use the server through its user's browser. A name that an attacker points at this machine (DNS
rebinding) is not ours, and a page from elsewhere shows its Origin. A numeric address cannot be rebound.
"""

import re
from functools import lru_cache
from ipaddress import ip_address
from typing import Final, Protocol

from starlette.types import Scope

from longroll.hosts.server.config import ClubConfig, Network, is_loopback

HOST: Final = re.compile(r"(?:\[([0-9a-fA-F:.]+)\]|([^:\[\]@\s]+))(?::[0-9]{0,5})?")
FORWARDED: Final = b"x-forwarded-for"
HOPS: Final = 10  # proxies that are considered


class Site(Protocol):
    def is_ours(self, host: str) -> bool:
        """Does this Host header name us?"""
        ...

    def may_come_from(self, origin: str, host: str) -> bool:
        """May a page of that origin change something here?"""
        ...

    def client(self, scope: Scope) -> str:
        """The address of the client that makes a request."""
        ...


class HomeSite:
    """This machine: localhost, or any numeric address."""

    def is_ours(self, host: str) -> bool:
        name = host_name(host)
        return name == "localhost" or is_address(name)

    def may_come_from(self, origin: str, host: str) -> bool:
        return origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())

    def client(self, scope: Scope) -> str:
        return client_address(scope)


class ClubSite:
    """A club has only one origin. Behind a trusted reverse proxy the address of a client is the last one that the
    proxies did not add themselves."""

    def __init__(self, config: ClubConfig) -> None:
        self.scheme = config.origin.partition(":")[0]
        self.hosts = config.hosts
        self.proxies = config.trusted_proxies

    def is_ours(self, host: str) -> bool:
        return host.lower() in self.hosts

    def may_come_from(self, origin: str, host: str) -> bool:
        return origin.lower() == f"{self.scheme}://{host.lower()}"

    def client(self, scope: Scope) -> str:
        peer = client_address(scope)
        if not is_trusted(peer, self.proxies):
            return peer
        for address in reversed(forwarded(scope)[-HOPS:]):
            if not is_address(address):
                break
            peer = address
            if not is_trusted(address, self.proxies):
                break
        return peer


def client_address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def forwarded(scope: Scope) -> list[str]:
    values = [value.decode("latin-1") for name, value in scope["headers"] if name == FORWARDED]
    return [address.strip() for address in ",".join(values).split(",") if address.strip()]


@lru_cache(maxsize=64)
def is_trusted(address: str, proxies: tuple[Network, ...]) -> bool:
    if is_loopback(address) or not address:
        return True
    if not is_address(address):
        return False
    found = ip_address(address)
    return any(found in network for network in proxies if network.version == found.version)


@lru_cache(maxsize=64)
def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    found = HOST.fullmatch(host)
    return (found[1] or found[2]).lower() if found else ""
