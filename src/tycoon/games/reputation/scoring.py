"""The end of Reputation (chapter 8): who is eliminated, and who of the others wins."""

from tycoon.core.dealer import Dealer
from tycoon.core.result import Result, rank_by
from tycoon.games.reputation.state import OVER, Position


def score_sheet(state: Position, seat: int) -> dict[str, int]:
    """What a seat would score now (#reputation-total, #profit)."""
    box = state.box
    return filled_sheet(
        box.hq_reputation[state.hq[seat]],
        state.tokens[seat],
        state.pile_gain(seat) + state.pile_gain(state.right_of(seat)),
        -state.stack_loss(seat),
        box.hq_credits[state.hq[seat]],
        state.credits[seat],
    )


def filled_sheet(
    hq_reputation: int, agenda: int, public_projects: int, private_projects: int, hq_credits: int, credits: int
) -> dict[str, int]:
    """A player's lines of the score sheet, with the totals (#reputation-total, #profit)."""
    return {
        "hq_reputation": hq_reputation,
        "agenda": agenda,
        "public_projects": public_projects,
        "private_projects": private_projects,
        "reputation": hq_reputation + agenda + public_projects + private_projects,
        "hq_credits": hq_credits,
        "credits": credits,
        "profit": hq_credits + credits,
    }


def elimination(reputations: list[int]) -> str:
    """The clause that decides who is eliminated; one for each way it can go."""
    order = sorted(reputations)
    lowest = order.count(order[0])
    if len(reputations) < 5:
        # The lowest is out (#elimination), unless there are several (#elimination-tie).
        return "elimination" if lowest == 1 else "elimination-tie"
    if lowest == 1:
        # Two are out (#elimination-five), unless several could be the second (#elimination-five-second).
        return "elimination-five" if order.count(order[1]) == 1 else "elimination-five-second"
    # Two equal ones are both out (#elimination-five-pair), more are not (#elimination-five-tie).
    return "elimination-five-pair" if lowest == 2 else "elimination-five-tie"


def eliminated(reputations: list[int]) -> list[int]:
    """The seats that are out."""
    clause = elimination(reputations)
    if clause in ("elimination-tie", "elimination-five-tie"):
        return []
    order = sorted(reputations)
    limit = order[1] if clause == "elimination-five" else order[0]
    return [seat for seat in range(len(reputations)) if reputations[seat] <= limit]


def victory(sheets: list[dict[str, int]], winners: list[int], out: list[int]) -> str:
    """The clause by which the winners win."""
    if len(winners) > 1:
        return "shared-win"
    best = sheets[winners[0]]["profit"]
    rivals = [seat for seat in range(len(sheets)) if seat not in out and sheets[seat]["profit"] == best]
    return "winner" if len(rivals) == 1 else "winner-tie"


def final_result(sheets: list[dict[str, int]]) -> Result:
    """The result that follows from everybody's score sheet."""
    reputations = [sheet["reputation"] for sheet in sheets]
    profits = [sheet["profit"] for sheet in sheets]
    out = eliminated(reputations)
    # Most profit wins (#winner), of equal ones the better reputation (#winner-tie), else they share (#shared-win).
    keys: list[tuple[int, ...]] = [(sheet["profit"], sheet["reputation"]) for sheet in sheets]
    ranking = rank_by(keys, [seat for seat in range(len(sheets)) if seat not in out])
    winners = list(ranking[0])
    # Those who are out rank behind all others, by profit (#eliminated-rank).
    by_profit: list[tuple[int, ...]] = [(profit,) for profit in profits]
    ranking += rank_by(by_profit, out)
    # The score is the profit; reputation decides who is out, and between equal profits.
    breakdown = [{heading: sheet[heading] for heading in ("hq_credits", "credits")} for sheet in sheets]
    figures = [{"reputation": reputation} for reputation in reputations]
    return Result(ranking, winners, profits, breakdown, dict.fromkeys(out, elimination(reputations)), figures)


def end(state: Position, dealer: Dealer) -> None:
    """The tenth round is over: credits and stacks are shown (#game-end)."""
    state.phase = OVER
    if not dealer.listening:
        return
    sheets = [score_sheet(state, seat) for seat in range(state.seats)]
    for seat, sheet in enumerate(sheets):
        dealer.reveal(
            "score",
            seat=seat,
            hq_reputation=sheet["hq_reputation"],
            agenda=sheet["agenda"],
            public_projects=sheet["public_projects"],
            private_projects=sheet["private_projects"],
            reputation=sheet["reputation"],
            profit=sheet["profit"],
        )
    result = final_result(sheets)
    out = list(result.eliminated)
    reputations = [sheet["reputation"] for sheet in sheets]
    dealer.reveal(elimination(reputations), seats=out)
    dealer.reveal(victory(sheets, result.winners, out), winners=result.winners)
