### Menus, panels and buttons. Keys begin with "ui-".
### Buttons and headings say as little as they can; what needs a sentence is a tip.

## The main menu

ui-title = Awale
ui-subtitle = Games of sowing and reaping
ui-menu-play = Play
ui-menu-first-steps = First steps in two minutes
# What "Play" begins: $south and $north say who plays, as in "Computer, Club".
ui-menu-play-summary = { $variant }: { $south } against { $north }
ui-menu-continue = Continue
# What "Continue" goes on with.
ui-menu-continue-summary = { $variant }: { $south } against { $north }, { $plies ->
        [one] 1 move played
       *[other] { $plies } moves played
    }
ui-menu-new-game = New game
ui-menu-rules = Rules
ui-menu-workshop = Workshop
ui-menu-settings = Settings
ui-menu-learn = Learn
ui-menu-learn-next = { ui-menu-learn }: lesson { $number } of { $lessons }
ui-lesson-completed = Completed
ui-menu-archive = Past games
ui-menu-more = More
ui-menu-quit = Quit

## The new game panel

ui-new-game = New game
# Above the list of games, while nothing is written there.
ui-all-games = All variants
ui-this-game = This variant
ui-whole-rules = Full rules
ui-variant-search = Find a variant
ui-variant-search-none = No variants match your search.
# By what the list of games is sorted; and where a game stands by that, with what was measured.
ui-variant-order = Sort by: { $order }
ui-variant-order-usual = default
ui-variant-measured = { $grade } ({ $amount })
# Other names of a game, below its own.
ui-variant-aliases = Also called: { $names }
ui-own-rules = Your variants
ui-own-rules-none = Variants you create or import will appear here.
ui-match = Players and board
ui-player-south = South
ui-player-north = North
ui-player-person = Human
# A person elsewhere, whose moves come by letter.
ui-player-friend = Friend
# What a person is called where the words are said to that person alone.
ui-you = You
ui-player-computer = Computer
# A computer player of a level, in a few words.
ui-player-computer-level = Computer, { $level }
ui-player-name = Name
ui-level-initiation = Novice
ui-level-beginner = Beginner
ui-level-amateur = Amateur
ui-level-club = Club
ui-level-expert = Expert
ui-level-master = Master
ui-level-grand-master = Grand Master
ui-level-companion = Companion
ui-companion-card = An opponent at your own level: it adapts after every game, so you win about half the time.
ui-companion-choose = Play the companion
ui-companion-other = Another opponent
ui-begins = First move
ui-begins-random = Random
ui-games = Match
ui-games-one = One game
ui-games-several = Several games
ui-games-number = Games
ui-games-alternating = Take turns going first
ui-board = Board
ui-board-own = Custom
ui-board-holes = Holes per row
ui-board-seeds = Seeds per hole
ui-less = decrease
ui-more = increase
ui-direction-clockwise = Clockwise
ui-direction-counterclockwise = Counterclockwise
# One board in a few words, for a list: $rows of $holes, $seeds in each hole, or 0 if they differ.
ui-board-size = { $rows } × { $holes }{ $seeds ->
        [0] {""}
        [one] {", "}1 seed
       *[other] {", "}{ $seeds } seeds
    }
ui-board-size-clockwise = { ui-board-size }, clockwise
ui-board-size-counterclockwise = { ui-board-size }, counterclockwise
ui-start = Start
ui-back = Back

## The atlas: a map of the games, and the same games as a list

ui-atlas = Atlas
ui-atlas-map = Map
ui-atlas-list = List
ui-atlas-filter = Filter
ui-atlas-board = Board
ui-atlas-prepare = Players and board
ui-atlas-count = { $found } of { $all } variants
ui-atlas-none = No variants match these filters.
ui-atlas-region = The sources name only the region.
ui-atlas-assumed = The sources name no place, so this variant is shown near related variants.
ui-map-closer = Zoom in
ui-map-farther = Zoom out

## During a game

