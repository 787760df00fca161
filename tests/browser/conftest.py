"""One browser and one server for all browser tests of a process; each test has guests of its own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.browsing import PATIENCE, Company, check_client, find_browser, launch
from tests.server.running import Server, hang_up, running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Closed after the last browser test: Playwright's event loop conflicts with those of other tests."""
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
    """Makes guests. Any error on one of their pages fails the test."""
    yield from use_company(Company(browser, server))


def use_company(company: Company) -> Iterator[Company]:
    """Yield the company; afterwards close its pages and fail if there was an error on one of them."""
    yield company
    company.leave()
    hang_up()
    company.check()
