"""Addresses that are not served, as `fittest admin block` has them."""

import ipaddress
from collections.abc import Callable, Iterable
from typing import TypeAlias

from fittest.kernel.errors import bad_request
from fittest.server.errors import refuse

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
HOME_PREFIX = 64


def network_of(text: str) -> Network:
    """What is meant by an address or a network. One IPv6 address means the /64 that a home gets."""
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError as error:
        raise bad_request("error-admin-address", value=text) from error
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen == network.max_prefixlen:
        return network.supernet(new_prefix=HOME_PREFIX)
    return network


class Blocks:
    """`now` gives milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._networks: list[tuple[Network, int | None]] = []

    def load(self, rows: Iterable[tuple[str, int | None]]) -> None:
        self._networks = [(ipaddress.ip_network(network), until) for network, until in rows]

    def check(self, address: str) -> None:
        """Refuses requests from a blocked address."""
        if self._networks and self._blocked(address):
            raise refuse(403, "error-blocked")

    def _blocked(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        now = self._now()
        return any(found in network for network, until in self._networks if until is None or now < until)
