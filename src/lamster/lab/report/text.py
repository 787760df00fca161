"""Numbers, names and messages of a report in the language of its reader."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from lamster.games import load
from lamster.kernel.decision import Refusal
from lamster.kernel.event import Names
from lamster.kernel.game import Options
from lamster.lab.report.components import Group, catalogue
from lamster.lab.report.findings import MeanInterval, Share
from lamster.lab.report.spec import ReportSpec
from lamster.text import ANYTHING, Words

DECIMAL_SIGNS = {"nl": str.maketrans(",.", ".,")}
"""Languages whose separators of thousands and decimals differ from English."""
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
"""The message of the heading of each group of components."""
PLAYERS = "players"
NONE = "\N{EN DASH}"
"""Stands in place of an unknown value."""
NO_BREAK = "\N{NO-BREAK SPACE}"
PERCENT = f"{NO_BREAK}%"
MAX_NAMES = 12
"""A list in a sentence has at most this many names."""


def without_breaks(text: str) -> str:
    """A value with its interval, such that a line may break before the interval but not inside it."""
    return text.replace(" ", NO_BREAK).replace(f"{NO_BREAK}(", " (")


class ReportText:
    """The texts of one report in one language. Call it with the name of a message."""

    def __init__(self, spec: ReportSpec, language: str) -> None:
        self.spec = spec
        self.game = load(spec.game)
        self.words = Words.of(language, self.game)
        self.language = language

    def __call__(self, name: str, /, **arguments: object) -> str:
        return self.words.message(name, **arguments)

    def check(self) -> None:
        """Raise a Refusal before the first game if a component or group has no name."""
        missing = [message for names in self.words.lexicon.names for message in self.missing_messages(names)]
        missing += [title for title in self.titles_of_groups() if title not in TITLES]
        if missing:
            raise Refusal(f"there are no words for {', '.join(missing)}: add them before the games are played")
        for options in self.spec.settings():
            self.setting(options)

    def missing_messages(self, names: Names) -> list[str]:
        """The messages for these names that do not exist in any language."""
        return [message for message in names.messages().values() if not self.words.has(message)]

    def titles_of_groups(self) -> list[str]:
        return [group.title for group in catalogue(self.spec.game).groups]

    # Numbers.

    def number(self, value: float, digits: int = 0) -> str:
        told = f"{value:,.{digits}f}"
        return told.translate(DECIMAL_SIGNS[self.language]) if self.language in DECIMAL_SIGNS else told

    def percent(self, share: float) -> str:
        """Whole percents; one decimal below 1 % and above 99 %."""
        near = 0 < share < 0.01 or 0.99 < share < 1
        return f"{self.number(100 * share, 1 if near else 0)}{PERCENT}"

    def points(self, change: float, digits: int = 1) -> str:
        """Percentage points with their sign."""
        told = self.number(abs(100 * change), digits)
        sign = "+" if change > 0 else "\N{MINUS SIGN}"
        return told if not any(digit in told for digit in "123456789") else sign + told

    def axis_points(self, change: float) -> str:
        """Percentage points at an axis, without a decimal if they are whole."""
        return self.points(change, 0 if abs(100 * change - round(100 * change)) < 0.01 else 1)

    def within(self, share: Share) -> str:
        """A share with its interval, with one percent sign for all three numbers."""
        low, high = [self.percent(bound).removesuffix(PERCENT) for bound in (share.low, share.high)]
        return without_breaks(self("report-within", share=self.percent(share.mean), low=low, high=high))

    def change_text(self, figure: MeanInterval | None) -> str:
        """A change with its interval; a dash if there is too little data."""
        if figure is None:
            return NONE
        low, high = self.points(figure.low), self.points(figure.high)
        return without_breaks(self("report-between", mean=self.points(figure.mean), low=low, high=high))

    def list(self, texts: Sequence[str]) -> str:
        """Several names in a sentence. Of more than `MAX_NAMES` only the first are listed."""
        left = len(texts) - MAX_NAMES
        shown = [*texts[:MAX_NAMES], self("report-more", number=left)] if left > 1 else texts
        return self.words.listed(shown)

    def bots(self) -> str:
        """The names of the bots, each once."""
        return self.list(list(dict.fromkeys(self.spec.bots)))

    # Names.

    def party(self, name: str) -> str:
        """The name of a player, role or team in this game."""
        if name == PLAYERS:
            return self("report-players" if len(self.spec.bots) > 1 else "report-player")
        return " + ".join([self.role(label) for label in name.split(" + ")])

    def role(self, label: str) -> str:
        if self.words.has(f"role-{label}"):
            return self(f"role-{label}")
        if label.isdecimal():
            return self("report-seat", number=label)
        known = self.words.lexicon.kind_of(ANYTHING, label)
        return label if known is None else self.words.name(ANYTHING, label)

    def rule(self, rule: str) -> str:
        """The title of the rule by which a game ended."""
        return self.words.rule_title(rule) if self.words.has(f"rule-{rule}") else rule

    def option(self, name: str) -> str:
        return self.words.setting(self.game.meta.options[name])

    def value(self, name: str, value: Any) -> str:
        return self.words.setting_value(self.game.meta.options[name], value)

    def setting(self, options: Options) -> str:
        """A setting as text: the values of the swept options."""
        return "; ".join([f"{self.option(name)}: {self.value(name, options[name])}" for name, _ in self.spec.sweeps])

    def quoted_setting(self, options: Options) -> str:
        """A setting within a sentence."""
        return self("report-quoted", text=self.setting(options))

    @cached_property
    def titles(self) -> dict[str, dict[str, str]]:
        """The names of all components, by group and code. Equal names are followed by their codes."""
        return {group.title: self.titles_of(group) for group in catalogue(self.spec.game).groups}

    def titles_of(self, group: Group) -> dict[str, str]:
        named = {code: self.words.name(group.names, code) for code in group.codes}
        several = {title for title in named.values() if list(named.values()).count(title) > 1}
        return {code: f"{title} ({code})" if title in several else title for code, title in named.items()}

    def group(self, title: str) -> str:
        return self(TITLES[title])
