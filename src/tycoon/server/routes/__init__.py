"""The addresses of the API."""

from collections.abc import Awaitable
from typing import Annotated, Any, Final

from fastapi import Depends, Path
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tycoon.server.guard import CALLER, UNSAFE
from tycoon.server.house import House
from tycoon.server.identity import Identities, withdrawable
from tycoon.server.limits import Caller, Limits
from tycoon.server.problems import Trouble, asked_language
from tycoon.server.schemas import Problem
from tycoon.server.settings import Settings
from tycoon.server.store import Person
from tycoon.server.stream import show

PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": Problem, "description": "Why the request was turned down"},
    422: {"model": Problem, "description": "What the rules forbid, or what the API does not take"},
}


# What is no coroutine is asked for in a thread, and that takes longer than all else here.


async def house_of(request: HTTPConnection) -> House:
    """The tables."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house


async def identities_of(request: HTTPConnection) -> Identities:
    """Those who know people."""
    identities = request.app.state.identities
    assert isinstance(identities, Identities)
    return identities


async def settings_of(request: HTTPConnection) -> Settings:
    """What the operator decided."""
    settings = request.app.state.settings
    assert isinstance(settings, Settings)
    return settings


async def limits_of(request: HTTPConnection) -> Limits:
    """Who counts what everybody asks for."""
    limits = request.app.state.limits
    assert isinstance(limits, Limits)
    return limits


async def language_asked(request: HTTPConnection) -> str:
    """The language of the request."""
    return asked_language(request)


async def whoever(request: HTTPConnection) -> Person | None:
    """Who is asking, if it is known."""
    caller = request.scope[CALLER]
    assert isinstance(caller, Caller)
    # What somebody does is done under the name they have now.
    now = request.scope.get("method") in UNSAFE
    identities = await identities_of(request)
    person = await identities.person(caller.person, now) if caller.person is not None else None
    if person is None or person.gone:
        return None
    await identities.saw(person)
    return person


async def caller_of(request: HTTPConnection, person: Annotated[Person | None, Depends(whoever)]) -> Caller:
    """Where the request comes from, and who is asking."""
    caller = request.scope[CALLER]
    assert isinstance(caller, Caller)
    # Who has a cookie of somebody who is not there any more is nobody.
    return caller if person is not None else Caller(caller.address, None)


async def somebody(person: Annotated[Person | None, Depends(whoever)]) -> Person:
    """Who is asking, who must have a name."""
    if person is None:
        raise Trouble(401, "nobody")
    return person


async def in_a_browser(request: HTTPConnection, person: Annotated[Person, Depends(somebody)]) -> Person:
    """Who is asking, known by a cookie: a key is for playing, and must not be able to make what outlives it."""
    if withdrawable(request.scope[CALLER].known_by) is None:
        raise Trouble(403, "browser-only")
    return person


Houses = Annotated[House, Depends(house_of)]
Known = Annotated[Identities, Depends(identities_of)]
Decided = Annotated[Settings, Depends(settings_of)]
OptionalPerson = Annotated[Person | None, Depends(whoever)]
Asking = Annotated[Caller, Depends(caller_of)]
Limited = Annotated[Limits, Depends(limits_of)]
KnownPerson = Annotated[Person, Depends(somebody)]
InBrowser = Annotated[Person, Depends(in_a_browser)]
AskedLanguage = Annotated[str, Depends(language_asked)]
TableId = Annotated[str, Path(max_length=40)]


async def position_at(
    house: House, id: str, person: Person | None, since: int = -1, moment: float | None = None
) -> Response:
    """How a table stands now for somebody, or stood since a moment, with the entries after a version they have seen:
    a `Position`.

    It is the text that their stream gets, made once for both.
    """
    shown = await show(house, id, person.id if person is not None else None, since, moment)
    return Response(shown.text, media_type="application/json")


async def position_after(
    work: Awaitable[None], house: House, id: str, person: Person | None, since: int = -1
) -> Response:
    """How a table stands when something has been done at it."""
    moment = house.tables.moment()
    await work
    return await position_at(house, id, person, since, moment)
