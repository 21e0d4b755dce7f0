# Commands
ui-help-play = Play in the terminal, against bots or with several people at one screen.
ui-help-replay = Step through a saved game.
ui-help-people = How many people play at this screen; bots take the other seats.
ui-help-bots = The bots, one for each name: random, easy, greedy, quick, deep, master, a character (breeder, hunter, miser, gambler, guardian, pest; quick:hunter at that level), or module:Class. People take the other seats. Without it, one person plays against characters at the level greedy.
ui-help-seed = The same seed gives the same cards and dice; otherwise it is drawn.
ui-help-from = Go on with a saved game.
ui-help-seat = Show only what this seat saw.
error-seats = { $bots } bots do not fit a game of { $players } players.
error-people = { $people } people do not fit at a table for { $players }.
error-saved-knows = A saved game already has its rules, players and seed; leave out: { $words }.
error-too-much = Unexpected arguments: { $words }. Names of bots go after --bots.
error-which-game = Choose a game: { $allowed }.

# Playing
ui-welcome = { $game }, seed { $seed }
ui-person = { $name }: a person
ui-bot = { $name }: bot ({ $level })
ui-hint = Choose by number. ? shows what else you can type.
ui-hand-over = { $name }, it is your move. Nobody else should look. Press Enter.
ui-news = · { $line }
ui-no-number = Choose a number from 1 to { $count }.
ui-ask-help = (? for help)
ui-why-what = Why what? Add an action, as in: why attack 3 7
ui-why-allowed = That is allowed.
ui-save-where = Name a file: save FILE
ui-save-over = { $path } already exists. Overwrite it? (y/n)
ui-save-failed = { $path } could not be written: { $why }
ui-saved = Saved: { $path }. Go on with fittest play --from, watch it with fittest replay.
ui-save-offer = A file to save the game to (Enter: do not save):
ui-left = You left the game.
ui-over = The game is over
ui-winner = { $names } wins.
ui-winners = Shared victory: { $names }.

ui-help = Choose an option by its number, its short text (feed 2, attack 3 7) or its words. Other commands:
ui-help-help = this help
ui-help-why = why an action is not possible: why attack 3 7
ui-help-table = show the table again
ui-help-options = show the options again
ui-help-log = what has happened: log, log 100
ui-help-cards = all cards of this game
ui-help-trait = what a trait or a card does: trait running
ui-help-rules = the rules and settings of this game
ui-help-save = save the game: save FILE
ui-help-quit = leave the game
ui-cards-hint = trait NAME explains a card.
ui-no-trait = Nothing here is called "{ $name }".
ui-yes = yes
ui-no = no

ui-replay-prompt = [{ $step }/{ $last }] Enter next, b back, a number to jump, q quit:
ui-replay-help = Enter shows the next move, b the previous one, a number jumps, q quits.
ui-replay-answer = { $step }. { $name }: { $answer }
ui-replay-hidden = { $step }. { $name } moves.

# The table
ui-you = (you)
ui-turn = Turn { $turn }, { $phase }
ui-turn-of = Turn { $turn } of { $turns }, { $phase }
ui-last-turn = LAST TURN
ui-bank = Food bank
ui-deck = Deck { $count }
ui-centre = Shells in the centre: { $cards }
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
ui-discarded = { $count } discarded
ui-reserve = reserve { $count }
ui-first = first player
ui-no-animals = no animals
ui-hand = Your hand:
ui-new-animal = new animal
ui-pair = { $trait } with #{ $animal }
ui-pair-symbiont = { $trait }: guards #{ $animal }
ui-pair-guarded = { $trait }: guarded by #{ $animal }
ui-state-bodiless = EATEN, WAITING FOR A BODY
ui-state-anglerfish = ANGLERFISH
ui-state-poisoned = POISONED
ui-state-paralysed = PARALYSED
ui-state-hungry = HUNGRY
ui-trait-off = inactive
ui-trait-asleep = asleep
ui-trait-hidden = hidden
ui-trait-startled = safe now
ui-trait-used = used
ui-trait-tired = resting

# Random Mutations
ui-mut-phase-turn-start = start of the turn
ui-mut-phase-development = development
ui-mut-phase-climate = climate
ui-mut-phase-feeding = feeding
ui-mut-phase-extinction = extinction
ui-mut-phase-over = the game is over
ui-mut-centre = Centre:
ui-mut-food = food
ui-mut-shelters = shelters
ui-mut-parasites = parasites
ui-mut-general = Deck { $count }
ui-mut-open-card = Revealed: { $card }
ui-mut-deck = own deck { $count }
ui-mut-passed = passed
ui-mut-attacked = (has attacked)
ui-mut-shared = shares cards with { $species }

# Switches that more than one game has, or that no other file names
switch-map = Map
    .about = Which map is used, or whether one is used at all.
switch-deck = Deck
    .about = Which of the two readings of the deck list is used.
switch-climate = Climate
    .about = Which reading of the climate table is used.
switch-tie = Ties
    .about = Equal points are a shared victory, or a die decides.
switch-first = First player
    .about = By lot, or the first seat.
switch-ring = Climate ring
    .about = How many sectors it has.
switch-lowest_bid = Lowest bid
    .about = The smallest number that may be bid for a gene.
