"""How others find this server: its addresses in the network it is in."""

import ipaddress
import socket

from ludoteca.server.protocol.schemas import Reach
from ludoteca.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104  # compared, not bound
SOMEWHERE_ELSE = "192.0.2.1"
"""An address that nobody has; nothing is sent there."""


def reach(settings: Settings) -> Reach:
    """With a public address the others are nobody's business."""
    addresses = [] if settings.public_url else _listening(settings.host)
    shown = [f"http://{_in_link(address)}:{settings.port}/" for address in addresses]
    return Reach(shown, settings.public_url, _is_loopback(settings.host), settings.port)


def _listening(host: str) -> list[str]:
    if host not in EVERYWHERE:
        return [] if _is_loopback(host) else [host]
    found = [_on_the_way_out(), *_own_addresses()]
    return list(dict.fromkeys(address for address in found if address and not _is_loopback(address)))


def _on_the_way_out() -> str:
    """The address that others in this network most likely see."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE_ELSE, 9))
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
        return address


def _own_addresses() -> list[str]:
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


def _in_link(address: str) -> str:
    return f"[{address}]" if ":" in address else address
