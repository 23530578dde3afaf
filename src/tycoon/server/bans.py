"""Who may not come in: people, and addresses they come from.

Whoever is banned is told why, whatever they ask for, and what they have open ends at once, at every process.
"""

import sqlalchemy as sa

from tycoon.server.colleagues import Colleagues, News
from tycoon.server.identity import Identities
from tycoon.server.limits import Caller, Limits, household
from tycoon.server.problems import Trouble
from tycoon.server.store import Store, Writing, bans, people


def banned(reason: str) -> Trouble:
    """What somebody is told who is banned."""
    return Trouble(403, "banned", why=reason)


class Bans:
    """Knows who is banned."""

    def __init__(self, store: Store, colleagues: Colleagues, identities: Identities, limits: Limits) -> None:
        self._store = store
        self._colleagues = colleagues
        self._identities = identities
        self._limits = limits
        self._addresses: dict[str, str] = {}
        """Why each of these addresses is banned."""
        colleagues.hear("ban", self._hear)
        colleagues.on_joined.append(self.open)

    async def open(self) -> None:
        """Read which addresses are banned."""
        query = sa.select(bans.c.address, bans.c.reason)
        self._addresses = await self._store.do(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def check(self, caller: Caller) -> None:
        """Raise Trouble for who is banned."""
        if caller.address in self._addresses:
            raise banned(self._addresses[caller.address])
        person = await self._identities.person(caller.person) if caller.person is not None else None
        if person is not None and person.banned:
            raise banned(person.banned)

    async def ban_person(self, id: str, reason: str, also: Writing) -> None:
        """Ban somebody, or, without a reason, allow them in again; `also` is written with it."""

        def write(connection: sa.Connection) -> None:
            connection.execute(people.update().where(people.c.id == id).values(banned=reason))
            also(connection)

        await self._store.do(write, self._colleagues.news("ban", person=id, reason=reason))
        self._begin(person=id, reason=reason)

    async def ban_address(self, address: str, reason: str, now: float, also: Writing) -> None:
        """The same for an address."""
        house = household(address)

        def write(connection: sa.Connection) -> None:
            connection.execute(bans.delete().where(bans.c.address == house))
            if reason:
                connection.execute(bans.insert().values(address=house, reason=reason, made=now))
            also(connection)

        await self._store.do(write, self._colleagues.news("ban", address=house, reason=reason))
        self._begin(address=house, reason=reason)

    def _begin(self, person: str = "", address: str = "", reason: str = "") -> None:
        """What was written holds from now on."""
        if person:
            self._identities.forget(person)
        if address:
            self._addresses.pop(address, None)
            if reason:
                self._addresses[address] = reason
        if reason:
            self._limits.end_streams(person or address, banned(reason))

    def addresses(self) -> dict[str, str]:
        """The addresses that are banned, and why."""
        return dict(self._addresses)

    def _hear(self, news: News) -> None:
        self._begin(news.get("person", ""), news.get("address", ""), news["reason"])
