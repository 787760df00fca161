"""Setup (EFNY-S1 to S20)."""

import pytest

from lamster.games.escape_from_new_york.components import (
    KIND,
    SPACE,
    SUBURB_COPIES,
)
from lamster.games.escape_from_new_york.state import FACE_DOWN, UNSEEN
from tests.games.escape_from_new_york.table import Table, names_of, new_game, table
from tests.rules import rule

SUBURBS = "A4 A6 B1 D1 D9 E10 F1 F9 G0 H1 H9 J9 K4 K6"
BASE_SPECIALS = {
    "snake": "not-my-plan-snake one-man-army old-war-reflexes second-wind",
    "maggie": "not-my-plan-maggie empty-the-cylinder get-behind-me hold-the-line",
    "brain": "not-my-plan-brain the-duke-trusts-me tunnel-plans black-market",
    "cabbie": "not-my-plan-cabbie thirty-years-in-this-town full-throttle fire-bottles",
}


def begun(*heroes: str, first: int = 1, **options: bool) -> Table:
    """A game of these Heroes, dealt as shortly as can be, up to the first decision of the first turn."""
    t = new_game(len(heroes), **options)
    for seat, hero in enumerate(heroes, 1):
        if t.asked != "*":
            t.play(f"{seat} hero:{hero}")
    while t.asked == "*":
        code = next((code for code in t.decision.codes if code == f"first:{first}"), t.decision.codes[0])
        t.play(f"*{code}")
    return t


def learnable(t: Table, seat: int) -> str:
    return names_of(t.state.beside[seat])


@rule("EFNY-S1", "EFNY-G9", "EFNY-F13")
def test_the_board_begins_with_library_ring_and_world_trade_center() -> None:
    t = begun("snake", "maggie")
    shown = {space: t.tile(space) for space in SPACE.codes if t.tile(space)}
    assert shown == {"F5": "library", "C4": "wtc"} | dict.fromkeys(["F3", "G4", "G6", "F7", "E6", "E4"], "ring")
    assert (t.enemies, t.cubes, t.roadblocks, t.manholes) == ("", "", "", "E4 G6")


@rule("EFNY-S2", "EFNY-S3")
def test_a_case_lies_unseen_in_every_slot_and_the_president_at_the_camp() -> None:
    t = begun("snake", "maggie")
    assert (t.slots, t.tokens, t.state.slots) == ("? ? ? ?", "", [UNSEEN] * 4)
    assert (sum(t.state.case_left), t.state.case_left) == (4, [1, 1, 1, 1])
    assert (t.state.taken, t.view("snake").city.president) == (False, "camp")


@rule("EFNY-S4")
def test_the_eight_points_of_interest_lie_face_down() -> None:
    t = begun("snake", "maggie")
    places = [space for space in SPACE.codes if KIND[SPACE.index[space]] == "poi"]
    assert " ".join(places) == "A2 A8 C10 E0 G10 I0 K2 K8"
    assert ([t.tile(space) for space in places], t.state.poi_left) == ([""] * 8, [1] * 8)


@rule("EFNY-S5")
def test_a_suburb_token_lies_on_every_suburb_space() -> None:
    t = begun("snake", "maggie")
    covered = [SPACE.codes[space] for space, token in enumerate(t.state.suburbs) if token == FACE_DOWN]
    assert (" ".join(covered), t.suburb("A4"), t.suburb("D5")) == (SUBURBS, "?", "")
    assert (t.state.suburb_left, sum(SUBURB_COPIES)) == ([4, 4, 3, 2, 1], 14)


@rule("EFNY-S6", "EFNY-S7")
def test_gullfire_heliport_and_event_level() -> None:
    t = begun("snake", "maggie")
    assert (t.state.gullfire, t.copter, t.state.event_level) == (True, "I6", 1)


