"""A person is forgotten by all nodes, whichever was asked, in the rooms that each has open too."""

import time

from tests.cluster.nodes import Group
from tests.server.playing import started
from tests.server.running import Page, Person, wait_until
from tests.services.redis import Redis

NAME = "Annabel of the lam"
SAID = "Annabel was here"
SOON = 10.0
"""Seconds within which nothing of her is seen any more; without a word between the nodes it takes a minute."""


def everything_in(group: Group) -> str:
    """All that the database holds, but for who wants to be forgotten, as text."""
    names = group.postgres.run("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", url=group.database)
    kept = [name for (name,) in names if name != "erasures"]
    rows = [group.postgres.run(f"SELECT * FROM {name}", url=group.database) for name in kept]
    return str(rows)


def seats_and_people(page: Page) -> str:
    return str((page.table["seats"], page.table["people"]))


def forget(person: Person, page: Page) -> None:
    """Her page, wherever its table is, is closed with the reason."""
    person.json("DELETE", "/api/me")
    page.until(lambda: bool(page.bye), SOON)
    assert page.bye["error"] == "forgotten"


def test_a_person_is_forgotten_at_every_node(pair: Group) -> None:
    """Ann plays at a table of either node, and only looks on at a third, whose log does not know her."""
    here, there = pair.nodes
    ann, bob, cas, dee = Person(here, NAME), Person(there, "Bob"), Person(there, "Cas"), Person(there, "Dee")
    own, other, third = ann.create("me", "open"), cas.create("me", "open"), dee.create("me", "open")
    assert [pair.owner(table) for table in (own, other, third)] == [here, there, there]
    hers = [ann.page(table).ready() for table in (own, other, third)]
    theirs = [bob.page(own).ready(), cas.page(other).ready(), dee.page(third).ready()]
    theirs[0].ask("sit", seat=1)
    started([hers[0], theirs[0]])
    hers[1].ask("sit", seat=1)
    hers[1].ask("say", channel="table", text=SAID)
    for page in theirs:
        page.until(lambda page=page: NAME in seats_and_people(page))  # type: ignore[misc]
    person = ann.id
    forget(ann, hers[0])
    for page in hers[1:]:
        page.until(lambda page=page: bool(page.bye), SOON)  # type: ignore[misc]
    for page in theirs:
        page.until(lambda page=page: NAME not in seats_and_people(page), SOON)  # type: ignore[misc]
    end = time.monotonic() + SOON
    while person in (kept := everything_in(pair)) or NAME in kept or SAID in kept:
        assert time.monotonic() < end, "something of her is kept"
        time.sleep(0.2)
    for node in pair.nodes:
        eve = Person(node, "Eve")
        for table in (own, other, third):
            told = "".join(eve.page(table).ready().frames)
            assert all(word not in told for word in (person, NAME, SAID)), "a new page is told of her"


def test_a_node_that_heard_nothing_learns_it_when_it_hears_again(pair: Group, redis: Redis) -> None:
    """Redis is away while Ann is forgotten by one node and has a page open at the other."""
    here, there = pair.nodes
    ann, dee = Person(there, NAME), Person(there, "Dee")
    table = dee.create("me", "open")
    page, other = ann.page(table).ready(), dee.page(table).ready()
    redis.kill()
    ann.server = here
    assert ann.json("DELETE", "/api/me") == {"done": True}
    page.ask("say", channel="table", text=SAID)
    other.caught()
    assert SAID in other.said
    redis.start()
    page.until(lambda: bool(page.bye), SOON)
    assert page.bye["error"] == "forgotten"
    wait_until(lambda: NAME not in everything_in(pair) and SAID not in everything_in(pair))
    assert NAME not in seats_and_people(dee.page(table).ready())
