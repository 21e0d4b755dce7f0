# The rules in our own words, chapter by chapter. In play, tap anything to hear why not.
web-rules-goal = What it is about
    .text =
        You lead a handful of animals through hard times. Each animal is a card lying face down; each trait is a card lying face up on it. Animals that find enough food live on and count at the end, together with their traits. The others go to your discard.
        Food is scarce, traits make animals strong and hungry, and the others want to eat yours. Whoever has most points when the deck has run out wins.
web-rules-setup = Before the first turn
    .text =
        Everybody gets six cards (ten with Continents); the rest is the deck. Who is first is drawn by lot. Two to four play with one deck, five to eight with two. With Time to Fly up to 6 play, with Continents or the gift cards up to 4, with both expansions up to 8.
        Any card can be an animal. A card with two traits on it can be either of them, and is that for good once it is played.
web-rules-turn = A turn
    .text =
        A turn has four phases: development, food bank, feeding, extinction. Within a phase the players take their moves clockwise, beginning with the first player; development and feeding go round and round until everybody is done.
        After the turn the next player to the left becomes the first player.
web-rules-development = Development
    .text =
        In your move play one card: face down as a new animal, or face up as a trait on an animal. Or pass; whoever passes, or has no cards, plays no more cards in this phase.
        Most traits go on your own animals. Parasite and Neoplasm go on somebody else’s, Trematode on two animals of one other player, R-strategy on anybody’s.
        An animal has each trait only once, except Fat Tissue. Pair traits lie between two of your animals, and an animal may have the same pair trait with different partners. Carnivorous and Scavenger exclude each other, and so do the two Specializations.
web-rules-bank = Food bank
    .text =
        Dice decide how much red food lies in the middle, by the number of players. 2: 1d6+2; 3: 2d6; 4: 2d6+2; 5: 3d6+2; 6: 3d6+4; 7: 4d6+2; 8: 4d6+4.
        Neoplasms climb before the roll; Aedificators add their food when feeding begins.
web-rules-words = Hungry, fed, full
    .text =
        An animal needs one food, and more for each trait that bears a number: Carnivorous, Big, Viviparous, Intellect and Homeothermy one each, Parasite two, Trematode one for both of its animals. With so much food on it, whatever the colour, it is fed. An animal asleep counts as fed.
        Red food comes from the bank, blue food from prey, partners and traits, yellow is stored fat. A fed animal takes no more food, except onto an empty Fat Tissue; what it cannot hold is lost. When its need falls, surplus food leaves it at once and does not turn into fat. Only an animal that is not fed turns fat into food, and no more than it still needs.
web-rules-feeding = Feeding
    .text =
        In your move you do at most one main action: take one red food for an animal, attack with a carnivore, turn the fat of one animal into food, use Metamorphosis or a Specialization, take a Shell from the centre, or migrate.
        Besides, as often as they allow: Grazing, Piracy, Hibernation, Homeothermy, Recombination.
        While the bank has food that one of your animals can take, you cannot end your move without a main action. Otherwise you may pass and still come back in a later round. The phase ends when a whole round has gone by in which nobody did anything; food left in the bank is thrown away.
        Cooperation and Communication share at once and without being asked. If several wait, their owner says which comes first. Each of these cards works once in each round.
web-rules-attack = Attack
    .text =
        Each carnivore attacks once per turn, if it has room for food. Any animal may be the prey, also one of your own, but not the carnivore itself. What protects it always has to be overcome: Camouflage, Big, Swimming, Burrowing, Symbiosis, Flight, a Shell in use, Shy after a first attack, Herding. A swimming carnivore attacks only swimmers.
        First the attacker names carnivore, prey and, with Intellect, the trait that is ignored. If the prey has no traits, a hidden Anglerfish may turn up and strike back. Then the owner of the prey uses its answers in any order: Running, Mimicry and Tail Loss have to be used while the attack goes on, Shell and Ink Cloud may be.
        If nothing stops it, the prey is eaten and the carnivore gets two food; for a dropped tail one. A carnivore that met Cnidocytes is paralysed: its traits stop, and its pair traits for both partners. At last one Scavenger on the table gets a food, the first that can take it, beginning with the carnivore’s owner.
