"""The words of Escape from New York: what cards and tiles are said to do is what they do, in both languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from lamster.games.escape_from_new_york.components import (
    ACTION,
    AMMO,
    BLUE,
    BOSS,
    BUILDING,
    BUILDING_OF,
    DIRECTION,
    EFFECT,
    EVENT,
    EVENT_EFFECT,
    FIRST_POI,
    FIRST_PRINTED,
    HERO,
    ICONS,
    NONE,
    NY_CARD,
    NY_EFFECT,
    POI_EFFECT,
    PURPLE,
    THING,
    THING_NOISE,
    TILE,
    TIMER,
    TIMER_EFFECT,
    TRAP_OF,
    USE,
    Word,
)
from lamster.games.escape_from_new_york.game import GAME
from lamster.games.escape_from_new_york.lexicon import VERBS
from lamster.kernel.event import NUMBER, SEAT, TEXT, Names
from lamster.text import Words, languages

NAMES = ["Ann", "Bob", "Cas", "Dot"]
TOLD = (ACTION, BLUE, BOSS, BUILDING, EVENT, HERO, NY_CARD, PURPLE, THING, TILE, TIMER)
"""Kinds of which every member says what it does."""
MARKS = {
    "clear": {"en": "clear", "nl": "vrij veld"},
    "smash": {"en": "smash", "nl": "rammen"},
    "quiet": {"en": "quiet", "nl": "stil"},
    "r1": {"en": "range 1", "nl": "bereik 1"},
    "company": {"en": "may come along", "nl": "mag mee"},
    "president": {"en": "even the President", "nl": "zelfs de president"},
}
VERB_OF = {
    "recover": {"en": "back", "nl": "terug"},
    "reveal": {"en": "reveal", "nl": "onthul"},
    "move": {"en": "move", "nl": "loop"},
    "hit": {"en": "damage", "nl": "schade"},
    "trick": {"en": "trick", "nl": "lok"},
    "steal": {"en": "steal", "nl": "steel"},
    "item": {"en": "draw", "nl": "trek"},
    "hunt": {"en": "hunt", "nl": "jacht"},
    "roadblock": {"en": "Roadblock", "nl": "wegversperring"},
    "prisoners": {"en": "Prisoner", "nl": "gevangene"},
    "sewer": {"en": "Manholes", "nl": "rioolputten"},
    "mission": {"en": "Mission cube", "nl": "missieblokje"},
    "timer": {"en": "Timer tile", "nl": "tijdtegel"},
    "noise": {"en": "Noise", "nl": "lawaai"},
    "damage": {"en": "damage", "nl": "schade"},
    "ny-special": {"en": "special card for New York", "nl": "speciale kaart voor New York"},
    "case": {"en": "Case", "nl": "koffer"},
    "items": {"en": "Item", "nl": "voorwerp"},
}


@pytest.fixture(params=languages())
def words(request: pytest.FixtureRequest) -> Words:
    return Words.of(request.param, GAME, NAMES, you=0)


def numbers_of(program: tuple[Word, ...]) -> set[str]:
    """The numbers that a program needs to be told with: its own, and those among its marks."""
    marked = {mark for _, _, marks in program for mark in marks if mark.isdecimal()}
    return {str(abs(number)) for _, number, _ in program if number} | marked


def programs() -> Iterator[tuple[Names, str, tuple[Word, ...]]]:
    """Everything whose effect is data."""
    yield from ((ACTION, code, EFFECT[i]) for i, code in enumerate(ACTION.codes))
    yield from ((EVENT, code, EVENT_EFFECT[i]) for i, code in enumerate(EVENT.codes))
    yield from ((TIMER, TIMER.codes[i], effect) for i, effect in enumerate(TIMER_EFFECT))
    yield from ((NY_CARD, code, NY_EFFECT[i]) for i, code in enumerate(NY_CARD.codes))
    yield from ((THING, code, USE[i]) for i, code in enumerate(THING.codes))
    yield from ((TILE, TILE.codes[FIRST_POI + i], effect) for i, effect in enumerate(POI_EFFECT))
    yield from ((TILE, TILE.codes[i], effect) for i, effect in enumerate(TRAP_OF))


# What cards, things and tiles do.


def test_everything_that_does_something_says_what(words: Words) -> None:
    for names in TOLD:
        for code in names.codes:
            assert words.name(names, code, "effect")


def test_the_numbers_told_are_those_of_the_components(words: Words) -> None:
    for names, code, program in programs():
        told = set(re.findall(r"\d+", words.name(names, code, "effect")))
        assert numbers_of(program) <= told, f"{code}: {program}"


def test_the_words_told_are_those_of_the_components(words: Words) -> None:
    for names, code, program in programs():
        told = words.name(names, code, "effect").lower()
        for word, _, _ in program:
            wanted = VERB_OF.get(word, {}).get(words.language, "")
            assert wanted.lower() in told, f"{code}: {program}"


def test_the_marks_of_action_cards_are_told_and_no_others(words: Words) -> None:
    for i, code in enumerate(ACTION.codes):
        told = words.name(ACTION, code, "effect")
        marks = {mark for _, _, marks in EFFECT[i] for mark in marks}
        for mark in ("clear", "smash", "quiet", "r1", "company", "president"):
            assert (mark in marks) == (MARKS[mark][words.language] in told), f"{code}: {mark}"


def test_weapons_tell_their_ammo_and_noise(words: Words) -> None:
    for i, code in enumerate(THING.codes):
        told = words.name(THING, code, "effect")
        ammo, noise = ("Ammo", "Noise") if words.language == "en" else ("munitie", "lawaai")
        assert (f"{AMMO[i]} {ammo}" in told) == bool(AMMO[i]) or code == "ammo-box"
        if THING_NOISE[i]:
            assert told.endswith(f"{THING_NOISE[i]} {noise}")


def test_bridges_of_diagrams_are_told(words: Words) -> None:
    bridge = {"en": "bridge", "nl": "brug"}[words.language]
    for number in range(1, 5):
        thing = f"diagram-{number}"
        assert f"{bridge} {number}" in words.name(THING, thing).lower()
        assert f"{bridge} {number}" in words.name(THING, thing, "effect")


def icons_told(words: Words, icons: dict[str, Any]) -> dict[str, bool]:
    """What must be in the words of a tile, and whether its icons have it."""
    english = words.language == "en"
    prisoners, items = icons.get("prisoners", 0), icons.get("items", 0)
    found = {
        "Manhole" if english else "rioolput": bool(icons.get("manhole")),
        "Event icon" if english else "gebeurtenissymbool": bool(icons.get("event")),
        "with a Car" if english else "met auto": bool(icons.get("car")),
        "Roadblock" if english else "wegversperring": "roadblock" in icons,
    }
    if prisoners:
        found[f"{prisoners} {'Prisoner' if english else 'gevangene'}"] = True
    if items:
        found[f"{items} {'Item' if english else 'voorwerp'}"] = True
    if "roadblock" in icons:
        found[f"{' the ' if english else ' het '}{words.name(DIRECTION, icons['roadblock'])}"] = True
    return found


def test_tiles_tell_their_icons(words: Words) -> None:
    for i, code in enumerate(TILE.codes[:FIRST_POI]):
        told = words.name(TILE, code, "effect")
        for text, there in icons_told(words, ICONS[i]).items():
            assert (text in told) == there, f"{code}: {text}"
        if BUILDING_OF[i] != NONE:
            assert words.name(TILE, code) == words.name(BUILDING, BUILDING.codes[BUILDING_OF[i]])


# Names that the rule sentences use.


@pytest.mark.parametrize("names", [ACTION, BUILDING, EVENT, NY_CARD, THING, TIMER, TILE], ids=lambda names: names.kind)
def test_names_are_those_of_the_rule_sentences(names: Names) -> None:
    """Where an English rule names a card or place, the Dutch rule has its Dutch name."""
    english, dutch = Words.of("en", GAME), Words.of("nl", GAME)
    codes = names.codes if names is not TILE else names.codes[FIRST_POI:FIRST_PRINTED]
    for code in codes:
        name = english.name(names, code)
        for rule in english.rules():
            if re.search(rf"\b{re.escape(name)}\b", english.rule(rule)) and not shared_name(name):
                wanted = re.escape(dutch.name(names, code).rstrip("!"))
                assert re.search(rf"\b{wanted}", dutch.rule(rule), re.IGNORECASE), f"{rule}: {name}"


def shared_name(name: str) -> bool:
    """`Hurry Up` is a card of Maggie's and a Timer tile: the rules mean the tile."""
    return name == "Hurry Up"


