"""The log gives back the entries that were played, however it keeps them."""

from lamster.kernel.log import Entry, Log


def entries() -> list[tuple[int, str, int, tuple[str, ...]]]:
    return [
        (0, "go:A1", 1, ("go:A1", "go:A1")),
        (-1, "draw:ace", 1, ("draw:ace", "draw:?")),
        (0, "go:A1", 2, ("go:A1",) * 2),
    ]


def told(log: Log) -> list[tuple[int, str, int, tuple[str, ...]]]:
    return [(entry.seat, entry.code, entry.round, entry.masks) for entry in log]


def test_entries_come_back_as_they_were_played() -> None:
    log = Log(Entry(*entry) for entry in entries())
    assert told(log) == entries()
    log.share(0)
    assert told(log) == entries()
    assert (len(log), log[-1].round, log[1].seen_by(0), log[1].seen_by(None)) == (3, 2, "draw:ace", "draw:?")
    assert [entry.code for entry in log[1:]] == ["draw:ace", "go:A1"]
    assert [entry.code for entry in log[:-2]] == ["go:A1"]


def test_equal_plays_of_all_games_are_kept_once() -> None:
    one, other = Log(Entry(*entry) for entry in entries()), Log(Entry(*entry) for entry in entries())
    one.share(0)
    other.share(1)
    assert one.plays[0] is one.plays[2] is other.plays[2]
    assert other.plays[0] is not one.plays[0]


def test_a_copy_goes_on_by_itself() -> None:
    log = Log(Entry(*entry) for entry in entries())
    copy = log.copy()
    copy.append(Entry(0, "stop", 3, ("stop", "stop")))
    assert (len(log), len(copy), copy[-1].code) == (3, 4, "stop")
