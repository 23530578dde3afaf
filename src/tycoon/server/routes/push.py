"""Notices in browsers: which of mine are told."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from tycoon.server.identity import withdrawable
from tycoon.server.problems import Trouble
from tycoon.server.push import Push
from tycoon.server.routes import PROBLEMS, AskedLanguage, Asking, Houses, KnownPerson, Limited
from tycoon.server.schemas import PushKey, Subscribe, Unsubscribe
from tycoon.server.webhooks import Forbidden

router = APIRouter(prefix="/api", tags=["push"], responses=PROBLEMS)


async def push_of(request: Request) -> Push:
    """Who tells browsers."""
    push = request.app.state.push
    assert isinstance(push, Push)
    return push


Pushing = Annotated[Push, Depends(push_of)]


@router.get("/push/key")
async def push_key(push: Pushing) -> PushKey:
    """What browsers know this server by (VAPID); empty if it sends no notices."""
    return PushKey(key=push.key)


@router.put("/me/push", status_code=204)
async def subscribe(
    wish: Subscribe, who: KnownPerson, caller: Asking, push: Pushing, language: AskedLanguage, limits: Limited
) -> None:
    """Tell a browser what concerns me. It may be told what concerns one person only, whoever came last."""
    if not push.key:
        raise Trouble(403, "push-off")
    limits.look_up(caller)
    cookie = withdrawable(caller.known_by) or ""
    try:
        await push.subscribe(who.id, wish.endpoint, wish.keys.p256dh, wish.keys.auth, language, cookie)
    except Forbidden:
        raise Trouble(422, "bad-subscription") from None


@router.delete("/me/push", status_code=204)
async def unsubscribe(wish: Unsubscribe, who: KnownPerson, house: Houses) -> None:
    """Tell a browser of mine nothing any more."""
    await house.store.drop_subscription(who.id, wish.endpoint)
