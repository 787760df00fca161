"""`lamster games`: lists the games with their options."""

import argparse
import json
from collections.abc import Sequence
from typing import Any

from lamster.games import metas
from lamster.kernel.game import Meta, Option
from lamster.screen import Screen
from lamster.text import Words


def run(args: argparse.Namespace, screen: Screen) -> int:
    if args.json:
        listed = [game_data(meta, Words(args.language, meta)) for meta in metas().values()]
        screen.write(json.dumps(listed, indent=2, ensure_ascii=False))
        return 0
    for meta in metas().values():
        show(meta, Words(args.language, meta), screen)
    screen.paragraph(Words(args.language).message("games-unofficial"), "dim")
    return 0


def game_data(meta: Meta, words: Words) -> dict[str, Any]:
    """A game as JSON data."""
    return {
        "name": meta.name,
        "title": meta.title,
        "rules": meta.rules,
        "seats": list(meta.seats),
        "minutes": list(meta.minutes),
        "designers": list(meta.designers),
        "publisher": meta.publisher,
        "rulebook": words.message("game-rulebook"),
        "unofficial": True,
        "options": {name: option_data(option, words) for name, option in meta.options.items()},
    }


def option_data(option: Option, words: Words) -> dict[str, Any]:
    values = {"values": list(option.values)} if option.values else {"range": [option.low, option.high]}
    return {
        "title": words.setting(option),
        "help": words.setting(option, "help"),
        "rule": option.rule,
        "seats": list(option.seats),
        "default": option.default,
        **values,
    }


def show(meta: Meta, words: Words, screen: Screen) -> None:
    screen.write(f"{screen.paint(meta.title, 'strong')}  {meta.name}")
    screen.paragraph(words.message("game-tagline"), "dim", indent="  ")
    low, high = meta.minutes
    told = words.message("games-seats", seats=seats_text(meta.seats, words), most=meta.seats[-1], low=low, high=high)
    screen.paragraph(told, indent="  ")
    if words.has("game-alone"):
        screen.paragraph(f"1: {words.message('game-alone')}: {words.message('game-alone', 'about')}", indent="  ")
    screen.paragraph(credits_of(meta, words), indent="  ")
    screen.write("  " + words.message("games-options"))
    for option in meta.options.values():
        show_option(option, meta, words, screen)
    screen.write("")


def credits_of(meta: Meta, words: Words) -> str:
    """Designers, publisher and rulebook of a game."""
    designers = words.message("games-designers", names=words.listed(meta.designers), count=len(meta.designers))
    publisher = [words.message("games-publisher", name=meta.publisher)] if meta.publisher else []
    rulebook = words.message("games-rulebook", rulebook=words.message("game-rulebook"))
    return " · ".join([designers, *publisher, rulebook])


def seats_text(seats: Sequence[int], words: Words) -> str:
    """Numbers of seats within a sentence."""
    return words.listed([str(number) for number in seats], "list-or")


def show_option(option: Option, meta: Meta, words: Words, screen: Screen) -> None:
    """Print an option: its name on the command line, title, help, numbers of seats, and values, the default first."""
    about = f"{option.name}: {words.setting(option)}. {words.setting(option, 'help')}"
    if option.seats != meta.seats:
        about += " " + words.message("games-only", seats=seats_text(option.seats, words), most=option.seats[-1])
    screen.paragraph(about, indent="      ", first="    ")
    if option.values:
        values = [f"{str(value).lower()} ({words.setting_value(option, value)})" for value in option.values]
        text = " | ".join(values)
    else:
        default = words.setting_value(option, option.default)
        text = words.message(
            "games-range", default=str(option.default), meaning=default, low=option.low, high=option.high
        )
    screen.paragraph(text, "dim", indent="      ")
