# Rulesets and switches
ruleset-evolution = Evolution
    .about = The card game: lay animals, give them traits, feed them. 2 to 4 players, with two decks up to 8.
ruleset-time-to-fly = Time to Fly
    .about = 42 cards: flyers, ambushes, wits, shells, anglerfish among the plain animals.
ruleset-continents = Continents
    .about = 42 cards and a map: Laurasia, Gondwana and the Ocean, each with a food bank of its own.
ruleset-gift = gift cards
    .about = 18 cards: R-strategy, Shy, Homeothermy.
ruleset-cataclysm = Cataclysm
    .about = One fatal turn: the food is known beforehand and every card must be played. 2 to 6 players.
ruleset-extra = expansion cards
    .about = Ambush, Intellect, Metamorphosis, Flight, Anglerfish, Ink Cloud, Recombination and Aedificator are mixed in; 20 cards each, 19 with six players.
ruleset-seasons = Seasons
    .about = Points every turn, a fixed number of turns, and hunger that kills only the second time. 2 to 5 players.
ruleset-reserve = personal reserve
    .about = Everybody keeps some food of his own, which can save an animal after the feeding.

switch-half = Half deck
    .about = For few players: put half of the cards away by chance, or half of each kind.
switch-decks = Decks
    .about = How many base decks are mixed; two are meant for five players and more.
switch-any_numbers = Any number of players
    .about = Play outside the numbers that the rulebook recommends.
switch-mimicry_once = Mimicry once a turn
    .about = Otherwise Mimicry turns away every attack, as in the second edition.

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
    .about = Needs 1 more food. Once per turn, instead of taking food from the bank, it may attack another animal; eating it brings two food. An animal has either this or Scavenger.
trait-fat-tissue = Fat Tissue
    .about = A fed animal stores one food on this card for later turns. Instead of taking food from the bank, one animal that is not fed may turn fat into food, at most as much as it still needs. An animal may have several.
trait-swimming = Swimming
    .about = Only a Swimming carnivore can attack it, and a Swimming carnivore attacks nothing but swimmers. On the map the card takes the animal to the Ocean and is discarded.
trait-running = Running
    .about = When it is attacked, a die is rolled: on 4, 5 or 6 it gets away.
trait-mimicry = Mimicry
    .about = Once per turn an attack on it must be turned to another animal of its owner that the carnivore is able to attack.
trait-big = Big
    .about = Needs 1 more food. Only a Big carnivore can attack it.
trait-grazing = Grazing
    .about = In each of its owner's moves it may destroy one food of the bank, whatever else is done.
trait-poisonous = Poisonous
    .about = A carnivore that eats it dies in the extinction phase of the same turn.
trait-tail-loss = Tail Loss
    .about = When it is attacked, it discards one of its trait cards and lives; the carnivore gets one food.
trait-communication = Communication
    .about = For a pair. When one of them takes food from the bank, the other takes one from the bank as well, once per round.
trait-hibernation = Hibernation
    .about = In its owner's move it may fall asleep: it counts as fed this turn and takes no food. Not in two turns running and not in the last turn.
trait-scavenger = Scavenger
    .about = When another animal is eaten, one Scavenger on the table gets a food: the first that can, beginning with the carnivore's owner. An animal has either this or Carnivorous.
trait-symbiosis = Symbiosis
    .about = For a pair, one of which is the symbiont. While the symbiont lives, the other cannot be attacked, but it takes food only when the symbiont is fed.
trait-piracy = Piracy
    .about = Once per turn, in its owner's move, it takes one food from an animal that has received some this turn but is not yet fed.
trait-cooperation = Cooperation
    .about = For a pair. When one of them gets food, the other gets one more from the supply, once per round.
trait-burrowing = Burrowing
    .about = While it is fed it cannot be attacked, except from an ambush.
trait-camouflage = Camouflage
    .about = Only a carnivore with Sharp Vision can attack it.
trait-sharp-vision = Sharp Vision
    .about = A carnivore with this trait can attack animals with Camouflage.
