"""The Card Play Phase: which cards may be played and how, kept cards, and the choice of the turn order."""

from tycoon.core.dealer import Dealer, only
from tycoon.core.moves import Arg
from tycoon.core.options import Choice, Option
from tycoon.games.manifest_destiny import effects, research, responses
from tycoon.games.manifest_destiny.components import (
    ANY_PRODUCT,
    DESTINY,
    EVENT_OR_PRODUCT,
    LEADER,
    PATRIOTISM,
    STORYTELLING,
)
from tycoon.games.manifest_destiny.packs import lay_down
from tycoon.games.manifest_destiny.payouts import pay_out
from tycoon.games.manifest_destiny.pending import EVENT, MARKERS, PAYOUT, PRODUCT
from tycoon.games.manifest_destiny.state import DISCARDED, NOBODY, Position


def card_options(state: Position, seat: int) -> list[Option]:
    """What a seat may do in its part of the Card Play Phase (#card-play)."""
    box = state.box
    plays: list[Arg] = []
    payouts: list[Arg] = []
    news: list[Arg] = []
    hand = state.hands[seat]
    for card in hand:
        if not in_era(state, card):
            continue
        name = box.card_names[card]
        if may_play_event(state, seat, card) and (box.card_kind[card] != DESTINY or may_play_destiny(state, seat)):
            plays.append(name)
        if has_product(state, card):
            payouts.append(name)
        if box.card_news[card]:
            news.append(name)
    options: list[Option] = []
    if plays:
        options.append(Option("play", [Choice("card", plays)]))
    if payouts:
        options.append(Option("payout", [Choice("card", payouts)]))
    if news:
        options.append(Option("news", [Choice("card", news)]))
    if hand and may_discard(state, seat):
        cards: list[Arg] = [box.card_names[card] for card in hand]
        options.append(Option("discard", [Choice("card", cards)]))
    if state.completed and state.pioneers[seat]:
        ready: list[Arg] = []
        for discovery in range(len(state.discoverers)):
            if state.completed >> discovery & 1 and research.can_claim(state, seat, discovery):
                ready.append(box.discovery_names[discovery])
        if ready:
            options.append(Option("claim", [Choice("discovery", ready)]))
    if may_use_priority(state, seat):
        options.append(Option("priority"))
    options.append(Option("done"))
    return options


def in_era(state: Position, card: int) -> bool:
    """Whether the Era of a card is one that may be played now (#eras, #transition)."""
    for era in state.box.card_eras[card]:
        if state.playable >> era & 1:
            return True
    return False


def has_event(state: Position, card: int) -> bool:
    """Whether a card can be played for its leader or event; responses only answer others (#response-cards)."""
    return state.box.card_effect[card] != "response"


def may_play_event(state: Position, seat: int, card: int) -> bool:
    """Whether a card can be played for its leader or event now: not if that can have no effect (#no-effect)."""
    return has_event(state, card) and effects.can_have_effect(state, seat, card)


def has_product(state: Position, card: int) -> bool:
    """Whether a card can be played for its product alone (#event-or-product), which must not be banned."""
    box = state.box
    return box.card_kind[card] == EVENT_OR_PRODUCT and not state.banned >> box.card_product[card] & 1


def may_play_destiny(state: Position, seat: int) -> bool:
    """One Destiny card a turn for all together (#one-destiny); Patriotism allows one more (#discovery-patriotism)."""
    if not state.destiny_played:
        return True
    more = state.destiny_bonus + (1 if state.has(seat, PATRIOTISM) else 0)
    return state.destiny_extra[seat] < more


def may_discard(state: Position, seat: int) -> bool:
    """Only an owner of Storytelling discards, once in each Card Play Phase (#discovery-storytelling)."""
    return state.has(seat, STORYTELLING) and not state.marked(seat, DISCARDED)


def may_use_priority(state: Position, seat: int) -> bool:
    """Once in a game, with a token from stock (#priority-turn)."""
    return not state.priority_used >> seat & 1 and state.stock[seat] > 0


# ---------------------------------------------------------------------- playing a card


