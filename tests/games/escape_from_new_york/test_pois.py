"""Points of interest and Traps: every tile (EFNY-F10, F11, XS5, XS6; 5.5, 5.6)."""

import pytest

from lamster.games.escape_from_new_york.components import POI_TILES
from tests.games.escape_from_new_york.table import Table, new_game, table
from tests.rules import rule

DECK = "wreckers barricades dead-ends"


def enter(poi: str) -> Table:
    """Snake walks from E2 onto the face-down POI of E0."""
    t = table("snake E2", plan="on-my-own dead-run", top="ambush", deck=DECK)
    return t.play("play:on-my-own", "go:E0", f"*poi:{poi}")


@rule("EFNY-S4", "EFNY-F10")
def test_there_are_eight() -> None:
    assert POI_TILES == (
        "dukes-camp",
        "nothing-here",
        "romeros-hideout",
        "slags-ring",
        "crash-site",
        "old-theatre",
        "gang-hideout",
        "looted-store",
    )
    assert new_game(1).state.poi_left == [1] * 8


@rule("EFNY-F10", "EFNY-M5")
def test_dukes_camp_four_prisoners() -> None:
    t = enter("dukes-camp")
    assert (t.tile("E0"), t.enemies) == ("dukes-camp", "E0: 4 prisoners")


@rule("EFNY-P1")
def test_dukes_camp_holds_the_president() -> None:
    t = table("snake E0", tiles="E0=dukes-camp", windows=True)
    assert t.offers("collect:president")


@rule("EFNY-F10")
def test_nothing_here() -> None:
    t = enter("nothing-here")
    assert (t.tile("E0"), t.enemies, t.tokens, t.cubes) == ("nothing-here", "", "", "")


@rule("EFNY-F10", "EFNY-B1", "EFNY-B2")
def test_romeros_hideout() -> None:
    t = enter("romeros-hideout")
    assert (t.enemies, t.life("romero"), t.tokens) == ("E0: 1 prisoner romero", 8, "")
    assert t.told()[-3:] == ["poi-turned E0 romeros-hideout", "came romero E0", "came prisoner E0"]


@rule("EFNY-F10", "EFNY-B1", "EFNY-B2")
def test_slags_ring() -> None:
    t = enter("slags-ring")
    assert (t.enemies, t.life("slag"), t.tokens) == ("E0: slag", 12, "")


@rule("EFNY-F10", "EFNY-C1")
def test_crash_site() -> None:
    t = enter("crash-site")
    assert (t.enemies, t.tokens, t.slots) == ("E0: 2 prisoners", "3@E0", "? ? ? ?")


@rule("EFNY-F10", "EFNY-C1", "EFNY-W19")
def test_old_theatre() -> None:
    t = enter("old-theatre")
    assert (t.enemies, t.tokens, t.kind) == ("E0: 1 prisoner", "4@E0", "special")
    t.play("*special:1", "*new-york:dead-ends")
    assert (t.top, t.deck) == ("dead-ends", "ambush barricades wreckers thick-skins")


@rule("EFNY-F10", "EFNY-W19")
def test_gang_hideout() -> None:
    t = enter("gang-hideout")
    assert (t.enemies, t.cubes, t.kind) == ("E0: 2 prisoners", "E0=2", "special")


@rule("EFNY-F10", "EFNY-W19")
def test_looted_store() -> None:
    t = enter("looted-store")
    assert (t.enemies, t.cubes, t.kind) == ("", "E0=1", "special")


@rule("EFNY-F11", "EFNY-F10", "EFNY-Y5")
@pytest.mark.parametrize(
    ("poi", "there"),
    [
        ("dukes-camp", "K8: 4 prisoners"),
        ("romeros-hideout", "K8: 1 prisoner romero"),
        ("slags-ring", "K8: slag"),
        ("crash-site", "K8: 2 prisoners"),
    ],
)
def test_here_is_the_tile_wherever_the_hero_is(poi: str, there: str) -> None:
    t = table("snake F5 discard:dead-run").play("recover-all", "*timer:lookout", "turn:K8", f"*poi:{poi}")
    assert t.enemies == there


@rule("EFNY-F11")
def test_case_tokens_and_cubes_lie_there_too() -> None:
    t = table("snake F5 discard:dead-run").play("recover-all", "*timer:lookout", "turn:K8", "*poi:crash-site")
    assert t.tokens == "3@K8"
    t = table("snake F5 discard:dead-run").play("recover-all", "*timer:lookout", "turn:K8", "*poi:gang-hideout")
    assert (t.cubes, t.enemies) == ("K8=2", "K8: 2 prisoners")


