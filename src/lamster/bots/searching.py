"""The bot that searches."""

from typing import Any

from lamster.bots.base import Bot, Choice
from lamster.bots.search import Search
from lamster.games import load_thumb
from lamster.kernel.decision import Decision
from lamster.kernel.game import Game
from lamster.kernel.state import State

PACE = 2000
"""So many worlds are looked at in a second at most: more hardly help, and a fast machine plays no other level."""
SEARCHING = "hard"
"""The level of a search whose limits are set by hand."""


class SearchBot(Bot):
    """Looks at many worlds before it chooses, within a limit of time or of worlds."""

    name = "search"

    def __init__(
        self, game: Game[Any], seed: bytes, seconds: float = 0.5, worlds: int = 0, level: str = SEARCHING
    ) -> None:
        super().__init__(game, seed, level)
        self.thumb = load_thumb(game.meta.name)
        self.seconds = seconds
        self.worlds = worlds or round(PACE * seconds)

    def choose(self, world: State, decision: Decision) -> Choice:
        if decision.form is not None:
            return Choice(self.thumb.fill(world, decision, self.level, self.rng))
        if len(decision.codes) == 1:
            return Choice(decision.codes[0])
        search = Search(self.game, self.thumb, world, decision.seat, self.rng, self.level)
        search.run(self.seconds, self.worlds)
        code = search.best()
        wins = round(100 * search.win_chance(code))
        return Choice(code, ("why-searched", {"worlds": search.worlds, "wins": wins}))
