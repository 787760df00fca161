"""A Lone Victory and collecting at any moment of the own turn (EFNY-T3, V5, V9; rulings J46, J47)."""

from pathlib import Path
from typing import Any

import pytest

from lamster.games.escape_from_new_york.game import GAME
from lamster.games.escape_from_new_york.state import NewYork
from lamster.kernel.record import read_record, verify
from tests.games.escape_from_new_york.table import Table, table
from tests.rules import rule

ALONE = "level:3 blue:fake-tape purple:raft"
FIRST_RULES = Path(__file__).parent / "rules_1"


def by_the_first_rules(s: NewYork) -> None:
    s.rules = 1


def walk(hero: str = "", **more: Any) -> Table:
    """Maggie walks to D1, where there is a face-up Raft; nothing is left to reveal there."""
    usual: dict[str, Any] = {"taken": True, "suburbs": "D1=raft", "event_spaces": "D1", "event_level": 2}
    place = {"plan": "shoulder-in eyes-open", "tiles": "C0 C2 E2 D3"}
    t = table(f"maggie D3 {hero}", "cabbie F5", **{**place, **usual, **more})
    return t.play("play:shoulder-in", "go:D1")


# Between two Event cards.


@rule("EFNY-V9", "EFNY-V5", "EFNY-U3")
def test_a_lone_victory_between_two_event_cards() -> None:
    """The first Event brings the Fake Tape; the second could take it away again."""
    t = walk(ALONE).play("*event:a-familiar-face", "*item:fake-tape")
    assert (t.kind, t.options(), t.rule_of("win")) == ("moment", "go-on win", "EFNY-V9")
    assert t.play("win").result == "maggie EFNY-V5"


@rule("EFNY-V9", "EFNY-U3")
def test_who_goes_on_takes_the_next_event_card_as_it_comes() -> None:
    t = walk(ALONE).play("*event:a-familiar-face", "*item:fake-tape", "go-on", "*event:pickpocket", "throw:fake-tape")
    assert (t.supply("maggie"), t.result) == ("", "")


@rule("EFNY-T3", "EFNY-U3")
def test_collecting_between_two_event_cards() -> None:
    """The first Event puts an Item cube here; the second brings those who would guard it."""
    t = walk().play("*event:forgotten-stash")
    assert (t.kind, t.options(), t.rule_of("collect:item")) == ("moment", "collect:item go-on", "EFNY-T3")
    t.play("collect:item", "*item:axe", "*event:gang-ambush")
    assert (t.supply("maggie"), t.cubes) == ("axe", "")


@rule("EFNY-T3")
def test_not_where_an_enemy_is() -> None:
    t = walk(enemies="D1: 1 prisoner").play("*event:forgotten-stash")
    assert (t.asked, t.kind, t.cubes) == ("*", "event", "D1=1")


@rule("EFNY-T3", "EFNY-T4")
def test_nothing_else_is_possible_there() -> None:
    """No Items, no Weapons, no Bracelet: an Event is no free moment."""
    t = walk("first-aid-kit discard:clean-shot weapon:maggies-revolver=2", cubes="D1")
    t.play("go-on", "go-on", "*event:rats")
    assert t.options() == "collect:item go-on"


@rule("EFNY-T3", "EFNY-U2")
def test_also_between_the_event_cards_of_a_timer_tile() -> None:
    hero = "maggie D1 discard:clean-shot"
    t = table(hero, event_level=2, suburbs="D1=item").play("recover-all", "*timer:street-noise")
    t.play("*event:forgotten-stash")
    assert t.options() == "collect:item go-on"


@rule("EFNY-T3", "EFNY-F10")
def test_what_one_tile_brings_it_brings_together() -> None:
    """Ruling J46: the Case of the Crash Site lies there only together with the Prisoners who guard it."""
    t = table("snake D9", plan="kick-it-down dead-run", tiles="D9 B9 C8").play("play:kick-it-down", "go:C10")
    t.play("*poi:crash-site")
    assert (t.tokens, t.crowd("C10"), t.kind) == ("3@C10", "2 prisoners", "play")


# Between Traps and Events.


@rule("EFNY-V9", "EFNY-T3", "EFNY-XS6")
def test_between_a_trap_and_the_events_of_the_same_action() -> None:
    """The damage of the wire is over, and the cube may still be taken, or the game be won."""
    wire: dict[str, Any] = {"traps": True, "tiles": "D1=tripwire C0 C2 E2 D3", "event_level": 1, "cubes": "D1"}
    t = walk(f"{ALONE} fake-tape", **wire)
    assert (t.kind, t.options()) == ("moment", "collect:item go-on win")
    t.play("go-on", "go-on", "*trap:safe")
    assert (t.kind, t.options()) == ("moment", "collect:item go-on win")
    t.play("go-on", "*event:pickpocket", "throw:fake-tape")
    assert (t.supply("maggie"), t.result) == ("", "")
    t = walk(f"{ALONE} fake-tape", **wire).play("go-on", "go-on", "*trap:safe", "collect:item", "*item:axe", "win")
    assert t.result == "maggie EFNY-V5"


