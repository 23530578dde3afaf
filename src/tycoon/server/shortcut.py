"""What is asked for most, moves and positions, goes past the framework: finding the route and solving what it depends
on took longer than the move.

The routes stay what they are, in `routes/tables.py`: they are called from here as the framework would call them, and
whatever is not plainly one of these two requests is left to it.
"""

import json
import re
from typing import Final, NamedTuple

from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from tycoon.server import problems
from tycoon.server.guard import again
from tycoon.server.house import House
from tycoon.server.packing import pack
from tycoon.server.routes import somebody, tables, whoever
from tycoon.server.schemas import MoveCommand

TABLE: Final = re.compile(r"/api/tables/([^/]{1,40})(/moves)?")


class _Route(NamedTuple):
    """What the door counts a request as."""

    path: str


POSITION: Final = _Route("/api/tables/{id}")
MOVE: Final = _Route("/api/tables/{id}/moves")


class Shortcut:
    """The middleware. It comes right after the door."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = TABLE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)
        id, moves = found.groups()
        command = None
        if scope["method"] == "POST" and moves:
            body = await request.body()
            receive = again(body, receive)
            command = _command(body)
        if command is None and (scope["method"] != "GET" or moves):
            await self.app(scope, receive, send)
            return
        scope["route"] = MOVE if command is not None else POSITION
        try:
            answer = await self._answer(request, id, command)
        except problems.Trouble as trouble:
            answer = await problems.on_trouble(request, trouble)
        except SQLAlchemyError as error:
            answer = await problems.on_store(request, error)
        pack(answer, request.headers)
        await answer(scope, receive, send)

    async def _answer(self, request: Request, id: str, command: MoveCommand | None) -> Response:
        who = await whoever(request)
        if command is None:
            return await tables.table(id, self._house, who)
        language = problems.asked_language(request)
        return await tables.move(id, command, self._house, await somebody(who), language)


def _command(body: bytes) -> MoveCommand | None:
    """The command that a request carries; None if it is none: the framework says in which way."""
    try:
        return MoveCommand.model_validate(json.loads(body))
    except (ValueError, RecursionError, ValidationError):
        return None
