"""Hard variants (EFNY-Z), stretch goals (XS), Wanted! (XW), Is the President dead or alive? (XP)."""

from typing import Any

import pytest

from lamster.games.escape_from_new_york.components import (
    CROSSBOW,
    EVENT,
    FINGER,
    HERO,
    NY_CARD,
    STANDARD,
    TIMER,
)
from lamster.games.escape_from_new_york.game import GAME
from tests.games.escape_from_new_york.table import Table, new_game, table
from tests.rules import rule

SEEN_POIS = "A2=crash-site A8=old-theatre C10=gang-hideout G10=looted-store I0=romeros-hideout K2=slags-ring"
CAMP = f"E0=dukes-camp K8=nothing-here {SEEN_POIS}"


# Hard variants.


@rule("EFNY-Z1", "EFNY-S8")
@pytest.mark.parametrize(("seats", "kept"), [(1, 9), (2, 9), (3, 10), (4, 11)])
def test_one_black_tile_less(seats: int, kept: int) -> None:
    assert new_game(seats, one_tile_less=True).timer == f"{kept}+3"
    assert new_game(seats).timer == f"{kept + 1}+3"


@rule("EFNY-Z2", "EFNY-G10")
def test_thirty_prisoners() -> None:
    assert new_game(2, thirty_prisoners=True).state.prisoners_left == 30
    t = table("snake D5 discard:dead-run", enemies="B3: 29 prisoners", thirty_prisoners=True)
    t.play("recover-all", "*timer:street-noise", "*event:gang-ambush")
    assert (t.crowd("D5"), t.noise) == ("1 prisoner", 1)


@rule("EFNY-Z3", "EFNY-Z1", "EFNY-Z2", "EFNY-XS7")
def test_everything_can_be_combined() -> None:
    everything: dict[str, Any] = {name: option.values[1] for name, option in GAME.meta.options.items()}
    t = new_game(4, **everything)
    assert (t.timer, t.state.prisoners_left, t.state.city_pile.size()) == ("5+3", 30, 36)
    assert sum(t.state.ny_deck[STANDARD : 2 * STANDARD]) == 10


# Stretch goals.


@rule("EFNY-XS1", "EFNY-L6")
def test_two_more_special_action_cards_to_choose_from() -> None:
    t = table("snake D5 level:0 brick bar:2+0", "maggie F5", step=8, special_cards=True)
    assert {"learn:into-the-sewers", "learn:last-warning"} < set(t.options().split())
    assert len(t.options().split()) == 6
    assert len(table("snake D5 brick bar:2+0", "maggie F5", step=8).options().split()) == 4


@rule("EFNY-XS2")
def test_two_crossbows_in_the_item_deck() -> None:
    assert new_game(1, crossbows=True).state.item_pile.layers[0][CROSSBOW] == 2
    assert new_game(1).state.item_pile.layers[0][CROSSBOW] == 0
    assert (new_game(1).state.item_pile.size(), new_game(1, crossbows=True).state.item_pile.size()) == (36, 38)


@rule("EFNY-XS3")
def test_two_explosions_in_the_event_deck() -> None:
    explosion = EVENT.index["explosion"]
    assert new_game(1, explosion=True).state.event_pile.layers[0][explosion] == 2
    assert (new_game(1).state.event_pile.size(), new_game(1, explosion=True).state.event_pile.size()) == (24, 26)


@rule("EFNY-XS4", "EFNY-S8")
def test_three_more_black_tiles_but_no_more_are_kept() -> None:
    t = new_game(3, timer_tiles=True)
    assert (sum(t.state.black_left), t.timer) == (18, "11+3")
    more = {name for name, n in zip(TIMER.codes, t.state.black_left, strict=False) if n}
    assert more > {"blackout", "riot", "food-drop"}


@rule("EFNY-XS7", "EFNY-Q1")
def test_the_hard_deck_takes_the_place_of_the_standard_one() -> None:
    t = new_game(1, hard_deck=True)
    assert [NY_CARD.codes[i] for i, n in enumerate(t.state.ny_deck) if n] == list(
        NY_CARD.codes[STANDARD : 2 * STANDARD]
    )
    assert t.state.ny_beside.bit_count() == 3


@rule("EFNY-XS8")
def test_figures_change_nothing_heroes_are_told_apart_by_name_only() -> None:
    assert new_game(2).options() == " ".join(f"hero:{hero}" for hero in sorted(HERO.codes))