trait-parasite = Parasite
    .about = Played on another player's animal, which then needs 2 more food.
trait-viviparous = Viviparous
    .about = Needs 1 more food. When it becomes fed, the top card of the deck becomes a new animal beside it, fed for this turn.
trait-ambush = Ambush
    .about = A carnivore with this trait may, out of turn, attack an animal that is about to take food from the bank. Burrowing and Shell are no help against it.
trait-intellect = Intellect
    .about = Needs 1 more food. Once per turn its carnivore ignores one trait of the animal that it attacks.
trait-metamorphosis = Metamorphosis
    .about = Instead of taking food from the bank, it discards one of its traits that raises no need, and gets one food.
trait-flight = Flight
    .about = A carnivore with as many traits, or more, cannot attack it. On the map an animal with at most two traits may migrate by it.
trait-shell = Shell
    .about = When it is attacked, it may hide until the end of the turn: it is safe, but takes no food. When the animal dies, the shell stays in the centre, and any player may put it on an animal instead of taking food.
trait-specialization-a = Specialization A
    .about = Instead of taking food from the bank, it gets one food from the supply, unless another animal has Specialization A. On the map both letters are one, and only the same territory counts.
trait-specialization-b = Specialization B
    .about = Instead of taking food from the bank, it gets one food from the supply, unless another animal has Specialization B. On the map both letters are one, and only the same territory counts.
trait-trematode = Trematode
    .about = Played on a pair of another player's animals: each of them needs 1 more food. No other card can remove it.
trait-anglerfish = Anglerfish
    .about = Can only be laid as an animal, face down. When a carnivore attacks one of your animals without traits, an Anglerfish without traits may turn up and attack that carnivore, ignoring one of its traits; it is Carnivorous from then on.
trait-ink-cloud = Ink Cloud
    .about = Once per turn, when it is attacked, it may make the attack fail. The carnivore may try again in its owner's next move.
trait-migration = Migration
    .about = Once per turn, in a move with no food and no other traits, it moves to another territory.
trait-suckerfish = Suckerfish
    .about = May go along with any migrating animal, from the same territory to the same one.
trait-herding = Herding
    .about = Cannot be attacked while its territory has at least as many Herding animals as carnivores.
trait-regeneration = Regeneration
    .about = When it is eaten, its traits stay on the table and get a new body in the extinction phase; no card is drawn for it then. Beside it the animal has at most one other trait, one that raises no need.
trait-recombination = Recombination
    .about = For a pair. Once per turn, in their owner's move, each of the two gives the other one trait that is not a pair trait. A token on a Fat Tissue that moves is lost, and so is the sleep of an animal that gives its Hibernation away.
trait-cnidocytes = Cnidocytes
    .about = A carnivore that attacks it is paralysed until the next turn, whatever came of the attack: none of its traits acts, it needs one food, and its pair traits stop for both partners.
trait-aedificator = Aedificator
    .about = Adds two food to the bank of its territory when feeding begins.
trait-neoplasm = Neoplasm
    .about = Played on another player's animal, under all its traits. Before every feeding it climbs over one trait, which stops acting; with none left above it the animal dies.
trait-r-strategy = R-strategy
    .about = Played on anybody's animal. Its owner draws no card for it; if it lives, two new animals come at the start of the next turn.
trait-shy = Shy
    .about = Once attacked and still alive, it cannot be attacked again this turn.
trait-homeothermy = Homeothermy
    .about = Needs 1 more food. In each of its owner's moves, while unfed, it may take one extra food from the bank.

