"""Two nodes with the same tables: whichever is asked, the answer is the same; and one has the other's tables within
five seconds when that is killed or frozen in the middle of play.
"""

import json
from random import Random

import pytest

from tests.cluster.node_faults import play_through_fault, tables_of
from tests.cluster.nodes import Group, Node
from tests.server.leak_check import Truth
from tests.server.playing import started
from tests.server.post_box import Subscriber, post_box
from tests.server.running import Page, Person, Refusal, Server, wait_until
from tests.server.surviving_tables import Party
from tests.server.test_operator import metrics


def at(person: Person, node: Server) -> Person:
    """The same browser, whose requests go to this node now."""
    person.server = node
    return person


def table_of_two(pair: Group) -> tuple[Page, Page]:
    """Ann made the table at the first node; Bob's page is at the second."""
    here, there = pair.nodes
    ann, bob = Person(here, "Ann"), Person(there, "Bob")
    table = ann.create("me", "open", options={"round_limit": 2})
    pages = ann.page(table).ready(), bob.page(table).ready()
    pages[1].ask("sit", seat=1)
    assert pair.owner(table) is here
    return pages


def test_a_name_a_mute_and_a_card_are_the_same_everywhere(pair: Group) -> None:
    here, there = pair.nodes
    ann, bob = table_of_two(pair)
    at(ann.person, there).put("/api/me", {"name": "Anna"})
    bob.until(lambda: bob.table["seats"][0]["name"] == "Anna")
    own = bob.person.create("me", "open")
    other = bob.person.page(own).ready()
    other.ask("mute", person=ann.person.id, on=True)
    wait_until(lambda: ann.person.id in Page(bob.person, ann.table_id).ready().you["muted"])
    ann.ask("say", channel="table", text="not for Bob")
    assert "not for Bob" not in bob.caught().said
    cards = [at(bob.person, node).get("/api/lobby")["mine"] for node in (here, there)]
    assert cards[0] == cards[1]
    assert {card["id"] for card in cards[0]} == {own, ann.table_id}


def test_requests_find_the_table_wherever_they_come_in(pair: Group) -> None:
    here, there = pair.nodes
    ann, _ = started([*table_of_two(pair)])
    records = [at(ann.person, node).raw("GET", f"/api/tables/{ann.table_id}/record") for node in (here, there)]
    assert records[0][0] == records[1][0] == 200
    assert records[0][2] == records[1][2]
    refusals = [
        refused(at(ann.person, node), "GET", f"/api/tables/{ann.table_id}/replay?eyes=1") for node in (here, there)
    ]
    assert refusals == ["not-your-seat", "not-your-seat"]
    hook = {"url": "https://example.org/hook"}
    at(ann.person, there).put(f"/api/tables/{ann.table_id}/webhook", hook)
    assert at(ann.person, here).get(f"/api/tables/{ann.table_id}/webhook") == hook
    assert refused(at(ann.person, there), "PUT", f"/api/tables/{ann.table_id}/webhook", b"x" * 20_000) == "too-large"
    for unknown in ("nosuchtable22", "%00", "x" * 200, "%F0%9F%98%80"):
        assert refused(ann.person, "GET", f"/api/tables/{unknown}/record") == "unknown-table"
    assert refused(ann.person, "GET", f"/api/tables/{ann.table_id}/nothing") == "unknown-page"


def refused(person: Person, method: str, path: str, body: bytes | None = None) -> str:
    status, headers, data = person.raw(method, path, body)
    assert status >= 400
    assert headers["x-content-type-options"] == "nosniff", "the answer came through the guard"
    return Refusal(json.loads(data)).error


def test_a_link_to_another_device_is_good_at_every_node_and_once(pair: Group) -> None:
    here, there = pair.nodes
    ann, phone = Person(here, "Ann"), Person(there)
    token = ann.json("POST", "/api/device")["token"]
    assert phone.json("POST", "/api/device/look", {"token": token})["name"] == "Ann"
    assert phone.json("POST", "/api/device/become", {"token": token})["person"] == ann.id
    for node in (here, there):
        with pytest.raises(Refusal) as caught:
            Person(node).json("POST", "/api/device/become", {"token": token})
        assert caught.value.body["about"]["why"] == "used"
    first, second = [ann.json("POST", "/api/device")["token"] for _ in range(2)]
    with pytest.raises(Refusal) as caught:
        Person(there).json("POST", "/api/device/look", {"token": first})
    assert caught.value.body["about"]["why"] == "expired"
    secret = ann.cookie.partition("=")[2]
    kept = pair.postgres.run("SELECT digest, sealed FROM links", url=pair.database)
    assert kept
    assert all(secret.encode() not in bytes(part or b"") for row in kept for part in row)
    assert all(second.encode() not in bytes(part or b"") for row in kept for part in row)