web-rules-extinction = Extinction and new cards
    .text =
        Hungry animals die, and so do those that ate poison. The dead and their traits go to their owner’s discard, face down; nobody else may look into it. Fat that was not turned into food in time does not help.
        Animals with Regeneration that were eaten get a new body. Then everybody draws one card, and one more for each of their animals that live; none for those that were restored just now, and none for R-strategy. Whoever has neither animals nor cards draws six. Food leaves the table, fat stays.
web-rules-end = The end and the points
    .text =
        The turn that begins with an empty deck is the last one; nobody sleeps in it. If births empty the deck in the middle of a turn, that turn becomes the last one and sleepers wake up.
        Two points for each animal alive, one for each trait card on it, and what its traits make it need besides. A pair trait counts once, a Trematode 3. Traits that are switched off count in full, and a Parasite counts for the one who has to feed it. Equal points: the bigger discard wins, then the victory is shared.
web-rules-time-to-fly = Time to Fly
    .text =
        42 cards, no new rules. Animals learn to fly, to lie in ambush and to think, to shed traits for food and to bear young. A Shell stays on the table when its owner dies, and anybody may take it.
        Anglerfish lie among the plain animals, and only their owner knows where. So the owner of an attacked animal without traits is asked every time, Anglerfish or not: not to be asked would tell too much.
        An Ambush interrupts: whenever an animal is about to take red food, first the feeding player, then the others clockwise may attack it. If it is eaten, the food stays in the bank.
web-rules-continents = Continents
    .text =
        42 cards and a map of three places with a food bank each: Laurasia, Gondwana and the Ocean, whose bank is always the same. Everybody begins with ten cards. In one move you act in one place, and nothing works across: animals attack, share and rob only where they are.
        New animals are laid on a continent. Swimming takes an animal to the Ocean, and the card goes to the discard; everybody there counts as a swimmer and, if it lives, one point more at the end. Migration, and Flight on an animal with at most two traits, move animals in a move in which nothing else is done.
        A Neoplasm lies at the bottom and climbs over one trait before each feeding; what is below it stops acting, and with no trait left above it the animal dies. Recombination hands traits over, but no tokens: what lies on a Fat Tissue is lost, and who gives Hibernation away wakes up. Whoever has lost everything draws ten cards and lays two animals at once.
        Without the map the same cards are played on one table; Migration, Suckerfish and Herding stay in the box.
web-rules-gift = Gift cards
    .text = 18 cards, no new rules. R-strategy brings two young in the next turn instead of a card. Shy animals are attacked only once a turn. Warm blood eats more, and faster.
web-rules-cataclysm = Cataclysm
    .text =
        One turn, and everything counts. Before a card is dealt the food is rolled: two dice, and one more for each player. Then the whole deck is dealt out evenly; what does not divide is put away unseen.
        In development nobody passes: every card has to be played, as an animal or as a trait. Then comes a feeding as usual. It is the last turn, so nobody falls asleep. Whoever is hungry dies, and the points are counted.
        With the expansion cards eight more kinds are mixed in, and everybody gets 20 cards, with six players 19.
web-rules-seasons = Seasons
    .text =
        A fixed number of turns: ten for two players, six for three, four for four, five for five. There is no duty to take food.
        An animal that goes hungry lies on its side and dies only if it goes hungry again; once fed it stands up. There is one open discard for all, which becomes the new deck when the old one is out.
        After every turn each animal that is fed brings two points, and the numbers of its hungry traits; other traits bring nothing. Then everybody draws four cards and goes down to six; and one more for each of their animals with traits that starved or was eaten by somebody else.
        Equal points: more fed animals after the last turn, then more food in reserve.
web-rules-reserve = Personal reserve
    .text = For Seasons. Everybody keeps one food of their own. After the feeding the fat left on animals goes into the reserve, and food from the reserve may save hungry animals; nothing is shared then.
web-rules-extra = Expansion cards in Cataclysm
    .text = Ambush, Intellect, Metamorphosis, Flight, Anglerfish, Ink Cloud, Recombination and Aedificator come in. An Aedificator adds its two food when the feeding begins, so the food is no longer known beforehand.

