"""Figures and names as the reader of a report is told them."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from lamster.games import load
from lamster.kernel.decision import Refusal
from lamster.kernel.event import Names
from lamster.kernel.game import Options
from lamster.lab.report.components import Group, catalogue
from lamster.lab.report.findings import Figure, Share
from lamster.lab.report.spec import Order
from lamster.text import ANYTHING, Words

SIGNS = {"nl": str.maketrans(",.", ".,")}
"""Where thousands and fractions are marked in another way than in English."""
TITLES = {
    "cards": "report-cards",
    "stunts": "report-stunts",
    "upgrades": "report-upgrades",
    "abilities": "report-abilities",
    "tiles": "report-tiles",
    "places": "report-places",
    "points": "report-points",
    "events": "report-events",
    "actions": "report-actions",
    "things": "report-things",
    "timers": "report-timers",
    "opponent": "report-opponent",
}
"""The heading of each sort of component."""
PLAYERS = "players"
NONE = "\N{EN DASH}"
"""What stands where nothing is known."""
NO_BREAK = "\N{NO-BREAK SPACE}"
PERCENT = f"{NO_BREAK}%"
MOST_NAMES = 12
"""A list in a sentence names so many at most."""


def kept_together(text: str) -> str:
    """A figure with its interval: where there is little room the line breaks before the interval, not inside it."""
    return text.replace(" ", NO_BREAK).replace(f"{NO_BREAK}(", " (")


class Saying:
    """The words of one report in one language."""

    def __init__(self, order: Order, language: str) -> None:
        self.order = order
        self.game = load(order.game)
        self.words = Words.of(language, self.game)
        self.language = language

    def __call__(self, name: str, /, **arguments: object) -> str:
        return self.words.message(name, **arguments)

    def check(self) -> None:
        """Find out before the first game whether everything that may have to be named has a name."""
        missing = [message for names in self.words.lexicon.names for message in self.without(names)]
        missing += [title for title in self.titles_of_groups() if title not in TITLES]
        if missing:
            raise Refusal(f"there are no words for {', '.join(missing)}: add them before the games are played")
        for options in self.order.settings():
            self.setting(options)

    def without(self, names: Names) -> list[str]:
        """The messages of these names that no language has."""
        return [message for message in names.messages().values() if not self.words.has(message)]

    def titles_of_groups(self) -> list[str]:
        return [group.title for group in catalogue(self.order.game).groups]

    # Figures.

    def number(self, value: float, digits: int = 0) -> str:
        told = f"{value:,.{digits}f}"
        return told.translate(SIGNS[self.language]) if self.language in SIGNS else told

    def percent(self, share: float) -> str:
        """Whole percents, but for what is nearly nothing or nearly all."""
        near = 0 < share < 0.01 or 0.99 < share < 1
        return f"{self.number(100 * share, 1 if near else 0)}{PERCENT}"

    def points(self, change: float, digits: int = 1) -> str:
        """Percentage points with their sign."""
        told = self.number(abs(100 * change), digits)
        sign = "+" if change > 0 else "\N{MINUS SIGN}"
        return told if not any(digit in told for digit in "123456789") else sign + told

    def axis_points(self, change: float) -> str:
        """The same at an axis, where most are whole."""
        return self.points(change, 0 if abs(100 * change - round(100 * change)) < 0.01 else 1)

    def within(self, share: Share) -> str:
        """A share with its interval; the sign of the share holds for all three."""
        low, high = [self.percent(bound).removesuffix(PERCENT) for bound in (share.low, share.high)]
        return kept_together(self("report-within", share=self.percent(share.mean), low=low, high=high))

    def moved(self, figure: Figure | None) -> str:
        """A change with its interval; a dash where too little is known."""
        if figure is None:
            return NONE
        low, high = self.points(figure.low), self.points(figure.high)
        return kept_together(self("report-between", mean=self.points(figure.mean), low=low, high=high))

    def list(self, texts: Sequence[str]) -> str:
        """Several names in a sentence; of very many the first."""
        left = len(texts) - MOST_NAMES
        shown = [*texts[:MOST_NAMES], self("report-more", number=left)] if left > 1 else texts
        return self.words.listed(shown)

    def bots(self) -> str:
        """Who played, each named once."""
        return self.list(list(dict.fromkeys(self.order.bots)))

    # Names.

    def party(self, name: str) -> str:
        """A player, role or team by the game's word for it."""
        if name == PLAYERS:
            return self("report-players" if len(self.order.bots) > 1 else "report-player")
        return " + ".join([self.role(label) for label in name.split(" + ")])

    def role(self, label: str) -> str:
        if self.words.has(f"role-{label}"):
            return self(f"role-{label}")
        if label.isdecimal():
            return self("report-seat", number=label)
        known = self.words.lexicon.kind_of(ANYTHING, label)
        return label if known is None else self.words.name(ANYTHING, label)

    def rule(self, rule: str) -> str:
        """How a game ended, in the words of the rule."""
        return self.words.rule_title(rule) if self.words.has(f"rule-{rule}") else rule

    def option(self, name: str) -> str:
        return self.words.setting(self.game.meta.options[name])

    def value(self, name: str, value: Any) -> str:
        return self.words.setting_value(self.game.meta.options[name], value)

    def setting(self, options: Options) -> str:
        """What is particular about a setting: the values of what is swept."""
        return "; ".join([f"{self.option(name)}: {self.value(name, options[name])}" for name, _ in self.order.sweeps])

    def quoted(self, options: Options) -> str:
        """The same within a sentence."""
        return self("report-quoted", text=self.setting(options))

    @cached_property
    def titles(self) -> dict[str, dict[str, str]]:
        """The names of all components, by group and code; where two have the same, their codes tell them apart."""
        return {group.title: self.titles_of(group) for group in catalogue(self.order.game).groups}

    def titles_of(self, group: Group) -> dict[str, str]:
        named = {code: self.words.name(group.names, code) for code in group.codes}
        several = {title for title in named.values() if list(named.values()).count(title) > 1}
        return {code: f"{title} ({code})" if title in several else title for code, title in named.items()}

    def group(self, title: str) -> str:
        return self(TITLES[title])
