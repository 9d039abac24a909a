### The rule workshop and the board editor. Keys begin with "workshop-".
### The attribute `.help` explains in a sentence what a parameter or a value means.

## The workshop: the list of variants, and what can be done with one

workshop-menu = Workshop
workshop-title = Rule workshop
workshop-intro = Choose a variant to begin with. Those that come with the game are never changed: you work on a copy.
workshop-open = Change
workshop-open-copy = Change a copy
workshop-duplicate = Duplicate
workshop-delete = Delete
workshop-ask-delete = Delete { $name }? The file { $file } is removed.
workshop-paste-rules = Paste rules
workshop-copy-rules = Copy as text
workshop-show-folder = Show folder
workshop-folder = Your rule files: { $folder }
workshop-drop = A rule file can also be dropped on the window.
workshop-resume = Go on with “{ $name }”
workshop-ask-discard = “{ $name }” is not saved. Throw these changes away?
workshop-discard = Throw away
workshop-saved = Saved as { $file }.
workshop-copied = Copied to the clipboard.
workshop-imported = { $name } is now among your own variants, as { $file }.
workshop-nothing-to-paste = The clipboard holds no text.
workshop-not-read = This can’t be read as a rule. { $reason }
workshop-no-folder = The folder can’t be shown: { $reason }
workshop-untitled = New variant
workshop-built-in = With the game

## The editor of a variant

workshop-try = Try it
workshop-save = Save
workshop-back-to-editor = Back to the workshop
workshop-description = In words
workshop-problems = This makes no sense yet
workshop-group-texts = Texts
workshop-group-board = Board
workshop-group-play = Moves
workshop-group-sowing = Sowing
workshop-group-capture = Capture
workshop-group-end = End
workshop-name = Name
workshop-aliases = Other names, with commas between
workshop-origin = Where it is played
workshop-proposed-by = Proposed by
workshop-source = Book or page it is taken from
workshop-about = About it, in a few sentences
workshop-other-boards = Other usual boards
    .help = A player is offered these beside the usual one.
workshop-add-board = Another board
workshop-remove-board = Remove this board

## Parameters

workshop-parameter-board-holes = Holes in a row
    .help = The board has two rows of so many holes.
workshop-parameter-board-seeds = Seeds in a hole
    .help = So many seeds lie in every hole at the start.
workshop-parameter-board-direction = Direction of sowing
    .help = The way round the board in which seeds are dropped.
workshop-choice-direction-counterclockwise = Counterclockwise
    .help = To the right along your own row, to the left along your opponent’s: the usual way.
workshop-choice-direction-clockwise = Clockwise
    .help = To the left along your own row, to the right along your opponent’s.
workshop-parameter-play-from = Holes to choose from
    .help = In which row a player may lift a hole.
workshop-choice-from-own = Own row
    .help = Only the holes of one’s own row can be played.
workshop-choice-from-any = Both rows
    .help = Any hole on the board can be played. There is then no duty to feed.
workshop-parameter-play-min-seeds = Fewest seeds to lift
    .help = A hole that holds fewer can’t be played.
workshop-parameter-play-leave = Seeds left behind
    .help = So many stay in the hole when it is lifted; fewer than it must hold to be lifted.
workshop-parameter-play-feeding = Feeding the opponent
    .help = What binds a player to leave the other something to play with.
workshop-choice-feeding-free = Free
    .help = Nobody has to feed anybody.
workshop-choice-feeding-if-possible = If possible
    .help = A move that leaves the opponent’s row empty is forbidden as long as there is another.
workshop-choice-feeding-required = Always
    .help = A move that leaves the opponent’s row empty is forbidden, even if there is no other.
workshop-choice-feeding-penalised = Or lose the rest
    .help = It forbids no move, but a player who could have fed an empty row and did not loses all seeds on the board.
workshop-parameter-play-reach-opponent = Reach the other row first
    .help = As long as some move drops a seed into the opponent’s row, only such moves are allowed.
workshop-parameter-sowing-skip-start = Pass over the hole lifted
    .help = A sowing that comes all the way round drops no seed into the hole it began from.
