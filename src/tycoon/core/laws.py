"""The laws that every game obeys, as checks that run over any game.

Each check plays random games and raises LawBroken with what it saw. A game of one's own is tested with

    for law in LAWS:
        law(game, seats=4, seed=1)

The checks look at a game only through its contract, so they hold for games that nobody here has heard of.
"""

import json
import pickle
import sys
from array import array
from collections.abc import Callable, Iterator
from copy import deepcopy
from difflib import unified_diff
from itertools import zip_longest
from math import isfinite

from tycoon.core.audience import EVERYONE, in_audience
from tycoon.core.dealer import Dealer, FastDealer
from tycoon.core.event import CHANCE, MOVE, TOLD, Event, format_log
from tycoon.core.fairness import SealedDealer, secret_from_seed
from tycoon.core.floats import floats
from tycoon.core.game import Game, Setting
from tycoon.core.golden import format_observation, new_playthrough
from tycoon.core.lesson import Lesson, LessonError, Words, left_out, lesson_words, lessons, rehearse
from tycoon.core.moves import LONGEST_NUMBER, Arg, Move, format_move, parse_move
from tycoon.core.observation import Schema, ViewError
from tycoon.core.options import Choice, Number, Option, Subset, allows, random_move
from tycoon.core.record import Record, format_record, parse_record
from tycoon.core.refusal import Fact, IllegalMove, Refusal
from tycoon.core.replay import redact, replay, verify
from tycoon.core.state import State, StateError
from tycoon.core.table import Seat, SeatLog, Table
from tycoon.core.vocabulary import Vocabulary, VocabularyError, format_vocabulary

IMAGININGS = 40
"""How often something hidden is imagined before it counts as not varying."""

MOVES_LOOKED_AT = 600
"""So many moves of a random game are looked at closely. That is all of most games, but some have no last turn."""


class LawBroken(AssertionError):
    """A game breaks one of the laws."""


def require(holds: bool, law: str, what: str) -> None:
    """Raise LawBroken unless it holds."""
    if not holds:
        raise LawBroken(f"{law}: {what}")


def random_variant(game: Game, dealer: Dealer) -> dict[str, Setting]:
    """Each variant of the game set at random."""
    return {variant.name: variant.choices[dealer.below(len(variant.choices))] for variant in game.variants()}


def random_table(game: Game, seats: int, seed: int) -> tuple[Table, FastDealer]:
    """A fresh table with fair dice, and a generator for the moves to be made at it."""
    chance = FastDealer(seed)
    variant = random_variant(game, chance)
    return Table(game, seats, SealedDealer(secret_from_seed(seed)), variant), chance


def some_mover(table: Table, chance: Dealer) -> int | None:
    """One of the seats that must or may move now; None when the game is over."""
    actors = table.actors()
    if not actors:
        return None
    movers = sorted(actors + table.state.bystanders())
    return movers[chance.below(len(movers))]


def step(table: Table, chance: Dealer) -> bool:
    """Make one random move; False when the game is over."""
    seat = some_mover(table, chance)
    if seat is None:
        return False
    table.play(seat, random_move(table.options(seat), chance))
    return True


def positions(game: Game, seats: int, seed: int, some: int = 1) -> Iterator[Table]:
    """A random game: the table before every move, or before one in `some`, and at its end if it is not too long."""
    table, chance = random_table(game, seats, seed)
    for number in range(min(game.bound(seats) + 1, MOVES_LOOKED_AT)):
        if number % some == 0:
            yield table
        if not step(table, chance):
            yield table
            return


# ---------------------------------------------------------------------- 1. it ends


def check_ending(game: Game, seats: int, seed: int) -> None:
    """Random play ends within the declared bound, and no position is a dead end."""
    law = "random play ends"
    table, chance = random_table(game, seats, seed)
    for _ in range(game.bound(seats)):
        actors = table.actors()
        if not actors:
            break
        require(actors == sorted(set(actors)), law, f"actors must be different seats in order, not {actors}")
        bystanders = table.state.bystanders()
        require(
            not set(actors) & set(bystanders), law, f"{bystanders} are not waited for, and yet {actors} must decide"
        )
        for seat in range(seats):
            options = table.options(seat)
            movers = actors + bystanders
            require(bool(options) == (seat in movers), law, f"seat {seat} has {len(options)} options, actors {actors}")
        require(table.state.result() is None, law, "there is a result before the end")
        for seat in bystanders:
            world = table.state.clone()
            world.play(seat, random_move(world.options(seat), chance), FastDealer(seed))
            require(world.actors() == actors, law, f"who must decide changes by what bystander {seat} does")
        step(table, chance)
    require(table.state.over(), law, f"the game goes on after {game.bound(seats)} decisions")
    result = table.state.result()
    if result is None:
        raise LawBroken(f"{law}: the game is over without a result")
    ranked = sorted([seat for tied in result.ranking for seat in tied])
    require(ranked == list(range(seats)), law, f"the ranking {result.ranking} must hold every seat once")
    require(all(result.ranking), law, "a rank must not be empty")
    require(len(result.scores) == seats == len(result.breakdown), law, "every seat needs a score and its breakdown")
    for seat in range(seats):
        total = sum(result.breakdown[seat].values())
        require(
            total == result.scores[seat], law, f"the points of seat {seat} add up to {total}, not {result.scores[seat]}"
        )
    headings = [list(figures) for figures in result.figures]
    require(headings == [headings[0]] * seats, law, "every seat needs the same figures")
    require(not set(result.winners) & set(result.eliminated), law, "an eliminated seat cannot win")
    for clause in result.eliminated.values():
        require(game.rule(clause) is not None, law, f"elimination cites the clause {clause!r}, which does not exist")


# ---------------------------------------------------------------------- 2. legal is what is listed


def wrong_moves(options: list[Option], others: list[str]) -> list[Move]:
    """Moves near the listed ones that none of them allows."""
    moves: list[Move] = [(), ("",), ("no-such-verb",), (3,), *[(verb,) for verb in others]]
    moves += [(verb, 1) for verb in others]
    for option in options:
        for move in option.moves()[:3]:
            moves += [
                move[:-1],
                (*move, 1),
                (*move, "x"),
                (move[0].upper() if isinstance(move[0], str) else "", *move[1:]),
            ]
            if option.subset is not None:
                moves += _wrong_subsets(option.subset, move[: len(option.domains)])
            for at, domain in enumerate(option.domains, 1):
                for value in _wrong_values(domain.suggested()[0] if domain.suggested() else "", domain):
                    moves.append((*move[:at], value, *move[at + 1 :]))
    return [move for move in moves if not allows(options, move)]


