# Rulesets and switches
ruleset-evolution = Evolution
    .about = The card game: create animals, give them traits, feed them. 2 to 4 players, with two decks up to 8.
ruleset-time-to-fly = Time to Fly
    .about = 42 cards: flyers, ambushes, intellect, shells, and anglerfish hidden among plain animals.
ruleset-continents = Continents
    .about = 42 cards and a map: Laurasia, Gondwana and the Ocean, each with a food bank of its own.
ruleset-gift = gift cards
    .about = 18 cards: R-strategy, Shy, Homeothermy.
ruleset-cataclysm = Cataclysm
    .about = One fatal turn: the food is known in advance and every card must be played. 2 to 6 players.
ruleset-extra = expansion cards
    .about = Ambush, Intellect, Metamorphosis, Flight, Anglerfish, Ink Cloud, Recombination and Aedificator are mixed in; 20 cards each, 19 with six players.
ruleset-seasons = Seasons
    .about = Points every turn, a fixed number of turns, and hunger kills only the second time. 2 to 5 players.
ruleset-reserve = personal reserve
    .about = Each player keeps some food of their own and can save an animal with it after feeding.

switch-half = Half deck
    .about = For few players: remove half of the cards at random, or half of each kind.
switch-decks = Decks
    .about = How many base decks are shuffled together; use two for five or more players.
switch-any_numbers = Any number of players
    .about = Allow player counts that the rulebook does not recommend.
switch-mimicry_once = Mimicry once a turn
    .about = Otherwise Mimicry redirects every attack, as in the second edition.

# The table
territory-table = Table
territory-laurasia = Laurasia
territory-gondwana = Gondwana
territory-ocean = Ocean
phase-start = start of the turn
phase-development = development
phase-bank = food bank
phase-feeding = feeding
phase-extinction = extinction
phase-draw = new cards
phase-clean = end of the turn
phase-hunger = hunger
phase-reward = cards and points
phase-over = the game is over
card-line = { $card }  ({ $id })

# Traits
trait-carnivorous = Carnivorous
    .about = Needs 1 more food. Once per turn, instead of taking food from the bank, it may attack another animal; eating it gives two blue food. An animal has either this or Scavenger.
trait-fat-tissue = Fat Tissue
    .about = A fed animal stores one food on this card for later turns. Instead of taking food from the bank, one animal that is not fed may turn fat into food, at most as much as it still needs. An animal may have several.
trait-swimming = Swimming
    .about = Only a Swimming carnivore can attack it, and a Swimming carnivore attacks only Swimming animals. With Continents, the card takes the animal to the Ocean and is discarded.
trait-running = Running
    .about = When attacked, it rolls a die: on 4, 5 or 6 it escapes.
trait-mimicry = Mimicry
    .about = Once per turn, it must redirect an attack to another animal of its owner that the carnivore can attack.
trait-big = Big
    .about = Needs 1 more food. Only a Big carnivore can attack it.
trait-grazing = Grazing
    .about = In each of its owner's moves it may remove one food from the bank, whatever else its owner does.
trait-poisonous = Poisonous
    .about = A carnivore that eats it dies in the extinction phase of the same turn.
trait-tail-loss = Tail Loss
    .about = When attacked, it discards one of its trait cards and survives; the carnivore gets one food.
trait-communication = Communication
    .about = For a pair. When one of them takes food from the bank, the other also takes one from the bank, once per round.
trait-hibernation = Hibernation
    .about = In its owner's move it may fall asleep: it counts as fed this turn and takes no food. Not two turns in a row and not in the last turn.
trait-scavenger = Scavenger
    .about = When another animal is eaten, one Scavenger on the table gets 1 food: the first that can, starting with the carnivore's owner. An animal has either this or Carnivorous.
trait-symbiosis = Symbiosis
    .about = For a pair, one of which is the symbiont. While the symbiont lives, the other cannot be attacked, but it takes food only when the symbiont is fed.
trait-piracy = Piracy
    .about = Once per turn, in its owner's move, it takes one food from an animal that has received some this turn but is not yet fed.
trait-cooperation = Cooperation
    .about = For a pair. When one of them gets food, the other gets one blue food, once per round.
