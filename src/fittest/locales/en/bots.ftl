bots-help-arena = Let bots compete: the same deals in all seatings, with ratings and who beats whom.
bots-help-arena-bots = The bots, with commas between them: random, easy, greedy, quick, deep, module:Class, or door:NAME for an external program.
bots-help-arena-save = Keep every game in this file; if it has games already, go on from there.
bots-help-arena-csv = Print the standings as CSV.
bots-standings = { $games ->
    [one] After { $games } game
   *[other] After { $games } games
}
bots-rating = rating (95 %)
bots-matrix = How often the bot in the row does better than the one in the column
bots-door-open = Waiting for the program { $name }. Address: { $server }, token: { $token }
error-door-server = The server for external bots did not start.
error-door-silent = { $name } has not answered for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. The games so far are in the file of --save, if there is one.
error-door-left = An external program left the table in the middle of a game.
error-arena-bots = An arena needs at least two different bots.
error-no-openskill = The arena needs the package openskill: pip install 'fittest[arena]'.
error-arena-line = Line { $line } of { $path } is not the game that belongs there; without this line and those after it the arena can go on.
bots-help-arena-players = How many players; otherwise as few as the game takes.
error-arena-file = { $path } does not start like the file of an arena.
error-arena-other = { $path } holds the games of another arena: { $found }

bots-help-review = Review a finished game: how the chances changed, where the turning points were, what a bot would have played.
bots-help-review-games = How many imagined games each chance of winning is taken from.
bots-help-review-bot = Which bot shows what it would have played.
bots-looking-back = Game review
bots-winners = Won: { $names }
bots-agreed = { $name }: the bot would have played the same { $agreed ->
    [one] { $agreed } time
   *[other] { $agreed } times
} out of { $count }.
bots-turning-points = Turning points, the biggest first; chances of winning afterwards
bots-every-decision = Every decision; chances of winning afterwards
bots-step = step
bots-turn = turn
bots-who = who
bots-answer = move
bots-advice = the bot
error-review-unfinished = This game is not over: only a finished game can be reviewed.

ui-hints = Chances of winning with the best options, as far as you can know:
ui-help-hint = the best options and their chances
