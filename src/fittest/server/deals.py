"""What a table has promised to deal from, and what its creator could know beforehand."""

from fittest.fairness import commitment
from fittest.server.events import Deal
from fittest.server.messages import Chosen, DealState, Origin


def chosen_of(record: dict[str, object] | None, origin: Origin | None, deal: Deal | None) -> Chosen | None:
    if record is None:
        return "seed" if deal is not None and deal.given else None
    if origin is not None and origin.kind == "fork":
        return "fork"
    return "scenario" if "scenario" in record else "record"


def deal_state(deal: Deal | None, chosen: Chosen | None, over: bool) -> DealState:
    """What everybody may see of a deal: its seed and salt when the game is over."""
    if deal is None:
        return DealState(None, None, None, chosen)
    promised = commitment(deal.seed, deal.salt)
    if not over:
        return DealState(promised, None, None, chosen)
    return DealState(promised, str(deal.seed), deal.salt, chosen)


def kept_promise(deal: Deal | None) -> dict[str, object]:
    """What a record needs, besides its seed, for `fittest verify`. To promise a seed that somebody has
    chosen would prove nothing."""
    if deal is None or deal.given:
        return {}
    return {"commitment": commitment(deal.seed, deal.salt), "salt": deal.salt}
