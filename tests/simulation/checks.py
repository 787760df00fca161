"""What must hold at every quiet moment: liveness, agreement and bounds."""

import asyncio
from typing import TYPE_CHECKING

from tests.simulation.agreement import Agreement
from tests.simulation.bounds import Bounds
from tests.simulation.liveness import Liveness
from tests.simulation.notices import Notices
from tests.simulation.truth import Truth
from tests.simulation.violation import Violation

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

__all__ = ["Checker", "Violation"]

EVERY_S = (2.0, 16.0)
AT_NIGHT_S = (10.0, 2_000.0)
"""At night there is less to see."""


class Checker:
    """Looks at everything again and again. The first thing that is wrong ends the evening."""

    def __init__(self, evening: "Evening") -> None:
        self.evening = evening
        self.system = evening.system
        self.truth = Truth(evening.system.database)
        self.agreement = Agreement(evening, self.truth)
        self.notices = Notices(evening, self.truth)
        self.liveness = Liveness(evening, self.truth)
        self.bounds = Bounds(evening, self.truth)
        self.checks = 0

    async def keep_checking(self) -> None:
        while True:
            await asyncio.sleep(self.evening.rng.uniform(*(AT_NIGHT_S if self.evening.is_night else EVERY_S)))
            self.check()

    def note_error(self, problem: BaseException) -> None:
        """The server met something that nobody expected."""
        self.system.unexpected(problem)

    def check(self) -> None:
        self.checks += 1
        for connection in [found for node in self.system.nodes.values() for found in node.connections]:
            connection.flush()
        self.agreement.check()
        self.liveness.check()
        self.bounds.check()
        self.check_errors()

    def check_errors(self) -> None:
        self.notices.check_wrong()
        if self.system.errors:
            raise Violation("errors", self.system.errors[0])
        if self.system.loop.problems:
            problem = self.system.loop.problems[0]
            raise Violation("errors", f"nobody waited for {problem.get('exception')!r}: {problem.get('message')}")

    def check_left_alone(self) -> None:
        """Everybody has gone for a while."""
        self.liveness.check()
        self.bounds.check_left_alone()
        self.check_errors()

    def check_closed(self) -> None:
        """The servers have stopped."""
        self.bounds.check_closed()
        self.agreement.check_replay()
        self.check_errors()
