"""The verbs of the card game: a player's step as the code of an answer, and the steps of the table."""

import re
from collections.abc import Callable
from typing import Any

from fittest.games.evolution.cards import FIRST_SIDE, SECOND_SIDE
from fittest.games.evolution.codes import (
    DECLINE,
    DROP_NEW,
    DROP_OLD,
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
    STOW,
    UNSTOW,
    USE,
    a_of,
    card_ref,
    pack,
    react,
    ref_trait,
    trait_of,
    use,
    verb_of,
)
from fittest.games.evolution.development import Development
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.feeding import Go
from fittest.games.evolution.food import Unstow
from fittest.games.evolution.frames import Stretch
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
    TRAIT,
    TRAIT_NAMES,
    bit,
)
from fittest.games.evolution.rules import (
    BANK,
    CLEAN,
    DEVELOPMENT,
    DRAW,
    EXTINCTION,
    FEEDING,
    HUNGER,
    REWARD,
    START,
)
from fittest.games.evolution.scenario.names import (
    LETTERS,
    card_of_name,
    fits_name,
    squeeze,
    territory_of_letter,
    trait_of_name,
)
from fittest.games.evolution.scenario.position import seating
from fittest.games.evolution.scenario.table import ASKED_BY, EvolutionTable, is_optional
from fittest.games.evolution.season import Hunger, save_fat
from fittest.games.evolution.start import start
from fittest.games.evolution.trait import TRAITS
from fittest.games.evolution.traits.pairs import Exchange
from fittest.games.evolution.traits.travel import Following
from fittest.games.evolution.turn import roll_bank
from fittest.kernel.errors import BadRequest, IllegalAction
from fittest.scenarios import table as core
from fittest.scenarios.table import Step, is_illegal, refusal
from fittest.scenarios.values import die, ill_formed, mapping, number, seat_of, sequence, unknown


def do(table: EvolutionTable, step: Step) -> None:
    verb = core.verb_of(step)
    if verb in TABLE_VERBS:
        table_step(table, verb, step)
    elif verb in VERBS:
        player_step(table, verb, step)
    else:
        raise unknown(f"{table.place}.do", step.get("do"), sorted([*VERBS, *TABLE_VERBS]))


def player_step(table: EvolutionTable, verb: str, step: Step) -> None:
    seat = table.seat_of_step(step)
    if not is_illegal(step) and has_passed(table, seat, verb):
        return
    table.asked()
    if verb in ASKED_BY and code_of(table, seat, verb, step) == pack(DECLINE):
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
        if "name" in part and table.game.seek(coming) is not None:
            table.names[str(part["name"])] = coming
    choose_cards(table, seat, verb, step)


def has_passed(table: EvolutionTable, seat: int, verb: str) -> bool:
    """In development a move ends with its card, and who has none has passed."""
    before = [step for step in table.steps[: table.at - 1] if not is_illegal(step)]
    if verb == "end_go" and before and core.verb_of(before[-1]) == "play":
        return True
    return verb == "pass" and isinstance(table.top, Development) and not table.game.seats[seat].hand


def resigns(table: EvolutionTable, seat: int, step: Step) -> bool:
    """`use: none` where compulsory reactions are open beside optional ones: only those are declined."""
    decision, hunt = table.game.decision, table.top
    if step.get("use", "none") != "none" or decision is None or decision.seat != seat:
        return False
    if not isinstance(hunt, Hunt) or pack(DECLINE) in decision.codes:
        return False
    if hunt.prey == table.resigned or not any(map(is_optional, decision.codes)):
        return False
    table.resigned = hunt.prey
    return True


def with_wits(table: EvolutionTable, seat: int, verb: str, step: Step) -> Step:
    """An attack that names no ignored trait where it goes without saying; that of an ambush may also be
    named by the next step."""
    coming = table.coming()
    if "ignore" in step:
        return step
    if verb == "ambush" and coming and core.verb_of(coming) == "ignore" and not is_illegal(coming):
        named = {**step, "ignore": coming.get("trait", coming.get("ignore"))}
        if table.seat_of_step(coming) == seat and code_of(table, seat, verb, named) in table.codes:
            table.at += 1
            return named
    if code_of(table, seat, verb, step) in table.codes:
        return step
    ways = [{**step, "ignore": name} for name in TRAIT_NAMES]
    ways = [way for way in ways if code_of(table, seat, verb, way) in table.codes]
    return ways[0] if len(ways) == 1 else step


