### What is wrong with a rule file. Keys begin with "problem-". $field is a field of the file.

problem-too-large = The file is too big: a rule file can have at most { $limit } bytes.
problem-unknown-field = Unknown field `{ $found }`; expected one of { $expected }.
problem-unknown-value = Unknown value `{ $found }`; expected one of { $expected }.
problem-missing-field = The field `{ $field }` is missing.
problem-repeated-field = The field `{ $field }` appears twice.
problem-ends-early = The file ends too early: a closing bracket or quotation mark may be missing.
# $text comes from the reader of the file format, and is always English.
problem-syntax = Not a valid rule file: { $text }.
problem-not-text = Not a text file: it isn’t valid UTF-8.
problem-unknown-format = The file is in format { $found }; this program reads format { $supported }.
problem-no-name = `name` is empty.
problem-out-of-range = `{ $field }` is { $found }; it must be between { $low } and { $high }.
problem-nothing-to-sow = `play.leave` is { $leave } and `play.min_seeds` is { $needed }: some moves would have no seeds to sow.
problem-no-counts = `{ $field }` is an empty list: `Only([...])` needs at least one count.
problem-reversed-range = `{ $field }` is `Between({ $low }, { $high })`: the first count must not be greater than the second.
problem-feeding-from-anywhere = `play.feeding` must be `Free` if `play.from` is `Any`: both players can play any hole.
problem-reaching-from-anywhere = `play.reach_opponent` must be `false` if `play.from` is `Any`.
problem-too-many = `{ $field }` has { $found } entries; the limit is { $limit }.
problem-too-long = `{ $field }` has { $found } characters; the limit is { $limit }.
problem-more = { $count ->
    [one] There is one more problem.
   *[other] There are { $count } more problems.
}

# Where in the file: $file, $line and $column, counted from 1; then the message.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }

## What is wrong with a game file.

# $line and $column are counted from 1; then the message.
problem-at-place = Line { $line }, column { $column }: { $message }
problem-game-unreadable = This isn’t a tag, a move or a comment.
problem-game-unclosed = A bracket or quotation mark that opens here is never closed.
problem-game-unopened = This closing bracket has no opening bracket.
problem-game-nothing-replaced = A variation must follow the move that it replaces, but there is no move before this one.
problem-game-too-deep = Variations are nested more than { $limit } levels deep.
problem-game-too-many-tags = The game has more than { $limit } tags.
problem-game-second = A second game begins here. Paste one game at a time.
problem-game-start = The starting position is not valid. { $message }
# $why is the next message.
problem-game-illegal = Move { $number } ({ $hole }) can’t be played: { $why }.
problem-game-refused =
    { $why ->
        [game-over] the game is over
        [no-such-hole] there is no such hole on this board
        [territory] the hole is in the other player’s row
        [empty] the hole is empty
        [too-few] the hole has too few seeds: it needs at least { $needed }
        [grand-slam] it would capture all the other player’s seeds, which is not allowed
        [must-reach] it would not reach the other player’s row, but another move would
        [must-feed] it would leave the other player without seeds, but another move would not
        [shut] the hole is closed for this round
        [special] the hole is special, and its seeds can’t be played
        [last-hole] the last hole can be played with fewer than { $needed } seeds only if there is no other move
        [no-swap] the players can’t swap sides now
        [must-capture] it captures nothing, but another move would
        [inner-first] the player must play from the inner row if possible
        [empties-inner] it would leave the inner row empty
        [endless] its sowing would never end
        [blocked] the hole is blocked for this move
        [onto-seeds] a single seed can only move into an empty hole
        [no-capture-that-way] it can be played that way only if it captures
        [wrong-answer] the hole can’t be played that way
       *[starves] it would leave the other player without seeds, which is never allowed
    }
