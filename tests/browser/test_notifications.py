"""Notifications, webhooks, device links, the installed app, and hidden pages."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESKTOP, PHONE, Company, Guest
from tests.browser.conftest import use_company
from tests.browser.otl_positions import in_play, let_play
from tests.browser.pages import open_from_menu, open_menu, see_game, see_toast, wait_until
from tests.browser.test_pages import check_page
from tests.server.playing import play_on
from tests.server.post_box import PostBox, Subscriber, post_box
from tests.server.running import Person, running


@pytest.fixture
def box() -> Iterator[PostBox]:
    with post_box() as found:
        yield found


@pytest.fixture
def notifying(browser: Browser, tmp_path: Path) -> Iterator[Company]:
    """Guests of a server that may send to loopback."""
    with running(tmp_path, "--reach", "127.0.0.1") as server:
        yield from use_company(Company(browser, server))


# Notifications.

SUBSCRIBED = """
const known = { endpoint: '%s', toJSON: () => (%s) };
known.options = { applicationServerKey: null };
known.unsubscribe = async () => !(there = false);
let there = false;
PushManager.prototype.getSubscription = async () => (there ? known : null);
PushManager.prototype.subscribe = async (wish) => {
    window.wished = wish.userVisibleOnly && wish.applicationServerKey.length;
    there = true;
    return known;
};
"""
"""Replaces the browser's push service, which a test cannot use, by ours."""


def with_own_push_service(guest: Guest, subscriber: Subscriber) -> None:
    wish = {"endpoint": subscriber.endpoint, "keys": subscriber.wish["keys"]}
    guest.context.add_init_script(SUBSCRIBED % (subscriber.endpoint, json.dumps(wish)))
    guest.context.grant_permissions(["clipboard-read", "clipboard-write", "notifications"])