@rule("EFNY-S8", "EFNY-Y6")
@pytest.mark.parametrize(("heroes", "black"), [(1, 10), (2, 10), (3, 11), (4, 12)])
def test_black_timer_tiles_by_the_number_of_heroes(heroes: int, black: int) -> None:
    t = begun(*["snake", "maggie", "brain", "cabbie"][:heroes])
    assert (t.timer, t.state.hurried, sum(t.state.black_left)) == (f"{black}+3", False, 15)
    seen = t.view("snake").city
    assert (seen.black_tiles, seen.red_tiles) == (black, 3)
    assert t.state.red_left == [2, 1]


@rule("EFNY-S8")
def test_nobody_knows_which_black_tiles_were_removed() -> None:
    """Even the last of the kept ones can be any of the fifteen that were not seen; red only comes after it."""
    t = table("snake D5 discard:dead-run", blacks=1).play("recover-all")
    assert t.options() == (
        "timer:adrenaline timer:chopper timer:lookout timer:lull timer:patrols timer:sewer-dwellers "
        "timer:street-noise timer:supply-drop timer:tension"
    )
    assert t.decision.weights == (1, 2, 2, 1, 1, 1, 3, 2, 2)
    t = table("snake D5 discard:dead-run", blacks=0).play("recover-all")
    assert (t.options(), t.decision.weights) == ("timer:new-york-wins timer:red", (1, 2))


@rule("EFNY-S9", "EFNY-S10")
def test_decks_and_supply() -> None:
    t = begun("snake", "maggie")
    s = t.state
    assert (s.city_pile.size(), s.park_pile.size(), s.item_pile.size(), s.event_pile.size()) == (34, 8, 36, 24)
    assert (sum(s.item_discard), sum(s.event_discard)) == (0, 0)
    assert (s.prisoners_left, s.cars_left, s.cubes_left) == (40, 4, 15)


@rule("EFNY-S11", "EFNY-XS1")
@pytest.mark.parametrize("hero", BASE_SPECIALS)
def test_special_action_cards_lie_beside_the_board(hero: str) -> None:
    other = "brain" if hero != "brain" else "snake"
    t = begun(hero, other)
    assert learnable(t, 0) == BASE_SPECIALS[hero]
    assert len(learnable(begun(hero, other, special_cards=True), 0).split()) == 6
    assert (t.view(hero).city.specials_beside, t.bonuses) == (3, "")


@rule("EFNY-S12", "EFNY-Q6")
def test_new_york_begins_quietly_with_an_open_back() -> None:
    t = begun("snake", "maggie")
    assert (t.noise, t.missions, t.at("romero") + t.at("slag") + t.at("duke")) == (0, 4, "")
    assert (t.life("romero"), t.life("slag"), t.life("duke")) == (8, 12, 10)
    assert (len(t.deck.split()), t.ny_discard) == (9, "")
    back = t.view("maggie").city.top
    assert back is not None
    assert (back.card, back.cost, back.directions, back.roadblock) == ("ambush", 4, ["N", "SE"], "S")


@rule("EFNY-S13", "EFNY-G1")
def test_every_seat_chooses_another_hero() -> None:
    t = new_game(3)
    assert (t.asked, t.options()) == ("1", "hero:brain hero:cabbie hero:maggie hero:snake")
    t.play("hero:cabbie")
    assert t.told() == ["picked cabbie cabbie"]
    assert (t.asked, t.options()) == ("2", "hero:brain hero:maggie hero:snake")
    t.play("hero:snake", "hero:brain")
    assert [t.name(seat) for seat in range(3)] == ["cabbie", "snake", "brain"]
    assert t.hand("snake") == (
        "strong-antitoxin on-my-own dead-run kick-it-down bare-knuckles spray-the-street hit-and-run ghost-step"
    )
    assert (len(t.hand("cabbie").split()), t.discard("cabbie")) == (8, "")


@rule("EFNY-S14")
@pytest.mark.parametrize(
    ("hero", "weapon", "supply", "car"),
    [
        ("snake", "snakes-gun=4", "", ""),
        ("maggie", "maggies-revolver=3", "", ""),
        ("brain", "", "diagram-3", ""),
        ("cabbie", "", "", "taxi"),
    ],
)
def test_what_each_hero_begins_with(hero: str, weapon: str, supply: str, car: str) -> None:
    t = begun(hero)
    assert (t.weapon(hero), t.supply(hero), t.car(hero), t.at(hero)) == (weapon, supply, car, "F5")


