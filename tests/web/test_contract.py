"""The generated files and docs/protocol.md agree with the Python types."""

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import pytest

from lamster.games import load
from lamster.kernel.chance import commitment
from lamster.server import limits
from lamster.tables import protocol
from lamster.tables.model import permissions, views
from lamster.tables.protocol import ErrorCode, FromBrowser, FromServer, GameCard
from lamster.tables.room import limits as limits_of_table
from lamster.text import languages
from web import make_contract

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
MESSAGES = [thing for thing in vars(protocol).values() if make_contract.is_message(thing)]
PARTS = [thing for thing in MESSAGES if issubclass(thing, protocol.Part)]
LARGEST = 61_440


# Generated files.


def test_no_generated_file_has_drifted() -> None:
    assert make_contract.drifted() == [], "run: python web/make_contract.py"


def test_it_comes_out_the_same_every_time() -> None:
    command = [sys.executable, "-c", "from web import make_contract as m; print(*m.contract().values())"]
    first, second = (
        subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            encoding="utf-8",
        ).stdout
        for seed in ("1", "2")
    )
    assert first == second
    assert first.strip() == " ".join(make_contract.contract().values()).strip()


def test_what_drifted_is_named_and_mended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.ts", tmp_path / "below" / "bad.ts"
    good.write_text("same\n", encoding="utf-8")
    monkeypatch.setattr(make_contract, "ROOT", tmp_path)
    monkeypatch.setattr(make_contract, "contract", lambda: {good: "same\n", bad: "new\n"})
    monkeypatch.setattr(sys, "argv", ["make_contract.py", "--check"])
    assert make_contract.main() == 1
    assert capsys.readouterr().out == "drifted: below/bad.ts\n"
    assert not bad.exists()
    monkeypatch.setattr(sys, "argv", ["make_contract.py"])
    assert make_contract.main() == 0
    assert bad.read_text(encoding="utf-8") == "new\n"
    monkeypatch.setattr(sys, "argv", ["make_contract.py", "--check"])
    assert make_contract.main() == 0


# TypeScript.


@dataclass
class Inner:
    """Something small."""

    n: int


@dataclass
class Outer:
    """Everything that a view may be made of."""

    one: Inner
    maybe: Inner | None
    many: list[Inner | None]
    pair: tuple[str, int]
    row: tuple[Inner, ...]
    by_name: dict[str, list[bool]]
    choice: Literal["a", "b"]
    """What was chosen."""
    anything: Any
    usual: float = 1.0


def test_types_are_told_as_typescript_has_them() -> None:
    assert make_contract.interface(make_contract.record_of(Outer), {}).splitlines() == [
        "/** Everything that a view may be made of. */",
        "export interface Outer {",
        "  one: Inner;",
        "  maybe: Inner | null;",
        "  many: (Inner | null)[];",
        "  pair: [string, number];",
        "  row: Inner[];",
        "  by_name: Record<string, boolean[]>;",
        "  /** What was chosen. */",
        "  choice: 'a' | 'b';",
        "  anything: unknown;",
        "  usual?: number;",
        "}",
    ]


def test_a_record_comes_after_those_it_needs() -> None:
    assert list(make_contract.reachable(make_contract.record_of(Outer), {})) == [Inner, Outer]


def test_every_type_and_every_message_is_there() -> None:
    text = make_contract.protocol_types()
    for message in MESSAGES:
        assert text.count(f"export interface {make_contract.named(message)} {{") == 1
    for name in ("FromBrowser", "FromServer"):
        members = re.search(rf"export type {name} =([^;]*);", text)
        assert members is not None
        wanted = [make_contract.named(message) for message in get_args(getattr(protocol, name))]
        assert re.findall(r"\w+", members[1]) == wanted
    assert re.findall(r"^export type Phase\b|^export const PHASES\b", text, re.MULTILINE)
    assert all(f"'{code}'" in text for code in get_args(ErrorCode))


def test_names_of_the_browser_itself_are_left_alone() -> None:
    text = make_contract.protocol_types()
    assert "interface ErrorMessage" in text
    assert not re.search(r"(interface|type) (Error|Promise|Event|Node|Text)\b", text)


# The JSON schema.


def references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if "$ref" in part else []
        return own + [name for value in part.values() for name in references(value)]
    return [name for value in part for name in references(value)] if isinstance(part, list) else []


def test_the_schema_is_complete() -> None:
    whole = json.loads(make_contract.schema())
    found = set(references(whole))
    assert {name.removeprefix("#/$defs/") for name in found} <= set(whole["$defs"])
    assert {message.__name__ for message in MESSAGES} | {"FromBrowser", "FromServer"} == set(whole["$defs"])
    assert whole["$defs"]["Act"]["properties"]["type"] == {"enum": ["act"]}
    assert whole["$defs"]["Position"]["properties"]["ply"]["description"]


# The sentences for the browser's tests.


def fixture() -> dict[str, Any]:
    text = make_contract.words_fixture()
    assert len(text.encode()) < LARGEST
    found: dict[str, Any] = json.loads(text)
    return found


