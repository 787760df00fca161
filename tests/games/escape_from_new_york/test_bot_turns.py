"""What the thumb does in plain positions, and why."""

from random import Random

import pytest

from lamster.bots import make
from lamster.games.escape_from_new_york.bot import THUMB
from lamster.games.escape_from_new_york.game import GAME
from tests.games.escape_from_new_york.table import Table, table


def advised(t: Table, name: str = "thumb", who: str = "") -> tuple[str, str]:
    """What a bot chooses there and why; it is played."""
    decision = GAME.decision(t.state, t.seat(who)) if who else t.state.open[0]
    assert decision is not None
    choice = make(name, GAME, b"turns").choose(GAME.resample(t.state, decision.seat, Random(1)), decision)
    assert choice.why is not None
    t.play(f"{t.name(decision.seat)} {choice.code}")
    return choice.code, choice.why[0]


def played(t: Table, most: int, name: str = "thumb") -> list[str]:
    """What bots do from here on, up to so many codes, while no chance is asked."""
    codes: list[str] = []
    while len(codes) < most and t.asked and t.asked != "*":
        codes.append(advised(t, name)[0])
    return codes


# Escaping.


def at_the_bridge(friend: str = "brain I10 diagram-3", blacks: int = 6) -> Table:
    hand = "dead-run on-my-own bare-knuckles strong-antitoxin"
    return table(f"snake I10 president tape {hand}", friend, tiles="I8 H9 J9 H7", taken=True, blacks=blacks, step=2)


def test_it_leaves_over_the_bridge_when_all_is_together() -> None:
    t = at_the_bridge()
    codes = played(t, 9)
    assert codes[2] == "ready"
    assert codes[-2:] == ["show:tape+president", "show:diagram-3"]
    assert t.result == "snake brain EFNY-V1"


def test_it_says_that_the_bridge_is_open() -> None:
    t = at_the_bridge()
    t.play("choose:on-my-own", "choose:bare-knuckles", "ready", "play:on-my-own")
    assert advised(t) == ("bridge:3", "why-bridge")
    assert advised(t, who="snake") == ("show:tape+president", "why-show")


@pytest.mark.parametrize(("blacks", "leaves"), [(9, False), (2, True)])
def test_it_waits_for_a_friend_nearby_while_there_is_time(blacks: int, leaves: bool) -> None:
    t = table(
        "snake I10 president tape on-my-own bare-knuckles",
        "brain I10 diagram-3",
        "maggie I8",
        tiles="H9 J9 I8",
        taken=True,
        blacks=blacks,
        plan="on-my-own bare-knuckles",
    )
    t.play("play:on-my-own")
    assert (advised(t)[0] == "bridge:3") == leaves


def test_it_goes_to_the_bridge_of_the_open_diagram() -> None:
    t = table(
        "snake I6 president dead-run on-my-own",
        "brain I10 diagram-3 tape",
        tiles="I8 J7 H7 J9 H9",
        taken=True,
        plan="dead-run on-my-own",
    )
    t.play("play:dead-run")
    code, why = advised(t)
    assert (code, why) == ("go:I8", "why-goal")


# Exploring and fetching.


def test_it_walks_into_a_face_down_poi_next_door() -> None:
    t = table("snake E2 on-my-own bare-knuckles", tiles="D1 F1", plan="on-my-own bare-knuckles")
    assert advised(t)[0] == "play:on-my-own"
    assert advised(t) == ("go:E0", "why-explore")


def test_it_takes_a_case_and_an_item() -> None:
    t = table("snake D5", tokens="3@D5", cubes="D5", step=0, windows=True)
    assert advised(t) == ("collect:case-3", "why-collect")


@pytest.mark.parametrize(("tiles", "blacks", "taken"), [("", 9, False), ("A8 C10 E0 G10 I0", 9, True), ("", 12, True)])
def test_the_president_waits_while_too_many_tiles_would_burn(tiles: str, blacks: int, taken: bool) -> None:
    """EFNY-P2: a Timer tile for each face-down POI; with seven of them and nine tiles the rest is explored first."""
    names = ["nothing-here", "looted-store", "gang-hideout", "slags-ring", "romeros-hideout"]
    up = " ".join(f"{space}={name}" for space, name in zip(tiles.split(), names, strict=False))
    t = table("snake A2", "brain F5", tiles=f"A2=dukes-camp {up}", blacks=blacks, step=0, windows=True)
    assert (advised(t)[0] == "collect:president") == taken


def test_brain_tricks_the_guards_and_takes_the_president() -> None:
    t = table(
        "brain A2 stony-poker-face scrounge watch-your-step",
        tiles="A2=dukes-camp A4 B1 B3 A8=nothing-here C10=looted-store E0=gang-hideout G10=slags-ring",
        enemies="A2: 3 prisoners",
        step=2,
        windows=True,
    )
    codes = played(t, 12)
    assert "play:stony-poker-face" in codes
    assert "collect:president" in codes


# Fighting.


def test_snake_empties_his_gun_at_romero_for_the_case() -> None:
    t = table(
        "snake A4 weapon:snakes-gun bracelet diagram-1",
        tiles="A2=romeros-hideout B3 B5",
        enemies="A2: romero",
        cases="3=- 4=-",
        step=0,
        windows=True,
    )
    codes = played(t, 9)
    assert codes[:8].count("fire:snakes-gun") == 4
    assert t.at("romero") == ""


