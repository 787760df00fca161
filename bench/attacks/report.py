"""The figures and targets of the attacks."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from bench.shared.figures import format_ms, percentile_ms
from bench.shared.targets import Target

MAX_P99_MS: Final = 50.0
"""Of the answers to people at another table."""
MAX_BLOCK_MS: Final = 50.0
"""Of the server's event loop at a time, in CPU time."""
MAX_BOT_P99_MS: Final = 2_000.0
"""An easy bot answers within milliseconds. It took 19.6 s when it had to wait for the master bots of other tables."""
BOT: Final = "an easy bot, 18 abandoned tables of three masters"


class Effect(NamedTuple):
    """What one attack did to others."""

    attack: str
    answer_s: list[float]
    """How long people at another table waited for each answer."""
    answers: dict[str, int]
    """What the attackers received, by kind."""
    block_ms: float
    """The longest block of the server's event loop, in CPU time."""

    @property
    def p99_ms(self) -> float:
        return percentile_ms(self.answer_s, 0.99)


def targets_of(effects: Iterable[Effect]) -> list[Target]:
    targets: list[Target] = []
    for effect in effects:
        targets.append(Target(f"{effect.attack}: p99 of others", effect.p99_ms, "<=", max_p99_ms(effect), " ms"))
        targets.append(Target(f"{effect.attack}: longest block", effect.block_ms, "<=", MAX_BLOCK_MS, " ms"))
    return targets


def max_p99_ms(effect: Effect) -> float:
    return MAX_BOT_P99_MS if effect.attack == BOT else MAX_P99_MS


def markdown_table(effects: Sequence[Effect]) -> str:
    lines = ["| attack | answers to others | p50 | p99 | longest block | answers to the attackers |"]
    lines.append("| --- | ---: | ---: | ---: | ---: | --- |")
    for effect in effects:
        answers = ", ".join(f"{name} {count:,}" for name, count in sorted(effect.answers.items())) or "-"
        p50, p99 = [format_ms(effect.answer_s, part) for part in (0.5, 0.99)]
        cells = (effect.attack, f"{len(effect.answer_s):,}", p50, p99, f"{effect.block_ms:,.0f} ms", answers)
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines).replace('{"type"', "").replace('"', "")