workshop-parameter-sowing-relay = Relays
    .help = Where the last seed does not stop the sowing, the hole it fell into is lifted and sown on.
workshop-parameter-sowing-relay-stop-counts = A relay stops at
    .help = What the hole reached holds, last seed included, when the sowing stops. One means that it was empty.
workshop-parameter-sowing-relay-stop-in = Where it stops
    .help = In which row the hole reached must lie for that, seen by the player who sows.
workshop-parameter-sowing-relay-max-laps = Most laps
    .help = After so many laps a sowing that would never stop is cut off.
workshop-parameter-flow-capture = Captures on the way
    .help = Holes may be emptied while the sowing still goes on.
workshop-parameter-flow-capture-counts = Captured on the way at
    .help = What a hole must hold, with the seed just dropped, to be emptied at once.
workshop-parameter-flow-capture-by = Who captures on the way
    .help = To whom such a hole falls.
workshop-choice-by-mover = Who sows
    .help = Only the player whose turn it is captures.
workshop-choice-by-both = Both
    .help = Either player captures, even during the other’s turn.
workshop-parameter-flow-capture-territory = Where on the way
    .help = In which row the hole must lie, seen by the player who captures.
workshop-parameter-capture-counts = Captured at
    .help = What the hole that the last seed has reached must hold to capture.
workshop-parameter-capture-territory = Where the last seed must fall
    .help = In which row, seen by the player who moves.
workshop-parameter-capture-takes = What is captured
    .help = What a hole yields.
workshop-choice-takes-reached = The hole reached
    .help = Its own seeds.
workshop-choice-takes-opposite = The hole opposite
    .help = The seeds of the hole that faces it; the hole reached keeps its own.
workshop-choice-takes-reached-and-opposite = Both
    .help = Its own seeds and those of the hole that faces it.
workshop-parameter-capture-chain = Chains of holes
    .help = Whether holes before the one reached are captured too, as long as they hold what captures.
workshop-choice-chain-none = None
    .help = Only the hole reached.
workshop-choice-chain-within-territory = In this row
    .help = Backwards up to the end of the row.
workshop-choice-chain-across-territories = Round the board
    .help = Backwards from one row into the other.
workshop-parameter-capture-grand-slam = Grand slam
    .help = What becomes of a capture that would leave the opponent’s row empty.
workshop-choice-grand-slam-allowed = Allowed
    .help = It is a capture like any other.
workshop-choice-grand-slam-cancelled = Void
    .help = The move stands, but captures nothing.
workshop-choice-grand-slam-spares-last = Spares one hole
    .help = The last hole of the chain yields nothing.
workshop-choice-grand-slam-illegal = Forbidden
    .help = Such a move can’t be played.
workshop-parameter-end-stuck = A player who can’t move
    .help = What happens when the player whose turn it is has no move.
workshop-choice-stuck-ends = Ends the game
    .help = The game is over.
workshop-choice-stuck-passes = Passes
    .help = The other player moves again; if both are stuck, the game is over.
workshop-parameter-end-majority = Over at more than half
    .help = The game ends when a loft holds more than half of all the seeds.
workshop-parameter-end-no-hole-above-one = Over when all holes are small
    .help = The game ends when no hole holds more than one seed.
workshop-parameter-end-empty-territory = Over when a row is empty
    .help = The game ends as soon as either row has no seed, no matter whose.
workshop-parameter-end-seeds-left-below = Over when few are left
    .help = The game ends when fewer than a number of seeds are on the board.
workshop-parameter-end-seeds-left-below-number = Fewer than
    .help = So many seeds are still enough to go on.
workshop-parameter-end-remaining = The seeds left
    .help = Who gets what is on the board when the game is over.
workshop-choice-remaining-each-own = To each their own row
    .help = Each player takes the seeds of their own row.
workshop-choice-remaining-last-mover = Last to move
    .help = The player who made the last move takes them all.
workshop-choice-remaining-last-capturer = Last to capture
    .help = The player who captured last takes them all; nobody, where nobody did.
