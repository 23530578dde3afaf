"""Tycoon as an app: slow nets and none, new versions, notices while no page is open, and invitations."""

import json
import shutil
import signal
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Worker

from .conftest import PHONE, ROOT, Person, Server
from .test_pages import sideways, violations

Meet = Callable[..., Person]

MOST_FOR_THE_LOBBY = 115_000
CONTROLLED = "navigator.serviceWorker.ready.then(() => Boolean(navigator.serviceWorker.controller))"
KEPT = """async part => {
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
            if (request.url.includes(part)) return true
    return false
}"""
ALL_KEPT = """async () => {
    const loaded = performance.getEntriesByType('resource').map(({name}) => name)
    for (const name of loaded.filter((one) => /\\/assets\\/|\\/api\\/(games|bots)/.test(one)))
        if (!(await caches.match(name))) return false
    return true
}"""


def await_all_kept(person: Person) -> None:
    """Wait until the worker is in charge of the page, and keeps all that the page has loaded, which is all it wants."""
    # In this order: what was asked for without the worker, and has come, the page tells it to keep.
    person.page.wait_for_function(CONTROLLED)
    person.page.wait_for_load_state("networkidle")
    person.page.wait_for_function(ALL_KEPT)


def await_kept(person: Person, part: str) -> None:
    """Wait until the worker keeps something whose address has this in it."""
    person.page.wait_for_function(KEPT, arg=part)


def worker_of(person: Person) -> Worker:
    """The service worker, once it is in charge of the page."""
    person.page.wait_for_function(CONTROLLED)
    return person.page.context.service_workers[0]


def test_the_lobby_is_small_on_the_wire_and_speaks_one_language(meet: Meet) -> None:
    person = meet(app=True)
    session = person.page.context.new_cdp_session(person.page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.open()
    person.page.locator("[data-testid=quick-qe]").wait_for()
    person.page.wait_for_load_state("networkidle")
    assert sum(sizes) < MOST_FOR_THE_LOBBY
    words = [url for url in asked if "/assets/words-" in url]
    assert len(words) == 1 and "words-en" in words[0]
    assert not any("/messages/" in url for url in asked)
    # What was fetched ahead is not fetched again.
    assert len([url for url in asked if "/api/games?" in url]) == 1
    person.page.locator("[data-testid=language]").click()
    person.page.get_by_text("Les banques centrales").wait_for()
    assert person.troubles == []


def test_without_a_connection_rules_can_be_read_and_nothing_old_is_shown_as_going_on(meet: Meet) -> None:
    person = meet(app=True)
    # The first page they ever see, which was there before any worker was.
    person.open("/rules/qe")
    person.page.locator("[data-clause]").first.wait_for()
    await_all_kept(person)
    assert person.page.evaluate(KEPT, "/api/games/qe/rules/en") and person.page.evaluate(KEPT, "/assets/Rules-")
    table = person.set_up("qe", seats=3)
    # All of the table is there before the connection goes.
    person.await_turn()
    await_all_kept(person)
    live = [f"/api/tables/{table.removeprefix('/table/')}", "/api/me", "/api/tables?show=mine"]
    person.page.evaluate("all => Promise.all(all.map(one => fetch(one)))", live)
    assert [person.page.evaluate(KEPT, one) for one in live] == [False] * len(live)
    person.page.context.set_offline(True)
    person.open("/rules/qe")
    person.page.locator("[data-clause]").first.wait_for()
    assert "no connection" in person.page.locator("[data-testid=offline]").inner_text()
    person.open()
    person.page.locator("[data-game=qe]").wait_for()
    assert person.page.locator("[data-testid=offline]").is_visible()
    person.open(table)
    person.page.locator("[data-testid=offline]").wait_for()
    assert person.page.locator("[data-version]").count() == 0
    person.page.context.set_offline(False)
    person.page.locator("[data-version]").wait_for()
    assert person.page.locator("[data-testid=offline]").count() == 0


def test_a_finished_game_can_be_seen_again_without_a_connection_by_whoever_saw_it(meet: Meet) -> None:
    person = meet(app=True)
    person.introduce("Ada")
    person.open()
    worker_of(person)
    table = person.new_table("qe", seats=3)
    person.play_ahead(table)
    replay = table.replace("/table/", "/replay/")
    person.open(replay)
    person.page.locator("[data-step]").wait_for()
    await_kept(person, "/replay/1")
    await_all_kept(person)
    person.page.context.set_offline(True)
    person.open(replay)
    person.page.locator("[data-step]").wait_for()
    person.page.context.set_offline(False)
    # Somebody else sits down before the same browser.
    other = meet()
    other.introduce("Bob")
    link = other.ask("POST", "/me/link")["path"]
    person.open(link)
    person.page.locator("form button.main").click()
    person.page.get_by_text("Bob").first.wait_for()
    person.page.wait_for_function(f"async () => !(await ({KEPT})('/replay/1'))")
    person.page.context.set_offline(True)
    person.open(replay)
    person.page.get_by_role("alert").wait_for()
    assert person.page.locator("[data-step]").count() == 0


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Server, Path]]:
    """A server whose files can be replaced, and where they are."""
    shutil.copytree(ROOT / "src/tycoon", tmp_path / "code/tycoon", ignore=shutil.ignore_patterns("__pycache__"))
    server = Server(tmp_path / "data", [tmp_path / "code"])
    server.start()
    yield server, tmp_path / "code/tycoon/server/static"
    server.end(signal.SIGTERM)