def _wrong_subsets(subset: Subset, start: Move) -> list[Move]:
    """One too many, one too few, one twice, one from elsewhere, the wrong order."""
    values = subset.values
    most, fewest = values[: subset.high], values[: subset.low]
    wrong: list[list[Arg]] = [values[: subset.high + 1], fewest[:-1], most[:1] * 2, [*most[:-1], "no-such-thing"]]
    wrong += [most[::-1], [*most, *most], [*most[:1], *fewest[:1]]]
    return [(*start, *chosen) for chosen in wrong]


def _wrong_values(right: Arg, domain: object) -> list[Arg]:
    values: list[Arg] = ["no-such-thing", "", "1.5", -1, 10**LONGEST_NUMBER, 10**400, 987654321]
    values += [True, 1.5, None, [1]]  # type: ignore[list-item]  # what a careless or hostile caller might send
    if isinstance(domain, Number):
        values += [domain.low - 1, str(right), *([] if domain.high is None else [domain.high + 1])]
        values += [] if domain.barred is None else [domain.barred]
    if isinstance(domain, Choice):
        values += [f"{right}x"]
    return values


def check_options(game: Game, seats: int, seed: int) -> None:
    """Every listed option is accepted; others are refused with a reason that cites a clause, and change nothing."""
    law = "legal is what is listed"
    clauses = {clause.id for clause in game.rulebook()}
    verbs: set[str] = set()
    for table in positions(game, seats, seed, some=3):
        state = table.state
        before = state.to_json()
        for seat in range(seats):
            options = state.options(seat)
            verbs |= {option.verb for option in options}
            for option in options:
                last = len(option.domains) - 1
                for at, domain in enumerate(option.domains):
                    require(
                        at == last or not isinstance(domain, Subset), law, f"{option.verb}: a subset must come last"
                    )
                for move in _sampled(option, seed):
                    refusal = state.why_not(seat, move)
                    require(refusal is None, law, f"{move} is listed for seat {seat} and refused: {refusal!r}")
                    try:
                        state.clone().play(seat, move, FastDealer(seed))
                    except Exception as problem:
                        raise LawBroken(f"{law}: {move} of seat {seat} is listed and fails: {problem!r}") from problem
            for move in wrong_moves(options, sorted(verbs)):
                refusal = table.why_not(seat, move)
                if refusal is None:
                    raise LawBroken(f"{law}: {move} of seat {seat} is not listed and not refused")
                require(refusal.clause in clauses, law, f"{refusal!r} cites a clause that does not exist")
                require(bool(refusal.reason), law, f"{move} is refused without a reason")
                for name, value in refusal.facts.items():
                    if name in ("verbs", "actors") and isinstance(value, list):
                        require(len(set(value)) == len(value), law, f"{refusal!r} names something twice")
                try:
                    table.play(seat, move)
                except IllegalMove:
                    pass
                else:
                    raise LawBroken(f"{law}: the table plays {move} of seat {seat}, which it says is refused")
        require(state.to_json() == before, law, "asking and being refused has changed the state")


def _sampled(option: Option, seed: int) -> list[Move]:
    """A few of the moves an option stands for."""
    moves = option.moves() if all([len(domain.suggested()) < 12 for domain in option.domains]) else []
    chance = FastDealer(seed)
    return moves[:24] if moves else [option.sample(chance) for _ in range(12)]


# ---------------------------------------------------------------------- reasons are the conditions


OLD_MOVES = 60
"""So many moves of each verb that were legal once are tried again later on."""


def check_reasons(game: Game, seats: int, seed: int) -> None:
    """The reason for a refusal is a condition that the move violates.

    Of a legal move, `refuse` finds nothing to say: whoever reasons by elimination does. And a move that was legal once
    and no longer is, although its verb is offered, is refused for a reason of the rules.
    """
    law = "the reason is what is violated"
    legal_once: dict[str, set[Move]] = {}
    for table in positions(game, seats, seed, some=2):
        state = table.state
        for seat in state.actors():
            options = state.options(seat)
            for verb in {option.verb for option in options}:
                for move in legal_once.get(verb, set()):
                    refusal = None if allows(options, move) else state.why_not(seat, move)
                    if refusal is not None:
                        require(
                            refusal.reason != "not-allowed", law, f"{move} was legal once; seat {seat}: {refusal!r}"
                        )
            for option in options:
                known = legal_once.setdefault(option.verb, set())
                for move in _sampled(option, seed):
                    refusal = state.refuse(seat, move)
                    require(refusal is None, law, f"{move} of seat {seat} is legal, and yet there is {refusal!r}")
                    if len(known) < OLD_MOVES:
                        known.add(move)


# ---------------------------------------------------------------------- 3. clones


def check_clone(game: Game, seats: int, seed: int) -> None:
    """A clone is equal and independent: playing on with it, or spoiling its lists, leaves the original alone."""
    law = "a clone is equal and independent"
    for table in positions(game, seats, seed, some=4):
        state = table.state
        before = deepcopy(state.to_json())
        clone = state.clone()
        require(clone == state and clone.to_json() == before, law, "the clone differs" + _difference(clone, before))
        require(clone is not state, law, "the clone is the state itself")
        derived = State.clone(state)
        require(derived == clone, law, "a clone of all fields differs" + _difference(derived, before))
        for name in before:
            value = getattr(clone, name)
            if isinstance(value, list):
                _spoil(value)
            elif isinstance(value, dict):
                value["spoilt"] = 1
        require(state.to_json() == before, law, "the clone shares data with the state" + _difference(state, before))
        other = state.clone()
        chance = FastDealer(seed)
        for _ in range(6):
            actors = other.actors()
            if actors:
                other.play(actors[0], random_move(other.options(actors[0]), chance), chance)
        require(
            state.to_json() == before, law, "playing on with the clone changes the state" + _difference(state, before)
        )


