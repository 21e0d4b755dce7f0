why-unreadable = "{ $text }" is not an action. Answer with one of the options, by its text or its number.
why-over = The game is over: no moves are left.
why-index = There is no option { $index }; the numbers go from 0 to { $count } (not included).
why-not-asked = You cannot do that now.
error-unknown-ruleset = There is no ruleset "{ $ruleset }". Rulesets: { $allowed }.
error-ruleset-type = A ruleset is named by a text such as "evolution+time-to-fly", not by { $value }.
error-number = { $name } must be a whole number from { $least } to { $most }, not { $value }.
error-unknown-switch = { $ruleset } has no switch "{ $name }". Its switches: { $allowed }.
error-switch-value = The switch { $name } cannot be { $value }. Allowed: { $allowed }.
error-scenario-shape = A scenario is a mapping with the keys ruleset and setup, as written by game.scenario().
error-record-json = The record is not readable as JSON: { $why }.
error-record-shape = A record is a JSON object as written by game.record().
error-record-format = The record has format { $found }; this version reads format { $known }.
error-record-answers = "answers" in a record is a list of texts.
error-record-switches = "switches" in a record is an object that maps names to values.
error-record-scenario = "scenario" in a record is a scenario document.
error-record-numbers = A record needs whole numbers for "players" and "seed" (a large seed as a text of digits).
error-record-commitment = "commitment" and "salt" in a record are texts.
error-record-imagined = An imagined game has no record: it begins in the middle of another. Save its position with scenario().
error-record-illegal = Move { $number } of the record, "{ $answer }", is not legal there: { $why }
error-record-edition = The record was played by edition { $edition } of the rules. By edition { $today }, which is played here, move { $number }, "{ $answer }", is not legal: { $why } The game can be replayed up to there.

# What points are made of
tally-trait = { $trait }
tally-need = need for food: { $trait }
