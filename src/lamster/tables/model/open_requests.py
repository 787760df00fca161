"""Open requests: undo requests and clock proposals that wait for the consent of other players."""

from lamster.tables.protocol import TimeControl


class UndoRequest:
    """A seat asks to go back to before one of its own actions."""

    __slots__ = ("agreed", "at", "number", "place", "seat")

    def __init__(self, number: int, seat: int, place: int, at: int) -> None:
        self.number = number
        """Its index in the log of the table."""
        self.seat = seat
        self.place = place
        self.at = at
        self.agreed: list[str] = []


class ClockProposal:
    """A person proposes a clock for a game that began without one."""

    __slots__ = ("agreed", "at", "number", "person", "time")

    def __init__(self, number: int, person: str, time: TimeControl, at: int) -> None:
        self.number = number
        """Its index in the log of the table."""
        self.person = person
        self.time = time
        self.at = at
        self.agreed = [person]
