"""The verbs of the scenario language, played on the engine."""

from typing import Final

from fittest.games.dinosaurs.auction import Auction
from fittest.games.dinosaurs.births import Births
from fittest.games.dinosaurs.board import ATLAS, NO_CELL
from fittest.games.dinosaurs.cards import CARDS, Weather
from fittest.games.dinosaurs.climate import Climate
from fittest.games.dinosaurs.codes import (
    ATTACK,
    BID,
    BIRTH,
    DECLINE,
    DONE,
    LOSE,
    MOVE,
    NO_TARGET,
    PICK,
    ROW,
    code_of,
    play_code,
    step_code,
)
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.dinosaurs.ids import AT_BIDDING, AUCTION, FIRST, NOBODY
from fittest.games.dinosaurs.initiative import Initiative
from fittest.games.dinosaurs.movement import Movement
from fittest.games.dinosaurs.opening import open_game
from fittest.games.dinosaurs.rules import NUMBERS, Rules
from fittest.games.dinosaurs.scenario.reading import (
    ill_formed,
    read_board_name,
    read_card,
    read_cards,
    read_cell,
    read_genes,
    read_list,
    read_mapping,
    read_names,
    read_number,
)
from fittest.games.dinosaurs.scenario.stage import FAR, Stage, refusal
from fittest.games.dinosaurs.survival import Survival
from fittest.games.dinosaurs.turn import (
    DIE,
    LAY_GENES,
    MOVE_METEOR,
    OPEN_AUCTION,
    ROLL_CLIMATE,
    ROLL_INITIATIVE,
    lay,
    rows_wanted,
)
from fittest.games.dinosaurs.window import Window
from fittest.kernel.errors import IllegalAction
from fittest.kernel.game import OVER, Setup

# What each verb may say, besides `do`, `by`, `illegal` and `note`.
VERBS: Final[dict[str, list[str]]] = {
    "start": ["players", "map", "stars", "hands", "deck"],
    "initiative": ["rolls"],
    "climate": ["die", "dice", "pick"],
    "card": ["card", "target", "hex"],
    "card_lap": ["wishes"],
    "move": ["from", "to", "die"],
    "end_moves": [],
    "birth": ["at"],
    "end_births": [],
    "survival": [],
    "lose": ["at"],
    "meteor": ["die"],
    "genes": ["lay"],
    "bid": ["row", "value"],
    "decline": [],
}
COMMON: Final = ["do", "by", "illegal", "note"]


