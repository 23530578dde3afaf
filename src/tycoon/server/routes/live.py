"""The socket that pages watch tables over."""

from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from tycoon.server.routes import AskedLanguage, Asking, Houses, Limited
from tycoon.server.sockets import Socket

router = APIRouter()


@router.websocket("/api/live")
async def live(socket: WebSocket, house: Houses, limits: Limited, caller: Asking, language: AskedLanguage) -> None:
    """Watch tables: see `Socket` for what is said."""
    with suppress(WebSocketDisconnect):  # before it was open
        await socket.accept()
        await Socket(socket, house, limits, caller, language).run()
