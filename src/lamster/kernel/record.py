"""Records: a game as a text that a person reads and a program replays.

Headers stand first, `[Name "value"]` each. Then come lines of codes: the round, the seat (`*` is chance, `table` the
table) and what it played. Comments stand in braces or after a semicolon.
"""

import re
from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from lamster.kernel.chance import Dice, broken_promise, mix
from lamster.kernel.decision import CHANCE, Outcome, Refusal
from lamster.kernel.fingerprint import components_of
from lamster.kernel.game import Game, Value
from lamster.kernel.match import Match, seat_in

WIDTH = 110
HEADER = re.compile(r'\[([\w-]+)\s+"((?:[^"\\]|\\.)*)"\]')
LINE = re.compile(r"(\d+)\.\s+(\S+)\s+(\S.*)")
COMMENT = re.compile(r'(\[[\w-]+\s+"(?:[^"\\]|\\.)*"\])|\{[^}]*\}|;[^\n]*')
"""A header is matched first, so that it may hold braces and semicolons."""
UNFINISHED = "*"
STANDINGS = "Standings"
"""The header of a finished game that ranks all its seats: the seats, the winner first."""
OPENING = "Opening"
"""The header of a game that began with a position of another: how many codes led to it."""
COMPONENTS = "Components"
"""The header with the fingerprint of the components that a record was made with; readers may ignore it."""
BOT = "bot:"
"""How a record marks a player that is none."""


class Line:
    """One code of a record: the seat it belongs to, the round, and the line of the file it stands on."""

    __slots__ = ("code", "number", "round", "seat")

    def __init__(self, seat: str, code: str, round_: int, number: int) -> None:
        self.seat = seat
        self.code = code
        self.round = round_
        self.number = number


class Record:
    """Headers and codes. `errors` says what the reader could not make sense of, line by line."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.lines: list[Line] = []
        self.errors: list[str] = []

    @property
    def options(self) -> dict[str, Value]:
        pairs = [pair.partition("=") for pair in self.headers.get("Options", "").split()]
        return {name: value for name, _, value in pairs}

    @property
    def partial(self) -> bool:
        """One seat's copy: what it did not see is masked, and there is no seed."""
        return "Seen-by" in self.headers

    @property
    def opening(self) -> int:
        """How many of the first codes come from another game: chance in them was told, not drawn from the seed."""
        return self.number(OPENING) if OPENING in self.headers else 0

    def named(self, prefix: str) -> dict[str, str]:
        """Headers of one sort, such as Commit-table and Commit-1, by what follows the dash."""
        return {name[len(prefix) + 1 :]: text for name, text in self.headers.items() if name.startswith(f"{prefix}-")}

    def header(self, name: str) -> str:
        if name not in self.headers:
            raise Refusal(f'the record has no header [{name} "…"]')
        return self.headers[name]

    def number(self, name: str) -> int:
        text = self.header(name)
        if not text.isdecimal():
            raise Refusal(f'the header [{name} "{text}"] must be a number')
        return int(text)

    def bytes(self, name: str) -> bytes:
        try:
            return bytes.fromhex(self.header(name))
        except ValueError:
            raise Refusal(f'the header [{name} "{self.header(name)}"] must be hexadecimal') from None

    def text(self) -> str:
        heads = [f'[{name} "{escape(value)}"]' for name, value in self.headers.items()]
        return "\n".join([*heads, "", *grouped(self.lines)]) + "\n"


def escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")


def grouped(lines: Iterable[Line]) -> list[str]:
    """Codes of the same round and seat share a line."""
    rows: list[tuple[int, str, list[str]]] = []
    for line in lines:
        if not rows or rows[-1][:2] != (line.round, line.seat):
            rows.append((line.round, line.seat, []))
        rows[-1][2].append(line.code)
    return [f"{round_}. {seat} {part}" for round_, seat, codes in rows for part in parts(" ".join(codes))]


