"""HTML of a report: one self-contained file with light and dark colours, for screens of all sizes and for print."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from lamster.lab.report.svg import STYLE, Chart

PAGE_STYLE = """
:root{color-scheme:light dark;--ink:#1c2430;--soft:#5a6675;--line:#d5dbe3;--ground:#fff;--raised:#f4f6f9;
--accent:#0b63b5;--s0:#0b63b5;--s1:#b3480a;--s2:#1d7a46;--s3:#8a3ab0;--s4:#9a6a00;--s5:#b02a5b}
@media (prefers-color-scheme:dark){:root{--ink:#e6ebf2;--soft:#a3afbe;--line:#3a4553;--ground:#141a22;--raised:#1d2530;
--accent:#6db3f2;--s0:#6db3f2;--s1:#f0935a;--s2:#63c98d;--s3:#cf96ee;--s4:#e0b44c;--s5:#f286ad}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
main{max-width:68rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.8rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.35rem;margin:2.5rem 0 .5rem;line-height:1.25}
h3{font-size:1.1rem;margin:1.8rem 0 .4rem}h4{font-size:1rem;margin:1.3rem 0 .3rem}
p,li,dd{max-width:44rem}p{margin:.5rem 0}.soft{color:var(--soft)}
.short{background:var(--raised);border-left:4px solid var(--accent);padding:.6rem 1.2rem;border-radius:.3rem}
.short h2{margin:.4rem 0}.short ul{padding-left:1.1rem;margin:.3rem 0}
.short li{margin:.35rem 0;max-width:56rem}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:1.5rem 2.5rem;
align-items:start}
figure{margin:1rem 0;max-width:29rem}figure h4{margin:0 0 .4rem}
figcaption{color:var(--soft);font-size:.9rem;margin-top:.4rem}
svg.chart{display:block;width:100%;height:auto}
.table{overflow-x:auto;margin:.8rem 0}.table:focus-visible{outline:2px solid var(--accent)}
table{border-collapse:collapse;font-size:.92rem;min-width:18rem}
.caption{color:var(--soft);font-size:.9rem;margin:1.2rem 0 -.4rem}
th,td{padding:.3rem .7rem;border-bottom:1px solid var(--line);text-align:right;vertical-align:top}
th:first-child,td:first-child{text-align:left;padding-left:0;min-width:4.5rem}
td.words,th.words{text-align:left}thead th{font-weight:600;border-bottom:2px solid var(--line);vertical-align:bottom}
details{border-top:1px solid var(--line);padding:.4rem 0}summary{cursor:pointer;padding:.5rem 0;font-weight:600}
summary:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
dt{font-weight:600;margin-top:.7rem}dd{margin:0}code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
a{color:var(--accent)}nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;padding:0;margin:.8rem 0}
nav a{display:inline-block;padding:.15rem 0}
@media print{body{font-size:11pt}nav{display:none}figure,tr{break-inside:avoid}h2,h3,h4{break-after:avoid}
.table{overflow:visible}details::details-content{content-visibility:visible;block-size:auto}}
"""


POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"


class Table(NamedTuple):
    """A table with a caption. The columns in `words` are aligned left, numbers right."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    words: frozenset[int] = frozenset()

    def html(self) -> str:
        heads = "".join([f'<th scope="col"{self.look(i)}>{escape(head)}</th>' for i, head in enumerate(self.heads)])
        rows = "".join([self.row(row) for row in self.rows])
        return (
            # A <caption> would be as wide as the table, and cut off on a phone.
            f'{paragraph(self.caption, "caption")}<div class="table" role="region" tabindex="0" '
            f'aria-label="{escape(self.caption)}"><table aria-label="{escape(self.caption)}">'
            f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
        )

    def row(self, cells: Sequence[str]) -> str:
        first, *others = cells
        rest = "".join([f"<td{self.look(i)}>{escape(cell)}</td>" for i, cell in enumerate(others, 1)])
        return f'<tr><th scope="row">{escape(first)}</th>{rest}</tr>'

    def look(self, column: int) -> str:
        return ' class="words"' if column in self.words else ""


class Drawing(NamedTuple):
    """A chart with a sentence that explains it."""

    chart: Chart
    caption: str

    def html(self) -> str:
        title, caption = escape(self.chart.title), escape(self.caption)
        return f"<figure><h4>{title}</h4>{self.chart.svg()}<figcaption>{caption}</figcaption></figure>"


def figures(drawings: Sequence[Drawing]) -> str:
    return f'<div class="figures">{"".join([drawing.html() for drawing in drawings])}</div>' if drawings else ""


def paragraph(text: str, look: str = "") -> str:
    return f'<p class="{look}">{escape(text)}</p>' if look else f"<p>{escape(text)}</p>"


def bullets(texts: Sequence[str]) -> str:
    return f"<ul>{''.join([f'<li>{escape(text)}</li>' for text in texts])}</ul>" if texts else ""


def heading(level: int, text: str, name: str = "") -> str:
    place = f' id="{name}"' if name else ""
    return f"<h{level}{place}>{escape(text)}</h{level}>"


def foldable(title: str, inside: str, unfolded: bool) -> str:
    return f"<details{' open' if unfolded else ''}><summary>{escape(title)}</summary>{inside}</details>"


def page(language: str, title: str, body: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        # The page loads nothing, not even an icon.
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<link rel="icon" href="data:,">\n'
        f"<title>{escape(title)}</title>\n<style>{PAGE_STYLE}{STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n"
        "</body>\n</html>\n"
    )
