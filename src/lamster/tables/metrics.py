"""What is counted while tables are played: plain numbers that cost next to nothing, for whoever looks at them.

No figure is of a person or a table. Each is written by one thread alone; who reads them from another sees each of them
whole, though not all of the same moment.
"""

from bisect import bisect_left
from collections.abc import Callable

Labels = tuple[str, ...]
ANSWERS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
COMMITS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0)
THOUGHTS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 30.0)


class Count:
    """How often something happened, for each combination of labels."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self.values: dict[Labels, int] = {} if labels else {(): 0}

    def add(self, *labels: str) -> None:
        self.values[labels] = self.values.get(labels, 0) + 1


class Spread:
    """How large something was: how many were up to each bound (the last place is for those beyond), and their sum."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...], *labels: str) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self.labels = labels
        self.values: dict[Labels, list[int]] = {}
        self.sums: dict[Labels, float] = {}

    def note(self, value: float, *labels: str) -> None:
        counts = self.values.get(labels)
        if counts is None:
            counts = self.values[labels] = [0] * (len(self.bounds) + 1)
        counts[bisect_left(self.bounds, value)] += 1
        self.sums[labels] = self.sums.get(labels, 0.0) + value


class Gauge:
    """How much there is of something now: found out when somebody asks."""

    def __init__(self, name: str, about: str, now: Callable[[], float]) -> None:
        self.name = name
        self.about = about
        self.now = now


class Metrics:
    """All that is counted in one server."""

    def __init__(self) -> None:
        self.requests = Count("requests", "Requests by route and status of the answer.", "route", "status")
        self.request_times = Spread("request_seconds", "How long a request took.", ANSWERS, "route")
        self.messages = Count("messages", "Messages of pages by type and outcome (ok or an error).", "type", "outcome")
        self.answers = Spread(
            "answer_seconds", "From the arrival of a message to all being durable and told.", ANSWERS, "type"
        )
        self.refused = Count("refused", "Requests and messages that were refused, by error.", "error")
        self.opened = Count("lines_opened", "Lines of pages that were opened.")
        self.returned = Count("lines_returned", "Lines of those who play or host and had one at the same table before.")
        self.dropped = Count("lines_dropped", "Lines of pages that were too slow to be told everything.")
        self.commits = Spread("commit_seconds", "How long a commit of the store took.", COMMITS)
        self.commit_sizes = Spread("commit_jobs", "How many changes shared a commit.", SIZES)
        self.failures = Count("storage_failures", "Changes of tables that could not be saved.")
        self.conflicts = Count("log_conflicts", "Entries whose place in the log was taken, or that had lost the table.")
        self.thoughts = Spread("bot_seconds", "How long a table waited for the answer of a bot.", THOUGHTS, "bot")
        self.bot_failures = Count("bot_failures", "Questions that a bot did not answer, so that another had to.", "bot")
        self.bots_hurried = Count(
            "bots_hurried", "Searches that no worker was free for in time, so that a simpler bot answered.", "bot"
        )
        self.calls = Count("calls", "Push messages and webhooks by the status of their answer.", "kind", "status")
        self.page_errors = Count("page_errors", "Errors in pages of the client that their readers reported.", "page")
        self.takeovers = Count("takeovers", "Tables that were taken over from a node that is gone.")
        self.gauges: list[Gauge] = []

    def gauge(self, name: str, about: str, now: Callable[[], float]) -> None:
        self.gauges.append(Gauge(name, about, now))

    def unsaved(self, conflict: bool) -> None:
        (self.conflicts if conflict else self.failures).add()

    @property
    def counts(self) -> list[Count]:
        return [figure for figure in vars(self).values() if isinstance(figure, Count)]

    @property
    def spreads(self) -> list[Spread]:
        return [figure for figure in vars(self).values() if isinstance(figure, Spread)]
