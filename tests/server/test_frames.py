"""Frames that bypass the websocket library mean the same as with it."""

import os
from random import Random

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from lamster.server.frames import text_header, whole_text

LENGTHS = (0, 1, 125, 126, 127, 4_000, 65_535, 65_536, 100_000)


def client_frame(opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=mask, extensions=[])


def read_by_library(data: bytes) -> Frame:
    reader = StreamReader()
    reader.feed_data(data)
    parsing = Frame.parse(reader.read_exact, mask=False, max_size=None, extensions=[])
    try:
        next(parsing)
    except StopIteration as found:
        assert not reader.buffer
        return found.value  # type: ignore[no-any-return]
    raise AssertionError("the library waits for more")


@pytest.mark.parametrize("length", LENGTHS)
def test_the_library_reads_a_frame_with_our_header(length: int) -> None:
    text = os.urandom(length)
    frame = read_by_library(text_header(length) + text)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, text)


@pytest.mark.parametrize("length", [n for n in LENGTHS if n < 65_536])
def test_we_read_a_text_frame_of_the_library(length: int) -> None:
    text = "é" * (length // 2) + "x" * (length % 2)
    assert whole_text(client_frame(Opcode.TEXT, text.encode())) == text


def test_other_frames_are_left_to_the_library() -> None:
    whole = client_frame(Opcode.TEXT, b"hello")
    others = {
        "binary": client_frame(Opcode.BINARY, b"hello"),
        "ping": client_frame(Opcode.PING, b"hello"),
        "close": client_frame(Opcode.CLOSE, b"\x03\xe8"),
        "a fragment": client_frame(Opcode.TEXT, b"hello", fin=False),
        "the end of a fragmented message": client_frame(Opcode.CONT, b"hello"),
        "not masked": client_frame(Opcode.TEXT, b"hello", mask=False),
        "not UTF-8": client_frame(Opcode.TEXT, b"\xff\xfe"),
        "more than 64 kB": client_frame(Opcode.TEXT, b"x" * 65_536),
        "two frames": whole + whole,
        "reserved bit": bytes([whole[0] | 0x40]) + whole[1:],
        "a short text with a long length": b"\x81\xfe\x00\x05" + whole[2:],
    }
    assert {name for name, data in others.items() if whole_text(data) is not None} == set()
    assert [cut for cut in range(len(whole)) if whole_text(whole[:cut]) is not None] == []


def test_damaged_frames_are_never_read_as_another_text() -> None:
    """A changed header is left to the library; what is read has the length that its header says."""
    rng, read = Random(7), 0
    for _ in range(2_000):
        data = bytearray(client_frame(Opcode.TEXT, b"x" * rng.choice([3, 125, 126, 300])))
        data[rng.randrange(4)] = rng.randrange(256)
        text = whole_text(bytes(data))
        if text is not None:
            read += 1
            reader = StreamReader()
            reader.feed_data(bytes(data))
            parsing = Frame.parse(reader.read_exact, mask=True, max_size=None, extensions=[])
            with pytest.raises(StopIteration) as found:
                next(parsing)
            assert (bytes(found.value.value.data).decode(), bytes(reader.buffer)) == (text, b"")
    assert read > 50