def parts(codes: str) -> list[str]:
    """In lines that are not too wide; most need no breaking."""
    if len(codes) <= WIDTH:
        return [codes]
    return wrap(codes, WIDTH, break_long_words=False, break_on_hyphens=False)


def record_of(match: Match, headers: dict[str, str], seat: int | None = None, hide: bool = False) -> Record:
    """The record of a match so far. With `hide` it is the copy of one seat (None: the onlooker)."""
    game, s = match.game, match.state
    record = Record()
    shown = {name: text for name, text in headers.items() if not (hide and name.startswith(("Secret-", "Seed")))}
    record.headers = {
        "Game": game.meta.name,
        "Rules": str(s.rules),
        "Seats": str(s.seats),
        "Options": " ".join(f"{name}={str(value).lower()}" for name, value in s.options.items()),
        **({OPENING: str(match.opening)} if match.opening else {}),
        **shown,
    }
    if hide:
        record.headers["Seen-by"] = "onlooker" if seat is None else game.seat_text(s, seat)
    elif match.dice is not None:
        record.headers["Seed"] = match.dice.seed.hex()
    record.headers["Result"] = result_text(game, s, s.ended)
    if ranked := standings_text(game, s):
        record.headers[STANDINGS] = ranked
    record.lines = [
        Line(game.seat_text(s, entry.seat), entry.seen_by(seat) if hide else entry.code, entry.round, 0)
        for entry in match.log
    ]
    return record


def result_text(game: Game[Any], s: Any, outcome: Outcome | None) -> str:
    """Who won, by seat, and the rule that ended it."""
    if outcome is None:
        return UNFINISHED
    return " ".join([*[game.seat_text(s, seat) for seat in outcome.winners], outcome.rule])


def standings_text(game: Game[Any], s: Any) -> str:
    """All seats from first to last; empty where the game ranks nobody but the winners."""
    return " ".join([game.seat_text(s, seat) for seat in game.standings(s)])


def read_record(text: str) -> Record:
    """Read a record, as much of it as makes sense; `errors` tells the rest, the first bad line first."""
    record = Record()
    plain = COMMENT.sub(lambda found: found[1] or "\n" * found[0].count("\n"), text)
    for number, row in enumerate([row.strip() for row in plain.splitlines()], 1):
        if found := LINE.fullmatch(row):
            round_, seat, codes = found.groups()
            record.lines += [Line(seat, code, int(round_), number) for code in codes.split()]
        elif row and not read_headers(record, row):
            record.errors.append(
                f'line {number}: {row[:60]!r} is neither a header [Name "value"] nor a line "ROUND. SEAT CODE …"'
            )
    return record


def read_headers(record: Record, row: str) -> bool:
    """All headers of a row; False when there is anything else on it."""
    found = HEADER.findall(row)
    for name, value in found:
        record.headers[name] = value.replace('\\"', '"').replace("\\\\", "\\")
    return bool(found) and not HEADER.sub("", row).strip()


def replay(game: Game[Any], record: Record, upto: int | None = None) -> Match:
    """Play a record again. A Refusal names the first line that does not fit the rules, or the seed if it is known."""
    if record.errors:
        raise Refusal(record.errors[0])
    if record.header("Game") != game.meta.name:
        raise Refusal(f"this is a record of {record.headers['Game']}, not of {game.meta.name}")
    game.meta.check_rules(record.number("Rules"))
    match = Match(game, record.number("Seats"), record.options, None, record.number("Rules"))
    match.opening = opening_of(record)
    dice = Dice(record.bytes("Seed")) if "Seed" in record.headers else None
    due = ""
    for place, line in enumerate(record.lines[:upto]):
        try:
            if place < match.opening:
                replay_opening(match, line)
                continue
            if due and f"{line.seat} {line.code}" != due:
                raise Refusal(f"after the time-out this must be {due}")
            due = replay_line(match, line, dice)
        except Refusal as refusal:
            raise Refusal(f"line {line.number}: {line.seat} {line.code}: {refusal}") from None
    return match


