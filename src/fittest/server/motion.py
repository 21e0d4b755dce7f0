"""A proposal that waits for consent."""

from fittest.server.events import Proposed


class Motion:
    def __init__(self, event: Proposed) -> None:
        self.what = event.what
        self.by = event.seat
        self.seat = event.target
        self.to = event.to
        self.needs = event.needs
        self.at = event.at
        self.agreed = [event.seat]