trait-burrowing = Burrowing
    .about = While fed, it cannot be attacked, except from ambush.
trait-camouflage = Camouflage
    .about = Only a carnivore with Sharp Vision can attack it.
trait-sharp-vision = Sharp Vision
    .about = A carnivore with this trait can attack animals with Camouflage.
trait-parasite = Parasite
    .about = Played on another player's animal, which then needs 2 more food.
trait-viviparous = Viviparous
    .about = Needs 1 more food. When it becomes fed, the top card of the deck becomes a new animal beside it, fed for this turn.
trait-ambush = Ambush
    .about = A carnivore with this trait may attack, even in another player's move, an animal that is about to take food from the bank. Burrowing and Shell do not help against it.
trait-intellect = Intellect
    .about = Needs 1 more food. Once per turn the carnivore may ignore one trait of its prey.
trait-metamorphosis = Metamorphosis
    .about = Instead of taking food from the bank, it discards one of its traits that does not raise its need and gets one food.
trait-flight = Flight
    .about = A carnivore with as many traits, or more, cannot attack it. With Continents, an animal with at most two traits may use it to migrate.
trait-shell = Shell
    .about = When attacked, it may hide until the end of the turn: it is safe, but takes no food. When the animal dies, the shell stays in the centre, and any player may put it on an animal instead of taking food.
trait-specialization-a = Specialization A
    .about = Instead of taking food from the bank, it gets one blue food, unless another animal has Specialization A. With Continents, both letters count as the same trait, and only animals in its territory matter.
trait-specialization-b = Specialization B
    .about = Instead of taking food from the bank, it gets one blue food, unless another animal has Specialization B. With Continents, both letters count as the same trait, and only animals in its territory matter.
trait-trematode = Trematode
    .about = Played on a pair of another player's animals: each of them needs 1 more food. No other card can remove it.
trait-anglerfish = Anglerfish
    .about = Played only as an animal, face down. When a carnivore attacks one of your animals without traits, an Anglerfish without traits may reveal itself and attack that carnivore, ignoring one of its traits; from then on it is Carnivorous.
trait-ink-cloud = Ink Cloud
    .about = Once per turn, when attacked, it may make the attack fail. The carnivore may attack again in its owner's next move.
trait-migration = Migration
    .about = Once per turn it moves to another territory; in that move its owner takes no food and uses no other traits.
trait-suckerfish = Suckerfish
    .about = May go along with any migrating animal, from the same territory to the same destination.
trait-herding = Herding
    .about = Cannot be attacked while its territory has at least as many Herding animals as carnivores.
trait-regeneration = Regeneration
    .about = When eaten, its traits stay on the table and get a new body in the extinction phase; its owner draws no card for it then. The animal can have at most one other trait, and that trait must not raise its need.
trait-recombination = Recombination
    .about = For a pair. Once per turn, in their owner's move, each of the two gives the other one trait that is not a pair trait. A token on a Fat Tissue that moves is lost, and an animal that gives away Hibernation wakes up.
trait-cnidocytes = Cnidocytes
    .about = A carnivore that attacks it is paralysed until the next turn, whatever the outcome: none of its traits work, it needs one food, and its pair traits stop for both partners.
trait-aedificator = Aedificator
    .about = Adds two food to the bank of its territory when feeding begins.
trait-neoplasm = Neoplasm
    .about = Played on another player's animal, under all its traits. Before every feeding it climbs over one trait, which stops working; when no trait is left above it, the animal dies.
trait-r-strategy = R-strategy
    .about = Played on any animal. Its owner draws no card for it; if it survives, two new animals appear at the start of the next turn.
trait-shy = Shy
    .about = Once attacked, if it survives, it cannot be attacked again this turn.
trait-homeothermy = Homeothermy
    .about = Needs 1 more food. In each of its owner's moves, while not fed, it may take one extra food from the bank.

