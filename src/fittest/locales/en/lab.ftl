error-house = The house rules in { $path } cannot be used: { $why }.
error-house-ruleset = The house rules in { $path } do not say which ruleset they change: ruleset = "evolution".
error-house-key = The house rules in { $path } have a key "{ $name }" that means nothing. Keys: { $allowed }.
error-house-value = In the house rules { $path }, "{ $name }" must be { $form }.
house-text = a text
house-boxes = a list of names
house-switches = a table of switches, each true, false, a whole number or a text
house-cards = a table of card names with whole numbers
error-cards-form = The numbers of cards are a table of card names with whole numbers.
error-cards-fixed = The numbers of cards of { $ruleset } are fixed: house rules can change them in the card game, the seasons and Random Mutations only.
error-cards-unknown = There is no card "{ $card }" in { $ruleset }. Cards: { $allowed }.
error-cards-total = A deck of { $total } cards cannot be played with: it needs { $least } to { $most }.
error-lab-vary = { "--vary" } names a switch and at least two different values, as in half=no,kind; this does not: { $value }.
error-lab-other = { $path } holds another study. Choose another folder, or give the same ruleset, players, bots, seed and switches.
error-lab-plan = { $path } cannot be read: { $why }.
error-no-lab = The lab needs more packages: pip install "fittest[lab]" ({ $why }).
error-no-pyarrow = Parquet files need pyarrow: pip install "fittest[lab]".
error-no-dask = A cluster needs Dask: pip install "fittest[cluster]".
error-cluster = There is no Dask scheduler to be reached at { $address }: { $why }.

cli-help-lab = Play many games, watch every trait, and write data and a report with plots.
cli-help-lab-vary = A switch and its values: the same deals are played with each, side by side.
cli-help-lab-cluster = Play on the workers of the Dask scheduler at this address.
cli-help-lab-out = The folder for data and report; a study that was stopped goes on where it was.

lab-title = A study of { $ruleset } with { $players } players
lab-about = { $games } games of each variant; bots: { $bots }; seed { $seed }; switches: { $switches }. All intervals are 95 %.
lab-done = { $games } games. Written: { $files }
lab-seats = Victories by seat
lab-bots = Victories by bot
lab-points = Points of a player
lab-turns = Turns in a game
lab-decisions = Decisions in a game
lab-traits = Traits
lab-effects = Effect on winning, in points of per cent
lab-effects-equal = For each trait, cards and genes alike: what one more of it goes along with in the share of victories, the number of all the others being equal. Bots choose what they play, so this shows what goes together, not always what causes what.
lab-effects-plain = For each trait: how often those win who played it, less how often those win who did not. There are too few games to hold the other traits equal. Bots choose what they play, so this shows what goes together, not always what causes what.
lab-trait = Trait
lab-played = played in a game
lab-players = players who play it
lab-survival = bearers that survive a turn
lab-final = there in the end
lab-wins-with = victories with it
lab-wins-without = victories without
lab-points-with = points with it
lab-points-without = points without
lab-plain = difference
lab-equal = other things equal
