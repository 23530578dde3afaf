"""Who is asking: a guest with a signed cookie, or an outside bot with a key.

Both can be withdrawn: they are valid as long as the store has them, here and at every other process, and whatever they
opened ends with them (`on_withdrawn`).
"""

import hashlib
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Final, NamedTuple

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection

from tycoon.server.colleagues import Colleagues, News
from tycoon.server.problems import Trouble
from tycoon.server.settings import Settings
from tycoon.server.store import OverQuota, Person, Store, TokenRow

COOKIE: Final = "tycoon"
LINK_SECONDS: Final = 15 * 60
MOST_REMEMBERED: Final = 10_000
SEEN_AGAIN: Final = 86_400.0
"""Seconds after which it is written down again that somebody was here."""
MOST_COOKIES: Final = 50
"""Browsers that know one person; with one more, the oldest is signed out."""
MOST_LINKS: Final = 5
"""Links of one person that have not been used; with one more, the oldest is void."""
BY_COOKIE: Final = "cookie:"
BY_KEY: Final = "key:"


class Credential(NamedTuple):
    """What somebody is known by."""

    id: str
    """`cookie:` or `key:` and its id."""
    person: str


def withdrawable(known_by: str | None) -> str | None:
    """The id of the cookie that somebody is known by; None for who has none."""
    return known_by.removeprefix(BY_COOKIE) if known_by and known_by.startswith(BY_COOKIE) else None


def new_id() -> str:
    """An id nobody can guess."""
    return secrets.token_urlsafe(9)


def hash_of(secret: str) -> str:
    """What is kept of a token or a link: enough to know it again, not enough to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def plain(text: str) -> str:
    """A text of somebody's own without signs that control anything: whatever is left is only text."""
    kept = [" " if sign in "\t\r\n" else sign for sign in text if sign in "\t\r\n" or not _controls(sign)]
    return " ".join("".join(kept).split())


def _controls(sign: str) -> bool:
    # Cc: control; Cf: among others, signs that turn the direction of writing around; Cs: half a sign.
    # The joiner that emoji are made with is harmless.
    return unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") and sign != "\u200d"


def plain_name(text: str) -> str:
    """A name, or Trouble if nothing of it can be seen."""
    name = plain(text)
    if not name.strip("\u200d "):
        raise Trouble(422, "bad-name")
    return name


