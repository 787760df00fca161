"""Names of bots: fixed for a table and seat, and never the same twice at a table."""

from lamster.bots.names import NAMES, bot_name
from lamster.games import metas

MOST_SEATS = max(max(meta.seats) for meta in metas().values())


def test_no_two_seats_of_a_table_have_the_same_name() -> None:
    assert len(set(NAMES)) == len(NAMES) >= MOST_SEATS
    for table in map(str, range(100)):
        assert len({bot_name(table, seat) for seat in range(MOST_SEATS)}) == MOST_SEATS


def test_a_seat_keeps_its_name_and_tables_differ() -> None:
    assert bot_name("abc", 1) == bot_name("abc", 1)
    assert len({bot_name(str(table), 0) for table in range(200)}) > len(NAMES) / 2


def test_every_name_fits_where_names_of_people_fit() -> None:
    assert all(name.isascii() and name.isalpha() and len(name) <= 8 for name in NAMES)
