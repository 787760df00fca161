"""Sizes: no page is wider than its screen, and every control is visible, reachable and large enough.

Screens are 360, 768 and 1440 pixels wide, and the low ones of laptops. A page is shown once and its screen made wider:
that also shows that it finds its place at every size by itself.
"""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.all_page_states import PAGE_STATES, see_end, under_way
from tests.browser.browsing import DESKTOP, LAPTOP, LOW_DESKTOP, PHONE, TABLET, Company, Guest, Language, Screen
from tests.browser.page_states import seated
from tests.browser.pages import open_menu, open_tab, question, wait_until_still
from tests.browser.test_pages import check_width
from tests.browser.texts import GD

SHOWN = (
    *("home", "settings", "learn", "efny-new-table", "gd-waiting-room", "replay"),
    *("my-turn", "gd-police-moves", "out-interfere", "efny-plan"),
    *("efny-spectator", "otl-end", "gd-end", "out-end", "efny-end"),
)
"""One of every sort, and a table of every game; all others are looked at in a long run."""
ON_A_DESK = (LAPTOP, LOW_DESKTOP, DESKTOP)
NARROW = Screen("narrow window", PHONE.width, PHONE.height, touch=False)
ON_ITS_SIDE = Screen("phone on its side", 740, 360, touch=True)
LINE = 21
"""Pixels: the least height of a line that is said."""
SMALLEST = 24
"""Pixels: the least size of a target by WCAG 2.2 AA."""

WRONG = """
least => {
    const targets = [...document.querySelectorAll(
        ':is(button, select, summary, a[href], input, textarea, [role=tab], [role=button], [role=slider])'
    )].filter(one =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !one.disabled && !one.closest('[inert]') && getComputedStyle(one).pointerEvents !== 'none'
    );
    // A hidden box is pressed by its label, of which it is a part.
    const pressed = one => one.matches('input') && one.closest('label') || one;
    const rect = one => pressed(one).getBoundingClientRect();
    const name = one => (one.ariaLabel || one.textContent.trim() || one.outerHTML).slice(0, 60);
    const told = (one, { left, top, width, height }, why) =>
        `${why}: ${name(one)} (${[width, height, left, top].map(Math.round).join(' ')})`;

    // Small ones are far enough from others when a circle around each meets no other.
    const isFree = (one, at) => {
        const x = (at.left + at.right) / 2, y = (at.top + at.bottom) / 2;
        return targets.every(other => {
            if (pressed(other) === pressed(one)) return true;
            const there = rect(other);
            const dx = Math.max(there.left - x, 0, x - there.right), dy = Math.max(there.top - y, 0, y - there.bottom);
            return Math.hypot(dx, dy) >= least / 2;
        });
    };
    const isInText = one => one.matches('a') && one.closest('p, li, dd, td, label') &&
        getComputedStyle(one).display === 'inline';
    // A place on a map may be small, as it is seen from afar, where the list has the same as a button.
    const listed = new Set([...document.querySelectorAll('.options [data-code]')].map(one => one.dataset.code));
    const isListed = one => one.closest('.options') === null && listed.has(one.dataset.code);
    const isSmall = (one, at) => at.width < least - 0.5 || at.height < least - 0.5;

    // What can be scrolled or moved into sight is not cut.
    const isMoved = one => one.closest('svg') !== null || one.closest('[data-pane]') !== null;
    const cutBy = (one, at) => {
        if (at.left < -0.5 || at.right > document.documentElement.clientWidth + 0.5) {
            if (!scrolls(one)) return 'the screen';
        }
        for (let box = one.parentElement; box; box = box.parentElement) {
            const { overflowX, overflowY, position } = getComputedStyle(box);
            const edge = box.getBoundingClientRect();
            if (/auto|scroll/.test(overflowX + overflowY)) return null;
            const wide = at.left < edge.left - 1 || at.right > edge.right + 1;
            const high = at.top < edge.top - 1 || at.bottom > edge.bottom + 1;
            if ((wide && /hidden|clip/.test(overflowX)) || (high && /hidden|clip/.test(overflowY))) return name(box);
            if (position === 'fixed') return null;
        }
        return null;
    };
    // Pressed where its middle is when it is scrolled to; what lies behind an open window is not for now, nor what
    // comes only with the focus.
    const windows = [...document.querySelectorAll(
        'dialog:modal, [role=dialog], .curtain, .drawer.open, [data-review]'
    )];
    const isForNow = one => windows.length ? windows.at(-1).contains(one) : !one.matches('.skip');
    const coveredBy = one => {
        pressed(one).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const at = pressed(one).getClientRects()[0]; // A link in a text may go on in the next line.
        const hit = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
        if (hit === null) return 'the edge of the screen';
        return pressed(one).contains(hit) || hit.closest('label')?.contains(one) ? null : name(hit);
    };
    const scrolls = one => {
        for (let box = one.parentElement; box; box = box.parentElement)
            if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true;
        return false;
    };

    const found = [];
    for (const one of targets) {
        const at = rect(one);
        if (at.width <= 1 || at.height <= 1) continue; // For the ear, or the keyboard, alone.
        if (isSmall(one, at) && !(isInText(one) || isListed(one) || isFree(one, at)))
            found.push(told(one, at, 'too small'));
        const cut = isMoved(one) ? null : cutBy(one, at);
        if (cut !== null) found.push(told(one, at, `cut by ${cut}`));
        const cover = isMoved(one) || !isForNow(one) ? null : coveredBy(one);
        if (cover !== null) found.push(told(one, at, `cannot be pressed for ${cover}`));
    }
    return found;
}
"""
"""What cannot be pressed as it should, each in a line."""


