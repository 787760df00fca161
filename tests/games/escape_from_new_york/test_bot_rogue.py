"""The rogue: loyal until the own way out is nearer, then gone."""

from random import Random

import pytest

from lamster.bots import make
from lamster.games.escape_from_new_york.bot_alone import makes_up_mind, turns_alone, turns_together
from lamster.games.escape_from_new_york.game import GAME
from tests.games.escape_from_new_york.table import Table, table


def chosen(t: Table, name: str, who: str = "") -> tuple[str, str]:
    decision = GAME.decision(t.state, t.seat(who)) if who else t.state.open[0]
    assert decision is not None
    choice = make(name, GAME, b"rogue").choose(GAME.resample(t.state, decision.seat, Random(1)), decision)
    assert choice.why is not None
    return choice.code, choice.why[0]


def on_the_tower(blacks: int) -> Table:
    """Snake at Level 3 on the World Trade Center, with the Tape that his objective asks for; far from the bridge."""
    return table(
        "snake C4 tape level:3 blue:tape purple:gullfire",
        "brain F5 diagram-3 president",
        tiles="C2 D3",
        taken=True,
        blacks=blacks,
        step=0,
        windows=True,
    )


def test_the_rogue_wins_alone_where_the_loyal_one_does_not() -> None:
    t = on_the_tower(6)
    assert chosen(t, "rogue") == ("win", "why-betray")
    assert chosen(t, "thumb")[0] != "win"


def test_the_loyal_one_takes_the_way_out_that_is_left_at_the_end() -> None:
    """With only red Timer tiles left nobody has anything to gain by waiting."""
    assert chosen(on_the_tower(0), "thumb")[0] == "win"


def test_it_stays_loyal_while_its_own_way_is_far() -> None:
    """Level 1, no blue thing: the group is nearer."""
    t = table(
        "snake I8 level:1 blue:bracelet purple:raft",
        "brain I10 diagram-3 tape president",
        tiles="I10 H9",
        taken=True,
        step=2,
    )
    m = makes_up_mind(t.state, 0, True)
    assert not m.alone
    assert turns_alone(m) > turns_together(m)
    assert m.goal()[2] == "leave"


def test_it_does_not_betray_an_escape_that_is_at_hand() -> None:
    """Everything is at the bridge: to win at once together beats a walk to the Helicopter."""
    t = table(
        "snake I10 tape level:3 blue:tape purple:helicopter",
        "brain I10 diagram-3 president",
        tiles="I8 H9",
        taken=True,
        landed=True,
        step=2,
    )
    assert not makes_up_mind(t.state, 0, True).alone


@pytest.mark.parametrize(("name", "shown"), [("rogue", "show:nothing"), ("thumb", "show:tape")])
def test_who_goes_alone_withholds_the_tape(name: str, shown: str) -> None:
    """EFNY-V3: the President is missing, the Helicopter is next door: the others need not know who has the Tape."""
    t = table(
        "brain I10 diagram-3 watch-your-step scrounge",
        "snake I10 tape level:3 blue:tape purple:helicopter",
        tiles="I8 H9 A2=dukes-camp",
        landed=True,
        blacks=0,
        copter="I8",
        plan="watch-your-step scrounge",
    )
    t.play("play:watch-your-step", "bridge:3")
    code, why = chosen(t, name, "snake")
    assert code == shown
    assert why == ("why-hide" if name == "rogue" else "why-show")


def test_it_walks_to_its_transport() -> None:
    t = table(
        "snake D5 tape level:3 blue:tape purple:gullfire",
        "brain I10 diagram-3",
        "maggie K6 president",
        tiles="D3 C4 C6",
        taken=True,
        plan="on-my-own bare-knuckles",
    )
    t.play("play:on-my-own")
    assert chosen(t, "rogue") == ("go:C4", "why-alone")


def test_it_steals_what_its_objective_asks_for() -> None:
    """EFNY-W9: the Bracelet lies open with a friend in the same space."""
    t = table(
        "snake F5 not-my-plan-snake bare-knuckles level:3 blue:bracelet purple:gullfire",
        "maggie F5 bracelet radio",
        "brain I10 diagram-3",
        taken=True,
        plan="not-my-plan-snake bare-knuckles",
        before=lambda s: setattr(s, "bracelet_up", True),
    )
    assert chosen(t, "rogue")[0] == "play:not-my-plan-snake"
    t.play("play:not-my-plan-snake")
    assert t.kind == "steal"
    assert chosen(t, "rogue") == ("steal:bracelet", "why-betray")


@pytest.mark.parametrize(("name", "learned"), [("rogue", True), ("thumb", False)])
def test_only_the_rogue_learns_to_steal(name: str, learned: bool) -> None:
    t = table("snake F5 brick bar:2+0 blue:bracelet", "brain F5 diagram-3", step=8)
    assert t.kind == "learn"
    assert (chosen(t, name)[0] == "learn:not-my-plan-snake") == learned


def test_it_exchanges_for_an_objective_that_it_fulfils() -> None:
    """EFNY-L9: with the Tape in hand the Tape is the thing to ask for."""
    t = table("snake F5 tape chain level:2 bar:1+2 blue:fake-tape purple:gullfire", "brain F5 diagram-3", step=8)
    assert chosen(t, "rogue")[0] == "exchange:blue"
    t.play("exchange:blue")
    options = t.options().split()
    assert chosen(t, "rogue")[0] == ("objective:tape" if "objective:tape" in options else options[0])


def test_a_dead_president_makes_everybody_look_after_themselves() -> None:
    """EFNY-XP4: no bridge is of use any more."""
    t = table(
        "snake C2 tape level:3 blue:tape purple:gullfire",
        "brain F5 diagram-3",
        tiles="C4 D3",
        taken=True,
        dead_or_alive=True,
        step=2,
    )
    assert makes_up_mind(t.state, 0, False).alone
