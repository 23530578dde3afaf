"""Who I am."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from tycoon.server.identity import COOKIE, withdrawable
from tycoon.server.problems import Trouble
from tycoon.server.routes import (
    PROBLEMS,
    Asking,
    Decided,
    Houses,
    InBrowser,
    Known,
    KnownPerson,
    Limited,
    OptionalPerson,
)
from tycoon.server.schemas import Claim, ClaimLink, Me, NameGiven, NewToken, ProfileChange, Token
from tycoon.server.settings import Settings
from tycoon.server.store import Person
from tycoon.server.webhooks import Forbidden, Webhooks

router = APIRouter(prefix="/api/me", tags=["me"], responses=PROBLEMS)

FIVE_YEARS = 5 * 365 * 86_400


def _me(person: Person, settings: Settings) -> Me:
    return Me(id=person.id, name=person.name, webhook=person.webhook, webhooks_allowed=settings.allow_webhooks)


def _set_cookie(request: Request, response: Response, value: str) -> None:
    response.set_cookie(
        COOKIE, value, max_age=FIVE_YEARS, httponly=True, samesite="lax", secure=request.url.scheme == "https"
    )


@router.post("")
async def introduce(
    given: NameGiven,
    request: Request,
    response: Response,
    who: OptionalPerson,
    known: Known,
    settings: Decided,
) -> Me:
    """Introduce myself: makes a guest and sets a cookie. Who is known already takes another name."""
    if who is not None:
        person = await known.change(who, given.name, None)
    else:
        person, cookie = await known.new_guest(given.name)
        _set_cookie(request, response, cookie)
    return _me(person, settings)


@router.get("")
async def me(who: OptionalPerson, settings: Decided) -> Me | None:
    """Who I am; nobody, before I have introduced myself."""
    return _me(who, settings) if who is not None else None


@router.patch("")
async def change(
    wish: ProfileChange,
    request: Request,
    who: KnownPerson,
    caller: Asking,
    known: Known,
    settings: Decided,
    limits: Limited,
) -> Me:
    """Take another name, or another place for notices."""
    if wish.webhook:
        if not settings.allow_webhooks:
            raise Trouble(403, "webhooks-off")
        limits.look_up(caller)
        webhooks = request.app.state.webhooks
        assert isinstance(webhooks, Webhooks)
        try:
            await webhooks.check(wish.webhook)
        except Forbidden:
            raise Trouble(422, "bad-webhook") from None
    person = await known.change(who, wish.name, wish.webhook)
    return _me(person, settings)


@router.delete("", status_code=204)
async def forget(response: Response, caller: Asking, known: Known) -> None:
    """Sign this browser out: its cookie is void, and all it has open ends. Other devices, seats and keys stay mine."""
    cookie = withdrawable(caller.known_by)
    if caller.person is not None and cookie is not None:
        await known.sign_out(caller.person, cookie)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


@router.delete("/others", status_code=204)
async def forget_others(who: InBrowser, caller: Asking, known: Known) -> None:
    """Sign all my other browsers out: their cookies and my links are void, and all they have open ends. Keys stay."""
    cookie = withdrawable(caller.known_by)
    assert cookie is not None
    await known.sign_out_others(who.id, cookie)


@router.post("/link")
async def link(who: InBrowser, known: Known) -> ClaimLink:
    """A link that makes another device me: once, within 15 minutes."""
    code, expires = await known.new_link(who)
    return ClaimLink(code=code, path=f"/claim#{code}", expires=expires)


@router.post("/claim")
async def claim(given: Claim, request: Request, response: Response, known: Known, settings: Decided) -> Me:
    """Become whoever made the link."""
    person = await known.claim(given.code)
    _set_cookie(request, response, await known.new_cookie(person))
    return _me(person, settings)


@router.get("/tokens")
async def tokens(who: InBrowser, house: Houses) -> list[Token]:
    """My keys for outside bots."""
    return [Token(id=row.id, label=row.label, made=row.made) for row in await house.store.tokens_of(who.id)]


@router.post("/tokens")
async def new_token(wish: NewToken, who: InBrowser, known: Known) -> Token:
    """A new key: shown now and never again."""
    row, token = await known.new_token(who, wish.label)
    return Token(id=row.id, label=row.label, made=row.made, token=token)


@router.delete("/tokens/{token_id}", status_code=204)
async def drop_token(token_id: Annotated[str, Path(max_length=40)], who: InBrowser, known: Known) -> None:
    """Withdraw a key: all it has open ends."""
    if not await known.withdraw_key(who.id, token_id):
        raise Trouble(404, "no-such-token")
