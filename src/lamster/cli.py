"""The command `lamster`: its argument parser. The commands themselves are in commands/."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

from lamster import __version__
from lamster.kernel.decision import Refusal
from lamster.screen import Screen, encodable
from lamster.text import Words, choose_language, languages

OK = 0
FAILED = 1
WRONG_USAGE = 2
INTERRUPTED = 130


Arguments = list[tuple[str, str, dict[str, Any]]]
TABLE = ("admin-table", "table", {"metavar": "TABLE"})
REASON = ("admin-reason", "--reason", {"metavar": "TEXT"})
OUT = ("admin-out", "--out", {"metavar": "FILE"})
WHOM: Arguments = [
    ("admin-person", "person", {"metavar": "PERSON", "nargs": "?"}),
    ("admin-address", "--address", {"metavar": "ADDRESS"}),
]
ADMIN: dict[str, Arguments] = {
    "admin-list": [
        ("admin-phase", "--phase", {"choices": ("open", "playing", "over", "closed")}),
        ("admin-game", "--game", {"metavar": "GAME"}),
        ("admin-person", "--person", {"metavar": "PERSON"}),
        ("admin-older-than", "--older-than", {"metavar": "DAYS", "type": float}),
        ("admin-limit", "--limit", {"metavar": "N", "type": int, "default": 100}),
    ],
    "admin-inspect": [
        TABLE,
        ("admin-entries", "--entries", {"metavar": "N", "type": int, "default": 20}),
        ("admin-chat", "--chat", {"action": "store_true"}),
    ],
    "admin-close": [TABLE, REASON],
    "admin-export": [
        ("admin-table", "table", {"metavar": "TABLE", "nargs": "?"}),
        ("admin-person", "--person", {"metavar": "PERSON"}),
        ("admin-whole", "--whole", {"action": "store_true"}),
        OUT,
    ],
    "admin-ban": [*WHOM, ("admin-days", "--days", {"metavar": "DAYS", "type": float}), REASON],
    "admin-unban": WHOM,
    "admin-bans": [("admin-all", "--all", {"action": "store_true"})],
    "admin-reports": [],
}
"""The arguments of each subcommand of `lamster admin`, except those that name the store."""


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Does not wrap the examples."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=26)


class Parser(argparse.ArgumentParser):
    """Reports wrong usage in one line, with a reference to --help."""

    def error(self, message: str) -> NoReturn:
        raise Refusal(f"{message}; see {self.prog} --help")

    def _print_message(self, message: str, file: Any = None) -> None:
        if message:
            out = file or sys.stderr
            out.write(encodable(message, out.encoding or "utf-8"))


class Commands:
    """Builds the parser, with help texts in the user's language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.parser = Parser("lamster", **self.texts("cli-lamster"))
        self.parser.add_argument(
            "--version", action="version", version=f"lamster {__version__}", help=self.help("version")
        )
        self.title(self.parser)
        self.language(self.parser)
        self.commands = self.parser.add_subparsers(
            dest="command", metavar=words.message("cli-command"), title=words.message("cli-commands"), required=True
        )
        self.add_all()

    def texts(self, name: str) -> dict[str, Any]:
        """Description and examples of a command."""
        return {
            "description": self.words.message(name),
            "epilog": f"{self.words.message('cli-examples')}\n{self.words.message(name, 'examples')}",
            "formatter_class": Formatter,
            "add_help": False,
            "allow_abbrev": False,
        }

    def help(self, name: str) -> str:
        return self.words.message(f"arg-{name}")

    def title(self, parser: argparse.ArgumentParser) -> None:
        parser._positionals.title = self.words.message("cli-arguments")
        parser._optionals.title = self.words.message("cli-options")
        parser.add_argument("-h", "--help", action="help", help=self.help("help"))

    def language(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--language", choices=languages(), default=argparse.SUPPRESS, help=self.help("language"))

    def command(self, name: str, module: str) -> argparse.ArgumentParser:
        texts = self.texts(f"cli-{name}")
        parser = self.commands.add_parser(name, help=texts["description"], **texts)
        parser.set_defaults(module=module)
        self.title(parser)
        self.language(parser)
        return parser

    def add_all(self) -> None:
        self.add_games()
        self.add_serve()
        self.add_play()
        self.add_lab()
        self.add_report()
        self.add_records()
        self.add_rules()
        self.add_admin()
        self.add_maintenance()

    def add_games(self) -> None:
        games = self.command("games", "games")
        games.add_argument("--json", action="store_true", help=self.help("json"))

    def add_serve(self) -> None:
        serve = self.command("serve", "serve")
        serve.add_argument("--port", metavar="N", type=int, default=8160, help=self.help("port"))
        serve.add_argument("--lan", action="store_true", help=self.help("lan"))
        serve.add_argument("--host", metavar="ADDRESS", help=self.help("host"))
        serve.add_argument("--data", metavar="DIR", help=self.help("data"))
        serve.add_argument("--origin", metavar="URL", action="append", default=[], help=self.help("origin"))
        proxy: dict[str, Any] = {"metavar": "ADDRESS", "nargs": "?", "const": "127.0.0.1", "default": ""}
        serve.add_argument("--behind-proxy", help=self.help("behind-proxy"), **proxy)
        serve.add_argument("--reach", metavar="HOST", action="append", default=[], help=self.help("reach"))
        serve.add_argument("--bot-pause", metavar="S", type=float, default=1.0, help=self.help("bot-pause"))
        serve.add_argument("--bot-workers", metavar="N", type=int, help=self.help("bot-workers"))
        serve.add_argument("--database", metavar="URL", help=self.help("serve-database"))
        serve.add_argument("--redis", metavar="URL", help=self.help("serve-redis"))
        serve.add_argument("--metrics", metavar="HOST:PORT", help=self.help("metrics"))
        for keeping in ("keep-open", "keep-over", "keep-chat"):
            serve.add_argument(f"--{keeping}", metavar="DAYS", type=float, help=self.help(keeping))
        serve.add_argument("--log", choices=("text", "json"), default="text", help=self.help("log"))
        levels = ("debug", "info", "warning", "error")
        serve.add_argument("--log-level", choices=levels, default="warning", help=self.help("log-level"))
        serve.add_argument("--access-log", action="store_true", help=self.help("access-log"))

    def add_play(self) -> None:
        play = self.command("play", "play")
        play.add_argument("game", metavar="GAME", nargs="?", help=self.help("game"))
        play.add_argument("--seats", metavar="N", type=int, help=self.help("seats"))
        play.add_argument("--seat", metavar="K", type=int, default=1, help=self.help("seat"))
        play.add_argument("--bots", metavar="BOT,BOT", help=self.help("opponents"))
        self.add_option(play)
        play.add_argument("--seed", metavar="S", help=self.help("play-seed"))
        play.add_argument("--record", metavar="FILE", help=self.help("record"))
        play.add_argument("--resume", metavar="FILE", help=self.help("resume"))
        play.add_argument("--name", metavar="NAME", help=self.help("name"))

    def add_option(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--option", metavar="K=V", action="append", default=[], help=self.help("option"))

    def add_lab(self) -> None:
        simulate = self.command("simulate", "simulate")
        tournament = self.command("tournament", "tournament")
        for parser, bots, games in ((simulate, "", 100), (tournament, "random,thumb,search:60", 20)):
            parser.add_argument("game", metavar="GAME", help=self.help("game"))
            who = parser.add_mutually_exclusive_group()
            who.add_argument("--bots", metavar="BOT,BOT", default=bots, help=self.help("bots"))
            if parser is tournament:
                who.add_argument("--levels", action="store_true", help=self.help("levels"))
            count = "games" if parser is simulate else "cup-games"
            parser.add_argument("--games", metavar="N", type=int, default=games, help=self.help(count))
            parser.add_argument("--seed", metavar="S", default="1", help=self.help("seed"))
            self.add_option(parser)
            parser.add_argument("--jobs", metavar="J", type=int, default=1, help=self.help("jobs"))
            parser.add_argument("--on", metavar="RAY", default="", help=self.help("on"))
            parser.add_argument("--json", action="store_true", help=self.help("json"))
        simulate.add_argument("--records", metavar="DIR", help=self.help("records"))
        tournament.add_argument("--seats", metavar="N", type=int, help=self.help("cup-seats"))
        tournament.add_argument("--anchor", metavar="BOT", default="", help=self.help("anchor"))
        tournament.add_argument("--ladder", metavar="FILE", help=self.help("ladder"))

    def add_report(self) -> None:
        report = self.command("report", "report")
        report.add_argument("game", metavar="GAME", help=self.help("game"))
        report.add_argument("--bots", metavar="BOT,BOT", default="", help=self.help("bots"))
        report.add_argument("--games", metavar="N", type=int, default=200, help=self.help("report-games"))
        report.add_argument("--seed", metavar="S", default="1", help=self.help("seed"))
        self.add_option(report)
        report.add_argument("--sweep", metavar="K=A..B", action="append", default=[], help=self.help("sweep"))
        report.add_argument("--rotate", action="store_true", help=self.help("rotate"))
        report.add_argument("--out", metavar="FILE.html", help=self.help("out"))
        report.add_argument("--again", action="store_true", help=self.help("again"))
        report.add_argument("--jobs", metavar="J", type=int, default=1, help=self.help("jobs"))
        report.add_argument("--on", metavar="RAY", default="", help=self.help("on"))

    def add_records(self) -> None:
        replay = self.command("replay", "records")
        replay.add_argument("file", metavar="FILE", help=self.help("file"))
        replay.add_argument("--from", dest="start", metavar="PLY", type=int, default=0, help=self.help("from"))
        replay.add_argument("--to", dest="end", metavar="PLY", type=int, help=self.help("to"))
        replay.add_argument("--seat", metavar="K", type=int, help=self.help("replay-seat"))
        replay.add_argument("--board", action="store_true", help=self.help("board"))
        replay.add_argument("--step", action="store_true", help=self.help("step"))
        verify = self.command("verify", "records")
        verify.add_argument("files", metavar="FILE", nargs="+", help=self.help("file"))
        check = self.command("check", "check")
        check.add_argument("game", metavar="GAME", nargs="?", help=self.help("check-game"))
        check.add_argument("--effort", metavar="N", type=float, default=1.0, help=self.help("effort"))
        check.add_argument("--seed", metavar="N", type=int, default=1, help=self.help("check-seed"))
        check.add_argument("--records", metavar="DIR", help=self.help("golden"))

    def add_rules(self) -> None:
        rules = self.command("rules", "rules")
        rules.add_argument("game", metavar="GAME", help=self.help("game"))
        rules.add_argument("words", metavar="ID", nargs="*", help=self.help("rule"))

    def add_maintenance(self) -> None:
        """The commands that check, back up and restore the store of a server."""
        doctor = self.command("doctor", "doctor")
        backup = self.command("backup", "backup")
        restore = self.command("restore", "backup")
        for parser in (backup, restore):
            parser.add_argument("file", metavar="FILE", help=self.help("backup-file"))
        for parser in (doctor, backup, restore):
            parser.add_argument("--data", metavar="DIR", help=self.help("data"))
            parser.add_argument("--database", metavar="URL", help=self.help("database"))
        restore.add_argument("--anyway", action="store_true", help=self.help("anyway"))
        doctor.add_argument("--json", action="store_true", help=self.help("json"))

    def add_admin(self) -> None:
        """The subcommands of `admin`, which work on the store of a server."""
        admin = self.command("admin", "admin")
        acts = admin.add_subparsers(
            dest="act",
            metavar=self.words.message("cli-command"),
            title=self.words.message("cli-commands"),
            required=True,
        )
        for name, arguments in ADMIN.items():
            texts = self.texts(f"cli-{name}")
            parser = acts.add_parser(name.removeprefix("admin-"), help=texts["description"], **texts)
            self.title(parser)
            for about, argument, settings in arguments:
                parser.add_argument(argument, help=self.help(about), **settings)
            parser.add_argument("--data", metavar="DIR", help=self.help("data"))
            parser.add_argument("--database", metavar="URL", help=self.help("database"))
            parser.add_argument("--json", action="store_true", help=self.help("json"))
            self.language(parser)


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language on the command line. It is read before the parser is built, since the help texts depend on it."""
    for i, argument in enumerate(arguments):
        if argument.startswith("--language="):
            return argument.partition("=")[2]
        if argument == "--language" and i + 1 < len(arguments):
            return arguments[i + 1]
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0, 1 if a check failed, 2 for wrong usage, 130 if interrupted."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        return run(given)
    except Refusal as refusal:
        return print_error(refusal.text(), WRONG_USAGE)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has closed the pipe. Python flushes stdout at exit, which must not fail.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as problem:
        return print_error(f"{problem.filename or 'file'}: {problem.strerror or problem}", WRONG_USAGE)


def print_error(text: str, code: int) -> int:
    print(encodable(f"lamster: {text}", sys.stderr.encoding or "utf-8"), file=sys.stderr)
    return code


def run(given: Sequence[str]) -> int:
    language = choose_language(asked_language(given), os.environ)
    screen = Screen()
    parser = Commands(Words(language)).parser
    args = parser.parse_args(given)
    args.language = language
    code: int = import_module(f"lamster.commands.{args.module}").run(args, screen)
    return code
