"""What a game package offers to the rest: its rulesets, how to start one, how to check scenarios."""

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

import msgspec

from fittest.kernel.boxes import Box, box_of, subsets
from fittest.kernel.errors import bad_request
from fittest.kernel.event import Event
from fittest.kernel.event_kinds import EventKinds
from fittest.kernel.game import FIRST_EDITION, Game, Setup
from fittest.kernel.message import Message
from fittest.kernel.picture import picture
from fittest.kernel.preview import Preview
from fittest.kernel.reasons import Reasons
from fittest.kernel.rule_numbers import RuleNumber
from fittest.kernel.rulesets import parts_of


class Switch:
    """A setting of a ruleset: `choices` are its legal values, the first one the default."""

    def __init__(self, name: str, choices: list[object]) -> None:
        self.name = name
        self.choices = choices

    def __repr__(self) -> str:
        return f"<switch {self.name}={'|'.join(map(str, self.choices))}>"


class RulesetInfo:
    """One line of `fittest rulesets`; its texts are `ruleset-<id>` and `ruleset-<id>.about`. `max_players` is
    the rulebook's number of players, `hard_max_players` what a switch of the ruleset may allow beyond it."""

    def __init__(
        self,
        name: str,
        min_players: int,
        max_players: int,
        switches: list[Switch],
        hard_max_players: int | None = None,
    ) -> None:
        self.name = name
        self.min_players = min_players
        self.max_players = max_players
        self.hard_max_players = max_players if hard_max_players is None else hard_max_players
        self.switches = switches

    def __repr__(self) -> str:
        players = f"{self.min_players}–{self.hard_max_players} players"
        switches = "".join(
            f", {switch.name}={'|'.join(map(str, switch.choices))}" for switch in self.switches
        )
        return f"<{self.name}: {players}{switches}>"


class CardSide(msgspec.Struct, frozen=True):
    """One thing that a card can be. Its texts are `title` and `<title>.about`, that of its kind
    `card-kind-<kind>`. `need` is the food number in its corner, `points` what the card is worth at the end;
    None if it is never counted."""

    id: str
    title: str
    kind: str
    need: int | None = None
    points: int | None = None


class CardInfo(msgspec.Struct, frozen=True):
    """A kind of card, or of gene tokens: `id` as house rules name it, `copies` in one deck."""

    id: str
    label: Message
    box: str
    copies: int
    sides: list[CardSide]
    harmful: bool = False

    def _repr_svg_(self) -> str | None:
        """For notebooks."""
        return picture(self)


class Roll(msgspec.Struct, frozen=True):
    """So many dice, and something added."""

    dice: int
    added: int = 0


class Number(msgspec.Struct, frozen=True):
    """A number of the rules that house rules may change: what it is without them, and how far it may go."""

    name: str
    value: int
    least: int
    most: int


def listed(known: list[RuleNumber], rules: object) -> list[Number]:
    """The numbers that `rules` have now."""
    return [Number(each.name, each.read(rules), each.least, each.most) for each in known]


Fact: TypeAlias = int | str | Roll


class TableInfo(msgspec.Struct, frozen=True):
    """What depends on the number of players; the texts of `facts` are `table-fact-<name>`."""

    players: int
    facts: dict[str, Fact]


class Reference(msgspec.Struct, frozen=True):
    """All cards of a ruleset, and a table for each number of players that may play it."""

    ruleset: str
    cards: list[CardInfo]
    tables: list[TableInfo]

    def __repr__(self) -> str:
        copies = sum(card.copies for card in self.cards)
        players = f"{self.tables[0].players}–{self.tables[-1].players} players"
        return f"<{self.ruleset}: {copies} cards of {len(self.cards)} kinds, {players}>"

    def _repr_html_(self) -> str | None:
        """For notebooks: all cards."""
        drawn = [picture(card) or "" for card in self.cards]
        return (
            f'<div style="display:flex;flex-wrap:wrap;gap:6px">{"".join(drawn)}</div>' if all(drawn) else None
        )