class Identities:
    """Knows people by their cookies and tokens."""

    def __init__(self, store: Store, settings: Settings, colleagues: Colleagues) -> None:
        self._store = store
        self._colleagues = colleagues
        self.on_renamed: Callable[[str], None] = lambda _person: None
        """Called when somebody has another name, here or at another process."""
        self.on_withdrawn: Callable[[str], None] = lambda _id: None
        """Called with the id of a credential that was withdrawn, here or at another process."""
        self.in_use: Callable[[], Iterable[str]] = list
        """The ids of the credentials by which something is open here."""
        colleagues.hear("person", self._hear)
        colleagues.hear("withdrawn", lambda news: self._end(news["ids"]))
        colleagues.on_joined.append(self._forget)
        self._settings = settings
        self._signer: URLSafeSerializer | None = None
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._cookies: OrderedDict[str, str] = OrderedDict()
        """Whose each cookie is, of those seen last."""
        self._read: OrderedDict[str, str] = OrderedDict()
        """The ids of cookies whose signature was right, as browsers send them."""
        self._withdrawn: OrderedDict[str, None] = OrderedDict()
        """The credentials withdrawn last: what was looked up before and comes back later must not count."""

    async def open(self) -> None:
        """Fetch the key that cookies are signed with."""
        self._signer = URLSafeSerializer(await self._store.value_of("key", secrets.token_hex(32)), salt="guest")

    def _signed(self, cookie: str) -> str:
        """What the browser keeps."""
        assert self._signer is not None
        signed = self._signer.dumps(cookie)
        return signed if isinstance(signed, str) else signed.decode()

    async def whose(self, request: HTTPConnection) -> Credential | None:
        """By what whoever asks is known; None without a cookie that was signed here.

        Raises Trouble for a token that is not valid.
        """
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            owner = await self._store.owner_of_token(hash_of(token.strip()))
            if owner is None or BY_KEY + owner[0] in self._withdrawn:
                raise Trouble(401, "bad-token")
            return Credential(BY_KEY + owner[0], owner[1])
        cookie = request.cookies.get(COOKIE)
        if not cookie or self._signer is None:
            return None
        id = self._read.get(cookie)
        if id is None:
            try:
                id = str(self._signer.loads(cookie))
            except BadData:
                return None
            self._read[cookie] = id
            if len(self._read) > MOST_REMEMBERED:
                self._read.popitem(last=False)
        person = await self._person_of_cookie(id)
        return Credential(BY_COOKIE + id, person) if person is not None else None

    async def _person_of_cookie(self, id: str) -> str | None:
        person = self._cookies.get(id)
        if person is None or not self._colleagues.in_touch:
            person = await self._store.person_of_cookie(id) if BY_COOKIE + id not in self._withdrawn else None
        if person is not None and BY_COOKIE + id not in self._withdrawn:
            self._cookies[id] = person
            self._cookies.move_to_end(id)
            if len(self._cookies) > MOST_REMEMBERED:
                self._cookies.popitem(last=False)
            return person
        return None

    async def person(self, id: str, now: bool = False) -> Person | None:
        """Somebody by id: with `now`, as the store has them, also if another process has just changed them."""
        if self._store.shared and (now or not self._colleagues.in_touch):
            self._known.pop(id, None)
        if id in self._known:
            self._known.move_to_end(id)
            return self._known[id]
        person = await self._store.person(id)
        if person is not None:
            self._remember(person)
        return person

    async def _forget(self) -> None:
        """What other processes told was not heard for a while."""
        self._known.clear()
        self._cookies.clear()
        opened = list(self.in_use())
        ids = [[one.removeprefix(kind) for one in opened if one.startswith(kind)] for kind in (BY_COOKIE, BY_KEY)]
        cookies, keys = await self._store.valid(*ids)
        valid = {BY_COOKIE + id for id in cookies} | {BY_KEY + id for id in keys}
        self._end([one for one in opened if one not in valid])

    async def saw(self, person: Person) -> None:
        """Somebody asks for something: that is written down once a day, so that nobody is forgotten who comes back."""
        now = self._settings.now()
        if now - person.seen > SEEN_AGAIN:
            person.seen = now
            with suppress(SQLAlchemyError):
                await self._store.saw_person(person.id, now)

    def forget(self, person: str) -> None:
        """Somebody is not as they were: the store says how."""
        self._known.pop(person, None)

    def _remember(self, person: Person) -> None:
        self._known[person.id] = person
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """Somebody new, and the cookie they are known by."""
        person = Person(secrets.token_hex(16), plain_name(name), "", self._settings.now())
        cookie = secrets.token_hex(16)
        await self._store.add_person(person, cookie)
        self._remember(person)
        return person, self._signed(cookie)

    async def new_cookie(self, person: Person) -> str:
        """What another browser of somebody is known by."""
        cookie = secrets.token_hex(16)
        gone = await self._store.add_cookie(cookie, person.id, self._settings.now(), MOST_COOKIES)
        self._end([BY_COOKIE + id for id in gone])
        return self._signed(cookie)

    # ------------------------------------------------------------------ what is withdrawn

    async def sign_out(self, person: str, cookie: str) -> None:
        """Withdraw a cookie of somebody."""
        await self._drop_cookies(person, only=cookie)

    async def sign_out_others(self, person: str, but: str) -> None:
        """Withdraw all cookies of somebody but one, and the links they might come back by."""
        await self._drop_cookies(person, but=but)

    async def sign_out_everywhere(self, person: str) -> None:
        """Withdraw all cookies, links and keys of somebody."""
        await self._drop_cookies(person)
        for key in await self._store.tokens_of(person):
            await self.withdraw_key(person, key.id)

    async def _drop_cookies(self, person: str, but: str | None = None, only: str | None = None) -> None:
        gone: list[str] = []

        def news(ids: list[str]) -> str:
            gone.extend([BY_COOKIE + id for id in ids])
            return self._colleagues.news("withdrawn", ids=gone)

        await self._store.drop_cookies(person, but, only, news)
        self._end(gone)

    async def withdraw_key(self, person: str, id: str) -> bool:
        """Withdraw a key of somebody; whether there was one."""
        news = self._colleagues.news("withdrawn", ids=[BY_KEY + id])
        dropped = await self._store.drop_token(person, id, news)
        if dropped:
            self._end([BY_KEY + id])
        return dropped

    def _end(self, ids: list[str]) -> None:
        """What was opened with these ends now."""
        for id in ids:
            self._cookies.pop(id.removeprefix(BY_COOKIE), None)
            self._withdrawn[id] = None
            if len(self._withdrawn) > MOST_REMEMBERED:
                self._withdrawn.popitem(last=False)
            self.on_withdrawn(id)

    async def change(self, person: Person, name: str | None, webhook: str | None) -> Person:
        """The same person with another name or another place for notices."""
        name = plain_name(name) if name is not None else None
        changed = replace(
            person,
            name=name if name is not None else person.name,
            webhook=webhook if webhook is not None else person.webhook,
        )
        news = self._colleagues.news("person", person=person.id)
        await self._store.change_person(person.id, name, webhook, news)
        self._remember(changed)
        if name is not None:
            self.on_renamed(person.id)
        return changed

    def _hear(self, news: News) -> None:
        """Another process has changed somebody."""
        self._known.pop(news["person"], None)
        self.on_renamed(news["person"])

    async def new_link(self, person: Person) -> tuple[str, float]:
        """A code that makes another device this person, once, and until when."""
        code = secrets.token_urlsafe(24)
        now = self._settings.now()
        await self._store.add_link(hash_of(code), person.id, now + LINK_SECONDS, now, MOST_LINKS)
        return code, now + LINK_SECONDS

    async def claim(self, code: str) -> Person:
        """Whose code it is."""
        person = await self._store.use_link(hash_of(code), self._settings.now())
        if person is None:
            raise Trouble(410, "bad-link")
        return person

    async def new_token(self, person: Person, label: str) -> tuple[TokenRow, str]:
        """A key for an outside bot; the key itself is shown once."""
        token = secrets.token_urlsafe(32)
        row = TokenRow(new_id(), person.id, plain_name(label), hash_of(token), self._settings.now())
        try:
            await self._store.add_token(row, self._settings.most_keys)
        except OverQuota as enough:
            raise Trouble(429, "too-many-keys", most=enough.most) from None
        return row, token
