"""What one seat may know of Outrun (OUT-H), built up from nothing."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from lamster.games.outrun.components import (
    ACTIVE,
    BOX,
    CARD,
    CARDS,
    CELLS,
    CHARACTER,
    DECKS,
    DRAGON,
    ICONS,
    MAJOR,
    MONSTER,
    NONE,
    PATH,
    POSITIONS,
    ROW_CARDS,
    SHOWS_ANTIDOTE,
    SYMBOLS,
    VALUES,
    ZOMBIE,
    cards_in,
)
from lamster.games.outrun.explain import first_difference, nearest, overlooked, stages
from lamster.games.outrun.load import level_like, par_ms
from lamster.games.outrun.preview import against, notes_for, targets_of
from lamster.games.outrun.rules.rows import acceptable
from lamster.games.outrun.rules.running import tray_signs
from lamster.games.outrun.settings import LAG_CAP
from lamster.games.outrun.state import (
    Outrun,
    Run,
    in_force,
    is_infected,
    is_right,
    majors,
    monster_room,
    passed_by,
    standings,
    to_go,
)
from lamster.kernel.preview import Note
from lamster.kernel.views import Views

ROUNDS_KEPT: Final = 128
"""Of all tables of a server."""
EXPLANATIONS: Final = 1024
"""Explained rows that are kept at hand, as everybody looks at the same few."""


@dataclass(frozen=True, slots=True)
class PathView:
    """A path card: its symbols in the order of the footprints, and the cell of each on a 3 by 3 grid."""

    card: str
    symbols: str
    cells: str
    antidote: bool


@dataclass(frozen=True, slots=True)
class PositionView:
    """A position of the monster board; 0 is the +0 box."""

    n: int
    value: int
    active: bool
    icons: tuple[str, ...]


@dataclass(slots=True)
class SeatView:
    """OUT-H2, H5: what everybody sees of a seat."""

    seat: int
    character: str | None
    room: int
    to_go: int
    """Rooms to go, out of the last one included; 0 for who has left."""
    lead: int
    """Rooms between it and the monster."""
    passed_by: list[int]
    """Who was behind it before the last move, and is ahead of it now."""
    front: list[str]
    hand: int
    infected: bool
    immune: bool
    position: int | None
    """Where its token stands on the monster board; None before the first ranking."""
    right: bool | None
    """In the last round; None before the first."""
    finished: bool
    """While all run: it has played Finish, or is out of time."""


@dataclass(slots=True)
class OwnView:
    """What a seat alone knows: its hand, what it may lay, and its row once it is final."""

    seat: int
    hand: list[str]
    force: list[str]
    """The cards that count for it in a run, as they lie now (OUT-G6)."""
    tray: str
    """The signs of the cards that it may lay in a run, with what it has now."""
    row: str | None
    targets: dict[str, str]
    """The place of the monster board that a code points to."""
    notes: list[Note]
    """What the options of its question lead to; see preview.py."""
    against: list[Note]
    """Why cards of its hand cannot be played: on a seat, or (a code without one) on nobody."""


@dataclass(frozen=True, slots=True)
class StageView:
    """A row on its way from the path card to what had to be laid, and the card that changed it."""

    card: str | None
    rule: str
    row: str


@dataclass(slots=True)
class RunView:
    """What a seat laid in the last round, and why that was right or wrong."""

    seat: int
    row: str | None
    ms: int | None
    capped: bool
    """OUT-T13: the line was as slow as is made up for."""
    right: bool
    moved: int | None
    """Rooms; None for who was right but did not move, for another had left the map before."""
    front: list[str]
    rows: list[str]
    """All rows that were right."""
    stages: list[StageView]
    nearest: str
    """The right row most like the one laid."""
    at: int
    """The first card that differs from it; -1 when none does."""
    blame: str | None
    """The card in force that was overlooked, where that explains the row."""
    par: int
    """What a medium runner needs."""
    like: str | None
    """The level of bot that runs as fast; None for a run that was not right, or laid a Major shortcut."""


@dataclass(slots=True)
class RoundView:
    """The last round that was checked: runs along the line."""

    round: int
    path: PathView
    runs: list[RunView]


@dataclass(slots=True)
class PracticeView:
    """OUT-A: how practice goes; times in milliseconds, None where a row was wrong or late."""

    made: int
    total: int
    times: list[int | None]
    pars: list[int]
    """What a medium runner needs for each of them."""


@dataclass(slots=True)
class OutrunView:
    """The whole game through the eyes of one seat, or of the onlooker."""

    monster: str | None
    """None in practice."""
    goal: int
    """The number of rooms."""
    cards: tuple[str, ...]
    """Every face of the interference deck of this monster."""
    antidote: bool
    """Whether the antidote on path cards means anything here."""
    monster_room: int
    """Where pictures show the monster: in the room behind the last runner; 0 is the entrance."""
    stage: str
    flipper: int
    path: PathView | None
    tray: str
    """The order in which the trays show the eight moves."""
    straight: bool
    limit: int
    """Seconds that a run may take."""
    board: tuple[PositionView, ...]
    centre: list[str]
    seats: list[SeatView]
    line: list[int]
    deck: int
    discard: list[str]
    paths_left: int
    own: OwnView | None
    last: RoundView | None
    practice: PracticeView | None
    standings: list[int]
    """OUT-E3: at the end all seats, the winner first; empty before."""


CONSTANTS: Final = ("cards", "board")
"""Fields of the view that stay the same objects for a whole game."""


def views(s: Outrun) -> Views[OutrunView]:
    """What each seat may know: more than an onlooker (OUT-H7) only of itself."""
    return Views(onlooker_view(s), ("own",), lambda seat: (own_view(s, seat),), CONSTANTS)


def onlooker_view(s: Outrun) -> OutrunView:
    """Of decks only the sizes are told (OUT-H1)."""
    practice = s.settings.practice
    return OutrunView(
        monster=None if practice else MONSTER.codes[s.settings.monster],
        goal=s.settings.goal,
        cards=deck_faces(NONE if practice else s.settings.monster),
        antidote=not practice and s.settings.monster == ZOMBIE,
        monster_room=monster_room(s),
        stage=stage_of(s),
        flipper=s.flipper,
        path=path_view(s.path),
        tray=s.tray,
        straight=s.settings.straight,
        limit=s.settings.limit // 1000,
        board=() if practice else board_view(s.settings.monster, s.seats),
        centre=names_of(s.centre),
        seats=[seat_view(s, other) for other in range(s.seats)],
        line=list(s.line),
        deck=s.deck.size(),
        discard=[CARD.codes[card] for card in range(CARDS) for _ in range(s.discard[card])],
        paths_left=s.paths.size(),
        own=None,
        last=round_view(s.runs_round, s.runs_path, s.runs, tuple(s.moved)),
        practice=practice_view(s) if practice else None,
        standings=list(standings(s)),
    )


STAGES = {
    "PickCharacters": "pick",
    "WhichWay": "which-way",
    "RunAway": "run",
    "BearChoice": "claw",
    "PassItOn": "infect",
    "InterferenceTurn": "interfere",
    "Practise": "practice",
}


def stage_of(s: Outrun) -> str:
    """What is going on, by what is asked."""
    return "over" if s.ended is not None else STAGES.get(type(s.steps[-1]).__name__, "chance")


def names_of(cards: int) -> list[str]:
    return [CARD.codes[card] for card in cards_in(cards)]


@cache
def path_view(path: int) -> PathView | None:
    if path == NONE:
        return None
    return PathView(PATH.codes[path], SYMBOLS[path], CELLS[path], SHOWS_ANTIDOTE[path])


@cache
def board_view(monster: int, seats: int) -> tuple[PositionView, ...]:
    """OUT-S6, 5.9: the +0 box first."""
    return tuple(
        PositionView(n, VALUES[monster][n], n == BOX or n in ACTIVE[seats], icons_at(monster, n))
        for n in range(POSITIONS + 1)
    )


@cache
def deck_faces(monster: int) -> tuple[str, ...]:
    """OUT-S10, A2: the faces of a monster's deck, or of the cards to practise with (NONE)."""
    if monster == NONE:
        return tuple(names_of(ROW_CARDS))
    return tuple([code for card, code in enumerate(CARD.codes) if DECKS[monster][card]])