# Wanted!


@rule("EFNY-XW1", "EFNY-S17")
def test_two_wanted_objectives_join_the_blue_ones() -> None:
    t = new_game(3, wanted=True)
    assert t.state.blue_left == [2, 2, 2, 2]
    assert sum(new_game(3).state.blue_left) == 6


@rule("EFNY-XW2", "EFNY-XW4")
@pytest.mark.parametrize("boss", ["romero", "slag", "duke"])
def test_whoever_kills_a_boss_takes_a_wanted_card(boss: str) -> None:
    t = table("snake D5 radio axe tape", "maggie F5", plan="spray-the-street dead-run", enemies=f"D3: {boss}=3",
              tiles="K8=nothing-here", taken=True, wanted=True)  # fmt: skip
    t.play("play:spray-the-street")
    assert "wanted-card snake" in t.told()
    # Open to all, and not one of the three things of the supply.
    assert (t.view("maggie").seats[0].wanted, t.supply("snake"), t.kind) == (1, "axe radio tape", "play")


@rule("EFNY-XW2")
def test_only_while_one_of_the_three_is_left() -> None:
    t = table("snake D5", "maggie F5 wanted:2", "brain F5 wanted:1", plan="spray-the-street dead-run", wanted=True,
              enemies="D3: romero=3")  # fmt: skip
    t.play("play:spray-the-street")
    assert (t.at("romero"), t.state.wanted) == ("", [0, 2, 1])


@rule("EFNY-XW2")
def test_not_without_the_variant() -> None:
    t = table("snake D5", plan="spray-the-street dead-run", enemies="D3: romero=3").play("play:spray-the-street")
    assert t.state.wanted == [0]


@rule("EFNY-XW3", "EFNY-V5")
@pytest.mark.parametrize(("cards", "wins"), [(1, True), (0, False)])
def test_with_that_objective_a_wanted_card_is_the_thing(cards: int, wins: bool) -> None:
    hero = f"snake C4 level:3 blue:wanted purple:gullfire wanted:{cards}"
    t = table(hero, "maggie F5", wanted=True, taken=True, windows=True, step=0)
    assert (t.kind == "window" and t.offers("win")) == wins
    if wins:
        assert t.play("win").result == "snake EFNY-V5"


@rule("EFNY-XW3")
def test_with_another_objective_it_is_worth_nothing() -> None:
    hero = "snake C4 level:3 blue:tape purple:gullfire wanted:1"
    t = table(hero, "maggie F5", wanted=True, taken=True, windows=True, step=0)
    assert not t.offers("win")


@rule("EFNY-XW4", "EFNY-W9")
def test_wanted_cards_cannot_be_stolen() -> None:
    t = table("snake D5", "maggie D5 wanted:2", wanted=True, plan="not-my-plan-snake dead-run")
    t.play("play:not-my-plan-snake")
    assert (t.state.wanted, t.told()[-1]) == ([0, 2], "skipped snake not-my-plan-snake")


# Is the President dead or alive?


def at_camp(hero: str = "snake E0", *others: str, **more: Any) -> Table:
    return table(hero, *others, tiles=CAMP, windows=True, step=0, dead_or_alive=True, **more)


@rule("EFNY-XP1", "EFNY-S3")
def test_a_deck_of_three_and_the_finger_among_the_items() -> None:
    s = new_game(2, dead_or_alive=True).state
    assert (s.alive_left, s.dead_left, s.item_pile.layers[0][FINGER], s.item_pile.size()) == (2, 1, 1, 37)
    s = new_game(2).state
    assert (s.alive_left, s.dead_left, s.item_pile.layers[0][FINGER]) == (1, 0, 0)


@rule("EFNY-XP2")
def test_who_takes_him_draws_a_card() -> None:
    t = at_camp().play("collect:president")
    assert (t.asked, t.options(), t.decision.weights) == ("*", "president:alive president:dead", (2, 1))


@rule("EFNY-XP3", "EFNY-P2")
def test_alive_he_is_the_president() -> None:
    t = at_camp().play("collect:president", "*president:alive")
    assert (t.supply("snake"), t.at("duke"), t.copter) == ("president", "K8", "I6 landed")


