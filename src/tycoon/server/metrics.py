"""What Prometheus may know: numbers, never who or what."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        # Memory, processor time and open files, where the system tells them.
        ProcessCollector(registry=self.registry)
        self.requests = Counter(
            "tycoon_requests", "Requests answered", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram("tycoon_request_seconds", "Time to answer a request", registry=self.registry)
        self.tables = Gauge("tycoon_tables_live", "Tables in memory", registry=self.registry)
        self.moves = Counter("tycoon_moves", "Moves made", ["game"], registry=self.registry)
        self.thoughts = Histogram("tycoon_bot_seconds", "Time a bot thought", ["kind"], registry=self.registry)
        self.freed = Counter(
            "tycoon_freed_seats",
            "Seats that bots took, and games that ended, by agreement",
            ["how"],
            registry=self.registry,
        )
        self.deeds = Counter("tycoon_admin_deeds", "What administrators did", ["what"], registry=self.registry)
        self.deleted = Counter(
            "tycoon_deleted", "Guests and finished games deleted because they were old", registry=self.registry
        )
        self.ready = Gauge("tycoon_ready", "Whether the server takes part: 1 or 0", registry=self.registry)
        self.streams = Gauge("tycoon_streams", "Open event streams and sockets", registry=self.registry)

    def thought(self, kind: str, seconds: float) -> None:
        """A bot has thought."""
        self.thoughts.labels(kind).observe(seconds)

    def text(self) -> bytes:
        """All numbers, as Prometheus reads them."""
        return generate_latest(self.registry)
