"""What nodes say to each other: nothing is lost unnoticed, and nobody else can read or say it."""

import pytest

from lamster.server.cluster.messages import Envelope, HungUp, Seal
from lamster.server.cluster.sequence_numbers import SequenceNumbers


def sent(counts: SequenceNumbers, times: int) -> list[tuple[int, int]]:
    return [counts.next("b") for _ in range(times)]


def test_messages_in_order_are_taken() -> None:
    a, b = SequenceNumbers(), SequenceNumbers()
    assert [b.take("a", *count) for count in sent(a, 5)] == [True] * 5
    assert b.agrees("a", "b", a.sent)


@pytest.mark.parametrize("lost", [0, 2, 4])
def test_a_lost_message_is_noticed_at_the_next_one_or_at_the_next_ping(lost: int) -> None:
    a, b = SequenceNumbers(), SequenceNumbers()
    counts = sent(a, 5)
    taken = [b.take("a", *count) for i, count in enumerate(counts) if i != lost]
    assert False in taken or not b.agrees("a", "b", a.sent)
    assert taken.count(False) <= 1, "the other one is told once"


def test_a_message_that_comes_twice_is_noticed() -> None:
    a, b = SequenceNumbers(), SequenceNumbers()
    (count,) = sent(a, 1)
    assert b.take("a", *count)
    assert b.take("a", *count) is False


def test_after_a_loss_both_restart() -> None:
    a, b = SequenceNumbers(), SequenceNumbers()
    first, _, third = sent(a, 3)
    assert b.take("a", *first)
    assert b.take("a", *third) is False
    b.restart("a")
    a.restart_sending("b")
    assert b.take("a", *third) is None, "what was still under way of the old count is not listened to"
    assert [b.take("a", *count) for count in sent(a, 3)] == [True] * 3
    assert b.agrees("a", "b", a.sent)


def test_what_was_never_heard_is_missed_at_the_first_ping() -> None:
    a, b = SequenceNumbers(), SequenceNumbers()
    assert b.agrees("a", "b", a.sent)
    sent(a, 1)
    assert not b.agrees("a", "b", a.sent)


def test_only_who_has_the_key_reads_and_writes() -> None:
    ours, theirs = Seal(b"k" * 32), Seal(b"x" * 32)
    envelope = Envelope("a", 7, 1, HungUp(3))
    sealed = ours.close(envelope, "to b")
    assert ours.open(sealed, "to b") == envelope
    assert theirs.open(sealed, "to b") is None
    assert ours.open(sealed, "to c") is None, "a message to one node is none to another"
    assert ours.open(sealed[:-1] + bytes([sealed[-1] ^ 1]), "to b") is None
    assert ours.open(b"", "to b") is None
    assert b"a" * 16 not in sealed
