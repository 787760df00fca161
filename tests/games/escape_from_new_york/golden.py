"""Which games of Escape from New York are recorded, and by whom they are played: dice with a nose for what is near."""

from collections.abc import Callable
from random import Random

from lamster.games.escape_from_new_york.components import (
    ACTION,
    BRIDGE,
    CAMP,
    DIAGRAM_OF,
    EFFECT,
    GRID,
    KIND,
    NONE,
    POI_SPACES,
    PRESIDENT,
    SPACE,
    SPACES,
    STRETCH_SPECIALS,
    SUBURB_SPACES,
    TAPE,
    WTC_SPACE,
)
from lamster.games.escape_from_new_york.rules.city import enemy_at
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.game import Options
from lamster.kernel.match import Match

GAMES: dict[str, tuple[int, Options]] = {
    **{f"{seats}-players": (seats, {}) for seats in (1, 2, 3, 4)},
    "together": (1, {}),
    "alone": (2, {"lone_level": "in_use"}),
    "special-cards": (2, {"special_cards": True}),
    "crossbows": (3, {"crossbows": True}),
    "explosion": (2, {"explosion": True}),
    "timer-tiles": (1, {"timer_tiles": True}),
    "traps": (2, {"traps": True}),
    "hard-deck": (4, {"hard_deck": True}),
    "one-tile-less": (3, {"one_tile_less": True}),
    "thirty-prisoners": (4, {"thirty_prisoners": True}),
    "wanted": (2, {"wanted": True}),
    "dead-or-alive": (1, {"dead_or_alive": True}),
    "black-tiles": (2, {"black_tiles": "6"}),
    "always-show": (2, {"always_show": True}),
    "everything": (
        4,
        {
            **dict.fromkeys(["special_cards", "crossbows", "explosion", "timer_tiles", "traps", "hard_deck"], True),
            **dict.fromkeys(["one_tile_less", "thirty_prisoners", "wanted", "dead_or_alive", "always_show"], True),
            "black_tiles": "15",
        },
    ),
}
LIKED = ("win", "collect:", "bar", "ready:", "drive", "use:", "fire:")
DULL = ("unchoose:", "hurry", "abandon", "drop-", "show:nothing", "stay")
WHIM = 0.05
"""How often dice alone decide."""


def choose(match: Match, decision: Decision, rng: Random) -> str:
    """What is liked is done, what is dull is left; steps and tiles lead to where something is to be had."""
    s = match.state
    assert isinstance(s, NewYork)
    codes = [code for code in decision.codes if not is_dull(code)] or list(decision.codes)
    if decision.seat == CHANCE or rng.random() < WHIM:
        return decision.sample(rng) if decision.seat == CHANCE else rng.choice(codes)
    if decision.kind == "show":
        return max(codes, key=len)
    if decision.kind == "recovery" and "decline" in codes and s.hands[decision.seat].bit_count() > 3:
        return "decline"
    liked = [code for code in codes if code.startswith(LIKED)]
    if liked:
        return rng.choice(liked)
    if decision.kind in ("choose", "play"):
        return rng.choice([code for code in codes if fits(s, decision.seat, code)] or codes)
    if decision.kind in ("move", "reveal"):
        goal = goal_of(s, decision.seat)
        return min(codes, key=lambda code: (distance(code, goal), rng.random()))
    return rng.choice(codes)


def is_dull(code: str) -> bool:
    """Nobody gives away what an escape needs."""
    needed = code.startswith(("bar:", "throw:")) and code.endswith(("tape", "diagram-3", "diagram-4"))
    return needed or code.startswith(DULL)


def fits(s: NewYork, seat: int, code: str) -> bool:
    """A card that hits where Enemies are, one that moves where none are; or the plan is ready."""
    if code == "ready":
        return True
    verb, _, card = code.partition(":")
    word = {"hit-instead": "hit", "move-instead": "move"}.get(verb, EFFECT[ACTION.index[card]][0][0])
    return word == ("hit" if enemy_at(s, s.at[seat]) else "move")


def distance(code: str, goal: int) -> int:
    """How far away the goal is then; the bridge of the space itself comes first where that is the goal."""
    verb, _, place = code.partition(":")
    if verb in ("bridge", "crash-bridge"):
        return NONE if BRIDGE[goal] == int(place) else SPACES
    space = SPACE.index.get(place, NONE)
    return GRID[space][goal] if space != NONE else SPACES


def goal_of(s: NewYork, seat: int) -> int:
    """A Case, a Point of interest, the Camp; with enough of them the bridge, or what the own objective asks for."""
    here = s.at[seat]
    supply = s.supplies[seat]
    diagrams = [DIAGRAM_OF[thing] for thing in supply if DIAGRAM_OF[thing]]
    if PRESIDENT in supply and TAPE in supply and diagrams:
        return BRIDGE.index(diagrams[0])
    tokens = [at for at in s.tokens if at >= 0]
    hidden = [space for space in POI_SPACES if s.tiles[space] == NONE]
    camp = [space for space in POI_SPACES if s.tiles[space] == CAMP and not s.taken]
    lone = [[s.copter], [WTC_SPACE], SUBURB_SPACES][s.purples[seat]]
    for spaces in (tokens, hidden, camp, lone):
        away = [space for space in spaces if space != here]
        if away:
            return min(away, key=lambda space: GRID[here][space])
    return next(space for space in range(SPACES) if KIND[space] == "library")


# What a record must show.


def codes_of(match: Match) -> set[str]:
    return {entry.code for entry in match.log}


def stretch_card(match: Match) -> bool:
    cards = [card for some in STRETCH_SPECIALS for card in range(some.bit_length()) if some >> card & 1]
    return bool(codes_of(match) & {f"play:{ACTION.codes[card]}" for card in cards})


def ended_by(rule: str) -> Callable[[Match], bool]:
    return lambda match: match.outcome is not None and match.outcome.rule == rule


def shows(*codes: str) -> Callable[[Match], bool]:
    return lambda match: set(codes) <= codes_of(match)


def shows_unasked(match: Match) -> bool:
    """EFNY-V11: somebody has promised to show everything, and does so in an attempt without being asked."""
    codes = codes_of(match)
    return "always-show" in codes and any(code.startswith("bridge:") for code in codes)


def of_state(holds: Callable[[NewYork], bool]) -> Callable[[Match], bool]:
    def test(match: Match) -> bool:
        assert isinstance(match.state, NewYork)
        return holds(match.state)

    return test


MUST_SHOW: dict[str, Callable[[Match], bool]] = {
    "together": ended_by("EFNY-V1"),
    "alone": ended_by("EFNY-V5"),
    "special-cards": stretch_card,
    "crossbows": shows("fire:crossbow"),
    "explosion": shows("event:explosion"),
    "timer-tiles": shows("timer:blackout", "timer:riot", "timer:food-drop"),
    "traps": shows("trap:triggered", "trap:safe"),
    "hard-deck": shows("new-york:wrecking-crew", "new-york:sewer-flood"),
    "thirty-prisoners": of_state(lambda s: s.prisoners_left == 0),
    "wanted": of_state(lambda s: sum(s.wanted) > 0),
    "dead-or-alive": shows("president:dead"),
    "always-show": shows_unasked,
}


def worth_keeping(name: str, match: Match) -> bool:
    """Long enough to be of interest, and with what it is there for."""
    return match.state.round >= 4 and (name not in MUST_SHOW or MUST_SHOW[name](match))
