"""Makes what the browser needs to know of the Python side: python web/make_contract.py [--check]

The TypeScript types of the wire protocol and of every game's view, and the JSON schema of the protocol: the types
themselves are the source, through msgspec's eyes, so that what is written here is what the server reads and sends. And
sentences as Python says them, by which the browser's words are tested.
"""

import argparse
import ast
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from lamster.games import load, metas
from lamster.kernel.decision import TABLE
from lamster.kernel.event import Event
from lamster.kernel.game import Game
from lamster.kernel.match import Match
from lamster.kernel.record import read_record, replay
from lamster.server import openapi
from lamster.tables import protocol
from lamster.tables.model.catalogue import game_card, option_spec
from lamster.text import Words, languages

ROOT = Path(__file__).resolve().parent.parent
RENAMED = {"Error": "ErrorMessage", "Promise": "PromiseMessage"}
"""Names that already mean something else in a browser."""
BASES = (protocol.Sent, protocol.Told, protocol.Part)
PLURALS = {
    "Phase": "PHASES",
    "CallEvent": "CALL_EVENTS",
    "Channel": "CHANNELS",
    "EmoteCode": "EMOTES",
    "Holder": "HOLDERS",
    "ClockKind": "CLOCK_KINDS",
    "TimeKind": "TIME_KINDS",
    "OnTime": "ON_TIMES",
    "UndoRule": "UNDO_RULES",
    "HintRule": "HINT_RULES",
    "AskWhen": "ASK_WHENS",
    "LessonPhase": "LESSON_PHASES",
    "ErrorCode": "ERROR_CODES",
    "AnalysisPhase": "ANALYSIS_PHASES",
}
"""Closed lists that the browser also needs as values."""
PLAIN: dict[type, str] = {
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.AnyType: "unknown",
    inspect.RawType: "unknown",
}
WIDTH = 120
GOLDEN = ROOT / "tests/records/on_the_lam/3-players.rec"
PLAYERS = ("Robin", "Sam", "Kim")
Aliases = dict[str, Any]
Case = dict[str, Any]
Record = inspect.StructType | inspect.DataclassType


# Types.


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else msgspec.json.encode(value).decode()


def union(parts: Iterator[str] | list[str]) -> str:
    return " | ".join(dict.fromkeys(parts))


def bare(kind: inspect.Type) -> inspect.Type:
    """The type without its None."""
    if not isinstance(kind, inspect.UnionType):
        return kind
    rest = tuple(part for part in kind.types if not isinstance(part, inspect.NoneType))
    return rest[0] if len(rest) == 1 else inspect.UnionType(rest)


def typescript(kind: inspect.Type, aliases: Aliases) -> str:
    """A type as TypeScript writes it; one that has a name of its own goes by that."""
    for name, meaning in aliases.items():
        if bare(kind) == meaning:
            return name if bare(kind) == kind else f"{name} | null"
    match kind:
        case inspect.StructType() | inspect.DataclassType():
            return named(kind.cls)
        case inspect.UnionType():
            return union([typescript(part, aliases) for part in kind.types])
        case inspect.LiteralType():
            return union([literal(value) for value in kind.values])
        case inspect.TupleType():
            return f"[{', '.join(typescript(part, aliases) for part in kind.item_types)}]"
        case inspect.ListType() | inspect.VarTupleType():
            item = typescript(kind.item_type, aliases)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case inspect.DictType():
            return f"Record<{typescript(kind.key_type, aliases)}, {typescript(kind.value_type, aliases)}>"
    return PLAIN[type(kind)]


def named(cls: type) -> str:
    return RENAMED.get(cls.__name__, cls.__name__)


# What the sources say about a type, a field or an alias.


