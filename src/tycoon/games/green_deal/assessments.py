"""Chapter 7, the three assessments: of public relations, of sustainability and of the companies."""

from tycoon.core.dealer import Dealer
from tycoon.core.moves import Move
from tycoon.core.options import Option
from tycoon.core.refusal import Refusal
from tycoon.games.green_deal.action_cards import PR_MACHINE_BONUS, score_card
from tycoon.games.green_deal.components import ACTIONS, BRIBE, CATEGORIES, PR_ANALYSIS, PR_MACHINE, SIZES
from tycoon.games.green_deal.scoring import share_ranks, sole_leader
from tycoon.games.green_deal.state import (
    CAMPAIGN,
    FROM_CAMPAIGNS,
    FROM_COMPANY,
    FROM_SUSTAINABILITY,
    LAST_CAMPAIGN,
    MANY_CATEGORIES,
    NOBODY,
    Position,
    category_number,
)

# ---------------------------------------------------------------------- sustainability and companies


def assess_sustainability(state: Position, dealer: Dealer) -> None:
    """Points by the weakest category (#sustainability-assessment)."""
    points = [state.box.sustainability_points[state.lowest_level(seat)] for seat in range(state.seats)]
    for seat in range(state.seats):
        state.score(seat, FROM_SUSTAINABILITY, points[seat])
    if dealer.listening:
        dealer.tell("sustainability", points=points)


def assess_companies(state: Position, dealer: Dealer) -> None:
    """Points by rank of income (#company-assessment), even for an income of 0 (#no-income)."""
    briber = state.actions[BRIBE]
    shares = share_ranks(state.income, state.box.company_points, 0, briber)
    for seat in range(state.seats):
        state.score(seat, FROM_COMPANY, shares[seat])
    if dealer.listening:
        _announce_bribe(state.income, briber, dealer)
        dealer.tell("companies", points=shares)


def _announce_bribe(values: list[int], briber: int, dealer: Dealer) -> None:
    if briber >= 0 and values.count(values[briber]) > 1:
        dealer.tell("played", seat=briber, card=ACTIONS[BRIBE])


# ---------------------------------------------------------------------- public relations


def begin_campaigns(state: Position, dealer: Dealer) -> bool:
    """Everybody with PR tokens uses them in secret (#campaigns); the owner of PR Analysis does so last (#pr-analysis).

    True when nobody has any, and all is assessed.
    """
    state.phase = CAMPAIGN
    state.actor = NOBODY
    state.unplaced = state.tokens.copy()
    state.campaign = [0] * (state.seats * MANY_CATEGORIES)
    state.saved = [0] * state.seats
    analyst = state.actions[PR_ANALYSIS]
    state.waiting = [seat for seat in range(state.seats) if seat != analyst and token_in_hand(state, seat)]
    return not state.waiting and _last_campaign(state, dealer)


def token_in_hand(state: Position, seat: int) -> int:
    """The size of the token a seat uses next, the largest first (#token-by-token); 0 if there is none left."""
    size = SIZES
    while size > 0 and state.unplaced[seat * SIZES + size - 1] == 0:
        size -= 1
    return size


def options(state: Position, seat: int) -> list[Option]:
    """What to do with the next token: one of them may be saved (#saved-token)."""
    return state._menus.campaign if state.saved[seat] else state._menus.campaign_or_save


def refuse(state: Position, seat: int, move: Move) -> Refusal | None:
    """What is wrong with saving a token (#saved-token)."""
    return Refusal("one-saved", "saved-token") if move[0] == "save" and state.saved[seat] else None


def play(state: Position, seat: int, move: Move, dealer: Dealer) -> bool:
    """Use one token; True when all campaigns are assessed."""
    size = token_in_hand(state, seat)
    state.unplaced[seat * SIZES + size - 1] -= 1
    if move[0] == "campaign":
        state.campaign[seat * MANY_CATEGORIES + category_number(move[1])] += size
    elif move[0] == "save":
        state.saved[seat] = size
    if token_in_hand(state, seat):
        return False
    if state.phase == LAST_CAMPAIGN:
        _show(state, seat, dealer)
        if dealer.listening:
            dealer.tell("played", seat=seat, card=ACTIONS[PR_ANALYSIS])
        _assess_campaigns(state, dealer)
        return True
    state.waiting.remove(seat)
    if state.waiting:
        if dealer.listening:
            dealer.tell("campaign-made", seat=seat)
        return False
    for other in range(state.seats):
        if other != state.actions[PR_ANALYSIS]:
            _show(state, other, dealer)
    return _last_campaign(state, dealer)


def _last_campaign(state: Position, dealer: Dealer) -> bool:
    """All others have shown their campaigns: now the one with PR Analysis (#pr-analysis)."""
    analyst = state.actions[PR_ANALYSIS]
    if analyst >= 0 and token_in_hand(state, analyst):
        state.phase = LAST_CAMPAIGN
        state.actor = analyst
        return False
    _assess_campaigns(state, dealer)
    return True


def _show(state: Position, seat: int, dealer: Dealer) -> None:
    """A campaign sheet is turned up."""
    if dealer.listening and any([state.tokens[seat * SIZES + at] for at in range(SIZES)]):
        start = seat * MANY_CATEGORIES
        dealer.reveal(
            "campaign",
            seat=seat,
            environment=state.campaign[start],
            jobs=state.campaign[start + 1],
            social=state.campaign[start + 2],
            research=state.campaign[start + 3],
            saved=state.saved[seat],
        )


def image(state: Position, seat: int, category: int) -> int:
    """How a company is seen: its level and its campaign (#image), at most the end of the scale (#scale-ends)."""
    at = seat * MANY_CATEGORIES + category
    return min(state.levels[at] + state.campaign[at], state.box.most_level)


def _assess_campaigns(state: Position, dealer: Dealer) -> None:
    """In each category points by rank of image, for an image of 1 at least (#pr-assessment, #no-image)."""
    briber = state.actions[BRIBE]
    machinist = state.actions[PR_MACHINE]
    for category in range(MANY_CATEGORIES):
        images = [image(state, seat, category) for seat in range(state.seats)]
        shares = share_ranks(images, state.box.campaign_points, 1, briber)
        for seat in range(state.seats):
            state.score(seat, FROM_CAMPAIGNS, shares[seat])
        if dealer.listening:
            if briber >= 0 and images[briber] > 0:
                _announce_bribe(images, briber, dealer)
            dealer.tell("images", category=CATEGORIES[category], images=images, points=shares)
        if machinist >= 0 and sole_leader(images, 1, briber) == machinist:
            if dealer.listening:
                dealer.tell("played", seat=machinist, card=ACTIONS[PR_MACHINE])
            score_card(state, machinist, PR_MACHINE, PR_MACHINE_BONUS, dealer)
    _return_tokens(state)


def _return_tokens(state: Position) -> None:
    """All tokens but the saved ones go back to the stock (#saved-token)."""
    for seat in range(state.seats):
        for size in range(1, SIZES + 1):
            at = seat * SIZES + size - 1
            kept = 1 if state.saved[seat] == size else 0
            state.stock[size - 1] += state.tokens[at] - kept
            state.tokens[at] = kept
    state.unplaced = []
    state.campaign = []
    state.saved = []
