ruleset-dinosaurs = Dinosaurs
ruleset-scarce-genes = scarce genes

dino-card = { $card }: { $about }
dino-token = Gene { $gene }: { $about }

dino-gene-tail = tail
    .about = the longer your tail, the earlier you act
dino-gene-leg = leg
    .about = one more step for the herd each turn
dino-gene-horn = horn
    .about = better odds in fights
dino-gene-egg = egg
    .about = one more newborn each turn
dino-gene-fur = fur
    .about = one more survivor in the cold zone
dino-gene-parasol = parasol
    .about = one more survivor in the warm zone
dino-gene-mutation = mutation
    .about = later genes cost 1 point less
dino-gene-card = card
    .about = gives an event card at once; the token leaves the game

dino-terrain-desert = desert
dino-terrain-plain = plain
dino-terrain-hill = hills
dino-terrain-mountain = mountains

dino-zone-temperate = temperate
dino-zone-cold = cold
dino-zone-warm = warm
dino-zone-deadly = deadly

dino-phase-initiative = initiative
dino-phase-climate = climate
dino-phase-movement = movement
dino-phase-births = births
dino-phase-survival = survival
dino-phase-meteor = meteor
dino-phase-genes = genes
dino-phase-auction = auction
dino-phase-over = the end

dino-moment-initiative = the start of phase 1, initiative
dino-moment-climate = phase 2, before the climate is rolled
dino-moment-movement = the start of phase 3, movement
dino-moment-births = the start of phase 4, births
dino-moment-survival = the start of phase 5, survival
dino-moment-auction = phase 6, when the genes are laid out
dino-moment-bidding = phase 6, your own move in the auction

dino-asked-initiative = before initiative is settled
dino-asked-climate = before the climate roll
dino-asked-movement = before anybody moves
dino-asked-births = before the births
dino-asked-survival = before survival
dino-asked-auction = the genes are laid out
dino-asked-bidding = your move in the auction

dino-card-head-start = Head Start
    .about = before initiative: you are first in order this turn
dino-card-standstill = Standstill
    .about = before the climate roll: nobody rolls, the climate stays
dino-card-hurried-seasons = Hurried Seasons
    .about = before the climate roll: nobody rolls, the climate moves forward one sector
dino-card-turning-back = Turning Back
    .about = before the climate roll: nobody rolls, the climate moves back one sector
dino-card-fickle-sky = Fickle Sky
    .about = before the climate roll: 2 dice are rolled, you pick the one that counts
dino-card-elder-guardian = Elder Guardian
    .about = before anybody moves: 2 more horns when you are attacked in this phase
dino-card-battle-rage = Battle Rage
    .about = before anybody moves: 2 more horns when you attack in this phase
dino-card-stampede = Stampede
    .about = before anybody moves: 2 more steps in this phase
dino-card-quagmire = Quagmire
    .about = before anybody moves: an opponent has 1 fewer step, but keeps at least one
dino-card-barren-season = Barren Season
    .about = before the births: only species without dinosaurs place newborns this turn
dino-card-far-nests = Far Nests
    .about = before the births: your newborns may hatch up to 3 hexes from an adult
dino-card-double-clutch = Double Clutch
    .about = before the births: 1 more egg this turn
dino-card-bitter-frost = Bitter Frost
    .about = before survival: an opponent has 1 less fur
dino-card-scorching-wind = Scorching Wind
    .about = before survival: an opponent has 1 fewer parasol
dino-card-winter-coat = Winter Coat
    .about = before survival: 2 more fur this turn
dino-card-fern-shade = Fern Shade
    .about = before survival: 2 more parasols this turn
dino-card-sickness = Sickness
    .about = before survival: a dinosaur of your choice dies in a herd of at least 4 that is bigger than yours
dino-card-lucky-mutation = Lucky Mutation
    .about = when the genes are laid out: this turn's gene costs you 2 points less
dino-card-dead-end = Dead End
    .about = in your move in the auction: you take no gene and pay nothing; you gain 2 points if bids begin at 0

prompt-dino-event = Event cards, { $moment }: play one or pass
prompt-dino-pick = Fickle Sky: which die counts?
prompt-dino-move =
    { $steps ->
        [0] No steps left
        [one] Move or fight: one step left
       *[other] Move or fight: { $steps } steps left
    }