# Questions
prompt-play = Play a card or pass.
prompt-play-all = Play a card. You cannot pass: every card must be played.
prompt-feeding = Your move: take food or use a trait.
prompt-feeding-end = Anything else before your move ends?
prompt-share = Which pair trait works first?
prompt-stow = Which card stores the fat? (Cards are counted from the bottom.)
prompt-unstow = From which card do you take fat? (Cards are counted from the bottom.)
prompt-clash = #{ $animal } would have { $trait } twice. Which card is discarded?
prompt-outwit = #{ $animal } now attacks #{ $prey }. Ignore one of its traits?
prompt-must-reveal = Your hidden Anglerfish #{ $animal } is attacked and reveals itself. Which trait does it ignore?
prompt-reveal = #{ $animal } attacks your #{ $prey }, which has no traits. Reveal an Anglerfish, if you have one?
prompt-react = #{ $animal } attacks your #{ $prey }. Which trait does it use?
prompt-scavenge = Which Scavenger gets the food?
prompt-ambush = #{ $animal } is about to take food. Attack it from ambush?
prompt-follow = #{ $animal } migrates. Which Suckerfish goes along?
prompt-restore = An eaten animal gets a new body. Which card becomes its body?
prompt-settle = You have no animals and no cards left: play an animal now.
prompt-spend = Feed an animal from your reserve?
prompt-discard = Too many cards in hand. Which one do you discard?

