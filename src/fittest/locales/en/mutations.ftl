ruleset-mutations = Random Mutations
    .about = blind decks, species of several animals, parasites and shelters; 2 to 8 players
ruleset-divergence = Divergence
    .about = a fourth way to play a card: an animal that splits off a species with all its traits
ruleset-borrowed = borrowed cards
    .about = Anglerfish, Flight, Intellect, Viviparous, Aedificator and Herding are shuffled in

# Cards
mut-card = { $card }: { $about }
mut-trait-BarkBeetle = Bark Beetle
    .about = a shelter put on an animal that can still eat turns into food at once
mut-trait-Poisonous = Poisonous
    .about = a carnivore that eats one of its animals dies at once
mut-trait-Budding = Budding
    .about = at the start of every turn the top card of your deck joins the species as one more animal, whatever its size; several such species grow from left to right
mut-trait-MetabolicSyndrome = Metabolic Syndrome
    .about = each of its animals needs 1 more food
mut-trait-Mimicry = Mimicry
    .about = an attack on it must go on to another species of yours that the carnivore is able to attack
mut-trait-Extremophile = Extremophile
    .about = every animal added to the species costs one more card of your deck
mut-trait-DevelopmentDefects = Development Defects
    .about = whoever attacks the species may ignore one of its traits
mut-trait-Big = Big
    .about = each of its animals needs 1 more food; only a Big carnivore can attack it
mut-trait-Simplification = Simplification
    .about = takes off the last trait of the species; that card and this one become two new species. If there is none, or another species shares it, only this card does
mut-trait-Carnivorous = Carnivorous
    .about = each of its animals needs 1 more food and may attack once per turn; a kill is two food
mut-trait-Grazing = Grazing
    .about = in each of your moves its animals may destroy red food in the centre, one each
mut-trait-Burrowing = Burrowing
    .about = its fed animals cannot be eaten
mut-trait-Swimming = Swimming
    .about = only a Swimming carnivore can attack it; a Swimming carnivore attacks only Swimming species
mut-trait-ObligateCarnivore = Obligate Carnivore
    .about = eats nothing but prey; one kill feeds the animal completely
mut-trait-Scavenger = Scavenger
    .about = when an animal has been eaten, one hungry animal with this trait must take a food: the attacker's first, then clockwise
mut-trait-Running = Running
    .about = attacked, it rolls a die and escapes with 4, 5 or 6
mut-trait-Anglerfish = Anglerfish
    .about = as a trait it is Carnivorous (each animal needs 1 more food); as the founder of a species without traits it may turn up and attack whoever attacks such a species of yours, and it must if it is attacked and alone in its species
mut-trait-Flight = Flight
    .about = carnivores whose species has as many or more trait cards cannot attack it
mut-trait-Intellect = Intellect
    .about = each of its animals needs 1 more food; each of its carnivores may ignore one trait of its prey, once per turn
mut-trait-Viviparous = Viviparous
    .about = each of its animals needs 1 more food; each one that becomes fed bears another one, fed this turn
mut-trait-Aedificator = Aedificator
    .about = each of its animals adds two red food to the centre when feeding starts
mut-trait-Herding = Herding
    .about = safe while the animals of all Herding species are at least as many as the carnivores on the table

# Questions
prompt-mut-development = How do you play the top card of your deck?
prompt-mut-harmful = { $trait } is harmful and would be the first trait of species { $species }. Keep it there, or make the card a new species?
prompt-mut-feeding = Put a token or attack.
prompt-mut-feeding-end = Anything else before your move ends?
prompt-mut-ignore = The attack of { $animal } has turned to species { $species }. Which of its traits do you ignore?
prompt-mut-lurker = Animal { $animal } attacks your species { $species }, which has no traits. Does an Anglerfish turn up?
prompt-mut-react = Animal { $animal } attacks your species { $species }. Which trait does it use?
prompt-mut-lose = { $animal ->
    [none] Species { $species } has the most parasites. Which of its animals dies?
   *[other] Animal { $animal } has caught species { $species }. Which of its animals is eaten?
}
prompt-mut-scavenge = Which scavenger gets the food?