def _spoil(value: list[object]) -> None:
    for item in value:
        if isinstance(item, list):
            _spoil(item)
    value.append(99)


def _difference(state: State, wanted: dict[str, object]) -> str:
    found = state.to_json()
    names = sorted({name for name in {**found, **wanted} if found.get(name) != wanted.get(name)})
    return f" in {', '.join(names)}"


# ---------------------------------------------------------------------- 4. round trips


def check_round_trips(game: Game, seats: int, seed: int) -> None:
    """JSON, notation and record texts read back as what they were."""
    law = "round trips"
    table = None
    for table in positions(game, seats, seed, some=5):
        state = table.state
        data = state.to_json()
        again = game.restore(json.loads(json.dumps(data)))
        require(again == state and again.to_json() == data, law, "JSON gives another state" + _difference(again, data))
        require(again.actors() == state.actors(), law, "a restored state has other actors")
        for seat in [None, *range(seats)]:
            view = state.view(seat)
            require(json.loads(json.dumps(view)) == view, law, f"the view of seat {seat} is not JSON-ready")
        for seat in state.actors():
            listed = [option.to_json() for option in state.options(seat)]
            require(json.loads(json.dumps(listed)) == listed, law, f"the options of seat {seat} are not JSON-ready")
    if table is None:
        raise LawBroken(f"{law}: there is no position")
    for line in table.record.lines:
        if line.kind == MOVE:
            require(parse_move(format_move(line.move)) == line.move, law, f"{line.move} reads back as another move")
            require(list(line.move) == json.loads(json.dumps(line.move)), law, f"{line.move} is not JSON-ready")
    text = format_record(table.record)
    require(format_record(parse_record(text)) == text, law, "a record reads back as another record")


def check_pickling(game: Game, seats: int, seed: int) -> None:
    """A state survives pickling, as it must to be sent to another process."""
    for table in positions(game, seats, seed, some=9):
        again = pickle.loads(pickle.dumps(table.state))
        require(again == table.state, "pickling", "the state differs" + _difference(again, table.state.to_json()))


# ---------------------------------------------------------------------- 5. records


def check_record(game: Game, seats: int, seed: int) -> None:
    """A record replays to the same state and result, and its dice can be proved."""
    law = "a record replays"
    table, chance = random_table(game, seats, seed)
    for _ in range(MOVES_LOOKED_AT):
        if not step(table, chance):
            break
        if chance.below(10) == 0:
            _take_back(table)
    over = table.state.over()
    record = parse_record(format_record(table.record))
    again = replay(record, game)
    require(
        again.state == table.state, law, "the replayed state differs" + _difference(again.state, table.state.to_json())
    )
    require(again.state.result() == table.state.result(), law, "the replayed result differs")
    verdict = verify(record, game)
    require(verdict.finished == over == verdict.proved, law, "a finished record with fair dice is not proved")
    for seat in [None, *range(seats)]:
        kept = redact(record, game, seat)
        text = format_record(kept)
        require(format_record(parse_record(text)) == text, law, f"what seat {seat} may keep reads back differently")
        require(not kept.secret, law, "a redacted record tells the secret of the dice")
        if not over:
            # Nothing that proves the dice is published before the end.
            continue
        part = verify(parse_record(text), game)
        require(
            part.proved and (part.outcomes, part.unseen) == (record.dealt_openly(), record.dealt() - part.outcomes),
            law,
            f"what everybody saw of the dice is not proved by what seat {seat} may keep",
        )