@cache
def sentences(module: ModuleType) -> dict[str, str]:
    """The string below an assignment is its documentation; Python itself does not keep it."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    found = dict(below_assignments("", tree.body))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found |= below_assignments(f"{node.name}.", node.body)
    return found


def all_sentences() -> dict[str, str]:
    """Those of the protocol, in whichever modules it is written."""
    homes = [protocol, *[sys.modules[thing.__module__] for thing in vars(protocol).values() if is_message(thing)]]
    return {place: text for home in dict.fromkeys(homes) for place, text in sentences(home).items()}


def below_assignments(prefix: str, body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for before, node in pairwise(body):
        match before, node:
            case (
                ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                yield prefix + name, " ".join(text.split())


def comment(text: str, indent: str = "") -> list[str]:
    return [f"{indent}/** {' '.join(text.split())} */"] if text else []


# Declarations.


def interface(kind: Record, aliases: Aliases) -> str:
    """A type with its fields; a message carries its name in `type`."""
    cls = kind.cls
    said = sentences(sys.modules[cls.__module__])
    lines = [*comment(cls.__doc__ or ""), f"export interface {named(cls)} {{"]
    if isinstance(kind, inspect.StructType) and kind.tag is not None:
        lines.append(f"  {kind.tag_field}: {literal(kind.tag)};")
    for field in kind.fields:
        sign = "" if field.required else "?"
        lines += comment(said.get(f"{cls.__name__}.{field.name}", ""), "  ")
        lines.append(f"  {field.encode_name}{sign}: {typescript(field.type, aliases)};")
    return "\n".join([*lines, "}"])


def alias(name: str, meaning: Any, said: dict[str, str], aliases: Aliases) -> str:
    """A name for a union or a closed list, in the order in which the source gives its members."""
    lines = comment(said.get(name, ""))
    if get_origin(meaning) is Literal:
        lines.append(values(PLURALS[name], [literal(value) for value in get_args(meaning)]))
        return "\n".join([*lines, f"export type {name} = (typeof {PLURALS[name]})[number];"])
    others = {other: kind for other, kind in aliases.items() if other != name}
    text = f"export type {name} = {typescript(inspect.type_info(meaning), others)};"
    return "\n".join(
        [*lines, text if len(text) <= WIDTH else text.replace(" | ", "\n  | ").replace("= ", "=\n  | ", 1)]
    )


def values(name: str, members: list[str]) -> str:
    """A closed list as values, on one line if it fits."""
    text = f"export const {name} = [{', '.join(members)}] as const;"
    if len(text) <= WIDTH:
        return text
    return "\n".join([f"export const {name} = [", *[f"  {member}," for member in members], "] as const;"])


def is_message(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, BASES) and thing not in BASES


def is_alias(thing: object) -> bool:
    return not isinstance(thing, type) and get_args(thing) != ()


def protocol_types() -> str:
    """Every type of the protocol, in the order of its source."""
    things = vars(protocol)
    said = all_sentences()
    aliases = {name: inspect.type_info(thing) for name, thing in things.items() if is_alias(thing)}
    parts = [
        alias(name, thing, said, aliases) if is_alias(thing) else interface(record_of(thing), aliases)
        for name, thing in things.items()
        if is_alias(thing) or is_message(thing)
    ]
    return written("src/lamster/tables/protocol/", parts)


def record_of(cls: Any) -> Record:
    kind = inspect.type_info(cls)
    assert isinstance(kind, Record)
    return kind


def reachable(kind: Any, found: dict[type, Record]) -> dict[type, Record]:
    """The records that a type is made of, each after those it needs."""
    if isinstance(kind, Record) and kind.cls not in found:
        for field in kind.fields:
            reachable(field.type, found)
        found[kind.cls] = kind
    for inner in ("types", "item_types"):
        for part in getattr(kind, inner, ()):
            reachable(part, found)
    for inner in ("item_type", "key_type", "value_type"):
        if hasattr(kind, inner):
            reachable(getattr(kind, inner), found)
    return found


def view_types(game: Game[Any]) -> str:
    """What the `view` method of a game returns, and all it is made of."""
    kind = inspect.type_info(get_type_hints(type(game).view)["return"])
    parts = [interface(record, {}) for record in reachable(kind, {}).values()]
    return written(f"src/{game.package.replace('.', '/')}/view.py", parts)


def written(source: str, parts: list[str]) -> str:
    return "\n\n".join([f"// Made from {source} by web/make_contract.py: change it there.", *parts]) + "\n"


# The JSON schema.


def schema() -> str:
    """All types of the protocol as JSON schema, for writers of other clients."""
    types = [thing for thing in vars(protocol).values() if is_message(thing)]
    unions = {name: getattr(protocol, name) for name in ("FromBrowser", "FromServer")}
    made, components = msgspec.json.schema_components([*unions.values(), *types], ref_template="#/$defs/{name}")
    for place, text in all_sentences().items():
        name, _, field = place.partition(".")
        if field and name in components:
            components[name]["properties"][field]["description"] = text
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The wire protocol of Lamster",
        "$defs": {**dict(zip(unions, made, strict=False)), **dict(sorted(components.items()))},
    }
    return msgspec.json.format(msgspec.json.encode(whole, order="deterministic"), indent=1).decode() + "\n"


# Sentences by which the browser's words are tested.


def words_fixture() -> str:
    """What a golden game says to a seat and to the onlooker, in every language; one case a line."""
    record = read_record(GOLDEN.read_text(encoding="utf-8"))
    match = replay(load(record.header("Game")), record)
    cases = [
        {"language": language, "you": you, **case}
        for language in languages()
        for you in (0, None)
        for case in spoken(match, Words.of(language, match.game, PLAYERS, you))
    ]
    lines = ",\n".join(plain(case) for case in cases)
    return f'{{"game":{plain(game_card(match.game))},\n"players":{plain(PLAYERS)},\n"cases":[\n{lines}\n]}}\n'


def plain(thing: object) -> str:
    return msgspec.json.encode(thing).decode()


def case(call: str, arguments: list[object], expected: object) -> Case:
    """A call of the browser's words, with the arguments it takes there, and what Python says."""
    return {"call": call, "args": arguments, "expected": expected}


