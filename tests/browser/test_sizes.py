"""Right sizes: at 360, 768 and 1440 pixels no page is wider than its screen, and nothing one presses is cut or tiny.

A page is shown once and its screen made wider: that also shows that it finds its place at every width by itself.
"""

import pytest

from tests.browser.browsing import DESKTOP, PHONE, TABLET, Company, Guest, Language, Screen
from tests.browser.pages import wait_until_still
from tests.browser.sights_more import SIGHTS
from tests.browser.test_pages import check_width

SHOWN = (
    *("home", "settings", "learn", "new-york-new-table", "getaway-waiting-room", "replay"),
    *("my-turn", "getaway-police-moves", "outrun-interfere", "new-york-plan"),
)
"""One of every sort, and a table of every game; all others are looked at in a long run."""
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
    }
    return found;
}
"""
"""What cannot be pressed as it should, each in a line."""


def check_at_every_width(guest: Guest, page: str, screens: tuple[Screen, ...]) -> None:
    SIGHTS[page][1](guest)
    for screen in screens:
        guest.screen = screen
        guest.page.set_viewport_size({"width": screen.width, "height": screen.height})
        guest.page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wait_until_still(guest)
        check_width(guest)
        wrong = guest.page.evaluate(WRONG, SMALLEST)
        assert not wrong, f"at {screen.width} px:\n" + "\n".join(wrong)


@pytest.mark.parametrize("page", SHOWN)
def test_sizes(company: Company, page: str) -> None:
    guest = company("Ann", PHONE, "nl", game=SIGHTS[page][0])
    check_at_every_width(guest, page, (PHONE, TABLET, DESKTOP))


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("page", SIGHTS)
def test_sizes_of_every_page(company: Company, page: str, language: Language) -> None:
    """On a phone that becomes a tablet, and on a desk, where a mouse needs less room than a thumb."""
    if language == "en" or page not in SHOWN:
        check_at_every_width(company("Ann", PHONE, language, game=SIGHTS[page][0]), page, (PHONE, TABLET))
    check_at_every_width(company("Ann", DESKTOP, language, game=SIGHTS[page][0]), page, (DESKTOP,))