ui-turn = { $player } to play
ui-thinking-now = Thinking…
ui-your-turn = To play
ui-turn-yours = Your turn
# What a screen reader says of a player's plate.
ui-plate = { $player }, { $detail }, { ui-seeds } captured
ui-plate-rows = { $player }, { $detail }, { ui-seeds } in the rows
ui-plate-reserve = { $player }, { $detail }, { ui-seeds } in reserve
ui-plate-in-reserve = in reserve
ui-plate-in-rows = in play
ui-paused = Paused
ui-seeds = { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }
ui-lap = Lap { $lap }
ui-lap-of = Lap { $lap } of { $laps }
ui-lap-back = Back one lap
ui-lap-on = Forward one lap
ui-restart = Restart
ui-undo = Undo
ui-redo = Redo
ui-threats = Threats
ui-pause = Menu
ui-resume = Resume
ui-hint = Hint
# Said to the player whose turn it is. $seeds is a number, or digits with a half: "2½".
ui-hint-wins = The best move is { $hole }: you win by at least { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }, whatever the reply.
ui-hint-draws = The best move is { $hole }: with best play on both sides, the game is a draw.
ui-hint-loses = The best move is { $hole }: you lose by no more than { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }.
ui-hint-should-win = The best move is { $hole }: expect to win by about { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    }.
ui-hint-should-draw = The best move is { $hole }: expect a draw.
ui-hint-should-lose = The best move is { $hole }: expect to lose by about { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    }.
ui-hint-last-wins = The best move is { $hole }: you can force a win.
ui-hint-last-loses = The best move is { $hole }, but your opponent can force a win.
ui-hint-last-better = The best move is { $hole }: you have the advantage.
ui-hint-last-even = The best move is { $hole }; the game is even.
ui-hint-last-worse = The best move is { $hole }, but your opponent has the advantage.
# A hint that gives a reason first, without naming a hole.
ui-hint-reason-only = You have only one legal move.
ui-hint-reason-ends = You can end the game now.
ui-hint-reason-wins = You can force a win.
ui-hint-reason-takes = You can capture seeds.
ui-hint-reason-prepares = You can prepare a capture.
ui-hint-reason-feeds = Your opponent needs seeds.
ui-hint-reason-stores = You can sow seeds into your store.
ui-hint-reason-later = The best move only pays off later.
ui-hint-reason-more = The next hint shows the move.
ui-evaluation = { $player }: { $value }
ui-evaluation-proved = certain
ui-evaluation-estimated = estimated by looking { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    } ahead
ui-evaluation-book = from the opening book
ui-evaluation-unknown = Not evaluated yet
ui-resign = Give up
ui-agree-to-end = End by agreement
ui-stop-match = Stop the match
ui-moves = Moves
ui-moves-none = No moves yet.
ui-moves-ended = game over
ui-moves-first = Go to start
ui-moves-last = Go to end
ui-moves-on = Continue
ui-moves-seed-back = Back one seed
ui-moves-seed-on = Forward one seed

## Learning

ui-learn-lessons = Lessons
ui-learn-read = Articles
ui-learn-version = Version { $version }
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-your-turn = Your turn: click a hole, or press its letter.
ui-lesson-your-turn-touch = Your turn: tap a hole.
ui-lesson-next = Next
ui-lesson-show = Show me
ui-lesson-done = Done
ui-lesson-next-lesson = Next lesson
ui-lesson-to-game = Start the game
ui-lesson-leave = Leave the lesson
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = This variant has a rule that’s new to you. The lesson “{ $lesson }” teaches it on the board in a minute or two.
ui-first-lesson-take = Take the lesson
ui-first-lesson-play = Play now
ui-first-lesson-never = Never offer lessons

## Finished games, and what was won and lost

ui-archive-games = Finished games
ui-archive-none = No finished games yet.
ui-archive-open = unfinished
ui-archive-no-rules = the rules of this game are missing
ui-archive-collection = Collection
ui-archive-collection-games = { $count ->
        [one] 1 game
       *[other] { $count } games
    }
ui-archive-statistics = Statistics
ui-statistics-none = No games against the computer yet.
ui-statistics-all = All games
ui-statistics-opponents = Opponents
ui-statistics-games = Games
ui-statistics-results = results
ui-statistics-accuracy = Your average accuracy over your last { $games ->
        [one] game
       *[other] { $games } games
    } is { $percent }.
