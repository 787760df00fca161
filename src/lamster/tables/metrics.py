"""Counters, histograms and gauges of a running server.

No metric is about a person or a table. Each is written by one thread; a reader in another thread sees each value whole,
but not all values of the same moment.
"""

from bisect import bisect_left
from collections.abc import Callable

Labels = tuple[str, ...]
ANSWER_BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
COMMIT_BUCKETS_S = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZE_BUCKETS = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0)
BOT_BUCKETS_S = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 30.0)


class Counter:
    """Counts events for each combination of labels."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self.values: dict[Labels, int] = {} if labels else {(): 0}

    def add(self, *labels: str) -> None:
        self.values[labels] = self.values.get(labels, 0) + 1


class Histogram:
    """Counts values by size: one number for each upper bound and one for larger values; and their sum."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...], *labels: str) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self.labels = labels
        self.values: dict[Labels, list[int]] = {}
        self.sums: dict[Labels, float] = {}

    def observe(self, value: float, *labels: str) -> None:
        counts = self.values.get(labels)
        if counts is None:
            counts = self.values[labels] = [0] * (len(self.bounds) + 1)
        counts[bisect_left(self.bounds, value)] += 1
        self.sums[labels] = self.sums.get(labels, 0.0) + value


class Gauge:
    """A current value, read when the metrics are asked for."""

    def __init__(self, name: str, about: str, now: Callable[[], float]) -> None:
        self.name = name
        self.about = about
        self.now = now


class Metrics:
    """All metrics of one server."""

    def __init__(self) -> None:
        self.requests = Counter("requests", "Requests by route and status of the answer.", "route", "status")
        self.request_times = Histogram("request_seconds", "Duration of requests.", ANSWER_BUCKETS_S, "route")
        self.messages = Counter("messages", "Messages of clients by type and outcome (ok or error).", "type", "outcome")
        self.answers = Histogram(
            "answer_seconds",
            "From the arrival of a message until its effects are durable and sent.",
            ANSWER_BUCKETS_S,
            "type",
        )
        self.refused = Counter("refused", "Refused requests and messages, by error.", "error")
        self.opened = Counter("connections_opened", "Websocket connections that were opened.")
        self.returned = Counter(
            "connections_returned", "Connections of players and hosts who had one at the same table before."
        )
        self.dropped = Counter("connections_dropped", "Connections that were closed because the client was too slow.")
        self.commits = Histogram("commit_seconds", "Duration of commits of the store.", COMMIT_BUCKETS_S)
        self.commit_sizes = Histogram("commit_jobs", "Changes in one commit.", SIZE_BUCKETS)
        self.failures = Counter("storage_failures", "Changes of tables that could not be saved.")
        self.conflicts = Counter(
            "log_conflicts", "Changes that were refused because another writer was first, or owns the table now."
        )
        self.bot_times = Histogram("bot_seconds", "How long tables waited for answers of bots.", BOT_BUCKETS_S, "bot")
        self.bot_failures = Counter("bot_failures", "Questions that a bot failed to answer.", "bot")
        self.bots_hurried = Counter(
            "bots_hurried", "Searches that got no worker in time, so that a simpler bot answered.", "bot"
        )
        self.notifications = Counter(
            "notifications", "Push messages and webhooks by status of the answer.", "kind", "status"
        )
        self.page_errors = Counter("page_errors", "Errors that pages of the client reported.", "page")
        self.takeovers = Counter("takeovers", "Tables that were taken over from a dead node.")
        self.gauges: list[Gauge] = []

    def gauge(self, name: str, about: str, now: Callable[[], float]) -> None:
        self.gauges.append(Gauge(name, about, now))

    def unsaved(self, conflict: bool) -> None:
        """Count a change that was not saved."""
        (self.conflicts if conflict else self.failures).add()

    @property
    def counters(self) -> list[Counter]:
        return [metric for metric in vars(self).values() if isinstance(metric, Counter)]

    @property
    def histograms(self) -> list[Histogram]:
        return [metric for metric in vars(self).values() if isinstance(metric, Histogram)]