def test_hurry_up_is_the_timer_tile_in_the_rules() -> None:
    english, dutch = Words.of("en", GAME), Words.of("nl", GAME)
    assert english.rule_title("EFNY-Y3") == english.name(TIMER, "hurry-up")
    assert dutch.rule_title("EFNY-Y3") == dutch.name(TIMER, "hurry-up")
    assert dutch.name(ACTION, "hurry-up") != dutch.name(TIMER, "hurry-up")


def test_settings_are_called_as_the_rule_sentences_call_them(words: Words) -> None:
    for option in GAME.meta.options.values():
        assert words.setting(option) in words.rule(option.rule)


def test_the_names_of_a_kind_can_be_told_apart(words: Words) -> None:
    """But for Not My Plan, of which every Hero has one."""
    for names in (BLUE, BOSS, BUILDING, DIRECTION, EVENT, HERO, NY_CARD, PURPLE, THING, TIMER):
        assert len({words.name(names, code) for code in names.codes}) == len(names.codes)
    plans = [code for code in ACTION.codes if code.startswith("not-my-plan")]
    assert len({words.name(ACTION, code) for code in ACTION.codes}) == len(ACTION.codes) - len(plans) + 1
    pois = TILE.codes[FIRST_POI:]
    assert len({words.name(TILE, code) for code in pois}) == len(pois)