def choose_cards(table: EvolutionTable, seat: int, verb: str, step: Step) -> None:
    """Which of several equal cards: `convert` says `from` which Fat Tissue, `recombine` which copy to
    `drop`."""
    if verb == "convert" and "from" in step:
        chosen = step["from"] if isinstance(step["from"], list) else [step["from"]]
        for place in chosen:
            if not isinstance(table.top, Unstow):
                raise refusal("why-scenario-no-choice")
            table.answer(seat, pack(UNSTOW, 0, fat_place(table, step, place, "from")))
    if verb == "recombine":
        wishes = mapping(step.get("drop"), f"{table.place}.drop")
        for name in wishes:
            number_of(table, {"drop": name}, "drop")
        for _ in wishes:
            asks = table.game.decision.prompt.args.get("animal") if table.game.decision else 0
            wish = next((wish for name, wish in wishes.items() if table.names[str(name)] == asks), None)
            if not isinstance(table.top, Exchange) or wish is None:
                raise refusal("why-scenario-no-choice")
            table.answer(seat, copy_code(wish, f"{table.place}.drop"))


def fat_place(table: EvolutionTable, step: Step, which: object, key: str) -> int:
    """Where the card is that the document counts as this Fat Tissue, from the bottom."""
    cards = table.game.animal(number_of(table, step, "animal")).cards
    places = [i + 1 for i, card in enumerate(cards) if card & TRAIT == FAT_TISSUE]
    return places[number(which, f"{table.place}.{key}", 1, max(len(places), 1)) - 1] if places else 0


def copy_code(which: object, place: str) -> int:
    if which not in ("old", "new"):
        raise unknown(place, which, ["old", "new"])
    return pack(DROP_OLD if which == "old" else DROP_NEW)


def code_of(table: EvolutionTable, seat: int, verb: str, step: Step) -> int:
    return VERBS[verb](table, seat, step)


def number_of(table: EvolutionTable, step: Step, key: str) -> int:
    name = step.get(key)
    if str(name) not in table.names:
        raise ill_formed(f"steps[{table.at}].{key}", f"no animal {name!r}")
    number = table.names[str(name)]
    if table.game.seek(number) is None:
        raise refusal("why-no-animal")
    return number


def trait_in(table: EvolutionTable, step: Step, key: str) -> int:
    return one_trait(step.get(key), f"steps[{table.at}].{key}")


def one_trait(named: object, place: str) -> int:
    """A list of one is as good as its item; of several none can be meant."""
    if isinstance(named, list):
        traits = [trait_of_name(name, place) for name in named]
        if len(traits) != 1:
            raise refusal("why-scenario-one-trait")
        return traits[0]
    return trait_of_name(named, place)


def trait_card_of(named: object, place: str) -> int:
    """`FatTissue#2` is the second one from the bottom."""
    name, mark, which = str(named[0] if isinstance(named, list) and len(named) == 1 else named).partition("#")
    if not mark:
        return card_ref(one_trait(named, place), 0)
    trait = trait_of_name(name, place)
    if not TRAITS[trait].several or not which.isdigit() or int(which) == 0:
        raise ill_formed(place, f"{named!r}: only one of several equal traits has a number")
    return card_ref(trait, number(int(which), place, 1) - 1)


def ignored(table: EvolutionTable, step: Step) -> int:
    return 0 if step.get("ignore") in (None, "none", []) else trait_in(table, step, "ignore") + 1


def simple(trait: int) -> Callable[[EvolutionTable, int, Step], int]:
    """Which animal goes without saying where only one can."""
    return lambda table, seat, step: (
        use(trait, number_of(table, step, "animal")) if "animal" in step else only_way(table, USE, trait)
    )


def constant(verb: int) -> Callable[[EvolutionTable, int, Step], int]:
    return lambda table, seat, step: pack(verb)