@rule("EFNY-W8", "EFNY-F10")
def test_a_tile_that_was_peeked_at_is_that_tile() -> None:
    t = table("snake E2", plan="on-my-own dead-run", peeked="snake:E0=slags-ring").play("play:on-my-own", "go:E0")
    assert t.options() == "poi:slags-ring"


# Traps.


def spring(tile: str, card: str = "", plan: str = "on-my-own dead-run") -> Table:
    """Snake walks onto a Trap at D3; the City deck has one more Trap."""
    t = table("snake D5", plan=plan, tiles=f"D3={tile}", traps=True)
    t.play(f"play:{plan.partition(' ')[0]}", "go:D3", "reveal:D1", "*tile:ct07", "*suburb:raft")
    return t.play(f"*trap:{card}") if card else t


@rule("EFNY-XS5")
def test_traps_join_the_city_tiles() -> None:
    assert new_game(1, traps=True).state.city_pile.size() == 36
    t = table("snake F7", plan="bare-knuckles dead-run", traps=True)
    t.play("move-instead:bare-knuckles", "go:E6", "reveal:D7")
    assert {"tile:tripwire", "tile:rigged-cage"} < set(t.options().split())
    t = table("snake F7", plan="bare-knuckles dead-run").play("move-instead:bare-knuckles", "go:E6", "reveal:D7")
    assert "tile:tripwire" not in t.options()


@rule("EFNY-XS5", "EFNY-F2")
@pytest.mark.parametrize(("tile", "crowd"), [("tripwire", ""), ("rigged-cage", "1 prisoner")])
def test_a_trap_that_is_revealed_does_nothing_but_its_icons(tile: str, crowd: str) -> None:
    t = table("snake F7", plan="bare-knuckles dead-run", traps=True)
    t.play("move-instead:bare-knuckles", "go:E6", "reveal:D7", f"*tile:{tile}")
    assert (t.crowd("D7"), t.kind, t.noise) == (crowd, "play", 0)


@rule("EFNY-XS6")
def test_one_of_three_cards_is_drawn_after_the_action() -> None:
    t = spring("tripwire")
    assert (t.kind, t.options(), t.decision.weights) == ("trap", "trap:safe trap:triggered", (2, 1))


@rule("EFNY-XS6", "EFNY-D6")
def test_tripwire_three_damage() -> None:
    t = spring("tripwire", "triggered")
    assert (t.kind, t.told()) == ("lose", ["trap snake triggered", "damaged snake 3"])
    t.play("*lose:ghost-step", "*lose:kick-it-down", "*lose:bare-knuckles")
    assert t.kind == "play"


@rule("EFNY-XS6", "EFNY-O2")
def test_rigged_cage_four_noise_and_two_prisoners() -> None:
    t = spring("rigged-cage", "triggered")
    assert (t.noise, t.crowd("D3")) == (4, "2 prisoners")


@rule("EFNY-XS6")
@pytest.mark.parametrize("tile", ["tripwire", "rigged-cage"])
def test_a_safe_card_does_nothing(tile: str) -> None:
    t = spring(tile, "safe")
    assert (t.noise, t.enemies, t.kind, t.state.hands[0].bit_count()) == (0, "", "play", 6)


@rule("EFNY-XS6", "EFNY-U6")
def test_quiet_does_not_help_against_a_trap() -> None:
    assert spring("tripwire", plan="ghost-step dead-run").kind == "trap"


@rule("EFNY-XS6", "EFNY-U2")
def test_the_trap_comes_before_the_event_of_the_same_action() -> None:
    t = table("snake D5", plan="dead-run on-my-own", tiles="D3=tripwire E2", event_spaces="E2", traps=True)
    t.play("play:dead-run", "go:D3", "go:E2", "reveal:D1", "*tile:ct07", "*suburb:raft")
    assert t.kind == "trap"
    t.play("*trap:safe")
    assert t.kind == "event"


@rule("EFNY-XS6")
def test_each_time_the_hero_comes_the_three_cards_are_shuffled_anew() -> None:
    t = spring("tripwire", "triggered").play("*lose:ghost-step", "*lose:kick-it-down", "*lose:bare-knuckles")
    t.play("play:dead-run", "go:E4", "go:D3", "reveal:C2", "*tile:ct08")
    assert (t.kind, t.decision.weights) == ("trap", (2, 1))