# Options
option-lay = New animal: { $card }
option-lay-in = New animal in { $territory }: { $card }
option-play = { $trait } on #{ $animal } (card { $card })
option-play-pair = { $trait } on #{ $animal } and #{ $partner } (card { $card })
option-play-directed = { $trait }: #{ $animal } protects #{ $partner } (card { $card })
option-feed = Food for #{ $animal }
option-attack = #{ $animal } attacks #{ $other }
option-attack-ignoring = #{ $animal } attacks #{ $other }, ignoring { $ignored }
option-convert = #{ $animal } uses { $count } fat
option-graze = #{ $animal } removes 1 food
option-pirate = #{ $animal } robs #{ $other }
option-hibernate = #{ $animal } falls asleep
option-metamorphose = #{ $animal } discards { $trait }{ $partner ->
    [0] { "" }
   *[other] { " " }(with #{ $partner })
} for food
option-specialize-a = #{ $animal } gets a blue food: Specialization A
option-specialize-b = #{ $animal } gets a blue food: Specialization B
option-warm = Extra food for #{ $animal }: Homeothermy
option-settle-in-shell = #{ $animal } takes the shell from the centre
option-migrate = #{ $animal } migrates: { $territory }
option-fly = #{ $animal } flies: { $territory }
option-follow = #{ $animal } goes along
option-recombine = #{ $animal } gives { $trait }, #{ $other } gives { $back }
option-ambush = #{ $animal } attacks from ambush
option-ambush-ignoring = #{ $animal } attacks from ambush, ignoring { $ignored }
option-reveal = Reveal #{ $animal }
option-reveal-ignoring = Reveal #{ $animal }, ignoring { $ignored }
option-run = Run: roll the die
option-mimic = Redirect the attack to #{ $animal }
option-drop = Drop { $trait }{ $partner ->
    [0] { "" }
   *[other] { " " }(with #{ $partner })
}
option-hide = Hide in the shell
option-ink = Release the ink
option-ignore = Ignore { $trait }
option-share = { $trait }: #{ $other } gets food too (with #{ $animal })
option-scavenge = Food for the Scavenger #{ $animal }
option-stow = Card { $animal } from the bottom
option-unstow = Card { $animal } from the bottom
option-drop-old = The one it has
option-drop-new = The one it is given
option-restore = New body for #{ $animal }: the top card of the deck
option-restore-with = New body for #{ $animal }: { $card }
option-discard = Discard { $card }
option-spend = Feed #{ $animal } from the reserve
option-decline = No
option-pass = Pass until the end of the phase
option-end = End move

# Events
event-turn = Turn { $turn }.
event-laid = { $player } plays a new animal, #{ $animal }.
event-laid-in = { $player } plays a new animal, #{ $animal }: { $territory }.
event-played = { $player } plays { $trait } on #{ $animal }.
event-played-pair = { $player } plays { $trait } on #{ $animal } and #{ $other }.
event-played-pair-directed = { $player } plays { $trait }: #{ $animal } protects #{ $other }.
event-passed = { $player } passes.
event-ended = { $player } ends their move.
event-bank-rolled = Food bank: { $count }{ $rolled ->
    [0] .
   *[other] { " " }(dice { $dice }).
}
event-bank-rolled-in = Food bank of { $territory }: { $count }{ $rolled ->
    [0] .
   *[other] { " " }(dice { $dice }).
}
event-bank-grown = { $count } more food in the bank.
event-bank-grown-in = { $count } more food in the bank of { $territory }.
event-fed-red = { $player }: #{ $animal } takes food from the bank.
event-fed-blue = { $player }: #{ $animal } gets { $count } food.
event-stored = { $player }: #{ $animal } stores { $count } fat.
event-surplus = { $player }: #{ $animal } needs less now and loses { $count } food.
event-converted = { $player }: #{ $animal } turns { $count } fat into food.
event-grazed = { $player }: #{ $animal } removes 1 food.
event-pirated = { $player }: #{ $animal } robs #{ $other }.
event-slept = { $player }: #{ $animal } falls asleep.
event-shared = { $player }: { $trait }, #{ $other } gets food with #{ $animal }.
event-attacked = { $player }: #{ $animal } attacks #{ $other }.
event-ambushed = { $player }: #{ $animal } attacks #{ $other } from ambush.
event-ignored = { $player }: { $trait } of #{ $animal } is ignored.
event-ran = { $player }: #{ $animal } runs; the die shows { $count }.
event-mimicked = { $player }: #{ $animal } redirects the attack to #{ $other }.
event-dropped = { $player }: #{ $animal } drops { $trait } and survives.
event-hid = { $player }: #{ $animal } hides in its shell.
event-inked = { $player }: #{ $animal } disappears in a cloud of ink.
event-eaten = { $player }: #{ $animal } eats #{ $other }.
event-escaped = { $player }: #{ $animal } escapes.
event-poisoned = { $player }: #{ $animal } is poisoned.
event-paralysed = { $player }: #{ $animal } is paralysed.
event-scavenged = { $player }: the Scavenger #{ $animal } eats the leftovers.
event-starved = { $player }: #{ $animal } starves.
event-died-of-poison = { $player }: #{ $animal } dies of poison.
event-died-of = { $player }: #{ $animal } dies ({ $trait }).
event-drew = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-drew-seen = { $player } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
event-first = { $player } is the first player.
event-last-turn = No cards are left: this is the last turn.
event-over = The game is over.
event-revealed = { $player }: #{ $animal } reveals itself as an Anglerfish.
event-countered = { $player }: #{ $animal } attacks #{ $other } in return.
event-born = { $player }: a new animal is born, #{ $animal }.
event-shed = { $player }: #{ $animal } discards { $trait }.
event-specialised = { $player }: #{ $animal } uses its Specialization.
event-shell-left = The shell of #{ $animal } stays in the centre.
event-shell-taken = { $player }: #{ $animal } takes a shell from the centre.
event-moved = { $player }: #{ $animal } goes to { $territory }.
event-torn = { $player }: the pair of #{ $animal } is separated and { $trait } is discarded.
event-recombined = { $player }: #{ $animal } gives { $trait }, #{ $other } gives { $back }.
event-clashed = { $player }: #{ $animal } cannot keep { $trait }, which is discarded.
event-restored = { $player }: #{ $animal } gets a new body.
event-climbed = { $player }: the Neoplasm of #{ $animal } switches off { $trait }.
event-woke = { $player }: #{ $animal } wakes up.
event-hungry = { $player }: #{ $animal } goes hungry.
event-points = { $player }: { $count ->
    [one] { $count } point
   *[other] { $count } points
} this turn.
event-discarded = { $player } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-spent = { $player } feeds #{ $animal } from the reserve.
event-reshuffled = The discard pile becomes the new deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-dealt = { $player } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-dealt-seen = { $player } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.

# Why not
why-not-now = You cannot do that in this phase.
why-not-yours = That animal belongs to another player.
why-no-animal = There is no such animal on the table.
why-no-card = You do not have that card.
why-others-only = { $trait } can only be played on other players' animals.
why-one-other = { $trait } is played on two animals of the same player.
why-duplicate = The animal already has { $trait }; it cannot have two.
why-excluded = The animal has { $trait }, and the two traits exclude each other.
why-no-trait-side = { $trait } is not a trait: this card can only be played as an animal.
why-crowded = With { $trait }, this animal can't take another trait.
why-too-heavy = With { $trait }, only an animal with at most two traits can migrate.
why-same-pair = These two animals already have { $trait } between them.
why-needs-two = { $trait } is a pair trait: name both animals.
why-apart = The two animals are in different territories.
why-already-there = The animal is already there.
why-not-settled = New animals are played on a continent, not there.
why-must-play = You cannot pass: every card must be played.
why-duty = There is food in the bank for one of your animals: take it, or use a trait instead.
why-duty-elsewhere = You still have to take food in this move, and you could not do it in this territory afterwards.
why-main-spent = In this move you have already taken food or done something instead.
why-other-territory = In one move you can act in only one territory, and you have already chosen another.
why-only-migration = In a move in which you migrate you can neither take food nor use other traits.
why-bank-empty = The food bank there is empty.
why-full = The animal is fed and has no room for more.
why-blocked = The animal cannot take food now because of { $trait }.
why-lacks = The animal does not have { $trait }.
why-switched-off = { $trait } of this animal does not work now.
why-used-turn = This animal has already used { $trait } this turn.
why-used-in-move = This animal has already used { $trait } in this move.
why-wait = After the ink cloud this carnivore can attack again only in its owner's next move.
why-itself = Choose two different animals.
why-shielded = { $trait } protects that animal from this carnivore.
why-swimmer = A carnivore with Swimming attacks only Swimming animals.
why-no-body = That animal has been eaten: only its traits are left, waiting for a new body.
why-cannot-ignore = You can ignore a trait only with { $trait } that has not been used this turn.
why-not-ignorable = { $trait } cannot be ignored here.
why-last-turn = { $trait } cannot be used in the last turn.
why-tired = { $trait } cannot be used two turns in a row.
why-victim-fed = That animal is fed: you can only rob an animal that has food but is not fed.
why-victim-on-fat = That animal has received no food this turn, and food made from its own fat can't be taken.
why-victim-empty = That animal has no food to take.
why-no-fat = The animal does not have that much fat.
why-too-much = The animal does not need that much food.
why-keeps = { $trait } cannot be given away or discarded by another card.
why-not-alone = Another animal has { $trait } too, so it does not work.
why-has-traits = An animal with traits cannot do that.
why-not-concealed = That animal is not a hidden Anglerfish.
why-wrong-way = You cannot go there: the way depends on { $trait }.
why-not-following = Only an animal with { $trait } from the same territory can go along.
why-fed-already = The animal is already fed.
why-no-shell = There is no shell in the centre.
why-answer-first = First make the choice that the table is waiting for.
why-not-attacked = The carnivore ignores { $trait }.
why-must-react = The attacked animal must use one of its traits first.
why-must-reveal = The attacked Anglerfish has to reveal itself.
why-unreachable = The carnivore could not attack that animal.
why-no-reserve = Your reserve is empty.
why-not-paired = These two animals do not share { $trait }.
why-not-shared = That pair trait does not apply now.
why-raises-need = { $trait } raises the need for food, which is not allowed here.
why-used-attack = { $trait } has already been used against this attack.
why-no-help = { $trait } does not help against an ambush.
why-from-hand = While you have cards in hand, one of them becomes the new body.
why-has-body = That animal does not need a new body.
why-no-reaction = An animal cannot react to an attack with { $trait }.
why-pair-still = { $trait } does not work while one of the two animals is paralysed.

# Errors
error-too-many-players = With { $boxes } the game is for at most { $most } players, not { $players }. The switch any_numbers lifts the limit.
error-one-deck = One deck is for up to four players, not { $players }. The switch any_numbers lifts the limit.
error-two-decks = Two decks are for the base game without boxes and five to eight players, not { $players }. The switch any_numbers lifts the limit.

# What points are made of
tally-animal = the animal
tally-territory = { $territory }

# What decides between equal points
tie-discard = Equal points. The tie-break is the number of cards in the discard pile: { $count } to { $other }.
tie-fed = Equal points. The tie-break is the number of animals fed in the last turn: { $count } to { $other }.
tie-reserve = Equal points and fed animals. The tie-break is the food in the reserve: { $count } to { $other }.
