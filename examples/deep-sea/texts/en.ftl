ruleset-deep-sea = Deep Sea
    .about = 20 cards: animals that see, hide and feed where no light comes.
card-box-deep-sea = Deep Sea

trait-transparency = Transparency
    .about = Cannot be attacked by a carnivore that has food on it.
trait-evisceration = Evisceration
    .about = Once per turn, when attacked, it may give up all its food, at least 1: the attack fails, and the carnivore gets 1 food.
trait-detritus-feeding = Detritus Feeding
    .about = Once per turn, when the food bank is empty, it receives 1 food.
trait-lookout = Lookout
    .about = Pair trait. While one of the two animals is fed, the other cannot be attacked.
trait-resting-eggs = Resting Eggs
    .about = Needs 1 more food. At the start of a turn, if its owner has fewer animals than each other player, a new animal appears.

option-sift = Find food on the sea bed: #{ $animal }
option-eviscerate = Give up the food
event-eviscerated = { $player }: #{ $animal } gives up its food and escapes.
event-sifted = { $player }: #{ $animal } finds food on the sea bed.
event-hatched = { $player }: the eggs of #{ $animal } hatch.
why-bank-not-empty = There is still food in the bank.
