"""Finds out which addresses are not on the public internet."""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

Address = IPv4Address | IPv6Address
GIVEN_OUT: Final = ip_network("2000::/3")
NAT64: Final = ip_network("64:ff9b::/96")
PROTOCOLS: Final = ip_network("192.0.0.0/24")


class PrivateAddress(BaseException):
    """A connection that must not be made. It is a `BaseException`, so that no library takes it for a network error and
    goes on."""


def is_public(text: str) -> bool:
    """Is it public? `text` is a numeric address, as a socket is given it, not a name."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return all(map(is_global, (address, *embedded(address))))


def is_global(address: Address) -> bool:
    """Python knows most private ranges of IPv4, but fewer of IPv6: there only what is assigned to the internet is
    public."""
    if isinstance(address, IPv6Address):
        return address in NAT64 or (address in GIVEN_OUT and address.is_global)
    return address.is_global and not address.is_multicast and address not in PROTOCOLS


def embedded(address: Address) -> list[Address]:
    """The IPv4 addresses to which an IPv6 address leads."""
    if isinstance(address, IPv4Address):
        return []
    found: list[Address | None] = [address.sixtofour]
    if address in NAT64:
        found.append(IPv4Address(address.packed[12:]))
    if address.teredo:
        found += address.teredo
    return [one for one in found if one is not None]


def resolve(host: str) -> list[str]:
    """All addresses of a name, in whatever form it is written; none if it is unknown."""
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return [str(one[4][0]) for one in found]
