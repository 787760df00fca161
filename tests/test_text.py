"""Texts: both languages complete, nothing missing, nothing left over, and every sentence can be said."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import lamster
from lamster import bots
from lamster.games import load, metas
from lamster.kernel.chance import Dice, seed_from_text
from lamster.kernel.decision import CHANCE
from lamster.kernel.event import SEAT
from lamster.kernel.game import Game, Meta
from lamster.kernel.match import Match
from lamster.text import COMMANDS, FALLBACK, SHARED, MissingText, Words, choose_language, languages
from tests.catalogue import entries, questions_in, texts_in

PACKAGE = Path(lamster.__file__).parent
LEDGERS = Path(__file__).parent.parent / "docs" / "rules"
OTHERS = [language for language in languages() if language != FALLBACK]
FAMILIES = ("ask-", "code-", "event-", "hidden-", "lesson-", "option-", "role-", "rule-", "rules-section-")
"""Messages that are made for what a game declares; the code never spells them out."""


def locale_files(folder: Path, language: str) -> list[Path]:
    return sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"*.{language}.ftl")])


def ids(meta: Meta, language: str = FALLBACK) -> set[str]:
    return {name for name, _ in entries(*locale_files(meta.folder / "locale", language))}


def family(meta: Meta, prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in ids(meta) if name.startswith(prefix)}


@pytest.fixture(params=list(metas()))
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return load(request.param)


def played(game: Game[Any], setting: dict[str, Any], number: int) -> list[tuple[Match, Any, str]]:
    """A random game of the battery; at each decision the match, the decision and the code that was played."""
    rng = Random(number)
    match = Match(game, setting["seats"], setting["options"], Dice(seed_from_text(str(number))))
    steps: list[tuple[Match, Any, str]] = []
    while match.outcome is None:
        decision = match.state.open[0]
        code = decision.sample(rng)
        steps.append((match, decision, code))
        match.act(decision.seat, code)
    return steps


@pytest.fixture(scope="module")
def random_games() -> dict[str, list[list[tuple[Match, Any, str]]]]:
    return {
        name: [played(load(name), setting, number) for setting in metas()[name].battery for number in range(3)]
        for name in metas()
    }


# The files.


@pytest.mark.parametrize("folder", [SHARED, COMMANDS, *[meta.folder / "locale" for meta in metas().values()]], ids=str)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_messages_attributes_and_variables(folder: Path, language: str) -> None:
    english, other = entries(*locale_files(folder, FALLBACK)), entries(*locale_files(folder, language))
    assert english.keys() == other.keys()
    differ = {key for key in english if english[key] - {"you"} != other[key] - {"you"}}
    assert not differ, "only $you, which chooses the form of a verb, may be used in one language alone"


def test_no_message_of_a_game_hides_a_shared_one(game: Game[Any]) -> None:
    shared = {name for name, _ in entries(*SHARED.rglob(f"{FALLBACK}.ftl"))}
    assert not shared & ids(game.meta)


def test_every_shared_message_is_used() -> None:
    used = texts_in(*PACKAGE.rglob("*.py"))
    left = {name for name, _ in entries(*SHARED.rglob(f"{FALLBACK}.ftl"))}
    assert not {name for name in left if name not in used and re.sub("^(arg|cli)-", "", name) not in used}


def test_every_message_of_a_game_is_used(game: Game[Any]) -> None:
    """What belongs to no family and names nothing must be spelt out somewhere in the code."""
    code = list(game.meta.folder.rglob("*.py"))
    used = texts_in(*code, *(PACKAGE / "commands").glob("*.py"), PACKAGE / "text.py")
    named = {text for names in game.lexicon.names for text in names.messages().values()}
    reasons = {f"why-{asked}" for asked in (*game.lexicon.verbs, *questions_in(*code))}
    left = {name for name in ids(game.meta) - named - reasons - used if not name.startswith(FAMILIES)}
    assert not left


# What a game declares has its messages, and nothing else has.


def test_every_name_has_a_message(game: Game[Any]) -> None:
    for names in game.lexicon.names:
        assert set(names.codes) == family(game.meta, f"{names.kind}-")


def test_every_event_has_its_sentence(game: Game[Any]) -> None:
    assert set(game.lexicon.events) == family(game.meta, "event-")
    for language in languages():
        found = entries(*locale_files(game.meta.folder / "locale", language))
        for kind in game.lexicon.events.values():
            fields = {name for name, _ in kind.fields} | {"you"}
            name = f"event-{kind.name}"
            assert found[name, ""] <= fields
            assert ((name, "hidden") in found) == bool(kind.secret), "what hides something has a sentence for others"
            if kind.secret:
                assert kind.secret in found[name, ""]
                assert found[name, "hidden"] <= fields - {kind.secret}


def test_every_verb_has_its_label(game: Game[Any]) -> None:
    assert set(game.lexicon.verbs) == family(game.meta, "code-")


def test_every_role_has_its_name(game: Game[Any]) -> None:
    labels = {label for seats in game.meta.seats for label in game.seat_names(seats)}
    assert {label for label in labels if not label.isdecimal()} == family(game.meta, "role-")


def test_every_question_is_asked_and_no_other(game: Game[Any], random_games: dict[str, Any]) -> None:
    """In random games, or at least in the rules: some questions come up once in a hundred games."""
    steps = [step for steps in random_games[game.meta.name] for step in steps]
    asked = {decision.kind for _, decision, _ in steps if decision.seat != CHANCE}
    code = list(game.meta.folder.rglob("*.py"))
    worded = family(game.meta, "ask-")
    assert asked | questions_in(*code) <= worded
    assert worded - asked <= texts_in(*code)


def test_every_setting_and_value_has_its_words(game: Game[Any]) -> None:
    assert set(game.meta.options) == family(game.meta, "option-")
    for language in languages():
        words = Words(language, game.meta)
        for option in game.meta.options.values():
            assert words.setting(option)
            assert words.setting(option, "help")
            for value in option.values or (option.default, 17):
                assert words.setting_value(option, value)


def test_every_rule_of_the_ledger_has_its_sentence(game: Game[Any]) -> None:
    ledger = (LEDGERS / f"{game.meta.name}.md").read_text(encoding="utf-8")
    checklist = re.findall(rf"^- \[.\] ({game.meta.prefix}-\w+) ", ledger, re.MULTILINE)
    assert checklist
    assert sorted(checklist) == sorted(family(game.meta, "rule-"))
    for language in languages():
        words = Words(language, game.meta)
        assert list(words.rules()) == checklist
        assert all(words.rule(rule) and words.rule_title(rule) for rule in checklist)


# Saying it.


@pytest.mark.parametrize("language", languages())
def test_every_event_of_random_games_can_be_told_to_everybody(
    game: Game[Any], language: str, random_games: dict[str, Any]
) -> None:
    for steps in random_games[game.meta.name]:
        match = steps[0][0]
        for viewer in [*range(match.state.seats), None]:
            words = Words.of(language, game, you=viewer)
            for event in match.events:
                sentence = words.event(event.data(viewer))
                assert sentence.endswith((".", "!"))
                assert "{" not in sentence


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_event_can_be_told_with_any_values(game: Game[Any], language: str) -> None:
    """Also the rare ones that random games do not bring."""
    for kind in game.lexicon.events.values():
        for number in (0, 1, 2, 3):
            data: dict[str, Any] = {"event": kind.name, "rule": kind.rule}
            data |= {
                name: names.codes[number % len(names.codes)] if names.codes else number for name, names in kind.fields
            }
            for you in (0, 1, None):
                words = Words.of(language, game, you=you)
                assert words.event(data)
                assert not kind.secret or words.event({**data, kind.secret: None})


@pytest.mark.parametrize("language", languages())
def test_every_code_of_random_games_has_a_label_masked_ones_too(
    game: Game[Any], language: str, random_games: dict[str, Any]
) -> None:
    words = Words.of(language, game)
    for steps in random_games[game.meta.name]:
        for entry in steps[0][0].log:
            assert all(words.option(code) for code in {entry.code, *entry.masks})
        for _, decision, _ in steps:
            if decision.seat != CHANCE:
                assert words.question(decision.kind)
                assert all(words.option(code) for code in decision.codes)


def test_every_hidden_name_hides_something(game: Game[Any], random_games: dict[str, Any]) -> None:
    """In random games, or at least it could: some things are hidden once in a hundred games."""
    masks = {mask for steps in random_games[game.meta.name] for entry in steps[0][0].log for mask in entry.masks}
    hidden = set()
    for verb, _, aimed in (mask.partition(":") for mask in masks):
        names, argument = game.lexicon.verbs[verb], aimed.partition(">")[0]
        if argument and names is not None and names.codes and argument not in names.index:
            hidden.add(names.kind if argument == "?" else argument)
    worded = family(game.meta, "hidden-")
    assert hidden <= worded
    assert worded - hidden <= {names.kind for names in game.lexicon.verbs.values() if names is not None}


@pytest.mark.parametrize("language", languages())
def test_bots_give_reasons_in_words(game: Game[Any], language: str) -> None:
    words = Words.of(language, game)
    for setting in game.meta.battery:
        match = Match(game, setting["seats"], setting["options"], Dice(b"reasons"))
        players = [bots.make("thumb", game, bytes([seat])) for seat in range(setting["seats"])]
        rng = Random(1)
        while match.outcome is None:
            decision = match.state.open[0]
            choice = players[decision.seat].choose(game.resample(match.state, decision.seat, rng), decision)
            assert choice.why is not None
            assert words.reason(choice.code, choice.why)
            match.act(decision.seat, choice.code if rng.random() < 0.6 else decision.sample(rng))


def test_a_search_is_told_with_its_sum() -> None:
    game = load("on-the-lam")
    words = Words.of("en", game, ["Ann", "Bob"], you=0)
    rolled = {"event": "rolled", "rule": "", "seat": 0, "die": 6, "bonus": 1, "number": 5}
    won = {"event": "succeeded", "rule": "", "seat": 0, "total": 7, "number": 5, "cards": 2}
    assert [words.event(rolled), words.event(won)] == ["You rolled 6 + 1.", "7 against 5: two cards."]
    words = Words.of("nl", game, ["Ann", "Bob"], you=1)
    assert [words.event(rolled), words.event(won)] == ["Ann gooit 6 + 1.", "7 tegen 5: twee kaarten."]


def test_the_reader_is_called_you_as_subject_and_as_object() -> None:
    words = Words.of("en", load("on-the-lam"), ["Ann", "Bob"], you=0)
    stolen = {"event": "stole-alibi", "rule": "", "seat": 1, "victim": 0, "card": "dame_glove"}
    assert words.event(stolen) == "Bob took Satin glove from you."
    assert words.event({**stolen, "seat": 0, "victim": 1, "card": None}) == "You took an alibi card from Bob."


def test_a_code_may_be_aimed_at_a_seat() -> None:
    words = Words.of("en", load("outrun"), ["Ann", "Bob"], you=0)
    labels = {
        "play:boost>2": "Play Boost on Bob",
        "play:boost>1": "Play Boost on yourself",
        "play:boost>3": "Play Boost on Seat 3",
        "play:focus": "Play Focus",
    }
    assert {code: words.option(code) for code in labels} == labels
    assert Words.of("nl", load("outrun"), ["Ann", "Bob"]).option("play:boost>1") == "Speel Turbo op Ann"


def test_who_does_something_to_themselves_is_not_named_twice() -> None:
    placed = {"event": "placed", "rule": "", "seat": 1, "card": "shield", "target": 1}
    words = Words.of("en", load("outrun"), ["Ann", "Bob"], you=0)
    assert words.event(placed) == "Bob played Shield on themselves."
    assert words.event({**placed, "seat": 0}) == "You played Shield on Bob."
    assert words.event({**placed, "target": 0}) == "Bob played Shield on you."
    assert words.event({**placed, "seat": 0, "target": 0}) == "You played Shield on yourself."
    words = Words.of("nl", load("outrun"), ["Ann", "Bob"], you=1)
    assert words.event(placed) == "Je speelt Schild op jezelf."


def test_names_are_resolved_and_hidden_ones_too() -> None:
    words = Words.of("en", load("on-the-lam"), ["Ann", "Bob"])
    labels = {
        "go:A2": "Move to City Bank",
        "rob:2": "Take a card from Bob",
        "roll:7": "Skill die: 7",
        "discard:cup_of_joe": "Discard Cup of Joe",
        "alibi:?": "From the alibi pile: an alibi card",
        "play:item": "From the play pile: an item",
        "steal:alibi": "Stolen: an alibi card",
    }
    assert {code: words.option(code) for code in labels} == labels
    assert Words.of("nl", load("on-the-lam")).option("rob:2") == "Neem een kaart van Plaats 2"


def test_a_missing_message_is_an_error_and_never_shown_as_its_id() -> None:
    words = Words("nl", metas()["on-the-lam"])
    with pytest.raises(MissingText, match="no-such-message"):
        words.message("no-such-message")
    with pytest.raises(MissingText, match=r"seat\.no-such-attribute"):
        words.message("seat", "no-such-attribute")
    with pytest.raises(MissingText, match="number"):
        words.message("seat")


def test_a_language_without_a_message_falls_back_to_english(tmp_path: Path) -> None:
    words = Words("nl")
    english = Words("en")
    english.layers[0].bundle.add_resource(entry_of("only-english = Just this", tmp_path))
    words.layers[1] = english.layers[0]
    assert words.message("only-english") == "Just this"
    assert words.message("you") == "Je"


def entry_of(text: str, folder: Path) -> Any:
    from lamster.text import parse_file

    path = folder / "extra.ftl"
    path.write_text(text, encoding="utf-8")
    return parse_file(path)


def test_rules_are_read_when_one_is_asked_for() -> None:
    words = Words("nl", metas()["on-the-lam"])
    assert words.layers[0].later["rule-"]
    assert words.rule_title("OTL-A1") == "Spelers"
    assert not words.layers[0].later["rule-"]


def test_seats_are_never_names_of_things(game: Game[Any]) -> None:
    assert SEAT not in game.lexicon.names


@pytest.mark.parametrize(
    ("asked", "environ", "language"),
    [
        ("nl", {"LAMSTER_LANGUAGE": "en"}, "nl"),
        (None, {"LAMSTER_LANGUAGE": "nl", "LANG": "en_GB.UTF-8"}, "nl"),
        (None, {"LANG": "nl_BE.UTF-8"}, "nl"),
        (None, {"LC_ALL": "en_US.UTF-8", "LANG": "nl_NL"}, "en"),
        (None, {"LC_ALL": "C", "LANG": "nl_NL"}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_asked_for_else_that_of_the_environment(
    asked: str | None, environ: dict[str, str], language: str
) -> None:
    assert choose_language(asked, environ) == language


@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("name", metas())
def test_every_section_of_the_rules_has_a_name_in_both_languages(name: str, language: str) -> None:
    """No section is a bare letter, no two have the same name, and no name is left over."""
    words = Words(language, metas()[name])
    sections = {rule.rstrip("0123456789"): words.section(rule) for rule in words.rules()}
    assert all(len(heading) > 3 for heading in sections.values())
    assert len(set(sections.values())) == len(sections)
    written = {message for message in words.layers[0].names if message.startswith("rules-section-")}
    assert written == {f"rules-section-{section}" for section in sections}
