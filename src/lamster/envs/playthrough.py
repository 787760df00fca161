"""One play of a game with explicit chance decisions, as the states of OpenSpiel need it."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from lamster.envs.actions import DEFAULT, FILL
from lamster.envs.setting import Setting, setting
from lamster.kernel.decision import CHANCE, Decision
from lamster.kernel.play import apply
from lamster.kernel.state import State

DRAWS: Final = 64
"""A draw follows each action that fills in a form. It selects one of this many answers of that kind."""
NONE: Final = -1


def chance_codes(where: Setting) -> tuple[str, ...]:
    """The codes of chance, and the draws that fill in forms."""
    draws = [f"draw-{i}" for i in range(DRAWS)] if where.actions.filling else []
    return (*where.actions.chance, *draws)


class Past:
    """The history as a linked list: the last entry, and those before it. It is immutable, so copies share it."""

    __slots__ = ("action", "before", "code", "length", "masks", "seat")

    def __init__(self, seat: int, action: int, code: str, masks: tuple[str, ...], before: "Past | None") -> None:
        self.seat = seat
        self.action = action
        self.code = code
        self.masks = masks
        """The code as seat 0, 1, … see it, and last as a spectator sees it."""
        self.before = before
        self.length: int = 1 if before is None else before.length + 1

    def shown_to(self, eyes: int) -> bool:
        """Whether this viewer knows the action. A spectator is NONE, which is neither a seat nor chance."""
        return self.masks[eyes] == self.code or (eyes != NONE and eyes == self.seat)


class Playthrough:
    """A state, an action whose draw is pending, and the history."""

    def __init__(self, where: Setting, max_plies: int) -> None:
        self.setting = where
        self.max_plies = max_plies
        self.state: State = where.begin()
        self.filling = NONE
        """The action that fills in a form, while the draw that selects its answer is pending."""
        self.past: Past | None = None
        self.worlds: tuple[tuple[int, int], ...] = ()
        """After a resampling: the length of the history then, and the seat it was made for. All viewers see earlier
        entries as that seat saw them, since anything more would reveal the true state."""

    # Play.

    def over(self) -> bool:
        return not self.state.open or self.state.ply >= self.max_plies

    def seat(self) -> int:
        return CHANCE if self.filling != NONE else self.state.open[0].seat

    def decision(self) -> Decision:
        return self.state.open[0]

    def legal(self) -> list[int]:
        return self.setting.actions.legal(self.decision())

    def outcomes(self) -> list[tuple[int, float]]:
        """The answers of chance with their probabilities."""
        known = len(self.setting.actions.chance)
        if self.filling != NONE:
            return [(known + i, 1.0 / DRAWS) for i in range(DRAWS)]
        decision = self.decision()
        weights = decision.weights or (1,) * len(decision.codes)
        index = self.setting.actions.chance_index
        total = sum(weights)
        return sorted([(index[code], weight / total) for code, weight in zip(decision.codes, weights, strict=True)])

    def act(self, action: int) -> None:
        """Play a legal action, of a seat or of chance."""
        actions = self.setting.actions
        decision = self.decision()
        if self.filling != NONE:
            filled, self.filling = self.filling, NONE
            draw = Random(f"{self.state.ply}.{action - len(actions.chance)}")
            self.enter(decision.seat, filled, actions.code(self.state, decision, filled, draw))
        elif decision.seat == CHANCE:
            self.enter(CHANCE, len(actions.codes) + action, actions.chance[action])
        elif decision.form is not None and actions.codes[action] != FILL + DEFAULT:
            self.filling = action
        else:
            self.enter(decision.seat, action, actions.code(self.state, decision, action, Random(0)))

    def enter(self, seat: int, action: int, code: str) -> None:
        mask = self.setting.game.mask
        masks = tuple([mask(self.state, seat, code, viewer) for viewer in (*range(self.setting.seats), None)])
        self.past = Past(seat, action, code, masks, self.past)
        apply(self.state, seat, code)

    # History as seats see it.

    def seen(self, viewer: int | None) -> Iterator[tuple[Past, int]]:
        """Every entry, the last one first, with the index of the mask through which the viewer sees it."""
        own = NONE if viewer is None else viewer
        entry = self.past
        while entry is not None:
            drawn = [seat for length, seat in self.worlds if entry.length <= length]
            yield entry, drawn[0] if drawn else own
            entry = entry.before

    def past_text(self, viewer: int | None) -> list[str]:
        """The codes that the viewer has seen, in order."""
        name = self.setting.game.seat_text
        return [f"{name(self.state, entry.seat)}.{entry.masks[eyes]}" for entry, eyes in self.seen(viewer)][::-1]

    def past_numbers(self, viewer: int | None) -> list[tuple[float, float]]:
        """The same in numbers: the seat (1 is chance, 2 the first seat), and the action from 1, or 0 if it is hidden.

        Actions of chance are numbered after those of the seats.
        """
        return [
            (entry.seat + 2.0, entry.action + 1.0 if entry.shown_to(eyes) else 0.0) for entry, eyes in self.seen(viewer)
        ][::-1]

    def text(self) -> str:
        """The complete history and the pending action, with nothing hidden."""
        game = self.setting.game
        played = [f"{game.seat_text(self.state, entry.seat)}.{entry.code}" for entry, _ in self.seen(None)][::-1]
        under_way = [] if self.filling == NONE else [f"({self.setting.actions.codes[self.filling]})"]
        result = [] if self.state.ended is None else [f"{self.state.ended.rule} {list(self.state.ended.winners)}"]
        return " ".join([*played, *under_way, *result])

    # Copies.

    def resampled(self, seat: int, rng: Random) -> "Playthrough":
        """Another world that is consistent with what this seat knows."""
        other = self.copy(self.setting.game.resample(self.state, seat, rng))
        other.worlds = (*self.worlds, (0 if self.past is None else self.past.length, seat))
        if self.filling != NONE and self.decision().seat != seat:
            other.filling = rng.choice(self.legal())
        return other

    def copy(self, state: State) -> "Playthrough":
        other = Playthrough.__new__(Playthrough)
        other.setting = self.setting
        other.max_plies = self.max_plies
        other.state = state
        other.filling = self.filling
        other.past = self.past
        other.worlds = self.worlds
        return other

    def __deepcopy__(self, memo: object) -> "Playthrough":
        return self.copy(self.state.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        where = self.setting
        entries = [(entry.seat, entry.action, entry.code, entry.masks) for entry, _ in self.seen(None)][::-1]
        table = (where.game.meta.name, where.seats, where.options, where.fill, self.max_plies)
        return restore, (table, where.game.pack(self.state), self.filling, entries, self.worlds)


def restore(
    table: tuple[Any, ...],
    packed: bytes,
    filling: int,
    entries: list[tuple[int, int, str, tuple[str, ...]]],
    worlds: tuple[tuple[int, int], ...],
) -> Playthrough:
    """Restore a pickled playthrough."""
    name, seats, options, fill, max_plies = table
    found = Playthrough(setting(name, seats, options, fill), max_plies)
    found.state = found.setting.game.unpack(packed)
    found.filling = filling
    for entry in entries:
        found.past = Past(*entry, found.past)
    found.worlds = worlds
    return found