@rule("EFNY-S15")
def test_without_brain_nobody_has_his_diagram() -> None:
    t = begun("snake", "maggie", "cabbie")
    assert [t.supply(hero) for hero in ("snake", "maggie", "cabbie")] == ["", "", ""]
    assert t.state.gone == ()


@rule("EFNY-S16")
def test_level_bars_are_dealt_at_random_one_texture_each() -> None:
    t = new_game(2).play("hero:snake", "hero:maggie")
    assert (t.asked, t.options()) == ("*", "texture:brick texture:chain texture:rust texture:steel")
    t.play("*texture:rust")
    assert t.options() == "texture:brick texture:chain texture:steel"
    t.play("*texture:steel")
    bars = [seat.bar for seat in t.view("snake").seats]
    assert [(b.texture, b.needs_prisoners, b.needs_items) for b in bars if b] == [("rust", 1, 1), ("steel", 1, 1)]


@rule("EFNY-S17")
@pytest.mark.parametrize(("heroes", "used"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_objectives_by_the_number_of_heroes(heroes: int, used: int) -> None:
    t = begun(*["snake", "maggie", "brain", "cabbie"][:heroes])
    s = t.state
    assert (sum(s.blue_out), sum(s.purple_out)) == (6 - used, 6 - used)
    assert (sum(s.blue_left), sum(s.purple_left)) == (used - heroes, used - heroes)


@rule("EFNY-S17")
def test_objectives_are_seen_by_their_owner_only() -> None:
    t = new_game(2).play("hero:snake", "hero:maggie", "*texture:rust", "*texture:steel")
    t.play("*blue:tape", "*blue:tape", "*purple:raft", "*purple:raft")
    assert t.told() == []
    assert [t.mask("*blue:bracelet", who) for who in ("snake", "maggie", "onlooker")] == [
        "blue:bracelet",
        "blue:?",
        "blue:?",
    ]
    t.play("*blue:bracelet", "*purple:gullfire")
    assert t.told("snake") == ["objective snake bracelet", "transport snake gullfire"]
    assert t.told("maggie") == ["objective snake ?", "transport snake ?"]
    assert t.objectives("snake") == "bracelet gullfire"


@rule("EFNY-S18")
def test_all_start_on_the_library() -> None:
    t = begun("snake", "maggie", "brain", "cabbie")
    assert [t.at(hero) for hero in ("snake", "maggie", "brain", "cabbie")] == ["F5"] * 4


@rule("EFNY-S19", "EFNY-T1", "EFNY-T6")
def test_a_random_seat_starts_and_play_goes_round() -> None:
    t = begun("snake", "maggie", first=2)
    assert (t.active, t.state.round) == ("maggie", 1)
    assert "first maggie" in t.told()
    t.play("hurry", "choose:ill-cover-you", "choose:ill-cut-you", "ready", "play:ill-cover-you", "play:ill-cut-you")
    t.play("library:item", "*item:radio")
    t.play("*new-york:barricades", "*new-york:dead-ends")
    assert (t.active, t.state.round) == ("snake", 1)


@rule("EFNY-S20")
def test_who_plays_alone_cannot_steal() -> None:
    t = begun("maggie", special_cards=True)
    assert learnable(t, 0) == "empty-the-cylinder get-behind-me hold-the-line patch-you-up"
    assert learnable(begun("brain", special_cards=True), 0) == (
        "the-duke-trusts-me tunnel-plans black-market wire-the-street"
    )


@rule("EFNY-S20", "EFNY-G1")
def test_who_plays_alone_chooses_a_hero_and_begins() -> None:
    t = begun("cabbie")
    assert (t.active, t.state.seats, t.state.round) == ("cabbie", 1, 1)
