"""Serves the metrics to Prometheus on a port of their own, so that players cannot read them."""

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
from lamster.tables.metrics import Counter, Gauge, Histogram

PREFIX = "lamster_"


class HubCollector(Collector):
    """Converts the metrics of a hub when Prometheus asks for them.

    It runs in another thread, so it first copies, in one step, what other threads may change.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def collect(self) -> Iterable[Metric]:
        metrics = self.hub.metrics
        yield InfoMetricFamily("lamster", "The version of Lamster.", {"version": __version__})
        yield from map(counter_family, metrics.counters)
        yield from map(histogram_family, metrics.histograms)
        yield from map(gauge_family, [*hub_gauges(self.hub), *metrics.gauges])


def hub_gauges(hub: Hub) -> list[Gauge]:
    rooms = list(hub.rooms.values())
    connections = [connection for room in rooms for connection in list(room.connections)]
    people = {connection.person for connection in connections}
    bot_workers = hub.bot_workers
    return [
        Gauge("tables", "Tables in memory.", lambda: len(rooms)),
        Gauge("connections", "Open websocket connections.", lambda: len(connections)),
        Gauge("people", "People with an open connection.", lambda: len(people)),
        Gauge("bot_workers", "Worker processes for bots.", lambda: len(bot_workers.workers)),
        Gauge("bot_workers_idle", "Worker processes without a question.", lambda: len(bot_workers.queue.idle)),
        Gauge("bot_questions_waiting", "Questions that wait for a worker.", lambda: len(bot_workers.queue.waiting)),
        Gauge("closing", "1 while the server is stopping.", lambda: hub.closing),
    ]


def counter_family(counter: Counter) -> Metric:
    family = CounterMetricFamily(PREFIX + counter.name, counter.about, labels=counter.labels)
    for labels, value in list(counter.values.items()):
        family.add_metric(labels, value)
    return family


def histogram_family(histogram: Histogram) -> Metric:
    family = HistogramMetricFamily(PREFIX + histogram.name, histogram.about, labels=histogram.labels)
    bounds = [*map(str, histogram.bounds), "+Inf"]
    for labels, counts in list(histogram.values.items()):
        buckets = list(zip(bounds, accumulate(counts), strict=True))
        family.add_metric(labels, buckets, histogram.sums.get(labels, 0.0))
    return family


def gauge_family(gauge: Gauge) -> Metric:
    return GaugeMetricFamily(PREFIX + gauge.name, gauge.about, gauge.now())


def registry_of(hub: Hub) -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(HubCollector(hub))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    return registry


@contextmanager
def serve_metrics(host: str, port: int, hub: Hub) -> Iterator[None]:
    """Serve the metrics while the context is open."""
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