ui-statistics-band = Each curve follows your rating from result to result. There is a 95% chance that your true rating is within the band.
ui-statistics-counts = Played { $played }, won { $won }, drawn { $drawn }, lost { $lost }
ui-statistics-bests = Biggest winning margin: { $margin }. Current winning streak: { $streak }. Longest winning streak: { $longest }.
ui-statistics-forget = Clear statistics
ui-statistics-forget-sure = Clear all statistics?
ui-speed = Speed
ui-speed-off = Instant
ui-speed-times = { $times }×
ui-mute = Mute
ui-unmute = Unmute
ui-camera-home = View from your seat
ui-camera-top = View from above

## The end of a game

ui-wins = { $player } wins
ui-wins-you = You win
ui-draw = Draw
ui-play-again = Play again
ui-change-seats = Swap seats and play again
ui-next-game = Next game
# How far a match of several games has come.
ui-match-game = Game { $game } of { $games }
ui-match-won = { $player } wins the match
ui-match-won-you = You win the match
ui-match-drawn = The match is a draw
ui-match-stopped = The match was stopped.
ui-score = Score
ui-score-none = No finished games in this match yet.
ui-score-points = Points
ui-score-seeds = Seeds
ui-other-variant = Change variant
ui-result = Result
ui-count = Count the seeds
ui-play-on = Play on
ui-offers-count = { $player } offers to count the seeds.
ui-show-board = View the board
ui-main-menu = Main menu

## Settings

ui-settings = Settings
ui-settings-general = General
ui-settings-language = Language
ui-settings-sound = Sound
ui-settings-sound-on = Sound on
ui-settings-volume-master = Master volume
ui-settings-volume-seeds = Seeds
ui-settings-volume-voice = Game events
ui-settings-volume-ambience = Ambience
ui-settings-volume-music = Music
ui-settings-picture = Graphics
ui-settings-quality = Quality
ui-settings-quality-automatic = Automatic
ui-settings-quality-low = Low
ui-settings-quality-medium = Medium
ui-settings-quality-high = High
ui-settings-reduced-motion = Reduced motion
ui-settings-text-size = Text and panel size
ui-settings-animations = Animations
ui-settings-turning-board = Turn the board to face the player to move
ui-settings-thinking = Grand Master’s thinking time
ui-settings-thinking-hint = Grand Master uses all the computing power it can get in this time. The other levels play the same on every computer.
ui-settings-helps = Assistance
ui-settings-counts = Seed counts
ui-settings-counts-first-game = First game only
ui-settings-counts-hovered = Hole under the pointer
ui-settings-counts-always = Always
ui-settings-counts-never = Never
ui-settings-letters = Hole letters
ui-settings-targets = Highlight playable holes; explain why others can’t be played
ui-settings-target = Show where a move ends
ui-settings-ghost = Preview a whole move before you play it
ui-settings-threats = Highlight your holes in danger
ui-settings-comments = Comments
ui-settings-first-lessons = Offer lessons on new rules
ui-settings-evaluation = Evaluate every position in the move list
ui-settings-reset = Reset to defaults

# Materials of the table
ui-settings-table = Table
ui-settings-by-game = Use the variant’s own board and seeds
ui-settings-board = Board
ui-settings-board-hardwood = Hardwood
ui-settings-board-ebony = Ebony
ui-settings-board-olive-wood = Olive wood
ui-settings-board-terracotta = Terracotta
ui-settings-board-teak-boat = Teak boat
ui-settings-board-walnut-troughs = Long troughs
ui-settings-board-raffia-stem = Raffia stem
ui-settings-board-chalk-squares = Chalk squares
ui-settings-board-sand-pits = Pits in the sand
ui-settings-seed-set = Seeds
ui-settings-seed-set-nicker-nuts = Nicker nuts
ui-settings-seed-set-cowries = Cowries
ui-settings-seed-set-ivory-nuts = Ivory nuts
ui-settings-seed-set-glass-beads = Glass beads
ui-settings-seed-set-raffia-nuts = Raffia nuts
ui-settings-seed-set-tamarind-stones = Tamarind seeds
ui-settings-seed-set-qumalaqs = Qumalaqs
ui-settings-seed-set-pebbles = Pebbles
ui-settings-place = Scene
ui-settings-place-tree = Under a shady tree
ui-settings-place-courtyard = Courtyard at noon
ui-settings-place-veranda = Veranda in the rain
ui-settings-place-hearth = By the fire at night
ui-settings-place-museum = Museum
ui-cancel = Cancel
ui-close = Close

