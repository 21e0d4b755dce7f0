why-unreadable = "{ $text }" is not an action. Answer with one of the options, by its text or its number.
why-over = The game is over: no moves are left.
why-index = There is no option { $index }; the numbers start at 0 and are below { $count }.
why-not-asked = You cannot do that now.
error-unknown-ruleset = There is no ruleset "{ $ruleset }". Rulesets: { $allowed }.
error-unknown-box = { $ruleset } has no box "{ $box }". Boxes: { $allowed }.
error-box-twice = The box "{ $box }" is named twice.
error-ruleset-type = A ruleset is named by a string such as "evolution+time-to-fly", not by { $value }.
error-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
error-unknown-switch = { $ruleset } has no switch "{ $name }". Its switches: { $allowed }.
error-switch-value = The switch { $name } cannot be { $value }. Allowed: { $allowed }.
error-scenario-shape = A scenario is a mapping with the keys ruleset and setup, as written by game.scenario().
error-record-json = The record is not readable as JSON: { $why }.
error-record-shape = A record is a JSON object as written by game.record().
error-record-format = The record has format { $found }; this version reads format { $known }.
error-record-answers = "answers" in a record is a list of strings.
error-record-switches = "switches" in a record is an object that maps names to values.
error-record-scenario = "scenario" in a record is a scenario document.
error-record-numbers = A record needs whole numbers for "players" and "seed" (a large seed as a string of digits).
error-record-commitment = "commitment" and "salt" in a record are strings.
error-record-imagined = A sampled game has no record: it begins in the middle of another. Save its position with scenario().
error-record-illegal = Move { $number } of the record, "{ $answer }", is not legal there: { $why }
error-record-edition = The record was played by edition { $edition } of the rules. By edition { $today }, which this version plays, move { $number }, "{ $answer }", is not legal: { $why } The game can be replayed up to there.

# What points are made of
tally-trait = { $trait }
tally-need = need for food: { $trait }

# What decides between equal points
tie-shared = Equal points, and no tie-break decides: the victory is shared.

# Notation of games and positions

error-notation-type = A notation is a string.
error-notation-long = The notation is too long: at most { $most } characters are read.
error-notation-count = The text holds { $count } games, not one; notation.read_games reads several.
error-notation-name = "{ $name }" cannot be the name of a tag: up to 40 letters, digits, - and _, none of the names that are taken.
error-notation-start = Line { $line }: a game begins with the tag [fittest 1].
error-notation-tag = Line { $line }: a tag is written [name value], and the value is JSON.
error-notation-tag-twice = Line { $line }: the tag "{ $name }" appears twice.
error-notation-value = Before line { $line }: the value of the tag "{ $name }" is a string in quotes.
error-notation-result = Before line { $line }: the result is not what it should be: { $why }.
error-notation-comment = Line { $line }: the comment that begins here is not closed by a curly bracket; inside, \ stands before a curly bracket and before itself.
error-notation-answer = Line { $line }: an answer is up to 400 characters and ends with a semicolon.
error-notation-variation = Line { $line }: a variation holds answers and stands after the answer that it replaces.
error-notation-open = Line { $line }: the variation that begins here is not closed.
error-notation-close = Line { $line }: no variation is open that could be closed.
error-notation-depth = Line { $line }: variations can be nested { $most } deep, no deeper.
error-position-head = A position begins like "p3 evolution 2 7 {"{"}{"}"} asked ": format, ruleset, players, seed, switches.
error-position-text = Character { $at } of the position is not understood: "{ $near }".
error-position-state = There is no such position: { $why }.
ui-seat = P{ $number }
