# The rules in our own words, chapter by chapter. In play, tap anything to hear why not.
web-rules-goal = What it is about
    .text =
        You lead a handful of animals through hard times. Each animal is a card lying face down; each trait is a card lying face up on it. Animals that find enough food survive and score at the end, together with their traits. The others go to your discard pile.
        Food is scarce, traits make animals stronger and hungrier, and your opponents want to eat yours. The player with the most points when the deck has run out wins.
web-rules-setup = Before the first turn
    .text =
        Everybody gets six cards (ten with Continents); the rest is the deck. The first player is drawn by lot. Two to four players use one deck, five to eight use two. The limits: up to 6 players with Time to Fly, up to 4 with Continents or the gift cards, up to 8 with both expansions.
        Any card can be an animal. A card with two traits can become either of them; you choose when you play it.
web-rules-turn = A turn
    .text =
        A turn has four phases: development, food bank, feeding, extinction. Within a phase the players take their moves clockwise, beginning with the first player; development and feeding go on, round after round, until everybody is done.
        After the turn the player to the left becomes the first player.
web-rules-development = Development
    .text =
        In each round play one card: face down as a new animal, or face up as a trait on an animal. Or pass; once you pass or run out of cards, you play no more cards in this phase.
        Most traits go on your own animals. Parasite and Neoplasm go on another player’s animal, Trematode on two animals of one other player, R-strategy on any animal.
        An animal has each trait only once, except Fat Tissue. Pair traits lie between two of your animals, and an animal may have the same pair trait with different partners. Carnivorous and Scavenger exclude each other, and so do the two Specializations.
web-rules-bank = Food bank
    .text =
        Dice decide how much red food is in the bank; the roll depends on the number of players. 2: 1d6+2; 3: 2d6; 4: 2d6+2; 5: 3d6+2; 6: 3d6+4; 7: 4d6+2; 8: 4d6+4.
        Neoplasms climb before the roll; Aedificators add their food when feeding begins.
web-rules-words = Hungry, fed, full
    .text =
        An animal needs one food, and more for each trait with a number: Carnivorous, Big, Viviparous, Intellect and Homeothermy one each, Parasite two, Trematode one for both of its animals. With that much food of any colour it is fed. A sleeping animal counts as fed.
        Red food comes from the bank, blue food from prey, partners and traits; yellow is stored fat. A fed animal takes no more food, except onto an empty Fat Tissue; what it cannot hold is lost. When its need falls, surplus food is lost at once and does not turn into fat. Only an animal that is not fed turns fat into food, and no more than it still needs.
web-rules-feeding = Feeding
    .text =
        In each move you take at most one main action: take one red food for an animal, attack with a carnivore, turn the fat of one animal into food, use Metamorphosis or a Specialization, take a Shell from the centre, or migrate.
        You may also use Grazing, Piracy, Hibernation, Homeothermy and Recombination.
        While the bank has food that one of your animals can take, you cannot end your move without a main action. Otherwise you may pass and still act in a later round. The phase ends after a whole round in which nobody did anything; food left in the bank is lost.
        Cooperation and Communication work at once and by themselves. If there are several, their owner chooses the order. Each of these cards works once per round.
web-rules-attack = Attack
    .text =
        Each carnivore attacks once per turn, if it has room for food. The prey can be any other animal, even one of yours. Standing protections must be overcome: Camouflage, Big, Swimming, Burrowing, Symbiosis, Flight, a Shell in use, Shy after a first attack, Herding. A Swimming carnivore attacks only Swimming animals.
        First the attacker names the carnivore, the prey and, with Intellect, the trait to ignore. If the prey has no traits, a hidden Anglerfish may reveal itself and attack in return. Then the owner of the prey uses its traits in any order: Running, Mimicry and Tail Loss are compulsory, Shell and Ink Cloud are optional.
        If nothing stops it, the prey is eaten and the carnivore gets two blue food, or one for a dropped tail. A carnivore that attacks an animal with Cnidocytes is paralysed: its traits stop, and its pair traits stop for both partners. Finally one Scavenger on the table gets a food: the first that can take it, starting with the carnivore’s owner.