## Questions

ui-ask-restart = Restart this game?
ui-ask-resign = Give up this game? Your opponent takes all the seeds on the board.
ui-ask-agree = End this game by agreement? The seeds on the board count for neither player.
# Said to the other person at the same screen.
ui-ask-consent = { $other }, do you agree to end this game? The seeds on the board count for neither player.
ui-consent-yes = I agree
ui-consent-no = No, play on
ui-agree-thinking = { $player } is considering your offer…
ui-agree-declined = { $player } declines, expecting to win more seeds.
ui-ask-stop-match = Stop the match? The games played so far will decide the result.

## Errors

ui-notice-damaged = Couldn’t read the damaged file { $file }. It was renamed to { $name }, and the game goes on without it.
ui-notice-settings-unknown = { $file } has unknown values ({ $values }). Awale uses others, and saves those when you change a setting.
ui-notice-not-read = Couldn’t read { $file }: { $reason }
ui-notice-not-saved = Couldn’t save { $file }: { $reason }
ui-notice-disk-full = the disk is full
ui-notice-no-access = access is denied
ui-notice-not-regular = it is a folder or a device, not a file
ui-notice-in-the-way = the existing file is damaged
ui-notice-too-long = the file is too big
ui-notice-second = Awale is already open. This copy won’t autosave the match or settings, but you can still save games by name.
ui-notice-set-aside = Your unfinished game has been moved to Saved games.
ui-notice-more = … and { $count } more like this.

## Keys

ui-keys = Keys
ui-keys-in-play = During a game
ui-keys-in-menus = In menus
ui-keys-space = Space
ui-keys-escape = Esc
ui-keys-backspace = Backspace
ui-keys-tab = Tab, arrows
ui-keys-enter = Enter
ui-keys-hole = Play the hole with this letter
ui-keys-best = Let the computer play its best move for you
ui-keys-hint = Show a hint (in a puzzle, the next hint)
ui-keys-skip = Skip to the end of the move
ui-keys-mute = Mute or unmute
ui-keys-undo = Undo
ui-keys-help = Open help
ui-keys-pause = Pause the game
ui-keys-move = Next control
ui-keys-press = Activate
ui-keys-close = Back
ui-keys-mouse = You can do everything with the mouse alone. To play a hole, click it.
ui-keys-choose = Play the selected hole
ui-keys-redo = Redo
ui-keys-step-back = Back one move
ui-keys-step-on = Forward one move
ui-keys-delete = Delete
ui-keys-insert = Insert
ui-keys-home = Home
ui-keys-end = End
ui-keys-page-up = Page Up
ui-keys-page-down = Page Down
ui-keys-control = Ctrl
ui-keys-shift = Shift
ui-keys-gamepad = On a gamepad

## Setting keys and gamepad buttons

ui-controls = Controls
ui-controls-hint = A letter on its own plays the hole with that letter, if there is one. For the action listed here, hold Ctrl and press the key.
ui-controls-fixed = In menus, Tab, the arrow keys, Enter and Esc can’t be reassigned.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = “{ $action }” and “{ $other }” have swapped keys or buttons.
ui-controls-press-key = Press a key for: { $action }
ui-controls-press-button = Press a gamepad button for: { $action }
ui-controls-cancel = Esc cancels.
ui-controls-none = none
ui-controls-key = Key: { $key }
ui-controls-button = Gamepad: { $button }
ui-notice-controls-unknown = The file { $file } contains keys or buttons that this version doesn’t recognize ({ $names }). Awale uses the defaults for them and leaves the file as it is.

