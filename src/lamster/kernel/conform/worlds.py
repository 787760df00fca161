"""Twin worlds: what a seat cannot know makes no difference to anything that it is shown.

A twin of a state is another world that a seat cannot tell apart from it. The two are shown to the seat and must look
the same byte by byte. Then a code is played in both: the same one where the seat sees it, else perhaps another of which
it sees the same. They must go on looking the same, until an event that `reveals` tells the seat in which world it is.
"""

from random import Random
from typing import Any

from lamster.kernel.conform.decisions import asked_afresh, questions
from lamster.kernel.conform.trial import Differs, Trial, canon, same, saved
from lamster.kernel.decision import Decision
from lamster.kernel.event import Event
from lamster.kernel.game import Game

POSITIONS = 30
"""About how many positions of a game are looked at, each for every seat and the onlooker."""
WALK = 4
"""How many plies the twins are played on."""
TRIES = 8
"""How often a form is sampled to find an answer that looks the same, or a world to find one unlike the truth."""


def twin_worlds(trial: Trial) -> None:
    """A resampled world looks the same to the seat it was resampled for, now and some plies on."""
    rng = trial.rng("twins")
    for s, _, _ in trial.sampled(POSITIONS, "twins"):
        before = saved(s)
        for viewer in trial.viewers():
            world = trial.game.resample(s, viewer, rng)
            if world is s:
                raise Differs("resample gives back the true state itself")
            asks_its_own(world)
            look_same(trial, s, world, viewer)
            walk(trial, s.clone(), world, viewer, rng)
        same("the true state after resampling", before, saved(s))


def asks_its_own(world: Any) -> None:
    """What is open in a resampled world must be asked by its own steps: the true questions would show the truth."""
    if world.open:
        own = canon([questions(decision) for decision in asked_afresh(world)])
        same("what a resampled world asks", canon([questions(decision) for decision in world.open]), own)


def twin_actions(trial: Trial) -> None:
    """A hidden code or draw swapped for another of which a seat sees the same makes no difference to that seat."""
    rng = trial.rng("twin actions")
    for s, _, _ in trial.sampled(POSITIONS, "twin actions"):
        for viewer in trial.viewers():
            if anything_to_swap(trial, s, viewer):
                walk(trial, s.clone(), s.clone(), viewer, rng)


def anything_to_swap(trial: Trial, s: Any, viewer: int | None) -> bool:
    for decision in s.open:
        if decision.seat != viewer and len(decision.codes) != 1:
            masks = {trial.game.mask(s, decision.seat, code, viewer) for code in decision.codes}
            if len(masks) < len(decision.codes) or decision.form is not None:
                return True
    return False


def resample_forgets_the_truth(trial: Trial) -> None:
    """Resampling with the same random numbers from two worlds that a seat cannot tell apart gives the same world.

    Demanded of a state and a world resampled from it; and of two worlds after a ply in which the seat saw the same.
    """
    rng = trial.rng("forgets")
    for s, _, _ in trial.sampled(POSITIONS, "forgets"):
        for viewer in trial.viewers():
            world = trial.game.resample(s, viewer, rng)
            same_resample(trial, s, world, viewer, "the truth and a resampled world")
            one, other = s.clone(), s.clone()
            if anything_to_swap(trial, s, viewer) and play_twins(trial, one, other, viewer, rng):
                same_resample(trial, one, other, viewer, "two worlds that looked the same all along")


def same_resample(trial: Trial, one: Any, other: Any, viewer: int | None, what: str) -> None:
    seed = f"{trial.seed} {trial.ply}"
    same(
        f"what is resampled for {trial.name(viewer)} from {what}",
        saved(trial.game.resample(one, viewer, Random(seed))),
        saved(trial.game.resample(other, viewer, Random(seed))),
    )


def resample_differs_from_the_truth(trial: Trial) -> None:
    """Who was not shown something is given worlds in which it is otherwise, at least once in a game."""
    rng = trial.rng("differs")
    unlike: dict[int | None, bool] = {}
    for s, seat, code in trial.positions():
        for viewer in trial.viewers():
            if not unlike.get(viewer) and (viewer in unlike or stays_hidden(trial, s, seat, code, viewer)):
                unlike[viewer] = any_differs(trial, s, viewer, rng)
    for viewer, found in unlike.items():
        if not found:
            raise Differs(f"codes are hidden from {trial.name(viewer)}, but resample always gives the truth")


def stays_hidden(trial: Trial, s: Any, seat: int, code: str, viewer: int | None) -> bool:
    """Whether a code is hidden for a while: the last of several answers may be shown with all others at once."""
    last = len(s.open) == 1 and len(s.answers) > 0
    return not last and trial.game.mask(s, seat, code, viewer) != code


def any_differs(trial: Trial, s: Any, viewer: int | None, rng: Random) -> bool:
    """Several tries: in a short game there may be few positions, and the truth is one of a few worlds."""
    true = saved(s)
    return any(saved(trial.game.resample(s, viewer, rng)) != true for _ in range(TRIES))