def show_on(guest: Guest, screen: Screen) -> None:
    guest.screen = screen
    guest.page.set_viewport_size({"width": screen.width, "height": screen.height})
    wait_until_still(guest)


def check_at_every_size(guest: Guest, page: str, screens: tuple[Screen, ...]) -> None:
    PAGE_STATES[page][1](guest)
    for screen in screens:
        show_on(guest, screen)
        check_width(guest)
        wrong = guest.page.evaluate(WRONG, SMALLEST)
        assert not wrong, f"at {screen.width} x {screen.height} px:\n" + "\n".join(wrong)


@pytest.mark.parametrize("page", SHOWN)
def test_sizes(company: Company, page: str) -> None:
    guest = company("Ann", PHONE, "nl", game=PAGE_STATES[page][0])
    check_at_every_size(guest, page, (PHONE, TABLET, LAPTOP, LOW_DESKTOP, DESKTOP))


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("page", PAGE_STATES)
def test_sizes_of_every_page(company: Company, page: str, language: Language) -> None:
    """On a phone that becomes a tablet, and on a desk, where a mouse needs less room than a thumb."""
    if language == "en" or page not in SHOWN:
        check_at_every_size(company("Ann", PHONE, language, game=PAGE_STATES[page][0]), page, (PHONE, TABLET))
    check_at_every_size(company("Ann", DESKTOP, language, game=PAGE_STATES[page][0]), page, ON_A_DESK)


# At a table.

GAMES = ("otl", "gd", "out", "efny")


@pytest.mark.parametrize("game", GAMES)
def test_the_ways_on_from_the_end_are_in_sight(company: Company, game: str) -> None:
    """On every screen, without scrolling; so is what one writes in the chat on a desk."""
    page = f"{game}-end"
    guest = company("Ann", NARROW, "nl", game=PAGE_STATES[page][0])
    PAGE_STATES[page][1](guest)
    for screen in (NARROW, ON_ITS_SIDE, TABLET, *ON_A_DESK):
        show_on(guest, screen)
        see_end(guest)
        for name in ("rematch-same", "table-replay", "table-lobby"):
            see_in_sight(guest.page.get_by_role("main").get_by_text(guest.say(name)))
        if screen in ON_A_DESK:
            see_in_sight(guest.page.get_by_role("textbox", name=guest.say("chat-say")))


@pytest.mark.parametrize("game", GAMES)
def test_spectators_reach_the_menu(company: Company, game: str) -> None:
    page = f"{game}-spectator"
    guest = company("Ann", LAPTOP, "en", game=PAGE_STATES[page][0])
    PAGE_STATES[page][1](guest)
    for screen in ON_A_DESK:
        show_on(guest, screen)
        open_menu(guest)
        guest.page.keyboard.press("Escape")


@pytest.mark.parametrize("game", GAMES)
def test_the_chat_has_several_lines(company: Company, game: str) -> None:
    """While one plays, where a browser on a small laptop leaves 800 pixels or less."""
    guest = company("Ann", LAPTOP, "en", game=PAGE_STATES[f"{game}-end"][0])
    guest.go(f"/table/{under_way(seated(guest, 2, 0), guest.say.game)}")
    for screen in (LAPTOP, LOW_DESKTOP, Screen("higher laptop", 1366, 800, touch=False)):
        show_on(guest, screen)
        open_tab(guest, "chat-title")
        lines = guest.page.get_by_role("log", name=guest.say("chat-lines")).bounding_box()
        assert lines is not None
        assert lines["height"] >= 3 * LINE, screen
        see_in_sight(guest.page.get_by_role("textbox", name=guest.say("chat-say")))


def test_a_question_is_not_squeezed_by_what_stands_beside_it(company: Company) -> None:
    """Where it can be undone, helped with and gone back from, in the narrow column beside the board."""
    guest = company("Ann", LOW_DESKTOP, "en", game=GD)
    PAGE_STATES["gd-driver-aims"][1](guest)
    panel = question(guest)
    expect(panel.get_by_role("button", name=guest.say("table-undo"))).to_be_visible()
    for screen in ON_A_DESK:
        show_on(guest, screen)
        whole, heading = panel.bounding_box(), panel.get_by_role("heading", level=2).bounding_box()
        assert whole is not None
        assert heading is not None
        assert heading["width"] > 0.8 * whole["width"], screen


def see_in_sight(one: Locator) -> None:
    """And nothing else lies over it."""
    expect(one.first).to_be_in_viewport(ratio=0.95)
    assert one.first.evaluate(
        """one => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
        }"""
    ), one
