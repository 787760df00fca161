"""Records: written for people, read with patience, checked without mercy."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lamster.kernel.chance import Dice, commitment, mix
from lamster.kernel.decision import Refusal
from lamster.kernel.match import Match
from lamster.kernel.record import WIDTH, Line, Record, read_record, record_of, replay, verify
from tests.kernel.playing import new_match, play_on
from tests.toys.heist import GAME

SECRETS = {"table": b"table secret", "1": b"one", "2": b"two"}


def committed() -> str:
    """The record of a game whose seed everybody had a part in."""
    match = play_on(Match(GAME, 2, {"rounds": 1}, Dice(mix(SECRETS))))
    commits = {f"Commit-{who}": commitment(who, secret) for who, secret in SECRETS.items()}
    secrets = {f"Secret-{who}": secret.hex() for who, secret in SECRETS.items()}
    return record_of(match, {**commits, **secrets}).text()


def finished() -> str:
    return record_of(play_on(new_match(seed="record")), {"1": "Ann", "2": "bot:easy"}).text()


# Writing.


def test_a_record_is_headers_then_codes_by_round_and_seat() -> None:
    heads, body = finished().split("\n\n")
    assert heads.splitlines()[:6] == [
        '[Game "heist"]',
        '[Rules "2"]',
        '[Seats "2"]',
        '[Options "rounds=1 guards=true"]',
        '[1 "Ann"]',
        '[2 "bot:easy"]',
    ]
    lines = body.splitlines()
    assert re.fullmatch(r"1\. \* draw:A( draw:[ABC]){5}", lines[0])
    assert lines[1:] == ["1. 1 plan:wait", "1. 2 plan:wait", "1. 1 row:-@60000", "1. 2 row:-@60000"]
    assert '[Result "1 2 TOY-W1"]' in heads


def test_a_game_under_way_has_no_result() -> None:
    assert record_of(new_match(), {}).headers["Result"] == "*"


def test_long_lines_are_wrapped_between_codes_and_read_as_one() -> None:
    record = Record()
    record.lines = [Line("*", f"draw:card-number-{i}", 3, 0) for i in range(40)]
    rows = record.text().splitlines()[1:]
    assert len(rows) > 5
    assert all(row.startswith("3. * draw:") and len(row) <= WIDTH + len("3. * ") for row in rows)
    assert [line.code for line in read_record(record.text()).lines] == [line.code for line in record.lines]


@given(st.text(st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\u2028\u2029\x85"), max_size=20))
def test_headers_may_hold_anything(value: str) -> None:
    record = Record()
    record.headers["Event"] = value
    again = read_record(record.text())
    assert (again.headers, again.errors) == ({"Event": value}, [])


@pytest.mark.parametrize("value", ['a "b" c', "{brace} ; semicolon", "back\\slash", '\\"', "] [x", "trailing\\"])
def test_headers_with_quotes_and_braces(value: str) -> None:
    record = Record()
    record.headers = {"One": value, "Two": "after"}
    assert read_record(record.text()).headers == record.headers


# Reading.


def test_comments_are_left_out_and_lines_keep_their_numbers() -> None:
    heads = '[Game "heist"] { a header\nand a comment } ; more\n\n'
    text = heads + "1. * draw:A { the { open } draw:B ; rest of the line\n1. 1 x"
    record = read_record(text)
    assert record.errors == []
    assert [(line.round, line.seat, line.code, line.number) for line in record.lines] == [
        (1, "*", "draw:A", 4),
        (1, "*", "draw:B", 4),
        (1, "1", "x", 5),
    ]


def test_several_headers_may_share_a_line_and_blanks_do_not_matter() -> None:
    record = read_record('  [Game "heist"]   [Rules "1"]\r\n\r\n   1.   *    draw:A    draw:B  \r\n')
    assert record.headers == {"Game": "heist", "Rules": "1"}
    assert [line.code for line in record.lines] == ["draw:A", "draw:B"]


@pytest.mark.parametrize("bad", ["nonsense", "1 * draw:A", "1. *", "[Game heist]", '[Game "x"] and more', "x. 1 go"])
def test_the_reader_goes_on_and_names_the_bad_lines(bad: str) -> None:
    record = read_record(f'[Game "heist"]\n{bad}\n1. * draw:A\n{bad}\n')
    assert [error[:7] for error in record.errors] == ["line 2:", "line 4:"]
    assert bad[:60] in record.errors[0]
    assert [line.code for line in record.lines] == ["draw:A"]
    with pytest.raises(Refusal, match="line 2"):
        replay(GAME, record)


@given(st.text(max_size=200))
def test_the_reader_never_fails(text: str) -> None:
    read_record(text)


# Replaying and verifying.


def test_a_record_replays_to_the_same_text() -> None:
    text = finished()
    match = replay(GAME, read_record(text))
    assert match.outcome is not None
    match.dice = Dice(read_record(text).bytes("Seed"))
    assert record_of(match, {"1": "Ann", "2": "bot:easy"}).text() == text


def test_a_record_replays_in_part() -> None:
    match = replay(GAME, read_record(finished()), upto=7)
    assert [decision.seat for decision in match.state.open] == [1]


def test_a_good_record_verifies_in_one_line() -> None:
    assert verify(GAME, read_record(finished())) == (
        "verified: heist, 10 codes are legal; all 6 draws follow from the seed; nobody committed to a seed; "
        "result 1 2 TOY-W1"
    )
    assert "the seed is mixed from the 3 secrets committed to" in verify(GAME, read_record(committed()))


def test_without_a_seed_draws_are_taken_as_told() -> None:
    text = re.sub(r"\[Seed .*\]\n", "", finished())
    assert "no seed: 6 draws taken as told" in verify(GAME, read_record(text))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("1 plan:wait", "1 plan:sleep", "line 11: 1 plan:sleep: 'plan:sleep' is not possible now"),
        ("1. 1 plan:wait\n", "", "line 12: 1 row:-@60000: 'row:-@60000' is not possible now"),
        ("1. 1 plan", "1. 9 plan", "line 11: 9 plan:wait: there is no seat '9'"),
        ("* draw:A draw:", "* draw:D draw:", "line 10: * draw:D: the seed gives draw:A here"),
        ('Result "1 2', 'Result "1', "the record says the result is '1 TOY-W1', but it is '1 2 TOY-W1'"),
        ('Game "heist"', 'Game "chess"', "this is a record of chess, not of heist"),
        ('Rules "2"', 'Rules "3"', "needs version 3 of the rules of heist, and this Lamster has 1 to 2: update it"),
        ('Rules "2"', 'Rules "0"', "needs version 0 of the rules of heist, and this Lamster has 1 to 2: an older"),
        ('Rules "2"', 'Rules "two"', 'the header [Rules "two"] must be a number'),
        ('[Seats "2"]\n', "", 'the record has no header [Seats "…"]'),
        ('Seats "2"', 'Seats "9"', "heist is for 2, 3 or 4 seats, not 9"),
        ("rounds=1", "rounds=77", "option rounds cannot be '77': it is a number from 1 to 5"),
        ("rounds=1", "turns=1", "heist has no option 'turns'"),
        ('[Result "1 2 TOY-W1"]\n', "", 'the record has no header [Result "…"]'),
    ],
)
def test_a_tampered_record_is_found_out(old: str, new: str, words: str) -> None:
    text = finished()
    assert old in text
    with pytest.raises(Refusal) as refused:
        verify(GAME, read_record(text.replace(old, new, 1)))
    assert words in str(refused.value)


def test_a_tampered_draw_is_found_out() -> None:
    text = finished()
    draws = text.partition("* ")[2].split("\n")[0].split()
    swapped = " ".join(["draw:A", *["draw:B" if code == "draw:C" else "draw:C" for code in draws[1:]]])
    with pytest.raises(Refusal, match="the seed gives draw:"):
        verify(GAME, read_record(text.replace(" ".join(draws), swapped)))


def test_another_seed_is_found_out() -> None:
    text = re.sub(r'\[Seed "..', '[Seed "00', finished())
    with pytest.raises(Refusal, match="the seed gives"):
        verify(GAME, read_record(text))


@pytest.mark.parametrize(
    ("pattern", "new", "words"),
    [
        (r'Secret-1 "\w+"', 'Secret-1 "abcd"', "the secret of 1 is not the one committed to"),
        (r'\[Secret-2 "\w+"\]\n', "", "2 committed to a secret that is not shown"),
        (r'\[Commit-2 "\w+"\]\n', "", "2 shows a secret without having committed to it"),
        (r'Commit-table "..', 'Commit-table "00', "the secret of table is not the one committed to"),
        (r'\[Seed "..', '[Seed "00', "the seed is not the mix of the secrets"),
        (r'Secret-1 "\w+"', 'Secret-1 "xyz"', 'the header [Secret-1 "xyz"] must be hexadecimal'),
    ],
)
def test_a_broken_promise_is_found_out(pattern: str, new: str, words: str) -> None:
    text, times = re.subn(pattern, new, committed())
    assert times == 1
    with pytest.raises(Refusal) as refused:
        verify(GAME, read_record(text))
    assert words in str(refused.value)


# The table in records.


def busy() -> Match:
    match = new_match(seed="busy", rounds=2)
    match.table("stand-in:2=bot")
    match.table("timeout:1")
    match.act(1, "plan:roof")
    match.table(f"undo:{len(match.log) - 1}")
    match.act(1, "plan:roof")
    match.act(1, "peek:1")
    return play_on(match)


def test_what_the_table_did_stands_in_the_record_and_replays() -> None:
    match = busy()
    text = record_of(match, {}).text()
    assert "1. table stand-in:2=bot timeout:1\n1. 1 plan:wait\n" in text
    assert "verified" in verify(GAME, read_record(text))
    again = replay(GAME, read_record(text))
    assert [entry.masks for entry in again.log] == [entry.masks for entry in match.log]
    assert (again.kept, again.stand_ins) == (match.kept, match.stand_ins)


def test_after_a_time_out_only_the_default_may_follow() -> None:
    text = record_of(busy(), {}).text().replace("timeout:1\n1. 1 plan:wait", "timeout:1\n1. 1 plan:door")
    with pytest.raises(Refusal, match="after the time-out this must be 1 plan:wait"):
        replay(GAME, read_record(text))


def test_a_resignation_is_a_result() -> None:
    match = new_match()
    match.table("resign:2")
    text = record_of(match, {}).text()
    assert '[Result "1 resigned"]' in text
    assert "verified" in verify(GAME, read_record(text))


# A seat's copy.


def test_the_copy_of_a_seat_hides_what_it_did_not_see() -> None:
    match = new_match(seed="copy")
    match.act(0, "plan:roof")
    headers = {"Commit-1": "c", "Secret-1": "s", "Seed": "x", "1": "Ann"}
    whole = record_of(match, {}).text()
    mine = record_of(match, headers, 0, hide=True).text()
    theirs = record_of(match, headers, 1, hide=True).text()
    onlooker = record_of(match, headers, None, hide=True).text()
    assert "plan:roof" in mine
    assert "plan:roof" not in theirs + onlooker
    assert "1. * draw:A draw:day draw:day" in theirs
    assert "1. * draw:A draw:day draw:day draw:day draw:day draw:day" in onlooker
    assert "Seed" in whole
    for copy, who in ((mine, "1"), (theirs, "2"), (onlooker, "onlooker")):
        assert f'[Seen-by "{who}"]' in copy
        assert "Seed" not in copy
        assert "Secret" not in copy
        assert '[Commit-1 "c"]' in copy


def test_the_copy_of_a_seat_cannot_be_verified() -> None:
    copy = record_of(play_on(new_match()), {}, 1, hide=True)
    assert copy.partial
    with pytest.raises(Refusal, match="this is the copy of 2"):
        verify(GAME, copy)
