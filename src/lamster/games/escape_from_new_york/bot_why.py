"""Why a bot plays what it plays, as messages. Nothing in them is a secret: no hidden card or tile is named."""

from typing import Final

from lamster.games.escape_from_new_york.bot_goals import EXPLORE, FIGHT, Mind
from lamster.games.escape_from_new_york.bot_sketch import danger, sketch_of
from lamster.games.escape_from_new_york.components import SPACE
from lamster.games.escape_from_new_york.rules.turn import READY
from lamster.kernel.thumb import Reason

NEW_YORK: Final = frozenset(
    {"hunt", "route", "duke", "place", "sewer", "wheels", "which", "aboard", "driver", "reuse", "poi"}
)
"""Kinds of decisions in which a player chooses for New York."""
BY_KIND: Final[dict[str, str]] = {
    "hero": "why-hero",
    "choose": "why-plan",
    "reveal": "why-explore",
    "lookout": "why-explore",
    "peek": "why-explore",
    "hit": "why-fight",
    "burn": "why-fight",
    "trick": "why-trick",
    "recover": "why-recover",
    "learn": "why-level",
    "exchange": "why-level",
    "objective": "why-level",
    "bury": "why-event",
    "break": "why-way",
    "wire": "why-flee",
    "limit": "why-keep",
    "pickpocket": "why-keep",
    "give": "why-keep",
    "keep": "why-item",
    "copter": "why-item",
    "building": "why-item",
    "company": "why-loyal",
    "ride": "why-loyal",
    "cover": "why-loyal",
    "rob": "why-betray",
    "steal": "why-betray",
    "jump": "why-way",
}
BY_VERB: Final[dict[str, str]] = {
    "collect": "why-collect",
    "win": "why-betray",
    "bar": "why-bar",
    "bar-weapon": "why-bar",
    "use": "why-item",
    "ready": "why-item",
    "fire": "why-fight",
    "bracelet": "why-explore",
    "play": "why-plan",
    "hit-instead": "why-ability",
    "move-instead": "why-ability",
    "drive": "why-way",
    "dare": "why-bridge",
    "always-show": "why-show",
    "choose-each-time": "why-hide",
    "recover-all": "why-tile",
}
NOTHING: Final = frozenset({"go-on", "hurry", "done", "decline", "skip", "suffer", "alone", "stay"})
QUIETLY: Final = frozenset({"use:cigarettes"})


def reason(m: Mind, kind: str, code: str) -> Reason:
    """The strongest reason there is."""
    verb = code.partition(":")[0]
    if kind in NEW_YORK:
        return ("why-new-york", {})
    if kind == "move" and verb in ("go", "crash", "bridge", "crash-bridge", "stop"):
        return why_step(m, verb, code)
    if code == READY:
        return ("why-plan", {})
    if kind == "show":
        return ("why-hide" if m.alone else "why-show", {})
    if kind == "recovery" and verb == "decline":
        return ("why-save", {})
    if verb in NOTHING:
        return ("why-pass", {})
    if code in QUIETLY:
        return ("why-noise", {})
    return (BY_VERB.get(verb) or BY_KIND.get(kind) or "why-pass", {})


def why_step(m: Mind, verb: str, code: str) -> Reason:
    """Over the bridge, away from danger, or towards the goal."""
    here = m.s.at[m.me]
    if verb in ("bridge", "crash-bridge"):
        return ("why-bridge" if m.escape_chance(here) > 0.0 and not m.alone else "why-wait", {})
    if verb == "stop":
        return ("why-wait", {})
    space = SPACE.index[code.partition(":")[2]]
    if m.field[space] >= m.field[here]:
        return ("why-flee" if danger(m, sketch_of(m, 0)) >= 2 else "why-plan", {})
    _, goal, purpose = m.goal()
    if purpose == EXPLORE:
        return ("why-explore", {})
    if purpose == FIGHT:
        return ("why-hunt", {})
    if m.alone:
        return ("why-alone", {})
    return ("why-goal", {"space": SPACE.codes[goal]})
