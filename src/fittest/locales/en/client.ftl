# The browser client: what is not part of any game.
web-home = Home
web-board = Board
web-menu = Menu
web-close = Close
web-settings = Settings
web-back-to-game = Back to the game
web-lessons = Lessons
web-rules = Rules and cards
web-opening = Opening the table…
web-no-server = The server is not responding. Try again in a moment.
web-region-failed = This part of the page failed: { $region }.
web-region-safe = The game itself is safe.
web-region-table = the table
web-region-hand = your hand
web-region-lobby = the lobby
web-region-screen = the screen
web-part-missing = Part of the page could not be loaded. The connection may be down, or there is a newer version.
web-try-again = Try again
web-reload = Reload the page
web-reconnecting = Connection lost. Reconnecting…

# Home
web-hero = Create an animal. Give it teeth. Feed it.
web-hero-about = A table for a whole family of evolution games: with friends, with bots, or both.
web-pick-game = Pick a game
web-game-evolution = Cards become animals and their traits. The hungry die out; survivors score points.
web-game-mutations = A blind deck and species of many animals. You see a card only after you play it.
web-game-dinosaurs = A map of hexes, a changing climate, a gene auction, and a meteor on its way.
web-game-seasons = Points every turn, and hunger kills only the second time.
web-game-cataclysm = One fatal turn. Every card must be played.
web-start = Start a game
web-people = People
web-bots = Bots
web-fewer-people = One fewer person
web-more-people = One more person
web-fewer-bots = One fewer bot
web-more-bots = One more bot
web-play-now = Play { $game }
web-set-table = Customise table
web-join = Join
web-join-about = Paste a link or enter a code
web-join-code = Link or code
web-join-go = Open
web-public = Public tables
web-public-none = No public table is waiting for players.
web-sit = Sit down
web-watch = Watch
web-mine = My games
web-mine-none = No games yet. Start one above.
web-open = Open
web-status-waiting = waiting for players
web-status-playing = in play
web-status-paused = paused
web-status-unreadable = cannot be opened
web-your-turn = Your move
web-replay = Replay
web-learn = Learn
web-learn-about = A first turn with explanations takes five minutes. The lessons are even shorter.
web-first-turn = My first turn
puzzle-today = Puzzle of the day

# Before the start
web-who-plays = Who plays
web-you = (you)
web-player = Player { $number }
web-player-own = Player { $number } (you)
web-person = A person
web-seat-character = Temperament of seat { $number }
web-no-character = No temperament
web-bot-level = Bot: { $level }
web-level-random = plays at random
web-level-easy = makes mistakes, for beginners
web-level-greedy = takes what it can
web-level-quick = looks ahead quickly
web-level-deep = thinks deeply
web-level-master = the strongest, thinks up to 3 s
web-seat-kind = Who sits at seat { $number }
web-seat-bot = a bot
web-seat-taken = is at the table
web-seat-free = the seat is free
web-seat-kept = kept from the last game
web-copy-link = Copy link
web-new-link = New link
web-copy-watch = Link for spectators
web-copied = Copied.
web-qr = QR
web-qr-about = The link as a QR code
web-invite = Invitation
web-secret = Whoever opens this link first takes the seat; after that it no longer works. Send it to one person only.
web-stand-up = Leave the seat
web-devices = Devices
web-devices-count = { $count ->
    [one] This seat is open on this device only.
   *[other] This seat is open on { $count } devices, including this one.
}
web-devices-about = To continue on a phone or in another browser, create a one-time code and open it there.
web-devices-add = Create a code
web-devices-code = Code for another device
web-devices-how = Scan this with the other device, or enter the code on its home screen under “Join”. It works once, for ten minutes.
web-devices-drop = Disconnect other devices
web-devices-dropped = The seat is now open on this device only.
web-joined-by-code = This seat is also open on another device. If it is not yours, disconnect it under “Devices”: it can see your cards.
web-taken = This seat is taken
web-taken-you = Was it you?
web-taken-you-about = On the device or in the browser where you sat down, open the table, choose “Devices” and create a code. Enter it here:
web-taken-other = Was it somebody else?
web-taken-other-about = Ask the host for a link of your own: each link is for one person.
web-lost = This seat is no longer yours
web-code-wrong = This code does not work
web-code = Code
web-invite-seat = Link for { $who }
web-kick = Remove player
web-add-seat = Seat
web-remove-seat = Seat
web-your-name = Your name
web-save = Save
web-start-game = Start the game
web-free-seats = { $count ->
    [one] One seat is still free; a player can join later.
   *[other] { $count } seats are still free; players can join later.
}
web-wait-host = The host starts the game when everybody is here.
web-game = Game
web-options = Options
web-box-scarce-genes = One gene fewer in every auction, and the meteor stays put for two turns.
web-choice-auto = default
web-choice-true = yes
web-choice-false = no
web-choice-no = no
web-choice-chance = at random
web-choice-kind = half of each kind
web-choice-shared = shared victory
web-choice-die = a die
web-choice-lot = by lot
web-choice-P1 = seat 1
web-choice-D1 = all kinds about equal, six of them harmful
web-choice-D2 = five harmful kinds, each frequent
web-choice-H2 = dice only
web-choice-H1 = with food added for many players
web-choice-H3 = scarce: one food die fewer than players
web-choice-H4 = three food dice for four players
web-choice-S-M1 = small and first medium board
web-choice-M2-M1 = both medium boards
web-choice-S-L = small and large board
web-choice-M2-L = second medium and large board
web-clock = Clock
web-clock-about = What happens when somebody takes too long.
web-clock-none = no clock
web-clock-move = 90 seconds per move
web-clock-bank = 20 minutes per game
web-clock-days = 2 days per move
web-make-public = Public table
web-make-public-about = It is listed on the home screen, and anybody can take a free seat.
web-allow-watching = Spectators
web-allow-watching-about = Anybody with the spectator link can watch what is public.
web-open-hands = Open hands
web-open-hands-about = Spectators see every hand when only bots play, with a delay of { $count ->
    [one] { $count } move
   *[other] { $count } moves
}. While a person plays, nobody sees what others hold.
web-hints = Hints and coach
web-hints-about = Players can ask a bot for advice during their move, and a coach can warn them. Switch this off for serious games.
web-your-colour = Your colour
web-paint = Colour of { $who }
web-sign-red = red circle
web-sign-blue = blue triangle
web-sign-green = green square
web-sign-violet = violet diamond
web-sign-amber = amber star
web-sign-teal = teal cross
web-sign-pink = pink pentagon
web-sign-grey = grey crescent

