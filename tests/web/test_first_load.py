"""The first load is under 100 kB compressed: scripts, styles and texts together, without a game's board.

Pictures have a limit of their own: they load after the page can be used. There are no fonts.
"""

import pytest

from tests.web.loads import (
    GAMES,
    LANGUAGES,
    PLAYING,
    START,
    WAITING,
    brought_by,
    covers,
    fetched,
    manifest,
    texts,
    weight,
)

BUDGET = 100_000
PICTURES = 40_000
"""Of all four games together, on the first page."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("parts", [START, WAITING, PLAYING], ids=["start", "waiting room", "game"])
def test_the_first_load_is_light(parts: tuple[str, ...], language: str) -> None:
    files = fetched([*parts, *texts(language, of_games=parts is not START)])
    heaviest = sorted(((weight([file]), file) for file in files), reverse=True)
    assert weight(files) < BUDGET, heaviest[:8]


@pytest.mark.parametrize("page", sorted(name for name in manifest() if name.startswith("src/pages/")))
def test_every_other_page_is_light(page: str) -> None:
    files = ["index.html", page, *texts("nl", of_games=True), *texts("nl", of_games=False)]
    assert weight(fetched(files)) < BUDGET


def test_the_pictures_of_the_first_page_come_apart_and_are_light() -> None:
    assert not {manifest()[f"src/games/{game}/Cover.svelte"]["file"] for game in GAMES} & fetched(START)
    assert weight(covers() - fetched(START)) < PICTURES


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_loaded_when_it_is_needed(game: str) -> None:
    board = manifest()[f"src/games/{game}/parts.ts"]
    boards = {board["file"], *board.get("css", [])}
    for page in (START, WAITING, PLAYING):
        assert not boards & fetched(page)
    others = [fetched([f"src/games/{other}/parts.ts"]) for other in GAMES if other != game]
    assert not any(boards & other for other in others)


def test_one_language_is_enough() -> None:
    english, dutch = ({manifest()[name]["file"] for name in texts(each, of_games=True)} for each in LANGUAGES)
    assert english.isdisjoint(dutch)
    for page in (START, WAITING, PLAYING):
        assert fetched(page).isdisjoint(english | dutch)


def test_what_a_game_brings_is_found() -> None:
    """Guards the tests above: they must find files."""
    for game in GAMES:
        assert weight(brought_by(game)) > 50_000
