### What is wrong with a rule file. Keys begin with "problem-". $field is a field of the file.

problem-too-large = The file is longer than { $limit } bytes, which no rule file needs.
problem-unknown-field = There is no field `{ $found }` here; there are { $known }.
problem-unknown-value = There is no value `{ $found }` here; it can be { $known }.
problem-missing-field = The field `{ $field }` is missing; it can’t be left out.
problem-repeated-field = The field `{ $field }` is given twice.
problem-ends-early = The file ends before the rule does: is a bracket or a quotation mark not closed?
# $said comes from the reader of the file format, and is always English.
problem-syntax = This can’t be read as a rule: { $said }.
problem-not-text = This is not a text file: it is not valid UTF-8.
problem-unknown-format = The format is { $found }; this program reads format { $known }.
problem-no-name = `name` is empty.
problem-out-of-range = `{ $field }` is { $found }; it must be from { $low } to { $high }.
problem-nothing-to-sow = `play.leave` is { $leave } and `play.min_seeds` is { $needed }: a hole could be lifted that gives no seed to sow.
problem-no-counts = `{ $field }` is an empty list: `Only([...])` needs at least one count.
problem-reversed-range = `{ $field }` is `Between({ $low }, { $high })`: the first count must not be greater than the second.
problem-feeding-from-anywhere = `play.feeding` must be `Free` where `play.from` is `Any`: every seed is everybody’s to play.
problem-reaching-from-anywhere = `play.reach_opponent` must be `false` where `play.from` is `Any`.
problem-too-many = `{ $field }` has { $found } entries; at most { $limit } are read.
problem-too-long = `{ $field }` has { $found } characters; at most { $limit } are read.
problem-more = { $count ->
    [one] And one more problem.
   *[other] And { $count } more problems.
}

# Where in the file: $file, $line and $column, counted from 1; then the message.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }

## What is wrong with a game file.

# $line and $column are counted from 1; then the message.
problem-at-place = Line { $line }, column { $column }: { $message }
problem-game-unreadable = This is neither a tag, nor a move, nor a comment.
problem-game-unclosed = What begins here has no end: a bracket or a quotation mark is missing.
problem-game-unopened = This bracket closes nothing.
problem-game-nothing-replaced = A variation stands after the move that it replaces, and here there is none.
problem-game-too-deep = More than { $limit } variations lie in one another.
problem-game-too-many-tags = More than { $limit } tags stand at the head of the game.
problem-game-second = A second game begins here; only one can be read at a time.
problem-game-no-start = The tag `{ $tag }` is missing, which gives the starting position.
problem-game-start = The starting position can’t be read. { $message }
# $why is the next message.
problem-game-illegal = Move { $number }, { $hole }, can’t be played: { $why }.
problem-game-refused =
    { $why ->
        [game-over] the game is over
        [no-such-hole] there is no such hole on this board
        [territory] the hole lies in the other player’s row
        [empty] the hole is empty
        [too-few] the hole has too few seeds, at least { $needed } are needed
        [grand-slam] its capture would leave the other player without seeds, which is not allowed
        [must-reach] it would not reach the other player’s row, and another move would
        [must-feed] it would leave the other player without seeds, and another move would not
       *[starves] it would leave the other player without seeds, which is never allowed
    }
problem-game-over-already = The game is over already and can’t be ended again.
problem-link-foreign = This is no link to a game.
problem-link-too-long = The link is longer than any game needs.
problem-link-no-rules = The link has no rules for { $variant }, which this program doesn’t know.
problem-link-damaged = The rules in the link are damaged: it was cut off or changed.
problem-link-rules = The rules in the link make no sense. { $message }

## What is wrong with a position or a move as text. $text is what was read.

problem-position-parts = A position on this board has { $needed } parts joined by “-”; this one has { $found }.
problem-position-count = Part { $number } of the position, “{ $text }”, is not a number of seeds.
problem-position-too-many-seeds = A position can hold { $limit } seeds at most.
problem-position-player = The last part of a position is the player to move, S or N, and not “{ $text }”.
# $last and $small are the letters of the last hole of each row.
problem-no-such-hole = “{ $text }” is not a hole of this board; they are A to { $last } and a to { $small }.

## What is wrong with a saved match.

problem-saved-not-a-match = This is not a saved match.
problem-saved-other-version = This match was saved by another version of the program: its format is { $found }, and this program reads format { $known }.
problem-saved-damaged = This saved match is damaged: it was cut off or changed.
# $said comes from the reader of the file format, and is always English.
problem-saved-unreadable = This saved match can’t be understood: { $said }.
problem-saved-level = A computer plays in this saved match at a level that this program doesn’t know, “{ $level }”.
# $message is one or several of the messages above.
problem-saved-rules = The rules of this saved match make no sense. { $message }
problem-saved-game = The game of this saved match doesn’t fit its rules. { $message }
