"""Compression of WebSocket messages (permessage-deflate): long ones only.

An acknowledgement or a status fits into a packet as it is. The standard leaves it to the sender which messages it compresses.
"""

from collections.abc import Sequence

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

SHORTEST_COMPRESSED = 256
"""Bytes."""
WINDOW_BITS = 12
MEMORY_LEVEL = 5
"""With these a connection's compressor takes 32 kB; by default it would be 256."""


class LongMessageDeflate(PerMessageDeflate):
    """Sends short messages as they are. No message is sent in fragments."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < SHORTEST_COMPRESSED else super().encode(frame)


class CompressLongMessages(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings={"memLevel": MEMORY_LEVEL},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, LongMessageDeflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
