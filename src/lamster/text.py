"""Texts in the reader's language: the Fluent messages of a game, and those that all games share."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from lamster.kernel.event import NUMBER, SEAT, TEXT, Names
from lamster.kernel.game import Game, Meta, Option, Value
from lamster.kernel.lexicon import Lexicon
from lamster.kernel.preview import AND, Note

SHARED = Path(__file__).parent / "locale"
COMMANDS = SHARED / "cli"
"""The messages of the command line, separate because browsers do not need them."""
FALLBACK = "en"
RULES = "rules"
"""The file of a game with its rules. It is long, so it is read only when a rule is needed."""
REPORT = "report"
"""The file with the messages of balance reports, read only when they are needed."""
ADMIN = "admin"
DOCTOR = "doctor"
"""Files with the messages of operator commands, read only when they are needed."""
UNSEEN = "?"


class MissingText(LookupError):
    """A message that does not exist, or that cannot be formatted with the given arguments: a bug."""


@cache
def languages() -> tuple[str, ...]:
    """The languages of the shared messages."""
    return tuple(sorted(path.stem for path in SHARED.glob("*.ftl")))


def choose_language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language that was asked for, else that of the environment, else English."""
    named = ("LAMSTER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    for wish in (asked, *[environ.get(name) for name in named]):
        language = re.split(r"[_.@-]", wish or "")[0].lower()
        if language in languages():
            return language
        if language in ("c", "posix"):
            break
    return FALLBACK


@cache
def parse_file(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


class Language:
    """The messages of one language: shared ones and a game's. Long files are read when they are needed."""

    def __init__(self, language: str, folder: Path | None) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.later: dict[str, list[Path]] = {
            f"{name}-": [COMMANDS / f"{name}.{language}.ftl"] for name in (REPORT, ADMIN, DOCTOR)
        }
        """Long files that are not read yet, by the prefix of their messages."""
        self.names: list[str] = []
        self.add(SHARED / f"{language}.ftl")
        self.add(COMMANDS / f"{language}.ftl")
        if folder is not None:
            files = sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")])
            self.later["rule-"] = [path for path in files if path.name == f"{RULES}.{language}.ftl"]
            self.later["rules-section-"] = self.later["rule-"]
            for path in files:
                if path not in self.later["rule-"]:
                    self.add(path)

    def add(self, path: Path) -> None:
        resource = parse_file(path)
        self.bundle.add_resource(resource)
        self.names += [entry.id.name for entry in resource.body if hasattr(entry, "id")]

    def pattern(self, name: str, attribute: str) -> Any:
        """The pattern of a message or of its attribute; None if there is none."""
        for prefix, paths in self.later.items():
            while paths and name.startswith(prefix):
                self.add(paths.pop())
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, pattern: Any, arguments: dict[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingText(f"{text}: {errors[0]}")
        return str(text)


class Words:
    """The texts of a game for one reader. Names are resolved first, then inserted into sentences."""

    def __init__(
        self,
        language: str,
        meta: Meta | None = None,
        lexicon: Lexicon | None = None,
        players: Sequence[str] = (),
        you: int | None = None,
    ) -> None:
        folder = None if meta is None else meta.folder / "locale"
        self.language = language
        self.layers = [Language(name, folder) for name in dict.fromkeys((language, FALLBACK))]
        self.lexicon = lexicon or Lexicon((), {}, ())
        self.players = tuple(players)
        self.you = you
        """The seat that events address as 'you'."""

    @staticmethod
    def of(language: str, game: Game[Any], players: Sequence[str] = (), you: int | None = None) -> "Words":
        return Words(language, game.meta, game.lexicon, players, you)

    def message(self, name: str, attribute: str = "", /, **arguments: object) -> str:
        """A message, or one of its attributes, formatted with these arguments."""
        for layer in self.layers:
            pattern = layer.pattern(name, attribute)
            if pattern is not None:
                return layer.say(pattern, arguments)
        raise MissingText(f"no language has the message {name}{attribute and f'.{attribute}'}")

    def has(self, name: str, attribute: str = "") -> bool:
        return any(layer.pattern(name, attribute) is not None for layer in self.layers)

    # Names.

    def player(self, seat: int) -> str:
        return self.players[seat] if seat < len(self.players) else self.message("seat", number=seat + 1)

    @cached_property
    def roles(self) -> dict[str, str]:
        """The messages of roles that have a separate form within sentences, by their name outside of sentences."""
        names = [name for layer in self.layers for name in layer.names if name.startswith("role-")]
        return {self.message(name): name for name in names if self.has(name, "sentence")}

    def in_sentence(self, seat: int) -> str:
        """A player within a sentence. A role in place of a name gets an article."""
        name = self.player(seat)
        return self.message(self.roles[name], "sentence") if name in self.roles else name

    def number(self, seats: Sequence[int]) -> int:
        """The grammatical number for verbs: one seat may be plural, such as the Police."""
        many = len(seats) == 1 and self.role_number(seats[0]) == "many"
        return 2 if many else len(seats)

    def role_number(self, seat: int) -> str:
        name = self.player(seat)
        return self.message(self.roles[name], "number") if name in self.roles else "one"

    def with_capital(self, sentence: str) -> str:
        """The sentence, with a capital letter if it begins with a role."""
        spoken = tuple(self.message(role, "sentence") for role in self.roles.values())
        return sentence[0].upper() + sentence[1:] if spoken and sentence.startswith(spoken) else sentence

    def name(self, names: Names, code: str, attribute: str = "") -> str:
        """The name of a thing by its code, or of several joined by `+`. Hidden things have names too."""
        if AND in code:
            return f" {AND} ".join(self.name(names, part, attribute) for part in code.split(AND))
        kind = self.lexicon.kind_of(names, code)
        if kind is not None:
            return self.message(f"{kind.kind}-{code}", attribute)
        return self.message(f"hidden-{names.kind if code == UNSEEN else code}")

    def argument(self, names: Names, text: str) -> str | int:
        """The argument of a code, which follows its colon."""
        if names is SEAT:
            return self.player(int(text) - 1)
        if names is TEXT:
            return text
        return int(text) if names is NUMBER else self.name(names, text)

    def listed(self, names: Sequence[str], message: str = "list-and") -> str:
        """Several names within a sentence, the last one joined by a word."""
        if len(names) < 2:
            return "".join(names)
        return self.message(message, before=", ".join(names[:-1]), last=names[-1])

    # Sentences.

    def question(self, kind: str) -> str:
        return self.message(f"ask-{kind}")

    def option(self, code: str) -> str:
        """The label of an action code. The seat that the action is aimed at follows a `>`.

        A verb may also stand without its argument.
        """
        verb, colon, text = code.partition(":")
        names = self.lexicon.verbs.get(verb)
        if names is None:
            return self.message(f"code-{verb}")
        if not colon and names.codes:
            return self.message(f"code-{verb}", "alone")
        thing, _, seat = text.partition(">")
        return self.message(f"code-{verb}", arg=self.argument(names, thing), seat=self.aim(seat))

    def aim(self, text: str) -> str:
        """The seat with this number as an argument of a message; `none` if the text is empty."""
        if not text:
            return "none"
        return self.message("you", "self") if int(text) - 1 == self.you else self.player(int(text) - 1)

    def event(self, data: Mapping[str, Any]) -> str:
        """The sentence of an event. The reader's own seat is 'you'."""
        kind = self.lexicon.events[data["event"]]
        told: dict[str, object] = {"you": "yes" if data.get("seat") == self.you is not None else "no"}
        for field, names in kind.fields:
            if data[field] is not None:
                told[field] = self.seat(data, field) if names is SEAT else self.value(names, data[field])
        hidden = bool(kind.secret) and data[kind.secret] is None
        return self.with_capital(self.message(f"event-{kind.name}", "hidden" if hidden else "", **told))

    def seat(self, data: Mapping[str, Any], field: str) -> str:
        """A seat in an event. The field `seat` is the subject of the sentence; others may refer to the same seat."""
        seat, subject = int(data[field]), field == "seat"
        again = not subject and seat == data.get("seat")
        if seat == self.you:
            return self.message("you", "" if subject else "self" if again else "object")
        return self.message("themselves") if again else self.in_sentence(seat)

    def value(self, names: Names, value: str | int) -> str | int:
        """Any other field of an event."""
        if names is TEXT or isinstance(value, int):
            return value
        return self.name(names, value)

    def reason(self, code: str, why: tuple[str, Mapping[str, str | int]]) -> str:
        """Why a bot plays this code. The argument `arg` is that of the code; other texts are names of any kind."""
        message, arguments = why
        names = self.lexicon.verbs.get(code.partition(":")[0])
        told = {
            key: value
            if isinstance(value, int)
            else self.argument(names, value)
            if key == "arg" and names is not None
            else self.name(ANYTHING, value)
            for key, value in arguments.items()
        }
        return self.message(message, **told)

    def notes(self, notes: Sequence[Note], code: str) -> str:
        """What is worth knowing about an option before choosing it: warnings first."""
        told = sorted((note for note in notes if note.code == code), key=lambda note: not note.warning)
        return "; ".join(map(self.note, told))

    def note(self, told: Note) -> str:
        kinds = {names.kind: names for names in self.lexicon.names}
        name, _, attribute = told.note.partition(".")
        args = {
            key: self.name(kinds[key], value) if isinstance(value, str) and key in kinds else value
            for key, value in told.args.items()
        }
        return self.message(name, attribute, **args)

    # Rules and settings.

    def rule(self, rule: str) -> str:
        return self.message(f"rule-{rule}")

    def rule_title(self, rule: str) -> str:
        return self.message(f"rule-{rule}", "title")

    def section(self, rule: str) -> str:
        """The name of a rule's section: OTL-T for OTL-T3."""
        return self.message(f"rules-section-{rule.rstrip('0123456789')}")

    def rules(self) -> Iterator[str]:
        """The IDs of all rules that have a sentence, in the order of the file."""
        self.has("rule-")
        return (name.removeprefix("rule-") for name in self.layers[-1].names if name.startswith("rule-"))

    def setting(self, option: Option, attribute: str = "") -> str:
        return self.message(f"option-{option.name}", attribute)

    def setting_value(self, option: Option, value: Value) -> str:
        """The text of an option's value. A number of a range may have none."""
        attribute = f"value-{str(value).lower()}"
        if not option.values and not self.has(f"option-{option.name}", attribute):
            return str(value)
        return self.setting(option, attribute)


ANYTHING = Names("anything", ())
"""A kind that stands for all kinds: its codes are looked up in each of them."""
