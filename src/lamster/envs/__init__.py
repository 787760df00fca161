"""The games as research environments for PettingZoo, Gymnasium and OpenSpiel (docs/environments.md).

`import lamster.envs.openspiel` registers the games with OpenSpiel. `pip install lamster[envs]` installs what the
environments need; each library is imported only when it is used.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lamster.games import load
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Value

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from lamster.envs.solo import Opponent, SoloEnv

MOST_PLIES = 10_000
"""Games between random players may never end. Other games have less than half of this many plies."""


def not_installed(missing: ModuleNotFoundError) -> Refusal:
    return Refusal(f"an environment needs {missing.name}, which is not installed: pip install lamster[envs]")


def pettingzoo_env(
    game: str,
    *,
    seats: int | None = None,
    fill: str = "",
    max_plies: int = MOST_PLIES,
    render_mode: str | None = None,
    **options: Value,
) -> "AECEnv[str, object, int]":
    """A game as a PettingZoo environment (AEC), with the options of the table.

    The default of `seats` is two, or the fewest seats of a game that is not for two. A game is truncated after
    `max_plies` codes, those of chance included. `fill` selects one of the ways to fill in forms (Outrun's runs).
    """
    try:
        from lamster.envs.aec import make_aec
    except ModuleNotFoundError as missing:
        raise not_installed(missing) from missing
    return make_aec(
        game, load(game).meta.usual_seats() if seats is None else seats, fill, max_plies, render_mode, options
    )


def solo_env(
    game: str,
    *,
    seats: int | None = None,
    seat: int = 0,
    opponents: "Opponent | Sequence[Opponent]" = "thumb",
    fill: str = "",
    max_plies: int = MOST_PLIES,
    render_mode: str | None = None,
    **options: Value,
) -> "SoloEnv":
    """A game as a Gymnasium environment: the agent has one seat, bots play the others, if there are any.

    The default of `seats` is the fewest that the game allows. `opponents` is one opponent for all other seats, or one
    for each: the name of a bot, or a policy, which is a function from what its seat sees (`observation` and
    `action_mask`) to an action.
    """
    try:
        from lamster.envs.solo import make_solo
    except ModuleNotFoundError as missing:
        raise not_installed(missing) from missing
    return make_solo(game, seats, seat, opponents, fill, max_plies, render_mode, options)