# In play
web-prompt = Your choice
web-wait-table = One moment…
web-thinking = { $who } is thinking…
web-sending = Sent…
web-yes = Yes
web-no = No
web-tap-target = Now tap one of the marked targets.
web-tap-pair-first = Now tap the first animal of the pair.
web-tap-pair-second = Now tap the second animal of the pair.
web-tap-directed-first = Now tap the animal that will protect another one.
web-tap-directed-second = Now tap the animal that it protects.
web-tap-unmarked = Now tap a target. If it is not possible, the game says why.
web-choose-one = Choose one:
web-tap-lit = Tap what is marked, or use the list.
web-unpick = Cancel
web-all-moves = All { $count } options
web-not-now = That is not possible now.
web-hint-wait = The bot is thinking…
web-hint-equal = As good as the best option, as far as the bot can tell
web-hint-loss = Chance of winning lost compared with the best option
web-coach = Coach
web-coach-points = { $count ->
    [one] from { $count } point
   *[other] from { $count } points
}
web-coach-about = The coach warns before a move that costs this much of your chance of winning, or more. It knows no more than you do, and is silent at tables without hints.
web-coach-warns = This costs about { $percent } % of your chance of winning (± { $margin }).
web-coach-thinks = The coach is thinking…
web-log = Game log
web-side = Details and log
web-details = Details
web-moment = Show this moment
web-chat = Say something
web-send = Send
web-seats = Players
web-in-order = Players in turn order
web-first = first player
web-cards-in-hand = cards in hand
web-discard = discard pile
web-reserve = food in reserve
web-points-safe = points if the game ended now, plus what hungry animals would add if fed
web-points-now = points if the game ended now
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-turn = Turn { $turn }
web-turn-of = Turn { $turn } of { $turns }
web-last-turn = Last turn
web-deck = Deck: { $count }
web-time = Time left
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-card = Card: { $card }
web-bank = Food bank ({ $place }): { $count }
web-bank-short = Food
web-places = Territories
web-choose-place = Choose: { $place }
web-new-animal = new animal
web-no-animals = no animals
web-dice = Dice: { $dice }
web-position = The position in words
web-paused = The game is paused.
web-sounds = Sounds
web-table-menu = The table
web-undo = Ask to undo my last move
web-pause = Propose a pause
web-resume = Propose resuming
web-leave = Leave: a bot takes over
web-resign = Resign
web-resign-sure = Resign for good
web-report = Report a bug
web-propose-bot = Propose a bot for { $who }
web-agree = Accept
web-decline = Decline
web-bot-for-you = A bot is playing for you.
web-return = Take my seat back

