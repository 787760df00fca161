"""Positions of Escape from New York, and the taps that play them."""

import json
from collections import Counter
from collections.abc import Sequence
from copy import copy
from random import Random

from playwright.sync_api import Locator, expect

from lamster.games.escape_from_new_york.components import (
    ACTION,
    BOSS,
    BY_RAFT,
    DIAGRAM_OF,
    EFFECT,
    GRID,
    GULLFIRE,
    HELICOPTER,
    NONE,
    PRESIDENT,
    RAFT,
    SPACE,
    SPACES,
    SUBURB_SPACES,
    TAPE,
    TILE,
    WTC_SPACE,
    cards_in,
)
from lamster.games.escape_from_new_york.preview_ahead import ahead_of
from lamster.games.escape_from_new_york.rules.city import enemy_at
from lamster.games.escape_from_new_york.rules.winning import has_blue
from lamster.games.escape_from_new_york.state import NO_TOKEN, NewYork
from lamster.kernel.match import Match
from lamster.tables import protocol as wire
from tests.browser import stored_positions
from tests.browser.browsing import Guest
from tests.browser.pages import board, hand, press_and_confirm, wait_until, whose_turn
from tests.browser.stored_positions import (
    Ready,
    Wanted,
    advice,
    made,
    match_of,
    play_by_option,
    who_is_asked,
    with_code,
)
from tests.server.running import Person

GAME = "escape-from-new-york"
CITY = ("hunt", "route", "duke", "place", "sewer", "aboard")
"""Questions in which somebody decides for New York (EFNY-G2)."""
FIRST_OF_NEW_YORK = 10
"""The step with which the New York Phase begins."""
MANY = 30
"""The number of seeds to try for a rare position."""
DULL = {"go-on", "hurry"}
SELDOM = ("abandon", "drop-")
"""What may be done in a window, but is hardly ever wanted."""
LISTED = 0.2
"""The share of answers that are given in the list of options."""
PLIES = 35
"""The most answers between a betrayal and its reward."""


# Positions.


def city(people: Sequence[Person], ready: Ready, seed: int = 1, **settings: wire.Value) -> str:
    """Seat these people, in this order, in the middle of a game; return its table."""
    return made(people, Wanted(GAME, ready, seed, settings=settings, tries=MANY))


def state_of(match: Match) -> NewYork:
    assert isinstance(match.state, NewYork)
    return match.state


def codes_of(match: Match, seat: int) -> tuple[str, ...]:
    decision = match.game.decision(match.state, seat)
    return () if decision is None else decision.codes


def asked_by_new_york(match: Match) -> bool:
    """In the New York Phase somebody has several ways to decide for it."""
    s = state_of(match)
    return s.step >= FIRST_OF_NEW_YORK and any(open_.kind in CITY and len(open_.codes) > 1 for open_ in s.open)


def nothing_to_do(match: Match) -> bool:
    """EFNY-T2: a window that offers nothing but to go on, which draws something or ends the turn."""
    return any(not others for others in offered_by_windows(match))


def little_to_do(match: Match) -> bool:
    """The same, but for what is hardly ever wanted."""
    return any(others and all(code.startswith(SELDOM) for code in others) for others in offered_by_windows(match))


def offered_by_windows(match: Match) -> list[set[str]]:
    """What else the open windows offer from which going on draws something or ends the turn."""
    s = state_of(match)
    return [set(open_.codes) - DULL for open_ in s.open if open_.kind == "window" and ahead_of(s, open_) is None]


def all_at_the_bridge(match: Match) -> bool:
    """EFNY-V1: everybody is there with all that an escape needs, and one of them may make the step."""
    s = state_of(match)
    things = [thing for supply in s.supplies for thing in supply]
    bridges = [int(code.partition(":")[2]) for code in codes_of(match, s.active) if code.startswith("bridge:")]
    together = len(set(s.at)) == 1 and {PRESIDENT, TAPE} <= set(things)
    return together and any(DIAGRAM_OF[thing] in bridges for thing in things)


def one_may_betray(match: Match) -> bool:
    """The same, and the holder of the Tape could withhold it and win first, alone and on their own turn."""
    if not all_at_the_bridge(match):
        return False
    s = state_of(match)
    traitor = holder_of(s, TAPE)
    return traitor != s.active and has_blue(s, traitor) and rehearsed(match) == (traitor,)


def trial_of(match: Match) -> Match:
    """A copy of the game with the same chance, to try something out."""
    trial = copy(match)
    trial.state, trial.log, trial.events, trial.kept = match.state.clone(), match.log.copy(), [], match.kept[:]
    return trial


def new_york_is_next(match: Match) -> bool:
    """Whether the advised code starts the New York Phase, which runs to the end of the turn."""
    trial, seat = trial_of(match), who_is_asked(match)
    trial.act(seat, advised(match, seat))
    told = {event.kind.name for event in trial.events}
    return {"ny-discarded", "turn"} <= told and told & {"entered", "hunted", "came"} != set()


