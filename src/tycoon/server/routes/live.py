"""The socket that pages watch tables over."""

from fastapi import APIRouter, WebSocket

from tycoon.server.routes import Asking, Houses, Limited, Tongue
from tycoon.server.sockets import Socket

router = APIRouter()


@router.websocket("/api/live")
async def live(socket: WebSocket, house: Houses, limits: Limited, caller: Asking, language: Tongue) -> None:
    """Watch tables: see `Socket` for what is said."""
    await socket.accept()
    await Socket(socket, house, limits, caller, language).run()