def test_a_new_version_is_offered_and_comes_with_the_next_page_but_never_by_itself(
    meet: Meet, served: tuple[Server, Path]
) -> None:
    server, static = served
    person = meet(at=server, app=True)
    person.open()
    worker_of(person)
    person.page.reload()
    person.page.locator("[data-game=qe]").wait_for()
    worker_of(person)
    person.page.evaluate("window.mark = 'here'")
    hash = json.loads((static / "build.json").read_text())["hash"]
    for packed in static.glob("worker.js.*"):
        packed.unlink()
    (static / "worker.js").write_text((static / "worker.js").read_text().replace(hash, "newer0build0"))
    person.page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
    person.page.locator("[data-testid=outdated]").wait_for()
    assert person.page.evaluate("window.mark") == "here"
    assert violations(person) == []
    person.page.locator("a[href='/rules/qe']").click()
    person.page.locator("[data-clause]").first.wait_for()
    assert person.page.evaluate("window.mark") is None
    assert person.page.locator("[data-testid=outdated]").count() == 0
    assert sorted(person.page.evaluate("caches.keys()"))[0] == f"tycoon-files-{hash}"


FAKE_PUSH = """() => {
    const keys = {p256dh: 'POINT', auth: 'AAAAAAAAAAAAAAAAAAAAAA'}
    let found = null
    PushManager.prototype.getSubscription = async () => found
    PushManager.prototype.subscribe = async options => {
        window.asked = options
        const bytes = Uint8Array.from(atob(options.applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')),
            sign => sign.charCodeAt(0))
        found = {
            endpoint: 'https://93.184.216.34/browser', options: {applicationServerKey: bytes.buffer},
            toJSON: () => ({endpoint: 'https://93.184.216.34/browser', expirationTime: null, keys}),
            unsubscribe: async () => { found = null; return true },
        }
        return found
    }
}"""
"""A browser that makes subscriptions without its maker's push service."""


def a_point() -> str:
    """The public key of a browser."""
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    return urlsafe_b64encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)).rstrip(b"=").decode()


def test_the_bell_subscribes_after_a_click_and_the_switch_ends_it(meet: Meet) -> None:
    person = meet(app=True)
    person.page.add_init_script(f"({FAKE_PUSH.replace('POINT', a_point())})()")
    person.set_up("qe", seats=3)
    worker_of(person)
    with person.page.expect_request("**/api/me/push") as sent:
        person.page.get_by_role("button", name="Notify me").click()
    answer = sent.value.response()
    assert sent.value.method == "PUT" and answer is not None and answer.status == 204
    assert person.page.evaluate("window.asked.userVisibleOnly") is True
    person.page.get_by_role("link", name="Profile").click()
    person.page.get_by_text("even when no page of Tycoon is open").wait_for()
    assert violations(person) == []
    with person.page.expect_request(lambda request: request.method == "DELETE") as ended:
        person.page.get_by_role("checkbox", name="Notify me").uncheck()
    answer = ended.value.response()
    assert ended.value.post_data_json == {"endpoint": "https://93.184.216.34/browser"}
    assert answer is not None and answer.status == 204


PUSH = """notice => new Promise(done => {
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => done({title, ...options})
    self.dispatchEvent(new PushEvent('push', {data: JSON.stringify(notice)}))
})"""
"""Has a worker take a push; what it has the browser show."""

CLICK = """data => new Promise(done => {
    Clients.prototype.openWindow = async path => done(path)
    const click = new ExtendableEvent('notificationclick')
    Object.defineProperty(click, 'notification', {value: {data, close: () => {}}})
    self.dispatchEvent(click)
})"""
"""Clicks on a notice; the page that is opened."""


def test_a_push_shows_one_notice_for_each_table_which_leads_there(meet: Meet) -> None:
    person = meet(app=True)
    person.open("/profile")
    worker = worker_of(person)
    notice = {"title": "Q.E.", "body": "It is your turn.", "tag": "t1", "path": "/table/t1", "lang": "en"}
    shown: Any = worker.evaluate(PUSH, notice)
    assert (shown["title"], shown["body"]) == ("Q.E.", "It is your turn.")
    # A later one takes the place of one with the same tag, and is heard all the same.
    assert (shown["tag"], shown["renotify"]) == ("t1", True)
    assert worker.evaluate(CLICK, shown["data"]) == "/table/t1"
    assert worker.evaluate(CLICK, {"path": "//evil.example"}) == "/"


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_an_invitation_can_be_scanned_and_handed_on(meet: Meet, locale: str) -> None:
    person = meet(PHONE, locale)
    person.page.add_init_script("navigator.share = async what => { window.shared = what }")
    table = person.set_up("qe", seats=3, open_seats=2)
    code = person.page.locator("[data-testid=qr]")
    code.wait_for()
    assert person.link + table in (code.get_attribute("aria-label") or "")
    person.page.locator("[data-testid=share-by]").click()
    assert person.page.evaluate("window.shared") == {"title": "Q.E.", "url": person.link + table}
    assert violations(person) == [] and sideways(person) <= 0


def test_the_app_can_be_installed(meet: Meet) -> None:
    person = meet(careful=True, app=True)
    person.open()
    worker_of(person)
    session = person.page.context.new_cdp_session(person.page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == [] and json.loads(found["data"])["display"] == "standalone"
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window that leaves no traces installs nothing.
    assert [one["errorId"] for one in problems if one["errorId"] != "in-incognito"] == []
    assert person.troubles == []
