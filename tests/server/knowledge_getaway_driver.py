"""What everybody may know of the hidden tiles and cards of Getaway Driver, told from the ledger's rules alone.

`Truth` takes the game's own views for the measure. Nothing here asks the game what it shows, so a view that tells too
much is found as well: by the true state it is worked out who has looked at which tile.
"""

import json
import re
from collections.abc import Iterable
from typing import NamedTuple

from lamster.games.getaway_driver.components import CARD, CONES, KINDS, NONE, TILE
from lamster.games.getaway_driver.game import GAME
from lamster.games.getaway_driver.rules.tiles import LayTile
from lamster.games.getaway_driver.state import Getaway
from lamster.kernel.match import Match
from lamster.kernel.record import Line, read_record, replay_line
from tests.server.leak_check import Eyes
from tests.server.reading import Json

TILES = re.compile(rf"\b(?:{'|'.join(TILE.codes[:KINDS])})\b")
CARDS = re.compile(rf"\b(?:{'|'.join(CARD.codes)})\b")
Face = tuple[str, str]
"""A space, and the tile that lies there face down."""


class Known(NamedTuple):
    """What a pair of eyes may have learned by some place of the log."""

    tiles: frozenset[str]
    """Seen face up, drawn or looked at, by then."""
    faces: frozenset[Face]
    cards: frozenset[str]
    """Played, discarded, given up or shown, by then."""


NOTHING = Known(frozenset(), frozenset(), frozenset())


