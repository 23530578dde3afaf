"""What the API takes and gives. The browser client's types are made from these.

Whole numbers in views, moves and facts may have any length: they are plain JSON integers.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Json = dict[str, Any]
"""A view, facts, a result: data of a game, which the API hands on as they are."""


class Taken(BaseModel):
    """What a client sends: nothing unknown in it, and 3.0 or true is not taken for a number."""

    model_config = ConfigDict(extra="forbid", strict=True)


# ---------------------------------------------------------------------- who is asking

Name = Annotated[str, Field(min_length=1, max_length=30)]


class NameGiven(Taken):
    """A guest introduces themselves, or takes another name."""

    name: Name


class ProfileChange(Taken):
    """What is left out stays as it is."""

    name: Name | None = None
    webhook: str | None = Field(None, max_length=500)
    """Where to post when it is my turn; empty for nowhere."""


class Me(BaseModel):
    """Who I am."""

    id: str
    name: str
    webhook: str
    webhooks_allowed: bool


class PushKey(BaseModel):
    """What browsers know this server by when they are to take notices from it."""

    key: str


class SubscriptionKeys(Taken):
    """With which keys notices are sealed for a browser, as it gives them (base64url)."""

    p256dh: str = Field(min_length=80, max_length=100, pattern=r"^[A-Za-z0-9_-]+=?$")
    auth: str = Field(min_length=20, max_length=30, pattern=r"^[A-Za-z0-9_-]+={0,2}$")


class Subscribe(Taken):
    """A browser's subscription, as its PushManager makes it."""

    endpoint: str = Field(min_length=10, max_length=1000)
    keys: SubscriptionKeys


class Unsubscribe(Taken):
    endpoint: str = Field(max_length=1000)


class ClaimLink(BaseModel):
    """A link that makes another device me."""

    code: str
    path: str
    expires: float


class Claim(Taken):
    code: str = Field(min_length=1, max_length=200)


class NewToken(Taken):
    label: str = Field(min_length=1, max_length=40)


class Token(BaseModel):
    """A key for an outside bot; `token` is shown once, when it is made."""

    id: str
    label: str
    made: float
    token: str | None = None


# ---------------------------------------------------------------------- games


class VariantInfo(BaseModel):
    name: str
    default: bool | int | str
    choices: list[bool | int | str]


class LessonTitle(BaseModel):
    """A lesson as the lobby offers it."""

    id: str
    title: str
    minutes: int


class CoverInfo(BaseModel):
    """Where the picture of a game's board is, for light and for dark pages; it may be kept for ever."""

    light: str
    dark: str


class GameInfo(BaseModel):
    name: str
    title: str
    """In the language asked for."""
    blurb: str
    """A sentence about the game, or nothing."""
    words: str
    """Changes whenever the game's words or rules do: `?v=` of their addresses, whose answers may be kept for ever."""
    version: int
    fewest: int
    most: int
    variants: list[VariantInfo]
    seat_words: list[str]
    by_seat: list[str]
    emblem: str
    """The drawing of the game, as SVG; empty if it has none."""
    cover: CoverInfo | None
    """A small picture of its board, if it brings one along."""
    board: str
    """The address of the board that its package brings along, a module for the page; empty if it has none."""
    secret_clause: str
    """The clause by which something stays unseen even when the game is over, or nothing."""
    minutes: int
    """About so long a game takes; 0 where nobody has said."""
    weight: int
    """How much there is to learn, from 1 to 5; 0 where nobody has said."""
    lessons: list[LessonTitle]


class Summary(BaseModel):
    """A turn and the scoring on one page, as Markdown; a picture is `![what is seen](picture:name "caption")`."""

    text: str


class LessonStep(BaseModel):
    """A bubble of a lesson, and what the learner does then."""

    id: str
    title: str
    text: str
    look: list[str]
    """Parts of the board to look at."""
    moves: list[list[int | str]]
    """What may be done, the recommended move first; none where there is only something to read."""
    replies: list[str]
    """What is said to each of these moves; an empty text where nothing is."""


class LessonInfo(BaseModel):
    """A lesson in one language."""

    id: str
    title: str
    aim: str
    """What the game is about, in one breath."""
    minutes: int
    seats: int
    steps: list[LessonStep]


class Messages(BaseModel):
    """Fluent resources, in the order they are to be read: what all games share, then the game's own."""

    texts: list[str]


