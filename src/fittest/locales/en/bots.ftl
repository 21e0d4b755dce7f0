bots-help-arena = Let bots compete: the same deals in all seatings, with ratings and who beats whom.
bots-help-arena-bots = The bots, separated by commas: random, easy, greedy, quick, deep, master, a character such as hunter or quick:hunter, module:Class, cmd:COMMAND for a program here, or remote:NAME for an external program.
bots-help-arena-save = Keep every game in this file; if it already has games, continue from there.
bots-help-arena-csv = Print the standings as CSV.
bots-standings = { $games ->
    [one] After { $games } game
   *[other] After { $games } games
}
bots-rating = rating (95 %)
bots-milliseconds = ms per answer
bots-matrix = How often the bot in the row does better than the one in the column
bots-remote-open = Waiting for the program { $name }. Address: { $server }, token: { $token }
error-remote-server = The server for external bots did not start.
error-remote-silent = { $name } has not answered for { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. The games so far are in the file of --save, if there is one.
error-remote-left = An external program left the table in the middle of a game.
error-arena-bots = An arena needs at least two different bots.
error-no-openskill = The arena needs the package openskill: pip install 'fittest[arena]'.
error-arena-line = Line { $line } of { $path } is not the game that belongs there; without this line and the lines after it, the arena can continue.
bots-help-arena-players = How many players; otherwise as few as the game takes.
error-arena-file = { $path } does not look like an arena file: its first line is different.
error-arena-other = { $path } holds the games of another arena: { $found }

bots-help-review = Review a finished game, luck and skill apart: what each answer cost, what dice and cards did, where the turning points were.
bots-help-review-games = How many simulated games to play for each chance of winning.
bots-looking-back = Game review
bots-winners = Won: { $names }
bots-turning-points = Turning points, the biggest first; “step” is the position before the move
bots-step = step
bots-turn = turn
bots-who = who
bots-sides = How everybody played: accurate answers out of those that mattered, winning chance lost by their own answers, and luck
bots-accuracy = accurate
bots-lost = by own answers
bots-luck = by luck
bots-no-turning-points = No move and no stroke of luck stands out from the noise.
bots-change = winning chance
bots-cause = what happened
bots-chance = chance
bots-better = { $answer }. Better: “{ $best }”: { $why }
bots-chances = Chances of winning at the beginning of each turn, and in the end
error-review-unfinished = This game is not over: only a finished game can be reviewed.

ui-hints = What the options cost compared with the best one, as far as you can know:
ui-help-hint = the best options and their chances

# How the outcomes of two options differ; said of the better one.
reason-points = { $tenth ->
    [0] { $count ->
        [one] one more point
       *[other] { $count } more points
    }
   *[other] on average { $count }.{ $tenth } more points
}
reason-rival_points = { $tenth ->
    [0] { $count ->
        [one] one fewer point for the best rival
       *[other] { $count } fewer points for the best rival
    }
   *[other] on average { $count }.{ $tenth } fewer points for the best rival
}
reason-animals = { $tenth ->
    [0] { $count ->
        [one] one more living animal
       *[other] { $count } more living animals
    }
   *[other] on average { $count }.{ $tenth } more living animals
}
reason-rival_animals = { $tenth ->
    [0] { $count ->
        [one] one fewer animal for the strongest rival
       *[other] { $count } fewer animals for the strongest rival
    }
   *[other] on average { $count }.{ $tenth } fewer animals for the strongest rival
}
reason-traits = { $tenth ->
    [0] { $count ->
        [one] one more trait
       *[other] { $count } more traits
    }
   *[other] on average { $count }.{ $tenth } more traits
}
reason-fat = { $tenth ->
    [0] { $count ->
        [one] one more stored fat
       *[other] { $count } more stored fat
    }
   *[other] on average { $count }.{ $tenth } more stored fat
}
reason-cards = { $tenth ->
    [0] { $count ->
        [one] one more card
       *[other] { $count } more cards
    }
   *[other] on average { $count }.{ $tenth } more cards
}
reason-starved = { $tenth ->
    [0] { $count ->
        [one] one fewer of your animals starves
       *[other] { $count } fewer of your animals starve
    }
   *[other] on average { $count }.{ $tenth } fewer of your animals starve
}
reason-fed = { $tenth ->
    [0] { $count ->
        [one] one more of your animals is fed
       *[other] { $count } more of your animals are fed
    }
   *[other] on average { $count }.{ $tenth } more of your animals are fed
}
reason-lost = { $tenth ->
    [0] { $count ->
        [one] one fewer of your animals dies
       *[other] { $count } fewer of your animals die
    }
   *[other] on average { $count }.{ $tenth } fewer of your animals die
}
reason-eaten = { $tenth ->
    [0] { $count ->
        [one] one fewer of your animals is eaten
       *[other] { $count } fewer of your animals are eaten
    }
   *[other] on average { $count }.{ $tenth } fewer of your animals are eaten
}
reason-attacked = { $tenth ->
    [0] { $count ->
        [one] one fewer attack on your animals
       *[other] { $count } fewer attacks on your animals
    }
   *[other] on average { $count }.{ $tenth } fewer attacks on your animals
}
reason-caught = { $tenth ->
    [0] { $count ->
        [one] one more animal caught
       *[other] { $count } more animals caught
    }
   *[other] on average { $count }.{ $tenth } more animals caught
}
reason-species = { $tenth ->
    [0] { $count ->
        [one] one more species
       *[other] { $count } more species
    }
   *[other] on average { $count }.{ $tenth } more species
}
reason-parasites = { $tenth ->
    [0] { $count ->
        [one] one fewer parasite
       *[other] { $count } fewer parasites
    }
   *[other] on average { $count }.{ $tenth } fewer parasites
}
reason-dinosaurs = { $tenth ->
    [0] { $count ->
        [one] one more dinosaur
       *[other] { $count } more dinosaurs
    }
   *[other] on average { $count }.{ $tenth } more dinosaurs
}
reason-genes = { $tenth ->
    [0] { $count ->
        [one] one more gene
       *[other] { $count } more genes
    }
   *[other] on average { $count }.{ $tenth } more genes
}
reason-born = { $tenth ->
    [0] { $count ->
        [one] one more dinosaur is born
       *[other] { $count } more dinosaurs are born
    }
   *[other] on average { $count }.{ $tenth } more dinosaurs are born
}
reason-died = { $tenth ->
    [0] { $count ->
        [one] one fewer of your dinosaurs dies
       *[other] { $count } fewer of your dinosaurs die
    }
   *[other] on average { $count }.{ $tenth } fewer of your dinosaurs die
}
reason-chance = { $percent ->
    [one] { $percent } percentage point more winning chance
   *[other] { $percent } percentage points more winning chance
}
hint-why = “{ $option }”: { $why } { $horizon ->
    [end] in the end
    [rounds] after a few more rounds
   *[turn] by the next turn
} than with “{ $other }”.
hint-equals = As good as that, as far as the bot can tell: { $options }.
hint-equals-more = As good as that, as far as the bot can tell: { $options } and { $more ->
    [one] one more option
   *[other] { $more } more options
}.
hint-equals-option = “{ $option }”
hint-equal = “{ $option }”: all options compared are equal, as far as the bot can tell.
hint-chance = Your chance of winning: { $percent } % ± { $margin }.
