"""The server's addresses in its local network, for people who join from another device."""

import ipaddress
import socket

from ludoteca.server.protocol.schemas import NetworkAddresses
from ludoteca.server.settings import Settings

ALL_INTERFACES = ("0.0.0.0", "::", "")  # noqa: S104  # compared, not bound
DOCUMENTATION_ADDRESS = "192.0.2.1"
"""Reserved for documentation (RFC 5737). Connecting a UDP socket to it sends nothing but reveals our own address."""
DISCARD_PORT = 9


def network_addresses(settings: Settings) -> NetworkAddresses:
    """Returns the addresses at which other devices reach this server. With a public address the local ones are left
    out."""
    addresses = [] if settings.public_url else _reachable(settings.host)
    shown = [f"http://{for_url(address)}:{settings.port}/" for address in addresses]
    return NetworkAddresses(shown, settings.public_url, _is_loopback(settings.host), settings.port)


def _reachable(host: str) -> list[str]:
    if host not in ALL_INTERFACES:
        return [] if _is_loopback(host) else [host]
    found = [default_address(), *_hostname_addresses()]
    return list(dict.fromkeys(address for address in found if address and not _is_loopback(address)))


def default_address() -> str:
    """Returns the address of the interface with the default route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((DOCUMENTATION_ADDRESS, DISCARD_PORT))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
        return address


def _hostname_addresses() -> list[str]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(address[4][0]) for address in found]


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def for_url(address: str) -> str:
    return f"[{address}]" if ":" in address else address