problem-game-over-already = The game has already ended.
problem-exchange-rules = Games under these rules can’t be written in this notation.
problem-exchange-game = This notation can’t express the start of this game or one of its moves.
problem-exchange-start = The starting position is not valid in this notation.
problem-exchange-word = { $word } is not a move in this notation.
problem-exchange-differs = Under these rules, the move { $word } doesn’t end or capture as written.
problem-link-foreign = This link doesn’t lead to a game.
problem-link-too-long = This link is too long to be a game link.
problem-link-no-rules = This program doesn’t know the variant { $variant }, and the link doesn’t contain its rules.
problem-link-damaged = The rules in the link are incomplete or have been altered. Copy the whole link again.
problem-link-rules = The rules in the link are not valid. { $message }
problem-letter-foreign = This isn’t a link to a game.
problem-letter-too-long = This link is too long to be a match link.
problem-letter-older = The link comes from an older version of Awale. This version can’t read it.
problem-letter-newer = The link comes from a newer version of Awale. Update Awale to open it.
problem-letter-damaged = The link is incomplete or has been altered. Ask your friend to send it again.
problem-letter-other-rules = The rules of { $variant } in the link differ from those in this program.
problem-letter-other-terms = The link’s rules or terms differ from those of your match. Nothing was changed.
problem-letter-too-many-lines = This match has already branched into too many lines. Agree with your friend on one line.

## What is wrong with a position or a move as text. $text is what was read.

problem-position-parts = A position on this board has { $needed } parts separated by “-”; this one has { $found }.
problem-position-count = Part { $number } of the position, “{ $text }”, is not a number of seeds.
problem-position-too-many-seeds = A position can hold at most { $limit } seeds.
problem-position-player = The last part of a position must be the player to move, S or N, not “{ $text }”.
# $last and $small are the letters of the last hole of each row.
problem-no-such-hole = “{ $text }” is not a hole on this board; the holes are A to { $last } and a to { $small }.

## What is wrong with a saved match.

problem-saved-not-a-match = This is not a saved match.
problem-saved-other-version = This match was saved by another version of the program (format { $found }); this version reads format { $supported }.
problem-saved-damaged = This saved match is incomplete or has been altered.
problem-saved-too-long = The match is too long to save.
# $text comes from the reader of the file format, and is always English.
problem-saved-unreadable = This saved match is not valid: { $text }.
problem-saved-level = This saved match has a computer player at an unknown level, “{ $level }”.
# $message is one or several of the messages above.
problem-saved-rules = The rules of this saved match are not valid. { $message }
problem-saved-game = The game in this saved match doesn’t fit its rules. { $message }
problem-needs-format = A file that uses `{ $field }` must be in format { $needed }.
problem-last-hole-from-anywhere = You can’t set a minimum for the last hole if players can play any hole.
problem-end-squares-and-stores = Use either end squares or stores that players sow into, not both: they would be in the same place.
problem-end-squares-and-rounds = End squares don’t work in a match played in rounds: they can’t be refilled.
problem-start-length = The starting position lists { $found } counts, but a row has { $holes } holes.
problem-empty-start = One player starts without seeds.
problem-start-and-territory = If players buy holes between rounds, every hole must start with the same number of seeds.
problem-more-holes-than-row = A player needs { $found } holes for another round, but a row has only { $holes }.
problem-start-seeds = The board starts with { $found } seeds; the limit is { $limit }.
problem-move-direction = “{ $text }” needs a direction, + or -.
problem-move-no-direction = “{ $text }” names a direction, but this game has only one direction of sowing.
problem-move-extras = “{ $text }” is not a move of this game: after the hole, name at most two of the other player’s holes, not the same one twice.
problem-position-field = “{ $text }” doesn’t belong in a position of this game.
problem-position-no-open-hole = One player has no open holes.
problem-position-shut-hole = A closed hole can’t contain seeds.
problem-position-no-stores = This game’s board has no stores, so a position can’t have seeds in them.
problem-rows = `{ $field }` is { $found }; it must be 2 or 4.
problem-needs-rows = `{ $field }` needs a board with { $rows } rows.
problem-does-not-fit = `{ $field }` conflicts with `{ $beside }`.
problem-no-such-letter = `{ $field }` can’t use “{ $found }”. Enter the letter of one of South’s holes; a nyumba must be in the inner row.
