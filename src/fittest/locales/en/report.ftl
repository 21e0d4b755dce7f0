## `fittest lab`: what it is told

error-lab-against = { "--against" } names other rules for the same deals, each once and without { "--vary" }; these do not: { $names }.
error-lab-precision = { "--precision" } names a measure and how far its interval may reach to either side, as in turns=0.1; this does not: { $value }. Measures: { $allowed }.
error-lab-variant = The study has no variant "{ $name }". Variants: { $allowed }.
error-lab-no-games = No game of the study fits.
cli-help-lab-group = Studies of many games: what does a card, a trait, a switch do?
cli-help-lab-against = Other rules, such as a file of house rules, played on the same deals; the report shows the differences. Can be given several times.
cli-help-lab-precision = Stop as soon as a measure is known this well, as in turns=0.1 or seat-1=0.01; { "--games" } is then the most.
cli-help-lab-games = Take games out of a study, as records that can be replayed.
cli-help-lab-folder = The folder of the study.
cli-help-lab-variant = Only games of this variant.
cli-help-lab-number = Only the game (or, of several variants, the games) with this number.
cli-help-lab-trait = Only games in which somebody was dealt this trait or played it.
cli-help-lab-winner = Only games in which this seat has won, alone or with others.
cli-help-lab-limit = At most so many games.
cli-help-lab-file = The file to write; otherwise they are printed.

## The report of a study

lab-title = A study of { $ruleset } with { $players } players
lab-about = { $games } games of each variant; bots: { $bots }; seed { $seed }; switches: { $switches }. All intervals are 95 %.
lab-done = { $games } games. Written: { $files }
lab-power = Before the run: with { $games } games, a seat whose share of the victories is { $seat } percentage points off is noticed in four runs of five.
lab-power-card = The same goes for a card that stands on { $copies } of { $deck } cards, if one more of it in the opening hand is worth { $card } percentage points.
lab-power-none = Before the run: fewer than { $least } games show nothing for certain; they are good for looking at only.
lab-look-reached = { $measure }: known to within { $half } after { $games } games: { $found }. This interval holds although it was looked at again and again.
lab-look-missed = { $measure }: not known to within { $half } after all { $games } games: { $found }. This interval holds although it was looked at again and again.
lab-variant = Variant
lab-measure = Measure
lab-mean = Mean
lab-games = games
lab-seats = Victories by seat
lab-bots = Victories by bot
lab-points = Points of a player
lab-turns = Turns in a game
lab-decisions = Decisions in a game
lab-lead = Lead of the first over the second
lab-wins-seat = Victories of seat { $number }
lab-wins-bot = Victories of { $bot }
lab-difference = difference
lab-differences = How the variants differ
lab-differences-about = Both variants played the same deals with the same bots; this is the mean difference deal by deal. Victories are in percentage points. A star: holds after the correction for all rows of the table. The games on the right are the deals that differ most.
lab-effects = Effect of drawing one more, in percentage points of victories
lab-effects-title = What cards do
lab-effects-about = Which card comes to whom is chance. So these are effects, not mere companions of success: how many percentage points of victories one more card with this trait is worth, compared with another card of the same deck. "Opening hand": dealt before the first move. "Drawn": at any time. "Played": one more of it played because it was dealt. A star: holds after the correction for all rows of the column. A dash: less than { $least } seats or games; the deal hardly changes play, or (in "played") cards that bear two traits.
lab-effects-none = Too little was dealt by chance to a single player to tell what it does: effects need at least { $least } games, and cards that are dealt.
lab-associations = What goes along with one more played, in percentage points
lab-associations-title = What goes along with winning
lab-associations-about = These are associations, not effects: bots choose what they play, and whoever does well plays more of everything. "Difference": how often those win who played it, minus how often the others win. "Other things equal": one more of it, the numbers of all other traits being equal. Rows with fewer than { $least } seats on either side are left out.
lab-associations-none = There are too few games to tell what goes along with winning.
lab-play = What is played
lab-play-about = How often each trait is played, and what becomes of the animals that have it.
lab-trait = Trait
lab-dealt = dealt in a game
lab-hand = opening hand
lab-drawn = drawn
lab-per-play = played
lab-played = played in a game
lab-players = players who play it
lab-survival = bearers that survive a turn
lab-final = left at the end
lab-plain = difference
lab-equal = other things equal
lab-too-little = Too little data: fewer than { $least } seats or games.
lab-method = Method and limits
lab-method-deal = Effects of the deal: whenever a card is dealt, every unseen card is equally likely. The effect is the slope of victories on how much more of a trait a seat was dealt than was to be expected at that moment. What players do with their cards cannot bend this, not even by drawing more because they do well.
lab-method-play = "Played" divides the effect of drawing a card by how much more often it is then played (the deal is the instrument). It speaks of cards that are played because they came, and assumes that the card helps only by being played as this trait. A card that is often worth more as an animal breaks that assumption. Cards with two traits always do, so that this is left out for them.
lab-method-intervals = Seats of one game are not independent: errors are taken by game. Intervals are 95 % for each row by itself.
lab-method-many = With many rows some look striking by chance. The star therefore marks what is left after Holm's correction for all rows of a column.
lab-method-little = Nothing is told that rests on fewer than { $least } seats or games.
lab-method-pairs = Variants are compared on the same deals and seats. Where the deck differs, the same deal no longer means the same cards; the comparison stays right, it is only less sharp.
lab-method-association = Associations are kept apart: they describe who wins, not why.
lab-method-bots = All of this is true of these bots at this number of players. Other players may use a card better or worse.
lab-method-precision = If a study was stopped as soon as it was precise enough, only the interval named above allows for that; the others were made as if the number of games had been fixed.
lab-replay = Games behind the numbers
lab-replay-about = Every number in the column "games" is a game: its file is a record that can be replayed, reviewed and opened in the page. All games are in games.parquet (with seeds and records) and in parts/. From the folder of this report:

