"""The sections on one setting: wins, endings and lengths, leads, and the calibration of estimates."""

from collections.abc import Sequence

from lamster.lab.report.calibrate import KNOTS
from lamster.lab.report.findings import Finding, Length, Share, share_of, sort_key, together
from lamster.lab.report.html import Drawing, Table, bullets, figures, heading, paragraph
from lamster.lab.report.svg import Bar, Dot, Point, Series, bars, dots, histogram, lines
from lamster.lab.report.text import NONE, ReportText

MAX_BARS = 20
WINS = {
    "team": ("report-by-team", "report-by-team-told"),
    "role": ("report-by-role", "report-by-role-told"),
    "seat": ("report-by-seat", "report-by-seat-told"),
    "bot": ("report-by-bot", "report-by-bot-told"),
    "players": ("report-by-players", "report-by-players-told"),
}
"""The messages of the heading and of the explanation of each way to count wins."""


class PageContext:
    """What the sections share: the texts, and the charts so far, which are also written as files.

    The prefix makes the names of charts unique: it holds the number of the setting.
    """

    def __init__(self, say: ReportText) -> None:
        self.say = say
        self.prefix = ""
        self.drawings: list[Drawing] = []

    def name(self, text: str) -> str:
        return f"{self.prefix}{text}"

    def figures(self, drawings: Sequence[Drawing]) -> str:
        self.drawings += drawings
        return figures(drawings)


# Wins.


def kinds_of(context: PageContext, finding: Finding) -> list[str]:
    """The ways to count wins that differ from each other for this game."""
    say, wins = context.say, finding.wins
    against = together(say.game, len(say.spec.bots), finding.options)
    names = {kind: {row.name for row in rows} for kind, rows in wins.items()}
    kinds = ["players"] if against else []
    if not against and len(names["team"]) < len(names["seat"]):
        kinds.append("team")
    numbered = all(name.isdecimal() for name in names["seat"])
    if names["role"] != names["seat"] or not numbered:
        kinds.append("role")
    if len(names["seat"]) > 1 and numbered:
        kinds.append("seat")
    return [*kinds, "bot"] if len(names["bot"]) > 1 else kinds


def wins_section(context: PageContext, finding: Finding, level: int) -> str:
    say = context.say
    found = [win_chart(context, finding, kind) for kind in kinds_of(context, finding)]
    nobody = say("report-nobody", share=say.within(finding.nobody))
    return heading(level, say("report-wins")) + context.figures(found) + paragraph(nobody)


def win_chart(context: PageContext, finding: Finding, kind: str) -> Drawing:
    say, rows = context.say, finding.wins[kind]
    title, told = WINS[kind]
    even = None if kind in ("bot", "players") else sum([row.mean * row.games for row in rows]) / total(rows)
    shown = [Dot(name_of(say, kind, row), row.mean, row.low, row.high, say.within(row)) for row in rows]
    spoken = "; ".join([f"{dot.label}: {dot.told}" for dot in shown])
    chart = dots(
        context.name(f"wins-{kind}"), say(title), spoken, shown, say.percent, even, say("report-share-of-games")
    )
    even_told = "" if even is None else " " + say("report-even-line", share=say.percent(even))
    return Drawing(chart, say(told) + even_told)


def total(rows: Sequence[Share]) -> int:
    return max(1, sum([row.games for row in rows]))


def name_of(say: ReportText, kind: str, row: Share) -> str:
    name = row.name if kind == "bot" else say.party(row.name)
    return say("report-name-games", name=name, games=say.number(row.games))


# Endings and lengths.


def endings_section(context: PageContext, finding: Finding, level: int) -> str:
    say = context.say
    rows = [Bar(say.rule(row.name), row.mean, f"{say.percent(row.mean)} ({row.name})") for row in finding.endings]
    spoken = "; ".join([f"{row.label}: {row.told}" for row in rows])
    chart = bars(context.name("endings"), say("report-endings"), spoken, rows)
    drawings = [
        Drawing(chart, say("report-endings-told")),
        length_chart(context, "rounds", finding.rounds, say("report-rounds")),
        length_chart(context, "decisions", finding.decisions, say("report-decisions")),
    ]
    return heading(level, say("report-ends")) + context.figures(drawings)


def length_chart(context: PageContext, name: str, length: Length, unit: str) -> Drawing:
    say = context.say
    buckets = make_buckets(length.counts)
    five, quarter, half, most, nearly = [say.number(number) for number in length.quantiles]
    told = say(
        "report-length-told",
        mean=say.number(length.mean, 1),
        half=half,
        quarter=quarter,
        most=most,
        five=five,
        nearly=nearly,
    )
    title = say("report-length", unit=unit)
    axes = (unit, say("report-games"))
    spoken = f"{told} " + "; ".join([f"{label}: {count}" for label, count in buckets])
    return Drawing(histogram(context.name(name), title, spoken, buckets, say.number, axes), told)