def spoken(match: Match, words: Words) -> Iterator[Case]:
    """Events depend on who reads them; all the rest does not, and is told to the onlooker alone."""
    yield from [case("event", [data], words.event(data)) for data in shown_events(match.events, words.you)]
    if words.you is None:
        yield from lasting(match, words)
        yield from settings(match.game, words)


def shown_events(events: list[Event], you: int | None) -> list[dict[str, Any]]:
    """The first event of every form (what it is, what it hides, where the reader stands in it); and a large number."""
    found: dict[tuple[object, ...], dict[str, Any]] = {}
    for event in events:
        data = event.data(you)
        addressed = [data.get(field) == you is not None for field in ("seat", "victim")]
        found.setdefault((event.kind.name, event.hidden_from(you), *addressed), data)
    return [*found.values(), {"event": "round", "rule": "", "round": 1234}]


def lasting(match: Match, words: Words) -> Iterator[Case]:
    """Options, also as others see them, questions, players, names and rules."""
    asked = [name.removeprefix("ask-") for name in words.layers[-1].names if name.startswith("ask-")]
    rules = list(words.rules())
    yield from [case("option", [code], words.option(code)) for code in shown_codes(match)]
    yield from [case("question", [kind], words.question(kind)) for kind in asked]
    yield from [case("player", [seat], words.player(seat)) for seat in (0, 2, 3)]
    for names in match.game.lexicon.names:
        yield case("name", [names.kind, names.codes[0]], words.name(names, names.codes[0]))
    yield case("rules", [], rules)
    for rule in rules[:: len(rules) // 4]:
        yield case("rule", [rule], words.rule(rule))
        yield case("rule_title", [rule], words.rule_title(rule))


def shown_codes(match: Match) -> list[str]:
    """The first code of every verb, and all that others see in place of codes."""
    played = [entry for entry in match.log if entry.seat != TABLE]
    first = {entry.code.partition(":")[0]: entry.code for entry in reversed(played)}
    masks = {mask: None for entry in played for mask in entry.masks if mask != entry.code}
    return sorted(first.values()) + sorted(masks)


def settings(game: Game[Any], words: Words) -> Iterator[Case]:
    """A setting with values of text, one of yes or no, and one that is a range."""
    for name in ("skill_die", "item_in_limit", "round_limit"):
        option = game.meta.options[name]
        yield case("setting", [name], words.setting(option))
        yield case("setting", [name, "help"], words.setting(option, "help"))
        for value in option.values[:2] or (option.default, 1234):
            yield case("setting_value", [option_spec(option), value], words.setting_value(option, value))


# Writing and checking.


def contract() -> dict[Path, str]:
    """Every generated file with what should stand in it."""
    files = {
        ROOT / "web/src/shared/protocol.ts": protocol_types(),
        ROOT / "docs/protocol.schema.json": schema(),
        ROOT / "docs/openapi.json": openapi.text(),
        ROOT / "web/tests/words.json": words_fixture(),
    }
    for name in metas():
        game = load(name)
        files[ROOT / "web/src/games" / game.meta.folder.name / "view.ts"] = view_types(game)
    return files


def drifted() -> list[str]:
    """The files that do not say what the types say."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in contract().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main() -> int:
    """Write every file that changed, or only tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if a file is not as it should be")
    check = parser.parse_args().check
    names, files = drifted(), contract()
    for name in names:
        print(f"{'drifted' if check else 'written'}: {name}")
        if not check:
            path = ROOT / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(files[path], encoding="utf-8")
    return 1 if check and names else 0


if __name__ == "__main__":
    sys.exit(main())
