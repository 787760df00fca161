"""Rules of thumb for On the Lam! (ledger 7.2).

A score of 1 is worth a player's fifth own card. The rules look at the deciding seat's hand and at what is open to all.
"""

from math import exp
from typing import Final, final

from lamster.games.on_the_lam.components import (
    ALIBIS,
    BONUS,
    CARD,
    CHARACTER,
    GO,
    IS_REROLL,
    ITEM_BONUS,
    KINDS_EACH,
    LOCATIONS,
    MOB_HIDEOUT,
    NEIGHBOURS,
    PRIVATE_EYE,
    STATION,
    TILE,
    TILE_NUMBER,
    TILE_SKILL,
    TILES,
    king_moves,
    walk,
)
from lamster.games.on_the_lam.odds import ODDS, cards_won
from lamster.games.on_the_lam.rules.hands import DISCARD
from lamster.games.on_the_lam.rules.play_cards import ROB
from lamster.games.on_the_lam.rules.search import item_bonus, skill_bonus
from lamster.games.on_the_lam.state import GOAL, NONE, Lam, held, own_cards, own_score
from lamster.kernel.decision import Decision
from lamster.kernel.thumb import Manner, Reason, Thumb

NEXT: Final = [0.12, 0.15, 0.2, 0.3, 1.0, 0.0]
"""What the next own card is worth to a player who has so many: the fifth counts for more than all before it."""
PAIRED: Final = 0.05
"""A foreign card of which two are held: half the price of a trade."""
SINGLE: Final = 0.02
ITEM: Final = 0.03
DRAW: Final = 0.02
"""What a play card is worth on the average."""
AHEAD: Final = 0.75
"""What a turn later is worth, compared with now."""
DANGER: Final = 0.2
"""The chance, as it is felt, that the police step onto a neighbouring tile."""
MOB: Final = 0.2
"""What an investigation of the leader is worth."""
RESET: Final = 0.1
"""What it is worth to clear one's marks."""
WASTE: Final = 0.3
"""What speaks against throwing away a card that need not go."""
LOOK_AHEAD: Final = 3
HURRY: Final = 3.0
"""What each step towards the station is worth to the ready."""
KING: Final = [[king_moves(one, other) for other in range(TILES)] for one in range(TILES)]
WALK: Final = [[walk(one, other) for other in range(TILES)] for one in range(TILES)]