def test_a_shot_at_one_who_dies_of_it_comes_first() -> None:
    t = table(
        "maggie D5 clean-shot ill-cut-you", tiles="D3", enemies="D5: 1 prisoner, D3: 1 prisoner", plan="clean-shot"
    )
    t.play("play:clean-shot")
    assert advised(t) == ("hit-prisoner:D5", "why-fight")


# Things.


@pytest.mark.parametrize(("number", "code"), [(3, "use:trash-can-lid"), (1, "suffer")])
def test_a_lid_is_for_two_cards_or_more(number: int, code: str) -> None:
    t = table("snake D5 trash-can-lid", enemies=f"D5: {number} prisoner{'s' * (number > 1)}", step=7)
    assert advised(t)[0] == code


def test_what_is_of_no_use_goes_on_the_bar() -> None:
    t = table("snake D5 fake-tape rust", step=0, windows=True)
    assert advised(t) == ("bar:fake-tape", "why-bar")


def test_the_limit_takes_what_is_missed_least() -> None:
    t = table("brain D5 diagram-3 tape first-aid-kit scrounge", items="radio", plan="scrounge")
    t.play("play:scrounge", "*item:radio")
    assert advised(t) == ("throw:radio", "why-keep")


def test_a_first_aid_kit_puts_off_the_next_timer_tile() -> None:
    hand = "bare-knuckles discard:dead-run discard:on-my-own discard:ghost-step discard:hit-and-run"
    t = table(f"snake D5 first-aid-kit {hand}", tiles="D3", step=9, windows=True)
    assert advised(t) == ("use:first-aid-kit", "why-item")
    assert advised(t)[1] == "why-recover"


def test_the_windows_come_to_an_end() -> None:
    t = table("snake D5 crowbar radio", step=0, windows=True)
    codes = played(t, 30)
    assert codes.count("go-on") <= 14
    assert "ready" in codes


# The plan.


def test_a_plan_is_made_once_and_kept() -> None:
    t = table("maggie D5", tiles="D3 E4", enemies="D5: 1 prisoner", step=2)
    codes = [advised(t) for _ in range(3)]
    assert [code.partition(":")[0] for code, _ in codes] == ["choose", "choose", "ready"]
    assert {why for _, why in codes} == {"why-plan"}


def test_good_hands_are_not_given_back_early() -> None:
    t = table("snake D5 dead-run on-my-own bare-knuckles ghost-step hit-and-run discard:kick-it-down", step=1)
    assert advised(t) == ("decline", "why-save")


def test_a_hand_without_the_one_card_that_counts_is_given_back() -> None:
    """EFNY-V2: everything is there, but a Roadblock bars the bridge, and the card that smashes it was played."""
    rest = "discard:kick-it-down discard:dead-run discard:on-my-own discard:ghost-step"
    t = table(
        f"snake B9 president tape diagram-1 bare-knuckles spray-the-street {rest}",
        tiles="B7 C8",
        roadblocks="B9-S",
        taken=True,
        blacks=5,
        step=1,
    )
    assert advised(t) == ("recover-all", "why-tile")


def test_the_ability_stands_in_for_a_card_that_does_nothing() -> None:
    """EFNY-H10: careful steps do not work among Enemies."""
    t = table("snake D5 on-my-own ghost-step", enemies="D5: 2 prisoners", tiles="D3", plan="on-my-own ghost-step")
    code, why = advised(t)
    assert "-instead:" in code
    assert why == "why-ability"


# New York, and others.


def test_new_york_puts_its_prisoners_behind_the_hero() -> None:
    t = table(
        "snake D3",
        tiles="D1 C2 D5 E4 C4 E2 E0=dukes-camp A2=nothing-here A8=looted-store K2=slags-ring K8=gang-hideout",
        noise=9,
        top="wreckers",
        deck="ambush barricades dead-ends",
        step=10,
    )
    t.play("*new-york:ambush", "*new-york:barricades")
    assert t.kind == "place"
    code, why = advised(t)
    assert code in ("prisoner:C4", "prisoner:D5")
    assert why == "why-new-york"


def test_a_friend_rides_along_to_the_bridge() -> None:
    t = table(
        "cabbie I6 taxi president tape short-cut hop-in",
        "brain I6 diagram-3",
        tiles="I8 H7 J7 H9 J9 I10",
        taken=True,
        plan="hop-in short-cut",
    )
    t.play("play:hop-in", "go:I8")
    assert advised(t) == ("invite:2", "why-loyal")
    assert advised(t) == ("ride", "why-loyal")
    assert t.at("brain") == "I8"


# Reasons.


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("use:cigarettes", "why-noise"),
        ("use:first-aid-kit", "why-item"),
        ("ready:axe", "why-item"),
        ("bar:axe", "why-bar"),
        ("throw:radio", "why-keep"),
    ],
)
def test_who_holds_too_much_is_told_why_this_goes(code: str, reason: str) -> None:
    """To use something is not to give it away."""
    hero = "snake D5 cigarettes first-aid-kit axe rust bar:0+0 discard:dead-run"
    t = table(hero, cubes="D5", noise=5, step=0, windows=True).play("collect:item", "*item:radio")
    assert t.kind == "limit"
    assert THUMB.why(t.state, t.state.open[0], code)[0] == reason


def test_where_the_helicopter_goes_is_the_heros_own_choice() -> None:
    t = table("snake D5 radio", step=0, windows=True).play("use:radio")
    assert t.kind == "copter"
    assert THUMB.why(t.state, t.state.open[0], t.options().split()[0])[0] == "why-item"
