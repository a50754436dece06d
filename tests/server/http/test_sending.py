"""What a WebSocket sends: one write for the messages of a moment, and compressed only where that pays."""

import asyncio
import socket
from collections.abc import Iterator

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from ludoteca.server.http.compression import SHORTEST_COMPRESSED, CompressLongMessages
from ludoteca.server.http.connections import JoinedWrites

LONG = b'{"type":"update"}' * 100
SHORT = b'{"type":"accepted"}'


@pytest.fixture
def sockets() -> Iterator[tuple[socket.socket, socket.socket]]:
    own, other = socket.socketpair()
    other.setblocking(False)
    with own, other:
        yield own, other


def test_messages_of_a_moment_are_written_together(sockets: tuple[socket.socket, socket.socket]) -> None:
    own, other = sockets

    async def write() -> None:
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, own)
        joined = JoinedWrites(transport, loop)
        joined.write(b"one ")
        joined.write(b"two ")
        with pytest.raises(BlockingIOError):
            other.recv(100)
        await asyncio.sleep(0)
        assert other.recv(100) == b"one two "
        joined.write(b"and the last")
        joined.close()
        await asyncio.sleep(0)
        assert other.recv(100) == b"and the last"
        assert joined.is_closing()
        joined.write(b"nobody hears this")
        await asyncio.sleep(0)
        assert other.recv(100) == b""

    asyncio.run(write())


def test_only_long_messages_are_compressed_and_every_client_understands_it() -> None:
    client = ClientPerMessageDeflateFactory()
    answer, server = CompressLongMessages().process_request_params([("client_max_window_bits", None)], [])
    browser = client.process_response_params(answer, [])
    for data in (LONG, SHORT, LONG, b"x" * (SHORTEST_COMPRESSED - 1), b"x" * SHORTEST_COMPRESSED, SHORT):
        sent = server.encode(Frame(Opcode.TEXT, data))
        assert sent.rsv1 == (len(data) >= SHORTEST_COMPRESSED)
        assert (len(sent.data) < len(data)) == sent.rsv1
        assert bytes(browser.decode(sent).data) == data
