"""The Card Play Phase: which cards may be played and how, and the cards that are kept (rulebook chapter 7)."""

from typing import cast

from tycoon.core.audience import only
from tycoon.core.dealer import Dealer
from tycoon.core.moves import Arg, Move
from tycoon.core.options import Choice, Option
from tycoon.core.refusal import Refusal
from tycoon.games.manifest_destiny import discoveries, investment, responses, turn_order
from tycoon.games.manifest_destiny.components import (
    ANY_PRODUCT,
    DESTINY,
    EVENT_OR_PRODUCT,
    LEADER,
    PATRIOTISM,
    STORYTELLING,
)
from tycoon.games.manifest_destiny.events.catalogue import event_of
from tycoon.games.manifest_destiny.packs import lay_down
from tycoon.games.manifest_destiny.payouts import pay_out
from tycoon.games.manifest_destiny.pending import MARKERS, PAYOUT, PRODUCT
from tycoon.games.manifest_destiny.state import DISCARDED, Position

# ---------------------------------------------------------------------- what may be done


def options(state: Position, seat: int) -> list[Option]:
    """What a seat may do in its part of the phase (#card-play)."""
    box = state.box
    plays: list[Arg] = []
    payouts: list[Arg] = []
    news: list[Arg] = []
    hand = state.hands[seat]
    for card in hand:
        if not in_era(state, card):
            continue
        name = box.card_names[card]
        if not why_no_event(state, seat, card):
            plays.append(name)
        if not why_no_product(state, card):
            payouts.append(name)
        if box.card_news[card]:
            news.append(name)
    found: list[Option] = []
    if plays:
        found.append(Option("play", [Choice("card", plays)]))
    if payouts:
        found.append(Option("payout", [Choice("card", payouts)]))
    if news:
        found.append(Option("news", [Choice("card", news)]))
    if hand and may_discard(state, seat):
        cards: list[Arg] = [box.card_names[card] for card in hand]
        found.append(Option("discard", [Choice("card", cards)]))
    if state.completed and state.pioneers[seat]:
        ready: list[Arg] = []
        for discovery, name in enumerate(box.discovery_names):
            if not why_no_claim(state, seat, discovery):
                ready.append(name)
        if ready:
            found.append(Option("claim", [Choice("discovery", ready)]))
    if not turn_order.why_no_priority(state, seat):
        found.append(Option("priority"))
    found.append(Option("done"))
    return found


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """What forbids a move of this phase."""
    if move == ("priority",):
        return turn_order.refuse_priority(state, seat)
    if len(move) != 2 or not isinstance(move[1], str):
        return None
    verb, word = move[0], move[1]
    box = state.box
    if verb == "claim":
        if word not in box.index_of_discovery:
            return None
        why = why_no_claim(state, seat, box.index_of_discovery[word])
        if why == "claim-not-now":
            return Refusal(why, "claim-moment", discovery=word)
        return discoveries.refuse_claim(state, seat, box.index_of_discovery[word]) if why else None
    if verb not in ("play", "payout", "news", "discard"):
        return None
    if verb == "discard" and not may_discard(state, seat):
        return Refusal("no-discard", "no-discards")
    card = box.index_of_card.get(word, -1)
    if card < 0:
        return None
    if card not in state.hands[seat]:
        return Refusal("card-not-held", "card-play", card=word)
    if verb == "discard":
        return None
    if not in_era(state, card):
        return Refusal("wrong-era", "eras", card=word)
    if verb == "play":
        return _refuse_event(state, seat, card)
    if verb == "payout":
        return _refuse_product(state, card)
    return None if box.card_news[card] else Refusal("no-news", "news", card=word)


def in_era(state: Position, card: int) -> bool:
    """Whether the Era of a card is one that may be played now (#eras, #transition)."""
    for era in state.box.card_eras[card]:
        if state.playable >> era & 1:
            return True
    return False


def why_no_event(state: Position, seat: int, card: int) -> str:
    """Why a card cannot be played for its leader or event: the id of a reason, or nothing."""
    kind = state.box.card_kind[card]
    if kind == LEADER:
        # Its credits count in any case.
        return ""
    if kind == DESTINY:
        # Its payout counts in any case.
        return "" if may_play_destiny(state, seat) else "destiny-limit"
    event = event_of(state, card)
    if event.only_answers:
        return "only-a-response"
    # Only News is played for its number alone (#no-effect).
    works = bool(responses.targets(state, seat, card)) if event.aimed else event.can_change(state, seat, card)
    return "" if works else "no-effect"


def _refuse_event(state: Position, seat: int, card: int) -> Refusal | None:
    why = why_no_event(state, seat, card)
    if not why:
        return None
    if why == "destiny-limit":
        return Refusal(why, "one-destiny")
    clause = "response-cards" if why == "only-a-response" else "no-effect"
    return Refusal(why, clause, card=state.box.card_names[card])