# Answers
option-mut-pass = Pass
option-mut-species = Lay it as a new species
option-mut-trait = Play it as a trait on species { $species }
option-mut-grow = Add it to species { $species } as one more animal
option-mut-diverge = Split a new species off species { $species }
option-mut-keep = Keep it as a trait
option-mut-convert = Make it a new species
option-mut-red = Food for animal { $animal }
option-mut-green = Shelter for animal { $animal }
option-mut-black = Parasite on animal { $animal }
option-mut-attack = Animal { $animal } attacks species { $species }
    .ignoring = Animal { $animal } attacks species { $species }, ignoring { $traits }
option-mut-graze = Destroy { $count } food in the centre
option-mut-end = End move
option-mut-react = { $trait }
    .towards = { $trait }: towards species { $species }
option-mut-ignore = Ignore nothing
    .ignoring = Ignore { $traits }
option-mut-lose = Give up animal { $animal }
option-mut-scavenge = Food for scavenger { $animal }
option-mut-reveal = The Anglerfish of species { $species } turns up
    .ignoring = The Anglerfish of species { $species } turns up, ignoring { $traits }
option-mut-decline = Nothing turns up

# What happens
event-mut-turn-started = Turn { $turn }. P{ $player } begins.
event-mut-founded = P{ $player } lays a new species, { $species }.
    .seen = P{ $player } lays a new species, { $species }. The card is { $trait }.
event-mut-became-species = P{ $player }: { $trait } becomes a new species, { $species }.
event-mut-paid = P{ $player } discards a card unseen for the animal added to species { $species }.
event-mut-grew = P{ $player }: animal { $number } joins species { $species }.
event-mut-born = P{ $player }: animal { $number } is born in species { $species }.
event-mut-last-turn = The general deck is empty: this is the last turn.
event-mut-extinct = P{ $player }: species { $species } is extinct.
event-mut-simplified = P{ $player }: species { $species } loses { $trait }.
event-mut-passed = P{ $player } passes.
event-mut-diverged = P{ $player }: species { $other } splits off species { $species }.
event-mut-turned = P{ $player } plays a trait on species { $species } and turns up { $trait }.
event-mut-laid = P{ $player }: { $trait } comes to rest on species { $species }.
    .as = P{ $player }: { $trait } comes to rest on species { $species } as { $acting }.
