"""Several seats answer at once."""

from lamster.kernel.decision import Decision
from lamster.kernel.hints import mypyc_attr
from lamster.kernel.state import Ask, S


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Ask[S]):
    """A step that asks several seats at once and is over when the last of them has answered.

    Until then the answers wait in `s.answers`, in the order of arrival. They change nothing that the seats still
    asked could see, so their decisions keep their ids. A game that resamples draws the hidden ones anew.
    """

    def who(self, s: S) -> tuple[int, ...]:
        """The seats that are asked: the same ones until the last has answered."""
        raise NotImplementedError(f"{type(self).__name__} must say who is asked")

    def question(self, s: S, seat: int) -> Decision:
        """What one of them is asked."""
        raise NotImplementedError(f"{type(self).__name__} must ask something")

    def answered(self, s: S, seat: int, code: str) -> None:
        """A seat has answered: tell who may know it."""

    def complete(self, s: S, answers: tuple[tuple[int, str], ...]) -> None:
        """All have answered, in this order: carry it out."""
        raise NotImplementedError(f"{type(self).__name__} must carry out the answers")

    def ask(self, s: S) -> tuple[Decision, ...]:
        given = [seat for seat, _ in s.answers]
        return tuple([self.question(s, seat) for seat in self.who(s) if seat not in given])

    def answer(self, s: S, seat: int, code: str) -> None:
        s.answers += ((seat, code),)
        self.answered(s, seat, code)
        if len(s.answers) < len(self.who(s)):
            s.next(self)
        else:
            answers = s.answers
            s.answers = ()
            self.complete(s, answers)