## Reading, hearing and thinking again

ui-transcript = Game log
ui-transcript-file = Also write the game log to a text file
ui-second-thought = A costly move
ui-second-thought-cost = { $hole } would cost you about { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }. Play it anyway?
ui-second-thought-again = Rethink the move
ui-second-thought-play = Play it
ui-settings-pause = Pause between moves when two computers play
ui-settings-pause-none = None
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = At Novice level
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Warn before a move that costs seeds
# From so many seeds on.
ui-settings-warning-from = { $seeds } or more
ui-settings-contrast = High contrast
ui-settings-lights = Hole highlights
ui-settings-lights-usual = Warm colours
ui-settings-lights-distinct = Distinct colours
ui-rules-save = Save rules to file
ui-notice-rules-saved = Rules saved as { $place }
ui-notice-book-saved = Rule book saved as { $place }, with all variants, including your own. Open it in a web browser to read or print it.

## The clipboard, positions that are set up, and matches kept under a name

ui-share = Share
ui-copy-position = Copy position
ui-copy-game = Copy game
ui-copy-link = Copy link
ui-copy-as = Copy as…
ui-picture = Take a picture
ui-film = Record the last move
ui-photo = Photo mode
ui-photo-take = Take a picture
ui-photo-film = Record the last move
ui-photo-blur = Depth of field
ui-photo-keys = Drag or arrows: rotate · right button or Shift: move · wheel: zoom
ui-picture-kept = Picture saved: { $file }
ui-picture-not-kept = Couldn’t save the picture: { $reason }
ui-picture-nothing = Couldn’t capture the window. Is it hidden?
ui-settings-kept = Your data
ui-backup = Save everything to one file
ui-backup-done = Backup saved: { $file }
ui-backup-without = Backup saved: { $file }. Files left out because they couldn’t be read or the backup is full: { $count }.
ui-bring = Import a file…
ui-bring-hint = To import a backup, a game or a rule file, drop it onto this window.
ui-restored = Backup restored. Files added: { $added }. Already here under the same name and left unchanged: { $unchanged }. Rejected: { $refused }.
ui-paste-game = Paste a game, a link or a position
ui-paste-position = Paste position
ui-copied = Copied to the clipboard.
ui-copied-moves = Moves copied. This notation has no comments or variations.
ui-nothing-to-paste = There is no text on the clipboard.
ui-paste-not-read = This isn’t a game, a link or a position. { $reason }
ui-read-as = Read as { $notation } notation.
ui-set-up = Set up a position
ui-set-up-help = Click a hole or a loft to add a seed. To remove a seed, right-click, click while holding Shift, or press Backspace.
ui-set-up-lay = Add seeds
ui-set-up-take = Remove seeds
ui-set-up-total = { $seeds } of { $usual } seeds
ui-set-up-clear = Clear
ui-set-up-usual = Starting position
ui-set-up-none = The position needs at least one seed.
ui-vessel = { $name }: { ui-seeds }
ui-loft-of = { $player }’s loft
ui-saves = Saved games
ui-saves-none = No saved games yet.
ui-list-cut = Showing { $shown } of { $count } files.
ui-save-as = Save as…
ui-save-name = Game name
ui-save = Save
ui-save-replace = Replace
ui-saved-as = Game saved as “{ $name }”.
ui-save-taken = A saved game already has this name.
ui-save-delete = Delete
ui-ask-delete-save = Delete the saved game “{ $name }”?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title }: { $text }
ui-board-size-chosen = { ui-board-size }, sown either way

## Games with friends

ui-friends-play = Play a friend
# With how many matches in which it is the player's turn.
ui-friends-waiting = Play a friend ({ $count })
ui-friends-your-move = { $count ->
        [one] A friend has moved: your turn
       *[other] { $count } friends have moved: your turn
    }
