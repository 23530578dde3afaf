"""What Prometheus may know: numbers, never who or what."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "tycoon_requests", "Requests answered", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram("tycoon_request_seconds", "Time to answer a request", registry=self.registry)
        self.tables = Gauge("tycoon_tables_live", "Tables in memory", registry=self.registry)
        self.moves = Counter("tycoon_moves", "Moves made", ["game"], registry=self.registry)
        self.thoughts = Histogram("tycoon_bot_seconds", "Time a bot thought", ["kind"], registry=self.registry)
        self.streams = Gauge("tycoon_streams", "Open event streams and sockets", registry=self.registry)

    def thought(self, kind: str, seconds: float) -> None:
        """A bot has thought."""
        self.thoughts.labels(kind).observe(seconds)

    def text(self) -> bytes:
        """All numbers, as Prometheus reads them."""
        return generate_latest(self.registry)