@final
class Rating:
    """What a rule of thumb thinks of the position for one seat; made once a decision."""

    def __init__(self, s: Lam, seat: int) -> None:
        self.seat = seat
        self.character = s.characters[seat]
        self.own = own_score(s, seat)
        self.ready = self.own >= GOAL
        self.counts = [0] * len(CHARACTER.codes)
        for card in s.hands[seat]:
            self.counts[card // KINDS_EACH] += 1
        self.per_card = self.worth_of_a_draw(s)
        self.at_stake = self.loss(s)
        self.pair = self.best_pair(s, False)
        self.mob_pair = self.best_pair(s, True)

    def worth_of_a_draw(self, s: Lam) -> float:
        """An unseen alibi card may be one's own, else it may make a pair."""
        return 0.0 if self.ready else NEXT[self.own] * own_share(s, self.seat) + SINGLE

    def loss(self, s: Lam) -> float:
        """What an investigation would cost now."""
        if own_cards(s, self.seat):
            return NEXT[min(self.own, GOAL) - 1]
        return SINGLE * len(s.hands[self.seat]) + ITEM * (s.items[self.seat] != NONE)

    def best_pair(self, s: Lam, for_the_mob: bool) -> int:
        """A character of whom two foreign cards are held, else NONE; for the Mob one that leads."""
        best = NONE
        for character in range(len(self.counts)):
            if character != self.character and self.counts[character] >= 2:
                if for_the_mob and character not in s.characters:
                    continue
                if best == NONE or self.counts[character] > self.counts[best]:
                    best = character
        return best


def own_share(s: Lam, seat: int) -> float:
    """How many of the alibi cards that the seat cannot see are its own."""
    first = KINDS_EACH * s.characters[seat]
    own = KINDS_EACH * s.settings.copies - own_cards(s, seat) - sum(s.alibi_discard[first : first + KINDS_EACH])
    unseen = s.alibi_pile.size()
    for other in range(s.seats):
        if other != seat:
            unseen += len(s.hands[other])
    return own / unseen if unseen else 0.0


def odds(s: Lam, need: int) -> tuple[float, float]:
    return ODDS[s.settings.die][max(need, 0)]


def search_value(s: Lam, r: Rating, tile: int, police: int) -> float:
    """Expected worth of searching there once, and of trying on as long as the police are far."""
    skill = TILE_SKILL[tile]
    need = TILE_NUMBER[tile] - BONUS[r.character][skill]
    item = s.items[r.seat]
    chance, cards = odds(s, need - (ITEM_BONUS[item][skill] if item != NONE else 0))
    tries = max(KING[police][tile] - 1, 0) if s.settings.retry else 0
    gain = cards * r.per_card
    # Failures before the police arrive cost nothing: each is another try.
    missed = 1.0 - chance
    total = gain
    left = missed
    for _ in range(min(tries, 3)):
        total += left * gain
        left *= missed
    if tries == 0 and KING[police][tile] <= 1:
        total -= missed * r.at_stake
    return total


def act_value(s: Lam, r: Rating, tile: int, police: int) -> float:
    """The best thing to do on a tile."""
    if tile == PRIVATE_EYE and r.pair != NONE and r.own < GOAL - 1:
        return NEXT[r.own] - 2 * SINGLE
    if tile == MOB_HIDEOUT and r.mob_pair != NONE:
        return max(DRAW, mob_value(s, r))
    if TILE_SKILL[tile] < 0 or s.marks[r.seat] >> tile & 1:
        return DRAW if not r.ready else -0.02
    last = RESET if s.marks[r.seat].bit_count() == LOCATIONS - 1 and s.settings.marks_reset else 0.0
    return max(DRAW if not r.ready else -0.02, search_value(s, r, tile, police) + last)


def mob_value(s: Lam, r: Rating) -> float:
    """Sending the police to an opponent who seems far ahead costs them a card."""
    if r.mob_pair == NONE:
        return 0.0
    target = s.characters.index(r.mob_pair)
    return threat(s, target) * MOB - 2 * SINGLE


def threat(s: Lam, other: int) -> float:
    """How near an opponent seems to winning, from what is open: cards in hand and the way to the station."""
    cards = len(s.hands[other])
    return cards / GOAL + (0.8 if cards >= GOAL and WALK[s.tiles[other]][STATION] <= 1 else 0.0)


def danger(s: Lam, r: Rating, tile: int) -> float:
    """The police may step onto a neighbouring tile at the end of the round."""
    return r.at_stake * (DANGER if WALK[s.police][tile] == 1 else 0.0)


def tile_values(s: Lam, r: Rating) -> list[float]:
    """What it is worth to stand on each tile and act there, looking some turns ahead."""
    if r.ready:
        return [-HURRY * WALK[tile][STATION] - 2 * danger(s, r, tile) for tile in range(TILES)]
    here = [act_value(s, r, tile, s.police) - danger(s, r, tile) for tile in range(TILES)]
    value = here
    for _ in range(LOOK_AHEAD):
        value = [here[tile] + AHEAD * best_neighbour(value, tile) for tile in range(TILES)]
    return value


def best_neighbour(value: list[float], tile: int) -> float:
    best = -1e9
    for other in NEIGHBOURS[tile]:
        if other != STATION and value[other] > best:
            best = value[other]
    return best


def card_worth(s: Lam, r: Rating, card: int) -> float:
    """What a card in hand is worth keeping."""
    if card >= ALIBIS:
        item = card - ALIBIS
        return ITEM + 0.005 * sum(ITEM_BONUS[item]) + (0.01 if IS_REROLL[item] else 0.0)
    character = card // KINDS_EACH
    if character == r.character:
        spare = s.settings.five_different and s.hands[r.seat].count(card) > 1
        return 0.01 if spare else 10.0
    if r.counts[character] >= 2 and (r.own < GOAL - 1 or character in s.characters):
        return PAIRED
    return SINGLE * (1.2 if character in s.characters else 1.0)


@final
class LamThumb(Thumb[Lam]):
    """One small rule for each kind of decision."""

    def rate(self, s: Lam, decision: Decision) -> list[float]:
        r = Rating(s, decision.seat) if s.characters[decision.seat] != NONE else None
        codes = decision.codes
        kind = decision.kind
        if r is None:
            return [0.0 for _ in codes]
        if kind == "move":
            value = tile_values(s, r)
            return [100.0 if GO.kind_of[code] == STATION else value[GO.kind_of[code]] for code in codes]
        if kind == "end" or kind == "hand-limit":
            waste = WASTE if codes[-1] == "end" else 0.0
            return [0.0 if code == "end" else -card_worth(s, r, DISCARD[code]) - waste for code in codes]
        if kind == "act":
            return [act_rating(s, r, code) for code in codes]
        if kind == "retry":
            return [retry_value(s, r) if code == "retry" else 0.0 for code in codes]
        if kind == "item" or kind == "before-roll":
            return [0.0 if code == "keep" else use_value(s, r, kind == "item") for code in codes]
        if kind == "taxi":
            value = tile_values(s, r)
            return [100.0 if code == "taxi:C2" else value[TILE.index[code[5:]]] for code in codes]
        return [self.other(s, r, kind, code) for code in codes]

    def other(self, s: Lam, r: Rating, kind: str, code: str) -> float:
        """The rarer decisions."""
        argument = code.partition(":")[2]
        if kind == "meet":
            return 0.0 if code == "decline" else trade_rating(s, r, argument)
        if kind == "phone":
            return phone_value(s, r, TILE.index[argument])
        if kind == "blackmail":
            victim = ROB.index(code)
            return held(s, victim) + threat(s, victim)
        return -card_worth(s, r, CARD.index[argument])

    def why(self, s: Lam, decision: Decision, code: str) -> Reason:
        return reason(s, decision, code)

    def standing(self, s: Lam) -> list[float]:
        weights = [exp(progress(s, seat)) for seat in range(s.seats)]
        total = sum(weights)
        return [weight / total for weight in weights]

    def manner(self, s: Lam) -> Manner:
        return MANNER


MANNER: Final = Manner(margin=1.5, bluff=False)
"""There is little to gain on these rules of thumb, so much of what looks better is noise (decision 0013).

What is hidden here are cards that nobody tries to guess."""


def act_rating(s: Lam, r: Rating, code: str) -> float:
    if code == "draw":
        return DRAW if not r.ready else -0.02
    if code == "search":
        return search_value(s, r, s.tiles[r.seat], s.police)
    return trade_rating(s, r, code.partition(":")[2])


def trade_rating(s: Lam, r: Rating, character: str) -> float:
    if s.tiles[r.seat] == PRIVATE_EYE:
        return NEXT[r.own] - 2 * SINGLE if r.own < GOAL else -1.0
    r.mob_pair = CHARACTER.index[character]
    return mob_value(s, r)


def retry_value(s: Lam, r: Rating) -> float:
    """Trying again: cards against what the next failure costs."""
    tile = s.tiles[r.seat]
    chance, cards = odds(s, TILE_NUMBER[tile] - skill_bonus(s, r.seat))
    near = KING[s.police][tile] <= 1
    return cards * r.per_card - ((1.0 - chance) * r.at_stake if near else 0.0) - (0.05 if r.ready else 0.0)


def use_value(s: Lam, r: Rating, rolled: bool) -> float:
    """An item is used when it turns a failure into a success or brings another card."""
    tile = s.tiles[r.seat]
    number = TILE_NUMBER[tile]
    if not rolled:
        bare = odds(s, number - skill_bonus(s, r.seat))[1]
        return (odds(s, number - skill_bonus(s, r.seat) - item_bonus(s, r.seat))[1] - bare) * r.per_card - ITEM
    total = s.die + skill_bonus(s, r.seat) + s.extra
    now = cards_won(total, number)
    if IS_REROLL[s.items[r.seat]]:
        then = odds(s, number - skill_bonus(s, r.seat) - s.extra)[1]
    else:
        then = float(cards_won(total + item_bonus(s, r.seat), number))
    near = KING[s.police][tile] <= 1 and now == 0
    return (then - now) * r.per_card - ITEM + (r.at_stake * 0.5 if near else 0.0)


def phone_value(s: Lam, r: Rating, tile: int) -> float:
    """Call the police to those who are ahead, never to oneself, and rather away from one's own tile."""
    value = 0.05 * KING[tile][s.tiles[r.seat]]
    for other in range(s.seats):
        if s.tiles[other] == tile and tile != STATION:
            value += -3.0 * r.at_stake - 1.0 if other == r.seat else threat(s, other)
    return value


def progress(s: Lam, seat: int) -> float:
    """How far a seat has come, in the log-odds of winning. The numbers were fitted to games between thumbs."""
    r = Rating(s, seat)
    tile = s.tiles[seat]
    if r.ready:
        next_to_move = seat == s.active or (s.active == NONE and seat == s.first)
        return NEAR_STATION[WALK[tile][STATION]] + (1.25 if next_to_move and WALK[tile][STATION] == 1 else 0.0)
    return PROGRESS[r.own] + (1.0 if r.own == 3 else 0.7) * tile_values(s, r)[tile]


PROGRESS: Final = [0.0, 0.05, 0.17, 0.24, 0.6]
NEAR_STATION: Final = [0.0, 3.4, 2.15, 1.7]


def reason(s: Lam, decision: Decision, code: str) -> Reason:
    """Why a code looks best, in a message with arguments."""
    r = Rating(s, decision.seat) if s.characters[decision.seat] != NONE else None
    verb, _, argument = code.partition(":")
    if r is None:
        return ("why-pick", {"arg": argument})
    if verb in ("go", "taxi"):
        return ("why-go-station" if argument == "C2" else "why-go-ready" if r.ready else "why-go", {"arg": argument})
    if verb in ("search", "retry"):
        tile = s.tiles[r.seat]
        chance, _ = odds(s, TILE_NUMBER[tile] - skill_bonus(s, r.seat))
        return (f"why-{verb}", {"chance": round(100 * chance), "steps": KING[s.police][tile]})
    if verb in ("discard", "give"):
        return ("why-discard", {"arg": argument})
    return (f"why-{verb}", {"arg": argument} if argument else {})


THUMB: Final = LamThumb()
