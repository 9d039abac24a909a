### The report of a game, better moves looked for, reasons, threats. Keys of this file begin with "review-".
###
### $player is the player to move before the move, $opponent the other one; both are names. $move, $reply and $answer are letters of holes.
### $certainty is one of the two messages of teacher.ftl. $seeds is a number, one with "½", or "half"; where a message has no number with it: "two seeds".

## The report

review-report = Report
review-progress = { $done } of { $plies } moves looked at
review-done = All { $plies } moves were looked at.
review-kept = The report is kept with the game.
review-stop = Stop
review-go-on = Go on
review-accuracy = Accuracy
review-percent = { $percent } %
review-graph = What the game was worth to { $player }, move by move
review-turns = Where the game turned
review-moves = Every move
review-forced = The only legal move
review-whose = Mistakes of
review-next = Next mistake
review-first = Find something better
review-no-mistakes = No mistakes of { $player }
review-point-first = Point at a hole first that can be played.
review-nothing = A game is gone through when it is over.

## Something better is looked for

review-find-played = Move { $number }: { $player } played { $move }
review-find = { teacher-class }: it loses { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    } ({ $certainty }). Find something better.
review-find-best = { $move } is the best move ({ $certainty }).
review-find-good = { $move } is good: it loses next to nothing ({ $certainty }).
review-find-better = { $move } is better than what was played, but it still loses { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    } ({ $certainty }).
review-find-loses = { $move } loses { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    } ({ $certainty }).
review-find-worse = { $move } is not good enough.
review-find-same = { $move } is what was played.
review-find-shown = The best move is { $move } ({ $certainty }).
review-find-line = So it could have gone on: { $line }.
review-to-report = To the report
review-place = Mistake { $number } of { $count }

## Why, what is threatened, what comes of a move

review-why = Why?
review-why-title = Why { $move }?
review-position-title = What there is to see
review-nothing-certain = There is nothing certain to say of it.
review-choose-position = The position
review-choose-last = Last move: { $move }
review-what-if = What comes of it?
review-back = Back to the game
review-threat-title = What { $opponent } threatens
review-threat = If { $player } could pass, { $opponent } would play { $move } and take { $seeds } ({ $certainty }).
review-threat-quiet = Nothing at once: if { $player } could pass, { $opponent } would play { $move } and take nothing with it ({ $certainty }).
review-no-threat = Nothing: { $opponent } would have no move.
review-outlook-title = What if { $move } is played?
review-outlook-best = No move is better than { $move } ({ $certainty }).
review-outlook-loses = { $move } loses { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    } against the best move ({ $certainty }).
review-outlook-answer = The best answer is { $answer }.
review-wrong-ends = That ends the game: { $player } { $mine }, { $opponent } { $theirs }.
review-wrong-loses = { $opponent } would answer with { $reply } and take { $seeds }.
review-wrong-spoils = { $opponent } would answer with { $reply }. { $player } could then take { $seeds }, and not { $possible }.
review-wrong-spoils-all = { $opponent } would answer with { $reply }, and { $player } could take nothing. After a better move it could be { $possible }.
review-wrong-costs = { $opponent } would answer with { $reply }. Before long that costs about { $seeds }.

## Keys and buttons

review-help-why = { review-why } Up to three reasons for a move or the position, each shown on the board: for the move that is pointed at, for a hint, for the last move or any other.
review-help-threat = { review-key-threat }: what would be played if the turn could be passed. It plays on the board and is taken back; so does what comes of a move.
review-help-report = { review-report }: when the game is over, how good every move was and where the game turned. Your mistakes come back to the board, where you find something better.
review-key-why = Why: reasons for the move pointed at, the hint, or the position
review-key-threat = What the opponent threatens
review-key-what-if = What comes of the move pointed at
review-key-report = After the game: the report, and from one mistake to the next
