# The full-screen terminal client
ui-help-pace = How long each step is shown.
ui-help-plain = Line by line instead of full screen. Always on in a pipe.
ui-help-browser = Show it in a browser, at a local address (needs textual-serve).
error-no-textual-serve = --browser needs the package textual-serve: pip install 'fittest[browser]'.
tui-board = Table
tui-hand = Your hand
tui-log = Log
tui-about = What it does
tui-about-nothing = Point at a card, an animal or an option.
tui-your-move = { $name }: your move
tui-thinking = { $name } is thinking…
tui-filter = filter: { $query }▏
tui-nothing-with = No option involves { $thing }.
tui-why-prompt = These are not possible now. Choose one to hear why.
tui-hint-thinking = Thinking about a hint…
tui-undone = Your last move is undone.
tui-pace = Pace: { $pace }
tui-pace-slow = slow
tui-pace-normal = normal
tui-pace-fast = fast
tui-pace-instant = instant
tui-after-the-end = The game is over. You can still look around, save it, or undo.
tui-to-the-table = Look at the table
tui-bot = { $name }: bot
tui-save-where = Save the game to this file (Esc: cancel):
tui-save-over = { $path } already exists. Overwrite it?
tui-quit = Leave the game?
tui-save-and-quit = Save and leave
tui-quit-only = Leave
tui-stay = Stay
tui-close = Esc: close
tui-search = Search…
tui-start = Start
tui-step = Move { $step } of { $last }
tui-spectator = Seen by a spectator: no hidden cards
tui-keys = Keys
tui-keys-more =
    1–9  choose a row; further digits for longer lists
    ↑ ↓  go through the list, Enter chooses
    Tab  to the table, the hand, the log; there, arrows go from thing to thing
    A click on an animal, a card or a hex keeps the options that name it.
    Underlined things can be chosen.
    Ctrl+P  all commands

tui-key-help = Help
    .about = explains what is under the cursor, and the keys
tui-key-filter = Filter
    .about = type part of the option you are looking for
tui-key-hint = Hint
    .about = the best options with your chance of winning
tui-key-why = Why not?
    .about = why something is not possible now
tui-key-undo = Undo
    .about = take back your last move (alone against bots)
tui-key-skip = Skip
    .about = skip to the next question
tui-key-pace = Pace
    .about = how long each step is shown
tui-key-save = Save
    .about = save the game to a file
tui-key-cards = Cards
    .about = all cards of this game and what they do
tui-key-history = Log
    .about = everything that has happened
tui-key-rules = Rules
    .about = the rules, players and settings of this game
tui-key-cancel = Cancel
    .about = take back an unfinished choice
tui-key-quit = Quit
    .about = leave the game
tui-key-forward = Next
    .about = the next move
tui-key-back = Back
    .about = the move before
tui-key-play = Play
    .about = show one move after another, or stop
tui-key-viewpoint = Seat
    .about = see the table from another seat
tui-key-theme = Theme
    .about = other colours
