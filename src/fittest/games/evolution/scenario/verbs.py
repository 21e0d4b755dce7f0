"""The verbs of the card game: a player's step as the code of an answer, and the steps of the table."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from fittest.games.evolution import ids, moves
from fittest.games.evolution.cards import FIRST_SIDE, SECOND_SIDE
from fittest.games.evolution.food import Unstow
from fittest.games.evolution.frames import EvolutionFrame
from fittest.games.evolution.hunt import CARRION, CONCEALED, OUTWIT, REACTING, Hunt
from fittest.games.evolution.phases.development import Development
from fittest.games.evolution.phases.season import Hunger
from fittest.games.evolution.scenario.names import (
    card_of_name,
    fits_name,
    squeeze,
    territory_of_letter,
    trait_of_name,
)
from fittest.games.evolution.take import Take
from fittest.games.evolution.trait import TRAITS
from fittest.games.evolution.traits.pairs import Exchange
from fittest.games.evolution.traits.travel import Following
from fittest.kernel.moves import ABSENT, Verb
from fittest.scenarios.table import Step, is_illegal, refusal, verb_of
from fittest.scenarios.values import ill_formed, mapping, number, one_of

if TYPE_CHECKING:
    from fittest.games.evolution.scenario.table import EvolutionTable


ASKED_BY: dict[str, tuple[type[EvolutionFrame], int]] = {
    "no_ambush": (Take, -1),
    "no_follow": (Following, -1),
    "decline_reveal": (Hunt, CONCEALED),
    "react": (Hunt, REACTING),
    "ignore": (Hunt, OUTWIT),
    "choose_scavenger": (Hunt, CARRION),
    "spend_reserve": (Hunger, -1),
}
"""Verbs that may decline, and whose question they answer."""


def say(table: "EvolutionTable", verb: str, step: Step) -> None:
    """Answer the open question, or several in a row."""
    seat = table.seat_of_step(step)
    if not is_illegal(step) and has_passed(table, seat, verb):
        return
    table.asked()
    if verb in ASKED_BY and code_of(table, seat, verb, step) == moves.DECLINE.head:
        frame, stage = ASKED_BY[verb]
        if not isinstance(table.top, frame) or (isinstance(table.top, Hunt) and table.top.stage != stage):
            raise refusal("why-scenario-unasked")
    if verb != "react":
        table.resigned = 0
    elif not is_illegal(step) and resigns(table, seat, step):
        return
    if verb in ("attack", "ambush") and not is_illegal(step):
        step = with_wits(table, seat, verb, step)
    if verb == "take":
        table.unwilling = []
    if verb == "no_ambush":
        table.unwilling = [*table.unwilling, seat]
    if verb == "migrate":
        migrate_all(table, seat, step)
        return
    for part in parts_of(table, verb, step):
        coming = table.game.next_id
        table.answer(seat, code_of(table, seat, verb, part))
        if "name" in part and table.game.find(coming) is not None:
            table.names[str(part["name"])] = coming
    choose_cards(Said(table, seat, step), verb)


def has_passed(table: "EvolutionTable", seat: int, verb: str) -> bool:
    """In development a move ends with its card, and who has none has passed."""
    before = [step for step in table.steps[: table.at - 1] if not is_illegal(step)]
    if verb == "end_go" and before and verb_of(before[-1]) == "play":
        return True
    return verb == "pass" and isinstance(table.top, Development) and not table.game.seats[seat].hand


def resigns(table: "EvolutionTable", seat: int, step: Step) -> bool:
    """`use: none` where compulsory reactions are open beside optional ones: only those are declined."""
    decision, hunt = table.game.decision, table.top
    if step.get("use", "none") != "none" or decision is None or decision.seat != seat:
        return False
    if not isinstance(hunt, Hunt) or moves.DECLINE.head in decision.codes:
        return False
    if hunt.prey == table.resigned or not any(map(is_optional, decision.codes)):
        return False
    table.resigned = hunt.prey
    return True


def with_wits(table: "EvolutionTable", seat: int, verb: str, step: Step) -> Step:
    """An attack that names no ignored trait where it goes without saying; that of an ambush may also be
    named by the next step."""
    coming = table.coming()
    if "ignore" in step:
        return step
    if verb == "ambush" and coming and verb_of(coming) == "ignore" and not is_illegal(coming):
        named = {**step, "ignore": coming.get("trait", coming.get("ignore"))}
        if table.seat_of_step(coming) == seat and code_of(table, seat, verb, named) in table.codes:
            table.at += 1
            return named
    if code_of(table, seat, verb, step) in table.codes:
        return step
    ways = [{**step, "ignore": name} for name in ids.TRAIT_NAMES]
    ways = [way for way in ways if code_of(table, seat, verb, way) in table.codes]
    return ways[0] if len(ways) == 1 else step


def is_optional(code: int) -> bool:
    """Is this a reaction that nobody has to show?"""
    return moves.is_reaction(code) and not TRAITS[moves.TOLD_TRAIT.of(code)].compulsory


class Said:
    """What a step says, in the terms of the game."""

    def __init__(self, table: "EvolutionTable", seat: int, step: Step) -> None:
        self.table = table
        self.game = table.game
        self.seat = seat
        self.step = step

    def place(self, key: str) -> str:
        return f"{self.table.place}.{key}"

    def says(self, key: str) -> bool:
        return self.step.get(key) not in (None, "none", [])

    def animal(self, key: str = "animal", name: object = None) -> int:
        name = self.step.get(key) if name is None else name
        if str(name) not in self.table.names:
            raise ill_formed(self.place(key), f"no animal {name!r}")
        number = self.table.names[str(name)]
        if self.game.find(number) is None:
            raise refusal("why-no-animal")
        return number

    def trait(self, key: str) -> int:
        return moves.ref_trait(self.card(self.step.get(key), key))

    def card(self, named: object, key: str) -> int:
        """A trait card; `FatTissue#2` is the second one from the bottom. A list of one is as good as its
        item; of several none can be meant."""
        if isinstance(named, list):
            cards = [self.card(name, key) for name in named]
            if len(cards) != 1:
                raise refusal("why-scenario-one-trait")
            return cards[0]
        name, mark, which = str(named).partition("#")
        trait = trait_of_name(name, self.place(key))
        if mark and (not TRAITS[trait].several or not which.isdigit()):
            raise ill_formed(self.place(key), f"{named!r}: only one of several equal traits has a number")
        return moves.card_ref(trait, number(int(which), self.place(key), 1) - 1 if mark else 0)

    def ignored(self) -> int:
        return self.trait("ignore") if self.says("ignore") else ABSENT

    def tells(self, move: Verb, animal: str = "animal", other: str = "target") -> int:
        """A move by its fields: the first animal stands under the key `animal`, another one under `other`."""
        read: dict[str, Callable[[], int]] = {
            "animal": lambda: self.animal(animal),
            "other": lambda: self.animal(other),
            "ignored": self.ignored,
            "count": self.count,
            "territory": lambda: territory_of_letter(
                self.step.get("to"), len(self.game.bank), self.place("to")
            ),
            "trait": lambda: self.shed(self.animal())[0],
            "partner": lambda: self.shed(self.animal())[1],
        }
        strange = [field.name for field in move.fields if field.name not in read]
        if strange:
            raise ill_formed(self.place("do"), f"`use` cannot say {strange[0]!r}")
        return move.code(*(read[field.name]() for field in move.fields))

    def count(self) -> int:
        count = number(self.step.get("count", 1), self.place("count"))
        if count == 0:
            raise refusal("why-not-now")
        return count

    def fat(self, which: object, key: str) -> int:
        """Where the Fat Tissue lies that has this number, counted from the bottom."""
        cards = self.game.animal(self.animal()).cards
        places = [i + 1 for i, card in enumerate(cards) if card & ids.TRAIT == ids.FAT_TISSUE]
        return places[number(which, self.place(key), 1, max(len(places), 1)) - 1] if places else 0

    def hand_card(self) -> int:
        """One side is enough to name a card; then the hand says which card it is."""
        card = card_of_name(self.step.get("card"), self.place("card"))
        hand = self.game.seats[self.seat].hand
        fitting = (
            [card] if card in hand else [held for held in hand if fits_name(held, self.step.get("card"))]
        )
        return fitting[0] if fitting else card

    def territory(self) -> int:
        return territory_of_letter(self.step.get("at", "L"), 3, self.place("at"))

    def only_way(self, move: Verb) -> int:
        """What goes without saying, because there is one way to do it."""
        ways = [code for code in self.table.codes if move.matches(code)]
        if len(ways) != 1:
            raise refusal("why-scenario-which" if ways else "why-not-now")
        return ways[0]

    def shed(self, animal: int) -> tuple[int, int]:
        """The card named by `drop`: its reference and, of a pair trait, the partner. A pair may be written
        as in the setup, `[Trait, x, y]`, or `partner` names the other one."""
        drop, partner = self.step.get("drop"), self.step.get("partner")
        if isinstance(drop, list):
            if len(drop) != 3:
                raise ill_formed(self.place("drop"), "a trait, or a pair [Trait, x, y]")
            drop, partner = drop[0], drop[2] if self.table.names.get(str(drop[1])) == animal else drop[1]
        card = self.card(drop, "drop")
        if not TRAITS[moves.ref_trait(card)].pair:
            return card, 0
        if partner is not None:
            return card, self.animal("partner", partner)
        others = [
            link.other(animal) for link in self.game.links if link.trait == card and link.touches(animal)
        ]
        return card, others[0] if others else 0


def choose_cards(said: Said, verb: str) -> None:
    """Which of several equal cards: `convert` says `from` which Fat Tissue, `recombine` which copy to
    `drop`."""
    table, step = said.table, said.step
    if verb == "convert" and "from" in step:
        for place in step["from"] if isinstance(step["from"], list) else [step["from"]]:
            if not isinstance(table.top, Unstow):
                raise refusal("why-scenario-no-choice")
            table.answer(said.seat, moves.UNSTOW.code(said.fat(place, "from")))
    wishes = mapping(step.get("drop"), said.place("drop")) if verb == "recombine" else {}
    codes = {said.animal("drop", name): copy_code(wish, said.place("drop")) for name, wish in wishes.items()}
    while codes:
        asks = table.game.decision.prompt.args.get("animal") if table.game.decision else None
        if not isinstance(table.top, Exchange) or asks not in codes:
            raise refusal("why-scenario-no-choice")
        table.answer(said.seat, codes.pop(int(str(asks))))


def use(trait: int, animal: str = "animal", other: str = "target") -> Callable[[Said], int]:
    """The use of a trait."""
    return lambda said: said.tells(TRAITS[trait].move, animal, other)


def simple(trait: int) -> Callable[[Said], int]:
    """Which animal goes without saying where only one can."""
    move = TRAITS[trait].move
    return lambda said: said.tells(move) if "animal" in said.step else said.only_way(move)


def constant(verb: Verb) -> Callable[[Said], int]:
    return lambda said: verb.head


def unless_none(verb: Verb) -> Callable[[Said], int]:
    """An answer about an animal; without one, or with `none`, it is declined."""
    return lambda said: verb.code(said.animal()) if said.says("animal") else moves.DECLINE.head


def play(said: Said) -> int:
    step, card = said.step, said.hand_card()
    how = str(step.get("as", "trait" if "target" in step else "animal"))
    if how in ("animal", "new animal"):
        return moves.LAY.code(card) if len(said.game.bank) == 1 else moves.LAY.code(card, said.territory())
    side = step.get("use", how)
    trait = named_side(step, card) if side == "trait" else trait_of_name(side, said.place("use"))
    target = step.get("target")
    if not isinstance(target, list):
        return moves.PLAY.code(card, trait, said.animal("target"))
    numbers = [said.animal("target", name) for name in target]
    if len(numbers) != 2:
        raise ill_formed(said.place("target"), "a pair trait is laid on two animals")
    if not TRAITS[trait].ordered_pair:
        numbers.sort()
    elif "symbiont" in step and said.animal("symbiont") == numbers[1]:
        numbers.reverse()
    return moves.PLAY.code(card, trait, numbers[0], numbers[1])


def named_side(step: Step, card: int) -> int:
    first = squeeze(str(step.get("card")).split("/")[0])
    sides = [side for side in (FIRST_SIDE[card], SECOND_SIDE[card]) if side < len(TRAITS)]
    return next((side for side in sides if squeeze(ids.TRAIT_NAMES[side]) == first), FIRST_SIDE[card])


def end(said: Said) -> int:
    if isinstance(said.table.top, Hunger):
        return moves.DECLINE.head
    return (moves.PASS if isinstance(said.table.top, Development) else moves.END).head


def reaction(said: Said) -> int:
    if not said.says("use"):
        return moves.DECLINE.head
    trait = said.trait("use")
    reply = TRAITS[trait].reply
    if not reply.fields:
        return moves.reaction_with(trait)
    said_so = "drop" if reply.fields[0].name == "trait" else "to"
    return said.tells(reply, "to", "to") if said_so in said.step else said.only_way(reply)


def use_trait(said: Said) -> int:
    return simple(said.trait("trait"))(said)


def trait_code(trait: int, *values: int) -> int:
    return TRAITS[trait].move.code(*values)


def reveal(said: Said) -> int:
    """To ignore a trait that the attacker has but that hinders nobody is to ignore nothing."""
    animal, hunt = said.animal(), said.table.top
    plainly = trait_code(ids.ANGLERFISH, animal)
    codes = [code for code in said.table.codes if moves.ACTOR.of(code) == animal]
    if "ignore" not in said.step:
        chosen = said.table.reveal_code(codes, said.table.coming())
        return plainly if chosen is None else chosen
    ignored = said.ignored()
    named = trait_code(ids.ANGLERFISH, animal, ignored)
    carnivore = said.game.find(hunt.carnivore) if isinstance(hunt, Hunt) and ignored != ABSENT else None
    pointless = carnivore is not None and carnivore.holds & ids.bit(ignored) != 0
    return plainly if named not in codes and pointless else named


def share(said: Said) -> int:
    pair = said.step.get("pair")
    if not isinstance(pair, list) or len(pair) != 3:
        raise ill_formed(said.place("pair"), "a pair is [Trait, x, y]")
    trait = trait_of_name(pair[0], said.place("pair"))
    x, y = said.animal("pair", pair[1]), said.animal("pair", pair[2])
    there, back = moves.SHARE.code(trait, x, y), moves.SHARE.code(trait, y, x)
    if "to" in said.step:
        receiver = said.animal("to")
        return moves.SHARE.code(trait, x if y == receiver else y, receiver)
    return back if back in said.table.codes else there


def specialise(said: Said) -> int:
    second = said.game.animal(said.animal()).holds & ids.bit(ids.SPECIALIZATION_B)
    return said.tells(TRAITS[ids.SPECIALIZATION_B if second else ids.SPECIALIZATION_A].move)


def recombine(said: Said) -> int:
    give = said.step.get("give")
    if not isinstance(give, dict) or len(give) > 2:
        raise ill_formed(said.place("give"), "two animals, each with the trait it gives")
    if len(give) < 2 or any(trait in (None, "none") for trait in give.values()):
        raise refusal("why-scenario-give")
    ends = [(said.animal("give", name), said.card(trait, "give")) for name, trait in give.items()]
    link = said.game.link_between(ids.RECOMBINATION, ends[0][0], ends[1][0])
    if link is not None and link.a == ends[1][0]:
        ends.reverse()
    return trait_code(ids.RECOMBINATION, *ends[0], *ends[1])


def migrate(said: Said) -> int:
    walks = said.game.animal(said.animal()).holds & ids.bit(ids.MIGRATION)
    return said.tells(TRAITS[ids.MIGRATION if walks else ids.FLIGHT].move)


def follow(said: Said) -> int:
    top = said.table.top
    if "after" in said.step and isinstance(top, Following) and said.animal("after") != top.leader:
        raise refusal("why-scenario-not-followed")
    return said.tells(TRAITS[ids.SUCKERFISH].move)


def restore(said: Said) -> int:
    """Without a card: the only way there is, or the top of the deck."""
    pile, hand = said.animal("pile" if "pile" in said.step else "animal"), said.game.seats[said.seat].hand
    if "card" in said.step and not re.search(r"\b(top|deck)\b", str(said.step["card"])):
        return moves.RESTORE.code(pile, said.hand_card())
    with_first = hand and "card" not in said.step
    return moves.RESTORE.code(pile, hand[0]) if with_first else moves.RESTORE.code(pile)


def ignore(said: Said) -> int:
    key = "trait" if "trait" in said.step else "ignore"
    return moves.IGNORE.code(said.trait(key)) if said.says(key) else moves.DECLINE.head


def place_recovery(said: Said) -> int:
    """Which card is laid is often of no interest: then the first one."""
    hand = said.game.seats[said.seat].hand
    if "card" not in said.step and not hand:
        raise refusal("why-no-card")
    return moves.LAY.code(said.hand_card() if "card" in said.step else hand[0], said.territory())


def parts_of(table: "EvolutionTable", verb: str, step: Step) -> list[Step]:
    """Some steps are several answers: `count`, or several animals with `at: [L, G]` or `animals: {x: L}`."""
    if verb == "spend_reserve":
        return [step] * number(step.get("count", 1), f"{table.place}.count")
    places = step.get("animals", step.get("at")) if verb == "place_recovery" else None
    if isinstance(places, dict):
        places = [
            {"name": name, **(at if isinstance(at, dict) else {"at": at})} for name, at in places.items()
        ]
    if not isinstance(places, list):
        return [step]
    cards = step.get("cards")
    named = [{"card": card} for card in cards] if isinstance(cards, list) else []
    parts = [place if isinstance(place, dict) else {"at": place} for place in places]
    return [{**part, **(named[i] if i < len(named) else {})} for i, part in enumerate(parts)]


VERBS: dict[str, Callable[[Said], int]] = {
    "play": play,
    "pass": end,
    "end_go": end,
    "take": lambda said: said.tells(moves.FEED),
    "attack": use(ids.CARNIVOROUS, "with"),
    "react": reaction,
    "use": use_trait,
    "ambush": use(ids.AMBUSH, "with"),
    "no_ambush": constant(moves.DECLINE),
    "reveal": reveal,
    "decline_reveal": constant(moves.DECLINE),
    "share": share,
    "convert": use(ids.FAT_TISSUE),
    "graze": simple(ids.GRAZING),
    "pirate": use(ids.PIRACY, other="from"),
    "hibernate": simple(ids.HIBERNATION),
    "metamorphose": use(ids.METAMORPHOSIS),
    "specialise": specialise,
    "specialize": specialise,
    "warm": simple(ids.HOMEOTHERMY),
    "recombine": recombine,
    "take_shell": simple(ids.SHELL),
    "migrate": migrate,
    "follow": follow,
    "no_follow": constant(moves.DECLINE),
    "restore": restore,
    "choose_scavenger": unless_none(moves.SCAVENGE),
    "ignore": ignore,
    "place_recovery": place_recovery,
    "spend_reserve": unless_none(moves.SPEND),
    "store": lambda said: moves.STOW.code(said.fat(said.step.get("card"), "card")),
    "drop": lambda said: copy_code(said.step.get("copy"), said.place("copy")),
}


def copy_code(which: object, place: str) -> int:
    return [moves.DROP_OLD, moves.DROP_NEW][one_of(which, place, ["old", "new"])].head


def code_of(table: "EvolutionTable", seat: int, verb: str, step: Step) -> int:
    return VERBS[verb](Said(table, seat, step))


# -- migration ---------------------------------------------------------------------------------


def moves_of(table: "EvolutionTable", step: Step) -> list[tuple[str, object]]:
    """`moves: {m: G}`, a list of `{animal: m, to: G}`, or one such move in the step itself."""
    journeys = step.get("moves", [step])
    if isinstance(journeys, dict):
        return [(str(name), to) for name, to in journeys.items()]
    if not isinstance(journeys, list) or not all(isinstance(move, dict) for move in journeys):
        raise ill_formed(f"{table.place}.moves", "animals with the territories they go to")
    return [(str(move.get("animal")), move.get("to")) for move in journeys]


def migrate_all(table: "EvolutionTable", seat: int, step: Step) -> None:
    """Several moves are one announcement; who follows is said in the next steps. Animals that somebody
    follows go last, so that these steps answer the last of them; the others' followers go at once."""
    train: list[Step] = []
    for coming in table.steps[table.at :]:
        if verb_of(coming) not in ("follow", "no_follow"):
            break
        train.append(coming)
    followers = [coming for coming in train if "after" in coming and not is_illegal(coming)]
    followed = [str(follower["after"]) for follower in followers]
    journeys = sorted(moves_of(table, step), key=lambda move: move[0] in followed)
    if not journeys:
        raise refusal("why-scenario-nobody-moves")
    early = [follower for follower in followers if str(follower["after"]) != journeys[-1][0]]
    late = [other for other in train if other not in early]
    table.steps[table.at : table.at + len(train)] = early + late
    table.at += len(early)
    for name, letter in journeys:
        decline_following(table)
        table.answer(seat, code_of(table, seat, "migrate", {"animal": name, "to": letter}))
        for follower in early:
            if str(follower["after"]) == name:
                by = table.seat_of_step(follower)
                decline_following(table, by)
                table.answer(by, code_of(table, by, "follow", follower))


def decline_following(table: "EvolutionTable", until: int = -1) -> None:
    """Those who are asked before `until` stay where they are."""
    while isinstance(table.top, Following) and table.asked().seat != until:
        table.game.follow(table.codes[-1])