class _Watched(Dealer):
    """A seeded generator that writes down what everybody sees drawn from what, and what a seat is told."""

    def __init__(self, seed: int, seat: int) -> None:
        super().__init__(listening=True)
        self.drawn: list[tuple[str, list[int]]] = []
        self.told: list[object] = []
        self._seat = seat
        self._fast = FastDealer(seed)

    def below(self, count: int) -> int:
        return self._fast.below(count)

    def pick(self, what: str, values: list[int], to: int) -> int:
        index = self.below(len(values))
        if to == EVERYONE:
            self.drawn.append((what, sorted(values)))
        if in_audience(self._seat, to):
            self.told.append((what, values[index]))
        return index

    def tell(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        if in_audience(self._seat, to):
            self.told.append((what, facts))

    def reveal(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        self.tell(what, to, **facts)


def check_public_draws(game: Game, seats: int, seed: int) -> None:
    """What everybody sees drawn is drawn from what everybody knows.

    When such a draw is proved after the game, its place among the others is told: it must tell nothing new.
    """
    law = "what everybody sees drawn is drawn from what everybody knows"
    chance = FastDealer(seed)
    for table in positions(game, seats, seed, some=2):
        state = table.state
        for seat in state.actors():
            move = random_move(state.options(seat), chance)
            number = chance.below(1 << 30)
            here, there = _Watched(number, seat), _Watched(number, seat)
            true, imagined = state.clone(), state.imagine(seat, chance)
            true.play(seat, move, here)
            imagined.play(seat, move, there)
            if here.told == there.told and true.view(seat) == imagined.view(seat):
                require(here.drawn == there.drawn, law, f"after {move} that is not so for seat {seat}")


def _take_back(table: Table) -> None:
    """Undo the last move where that is allowed."""
    for seat in range(table.seats):
        if table.why_not_undo(seat) is None:
            table.undo(seat)
            return


def check_resuming(game: Game, seats: int, seed: int) -> None:
    """A seat of a table that is resumed elsewhere, from its state and what the seat kept, is the seat it was."""
    law = "a resumed seat is the same seat"
    chance = FastDealer(seed)
    variant = random_variant(game, chance)
    players = [f"player {seat}" for seat in range(seats)]
    table = Table(game, seats, SealedDealer(secret_from_seed(seed), players), variant, players)
    logs = [SeatLog(table, seat) for seat in range(seats)]
    number = 0
    while step(table, chance):
        if chance.below(4) == 0:
            _take_back(table)
        number += 1
        if number & (number - 1) or not table.actors():
            continue  # the longer the record, the longer it takes to compare
        seat = chance.below(seats)
        data, head, past = json.loads(
            json.dumps([table.state.to_json(), format_record(logs[seat].head), logs[seat].text()])
        )
        there = Seat(Table.resume(parse_record(head), game.restore(data), past, FastDealer(seed)), seat)
        here = Seat(table, seat)
        require(there.record() == here.record(), law, f"seat {seat} has another record")
        require(there.view() == here.view(), law, f"seat {seat} sees something else")
        require(format_log(there.seen()) == format_log(here.seen()), law, f"seat {seat} has seen something else happen")
        require(there.to_move() == here.to_move(), law, f"seat {seat} is asked something else")


def check_undo(game: Game, seats: int, seed: int) -> None:
    """Undo restores the state, and is refused wherever the move has told its maker something or asked others.

    Others who are held back have been shown nothing: for them it is enough that its maker has learnt nothing.
    """
    law = "undo takes back what told nothing"
    table, chance = random_table(game, seats, seed)
    for _ in range(MOVES_LOOKED_AT):
        actors = table.actors()
        seat = some_mover(table, chance)
        if seat is None:
            return
        move = random_move(table.options(seat), chance)
        before = table.state.to_json()
        worlds = [table.state.imagine(seat, chance) for _ in range(3)]
        table.play(seat, move)
        if table.why_not_take_back(seat) is not None:
            continue
        asked = [other for other in table.actors() if other != seat and other not in actors]
        held = table.why_not_undo(seat) is not None
        require(held or not asked, law, f"{move} of seat {seat} asks {asked} something and can be taken back")
        require(bool(table.actors()), law, f"{move} of seat {seat} ends the game and can be taken back")
        view = table.view(seat)
        for world in worlds:
            world.play(seat, move, FastDealer(seed))
            require(world.view(seat) == view, law, f"{move} tells seat {seat} something and can be taken back")
        if chance.below(3) == 0:
            table.take_back(seat)
            require(table.state.to_json() == before, law, f"taking back {move} gives another state")
            table.play(seat, move)


# ---------------------------------------------------------------------- 6. imagining


def check_imagining(game: Game, seats: int, seed: int) -> None:
    """An imagined state cannot be told from the true one by its seat, and varies whatever is hidden."""
    law = "imagining"
    chance = FastDealer(seed)
    for table in positions(game, seats, seed, some=7):
        state = table.state
        before = deepcopy(state.to_json())
        public = _public_options(state)
        for seat in range(seats):
            secrets = state.secrets(seat)
            seen: dict[str, set[str]] = {name: set() for name in secrets}
            view = state.view(seat)
            listed = [option.to_json() for option in state.options(seat)]
            for time in range(IMAGININGS):
                other = state.imagine(seat, chance)
                # Who must decide is seen by all: it cannot depend on what is hidden (a reaction window opens for
                # everybody entitled, whatever they hold).
                require(
                    other.actors() == state.actors(), law, f"who must decide depends on what seat {seat} cannot know"
                )
                # So is whoever is not asked because they have but one option: it would tell what they hold.
                require(_public_options(other) == public, law, f"public options depend on what seat {seat} cannot know")
                require(
                    other.bystanders() == state.bystanders(), law, f"who may move depends on what {seat} cannot know"
                )
                require(
                    other.view(seat) == view,
                    law,
                    f"seat {seat} sees that it is imagined" + _unlike(other.view(seat), view),
                )
                require(
                    [option.to_json() for option in other.options(seat)] == listed,
                    law,
                    f"seat {seat} has other options",
                )
                imagined = other.secrets(seat)
                require(
                    sorted(imagined) == sorted(secrets),
                    law,
                    f"what is hidden from seat {seat} depends on what is hidden",
                )
                for name, value in imagined.items():
                    seen[name].add(json.dumps(value))
                try:
                    other.check()
                except StateError as problem:
                    raise LawBroken(f"{law}: what seat {seat} imagines is impossible: {problem}") from problem
                if time >= 5 and all([len(values) > 1 for values in seen.values()]):
                    break
            for name, values in seen.items():
                require(len(values) > 1, law, f"{name}, hidden from seat {seat}, is always imagined as {values}")
        require(state.to_json() == before, law, "imagining has changed the state" + _difference(state, before))


def _public_options(state: State) -> dict[int, list[dict[str, object]]]:
    """What each of the seats may do of whom that is said to be seen by all."""
    return {
        seat: [option.to_json() for option in state.options(seat)]
        for seat in state.actors()
        if state.options_are_public(seat)
    }


def check_canonical_imagining(game: Game, seats: int, seed: int) -> None:
    """The same numbers make a seat imagine the same, in the true state and in any it cannot tell from it.

    So what a bot does with imagined states cannot depend on what it does not know, not even by their order.
    """
    law = "imagining depends only on what is known"
    chance = FastDealer(seed)
    for table in positions(game, seats, seed, some=7):
        state = table.state
        for seat in range(seats):
            other = state.imagine(seat, chance)
            for _ in range(3):
                number = chance.below(1 << 30)
                here = state.imagine(seat, FastDealer(number))
                there = other.imagine(seat, FastDealer(number))
                require(here == there, law, f"seat {seat} imagines otherwise" + _difference(here, there.to_json()))


def _unlike(one: dict[str, object], other: dict[str, object]) -> str:
    return f" in {', '.join([name for name in one if one[name] != other.get(name)])}"


# ---------------------------------------------------------------------- 7. simultaneous decisions


def check_simultaneous(game: Game, seats: int, seed: int) -> None:
    """When several seats decide at once, or may do something beside, their order makes no difference."""
    law = "simultaneous decisions commute"
    chance = FastDealer(seed)
    for table in positions(game, seats, seed):
        state = table.state
        movers = state.actors() + state.bystanders()
        if len(movers) < 2:
            continue
        moves = {seat: random_move(state.options(seat), chance) for seat in movers}
        forward = state.clone()
        backward = state.clone()
        for order, world in ((movers, forward), (movers[::-1], backward)):
            dealer = FastDealer(seed)
            for seat in order:
                refusal = world.why_not(seat, moves[seat])
                require(refusal is None, law, f"{moves[seat]} of seat {seat} depends on who is first: {refusal!r}")
                world.play(seat, moves[seat], dealer)
        require(forward == backward, law, f"the order of {moves} matters" + _difference(forward, backward.to_json()))


def check_questions(game: Game, seats: int, seed: int) -> None:
    """Whoever is asked the same as before, as the log has it, may do the same as before.

    Commands that were sent for a question hold as long as it is asked, whatever others seal in the meantime.
    """
    law = "the same question has the same answers"
    table, chance = random_table(game, seats, seed)
    for _ in range(MOVES_LOOKED_AT):
        seat = some_mover(table, chance)
        if seat is None:
            return
        since = len(table.log)
        asked = {other: _offer(table, other) for other in table.actors()}
        table.play(seat, random_move(table.options(seat), chance))
        for other in table.actors():
            if other in asked and not table.asks_anew(other, since):
                require(_offer(table, other) == asked[other], law, f"seat {other} may do something else")


def _offer(table: Table, seat: int) -> list[object]:
    return [table.state.clause(), *[option.to_json() for option in table.options(seat)]]


def check_views_stay(game: Game, seats: int, seed: int) -> None:
    """What somebody was shown, and offered, is not changed by what happens afterwards: servers keep it as it was."""
    law = "a view stays as it was"
    table, chance = random_table(game, seats, seed)
    for _ in range(MOVES_LOOKED_AT // 3):
        shown: list[object] = [table.view(seat) for seat in [None, *range(seats)]]
        shown += [_offer(table, seat) for seat in table.actors()]
        text = json.dumps(shown)
        # Some are looked at: each takes as long as many moves.
        over = not all([step(table, chance) for _ in range(3)])
        require(json.dumps(shown) == text, law, "a move has changed what was shown before it")
        if over:
            return


# ---------------------------------------------------------------------- 8. conservation


def check_conservation(game: Game, seats: int, seed: int) -> None:
    """Money, cards and tokens add up after every move."""
    for table in positions(game, seats, seed):
        try:
            table.state.check()
        except StateError as problem:
            raise LawBroken(f"conservation: {problem} after {table.record.lines[-1].format()!r}") from problem


# ---------------------------------------------------------------------- 9. canaries


def check_canaries(game: Game, seats: int, seed: int) -> None:
    """What a seat does in secret reaches no other seat: not by view, news, record, refusal or error.

    Worlds that a seat cannot tell apart must look and sound the same to it, whatever it asks. And where a secret
    number may be of any size, a number found nowhere else is used, and looked for in all that others get.
    """
    law = "secrets stay secret"
    table, chance = random_table(game, seats, seed)
    knowers: dict[str, set[int]] = {}
    for _ in range(MOVES_LOOKED_AT):
        seat = some_mover(table, chance)
        if seat is None:
            return
        move = _with_canary(table, seat, random_move(table.options(seat), chance), chance)
        if not in_audience(None, table.state.audience(seat, move)):
            knowers.update({str(value): {seat} for value in move if isinstance(value, int) and value >= CANARY})
        length = len(table.log)
        for told in table.play(seat, move):
            if told.reveals:
                text = told.format()
                for canary, known in knowers.items():
                    known |= {other for other in range(seats) if canary in text and in_audience(other, told.to)}
        if chance.below(3) == 0 or table.state.over():
            for other in range(seats):
                _look_for_canaries(law, table, other, length, knowers)
            _ask_in_two_worlds(law, table, chance)


CANARY = 10**30
"""Secret numbers of this size are canaries."""


def _with_canary(table: Table, seat: int, move: Move, chance: Dealer) -> Move:
    """The move with a number found nowhere else, where it is sealed and its size is free."""
    if in_audience(None, table.state.audience(seat, move)):
        return move
    args = list(move)
    for option in table.options(seat):
        if option.allows(move):
            for at, domain in enumerate(option.domains, 1):
                if isinstance(domain, Number) and domain.high is None and chance.below(2):
                    args[at] = CANARY + chance.below(10**12) * 10**12 + chance.below(10**12)
    return tuple(args)


def _look_for_canaries(law: str, table: Table, seat: int, since: int, knowers: dict[str, set[int]]) -> None:
    """Raise LawBroken if a seat gets a number that was neither its own nor revealed to it."""
    places = {
        "view": json.dumps(table.view(seat)),
        "news": format_log([event for event in table.told(seat, since) if not event.reveals]),
        "record": format_log([event for event in table.redacted(seat).lines if event.kind in (MOVE, CHANCE)]),
        "refusals": " ".join([_error(table, seat, move) for move in wrong_moves(table.options(seat), [])]),
    }
    for canary, known in knowers.items():
        if seat not in known:
            for place, text in places.items():
                require(canary not in text, law, f"a secret number of another is in the {place} of seat {seat}")


def _error(table: Table, seat: int, move: Move) -> str:
    try:
        table.play(seat, move)
    except IllegalMove as problem:
        return f"{problem} {problem.refusal!r}"
    raise LawBroken(f"the table plays {move}")


def _ask_in_two_worlds(law: str, table: Table, chance: Dealer) -> None:
    """A seat gets the same refusals in the true state and in an imagined one."""
    for seat in range(table.seats):
        other = table.state.imagine(seat, chance)
        for move in wrong_moves(table.state.options(seat), []):
            here, there = table.state.why_not(seat, move), other.why_not(seat, move)
            require(_same(here, there), law, f"{move} of seat {seat} is answered {here!r}, or {there!r}")


def _same(one: Refusal | None, other: Refusal | None) -> bool:
    if one is None or other is None:
        return one is other
    return one.to_json() == other.to_json()


class _Witness(Dealer):
    """A seeded generator that keeps all events."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(listening=True)
        self.log: list[Event] = []
        self._game = game
        self._fast = FastDealer(seed)

    def below(self, count: int) -> int:
        return self._fast.below(count)

    def pick(self, what: str, values: list[int], to: int) -> int:
        index = self.below(len(values))
        labels = self._game.labels(what)
        outcome: Arg = labels[values[index]] if labels else values[index]
        self.log.append(Event(CHANCE, what=what, outcome=outcome, to=to))
        return index

    def tell(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        self.log.append(Event(TOLD, what=what, to=to, facts=facts))

    def reveal(self, what: str, to: int = EVERYONE, **facts: Fact) -> None:
        self.log.append(Event(TOLD, what=what, to=to, facts=facts, reveals=True))

    def seen(self, seat: int) -> list[Event]:
        """What a seat has seen."""
        seen = [event.seen_by(seat) for event in self.log]
        return [event for event in seen if event is not None]


def _witnessed(state: State, seat: int, move: Move, seed: int) -> tuple[State, _Witness]:
    """What comes of a move, and all events."""
    world, witness = state.clone(), _Witness(state.game, seed)
    witness.log.append(Event(MOVE, seat, move, to=state.audience(seat, move)))
    world.play(seat, move, witness)
    return world, witness


def check_telling(game: Game, seats: int, seed: int) -> None:
    """No seat sees happen what its state calls a secret to it, and `tell` says only what its hearer could foresee.

    Where two moves leave a seat with the same view and with different secrets, they must have looked the same to it.
    And what a seat is told of its own move, before anything is revealed, is the same in every world.
    """
    law = "what is secret is not told"
    chance = FastDealer(seed)
    for at, table in enumerate(positions(game, seats, seed, some=2)):
        state = table.state
        if at == 0:
            for seat in range(seats):
                _look_for_lists(law, table, seat)
        for mover in state.actors():
            options = state.options(mover)
            move, other = random_move(options, chance), random_move(options, chance)
            number = chance.below(1 << 30)
            world, witness = _witnessed(state, mover, move, number)
            there, another = _witnessed(state, mover, other, number)
            # What is rolled and drawn for all to see differs too, and has nothing to do with it.
            if not any([event.kind == CHANCE for event in witness.log + another.log]):
                for seat in range(seats):
                    if world.view(seat) == there.view(seat) and world.secrets(seat) != there.secrets(seat):
                        same = format_log(witness.seen(seat)) == format_log(another.seen(seat))
                        require(same, law, f"seat {seat} sees what is secret to it when seat {mover} does {move}")
            _, imagined = _witnessed(state.imagine(mover, chance), mover, move, number)
            same = _foreseen(witness, mover) == _foreseen(imagined, mover)
            require(same, law, f"{move} tells seat {mover} what it could not know; that is revealed")


def _foreseen(witness: _Witness, seat: int) -> str:
    """What a seat is told before anything is revealed, rolled or drawn."""
    told: list[Event] = []
    for event in witness.seen(seat)[1:]:
        if event.kind == CHANCE or event.reveals:
            break
        told.append(event)
    return format_log(told)


def _look_for_lists(law: str, table: Table, seat: int) -> None:
    """Raise LawBroken if a seat was told a whole list, a hand of cards say, that is secret to it."""
    hidden = _lists(table.state.secrets(seat))
    for event in table.told(seat):
        for name, fact in event.facts.items():
            told = isinstance(fact, list) and len(fact) > 1 and fact in hidden
            require(not told, law, f"seat {seat} is told {event.what}, and its {name} is secret to it")


def _lists(value: object) -> list[object]:
    """All lists in some data."""
    if isinstance(value, dict):
        return [found for item in value.values() for found in _lists(item)]
    if isinstance(value, list):
        return [value, *[found for item in value for found in _lists(item)]]
    return []


# ---------------------------------------------------------------------- 10. heuristics


def check_heuristic(game: Game, seats: int, seed: int) -> None:
    """A heuristic names legal moves, gives everybody a chance, all of them adding up to 1, and changes nothing."""
    law = "heuristics"
    heuristic = game.heuristic()
    require(game.heuristic() is heuristic, law, "there must be one heuristic, the same each time")
    chance = FastDealer(seed)
    for table in positions(game, seats, seed, some=9):
        for seat in table.actors():
            world = table.state.imagine(seat, chance)
            before = world.to_json()
            options = world.options(seat)
            candidates = heuristic.candidates(world, seat, options)
            require(bool(candidates), law, f"no move of seat {seat} is worth thinking about")
            require(len(set(candidates)) == len(candidates), law, f"a move is named twice: {candidates}")
            best = heuristic.best_move(world, seat, options, chance)
            ways = [heuristic.way(world, seat, at) for at in range(heuristic.ways(world, seat, options))]
            for move in [*candidates, *ways, best, heuristic.rollout_move(world, seat, options, chance)]:
                require(allows(options, move), law, f"{move} of seat {seat} is thought of, but illegal")
            heuristic.reason(world, seat, best)
            outlook = heuristic.outlook(world, seat)
            require(len(outlook) == len(heuristic.figures()), law, f"the outlook {outlook} does not fit the figures")
            refined = world.clone()
            heuristic.refine(refined, seat, chance)
            require(refined.view(seat) == world.view(seat), law, f"seat {seat} sees that its world was refined")
            require(refined.actors() == world.actors(), law, "refining a world changes who must decide")
            try:
                refined.check()
            except StateError as problem:
                raise LawBroken(f"{law}: a refined world is impossible: {problem}") from problem
            chances = heuristic.evaluate(world)
            require(len(chances) == seats, law, f"{len(chances)} chances do not fit {seats} seats")
            require(abs(sum(chances) - 1) < 1e-6, law, f"the chances {chances} do not add up to 1")
            require(min(chances) >= 0, law, f"a chance is negative: {chances}")
            require(heuristic.depth(world) >= 0, law, "a depth is negative")
            require(heuristic.likelihood(world, seat) >= 0, law, "a likelihood is negative")
            require(world.to_json() == before, law, "thinking has changed the world" + _difference(world, before))


# ---------------------------------------------------------------------- 11. bots


def twin_table(table: Table, seat: int, chance: Dealer) -> Table:
    """Another table that a seat cannot tell from this one: everything it does not know is different or missing."""
    head = table.head.header_copy()
    head.redacted = str(seat)
    dealer = FastDealer(chance.below(1 << 30))
    return Table.resume(head, table.state.imagine(seat, chance), table.seen(seat), dealer)


def check_honesty(choose: Callable[[Seat, int], Move], game: Game, seats: int, seed: int) -> None:
    """A bot makes the same move at a table and at one that its seat cannot tell from it: it does not cheat.

    `choose` must make a bot from the number it is given, and ask it for a move.
    """
    law = "bots know only what they may"
    length = len([line for line in _random_record(game, seats, seed).lines if line.kind == MOVE])
    for table in positions(game, seats, seed, some=max(1, length // 3)):
        chance = FastDealer(seed)
        for seat in table.actors():
            number = chance.below(1 << 30)
            twin = twin_table(table, seat, chance)
            here, there = choose(Seat(table, seat), number), choose(Seat(twin, seat), number)
            require(here == there, law, f"seat {seat} does {here}, but {there} if what it cannot know is otherwise")
            refusal = table.why_not(seat, here)
            require(refusal is None, law, f"the bot on seat {seat} does {here}, which is illegal: {refusal!r}")


def _random_record(game: Game, seats: int, seed: int) -> Record:
    table, chance = random_table(game, seats, seed)
    for _ in range(MOVES_LOOKED_AT):
        if not step(table, chance):
            break
    return table.record


# ---------------------------------------------------------------------- observations


def check_observation(game: Game, seats: int, seed: int) -> None:
    """What a game says about its views is true of all of them, and what a state writes is what its view says.

    A game that does not describe its views has nothing to be held to. Somebody looks at every position, and
    everybody at one in four.
    """
    law = "observations"
    if game.schema(seats) is None:
        return
    schema = game.observation(seats)
    require(game.observation(seats) is schema, law, "there must be one schema for each number of seats")
    require(len(set(schema.names)) == schema.size, law, f"two numbers have the same name: {_twice(schema.names)}")
    chance = FastDealer(seed)
    for number, table in enumerate(positions(game, seats, seed)):
        state = table.state
        before = state.to_json()
        imagining = chance.below(seats)
        everybody = number % 4 == 0
        for seat in (*range(seats), None) if everybody else (imagining,):
            view = state.view(seat)
            try:
                schema.check(view)
            except ViewError as problem:
                raise LawBroken(
                    f"{law}: in what {'spectators see' if seat is None else f'seat {seat} sees'}, {problem}"
                ) from None
            numbers = schema.encode(view, seat)
            require(len(numbers) == schema.size, law, f"{len(numbers)} numbers, not {schema.size}")
            require(isfinite(sum(numbers)), law, "a number is not finite")
            if seat is not None:
                _check_observed(law, state, seat, numbers, schema)
            if seat == imagining:
                _check_observed(law, state.imagine(seat, chance), seat, numbers, schema)
        require(state.to_json() == before, law, "observing has changed the state" + _difference(state, before))


def check_information(game: Game, seats: int, seed: int) -> None:
    """Who has seen the same has the same information state and key; nothing that was seen is forgotten in it."""
    law = "information states"
    chance = FastDealer(seed)
    states: dict[int, str] = {}
    last: dict[int | None, str] = {}
    for number, table in enumerate(positions(game, seats, seed, some=8)):
        for seat in (*range(seats), None):
            state, key = table.information_state(seat), table.information_key(seat)
            require(state.startswith(last.get(seat, "")), law, f"seat {seat} has forgotten something")
            require(states.setdefault(key, state) == state, law, f"two states have the key {key}")
            last[seat] = state
        if number % 2 == 0:
            # Read all at once, and from what others may know: the same.
            seat = chance.below(seats)
            for other in (twin_table(table, seat, chance), replay(table.record, game)):
                require(other.information_state(seat) == last[seat], law, f"seat {seat} has another state elsewhere")
                require(
                    states[other.information_key(seat)] == last[seat], law, f"seat {seat} has another key elsewhere"
                )
    require(all([0 <= key < 1 << 56 for key in states]), law, "a key has more than 56 bits")


def check_golden_observation(game: Game, golden: str) -> None:
    """Numbers keep places and meaning as long as the schema keeps its version: what has learned them would be blind."""
    law = "golden observation"
    require(bool(golden), law, "there is none")
    found = format_observation(game)
    if found != golden:
        same = golden.splitlines()[0] == found.splitlines()[0]
        changed = [line.strip() for line in unified_diff(golden.splitlines(), found.splitlines(), n=0, lineterm="")][3:]
        why = "which needs another version of the schema" if same else "written of another version"
        raise LawBroken(f"{law}: {'; '.join(changed[:2])}: {why}")


def _check_observed(law: str, state: State, seat: int, numbers: list[float], schema: Schema) -> None:
    out = floats()
    state.observe(seat, out)
    observed, wanted = array("f"), array("f", numbers)
    observed.frombytes(out.getvalue())
    if sys.byteorder == "big":
        observed.byteswap()
    if observed == wanted:
        return
    require(len(observed) == len(wanted), law, f"seat {seat} observes {len(observed)} numbers, not {len(wanted)}")
    at = next(at for at in range(len(wanted)) if observed[at] != wanted[at])
    raise LawBroken(f"{law}: seat {seat} observes {schema.names[at]} as {observed[at]}, and its view says {wanted[at]}")


def _twice(names: list[str]) -> str:
    return next((name for name in names if names.count(name) > 1), "")


# ---------------------------------------------------------------------- 12. golden records


def check_golden(game: Game, golden: list[Record]) -> None:
    """Golden records replay to their results, and between them show all that is in the catalogue."""
    law = "golden records"
    require(bool(golden), law, "there are none")
    shown: set[str] = set()
    for record in golden:
        verdict = verify(record, played_by(game, record))
        require(verdict.finished and verdict.proved, law, "a golden record must be finished, with proved dice")
        shown |= shown_in(game, record)
    missing = [name for name in game.catalogue() if name not in shown]
    require(not missing, law, f"no golden record shows {', '.join(missing)}")
    require({record.seats for record in golden} == set(game.seat_counts()), law, "every number of seats needs one")


def played_by(game: Game, record: Record) -> Game:
    """The game with the components that a record was played with."""
    return game.with_components(record.components) if record.components else game


def shown_in(game: Game, record: Record) -> set[str]:
    """All that a record shows, by the names of the catalogue."""
    shown = {f"{line.what}:{line.outcome}" for line in record.lines if line.kind == CHANCE}
    shown |= {str(line.move[0]) for line in record.lines if line.kind == MOVE}
    for event in replay(record, played_by(game, record)).log:
        if event.kind == TOLD:
            shown |= _named(event)
    return shown


def check_playthroughs(game: Game, golden: dict[str, Record], playthroughs: dict[str, str]) -> None:
    """Golden playthroughs, at least for the fewest and the most seats, are what the rules of today make of them."""
    law = "golden playthroughs"
    for name, expected in playthroughs.items():
        require(name in golden, law, f"there is no record {name}")
        found = new_playthrough(game, golden[name])
        if found != expected:
            lines = zip_longest(expected.splitlines(), found.splitlines(), fillvalue="(the end)")
            at, (was, now) = next((at, pair) for at, pair in enumerate(lines, 1) if pair[0] != pair[1])
            raise LawBroken(f"{law}: {name}, line {at} was {was.strip()!r}, and now is {now.strip()!r}")
    shown = {golden[name].seats for name in playthroughs}
    require({game.fewest, game.most} <= shown, law, "the fewest and the most seats need one each")


def _named(told: Event) -> set[str]:
    """The name of what was told, and the same with each word among its facts."""
    names = {told.what}
    for value in told.facts.values():
        words = value if isinstance(value, list) else [value]
        names |= {f"{told.what}:{word}" for word in words if isinstance(word, str)}
    return names


# ---------------------------------------------------------------------- 13. lessons

LONGEST_BUBBLE = 360
"""So many characters a step of a lesson may say: one or two sentences."""


def check_lessons(game: Game, golden: list[Record], languages: list[str]) -> None:
    """Every lesson can be played to its end, whatever is chosen on the way, is told in every language, and between
    them they show every kind of decision that the golden records have, but for those they say they leave out."""
    law = "lessons"
    try:
        found = lessons(game)
        for language in languages if found else []:
            _check_words(law, found, lesson_words(game, language), language)
        shown: set[str] = set()
        for lesson in found:
            shown |= _verbs(rehearse(lesson, game).log)
            for step in lesson.steps:
                for choice in range(1, len(step.moves)):
                    rehearse(lesson, game, {step.id: choice})
        missing = left_out(game)
    except LessonError as problem:
        raise LawBroken(f"{law}: {problem}") from None
    if not found:
        return
    every: set[str] = set()
    for record in golden:
        every |= _verbs(record.lines)
    unshown = sorted(every - shown - set(missing))
    require(not unshown, law, f"no lesson shows {', '.join(unshown)}")
    shown_after_all = sorted(shown & set(missing))
    require(not shown_after_all, law, f"said to be left out, but shown: {', '.join(shown_after_all)}")


def _verbs(events: list[Event]) -> set[str]:
    return {str(event.move[0]) for event in events if event.kind == MOVE}


def _check_words(law: str, found: list[Lesson], words: dict[str, Words], language: str) -> None:
    require(
        list(words) == [lesson.id for lesson in found], law, f"lesson.{language}.md has other lessons: {list(words)}"
    )
    for lesson in found:
        said = words[lesson.id]
        ids = [step.id for step in lesson.steps]
        require(bool(said.title and said.aim), law, f"{lesson.id} needs a title and its aim ({language})")
        require(
            list(said.titles) == ids, law, f"{lesson.id} has other steps in lesson.{language}.md: {list(said.titles)}"
        )
        for step in lesson.steps:
            where = f"{lesson.id}, step {step.id} ({language})"
            text = said.texts[step.id]
            require(bool(text), law, f"{where} says nothing")
            require(
                len(text) <= LONGEST_BUBBLE, law, f"{where} says more than {LONGEST_BUBBLE} characters: {len(text)}"
            )
            strange = [format_move(move) for move in said.replies[step.id] if move not in step.moves]
            require(not strange, law, f"{where} answers {', '.join(strange)}, which is not among its moves")


# ---------------------------------------------------------------------- 14. vocabularies


def check_vocabulary(game: Game, seats: int, seed: int) -> None:
    """The vocabulary holds all that is ever offered, and actions and moves lead to each other."""
    law = "vocabularies"
    said = [option.describe() for option in game.vocabulary(seats)]
    require(bool(said), law, "the game says none (Game.vocabulary), so that learners cannot play it")
    require(said == [option.describe() for option in game.vocabulary(seats)], law, "it must be the same each time")
    chance = FastDealer(seed)
    try:
        vocabulary = Vocabulary(game, seats)
        for table in positions(game, seats, seed, some=2):
            for seat in table.actors() + table.state.bystanders():
                options = table.options(seat)
                _check_actions(law, vocabulary, options)
                vocabulary.action(random_move(options, chance), options, nearest=True)
    except VocabularyError as problem:
        raise LawBroken(f"{law}: {problem}") from None


def check_golden_vocabulary(game: Game, golden: str) -> None:
    """Actions keep their numbers as long as the game keeps its version: what has learned them would play nonsense."""
    law = "golden vocabulary"
    require(bool(golden), law, "there is none")
    found = format_vocabulary(game)
    if found != golden:
        same = golden.splitlines()[0] == found.splitlines()[0]
        changed = [line.strip() for line in unified_diff(golden.splitlines(), found.splitlines(), n=0, lineterm="")][3:]
        why = "which needs another version of the game" if same else "written of another version"
        raise LawBroken(f"{law}: {'; '.join(changed[:2])}: {why}")


def _check_actions(law: str, vocabulary: Vocabulary, options: list[Option]) -> None:
    actions = vocabulary.offered(options)
    require(len(set(actions)) == len(actions), law, f"several options offer the same: {options}")
    for action in actions:
        name = vocabulary.names[action]
        move = vocabulary.move(action, options)
        require(allows(options, move), law, f"the action {name} is the move {move}, which is illegal")
        again = vocabulary.action(move, options)
        require(again == action, law, f"the action {name} is the move {move}, which is {vocabulary.names[again]}")
    for option in options:
        phrase = vocabulary.phrase_of(option)
        offered, known = [domain.name for domain in option.domains], [argument.name for argument in phrase.arguments]
        require(offered == known, law, f"{option.verb} is offered with {offered}, and the vocabulary says {known}")


LAWS: list[Callable[[Game, int, int], None]] = [
    check_ending,
    check_options,
    check_reasons,
    check_clone,
    check_round_trips,
    check_pickling,
    check_record,
    check_public_draws,
    check_resuming,
    check_undo,
    check_imagining,
    check_canonical_imagining,
    check_simultaneous,
    check_questions,
    check_views_stay,
    check_conservation,
    check_canaries,
    check_telling,
    check_heuristic,
    check_vocabulary,
    check_observation,
    check_information,
]
"""All laws that random games can break; each takes a game, a number of seats and a seed."""