## `fittest lab tune`

error-lab-goal = { "--goal" } is one of { $allowed }, with a number where it says N; this is not: { $value }.
error-lab-change = { "--change" } names a switch, a card or a number, and two values or more, as in carnivorous.need=0..2, running=2..8..2 or half=no,kind; this does not: { $value }.
error-lab-tune = Name at least one { "--change" } and one { "--goal" }, each once.
cli-help-lab-tune = Look for counts and numbers by which a game comes nearer to several goals, and show the trade-off.
cli-help-lab-change = What may be changed, and to what: a card, a number or a switch, as in running=2..8, carnivorous.need=0..2, half=no,kind. Can be given several times.
cli-help-lab-goal = What to come nearer to: seats (all win equally often), traits (all cards are worth the same), or a number, as in turns=6. Can be given several times.
cli-help-lab-tune-games = How many games are played by each of the rules that are tried.
cli-help-lab-rounds = How many rounds of eight rules are tried; more can be added later.
lab-tune-done = { $tried } rules tried. Written: { $files }
lab-tune-title = Rules of { $ruleset } with { $players } players, tuned
lab-tune-about = { $tried } rules were tried with { $games } games each, and the best played again, { $again } games each on new deals; bots: { $bots }; seed { $seed }. What could change: { $changes }.
lab-tune-picture = The trade-off: nearer to the corner is better
lab-tune-unchanged = unchanged
lab-tune-finalists = The best, played again
lab-tune-finalists-about = Each number is how far the games are from a goal, with its 95 % interval: nought is perfect. Blue in the picture. A star: no other rules of this table are at least as near to all goals. The file has these rules: it can be played, and compared with others by fittest lab RULESET --against FILE.
lab-tune-trials = All that was tried
lab-tune-trials-about = Grey in the picture. The best of these look better than they are, since they were chosen for it; believe the table above.
lab-tune-rules = rules
lab-tune-best = best
lab-tune-file = file
lab-aim-seats = seats, percentage points apart
lab-aim-traits = traits, percentage points apart
lab-aim-measure = { $measure }, away from { $wanted }
lab-tune-method-search = Up to 64 possible rules are tried one and all. Otherwise two rounds are drawn at random; after that, one value of rules that no others beat is changed. The rules in between were not tried: better ones may exist.
lab-tune-method-again = The rules that came out best were played again on other deals, because those chosen for their results are partly chosen for their luck.
lab-tune-method-distance = "Seats": the root of the mean square of how far the seats' shares of the victories are from equal. "Traits": the same for how much one more card with a trait is worth when it is drawn, compared with another card. Otherwise: how far the mean is from the number that was asked for. What chance alone would add is subtracted, so that nought can be reached; intervals come from drawing the games anew (bootstrap).
lab-tune-method-front = All rules play the same deals. A star compares estimates: where intervals overlap, the order may be chance.
lab-tune-method-difference = To know whether rules differ for certain, compare them: fittest lab RULESET --against FILE shows the difference deal by deal, with its interval.
lab-tune-method-bots = The bots were made for the printed rules. They see the changed numbers, but have not learned to play by them.
