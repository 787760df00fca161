"""How a report was made, so that it can be made again; and what its words mean."""

from html import escape
from shlex import quote

from lamster import __version__
from lamster.lab.report.findings import FEW, RARE, Finding
from lamster.lab.report.html import bullets, heading, paragraph
from lamster.lab.report.leads import MARGIN, SURE
from lamster.lab.report.spec import Order
from lamster.lab.report.text import Saying

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
"""Words that the page uses, and what they mean there."""


def glossary(say: Saying) -> str:
    numbers = {
        "margin": say.number(100 * MARGIN),
        "sure": say.percent(SURE),
        "rare": say.percent(RARE),
        "few": say.number(FEW),
    }
    entries = [
        f"<dt>{escape(say(word))}</dt><dd>{escape(say(means, **numbers))}</dd>" for word, means in GLOSSARY.items()
    ]
    return heading(2, say("report-glossary"), "glossary") + f"<dl>{''.join(entries)}</dl>"


def command(order: Order) -> str:
    """The command that makes this report again."""
    words = ["lamster", "report", order.game, "--games", str(order.games), "--bots", ",".join(order.bots)]
    words += ["--seed", order.seed]
    for name, value in order.options.items():
        words += ["--option", f"{name}={str(value).lower()}"]
    for name, values in order.sweeps:
        words += ["--sweep", f"{name}={','.join([str(value).lower() for value in values])}"]
    return " ".join([quote(word) for word in [*words, *(["--rotate"] if order.rotate else [])]])


def method(say: Saying, found: list[Finding]) -> str:
    order = say.order
    seats = say.game.seat_names(len(order.bots))
    seating = ", ".join([f"{say.party(seat)}: {bot}" for seat, bot in zip(seats, order.bots, strict=True)])
    options = say.game.settle(len(order.bots), order.settings()[0])
    swept = {name for name, _ in order.sweeps}
    fixed = [
        f"{say.option(name)} ({name}): {say.value(name, value)}" for name, value in options.items() if name not in swept
    ]
    told = [
        say("report-method-version", version=__version__, rules=say.game.meta.rules, game=say("game-title")),
        say("report-method-games", games=say.number(order.games), settings=len(found), seed=order.seed),
        say("report-method-rotate", orders=len(order.seatings()), bots=", ".join(order.bots))
        if order.rotate
        else say("report-method-seats", seating=seating),
        *[
            say(
                "report-method-swept",
                option=f"{say.option(name)} ({name})",
                values=", ".join([say.value(name, value) for value in values]),
            )
            for name, values in order.sweeps
        ],
        say("report-method-options", options="; ".join(fixed)),
        say("report-method-records", seed=order.seed),
    ]
    errors = [error for one in found for error in one.errors]
    failed = paragraph(say("report-method-errors", errors=len(errors))) + bullets(errors[:5]) if errors else ""
    again = paragraph(say("report-method-again")) + f"<p><code>{escape(command(order))}</code></p>"
    return heading(2, say("report-method"), "method") + bullets(told) + failed + again