web-rules-extinction = Extinction and new cards
    .text =
        Hungry and poisoned animals die. They and their traits go to their owner’s discard pile, face down; only its owner may look at it. Fat that was not turned into food in time does not help.
        Eaten animals with Regeneration get a new body. Then everybody draws one card, and one more for each of their surviving animals, but none for animals just restored and none for those with R-strategy. A player with neither animals nor cards draws six. Food is removed, fat stays.
web-rules-end = The end and the points
    .text =
        The turn that begins with an empty deck is the last one, and Hibernation cannot be used in it. If births empty the deck in the middle of a turn, that turn becomes the last one and sleeping animals wake up.
        You score two points for each living animal, one for each trait card on it, and one for each food that its traits add to its need. A pair trait counts once, a Trematode 3. Inactive traits count in full, and a Parasite counts for the animal’s owner. Ties: the bigger discard pile wins, then the victory is shared.
web-rules-time-to-fly = Time to Fly
    .text =
        42 cards, no new rules. Animals learn to fly, to attack from ambush and to think, to discard traits for food and to give birth. The Shell of a dead animal stays on the table, and anybody may take it.
        Anglerfish are hidden among the plain animals, and only their owner knows where. So the owner of an attacked animal without traits is asked every time, with or without an Anglerfish: otherwise the question would give it away.
        An Ambush interrupts: when an animal is about to take red food, first the feeding player, then the others clockwise may attack it. If it is eaten, the food stays in the bank.
web-rules-continents = Continents
    .text =
        42 cards and three territories with a food bank each: Laurasia, Gondwana and the Ocean, whose bank is always the same. Everybody starts with ten cards. In one move you act in one territory, and nothing works across borders: animals attack, share and rob only where they are.
        New animals are played on a continent. Swimming takes an animal to the Ocean, and the card is discarded; every animal there counts as Swimming and scores one more point if it survives. Animals migrate with Migration, or with Flight if they have at most two traits; you can do nothing else in that move.
        A Neoplasm lies at the bottom and climbs over one trait before each feeding; traits below it stop working, and when no trait is left above it the animal dies. Recombination moves traits, but not tokens: the token on a Fat Tissue is lost, and an animal that gives away Hibernation wakes up. A player with neither animals nor cards draws ten cards and plays two animals at once.
        Without the territories the same cards are played on one table; Migration, Suckerfish and Herding stay in the box.
web-rules-gift = Gift cards
    .text = 18 cards, no new rules. R-strategy brings two new animals in the next turn instead of a card. A Shy animal can be attacked only once per turn. Animals with Homeothermy eat more, and faster.
web-rules-cataclysm = Cataclysm
    .text =
        One turn, and everything counts. Before the deal, dice decide the food bank: two dice, and one more food for each player. Then the whole deck is dealt out evenly; leftover cards are put away unseen.
        In development nobody can pass: every card must be played, as an animal or as a trait. Feeding goes as usual. It is the last turn, so Hibernation cannot be used. Hungry animals die, and the points are counted.
        With the expansion cards eight more kinds are mixed in, and everybody gets 20 cards, with six players 19.
web-rules-seasons = Seasons
    .text =
        A fixed number of turns: ten for two players, six for three, four for four, five for five. You do not have to take food.
        A hungry animal is turned sideways and dies only if it goes hungry again; once fed, it is turned back. There is one open discard pile for all, which becomes the new deck when the old one runs out.
        After every turn each fed animal scores two points, and one for each food that its traits add to its need; other traits score nothing. Then everybody draws four cards and keeps six, and one more for each of their animals with traits that starved or was eaten by another player’s carnivore.
        Ties: more fed animals after the last turn, then more food in reserve.
web-rules-reserve = Personal reserve
    .text = For Seasons. Everybody starts with one food of their own. After feeding, the fat left on animals goes into the reserve, and food from the reserve can save hungry animals; pair traits do not work then.
web-rules-extra = Expansion cards in Cataclysm
    .text = Ambush, Intellect, Metamorphosis, Flight, Anglerfish, Ink Cloud, Recombination and Aedificator are shuffled in. An Aedificator adds two food when feeding begins, so not all of the food is known in advance.