# An animal in words
web-animal = #{ $animal }, { $owner }
web-no-traits = no traits
web-food-of = food { $food } of { $need }
web-fed = fed
web-fat = fat { $count }
web-active = active
web-off = inactive
web-paired = { $trait } with #{ $animal }
web-paired-to = { $trait }: protects #{ $animal }
web-paired-from = { $trait }: protected by #{ $animal }
web-poisoned = poisoned
web-paralysed = paralysed
web-hungry = hungry
web-no-body = eaten, waiting for a new body
web-its-card = its card: { $card }
web-seat-told = { $who }: cards in hand { $hand }, discard pile { $discard }, points { $points }
web-your-cards = Your cards: { $cards }

# Random Mutations
web-general-deck = General deck: { $count }
web-own-deck = own deck
web-deck-told = Your deck, face down: { $count }
web-decks-told = { $who }: deck { $deck }, discard pile { $discard }, points { $points }
web-the-centre = The centre
web-centre = In the centre: food { $red }, shelters { $green }, parasites { $black }
web-token-red = Food in the centre: { $count }
web-token-red-short = food
web-token-green = Shelters in the centre: { $count }
web-token-green-short = { $count ->
    [one] shelter
   *[other] shelters
}
web-token-black = Parasites in the centre: { $count }
web-token-black-short = { $count ->
    [one] parasite
   *[other] parasites
}
web-open-card = revealed
web-unseen = unseen
web-passed = passed
web-species = Species { $species }, { $owner }
web-species-short = Species { $species }
web-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}
web-shares = shares cards with { $species }
web-each-needs = each needs { $count } food
web-animal-of = Animal { $animal }
web-sheltered = has a shelter
web-parasites = parasites: { $count }
web-has-attacked = has attacked
web-no-species = no species
web-new-species = new species

# Dinosaurs
web-map = The map
web-star = starting hex
web-dinosaur-of = a dinosaur of { $owner }
web-herd = herd of { $count }
web-event-cards = event cards: { $count }
web-event-pile = Deck: { $count }
web-climate-now = Climate: temperate zone: { $terrain }
web-climate-next = Next climate:
web-climate-if = If next is { $terrain } ({ $percent } %)
web-climate-roll = The die moves it: 1 back, 2 stays, 3–6 forward.
web-climate-card = This turn: { $card }
web-zone-temperate = temperate
web-zone-cold = cold
web-zone-warm = warm
web-zone-deadly = deadly
web-you-keep = { $count ->
    [one] 1 of yours survives there
   *[other] { $count } of yours survive there
}
web-meteor-now = space { $space } of { $impact }
web-meteor-next = { $number ->
    [0] It cannot fall on the next space.
    [1] On the next space it falls on a 1.
   *[other] On the next space it falls on 1–{ $number }.
}
web-meteor-certain = It will fall on the next space.
web-own-species = Your species
web-in-reserve = in reserve { $count }
web-effect-first = first in order
web-effect-attack = horns in attack +{ $count }
web-effect-defence = horns in defence +{ $count }
web-effect-movement = steps +{ $count }
web-effect-mire = steps −{ $count }
web-effect-eggs = eggs +{ $count }
web-effect-nest-range = nests up to { $count } { $count ->
    [one] hex
   *[other] hexes
} away
web-effect-fur = fur { $count }
web-effect-parasol = parasols { $count }
web-effect-discount = discount +{ $count }
web-survive = Survivors: { $cold } in the cold zone, { $warm } in the warm zone
web-beaten-on = You win on { $die } or less.
web-unbeatable = You cannot attack: you have too few horns.
web-auction = Gene auction
web-auction-row = Row { $row }: { $gene }, bid { $bid }, { $owner }
web-bid-for = Bid { $bid } for { $gene }: you pay { $pays }
web-bid-in-row = Bid { $bid } for { $gene } in row { $row }: you pay { $pays }
web-bid-number = Bid { $bid }: you pay { $pays }
web-details-none = Point at a card, or at a word in the log, to read about it.
web-chat-tab = Chat
web-forced = forced
web-pass-turn = Not this turn
web-passing = Nothing to play: passing for you…
web-passing-turn = Passing for you until the end of the turn…
web-ask-always = Ask me again
web-ask-empty = Ask me only when I can play something
web-auction-choose = Choose a gene above
web-set-bid = Set your bid, then press “Bid”.
web-your-bid = Your bid
web-bid-less = Bid less
web-bid-more = Bid more
web-bid = Bid
web-you-pay = you pay { $count }
web-place = { $where }, { $terrain }
web-place-from-west = { $place }, { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
} from the west
web-place-from-north = { $place }, { $nth ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $nth }th
} from the north
web-place-centre = centre
web-place-north = north
web-place-north-east = north-east
web-place-east = east
web-place-south-east = south-east
web-place-south = south
web-place-south-west = south-west
web-place-west = west
web-place-north-west = north-west
web-nobody = nobody
web-highest-bid = You can bid up to { $number }.
web-without-gene = Without a gene:

