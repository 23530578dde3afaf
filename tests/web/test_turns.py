"""What happened since my last turn, what a move would bring, and what is asked before it counts."""

from collections.abc import Callable

from playwright.sync_api import expect

from .boards import SPOTS
from .conftest import Person
from .test_tables import moves, settled

Meet = Callable[..., Person]


def at_table(person: Person, game: str = "rivals", seats: int = 2, bot: str = "random") -> None:
    person.introduce("Ann")
    person.set_up(game, seats, bot)
    person.await_turn()
    settled(person)


def pass_turn(person: Person) -> None:
    """Do what ends my turn, with a single click."""
    person.page.locator("[data-verb=pass] [data-play]").click()


def to_a_pass(person: Person) -> None:
    """Play until there is something to be passed."""
    for _ in range(60):
        person.page.wait_for_function(
            """() => document.querySelector('[data-testid=end-turn], [data-testid=confirm]')
                || (document.querySelector('[data-course=now]')
                    && document.querySelector('.actions.mine [data-play]')
                    && !document.querySelector('.felt[aria-disabled=true], [data-busy]'))"""
        )
        settled(person)
        for testid in ("end-turn", "confirm"):
            if person.page.locator(f"[data-testid={testid}]").count():
                person.page.locator(f"[data-testid={testid}]").click()
                break
        else:
            if person.is_offered("pass"):
                return
            person._try_to_act()
    raise AssertionError("nothing to be passed")


def to_a_held_turn(person: Person) -> str:
    """Pass so that bots wait for me: dice are not rolled by it. Returns what the page said before."""
    for _ in range(20):
        to_a_pass(person)
        before = person.headline()
        pass_turn(person)
        person.page.locator("[data-testid=held], [data-testid=doubted]").first.wait_for()
        if person.page.locator("[data-testid=held]").count():
            return before
    raise AssertionError("no turn that bots wait for")


def test_against_bots_a_turn_can_be_taken_back_until_it_is_confirmed(meet: Meet) -> None:
    person = meet(confirms=True, boards=False)
    at_table(person, seats=3)
    before = to_a_held_turn(person)
    assert person.headline() != before
    settled(person)
    person.page.locator("[data-testid=undo]").click()
    expect(person.page.locator("[data-testid=headline]")).to_have_text(before)
    settled(person)
    pass_turn(person)
    settled(person)
    made = moves(person).count()
    # A reload in between loses nothing: the bots are still waiting.
    person.page.reload()
    person.page.locator("[data-testid=end-turn]").wait_for()
    assert moves(person).count() == made
    settled(person)
    version = person.version()
    person.page.locator("[data-testid=end-turn]").click()
    person.page.wait_for_function(
        "before => Number(document.querySelector('[data-version]').dataset.version) > before", arg=version
    )


def test_what_cannot_be_taken_back_takes_two_clicks_on_the_same_spot(meet: Meet) -> None:
    ann, bob, cyd = meet(confirms=True), meet(), meet()
    path = ann.set_up("qe", seats=3, open_seats=2)
    for other in (bob, cyd):
        other.open(path)
        other.page.locator("[data-testid=sit]").first.click()
    people = [ann, bob, cyd]
    ann.page.locator("[data-status=playing]").wait_for()
    ann.page.wait_for_function("() => document.querySelector('[data-board=coming]') === null")
    # Whoever has to open: Ann is asked before it counts, the others have turned that off.
    opener: Person | None = None
    while opener is None:
        ann.page.wait_for_timeout(50)
        opener = next((one for one in people if one.page.locator("[data-number]:visible").count()), None)
    settled(opener)
    opener.bid(300)
    if opener is not ann:
        # The last bid turns all of them up.
        other = next(person for person in (bob, cyd) if person is not opener)
        other.await_turn()
        settled(other)
        other.bid(20)
        ann.await_turn()
        settled(ann)
        ann.bid(310)
    version = ann.version()
    expect(ann.page.locator("[data-testid=doubted]")).to_contain_text("3")
    assert ann.version() == version
    ann.page.locator("[data-testid=not-yet]").click()
    expect(ann.page.locator("[data-testid=doubted]")).to_have_count(0)
    settled(ann)
    button = ann.page.locator("[data-verb]:visible [data-play]").first
    button.click()
    ann.page.locator("[data-testid=doubted]").wait_for()
    settled(ann)
    button.click()
    ann.page.wait_for_function(
        "before => Number(document.querySelector('[data-version]').dataset.version) > before", arg=version
    )


