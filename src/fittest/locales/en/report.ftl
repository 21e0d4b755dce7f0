## `fittest lab`: options

error-lab-against = { "--against" } names other rules for the same deals, each once and without { "--vary" }; these do not: { $names }.
error-lab-precision = { "--precision" } names a measure and how far its interval may reach to either side, as in turns=0.1; this does not: { $value }. Measures: { $allowed }.
error-lab-variant = The study has no variant "{ $name }". Variants: { $allowed }.
error-lab-no-games = No game of the study fits.
cli-help-lab-group = Studies of many games: what does a card, a trait, a switch do?
cli-help-lab-against = Other rules, such as a file of house rules, played on the same deals; the report shows the differences. Can be given several times.
cli-help-lab-precision = Stop as soon as a measure is known this well, as in turns=0.1 or seat-1=0.01; { "--games" } is then the maximum.
cli-help-lab-games = Take games out of a study, as records that can be replayed.
cli-help-lab-folder = The folder of the study.
cli-help-lab-variant = Only games of this variant.
cli-help-lab-number = Only the game (or, of several variants, the games) with this number.
cli-help-lab-trait = Only games in which somebody was dealt this trait or played it.
cli-help-lab-winner = Only games that this seat won, alone or with others.
cli-help-lab-limit = At most this many games.
cli-help-lab-file = The file to write; otherwise they are printed.

## The report of a study

lab-title = A study of { $ruleset } with { $players } players
lab-about = { $games } games of each variant; bots: { $bots }; seed { $seed }; switches: { $switches }. All intervals are 95 %.
lab-done = Games: { $games }. Written: { $files }
lab-power = Before the run: with { $games } games, four runs in five notice a seat whose share of wins is { $seat } percentage points off.
lab-power-card = The same goes for a trait on { $copies } of { $deck } cards, if one more of it in the opening hand is worth { $card } percentage points.
lab-power-none = Before the run: fewer than { $least } games prove nothing; they only give a first look.
lab-look-reached = { $measure }: known to within { $half } after { $games } games: { $found }. This interval allows for the repeated looks.
lab-look-missed = { $measure }: not known to within { $half } after all { $games } games: { $found }. This interval allows for the repeated looks.
lab-variant = Variant
lab-measure = Measure
lab-mean = Mean
lab-games = games
lab-seats = Wins by seat
lab-bots = Wins by bot
lab-points = Points of a player
lab-turns = Turns per game
lab-decisions = Decisions per game
lab-lead = Lead of the winner over the second
lab-wins-seat = Wins of seat { $number }
lab-wins-bot = Wins of { $bot }
lab-difference = difference
lab-differences = How the variants differ
lab-differences-about = Both variants played the same deals with the same bots; this is the mean difference deal by deal. Wins are in percentage points. A star: significant after the correction for all rows of the table. The games on the right are the deals that differ most.
lab-effects = Effect of drawing one more, in percentage points of wins
lab-effects-title = What cards do
lab-effects-about = Who gets which card is chance, so these are effects, not just correlations: how many percentage points of wins one more card with this trait is worth, compared with another card of the same deck. "Opening hand": dealt before the first move. "Drawn": at any time. "Played": one more of it played because it was dealt. A star: significant after the correction for all rows of the column. A dash: fewer than { $least } seats or games; the deal hardly changes play, or (in "played") cards with two traits.
lab-effects-none = There are too few chance deals to tell what cards do: effects need at least { $least } games, and cards that are dealt.
lab-associations = What goes with one more played, in percentage points
lab-associations-title = What goes with winning
lab-associations-about = These are associations, not effects: bots choose what they play, and players who do well play more of everything. "Difference": how often players who played it win, minus how often the others win. "Other things equal": one more of it, the numbers of all other traits being equal. Rows with fewer than { $least } seats on either side are left out.
lab-associations-none = There are too few games to tell what goes with winning.
lab-play = What is played
lab-play-about = How often each trait is played, and what becomes of the animals that have it.
lab-trait = Trait
lab-dealt = dealt per game
lab-hand = opening hand
lab-drawn = drawn
lab-per-play = played
lab-played = played per game
lab-players = players who play it
lab-survival = animals with it that survive a turn
lab-final = left at the end
lab-plain = difference
lab-equal = other things equal
lab-too-little = Too little data: fewer than { $least } seats or games.
lab-method = Method and limits
lab-method-deal = Effects of the deal: whenever a card is dealt, every unseen card is equally likely. The effect is the slope of wins on how much more of a trait a seat was dealt than expected at that moment. What players do with their cards cannot bias this, not even by drawing more because they do well.
lab-method-play = "Played" divides the effect of drawing a card by how much more often it is then played (the deal is the instrument). It describes cards that are played because they were drawn, and assumes that the card helps only by being played as this trait. A card that is often worth more as an animal breaks that assumption. Cards with two traits always break it, so this is left out for them.
lab-method-intervals = Seats of one game are not independent: errors are computed per game. Intervals are 95 % for each row by itself.
lab-method-many = With many rows, some look striking by chance. So the star marks what is significant after Holm's correction for all rows of a column.
lab-method-little = Nothing is reported that rests on fewer than { $least } seats or games.
lab-method-pairs = Variants are compared on the same deals and seats. Where the deck differs, the same deal no longer means the same cards; the comparison stays valid, only less precise.
lab-method-association = Associations are kept apart: they describe who wins, not why.
lab-method-bots = All of this is true of these bots at this number of players. Other players may use a card better or worse.
lab-method-precision = If a study was stopped as soon as it was precise enough, only the interval named above allows for that; the others treat the number of games as fixed.
lab-replay = Games behind the numbers
lab-replay-about = Every number in the column "games" is a game: its file is a record that can be replayed, reviewed and opened in the page. All games are in games.parquet (with seeds and records) and in parts/. From the folder of this report:

