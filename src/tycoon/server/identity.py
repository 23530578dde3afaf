"""Who is asking: a guest with a signed cookie, or an outside bot with a token."""

import hashlib
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection

from tycoon.server.colleagues import Colleagues, News
from tycoon.server.problems import Trouble
from tycoon.server.settings import Settings
from tycoon.server.store import Person, Store, TokenRow

COOKIE: Final = "tycoon"
LINK_SECONDS: Final = 15 * 60
MOST_REMEMBERED: Final = 10_000


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
        colleagues.hear("person", self._hear)
        colleagues.on_joined.append(self._forget)
        self._settings = settings
        self._signer: URLSafeSerializer | None = None
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def open(self) -> None:
        """Fetch the key that cookies are signed with."""
        self._signer = URLSafeSerializer(await self._store.value_of("key", secrets.token_hex(32)), salt="guest")

    def cookie_for(self, person: Person) -> str:
        """What the browser keeps."""
        assert self._signer is not None
        signed = self._signer.dumps(person.id)
        return signed if isinstance(signed, str) else signed.decode()

    async def whose(self, request: HTTPConnection) -> str | None:
        """The id of whoever asks; nobody's without a cookie that was signed here.

        Raises Trouble for a token that is not valid.
        """
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            person = await self._store.person_of_token(hash_of(token.strip()))
            if person is None:
                raise Trouble(401, "bad-token")
            return person.id
        cookie = request.cookies.get(COOKIE)
        if not cookie or self._signer is None:
            return None
        try:
            return str(self._signer.loads(cookie))
        except BadData:
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

    def _remember(self, person: Person) -> None:
        self._known[person.id] = person
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    async def new_guest(self, name: str) -> Person:
        """Somebody new."""
        person = Person(secrets.token_hex(16), plain_name(name), "", self._settings.now())
        await self._store.add_person(person)
        self._remember(person)
        return person

    async def change(self, person: Person, name: str | None, webhook: str | None) -> Person:
        """The same person with another name or another place for notices."""
        name = plain_name(name) if name is not None else None
        changed = Person(
            person.id,
            name if name is not None else person.name,
            webhook if webhook is not None else person.webhook,
            person.made,
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
        await self._store.add_link(hash_of(code), person.id, now + LINK_SECONDS, now)
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
        await self._store.add_token(row)
        return row, token
