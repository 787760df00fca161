"""`lamster rules`: prints rules of a game, by ID, by section or by words."""

import argparse
from collections.abc import Sequence
from itertools import groupby

from lamster.games import metas
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Meta
from lamster.screen import Screen
from lamster.text import Words


def run(args: argparse.Namespace, screen: Screen) -> int:
    if args.game not in metas():
        raise Refusal(f"there is no game {args.game!r}: there is {', '.join(metas())}")
    meta = metas()[args.game]
    words = Words(args.language, meta)
    hits = find_rules(words, meta, args.words)
    for section, rules in groupby(hits, words.section):
        if len(hits) > 1:
            screen.write(screen.paint(section, "strong"))
        for rule in rules:
            show_rule(words, screen, rule)
    if not hits:
        screen.paragraph(words.message("rules-none", words=" ".join(args.words)))
        return 1
    return 0


def find_rules(words: Words, meta: Meta, wanted: Sequence[str]) -> list[str]:
    """Rules by ID (OTL-T3 or T3) or by section (T); otherwise those that contain all these words."""
    rules = list(words.rules())
    ids = [with_prefix(text, meta) for text in wanted]
    if wanted and all(text in rules for text in ids):
        return ids
    if len(ids) == 1 and ids[0].removeprefix(f"{meta.prefix}-").isalpha():
        section = [rule for rule in rules if rule.rstrip("0123456789") == ids[0]]
        if section:
            return section
    texts = {rule: f"{rule} {words.rule_title(rule)} {words.rule(rule)}".casefold() for rule in rules}
    return [rule for rule in rules if all(word.casefold() in texts[rule] for word in wanted)]


def with_prefix(text: str, meta: Meta) -> str:
    return f"{meta.prefix}-{text.upper().removeprefix(f'{meta.prefix}-')}"


def show_rule(words: Words, screen: Screen, rule: str) -> None:
    screen.write(f"{screen.paint(rule, 'accent')}  {screen.paint(words.rule_title(rule), 'bold')}")
    screen.paragraph(words.rule(rule), indent="    ")
