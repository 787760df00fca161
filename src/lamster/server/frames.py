"""The frames of most messages: a whole text in one frame, without extensions.

The websocket library handles all other frames. It would handle these too, but takes ten times as long, and every move
is one frame from a client and one to each reader.
"""

import struct

from websockets.frames import Opcode
from websockets.utils import apply_mask

WHOLE_TEXT = 0x80 | Opcode.TEXT
"""The first byte of a text frame that holds a whole message."""
MASKED = 0x80
"""The bit of the second byte that all frames of clients have."""
MASK_BYTES = 4
TWO_MORE_BYTES, EIGHT_MORE_BYTES = 126, 127
"""A length in the second byte that stands for a number in the bytes after it."""


def text_header(length: int) -> bytes:
    """The header of a server's text frame with this many bytes."""
    if length < TWO_MORE_BYTES:
        return struct.pack("!BB", WHOLE_TEXT, length)
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, TWO_MORE_BYTES, length)
    return struct.pack("!BBQ", WHOLE_TEXT, EIGHT_MORE_BYTES, length)


def whole_text(data: bytes) -> str | None:
    """The message of a client, if these bytes are one text frame from its first byte to its last; otherwise None."""
    if len(data) < 2 + MASK_BYTES or data[0] != WHOLE_TEXT or data[1] < MASKED:
        return None
    length, start = data[1] - MASKED, 2 + MASK_BYTES
    if length == TWO_MORE_BYTES:
        length, start = data[2] << 8 | data[3], 4 + MASK_BYTES
        if length < TWO_MORE_BYTES:
            return None
    if len(data) != start + length:
        return None
    try:
        return apply_mask(data[start:], data[start - MASK_BYTES : start]).decode()
    except UnicodeDecodeError:
        return None