prompt-dino-birth =
    { $eggs ->
        [0] No more newborns
        [one] Place a newborn: one left
       *[other] Place a newborn: { $eggs } left
    }
prompt-dino-lose =
    Choose who dies: { $cold ->
        [0] { $warm } in the warm zone
       *[other] { $warm ->
            [0] { $cold } in the cold zone
           *[other] { $cold } in the cold zone and { $warm } in the warm zone
        }
    }
prompt-dino-row = Which gene do you bid for? You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
prompt-dino-beaten = You have been outbid: choose a row again. You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
prompt-dino-bid = Your bid for { $gene } (your discount: { $discount })

option-dino-move = Move { $start } → { $goal }
option-dino-attack = Attack { $start } → { $goal }
option-dino-birth = Newborn: { $hex }
option-dino-lose = Lose the dinosaur: { $hex }
option-dino-done = Finish moving
option-dino-pick = Use the { $number }
option-dino-row = Row { $number }
option-dino-bid = Bid { $number }
option-dino-decline = Go without a gene
option-dino-play = Play { $card }
option-dino-play-target = Play { $card } on { $target }
option-dino-play-target-hex = Play { $card } on { $target }: { $hex }
option-dino-pass = Pass
option-dino-hold = Pass until somebody plays a card

event-dino-started = { $player } starts here: { $hex }.
event-dino-turn = Turn { $turn }.
event-dino-rolled-off = A tie; the dice: { $rolls }. The lowest goes first.
event-dino-order = Order of this turn: { $players }.
event-dino-played = { $player } plays { $card }.
event-dino-played-target = { $player } plays { $card } on { $target }.
event-dino-played-target-hex = { $player } plays { $card } on { $target }. A dinosaur dies: { $hex }.
event-dino-held = { $player } passes until somebody plays a card.
event-dino-climate-rolled = { $player } rolls { $die } for the climate.
event-dino-sky-rolled = { $player } rolls two dice for the climate: { $dice }.
event-dino-climate-moved = The temperate zone: { $terrain }.
event-dino-moved = { $player } moves { $start } → { $goal }.
event-dino-fight-won = { $player } attacks { $target }, { $start } → { $goal }: rolls { $die } and wins (needed { $limit } or less).
event-dino-fight-lost = { $player } attacks { $target }, { $start } → { $goal }: rolls { $die } and loses (needed { $limit } or less).
event-dino-stopped =
    { $steps ->
        [0] { $player } stops moving.
        [one] { $player } stops moving with { $steps } step unused.
       *[other] { $player } stops moving with { $steps } steps unused.
    }
event-dino-born = { $player } has a newborn: { $hex }.
event-dino-brood =
    { $count ->
        [0] { $player } has no newborns.
        [one] { $player } has one newborn.
       *[other] { $player } has { $count } newborns.
    }
event-dino-died = { $player } loses a dinosaur: { $hex } ({ $zone }).
event-dino-scored = { $player } gains { $count } for the herd: { $points } in total.
event-dino-meteor-rests = The meteor stays on space { $space }.
event-dino-meteor-moved = The meteor moves to space { $space } of { $impact }.
event-dino-meteor-rolled = { $player } rolls { $die } for the meteor; it falls on { $number } or less.
event-dino-laid = Genes on offer: { $genes }.
event-dino-bid = { $player } bids { $number } for { $gene } in row { $row }.
event-dino-bid-target = { $player } bids { $number } for { $gene } in row { $row } and outbids { $target }.
event-dino-declined = { $player } goes without a gene.
event-dino-bought = { $player } pays { $price } for { $gene }.
event-dino-drew = { $player } draws an event card.
event-dino-drew-known = { $player } draws an event card: { $card }.
event-dino-no-card-left = { $player } draws nothing: there are no event cards left.
event-dino-returned = Not taken: { $gene }. The gene goes back into the bag.
event-dino-ended = The meteor falls. Victory: { $players }.

tie-dino-herd = Equal points. The tie-break is the size of the herd: { $count } to { $other }.

