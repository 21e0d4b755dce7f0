# Expansions of one's own; $place is a file with a line
error-expansion-folder = { $path } is not an expansion: it has no file expansion.toml.
error-expansion-file = { $place }: { $why }
error-expansion-key = { $place }: unknown key { $name }. Allowed: { $allowed }.
error-expansion-name = { $place }: the name of an expansion is written in small letters, digits and hyphens, as in deep-sea.
error-expansion-name-taken = { $place }: the name { $name } is taken.
error-expansion-game = { $place }: expansions of { $game } are not possible. Allowed: { $allowed }.
error-expansion-changed = The expansion { $name } was loaded from { $path } and has changed since. Restart the program.
error-expansion-order = Load these expansions together, or in the order of their names: { $names }.
error-expansion-numbers = This position was saved with other expansions loaded: { $names }.
error-expansion-room = { $place }: there is room for { $most } more.
error-expansion-trait-taken = { $place }: there is already a trait { $name }.
error-expansion-hook = { $place }: a trait has no hook { $name }. Start names of your own with an underscore. Hooks and attributes: { $allowed }.
error-expansion-word-taken = { $place }: the word { $word } is taken; another trait or the game itself uses it.
error-expansion-form = { $place }: a use needs a form, a reaction may have one. Allowed: { $allowed }.
error-expansion-card-taken = { $place }: the card { $card } exists already, or has more than two sides.
error-expansion-side = { $place }: no trait is called { $name }.
error-expansion-no-card = { $place }: no card has the trait { $name }. Add one in expansion.toml.
error-expansion-event = { $place }: the event { $name } is taken, or one of its arguments is none of { $known }.
error-expansion-reason = { $place }: the reason { $name } is taken.
error-expansion-text-taken = { $place }: the text { $name } belongs to the game itself.
error-expansion-record = In this record "expansions" is not a list of names with fingerprints.
error-expansion-missing = This needs the expansion { $name } ({ $fingerprint }), which is not loaded. Name its folder.
error-expansion-other = This needs another version of the expansion { $name }: { $fingerprint }, not { $found }.

cli-help-expansion = Load an expansion from this folder; its code is run. Can be given several times.
cli-help-new-expansion = Write the skeleton of an expansion: a folder that can be played and checked at once.
cli-help-new-expansion-name = Name of the expansion and of the new folder, as in deep-sea
cli-new-expansion = { $path } is ready. Check it: fittest check { $path }
    Play it: fittest play evolution+{ $path }
error-new-expansion-name = { $name } is not a name for an expansion: use small letters, digits and hyphens, as in deep-sea.
error-new-expansion-exists = { $path } already exists.
cli-check-text = { $place }: the text { $name } is missing.
cli-check-picture = { $place }: no trait is called { $name }.
cli-help-check-games = How many random games to play with each expansion, to look for broken laws
cli-check-law = { $game }, seed { $seed }, moves before: { $answers }: { $why }
cli-check-laws = { $games ->
    [one] { $games } random game
   *[other] { $games } random games
  } of { $ruleset }: { $broken ->
    [0] every law holds
    [one] { $broken } game breaks a law
   *[other] { $broken } games break a law
  }.
