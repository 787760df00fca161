"""What must hold at every ply of random games, in all settings of the battery."""

from random import Random
from typing import Any

import pytest

from lamster.games.on_the_lam.components import ALIBIS, COPIES, STATION
from lamster.games.on_the_lam.game import GAME
from lamster.games.on_the_lam.knowledge import all_cards
from lamster.games.on_the_lam.state import HAND_LIMIT, NONE, Lam, held, own_score
from tests.games.on_the_lam.table import table
from tests.games.on_the_lam.worlds import facts_are_true
from tests.rules import rule

BATTERY = GAME.meta.battery
VERBS = {"go", "draw", "search", "trade", "decline", "keep", "use", "retry", "stop", "taxi", "phone", "rob", "give"}
VERBS |= {"discard", "surrender", "end", "pick"}


def check_cards(s: Lam) -> None:
    alibis, plays = all_cards(s)
    copies = s.settings.copies
    absent = [c for c in range(4) if not s.settings.keep_absent and c not in s.characters]
    if s.round:
        assert alibis == [0 if card // 5 in absent else copies for card in range(ALIBIS)]
    assert plays == COPIES
    assert all(tuple(sorted(hand)) == hand for hand in s.hands)


def check_board(s: Lam) -> None:
    assert 0 <= s.police < 15
    assert all(0 <= tile < 15 for tile in s.tiles) or not s.round
    for seat, tile in enumerate(s.tiles):
        winning = s.ended is not None and seat in s.ended.winners
        assert tile != STATION or winning or held(s, seat) == 0
    assert all(marks.bit_count() <= (12 if not s.settings.marks_reset else 11) for marks in s.marks)
    assert s.settings.marks or not any(s.marks)


def check_limit(s: Lam, seat: int) -> None:
    counted = len(s.hands[seat]) + (s.items[seat] != NONE and s.settings.item_in_limit)
    assert counted <= HAND_LIMIT


def check_decisions(s: Lam) -> None:
    assert len(s.open) == (s.ended is None)
    for decision in s.open:
        assert list(decision.codes) == sorted(set(decision.codes))
        assert decision.codes
        if decision.seat >= 0:
            assert {code.partition(":")[0] for code in decision.codes} <= VERBS
            assert GAME.default(s, decision.seat) in decision.codes
            assert decision.seat == s.active or decision.kind in {"pick", "surrender"}


class Watch:
    """What a turn has drawn so far, and whose it is."""

    def __init__(self) -> None:
        self.seat = NONE
        self.found = 0
        self.plays = 0

    def see(self, s: Lam, kind: str) -> None:
        if kind == "move":
            self.seat, self.found, self.plays = s.active, 0, 0
        self.found += kind == "alibi" and s.event == NONE and s.round > 0
        self.plays += kind == "play"
        assert self.found <= 3
        assert self.plays <= 1
        assert not (self.found and self.plays)


@rule("OTL-H1", "OTL-H8", "OTL-S7", "OTL-D1", "OTL-R3", "OTL-I8", "OTL-A1", "OTL-W5")
@pytest.mark.parametrize("setting", range(len(BATTERY)))
@pytest.mark.parametrize("seed", range(3))
def test_random_games(setting: int, seed: int) -> None:
    battery: dict[str, Any] = BATTERY[setting]
    rng = Random(seed)
    s = GAME.setup(battery["seats"], battery["options"])
    watch = Watch()
    while s.ended is None:
        decision = s.open[0]
        watch.see(s, decision.kind)
        before = s.active
        GAME.apply(s, decision.seat, decision.sample(rng))
        check_cards(s)
        check_board(s)
        check_decisions(s)
        assert facts_are_true(s)
        if s.round and before not in (s.active, NONE):
            check_limit(s, before)
    check_end(s)


def check_end(s: Lam) -> None:
    ended = s.ended
    assert ended is not None
    if ended.rule == "OTL-W1":
        (winner,) = ended.winners
        assert s.tiles[winner] == STATION
        assert own_score(s, winner) >= 5
    else:
        assert ended.rule == "OTL-V9"
        assert s.round == s.settings.round_limit


@rule("OTL-S13", "OTL-S14", "OTL-I4")
@pytest.mark.parametrize("own", [0, 1, 5])
@pytest.mark.parametrize("tile", ["A1", "E3"])
def test_a_search_can_fail_at_most_nine_times_in_a_turn(own: int, tile: str) -> None:
    """Ledger 5.8: four pursuit steps, of which the last investigates, and then every failure costs a card."""
    cards = " ".join(["earring", "glove", "hotel_key", "lipstick", "compact"][:own])
    start = {"A1": "A2", "E3": "E2"}[tile]
    police = {"A1": "E1", "E3": "A3"}[tile]
    t = table(f"dame {start} {cards}", "boxer A3", police=police).play(f"go:{tile}", "search", "*roll:1")
    failures = 1
    while t.decision.kind == "retry":
        t.play("retry", "*roll:1")
        failures += 1
    assert failures == 4 + own
    assert t.tile("dame") == "C2"
