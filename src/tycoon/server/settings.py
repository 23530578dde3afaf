"""What whoever runs the server may decide."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    """All of it, with the defaults of a server for oneself and one's friends."""

    database: str = "sqlite://"
    """Where everything is kept, as SQLAlchemy writes it; by default in memory, gone when the server stops."""
    admins: tuple[str, ...] = ()
    """The ids of people who are administrators …"""
    admin_key: str = ""
    """… and a key that makes anybody one who has it; nothing for none."""
    guest_days: float = 90.0
    """Days after which somebody who never sat at a table and has not been here since is forgotten; 0 for never."""
    finished_days: float = 0.0
    """Days after which a game that is over is deleted; 0 for never. How it ended stays in everybody's ratings."""
    bot_workers: int = 2
    """Processes in which bots think; 0 for a thread of the server's own process."""
    bot_seconds: float = 20.0
    """How long a bot may think before a move is made for it."""
    stand_in_seconds: float = 20.0
    """How long a bot that stands in for somebody who is away waits before each move, so that who comes back finds the
    game as it was left."""
    idle_seconds: float = 10 * 60.0
    """How long somebody who is there may think in a game without a clock before the others may let a bot play on."""
    gone_seconds: float = 5 * 60.0
    """The same for somebody who is not there, also in a game with a clock …"""
    slow_gone_seconds: float = 3 * 86_400.0
    """… and in one of a slow pace."""
    bot_patience: float = 4.0
    """How long a bot may wait for its turn to think before it has to be quick."""
    most_tables: int = 50
    """Tables that one person may have opened and that are not over; those untouched for a week are not counted."""
    most_shows: int = 5
    """Of these, the ones at which only bots play: nothing there waits for a person."""
    hint_seconds: float = 1.0
    """About how long is thought about a hint. It is counted in simulations: the same question has the same answer."""
    review_seconds: float = 0.08
    """The same for each decision of a finished game that is reviewed."""
    review_workers: int = 2
    """Processes in which finished games are reviewed, which give way to everything else; 0 for a thread."""
    allow_webhooks: bool = False
    webhook_hosts: tuple[str, ...] = ()
    """Hosts that may be posted to although their addresses are private."""
    allow_push: bool = True
    """Whether browsers may be told what concerns people who have no page open, by the push services of their makers."""
    public_url: str = ""
    """Where people reach the server, for links in notices and previews, as whoever runs it says."""
    own_url: str = ""
    """Where it can be reached from the machine it runs on, for links where nobody has said anything better."""
    allowed_hosts: tuple[str, ...] = ()
    """Further names by which the server may be asked for (`hosts.py`); `*` for any."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed when they say for whom they ask (`proxies.py`)."""
    heartbeat: float = 15.0
    """Seconds after which a silent stream says that it is alive."""
    largest_body: int = 256 * 1024
    rate: float = 50.0
    """Requests per second that one identity or one address may make in the long run; 0 for no limit."""
    burst: int = 400
    """How many it may make at once."""
    guest_rate: float = 0.5
    """New guests per second from one address in the long run."""
    guest_burst: int = 40
    table_rate: float = 0.5
    """New tables per second from one address in the long run."""
    table_burst: int = 200
    most_connections: int = 2000
    """Connections that may be open in all, besides sockets; fewer where a process may not have as many files."""
    connections_per_address: int = 300
    asking_seconds: float = 15.0
    """How long a request may take to be sent, from its first byte to its last."""
    reading_seconds: float = 60.0
    """How long an answer may lie about unread before its connection is cut off."""
    chat_rate: float = 0.5
    """Lines per second that one person may say in the long run; 0 for no limit."""
    chat_burst: int = 10
    most_lines: int = 2000
    """Lines that can be said at one table."""
    largest_components: int = 64 * 1024
    """Bytes of a component file of one's own."""
    most_components: int = 10
    """Of the tables that one person has opened and that are not over, those with component files of their own."""
    most_keys: int = 20
    """Keys that one person may have."""
    streams_per_person: int = 50
    """Connections that one person may keep open, as event streams and as sockets: about one for each tab."""
    streams_per_address: int = 200
    most_streams: int = 800
    """How many may be open in all. A process may often have no more than 1024 files open."""
    most_watched: int = 20
    """Tables that may be watched over one socket."""
    largest_message: int = 4096
    """Bytes that may be sent over a socket at once."""
    presence_pause: float = 1.0
    """Seconds for which is gathered who comes to a table and who goes, before the others are told."""
    lobby_pause: float = 0.3
    """Seconds for which changes of the lobby are gathered before whoever looks at it is told."""
    listed_seconds: float = 30 * 60.0
    """How long an open table stays listed once nobody has it open and whoever opened it is gone; who has its link
    still gets in. Tables of a slow pace stay until they are closed."""
    waiting_seconds: float = 3 * 86_400.0
    """How long a table that nobody looks at waits for players before it is closed."""
    untouched_seconds: float = 30 * 86_400.0
    """How long a game may lie untouched before it is given up as abandoned; a slow pace's hours come on top."""
    caretaker_pause: float = 60.0
    """Seconds between the rounds of whoever closes such tables."""
    most_live: int = 500
    """Tables kept in memory; others are read again when somebody comes."""
    first_pause: float = 0.5
    """Seconds before a table is taken up again after the database failed; each further failure doubles the pause."""
    longest_pause: float = 10.0
    colleague_beat: float = 1.0
    """Seconds between looks at which other processes serve the same database, and which tables nobody attends to."""
    colleague_patience: float = 6.0
    """Seconds after which a process that does not answer is taken for dead, and others attend to its tables."""
    now: Callable[[], float] = field(default=time.time)
    """The clock on the wall."""
    steady: Callable[[], float] = field(default=time.monotonic)
    """A clock that nobody puts forward or back."""
    longest_lapse: float = 6.0
    """Seconds without a sign of life of the server that still count on players' clocks."""

    def pause_after(self, failures: int) -> float:
        """How long to wait after so many failures in a row: a database that is gone comes back when it does."""
        return min(self.longest_pause, self.first_pause * 2.0 ** min(failures - 1, 30))
