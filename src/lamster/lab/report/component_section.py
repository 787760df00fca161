"""The section on components: how often each was used, who won with it, and how it moved the chances."""

from collections.abc import Sequence

from lamster.lab.report.components import Group, catalogue
from lamster.lab.report.findings import Finding, Row, never_seen, outliers
from lamster.lab.report.html import Drawing, Table, heading, paragraph
from lamster.lab.report.sections import PageContext
from lamster.lab.report.svg import Dot, dots
from lamster.lab.report.text import NONE, ReportText

MAX_DOTS = 16
"""A chart shows at most this many rows: the highest and the lowest."""


def components_section(context: PageContext, finding: Finding, level: int) -> str:
    """The section, with all groups of which a component was seen."""
    say = context.say
    groups = [group for group in catalogue(say.spec.game).groups if finding.components[group.title]]
    if not groups:
        return ""
    told = heading(level, say("report-components")) + paragraph(say("report-components-how"))
    return (
        told
        + paragraph(say("report-components-careful"))
        + "".join([group_section(context, finding, group, level + 1) for group in groups])
    )


def group_section(context: PageContext, finding: Finding, group: Group, level: int) -> str:
    say, rows = context.say, finding.components[group.title]
    found = [heading(level, say.group(group.title)), *remarks(say, group, rows)]
    chart = move_chart(context, group, rows)
    found.append(context.figures([chart] if chart else []))
    return "".join([*found, table(say, finding, group, rows)])


def remarks(say: ReportText, group: Group, rows: Sequence[Row]) -> list[str]:
    """Sentences on components that are rarely used, stand out, or were never seen."""
    titles = say.titles[group.title]
    found = []
    if rare := [titles[row.code] for row in rows if row.rare]:
        found.append(say("report-rare", number=len(rare), bots=say.bots(), names=say.list(rare)))
    if far := outliers(rows):
        told = [f"{titles[row.code]} ({say.points(row.move.mean)})" for row in far if row.move]
        found.append(say("report-far", number=len(far), names=say.list(told)))
    if missing := [titles[code] for code in never_seen(group, rows)]:
        found.append(say("report-missing", number=len(missing), names=say.list(missing)))
    return [paragraph(text) for text in found]


def move_chart(context: PageContext, group: Group, rows: Sequence[Row]) -> Drawing | None:
    say, titles = context.say, context.say.titles[group.title]
    moved = sorted([row for row in rows if row.move], key=lambda row: -row.move.mean if row.move else 0.0)
    if len(moved) < 2:
        return None
    shown = moved if len(moved) <= MAX_DOTS else moved[: MAX_DOTS // 2] + moved[-MAX_DOTS // 2 :]
    marks = [Dot(titles[row.code], *row.move, say.change_text(row.move)) for row in shown if row.move]
    spoken = "; ".join([f"{mark.label}: {mark.told}" for mark in marks])
    title = say("report-moves", group=say.group(group.title))
    chart = dots(
        context.name(f"moves-{group.title}"), title, spoken, marks, say.axis_points, 0.0, say("report-moves-axis")
    )
    some = (
        " " + say("report-moves-some", number=say.number(len(shown)), of=say.number(len(moved)))
        if len(shown) < len(moved)
        else ""
    )
    return Drawing(chart, say("report-moves-told") + some)


COLUMNS = (
    "report-component",
    "report-there",
    "report-used",
    "report-times",
    "report-users",
    "report-others",
    "report-difference",
    "report-moved",
    "report-by",
)


def table(say: ReportText, finding: Finding, group: Group, rows: Sequence[Row]) -> str:
    told = [cells(say, finding, group, row) for row in rows]
    caption = say("report-components-caption", group=say.group(group.title))
    return Table(caption, [say(column) for column in COLUMNS], told, frozenset({len(COLUMNS) - 1})).html()


def cells(say: ReportText, finding: Finding, group: Group, row: Row) -> list[str]:
    return [
        say.titles[group.title][row.code],
        say.percent(row.seen / finding.games),
        say.percent(row.share),
        say.number(row.uses / finding.games, 2),
        say.within(row.users) if row.users else NONE,
        say.within(row.others) if row.others else NONE,
        say.change_text(row.difference),
        say.change_text(row.move),
        users_by_seat(say, finding, row),
    ]


def users_by_seat(say: ReportText, finding: Finding, row: Row) -> str:
    """The mean uses a game by each seat that used it."""
    told = [f"{say.party(name)} {say.number(uses / finding.games, 2)}" for name, uses in row.by.items() if uses]
    return ", ".join(told) or NONE
