"""docs/environments.md: its code runs as it stands, and its tables are those of the code."""

import re
from pathlib import Path
from typing import Any

import pytest

from lamster.envs.setting import setting
from lamster.games import metas

PAGE = Path(__file__).parent.parent.parent / "docs" / "environments.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall(TEXT)


@pytest.mark.parametrize("code", BLOCKS, ids=[f"block-{i + 1}" for i in range(len(BLOCKS))])
def test_every_block_of_code_runs(code: str) -> None:
    names: dict[str, Any] = {"__name__": "docs"}
    exec(compile(code, str(PAGE), "exec"), names)


def test_there_are_blocks_for_every_environment() -> None:
    for wanted in ("pettingzoo_env(", "solo_env(", "pyspiel.load_game(", "ISMCTSBot("):
        assert any(wanted in block for block in BLOCKS), wanted


@pytest.mark.parametrize("name", metas())
def test_the_tables_are_those_of_the_code(name: str) -> None:
    """The size of each space, and each field of the observation with its numbers, for two seats."""
    where = setting(name, 2, {})
    assert (
        f"| `{name}` | {len(where.actions.codes):,} | {len(where.actions.chance)} | {where.observation.size:,} |"
        in TEXT
    )
    for field, begin, size in where.observation.describe():
        assert f"| `{field}` | {begin} | {size} |" in section(name)


def section(name: str) -> str:
    """What the page tells of one game's observation."""
    return TEXT.split(f"### {metas()[name].title}\n")[1].split("\n### ")[0].split("\n## ")[0]
