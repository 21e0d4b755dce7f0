error-house = The house rules in { $path } cannot be used: { $why }.
error-house-ruleset = The house rules in { $path } do not say which ruleset they change: ruleset = "evolution".
error-house-key = The house rules in { $path } have an unknown key "{ $name }". Keys: { $allowed }.
error-house-value = In the house rules { $path }, "{ $name }" must be { $form }.
house-text = a string
house-boxes = a list of names
house-switches = a table of switches, each true, false, a whole number or a string
house-cards = a table of card names with whole numbers
house-numbers = a table of names with whole numbers, such as deal = 4 or carnivorous.need = 2
error-numbers-form = The numbers of the rules are a table of names with whole numbers.
error-numbers-fixed = House rules cannot change the numbers of { $ruleset }.
error-numbers-unknown = House rules cannot change "{ $name }". Numbers: { $allowed }.
error-cards-form = The numbers of cards are a table of card names with whole numbers.
error-cards-fixed = The numbers of cards of { $ruleset } are fixed: house rules can change them in the card game, the seasons and Random Mutations only.
error-cards-unknown = There is no card "{ $card }" in { $ruleset }. Cards: { $allowed }.
error-cards-total = A deck of { $total } cards cannot be played with: it needs { $least } to { $most }.
error-env-position = An environment of { $wanted } cannot go on from { $found }.
error-position-data = A saved position is what position.save() gives: a record, and where its answer stands.
error-compiled-search = OpenSpiel’s compiled { $name } crashes with games that are written in Python, as this one is. Use its Python search: open_spiel.python.algorithms.ismcts.
error-resample = At a chance node nothing can be resampled: do that where a seat is asked.
error-env-actions = actions cannot be { $found }. Allowed: { $allowed }.
why-action = Action { $action } is not legal now; the mask says which are.
error-render-mode = There is no render mode { $mode }. Modes: { $allowed }.
error-lab-vary = { "--vary" } names a switch and at least two different values, as in half=no,kind; this does not: { $value }.
error-lab-other = { $path } holds another study. Choose another folder, or give the same ruleset, players, bots, seed and switches.
error-lab-plan = { $path } cannot be read: { $why }.
error-no-lab = The lab needs more packages: pip install "fittest[lab]" ({ $why }).
error-no-pyarrow = Parquet files need pyarrow: pip install "fittest[lab]".
error-no-dask = A cluster needs Dask: pip install "fittest[cluster]".
error-cluster = No Dask scheduler answers at { $address }: { $why }.

cli-help-lab = Play many games, watch every trait, and write data and a report with plots.
cli-help-lab-vary = A switch and its values: the same deals are played with each, side by side.
cli-help-lab-cluster = Play on the workers of the Dask scheduler at this address.
cli-help-lab-out = The folder for data and report; a stopped study continues where it was.

## `fittest train`

cli-help-train = Let bots learn a ruleset: they play against themselves and learn to judge positions.
cli-help-train-generations = How often to learn; each generation after the first plays with what the one before has learned.
cli-help-train-looks = How long the players of later generations think: simulated games per answer.
cli-help-train-out = The folder for games and weights; a stopped training continues where it was.
cli-help-train-onward = Start from the weights that ship with Fittest instead of from scratch: all generations play with a search.
cli-help-train-rounds = How many rounds of games tune the heuristic first; 0 leaves it as it is.
train-tuning = Tuning the heuristic
train-generation = Generation { $number } of { $all }
train-done =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } learned from. In held-out games the winner was predicted in { $seen } % of positions. Written: { $path }
error-train-other = { $path } holds another training: name a new folder, or ask for the same ruleset, seed and numbers.
error-train-nothing = Nothing of { $ruleset } has been learned yet, so there is nothing to start from.
error-train-short = No game lasted long enough to learn anything from it.
