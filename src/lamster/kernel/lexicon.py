"""What a game needs words for, in every language."""

from lamster.kernel.event import EventKind, Names


class Lexicon:
    """The kinds of names a game has, the verbs of its codes, and its events.

    A kind that is not among `names` is made up of others that are: a card is an alibi card or a play card.
    """

    __slots__ = ("events", "names", "verbs")

    def __init__(self, names: tuple[Names, ...], verbs: dict[str, Names | None], events: tuple[EventKind, ...]) -> None:
        self.names = names
        self.verbs = verbs
        """What the argument of each verb names: `go:A2` names a tile; None where there is no argument."""
        self.events = {kind.name: kind for kind in events}

    def kind_of(self, names: Names, code: str) -> Names | None:
        """The kind whose messages name this code; None when no kind has it."""
        if names.codes and code not in names.index:
            return None
        if names in self.names:
            return names
        return next((kind for kind in self.names if code in kind.index), None)