# Questions
prompt-play = Play a card or pass.
prompt-play-all = Play a card. Nobody passes: in the end every card must be played.
prompt-go = Your go: take food or use a trait.
prompt-go-on = Anything else before your go ends?
prompt-share = Food is to be shared. What comes first?
prompt-stow = Which card stores the fat? (Cards are counted from the bottom.)
prompt-unstow = Which card gives up its fat? (Cards are counted from the bottom.)
prompt-clash = #{ $animal } would have { $trait } twice. Which card goes to the discard?
prompt-outwit = The attack of #{ $animal } has turned to #{ $prey }. Ignore one of its traits?
prompt-must-reveal = Your hidden Anglerfish #{ $animal } is attacked and shows itself. What does it ignore?
prompt-reveal = #{ $animal } attacks your #{ $prey }, which has no traits. Does an Anglerfish turn up?
prompt-react = #{ $animal } attacks your #{ $prey }. How does it react?
prompt-scavenge = Which Scavenger gets the food?
prompt-ambush = #{ $animal } is about to take food. Attack it from ambush?
prompt-follow = #{ $animal } migrates. Which Suckerfish goes along?
prompt-restore = An eaten animal gets a new body. Which card becomes it?
prompt-settle = You have nothing left: lay an animal at once.
prompt-spend = Feed an animal from your reserve?
prompt-discard = Too many cards in your hand: which one goes?