# The end
web-over = The game is over
web-won = { $count ->
    [one] { $who } wins!
   *[other] A shared victory: { $who }
}
web-winner = winner
web-counting = Counting points…
web-tally-skip = Skip counting
web-tally-how = How it adds up
web-tally-sum = Total
web-tally-nothing = nothing left to count
web-tally-start = At the start
web-tally-animals = for fed animals
web-tally-herd = surviving dinosaurs
web-tally-start-points = starting points
web-tally-gene = paid for { $gene }
web-tally-cards = event card
web-ending-left = { $who } left, so the game is over.
web-ending-resigned = { $who } resigned, so the game is over.
web-ending-broken = The game was aborted.
web-chart = Points by turn
web-turning = Turning points
web-turning-point = Turn { $turn }: { $who } { $change }
web-rematch = Play again
web-record = Game record
web-deal = Fair deal
web-deal-about = Cards and dice follow from a secret number that was drawn before anybody sat down. Its fingerprint was shown then. When the game is over the number is revealed, and this page checks that the fingerprint belongs to it.
web-deal-commitment = Fingerprint
web-deal-seed = Secret number (seed)
web-deal-salt = Salt
web-deal-kept = Verified: this is the deal that was promised before the game.
web-deal-late = The deal matches its fingerprint, but this browser did not see the fingerprint before the game was over.
web-deal-broken = Warning: this is not the deal that was promised before the game.
web-deal-verify = The whole game can be checked from its record:
web-chosen-seed = The creator of this table chose the seed and may know the deal.
web-chosen-record = This game comes from a record: the creator of the table may know the deal.
web-chosen-scenario = This game starts from a prepared position: the creator of the table may know the cards.
web-chosen-fork = This game continues another one: the creator of the table chose the position.
web-show-board = Look at the table
web-show-end = Back to the result
web-review = Game review
web-review-about = A bot plays out every position many times and tells luck from skill: what each move cost, what dice and cards did, and where the game turned.
web-review-go = Review the game with the bot
web-review-wait = The bot is reviewing: { $percent } %
web-review-chart = Chance of winning, in per cent
web-review-even = No move and no stroke of luck stands out.
web-review-luck = Turn { $turn }: luck, { $who } { $change }
web-review-move = Turn { $turn }: { $who } { $change }
web-review-who = Player
web-review-accuracy = Accurate
web-review-accuracy-about = Moves that were not clearly worse than the best one, out of those that mattered
web-review-lost = Own moves
web-review-luck-sum = Luck
web-review-try = Try it
web-review-advice = Better:

# Replay
web-eyes = Seen by
web-spectator = Spectator
web-replay-controls = Replay controls
web-previous-turn = One turn back
web-next-turn = One turn forward
web-previous-step = One step back
web-next-step = One step forward
web-run = Play
web-stop = Stop
web-step = Step
web-share = Share this step
web-fork = Play from here
web-to-table = To the table

# Rules
web-contents = Contents
web-search = Search rules and cards
web-cards-title = Traits and cards ({ $count })
web-adds-need = food +{ $count }
web-copies = ×{ $count }
web-nothing-found = Nothing found.

