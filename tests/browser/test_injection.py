"""Names and chat are text wherever they are shown: no payload becomes a part of a page, on any page.

Whatever became one would be found: by what it leaves in the page, by the content policy, which tells of every breach,
or because it runs.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Company, Guest, Language
from tests.browser.otl_positions import finished, in_play, waiting
from tests.browser.pages import chat, open_from_menu, open_tab, say_in_chat, see_game
from tests.server.running import Person

NAMES = ("<img src=x onerror=go()>", '"><svg onload=go()>', "<script>go()</script>", "{$x} javascript:go()")
"""As long as names may be, at most."""
WORDS = (
    "<img src=x onerror=go()>",
    "<svg><script>go()</script></svg>",
    "<iframe srcdoc='<script>parent.go()</script>'></iframe>",
    "<a href='javascript:go()'>here</a>",
    "</script><script>go()</script>",
    "{ $name } { -term } { go() } ${go()} {{go()}} {@html '<b>'}",
    "javascript:go()",
)
WATCH = "window.hits = 0; window.go = () => { window.hits += 1; };"
HARM = """
() => {
    const found = document.querySelectorAll('[onerror], [onload], img[src="x"], iframe, a[href^="javascript:"]');
    const inline = [...document.scripts].filter((script) => !script.src && script.textContent.includes('go()'));
    return window.hits + found.length + inline.length;
}
"""


def check_harmless(guest: Guest, *texts: str) -> None:
    """What was said is on the page, and is nothing but text."""
    for text in texts:
        expect(guest.page.get_by_text(text).first).to_be_attached()
    assert guest.page.evaluate(HARM) == 0, f"something of it became a part of {guest.path}"


@pytest.fixture
def victim(company: Company, name: str, language: Language) -> Guest:
    """Somebody with a payload for a name, like all the others they meet."""
    guest = company(name, language=language)
    guest.context.add_init_script(WATCH)
    return guest


CASES = [
    (NAMES[0], "en"),
    pytest.param(NAMES[1], "nl", marks=pytest.mark.long),
    pytest.param(NAMES[2], "en", marks=pytest.mark.long),
    pytest.param(NAMES[3], "nl", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("name", "language"), CASES)
def test_names_are_text_on_every_page(victim: Guest, name: str, language: Language) -> None:
    other = Person(victim.server, name)
    other.page(other.create("me", "open", listed=True)).ready()
    [room, _] = waiting([victim.person, other])
    [playing, _] = in_play([victim.person, other], moves=6)
    [over, _] = finished([victim.person, other])
    link = other.json("POST", "/api/device", {})["token"]
    for path in ("/", f"/table/{room.table_id}", f"/replay/{over.table_id}", "/games", f"/device#{link}"):
        victim.go(path)
        check_harmless(victim, name)
    victim.go("/settings")
    expect(victim.page.get_by_role("textbox").first).to_have_value(name)
    check_harmless(victim)
    for table in (playing, over):
        victim.go(f"/table/{table.table_id}")
        see_game(victim) if table is playing else expect(victim.page.get_by_text(name).first).to_be_attached()
        check_harmless(victim, name)
    open_from_menu(victim, "table-people")
    check_harmless(victim, name)


@pytest.mark.parametrize(("name", "language"), CASES[:2])
def test_chat_is_text(victim: Guest, name: str, language: Language) -> None:
    other = Person(victim.server, name)
    pages = in_play([victim.person, other])
    victim.go(f"/table/{pages[0].table_id}")
    see_game(victim)
    open_tab(victim, "chat-title")
    for text in WORDS:
        pages[1].ask("say", channel="table", text=text)
        expect(chat(victim)).to_contain_text(text)
    say_in_chat(victim, WORDS[0])
    check_harmless(victim, *WORDS)
    victim.go(f"/table/{pages[0].table_id}")
    see_game(victim)
    open_tab(victim, "chat-title")
    check_harmless(victim, *WORDS)


@pytest.mark.parametrize(("name", "language"), CASES[:1])
def test_addresses_are_no_way_in(victim: Guest, name: str, language: Language) -> None:
    victim.expects_failure(r"40[034]|closed before|WebSocket")
    payload = "%3Cimg%20src%3Dx%20onerror%3Dgo()%3E"
    for page in ("table/", "replay/", "rules/", "new/", "device#"):
        victim.go(f"/{page}{payload}")
        expect(victim.page.get_by_role("heading").first).to_be_visible()
        check_harmless(victim)


@pytest.mark.parametrize(("name", "language"), CASES[:1])
def test_what_became_part_of_a_page_would_be_found(victim: Guest, name: str, language: Language) -> None:
    """And even then the content policy keeps it from running."""
    victim.go("/")
    expect(victim.page.get_by_role("heading").first).to_be_visible()
    victim.page.evaluate("(text) => document.body.insertAdjacentHTML('beforeend', text)", WORDS[0])
    victim.page.wait_for_function("() => document.querySelector('img[src=x]')?.complete")
    with pytest.raises(AssertionError, match="became a part of"):
        check_harmless(victim)
    assert victim.page.evaluate("window.hits") == 0
    assert any("content policy" in text for text in victim.troubles.found)
    victim.troubles.found.clear()
