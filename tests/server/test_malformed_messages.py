"""Whatever a page sends, it is answered and changes nothing."""

import json
from collections.abc import Callable
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lamster.tables import protocol as wire
from tests.server.playing import begun
from tests.server.reading import Json
from tests.server.refusing import again, check_error
from tests.server.running import Page, Person, Server

Anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.integers(-3, 9),
    "a": st.integers(-3, 9),
    "b": st.integers(-3, 9),
    "seats": st.integers(-3, 9),
    "bot": st.sampled_from(["", "easy", "genius"]),
    "person": st.text(max_size=25),
    "code": st.sampled_from(["draw", "pick:boxer", "go:A1"]) | st.text(max_size=20),
    "decision": st.sampled_from(["1@0", "2@0", ""]) | st.text(max_size=8),
    "channel": st.sampled_from(["table", "team"]),
    "text": st.text(max_size=40),
    "on": st.booleans(),
    "options": st.dictionaries(st.sampled_from(["round_limit", "skill_die", "x"]), st.integers() | st.text(max_size=4)),
    "commitment": st.text(max_size=70),
    "secret": st.text(max_size=70),
}


@st.composite
def almost_messages(draw: Callable[..., Any]) -> Json:
    """A message with fields of its kind, some of them wrong, missing or too many."""
    kind = draw(st.sampled_from(get_args(wire.FromBrowser)))
    message = {"type": kind.__struct_config__.tag, "id": draw(st.integers())}
    for field in kind.__struct_fields__[1:]:
        message[field] = draw(FIELDS.get(field, Anything))
    for name in draw(st.lists(st.sampled_from([*message, *FIELDS]), max_size=2)):
        message[name] = draw(Anything)
    return message


Frames = st.one_of(
    almost_messages().map(json.dumps),
    Anything.map(json.dumps),
    st.text(max_size=60).filter(lambda text: text.isprintable()),
    st.binary(max_size=60),
)


@pytest.fixture(scope="module")
def strange(server: Server) -> list[Page]:
    """A game under way, and somebody without a name who looks on: nothing that they send can change it."""
    pages = begun(server, ["Ann", "Bob"])
    onlooker = Person(server).page(pages[0].table_id).ready()
    onlooker.number = 10**12  # Far from the numbers of messages that are made up.
    return [*pages, onlooker]


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], derandomize=True)
@given(frames=st.lists(Frames, min_size=1, max_size=25))
def test_anything_at_all_is_answered_and_changes_nothing(strange: list[Page], frames: list[str | bytes]) -> None:
    page = again(strange[2])
    seq = page.seq
    for frame in frames:
        page.connection.send(frame)
    page.caught()
    answers = [message for message in map(json.loads, page.frames) if message["type"] not in ("state", "bye")]
    assert len(answers) == len(frames) + 1, "every frame has one answer"
    for answer in answers:
        if answer["type"] == "error":
            check_error(answer)
    assert page.seq == seq
    assert page.bye == {}
    page.frames.clear()
    page.close()