# Options.


def test_every_option_names_what_it_is_about(words: Words) -> None:
    for verb, names in VERBS.items():
        if names is None or names is TEXT:
            continue
        argument = names.codes[0] if names.codes else "2"
        name = "Bob" if names is SEAT else "2" if names is NUMBER else words.name(names, argument)
        assert name in words.option(f"{verb}:{argument}")


def test_the_labels_of_a_decision_can_be_told_apart(words: Words) -> None:
    hits = [verb for verb in VERBS if verb.startswith("hit-") and VERBS[verb] is not ACTION]
    tricks = [verb for verb in VERBS if verb.startswith("trick-")]
    hunts = [verb for verb in VERBS if verb.startswith("hunt-")]
    for group in (hits, tricks, hunts):
        assert len({words.option(f"{verb}:D5") for verb in group}) == len(group)


@pytest.mark.parametrize(
    ("code", "english", "dutch"),
    [
        ("show:nothing", "Show nothing", "Toon niets"),
        ("show:tape+president", "Show Tape + President", "Toon Tape + President"),
        ("show:?", "Show something", "Toon iets"),
        ("steal:item-back", "Take a face-down Item", "Neem een gedekt voorwerp"),
        ("steal:case-back", "Take a face-down Case", "Neem een gedekte koffer"),
        ("steal:president", "Take President", "Neem President"),
        ("ready", "Ready", "Klaar"),
        ("ready:axe", "Reveal your Weapon: Axe", "Onthul je wapen: Bijl"),
        ("objective:raft", "Take Raft", "Neem Vlot"),
        ("objective:?", "Take an objective", "Neem een doel"),
        ("choose:?", "Lay down a card", "Leg een kaart neer"),
        ("exchange:blue", "Your blue objective", "Je blauwe doel"),
        ("invite:2", "Take Bob along", "Neem Bob mee"),
        (
            "hit-driver-down-hurt1:D5",
            "Hit a lying Prisoner with a Car (1 damage) at D5",
            "Raak een liggende gevangene met auto (1 schade) op D5",
        ),
        ("break:NE", "Destroy the Roadblock to the north-east", "Verniel de wegversperring naar het noordoosten"),
        ("special:?", "A special card joins the New York deck", "Een speciale kaart komt bij de New York-stapel"),
    ],
)
def test_options_in_words(code: str, english: str, dutch: str) -> None:
    assert Words.of("en", GAME, NAMES).option(code) == english
    assert Words.of("nl", GAME, NAMES).option(code) == dutch


