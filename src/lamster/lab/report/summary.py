"""The summary at the top of the page."""

from collections.abc import Sequence

from lamster.lab.report.compare import fairness_text
from lamster.lab.report.components import catalogue
from lamster.lab.report.findings import Finding, Row, Share, fairest, outliers, share_of
from lamster.lab.report.text import ReportText

MAX_NAMES = 6
"""A sentence names at most this many components."""
MAX_PARTIES = 2
"""Up to this many parties get a sentence each."""


def summary(say: ReportText, found: Sequence[Finding]) -> list[str]:
    """The sentences: the comparison, then the only or the fairest setting, then the number of errors."""
    errors = sum([len(one.errors) for one in found])
    told = setting_sentences(say, [one for one in found if one.games])
    return [*told, say("report-summary-errors", errors=errors)] if errors else told


def setting_sentences(say: ReportText, found: Sequence[Finding]) -> list[str]:
    """The sentences on settings with at least one game."""
    if not found:
        return []
    one = fairest(found)
    told = (
        [fairness_text(say, found), say("report-summary-of", setting=say.quoted_setting(one.options))]
        if len(found) > 1
        else []
    )
    told += winners(say, one)
    if one.nobody.mean:
        told.append(say("report-summary-nobody", share=say.within(one.nobody)))
    return [*told, length(say, one), *leaders(say, one), *component_sentences(say, one)]


def winners(say: ReportText, one: Finding) -> list[str]:
    if len(one.parties) <= MAX_PARTIES:
        return [
            say("report-summary-party", party=say.party(party.name), share=say.within(party)) for party in one.parties
        ]
    ranked = sorted(one.parties, key=lambda party: -party.mean)
    best, worst = ranked[0], ranked[-1]
    told = say(
        "report-summary-parties", best=say.party(best.name), most=say.within(best), worst=say.party(worst.name),
        least=say.within(worst), even=say.percent(one.even),
    )  # fmt: skip
    sure = [party for party in one.parties if not party.low <= one.even <= party.high]
    return [told, significance_text(say, sure)]


def significance_text(say: ReportText, sure: Sequence[Share]) -> str:
    if not sure:
        return say("report-summary-chance")
    return say("report-summary-uneven", number=len(sure), names=say.list([say.party(party.name) for party in sure]))


def length(say: ReportText, one: Finding) -> str:
    names = ("five", "quarter", "half", "most", "nearly")
    told = {name: say.number(rounds) for name, rounds in zip(names, one.rounds.quantiles, strict=True)}
    same = told["quarter"] == told["most"]
    message = "report-summary-same-length" if same else "report-summary-length"
    return say(message, decisions=say.number(one.decisions.quantiles[2]), **told)


def leaders(say: ReportText, one: Finding) -> list[str]:
    if one.leads is None or not one.leads.third[0]:
        return []
    third = share_of("", one.leads.third[1], one.leads.third[0])
    runaway = share_of("", one.leads.runaway, one.leads.games)
    changes = say.number(one.leads.changes, 1)
    return [
        say("report-summary-leads", changes=changes, third=say.percent(third.mean), runaway=say.percent(runaway.mean))
    ]


def component_sentences(say: ReportText, one: Finding) -> list[str]:
    """Sentences on components that are rarely used, and on outliers."""
    rare = [row for rows in one.components.values() for row in rows if row.rare]
    far = [row for group in catalogue(say.spec.game).groups for row in outliers(one.components[group.title])]
    told = []
    if rare:
        names = component_names(say, rare, moved=False)
        told.append(say("report-summary-rare", number=len(rare), bots=say.bots(), names=names))
    if far:
        told.append(say("report-summary-far", number=len(far), names=component_names(say, far, moved=True)))
    return told


def component_names(say: ReportText, rows: Sequence[Row], moved: bool) -> str:
    names = [
        say("report-in-group", name=say.titles[row.group][row.code], group=say.group(row.group))
        + (f" {say.points(row.move.mean)}" if moved and row.move else "")
        for row in rows[:MAX_NAMES]
    ]
    left = len(rows) - len(names)
    return say.list([*names, say("report-more", number=left)] if left else names)
