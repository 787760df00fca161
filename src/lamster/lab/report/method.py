"""The last sections of a report: the glossary, and how the report was made."""

from html import escape
from shlex import quote

from lamster import __version__
from lamster.lab.report.findings import MIN_GAMES, RARE_SHARE, Finding
from lamster.lab.report.html import bullets, heading, paragraph
from lamster.lab.report.leads import DECIDED_CHANCE, LEAD_MARGIN
from lamster.lab.report.spec import ReportSpec
from lamster.lab.report.text import ReportText

GLOSSARY = {
    "report-word-interval": "report-means-interval",
    "report-word-even": "report-means-even",
    "report-word-chance": "report-means-chance",
    "report-word-points": "report-means-points",
    "report-word-lead": "report-means-lead",
    "report-word-decided": "report-means-decided",
    "report-word-moved": "report-means-moved",
    "report-word-rare": "report-means-rare",
    "report-word-bot": "report-means-bot",
}
"""The messages of the terms, and of their explanations."""


def glossary(say: ReportText) -> str:
    numbers = {
        "margin": say.number(100 * LEAD_MARGIN),
        "sure": say.percent(DECIDED_CHANCE),
        "rare": say.percent(RARE_SHARE),
        "few": say.number(MIN_GAMES),
    }
    entries = [
        f"<dt>{escape(say(word))}</dt><dd>{escape(say(means, **numbers))}</dd>" for word, means in GLOSSARY.items()
    ]
    return heading(2, say("report-glossary"), "glossary") + f"<dl>{''.join(entries)}</dl>"


def command(spec: ReportSpec) -> str:
    """The command that makes this report again."""
    words = ["lamster", "report", spec.game, "--games", str(spec.games), "--bots", ",".join(spec.bots)]
    words += ["--seed", spec.seed]
    for name, value in spec.options.items():
        words += ["--option", f"{name}={str(value).lower()}"]
    for name, values in spec.sweeps:
        words += ["--sweep", f"{name}={','.join([str(value).lower() for value in values])}"]
    return " ".join([quote(word) for word in [*words, *(["--rotate"] if spec.rotate else [])]])


def method(say: ReportText, found: list[Finding]) -> str:
    spec = say.spec
    seats = say.game.seat_names(len(spec.bots))
    seating = ", ".join([f"{say.party(seat)}: {bot}" for seat, bot in zip(seats, spec.bots, strict=True)])
    options = say.game.settle(len(spec.bots), spec.settings()[0])
    swept = {name for name, _ in spec.sweeps}
    fixed = [
        f"{say.option(name)} ({name}): {say.value(name, value)}" for name, value in options.items() if name not in swept
    ]
    told = [
        say("report-method-version", version=__version__, rules=say.game.meta.rules, game=say("game-title")),
        say("report-method-games", games=say.number(spec.games), settings=len(found), seed=spec.seed),
        say("report-method-rotate", orders=len(spec.seatings()), bots=", ".join(spec.bots))
        if spec.rotate
        else say("report-method-seats", seating=seating),
        *[
            say(
                "report-method-swept",
                option=f"{say.option(name)} ({name})",
                values=", ".join([say.value(name, value) for value in values]),
            )
            for name, values in spec.sweeps
        ],
        say("report-method-options", options="; ".join(fixed)),
        say("report-method-records", seed=spec.seed),
    ]
    errors = [error for one in found for error in one.errors]
    failed = paragraph(say("report-method-errors", errors=len(errors))) + bullets(errors[:5]) if errors else ""
    again = paragraph(say("report-method-again")) + f"<p><code>{escape(command(spec))}</code></p>"
    return heading(2, say("report-method"), "method") + bullets(told) + failed + again