class PictureInfo(BaseModel):
    """A picture that the game's board draws."""

    name: str
    seen: str
    """What is to be seen, for who cannot see it."""
    caption: str


class ClauseInfo(BaseModel):
    id: str
    chapter: str
    title: str
    origin: str
    text: str
    pictures: list[PictureInfo]


class BotInfo(BaseModel):
    """A kind of bot; our own are listed from the weakest to the strongest."""

    kind: str
    title: str
    """What an installed one calls itself; empty for our own, which have a name in every language."""
    usual: bool
    """Whether it is the one that takes an empty seat."""


# ---------------------------------------------------------------------- tables


class Place(Taken):
    """Who is to sit on a chair: me, whoever comes, or a bot of a kind."""

    kind: Literal["me", "open", "bot"]
    bot: str = Field("", max_length=40)


class Pace(Taken):
    """`free`: no clock. `live`: a bank and something for each move, in seconds. `slow`: hours for each move."""

    kind: Literal["free", "live", "slow"] = "free"
    bank: Annotated[int, Field(ge=0, le=86_400)] = 600
    per_move: Annotated[int, Field(ge=1, le=86_400)] = 30
    hours: Annotated[int, Field(ge=1, le=24 * 30)] = 24


class NewTable(Taken):
    game: str = Field(max_length=40)
    places: list[Place] = Field(min_length=1, max_length=10)
    variant: dict[str, bool | int | str] = {}
    components: str = Field("", max_length=200_000)
    """The text of a component file, or nothing for the game's own."""
    public: bool = True
    """Whether it is listed among the open tables; who has the link gets in either way."""
    open_after: bool | None = None
    """Whether everything is laid open when the game is over: every seat's replay, all dice. Left out: against bots
    alone it is; among people it is unless the rules keep something secret for ever."""
    pace: Pace = Pace()
    word: str = Field("", max_length=100)
    """My word, mixed into the dice."""


class NewLesson(Taken):
    """A table at which a lesson is given, against bots."""

    game: str = Field(max_length=40)
    lesson: str = Field(max_length=40)


class Chair(BaseModel):
    """A seat as everybody sees it."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str
    """The kind of bot; also for a person who is away and is stood in for."""
    me: bool
    online: bool
    away: bool
    """A bot stands in until the person comes back."""
    player: str | None
    """The person's id, for their page; none for bots and open seats."""


class TableInfo(BaseModel):
    """A table as lists show it."""

    id: str
    game: str
    status: Literal["waiting", "playing", "finished", "abandoned"]
    chairs: list[Chair]
    variant: dict[str, bool | int | str]
    own_components: bool
    public: bool
    open_after: bool
    """Whether everything is laid open when the game is over."""
    pace: Pace
    host: bool
    """Whether I opened it."""
    seat: int | None
    """Where I sit."""
    actors: list[int]
    version: int
    made: float
    changed: float
    next_table: str
    """The rematch, once there is one."""


class Ended(BaseModel):
    """How a game ended, seat by seat."""

    places: list[int]
    """1 for the best; those who share a place have the same."""
    scores: list[int]
    winners: list[int]
    gave_up: list[int]
    """The seats that people gave up, and bots played on."""


class ListedTable(TableInfo):
    """A table in a list, with what one looks for there."""

    playable: bool
    """Whether this server has the game, by the rules it was begun with."""
    my_turn: bool
    asked: float | None
    """Since when the game waits for me, where it does."""
    deadline: float | None
    """When my time will be out, if a clock is running."""
    ended: Ended | None


class LobbyNews(BaseModel):
    """Over a socket: what is new in the lobby. A list that is left out is as it was, and so is every table.

    Lists are ids, of tables that came with this or an earlier message.
    """

    viewer: str | None
    """Whom this is for."""
    now: float
    turns: list[str] | None = None
    """The tables that wait for me, the most urgent first."""
    mine: list[str] | None = None
    """All mine that are not over: those that wait for me first."""
    done: list[str] | None = None
    """My latest that are over; there are more where `GET /api/tables?show=done` is asked."""
    open: list[str] | None = None
    """Public tables that wait for players."""
    live: list[str] | None = None
    """Public tables at which others play."""
    recent: list[str] | None = None
    """Public tables of others that are over."""
    tables: list[ListedTable] = []


class DomainInfo(BaseModel):
    """A choice has `values`; a number has `low`, perhaps `high` and a `barred` value, and `suggested` ones.

    A `subset` comes last: from `low` to `high` of its `values`, each an argument of its own, in their order.
    """

    name: str
    values: list[int | str] | None = None
    low: int | None = None
    high: int | None = None
    barred: int | None = None
    suggested: list[int | str] | None = None
    subset: bool = False


