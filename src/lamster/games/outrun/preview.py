"""What an option leads to, and why a card cannot be played, told before it is chosen.

Made for the questions about cards, the claw and infection only, from what is open to all and from the hand of the seat
that decides. Runs have no preview: nothing may be computed while people race.
"""

from collections.abc import Callable
from typing import Final

from lamster.games.outrun.components import (
    BOOST,
    BOX,
    CARD,
    FAIR_TRADE,
    FOCUS,
    HAVE_MINE,
    LITTLE_SHORTCUT,
    MAJOR_SHORTCUT,
    MONSTER,
    ONE_ROUND,
    PLACED,
    POSITIONS,
    SHIELD,
    STEAL,
    VALUES,
    cards_in,
)
from lamster.games.outrun.load import BURDEN, ms_per_load
from lamster.games.outrun.rules.cards import PASS, PLAY, forbidden, fronts_after, read_play
from lamster.games.outrun.rules.checking import FIRST_POSITION
from lamster.games.outrun.state import Outrun, displaced, is_right, to_go
from lamster.kernel.decision import Decision
from lamster.kernel.preview import Args, Note

GIVES: Final = {BOOST: "note-gives-boost", SHIELD: "note-gives-shield", LITTLE_SHORTCUT: "note-gives-shortcut"}
"""Cards that help the runner before whom they lie."""
TENTH_MS: Final = 100


def notes_for(s: Outrun, decision: Decision) -> list[Note]:
    """What is worth knowing about each option of a question; nothing about those that explain themselves."""
    noted = NOTED.get(decision.kind)
    return [] if noted is None else [note for code in decision.codes for note in noted(s, decision.seat, code)]


def targets_of(s: Outrun, decision: Decision) -> dict[str, str]:
    """The place of the monster board that a code points to. Other codes name their seat or card themselves."""
    if decision.kind != "claw":
        return {}
    return {"claw:yes": f"position-{FIRST_POSITION}", "claw:no": f"position-{s.positions[decision.seat]}"}


# Cards that are played.


def notes_about_play(s: Outrun, seat: int, code: str) -> list[Note]:
    if code == PASS:
        return [Note(code, "note-keep", {"cards": len(s.hands[seat])})]
    card, target = read_play(seat, code)
    gives = target != seat and card in GIVES
    what = Note(code, GIVES[card], {}, True) if gives else Note(code, f"card-{CARD.codes[card]}.short", {})
    other = [] if target == seat else seat_notes(s, seat, code, target)
    return [what, *effect_notes(s, seat, code, card, target), *other, *lasting_notes(s, code, card)]


def effect_notes(s: Outrun, seat: int, code: str, card: int, target: int) -> list[Note]:
    """What changes before the two seats."""
    if card == STEAL:
        return [Note(code, "note-hand", {"cards": len(s.hands[target])})]
    if card == FOCUS:
        return [Note(code, "note-rid", {"cards": s.front[seat].bit_count()})]
    if card == HAVE_MINE:
        return [Note(code, "note-pass-on", {"cards": s.front[seat].bit_count()})]
    if card == FAIR_TRADE:
        own, other = fronts_after(s, seat, card, target)
        return [Note(code, "note-trade", {"get": own.bit_count(), "give": other.bit_count()})]
    return [*slower_notes(code, card), *replaced_notes(code, s.front[target], card)]


def slower_notes(code: str, card: int) -> list[Note]:
    """OUT-N4: by how much a medium runner needs longer, on the average path."""
    tenths = round(BURDEN[card] * ms_per_load() / TENTH_MS)
    if not tenths:
        return []
    seconds, rest = divmod(abs(tenths), 10)
    return [Note(code, "note-slower" if tenths > 0 else "note-faster", {"seconds": seconds, "tenths": rest})]


def lasting_notes(s: Outrun, code: str, card: int) -> list[Note]:
    """OUT-I2, B6, X3: until when it lies there."""
    if not PLACED >> card & 1:
        return []
    if ONE_ROUND >> card & 1:
        return [Note(code, "note-one-round", {})]
    return [Note(code, f"note-lasts.{MONSTER.codes[s.settings.monster]}", {})]


def replaced_notes(code: str, front: int, card: int) -> list[Note]:
    """OUT-I8."""
    old = displaced(front, card) & ~(1 << card)
    return [Note(code, "note-replaces", {"card": CARD.codes[other]}) for other in cards_in(old)]