web-rules-mut-goal = What it is about
    .text =
        You have a deck of your own and do not know what is in it. The top card is played without looking: as a species, as one more animal of a species, or as a trait, and only then do you see what you have got.
        A species may have many animals, and all of them share its traits; but each eats, hides and dies for itself.
web-rules-mut-setup = Before the first turn
    .text =
        Everybody gets a deck of seven cards, face down, and three species of one animal each. The general deck lies in the middle. From five players on two boxes are mixed. Who is first is drawn by lot.
        Your species stand in a row. New ones come to the right end, and the order never changes.
web-rules-mut-turn = A turn
    .text = A turn has four phases: development, climate, feeding, extinction. Within a phase the players take their moves clockwise, beginning with the first player; development and feeding go round and round. Next turn the neighbour to the left is first. At the start of each turn every species with Budding grows by the top card of its owner’s deck, from left to right, as long as there are cards; that is a duty.
web-rules-mut-words = Hungry and fed
    .text = Each animal needs one food, and one more for each of these traits of its species: Big, Carnivorous, Metabolic Syndrome, Intellect, Viviparous. With so much food on it, it is fed; a species can have fed and hungry animals side by side. Red food comes from the centre, blue food from prey and traits.
web-rules-mut-development = Development
    .text =
        In your move play the top card, or pass for the rest of the phase; cards that you keep stay in your deck. Say how and where before it is turned.
        As a new species at the right end of your row. As one more animal of a species that has fewer animals than you have species. Or as a trait on a species of one animal; a species of several animals takes no traits.
        If the species has that trait already, or one that excludes it, the card moves on to the right, to the first species that it fits; if there is none, it becomes a species. Carnivorous, Obligate Carnivore and Scavenger exclude one another. A harmful card that would be the first trait may become a species instead; the list of cards marks them. Simplification takes off the last trait, and both cards become species; without a trait to take off, or if another species shares that card, only Simplification does.
web-rules-mut-climate = Climate
    .text = Dice give red food, green shelters and black parasites, by the number of players. Food: 2: 2d6; 3: 3d6; 4: 3d6; 5: 4d6; 6: 5d6; 7: 6d6; 8: 6d6. Shelters and parasites: 1d6 each, from five players on 2d6 each. Parasites that nobody took stay on the table, and there are never more than 10 of them, 20 from five players on.
web-rules-mut-feeding = Feeding
    .text =
        In your move do one thing: put food on a hungry animal of yours, a shelter on one of yours that has none, a parasite on somebody else’s animal, or attack with a hungry carnivore. As long as you can put a token you have to act; if you cannot, you may attack or wait.
        Once nobody can put a token, instinct binds: a hungry carnivore that can attack has to, whatever the prey, even another species of your own. The phase ends when nobody can put a token and no carnivore can attack. Food and shelters that are left go away.
web-rules-mut-attack = Attack
    .text =
        Each animal of a species with Carnivorous or Obligate Carnivore is a carnivore. It attacks another species, once per turn, while it is hungry. It cannot if a trait protects the species from it, or if every single animal is protected: sheltered, or fed and Burrowing.
        The owner uses Running and Mimicry in any order. If the attack comes through, they give up one animal without protection; the carnivore gets two food. Then one hungry Scavenger is fed, whether its owner likes it or not: the attacker’s first, then clockwise. Poison kills the carnivore at once.
web-rules-mut-extinction = Extinction
    .text =
        First the parasites: the species with the most of them on the whole table loses an animal that bears one; all that are tied do. Then hungry animals die. A species without animals loses its traits.
        Food, shelters and marks are cleared away; parasites stay. Then everybody draws as many cards as they have animals, and two more, under the ones they kept. Whoever has neither animals nor cards begins the next turn with ten.
web-rules-mut-end = The end and the points
    .text = When the general deck is empty at the start of a turn, or runs out before the draw, that turn is the last one, and nobody draws after it. Two points for each animal, one for each trait card, and one more for its hunger; a shared card counts once. Equal points: the bigger discard, then the victory is shared.
web-rules-divergence = Divergence
    .text = A fourth way to play a card: a new species of one animal splits off one of yours, directly to the right of it, with the same traits. The trait cards are shared: each counts once, and leaves with the last species that uses it.
