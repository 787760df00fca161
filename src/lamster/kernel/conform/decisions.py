"""Checks of what seats are asked, of what is refused, and of how games end."""

from typing import Any

from lamster.kernel.conform.trial import Differs, Trial, canon, same, saved
from lamster.kernel.decision import CHANCE, TABLE, Decision, is_code

NONSENSE = ("", "no-such-code", "no:such", "?", "drop table", "{}")
FORM_SAMPLES = 5


def plays_to_the_end(trial: Trial) -> None:
    """Random play ends within the bound, nothing is asked any more, and who won is known."""
    if trial.trouble:
        trial.ply = len(trial.script)
        raise Differs(f"random play stops: {trial.trouble}")
    s: Any = trial.start()
    for seat, code in trial.script:
        trial.game.apply(s, seat, code)
    trial.ply = len(trial.script)
    if s.ended is None:
        raise Differs(f"random play has not ended after {trial.setting.plies} plies")
    if s.open:
        raise Differs("decisions are open after the end of the game")
    winners = list(s.ended.winners)
    if winners != sorted(set(winners)) or not all(0 <= seat < s.seats for seat in winners):
        raise Differs(f"the winners {winners} are not seats, each once and in order")
    teams = {trial.game.team(s, seat) for seat in winners}
    if winners != [seat for seat in range(s.seats) if trial.game.team(s, seat) in teams]:
        raise Differs(f"the winners {winners} are not whole teams: seats of one team win and lose together")
    if not s.ended.rule.startswith(trial.game.meta.prefix):
        raise Differs(f"the rule {s.ended.rule!r} that ended the game is none of the game's")
    for seat in range(s.seats):
        if trial.game.refuse(s, seat, "no-such-code") is None:
            raise Differs("a code is accepted after the end of the game")


def decisions_are_sound(trial: Trial) -> None:
    """Codes are sorted, unique and writable; weights are positive; every code has its rule and every seat a default."""
    for s, _, _ in trial.positions():
        seats = [decision.seat for decision in s.open]
        if len(set(seats)) != len(seats) or (CHANCE in seats and len(seats) > 1):
            raise Differs(f"the seats {seats} are asked at once: each at most once, and chance alone")
        for decision in s.open:
            sound_decision(trial, s, decision)


def sound_decision(trial: Trial, s: Any, decision: Decision) -> None:
    codes = list(decision.codes)
    rng = trial.rng(f"forms {trial.ply}")
    if decision.form is None:
        if not codes or codes != sorted(set(codes)):
            raise Differs(f"the codes {codes} are not sorted and unique, or there are none")
    else:
        codes = [decision.form.sample(rng) for _ in range(FORM_SAMPLES)]
        canon(decision.form.spec())
    if decision.weights is not None and (len(decision.weights) != len(codes) or min(decision.weights) <= 0):
        raise Differs(f"the weights {decision.weights} of {codes} are not one positive number each")
    for code in codes:
        sound_code(trial, s, decision, code)
    if decision.seat != CHANCE and not decision.accepts(trial.game.default(s, decision.seat)):
        raise Differs(f"the default {trial.game.default(s, decision.seat)!r} is not legal")


def sound_code(trial: Trial, s: Any, decision: Decision, code: str) -> None:
    if not is_code(code):
        raise Differs(f"{code!r} cannot stand in a record")
    rule = trial.game.rule_of(s, decision, code)
    if not rule.startswith(trial.game.meta.prefix):
        raise Differs(f"the rule {rule!r} that allows {code} is none of the game's")
    if trial.game.refuse(s, decision.seat, code) is not None:
        raise Differs(f"{code} is offered, but refused")
    for viewer in trial.viewers():
        if not is_code(trial.game.mask(s, decision.seat, code, viewer)):
            raise Differs(f"what {trial.name(viewer)} sees of {code} cannot stand in a record")


def refuses_the_rest(trial: Trial) -> None:
    """Codes that are not offered and seats that are not asked are refused, by a rule, and nothing changes."""
    known = sorted({code for _, code in trial.script}, key=lambda code: trial.rng(code).random())[:12]
    for s, _, code in trial.sampled(40, "refusals"):
        before = saved(s)
        for seat in [*range(s.seats), CHANCE, TABLE]:
            decision = trial.game.decision(s, seat)
            for other in [*NONSENSE, *known, code]:
                if decision is None or not decision.accepts(other):
                    refused(trial, s, seat, other)
        same("the state after refusals", before, saved(s))


def refused(trial: Trial, s: Any, seat: int, code: str) -> None:
    refusal = trial.game.refuse(s, seat, code)
    if refusal is None:
        raise Differs(f"{code!r} of seat {seat} is not offered, but accepted")
    if not refusal.reason or not (refusal.rule == "" or refusal.rule.startswith(trial.game.meta.prefix)):
        raise Differs(f"{code!r} is refused without a reason, or by the rule {refusal.rule!r}, none of the game's")


def asking_changes_nothing(trial: Trial) -> None:
    """A step may be asked as often as anybody likes: same questions, same state, nothing told."""
    for s, _, _ in trial.positions():
        before = saved(s)
        s.log = []
        asked = asked_afresh(s)
        told = len(s.log)
        s.log = None
        same("the state after asking again", before, saved(s))
        same("what is asked", canon([questions(d) for d in s.open]), canon([questions(d) for d in asked]))
        if told:
            raise Differs("asking tells events")


def asked_afresh(s: Any) -> tuple[Decision, ...]:
    """What the top step asks when nothing is open yet: a step may keep its questions until the last is answered."""
    opened = s.open
    s.open = ()
    asked: tuple[Decision, ...] = s.steps[-1].ask(s)
    s.open = opened
    return asked


def questions(decision: Decision) -> list[object]:
    form = decision.form.spec() if decision.form is not None else None
    return [decision.seat, decision.kind, decision.rule, decision.codes, decision.weights, form]