web-rules-mut-goal = What it is about
    .text =
        You have a deck of your own and do not know what is in it. You play the top card without looking: as a new species, as one more animal of a species, or as a trait. Only then do you see which card it is.
        A species may have many animals, and all of them share its traits; but each eats, hides and dies on its own.
web-rules-mut-setup = Before the first turn
    .text =
        Everybody gets a deck of seven cards, face down, and three species of one animal each. The general deck lies in the middle. Five or more players shuffle two sets together. The first player is drawn by lot.
        Your species lie in a row. New ones go to the right end, and the order never changes.
web-rules-mut-turn = A turn
    .text = A turn has four phases: development, climate, feeding, extinction. Within a phase the players take their moves clockwise, beginning with the first player; development and feeding go on, round after round. Next turn the player to the left is first. At the start of each turn every species with Budding must grow by the top card of its owner’s deck, from left to right, as long as there are cards.
web-rules-mut-words = Hungry and fed
    .text = Each animal needs one food, and one more for each of these traits of its species: Big, Carnivorous, Metabolic Syndrome, Intellect, Viviparous. With that much food it is fed; a species can have fed and hungry animals side by side. Red food comes from the centre, blue food from prey and traits.
web-rules-mut-development = Development
    .text =
        In each round play the top card, or pass for the rest of the phase; cards you do not play stay in your deck. You choose how and where to play it before it is revealed.
        Play it as a new species at the right end of your row, as one more animal of a species that has fewer animals than you have species, or as a trait on a species of one animal. A species of several animals takes no traits.
        If the species has that trait already, or one that excludes it, the card moves on to the right, to the first species that it fits; if there is none, it becomes a species. Carnivorous, Obligate Carnivore and Scavenger exclude one another. A harmful card that would be the first trait may become a species instead; the list of cards marks such cards. Simplification removes the last trait, and both cards become species; if there is no trait to remove, or another species shares that card, only Simplification becomes a species.
web-rules-mut-climate = Climate
    .text = Dice give red food, green shelters and black parasites; the roll depends on the number of players. Food: 2: 2d6; 3: 3d6; 4: 3d6; 5: 4d6; 6: 5d6; 7: 6d6; 8: 6d6. Shelters and parasites: 1d6 each, with five or more players 2d6 each. Parasites that nobody took stay on the table, but there are never more than 10 of them, 20 with five or more players.
web-rules-mut-feeding = Feeding
    .text =
        In each move do one thing: place food on a hungry animal of yours, a shelter on one of yours that has none, a parasite on another player’s animal, or attack with a hungry carnivore. While you can place a token you cannot pass; if you cannot, attack or pass.
        Once nobody can place a token, instinct takes over: a hungry carnivore that can attack has to, even another species of yours. The phase ends when nobody can place a token and no carnivore can attack. Food and shelters that are left are removed.
web-rules-mut-attack = Attack
    .text =
        Each animal of a species with Carnivorous or Obligate Carnivore is a carnivore. It attacks another species, once per turn, while it is hungry. It cannot attack if a trait protects the species from it, or if every single animal is protected: sheltered, or fed and Burrowing.
        The owner uses Running and Mimicry in any order. If the attack succeeds, they lose one unprotected animal, and the carnivore gets two blue food. Then one hungry Scavenger must take a food: the attacker’s first, then clockwise. Poison kills the carnivore at once.
web-rules-mut-extinction = Extinction
    .text =
        First the parasites: the species with the most of them on the whole table loses an animal that has one; tied species lose one each. Then hungry animals die. A species without animals loses its traits.
        Food, shelters and markers are removed; parasites stay. Then everybody puts as many new cards as they have animals, and two more, under their deck. A player with neither animals nor cards starts the next turn with ten.
web-rules-mut-end = The end and the points
    .text = When the general deck is empty at the start of a turn, or runs out before the draw, that turn is the last one, and nobody draws after it. You score two points for each animal, one for each trait card, and one for each food that it adds to the need; a shared card counts once. Ties: the bigger discard pile wins, then the victory is shared.
web-rules-divergence = Divergence
    .text = A fourth way to play a card: a new species of one animal splits off one of yours, directly to the right of it, with the same traits. The trait cards are shared: each counts once, and leaves with the last species that uses it.