ACTIVE = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== 'activated') await new Promise((done) => setTimeout(done, 20));
}"""
"""Waits for the active worker: a message before that would be lost."""


def deliver(guest: Guest, data: str) -> list[list[str]]:
    """Hand a message to the guest's service worker, as the browser does; the notifications that are shown then."""
    guest.page.evaluate(ACTIVE)
    session = guest.context.new_cdp_session(guest.page)
    found: list[str] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(ids(told)))
    session.send("ServiceWorker.enable")
    wait_until(guest, lambda: bool(found), "for the registration of the worker")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": guest.server.address, "registrationId": found[0], "data": data},
    )
    shown: list[list[str]] = []

    def somebody_called() -> bool:
        shown[:] = guest.page.evaluate(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                .map(notice => [notice.title, notice.body, notice.data.path])"""
        )
        return bool(shown)

    wait_until(guest, somebody_called, "for the notification")
    return shown


def ids(told: dict[str, list[dict[str, str]]]) -> list[str]:
    return [registration["registrationId"] for registration in told["registrations"]]


def test_who_asks_for_it_is_notified(notifying: Company, box: PostBox) -> None:
    guest = notifying("Ann", PHONE, "nl", "light")
    subscriber = Subscriber(f"{box.address}/push/1")
    with_own_push_service(guest, subscriber)
    guest.go("/settings")
    guest.press(guest.page.get_by_role("button", name=guest.say("push-turn-on")))
    expect(guest.page.get_by_text(guest.say("push-on"), exact=True)).to_be_visible()
    assert guest.page.evaluate("window.wished") == 65
    guest.page.evaluate("scrollTo(0, 0)")
    check_page(guest)
    guest.press(guest.page.get_by_role("button", name=guest.say("push-test")))
    see_toast(guest, guest.say("push-tested"))
    told = subscriber.read(box.wait_for(1)[0].body).decode()
    assert deliver(guest, told) == [["Het werkt", "Zo ziet een melding van Lamster eruit, Ann.", "/settings"]]
    guest.press(guest.page.get_by_role("button", name=guest.say("push-turn-off")))
    expect(guest.page.get_by_role("button", name=guest.say("push-turn-on"))).to_be_visible()
    assert notifying.server.file("SELECT * FROM subscriptions") == []


def test_nobody_is_asked_for_permission_unasked(company: Company) -> None:
    guest = company("Ann")
    guest.context.add_init_script("Notification.requestPermission = () => { throw new Error('asked unasked'); };")
    guest.go("/settings")
    expect(guest.page.get_by_role("heading", name=guest.say("push-title"))).to_be_visible()


def test_a_host_sets_a_webhook(notifying: Company, box: PostBox) -> None:
    guest = notifying("Ann")
    table = in_play([guest.person, Person(notifying.server, "Bob")])[0].table_id
    guest.go(f"/table/{table}")
    see_game(guest)
    window = open_from_menu(guest, "push-title")
    field = window.get_by_role("textbox", name=guest.say("webhook-label"))
    field.fill("https://192.168.1.1/")
    guest.expects_failure("400")
    guest.press(window.get_by_role("button", name=guest.say("save")))
    expect(window.get_by_role("alert")).to_have_text(guest.say("error-bad-address"))
    field.fill(f"{box.address}/hook")
    guest.press(window.get_by_role("button", name=guest.say("save")))
    see_toast(guest, guest.say("webhook-saved"))
    check_page(guest)
    guest.press(window.get_by_role("button", name=guest.say("webhook-test")))
    see_toast(guest, guest.say("webhook-tested", status=201))
    assert box.wait_for(1)[0].json["url"] == f"{notifying.server.address}/table/{table}"


# Another device.


def make_link(guest: Guest) -> str:
    guest.go("/settings")
    guest.press(guest.page.get_by_role("button", name=guest.say("device-make")))
    expect(guest.page.get_by_role("img", name=guest.say("device-qr-alt"))).to_be_visible()
    check_page(guest)
    guest.press(guest.page.get_by_role("button", name=guest.say("device-copy")))
    see_toast(guest, guest.say("copied"))
    link: str = guest.page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{guest.server.address}/device#")
    return link.removeprefix(guest.server.address)


def test_the_same_person_on_another_device(company: Company) -> None:
    ann, phone = company("Ann", DESKTOP), company("Bas", PHONE, "nl", "light")
    table = in_play([ann.person, phone.person])[0].table_id
    link = make_link(ann)
    phone.go(link)
    expect(phone.page.get_by_role("heading", name=phone.say("device-become", name="Ann"))).to_be_visible()
    expect(phone.page.get_by_text(phone.say("device-become-now", now="Bas", name="Ann", tables=1))).to_be_visible()
    check_page(phone)
    phone.press(phone.page.get_by_role("button", name=phone.say("device-become-do", name="Ann")))
    expect(phone.page.get_by_text(phone.say("home-as", name="Ann"))).to_be_visible()
    phone.go(f"/table/{table}")
    see_game(phone)
    assert phone.tap.you["seats"] == ann.person.page(table).ready().you["seats"] == [0]
    phone.go("/settings")
    phone.press(phone.page.get_by_role("button", name=phone.say("before-be", name="Bas")))
    expect(phone.page.get_by_text(phone.say("home-as", name="Bas"))).to_be_visible()


def test_links_that_are_no_longer_good(company: Company) -> None:
    ann, thief = company("Ann"), company("Eve", PHONE)
    link = make_link(ann)
    Person(company.server).json("POST", "/api/device/become", {"token": link.partition("#")[2]})
    thief.expects_failure("40[04]")
    for place, why in ((link, "used"), ("/device#nothing", "unknown"), ("/device", "unknown")):
        thief.go("/")
        thief.go(place)
        expect(thief.page.get_by_role("alert")).to_have_text(thief.say("error-bad-link", why=why))
    check_page(thief)


def test_another_device_is_offered_at_the_table(company: Company) -> None:
    guest = company("Ann", PHONE)
    table = in_play([guest.person, Person(company.server, "Bob")])[0].table_id
    guest.go(f"/table/{table}")
    see_game(guest)
    guest.press(open_menu(guest).get_by_role("button", name=guest.say("device-use")))
    window = guest.page.get_by_role("dialog", name=guest.say("device-use"))
    guest.press(window.get_by_role("button", name=guest.say("device-make")))
    expect(window.get_by_role("timer")).to_be_visible()
    check_page(guest)


# The app.


def test_the_app_can_be_installed(company: Company) -> None:
    guest = company("Ann", language="nl")
    guest.go("/")
    expect(guest.page.locator('link[rel="manifest"]')).to_have_attribute("href", "/manifest.nl.webmanifest")
    session = guest.context.new_cdp_session(guest.page)
    found = session.send("Page.getAppManifest")
    assert not found["errors"]
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["lang"], manifest["display"]) == ("Lamster", "nl", "standalone")
    for picture in manifest["icons"]:
        wide: list[int] = guest.page.evaluate(
            """src => new Promise(done => {
                const image = new Image();
                image.onload = () => done([image.naturalWidth, image.naturalHeight]);
                image.src = src;
            })""",
            picture["src"],
        )
        assert picture["sizes"] == f"{wide[0]}x{wide[1]}"
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in problems if one["errorId"] != "in-incognito"] == []


def test_without_a_connection_the_worker_says_so_and_keeps_no_game(company: Company) -> None:
    guest = company("Ann")
    table = in_play([guest.person, Person(company.server, "Bob")])[0].table_id
    guest.go(f"/table/{table}")
    see_game(guest)
    guest.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    guest.page.reload()
    see_game(guest)
    guest.expects_failure("503|ERR_")
    guest.context.set_offline(True)
    guest.go(f"/table/{table}")
    expect(guest.page.get_by_role("heading", name="You are offline")).to_be_visible()
    check_page(guest)
    assert guest.page.evaluate("caches.keys()") == []
    guest.context.set_offline(False)
    guest.press(guest.page.get_by_role("link", name="Try again"))
    see_game(guest)


# Hidden pages.

HIDE = """hidden => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_a_hidden_tab_tells_of_the_turn_and_the_server_that_it_is_hidden(company: Company) -> None:
    guest = company("Ann")
    pages = in_play([guest.person, Person(company.server, "Bob")], moves=12, round_limit=20)
    let_play(pages, 1, Random(1))
    pages[0].close()
    guest.go(f"/table/{pages[0].table_id}")
    see_game(guest)
    expect(guest.page).to_have_title(guest.say("game-title"))
    sent: list[str] = []
    guest.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    guest.page.reload()
    see_game(guest)
    guest.page.evaluate(HIDE, True)
    wait_until(guest, lambda: any('"shown"' in frame and '"on":false' in frame for frame in sent), "for word of it")
    play_on(pages[1:], Random(1))
    expect(guest.page).to_have_title(f"● {guest.say('table-your-turn')} · {guest.say('game-title')}")
    guest.page.evaluate(HIDE, False)
    wait_until(guest, lambda: any('"shown"' in frame and '"on":true' in frame for frame in sent), "for word of it")