@rule("EFNY-XP4", "EFNY-P2")
def test_dead_there_is_none_but_all_else_follows() -> None:
    t = at_camp("snake E0", "maggie F5", enemies="").play("collect:president", "*president:dead")
    assert (t.supply("snake"), t.at("duke"), t.copter, t.state.taken) == ("", "K8", "I6 landed", True)
    assert t.view("maggie").city.president == "dead"
    # Nobody can take him again.
    assert "collect:president" not in t.options()


@rule("EFNY-XP4", "EFNY-V5")
def test_dead_he_opens_the_way_to_a_lone_victory() -> None:
    t = at_camp("snake E0")
    assert lone_condition(t) is False
    assert lone_condition(t.play("collect:president", "*president:dead")) is True


def lone_condition(t: Table) -> bool:
    """EFNY-V5 (a), as Snake sees it."""
    own = t.view("snake").own
    assert own is not None
    return own.lone.president


@rule("EFNY-XP4", "EFNY-V1")
def test_dead_nobody_escapes_over_a_bridge() -> None:
    t = table("brain I10 diagram-3 tape", plan="squeeze-past back-alleys", taken=True, dead_or_alive=True, tiles=CAMP)
    t.play("play:squeeze-past", "show:diagram-3+tape")
    assert (t.result, "failed 3" in t.told()) == ("", True)


@rule("EFNY-XP4", "EFNY-B7")
def test_dead_the_duke_hunts_nobody() -> None:
    t = table("snake F5", "maggie D5", step=11, top="wreckers", enemies="C4: duke", taken=True, dead_or_alive=True,
              tiles=CAMP)  # fmt: skip
    t.play("*new-york:ambush")
    assert t.at("duke") == "C4"


@rule("EFNY-XP5", "EFNY-C9")
def test_the_bracelet_takes_an_alive_card_out_instead_of_peeking() -> None:
    t = table("snake E0 bracelet", "maggie F5", tiles=CAMP, windows=True, step=0, dead_or_alive=True).play("bracelet")
    assert (t.state.alive_left, t.state.bracelet_up, t.supply("snake")) == (1, True, "bracelet")
    assert t.told("maggie") == ["used snake bracelet", "alive-taken snake"]
    # Once in the game; it lies open now.
    assert not t.offers("bracelet")
    t.play("collect:president")
    assert t.decision.weights == (1, 1)


@rule("EFNY-XP5", "EFNY-V5")
def test_it_still_serves_its_objective() -> None:
    hero = "snake C4 level:3 bracelet blue:bracelet purple:gullfire"
    t = table(hero, "maggie F5", tiles=CAMP, windows=True, step=0, dead_or_alive=True, taken=True)
    assert t.offers("win")


@rule("EFNY-XP6", "EFNY-I5")
def test_the_finger_does_the_same_and_leaves_the_game() -> None:
    t = at_camp("snake E0 presidents-finger", "maggie F5").play("use:presidents-finger")
    assert (t.state.alive_left, t.supply("snake"), t.state.gone) == (1, "", (FINGER,))
    assert t.state.item_discard[FINGER] == 0


@rule("EFNY-XP6", "EFNY-I6")
def test_a_finger_that_is_thrown_away_unused_lies_with_the_other_items() -> None:
    t = table("snake D5 presidents-finger discard:dead-run", dead_or_alive=True)
    t.play("recover-all", "*timer:street-noise", "*event:pickpocket", "throw:presidents-finger")
    assert (t.state.gone, t.state.item_discard[FINGER]) == ((), 1)


@rule("EFNY-XP7")
def test_both_only_before_he_is_taken() -> None:
    t = table("snake F5 presidents-finger bracelet", tiles=CAMP, windows=True, step=0, dead_or_alive=True, taken=True)
    assert not t.offers("bracelet")
    assert not t.offers("use:presidents-finger")


@rule("EFNY-XP7")
def test_and_only_while_an_alive_card_is_left() -> None:
    t = at_camp("snake E0 presidents-finger bracelet radio").play("bracelet", "use:presidents-finger")
    assert (t.state.alive_left, t.state.dead_left) == (0, 1)
    t = table("snake F5 presidents-finger", tiles=CAMP, windows=True, step=0, dead_or_alive=True,
              before=lambda s: setattr(s, "alive_left", 0))  # fmt: skip
    assert not t.offers("use:presidents-finger")
    t = at_camp("snake E0 presidents-finger bracelet").play("bracelet", "use:presidents-finger", "collect:president")
    assert (t.supply("snake"), t.view("snake").city.president) == ("bracelet", "dead")