# Events.


@pytest.mark.parametrize(
    ("event", "english", "dutch"),
    [
        ({"event": "turn", "seat": 0, "round": 2}, "Round 2: your turn.", "Ronde 2: jij bent aan de beurt."),
        ({"event": "turn", "seat": 1, "round": 2}, "Round 2: Bob's turn.", "Ronde 2: Bob is aan de beurt."),
        (
            {"event": "recovered-all", "seat": 1, "cards": 1},
            "Bob took 1 discarded card back.",
            "Bob neemt 1 afgelegde kaart terug.",
        ),
        (
            {"event": "stole", "seat": 1, "victim": 0, "thing": "tape"},
            "Bob took Tape from you.",
            "Bob neemt Tape van jou.",
        ),
        (
            {"event": "stole", "seat": 0, "victim": 1, "thing": None},
            "You took a card from Bob.",
            "Je neemt een kaart van Bob.",
        ),
        (
            {"event": "looked", "seat": 0, "colour": "purple", "cards": "raft+helicopter"},
            "In the purple deck: Raft + Helicopter.",
            "In de paarse stapel: Vlot + Helikopter.",
        ),
        (
            {"event": "looked", "seat": 1, "colour": "blue", "cards": None},
            "Bob looked through the blue deck.",
            "Bob kijkt de blauwe stapel door.",
        ),
        ({"event": "event-card", "seat": 1, "card": "rats"}, "Event: Rats.", "Gebeurtenis: Ratten."),
        (
            {"event": "hunted", "enemy": "driver", "space": "D5", "target": "F5"},
            "The hunt from D5 to F5: a Prisoner with a Car.",
            "De jacht van D5 naar F5: een gevangene met auto.",
        ),
        (
            {"event": "fired", "seat": 0, "thing": "baseball-bat", "ammo": 0},
            "You attacked with Baseball Bat.",
            "Je valt aan met Honkbalknuppel.",
        ),
        (
            {"event": "roadblock", "space": "D5", "direction": "SW"},
            "A Roadblock went up south-west of D5.",
            "Er komt een wegversperring ten zuidwesten van D5.",
        ),
    ],
)
def test_events_in_words(event: dict[str, object], english: str, dutch: str) -> None:
    assert Words.of("en", GAME, NAMES, you=0).event({"rule": "", **event}) == english
    assert Words.of("nl", GAME, NAMES, you=0).event({"rule": "", **event}) == dutch


def test_no_field_of_an_event_hides_what_it_is() -> None:
    """`event` and `rule` are the keys under which an event tells its own name and rule."""
    for kind in GAME.lexicon.events.values():
        assert not {"event", "rule"} & {name for name, _ in kind.fields}


def test_bots_have_reasons_to_give(words: Words) -> None:
    for reason in ("explore", "fight", "flee", "noise", "recover", "collect", "bar", "bridge", "wait", "betray"):
        assert words.message(f"why-{reason}").endswith(".")
    for reason in ("loyal", "show", "hide", "level", "item", "plan", "ability", "new-york", "pass"):
        assert words.message(f"why-{reason}").endswith(".")
    assert "D5" in words.reason("go:D5", ("why-goal", {"space": "D5"}))