def icons_at(monster: int, position: int) -> tuple[str, ...]:
    """The icons of the place, that for cards included: the Dragon's fire and cards go together (OUT-D1)."""
    icons = ICONS[monster][position]
    return (*icons, "cards") if monster == DRAGON and icons else icons


def seat_view(s: Outrun, seat: int) -> SeatView:
    position = s.positions[seat]
    return SeatView(
        seat=seat,
        character=CHARACTER.codes[s.characters[seat]] if s.characters[seat] >= 0 else None,
        room=s.rooms[seat],
        to_go=to_go(s, seat),
        lead=s.rooms[seat] - monster_room(s),
        passed_by=passed_by(s, seat),
        front=names_of(s.front[seat]),
        hand=len(s.hands[seat]),
        infected=is_infected(s, seat),
        immune=bool(s.immune >> seat & 1),
        position=None if position == NONE else position,
        right=is_right(s, seat) if s.line else None,
        finished=any(seat == answered for answered, _ in s.answers),
    )


def own_view(s: Outrun, seat: int) -> OwnView:
    force = in_force(s, seat)
    decision = next((decision for decision in s.open if decision.seat == seat), None)
    return OwnView(
        seat=seat,
        hand=[CARD.codes[card] for card in s.hands[seat]],
        force=names_of(force),
        tray=tray_signs(force, majors(s, seat), is_infected(s, seat)),
        row=own_row(s, seat),
        targets={} if decision is None else targets_of(s, decision),
        notes=[] if decision is None else notes_for(s, decision),
        against=[] if decision is None else against(s, decision),
    )


