# The rules in short, in our own words. The engine knows more exactly; tap anything in play to hear why not.
web-rules-goal = What it is about
    .text = You lead a handful of animals through hard times. Each animal is a card lying face down; each trait is a card lying on it. Animals that find enough food live on and count at the end, together with their traits. The others go to your discard.
web-rules-turn = A turn
    .text =
        A turn has four phases: development, food bank, feeding, extinction. Within a phase the players take their goes clockwise, beginning with the first player.
        After the turn the next player to the left becomes the first player.
web-rules-development = Development
    .text =
        In your go play one card: face down as a new animal, or face up as a trait on an animal. Many cards have two traits; choose one of them. Pair traits lie between two animals.
        Most traits go on your own animals. Parasites and the like go on somebody else’s. An animal has each trait once, except Fat Tissue. Whoever passes plays no more cards in this phase.
web-rules-bank = Food bank
    .text = Dice decide how much red food lies in the middle. The number of dice depends on the number of players. The food that is left over disappears at the end of the turn.
web-rules-feeding = Feeding
    .text =
        In your go take one food from the bank for a hungry animal, or do something instead of that: attack, live on fat, change shape. As long as one of your animals can take food from the bank, you may not just pass.
        An animal needs one food, and as many more as its traits say. An animal that is fed takes no more, but fills its Fat Tissue. Several traits may be used besides: Grazing, Piracy, Hibernation.
web-rules-attack = Attack
    .text =
        Each carnivore attacks once per turn, also animals of its own player. The traits of the prey say who can attack it at all. Then the prey reacts: it runs, hides, drops its tail, or sends the hunter to somebody else.
        The hunter gets two food for prey that is eaten, one for a dropped tail. Afterwards one Scavenger on the table gets a food.
web-rules-extinction = Extinction and new cards
    .text =
        Hungry animals die, and so do those that ate poison. The dead and their traits go to their owner’s discard, face down.
        Then everybody draws one card, and one more for each of his animals that live. Whoever has neither animals nor cards draws six.
web-rules-end = The end
    .text = When the deck is empty, the turn that follows is the last one. Two points for each animal alive, one for each of its traits, and what its traits make it need besides. Equal points: the bigger discard wins.
web-rules-time-to-fly = Time to Fly
    .text = Animals learn to fly, to lie in ambush and to think. A Shell stays on the table when its owner dies. Anglerfish lie among the plain animals, and only their owner knows where.
web-rules-continents = Continents
    .text = Three places with a food bank each: Laurasia, Gondwana and the Ocean. In one go you act in one place. Animals attack and share only where they are. Swimming takes an animal to the Ocean, Migration takes it elsewhere; new animals are laid on a continent. An animal that lives in the Ocean counts one point more.
web-rules-gift = Gift cards
    .text = R-strategy brings two young in the next turn. Shy animals are attacked only once. Warm blood eats more, and faster.
web-rules-cataclysm = Cataclysm
    .text = One turn, and everything counts. The food is rolled before the cards are dealt, everybody gets the same number of cards, and all of them have to be played. Then a feeding as usual.
web-rules-seasons = Seasons
    .text = A fixed number of turns. Animals that go hungry lie on their side and die only if they go hungry again. After every turn there are points and new cards; the hand is limited. With the reserve you keep a little food for a bad day.

web-rules-mut-goal = What it is about
    .text = You have a deck of your own and do not know what is in it. The top card is played without looking: as a species, as one more animal of a species, or as a trait, and only then do you see what you have got. A species may have many animals, and all of them share its traits.
web-rules-mut-development = Development
    .text =
        In your go play the top card: as a new species, as an animal more (a species has at most as many animals as you have species), or as a trait on a species of one animal.
        A harmful card that would be the first trait may become a species instead. Whoever passes is out of the phase.
web-rules-mut-climate = Climate
    .text = Dice give red food, green shelters and black parasites. Parasites that nobody took stay on the table.
web-rules-mut-feeding = Feeding
    .text = In your go put one token: food or a shelter on your own animal, a parasite on somebody else’s. Or attack with a hungry hunter. If you can put a token, you must put one or attack.
web-rules-mut-attack = Attack
    .text = A hunter attacks a species. Its owner chooses which unsheltered animal is given up; the traits of the species protect all of its animals alike.
web-rules-mut-extinction = Extinction
    .text = First the parasites: an animal with too many of them dies. Then hunger. Then tokens are cleared away and cards are drawn into your deck, for what has lived.
web-rules-mut-end = The end
    .text = When the general deck is empty, the turn is the last one. Animals and traits of living species count.

web-rules-dino-goal = What it is about
    .text = A herd on a land of hexes. The climate moves on, genes are for sale, and a meteor is coming. When it falls, points decide.
web-rules-dino-order = 1. Initiative
    .text = Longer tails act earlier, and so do smaller herds. Equal ones roll dice; the lower one goes first.
web-rules-dino-climate = 2. Climate
    .text = A die moves the climate along its ring of deserts, plains, hills and mountains. Where it stands it is temperate; one step colder is cold, one step hotter is warm, further away is deadly.
web-rules-dino-movement = 3. Movement
    .text = Each leg is a step to a neighbouring hex. To enter an occupied hex you fight: the more horns you have than the other, the higher the die may be. The loser of the fight is gone.
web-rules-dino-births = 4. Births
    .text = Each egg is a newborn on a free hex beside your herd. The newborns of a turn stay together.
web-rules-dino-survival = 5. Survival
    .text = In the temperate zone everybody lives. In the cold one as many as you have fur, in the warm one as many as you have parasols, in the deadly one nobody. Every survivor is a point.
web-rules-dino-genes = 6. Genes
    .text = As many genes as players are laid out, and everybody bids points. Whoever is outbid chooses again. Mutations make later genes cheaper. Event cards are played at the moments printed on them, from the third turn on.
web-rules-dino-meteor = The meteor
    .text = It comes closer every turn. On the last spaces a die decides whether it falls; on the very last one it does.
