# Explanations in the first games: why a question comes, and what has just happened.
web-guide = Explanations
web-guide-why = Why?
web-guide-off = Turn off
web-guide-setting = Explanations in the first games
web-first-games = My first game
web-first-game-over = That was a whole game. Practise what you met in it, and what you did not:

guide-prompt-play = Development. In each move you play one card: as a new animal, or as a trait on an animal. If you pass, you play nothing more in this phase. More animals bring more cards next turn, but each of them has to eat.
guide-prompt-play-all = In this scenario every card has to be played, as an animal or as a trait.
guide-prompt-go = Feeding. Take one food for a hungry animal, or attack with a carnivore instead. An animal that is not fed when the phase is over dies.
guide-prompt-go-on = You have taken your food. Traits that need no food can still be used; then end your move.
guide-prompt-share = Food for one animal of a pair brings food for the other. You have several pairs: say which one goes first.
guide-prompt-react = Your animal is attacked. Some of its traits can save it; beside each one you read what it does.
guide-prompt-scavenge = An animal has been eaten, and one Scavenger gets 1 food. You have several: choose.
guide-event-bank-rolled = The dice say how much food there is this turn. Nobody knows it beforehand, and it is rarely enough for everybody.
guide-event-played-pair = The line between two animals is a pair trait: one card for both.
guide-event-attacked = A carnivore attacks an animal instead of taking food from the bank, once per turn.
guide-event-eaten = Prey is 2 food for the carnivore. The animal leaves the table with all of its traits.
guide-event-stored = Fat Tissue stores food that an animal does not need. In a hungry turn it can live on it.
guide-event-starved = Extinction: every animal that is not fed dies, and its cards go to its owner’s discard pile.
guide-event-drew-seen = You draw 1 card, and 1 more for each animal that has survived.
guide-event-last-turn = The deck is empty: this is the last turn. At its end each animal is 2 points and each trait 1, and 1 more for each extra food that a trait makes its animal need.

guide-prompt-mut-development = Your deck is blind: you say first what the top card becomes, then it is revealed. A new species, a trait for a species with one animal, or one more animal for a species. Few animals are easily fed; many bring cards and points.
guide-prompt-mut-harmful = This trait is a burden, and it would be the first of its species. You may let the card become a new species instead.
guide-prompt-mut-feeding = Place one token, or attack. Food is for your own animals, a shelter keeps one of them from being eaten, and a parasite goes to somebody else. As long as you can place something, you have to do something.
guide-prompt-mut-react = Your species is attacked. Some of its traits can answer.
guide-prompt-mut-lose = You choose which of your animals is lost. Remember which ones are already fed.
guide-event-mut-climate = The climate dice say how much food, how many parasites and how many shelters come into the centre.
guide-event-mut-turned = The card is revealed. If the species cannot have this trait, the card moves to the right, to the first one that can.
guide-event-mut-eaten = Prey is 2 food for a Carnivorous animal; one kill feeds an Obligate Carnivore.
guide-event-mut-parasitised = Extinction begins with parasites: the species with the most of them on the whole table loses an animal.
guide-event-mut-starved = Then every animal that is not fed dies.
guide-event-mut-drew = Everybody gets as many cards as they have animals, and 2 more.
guide-event-mut-last-turn = The last turn. At its end each animal is 2 points and each trait card 1, and 1 more if it has a number in its corner.

guide-prompt-dino-event = A moment at which event cards can be played. You are asked even if you hold none that fits, so that nobody learns what you hold.
guide-prompt-dino-move = Movement. Each leg of your species is one step of one dinosaur. A skull marks dinosaurs that will die where they stand: go to the temperate zone, or to where fur and parasols keep them alive. To enter a rival’s hex you have to win a fight.
guide-prompt-dino-birth = Births. Each egg is one newborn, on an empty hex next to a dinosaur that stood there when the phase began.
guide-prompt-dino-lose = Survival. In the cold zone you keep one dinosaur for each fur, in the warm zone one for each parasol, in the deadly zone none. Choose who dies.
guide-prompt-dino-row = The auction. Everybody gets one gene: choose the row, then your bid. You pay with points, so a gene is worth only what it still brings you.
guide-prompt-dino-beaten = Somebody has bid more for your row. Bid again, there or in another row.
guide-event-dino-climate-moved = The climate decides which terrain is temperate. Four times in six it moves on.
guide-event-dino-fight-won = With equal horns the attacker wins on 1 or 2. The loser leaves the map.
guide-event-dino-scored = Each dinosaur on the map is a point, every turn.
guide-event-dino-meteor-moved = The meteor comes closer. On a space with a number the first player rolls, and if it falls, the game is over at once.
guide-event-dino-bought = A gene works for all dinosaurs of the species, for the whole game.
