"""The whole page of a report."""

from collections.abc import Sequence
from html import escape

from lamster.lab.report.compare import comparison
from lamster.lab.report.component_section import components
from lamster.lab.report.findings import Finding, fairest
from lamster.lab.report.html import Drawing, bullets, folded, heading, page, paragraph
from lamster.lab.report.method import glossary, method
from lamster.lab.report.sections import Sheet, ending, estimates, leading, winning
from lamster.lab.report.summary import summary
from lamster.lab.report.text import Saying


def report_page(say: Saying, found: Sequence[Finding]) -> tuple[str, list[Drawing]]:
    """The page, and its charts for those who want them as files."""
    sheet = Sheet(say)
    played = [one for one in found if one.games]
    title = say("report-title", game=say("game-title"))
    body = [heading(1, title), paragraph(say("report-about", games=sum([one.games for one in found])), "soft")]
    body += [contents(say, len(played) > 1), f'<section class="short">{heading(2, say("report-short"), "short")}']
    body += [bullets(summary(say, found)), "</section>", comparison(sheet, played), settings(sheet, found)]
    body += [glossary(say), method(say, list(found))]
    return page(say.language, title, "\n".join(body)), sheet.drawings


def contents(say: Saying, compared: bool) -> str:
    chapters = {"short": "report-short", "compared": "report-compared", "details": "report-details"}
    chapters |= {"glossary": "report-glossary", "method": "report-method"}
    if not compared:
        del chapters["compared"]
    links = "".join([f'<li><a href="#{name}">{escape(say(text))}</a></li>' for name, text in chapters.items()])
    return f'<nav aria-label="{escape(say("report-contents"))}"><ul>{links}</ul></nav>'


def details_title(say: Saying, found: Sequence[Finding]) -> str:
    return say("report-details") if len(found) == 1 else say("report-each-setting")


def settings(sheet: Sheet, found: Sequence[Finding]) -> str:
    """One setting stands open; of several the fairest does, and the others are unfolded by whoever wants them."""
    say = sheet.say
    title = heading(2, details_title(say, found), "details")
    if len(found) == 1:
        return title + details(sheet, found[0])
    best = fairest(found)
    parts = []
    for number, one in enumerate(found, 1):
        sheet.prefix = f"s{number}-"
        parts.append(folded(say.setting(one.options), details(sheet, one), one is best))
    return title + "".join(parts)


def details(sheet: Sheet, one: Finding) -> str:
    if not one.games:
        return paragraph(sheet.say("report-no-games"))
    chapters = (winning, ending, leading, components, estimates)
    return "".join([chapter(sheet, one, 3) for chapter in chapters])