def advised(match: Match, seat: int) -> str:
    """The advised code; always the same for the same position."""
    return advice(match, seat, Random(len(match.log)))


def offered(match: Match, seat: int, rng: Random) -> str:
    """The advised code; where that only goes on to a question that is shown with this one, the one advised there."""
    trial = trial_of(match)
    code = advice(trial, seat, rng)
    decision = trial.game.decision(trial.state, seat)
    ahead = None if decision is None else ahead_of(state_of(trial), decision)
    shown = {option.code for option in ahead.options} if ahead is not None else {code}
    while code not in shown:
        trial.act(seat, code)
        code = advice(trial, seat, rng)
    return code


def rehearsed(match: Match) -> tuple[int, ...]:
    """The winners if the plot is played out; none if that takes too long."""
    trial = trial_of(match)
    trial.act(state_of(trial).active, bridge_step(trial))
    for _ in range(PLIES):
        if trial.outcome is not None:
            return trial.outcome.winners
        seat = who_is_asked(trial)
        trial.act(seat, plotted(trial, seat))
    return ()


def holder_of(s: NewYork, thing: int) -> int:
    return next(seat for seat, supply in enumerate(s.supplies) if thing in supply)


# A plot: one Hero steps onto the bridge; the holder of the Tape withholds it and then escapes alone.


def bridge_step(match: Match) -> str:
    return next(code for code in codes_of(match, state_of(match).active) if code.startswith("bridge:"))


def plotted(match: Match, seat: int) -> str:
    """What this seat does after the step; always the same for the same position."""
    s, codes = state_of(match), codes_of(match, seat)
    kind = next(open_.kind for open_ in s.open if open_.seat == seat)
    at_once = [code for code in ("win", "hurry", "decline") if code in codes]
    if kind == "show":
        return all_shown([code for code in codes if "tape" not in code])
    if at_once:
        return at_once[0]
    if kind == "move" or (TAPE in s.supplies[seat] and kind in ("choose", "play")):
        return min(codes, key=lambda code: (aside(s, seat, code), code))
    return advised(match, seat)


def all_shown(codes: Sequence[str]) -> str:
    """EFNY-V3: of the ways to show something the one that keeps nothing back."""
    return max(codes, key=lambda code: (code != "show:nothing", code.count("+")))


def aside(s: NewYork, seat: int, code: str) -> int:
    """A sort key: how far this leads from the seat's means of transport; cards that move come first."""
    verb, _, what = code.partition(":")
    if verb in ("go", "crash"):
        return min([GRID[SPACE.index[what]][space] for space in ways_out(s, seat)], default=SPACES)
    if verb in ("choose", "play"):
        word, *how = EFFECT[ACTION.index[what]][0]
        return 2 if word != "move" or ("clear" in str(how) and enemy_at(s, s.at[seat])) else 0
    return {"ready": 0, "move-instead": 1}.get(verb, SPACES)


def ways_out(s: NewYork, seat: int) -> list[int]:
    """EFNY-X: where the means of transport of the own objective is."""
    rafts = [space for space in SUBURB_SPACES if s.suburbs[space] == RAFT]
    return {HELICOPTER: [s.copter], GULLFIRE: [WTC_SPACE], BY_RAFT: rafts}[s.purples[seat]]


# At the table.


def ask_everything(guest: Guest) -> None:
    """Turn off automatic answers for this guest, before the first visit."""
    settings = json.dumps({"theme": "dark", "quick": False})
    guest.context.add_init_script(
        f"if (location.protocol === 'http:') localStorage['lamster-settings'] = '{settings}';"
    )


def teller(guest: Guest) -> Locator:
    """The panel over the map that tells what New York does."""
    return guest.page.get_by_role("region", name=guest.say("efny-tell"), exact=True)


def skip_telling(guest: Guest) -> None:
    """Skip the telling: the map moves while it runs."""
    skip = teller(guest).get_by_role("button", name=guest.say("efny-tell-skip-key"))
    skip.evaluate_all("all => all.forEach(button => button.click())")
    expect(teller(guest)).to_have_count(0)


NOTE_CHAPTERS = """
() => {
    window.chapters = new Set();
    const note = ({ dataset }) => chapters.add(dataset.chapter);
    new MutationObserver(() => document.querySelectorAll('[data-chapter]').forEach(note))
        .observe(document.body, { childList: true, subtree: true, attributes: true });
}
"""


def note_chapters(guest: Guest) -> None:
    """Record everything told over the map from now on, however briefly it is shown."""
    guest.page.evaluate(NOTE_CHAPTERS)


def chapters(guest: Guest) -> set[str]:
    return set(guest.page.evaluate("[...window.chapters]"))