def play(table: EvolutionTable, seat: int, step: Step) -> int:
    place = table.place
    card = card_in_hand(table, seat, step, f"{place}.card")
    how = str(step.get("as", "trait" if "target" in step else "animal"))
    if how in ("animal", "new animal"):
        if len(table.game.bank) == 1:
            return pack(LAY, 0, card)
        return pack(LAY, 0, card, territory_of_letter(step.get("at", "L"), 3, f"{place}.at") + 1)
    side = step.get("use", how)
    trait = named_side(step, card) if side == "trait" else trait_of_name(side, f"{place}.use")
    target = step.get("target")
    if not isinstance(target, list):
        return pack(PLAY, trait, card, number_of(table, step, "target"))
    numbers = [number_of(table, {"target": name}, "target") for name in target]
    if len(numbers) != 2:
        raise ill_formed(f"{place}.target", "a pair trait is laid on two animals")
    if TRAITS[trait].ordered_pair:
        if "symbiont" in step and number_of(table, step, "symbiont") == numbers[1]:
            numbers.reverse()
    else:
        numbers.sort()
    return pack(PLAY, trait, card, numbers[0], numbers[1])


def card_in_hand(table: EvolutionTable, seat: int, step: Step, place: str) -> int:
    """One side is enough to name a card; then the hand says which card it is."""
    card = card_of_name(step.get("card"), place)
    hand = table.game.seats[seat].hand
    if card in hand:
        return card
    return next((held for held in hand if fits_name(held, step.get("card"))), card)


def named_side(step: Step, card: int) -> int:
    first = str(step.get("card")).split("/")[0]
    for side in (FIRST_SIDE[card], SECOND_SIDE[card]):
        if side < len(TRAITS) and squeeze(TRAIT_NAMES[side]) == squeeze(first):
            return side
    return FIRST_SIDE[card]


def end(table: EvolutionTable, seat: int, step: Step) -> int:
    if isinstance(table.top, Hunger):
        return pack(DECLINE)
    return pack(PASS if isinstance(table.top, Development) else END)


def attack(table: EvolutionTable, seat: int, step: Step) -> int:
    return use(
        CARNIVOROUS, number_of(table, step, "with"), number_of(table, step, "target"), ignored(table, step)
    )


def ambush(table: EvolutionTable, seat: int, step: Step) -> int:
    return use(AMBUSH, number_of(table, step, "with"), ignored(table, step))


def reaction(table: EvolutionTable, seat: int, step: Step) -> int:
    if step.get("use") in (None, "none"):
        return pack(DECLINE)
    trait = trait_in(table, step, "use")
    if trait == MIMICRY:
        return (
            react(MIMICRY, number_of(table, step, "to")) if "to" in step else only_way(table, REACT, MIMICRY)
        )
    if trait == TAIL_LOSS:
        if "drop" not in step:
            return only_way(table, REACT, TAIL_LOSS)
        ref, partner = shed_of(table, number_of(table, step, "animal"), step)
        return react(TAIL_LOSS, ref, partner)
    return react(trait)


def only_way(table: EvolutionTable, verb: int, trait: int) -> int:
    """What goes without saying, because there is one way to do it."""
    decision = table.game.decision
    codes = decision.codes if decision else []
    ways = [code for code in codes if verb_of(code) == verb and trait_of(code) == trait]
    if len(ways) != 1:
        raise refusal("why-scenario-which" if ways else "why-not-now")
    return ways[0]


def shed_of(table: EvolutionTable, animal: int, step: Step) -> tuple[int, int]:
    """The card named by `drop`: its reference and, of a pair trait, the partner (`partner` names it)."""
    drop = step.get("drop")
    if isinstance(drop, list):
        return shed_of(table, animal, pair_as_drop(table, animal, drop))
    trait = ref_trait(trait_card_of(drop, f"{table.place}.drop"))
    if not TRAITS[trait].pair:
        return trait_card_of(drop, f"{table.place}.drop"), 0
    if "partner" in step:
        return trait, number_of(table, step, "partner")
    for link in table.game.links:
        if link.trait == trait and link.touches(animal):
            return trait, link.other(animal)
    return trait, 0


def pair_as_drop(table: EvolutionTable, animal: int, pair: list[Any]) -> Step:
    """`[Trait, x, y]`, as pairs are written in the setup."""
    if len(pair) != 3:
        raise ill_formed(f"{table.place}.drop", "a trait, or a pair [Trait, x, y]")
    other = pair[2] if table.names.get(str(pair[1])) == animal else pair[1]
    return {"drop": pair[0], "partner": other}


