"""A player's step as the code of an answer."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from fittest.games.evolution.cards import FIRST_SIDE, SECOND_SIDE
from fittest.games.evolution.codes import (
    DECLINE,
    END,
    FEED,
    IGNORE,
    LAY,
    PASS,
    PLAY,
    REACT,
    RESTORE,
    SCAVENGE,
    SHARE,
    SPEND,
    USE,
    a_of,
    b_of,
    card_ref,
    pack,
    react,
    trait_of,
    use,
    verb_of,
)
from fittest.games.evolution.development import Development
from fittest.games.evolution.hunt import Hunt
from fittest.games.evolution.ids import (
    AMBUSH,
    ANGLERFISH,
    CARNIVOROUS,
    FAT_TISSUE,
    FLIGHT,
    GRAZING,
    HIBERNATION,
    HOMEOTHERMY,
    METAMORPHOSIS,
    MIGRATION,
    MIMICRY,
    PIRACY,
    RECOMBINATION,
    SHELL,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    SUCKERFISH,
    TAIL_LOSS,
    TRAIT_NAMES,
    bit,
)
from fittest.games.evolution.scenario.names import (
    card_of_name,
    fits_name,
    ill_formed,
    squeeze,
    territory_of_letter,
    trait_of_name,
)
from fittest.games.evolution.scenario.position import as_count
from fittest.games.evolution.season import Hunger
from fittest.games.evolution.trait import TRAITS
from fittest.games.evolution.traits.travel import Following

if TYPE_CHECKING:
    from fittest.games.evolution.scenario.play import Run

Step = dict[str, Any]


class Refused(Exception):
    """The rules do not allow a step."""


def is_illegal(step: Step) -> bool:
    """Does the document say that the step must be refused? Why may go without saying."""
    return step.get("illegal") not in (None, False)


def code_of(run: "Run", seat: int, verb: str, step: Step) -> int:
    return VERBS[verb](run, seat, step)


def number_of(run: "Run", step: Step, key: str) -> int:
    name = step.get(key)
    if str(name) not in run.names:
        raise ill_formed(f"steps[{run.at}].{key}", f"no animal {name!r}")
    number = run.names[str(name)]
    if run.game.seek(number) is None:
        raise Refused(f"{name} is not on the table any more")
    return number


def trait_in(run: "Run", step: Step, key: str) -> int:
    return one_trait(step.get(key), f"steps[{run.at}].{key}")


def one_trait(named: object, place: str) -> int:
    """A list of one is as good as its item; of several none can be meant."""
    if isinstance(named, list):
        traits = [trait_of_name(name, place) for name in named]
        if len(traits) != 1:
            raise Refused("one trait has to be named")
        return traits[0]
    return trait_of_name(named, place)


def ignored(run: "Run", step: Step) -> int:
    return 0 if step.get("ignore") in (None, "none", []) else trait_in(run, step, "ignore") + 1


def simple(trait: int) -> Callable[["Run", int, Step], int]:
    """Which animal goes without saying where only one can."""
    return lambda run, seat, step: (
        use(trait, number_of(run, step, "animal")) if "animal" in step else only_way(run, USE, trait)
    )


def constant(verb: int) -> Callable[["Run", int, Step], int]:
    return lambda run, seat, step: pack(verb)


def play(run: "Run", seat: int, step: Step) -> int:
    place = f"steps[{run.at}]"
    card = card_in_hand(run, seat, step, f"{place}.card")
    how = str(step.get("as", "trait" if "target" in step else "animal"))
    if how in ("animal", "new animal"):
        if len(run.game.bank) == 1:
            return pack(LAY, 0, card)
        return pack(LAY, 0, card, territory_of_letter(step.get("at", "L"), 3, f"{place}.at") + 1)
    side = step.get("use", how)
    trait = named_side(step, card) if side == "trait" else trait_of_name(side, f"{place}.use")
    target = step.get("target")
    if not isinstance(target, list):
        return pack(PLAY, trait, card, number_of(run, step, "target"))
    numbers = [number_of(run, {"target": name}, "target") for name in target]
    if len(numbers) != 2:
        raise ill_formed(f"{place}.target", "a pair trait is laid on two animals")
    if TRAITS[trait].ordered_pair:
        if "symbiont" in step and number_of(run, step, "symbiont") == numbers[1]:
            numbers.reverse()
    else:
        numbers.sort()
    return pack(PLAY, trait, card, numbers[0], numbers[1])


def card_in_hand(run: "Run", seat: int, step: Step, place: str) -> int:
    """One side is enough to name a card; then the hand says which card it is."""
    card = card_of_name(step.get("card"), place)
    hand = run.game.seats[seat].hand
    if card in hand:
        return card
    return next((held for held in hand if fits_name(held, step.get("card"))), card)


def named_side(step: Step, card: int) -> int:
    first = str(step.get("card")).split("/")[0]
    for side in (FIRST_SIDE[card], SECOND_SIDE[card]):
        if side < len(TRAITS) and squeeze(TRAIT_NAMES[side]) == squeeze(first):
            return side
    return FIRST_SIDE[card]


def end(run: "Run", seat: int, step: Step) -> int:
    top = run.game.stack[-1] if run.game.stack else None
    if isinstance(top, Hunger):
        return pack(DECLINE)
    return pack(PASS if isinstance(top, Development) else END)


def attack(run: "Run", seat: int, step: Step) -> int:
    return use(CARNIVOROUS, number_of(run, step, "with"), number_of(run, step, "target"), ignored(run, step))


def ambush(run: "Run", seat: int, step: Step) -> int:
    return use(AMBUSH, number_of(run, step, "with"), ignored(run, step))


def reaction(run: "Run", seat: int, step: Step) -> int:
    if step.get("use") in (None, "none"):
        return pack(DECLINE)
    trait = trait_in(run, step, "use")
    if trait == MIMICRY:
        return react(MIMICRY, number_of(run, step, "to")) if "to" in step else only_way(run, REACT, MIMICRY)
    if trait == TAIL_LOSS:
        if "drop" not in step:
            return only_way(run, REACT, TAIL_LOSS)
        ref, partner = shed_of(run, number_of(run, step, "animal"), step)
        return react(TAIL_LOSS, ref, partner)
    return react(trait)


def only_way(run: "Run", verb: int, trait: int) -> int:
    """What goes without saying, because there is one way to do it."""
    decision = run.game.decision
    codes = decision.codes if decision else []
    ways = [code for code in codes if verb_of(code) == verb and trait_of(code) == trait]
    if len(ways) != 1:
        name = TRAIT_NAMES[trait]
        raise Refused(f"{name}: not now" if not ways else f"{name}: there are several ways, say which")
    return ways[0]


def shed_of(run: "Run", animal: int, step: Step) -> tuple[int, int]:
    """The card named by `drop`: its reference and, of a pair trait, the partner (`partner` names it)."""
    drop = step.get("drop")
    if isinstance(drop, list):
        return shed_of(run, animal, pair_as_drop(run, animal, drop))
    trait = trait_in(run, step, "drop")
    if not TRAITS[trait].pair:
        return card_ref(trait, 0), 0
    if "partner" in step:
        return trait, number_of(run, step, "partner")
    for link in run.game.links:
        if link.trait == trait and link.touches(animal):
            return trait, link.other(animal)
    return trait, 0


def pair_as_drop(run: "Run", animal: int, pair: list[Any]) -> Step:
    """`[Trait, x, y]`, as pairs are written in the setup."""
    if len(pair) != 3:
        raise ill_formed(f"steps[{run.at}].drop", "a trait, or a pair [Trait, x, y]")
    other = pair[2] if run.names.get(str(pair[1])) == animal else pair[1]
    return {"drop": pair[0], "partner": other}


def reveal(run: "Run", seat: int, step: Step) -> int:
    animal = number_of(run, step, "animal")
    decision = run.game.decision
    codes = [c for c in decision.codes if a_of(c) == animal] if decision else []
    if "ignore" in step:
        named = use(ANGLERFISH, animal, ignored(run, step))
        return use(ANGLERFISH, animal) if named not in codes and is_pointless(run, step) else named
    upcoming = run.steps[run.at] if run.at < len(run.steps) else None
    chosen = reveal_code(run, codes, upcoming)
    return use(ANGLERFISH, animal) if chosen is None else chosen


def is_pointless(run: "Run", step: Step) -> bool:
    """To ignore a trait that the attacker has but that hinders nobody is to ignore nothing."""
    hunt = run.game.stack[-1]
    hunter = run.game.seek(hunt.hunter) if isinstance(hunt, Hunt) and ignored(run, step) else None
    return hunter is not None and hunter.holds & bit(ignored(run, step) - 1) != 0


def reveal_code(run: "Run", codes: list[int], upcoming: Step | None) -> int | None:
    """What a shown Anglerfish ignores if the document does not say so: the one trait that would matter,
    unless the next step is a lawful reaction with it. None if there are several."""
    ignoring = [code for code in codes if b_of(code)]
    if len(ignoring) != 1:
        return codes[0] if codes and not ignoring else None
    expected = False
    if upcoming is not None and run.verb(upcoming) == "react" and not is_illegal(upcoming):
        expected = squeeze(str(upcoming.get("use"))) == squeeze(TRAIT_NAMES[b_of(ignoring[0]) - 1])
    return codes[0] if expected else ignoring[0]


def share(run: "Run", seat: int, step: Step) -> int:
    pair = step.get("pair")
    if not isinstance(pair, list) or len(pair) != 3:
        raise ill_formed(f"steps[{run.at}].pair", "a pair is [Trait, x, y]")
    trait = trait_of_name(pair[0], f"steps[{run.at}].pair")
    ends = [number_of(run, {"pair": name}, "pair") for name in pair[1:]]
    if "to" not in step:
        ways = [pack(SHARE, trait, *ends), pack(SHARE, trait, *ends[::-1])]
        decision = run.game.decision
        return ways[1] if decision and ways[1] in decision.codes else ways[0]
    receiver = number_of(run, step, "to")
    return pack(SHARE, trait, ends[0] if ends[1] == receiver else ends[1], receiver)


def convert(run: "Run", seat: int, step: Step) -> int:
    count = as_count(step.get("count", 1), f"steps[{run.at}].count")
    return use(FAT_TISSUE, number_of(run, step, "animal"), count)


def pirate(run: "Run", seat: int, step: Step) -> int:
    return use(PIRACY, number_of(run, step, "animal"), number_of(run, step, "from"))


def metamorphose(run: "Run", seat: int, step: Step) -> int:
    animal = number_of(run, step, "animal")
    ref, partner = shed_of(run, animal, step)
    return use(METAMORPHOSIS, animal, ref, partner)


def specialise(run: "Run", seat: int, step: Step) -> int:
    animal = run.game.animal(number_of(run, step, "animal"))
    second = animal.holds & bit(SPECIALIZATION_B)
    return use(SPECIALIZATION_B if second else SPECIALIZATION_A, animal.id)


def recombine(run: "Run", seat: int, step: Step) -> int:
    give = step.get("give")
    if not isinstance(give, dict) or len(give) > 2:
        raise ill_formed(f"steps[{run.at}].give", "two animals, each with the trait it gives")
    if len(give) < 2 or any(trait in (None, "none") for trait in give.values()):
        raise Refused("each of the two animals has to give a trait")
    ends = [
        (number_of(run, {"give": name}, "give"), one_trait(trait, f"steps[{run.at}].give"))
        for name, trait in give.items()
    ]
    link = run.game.link_between(RECOMBINATION, ends[0][0], ends[1][0])
    if link is not None and link.a == ends[1][0]:
        ends.reverse()
    return use(RECOMBINATION, ends[0][0], ends[0][1], ends[1][0], ends[1][1])


def moves_of(run: "Run", step: Step) -> list[tuple[str, object]]:
    """`moves: {m: G}`, a list of `{animal: m, to: G}`, or one such move in the step itself."""
    moves = step.get("moves", [step])
    if isinstance(moves, dict):
        return [(str(name), to) for name, to in moves.items()]
    if not isinstance(moves, list) or not all(isinstance(move, dict) for move in moves):
        raise ill_formed(f"steps[{run.at}].moves", "animals with the territories they go to")
    return [(str(move.get("animal")), move.get("to")) for move in moves]


def migrate(run: "Run", seat: int, step: Step) -> int:
    animal = run.game.animal(number_of(run, step, "animal"))
    to = territory_of_letter(step.get("to"), len(run.game.bank), f"steps[{run.at}].moves")
    trait = MIGRATION if animal.holds & bit(MIGRATION) else FLIGHT
    return use(trait, animal.id, to)


def follow(run: "Run", seat: int, step: Step) -> int:
    top = run.game.stack[-1]
    if "after" in step and isinstance(top, Following) and number_of(run, step, "after") != top.leader:
        raise Refused("it is another one that can be followed now")
    return use(SUCKERFISH, number_of(run, step, "animal"))


def restore(run: "Run", seat: int, step: Step) -> int:
    """Without a card: the only way there is, or the top of the deck."""
    pile = number_of(run, step, "pile" if "pile" in step else "animal")
    if "card" in step and not re.search(r"\b(top|deck)\b", str(step["card"])):
        return pack(RESTORE, 0, pile, card_in_hand(run, seat, step, f"steps[{run.at}].card"), 1)
    hand = run.game.seats[seat].hand
    return pack(RESTORE, 0, pile, hand[0], 1) if hand and "card" not in step else pack(RESTORE, 0, pile)


def choose_scavenger(run: "Run", seat: int, step: Step) -> int:
    if step.get("animal", "none") == "none":
        return pack(DECLINE)
    return pack(SCAVENGE, 0, number_of(run, step, "animal"))


def ignore(run: "Run", seat: int, step: Step) -> int:
    key = "trait" if "trait" in step else "ignore"
    return pack(DECLINE) if step.get(key) in (None, "none") else pack(IGNORE, trait_in(run, step, key))


def settlers(step: Step) -> list[Step]:
    """`at: [L, G]` or `animals: {x: L, y: G}` lays several animals in one step."""
    places = step.get("animals", step.get("at"))
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


def parts_of(run: "Run", verb: str, step: Step) -> list[Step]:
    """Some steps are several answers."""
    if verb == "place_recovery":
        return settlers(step)
    if verb == "spend_reserve":
        return [step] * as_count(step.get("count", 1), f"steps[{run.at}].count")
    return [step]


def place_recovery(run: "Run", seat: int, step: Step) -> int:
    """Which card is laid is often of no interest: then the first one."""
    hand = run.game.seats[seat].hand
    if "card" in step:
        card = card_in_hand(run, seat, step, f"steps[{run.at}].card")
    elif hand:
        card = hand[0]
    else:
        raise Refused("no card in hand")
    return pack(LAY, 0, card, territory_of_letter(step.get("at", "L"), 3, f"steps[{run.at}].at") + 1)


def spend_reserve(run: "Run", seat: int, step: Step) -> int:
    if step.get("animal", "none") == "none":
        return pack(DECLINE)
    return pack(SPEND, 0, number_of(run, step, "animal"))


def feed(run: "Run", seat: int, step: Step) -> int:
    return pack(FEED, 0, number_of(run, step, "animal"))


VERBS: dict[str, Callable[["Run", int, Step], int]] = {
    "play": play,
    "pass": end,
    "end_go": end,
    "take": feed,
    "attack": attack,
    "react": reaction,
    "ambush": ambush,
    "no_ambush": constant(DECLINE),
    "reveal": reveal,
    "decline_reveal": constant(DECLINE),
    "share": share,
    "convert": convert,
    "graze": simple(GRAZING),
    "pirate": pirate,
    "hibernate": simple(HIBERNATION),
    "metamorphose": metamorphose,
    "specialise": specialise,
    "specialize": specialise,
    "warm": simple(HOMEOTHERMY),
    "recombine": recombine,
    "take_shell": simple(SHELL),
    "migrate": migrate,
    "follow": follow,
    "no_follow": constant(DECLINE),
    "restore": restore,
    "choose_scavenger": choose_scavenger,
    "ignore": ignore,
    "place_recovery": place_recovery,
    "spend_reserve": spend_reserve,
}
OUTSIDE_FEEDING = ("play", "pass", "end_go", "restore", "place_recovery", "spend_reserve")