@rule("EFNY-T3", "EFNY-U2")
def test_between_the_events_of_two_spaces() -> None:
    more: dict[str, Any] = {"event_level": 1, "event_spaces": "D3 E2", "tiles": "C2 D1 E2 D7 C6 F1", "cubes": "E2"}
    t = table("snake D5", plan="dead-run on-my-own", **more).play("play:dead-run", "go:D3", "go:E2")
    assert t.options() == "collect:item go-on"
    t.play("go-on", "go-on", "*event:rats")
    assert (t.kind, t.options()) == ("moment", "collect:item go-on")
    t.play("go-on", "*event:dead-quiet")
    assert t.kind == "play"


# Who wants no more windows.


def in_a_hurry(hero: str, **more: Any) -> Table:
    """Maggie at the Raft has said before step 1 that she wants no more windows this turn."""
    usual: dict[str, Any] = {"taken": True, "suburbs": "D1=raft", "tiles": "C2 E2", "step": 0, "windows": True}
    return table(f"maggie D1 {hero}", "cabbie F5", **{**usual, **more}).play("hurry")


@rule("EFNY-V9", "EFNY-T2")
def test_a_win_that_becomes_possible_is_offered_to_who_wants_no_more_windows() -> None:
    t = in_a_hurry(f"{ALONE} radio discard:clean-shot")
    assert (t.kind, t.options(), t.state.open[0].rule) == ("recovery", "decline recover-all", "EFNY-H1")
    t.play("recover-all", "*timer:supply-drop", "*item:fake-tape")
    assert (t.kind, t.options(), t.state.open[0].rule) == ("window", "go-on win", "EFNY-V9")
    assert t.play("win").result == "maggie EFNY-V5"


@rule("EFNY-V9", "EFNY-T2")
def test_nothing_but_the_win_is_offered_then() -> None:
    """The Revolver, the cube and the Item are left alone, as she wished."""
    t = in_a_hurry(f"{ALONE} fake-tape cigarettes weapon:maggies-revolver=2", noise=5, cubes="D1")
    assert (t.kind, t.state.step, t.options()) == ("window", 1, "go-on win")
    t.play("go-on", "choose:eyes-open", "choose:clean-shot", "ready")
    assert (t.kind, t.state.step, t.options()) == ("window", 2, "go-on win")


@rule("EFNY-T2", "EFNY-V9")
@pytest.mark.parametrize("hero", ["level:2 radio", "level:3"])
def test_who_cannot_be_thought_to_win_is_not_asked(hero: str) -> None:
    """The level is too low, or there is no card in the supply: everybody sees that."""
    t = in_a_hurry(f"{hero} blue:fake-tape purple:raft weapon:maggies-revolver=2")
    t.play("choose:eyes-open", "choose:clean-shot", "ready")
    assert t.kind == "play"


@rule("EFNY-T2", "EFNY-V9")
def test_whether_she_can_win_is_not_to_be_seen() -> None:
    """With a back in the supply she is asked, whatever it is."""
    t = in_a_hurry(f"{ALONE} radio")
    assert (t.kind, t.state.step, t.options()) == ("window", 1, "go-on")


# Games that were begun by the first rules.


@rule("EFNY-T3", "EFNY-V9")
def test_games_of_the_first_rules_have_none_of_these_moments() -> None:
    t = walk(ALONE, before=by_the_first_rules).play("*event:a-familiar-face", "*item:fake-tape")
    assert (t.asked, t.kind) == ("*", "event")
    t = walk(before=by_the_first_rules).play("*event:forgotten-stash")
    assert (t.asked, t.kind) == ("*", "event")
    t = in_a_hurry(f"{ALONE} fake-tape", before=by_the_first_rules)
    t.play("choose:eyes-open", "choose:clean-shot", "ready")
    assert t.kind == "play"


@pytest.mark.parametrize("path", sorted(FIRST_RULES.glob("*.rec")), ids=lambda path: path.stem)
def test_records_of_the_first_rules_verify(path: Path) -> None:
    """Played before there was a second version, with the options of then."""
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.headers["Rules"] == "1"
    assert verify(GAME, record).startswith("verified: escape-from-new-york")