event-mut-climate = Climate: food { $red }, shelters { $green }, parasites { $rolled } (new in the centre: { $black }).
event-mut-bounty = P{ $player }: species { $species } adds { $count } food to the centre.
event-mut-put-red = P{ $player } feeds animal { $species }.{ $number }.
event-mut-put-green = P{ $player } gives a shelter to animal { $species }.{ $number }.
event-mut-put-black = P{ $player } puts a parasite on animal { $species }.{ $number } of P{ $other-player }.
event-mut-gnawed = P{ $player }: animal { $species }.{ $number } eats its shelter.
event-mut-grazed = P{ $player } destroys { $count } food.
event-mut-waited = P{ $player } puts nothing.
event-mut-attacked = P{ $player }: animal { $species }.{ $number } attacks species { $other } of P{ $other-player }.
event-mut-ignored = P{ $player } ignores { $traits }.
event-mut-redirected = P{ $player }: the attack turns from species { $species } to species { $other }.
event-mut-escaped = P{ $player }: species { $species } rolls { $die } and escapes.
event-mut-caught = P{ $player }: species { $species } rolls { $die } and does not escape.
event-mut-eaten = P{ $player }: animal { $species }.{ $number } is eaten by { $other }.{ $other-number }.
event-mut-poisoned = P{ $player }: animal { $species }.{ $number } dies of poison.
event-mut-scavenged = P{ $player }: scavenger { $species }.{ $number } gets a food.
event-mut-turned-up = P{ $player }: { $trait } turns up in species { $species }.
event-mut-lurked-in-vain = P{ $player }: species { $species } cannot attack the hunter.
event-mut-parasitised = P{ $player }: animal { $species }.{ $number } dies of its parasites.
event-mut-starved = P{ $player }: animal { $species }.{ $number } starves.
event-mut-drew = P{ $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-mut-tie-rolled = P{ $player } rolls { $die } to break the tie.
event-mut-scored = P{ $player } has { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-mut-peeked = P{ $player } has seen a card of the own deck; it is discarded and replaced.

# Why not
why-mut-harmful-open = First decide about the harmful card: keep it as a trait, or make it a new species.
why-mut-parasites-open = First choose which animal with a parasite dies.
why-mut-attack-open = First the attack has to be settled.
why-mut-not-a-victim = The victim has to be an unprotected animal of the attacked species.
why-mut-no-reaction = The attacked species cannot do that now. Running rolls a die, Mimicry goes to another own species that the hunter can attack; each once per attack, and not when it is ignored.
why-mut-ignore-needed = Species { $species } can be attacked only by ignoring: { $traits }.
why-mut-not-a-scavenger = The food goes to an own Scavenger animal that is still hungry.
why-mut-must-turn-up = The attacked Anglerfish is alone in its species: it has to turn up.
why-mut-no-lurker = Only an Anglerfish that founded an own species without traits can turn up, ignoring one trait of the hunter.
why-mut-not-harmful = No harmful card waits for a decision: only a harmful card that would be the first trait of a species may become a species instead.
why-mut-only-feeding = That belongs to the feeding phase.
why-mut-only-development = Cards are played in the development phase only.
why-mut-empty-deck = Your deck is empty: you have to pass.
why-mut-no-species = There is no species { $species }.
why-mut-no-animal = There is no animal { $animal }.
why-mut-not-own = Species { $species } is not yours.
why-mut-others-animal = Animal { $animal } is not yours.
why-mut-several = Species { $species } has several animals: a trait is played only on a species of one animal.
why-mut-no-divergence = Divergence was not agreed for this game.
why-mut-price = An animal for species { $species } costs one card more ({ $traits }), and your deck does not have it.
why-mut-limit = Species { $species } cannot grow: no more animals than you have species ({ $limit }).
why-mut-nothing-done = You have neither put a token nor attacked in this move.
why-mut-go-done = You have already put a token or attacked in this move.
why-mut-must-put = There is a token in the centre that you can put: you have to put one or attack.
why-mut-instinct = Instinct: nobody can put a token any more, so your hungry hunter has to attack.
why-mut-no-attack = No attack is going on.
why-mut-grazed = Your animals have grazed in this move already.
why-mut-graze-count = Your animals can destroy at most this much food now: { $count }.
why-mut-no-grazers = You have no species with { $traits }.
why-mut-own-parasite = Parasites are put on animals of other players only.
why-mut-no-black = There is no parasite in the centre.
why-mut-no-green = There is no shelter in the centre.
why-mut-no-red = There is no food in the centre.
why-mut-sheltered = Animal { $animal } has a shelter already.
why-mut-fasts = Animal { $animal } takes no food from the centre ({ $traits }).
why-mut-fed = Animal { $animal } is fed: it needs no more than { $need }.
why-mut-no-hunter = Animal { $animal } is not a hunter.
why-mut-attacked = Animal { $animal } has attacked this turn already.
why-mut-hunter-fed = Animal { $animal } is fed: only a hungry hunter attacks.
why-mut-same-species = A hunter does not attack its own species.
why-mut-limited = Animal { $animal } cannot attack this species because of its own trait: { $traits }.
why-mut-all-sheltered = All animals of species { $species } have a shelter.
why-mut-ignore-idle = Ignoring this does nothing against species { $species }: { $traits }.
why-mut-ignore-many = The number of traits of species { $species } that can be ignored here: { $count }.
why-mut-safe = Species { $species } is protected: { $traits }.

# Mistakes
error-mut-box = { $ruleset }: there is no box "{ $box }". Boxes: { $allowed }.
error-mut-box-twice = The box "{ $box }" is named twice.

# What points are made of
tally-mut-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}
