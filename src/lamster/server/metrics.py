"""The metrics of a server for Prometheus, on a port of their own: nobody sees them by asking where the games are."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, PlatformCollector, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, InfoMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from lamster import __version__
from lamster.kernel.decision import Refusal
from lamster.tables.hub.hub import Hub
from lamster.tables.metrics import Count, Gauge, Spread

PREFIX = "lamster_"


class HubCollector(Collector):
    """Reads the metrics when they are asked for; until then counting costs no more than an addition.

    Another thread does this, so what may change meanwhile is copied first, in one step.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def collect(self) -> Iterable[Metric]:
        metrics = self.hub.metrics
        yield InfoMetricFamily("lamster", "Which Lamster this is.", {"version": __version__})
        yield from map(counted, metrics.counts)
        yield from map(spread, metrics.spreads)
        yield from map(measured, [*own_gauges(self.hub), *metrics.gauges])


def own_gauges(hub: Hub) -> list[Gauge]:
    rooms = list(hub.rooms.values())
    lines = [line for room in rooms for line in list(room.connections)]
    bot_workers = hub.bot_workers
    return [
        Gauge("tables", "Tables in memory.", lambda: len(rooms)),
        Gauge("lines", "Open lines of pages.", lambda: len(lines)),
        Gauge("people", "People with an open page.", lambda: len({line.person for line in lines})),
        Gauge("bot_workers", "Processes in which bots think.", lambda: len(bot_workers.workers)),
        Gauge("bot_workers_idle", "Those that have nothing to do.", lambda: len(bot_workers.queue.idle)),
        Gauge("bot_questions_waiting", "Questions that wait for one of them.", lambda: len(bot_workers.queue.waiting)),
        Gauge("closing", "1 while the server is going down.", lambda: hub.closing),
    ]


def counted(figure: Count) -> Metric:
    family = CounterMetricFamily(PREFIX + figure.name, figure.about, labels=figure.labels)
    for labels, value in list(figure.values.items()):
        family.add_metric(labels, value)
    return family


def spread(figure: Spread) -> Metric:
    family = HistogramMetricFamily(PREFIX + figure.name, figure.about, labels=figure.labels)
    bounds = [*map(str, figure.bounds), "+Inf"]
    for labels, counts in list(figure.values.items()):
        family.add_metric(labels, list(zip(bounds, accumulate(counts), strict=True)), figure.sums.get(labels, 0.0))
    return family


def measured(gauge: Gauge) -> Metric:
    return GaugeMetricFamily(PREFIX + gauge.name, gauge.about, gauge.now())


def registry_of(hub: Hub) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(HubCollector(hub))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    return registry


@contextmanager
def metrics_at(host: str, port: int, hub: Hub) -> Iterator[None]:
    """Serve the metrics there meanwhile."""
    try:
        server, thread = start_http_server(port, host, registry_of(hub))
    except OSError as problem:
        raise Refusal(f"--metrics cannot listen on {host}:{port}: {problem.strerror or problem}") from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
