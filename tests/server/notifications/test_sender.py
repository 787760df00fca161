"""Messages under way: tried again in a while, never for ever, and never more of them than may wait."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from lamster.server.notifications import sender as carrying
from lamster.server.notifications.sender import NotificationSender
from lamster.server.notifications.webpush import CURVE, VapidKey
from lamster.tables import protocol as wire
from lamster.tables.model import entries as log
from lamster.tables.room.room_host import Notification
from lamster.tables.store.sqlite.store import SqliteStore
from tests.server.in_process import until
from tests.server.post_box import PostBox, Subscriber, post_box

CALL = Notification("turn", "abc", "on-the-lam", "On the Lam!", "ann", 0, "Ann")


def happens(folder: Path, scenario: Callable[[NotificationSender, PostBox], Awaitable[None]]) -> None:
    async def whole(box: PostBox) -> None:
        store = SqliteStore(folder / "lamster.db")
        await store.open()
        found = NotificationSender(
            store, VapidKey(ec.generate_private_key(CURVE), "mailto:x@example.org"), {"127.0.0.1"}
        )
        await found.open()
        try:
            await scenario(found, box)
        finally:
            await found.close()
            await store.close()

    with post_box() as box:
        asyncio.run(whole(box))


async def subscribe(found: NotificationSender, box: PostBox, path: str = "/1") -> Subscriber:
    browser = Subscriber(box.address + path)
    secrets = wire.PushSecrets(**browser.wish["keys"])
    await found.subscribe("ann", wire.Subscribe(browser.endpoint, secrets, "fr"), 1)
    return browser


def test_a_message_that_did_not_arrive_is_sent_again_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(carrying, "RETRY_AFTER_S", (0.01, 0.02))

    async def scenario(found: NotificationSender, box: PostBox) -> None:
        browser = await subscribe(found, box)
        box.status = 503
        found.ring(CALL)
        await until(lambda: len(box.letters) == 3)
        await asyncio.sleep(0.1)
        assert len(box.letters) == 3
        assert browser.told(box.letters[-1])["language"] == "en", "the language of a stranger is English"
        assert found.wants("ann"), "it may work the next time"

    happens(tmp_path, scenario)


def test_a_message_that_was_refused_is_not_sent_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrying, "RETRY_AFTER_S", (0.01, 0.02))

    async def scenario(found: NotificationSender, box: PostBox) -> None:
        await subscribe(found, box)
        box.status = 403
        found.ring(CALL)
        await until(lambda: box.letters)
        await asyncio.sleep(0.1)
        assert len(box.letters) == 1

    happens(tmp_path, scenario)


def test_who_turned_it_off_meanwhile_is_not_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrying, "RETRY_AFTER_S", (0.2,))

    async def scenario(found: NotificationSender, box: PostBox) -> None:
        browser = await subscribe(found, box)
        box.status = 500
        found.ring(CALL)
        await until(lambda: box.letters)
        await found.unsubscribe("ann", browser.endpoint)
        await asyncio.sleep(0.4)
        assert len(box.letters) == 1

    happens(tmp_path, scenario)


def test_every_browser_of_a_person_is_called_and_one_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async def scenario(found: NotificationSender, box: PostBox) -> None:
        for path in ("/1", "/2"):
            await subscribe(found, box, path)
        found.ring(CALL)
        await until(lambda: len(box.letters) == 2)
        assert {letter.path for letter in box.letters} == {"/1", "/2"}
        box.status = 410
        found.ring(CALL)
        await until(lambda: not found.wants("ann"))
        assert await found.store.subscriptions() == []

    happens(tmp_path, scenario)


def test_beyond_what_may_wait_messages_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrying, "SENDERS", 1)
    monkeypatch.setattr(carrying, "MAX_WAITING", 3)

    async def scenario(found: NotificationSender, box: PostBox) -> None:
        await subscribe(found, box)
        for _ in range(10):
            found.ring(CALL)
        await until(lambda: found.jobs.empty() and len(box.letters) == 3)

    happens(tmp_path, scenario)


def test_a_webhook_is_not_flooded(tmp_path: Path) -> None:
    async def scenario(found: NotificationSender, box: PostBox) -> None:
        hook = log.Hooked(f"{box.address}/hook", "https://games.example.org")
        for _ in range(50):
            found.tell(hook, CALL)
        await until(lambda: len(box.letters) >= 20)
        await asyncio.sleep(0.2)
        assert len(box.letters) < 25
        assert box.letters[0].json["url"] == "https://games.example.org/table/abc"

    happens(tmp_path, scenario)


def test_an_address_that_is_no_longer_allowed_hurts_nobody(tmp_path: Path) -> None:
    """The operator took back the word: what is in the log of a table stays there, and is not sent."""

    async def scenario(found: NotificationSender, box: PostBox) -> None:
        found.tell(log.Hooked("http://192.168.0.9/", "https://games.example.org"), CALL)
        await subscribe(found, box)
        found.ring(CALL)
        await until(lambda: box.letters)
        assert all(not task.done() for task in found.senders)

    happens(tmp_path, scenario)