class Family:
    """A family of rulesets on one engine. Each game package has one instance, `FAMILY`.

    `id` is the name of its package and of its page of rulings. `edition` counts the changes of the rules
    after which an old record may no longer be legal. `events` are the kinds of what its games log,
    `reasons` why they refuse."""

    id = ""
    edition = FIRST_EDITION
    events = EventKinds("")
    reasons = Reasons()

    def owns(self, ruleset: str) -> bool:
        """Is `ruleset`, however it is spelt, one of ours, perhaps with a mistake in its boxes?"""
        raise NotImplementedError

    def canonical(self, ruleset: str) -> str:
        """The one spelling of a ruleset; raises BadRequest that says what is allowed."""
        raise NotImplementedError

    def rulesets(self) -> list[RulesetInfo]:
        raise NotImplementedError

    def all_rulesets(self) -> list[RulesetInfo]:
        """With every mix of the boxes that are there."""
        return self.rulesets()

    def info(self, ruleset: str) -> RulesetInfo:
        raise NotImplementedError

    def new(self, setup: Setup) -> Game:
        """A new game. `setup.ruleset` is canonical and its switches have legal values; the number
        of players is still to be tested."""
        raise NotImplementedError

    def opening(self, setup: Setup) -> Game:
        """The game of a setup before its first answer, dealt or as its scenario says."""
        if setup.imagined:
            raise bad_request("error-record-imagined")
        return self.new(setup) if setup.scenario is None else self.load(setup.scenario)

    def cards(self, ruleset: str, switches: dict[str, object] | None = None) -> list[CardInfo]:
        """Every kind of card or gene of a ruleset."""
        raise NotImplementedError

    def table(self, ruleset: str, players: int, switches: dict[str, object]) -> TableInfo:
        """What a table of so many has; the number and the switches have been tested."""
        return TableInfo(players, {})

    def check_cards(self, ruleset: str, cards: dict[str, int], players: int, numbers: dict[str, int]) -> None:
        """Refuse changed numbers of cards, here those of every ruleset; a family that can play with them
        finds them in the switch `cards`."""
        raise bad_request("error-cards-fixed", ruleset=ruleset)

    def numbers(self, ruleset: str, players: int, switches: dict[str, object]) -> list[Number]:
        """Other numbers of the rules that house rules may change, as they are without; a family finds those
        that are changed in the switch `numbers`, and refuses others."""
        return []

    def load(self, document: dict[str, object]) -> Game:
        """The position of a scenario document (its steps are not played)."""
        raise NotImplementedError

    def check(self, document: dict[str, object], language: str = "en") -> list[str]:
        """Play a scenario; one sentence for each thing that differs, none if it holds."""
        raise NotImplementedError

    def uses(self) -> dict[str, str]:
        """What an option is a use of, a trait, by the key of its label."""
        return {}

    # -- what is told of a game; `game` is one of this family ----------------------------------

    def preview(self, game: Any, seat: int | None) -> Preview:
        """What `seat` can foresee of its options and of the table, from what it may know."""
        return Preview()

    def describe(self, game: Any, event: Event, seat: int) -> Message | None:
        """An event in words for `seat` or, PUBLIC, for a spectator; None for what is not worth a line."""
        return self.events.message(event, seat)

    def refused(self, game: Any, seat: int, code: int, reason: int) -> Message:
        """A reason, as a frame gives it, in words."""
        return self.reasons.message(game, seat, code, reason)

    def scenario(self, game: Any) -> dict[str, object]:
        """A position as a scenario document."""
        raise NotImplementedError

    def check_invariants(self, game: Any) -> list[str]:
        """What cannot be; empty in every sound position."""
        raise NotImplementedError


class BoxFamily(Family):
    """A family whose rulesets are sums of boxes."""

    boxes: ClassVar[Mapping[str, Box]]

    def split(self, ruleset: str) -> tuple[str, list[str]]:
        """The base and what is added, however it is spelt."""
        base, *added = parts_of(ruleset)
        return base, added

    def allowed(self, base: str) -> list[str]:
        """What may be added to a base, in the order of canonical names."""
        return self.boxes[base].boxes

    def mixes(self, base: str) -> list[list[str]]:
        """What is added to a base in the rulesets that are listed."""
        return subsets(self.allowed(base))

    def max_players(self, base: str, added: list[str]) -> int:
        """The rulebook's number of players for a mix."""
        return self.boxes[base].max_players

    def bases(self) -> list[str]:
        return [name for name, box in self.boxes.items() if box.base]

    def owns(self, ruleset: str) -> bool:
        box = self.boxes.get(self.split(ruleset)[0])
        return box is not None and box.base > 0

    def canonical(self, ruleset: str) -> str:
        if not self.owns(ruleset):
            allowed = [info.name for info in self.rulesets()]
            raise bad_request("error-unknown-ruleset", ruleset=ruleset, allowed=allowed)
        base, added = self.split(ruleset)
        known = self.allowed(base)
        for name in added:
            if name not in known:
                raise bad_request("error-unknown-box", ruleset=base, box=name, allowed=known)
            if added.count(name) > 1:
                raise bad_request("error-box-twice", box=name)
        return "+".join([base, *(name for name in known if name in added)])

    def rulesets(self) -> list[RulesetInfo]:
        return [self.info("+".join([base, *mix])) for base in self.bases() for mix in self.mixes(base)]

    def all_rulesets(self) -> list[RulesetInfo]:
        every = [(base, mix) for base in self.bases() for mix in subsets(self.allowed(base))]
        return [self.info("+".join([base, *mix])) for base, mix in every]

    def info(self, ruleset: str) -> RulesetInfo:
        name = self.canonical(ruleset)
        base, added = self.split(name)
        first = self.boxes[base]
        known = [first, *(box_of(self.boxes, base, box) for box in added)]
        switches = [Switch(name, list(choices)) for box in known for name, choices in box.switches.items()]
        most = self.max_players(base, added)
        return RulesetInfo(name, first.min_players, most, switches, first.hard_max_players)