def seat_notes(s: Outrun, seat: int, code: str, other: int) -> list[Note]:
    """How far another seat is, compared with the one that decides, and whether it may win with its next run."""
    lead = s.rooms[other] - s.rooms[seat]
    place = "note-ahead" if lead > 0 else "note-behind" if lead < 0 else "note-level"
    found = [
        Note(code, place, {"rooms": abs(lead)} if lead else {}),
        Note(code, "note-to-go", {"rooms": to_go(s, other)}),
    ]
    return [*found, Note(code, "note-may-leave", {})] if may_leave(s, other) else found


def may_leave(s: Outrun, seat: int) -> bool:
    """With the best place of the next run."""
    best = VALUES[s.settings.monster][POSITIONS]
    return to_go(s, seat) <= best * (2 if s.front[seat] >> BOOST & 1 else 1)


# Why a card cannot be played.


def against(s: Outrun, decision: Decision) -> list[Note]:
    """Why each card of the hand cannot be played on a seat, or (without a seat) on nobody at all."""
    if decision.kind != "interfere":
        return []
    return [note for card in sorted(set(s.hands[decision.seat])) for note in against_card(s, decision.seat, card)]


def against_card(s: Outrun, seat: int, card: int) -> list[Note]:
    code = f"{PLAY}{CARD.codes[card]}"
    if card == MAJOR_SHORTCUT:
        return [Note(code, "against-race", {})]
    if card == FOCUS:
        return [] if s.front[seat] else [Note(code, "against-focus", {})]
    reasons = {other: reason_against(s, seat, card, other) for other in range(s.seats)}
    found = [Note(f"{code}>{other + 1}", reason, {}) for other, reason in reasons.items() if reason]
    if len(found) < s.seats:
        return found
    others = [reason for other, reason in reasons.items() if other != seat]
    return [*found, Note(code, others[0], {})]


def reason_against(s: Outrun, seat: int, card: int, target: int) -> str:
    """The message of what speaks against this card on this seat; empty where nothing does."""
    rule = forbidden(s, seat, card, target)
    if not rule:
        return ""
    if rule == "OUT-I6":
        return "against-shield"
    if PLACED >> card & 1:
        return "against-twice"
    return "against-oneself" if target == seat else NOTHING_TO[card]


NOTHING_TO: Final = {FAIR_TRADE: "against-trade", HAVE_MINE: "against-have-mine", STEAL: "against-steal"}


# The claw, and infection.


def notes_about_claw(s: Outrun, seat: int, code: str) -> list[Note]:
    """OUT-F7: what it costs, what it takes away, and who will then be last."""
    rooms = rooms_worth(s, seat, s.positions[seat])
    told: Args = {"rooms": rooms, "cards": s.front[seat].bit_count()}
    if code == "claw:no":
        return [Note(code, "note-stay", told), *chased_notes(s, seat, code, rooms)]
    missed = [Note(code, "note-claw-misses", {}, True)] if rooms >= to_go(s, seat) else []
    return [*missed, Note(code, "note-claw", told), *chased_notes(s, seat, code, 0)]


def chased_notes(s: Outrun, seat: int, code: str, rooms: int) -> list[Note]:
    """Whether the monster is right behind this seat once all have moved, if it moves by so many rooms."""
    others = [s.rooms[other] + rooms_worth(s, other, s.positions[other]) for other in range(s.seats) if other != seat]
    return [Note(code, "note-chased", {})] if s.rooms[seat] + rooms <= min(others) else []


def rooms_worth(s: Outrun, seat: int, position: int) -> int:
    """OUT-M1, M2: by how many rooms a seat moves from this position in this round."""
    place = position if is_right(s, seat) else BOX
    return VALUES[s.settings.monster][place] * (2 if s.front[seat] >> BOOST & 1 else 1)


def notes_about_victim(s: Outrun, seat: int, code: str) -> list[Note]:
    return seat_notes(s, seat, code, int(code.partition(":")[2]) - 1)


# Practice.


def notes_about_practice(s: Outrun, seat: int, code: str) -> list[Note]:
    """OUT-A2, A6: what a card does to a path, and what it means to stop."""
    verb, _, name = code.partition(":")
    if verb == "stop":
        total = s.settings.practice_cards
        return [Note(code, "note-stop" if 2 * s.made > total else "note-stop-lost", {"made": s.made, "total": total})]
    if not name:
        return []
    card = CARD.index[name]
    short = Note(code, f"card-{name}.short", {})
    if verb == "drop":
        return [short]
    return [short, *slower_notes(code, card), *replaced_notes(code, s.front[seat], card)]


NOTED: Final[dict[str, Callable[[Outrun, int, str], list[Note]]]] = {
    "interfere": notes_about_play,
    "claw": notes_about_claw,
    "infect": notes_about_victim,
    "practice": notes_about_practice,
}
"""What makes the notes about the options of each question."""