# Options
option-lay = New animal: { $card }
option-lay-in = New animal in { $territory }: { $card }
option-play = { $trait } on #{ $animal } (card { $card })
option-play-pair = { $trait } on #{ $animal } and #{ $partner } (card { $card })
option-feed = Food for #{ $animal }
option-attack = #{ $animal } attacks #{ $other }
option-attack-ignoring = #{ $animal } attacks #{ $other } and ignores { $ignored }
option-convert = #{ $animal } lives on its fat: { $count }
option-graze = #{ $animal } destroys a food
option-pirate = #{ $animal } robs #{ $other }
option-hibernate = #{ $animal } falls asleep
option-metamorphose = #{ $animal } discards { $trait }{ $partner ->
    [0] { "" }
   *[other] { " " }(with #{ $partner })
} for a food
option-specialize-a = #{ $animal } feeds itself: Specialization A
option-specialize-b = #{ $animal } feeds itself: Specialization B
option-warm = Extra food for #{ $animal }: Homeothermy
option-settle-in-shell = #{ $animal } takes the shell from the centre
option-migrate = #{ $animal } migrates: { $territory }
option-fly = #{ $animal } flies: { $territory }
option-follow = #{ $animal } goes along
option-recombine = #{ $animal } gives { $trait }, #{ $other } gives { $back }
option-ambush = #{ $animal } attacks from ambush
option-ambush-ignoring = #{ $animal } attacks from ambush and ignores { $ignored }
option-reveal = Turn up #{ $animal }
option-reveal-ignoring = Turn up #{ $animal }, which ignores { $ignored }
option-run = Run: roll the die
option-mimic = Turn the attack to #{ $animal }
option-drop = Drop { $trait }{ $partner ->
    [0] { "" }
   *[other] { " " }(with #{ $partner })
}
option-hide = Hide in the shell
option-ink = Let out the ink
option-ignore = Ignore { $trait }
option-share = { $trait }: #{ $animal } shares with #{ $other }
option-scavenge = Food for the Scavenger #{ $animal }
option-stow = Card { $animal } from the bottom
option-unstow = Card { $animal } from the bottom
option-drop-old = The one that it has
option-drop-new = The one that it is given
option-restore = New body for #{ $animal }: the top card of the deck
option-restore-with = New body for #{ $animal }: { $card }
option-discard = Discard { $card }
option-spend = Feed #{ $animal } from the reserve
option-decline = No
option-pass = Pass: no more cards this turn
option-end = End the go
option-proceed = Go on

# Events
event-turn = Turn { $count }.
event-laid = P{ $seat } lays a new animal, #{ $animal }.
event-laid-in = P{ $seat } lays a new animal, #{ $animal }. { $territory }.
event-played = P{ $seat } plays { $trait } on #{ $animal }.
event-played-pair = P{ $seat } plays { $trait } on #{ $animal } and #{ $other }.
event-passed = P{ $seat } passes.
event-ended = P{ $seat } ends the go.
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
event-fed-red = P{ $seat }: #{ $animal } takes food from the bank.
event-fed-blue = P{ $seat }: #{ $animal } gets { $count } food.
event-stored = P{ $seat }: #{ $animal } stores { $count } fat.
event-surplus = P{ $seat }: #{ $animal } needs less now and loses { $count } food.
event-converted = P{ $seat }: #{ $animal } turns { $count } fat into food.
event-grazed = P{ $seat }: #{ $animal } destroys a food.
event-pirated = P{ $seat }: #{ $animal } robs #{ $other }.
event-slept = P{ $seat }: #{ $animal } falls asleep.
event-shared = P{ $seat }: { $trait }, #{ $animal } shares with #{ $other }.
event-attacked = P{ $seat }: #{ $animal } attacks #{ $other }.
event-ambushed = P{ $seat }: #{ $animal } attacks #{ $other } from ambush.
event-ignored = P{ $seat }: { $trait } of #{ $animal } is ignored.
event-ran = P{ $seat }: #{ $animal } runs; the die shows { $count }.
event-mimicked = P{ $seat }: #{ $animal } turns the attack to #{ $other }.
event-dropped = P{ $seat }: #{ $animal } drops { $trait } and lives.
event-hid = P{ $seat }: #{ $animal } hides in its shell.
event-inked = P{ $seat }: #{ $animal } vanishes in a cloud of ink.
event-eaten = P{ $seat }: #{ $animal } eats #{ $other }.
event-escaped = P{ $seat }: #{ $animal } gets away.
event-poisoned = P{ $seat }: #{ $animal } is poisoned.
event-paralysed = P{ $seat }: #{ $animal } is paralysed.
event-scavenged = P{ $seat }: the Scavenger #{ $animal } comes for the rest.
event-starved = P{ $seat }: #{ $animal } starves.
event-died-of-poison = P{ $seat }: #{ $animal } dies of poison.
event-died-of = P{ $seat }: #{ $animal } dies ({ $trait }).
event-drew = P{ $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-drew-seen = P{ $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.
event-first = P{ $seat } is the first player.
event-last-turn = No cards are left to come: this is the last turn.
event-over = The game is over.
event-revealed = P{ $seat }: #{ $animal } turns up, it is an Anglerfish.
event-countered = P{ $seat }: #{ $animal } attacks #{ $other } in return.
event-born = P{ $seat }: a new animal is born, #{ $animal }.
event-shed = P{ $seat }: #{ $animal } discards { $trait }.
event-specialised = P{ $seat }: #{ $animal } feeds itself by Specialization.
event-shell-left = The shell of #{ $animal } stays in the centre.
event-shell-taken = P{ $seat }: #{ $animal } takes a shell from the centre.
event-moved = P{ $seat }: #{ $animal } goes to { $territory }.
event-torn = P{ $seat }: { $trait } of #{ $animal } is torn and discarded.
event-recombined = P{ $seat }: #{ $animal } gives { $trait }, #{ $other } gives { $back }.
event-clashed = P{ $seat }: #{ $animal } cannot keep { $trait }, it is discarded.
event-restored = P{ $seat }: #{ $animal } has a body again.
event-climbed = P{ $seat }: the Neoplasm of #{ $animal } switches off { $trait }.
event-woke = P{ $seat }: #{ $animal } wakes up.
event-hungry = P{ $seat }: #{ $animal } goes hungry.
event-points = P{ $seat }: { $count ->
    [one] { $count } point
   *[other] { $count } points
} this turn.
event-discarded = P{ $seat } discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-spent = P{ $seat } feeds #{ $animal } from the reserve.
event-reshuffled = The discard becomes the new deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-dealt = P{ $seat } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-dealt-seen = P{ $seat } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $cards }.

# Why not
why-not-now = That is not done in this phase.
why-not-yours = That animal belongs to somebody else.
why-no-animal = There is no such animal on the table.
why-no-card = You do not hold that card.
why-others-only = { $trait } is played only on animals of other players.
why-one-other = { $trait } is played on two animals of one and the same player.
why-duplicate = The animal has { $trait } already; a second one is not allowed.
why-excluded = The animal has { $trait }; the two traits exclude each other.
why-no-trait-side = { $trait } has no trait side: it can only be laid as an animal.
why-crowded = With { $trait }, this animal cannot have another trait.
why-too-heavy = By { $trait } only an animal with at most two traits migrates.
why-same-pair = { $trait } already lies between these two animals.
why-needs-two = { $trait } is a pair trait: name both animals.
why-apart = The two animals are in different territories.
why-already-there = The animal is there already.
why-not-settled = New animals are laid on a continent, not there.
why-must-play = Nobody passes here: every card must be played.
why-duty = There is food in the bank for one of your animals: take it, or do something else that replaces taking it.
why-duty-elsewhere = You still have to take food in this move, and in this territory you could not do so afterwards.
why-main-spent = You have already taken food, or done something instead, in this go.
why-other-territory = In one go you act in one territory only, and you have chosen another.
why-only-migration = A go of migration leaves room for nothing else: neither food nor other traits.
why-bank-empty = The food bank there is empty.
why-full = The animal is fed and has no room for more.
why-blocked = The animal can take no food now because of { $trait }.
why-lacks = The animal does not have { $trait }.
why-switched-off = { $trait } of this animal is switched off now.
why-used-turn = { $trait } of this animal has been used this turn.
why-used-go = { $trait } of this animal has been used in this go.
why-wait = After the ink cloud this carnivore can attack again only in its owner's next go.
why-itself = Two different animals are needed here.
why-shielded = { $trait } protects that animal from this carnivore.
why-swimmer = A carnivore with Swimming attacks only Swimming animals.
why-no-body = That animal has been eaten: only its traits lie there, waiting for a new body.
why-cannot-ignore = Only { $trait }, not yet used this turn, ignores a trait.
why-not-ignorable = { $trait } of that animal cannot be ignored here.
why-last-turn = { $trait } cannot be used in the last turn.
why-tired = { $trait } was used last turn and rests in this one.
why-victim-fed = That animal is fed: only those that have food but are not fed can be robbed.
why-victim-on-fat = That animal has received no food this turn, and food made from its own fat can't be taken.
why-victim-empty = That animal has no food to take.
why-no-fat = The animal does not have so much fat.
why-too-much = The animal does not need so much.
why-keeps = { $trait } cannot be given away or discarded by another card.
why-not-alone = Another animal has { $trait } too; it works only for one that has it alone.
why-has-traits = An animal with traits cannot do that.
why-not-concealed = That animal is not a hidden Anglerfish.
why-wrong-way = { $trait } decides here who gets through: that way is closed to this animal.
why-not-following = Only an animal with { $trait } from the same territory can go along.
why-fed-already = The animal is fed already.
why-no-shell = There is no shell in the centre.
why-answer-first = First answer the question on the table.
why-not-attacked = { $trait } is being ignored by the carnivore.
why-must-react = The attacked animal must use one of its traits first.
why-must-reveal = The attacked Anglerfish has to show itself.
why-unreachable = The carnivore could not attack that animal.
why-no-reserve = Your reserve is empty.
why-not-paired = { $trait } does not connect these two animals.
why-not-shared = There is nothing to share that way.
why-raises-need = { $trait } raises the need for food, and such a trait is not allowed here.
why-used-attack = { $trait } has already been tried against this attack.
why-no-help = { $trait } is no help against an ambush.
why-from-hand = While you hold cards, the new body comes from your hand.
why-has-body = That animal needs no new body.
why-no-reaction = An animal cannot react to an attack with { $trait }.
why-pair-still = { $trait } does not act while one of the two animals is paralysed.

# Errors
error-unknown-box = { $ruleset } has no box "{ $box }". Boxes: { $allowed }.
error-box-twice = The box "{ $box }" is named twice.
error-too-many-players = With the boxes { $boxes } at most { $most } can play, not { $players }. The switch any_numbers lifts the limit.
error-one-deck = One deck is meant for up to four players, not { $players }. The switch any_numbers lifts the limit.
error-two-decks = Two decks are meant for five to eight players of the base game, not for { $players } players or with boxes. The switch any_numbers lifts the limit.

# What points are made of
tally-animal = the animal
tally-territory = { $territory }
