"""Notes about single options: warnings first, then effects and what they cost (ledger 7.4, 7.6)."""

from collections.abc import Iterator
from typing import Final

from lamster.games.escape_from_new_york.components import (
    ACTION,
    BLUE,
    BRIDGE,
    DIAGRAM_OF,
    EFFECT,
    HERO,
    NOISE,
    NONE,
    PRESIDENT,
    PURPLE,
    SPACE,
    SUPPLY_LIMIT,
    TAPE,
    THING,
)
from lamster.games.escape_from_new_york.knowledge import open_things, things_known
from lamster.games.escape_from_new_york.lexicon import VERBS
from lamster.games.escape_from_new_york.preview_places import place_notes
from lamster.games.escape_from_new_york.preview_plan import (
    NOISE_STEP,
    ability_hindrance,
    damage_ahead,
    forecast,
    gullfire_at_risk,
)
from lamster.games.escape_from_new_york.rules.action import ABILITY_NOISE
from lamster.games.escape_from_new_york.rules.moving import bridge_blocked
from lamster.games.escape_from_new_york.rules.revealing import face_down_pois
from lamster.games.escape_from_new_york.rules.turn import CHOSEN, STEPS
from lamster.games.escape_from_new_york.rules.window import GO_ON
from lamster.games.escape_from_new_york.state import TAXI, NewYork
from lamster.kernel.decision import Decision
from lamster.kernel.preview import Note

ABILITIES: Final = {"hit-instead": "note-ability-hit", "move-instead": "note-ability-move"}
WITHOUT: Final = ("unchoose", "step", "prisoner")
"""Verbs whose options need no note: they were explained before, or there is nothing to say."""
BRIDGES: Final = ("bridge", "crash-bridge")
GIVING: Final = ("throw", "bar", "give")
DRAWING: Final = [sum([number for word, number, _ in words if word == "item"]) for words in EFFECT]
"""How many Items each Action card brings."""
LAST_CARD: Final = 4
"""EFNY-H9: in this step the second card is played."""
END: Final = len(STEPS)
"""After this step the turn is over."""
GAINS: Final = ("collect", "keep", "steal")


def notes_on(s: NewYork, seat: int, decision: Decision, code: str, hindered: dict[str, str]) -> list[Note]:
    if code == GO_ON and decision.kind == "window":
        return list(onward(s, seat))
    return [*warnings(s, seat, decision, code, hindered), *facts(s, seat, code)]


# Warnings.


def warnings(s: NewYork, seat: int, decision: Decision, code: str, hindered: dict[str, str]) -> Iterator[Note]:
    verb, _, about = code.partition(":")
    if verb in ("choose", "play") and about in hindered:
        yield cannot(code, hindered[about])
    elif verb == "move-instead":
        yield from (cannot(code, why) for why in [ability_hindrance(s)] if why)
    elif code == "ready":
        yield from plan_warnings(s, seat, code)
    elif code == "decline" and decision.kind == "recovery":
        if s.hands[seat].bit_count() - CHOSEN <= 1:
            yield warning(code, "note-forced")
    elif verb == "ready":
        yield from replacing(s, seat, code)
    elif verb in GIVING and about == BLUE.codes[s.blues[seat]]:
        yield warning(code, "note-objective")
    else:
        yield from way_warnings(s, seat, code)
    tiles = 1 if code == "recover-all" else len(face_down_pois(s)) if code == "collect:president" else 0
    yield from loss_by(s, code, tiles)
    if len(s.supplies[seat]) + gained(code) > SUPPLY_LIMIT and gained(code):
        yield warning(code, "note-fourth")


def warning(code: str, message: str, **args: str | int | float) -> Note:
    return Note(code, message, args, True)


def cannot(code: str, hindrance: str) -> Note:
    """EFNY-H6, R7: a card that would fail now; its Noise counts all the same."""
    if hindrance == "crash":
        return warning(code, "note-crash")
    return warning(code, "note-cannot", hindrance=hindrance)


def plan_warnings(s: NewYork, seat: int, code: str) -> Iterator[Note]:
    """EFNY-O3, O4, H2, X1: what the plan brings about."""
    ahead = forecast(s, seat)
    moved = s.missions - ahead.after.missions
    if ahead.after.tiles:
        yield warning(code, "note-full")
    elif moved:
        yield warning(code, "note-saturated", cubes=moved)
    if ahead.damage and ahead.at_risk:
        yield warning(code, "note-damage", damage=ahead.damage)
    if ahead.forced:
        yield warning(code, "note-forced")
    if gullfire_at_risk(s, seat):
        yield warning(code, "note-gullfire")


