"""The games as environments for research: PettingZoo, Gymnasium and OpenSpiel (docs/environments.md).

`import lamster.envs.openspiel` registers the games with OpenSpiel. What an environment needs is installed with
`pip install lamster[envs]`; each is imported only when it is asked for.
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
"""Random players never end some games; no sensible game is half as long."""


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

    Without `seats` it is for two, or for the fewest where a game does not take two. A game that has come to `max_plies`
    codes, those of chance included, is truncated. `fill` leaves one way to fill in forms (Outrun's runs) where there
    are several.
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
    """A game as a Gymnasium environment: one seat is the agent's, the others (if there are any) are played by bots.

    Without `seats` it is a game for one where there is one, else the smallest. `opponents` is one for all other
    seats, or one for each of them: the name of a bot, or a policy, a function that is given what its seat sees
    (`observation` and `action_mask`) and gives back an action.
    """
    try:
        from lamster.envs.solo import make_solo
    except ModuleNotFoundError as missing:
        raise not_installed(missing) from missing
    return make_solo(game, seats, seat, opponents, fill, max_plies, render_mode, options)
