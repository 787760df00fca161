"""What a page tells about one setting: who wins, how games end, how long they are, who leads."""

from collections.abc import Sequence

from lamster.lab.report.calibrate import KNOTS
from lamster.lab.report.findings import Finding, Length, Share, in_order, share_of, together
from lamster.lab.report.html import Drawing, Table, bullets, figures, heading, paragraph
from lamster.lab.report.svg import Bar, Dot, Point, Series, bars, dots, histogram, lines
from lamster.lab.report.text import NONE, Saying

MOST_BARS = 20
WINS = {
    "team": ("report-by-team", "report-by-team-told"),
    "role": ("report-by-role", "report-by-role-told"),
    "seat": ("report-by-seat", "report-by-seat-told"),
    "bot": ("report-by-bot", "report-by-bot-told"),
    "players": ("report-by-players", "report-by-players-told"),
}
"""The heading of each way to count wins, and the sentence that explains it."""


class Sheet:
    """Collects the charts of a page, so that each can also be a file. Names begin with the number of the setting."""

    def __init__(self, say: Saying) -> None:
        self.say = say
        self.prefix = ""
        self.drawings: list[Drawing] = []

    def name(self, text: str) -> str:
        return f"{self.prefix}{text}"

    def figures(self, drawings: Sequence[Drawing]) -> str:
        self.drawings += drawings
        return figures(drawings)


# Who wins.


def kinds_of(sheet: Sheet, finding: Finding) -> list[str]:
    """The ways to count wins that say something of their own."""
    say, wins = sheet.say, finding.wins
    against = together(say.game, len(say.order.bots), finding.options)
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


def winning(sheet: Sheet, finding: Finding, level: int) -> str:
    say = sheet.say
    found = [win_chart(sheet, finding, kind) for kind in kinds_of(sheet, finding)]
    nobody = say("report-nobody", share=say.within(finding.nobody))
    return heading(level, say("report-wins")) + sheet.figures(found) + paragraph(nobody)


def win_chart(sheet: Sheet, finding: Finding, kind: str) -> Drawing:
    say, rows = sheet.say, finding.wins[kind]
    title, told = WINS[kind]
    even = None if kind in ("bot", "players") else sum([row.mean * row.games for row in rows]) / total(rows)
    shown = [Dot(name_of(say, kind, row), row.mean, row.low, row.high, say.within(row)) for row in rows]
    spoken = "; ".join([f"{dot.label}: {dot.told}" for dot in shown])
    chart = dots(sheet.name(f"wins-{kind}"), say(title), spoken, shown, say.percent, even, say("report-share-of-games"))
    even_told = "" if even is None else " " + say("report-even-line", share=say.percent(even))
    return Drawing(chart, say(told) + even_told)


def total(rows: Sequence[Share]) -> int:
    return max(1, sum([row.games for row in rows]))


def name_of(say: Saying, kind: str, row: Share) -> str:
    name = row.name if kind == "bot" else say.party(row.name)
    return say("report-name-games", name=name, games=say.number(row.games))


# How games end, and when.


def ending(sheet: Sheet, finding: Finding, level: int) -> str:
    say = sheet.say
    rows = [Bar(say.rule(row.name), row.mean, f"{say.percent(row.mean)} ({row.name})") for row in finding.endings]
    spoken = "; ".join([f"{row.label}: {row.told}" for row in rows])
    chart = bars(sheet.name("endings"), say("report-endings"), spoken, rows)
    drawings = [
        Drawing(chart, say("report-endings-told")),
        length_chart(sheet, "rounds", finding.rounds, say("report-rounds")),
        length_chart(sheet, "decisions", finding.decisions, say("report-decisions")),
    ]
    return heading(level, say("report-ends")) + sheet.figures(drawings)


def length_chart(sheet: Sheet, name: str, length: Length, unit: str) -> Drawing:
    say = sheet.say
    buckets = bucketed(length.counts)
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
    return Drawing(histogram(sheet.name(name), title, spoken, buckets, say.number, axes), told)