class Hidden:
    """A game as it was really played."""

    def __init__(self, record: str) -> None:
        found = read_record(record)
        self.match = Match(GAME, found.number("Seats"), found.options, None)
        settings = self.state.settings
        self.drivers = frozenset(range(settings.drivers))
        self.city, self.police, self.alone = settings.city, settings.police, settings.solo
        self.eyes: list[Eyes] = [None, *range(self.state.seats)]
        self.peeking: list[tuple[int, int]] = []
        """Seats, and the spaces that they have asked to look at."""
        self.layers = [self.layer]
        self.no_peeking = [False]
        """GD-V12: while cones are out the Police see no face-down tile."""
        self.ended = [False]
        self.known: list[dict[Eyes, Known]] = [dict.fromkeys(self.eyes, NOTHING)]
        for line in found.lines:
            self.play(line)

    @property
    def state(self) -> Getaway:
        state = self.match.state
        assert isinstance(state, Getaway)
        return state

    # What happens, and who learns of it.

    @property
    def layer(self) -> int | None:
        """Who has drawn tiles and lays them now."""
        return next((step.seat for step in reversed(self.state.steps) if isinstance(step, LayTile)), None)

    def play(self, line: Line) -> None:
        before, layer = list(self.state.tiles), self.layer
        replay_line(self.match, line, None)
        if line.code.startswith("peek:"):
            space = self.state.ground.index[line.code.removeprefix("peek:")]
            self.peeking.append((self.match.seat_called(line.seat), space))
        known = {eyes: self.learned(eyes, before, layer) for eyes in self.eyes}
        self.peeking = [(seat, space) for seat, space in self.peeking if not self.is_kind(space)]
        self.known.append(known)
        self.layers.append(self.layer)
        self.no_peeking.append(self.state.event == CONES)
        self.ended.append(self.match.outcome is not None)

    def is_kind(self, space: int) -> bool:
        """Whether it is settled which tile lies here: in the solo game that is only when somebody looks (GD-O2)."""
        return 0 <= self.state.tiles[space] < KINDS

    def learned(self, eyes: Eyes, before: list[int], layer: int | None) -> Known:
        known, s = self.known[-1][eyes], self.state
        up = {TILE.codes[tile] for space, tile in enumerate(s.tiles) if s.up >> space & 1}
        drawn = {TILE.codes[tile] for tile in s.drawn} if self.looks(eyes, self.layer) else set()
        faces = {*self.laid(eyes, before, layer), *self.peeked(eyes)}
        cards = {CARD.codes[card] for card in range(len(CARD.codes)) if self.shown_cards >> card & 1}
        tiles = {*up, *drawn, *[tile for _, tile in faces]}
        return Known(known.tiles | tiles, known.faces | faces, known.cards | cards)

    def looks(self, eyes: Eyes, seat: int | None) -> bool:
        """GD-E6, Q6, V12: who sees what this seat looks at: itself, and the City. The solo game has no secrets."""
        if seat is None:
            return False
        return self.alone or eyes == seat or (eyes == self.city and self.state.event != CONES)

    def laid(self, eyes: Eyes, before: list[int], layer: int | None) -> set[Face]:
        """GD-I4: tiles that have just been laid face down."""
        s = self.state
        if not self.looks(eyes, layer):
            return set()
        fresh = [space for space, tile in enumerate(s.tiles) if before[space] == NONE != tile and self.is_kind(space)]
        return {self.face(space) for space in fresh if not s.up >> space & 1}

    def peeked(self, eyes: Eyes) -> set[Face]:
        """GD-M2, I4."""
        return {self.face(space) for seat, space in self.peeking if self.is_kind(space) and self.looks(eyes, seat)}

    def face(self, space: int) -> Face:
        return self.state.ground.name[space], TILE.codes[self.state.tiles[space]]

    @property
    def shown_cards(self) -> int:
        s, cards = self.state, 0
        for driver in self.drivers:
            cards |= s.shown[driver] | s.discard[driver] | s.removed[driver]
        return cards

    # Checks.

    def check_frames(self, frames: Iterable[str]) -> int:
        """Nothing that a page was told names what its eyes could not know by then; at the end all is laid open.

        Gives back how many tiles and hands were kept from it: where there are none, nothing was checked.
        """
        eyes: Eyes = None
        ply = kept = 0
        for text in frames:
            message: Json = json.loads(text)
            if message["type"] == "state":
                eyes = message["you"]["eyes"] if message["you"] else eyes
                ply = message["position"]["ply"] if message["position"] else ply
                kept += self.check_position(message["position"], eyes)
                self.check_news(message["news"], eyes)
            self.check_text(text, eyes, ply)
        return kept

    def check_text(self, text: str, eyes: Eyes, ply: int) -> None:
        """Whatever part of a message it is."""
        if self.ended[ply]:
            return
        known = self.known[ply][eyes]
        tiles, cards = set(TILES.findall(text)) - known.tiles, set(CARDS.findall(text)) - known.cards
        assert not tiles, f"tiles at {ply} as {eyes}: {tiles} in {text}"
        assert eyes in self.drivers or not cards, f"cards at {ply} as {eyes}: {cards} in {text}"

    def check_position(self, position: Json | None, eyes: Eyes) -> int:
        """A position, or a frame of a replay; gives back how much it kept secret."""
        if position is None or self.ended[position["ply"]]:
            return 0
        ply, view = position["ply"], position["view"]
        assert not view["drawn"] or self.looks_at_drawn(eyes, ply), f"drawn tiles at {ply} as {eyes}"
        assert not view["signals"] or eyes in (self.city, self.police), f"signals at {ply} as {eyes}"
        hands = [driver["hand"] for driver in view["drivers"]]
        ways = [driver["way"] for driver in view["drivers"]]
        assert eyes in self.drivers or not any(hands), f"a hand at {ply} as {eyes}: {hands}"
        assert eyes in self.drivers or not any(ways), f"a direction at {ply} as {eyes}: {ways}"
        return self.check_tiles(view["tiles"], eyes, ply) + hands.count(None)

    def looks_at_drawn(self, eyes: Eyes, ply: int) -> bool:
        return self.alone or eyes in (self.layers[ply], self.city)

    def check_tiles(self, tiles: list[Json], eyes: Eyes, ply: int) -> int:
        """GD-I1, I6, Q6: only backs, but for what these eyes have looked at."""
        known, down = self.known[ply][eyes], [tile for tile in tiles if not tile["up"]]
        faces = {(tile["at"], tile["tile"]) for tile in down if tile["tile"] is not None}
        assert faces <= known.faces, f"face-down tiles at {ply} as {eyes}: {faces - known.faces}"
        assert not (faces and eyes == self.police and self.no_peeking[ply]), f"peeking at {ply}: {faces}"
        return len(down) - len(faces)

    def check_news(self, news: list[Json], eyes: Eyes) -> None:
        """GD-I3, Q7, Q11: what only some hear of; each is told by the one field that it keeps."""
        hears = {"card-taken": self.drivers, "direction-set": self.drivers, "signalled": {self.city, self.police}}
        field = {"card-taken": "card", "direction-set": "side", "signalled": "signal", "drew": "tile", "laid": "tile"}
        for data in [line["data"] for line in news if line["data"]["event"] in field]:
            event = data["event"]
            may = self.alone or eyes in hears.get(event, {data["seat"], self.city})
            assert may or data[field[event]] is None, f"news as {eyes}: {data}"

    def check_replay(self, replay: Json) -> int:
        """The frames of a replay that was asked for in the middle of the game."""
        eyes: Eyes = replay["eyes"]
        for frame in replay["frames"]:
            self.check_news(frame["news"], eyes)
            self.check_text(json.dumps(frame), eyes, frame["ply"])
        return sum(self.check_position(frame, eyes) for frame in replay["frames"])

    def check_copy(self, text: str, eyes: Eyes) -> None:
        """A copy of the record from the middle of the game."""
        self.check_text(text, eyes, len(read_record(text).lines))
