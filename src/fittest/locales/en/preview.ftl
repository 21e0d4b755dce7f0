# What can be foreseen of a choice or of a thing on the table.

preview-food = { $count } food
preview-escapes = escapes { $percent } %
preview-reacts = may use { $trait }
preview-redirects = redirects to { $animals }
preview-drops-trait = drops a trait instead: { $count } food
preview-harm-poison = { $trait } kills your carnivore at the end of the turn
preview-harm-instant-poison = { $trait } kills your carnivore
preview-harm-paralysis = { $trait } paralyses your carnivore
preview-keeps-traits = its traits stay on the table
preview-shares = shares with #{ $animal }
preview-scavenger = a Scavenger of { $player } gets 1 food
preview-may-conceal = may be an Anglerfish
preview-leaves-hungry = could still be fed: { $animals }
preview-points = { $hungry ->
    [0] { $safe }
   *[other] { $safe } + { $hungry } hungry
}
preview-hungry = needs { $count } more food
preview-dies-of-poison = dies of poison this turn
preview-open-to = can be attacked by { $animals }
preview-food-left = { $territories ->
    [1] { "" }
   *[other] { $territory }:{ " " }
}{ $hungry ->
    [one] { $hungry } hungry animal needs
   *[other] { $hungry } hungry animals need
} { $missing } food; { $food } left

preview-mut-redirects = redirects to species { $species }
preview-mut-most-parasites = most parasites ({ $count }): loses an animal
preview-mut-starving = { $count ->
    [one] { $count } animal starves
   *[other] { $count } animals starve
} without more food
preview-mut-food-left = { $hungry ->
    [one] { $hungry } hungry animal needs
   *[other] { $hungry } hungry animals need
} { $missing } food; { $food } left
preview-mut-unseen-all = Unseen cards ({ $count }):
preview-mut-unseen = { $trait } × { $count }
preview-mut-open-to = can be attacked by species { $species }

preview-dino-wins = you win { $percent } %
preview-dino-pays = you pay { $points }, { $left } left
preview-dino-doomed = dies here ({ $zone })
preview-dino-some-die = { $dying } of { $count } die here ({ $zone })
preview-dino-loses = { $count ->
    [one] { $count } dinosaur dies
   *[other] { $count } dinosaurs die
} in this climate
preview-dino-climate = next climate { $terrain }: { $percent } %
preview-dino-dies-if = dies if the next climate is { $terrain } ({ $percent } %)
preview-dino-some-die-if = { $dying } of { $count } die if the next climate is { $terrain } ({ $percent } %)
