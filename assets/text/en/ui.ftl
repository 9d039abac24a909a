### Menus, panels and buttons. Keys begin with "ui-".
### Buttons and headings say as little as they can; what needs a sentence is a tip.

## The main menu

ui-title = Awale
ui-subtitle = Games of sowing and reaping
ui-menu-play = Play
ui-menu-first-steps = First steps, in two minutes
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
ui-menu-settings = Settings
ui-menu-learn = Learn
ui-menu-archive = Past games
ui-menu-quit = Quit

## The new game panel

ui-new-game = New game
# Above the list of games, while nothing is written there.
ui-all-games = All games
ui-this-game = This game
ui-variant-search = Search: name of a game
ui-variant-search-none = No game of this name.
# By what the list of games is sorted; and where a game stands by that, with what was measured.
ui-variant-order = Order: { $order }
ui-variant-order-usual = as usual
ui-variant-measured = { $grade } ({ $amount })
# Other names of a game, below its own.
ui-variant-aliases = Also: { $names }
ui-own-rules = Your own
ui-own-rules-none = Rule files that you put into your folder appear here.
ui-match = Players and board
ui-player-south = South
ui-player-north = North
ui-player-person = Person
# What a person is called where the words are said to that person alone.
ui-you = You
ui-player-computer = Computer
# A computer player of a level, in a few words.
ui-player-computer-level = Computer, { $level }
ui-player-name = Name
ui-level-initiation = Initiation
ui-level-beginner = Beginner
ui-level-amateur = Amateur
ui-level-club = Club
ui-level-expert = Expert
ui-level-master = Master
ui-level-grand-master = Grand Master
ui-level-companion = Companion
ui-begins = First move
ui-begins-south = South
ui-begins-north = North
ui-begins-random = At random
ui-games = Match
ui-games-one = One game
ui-games-several = Several games
ui-games-number = Games
ui-games-alternating = Take turns to begin
ui-board = Board
ui-board-own = Your own
ui-board-holes = Holes in a row
ui-board-seeds = Seeds in a hole
ui-less = less
ui-more = more
ui-direction-clockwise = Clockwise
ui-direction-counterclockwise = Counterclockwise
# One board in a few words, for a list: $holes in each row, $seeds in each hole.
ui-board-size = 2 × { $holes }, { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }
ui-board-size-clockwise = { ui-board-size }, clockwise
ui-board-size-counterclockwise = { ui-board-size }, counterclockwise
ui-start = Start
ui-back = Back

## During a game

ui-turn = { $player } to play
ui-thinking-now = Thinking…
ui-your-turn = To play
ui-turn-yours = Your turn
# What a screen reader says of a player's plate.
ui-plate = { $player }, { $detail }, { ui-seeds } captured
ui-paused = Paused
ui-seeds = { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }
ui-lap = Lap { $lap }
ui-restart = Restart
ui-undo = Take back
ui-redo = Redo
ui-pause = Pause
ui-resume = Resume
ui-skip-tip = Finish this move at once
ui-hint = Hint
# Said to the player whose turn it is. $seeds is a number, or digits with a half: "2½".
ui-hint-wins = The best hole is { $hole }: with it you win by { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }, whatever is answered.
ui-hint-draws = The best hole is { $hole }: with it the game is drawn, if both play their best.
ui-hint-loses = The best hole is { $hole }: with it you lose by no more than { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }.
ui-hint-should-win = The best hole is { $hole }: you may expect to win by about { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    }.
ui-hint-should-draw = The best hole is { $hole }: you may expect a draw.
ui-hint-should-lose = The best hole is { $hole }: you may expect to lose by about { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    }.
ui-evaluation = { $player }: { $value }
ui-evaluation-proved = certain
ui-evaluation-estimated = estimated, { $depth } plies ahead
ui-evaluation-book = from the opening book
ui-evaluation-unknown = Not judged yet
ui-resign = Give up
ui-agree-to-end = End by agreement
ui-stop-match = Stop the match
ui-moves = Moves
ui-moves-none = Nothing has been played yet.
ui-moves-ended = end
ui-moves-first = To the start
ui-moves-last = To the end
ui-moves-on = Go on
ui-moves-seed-back = One seed back
ui-moves-seed-on = One seed on

## Learning

ui-learn-lessons = Lessons
ui-learn-read = To read
ui-learn-version = Version { $version }
ui-lesson-step = Step { $step } of { $steps }
ui-lesson-your-turn = Your turn: click a hole, or press its letter.
ui-lesson-next = Next
ui-lesson-show = Show me
ui-lesson-done = Done
ui-lesson-next-lesson = Next lesson
ui-lesson-to-game = To the game
ui-lesson-leave = Leave the lesson
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = This game has a rule that you have not met yet. The lesson “{ $lesson }” shows it on the board, in a minute or two.
ui-first-lesson-take = The lesson first
ui-first-lesson-play = Play
ui-first-lesson-never = Never offer lessons

## Finished games, and what was won and lost