class OptionInfo(BaseModel):
    verb: str
    domains: list[DomainInfo]


class RefusalInfo(BaseModel):
    """Why something may not be done: for programs, and in words of the language asked for."""

    reason: str
    clause: str
    facts: Json
    text: str
    rule: str
    """The text of the clause."""


class Entry(BaseModel):
    """One line of the log: what was told, a move of a seat, a move taken back, chat, or what happened to a seat."""

    number: int
    """Grows; what this viewer sees may have gaps."""
    version: int
    """The version of the table that it came with."""
    kind: Literal["told", "move", "undo", "chat", "seat"]
    seat: int | None
    """Who moved, took back, spoke, came or left."""
    what: str
    """told: what. seat: `started`, `joined`, `left`, `away`, `back`, `gave-up`, `timeout`, `rematch`."""
    facts: Json
    move: list[int | str] | None
    """move: none where it is sealed from this viewer."""
    text: str
    """chat: what was said."""
    name: str
    """chat: who said it."""
    time: float


class Clock(BaseModel):
    """Of one seat: seconds left in its bank, and when its time will be out (server time), if it is running."""

    bank: float | None
    deadline: float | None


class UndoInfo(BaseModel):
    possible: bool
    reason: str
    """Why not: the id of a refusal, with its facts."""
    facts: Json


class LessonAt(BaseModel):
    """How far a lesson is."""

    id: str
    reached: int
    """So many of its steps are behind the learner: up to the last one whose move is made."""
    over: bool
    """Whether all moves are made that it asks for: from here on the game is free."""


class Position(BaseModel):
    """All that one viewer may know of a table now; an event of the stream is one of these with the new entries."""

    table: TableInfo
    version: int
    """Grows with every change that anybody can see; commands name the one they were made for."""
    seat: int | None
    """The seat this is seen from; none for a spectator."""
    view: Json | None
    """None until the game has begun."""
    actors: list[int]
    options: list[OptionInfo]
    """What this seat may do now."""
    clause: str
    """The clause of the rules that says what may be done now; nothing before the game and after it."""
    asked: int | None
    """Since which version this seat has been asked what it is asked now: another number is another question."""
    entries: list[Entry]
    """The log: all of it in a position that was asked for, what is new in an event; in the answer to a command, what
    is new since the version it names."""
    since: int
    """The version after which the entries came; -1 if they are all."""
    clocks: list[Clock]
    undo: UndoInfo | None
    held: bool
    """Whether bots wait until this seat has confirmed its turn: up to then it can be taken back."""
    reaction: list[int | str] | None
    """The move that lets this window go by, where the seat is only asked for a reaction."""
    autopass: bool
    hints: bool
    """Whether this seat may ask for hints now."""
    result: Json | None
    lesson: LessonAt | None
    """The lesson that is given here; none where people simply play."""
    commitment: str
    """What binds to the dice secret, published before the game; nothing in a lesson, whose dice are scripted."""
    viewer: str | None
    """The id of whom this is for, so that a client can tell whether it still is; none for nobody in particular."""
    now: float
    """Server time, for the clocks."""


class Watch(Taken):
    """Over a socket: send me how this table stands now and whenever it changes, with what came after `since`."""

    watch: str = Field(max_length=40)
    since: int = Field(-1, ge=-1)
    changes: bool = False
    """Whether only what has changed is sent once the table has been shown."""


class Unwatch(Taken):
    """Over a socket: no more of this table."""

    unwatch: str = Field(max_length=40)


class WatchLobby(Taken):
    """Over a socket: tell me of the lobby as it changes: all of it, only which games wait for me, or nothing."""

    lobby: Literal["all", "turns", "off"]


class Ping(Taken):
    """Over a socket: are you there? It is answered by a ping."""

    ping: bool


class Join(Taken):
    seat: int | None = Field(None, ge=0, le=20)
    word: str = Field("", max_length=100)


CommandId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]


class Command(Taken):
    """`id` is made by the client: the same command sent twice has one effect."""

    id: CommandId
    version: int = Field(ge=0)


LONGEST_MOVE = 200
"""A verb and its arguments: any of one's cards may be many."""