def looks(trial: Trial, s: Any, viewer: int | None) -> list[tuple[str, str]]:
    """Everything that a seat is shown of a state, each part with its name."""
    game = trial.game
    own: object = None
    decision = None if viewer is None else game.decision(s, viewer)
    if decision is not None and viewer is not None:
        form = decision.form.spec() if decision.form is not None else None
        rules = [game.rule_of(s, decision, code) for code in decision.codes]
        default = game.default(s, viewer)
        final = [game.is_final(s, viewer, code) for code in decision.codes]
        asked = [decision.id, decision.kind, decision.rule, decision.codes, rules, default, form, final]
        own = [*asked, matters(game, s, decision)]
    return [
        ("view", canon(game.view(s, viewer))),
        ("list of open decisions", canon([[d.seat, d.kind, d.id] for d in s.open])),
        ("own decision", canon(own)),
    ]


def matters(game: Game[Any], s: Any, decision: Decision) -> dict[str, bool]:
    """For the cards that a window is about, whether they could matter."""
    window = game.window(decision)
    return {} if window is None else {code: game.could_matter(s, decision.seat, code) for code in window.cards}


def look_same(trial: Trial, one: Any, other: Any, viewer: int | None) -> None:
    for (what, text), (_, twin) in zip(looks(trial, one, viewer), looks(trial, other, viewer), strict=True):
        same(f"the {what} of {trial.name(viewer)} in twin worlds", text, twin)


def walk(trial: Trial, one: Any, other: Any, viewer: int | None, rng: Random) -> None:
    """Play on in both worlds as long as nothing tells them apart."""
    for _ in range(WALK):
        if not play_twins(trial, one, other, viewer, rng):
            return


def play_twins(trial: Trial, one: Any, other: Any, viewer: int | None, rng: Random) -> bool:
    """Play a code in both worlds; True when they still look the same, False when they may have parted."""
    if not one.open:
        return False
    i = int(rng.random() * len(one.open))
    codes = twin_codes(trial, one, other, i, viewer, rng)
    if codes is None:
        return False
    seat = one.open[i].seat
    told = happening(trial, one, seat, codes[0])
    twin = happening(trial, other, seat, codes[1])
    if parted(trial, told, twin, viewer, codes):
        return False
    look_same(trial, one, other, viewer)
    return True


def twin_codes(trial: Trial, one: Any, other: Any, i: int, viewer: int | None, rng: Random) -> tuple[str, str] | None:
    """A code for each world of which the viewer sees the same, different ones if possible; None if there are none."""
    seat = one.open[i].seat
    if one.open[i].form is not None:
        return twin_answers(trial, one, other, i, viewer, rng)
    mine = by_mask(trial, one, seat, one.open[i].codes, viewer)
    twins = by_mask(trial, other, seat, other.open[i].codes, viewer)
    common = sorted(mine.keys() & twins.keys())
    if not common:
        return None
    # Masks under which codes can be swapped are the ones that could leak: take them twice as often.
    hidden = [mask for mask in common if len(mine[mask]) > 1 or mine[mask] != twins[mask]]
    mask = rng.choice(common + hidden)
    code = rng.choice(mine[mask])
    return code, rng.choice([twin for twin in twins[mask] if twin != code] or [code])


def twin_answers(trial: Trial, one: Any, other: Any, i: int, viewer: int | None, rng: Random) -> tuple[str, str] | None:
    """The same for a form, by sampling."""
    seat = one.open[i].seat
    code = one.open[i].sample(rng)
    mask = trial.game.mask(one, seat, code, viewer)
    samples = [other.open[i].sample(rng) for _ in range(TRIES)]
    for twin in [*samples, code]:
        if other.open[i].accepts(twin) and trial.game.mask(other, seat, twin, viewer) == mask:
            return code, twin
    return None


def by_mask(trial: Trial, s: Any, seat: int, codes: tuple[str, ...], viewer: int | None) -> dict[str, list[str]]:
    masks: dict[str, list[str]] = {}
    for code in codes:
        masks.setdefault(trial.game.mask(s, seat, code, viewer), []).append(code)
    return masks


def happening(trial: Trial, s: Any, seat: int, code: str) -> list[Event]:
    """Play a code and give back what is told of it."""
    events: list[Event] = []
    s.log = events
    trial.game.apply(s, seat, code)
    s.log = None
    return events


def parted(trial: Trial, told: list[Event], twin: list[Event], viewer: int | None, codes: tuple[str, str]) -> bool:
    """Whether an event told the viewer which world it is in; that must be an event that `reveals`."""
    for i in range(max(len(told), len(twin))):
        here = told[i] if i < len(told) else None
        there = twin[i] if i < len(twin) else None
        mine = canon(here.data(viewer)) if here is not None else ""
        other = canon(there.data(viewer)) if there is not None else ""
        if mine != other:
            if (here is not None and here.kind.reveals) or (there is not None and there.kind.reveals):
                return True
            same(f"after {codes[0]} and {codes[1]} an event as {trial.name(viewer)} is told it", mine, other)
    return False