def make_buckets(counts: dict[int, int]) -> list[tuple[str, int]]:
    """The number of games by length, in at most `MAX_BARS` buckets of equal size."""
    if not counts:
        return [("0", 0)]
    low, high = min(counts), max(counts)
    step = next(
        size for power in range(9) for size in (10**power, 2 * 10**power, 5 * 10**power) if fits(low, high, size)
    )
    first = low // step * step
    found = []
    for start in range(first, high + 1, step):
        label = str(start) if step == 1 else f"{start}{NONE}{start + step - 1}"
        found.append((label, sum([n for length, n in counts.items() if start <= length < start + step])))
    return found


def fits(low: int, high: int, step: int) -> bool:
    return high // step - low // step < MAX_BARS


# Leads.


def leads_section(context: PageContext, finding: Finding, level: int) -> str:
    say, leads = context.say, finding.leads
    title = heading(level, say("report-leads"))
    if leads is None:
        return title + paragraph(say("report-no-leads"))
    third = share_of("", leads.third[1], leads.third[0])
    told = [
        say("report-changes-told", changes=say.number(leads.changes, 1)),
        say("report-third-told", share=say.within(third)),
        say("report-runaway-told", share=say.within(share_of("", leads.runaway, leads.games))),
        decided_text(say, leads.decided),
    ]
    if leads.games < finding.games:
        told.append(say("report-leads-sample", games=say.number(leads.games)))
    return (
        title
        + paragraph(say("report-leads-how"))
        + bullets(told)
        + context.figures([hold_chart(context, finding), change_chart(context, finding)])
    )


def decided_text(say: ReportText, share: float) -> str:
    return say("report-decided-late") if share >= 1 else say("report-decided-told", share=say.percent(share))


def hold_chart(context: PageContext, finding: Finding) -> Drawing:
    """How often the leader wins, by the share of the game played so far."""
    say = context.say
    rows = [(at, share_of("", won, led)) for at, led, won in finding.leads.wins if led] if finding.leads else []
    points = [Point(at, row.mean, row.low, row.high) for at, row in rows]
    spoken = "; ".join([f"{say.percent(at)}: {say.within(row)}" for at, row in rows])
    labels = [(at, "" if place % 2 else say.percent(at)) for place, (at, _) in enumerate(rows)] or [(0.0, "")]
    chart = lines(
        context.name("leader-wins"), say("report-hold"), spoken, [Series("", points or [Point(0, 0, 0, 1)])],
        say.percent, labels, (say("report-hold-axis"), say("report-hold-up")),
    )  # fmt: skip
    return Drawing(chart, say("report-hold-told"))


def change_chart(context: PageContext, finding: Finding) -> Drawing:
    say = context.say
    buckets = [(str(n), games) for n, games in enumerate(finding.leads.histogram)] if finding.leads else []
    spoken = "; ".join([f"{label}: {count}" for label, count in buckets])
    axes = (say("report-changes-axis"), say("report-games"))
    chart = histogram(context.name("lead-changes"), say("report-changes"), spoken, buckets, say.number, axes)
    return Drawing(chart, say("report-changes-caption"))


# Calibration of estimates.


def estimates_section(context: PageContext, finding: Finding, level: int) -> str:
    """A table for each side: estimates, and how often teams with that estimate really won."""
    say = context.say
    found = []
    for side, (positions, seen, fit) in sorted(finding.calibration.items()):
        rows = [
            [say.percent(knot), say.percent(chance), say.number(number)]
            for knot, chance, number in zip(KNOTS[1:-1], fit[1:-1], seen[1:-1], strict=True)
        ]
        caption = say("report-estimates-of", side=side_name(context, side), positions=say.number(positions))
        found.append(
            Table(caption, [say("report-estimate"), say("report-chance"), say("report-positions")], rows).html()
        )
    return heading(level, say("report-estimates")) + paragraph(say("report-estimates-told")) + "".join(found)


def side_name(context: PageContext, side: str) -> str:
    """The name of the side that a calibration belongs to."""
    say = context.say
    names = say.game.seat_names(len(say.spec.bots))
    if not side.startswith("team"):
        return say("report-everybody")
    s = say.game.setup(len(names), say.spec.settings()[0])
    team = [name for seat, name in enumerate(names) if say.game.team(s, seat) == int(side.removeprefix("team"))]
    return " + ".join([say.party(name) for name in sorted(team, key=sort_key)])