ui-archive-games = Finished games
ui-archive-none = No game has been finished yet.
ui-archive-open = unfinished
ui-archive-no-rules = the rules of this game are not known here
ui-archive-statistics = Statistics
ui-statistics-none = Nothing has been played against the computer yet.
ui-statistics-all = All games
ui-statistics-counts = Played { $played }, won { $won }, drawn { $drawn }, lost { $lost }
ui-statistics-bests = Best margin: { $margin }. Won in a row: { $streak }, longest: { $longest }.
ui-statistics-forget = Forget all
ui-statistics-forget-sure = Forget everything that was won and lost?
ui-speed = Speed
ui-speed-off = At once
# The same on a small button.
ui-speed-off-short = max
ui-speed-times = { $times }×
ui-mute = Mute
ui-unmute = Sound on
ui-camera-home = Back to the seat
ui-camera-top = From above

## The end of a game

ui-wins = { $player } wins
ui-wins-you = You win
ui-draw = A draw
ui-play-again = Play again
ui-next-game = Next game
# How far a match of several games has come.
ui-match-game = Game { $game } of { $games }
ui-match-won = { $player } wins the match
ui-match-won-you = You win the match
ui-match-drawn = The match is a tie
ui-match-stopped = The match was stopped.
ui-score = Score
ui-score-none = No game of this match is over yet.
ui-score-points = Points
ui-score-seeds = Seeds
ui-other-variant = Change game
ui-result = The result
ui-show-board = Look at the board
ui-main-menu = Main menu

## Settings

ui-settings = Settings
ui-settings-language = Language
ui-settings-sound = Sound
ui-settings-sound-on = Sound on
ui-settings-volume-master = Overall
ui-settings-volume-seeds = Seeds
ui-settings-volume-voice = Events
ui-settings-volume-ambience = Surroundings
ui-settings-volume-music = Music
ui-settings-picture = Picture
ui-settings-quality = Quality
ui-settings-quality-automatic = Automatic
ui-settings-quality-low = Low
ui-settings-quality-medium = Medium
ui-settings-quality-high = High
ui-settings-reduced-motion = Reduced motion
ui-settings-text-size = Size of words and panels
ui-settings-animations = Animations
ui-settings-turning-board = Turn the board to who plays
ui-settings-thinking = Grand Master’s thinking time
ui-settings-thinking-hint = Grand Master uses what the machine gives in this time. The other levels play the same on every machine.
ui-settings-helps = Helps
ui-settings-counts = Number of seeds
ui-settings-counts-hovered = Under the pointer
ui-settings-counts-always = Always
ui-settings-counts-never = Never
ui-settings-letters = Letters of the holes
ui-settings-targets = Mark what can be played, and say why not
ui-settings-target = Show target: a mark where a move would end
ui-settings-ghost = Show a whole move before it is played
ui-settings-threats = Mark your holes that are in danger
ui-settings-comments = Comments
ui-settings-first-lessons = Offer lessons on rules not met before
ui-settings-evaluation = Judge every position in the list of moves
ui-settings-reset = Reset to defaults

# Materials of the table
ui-settings-table = Table
ui-settings-board = Board
ui-settings-board-hardwood = Hardwood
ui-settings-board-ebony = Ebony
ui-settings-board-olive-wood = Olive wood
ui-settings-board-terracotta = Terracotta
ui-settings-seed-set = Seeds
ui-settings-seed-set-nicker-nuts = Nicker nuts
ui-settings-seed-set-cowries = Cowries
ui-settings-seed-set-ivory-nuts = Ivory nuts
ui-settings-seed-set-glass-beads = Glass beads
ui-cancel = Cancel
ui-close = Close

## Questions

ui-ask-restart = Begin this game again?
ui-ask-resign = Give this game up? The opponent takes all seeds on the board.
ui-ask-agree = End this game by agreement? Seeds on the board count for nobody.
# Said to the other person at the same screen.
ui-ask-consent = { $other }, do you agree to end this game? Seeds on the board count for nobody.
ui-consent-yes = I agree
ui-consent-no = No, play on
ui-agree-thinking = The computer is thinking about it…
ui-agree-declined = The computer does not agree: as far as it sees, there are still seeds to be won.
ui-ask-stop-match = Stop the match? The games played so far decide it.

## Errors

ui-notice-damaged = The file { $file } could not be understood. It is kept as { $kept }, and the game goes on without it.
ui-notice-not-read = The file { $file } could not be read: { $reason }
ui-notice-not-saved = The file { $file } could not be saved: { $reason }
ui-notice-disk-full = the disk is full
ui-notice-no-access = access is not allowed
ui-notice-not-regular = it is a folder or a device, not a file
ui-notice-in-the-way = a damaged file is in its place
ui-notice-too-long = it is longer than any file of its kind
ui-notice-second = Another Awale is running on this machine. Here nothing is kept by itself: neither this match nor settings; what you save under a name is.
ui-notice-set-aside = The game that was not finished is now among the saved games.

## Keys

