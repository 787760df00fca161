"""Those who have finished may call the time, all together."""

from pathlib import Path

import pytest

from tests.rules import rule
from tests.server.racing import House, happens, time_in

pytestmark = pytest.mark.usefixtures("dash")


@rule("OUT-U2", "OUT-U3", "OUT-U4", "OUT-U5")
def test_those_who_have_finished_may_call_the_time(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob, cas, dee = racers = await house.racers("Ann", "Bob", "Cas", "Dee")
        await house.revealed(*racers)
        assert ann.clock["vote"] == {"open": False, "votes": [], "needed": []}
        await house.later(5000)
        await ann.finish("L", 5000)
        await house.later(11_000)
        assert await ann.refused("vote", seat=0) == "too-early", "one alone cannot"
        await bob.finish("L", 16_000)
        await house.later(9_999)
        assert not bob.clock["vote"]["open"]
        await house.later(1)
        assert bob.clock["vote"] == {"open": True, "votes": [], "needed": [0, 1]}
        assert await cas.refused("vote", seat=2) == "not-asked"
        await ann.ask("vote", seat=0)
        await ann.ask("vote", seat=0)
        assert cas.clock["vote"]["votes"] == [0]
        await cas.finish("L", 26_000)
        assert ann.clock["vote"]["needed"] == [0, 1, 2], "who finishes meanwhile must vote too"
        await bob.ask("vote", seat=1)
        assert not dee.clock["last_call"]
        await cas.ask("vote", seat=2)
        assert (dee.clock["last_call"], dee.clock["left"]) == (True, 5000)
        await house.later(5399)
        assert len(dee.codes()) == 5
        await house.later(1)
        assert dee.codes()[5:7] == ["table timeout:4=vote", "4 late"]

    happens(tmp_path, scenario)


@rule("OUT-U3", "OUT-T12")
def test_a_finish_in_the_last_call_counts_within_its_five_seconds(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob, cas, dee = racers = await house.racers("Ann", "Bob", "Cas", "Dee")
        await house.revealed(*racers)
        await ann.finish("L", 0)
        await bob.finish("L", 0)
        await house.later(20_000)
        for racer in (ann, bob):
            await racer.ask("vote", seat=racer.seat)
        await house.later(5000)
        await cas.finish("L", 24_990)
        await house.later(100)
        late = {"seat": 3, "decision": dee.decision_id, "code": "run:L", "ms": 25_099}
        assert await dee.refused("act", **late) == "too-late"
        assert time_in(cas.run(2)) == 24_990
        await house.later(300)
        assert "4 late" in ann.codes()

    happens(tmp_path, scenario)


@rule("OUT-U3")
def test_a_vote_near_the_limit_does_not_lengthen_the_run(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        ann, bob, cas = racers = await house.racers("Ann", "Bob", "Cas")
        await house.revealed(*racers)
        await ann.finish("L", 0)
        await bob.finish("L", 0)
        await house.later(58_000)
        for racer in (ann, bob):
            await racer.ask("vote", seat=racer.seat)
        assert cas.clock["left"] == 2000
        await house.later(2400)
        assert "table timeout:3=limit" in cas.codes()

    happens(tmp_path, scenario)


@rule("OUT-U2", "OUT-O3")
def test_bots_do_not_vote_and_a_table_may_have_no_vote(tmp_path: Path) -> None:
    async def scenario(house: House) -> None:
        house.bots.runs = {2: "run:LRJ@1000"}
        ann, bob = await house.racers("Ann", "Bob", bots=1)
        await house.revealed(ann, bob)
        await house.later(1000)
        await ann.finish("L", 0)
        await house.later(40_000)
        assert ann.clock["vote"] == {"open": False, "votes": [], "needed": [0]}
        ann, bob = await house.racers("Ann", "Bob", vote=False)
        await house.revealed(ann, bob)
        assert ann.clock["vote"] is None
        assert await ann.refused("vote", seat=0) == "not-asked"

    happens(tmp_path, scenario)
