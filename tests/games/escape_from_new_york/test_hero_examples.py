"""The ledger's worked examples of the Hero Phase and of the victories (section 4: W1 to W5, W10, W11, W22, W23)."""

from tests.games.escape_from_new_york.table import table
from tests.rules import rule


@rule("EFNY-H2", "EFNY-H3", "EFNY-Y5")
def test_w1_step_one() -> None:
    gone = "strong-antitoxin on-my-own dead-run kick-it-down bare-knuckles spray-the-street hit-and-run ghost-step"
    t = table("snake E4 empty " + " ".join(f"discard:{card}" for card in gone.split()), blacks=10)
    assert (t.kind, t.hand("snake"), t.discard("snake")) == ("timer", gone, "")
    t.play("*timer:lookout")
    assert t.offers("turn:E0")
    t.play("turn:E0", "*poi:romeros-hideout")
    assert (t.tile("E0"), t.crowd("E0"), t.kind) == ("romeros-hideout", "1 prisoner romero", "choose")


@rule("EFNY-H4")
def test_w2_step_two() -> None:
    t = table("snake D5", "maggie F5").play("choose:dead-run")
    assert not t.offers("ready")
    t.play("choose:ghost-step")
    assert not any(code.startswith("choose") for code in t.options().split())
    t.play("ready")
    seen = t.view("maggie")
    assert (seen.seats[0].chosen, seen.turn.played, t.kind) == (2, [], "play")


@rule("EFNY-H5", "EFNY-H7")
def test_w3_step_three() -> None:
    t = table("maggie D5 ill-cut-you", plan="ill-cut-you", enemies="D5: 1 prisoner").play("play:ill-cut-you")
    assert (t.enemies, t.noise) == ("", 1)
    assert t.told()[1:4] == ["hit maggie prisoner D5 1", "killed maggie prisoner D5", "on-the-bar maggie"]


@rule("EFNY-H12", "EFNY-W14", "EFNY-R5")
def test_w4_step_five() -> None:
    t = table("brain D5 car", tiles="D3", step=5).play("drive", "go:D3")
    assert (t.kind, t.options()) == ("reveal", "reveal:C2 reveal:D1 reveal:E2")
    t.play("reveal:C2", "*tile:ct07")
    assert (t.at("brain"), t.tile("C2")) == ("D3", "ct07")


@rule("EFNY-H13", "EFNY-H14")
def test_w5_step_six() -> None:
    t = table("maggie D5", plan="clean-shot hurry-up", noise=2).play(
        "play:clean-shot", "play:hurry-up", "go:E4", "go:F3"
    )
    t.play("reveal:E2", "*tile:ct07")
    assert (t.noise, t.discard("maggie")) == (6, "clean-shot hurry-up")


@rule("EFNY-V1", "EFNY-V3")
def test_w10_the_collective_victory() -> None:
    heroes = ("snake I10 president tape", "maggie I10", "brain I10 diagram-3", "cabbie D5")
    t = table(*heroes, plan="dead-run", taken=True, tiles="I8").play("play:dead-run", "bridge:3")
    t.play("snake show:tape+president", "maggie show:nothing", "brain show:diagram-3")
    assert t.result == "snake maggie brain EFNY-V1"


@rule("EFNY-V5")
def test_w11_the_lone_victory() -> None:
    heroes = ("cabbie F5 president", "maggie D1 level:3 fake-tape blue:fake-tape purple:raft")
    t = table(*heroes, active="maggie", step=0, windows=True, taken=True, suburbs="D1=raft").play("win")
    assert t.result == "maggie EFNY-V5"


@rule("EFNY-W5")
def test_w22_recovery_cards() -> None:
    hand = "snake D5 ghost-step discard:on-my-own discard:kick-it-down discard:bare-knuckles"
    t = table(f"{hand} discard:spray-the-street discard:hit-and-run", plan="strong-antitoxin dead-run")
    t.play("play:strong-antitoxin")
    five = ["bare-knuckles", "hit-and-run", "kick-it-down", "on-my-own", "spray-the-street"]
    assert t.options() == " ".join(["done", *[f"recover:{card}" for card in five]])
    t.play(*[f"recover:{card}" for card in five[:3]])
    assert (t.hand("snake"), t.kind) == ("kick-it-down bare-knuckles hit-and-run ghost-step", "play")


@rule("EFNY-W9")
def test_w23_stealing() -> None:
    t = table("brain D5", "maggie D5 radio axe", "snake F5", plan="not-my-plan-brain").play("play:not-my-plan-brain")
    assert (t.asked, t.options()) == ("*", "back:axe back:radio")
    assert [t.mask("*back:axe", who) for who in ("brain", "maggie", "snake")] == ["back:axe", "back:axe", "back:?"]
    t.play("*back:axe")
    assert (t.supply("brain"), t.supply("maggie")) == ("axe", "radio")
    assert ("stole brain maggie axe" in t.told("brain"), "stole brain maggie ?" in t.told("snake")) == (True, True)
