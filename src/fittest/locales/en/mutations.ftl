ruleset-mutations = Random Mutations
    .about = blind decks, species of several animals, parasites and shelters; 2 to 8 players
ruleset-divergence = Divergence
    .about = a fourth way to play a card: an animal splits off a species and keeps all its traits
ruleset-borrowed = cards from other sets
    .about = Anglerfish, Flight, Intellect, Viviparous, Aedificator and Herding are shuffled in

# Cards
mut-card = { $card }. { $about }
mut-trait-bark-beetle = Bark Beetle
    .about = A shelter on an animal that can still eat turns into food at once.
mut-trait-poisonous = Poisonous
    .about = A carnivore that eats one of its animals dies at once.
mut-trait-budding = Budding
    .about = At the start of every turn the top card of your deck joins the species as one more animal, however big it is; several such species grow from left to right.
mut-trait-metabolic-syndrome = Metabolic Syndrome
    .about = Each of its animals needs 1 more food.
mut-trait-mimicry = Mimicry
    .about = An attack on it must be redirected to another species of yours that the carnivore can attack.
mut-trait-extremophile = Extremophile
    .about = Every animal added to the species costs one more card of your deck.
mut-trait-development-defects = Development Defects
    .about = An attacker may ignore one of its traits.
mut-trait-big = Big
    .about = Each of its animals needs 1 more food; only a Big carnivore can attack it.
mut-trait-simplification = Simplification
    .about = Removes the last trait of the species; that card and this one become two new species. If there is no such trait, or another species shares it, only this card becomes a species.
mut-trait-carnivorous = Carnivorous
    .about = Each of its animals needs 1 more food and may attack once per turn; eating prey gives two blue food.
mut-trait-grazing = Grazing
    .about = In each of your moves its animals may remove red food from the centre, one each.
mut-trait-burrowing = Burrowing
    .about = Its fed animals cannot be eaten.
mut-trait-swimming = Swimming
    .about = Only a Swimming carnivore can attack it; a Swimming carnivore attacks only Swimming species.
mut-trait-obligate-carnivore = Obligate Carnivore
    .about = Eats nothing but prey; one kill feeds the animal fully.
mut-trait-scavenger = Scavenger
    .about = When an animal is eaten, one hungry animal with this trait must take 1 food: the attacker's first, then clockwise.
mut-trait-running = Running
    .about = When attacked, it rolls a die and escapes on 4, 5 or 6.
mut-trait-anglerfish = Anglerfish
    .about = As a trait it is Carnivorous (each animal needs 1 more food); if this card founded a species without traits, you may reveal it to attack a carnivore that attacks a species of yours without traits; you must if it is attacked and alone in its species.
mut-trait-flight = Flight
    .about = Carnivores whose species has as many or more trait cards cannot attack it.
mut-trait-intellect = Intellect
    .about = Each of its animals needs 1 more food; each of its carnivores may ignore one trait of its prey, once per turn.
mut-trait-viviparous = Viviparous
    .about = Each of its animals needs 1 more food; each one that becomes fed gives birth to another one, fed this turn.
mut-trait-aedificator = Aedificator
    .about = Each of its animals adds two red food to the centre when feeding starts.
mut-trait-herding = Herding
    .about = Safe while there are at least as many Herding animals on the table as carnivores.

# Questions
prompt-mut-development = How do you play the top card of your deck?
prompt-mut-harmful = { $trait } is harmful and would be the first trait of species { $species }. Keep it there, or make the card a new species?
prompt-mut-feeding = Place a token or attack.
prompt-mut-feeding-end = Anything else before your move ends?
prompt-mut-ignore = Animal { $animal } now attacks species { $species }. Which of its traits do you ignore?
prompt-mut-lurker = Animal { $animal } attacks your species { $species }, which has no traits. Reveal an Anglerfish?
prompt-mut-react = Animal { $animal } attacks your species { $species }. Which trait does it use?
prompt-mut-lose = { $animal ->
    [none] Species { $species } has the most parasites. Which of its animals dies?
   *[other] Animal { $animal } has caught species { $species }. Which of its animals is eaten?
}
prompt-mut-scavenge = Which Scavenger gets the food?

