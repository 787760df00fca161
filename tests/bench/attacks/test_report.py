"""What the benchmark of attacks prints, and its targets."""

from bench.attacks.report import BOT, Effect, markdown_table, targets_of

QUICK = [0.001] * 100


def missed(*effects: Effect) -> list[str]:
    return [target.name for target in targets_of(effects) if not target.met]


def test_the_table_has_a_row_for_an_attack_without_answers() -> None:
    text = markdown_table([Effect("looks", QUICK, {'{"type":"ok"': 3}, 7.0), Effect(BOT, [], {}, 0.0)])
    assert "| looks | 100 | 1.0 ms | 1.0 ms | 7 ms | :ok 3 |" in text
    assert f"| {BOT} | 0 | - | - | 0 ms | - |" in text


def test_a_slow_answer_and_a_long_block_miss_their_targets() -> None:
    assert missed(Effect("looks", QUICK, {}, 50.0)) == []
    assert missed(Effect("looks", [0.051] * 100, {}, 51.0)) == ["looks: p99 of others", "looks: longest block"]


def test_a_bot_may_take_longer() -> None:
    assert missed(Effect(BOT, [1.9], {}, 0.0)) == []
    assert missed(Effect(BOT, [2.1], {}, 0.0)) == [f"{BOT}: p99 of others"]


def test_no_answer_at_all_misses_the_target() -> None:
    assert missed(Effect("looks", [], {}, 0.0)) == ["looks: p99 of others"]
