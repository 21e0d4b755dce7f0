"""What can be foreseen of a position: odds and prices of the options, dangers to what lies on the table.

A game fills it in from what the seat may know and nothing else, so that no client has to know a rule.
"""

from fittest.kernel.message import Message


class Preview:
    """`options` by code, `things` by the name of a thing on the table ("animal 3", as in a tally), `table`
    for what concerns everybody."""

    def __init__(self) -> None:
        self.options: dict[int, list[Message]] = {}
        self.things: dict[str, list[Message]] = {}
        self.table: list[Message] = []

    def of_option(self, code: int, message: Message) -> None:
        if code not in self.options:
            self.options[code] = []
        self.options[code].append(message)

    def of_thing(self, thing: str, message: Message) -> None:
        if thing not in self.things:
            self.things[thing] = []
        self.things[thing].append(message)
