"""`lamster play`: plays a game against bots in the terminal."""

import argparse
import secrets
import time
from pathlib import Path
from typing import Any

from lamster import bots
from lamster.commands.common import at_least_one, bots_of, options_of, players_of, record_in
from lamster.commands.session import Session
from lamster.folders import data_folder
from lamster.games import load, metas
from lamster.kernel.chance import Dice, commitment, mix, seed_from_text
from lamster.kernel.decision import Refusal
from lamster.kernel.game import Game, Meta
from lamster.kernel.match import Match
from lamster.kernel.record import BOT, replay
from lamster.screen import Screen
from lamster.text import Words

USUAL_OPPONENT = "medium"
TABLE = "table"


def run(args: argparse.Namespace, screen: Screen) -> int:
    session = resume_session(args, screen) if args.resume else new_session(args, screen)
    return session.play()


def new_session(args: argparse.Namespace, screen: Screen) -> Session:
    """Start a game. Without a seed, the program commits to a secret before the game and reveals it in the record."""
    game = load(args.game or only_game())
    players = players_by_seat(
        game.meta, args.seats, args.seat, args.bots, args.name or Words(args.language).message("you-name")
    )
    headers = player_headers(game, players)
    if args.seed is None:
        secret = secrets.token_bytes(32)
        seed = mix({TABLE: secret})
        headers |= {f"Commit-{TABLE}": commitment(TABLE, secret), f"Secret-{TABLE}": secret.hex()}
    else:
        seed = seed_from_text(args.seed)
    check_bots(game, players)
    match = Match(game, len(players), options_of(args.option), Dice(seed))
    return Session(match, players, args.seat - 1, args.language, headers, record_path(args, game.meta), screen)


def resume_session(args: argparse.Namespace, screen: Screen) -> Session:
    """Continue an unfinished game from its record, with the same dice."""
    record = record_in(args.resume)
    game = load(record.header("Game"))
    if record.partial or "Seed" not in record.headers:
        raise Refusal(f"{args.resume} has no seed, so the game cannot be continued: use the record that `save` wrote")
    match = replay(game, record)
    if match.outcome is not None:
        raise Refusal(f"the game in {args.resume} is over: lamster replay {args.resume} tells it again")
    players = players_of(record, game.seat_names(match.state.seats))
    mine = [seat for seat, name in enumerate(players) if not name.startswith(BOT)]
    if not mine:
        raise Refusal(f"{args.resume} does not say who plays: it has no [Seat-1 …] headers with a person among them")
    match.dice = Dice(record.bytes("Seed"))
    match.events = []
    match.draw()
    kept = ("Seat-", "Commit-", "Secret-")
    headers = {name: text for name, text in record.headers.items() if name.startswith(kept)}
    return Session(match, players, mine[0], args.language, headers, Path(args.record or args.resume), screen)


def only_game() -> str:
    names = list(metas())
    if len(names) > 1:
        raise Refusal(f"which game? lamster play GAME, where GAME is one of {', '.join(names)}")
    return names[0]


def players_by_seat(meta: Meta, seats: int | None, seat: int, given: str | None, name: str) -> list[str]:
    """The person at the given seat, and bots at the others; the last named bot fills the remaining seats."""
    opponents = bots_of(given) if given else [USUAL_OPPONENT]
    count = seats or (len(opponents) + 1 if given else fewest_seats(meta))
    meta.check_seats(count)
    if count == 1 and not given:
        opponents = []
    at_least_one("--seat", seat)
    if seat > count:
        raise Refusal(f"--seat must be from 1 to {count}, not {seat}")
    if len(opponents) > count - 1:
        raise Refusal(f"you and the bots of --bots need {len(opponents) + 1} seats, but --seats is {count}")
    opponents += opponents[-1:] * (count - 1 - len(opponents))
    players = [BOT + bot for bot in opponents]
    players.insert(seat - 1, name)
    return players


def fewest_seats(meta: Meta) -> int:
    """The smallest number of seats with an opponent; 1 for a game that is only played alone."""
    return min((seats for seats in meta.seats if seats > 1), default=1)


def check_bots(game: Game[Any], players: list[str]) -> None:
    """Raise a Refusal for an unknown bot before the game begins."""
    for name in players:
        if name.startswith(BOT):
            bots.make(name.removeprefix(BOT), game, b"")


def player_headers(game: Game[Any], players: list[str]) -> dict[str, str]:
    return {f"Seat-{seat}": name for seat, name in zip(game.seat_names(len(players)), players, strict=True)}


def record_path(args: argparse.Namespace, meta: Meta) -> Path:
    """The path of the record: as given, else in the user's data folder, named after the current time."""
    if args.record:
        return Path(args.record)
    return data_folder() / "records" / f"{meta.name}-{time.strftime('%Y%m%d-%H%M%S')}.rec"
