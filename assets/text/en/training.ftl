### The companion, ratings and puzzles in the game. Keys of this file begin with "training-".
###
### $standing is what teacher-between and its like say: "between Amateur and Club". $hole and $holes are letters.

## The companion, and where a player stands

training-companion-begins = It plays as well as you do: it begins { $standing }, and follows your results.
training-companion-stands = It plays as well as you do: { $standing }, after { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
training-standing = You stand { $standing } now.
training-standing-rough = As far as can be told by now, you stand { $standing }.
training-unrated = This game says nothing of your strength: { $why ->
        [helped] the computer has helped.
        [taken-back] moves were taken back.
        [given-up] you gave it up without being behind.
       *[set-up] it began with another position than usual.
    }

## The choice of puzzles

training-puzzles = Puzzles
training-page-puzzles = Puzzles
training-page-game = Which game
training-rating = Your strength at puzzles: { $rating } ± { $deviation }, { $standing }; { $puzzles ->
        [one] 1 puzzle has counted
       *[other] { $puzzles } puzzles have counted
    }.
training-rating-unknown = The first puzzle that you try gives you a rating. Each puzzle counts once, with your first answer.
training-day = Puzzle of the day
training-day-solved = Puzzle of the day: solved
training-day-tip = The same for everybody today.
training-days-in-a-row = { $days ->
        [one] Solved on 1 day
       *[other] Solved on { $days } days in a row
    }
training-by-strength = At your strength
training-run = Three lives
training-run-tip = Harder and harder, until the third wrong answer.
training-run-best = Most in a run: { $solved }
training-by-theme = By theme
training-theme-count = { $solved } of { $all } solved
training-none = There are no puzzles for these rules yet. The computer finds some in games against itself, in the background.
training-mine = Find puzzles
training-mine-more = Find more puzzles
training-mine-stop = Stop
training-mining = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $found ->
        [one] 1 puzzle
       *[other] { $found } puzzles
    } of { $wanted }

## A puzzle on the board. $seeds is a number of seeds with its word.

training-find = You play South. Find the best move.
training-level = Difficulty: { $rating }
training-run-state = Lives: { $lives }, solved: { $solved }
training-hint-compare = Compare { $holes }.
training-hint-hole = Play { $hole }.
training-wrong = { $hole } is worth { $seeds } less than the best move.
training-try-again = Try again.
training-right-end = Right! { $hole } is worth { $seeds } more at the end of the game than any wrong move.
training-right-plies = Right! Within { $plies } plies, { $hole } is worth { $seeds } more than any wrong move.
training-counted = Your rating: { $before } → { $after }
training-run-over = The run is over. Puzzles solved: { $solved }.
training-solution = The best move was { $hole }.
training-run-record = No run of yours was better.
training-hint = Hint
training-next = Next puzzle
training-leave = To the puzzles
training-run-again = Another run

## While playing

training-hints = A hint shows
training-hints-best = The best hole
training-hints-good = Three good ones
training-good-move = The only good move: { $holes }.
training-good-moves = Good moves: { $holes }.