def play_by_tapping(guest: Guest, code: str) -> str:
    """Play a code; return where it was tapped: on the `map`, on the `desk` or in the `list`."""
    skip_telling(guest)
    open_choices(guest, code)
    return stored_positions.play_by_tapping(guest, code)


def open_choices(guest: Guest, code: str) -> None:
    """Where a space could mean several things it is tapped first, and then what is meant."""
    space = board(guest).locator(f'[data-stop="{code.partition(":")[2]}"]')
    if space.count() and not with_code(board(guest), code).count() and stored_positions.in_reach(space):
        guest.press(space)
        expect(with_code(board(guest), code)).to_be_attached()


def play_as_told(guest: Guest, rng: Random) -> str:
    """What is advised: mostly on the map or the desk, sometimes in the list of options."""
    code = offered(match_of(guest), guest.tap.you["eyes"], rng)
    return (play_by_option if rng.random() < LISTED else play_by_tapping)(guest, code)


def play_rounds(guests: Sequence[Guest], rounds: int, rng: Random) -> Counter[str]:
    """Play for each guest who is asked, for this many rounds or to the end. Return where was tapped."""
    goal, tapped = guests[0].tap.round + rounds, Counter[str]()
    while guests[0].tap.round < goal and (guest := whose_turn(guests)) is not None:
        tapped[play_as_told(guest, rng)] += 1
    return tapped


def plan(guest: Guest) -> Locator:
    return hand(guest).get_by_role("region", name=guest.say("efny-desk-plan"))


def planned(guest: Guest) -> list[str]:
    """The cards that lie face down, by the desk."""
    found: list[str] = plan(guest).locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return found


def lay(guest: Guest, card: str) -> None:
    """A card of the hand into the plan."""
    press_and_confirm(guest, with_code(hand(guest), f"choose:{card}"))


def take_back(guest: Guest, card: str) -> None:
    press_and_confirm(guest, with_code(plan(guest), f"unchoose:{card}"))


def see_plan(guest: Guest, *cards: str) -> None:
    wait_until(guest, lambda: planned(guest) == list(cards), f"for a plan of {cards}")


def cards_in_hand(guest: Guest) -> set[str]:
    """By the desk."""
    found = hand(guest).locator("[data-place=hand]").evaluate_all("all => all.map(one => one.dataset.card)")
    return set(found)


def on_the_island(guest: Guest) -> dict[str, str]:
    """The place of every piece, read from the map."""
    found: dict[str, str] = board(guest).evaluate(
        """map => Object.fromEntries([
            ...[...map.querySelectorAll('[data-piece]')].map(({ dataset }) => [dataset.piece, dataset.at]),
            ...[...map.querySelectorAll('[data-thing]')].map(({ dataset }) => [dataset.id, dataset.at]),
            ...[...map.querySelectorAll('[data-tile]')].map(({ dataset }) => [dataset.space, dataset.tile]),
        ])"""
    )
    return found


def see_the_same(guests: Sequence[Guest]) -> None:
    """Check that the maps and desks of all guests agree with the state."""
    s = state_of(match_of(guests[0]))
    true = (
        pieces_of(s)
        | things_of(s)
        | {SPACE.codes[at]: TILE.codes[tile] for at, tile in enumerate(s.tiles) if tile != NONE}
    )
    for guest in guests:
        mine = {ACTION.codes[card] for card in cards_in(s.hands[guest.tap.you["eyes"]])}
        wait_until(guest, lambda guest=guest: on_the_island(guest) == true, "for the map")  # type: ignore[misc]
        wait_until(guest, lambda guest=guest, mine=mine: cards_in_hand(guest) == mine, "for the hand")  # type: ignore[misc]


def pieces_of(s: NewYork) -> dict[str, str]:
    heroes = {f"hero-{seat}": SPACE.codes[at] for seat, at in enumerate(s.at)}
    bosses = {f"boss-{BOSS.codes[boss]}": SPACE.codes[at] for boss, at in enumerate(s.boss_at) if at >= 0}
    return heroes | bosses | standing_in("crowd", s.crowd)


def things_of(s: NewYork) -> dict[str, str]:
    cases = {f"case-{token + 1}": SPACE.codes[at] for token, at in enumerate(s.tokens) if at != NONE}
    suburbs = [token != NO_TOKEN for token in s.suburbs]
    found = standing_in("cubes", s.cubes) | standing_in("wrecks", s.wrecks) | standing_in("suburb", suburbs)
    return cases | found | {"copter": SPACE.codes[s.copter], "gullfire": SPACE.codes[WTC_SPACE]}


def standing_in(name: str, spaces: Sequence[object]) -> dict[str, str]:
    """Of things that have but one heap in a space."""
    return {f"{name}-{space}": space for space, found in zip(SPACE.codes, spaces, strict=True) if found}
