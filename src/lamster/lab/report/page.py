"""Puts the sections of a report together to a page."""

from collections.abc import Sequence
from html import escape

from lamster.lab.report.compare import comparison_section
from lamster.lab.report.component_section import components_section
from lamster.lab.report.findings import Finding, fairest
from lamster.lab.report.html import Drawing, bullets, foldable, heading, page, paragraph
from lamster.lab.report.method import glossary, method
from lamster.lab.report.sections import PageContext, endings_section, estimates_section, leads_section, wins_section
from lamster.lab.report.summary import summary
from lamster.lab.report.text import ReportText


def report_page(say: ReportText, found: Sequence[Finding]) -> tuple[str, list[Drawing]]:
    """The HTML of the page, and its charts, which are also written as files."""
    context = PageContext(say)
    played = [one for one in found if one.games]
    title = say("report-title", game=say("game-title"))
    body = [heading(1, title), paragraph(say("report-about", games=sum([one.games for one in found])), "soft")]
    body += [contents(say, len(played) > 1), f'<section class="short">{heading(2, say("report-short"), "short")}']
    body += [bullets(summary(say, found)), "</section>", comparison_section(context, played), settings(context, found)]
    body += [glossary(say), method(say, list(found))]
    return page(say.language, title, "\n".join(body)), context.drawings


def contents(say: ReportText, compared: bool) -> str:
    chapters = {"short": "report-short", "compared": "report-compared", "details": "report-details"}
    chapters |= {"glossary": "report-glossary", "method": "report-method"}
    if not compared:
        del chapters["compared"]
    links = "".join([f'<li><a href="#{name}">{escape(say(text))}</a></li>' for name, text in chapters.items()])
    return f'<nav aria-label="{escape(say("report-contents"))}"><ul>{links}</ul></nav>'


def details_title(say: ReportText, found: Sequence[Finding]) -> str:
    return say("report-details") if len(found) == 1 else say("report-each-setting")


def settings(context: PageContext, found: Sequence[Finding]) -> str:
    """The details of each setting. Of several settings only the fairest is unfolded."""
    say = context.say
    title = heading(2, details_title(say, found), "details")
    if len(found) == 1:
        return title + details(context, found[0])
    best = fairest(found)
    parts = []
    for number, one in enumerate(found, 1):
        context.prefix = f"s{number}-"
        parts.append(foldable(say.setting(one.options), details(context, one), one is best))
    return title + "".join(parts)


def details(context: PageContext, one: Finding) -> str:
    if not one.games:
        return paragraph(context.say("report-no-games"))
    sections = (wins_section, endings_section, leads_section, components_section, estimates_section)
    return "".join([section(context, one, 3) for section in sections])
