"""The codes of On the Lam!."""

from lamster.envs.code_tables import CodeTables
from lamster.games.on_the_lam.components import die_weights
from lamster.kernel.game import Options


def code_tables(_seats: int, options: Options) -> CodeTables:
    return CodeTables(
        chance=frozenset({"first", "deal", "alibi", "play", "roll", "police", "steal", "turn"}),
        arguments={"roll": [str(number) for number in die_weights(str(options["skill_die"]))]},
    )