def test_who_wants_to_be_called_is_known_everywhere(pair: Group) -> None:
    here, there = pair.nodes
    ann = Person(here, "Ann")
    assert at(ann, here).get("/api/push") == at(ann, there).get("/api/push"), "all nodes have one key"
    with post_box() as box:
        browser = Subscriber(f"{box.address}/push/1")
        at(ann, here).put("/api/push", browser.wish)
        at(ann, there)
        wait_until(lambda: tried(ann, browser) == "")
        assert len(box.wait_for(1)) == 1
        ann.json("DELETE", "/api/push", {"endpoint": browser.endpoint})
        at(ann, here)
        wait_until(lambda: tried(ann, browser) == "bad-address")


def tried(person: Person, browser: Subscriber) -> str:
    """What becomes of a push message on trial."""
    try:
        person.json("POST", "/api/push/test", {"endpoint": browser.endpoint})
    except Refusal as refusal:
        return refusal.error
    return ""


def test_what_goes_through_another_node_tells_no_more_than_it_may(pair: Group) -> None:
    """Everybody's frames are compared with the true game, as they are at one server."""
    party = Party(pair, ("Ann", "Bob", "easy"), round_limit=3)  # type: ignore[arg-type]
    onlookers = [Person(node, "Eve").page(party.table).ready() for node in pair.nodes]
    party.start()
    party.play_out(Random(3), 60)
    truth = Truth(party.record())
    pages = [*party.pages, *onlookers]
    secrets = [page.person.cookie.partition("=")[2] for page in pages] + [page.secret.hex() for page in party.pages]
    for page in onlookers:
        page.until(lambda page=page: page.phase == "over")  # type: ignore[misc]
    for page in pages:
        truth.check_secrets(page.frames, *secrets)
        assert truth.check_frames(page.frames, page.you["seats"]) > 20
        assert truth.check_cards(page.frames) > 0


def figure(node: Node, name: str) -> float:
    return metrics(node)[f"lamster_{name}",]


def passing(pair: Group) -> list[tuple[float, float]]:
    """What each node has others answer, and answers for others."""
    return [(figure(node, "sessions_forwarded"), figure(node, "sessions_hosted")) for node in pair.nodes]


def test_every_node_tells_how_it_is(pair: Group) -> None:
    """Whose table it is, whose page, whether it hears the others; one that is cut off is not ready, and says why."""
    here, there = pair.nodes
    wait_until(lambda: passing(pair) == [(0, 0), (0, 0)])
    ann, _ = table_of_two(pair)
    assert passing(pair) == [(0, 1), (1, 0)]
    assert figure(here, "connections") >= 2, "Bob's page is at the table's node"
    assert Person(here).get("/api/health")["tables"] == figure(here, "tables") > 0
    assert [figure(node, name) for node in pair.nodes for name in ("node_alive", "node_connected")] == [1, 1, 1, 1]
    there.to_redis.cut()
    wait_until(lambda: not there.is_ready())
    assert Person(there).raw("GET", "/api/ready")[2] == (
        b'{"ready":false,"reasons":["this node does not hear the other nodes"]}'
    )
    assert Person(there).raw("GET", "/api/health")[0] == 200, "it is not ready, but well: nobody restarts it"
    assert (figure(there, "node_connected"), figure(there, "tables")) == (0, 0)
    assert (here.is_ready(), figure(here, "node_connected")) == (True, 1)
    there.heal()
    wait_until(lambda: figure(there, "node_connected") == 1)
    ann.caught()


def test_a_node_is_frozen_and_wakes_up(pair: Group) -> None:
    """It must neither write nor tell anything when it wakes up: its tables are another's."""
    tables = tables_of(pair)[:2]
    victim = pair.owner(tables[0].id)
    play_through_fault(pair, tables, victim, Node.freeze)
    victim.thaw()
    for table in tables:
        table.wait_for(2)
        table.end()


def test_a_node_is_killed(pair: Group) -> None:
    tables = tables_of(pair)
    play_through_fault(pair, tables, pair.owner(tables[0].id), Node.kill)
    for table in tables:
        table.end()
