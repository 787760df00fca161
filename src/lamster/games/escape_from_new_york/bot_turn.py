"""Rules of thumb for the own turn: the plan of two cards, and every step within them."""

from typing import Final

from lamster.games.escape_from_new_york.bot_goals import STEP, SURE, TENTHS, UNIT, Mind, is_last_tile
from lamster.games.escape_from_new_york.bot_plans import (
    NEVER,
    WIN,
    ability,
    arriving,
    at_end,
    bridge_worth,
    carried_out,
    ended,
    moved,
    outlook,
    played,
    revealed,
    thrift,
)
from lamster.games.escape_from_new_york.bot_sketch import (
    CAR_WORTH,
    TILE_WORTH,
    Sketch,
    judged,
    sketch_of,
)
from lamster.games.escape_from_new_york.bot_windows import collect_worth
from lamster.games.escape_from_new_york.components import (
    ACTION,
    KIND,
    NOISE,
    NONE,
    SPACE,
    SUBURB_SPACES,
    Word,
    cards_in,
)
from lamster.games.escape_from_new_york.rules.action import AfterAction
from lamster.games.escape_from_new_york.rules.company import DRIVING, QUIET, SMASH
from lamster.games.escape_from_new_york.rules.moving import Move
from lamster.games.escape_from_new_york.rules.programs import Program
from lamster.games.escape_from_new_york.rules.turn import At
from lamster.games.escape_from_new_york.rules.window import Window
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.state import Step

LITTLE: Final = 4
"""With more cards than this in hand nobody thinks of giving them back."""

# Steps 1 and 2.


