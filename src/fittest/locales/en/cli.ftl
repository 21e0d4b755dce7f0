cli-help = One table for a family of evolution games: play, check, measure.
cli-help-lang = The language of the output; by default, the language of your environment.
cli-help-help = Show this help.
cli-help-json = Print JSON.
cli-help-rulesets = List the rulesets with their player counts and switches.
cli-help-cards = The cards of a ruleset: sides, food numbers, points, kinds, copies and texts, and what changes with the number of players.
cli-help-version = Show the version, and whether the engine is compiled.
cli-help-check = Run scenario files, or check the folder of an expansion, and report what fails.
cli-help-check-json = Print one JSON object for each scenario: id, ok, why, rulings.
cli-help-check-seconds = How long one scenario may take.
cli-help-simulate = Play many games between bots and sum up the results.
cli-help-players = How many players.
cli-help-games = How many games.
cli-help-bots = The bots, separated by commas: random, easy, greedy, quick, deep, master, module:Class, or cmd:COMMAND for a program. Repeated until all seats are filled.
cli-help-seed = The same seed gives the same games.
cli-help-jobs = How many processes share the work; the result does not depend on it.
cli-help-set = A switch of the ruleset, as NAME=VALUE; can be given several times.
cli-help-soak = Play random games of all rulesets, or of the ones named, and look for anything broken.
cli-help-soak-cards = House rules: this many copies of a card in each deck, such as grazing/fat-tissue=40; can be given several times. Rulesets without the card are left out.
cli-help-soak-players = Only games with this many players; can be given several times.
cli-help-bench = Measure the speed of the engine, compared with python-chess.
cli-help-bench-seconds = How long to play each kind of game.

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-arguments = Arguments
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND …
cli-default = default: { $value }
cli-required = required
cli-system = The system reports: { $why }.
cli-too-many = Unexpected arguments: { $words }.
cli-value-missing = { $name } needs a value.
cli-value-given = { $name } takes no value.
cli-number-up = { $name } must be a whole number, at least { $least }.
cli-file = { $name } must name a file, not a folder.
cli-folder = { $name } must name a folder, not a file.
cli-help-ruleset = A ruleset, as listed by fittest rulesets, or a file of house rules ending in .toml.
cli-help-some-rulesets = Rulesets, or files of house rules; without any, all that are known.
cli-help-scenario-files = Scenario files (YAML), folders of expansions.
cli-help-record = A saved game (JSON).
cli-help-verify = Check that a game was dealt from the seed the table promised, and that it went as recorded.
verify-no-commitment = The record holds no commitment, so nothing shows when its seed was chosen.
verify-committed = The seed is the one the table promised: { $found }.
verify-not-committed = The seed is not the one the table promised: { $promised } was promised, seed and salt give { $found }.
verify-position = The game began in a given position, hands and deck included; all dice and shuffles after it come from the seed.
verify-position-dice = The game began in a given position, and what was drawn after it does not come from the seed.
verify-answers = { $count ->
    [one] The one move is legal.
   *[other] All { $count } moves are legal.
}
verify-taken-back = { $count ->
    [one] A move was taken back once.
   *[other] Moves were taken back { $count } times.
}
verify-no-result = The record holds no result to compare with.
verify-result = The result is the one recorded: { $scores }.
verify-other-result = The result is not the one recorded: the moves lead to { $scores }.
verify-proved = Proved: the game was dealt fairly and went as recorded.
verify-proved-position = Proved: from the given position on the game went as recorded. Nothing shows how the position came about.
verify-not-proved = Not proved.
cli-error = Error: { $what }
cli-no-such-option = There is no option { $name } here; --help lists the options.
cli-no-such-command = There is no such command. Commands: { $allowed }.
cli-missing = { $name } is missing.
cli-number = { $name } must be a whole number from { $least } to { $most }.
cli-real = { $name } must be a number, at least { $least }.
cli-choice = { $name } must be one of: { $allowed }.
cli-path = { $name } must name a file that can be read.