def reveal(table: EvolutionTable, seat: int, step: Step) -> int:
    animal = number_of(table, step, "animal")
    decision = table.game.decision
    codes = [c for c in decision.codes if a_of(c) == animal] if decision else []
    if "ignore" in step:
        named = use(ANGLERFISH, animal, ignored(table, step))
        return use(ANGLERFISH, animal) if named not in codes and is_pointless(table, step) else named
    chosen = table.reveal_code(codes, table.coming())
    return use(ANGLERFISH, animal) if chosen is None else chosen


def is_pointless(table: EvolutionTable, step: Step) -> bool:
    """To ignore a trait that the attacker has but that hinders nobody is to ignore nothing."""
    hunt = table.top
    hunter = table.game.seek(hunt.hunter) if isinstance(hunt, Hunt) and ignored(table, step) else None
    return hunter is not None and hunter.holds & bit(ignored(table, step) - 1) != 0


def share(table: EvolutionTable, seat: int, step: Step) -> int:
    pair = step.get("pair")
    if not isinstance(pair, list) or len(pair) != 3:
        raise ill_formed(f"{table.place}.pair", "a pair is [Trait, x, y]")
    trait = trait_of_name(pair[0], f"{table.place}.pair")
    ends = [number_of(table, {"pair": name}, "pair") for name in pair[1:]]
    if "to" not in step:
        ways = [pack(SHARE, trait, *ends), pack(SHARE, trait, *ends[::-1])]
        decision = table.game.decision
        return ways[1] if decision and ways[1] in decision.codes else ways[0]
    receiver = number_of(table, step, "to")
    return pack(SHARE, trait, ends[0] if ends[1] == receiver else ends[1], receiver)


def convert(table: EvolutionTable, seat: int, step: Step) -> int:
    count = number(step.get("count", 1), f"{table.place}.count")
    return use(FAT_TISSUE, number_of(table, step, "animal"), count)


def pirate(table: EvolutionTable, seat: int, step: Step) -> int:
    return use(PIRACY, number_of(table, step, "animal"), number_of(table, step, "from"))


def metamorphose(table: EvolutionTable, seat: int, step: Step) -> int:
    animal = number_of(table, step, "animal")
    ref, partner = shed_of(table, animal, step)
    return use(METAMORPHOSIS, animal, ref, partner)


def specialise(table: EvolutionTable, seat: int, step: Step) -> int:
    animal = table.game.animal(number_of(table, step, "animal"))
    second = animal.holds & bit(SPECIALIZATION_B)
    return use(SPECIALIZATION_B if second else SPECIALIZATION_A, animal.id)


def recombine(table: EvolutionTable, seat: int, step: Step) -> int:
    give = step.get("give")
    if not isinstance(give, dict) or len(give) > 2:
        raise ill_formed(f"{table.place}.give", "two animals, each with the trait it gives")
    if len(give) < 2 or any(trait in (None, "none") for trait in give.values()):
        raise refusal("why-scenario-give")
    ends = [
        (number_of(table, {"give": name}, "give"), trait_card_of(trait, f"{table.place}.give"))
        for name, trait in give.items()
    ]
    link = table.game.link_between(RECOMBINATION, ends[0][0], ends[1][0])
    if link is not None and link.a == ends[1][0]:
        ends.reverse()
    return use(RECOMBINATION, ends[0][0], ends[0][1], ends[1][0], ends[1][1])


def moves_of(table: EvolutionTable, step: Step) -> list[tuple[str, object]]:
    """`moves: {m: G}`, a list of `{animal: m, to: G}`, or one such move in the step itself."""
    moves = step.get("moves", [step])
    if isinstance(moves, dict):
        return [(str(name), to) for name, to in moves.items()]
    if not isinstance(moves, list) or not all(isinstance(move, dict) for move in moves):
        raise ill_formed(f"{table.place}.moves", "animals with the territories they go to")
    return [(str(move.get("animal")), move.get("to")) for move in moves]