class MoveCommand(Command):
    move: list[int | str] = Field(min_length=1, max_length=LONGEST_MOVE)
    sure: bool = True
    """If not, a move that could not be taken back is not made: the answer is the problem `unsure`."""
    hold: bool = False
    """Against bots alone: they wait until I say `go-on`, so that I can take my turn back up to then."""


class Components(BaseModel):
    """What is in a game's box."""

    tables: dict[str, list[Json]]
    """By the name of a table of the component file: its entries, with their numbers and names."""


class Foreseen(BaseModel):
    """What comes of a move, as far as its maker can tell."""

    final: bool
    """Whether dice, cards or secrets have a part in it, or the game is over: it cannot be taken back."""
    changes: list[list[Any]]
    """What changes in my view: `[path, value]` and `[path]` for what goes. Nothing is foretold of what is final."""


class Wondering(Taken):
    """What would come of these moves?"""

    moves: list[list[int | str]] = Field(min_length=1, max_length=40)


class Previews(BaseModel):
    """For each of the moves; none for one that is not allowed."""

    previews: list[Foreseen | None]


class StepInfo(BaseModel):
    """What came with a version of the table."""

    version: int
    changes: list[list[Any]]
    """What changed in the moment before."""


class Moment(BaseModel):
    """How the game stood."""

    view: Json
    actors: list[int]
    result: Json | None


class Steps(BaseModel):
    """The course of a game between two versions, as one viewer could see it."""

    version: int
    """At which it begins: the last one not after what was asked for, or later if there is too much."""
    first: Moment
    steps: list[StepInfo]


class Question(Taken):
    """Would this move be allowed?"""

    move: list[int | str] = Field(min_length=1, max_length=LONGEST_MOVE)


class Answer(BaseModel):
    refusal: RefusalInfo | None


class ReasonInfo(BaseModel):
    """What a game remarks on a move: its message `because-<what>`, with its facts."""

    what: str
    facts: Json


class DifferenceInfo(BaseModel):
    """A number that is another after one move than after another one."""

    figure: str
    """The message `figure-<figure>` of the game; or `chance`, the chance to win, or `rival`, that of another seat."""
    here: int
    there: int
    digits: int
    """How many digits of both are decimals."""
    percent: bool
    seat: int | None
    """Whose it is, if it is a rival's."""


class ExplanationInfo(BaseModel):
    """What is to be said of a move beside another one, with which it was compared in imagined games."""

    what: str
    """`better`, `worse` or the `same` (nothing separates the two), `all-same` (nothing separates any of the moves that
    were compared), or `only` (there is no other move)."""
    other: list[int | str] | None
    remark: ReasonInfo | None
    """What the game has to say of this move, and not of the other."""
    gains: list[DifferenceInfo]
    costs: list[DifferenceInfo]

    @model_validator(mode="before")
    @classmethod
    def read_remark(cls, data: object) -> object:
        """What was kept when reviews had but a remark to make."""
        if isinstance(data, dict) and "facts" in data:
            return {"what": "better", "other": None, "remark": data, "gains": [], "costs": []}
        return data


class HintInfo(BaseModel):
    """A move worth making."""

    move: list[int | str]
    chance: float
    """The estimated chance to win with it, from 0 to 1."""
    share: float
    """How much of the search went into it."""
    reason: ExplanationInfo


class BlunderInfo(BaseModel):
    """A move that is clearly worse than another."""

    move: list[int | str]
    chance: float
    """The estimated chance to win with it, from 0 to 1."""
    better: list[int | str]
    better_chance: float
    reason: ExplanationInfo


class Advice(BaseModel):
    """What a coach says to a move before it is made."""

    blunder: BlunderInfo | None
    """None where nothing much is wrong with it, or that is in doubt."""


class Hints(BaseModel):
    """The best first."""

    hints: list[HintInfo]


class Say(Taken):
    id: CommandId
    version: int | None = Field(None, ge=-1)
    """The version that I have seen: the answer tells what came after it."""
    text: str = Field(min_length=1, max_length=500)


class AutopassWish(Taken):
    on: bool


# ---------------------------------------------------------------------- the gallery


class GalleryEntry(BaseModel):
    """Where a typical position of a game comes from."""

    record: str
    """The golden record."""
    seats: int
    step: int
    """After so many moves; the last one is the end."""
    steps: int
    seat: int
    """From where it is seen: whoever is to decide, or has won."""
    verbs: list[str]
    """What they may do."""


class GalleryPosition(BaseModel):
    """A typical position of a game, as who is to decide there sees it, with what the move before brought."""

    about: GalleryEntry
    position: Position
    before: Json | None
    """What they saw before that."""


