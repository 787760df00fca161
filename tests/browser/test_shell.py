"""The pages around the tables: titles, languages, settings that stay, and rules that can be found."""

import pytest
from playwright.sync_api import Locator, expect

from lamster.games import metas
from tests.browser.browsing import DESKTOP, PHONE, Company, Guest, Language, Screen, Theme
from tests.browser.page_states import GAME, PAGES
from tests.browser.page_variants import mainly
from tests.browser.pages import on_the_shelf, open_menu, see_toast
from tests.browser.texts import texts


def heading(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("heading", level=1, name=name)


def choose_language(guest: Guest, name: str) -> None:
    """In the bar at the top, which every page has but that of a game."""
    guest.press(guest.page.get_by_role("banner").get_by_role("button", name=name))


# Languages.


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_the_language_changes_at_once_and_stays(company: Company, screen: Screen) -> None:
    guest, dutch = company("Ann", screen), texts("nl")
    guest.go(f"/rules/{GAME}")
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
    expect(heading(guest, guest.say("rules-of", game=guest.say("game-title")))).to_be_visible()
    choose_language(guest, "Nederlands")
    expect(guest.page.locator("html")).to_have_attribute("lang", "nl")
    expect(heading(guest, dutch("rules-of", game=dutch("game-title")))).to_be_visible()
    expect(guest.page.get_by_role("heading", name=dutch("rules-section-OTL-P"), exact=True)).to_be_visible()
    guest.page.reload()
    expect(heading(guest, dutch("rules-of", game=dutch("game-title")))).to_be_visible()
    choose_language(guest, "English")
    expect(heading(guest, guest.say("rules-of", game=guest.say("game-title")))).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_game(company: Company) -> None:
    guest, dutch = company("Ann"), texts("nl")
    PAGES["my-turn"](guest)
    guest.press(open_menu(guest).get_by_role("button", name="Nederlands"))
    question = guest.page.get_by_role("region", name=dutch("table-question"))
    expect(question).to_contain_text(dutch("table-your-turn"))
    expect(guest.page.get_by_role("region", name=dutch("otl-hand"), exact=True)).to_be_visible()


# Settings.


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_new_browser_has_the_theme_of_its_system(company: Company, theme: Theme) -> None:
    guest = company("Ann", theme=theme)
    guest.go("/")
    expect(guest.page.locator("html")).to_have_attribute("data-theme", theme)
    guest.page.emulate_media(color_scheme="light" if theme == "dark" else "dark")
    expect(guest.page.locator("html")).not_to_have_attribute("data-theme", theme)


def test_settings_stay(company: Company) -> None:
    guest, dutch = company("Ann"), texts("nl")
    guest.go("/settings")
    group(guest, "settings-language").get_by_role("radio", name="Nederlands").check()
    guest.say = dutch
    group(guest, "settings-theme").get_by_role("radio", name=dutch("settings-theme-light")).check()
    group(guest, "settings-motion").get_by_role("radio", name=dutch("settings-motion-full")).check()
    guest.page.get_by_role("switch", name=dutch("settings-sound")).uncheck()
    guest.page.get_by_role("switch", name=dutch("settings-confirm")).uncheck()
    check_settings(guest)
    guest.page.reload()
    check_settings(guest)


def group(guest: Guest, text: str) -> Locator:
    return guest.page.get_by_role("group", name=guest.say(text))


def check_settings(guest: Guest) -> None:
    say, root = guest.say, guest.page.locator("html")
    expect(root).to_have_attribute("lang", "nl")
    expect(root).to_have_attribute("data-theme", "light")
    expect(root).to_have_attribute("data-motion", "full")
    expect(group(guest, "settings-theme").get_by_role("radio", name=say("settings-theme-light"))).to_be_checked()
    expect(group(guest, "settings-motion").get_by_role("radio", name=say("settings-motion-full"))).to_be_checked()
    expect(guest.page.get_by_role("switch", name=say("settings-sound"))).not_to_be_checked()
    expect(guest.page.get_by_role("switch", name=say("settings-confirm"))).not_to_be_checked()


def test_another_tab_follows_the_settings(company: Company) -> None:
    guest = company("Ann")
    guest.go("/")
    first, guest.page = guest.page, guest.context.new_page()
    guest.go("/settings")
    group(guest, "settings-theme").get_by_role("radio", name=guest.say("settings-theme-light")).check()
    expect(first.locator("html")).to_have_attribute("data-theme", "light")


def test_a_new_name_is_told_and_kept(company: Company) -> None:
    guest = company("Ann")
    guest.go("/settings")
    name = guest.page.get_by_role("textbox", name=guest.say("name-label"))
    expect(name).to_have_value("Ann")
    name.fill("Velvet Magpie")
    guest.press(guest.page.get_by_role("button", name=guest.say("save")))
    see_toast(guest, guest.say("settings-name-saved", name="Velvet Magpie"))
    guest.page.reload()
    expect(name).to_have_value("Velvet Magpie")


# Rules.


def search(guest: Guest) -> Locator:
    return guest.page.get_by_role("searchbox", name=guest.say("rules-search"))


def test_rules_are_found_by_their_words(company: Company) -> None:
    guest = company("Ann")
    guest.go(f"/rules/{GAME}")
    everything = guest.page.get_by_role("article")
    expect(search(guest)).to_be_visible()
    before = everything.count()
    search(guest).fill("police die")
    expect(everything).not_to_have_count(before)
    for text in everything.all_inner_texts():
        assert all(word in text.lower() for word in ("police", "die"))
    expect(guest.page.get_by_role("status").filter(has_text=str(everything.count())).first).to_be_visible()
    search(guest).fill("zebra")
    expect(everything).to_have_count(0)
    guest.press(guest.page.get_by_role("main").get_by_role("button", name=guest.say("rules-clear")).first)
    expect(everything).to_have_count(before)


def test_a_slash_begins_a_search(company: Company) -> None:
    guest = company("Ann")
    guest.go(f"/rules/{GAME}")
    expect(search(guest)).to_be_visible()
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("OTL-S1")
    expect(search(guest)).to_have_value("OTL-S1")


@pytest.mark.parametrize("screen", mainly(PHONE, DESKTOP), ids=lambda screen: screen.name)
def test_an_address_leads_to_its_rule(company: Company, screen: Screen) -> None:
    guest = company("Ann", screen)
    guest.go(f"/rules/{GAME}#OTL-P2")
    rule = guest.page.get_by_role("article").filter(has=guest.page.get_by_role("link", name="OTL-P2", exact=True))
    expect(rule.first).to_be_focused()
    expect(rule.first).to_be_in_viewport(ratio=0.9)


def test_the_link_of_a_rule_is_copied(company: Company) -> None:
    guest = company("Ann")
    guest.go(f"/rules/{GAME}")
    guest.press(guest.page.get_by_role("button", name=guest.say("rules-copy", rule="OTL-S1"), exact=True))
    see_toast(guest, guest.say("copied"))
    assert guest.page.evaluate("navigator.clipboard.readText()") == f"{guest.server.address}/rules/{GAME}#OTL-S1"


# Going about.


def test_links_lead_on_without_loading_and_back_again(company: Company) -> None:
    """The focus goes to the heading of the new page, so that it is read first."""
    guest = company("Ann")
    guest.go("/")
    guest.page.evaluate("window.stays = true")
    guest.press(guest.page.get_by_role("navigation").get_by_role("link", name=guest.say("nav-settings")))
    title = heading(guest, guest.say("settings-title"))
    expect(title).to_be_focused()
    guest.page.go_back()
    expect(on_the_shelf(guest).get_by_role("button", name=guest.say("home-play-now"))).to_be_visible()
    assert guest.page.evaluate("window.stays") is True


# Rules.

CUT_OFF = """nav => [...nav.querySelectorAll('a')]
    .filter(one => one.scrollWidth > nav.clientWidth).map(one => one.textContent)"""


@pytest.mark.parametrize("game", metas())
@pytest.mark.parametrize("language", ["en", "nl"])
def test_no_section_of_the_rules_is_cut_off(company: Company, game: str, language: Language) -> None:
    guest = company("Ann", DESKTOP, language)
    guest.go(f"/rules/{game}")
    sections = guest.page.get_by_role("navigation", name=guest.say("rules-sections"))
    expect(sections.get_by_role("link").first).to_be_visible()
    assert sections.get_by_role("link").count() > 10
    assert sections.evaluate(CUT_OFF) == []
