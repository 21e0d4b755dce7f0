"""How a thing becomes a picture."""


def picture(thing: object) -> str | None:
    """The SVG of a game, a view or a card; None where the drawings are not installed."""
    # As with sentences, an outer layer is asked, and only when somebody looks.
    from fittest.pictures import draw_if_possible

    return draw_if_possible(thing)