def rate_recovery(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-H1: a Timer tile before it must be is worth it only where the hand is good for nothing; never the last."""
    s, me = m.s, m.me
    if len(codes) == 1:
        return [SURE]
    if is_last_tile(s, 1):
        return [-SURE if code == "recover-all" else SURE for code in codes]
    few = s.hands[me].bit_count()
    if few > LITTLE or m.hasty:
        return [0.0 if code == "recover-all" else 1.0 for code in codes]
    now = best_pair(m, cards_in(s.hands[me]))
    full = best_pair(m, cards_in(s.hands[me] | s.discards[me]))
    wasted = TILE_WORTH * (few - 1) / 7.0 + 1.0
    return [UNIT * (full - now - wasted) if code == "recover-all" else 0.0 for code in codes]


def best_pair(m: Mind, hand: list[int]) -> float:
    return max(pair_values(m, hand, NONE).values(), default=0.0)


def rate_choose(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-H4: each card as good as the best pair it is part of."""
    s, me = m.s, m.me
    hand = cards_in(s.hands[me])
    first = s.chosen[0] if s.chosen else NONE
    values = pair_values(m, hand, first)
    best: dict[int, float] = {}
    for (one, other), value in values.items():
        for card in (one, other):
            best[card] = max(best.get(card, NEVER), value)
    found = []
    for code in codes:
        verb, _, name = code.partition(":")
        found.append(UNIT * best.get(ACTION.index[name], 0.0) if verb == "choose" else -SURE * 2)
    top = max(found)
    return [max(score - top, -SURE * 2) for score in found]


def pair_values(m: Mind, hand: list[int], first: int) -> dict[tuple[int, int], float]:
    """What every pair of cards promises, in the better order, with the ability for one of them or without.

    With a first card told, only pairs with it.
    """
    cards = hand if first == NONE else [first, *hand]
    if len(cards) == 1:
        return {(cards[0], cards[0]): outlook(m, sketch_of(m, 0 if first == NONE else 1), (cards[0],), True)}
    k = sketch_of(m, 2 if first == NONE else 1)
    opening = {card: played(m, k, card) for card in cards}
    values: dict[tuple[int, int], float] = {}
    alone = dict.fromkeys(cards, NEVER)
    if not m.hasty:
        by_ability = [*ability(m, k, True), *ability(m, k, False)]
        alone = {card: with_ability(m, card, opening[card], by_ability) for card in cards}
    for i, one in enumerate(cards):
        for other in cards[i + 1 :]:
            if first in (NONE, one, other):
                value = max(followed(m, opening[one], other), followed(m, opening[other], one))
                value = max(value, alone[one] + saved(other), alone[other] + saved(one))
                values[(one, other)] = value - thrift(one) - thrift(other)
    return values


def followed(m: Mind, ways: list[Sketch], card: int) -> float:
    best = NEVER
    for way in ways:
        for end in played(m, way, card):
            best = max(best, ended(m, end))
    return best


def with_ability(m: Mind, card: int, opening: list[Sketch], by_ability: list[Sketch]) -> float:
    """EFNY-H10: this card and the ability, in the better order."""
    best = followed(m, by_ability, card)
    for way in opening:
        for hitting in (True, False):
            for end in ability(m, way, hitting):
                best = max(best, ended(m, end))
    return best


def saved(card: int) -> float:
    """A card that the ability replaces is spent for nothing: a loud or weak one is the one to give."""
    return 0.02 * NOISE[card] - 0.1


# Steps 3 to 5.


def rate_play(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-H5, H10: which card first, or the ability instead."""
    s = m.s
    k = sketch_of(m, 0)
    found = []
    for code in codes:
        verb, _, name = code.partition(":")
        card = ACTION.index[name]
        rest = tuple([other for other in s.chosen if other != card])
        if verb == "play":
            ways = played(m, k, card)
            value = max([outlook(m, way, rest, not s.ability) for way in ways])
        else:
            ways = ability(m, k, verb == "hit-instead")
            value = max([outlook(m, way, rest, False) for way in ways], default=-SURE) + saved(card)
        found.append(UNIT * value)
    return found


def rest_of_card(s: NewYork) -> tuple[Word, ...]:
    """The parts of the present card that come after what is asked now."""
    for i in range(len(s.steps) - 1, -1, -1):
        step: Step[NewYork] = s.steps[i]
        if isinstance(step, Program):
            return step.words
        if isinstance(step, (AfterAction, Window, At)):
            break
    return ()


def rate_move(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-M1: each step by what the rest of the turn can make of it; what lies on the way is taken along."""
    s = m.s
    step = s.steps[-1]
    if not isinstance(step, Move):
        raise AssertionError("a movement is asked by Move")
    k = sketch_of(m, 0)
    words = rest_of_card(s)
    driving = bool(step.flags & DRIVING)
    found = []
    for code in codes:
        verb, _, name = code.partition(":")
        if verb in ("go", "crash"):
            left = 0 if driving and verb == "crash" else step.left - 1
            value = after_step(m, k, SPACE.index[name], left, step.flags, words)
            value -= CAR_WORTH * (verb == "crash")
        elif verb in ("bridge", "crash-bridge"):
            stay = at_end(k, k.at, bridge_worth(m, k.at), k.got, k.fog)
            value = after_words(m, stay, words, driving) - CAR_WORTH * (verb == "crash-bridge")
        elif verb == "stop":
            value = after_words(m, k, words, driving)
        else:
            value = (WIN if m.wins_alone() else -WIN) if verb == "win" else take_value(m, code)
        found.append(UNIT * value)
    return found


def after_step(m: Mind, k: Sketch, to: int, left: int, flags: int, words: tuple[Word, ...]) -> float:
    leg = arriving(m, k, to, bool(flags & QUIET), (k.score, k.got, 0.0))
    way = at_end(k, to, leg[0], leg[1], leg[2])
    driving = bool(flags & DRIVING)
    ends = [way] if not left or driving else []
    if left:
        ends += moved(m, way, left, bool(flags & SMASH), bool(flags & QUIET))
    return max([after_words(m, end, words, driving) for end in ends])


def after_words(m: Mind, k: Sketch, words: tuple[Word, ...], driving: bool) -> float:
    """The rest of the card, the other card, and the Car."""
    if driving:
        return judged(m, revealed(m, k, 1))
    ways = carried_out(m, k, words, True)
    return max([outlook(m, way, m.s.chosen, not m.s.ability) for way in ways])


def take_value(m: Mind, code: str) -> float:
    """Collecting on the way costs nothing, but a Car ends the movement."""
    return WIN / 2 if collect_worth(m, code) > 0.0 else -WIN


def rate_drive(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-R5: the Car if it brings anything."""
    k = sketch_of(m, 0)
    stay = judged(m, k)
    return [UNIT * (ended(m, k) - stay - 0.01) if code == "drive" else 0.0 for code in codes]


def rate_dare(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-R7: a Car is given up only for the escape."""
    escape = m.escape_chance(m.s.at[m.me]) > 0.4 and not m.alone
    return [float(escape == (code == "dare")) for code in codes]


def rate_spaces(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """Manholes and POI to come out at."""
    k = sketch_of(m, 0)
    words = rest_of_card(m.s)
    return [UNIT * after_step(m, k, SPACE.index[code.partition(":")[2]], 0, 0, words) for code in codes]


def rate_reveal(m: Mind, codes: tuple[str, ...]) -> list[float]:
    """EFNY-M7: what lies on the way; then Suburbs, for what they may hide; the park is full of Prisoners."""
    found = []
    for code in codes:
        space = SPACE.index[code[7:]]
        value = -0.1 * m.field[space] / TENTHS * STEP
        value += 0.15 * (space in SUBURB_SPACES) - 0.3 * (KIND[space] == "park")
        found.append(UNIT * value)
    return found