workshop-choice-remaining-nobody = Nobody
    .help = They stay on the board and count for nobody.
workshop-choice-remaining-not-stuck-else-each-own = Who can move, else to each their own
    .help = If just one player could still move, that player takes them all; otherwise each takes their own row.
workshop-choice-remaining-not-stuck-else-last-mover = Who can move, else last to move
    .help = If just one player could still move, that player takes them all; otherwise who made the last move.
workshop-choice-remaining-not-stuck-else-nobody = Who can move, else nobody
    .help = If just one player could still move, that player takes them all; otherwise nobody does.
workshop-parameter-end-repetition = Over when it goes in circles
    .help = The game ends when the same position comes up again with the same player to move.
workshop-parameter-end-repetition-occurrences = Times the position comes up
    .help = The game ends when it does so for this time.
workshop-parameter-end-repetition-remaining = Seeds left after a circle
    .help = Who gets what is on the board then.

## Places and sets of counts

workshop-choice-territory-own = Own row
    .help = The row of that player.
workshop-choice-territory-opponent = Other row
    .help = The row of the other player.
workshop-choice-territory-any = Either row
    .help = Anywhere on the board.
workshop-counts-only = These
    .help = Just the counts that are marked.
workshop-counts-between = From … to
    .help = Every count from the first to the second.
workshop-counts-even = Even
    .help = Two, four, six and so on.
workshop-counts-at-least = At least
    .help = So many or more.
workshop-counts-low = From
workshop-counts-high = To
workshop-counts-least = At least
workshop-counts-another = Another count
workshop-counts-add = Add this count

# What the chosen rules are like to play. $games counts games.
workshop-side-words = Rules
workshop-side-lab = What it is like
workshop-lab-measure = Measure
workshop-lab-go-on = Go on measuring
workshop-lab-stop = Stop
workshop-lab-games = { $games ->
    [0] Nothing was measured yet: the computer plays these rules against itself, and counts.
   *[other] { $games } games of the computer against itself.
}
workshop-lab-figures = Figures
workshop-lab-intervals = In 95 of 100 such measurements the true value lies between the numbers on the right. What the computer does is not what people do.
# $counts lists games: "3: 120, 4: 110". $file is a path.
workshop-lab-among = Among the games
workshop-lab-among-hint = Each dot is a game that comes with the program, the seed is this one with its interval.
workshop-lab-compare = Compare
workshop-lab-parameter = One parameter
workshop-lab-game = Another game
workshop-lab-previous = Before
workshop-lab-next = Next
workshop-lab-measure-all = Measure all
workshop-lab-counted = Games played: { $counts }
workshop-lab-on = with
workshop-lab-off = without
workshop-lab-alone = There is nothing to compare: choose another one.
workshop-lab-save = Save as a table
workshop-lab-saved = Saved as { $file }. Any spreadsheet opens it.

# The computer practises the chosen rules. $percent is a whole number; $won, $drawn and $lost count games.
workshop-side-practice = Practice
workshop-practice-about = The computer plays these rules against itself, and learns what positions are worth. Grand Master and the evaluation go by that. It practises for as long as this page is open.
workshop-practice-begin = Let the computer practise
workshop-practice-more = Practise more
workshop-practice-stop = Stop
workshop-practice-forget = Forget what was learnt
workshop-practice-known = It has learnt something on this machine, which is kept.
workshop-practice-playing = Round { $round }: games to learn from, { $percent } %
workshop-practice-learning = Round { $round }: learning from them
workshop-practice-trying = Round { $round }: trying what was learnt, { $percent } %
workshop-practice-endless = These games have no end: nothing can be learnt from them.
workshop-practice-games = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $minutes ->
    [0] less than a minute
    [one] 1 minute
   *[other] { $minutes } minutes
}.
workshop-practice-score = What was learnt against what it knew before: { $won } won, { $drawn } drawn, { $lost } lost, that is { $percent } % of the points.
workshop-practice-nothing-yet = Nothing better than what it knew before was found yet.