def test_the_sentences_show_every_language_reader_and_call() -> None:
    words = fixture()
    game = load("on-the-lam")
    assert msgspec.convert(words["game"], GameCard, strict=False).name == game.meta.name
    readers = {(case["language"], case["you"]) for case in words["cases"]}
    assert readers == {(language, you) for language in languages() for you in (0, None)}
    assert {case["call"] for case in words["cases"]} == {
        "event", "option", "question", "player", "name", "rules", "rule", "rule_title", "setting", "setting_value",
    }  # fmt: skip


def test_the_sentences_show_nearly_every_event_and_code() -> None:
    words = fixture()
    game = load("on-the-lam")
    told = {case["args"][0]["event"] for case in words["cases"] if case["call"] == "event"}
    assert len(game.lexicon.events.keys() - told) <= 2
    labelled = {case["args"][0].partition(":")[0] for case in words["cases"] if case["call"] == "option"}
    assert len(game.lexicon.verbs.keys() - labelled) <= 2
    hidden = [case for case in words["cases"] if case["call"] == "event" and None in case["args"][0].values()]
    assert {case["you"] for case in hidden} == {0, None}


def test_kinds_are_known_by_name_alone() -> None:
    """The client knows only the kinds on the game's card, so each case must name one of those."""
    words = fixture()
    kinds = words["game"]["lexicon"]["kinds"]
    assert all(case["args"][1] in kinds[case["args"][0]] for case in words["cases"] if case["call"] == "name")


# The document.


def examples() -> list[tuple[int, str]]:
    """Every JSON value of the document's blocks, with the place of its block."""
    found = []
    for block in re.finditer(r"^```json\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL):
        text, reader = block[1].strip(), json.JSONDecoder()
        while text:
            _, end = reader.raw_decode(text)
            found.append((DOCUMENT[: block.start()].count("\n") + 1, text[:end]))
            text = text[end:].strip()
    return found


def understood(text: str) -> Any:
    """The example as a message, or else as a part that it fits."""
    if "type" in json.loads(text):
        return msgspec.json.decode(text, type=FromBrowser | FromServer)
    for part in PARTS:
        try:
            return msgspec.json.decode(text, type=part)
        except msgspec.ValidationError:
            continue
    raise AssertionError(f"no type of the protocol fits {text}")


@pytest.mark.parametrize(("line", "text"), examples(), ids=lambda value: str(value)[:24])
def test_every_example_is_valid(line: int, text: str) -> None:
    example = understood(text)
    told = json.loads(text)
    if isinstance(example, protocol.Sent | protocol.Part):
        assert told.items() <= json.loads(msgspec.json.encode(example)).items(), f"line {line}"
    else:
        assert told == json.loads(msgspec.json.encode(example)), f"line {line}"


def test_the_examples_of_the_document_are_found() -> None:
    kinds = {type(understood(text)) for _, text in examples()}
    assert {protocol.State, protocol.Act, protocol.Ok, protocol.Error, protocol.NewTable, protocol.Failure} <= kinds


def test_the_example_of_a_promise_keeps_it() -> None:
    said = [understood(text) for _, text in examples()]
    [promise] = [message.commitment for message in said if isinstance(message, protocol.Promise)]
    [secret] = [message.secret for message in said if isinstance(message, protocol.Reveal)]
    assert commitment("1", bytes.fromhex(secret)) == promise


def test_the_limits_are_those_of_the_server() -> None:
    """The numbers appear in the order of the document."""
    told = re.search(r"^## Limits\n(.*?)^## ", DOCUMENT, re.MULTILINE | re.DOTALL)
    assert told is not None
    bucket = limits.message_bucket()
    pointing = limits.MessageLimits().kinds[protocol.Point]
    assert list(map(float, re.findall(r"\d+", told[1]))) == [
        limits.MAX_MESSAGE_BYTES,
        limits.MAX_BODY_BYTES,
        bucket.rate,
        bucket.burst,
        permissions.LONGEST_CHAT,
        permissions.LONGEST_NAME,
        permissions.LONGEST_REPORT,
        limits_of_table.CONNECTIONS_OF_PERSON,
        limits_of_table.SPECTATOR_CONNECTIONS,
        pointing.rate,
        pointing.burst,
        views.MOST_FRAMES,
    ]


def test_every_error_is_explained_and_no_other() -> None:
    told = re.findall(r"^\| `([a-z-]+)` \| ", DOCUMENT, re.MULTILINE)
    assert told == list(get_args(ErrorCode))


def test_every_message_is_spoken_of() -> None:
    tags = [thing.__struct_config__.tag for thing in get_args(FromBrowser) + get_args(FromServer)]
    assert [tag for tag in tags if f"`{tag}`" not in DOCUMENT] == []


def test_every_type_that_the_document_names_is_there() -> None:
    named = set(re.findall(r"`([A-Z][A-Za-z]+)(?:\.\w+)?`", DOCUMENT)) - {"HttpOnly", "Origin"}
    assert named <= {message.__name__ for message in MESSAGES}
