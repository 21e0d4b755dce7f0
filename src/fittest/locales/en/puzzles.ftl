# Puzzles, in the terminal and in the browser.
cli-help-puzzles = Puzzles: positions with one clearly best answer.
cli-help-puzzles-list = List the puzzles, the easiest first.
cli-help-puzzles-play = Solve a puzzle; without a name, the puzzle of the day.
cli-help-puzzles-name = The name of a puzzle from the list.
cli-help-puzzles-make = Look for puzzles in games that bots play, or in saved games.
cli-help-puzzles-from = A file of saved games to look at, instead of a ruleset.
cli-help-puzzles-worlds = In how many simulated games the answers are compared.
cli-help-puzzles-keep = How many of those found to keep: equally many of each level and kind of answer, the clearest first.
cli-help-puzzles-out = The folder for the puzzles, a scenario file each.
cli-help-puzzles-check = Prove puzzles again with the bots of today.
cli-help-puzzles-files = The files of the puzzles; without any, those that ship.
cli-help-puzzles-renew = Write what is told of a puzzle anew, and delete those that are no longer proved.
error-unknown-puzzle = There is no puzzle “{ $name }”; “fittest puzzles list” lists them.
error-puzzles-source = Name a ruleset or a file of saved games ({ "--from" }), one of the two.

puzzle-name = Name
puzzle-game = Game
puzzle-difficulty = Difficulty
puzzle-level = { $level ->
    [1] easy
    [2] medium
   *[3] hard
}
puzzle-checking = Proving…
puzzle-holds = { $name }: holds
puzzle-fails = { $name }: no longer proved
puzzle-checked = { $held } of { $all } puzzles hold.
puzzle-made = { $found ->
    [one] One puzzle found; see { $folder }.
   *[other] { $found } puzzles found; see { $folder }.
}
puzzle-task = { $game }: one answer is clearly better than all others. Find it! ({ $level ->
    [1] easy
    [2] medium
   *[3] hard
})
puzzle-right = Right! Your chance of winning is now about { $chance } %.
puzzle-because = Compared with “{ $other }”, { $horizon ->
    [end] in the end
    [rounds] after a few more rounds
   *[turn] by the next turn
}: { $why }.
puzzle-wrong = That costs { $loss ->
    [one] one percentage point
   *[other] { $loss } percentage points
} of your winning chance.
puzzle-instead = With the right answer, { $horizon ->
    [end] in the end
    [rounds] after a few more rounds
   *[turn] by the next turn
}: { $why }.
puzzle-other = That is possible, but clearly worse than the best answer.

puzzle-all = Puzzles
puzzle-list = All puzzles
puzzle-about = Positions from real games. One answer is clearly better than all others, and it is not the obvious one: bots have compared all of them in hundreds of games.
puzzle-title = { $game }: puzzle { $number }
puzzle-solve = Solve
puzzle-solved = solved
puzzle-next = Next puzzle
puzzle-progress = { $done } of { $all } solved, { $first } on the first try