# Options
option-mut-pass = Pass
option-mut-species = Play it as a new species
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
option-mut-graze = Remove food from the centre: { $count }
option-mut-end = End move
option-mut-react = { $trait }
    .towards = { $trait }: redirect to species { $species }
option-mut-ignore = Ignore nothing
    .ignoring = Ignore { $traits }
option-mut-lose = Give up animal { $animal }
option-mut-scavenge = Food for Scavenger { $animal }
option-mut-reveal = Reveal the Anglerfish of species { $species }
    .ignoring = Reveal the Anglerfish of species { $species }, ignoring { $traits }
option-mut-decline = Do not reveal

# What happens
event-mut-turn = Turn { $turn }. { $player } starts.
event-mut-founded = { $player } plays a new species, { $species }.
    .seen = { $player } plays a new species, { $species }: { $trait }.
event-mut-became-species = { $player }: { $trait } becomes a new species, { $species }.
event-mut-paid = { $player } discards a card unseen for the animal added to species { $species }.
event-mut-grew = { $player } adds animal { $species }.{ $number }.
event-mut-born = { $player }: animal { $species }.{ $number } is born.
event-mut-last-turn = The general deck is empty: this is the last turn.
event-mut-extinct = { $player }: species { $species } goes extinct.
event-mut-simplified = { $player }: species { $species } loses { $trait }.
event-mut-passed = { $player } passes.
event-mut-diverged = { $player }: species { $other } splits off species { $species }.
event-mut-turned = { $player } plays a trait on species { $species } and reveals { $trait }.
event-mut-laid = { $player }: species { $species } gets { $trait }.
    .as = { $player }: species { $species } gets { $trait } as { $acting }.
