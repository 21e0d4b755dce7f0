"""The skeleton of an expansion: a small one that works, to be changed piece by piece."""

from pathlib import Path

from fittest.expansions.folder import NAME
from fittest.kernel.errors import bad_request

FILES = {
    "expansion.toml": """\
# What docs/expansions.md calls the box: its name, its cards, and what its traits tell.
name = "NAME"
max_players = 6

# A card has one or two sides; the other side may be any trait of the game. The number is how many there are.
[cards]
"spines/fat-tissue" = 4
"night-feeding/swimming" = 4

# What the log tells, and of whom. The text is event-fed-at-night.
[events]
fed-at-night = ["player", "animal"]
""",
    "traits.py": '''\
"""One class for each trait; NightFeeding is called night-feeding everywhere else."""

from fittest.expansions.kit import BY_ANIMAL, OK, Trait
from fittest.expansions.kit import give_food, has, is_used, log_event, mark_used, option, reason


class Spines(Trait):
    """Only a big carnivore attacks it."""

    ignorable = True

    def shields(self, game, carnivore, prey, ambush):
        return not has(carnivore, "big")


class NightFeeding(Trait):
    """Once per turn it receives 1 food if no other animal of its player is fed."""

    word = "feed-at-night"
    form = BY_ANIMAL
    once_an_animal = True

    def uses(self, game, move, animal, out):
        if self.refusal(game, move, animal, 0) == OK:
            out.append(option(self, animal))

    def refusal(self, game, move, animal, code):
        if is_used(animal, self):
            return reason("used-turn", self)
        if any(other.owner == animal.owner and game.is_fed(other) for other in game.animals):
            return reason("not-now")
        return OK if game.can_receive(animal) else reason("full")

    def use(self, game, move, animal, code):
        mark_used(animal, self)
        log_event(game, "fed-at-night", animal.owner, animal.id)
        give_food(game, animal)
''',
    "texts/en.ftl": """\
ruleset-NAME = TITLE
    .about = 8 cards: Spines and Night Feeding.
card-box-NAME = TITLE
trait-spines = Spines
    .about = Can be attacked only by a big carnivore.
trait-night-feeding = Night Feeding
    .about = Once per turn, if no animal of its owner is fed, it receives 1 food.
option-feed-at-night = Feed at night: #{ $animal }
event-fed-at-night = { $player }: #{ $animal } feeds at night.
""",
    "texts/ru.ftl": """\
ruleset-NAME = TITLE
    .about = 8 карт: Шипы и Ночное питание.
card-box-NAME = TITLE
trait-spines = Шипы
    .about = Атаковать может только большой хищник.
trait-night-feeding = Ночное питание
    .about = Раз в ход, если ни одно животное его игрока не накормлено, получает 1 фишку еды.
option-feed-at-night = Кормиться ночью: #{ $animal }
event-fed-at-night = { $player }: #{ $animal } кормится ночью.
""",
    "pictures/spines.svg": """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 92">
  <!-- Parts of an animal whose trunk is about (54, 55); the layers are in docs/expansions.md. -->
  <g id="far">
    <path d="M36 44l-4-12 9 8zM48 39l-1-13 8 11zM60 39l4-12 3 12z" fill="#6b4a2b" stroke="#3a2614"/>
  </g>
  <!-- The sign on cards and buttons, 24 by 24. -->
  <g id="sign">
    <path d="M3 19h18M6 19 5 8l4 11M12 19V4l3 15M18 19l2-9"/>
  </g>
</svg>
""",
    "scenarios/NAME.yaml": """\
id: spines-protect
ruleset: evolution+NAME
setup:
  phase: feeding
  bank: 4
  P1: {animals: {c: {t: [Carnivorous]}}}
  P2: {animals: {x: {t: [Spines]}}}
steps:
  - {do: attack, by: P1, with: c, target: x, illegal: true, reason: why-shielded}
---
id: night-feeding-gives-one-food
ruleset: evolution+NAME
setup:
  phase: feeding
  bank: 4
  P1: {animals: {n: {t: [NightFeeding, Big]}}}
  P2: {animals: {x: {}}}
steps:
  - {do: use, trait: NightFeeding, by: P1, animal: n}
expect: {n: {food: 1}}
""",
}


def write(name: str, beside: Path) -> Path:
    """A new folder of that name."""
    if not NAME.fullmatch(name):
        raise bad_request("error-new-expansion-name", name=name)
    folder = beside / name
    if folder.exists():
        raise bad_request("error-new-expansion-exists", path=str(folder))
    title = " ".join(part.capitalize() for part in name.split("-"))
    for file, content in FILES.items():
        path = folder / file.replace("NAME", name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content.replace("NAME", name).replace("TITLE", title), encoding="utf-8")
    return folder