def own_row(s: Outrun, seat: int) -> str | None:
    """OUT-R6: what the seat has laid in this run, once it is final."""
    found: Iterable[str] = [code for answered, code in s.answers if answered == seat and code != "late"]
    return next((code[4:].partition("@")[0] for code in found), None)


# The last round.


@lru_cache(ROUNDS_KEPT)
def round_view(number: int, card: int, runs: tuple[Run, ...], moved: tuple[int, ...]) -> RoundView | None:
    """OUT-L8: all rows, their times, and what would have been right. All pages of a table are shown the same one."""
    path = path_view(card)
    return None if path is None else RoundView(number, path, [run_view(card, run, moved[run[0]]) for run in runs])


def run_view(path: int, run: Run, moved: int) -> RunView:
    seat, row, ms, allowance, back, front, majors, infected, right = run
    late = ms == NONE
    told = explained(path, front, majors, infected, "" if late else row, right or late)
    return RunView(
        seat=seat,
        row=None if late else row,
        ms=None if late else ms,
        capped=allowance == LAG_CAP and not back,
        right=right,
        moved=None if moved == NONE else moved,
        front=names_of(front),
        par=par_ms(path, front, len(told.nearest)),
        like=level_like(path, run) if right and row != MAJOR else None,
        rows=told.rows,
        stages=told.stages,
        nearest=told.nearest,
        at=told.at,
        blame=told.blame,
    )


@dataclass(frozen=True, slots=True)
class Explained:
    """What can be said about a row, whoever laid it."""

    rows: list[str]
    stages: list[StageView]
    nearest: str
    at: int
    blame: str | None


@lru_cache(EXPLANATIONS)
def explained(path: int, front: int, majors: int, infected: bool, row: str, fine: bool) -> Explained:
    """Everything about one row; `fine`: it was right, or none was finished, so there is nothing to blame."""
    rows = acceptable(path, front, majors, infected and SHOWS_ANTIDOTE[path])
    wanted = nearest(row, rows)
    card = NONE if fine else overlooked(path, front, row, majors, infected)
    return Explained(
        rows=list(rows),
        stages=[StageView(stage.card or None, stage.rule, stage.row) for stage in stages(path, front, wanted)],
        nearest=wanted,
        at=NONE if fine else first_difference(row, wanted),
        blame=None if card == NONE else CARD.codes[card],
    )


def practice_view(s: Outrun) -> PracticeView:
    times = [None if time == NONE else time for time in s.times]
    return PracticeView(s.made, s.settings.practice_cards, times, list(s.pars))