def opening_of(record: Record) -> int:
    if record.opening > len(record.lines):
        raise Refusal(f"the opening is said to have {record.opening} codes, but there are {len(record.lines)}")
    return record.opening


def replay_opening(match: Match, line: Line) -> None:
    """What is taken from another game is its position: seats and chance alone led to it."""
    if line.seat == "table":
        raise Refusal("the table plays nothing in the opening of a game")
    replay_line(match, line, None)


def replay_line(match: Match, line: Line, dice: Dice | None) -> str:
    """Play a line, and tell what the next one must be: what is played for a seat whose time has run out."""
    if line.seat == "*":
        replay_draw(match, line.code, dice)
    elif line.seat == "table":
        default = match.table_again(line.code)
        return f"{seat_in(line.code)} {default}" if default else ""
    else:
        match.act(match.seat_called(line.seat), line.code)
    return ""


def replay_draw(match: Match, code: str, dice: Dice | None) -> None:
    if dice is not None and not match.state.ended:
        asked = match.game.decision(match.state, CHANCE)
        if asked is not None and asked.pick(dice.word(match.draw_index)) != code:
            raise Refusal(f"the seed gives {asked.pick(dice.word(match.draw_index))} here")
    match.act(CHANCE, code)


def origin(game: Game[Any], version: str) -> dict[str, str]:
    """Headers that tell what a record was made with: this version of Lamster, and the game's components."""
    components = components_of(game.meta.folder)
    return {"Lamster": version, **({COMPONENTS: components} if components else {})}


def other_components(game: Game[Any], record: Record) -> str:
    """What to say of a record that was made with other components than the game has now; empty where it was not."""
    then, now = record.headers.get(COMPONENTS, ""), components_of(game.meta.folder)
    if not then or then == now:
        return ""
    return f"it was made with other components of {game.meta.name}: {then} then, {now or 'none'} now"


def verify(game: Game[Any], record: Record) -> str:
    """Check everything that can be checked, and say in one line what was; a Refusal says what is wrong."""
    if record.partial:
        raise Refusal(f"this is the copy of {record.headers['Seen-by']}: what that seat did not see cannot be checked")
    others = other_components(game, record)
    try:
        told = verified(game, record)
    except Refusal as refusal:
        raise Refusal(f"{refusal}; {others}") if others else refusal from None
    return f"{told}; but {others}" if others else told


def verified(game: Game[Any], record: Record) -> str:
    promises = check_promises(record)
    match = replay(game, record)
    result = result_text(game, match.state, match.outcome)
    if record.header("Result") != result:
        raise Refusal(f"the record says the result is {record.headers['Result']!r}, but it is {result!r}")
    ranked = standings_text(game, match.state)
    if record.headers.get(STANDINGS, ranked) != ranked:
        raise Refusal(f"the record says the standings are {record.headers[STANDINGS]!r}, but they are {ranked!r}")
    draws = sum(entry.seat == CHANCE for entry in match.log[match.opening :])
    told = f"the opening of {match.opening} codes is taken from another game; " if match.opening else ""
    seeded = told + (
        f"all {draws} draws follow from the seed"
        if "Seed" in record.headers
        else f"no seed: {draws} draws taken as told"
    )
    return f"verified: {game.meta.name}, {len(match.log)} codes are legal; {seeded}; {promises}; result {result}"


def check_promises(record: Record) -> str:
    """The seed must be the mix of the secrets, and those the ones committed to before the game."""
    commitments = record.named("Commit")
    if not commitments:
        return "nobody committed to a seed"
    secrets = {who: record.bytes(f"Secret-{who}") for who in record.named("Secret")}
    if broken := broken_promise(commitments, secrets):
        raise Refusal(broken)
    if mix(secrets) != record.bytes("Seed"):
        raise Refusal("the seed is not the mix of the secrets")
    return f"the seed is mixed from the {len(secrets)} secrets committed to"
