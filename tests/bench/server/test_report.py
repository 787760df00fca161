"""The figures and targets of the server benchmark."""

import pytest

from bench.server.report import AllFigures, Figures, Turn, print_figures, targets_of

LAMSTER, PEER = "Lamster, plain", "boardgame.io 0.50.2"


def figures(moves: int, latency_s: float = 0.001) -> Figures:
    """One CPU second in five turns."""
    return Figures([Turn([latency_s] * (moves // 5), 0.2, 1.0, 0.1, 4 * 2_000 * (moves // 5))] * 5)


def all_figures(saturated: int, paced: int, p99_s: float) -> AllFigures:
    return {
        "saturated": {LAMSTER: figures(saturated), PEER: figures(2_000)},
        "paced": {LAMSTER: figures(paced, p99_s), PEER: figures(1_000, 0.004)},
    }


def missed(found: AllFigures) -> list[int]:
    """The places of the missed targets."""
    return [place for place, target in enumerate(targets_of(found, LAMSTER, PEER)) if not target.met]


def test_figures_are_those_of_all_turns() -> None:
    found = figures(1_500)
    assert found.moves_per_cpu_s == pytest.approx(1_500)
    assert found.moves_per_s == pytest.approx(300)
    assert [found.server_cores, found.client_cores] == pytest.approx([0.2, 0.1])
    assert (found.p50_ms, found.p99_ms, found.bytes_per_move) == (1.0, 1.0, 2_000)


def test_one_slow_turn_does_not_decide_the_percentiles() -> None:
    turns = [Turn([0.5 if number == 2 else 0.001], 0.1, 1.0, 0.0, 0) for number in range(5)]
    assert Figures(turns).p99_ms == 1.0


def test_targets_compare_with_the_peer() -> None:
    assert missed(all_figures(3_000, 1_000, 0.006)) == []
    assert missed(all_figures(2_900, 990, 0.0061)) == [0, 1, 2]
    assert [target.limit for target in targets_of(all_figures(1, 1, 1.0), LAMSTER, PEER)] == [1.5, 1.0, 2.0]


def test_without_the_peer_targets_are_not_measured() -> None:
    targets = targets_of({"saturated": {LAMSTER: figures(5)}, "paced": {LAMSTER: figures(5)}}, LAMSTER, None)
    assert [target.met for target in targets] == [None] * 3


def test_the_server_is_printed_beside_the_peer(capsys: pytest.CaptureFixture[str]) -> None:
    print_figures(all_figures(3_000, 1_000, 0.005), PEER)
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if line.startswith(f"{LAMSTER} is")]
    assert [row[3:] for row in rows] == [["1.50x", "1.50x", "+0.00", "+0.00"], ["1.00x", "1.00x", "+1.00", "+1.00"]]