event-mut-has-it = { $player }: species { $species } has { $trait }, so the card moves on.
event-mut-is-crowded = { $player }: species { $species } has several animals, so the card moves on.
event-mut-climate = Climate: food { $red }, shelters { $green }, parasites { $rolled } (new in the centre: { $black }).
event-mut-bounty = { $player }: species { $species } adds { $count } food to the centre.
event-mut-put-red = { $player } feeds animal { $species }.{ $number }.
event-mut-put-green = { $player } gives a shelter to animal { $species }.{ $number }.
event-mut-put-black = { $player } places a parasite on animal { $species }.{ $number } of { $target }.
event-mut-gnawed = { $player }: animal { $species }.{ $number } eats its shelter.
event-mut-grazed = { $player } removes { $count } food.
event-mut-waited = { $player } takes nothing.
event-mut-attacked = { $player }: animal { $species }.{ $number } attacks species { $other } of { $target }.
event-mut-ignored = { $player } ignores { $traits }.
event-mut-redirected = { $player } redirects the attack from species { $species } to species { $other }.
event-mut-escaped = { $player }: species { $species } rolls { $die } and escapes.
event-mut-caught = { $player }: species { $species } rolls { $die } and does not escape.
event-mut-eaten = { $player }: animal { $species }.{ $number } is eaten by { $other }.{ $other-number }.
event-mut-poisoned = { $player }: animal { $species }.{ $number } dies of poison.
event-mut-scavenged = { $player }: Scavenger { $species }.{ $number } gets 1 food.
event-mut-revealed = { $player }: { $trait } is revealed in species { $species }.
event-mut-lurked-in-vain = { $player }: species { $species } cannot attack the carnivore.
event-mut-parasitised = { $player }: animal { $species }.{ $number } dies of its parasites.
event-mut-starved = { $player }: animal { $species }.{ $number } starves.
event-mut-drew = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-mut-tie-rolled = { $player } rolls { $die } to break the tie.
event-mut-scored = { $player } has { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
event-mut-peeked = { $player } has seen a card of their deck; it is discarded and replaced.

# Why not
why-mut-harmful-open = First decide about the harmful card: keep it as a trait, or make it a new species.
why-mut-parasites-open = First choose which animal with a parasite dies.
why-mut-attack-open = First finish the attack.
why-mut-not-a-victim = Choose an unprotected animal of the attacked species.
why-mut-no-reaction = The attacked species cannot do that now. Running rolls a die, Mimicry redirects the attack to another species of yours that the carnivore can attack; each works once per attack, and not if it is ignored.
why-mut-ignore-needed = You can attack species { $species } only by ignoring: { $traits }.
why-mut-not-a-scavenger = The food goes to a hungry animal of yours with Scavenger.
why-mut-must-turn-up = The attacked Anglerfish is alone in its species: you have to reveal it.
why-mut-no-lurker = You can only reveal an Anglerfish that founded a species of yours without traits; it ignores one trait of the carnivore.
why-mut-not-harmful = There is nothing to decide: only a harmful card that would be the first trait of a species may become a species instead.
why-mut-only-feeding = You can only do that in the feeding phase.
why-mut-only-development = You can play cards only in the development phase.
why-mut-empty-deck = Your deck is empty: you have to pass.
why-mut-no-species = There is no species { $species }.
why-mut-no-animal = There is no animal { $animal }.
why-mut-not-own = Species { $species } is not yours.
why-mut-others-animal = Animal { $animal } is not yours.
why-mut-several = Species { $species } has several animals: a trait can only be played on a species of one animal.
why-mut-no-divergence = This game is played without Divergence.
why-mut-price = A new animal of species { $species } costs one more card ({ $traits }), and your deck does not have it.
why-mut-limit = Species { $species } cannot grow: it cannot have more animals than you have species ({ $limit }).
why-mut-nothing-done = In this move you have not yet placed a token or attacked.
why-mut-move-done = In this move you have already placed a token or attacked.
why-mut-must-put = There is a token in the centre that you can place: place one or attack.
why-mut-instinct = Instinct: nobody can place a token any more, so your hungry carnivore has to attack.
why-mut-no-attack = No attack is going on.
why-mut-grazed = Your animals have already grazed in this move.
why-mut-graze-count = Your animals can remove at most this much food now: { $count }.
why-mut-no-grazers = You have no species with { $traits }.
why-mut-own-parasite = Parasites can only be placed on other players' animals.
why-mut-no-black = There are no parasites in the centre.
why-mut-no-green = There are no shelters in the centre.
why-mut-no-red = There is no food in the centre.
why-mut-sheltered = Animal { $animal } already has a shelter.
why-mut-fasts = Animal { $animal } takes no food from the centre ({ $traits }).
why-mut-fed = Animal { $animal } is fed: it needs no more than { $need }.
why-mut-no-carnivore = Animal { $animal } is not a carnivore.
why-mut-attacked = Animal { $animal } has already attacked this turn.
why-mut-carnivore-fed = Animal { $animal } is fed: only a hungry carnivore attacks.
why-mut-same-species = A carnivore cannot attack its own species.
why-mut-limited = Animal { $animal } cannot attack this species because of its own trait: { $traits }.
why-mut-all-sheltered = All animals of species { $species } have a shelter.
why-mut-ignore-idle = Ignoring this has no effect against species { $species }: { $traits }.
why-mut-ignore-many = How many traits of species { $species } can be ignored here: { $count }.
why-mut-safe = Species { $species } is protected: { $traits }.

# Errors

# What points are made of
tally-mut-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}

# What decides between equal points
tie-mut-discard = Equal points. The tie-break is the number of cards in the discard pile: { $count } to { $other }.
tie-mut-die = Equal points and discard piles. A die decides.