def test_who_does_not_want_to_be_asked_is_not(meet: Meet) -> None:
    person = meet(confirms=True, boards=False)
    at_table(person, seats=3)
    to_a_pass(person)
    pass_turn(person)
    person.page.locator("[data-testid=never-ask]").click()
    person.await_turn()
    person.open("/profile")
    assert not person.page.locator("[data-testid=confirm-setting]").is_checked()


def test_every_choice_says_what_it_brings(meet: Meet) -> None:
    person = meet(boards=False)
    at_table(person, "green_deal", 3)
    for _ in range(12):
        if person.page.locator(SPOTS).count():
            # On a board it is told beside what is pointed at.
            person.page.locator(SPOTS).first.hover()
            person.page.wait_for_timeout(400)
        if person.page.locator("[data-testid=brings]").filter(has_text="→").count():
            return
        person.act()
        if not person.await_turn():
            break
        settled(person)
        person.page.wait_for_timeout(400)
    raise AssertionError("no choice says what it brings")


def test_what_others_do_is_shown_one_after_the_other(meet: Meet) -> None:
    person = meet(motion=True, boards=False)
    # On a busy machine, too, there is time to hold what is shown.
    person.page.add_init_script("localStorage.setItem('tycoon.speed', 'slow')")
    at_table(person, seats=3)
    person.page.locator("[data-testid=actions] [data-play]").first.click()
    for _ in range(40):
        if person.page.locator("[data-course=playing]").count():
            break
        if person.is_asked() and person.page.locator("[data-course=now]").count():
            settled(person)
            person._try_to_act()
        person.page.wait_for_timeout(100)
    person.page.locator("[data-course=playing]").wait_for()
    line = person.page.locator("[data-testid=course-line]")
    assert line.inner_text().strip()
    # Nothing can be done in what is past.
    assert person.page.locator("[data-testid=actions]").get_attribute("inert") is not None
    person.page.keyboard.press("n")
    person.page.locator("[data-course=now]").wait_for()
    person.await_turn()
    # Again, and then step by step.
    person.page.keyboard.press("s")
    person.page.locator("[data-course=playing]").wait_for()
    person.page.locator("[data-testid=course-hold]").click()
    person.page.locator("[data-course=looking]").wait_for()
    before = line.inner_text()
    person.page.keyboard.press(",")
    expect(line).not_to_have_text(before)
    person.page.locator("[data-testid=course-now]").click()
    person.page.locator("[data-course=now]").wait_for()
    assert person.page.locator("[data-testid=actions]").get_attribute("inert") is None


def test_somebody_can_look_back_while_the_game_goes_on(meet: Meet) -> None:
    ann, eve = meet(), meet()
    at_table(ann)
    for _ in range(3):
        ann.act()
        ann.await_turn()
    eve.open(ann.page.url.removeprefix(ann.link))
    eve.page.locator("[data-testid=course-back]").click()
    line = eve.page.locator("[data-testid=course-line]")
    line.wait_for()
    eve.page.locator("[data-testid=course-back]").click()
    then, version = line.inner_text(), eve.version()
    ann.act()
    eve.page.wait_for_function(
        "before => Number(document.querySelector('[data-version]').dataset.version) > before", arg=version
    )
    assert line.inner_text() == then
    eve.page.locator("[data-testid=course-now]").click()
    expect(eve.page.locator("[data-testid=headline]")).to_have_text(ann.headline())