ui-keys = Keys
ui-keys-in-play = During a game
ui-keys-in-menus = In menus
ui-keys-space = Space
ui-keys-escape = Esc
ui-keys-backspace = Backspace
ui-keys-tab = Tab, arrows
ui-keys-enter = Enter
ui-keys-hole = Play the hole of this letter
ui-keys-best = Let the computer play the best hole for you
ui-keys-hint = Show the best hole; in a puzzle, the next hint
ui-keys-skip = Show the rest of a move at once
ui-keys-mute = Sound on or off
ui-keys-undo = Take back
ui-keys-help = These pages
ui-keys-pause = Interrupt the game
ui-keys-move = Go from one thing to the next
ui-keys-press = Press it
ui-keys-close = Go back
ui-keys-mouse = Everything can be done with the mouse alone: click a hole to play it.
ui-keys-choose = Play the hole walked to with the gamepad
ui-keys-redo = Play again what was taken back
ui-keys-step-back = One move back
ui-keys-step-on = One move on
ui-keys-delete = Delete
ui-keys-insert = Insert
ui-keys-home = Home
ui-keys-end = End
ui-keys-page-up = Page up
ui-keys-page-down = Page down
ui-keys-control = Ctrl
ui-keys-shift = Shift
ui-keys-gamepad = On the gamepad

## Setting keys and gamepad buttons

ui-controls = Keys and buttons
ui-controls-hint = A letter alone plays the hole of this letter where the board has one; with Ctrl it always does what is written here.
ui-controls-fixed = In menus Tab, the arrows, Enter and Esc keep their meaning.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = “{ $action }” had the key or button of “{ $other }”: the two have exchanged them.
ui-controls-press-key = Press the key for: { $action }
ui-controls-press-button = Press the gamepad button for: { $action }
ui-controls-cancel = Esc leaves it as it is.
ui-controls-none = none
ui-controls-key = Key: { $key }
ui-controls-button = Gamepad: { $button }
ui-notice-controls-unknown = The file { $file } names keys or buttons that this version doesn’t know ({ $names }). They stay in the file; the usual ones are used.

## Reading, hearing and thinking again

ui-transcript = What happened
ui-transcript-file = Write what happens into a text file too
ui-second-thought = A costly move
ui-second-thought-cost = { $hole } would cost you about { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }. Play it all the same?
ui-second-thought-again = Think again
ui-second-thought-play = Play it
ui-settings-pause = Pause between the moves of two computers
ui-settings-pause-none = None
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = At the first level
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Ask before a move that costs seeds
# From so many seeds on.
ui-settings-warning-from = from { $seeds }
ui-settings-contrast = High contrast
ui-settings-lights = Lights on the holes
ui-settings-lights-usual = Warm
ui-settings-lights-distinct = Easy to tell apart
ui-rules-save = Save these rules as a file
ui-notice-rules-saved = The rules were saved as { $place }
ui-notice-book-saved = The rule book of all variants, your own included, was saved as { $place }. A web browser opens and prints it.

## The clipboard, positions that are set up, and matches kept under a name

ui-copy-position = Copy position
ui-copy-game = Copy game
ui-copy-link = Copy link
ui-picture = Take a picture
ui-film = Film the last move
ui-picture-kept = The picture is kept: { $file }
ui-picture-not-kept = The picture could not be kept: { $reason }
ui-picture-nothing = The window gave no picture: is it hidden?
ui-settings-kept = What is kept
ui-backup = Save everything into one file
ui-backup-done = All that is kept is now in one file: { $file }
ui-backup-without = What is kept is now in one file: { $file }. Not in it, because they can't be read or there is no room for them: { $count } files.
ui-bring = Bring a file…
ui-bring-hint = A backup, a game or a rule file is brought in by dropping it onto this window.
ui-restored = From the backup: { $added } files added. Already there under the same name and left as they are: { $kept }. Not taken: { $refused }.
ui-restored-start = Some of it is read when Awale starts: please start it again. Until then nothing else is kept by itself.
ui-paste-game = Paste a game, a link or a position
ui-paste-position = Paste position
ui-copied = Copied to the clipboard.
ui-nothing-to-paste = The clipboard holds no text.
ui-paste-not-read = This can’t be read as a game, a link or a position. { $reason }
ui-set-up = Set up a position
ui-set-up-help = Click a hole or a loft to lay a seed. Right click, Shift or Backspace takes one away.
ui-set-up-lay = Lay seeds
ui-set-up-take = Take seeds
ui-set-up-total = { $seeds } of { $usual } seeds
ui-set-up-clear = Clear
ui-set-up-usual = Usual start
ui-set-up-none = A position needs a seed.
ui-vessel = { $name }: { ui-seeds }
ui-loft-of = Loft of { $player }
ui-saves = Saved games
ui-saves-none = No game was saved under a name yet.
ui-list-cut = Only { $shown } of { $count } files are listed.
ui-save-as = Save as…
ui-save-name = Name of the game
ui-save = Save
ui-save-replace = Replace
ui-saved-as = The game is saved as “{ $name }”.
ui-save-taken = There is a game of this name already.
ui-save-delete = Delete
ui-ask-delete-save = Delete the saved game “{ $name }”?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title }: { $says }