web-rules-borrowed = Cards from other sets
    .text = Anglerfish, Flight, Intellect, Viviparous, Aedificator and Herding are shuffled in. With an Anglerfish in the deck everybody may look at the first card of each of their species. You may reveal an Anglerfish when a species of yours without traits is attacked, and must if it is attacked and alone in its species. Then its whole species is Carnivorous, and fed animals may be hungry again.

web-rules-dino-goal = What it is about
    .text = A herd on a land of hexes. The climate changes, genes are for sale, and a meteor is coming. Every dinosaur that survives a turn scores a point, and points buy genes. When the meteor falls, the player with the most points wins.
web-rules-dino-setup = Before the first turn
    .text =
        Two half boards make the land, bigger ones for more players. Each species gets a star hex by lot with one dinosaur on it, ten points, three secret event cards, and one each of the genes egg, leg, fur, parasol and tail. A species can have at most ten dinosaurs.
        The climate begins in the desert. The meteor begins on space 1, 2 or 3 with three, four or five players.
web-rules-dino-order = 1. Initiative
    .text = Players with longer tails act earlier; with equal tails, those with smaller herds; then the lower die, and only players who are still tied roll again. The order holds for the whole turn.
web-rules-dino-climate = 2. Climate
    .text =
        The first player rolls: 1 moves the climate back, 2 leaves it, 3 to 6 move it forward along its ring: desert, plain, hills, mountains, hills, plain.
        The terrain where it stands is temperate; one step colder is cold, one step warmer is warm, all others are deadly.
web-rules-dino-movement = 3. Movement
    .text =
        Each leg is a step to a neighbouring hex, for one dinosaur or for several; steps may be left unused. A hex holds one dinosaur. To enter an occupied hex you have to attack, and the step is spent whatever the outcome.
        With equal horns you win on 1 or 2, with one more on 1 to 4, with two or more on 1 to 5, with one fewer on 1. With two fewer you cannot attack. The loser dies.
web-rules-dino-births = 4. Births
    .text = Each egg is a newborn on an empty hex next to a dinosaur that stood there when the phase began. You have to place it as long as there is room. A species without dinosaurs starts again on any empty hex, and its other newborns stay next to the first.
web-rules-dino-survival = 5. Survival
    .text = In the temperate zone every dinosaur survives, in the cold zone as many as you have fur, in the warm zone as many as you have parasols, in the deadly zone none. You choose which of the surplus die. Every survivor scores a point.
web-rules-dino-meteor = 6. Meteor and genes
    .text = The meteor moves one space every turn. On spaces 10 to 13 the first player rolls: it falls on a 1, then on 2, 3, 4 or less; on space 14 it always falls. Then the game ends at once. Otherwise the gene auction begins, and then the next turn.
web-rules-dino-genes = The auction
    .text =
        One gene for each player is laid out. In order everybody bids points on a row, more than the bid already there; a player who is outbid bids again at once, there or in another row. You cannot bid more than you can pay, but a bid of zero is possible. You can only decline with the card Dead End or with scarce genes.
        When everybody has a row of their own, all pay and take their genes. Each mutation that you already have makes a gene one point cheaper. Genes that nobody took go back into the bag.
        Genes stay for the whole game, add up and work for all of your dinosaurs from the next turn on. The card gene does not stay with the species: you draw an event card at once.
web-rules-dino-events = Event cards
    .text =
        Event cards cannot be played in the first two turns. Each card names its moment: the start of a phase, before the climate roll, when the genes are laid out, or your move in the auction. Players act in order, round after round, until all pass; so you can answer a card of a player who acts after you. Only one climate card can be played in a turn; the effect of a card ends with the turn.
        To keep hands secret, everybody who could have a suitable card is asked. You may also pass until somebody plays a card.
web-rules-dino-end = The end
    .text = The player with the most points wins; then the one with the most dinosaurs on the map; then the victory is shared. Genes and cards score nothing.
web-rules-scarce-genes = Scarce genes
    .text = There is one gene fewer than there are players. The first player to decline goes without a gene and pays nothing; after that nobody else can decline. The meteor stays put in the first two turns.
web-rules-options = Boxes and options
web-rules-try = Try it on the table: { $what }
web-rules-all = Everything
web-rules-base = The base game
web-rules-boxes = Boxes