## `fittest lab tune`

error-lab-goal = { "--goal" } is one of { $allowed }, with a number where it says N; this is not: { $value }.
error-lab-change = { "--change" } names a switch, a card or a number, and two values or more, as in carnivorous.need=0..2, running=2..8..2 or half=no,kind; this does not: { $value }.
error-lab-tune = Name at least one { "--change" } and one { "--goal" }, each once.
cli-help-lab-tune = Look for card counts and numbers that bring a game closer to several goals, and show the trade-off.
cli-help-lab-change = What may change, and to which values: a card, a number or a switch, as in running=2..8, carnivorous.need=0..2, half=no,kind. Can be given several times.
cli-help-lab-goal = What to get closer to: seats (all win equally often), traits (all cards are worth the same), or a number, as in turns=6. Can be given several times.
cli-help-lab-tune-games = How many games to play with each set of rules.
cli-help-lab-rounds = How many rounds of eight sets of rules to try; more can be added later.
lab-tune-done = Rules tried: { $tried }. Written: { $files }
lab-tune-title = Rules of { $ruleset } with { $players } players, tuned
lab-tune-about = { $tried } rules were tried with { $games } games each, and the best were played again, { $again } games each on new deals; bots: { $bots }; seed { $seed }. What could change: { $changes }.
lab-tune-picture = The trade-off: closer to the corner is better
lab-tune-unchanged = unchanged
lab-tune-finalists = The best, played again
lab-tune-finalists-about = Each number is how far the games are from a goal, with its 95 % interval: 0 is perfect. Blue in the picture. A star: no other rules in this table are at least as close to all goals. The file has these rules: it can be played, and compared with others by fittest lab RULESET --against FILE.
lab-tune-trials = Everything that was tried
lab-tune-trials-about = Grey in the picture. The best of these look better than they are, because they were picked for their results; trust the table above.
lab-tune-rules = rules
lab-tune-best = best
lab-tune-file = file
lab-aim-seats = seats, percentage points apart
lab-aim-traits = traits, percentage points apart
lab-aim-measure = { $measure }, away from { $wanted }
lab-tune-method-search = If at most 64 sets of rules are possible, all are tried. Otherwise two rounds are drawn at random; after that, each try changes one value of rules that no others beat. Not all rules were tried: better ones may exist.
lab-tune-method-again = The rules that came out best were played again on other deals, because rules picked for their results are partly picked for their luck.
lab-tune-method-distance = "Seats": the root of the mean square of how far the seats' shares of wins are from equal. "Traits": the same for how much one more card with a trait is worth when it is drawn, compared with another card. Otherwise: how far the mean is from the number that was asked for. What chance alone would add is subtracted, so that 0 can be reached; intervals come from resampling the games (bootstrap).
lab-tune-method-front = All rules play the same deals. A star compares estimates: where intervals overlap, the order may be chance.
lab-tune-method-difference = To find out whether rules really differ, compare them: fittest lab RULESET --against FILE shows the difference deal by deal, with its interval.
lab-tune-method-bots = The bots were made for the printed rules. They see the changed numbers, but have not been trained on them.