cli-players = players
cli-version = Fittest { $version }, { $engine }, Python { $python }
cli-engine-compiled = compiled engine
cli-engine-interpreted = interpreted engine

cli-check-fail = FAIL { $place } { $id }: { $why }
cli-check-summary = { $count ->
    [one] { $count } scenario
   *[other] { $count } scenarios
}: { $passed } passed, { $failed } failed.
cli-kind-text = a string
cli-kind-mapping = a mapping
cli-kind-list = a list

cli-playing = Playing
cli-games-per-second = Games per second
cli-decisions-per-second = Decisions per second
cli-turns-per-game = Turns per game
cli-decisions-per-game = Decisions per game
cli-by-seat = By seat
cli-by-bot = By bot
cli-seat = seat { $number }
cli-games = games
cli-wins = wins (95 %)
cli-score = points (95 %)
cli-soak-fault = BROKEN { $game }, seed={ $seed }, moves before: { $answers }: { $why }
cli-soak-summary = Games: { $games }, decisions: { $decisions }, rules: { $rulesets }; { $broken ->
    [0] nothing is broken.
    [one] { $broken } game is broken.
   *[other] { $broken } games are broken.
}
cli-measure-decisions = decisions
cli-measure-games = games
cli-measure-clone = clone mid-game
cli-measure-view = view of a seat
cli-bar-holds = Met: { $what }
cli-bar-broken = Not met: { $what }
cli-bar-speed = { $ruleset }, { $players } players: at least { $bar } times as many decisions per second as python-chess ({ $value }).
cli-bar-mixed = everything mixed, 8 players: a decision costs at most { $bar } times one of the base game with 4 ({ $value }).
cli-bar-clone = a clone of the base game, mid-game with 4 players, takes at most { $bar } µs ({ $value }).
cli-bar-clones = no clone takes longer than { $bar } µs ({ $value }).
cli-bar-view = a view of the base game, 4 players, takes at most { $bar } µs ({ $value }).
cli-ratio = vs python-chess

error-scenario-yaml = { $place }, document { $number }: not readable as YAML: { $why }
error-scenario-mapping = { $place }, document { $number }: a scenario is a mapping with id, ruleset, setup, steps and expect.
error-scenario-key = { $place }, document { $number }: "{ $name }" must be { $kind }.
error-scenario-misspelt = { $place }, document { $number }: "{ $name }" is not a key of a scenario; did you mean "{ $meant }"?
error-scenario-none = There is no scenario in { $path }.
error-scenario-slow = It took longer than { $seconds } s and was stopped.
error-scenario-crash = It crashed the process that ran it.
error-no-cases = No game here can be played with that many players: { $allowed }.
error-unknown-bot = There is no bot "{ $name }". Bots: { $allowed }, or module:Class.
error-bot-import = The bot "{ $name }" cannot be imported: { $why }.
error-bot-made = The bot "{ $name }" cannot be created with a seed: { $why }.
error-bot-choose = The bot "{ $name }" has no method choose(player).
error-bot-failed = The bot "{ $name }" failed: { $why }.
error-bot-answer = The bot "{ $name }" returned { $answer }, but it must return the index of an option, from 0 to { $most }.
error-program-start = The program "{ $name }" cannot be started: { $why }.
error-program-ready = The program "{ $name }" did not say that it is ready; its first line is {"{"}"type": "ready"{"}"}.
error-program-ended = The program "{ $name }" has exited.
error-program-slow = The program "{ $name }" did not answer within { $seconds } seconds.
error-program-line = The program "{ $name }" wrote a line that is not a JSON object: { $line }
error-program-answer = The program "{ $name }" answered { $answer }, but "answer" must be the text of an option or its number, from 0 to { $most }.
error-no-bots = Name at least one bot.
error-saved-line = Line { $line } of { $path } is not a saved game: { $why }.
error-no-chess = The comparison needs python-chess: pip install chess.
error-switch-form = A switch is set as NAME=VALUE, not as "{ $value }".