class Referee(Stage):
    """Carries out steps."""

    def clone(self) -> "Referee":
        return Referee(self.game.clone(), self.names)

    def play(self, step: dict[str, object], place: str) -> None:
        """Carry out a step; raises IllegalAction if the rules refuse it."""
        self.place = place
        verb = step.get("do")
        if not isinstance(verb, str) or verb not in VERBS:
            raise ill_formed(f"{place}.do", verb, "", list(VERBS))
        for key in step:
            if key not in COMMON and key not in VERBS[verb]:
                raise ill_formed(place, key, "", COMMON + VERBS[verb])
        if verb == "start":
            self.start(step)
        elif verb in ("initiative", "climate", "survival", "meteor", "genes"):
            self.move_table(verb, step)
        elif verb == "card":
            self.play_card(self.actor(step), step, place)
        elif verb == "card_lap":
            self.card_lap(step)
        else:
            self.move_player(verb, self.actor(step), step)
        self.game.chance.script = []

    def move_player(self, verb: str, seat: int, step: dict[str, object]) -> None:
        if verb == "move":
            self.move(seat, step)
        elif verb == "end_moves":
            self.act(seat, Movement, code_of(DONE))
        elif verb == "birth":
            self.act(seat, Births, code_of(BIRTH, self.cell(step, "at")))
        elif verb == "end_births":
            self.act(seat, Births, code_of(DONE))
        elif verb == "lose":
            self.lose(seat, read_list(step.get("at"), f"{self.place}.at"))
        elif verb == "bid":
            self.bid(seat, step)
        else:
            self.act(seat, Auction, code_of(DECLINE))

    def move_table(self, verb: str, step: dict[str, object]) -> None:
        if verb == "initiative":
            self.roll_initiative(step)
        elif verb == "climate":
            self.roll_climate(step)
        elif verb == "meteor":
            self.move_meteor(step)
        elif verb == "genes":
            self.lay_genes(step)
        else:
            self.reach(DIE).run(self.game)
        self.settle()

    def start(self, step: dict[str, object]) -> None:
        names = read_names(step.get("players"), f"{self.place}.players")
        if not NUMBERS.fewest <= len(names) <= NUMBERS.most:
            raise refusal("why-dino-player-count")
        default = ATLAS.joined[len(names)][0]
        board_name = read_board_name(step.get("map", default), f"{self.place}.map")
        if board_name not in ATLAS.joined[len(names)]:
            reversed_name = "+".join(reversed(board_name.split("+")))
            if reversed_name not in ATLAS.joined[len(names)]:
                raise refusal("why-dino-map")
            board_name = reversed_name
        stars = self.read_stars(step, names)
        old = self.game
        setup = Setup(old.setup.ruleset, len(names), old.setup.seed, old.setup.switches)
        rules = Rules(setup.ruleset, len(old.rules.ring), old.rules.lowest_bid)
        self.game = Dinosaurs(setup, ATLAS.boards[board_name], rules)
        self.names = names
        open_game(self.game, stars)
        for name, hand in read_mapping(step.get("hands"), f"{self.place}.hands").items():
            cards = sorted(read_cards(hand, f"{self.place}.hands.{name}"))
            self.game.hands[self.seat(name, f"{self.place}.hands")] = cards
        if "deck" in step:
            self.game.deck = read_cards(step["deck"], f"{self.place}.deck")[::-1]
        self.settle()

    def read_stars(self, step: dict[str, object], names: list[str]) -> list[int] | None:
        if "stars" not in step:
            return None
        stars: list[int] = []
        given = read_mapping(step["stars"], f"{self.place}.stars")
        for name in names:
            if name not in given:
                raise refusal("why-dino-stars")
            star = read_number(given[name], f"{self.place}.stars.{name}", -FAR, FAR)
            if star in stars or not 0 <= star < len(names):
                raise refusal("why-dino-stars")
            stars.append(star)
        return stars

    def roll_initiative(self, step: dict[str, object]) -> None:
        place = f"{self.place}.rolls"
        rolls = [read_mapping(entry, place) for entry in read_list(step.get("rolls", []), place)]
        self.reach(ROLL_INITIATIVE).run(self.game)
        frame, depth = self.game.stack[-1], len(self.game.stack)
        assert isinstance(frame, Initiative)
        while len(self.game.stack) == depth:
            tied = [self.names[seat] for seat in frame.tied()]
            if tied:
                self.game.chance.script = self.find_rolls(rolls, tied)
            frame.run(self.game)

    def find_rolls(self, rolls: list[dict[str, object]], tied: list[str]) -> list[int]:
        """The first roll-off of just these players, which is used up. Who has a head start need not roll,
        but may."""
        ahead = [self.names[seat] for seat in range(self.game.players) if self.game.effect(seat, FIRST) > 0]
        for i in range(len(rolls)):
            if sorted(rolls[i]) == sorted(tied) or sorted(rolls[i]) == sorted([*tied, *ahead]):
                entry = rolls.pop(i)
                return [self.die(entry[name]) for name in tied]
        raise refusal("why-dino-roll-off")

    def roll_climate(self, step: dict[str, object]) -> None:
        turn = self.reach(ROLL_CLIMATE)
        self.first_rolls(step)
        game = self.game
        dice: list[int] = []
        if game.weather == NOBODY:
            self.supply(step)
        else:
            card = CARDS[game.weather]
            assert isinstance(card, Weather)
            if card.dice > 0:
                if "dice" not in step:
                    raise refusal("why-dino-needs-die")
                given = read_list(step.get("dice"), f"{self.place}.dice")
                dice = [self.die(value) for value in given]
                if len(dice) != card.dice:
                    raise refusal("why-dino-needs-die")
                game.chance.script = dice[:]
        turn.run(game)
        frame = game.stack[-1]
        assert isinstance(frame, Climate)
        frame.run(game)
        if dice:
            pick = self.die(step.get("pick"))
            if pick not in dice:
                raise refusal("why-dino-pick")
            frame.answer(game, code_of(PICK, pick))

    def move_meteor(self, step: dict[str, object]) -> None:
        turn = self.reach(MOVE_METEOR)
        self.first_rolls(step)
        game = self.game
        goal = game.space + 1
        rests = game.turn <= game.rules.meteor_rests
        if not rests and goal < NUMBERS.impact and NUMBERS.meteor_numbers[goal] > 0:
            self.supply(step)
        turn.run(game)

    def lay_genes(self, step: dict[str, object]) -> None:
        turn = self.reach(LAY_GENES)
        self.first_rolls(step)
        game = self.game
        genes = read_genes(step.get("lay"), f"{self.place}.lay")
        if len(genes) != rows_wanted(game):
            raise refusal("why-dino-rows")
        for gene in genes:
            if game.bag[gene] == 0:
                # The scenario knows better what is in the bag: swap it for another token.
                game.bag[game.bag.index(max(game.bag))] -= 1
            else:
                game.bag[gene] -= 1
        lay(game, genes)
        turn.stage = OPEN_AUCTION

    def move(self, seat: int, step: dict[str, object]) -> None:
        start, goal = self.cell(step, "from"), self.cell(step, "to")
        place = self.game.board.find(goal)
        holder = self.game.at[place] if place >= 0 else NOBODY
        if holder in (NOBODY, seat):
            self.act(seat, Movement, step_code(MOVE, start, goal))
            return
        if "die" in step:
            self.supply(step)
            self.act(seat, Movement, step_code(ATTACK, start, goal))
            return
        # Without a die the attack can only be refused, for a better reason if there is one.
        self.clone().act(seat, Movement, step_code(ATTACK, start, goal))
        raise refusal("why-dino-needs-die")

    def lose(self, seat: int, hexes: list[object]) -> None:
        """Deaths that one owner chooses. Nothing depends on who chooses first, so owners, and the zones of
        one owner, may be told in any order; what must be refused is the whole choice of the one who is
        asked. [SUR-5, SUR-9]"""
        game = self.game
        in_turn = self.asked().seat == seat
        frame = game.stack[-1]
        if not isinstance(frame, Survival):
            raise refusal("why-dino-no-deaths")
        if self.strict and not in_turn:
            raise refusal("why-dino-not-your-go")
        place = game.order.index(seat)
        for cell in self.hexes(hexes):
            frame.chooser = place
            decision = frame.run(game)
            if decision is None:
                raise refusal("why-dino-surplus")
            if code_of(LOSE, cell) not in decision.codes:
                raise IllegalAction(game.explain(seat, code_of(LOSE, cell)))
            frame.answer(game, code_of(LOSE, cell))
        frame.chooser = place
        if not hexes or (frame.run(game) is not None and self.strict):
            raise refusal("why-dino-surplus")
        frame.chooser = 0
        self.settle()

    def hexes(self, given: list[object]) -> list[int]:
        cells: list[int] = []
        for i in range(len(given)):
            cell = read_cell(given[i], f"{self.place}.at[{i}]")
            if cell == NO_CELL:
                raise refusal("why-dino-far-away")
            cells.append(cell)
        return cells

    def bid(self, seat: int, step: dict[str, object]) -> None:
        row = read_number(step.get("row"), f"{self.place}.row", -FAR, FAR)
        value = read_number(step.get("value"), f"{self.place}.value", -FAR, FAR)
        if row < 0 or value < 0:
            raise refusal("why-dino-negative")
        self.act(seat, Auction, code_of(ROW, row))
        self.act(seat, Auction, code_of(BID, value))

    # -- event cards ---------------------------------------------------------------------------

    def play_card(self, seat: int, step: dict[str, object], place: str) -> None:
        kind = read_card(step.get("card"), f"{place}.card")
        target, cell = NO_TARGET, -1
        if step.get("target") is not None:
            target = self.seat(step["target"], f"{place}.target")
        if step.get("hex") is not None:
            cell = self.cell(step, "hex")
        code = play_code(kind, target, cell)
        if target == seat and code not in CARDS[kind].codes(self.game, seat):
            # To name oneself for a card that is for oneself says nothing new.
            alone = play_code(kind, NO_TARGET, cell)
            code = alone if alone in CARDS[kind].codes(self.game, seat) else code
        if CARDS[kind].moment == AT_BIDDING and self.game.phase == AUCTION:
            self.act(seat, Auction, code)
            return
        while self.game.stack:
            decision = self.game.decision
            if decision is None:
                raise IllegalAction(self.game.explain(seat, code))
            if isinstance(self.game.stack[-1], Window) and decision.seat == seat:
                if code not in decision.codes:
                    raise IllegalAction(self.game.explain(seat, code))
                self.answer(code)
                return
            if not self.yields():
                raise IllegalAction(self.game.explain(seat, code))
        raise refusal(OVER)

    def card_lap(self, step: dict[str, object]) -> None:
        """In order; a wish that cannot be granted stays in hand. [EVT-5, EVT-6]"""
        wishes = read_mapping(step.get("wishes"), f"{self.place}.wishes")
        for name in wishes:
            self.seat(name, f"{self.place}.wishes")
        for seat in self.game.order:
            name = self.names[seat]
            if name not in wishes:
                continue
            wish, place = wishes[name], f"{self.place}.wishes.{name}"
            entry = read_mapping(wish, place) if isinstance(wish, dict) else {"card": wish}
            attempt = self.clone()
            attempt.place = place
            try:
                attempt.play_card(seat, entry, place)
            except IllegalAction:
                continue
            self.game = attempt.game