why-dino-off-map = There is no hex { $hex } on this map.
why-dino-far-away = That hex is far outside any map.
why-dino-no-movement = Dinosaurs move in phase 3, and only in your move.
why-dino-not-yours = You have no dinosaur there.
why-dino-no-steps = You have used all your steps this turn; each leg gives one.
why-dino-not-adjacent = Too far: a step leads to an adjacent hex.
why-dino-own-dinosaur = Your own dinosaur stands there: a hex holds one dinosaur, and you cannot attack your own.
why-dino-nobody-there = There is nobody to attack: just move there.
why-dino-horns = You have at least two horns fewer than { $target }: you cannot attack them.
why-dino-must-fight = A dinosaur of { $target } stands there: attack to enter.
why-dino-no-births = Newborns are placed in phase 4, and only in your move.
why-dino-all-placed = All { $pieces } of your dinosaurs are on the map.
why-dino-barren = Barren Season: only species without dinosaurs place newborns this turn.
why-dino-no-eggs = You have used all your eggs this turn.
why-dino-occupied = That hex is occupied; newborns need an empty one.
why-dino-brood-together = That hex is not next to your new brood, which must stay together.
why-dino-no-adult = That hex is too far from your adults; this turn’s newborns do not count.
why-dino-no-deaths = Dinosaurs are lost in phase 5, when a zone holds more of yours than can survive.
why-dino-safe = That dinosaur does not have to die ({ $zone }): only the surplus dies.
why-dino-must-hatch = You have to place newborns while you have an egg, a token in reserve and a free hex.
why-dino-pick = Neither die shows that number.
why-dino-no-auction = Bids are made in phase 6, once the genes are laid out.
why-dino-must-bid = Everybody takes part in the auction, and nobody else may go without a gene.
why-dino-name-number = Name your bid.
why-dino-name-row = First choose a row.
why-dino-no-row = There is no row { $row }; the rows go from 1 to { $rows }.
why-dino-not-higher = A bid in this row has to be at least { $lowest }.
why-dino-cannot-pay = You cannot pay a bid of { $number }: with your discount you can bid up to { $highest }.
why-dino-too-early = Event cards can be played from turn { $turn } on.
why-dino-not-in-hand = You do not have { $card }.
why-dino-wrong-moment = { $card } is played at another moment: { $moment }.
why-dino-one-climate-card = { $card } has been played: only one climate card can be played in a turn.
why-dino-no-target = { $card } takes neither an opponent nor a hex.
why-dino-name-opponent = { $card } needs an opponent.
why-dino-not-oneself = You cannot play { $card } on yourself.
why-dino-small-herd = { $card } works only on a herd of at least { $herd } that is bigger than yours.
why-dino-no-victim = { $card } needs a hex with a dinosaur of { $target }.

why-dino-not-finished = Somebody has not finished the previous phase.
why-dino-needs-die = The dice of this step are missing.
why-dino-player-count = The game is for three to five players.
why-dino-map = These halves do not make a map with a star for each player.
why-dino-stars = Every species needs its own star.
why-dino-roll-off = The dice for the tie are missing.
why-dino-rows = That is not the right number of genes.
why-dino-surplus = Only the surplus dies, no more and no less.
why-dino-negative = Rows are counted from 1 and bids from 0.

error-dino-map = The map { $map } is not for { $players } players. Allowed: { $allowed }.

dino-wanted-text = a string
dino-wanted-hex = a hex [q, r]
dino-wanted-hex-on-map = a hex of this map
dino-wanted-free-hex = a free hex
dino-wanted-pieces = no more dinosaurs than a species has tokens
dino-wanted-once = every player named once
dino-wanted-order = the order of all players
dino-wanted-player-count = a list of three to five players
dino-wanted-player-name = the name of a player, not a keyword of the setup
dino-wanted-rows = a list of genes, one per row, no more than there are players

dino-ui-turn = Turn { $turn }, { $phase }
dino-ui-order = order:
dino-ui-climate = Climate:
dino-ui-meteor = Meteor:
dino-ui-points = points
dino-ui-herd = herd
dino-ui-cards = cards
dino-ui-effects = this turn
dino-ui-steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
dino-ui-holding = passes
dino-ui-odds =
    { $die ->
        [0] you cannot attack
        [1] you win on a 1
       *[other] you win on 1–{ $die }
    }
dino-ui-row = Row
dino-ui-gene = Gene
dino-ui-bid = Bid

dino-effect-first = first
dino-effect-attack = horns in attack
dino-effect-defence = horns in defence
dino-effect-movement = steps
dino-effect-mire = stuck
dino-effect-eggs = eggs
dino-effect-nest-range = nests
dino-effect-fur = fur
dino-effect-parasol = parasols
dino-effect-discount = discount
