"""Which cards could matter in the turns of Bear and Dragon."""

from tests.games.outrun.table import table
from tests.games.standing import matters
from tests.rules import rule


@rule("OUT-B3", "OUT-K3")
def test_a_trade_of_nothing_for_nothing_is_not_worth_asking() -> None:
    t = table("/ steal fair-trade", "boost / steal", "", monster="bear", path="pc14")
    t.race("1 5000", "2 6000", "3 7000")
    while t.kind != "interfere":
        t.play(f"*{t.state.open[0].codes[0]}")
    found = matters(t)
    assert found
    assert all(could for code, could in found.items() if not code.startswith("play:fair-trade"))