# Cards
cards-copies = Copies
cards-card = Card
cards-kind = Kind
cards-need = Food
cards-points = Points
cards-id = Id
cards-players = Players
cards-total = { $box }: { $count }, { $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
}.
cards-harmful = Harmful: { $count }.
cards-roll = { $added ->
    [0] { $dice }d6
   *[other] { $dice }d6+{ $added }
}
cards-note-evolution = Any card can be an animal: it needs 1 food and is worth 2 points. "Food" is what a trait adds to that; "Points" is what its card is worth at the end.
cards-note-cataclysm = Any card can be an animal: it needs 1 food and is worth 2 points. "Food" is what a trait adds to that; "Points" is what its card is worth at the end.
cards-note-seasons = Any card can be an animal: it needs 1 food and is worth 2 points in each turn in which it is fed. "Food" is what a trait adds to that, and it counts as points of the turn too.
cards-note-mutations = Any card can be an animal: it needs 1 food and is worth 2 points. Revealed, it is a trait of a species: "Food" is what it adds to the need of each animal, "Points" is what the card is worth at the end. A harmful card that would be the first trait of a species may become a new species instead.
cards-note-dinosaurs = Every species starts with three event cards and the genes egg, leg, fur, parasol and tail; those are not among the tokens here.
card-harmful = harmful
card-kind-trait = trait
card-kind-on-others = trait, on another player's animal
card-kind-on-anybody = trait, on anybody's animal
card-kind-pair = pair trait
card-kind-pair-on-others = pair trait, on two animals of another player
card-kind-animal = animal only
card-kind-passing = trait that does not stay
card-kind-event = event card
card-kind-gene = gene
card-box-evolution = Base deck
card-box-time-to-fly = Time to Fly
card-box-continents = Continents
card-box-gift = Gift cards
card-box-mutations = Random Mutations
card-box-borrowed = Cards from other sets
card-box-events = Event cards
card-box-genes = Genes
table-fact-decks = Decks
table-fact-boxes = Boxes
table-fact-cards = Cards
table-fact-in-play = In play
table-fact-deal = Dealt
table-fact-put-away = Put away
table-fact-bank = Food bank
table-fact-laurasia = Laurasia
table-fact-gondwana = Gondwana
table-fact-ocean = Ocean
table-fact-turns = Turns
table-fact-species = Species
table-fact-general = General deck
table-fact-food = Food
table-fact-parasites = Parasites
table-fact-shelters = Shelters
table-fact-black = Black tokens
table-fact-map = Map
table-fact-genes = Genes on offer
table-fact-meteor = Meteor starts on
table-fact-spaces = Spaces of its track

cli-help-save-games = Save every game to this new file, one per line: seed, bots and their seeds, answers, result.
cli-help-game = Which game of a file with one game per line (.jsonl), counting from 1.
error-save-there = { $path } already exists; games are written to a new file.
error-save = { $path } cannot be written: { $why }.
error-record-game = { $path } holds { $count ->
    [one] one game
   *[other] { $count } games
}; choose one with --game, counting from 1.

cli-help-draw = Draw a position of a game, as the page draws it.
cli-help-draw-step = After how many answers; the last position if it is not given.
cli-help-draw-out = The file for the picture (SVG).
error-no-pictures = For pictures, install the package with its drawings: pip install "fittest[pictures]".
picture-food = food: { $count }
picture-deck = deck: { $count }
picture-cards = cards: { $count }
picture-points = points: { $count }
picture-turn = turn { $turn }
picture-over = the game is over

cli-help-perft = Count the sequences of answers of one deal, depth by depth, to compare another engine with this one.
cli-help-perft-depth = How many answers deep.
perft-depth = answers
perft-count = sequences