def migrate(table: EvolutionTable, seat: int, step: Step) -> int:
    animal = table.game.animal(number_of(table, step, "animal"))
    to = territory_of_letter(step.get("to"), len(table.game.bank), f"{table.place}.moves")
    trait = MIGRATION if animal.holds & bit(MIGRATION) else FLIGHT
    return use(trait, animal.id, to)


def follow(table: EvolutionTable, seat: int, step: Step) -> int:
    top = table.top
    if "after" in step and isinstance(top, Following) and number_of(table, step, "after") != top.leader:
        raise refusal("why-scenario-not-followed")
    return use(SUCKERFISH, number_of(table, step, "animal"))


def restore(table: EvolutionTable, seat: int, step: Step) -> int:
    """Without a card: the only way there is, or the top of the deck."""
    pile = number_of(table, step, "pile" if "pile" in step else "animal")
    if "card" in step and not re.search(r"\b(top|deck)\b", str(step["card"])):
        return pack(RESTORE, 0, pile, card_in_hand(table, seat, step, f"{table.place}.card"), 1)
    hand = table.game.seats[seat].hand
    return pack(RESTORE, 0, pile, hand[0], 1) if hand and "card" not in step else pack(RESTORE, 0, pile)


def choose_scavenger(table: EvolutionTable, seat: int, step: Step) -> int:
    if step.get("animal", "none") == "none":
        return pack(DECLINE)
    return pack(SCAVENGE, 0, number_of(table, step, "animal"))


def ignore(table: EvolutionTable, seat: int, step: Step) -> int:
    key = "trait" if "trait" in step else "ignore"
    return pack(DECLINE) if step.get(key) in (None, "none") else pack(IGNORE, trait_in(table, step, key))


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


def parts_of(table: EvolutionTable, verb: str, step: Step) -> list[Step]:
    """Some steps are several answers."""
    if verb == "place_recovery":
        return settlers(step)
    if verb == "spend_reserve":
        return [step] * number(step.get("count", 1), f"{table.place}.count")
    return [step]


def place_recovery(table: EvolutionTable, seat: int, step: Step) -> int:
    """Which card is laid is often of no interest: then the first one."""
    hand = table.game.seats[seat].hand
    if "card" in step:
        card = card_in_hand(table, seat, step, f"{table.place}.card")
    elif hand:
        card = hand[0]
    else:
        raise refusal("why-no-card")
    return pack(LAY, 0, card, territory_of_letter(step.get("at", "L"), 3, f"{table.place}.at") + 1)


def spend_reserve(table: EvolutionTable, seat: int, step: Step) -> int:
    if step.get("animal", "none") == "none":
        return pack(DECLINE)
    return pack(SPEND, 0, number_of(table, step, "animal"))


def feed(table: EvolutionTable, seat: int, step: Step) -> int:
    return pack(FEED, 0, number_of(table, step, "animal"))


def store(table: EvolutionTable, seat: int, step: Step) -> int:
    """Which Fat Tissue takes the token: `card`, counted from the bottom."""
    return pack(STOW, 0, fat_place(table, step, step.get("card"), "card"))


def drop_copy(table: EvolutionTable, seat: int, step: Step) -> int:
    """Which of two equal traits goes after Recombination: `copy`, old or new."""
    return copy_code(step.get("copy"), f"{table.place}.copy")


VERBS: dict[str, Callable[[EvolutionTable, int, Step], int]] = {
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
    "store": store,
    "drop": drop_copy,
    "spend_reserve": spend_reserve,
}


# -- migration ---------------------------------------------------------------------------------


def migrate_all(table: EvolutionTable, seat: int, step: Step) -> None:
    """Several moves are one announcement; who follows is said in the next steps. Animals that somebody
    follows go last, so that these steps answer the last of them; the others' followers go at once."""
    train: list[Step] = []
    for coming in table.steps[table.at :]:
        if core.verb_of(coming) not in ("follow", "no_follow"):
            break
        train.append(coming)
    followers = [coming for coming in train if "after" in coming and not is_illegal(coming)]
    followed = [str(follower["after"]) for follower in followers]
    moves = sorted(moves_of(table, step), key=lambda move: move[0] in followed)
    if not moves:
        raise refusal("why-scenario-nobody-moves")
    early = [follower for follower in followers if str(follower["after"]) != moves[-1][0]]
    late = [other for other in train if other not in early]
    table.steps[table.at : table.at + len(train)] = early + late
    table.at += len(early)
    for name, letter in moves:
        decline_following(table)
        table.answer(seat, code_of(table, seat, "migrate", {"animal": name, "to": letter}))
        for follower in early:
            if str(follower["after"]) == name:
                by = table.seat_of_step(follower)
                decline_following(table, by)
                table.answer(by, code_of(table, by, "follow", follower))


