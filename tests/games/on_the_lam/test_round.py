"""Round and turn (OTL-R)."""

from tests.games.on_the_lam.table import table
from tests.rules import rule


@rule("OTL-R1")
def test_everybody_takes_a_turn_then_the_police_then_the_next_round() -> None:
    t = table("boxer A3", "dame A1", "ceo E1", first="dame")
    for name, step in (("dame", "go:B1"), ("ceo", "go:D1"), ("boxer", "go:A2")):
        assert (t.asked, t.decision.kind) == (name, "move")
        t.play(step, "draw", "*play:empty_streets" if name != "boxer" else "*play:mugger")
    assert (t.asked, t.decision.kind) == ("*", "police")
    t.play("*police:S")
    assert t.told() == ["police-rolled S C3", "round 2", "turn dame"]
    assert (t.state.round, t.asked, t.decision.kind) == (2, "dame", "move")
    for name, step in (("dame", "go:A1"), ("ceo", "go:E1"), ("boxer", "go:A3")):
        assert (t.asked, t.decision.kind) == (name, "move")
        t.play(step, "draw", "*play:blackmail")
    assert (t.asked, t.decision.kind) == ("*", "police")
    t.play("*police:W")
    assert (t.state.round, t.asked, t.decision.kind) == (3, "dame", "move")


@rule("OTL-R1")
def test_no_player_is_active_while_the_police_move() -> None:
    t = table("boxer A3 glove mouthguard", "dame B3 earring", police="A3", active="police", alibi_goal="five_different")
    assert t.decision.kind == "police"
    t.play("*police:E")
    assert (t.police, t.asked) == ("B3", "dame")
    assert t.view("boxer").active is None


@rule("OTL-R2")
def test_move_act_end_in_this_order() -> None:
    t = table("boxer A3 glove", "dame A1")
    kinds = [t.decision.kind]
    for code in ("go:B3", "search", "*roll:4", "*alibi:boxer_ticket"):
        t.play(code)
        kinds.append(t.decision.kind)
    assert kinds == ["move", "act", "roll", "alibi", "end"]
    assert t.rule_of("end") == "OTL-R2"
    t.play("end")
    assert (t.asked, t.told()) == ("dame", ["turn dame"])


@rule("OTL-R2")
def test_the_turn_begins_without_the_die_of_the_turn_before() -> None:
    t = table("boxer A3 glove", "dame A1 earring extra_dough")
    t.play("go:B3", "search", "*roll:9", *["*alibi:boxer_ticket", "*alibi:boxer_ticket", "*alibi:ceo_cufflink"], "end")
    assert t.view("dame").search is None


@rule("OTL-R3")
def test_one_action_only() -> None:
    t = table("boxer A3 glove", "dame A1").play("go:B3", "search", "*roll:4", "*alibi:boxer_ticket")
    assert t.options() == "discard:boxer_glove discard:boxer_ticket end"
    t = table("boxer A3 glove", "dame A1").play("go:B3", "draw", "*play:cup_of_joe")
    assert t.options() == "discard:boxer_glove discard:cup_of_joe end"
    t = table("boxer B1 glove dame_glove dame_glove dame_compact dame_compact", "dame A1").play("go:C1", "trade:dame")
    t.play("*turn:boxer_ticket")
    assert t.options() == "discard:boxer_glove discard:boxer_ticket discard:dame_compact end"


@rule("OTL-R4")
def test_an_arrested_player_takes_the_next_turn_normally() -> None:
    t = table("boxer A3", "dame A1 glove").play("go:B3", "search", "*roll:1")
    assert (t.tile("boxer"), t.asked) == ("C2", "dame")
    t.play("go:B1", "draw", "*play:empty_streets", "end", "*police:E")
    assert (t.asked, t.options()) == ("boxer", "go:B2 go:C1 go:C3 go:D2")
    t.play("go:B2")
    assert t.options() == "draw search"