def bucketed(counts: dict[int, int]) -> list[tuple[str, int]]:
    """Lengths in equal steps, as many as can be told apart; what is missing in between counts as none."""
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
    return high // step - low // step < MOST_BARS


# Who leads.


def leading(sheet: Sheet, finding: Finding, level: int) -> str:
    say, leads = sheet.say, finding.leads
    title = heading(level, say("report-leads"))
    if leads is None:
        return title + paragraph(say("report-no-leads"))
    third = share_of("", leads.third[1], leads.third[0])
    told = [
        say("report-changes-told", changes=say.number(leads.changes, 1)),
        say("report-third-told", share=say.within(third)),
        say("report-runaway-told", share=say.within(share_of("", leads.runaway, leads.games))),
        decided(say, leads.decided),
    ]
    if leads.games < finding.games:
        told.append(say("report-leads-sample", games=say.number(leads.games)))
    return (
        title
        + paragraph(say("report-leads-how"))
        + bullets(told)
        + sheet.figures([hold_chart(sheet, finding), change_chart(sheet, finding)])
    )


def decided(say: Saying, share: float) -> str:
    return say("report-decided-late") if share >= 1 else say("report-decided-told", share=say.percent(share))


def hold_chart(sheet: Sheet, finding: Finding) -> Drawing:
    """How often the leader wins, as the game goes on."""
    say = sheet.say
    rows = [(at, share_of("", won, led)) for at, led, won in finding.leads.wins if led] if finding.leads else []
    points = [Point(at, row.mean, row.low, row.high) for at, row in rows]
    spoken = "; ".join([f"{say.percent(at)}: {say.within(row)}" for at, row in rows])
    labels = [(at, "" if place % 2 else say.percent(at)) for place, (at, _) in enumerate(rows)] or [(0.0, "")]
    chart = lines(
        sheet.name("leader-wins"), say("report-hold"), spoken, [Series("", points or [Point(0, 0, 0, 1)])], say.percent,
        labels, (say("report-hold-axis"), say("report-hold-up")),
    )  # fmt: skip
    return Drawing(chart, say("report-hold-told"))


def change_chart(sheet: Sheet, finding: Finding) -> Drawing:
    say = sheet.say
    buckets = [(str(n), games) for n, games in enumerate(finding.leads.histogram)] if finding.leads else []
    spoken = "; ".join([f"{label}: {count}" for label, count in buckets])
    axes = (say("report-changes-axis"), say("report-games"))
    chart = histogram(sheet.name("lead-changes"), say("report-changes"), spoken, buckets, say.number, axes)
    return Drawing(chart, say("report-changes-caption"))


# How good the estimates are.


def estimates(sheet: Sheet, finding: Finding, level: int) -> str:
    """A table for each side: estimates, and how often those really won who had such a one."""
    say = sheet.say
    found = []
    for side, (positions, seen, fit) in sorted(finding.calibration.items()):
        rows = [
            [say.percent(knot), say.percent(chance), say.number(number)]
            for knot, chance, number in zip(KNOTS[1:-1], fit[1:-1], seen[1:-1], strict=True)
        ]
        caption = say("report-estimates-of", side=side_name(sheet, side), positions=say.number(positions))
        found.append(
            Table(caption, [say("report-estimate"), say("report-chance"), say("report-positions")], rows).html()
        )
    return heading(level, say("report-estimates")) + paragraph(say("report-estimates-told")) + "".join(found)


def side_name(sheet: Sheet, side: str) -> str:
    """The team that a calibration is of."""
    say = sheet.say
    names = say.game.seat_names(len(say.order.bots))
    if not side.startswith("team"):
        return say("report-everybody")
    s = say.game.setup(len(names), say.order.settings()[0])
    team = [name for seat, name in enumerate(names) if say.game.team(s, seat) == int(side.removeprefix("team"))]
    return " + ".join([say.party(name) for name in sorted(team, key=in_order)])