ui-friends = Games with friends
ui-friends-help = Play a friend anywhere by exchanging links. Start a game with “Friend” in one seat, make your move and send the link. Then open or paste the link your friend sends back.
ui-friends-paste = Paste a link
ui-friends-waits = Your friend’s turn
ui-friends-over = The match is over
ui-friends-forked = Choose which line to continue
ui-friends-invited = { $name } invites you to a game of { $variant }.
ui-friends-sit = Take a seat
ui-friends-watch = Watch
# For screen readers: the seeds of all holes and lofts.
ui-friends-board = The board: { $position }
ui-friends-copy = Copy the link for your friend
ui-friends-table = Go to the board
ui-friends-code = QR code
ui-friends-file = Save to file
ui-friends-spectators = Spectator link
ui-friends-line = Continue this line ({ $count ->
        [one] 1 move
       *[other] { $count } moves
    })
ui-friends-send = Send to { $name }
ui-friends-code-too-long = The link is too long for a QR code.
ui-friends-mail = Send by email
ui-friends-share = Share
ui-friends-plans = If your friend plays…
ui-friends-plans-help = Choose a move your friend might play, and your reply to it. If your friend plays that move, their copy of Awale plays your reply at once.
ui-friends-plan = Add this reply
ui-friend-planned = Your reply is now part of the link: send the link again.
ui-friend-not-planned = You have already planned another reply to this move.
ui-notice-letter-saved = Link saved as { $place }.
ui-notice-no-mail = Couldn’t open an email program: { $reason }
ui-notice-no-browser = Couldn’t open a browser: { $reason }
ui-friend-known = You have already opened this link.
ui-friend-behind = You have already replied to this link. Send your reply again.
ui-friend-in-my-name = This link contains moves for your side that you didn’t make here.
ui-friend-forked = You and your friend have played different moves. Both lines are saved: decide together which one to continue.
ui-friend-offers = Your friend offers to end the game. Agree in the menu, or play on.
ui-friend-offered = Your offer to end the game will be sent with your next move.
ui-friend-not-offered = You have already offered to end the game.
ui-live-here = { $name } is here.
ui-live-away = { $name } is away.
ui-live-connecting = Connecting…
ui-live-broken = No connection. Trying again…
ui-live-overrun = Too much data received. The connection has been closed for now.
ui-live-forked = { $name }’s game has different moves.
ui-live-compare = Compare
ui-live-greet = Send a greeting
ui-live-greeting-hello = Hello!
ui-live-greeting-well-played = Well played!
ui-live-greeting-smile = A smile
ui-live-greeting-oh = Oh!
ui-live-greeting-thanks = Thank you!
ui-live-greeting-wait = One moment, please.
# With the address of a server.
ui-live-through = This game is played live. Its moves go through { $broker }, encrypted so that only the two of you can read them.
ui-clock = Clock
ui-clock-none = None
ui-clock-five-minutes = 5 min + 10 s
ui-clock-day-a-move = One day per move
ui-settings-broker = Live play
ui-settings-broker-label = MQTT broker address
ui-settings-broker-hint = With a broker, every new game with a friend is live: your moves arrive at once. They are encrypted, so that only the two of you can read them.
ui-settings-broker-wrong = This isn’t a broker address. It should look like ws://192.168.1.5:9001.

ui-turn-again = Extra move
ui-round = Round { $round }
ui-round-score = Round { $round }: { $south } { $ofsouth }, { $north } { $ofnorth }
ui-rounds-none = No finished rounds in this match yet.
ui-rounds-all = Several rounds
ui-rounds-one = One round
ui-swap = Swap sides?
ui-swap-offer = You have seen { $player }’s first turn. You may now take over that side of the board or keep your own.
ui-swap-no = Play on
ui-swap-yes = Swap sides
ui-choice-nyumba-offer = Your last seed has reached the nyumba, your house. Stop there, or spend the nyumba and sow its seeds on?
ui-choice-keep = Stop there
ui-choice-spend = Spend the nyumba
ui-choice-extra-offer = You also capture one more of your opponent’s holes. Which one?
ui-choice-laps-offer = How many laps do you want to sow the other way? You capture in each of them.
ui-choice-lap-count =
    { $laps ->
        [one] One lap
       *[other] { $laps } laps
    }
ui-choice-back = Choose another move

