"""`lamster tournament`: rates bots by playing them against each other."""

import argparse
from pathlib import Path

from lamster.bots import LEVELS
from lamster.commands.common import at_least_one, bots_of, options_of
from lamster.commands.simulate import (
    Progress,
    Row,
    columns,
    print_result,
    role_name,
    show_errors,
    team_name,
    workers_of,
)
from lamster.games import load
from lamster.lab.intervals import percent
from lamster.lab.ladder import Ladder, ending_rules
from lamster.lab.seating import ALONE, DUEL
from lamster.lab.tournament import Tournament, TournamentSpec
from lamster.screen import Screen
from lamster.text import Words


def run(args: argparse.Namespace, screen: Screen) -> int:
    words = Words.of(args.language, load(args.game))
    tournament, workers = Tournament(spec_of(args)), workers_of(args)
    ladder = Ladder(Path(args.ladder), tournament) if args.ladder else None
    progress = Progress(words, tournament.games())
    result = tournament.play(workers, progress)
    progress.bar.clear()
    if ladder and not result["errors"]:
        ladder.write(result)
    return print_result(result, args, words, screen, show)


def spec_of(args: argparse.Namespace) -> TournamentSpec:
    at_least_one("--games", args.games)
    seats = 0 if args.seats is None else at_least_one("--seats", args.seats)
    bots = ["random", *LEVELS] if args.levels else bots_of(args.bots)
    return TournamentSpec(args.game, tuple(bots), args.games, args.seed, options_of(args.option), seats, args.anchor)


def show(result: Row, words: Words, screen: Screen) -> None:
    """Print the result as text: the ratings first, then the pairs they come from."""
    if result["form"] == ALONE:
        show_alone(result, words, screen)
    else:
        show_bots(result, words, screen)
    if result["form"] == DUEL:
        show_sides(result, words, screen)
    show_roles(result, words, screen)
    for pair in result.get("pairs", []):
        show_pair(pair, result["form"] == DUEL, words, screen)
    show_errors(result["errors"], words, screen)


def show_bots(result: Row, words: Words, screen: Screen) -> None:
    say = words.message
    rows = [[row["bot"], *elo(row, words), str(row["games"]), percent(row["share"])] for row in result["bots"]]
    columns([[say("lab-bot"), "Elo", say("lab-interval"), say("lab-games"), say("lab-share")], *rows], screen)
    screen.paragraph(say("cup-anchor", bot=result["anchor"]))
    screen.write("")


def show_alone(result: Row, words: Words, screen: Screen) -> None:
    """Print games against the game itself: how often each bot won, and by which rules its games ended."""
    say = words.message
    heads = [say("lab-bot"), "Elo", say("lab-interval"), say("lab-games"), say("lab-share"), say("lab-interval")]
    rows = [
        [row["bot"], *elo(row, words), str(row["games"]), percent(row["share"]), between(row["interval"], words)]
        for row in result["bots"]
    ]
    columns([heads, *rows], screen)
    several = f" {say('cup-parts')}" if result["seats"] > 1 else ""
    screen.paragraph(say("cup-alone") + several)
    screen.write("")
    show_endings(result, words, screen)


def show_endings(result: Row, words: Words, screen: Screen) -> None:
    rules = ending_rules(result)
    rows = [
        [row["bot"], *(percent(row["endings"].get(rule, 0) / row["games"]) for rule in rules)] for row in result["bots"]
    ]
    columns([[words.message("cup-ended"), *rules], *rows], screen)
    for rule in rules:
        screen.paragraph(f"{rule}: {words.rule_title(rule)}")
    screen.write("")


def elo(row: Row, words: Words) -> list[str]:
    low, high = row["elo_interval"]
    return [str(row["elo"]), words.message("cup-between", low=str(low), high=str(high)) if low < high else "-"]


def between(interval: list[float], words: Words) -> str:
    return words.message("cup-between", low=percent(interval[0]), high=percent(interval[1]))


def show_sides(result: Row, words: Words, screen: Screen) -> None:
    """Print the Elo on each side, and how often the first side wins if one bot plays both."""
    say = words.message
    sides = list(dict.fromkeys(row["side"] for row in result["sides"]))
    found = {(row["bot"], row["side"]): elo(row, words) for row in result["sides"]}
    heads = [head for side in sides for head in (team_name(words, side), say("lab-interval"))]
    bots = [row["bot"] for row in result["bots"]]
    rows = [[bot, *(cell for side in sides for cell in found[bot, side])] for bot in bots]
    columns([[say("cup-side"), *heads], *rows], screen)
    shares = {row["bot"]: row for row in result["equals"]}
    equals = [
        [bot, str(shares[bot]["games"]), percent(shares[bot]["share"]), between(shares[bot]["interval"], words)]
        for bot in bots
    ]
    won = say("cup-won", side=team_name(words, sides[0]))
    columns([[say("cup-equals"), say("lab-games"), won, say("lab-interval")], *equals], screen)


def show_roles(result: Row, words: Words, screen: Screen) -> None:
    """Print the share of wins of each bot in each role, if roles differ from seats."""
    roles = sorted({row["role"] for row in result["roles"]})
    if set(roles) <= {"", *result["names"]}:
        return
    bots = [row["bot"] for row in result["bots"]]
    found = {(row["bot"], row["role"]): percent(row["share"]) for row in result["roles"]}
    rows = [[role_name(words, role), *(found.get((bot, role), "-") for bot in bots)] for role in roles]
    columns([[words.message("lab-role"), *bots], *rows], screen)


def show_pair(pair: Row, by_side: bool, words: Words, screen: Screen) -> None:
    say = words.message
    screen.paragraph(say("cup-pair", first=pair["first"], second=pair["second"], told=pair_text(pair, words)))
    for side in pair["sides"] if by_side else []:
        text = say("cup-as", side=team_name(words, side["name"]), told=pair_text(side, words))
        screen.paragraph(text, indent="  ")


def pair_text(row: Row, words: Words) -> str:
    figures = {"wins": f"{row['wins']:g}", "games": row["games"], "share": percent(row["share"])}
    return words.message("cup-told", between=between(row["interval"], words), **figures)
