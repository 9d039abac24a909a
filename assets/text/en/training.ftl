### The companion, ratings and puzzles in the game. Keys of this file begin with "training-".
###
### $standing is what teacher-between and its like say: "between Amateur and Club". $hole and $holes are letters.

## The companion, and where a player stands

training-companion-begins = The companion plays at your level: it starts { $standing }, then adapts to your results.
training-companion-stands = The companion plays at your level: { $standing }, after { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
training-standing = Your level: { $standing }.
training-standing-rough = Provisional level: { $standing }.
training-unrated = This game isn’t rated: { $why ->
        [helped] you used help.
        [taken-back] you took moves back.
        [given-up] you gave up when you weren’t behind.
       *[set-up] it didn’t start from the usual position.
    }

## The choice of puzzles

training-puzzles = Puzzles
training-page-puzzles = Puzzles
training-page-game = Variant
training-rating = Your puzzle rating: { $rating } ± { $deviation }, { $standing }; { $puzzles ->
        [one] 1 puzzle rated
       *[other] { $puzzles } puzzles rated
    }.
training-rating-unknown = Your first puzzle gives you a rating. Only your first answer to each puzzle counts.
training-day = Puzzle of the day
training-day-solved = Puzzle of the day: solved
training-day-tip = Everyone gets the same puzzle today.
training-days-in-a-row = { $days ->
        [one] Streak: 1 day
       *[other] Streak: { $days } days
    }
training-by-strength = At your level
training-run = Three lives
training-run-tip = The puzzles get harder and harder until your third wrong answer.
training-run-best = Best run: { $solved } solved
training-by-theme = By theme
training-theme-count = { $solved } of { $all } solved
training-first-attempts = { $solved } of { $all } solved at the first attempt
training-none = There are no puzzles for these rules yet. The computer can find some in the background by playing against itself.
training-mine = Find puzzles
training-mine-more = Find more puzzles
training-mine-stop = Stop
training-mining = { $games ->
        [one] 1 game
       *[other] { $games } games
    } played, { $found } of { $wanted } puzzles found

## A puzzle on the board. $seeds is a number of seeds with its word.

training-find = You play South. Find the best move.
training-level = Puzzle rating: { $rating }
training-run-state = Lives: { $lives }, solved: { $solved }
training-hint-compare = Compare { $holes }.
training-hint-hole = Play { $hole }.
training-wrong = { $hole } is worth { $seeds } less than the best move.
training-try-again = Try again.
training-right-end = Right! Played out to the end of the game, { $hole } is worth { $seeds } more than any wrong move.
training-right-plies = Right! Looking { $plies } moves ahead, { $hole } is worth { $seeds } more than any wrong move.
training-counted = Your rating: { $after } (was { $before })
training-run-over = The run is over. Puzzles solved: { $solved }.
training-solution = The best move was { $hole }.
training-run-record = That’s your best run yet.
training-hint = Hint
training-next = Next puzzle
training-leave = Leave puzzles
training-run-again = New run

## While playing

training-hints = What a hint shows
training-hints-reason = A reason, then the move
training-hints-best = The best move
training-hints-good = Three good moves
training-good-move = The only good move: { $holes }.
training-good-moves = Good moves: { $holes }.
training-right-win = Right! { $hole } wins { $moves ->
        [1] at once
       *[other] by force in { $moves } moves
    }.
training-right-saves = Right! After any other move, your opponent would win by force.
training-wrong-win = { $hole } lets the win slip away.
training-wrong-loses = After { $hole }, your opponent wins by force.