# Settings
web-language = Language
web-theme = Theme
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-speed = Speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-none = Instant
web-skip = Skip
web-skip-about = Tap: skip to the newest position. Hold: pause.
web-hold = Pause
web-recap-setting = Turn summary
web-recap = Turn { $turn }: what happened
web-recap-last = The last turn begins.
web-last-turn-news = What happened in the last turn
web-recap-away = While you were away
web-recap-points = Points
web-recap-mut-starved = { $player }: { $count ->
    [one] { $count } animal of species { $species } starves.
   *[other] { $count } animals of species { $species } starve.
}
web-recap-nothing = Nobody died.
web-go-on = Go on
web-on = On
web-switched-off = Off
web-confirm = Confirm
web-confirm-pass = passing
web-confirm-always = every move
web-confirm-never = nothing
web-asking = Questions without a choice
web-asking-always = always ask
web-asking-playable = pass for me
web-asking-about = Some questions come only so that nobody learns whether you hold a fitting card. They can be passed for you, after about as long as you usually take; nobody sees the difference.
web-asking-less = Don’t ask without a choice
web-keys = Keys
web-keys-about = Letters and digits act at once. When this is off, Tab, the arrow keys, Enter and Esc still do everything.
web-keys-list = All keys
web-forget = Forget all links in this browser
web-forget-about = Links open your seats. On a borrowed computer, forget them before you leave.
web-forgotten = Forgotten.
web-key-help = this list
web-key-tab = from one thing to the next
web-key-arrows = to the next thing in that direction; in a replay, one step
web-key-enter = tap, choose
web-key-escape = cancel a choice; skip an animation
web-key-skip = skip to the newest position
web-key-pause = pause or resume the animation
web-key-next = to the next marked thing
web-key-all = list all options
web-key-digits = choose by number
web-key-log = to the log
web-key-position = the position in words
web-key-details = what a thing can do (or press and hold)
web-key-rules = rules and cards
web-key-language = English or Russian
web-key-sounds = turn sounds on or off
web-key-settings = settings

# People
bot-name-red = Ember
bot-name-blue = Drift
bot-name-green = Fern
bot-name-violet = Iris
bot-name-amber = Honey
bot-name-teal = Reed
bot-name-pink = Coral
bot-name-grey = Ash
web-presence-here = here
web-presence-reconnecting = reconnecting
web-presence-away = away
web-waited-away = Everybody is waiting for { $who }, who is away.
web-waited-reconnecting = { $who } has lost the connection and is reconnecting.
web-waited-cover = { $minutes ->
    [one] After a minute a bot steps in.
   *[other] After { $minutes } minutes a bot steps in.
}
web-host = The host
web-later = Not now
web-follow = Join
web-follow-rematch = Join the rematch
web-follow-fork = Join and play on
web-invited-rematch = { $who } wants to play again.
web-invited-fork = { $who } wants to play on from move { $step }.
web-invited-own-rematch = You have asked for another game.
web-invited-own-fork = You have set up a game that continues from move { $step }.
web-ask-name = What is your name?
web-ask-name-about = The others at the table see this name and your creature. You can change it in the settings.
web-take-back = Take back
web-take-back-answer = Take back the last choice
web-take-back-move = Take back my whole move
web-take-back-turn = Back to the start of the turn
web-taken-back = { $count ->
    [one] { $count } take-back in this game.
   *[other] { $count } take-backs in this game.
}
web-resigned = resigned
web-cover = When somebody is away
web-cover-about = If the table is waiting for somebody who is away, a bot plays for them until they are back.
web-cover-none = Wait
web-cover-after = { $minutes ->
    [one] Bot after a minute
   *[other] Bot after { $minutes } minutes
}
web-mine-all = All my games
web-mine-turn = Your move
web-mine-running = In progress
web-mine-over = Finished
web-mine-current = Current
web-mine-archive = Archive
web-mine-none-yet = No games yet.
web-mine-with = with { $who }
web-mine-watching = You are watching
web-mine-won = You won!
web-mine-shared = You share the victory
web-archive = Move to the archive
web-unarchive = Back from the archive
web-delete = Delete
web-keep = Keep
web-delete-sure = Delete this game?
web-delete-about = It disappears from your games. Others keep it in theirs.
web-delete-running = The game is still going on. You leave it for good, and a bot plays on for you.
web-lessons-progress = { $done } of { $all } done
web-link-wrong = This link does not work
web-link-wrong-about = It may be incomplete, or a newer one has replaced it. Ask the sender for a new link, or enter a code.
web-table-gone = This table no longer exists
web-table-gone-about = Tables are deleted after a long time without activity, and so are games that everybody has deleted.
web-link-needed = You need a link to this table
web-link-needed-about = This browser has not opened a link to it. Ask one of the players, or enter a code from your other device.
web-table-unreadable = This table cannot be opened
web-unknown = There is nothing here
web-unknown-about = The address leads nowhere. Perhaps a letter is missing.
web-already-here = You already sit at this table
web-already-here-about = This link is for another player. Send it to the person who will play with you. If two of you share this screen, you can take this seat as well.
web-to-my-seat = To my seat
web-sit-too = Take this seat as well
web-first-game = My first game of { $game }
web-first-games-about = A whole game against easy bots, explained as it goes, in about a quarter of an hour. The coach warns you of blunders, and you can take back any move.
web-first-game-go = Begin