web-rules-borrowed = Borrowed cards
    .text = Anglerfish, Flight, Intellect, Viviparous, Aedificator and Herding are shuffled in. With an Anglerfish in the deck everybody may look at the founders of their own species. It may turn up when a species without traits is attacked, and must if it is attacked and alone in its species. Then its whole species is Carnivorous, and siblings that were fed may be hungry again.

web-rules-dino-goal = What it is about
    .text = A herd on a land of hexes. The climate moves on, genes are for sale, and a meteor is coming. Every dinosaur that outlives a turn is a point, and points buy genes. When the meteor falls, most points win.
web-rules-dino-setup = Before the first turn
    .text =
        Two half boards make the land, bigger ones for more players. Each species gets a star hex by lot with one dinosaur on it, ten points, three secret event cards, and one gene each of egg, leg, fur, parasol and tail. Ten dinosaurs are the most that a species can have.
        The climate begins in the desert. The meteor begins on space 1, 2 or 3 with three, four or five players.
web-rules-dino-order = 1. Initiative
    .text = Longer tails act earlier; at equal tails smaller herds; then the lower die, and only those who are still equal roll again. The order holds for the whole turn.
web-rules-dino-climate = 2. Climate
    .text =
        The first player rolls: 1 moves the climate back, 2 leaves it, 3 to 6 move it on along its ring: desert, plain, hills, mountains, hills, plain.
        Where it stands it is temperate; one step colder is cold, one step hotter is warm, all others are deadly.
web-rules-dino-movement = 3. Movement
    .text =
        Each leg is a step to a neighbouring hex, for one dinosaur or for several; steps may be left unused. A hex holds one dinosaur. To enter a rival’s hex you have to fight, and the step is spent either way.
        With equal horns you win on 1 or 2, with one more on 1 to 4, with two or more on 1 to 5, with one fewer on 1. With two fewer you may not attack. The loser is gone.
web-rules-dino-births = 4. Births
    .text = Each egg is a newborn on an empty hex next to a dinosaur that stood there when the phase began. It is a duty as long as there is room. A species without dinosaurs begins anew on any empty hex, and its further newborns join that brood.
web-rules-dino-survival = 5. Survival
    .text = In the temperate zone everybody lives. In the cold one as many as you have fur, in the warm one as many as you have parasols, in the deadly one nobody. You choose who dies, no more and no fewer than the surplus. Every survivor is a point.
web-rules-dino-meteor = 6. Meteor and genes
    .text = The meteor comes one space closer every turn. On the spaces 10 to 13 the first player rolls: 1, then 2, 3, 4 or less, and it falls; on space 14 it falls anyway. Then the game is over at once. Otherwise genes are auctioned, and the next turn begins.
web-rules-dino-genes = The auction
    .text =
        One gene for each player is laid out. In order everybody bids points on a row, more than the bid that stands there; whoever is outbid bids again at once, there or elsewhere. Nobody bids more than they can pay, and a row may go for nothing. Nobody may decline, except with the card Dead End or with scarce genes.
        When everybody has a row of their own, all pay and take their genes. Each mutation that you already have makes a gene one point cheaper. What nobody took goes back into the bag.
        Genes stay for the whole game, add up and work for all of your dinosaurs from the next turn on. A card gene is no part of the species: it is an event card at once.
web-rules-dino-events = Event cards
    .text =
        Not in the first two turns. Each card names its moment: the start of a phase, before the climate roll, when the genes are laid out, or your own move to bid. The players are asked in order, round after round, until all pass; so you may answer a card of somebody later in order. Only one card that touches the climate is played in a turn; what a card gives ends with the turn.
        To keep hands secret everybody who could hold a fitting card is asked. You may also pass until somebody plays a card.
web-rules-dino-end = The end
    .text = Most points; then most dinosaurs on the map; then a shared victory. Genes and cards count for nothing.
web-rules-scarce-genes = Scarce genes
    .text = One gene fewer than there are players is laid out. The first who declines goes without and pays nothing; after that nobody else may decline. The meteor rests in the first two turns.
web-rules-options = Boxes and options
