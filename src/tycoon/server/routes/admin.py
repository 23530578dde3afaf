"""What administrators may do. Everything is written down, and nothing here tells more of a game than its table does."""

import hmac
from ipaddress import ip_address
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request

from tycoon.server.administration import Administration
from tycoon.server.problems import Trouble
from tycoon.server.routes import PROBLEMS, Decided, Houses, OptionalPerson, TableId
from tycoon.server.schemas import AddressBan, AdminDeed, AdminPerson, Ban, ListedTable, Reason, SaidLine

KEY = "x-tycoon-admin"
"""The header with the key of administrators: one of its own, so that it is never taken for somebody's."""


def administrator(request: Request, who: OptionalPerson, settings: Decided) -> str:
    """Who asks, who must be an administrator: the id of a person, or `key`."""
    given = request.headers.get(KEY, "")
    if settings.admin_key and hmac.compare_digest(given.encode(), settings.admin_key.encode()):
        return "key"
    if who is not None and who.id in settings.admins:
        return who.id
    raise Trouble(403, "not-administrator")


def administration_of(request: Request) -> Administration:
    """Who does it."""
    found = request.app.state.administration
    assert isinstance(found, Administration)
    return found


router = APIRouter(
    prefix="/api/admin", tags=["administration"], responses=PROBLEMS, dependencies=[Depends(administrator)]
)

By = Annotated[str, Depends(administrator)]
Doing = Annotated[Administration, Depends(administration_of)]
PersonId = Annotated[str, Path(max_length=40)]
Before = Annotated[str, Query(max_length=40, description="The last one known: those that come after it")]


def _address(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError:
        raise Trouble(422, "bad-request", where="address") from None


@router.get("/tables")
async def all_tables(
    house: Houses, show: Literal["all", "open", "live", "finished"] = "all", before: Before = ""
) -> list[ListedTable]:
    """All tables, also those that are not listed; those changed last first."""
    found = await house.store.list_tables(show, None, 50, before)
    return await house.lobbies.listed(found, None)


@router.post("/tables/{id}/close", status_code=204)
async def close_table(id: TableId, given: Reason, by: By, doing: Doing) -> None:
    """Close a table, whatever goes on there. It counts for nobody."""
    await doing.close_table(by, id, given.reason)


@router.get("/tables/{id}/chat")
async def said(id: TableId, doing: Doing) -> list[SaidLine]:
    """What was said at a table."""
    return [
        SaidLine(version=version, time=row.time, person=row.person, name=row.name, text=row.text)
        for version, row in await doing.said(id)
    ]


@router.delete("/tables/{id}/chat/{version}", status_code=204)
async def remove_line(id: TableId, version: Annotated[int, Path(ge=1)], by: By, doing: Doing) -> None:
    """Remove the line that came with a version of the table. Everybody sees that it was removed."""
    await doing.remove_line(by, id, version)


@router.get("/people")
async def list_people(
    doing: Doing, name: Annotated[str, Query(max_length=60)] = "", before: Before = ""
) -> list[AdminPerson]:
    """Those whose names have this in them, the newest first."""
    return [
        AdminPerson(id=one.id, name=one.name, made=one.made, seen=one.seen, banned=one.banned)
        for one in await doing.people(name, before)
    ]


@router.post("/people/{id}/ban", status_code=204)
async def ban(id: PersonId, given: Ban, by: By, doing: Doing) -> None:
    """Keep somebody out. They are told the reason, what they have open ends, and bots play on for them."""
    await doing.ban(by, id, given.reason)


@router.delete("/people/{id}/ban", status_code=204)
async def unban(id: PersonId, by: By, doing: Doing) -> None:
    """Allow somebody in again."""
    await doing.unban(by, id)


@router.post("/people/{id}/sign-out", status_code=204)
async def sign_out(id: PersonId, by: By, doing: Doing) -> None:
    """Sign somebody out everywhere: their cookies, links and keys are void, and what they have open ends."""
    await doing.sign_out(by, id)


@router.get("/addresses")
async def banned_addresses(doing: Doing) -> list[AddressBan]:
    """The addresses that are banned."""
    return [AddressBan(address=address, reason=reason) for address, reason in doing.banned_addresses().items()]


@router.put("/addresses/{address}", status_code=204)
async def ban_address(address: Annotated[str, Path(max_length=60)], given: Ban, by: By, doing: Doing) -> None:
    """Keep out whoever comes from an address; of an IPv6 address, from its network of 64 bits."""
    await doing.ban_address(by, _address(address), given.reason)


@router.delete("/addresses/{address}", status_code=204)
async def unban_address(address: Annotated[str, Path(max_length=60)], by: By, doing: Doing) -> None:
    """Allow them in again."""
    await doing.unban_address(by, _address(address))


@router.get("/audit")
async def deeds(
    doing: Doing, before: Annotated[int | None, Query(description="The number of the last one known")] = None
) -> list[AdminDeed]:
    """What administrators did, the latest first."""
    return [AdminDeed(**vars(one)) for one in await doing.deeds(before)]
