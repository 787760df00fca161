"""The section that compares settings: how each swept option changes who wins, with intervals."""

from collections.abc import Sequence
from typing import Any

from lamster.lab.report.findings import Finding, Share, as_fair, by_value, difference, fairest, sort_key
from lamster.lab.report.html import Drawing, Table, heading, paragraph
from lamster.lab.report.sections import PageContext
from lamster.lab.report.svg import Point, Series, lines
from lamster.lab.report.text import NONE, ReportText


def comparison_section(context: PageContext, found: Sequence[Finding]) -> str:
    """The section; empty if there are fewer than two settings."""
    say = context.say
    if len(found) < 2:
        return ""
    told = [heading(2, say("report-compared"), "compared"), paragraph(fairness_text(say, found))]
    for option, _ in say.spec.sweeps:
        rows = by_value(say.spec, found, option)
        told += [heading(3, say.option(option)), context.figures([sweep_chart(context, found[0], option, rows)])]
        told.append(sweep_table(say, option, rows))
    return "".join([*told, paragraph(say("report-sure-how")), all_settings(say, found)])


def fairness_text(say: ReportText, found: Sequence[Finding]) -> str:
    """A sentence on the fairest setting and those that are not significantly less fair."""
    best = fairest(found)
    parties = say.list([f"{say.party(party.name)} {say.within(party)}" for party in best.parties])
    told = say(
        "report-fairest", setting=say.quoted_setting(best.options), parties=parties, share=say.percent(best.even)
    )
    others = [say.quoted_setting(other.options) for other in as_fair(found, best)]
    return f"{told} " + (say("report-as-fair", settings=say.list(others)) if others else say("report-only-fair"))


def sweep_chart(context: PageContext, one: Finding, option: str, rows: Sequence[tuple[Any, list[Share]]]) -> Drawing:
    say = context.say
    names = sorted({party.name for _, parties in rows for party in parties}, key=sort_key)
    series = [
        Series(
            say.party(name),
            [
                Point(place, party.mean, party.low, party.high)
                for place, (_, parties) in enumerate(rows)
                for party in parties
                if party.name == name
            ],
        )
        for name in names
    ]
    labels = [(float(place), short(str(value).lower())) for place, (value, _) in enumerate(rows)]
    spoken = "; ".join(
        [
            f"{say.value(option, value)}: " + ", ".join([f"{say.party(p.name)} {say.within(p)}" for p in parties])
            for value, parties in rows
        ]
    )
    title = say("report-sweep", option=say.option(option))
    axes = (say.option(option), say("report-share-of-games"))
    chart = lines(context.name(f"sweep-{option}"), title, spoken, series, say.percent, labels, axes, one.even)
    return Drawing(chart, say("report-sweep-told"))


def short(text: str) -> str:
    """A label shortened to the room below an axis."""
    return text if len(text) <= 10 else text[:9] + "…"


def sweep_table(say: ReportText, option: str, rows: Sequence[tuple[Any, list[Share]]]) -> str:
    """Compares each value with the default, or with the first value if the default was not played."""
    default = say.game.meta.options[option].default
    base = next((parties for value, parties in rows if value == default), rows[0][1])
    named = default if any(value == default for value, _ in rows) else rows[0][0]
    heads = [
        say("report-value"),
        say("report-party"),
        say("report-wins-column"),
        say("report-against"),
        say("report-sure"),
    ]
    cells = [
        [say.value(option, value), say.party(party.name), say.within(party), *against(say, party, base, value == named)]
        for value, parties in rows
        for party in parties
    ]
    caption = say("report-sweep-caption", value=say.value(option, named))
    return Table(caption, heads, cells, frozenset({1, 4})).html()


def against(say: ReportText, party: Share, base: Sequence[Share], same: bool) -> list[str]:
    other = next((one for one in base if one.name == party.name), None)
    if same or other is None:
        return [NONE, NONE]
    gap = difference(party, other)
    return [say.change_text(gap), say("report-surely") if gap.sure else say("report-maybe")]


def all_settings(say: ReportText, found: Sequence[Finding]) -> str:
    """A table with one row for each setting: wins, rounds and lead changes."""
    parties = [say.party(party.name) for party in found[0].parties]
    heads = [
        say("report-setting"),
        *parties,
        say("report-nobody-column"),
        say("report-rounds-column"),
        say("report-changes-column"),
    ]
    cells = [
        [
            say.setting(one.options),
            *[say.within(party) for party in one.parties],
            say.percent(one.nobody.mean),
            say.number(one.rounds.quantiles[2]),
            say.number(one.leads.changes, 1) if one.leads else NONE,
        ]
        for one in found
    ]
    return Table(say("report-settings-caption"), heads, cells).html()
