### What players hear who play by ear. Keys begin with "speech-".
###
### $player is a name, $hole, $first, $last and $end are letters, $counts is a list of numbers.

# A hole. $marks is what is special about it, after a comma: ", your special hole".
speech-hole = { $hole }, { $seeds ->
        [0] empty
        [one] 1 seed
       *[other] { $seeds } seeds
    }{ $marks }.
speech-shut = closed
speech-special = { $player }’s special hole
speech-special-yours = your special hole
speech-nyumba = the nyumba
speech-blocked = blocked for this move
speech-ends = Ends in { $end }{ $laps ->
        [1] {""}
       *[other] {" "}after { $laps } laps
    }{ $captured ->
        [0] {""}
       *[other] {" "}and captures { $captured }
    }.
speech-row = { $player }’s row, { $first } to { $last }: { $counts }.
speech-row-yours = Your row, { $first } to { $last }: { $counts }.
speech-reserve = { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } in reserve.
# $place is where the seeds are: loft, reserve (while a game with one lasts) or rows (on boards without lofts).
speech-loft = { $player } has { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } { $place ->
        [loft] in the loft
        [reserve] in reserve
       *[rows] in the rows
    }.
speech-loft-yours = You have { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } { $place ->
        [loft] in your loft
        [reserve] in reserve
       *[rows] in your rows
    }.
speech-majority = { $seeds } seeds win the game.
speech-no-move = There is no legal move.
speech-no-capture = No move captures anything.
speech-reached = { $count ->
        [one] { $holes } ends in { $hole }.
       *[other] { $holes } end in { $hole }.
    }
speech-reached-by-none = None of your opponent’s moves ends in { $hole }.
speech-turn = { $turn }, move { $number }.
speech-no-last-move = No move has been played yet.
speech-nothing-said = There is nothing to repeat yet.
speech-no-hole = Choose a hole first: press its letter.
speech-result = { $result }, { $south } to { $north }.
speech-match = { $variant }. { $turn }.

## Keys that answer questions, and settings.

speech-key-row = Read out my row
speech-key-their-row = Read out the opponent’s row
speech-key-lofts = Read out the captured seeds
speech-key-last-move = Read out the last move
speech-key-moves = Read out all my moves
speech-key-captures = Read out capturing moves
speech-key-reaching = Read out which of the opponent’s moves end in the selected hole
speech-key-turn = Say whose turn it is
speech-key-again = Repeat the last announcement
speech-key-before = Go back one announcement
speech-key-typed = Type a command
speech-by-ear = Play by ear: press a letter to go to its hole, and again to play it
speech-shown = What you hear for each move
speech-shown-short = One-sentence summary
speech-shown-full = Every lap and capture
speech-shown-notes = A note for each seed
speech-shown-silent = Nothing
speech-scanning = Single-switch scanning: rows and controls light up in turn
speech-scanning-off = Off
speech-scanning-pace = { $seconds } s per item

## Typed commands, in place of keys. Each value lists what players can type for one command, separated by commas. Case doesn't matter.
## The first wording is the one that speech-typed-unknown shows. speech-typed-moves does what speech-key-moves says, and so on.

speech-typed-play = play, move
speech-typed-hole = hole, go to
speech-typed-row = my row, row
speech-typed-their-row = opponent row, their row, opponent
speech-typed-lofts = score, captured seeds
speech-typed-last-move = last move, last
speech-typed-moves = my moves, moves, all moves
speech-typed-captures = captures, capturing moves
speech-typed-reaching = attackers, attacking moves
speech-typed-turn = whose turn, turn
speech-typed-again = again, repeat
speech-typed-before = previous, back, before
speech-typed-hint = hint, best move, best
speech-typed-take-back = take back, undo
speech-typed-help = help
speech-typed-unknown = “{ $text }” isn’t a command. Commands: { $commands }.
speech-typed-label = Command