def why_no_product(state: Position, card: int) -> str:
    """Why a card cannot be played for its product alone (#event-or-product): the id of a reason, or nothing."""
    box = state.box
    if box.card_kind[card] != EVENT_OR_PRODUCT:
        return "no-choice-of-product"
    return "product-banned" if state.banned >> box.card_product[card] & 1 else ""


def _refuse_product(state: Position, card: int) -> Refusal | None:
    box = state.box
    why = why_no_product(state, card)
    if not why:
        return None
    if why == "product-banned":
        return Refusal(why, "card-prohibition", product=box.product_names[box.card_product[card]])
    return Refusal(why, "event-or-product", card=box.card_names[card])


def may_play_destiny(state: Position, seat: int) -> bool:
    """One Destiny card a turn for all together (#one-destiny); Patriotism allows one more (#discovery-patriotism)."""
    if not state.destiny_played:
        return True
    more = state.destiny_bonus + (1 if state.has(seat, PATRIOTISM) else 0)
    return state.destiny_extra[seat] < more


def may_discard(state: Position, seat: int) -> bool:
    """Only an owner of Storytelling discards, once in each Card Play Phase (#discovery-storytelling)."""
    return state.has(seat, STORYTELLING) and not state.marked(seat, DISCARDED)


def why_no_claim(state: Position, seat: int, discovery: int) -> str:
    """Why a discovery cannot be claimed in this phase, or nothing: a card must have completed it (#claim-moment)."""
    if not state.completed >> discovery & 1:
        return "claim-not-now"
    return discoveries.why_no_claim(state, seat, discovery)


# ---------------------------------------------------------------------- what is done


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> None:
    """A move of this phase (#card-play)."""
    verb = move[0]
    if verb == "done":
        _end_turn(state, seat, dealer)
        return
    if verb == "priority":
        turn_order.use_priority(state, seat, dealer)
        return
    name = cast("str", move[1])
    if verb == "claim":
        discoveries.claim(state, [seat], state.box.index_of_discovery[name], dealer)
        return
    card = state.box.index_of_card[name]
    if verb == "play":
        _play_card(state, seat, card, dealer)
    elif verb == "payout":
        _play_product(state, seat, card, dealer)
    elif verb == "news":
        _play_news(state, seat, card, dealer)
    else:
        state.marks[seat] |= DISCARDED
        bury(state, seat, card, dealer)


def _play_card(state: Position, seat: int, card: int, dealer: Dealer) -> None:
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
    discoveries.give_pioneers_and_steps(state, seat, card)


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
    responses.announce_destiny(state, seat, card)


def _play_product(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """A card is played for its product alone (#event-or-product)."""
    lay_down(state, seat, card)
    if dealer.listening:
        dealer.tell("played-product", seat=seat, card=state.box.card_names[card])
    pay_out(state, state.box.card_product[card], dealer)


def _play_news(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """A card is played for its number alone (#news); it still bars what it counters (#counter-protection)."""
    lay_down(state, seat, card)
    state.shields[seat] += state.box.card_counters[card]
    if dealer.listening:
        dealer.tell("played-news", seat=seat, card=state.box.card_names[card])


def discard_options(state: Position, seat: int) -> list[Option]:
    """Discard a card on claiming Storytelling, or none (#discovery-storytelling)."""
    names: list[Arg] = [state.box.card_names[card] for card in state.hands[seat]]
    return [Option("discard", [Choice("card", names)]), Option("keep")]


def bury(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """A card is discarded face down, out of the game (#discovery-storytelling)."""
    state.hands[seat].remove(card)
    state.buried.append(card)
    state.buried.sort()
    state.seen[card] = only(seat)
    if dealer.listening:
        dealer.tell("discarded", seat=seat)


# ---------------------------------------------------------------------- the end of card play


def _end_turn(state: Position, seat: int, dealer: Dealer) -> None:
    _keep_cards(state, seat, dealer)
    state.completed = 0
    state.declined = 0
    state.at += 1
    if state.at == state.seats:
        # Surplus ends (#surplus), a transition ends (#transition), and the turn order choice is settled.
        state.surplus = 0
        state.banned = 0
        state.playable = 1 << state.era
        turn_order.settle_choice(state, dealer)
        investment.begin_phase(state, dealer)


def _keep_cards(state: Position, seat: int, dealer: Dealer) -> None:
    """Cards kept beyond the free ones cost Profit, at the end of one's own card play (#kept-cards)."""
    box = state.box
    free = box.storytelling_hand if state.has(seat, STORYTELLING) else box.free_hand
    over = len(state.hands[seat]) - free
    if over > 0:
        state.change_profit(seat, -over * box.hand_penalty, "kept-cards", dealer)
