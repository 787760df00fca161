"""Requests that must be refused, and change nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import get_args

import pytest
from websockets.exceptions import ConnectionClosed

from lamster.tables import protocol as wire
from tests.server.reading import Json
from tests.server.running import Page, Refusal

CODES = get_args(wire.ErrorCode)


def check_error(error: Json) -> None:
    """An error as the protocol has it: a known code, and a sentence that tells what was wrong."""
    assert error["error"] in CODES
    assert len(error["message"]) > 10


def refused(page: Page, kind: str, **fields: object) -> str:
    """The code of the error that this message is answered with."""
    with pytest.raises(Refusal) as caught:
        page.ask(kind, **fields)
    check_error(caught.value.body)
    return caught.value.error


def turned_away(page: Page) -> str:
    """Why the server closes the line, as it must."""
    with pytest.raises(ConnectionClosed):
        page.until(lambda: False)
    error: str = page.bye["error"]
    return error


def known(page: Page) -> tuple[object, ...]:
    """Everything that this page may know of the table now, fetched anew."""
    eyes = page.you["eyes"]
    if eyes is None:
        page.close()
        page.reopen()
    else:
        page.ask("look", seat=None)
        page.ask("look", seat=eyes)
    return page.seq, page.table, page.you, page.position, page.news, page.chat


@contextmanager
def unchanged(page: Page) -> Iterator[None]:
    """Nothing happens to the table meanwhile, and the page can be used afterwards."""
    before = known(page)
    yield
    assert known(page) == before


def again(page: Page) -> Page:
    """The page, opened anew: it may send as much as a new one. Lines are closed after every test."""
    page.reopen()
    return page