## The card of a finished game. $at is a player and a move.

ui-over-best-capture = Best capture
ui-over-capture = { $move }: { $seeds }. { $at }.
ui-over-at = { $player }, move { $number }
ui-over-longest-relay = Longest relay
ui-over-laps = { $laps } laps. { $at }.
ui-over-turning-point = Turning point
ui-over-lead-from = { $player }: ahead from move { $number }
ui-over-accuracy-progress = Calculating… { $percent }
ui-over-try = What next?
ui-over-try-level = Play against { $level }
ui-over-try-mistakes = Find better moves
ui-over-fact-seeds = The game’s seeds often come from a tree, Caesalpinia crista, according to a leaflet from the Maison des Jeux in Strasbourg.
ui-over-fact-travels = Enslaved Africans took the game to the West Indies and the Americas, according to a leaflet from the Maison des Jeux in Strasbourg.
ui-over-fact-villages = Nearly every village has its own variant, according to the rule book by Didier and Olivier Guillion (1996–97).

## The seven opponents: name, what they are like, and what they say at the start and at the end.

ui-opponent-about = { $name }, { $level }
ui-opponent-says = { $name }: “{ $line }”
ui-opponent-draws = An even game. Again?
ui-player-opponent = Opponent
ui-opponent-initiation-habit = Takes obvious captures, but often overlooks your threats.
ui-opponent-initiation-greets = Nothing beats a full hole. Shall we play?
ui-opponent-initiation-wins = Did I win? I won!
ui-opponent-initiation-loses = So many seeds! Show me how.
ui-opponent-beginner-habit = Sees most captures. Rarely counts what they cost.
ui-opponent-beginner-greets = I never leave a capture on the board.
ui-opponent-beginner-wins = See? I take everything.
ui-opponent-beginner-loses = I took, and I paid for it.
ui-opponent-amateur-habit = Considers your replies, though not always the right ones.
ui-opponent-amateur-greets = I’ll move, you reply. Let’s see.
ui-opponent-amateur-wins = That’s the reply I was hoping for.
ui-opponent-amateur-loses = That wasn’t the reply I expected.
ui-opponent-club-habit = Thinks a few moves ahead, but can slip up.
ui-opponent-club-greets = Take your time. I count slowly.
ui-opponent-club-wins = I counted right!
ui-opponent-club-loses = I lost count. Well played.
ui-opponent-expert-habit = Looks far ahead. Slips up only when the game hangs on a few precise moves.
ui-opponent-expert-greets = Take a seat. The board is ready.
ui-opponent-expert-wins = That was a long count. Good game!
ui-opponent-expert-loses = You saw farther than I did.
ui-opponent-master-habit = Looks much farther ahead than an expert.
ui-opponent-master-greets = Let the seeds speak.
ui-opponent-master-wins = The seeds have spoken.
ui-opponent-master-loses = The seeds chose you.
ui-opponent-grand-master-habit = Uses the full power of this computer.
ui-opponent-grand-master-greets = I have played this all my life. Begin.
ui-opponent-grand-master-wins = Come back tomorrow. I’ll be here.
ui-opponent-grand-master-loses = Today I learned from you.

## The prompts of the first game, on the board. $holes is a number in words.

ui-prompt-choose = Choose one of your { $holes } holes
ui-prompt-watch = Watch where the last seed falls
ui-prompt-capture = If your last seed makes two or three in the other row, they’re yours
ui-seconds = { $seconds } s
ui-percent = { $percent }%

# House rules: the few rules of a game in which households differ.
ui-house-rules = Change a rule
ui-house-rules-hint = Play the game the way you do at home. Your variant is saved alongside the others.
ui-house-workshop = All rules
ui-house-save = Use these rules
ui-house-saved = Saved as { $name }.
ui-house-yes = Yes
ui-house-no = No

# Parts of the world, over the games that come from there.
ui-region-west-africa = West and Central Africa
ui-region-east-africa = East and Southern Africa
ui-region-west-asia = West and Central Asia
ui-region-east-asia = South and East Asia
ui-region-america = The Americas and Europe
