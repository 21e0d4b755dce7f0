bots-help-arena = Let bots compete: the same deals in all seatings, with ratings and who beats whom.
bots-help-arena-bots = The bots, with commas between them: random, easy, greedy, quick, deep, module:Class, or door:NAME for a program that comes in by the bot door.
bots-help-arena-save = Keep every game in this file; if it has games already, go on from there.
bots-help-arena-csv = Print the standings as CSV.
bots-standings = { $games ->
    [one] After { $games } game
   *[other] After { $games } games
}
bots-rating = rating (95 %)
bots-matrix = How often the bot in the row does better than the one in the column
bots-door-open = The door is open for { $name }. Let your program in: address { $server }, token { $token }
error-door-server = The server behind the bot door did not start.
error-door-silent = { $name } has not answered for { $seconds } seconds. The games so far are in the file of --save, if there is one.
error-door-left = A program has left the table in the middle of a game.
error-arena-bots = An arena needs at least two different bots.
error-no-openskill = The arena needs the package openskill: pip install 'fittest[arena]'.
error-arena-line = Line { $line } of { $path } is not the game that belongs there; without this line and those after it the arena can go on.
bots-help-arena-players = How many players; otherwise as few as the game takes.
error-arena-file = { $path } does not begin like the file of an arena.
error-arena-other = { $path } holds the games of another arena: { $found }

bots-help-review = Look back on a finished game: how the chances went, where they turned, what a bot would have done.
bots-help-review-games = How many imagined games each chance of winning is taken from.
bots-help-review-bot = Which bot says what it would have done.
bots-looking-back = Looking back
bots-winners = Won: { $names }
bots-agreed = { $name }: the bot would have answered the same { $agreed } times out of { $count }.
bots-turning-points = Turning points, the greatest first; chances of winning afterwards
bots-every-decision = Every decision; chances of winning afterwards
bots-step = step
bots-turn = turn
bots-who = who
bots-answer = answer
bots-advice = the bot
error-review-unfinished = This game is not over: only a finished one can be looked back on.

ui-hints = Chances of winning with the best options, as far as you can know:
ui-help-hint = the best options and their chances
