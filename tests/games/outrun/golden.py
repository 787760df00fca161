"""Which games of Outrun are recorded, and by whom they are run: mostly right, every other seat as a person would."""

import re
from random import Random

from lamster.games.outrun.rules.clock import fastest
from lamster.games.outrun.rules.running import RunForm
from lamster.games.outrun.state import Outrun
from lamster.kernel.decision import Decision
from lamster.kernel.game import Options
from lamster.kernel.match import Match
from lamster.kernel.record import record_of
from lamster.kernel.timing import Measured
from tests.make_golden import setting_matters

GAMES: dict[str, tuple[int, Options]] = {
    "vampire-2": (2, {}),
    "vampire-4": (4, {}),
    "vampire-6": (6, {}),
    "bear-3": (3, {"monster": "bear"}),
    "bear-5": (5, {"monster": "bear"}),
    "zombie-4": (4, {"monster": "zombie"}),
    "dragon-4": (4, {"monster": "dragon"}),
    "dragon-6": (6, {"monster": "dragon"}),
    "maps-1": (3, {"maps": 1}),
    "maps-3": (3, {"maps": 3, "monster": "zombie"}),
    "shuffled-tray": (2, {"shuffled_tray": True}),
    "run-limit-off": (5, {"run_limit": "off"}),
    "other-clocks": (2, {"run_limit": "30", "vote": False, "straight_path": True, "relaxed_clocks": True}),
    "practice": (1, {"practice_cards": 6}),
}
SHOWS = {
    "vampire-2": "draw:boost$",
    "vampire-4": "run:[^@]*2[^@]*@",
    "bear-3": "claw:yes$",
    "bear-5": "play:have-mine>",
    "zombie-4": "run:[^@]+A@",
    "dragon-4": "play:steal>",
    "dragon-6": "run:M@",
    "run-limit-off": r"run:[^@]*@[6-9]\d{4}",
    "practice": "add:little-shortcut$",
}
"""What must be played in a record, beside what its settings ask for."""
MATTERS = ("monster", "maps", "shuffled_tray")
"""Settings without which the same codes are another game."""
SHORTEST = 4
"""Rounds of a game that is worth reading."""


def choose(match: Match, decision: Decision, rng: Random) -> str:
    """Mostly chance; but cards are liked better than passing, and practice goes on to its end."""
    if decision.form is not None:
        return run(decision, rng)
    if decision.kind == "practice":
        added = [code for code in decision.codes if code.startswith("add:")]
        return rng.choice(added) if rng.random() < 0.5 else "turn"
    played = [code for code in decision.codes if code.startswith("play:")]
    return rng.choice(played) if played and rng.random() < 0.7 else decision.sample(rng)


def run(decision: Decision, rng: Random) -> str:
    """A run; now and then nobody gets to Finish, or takes long where that is allowed."""
    form = decision.form
    assert isinstance(form, RunForm)
    blind = form.sample(rng)[4:].partition("@")[0]
    row = rng.choice(form.rows) if rng.random() < 0.8 else blind
    ms = fastest(len(row)) + 2000 + rng.randrange(6000)
    if form.limit > 120_000 and rng.random() < 0.1:
        ms += 60_000
    code = form.stamp(f"run:{row}", measured(ms, rng)) if decision.seat % 2 == 0 else f"run:{row}@{ms}"
    return "late" if rng.random() < 0.03 else code


def measured(ms: int, rng: Random) -> Measured:
    """A person's run over a line of some length; sometimes the page says nothing, or too little, or was cut off."""
    allowance = rng.randrange(20, 401)
    claim = rng.choice([ms, ms, ms, ms // 2, -1])
    return Measured(ms + rng.randrange(allowance), claim, allowance, rng.random() < 0.9)


def worth_keeping(name: str, match: Match) -> bool:
    """Long enough, won, and with all that it is to show."""
    s = match.state
    assert isinstance(s, Outrun)
    assert s.ended is not None
    text = record_of(match, {}).text()
    shown = any(re.match(SHOWS.get(name, ""), entry.code) for entry in match.log)
    differs = all(setting_matters(match.game, text, option) for option in GAMES[name][1] if option in MATTERS)
    return shown and differs and bool(s.ended.winners) and s.round >= SHORTEST
