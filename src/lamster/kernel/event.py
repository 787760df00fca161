"""What happened, and who may know it."""

from typing import Final

EVERYBODY: Final = -1
"""The audience of a public event: a set of seats is an int with one bit a seat."""


class Names:
    """A kind of thing that has names: its codes, and the messages that name them in every language."""

    __slots__ = ("codes", "index", "kind")

    def __init__(self, kind: str, codes: tuple[str, ...]) -> None:
        self.kind = kind
        self.codes = codes
        self.index = {code: i for i, code in enumerate(codes)}

    def messages(self) -> dict[str, str]:
        """Message id by code."""
        return {code: f"{self.kind}-{code}" for code in self.codes}


SEAT: Final = Names("seat", ())
NUMBER: Final = Names("number", ())
TEXT: Final = Names("text", ())


class EventKind:
    """One sort of event: its fields, and which of them is hidden from seats outside its audience."""

    __slots__ = ("fields", "name", "reveals", "rule", "secret")

    def __init__(
        self, name: str, rule: str, fields: tuple[tuple[str, Names], ...], secret: str = "", reveals: bool = False
    ) -> None:
        self.name = name
        self.rule = rule
        self.fields = fields
        self.secret = secret
        self.reveals = reveals
        """It tells what was hidden until now: worlds that a seat could not tell apart may part here, and only here."""


class Event:
    """Something that happened, with its audience. Values are as the rules have them: ints, or text as it was played."""

    __slots__ = ("kind", "only", "values")

    def __init__(self, kind: EventKind, values: tuple[int | str, ...], only: int) -> None:
        self.kind = kind
        self.values = values
        self.only = only

    def hidden_from(self, seat: int | None) -> bool:
        return self.only != EVERYBODY and (seat is None or not self.only >> seat & 1)

    def data(self, seat: int | None) -> dict[str, object]:
        """The event as this seat (None: the onlooker) may know it, in plain data with names as codes."""
        hidden = self.hidden_from(seat)
        told: dict[str, object] = {"event": self.kind.name, "rule": self.kind.rule}
        for (name, names), value in zip(self.kind.fields, self.values, strict=True):
            told[name] = None if hidden and name == self.kind.secret else said(names, value)
        return told


def said(names: Names, value: int | str) -> object:
    """A value as text where it has a name; a negative one stands for none."""
    if isinstance(value, str):
        return value
    return names.codes[value] if names.codes and value >= 0 else value
