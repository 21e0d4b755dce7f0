# Playing scenarios: what differs, and why a document cannot be read.
scenario-differs = { $what }: expected { $wanted }, found { $found }.
scenario-refused = Step { $number } ({ $verb }) is refused:
scenario-legal = Step { $number } ({ $verb }) is legal, but should be refused.
scenario-other-reason = Step { $number } ({ $verb }) is refused, but not for the reason “{ $wanted }”:
scenario-unsolved = The solution “{ $answer }” is not possible:
scenario-asked = { $player } is asked and can answer: { $options }.
scenario-waits = The table waits for “{ $verb }”.
scenario-over = The game is over.
scenario-leak = The view of { $player } depends on hidden cards.

scenario-mapping = a mapping
scenario-list = a list
scenario-engine = a state of the engine as written by game.scenario()

error-scenario = { $place }: { $why }
error-scenario-unfit = { $place }: expected { $wanted }, found { $found }
error-scenario-unknown = { $place }: { $found } is unknown; allowed: { $allowed }
error-scenario-number = { $place }: expected a number from { $least } to { $most }, found { $found }
error-scenario-asserts-nothing = The scenario asserts nothing: it has no “expect”, no “solution” and no step that must be refused.

why-scenario-due = Nobody is asked: the table waits for “{ $verb }”.
why-scenario-not-due = This phase is not due.
why-scenario-no-phase = This ruleset has no such phase.
why-scenario-other = { $player } is to move.
why-scenario-unasked = Nobody is asked about that now.
why-scenario-one-trait = Name one trait.
why-scenario-which = There are several ways to do that: say which.
why-scenario-no-choice = There is nothing to choose between.
why-scenario-give = Each of the two animals has to give a trait.
why-scenario-not-followed = It is another animal that can be followed now.
why-scenario-nobody-moves = No animal is named that moves.
why-scenario-first-rolls = The first player rolls.
why-scenario-die = A die shows 1 to 6.
why-scenario-dice-count = The roll takes { $count } dice, not { $found }.
why-scenario-unnamed = Something must be named.
why-scenario-not-a-species = { $name } is an animal, not a species.
why-scenario-no-own-species = The player has no species.
why-scenario-not-one-animal = { $name } is not one animal.
why-scenario-ignores-two = Nobody can ignore more than two traits.
why-scenario-blue = Blue food comes from traits only.
why-scenario-compulsory = Reactions are compulsory.
why-scenario-dealt = The cards are already dealt.
why-scenario-few-cards = There are too few cards to deal.
why-scenario-feeding-open = Somebody can still place a token or attack.
why-scenario-loses-none = Nobody is asked which animal of { $name } is lost.
why-scenario-decide-first = Somebody has to decide first.
why-scenario-unasked-roll = Nobody is asked for this roll: { $players }.