def decline_following(table: EvolutionTable, until: int = -1) -> None:
    """Those who are asked before `until` stay where they are."""
    while isinstance(table.top, Following) and table.asked().seat != until:
        table.game.follow(table.codes[-1])


# -- the table ---------------------------------------------------------------------------------

STAGES: dict[str, tuple[int, ...]] = {
    "start_turn": (START,),
    "all_pass_development": (BANK,),
    "bank": (BANK,),
    "finish_feeding": (EXTINCTION, HUNGER),
    "extinction": (EXTINCTION, DRAW, HUNGER, REWARD, CLEAN),
    "extinction_deaths": (EXTINCTION, HUNGER),
    "draw": (DRAW, REWARD, CLEAN),
}
"""Which stages a verb runs, or lets come."""
ENDS_OF_PHASES: dict[str, tuple[type[Stretch], int]] = {
    "all_pass_development": (Development, DEVELOPMENT),
    "finish_feeding": (Go, FEEDING),
}
TABLE_VERBS = ("deal", "roll_bank", *STAGES)


def table_step(table: EvolutionTable, verb: str, step: Step) -> None:
    if verb == "deal":
        deal(table, step)
        return
    if verb in ("bank", "roll_bank") and "by" in step and table.seat_of_step(step) != table.game.first:
        raise refusal("why-scenario-first-rolls")
    if verb == "roll_bank":
        roll(table, step)
        return
    stages = STAGES[verb]
    if is_illegal(step) and not is_due(table, verb):
        raise refusal("why-scenario-not-due")
    table.reach(stages)
    if verb == "bank":
        prepare_dice(table, step)
    if verb == "finish_feeding" and table.game.rules.reserve:
        save_fat(table.game)
    if verb not in ENDS_OF_PHASES:
        table.before = [player.points for player in table.game.seats]
        table.stages = stages


def is_due(table: EvolutionTable, verb: str) -> bool:
    if verb in ENDS_OF_PHASES:
        frame, stage = ENDS_OF_PHASES[verb]
        return isinstance(table.top, frame) or table.next_stage() == stage
    return table.next_stage() in STAGES[verb]


def deal(table: EvolutionTable, step: Step) -> None:
    """A bank rolled before the deal stays. Whether so many players may sit down is asked only where
    the document says that they may not."""
    seats, rules = seating(table.document)
    if is_illegal(step):
        try:
            FAMILY.rules(seats.ruleset, seats.players, {})
        except BadRequest as too_many:
            raise IllegalAction(too_many.message) from too_many
    bank = table.game.bank
    setup = mapping(table.document.get("setup"), "setup")
    first = seat_of(setup.get("first", "P1"), seats.players, "setup.first")
    table.game = start(seats, rules, first)
    table.game.stepwise = True
    if any(bank):
        table.game.bank = bank


def roll(table: EvolutionTable, step: Step) -> None:
    load_dice(table, step)
    roll_bank(table.game)


def prepare_dice(table: EvolutionTable, step: Step) -> None:
    """Where the bank is rolled before the deal, dice given for its phase are that roll."""
    if not table.game.rules.bank_first:
        load_dice(table, step)
    elif "dice" in step:
        roll(table, step)


def load_dice(table: EvolutionTable, step: Step) -> None:
    place = f"{table.place}.dice"
    dice = step.get("dice", [])
    if isinstance(dice, dict):
        by_territory = [dice.get(letter, []) for letter in LETTERS]
        dice = [one for rolled in by_territory for one in (rolled if isinstance(rolled, list) else [rolled])]
    elif isinstance(dice, int):
        dice = [dice]
    table.game.chance.script = [die(one, place) for one in sequence(dice, place)]
    needed = sum(table.game.rules.dice)
    if "dice" in step and len(table.game.chance.script) != needed:
        raise ill_formed(place, f"the roll takes {needed} in all, found {dice!r}")
