"""What `/metrics` tells Prometheus. No label ever carries a table, a name or a token."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("fittest_sockets", "Open sockets.", registry=self.registry)
        self.rooms = Gauge("fittest_tables_open", "Tables held in memory.", registry=self.registry)
        self.events = Counter("fittest_events_total", "Events stored.", registry=self.registry)
        self.commits = Histogram(
            "fittest_commit_seconds", "Storing events.", buckets=FINE, registry=self.registry
        )
        self.messages = Counter(
            "fittest_messages_total", "Messages of clients.", ["type", "result"], registry=self.registry
        )
        self.requests = Histogram(
            "fittest_http_seconds",
            "HTTP requests.",
            ["method", "status"],
            buckets=FINE,
            registry=self.registry,
        )

    def committed(self, count: int, seconds: float) -> None:
        if count:
            self.events.inc(count)
            self.commits.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
