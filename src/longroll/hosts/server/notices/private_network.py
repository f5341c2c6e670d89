"""Which addresses are not on the public internet."""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address

Address = IPv4Address | IPv6Address


class PrivateAddress(BaseException):
    """A connection that must not be made. No library may take it for a failure of the network and go on."""


def is_public(text: str) -> bool:
    """`text` is an address in figures, as a socket is given it; a name is not."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return all(one.is_global and not one.is_multicast for one in (address, *embedded(address)))


def embedded(address: Address) -> list[Address]:
    """The addresses of IPv4 that one of IPv6 leads to."""
    if isinstance(address, IPv4Address):
        return []
    found: list[Address | None] = [address.sixtofour]
    if address.packed[:12] in (bytes(12), bytes.fromhex("0064ff9b") + bytes(8)):  # compatible, or by NAT64
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