def play_card(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """A card is played for its leader, its event, or as a Destiny card for both its sides."""
    lay_down(state, seat, card)
    if dealer.listening:
        dealer.tell("played", seat=seat, card=state.box.card_names[card])
    kind = state.box.card_kind[card]
    if kind == LEADER:
        _play_leader(state, seat, card, dealer)
    elif kind == DESTINY:
        _play_destiny(state, seat, card)
    else:
        responses.announce_event(state, seat, card)


def _play_leader(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """Credits, refunds, steps, a free Pioneer, free tokens and product markers (#leaders)."""
    box = state.box
    state.active[seat].append(card)
    state.shields[seat] += box.card_counters[card]
    for advance, credit in enumerate(box.card_credits[card]):
        if credit and state.owns(seat, advance):
            # Half the credit for an advance already owned (#refunds).
            state.money[seat] += credit // 2
            if dealer.listening:
                name = box.advance_names[advance]
                dealer.tell("refunded", seat=seat, amount=credit // 2, advance=name, card=box.card_names[card])
    if box.card_effect[card]:
        state.pending.append([MARKERS, seat, card])
    research.give_pioneers_and_steps(state, seat, card)


def _play_destiny(state: Position, seat: int, card: int) -> None:
    """First the event, then the payout (#destiny-cards)."""
    if state.destiny_played:
        state.destiny_extra[seat] += 1
    state.destiny_played = True
    product = state.box.card_product[card]
    if product == ANY_PRODUCT:
        state.pending.append([PRODUCT, seat, card])
    else:
        state.pending.append([PAYOUT, seat, product])
    if state.box.card_effect[card] in responses.AIMED:
        responses.aim(state, seat, card)
    else:
        state.pending.append([EVENT, seat, card, NOBODY, state.era, 0])


def play_product(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """A card is played for its product alone (#event-or-product)."""
    lay_down(state, seat, card)
    if dealer.listening:
        dealer.tell("played-product", seat=seat, card=state.box.card_names[card])
    pay_out(state, state.box.card_product[card], dealer)


def play_news(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """A card is played for its number alone (#news); it still bars what it counters (#counter-protection)."""
    lay_down(state, seat, card)
    state.shields[seat] += state.box.card_counters[card]
    if dealer.listening:
        dealer.tell("played-news", seat=seat, card=state.box.card_names[card])


def discard(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """The one discard of a seat in this Card Play Phase (#discovery-storytelling)."""
    state.marks[seat] |= DISCARDED
    bury(state, seat, card, dealer)


def bury(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """A card is discarded face down, out of the game (#discovery-storytelling)."""
    state.hands[seat].remove(card)
    state.buried.append(card)
    state.buried.sort()
    state.seen[card] = only(seat)
    if dealer.listening:
        dealer.tell("discarded", seat=seat)


def use_priority(state: Position, seat: int, dealer: Dealer) -> None:
    """The seat moves up to the first choice, behind those who did so before this turn (#priority-turn)."""
    state.priority_used |= 1 << seat
    state.priority_now.append(seat)
    state.stock[seat] -= 1
    if state.choice:
        state.choice = _with_priority(state, state.choice)
    if dealer.listening:
        dealer.tell("priority", seat=seat)


def _with_priority(state: Position, seats: list[int]) -> list[int]:
    return state.priority_now + [seat for seat in seats if seat not in state.priority_now]


# ---------------------------------------------------------------------- the end of card play


def keep_cards(state: Position, seat: int, dealer: Dealer) -> None:
    """Cards kept beyond the free ones cost Profit, at the end of one's own card play (#kept-cards)."""
    box = state.box
    free = box.storytelling_hand if state.has(seat, STORYTELLING) else box.free_hand
    over = len(state.hands[seat]) - free
    if over > 0:
        state.change_profit(seat, -over * box.hand_penalty, "kept-cards", dealer)


def end_card_play(state: Position, dealer: Dealer) -> None:
    """Surplus ends (#surplus), a transition ends (#transition), and the turn order choice is settled."""
    state.surplus = 0
    state.banned = 0
    state.playable = 1 << state.era
    # By the highest number played (#turn-order-choice); those without a card follow by mat (#no-card-played).
    ranked = [0] * state.seats
    for place, seat in enumerate(state.mats):
        ranked[seat] = state.highest[seat] * 10 - place
    seats = sorted(range(state.seats), key=lambda seat: -ranked[seat])
    state.choice = _with_priority(state, seats)
    if dealer.listening:
        dealer.tell("turn-order-choice", seats=state.choice.copy())
