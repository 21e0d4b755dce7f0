"""Games, views and cards as pictures, with the drawings of the page (`pip install fittest[pictures]`)."""

from fittest.kernel.errors import BadRequest
from fittest.kernel.family import CardInfo
from fittest.kernel.game import Game
from fittest.kernel.view import Head
from fittest.pictures.card import draw_card
from fittest.pictures.table import draw_view

__all__ = ["draw"]


def draw(thing: Game | Head | CardInfo, language: str = "en") -> str:
    """The SVG of a game as a spectator sees it, of a view (`game.view(seat)`, with that seat's hand) or of a
    card (`fittest.cards(ruleset).cards`)."""
    if isinstance(thing, CardInfo):
        return draw_card(thing, language)
    return draw_view(thing.view(None) if isinstance(thing, Game) else thing, language)


def draw_if_possible(thing: object) -> str | None:
    """For notebooks, which show words instead where the drawings are not installed."""
    assert isinstance(thing, Game | Head | CardInfo)
    try:
        return draw(thing)
    except BadRequest:
        return None
