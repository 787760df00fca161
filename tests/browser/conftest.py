"""One browser and one server for all tests of a process; guests come and go with each test."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.browsing import PATIENCE, Company, check_client, find_browser, launch
from tests.server.running import Server, hang_up, running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Gone when the tests in browsers are done: its event loop would be in the way of others' in this process."""
    executable = find_browser()
    check_client()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = launch(playwright, executable)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def company(browser: Browser, server: Server) -> Iterator[Company]:
    """Lets guests come. What went wrong on their pages fails the test, whatever else it is about."""
    yield from entertained(Company(browser, server))


def entertained(company: Company) -> Iterator[Company]:
    yield company
    company.leave()
    hang_up()
    company.check()