def loss_by(s: NewYork, code: str, tiles: int) -> Iterator[Note]:
    """EFNY-P4, V8, Y4: one of the red tiles ends the game, turned up or discarded."""
    reds = min(tiles - s.blacks, s.reds)
    if reds > 0:
        yield warning(code, "note-loss", chance=(200 * reds + s.reds) // (2 * s.reds))


def gained(code: str) -> int:
    """EFNY-I4: how many cards this brings."""
    verb, _, about = code.partition(":")
    if verb in ("choose", "play"):
        return DRAWING[ACTION.index[about]]
    return int((verb in GAINS and about != "car") or code in ("library:item", "shop:items"))


def replacing(s: NewYork, seat: int, code: str) -> Iterator[Note]:
    """EFNY-I10."""
    if s.weapons[seat] != NONE:
        yield warning(code, "note-replaces", thing=THING.codes[s.weapons[seat]])


def way_warnings(s: NewYork, seat: int, code: str) -> Iterator[Note]:
    """EFNY-V2 to V4, R7, R8: bridges that are shut or would not be an escape, and a Taxi that leaves the game."""
    verb, _, about = code.partition(":")
    if verb == "go" and BRIDGE[SPACE.index[about]] and bridge_blocked(s, SPACE.index[about]):
        yield warning(code, "note-bridge", number=BRIDGE[SPACE.index[about]])
    if verb in BRIDGES:
        lacking = [thing for thing in things_for(int(about)) if thing not in s.supplies[seat]]
        lacking = [thing for thing in lacking if thing not in with_others(s, seat)]
        if lacking:
            yield warning(code, "note-missing", thing=joined(lacking))
    if verb in ("crash", "crash-bridge", "abandon", "dare") and s.cars[seat] == TAXI:
        yield warning(code, "note-taxi")


# What is shown at a bridge.


def things_for(bridge: int) -> list[int]:
    """EFNY-V3: what an escape over this bridge needs."""
    return [PRESIDENT, TAPE, DIAGRAM_OF.index(bridge)]


def with_others(s: NewYork, seat: int) -> list[int]:
    """What other Heroes here hold, as far as this one knows."""
    others = [other for other in range(s.seats) if other != seat and s.at[other] == s.at[seat]]
    known = [THING.index[thing] for other in others for thing in things_known(s, other, seat)]
    return [*known, *[thing for other in others for thing in s.supplies[other] if thing in open_things(s)]]


def is_in_doubt(s: NewYork, seat: int) -> bool:
    """Somebody here holds cards that this Hero has not seen."""
    others = [other for other in range(s.seats) if other != seat and s.at[other] == s.at[seat]]
    backs = [len([thing for thing in s.supplies[other] if thing not in open_things(s)]) for other in others]
    return any(number > len(things_known(s, other, seat)) for other, number in zip(others, backs, strict=True))


def joined(things: list[int]) -> str:
    return "+".join([THING.codes[thing] for thing in things])


def showing(s: NewYork, seat: int, code: str) -> Iterator[Note]:
    """EFNY-V3: what showing these cards comes to. It cannot be taken back."""
    names = code.partition(":")[2].split("+")
    wanted = things_for(BRIDGE[s.at[seat]])
    shown = [thing for thing in wanted if THING.codes[thing] in names]
    withheld = [thing for thing in wanted if thing in s.supplies[seat] and thing not in shown]
    with_them = with_others(s, seat)
    others = [thing for thing in wanted if thing not in shown and thing in with_them]
    lacking = [thing for thing in wanted if thing not in (*shown, *withheld, *with_them)]
    if withheld:
        yield warning(code, "note-show-withholds", thing=joined(withheld))
    elif lacking:
        message = "note-show-unless" if is_in_doubt(s, seat) else "note-show-fails"
        yield Note(code, message, {"thing": joined(lacking)})
    elif others:
        yield Note(code, "note-show-together", {"thing": joined(others)})
    else:
        yield Note(code, "note-show-completes", {})
    if shown and (withheld or lacking or others):
        yield Note(code, "note-show-seen", {})


# Facts.


def onward(s: NewYork, seat: int) -> Iterator[Note]:
    """EFNY-T1, H13, H15: what comes after the window, once both cards are played."""
    if s.step == NOISE_STEP:
        yield Note(GO_ON, "note-on-attack", {"damage": damage_ahead(s, seat)})
    elif s.step > NOISE_STEP:
        yield Note(GO_ON, "note-on-new-york" if s.step < END else "note-on-end", {})
    elif s.step >= LAST_CARD:
        yield Note(GO_ON, "note-on-noise", {"noise": s.made_noise})


def facts(s: NewYork, seat: int, code: str) -> Iterator[Note]:
    verb, _, about = code.partition(":")
    names = VERBS.get(verb)
    if verb in ABILITIES:
        yield Note(code, ABILITIES[verb], {})
        yield Note(code, "note-noise", {"noise": ABILITY_NOISE})
    elif verb == "show":
        yield from showing(s, seat, code)
    elif code in ("recover-all", "collect:president"):
        yield from price(s, code)
    elif verb == "objective":
        yield Note(code, f"{(BLUE if about in BLUE.index else PURPLE).kind}-{about}.effect", {})
    elif not about or verb in WITHOUT:
        return
    elif names is ACTION:
        yield from card_notes(code, about)
    elif names is SPACE:
        if not verb.startswith(("hit-", "hunt-")):
            yield from place_notes(s, seat, code)
    elif names in (THING, HERO):
        yield Note(code, f"{names.kind}-{about}.effect", {})


def price(s: NewYork, code: str) -> Iterator[Note]:
    """EFNY-H1, P2: Timer tiles; for the President one for every POI that is still face down."""
    tiles = len(face_down_pois(s)) if code == "collect:president" else 0
    if tiles:
        yield Note(code, "note-poi-tiles", {"tiles": tiles})
    yield Note(code, "note-tiles", {"black": s.blacks, "red": s.reds})


def card_notes(code: str, card: str) -> Iterator[Note]:
    """Its effect and its Noise."""
    yield Note(code, f"{ACTION.kind}-{card}.effect", {})
    noise = NOISE[ACTION.index[card]]
    if noise:
        yield Note(code, "note-noise", {"noise": noise})