# ---------------------------------------------------------------------- replays


class ReplayInfo(BaseModel):
    """A finished game, to be stepped through."""

    table: TableInfo
    steps: int
    """Step 0 is the set-up; the last one is the end."""
    seats: list[int]
    """From whose seats it may be watched by whoever asks; spectators always may."""
    result: Json | None
    dice: bool
    """Whether the dice can be checked: all of them, or those that everybody saw."""


class CoursePoint(BaseModel):
    step: int
    """After so many steps of the replay."""
    scores: list[int | None]
    """By seat; none where whoever asks could not know it."""


class CourseInfo(BaseModel):
    """How everybody's score went through a finished game. The last point has the final scores."""

    what: str
    """What the score is called in a view until then."""
    points: list[CoursePoint]


class Draw(BaseModel):
    """One die or card: among `values`, in the order they are counted in, the `index`-th came."""

    what: str
    count: int
    index: int
    outcome: int | str
    values: list[int | str]
    open: bool
    """Whether everybody saw it."""


class Dice(BaseModel):
    """All that is needed to check the dice without trusting the server.

    Where everything is laid open there is the `secret`, and every draw. Otherwise there is the key that opens what
    everybody saw, with the hash of the other key, and only those draws.
    """

    stream: str
    commitment: str
    secret: str
    opened: str
    sealed: str
    words: list[str]
    draws: list[Draw]
    unseen: int
    """How many further draws there were, of which nothing is told."""


class ReviewStep(BaseModel):
    """A move that was not taken back."""

    seat: int
    move: list[int | str]
    at: int
    """The step of the replay before it."""


class MistakeInfo(BaseModel):
    """A decision, and what was better, both as far as its maker could know."""

    step: int
    """Which of the review's steps it is, from 0."""
    seat: int
    move: list[int | str]
    chance: float
    better: list[int | str]
    better_chance: float
    reason: ExplanationInfo | None
    """Why the other move was better; none in some reviews that were made long ago."""


class JudgedInfo(BaseModel):
    """What there is to say about one point of a finished game."""

    step: int
    """Before which of the review's steps, from 0; the number of steps for the end."""
    chances: list[float]
    """Each seat's chance to win there."""
    mistake: MistakeInfo | None
    """If something better could have been done: what."""


class ReviewAnswer(BaseModel):
    """A review as far as it has been made."""

    table: TableInfo
    done: float
    """How much of it there is, from 0 to 1."""
    left: float | None
    """Seconds until it is all there, at the pace of the last while; null if nothing can be said yet."""
    since: int
    """How many judgements were left out as known."""
    steps: list[ReviewStep]
    """All moves that were not taken back; none if any judgements were left out."""
    judged: list[JudgedInfo]
    """The further judgements, in the order in which they were made."""


# ---------------------------------------------------------------------- players


class TallyInfo(BaseModel):
    """How often somebody played a game to the end or gave it up, and won it."""

    game: str
    played: int
    won: int
    gave_up: int


class RatingPoint(BaseModel):
    time: float
    value: int


class RatingInfo(BaseModel):
    """How good somebody is, at least most probably: 1000 is where everybody begins."""

    pool: Literal["people", "bots"]
    """Against whom."""
    value: int
    games: int
    provisional: bool
    """Whether there are too few games yet for it to say much."""
    curve: list[RatingPoint]
    """After each of the last games, the latest last."""


class PlayerInfo(BaseModel):
    """Somebody who plays, as everybody may know them. Private tables are counted, but never named."""

    id: str
    name: str
    since: float
    me: bool
    tallies: list[TallyInfo]
    ratings: list[RatingInfo]
    """Those there are: among people, and against bots."""


class BotRating(BaseModel):
    """How good a kind of bot has been against people in a game."""

    game: str
    kind: str
    value: int
    games: int


# ---------------------------------------------------------------------- what goes wrong


class Problem(BaseModel):
    """Why a request was turned down. Nothing has changed."""

    reason: str
    """For programs: `no-such-table`, `not-your-seat`, `stale`, `illegal`, `full`, `finished`, `too-large`, …"""
    text: str
    """In words, in the language asked for, with what would be right."""
    facts: Json = {}
    """What the words mention, for who has them in another language."""
    refusal: RefusalInfo | None = None
    """illegal: the rule."""
    position: Position | None = None
    """stale: how things stand."""
