"""The client's texts, read from its Fluent files: tests look for a message, not for its wording."""

from functools import cache
from pathlib import Path

from lamster import games
from lamster.text import Language, parse_file

WEB = Path(__file__).parents[2] / "web" / "src"
OTL = "on_the_lam"
GD = "getaway_driver"
OUT = "outrun"
EFNY = "escape_from_new_york"


class Texts:
    """The texts of one language, for somebody who plays this game."""

    def __init__(self, language: str, game: str) -> None:
        self.code = language
        self.game = game
        self.language = Language(language, Path(games.__path__[0]) / game / "locale")
        for path in [*WEB.glob(f"locale/*.{language}.ftl"), *WEB.glob(f"games/{game}/locale.{language}.ftl")]:
            # The terminal has words of its own for some of the same things.
            self.language.bundle.add_resource(parse_file(path), allow_overrides=True)

    def __call__(self, name: str, /, **arguments: object) -> str:
        """A message by its id, or one of its attributes after a dot."""
        message, _, attribute = name.partition(".")
        pattern = self.language.pattern(message, attribute)
        assert pattern is not None, f"the client has no text {name!r} in {self.code!r}"
        return self.language.say(pattern, dict(arguments))

    def card(self, code: str) -> str:
        """The name of a card of On the Lam!, of either sort."""
        return self(f"alibi-{code}" if self.language.bundle.has_message(f"alibi-{code}") else f"play-{code}")


@cache
def texts(language: str, game: str = OTL) -> Texts:
    return Texts(language, game)
