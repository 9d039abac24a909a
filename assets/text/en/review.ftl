### The report of a game, better moves looked for, reasons, threats. Keys of this file begin with "review-".
###
### $player is the player to move before the move, $opponent the other one; both are names. $move, $reply and $answer are letters of holes.
### $certainty is one of the two messages of teacher.ftl. $seeds is a number, one with "½", or "half"; where a message has no number with it: "two seeds".
### $reader is the argument whose player reads the message, who is addressed as "you": player, opponent, who, winner or loser.

## The report

review-report = Report
review-progress = { $done } of { $plies } moves analysed
review-done = { $plies ->
        [one] The move has been analysed.
       *[other] All { $plies } moves have been analysed.
    }
review-kept = The report is saved with the game.
review-stop = Stop
review-go-on = Continue
review-accuracy = Accuracy
review-percent = { $percent }%
review-graph = { $reader ->
        [player] Evaluation for you, move by move
       *[other] Evaluation for { $player }, move by move
    }
review-turns = Turning points
review-moves = All moves
review-forced = The only legal move
review-whose = Whose mistakes?
review-next = Next mistake
review-first = Find a better move
review-no-mistakes = { $reader ->
        [player] You made no mistakes
       *[other] No mistakes by { $player }
    }
review-point-first = Point at a playable hole first.
review-nothing = You can review a game once it has ended.

## Something better is looked for

review-find-played = { $reader ->
        [player] Move { $number }: you played { $move }
       *[other] Move { $number }: { $player } played { $move }
    }
review-find = { teacher-class }: this move costs { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    } ({ $certainty }). Find a better move.
review-find-best = { $move } is the best move ({ $certainty }).
review-find-good = { $move } is good: it costs almost nothing ({ $certainty }).
review-find-better = { $move } is better than the move played, but still costs { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    } ({ $certainty }).
review-find-loses = { $move } costs { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    } ({ $certainty }).
review-find-worse = { $move } is no better.
review-find-same = { $move } is the move played in the game.
review-find-shown = The best move is { $move } ({ $certainty }).
review-find-line = The game could have continued like this: { $line }.
review-to-report = Back to the report
review-place = Mistake { $number } of { $count }

## Why, what is threatened, what comes of a move

review-why = Why?
review-why-title = Why { $move }?
review-position-title = About this position
review-comparing = Awale is comparing the moves…
review-nothing-certain = Nothing can be said for certain here.
review-choose-position = This position
review-choose-last = Last move: { $move }
review-what-if = What happens next?
review-back = Back to the game
review-threat-title = { $reader ->
        [opponent] What you threaten
       *[other] What { $opponent } threatens
    }
review-threat = { $reader ->
        [player] If you could pass, { $opponent } would play { $move } and take { $seeds } ({ $certainty }).
        [opponent] If { $player } could pass, you would play { $move } and take { $seeds } ({ $certainty }).
       *[other] If { $player } could pass, { $opponent } would play { $move } and take { $seeds } ({ $certainty }).
    }
review-threat-quiet = { $reader ->
        [player] No immediate threat: if you could pass, { $opponent } would play { $move } and take nothing ({ $certainty }).
        [opponent] No immediate threat: if { $player } could pass, you would play { $move } and take nothing ({ $certainty }).
       *[other] No immediate threat: if { $player } could pass, { $opponent } would play { $move } and take nothing ({ $certainty }).
    }
review-no-threat = { $reader ->
        [opponent] No threat: you would have no move.
       *[other] No threat: { $opponent } would have no move.
    }
review-outlook-title = What does { $move } lead to?
review-outlook-best = No move is better than { $move } ({ $certainty }).
review-outlook-loses = { $move } costs { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    } compared with the best move ({ $certainty }).
review-outlook-answer = The best reply is { $answer }.
# What a move leads to beside another one: a clause with its time, which completes "After D, ...".
review-compare = After { $move }, { $what }.
review-compare-takes = { $reader ->
        [who] you take { $seeds } from { $holes } { $when }
       *[other] { $who } takes { $seeds } from { $holes } { $when }
    }
review-compare-again = { $reader ->
        [who] you move again { $when }
       *[other] { $who } moves again { $when }
    }
review-compare-special = { $reader ->
        [who] you make { $hole } a special hole { $when }
       *[other] { $who } makes { $hole } a special hole { $when }
    }
review-compare-passes = { $reader ->
        [who] you have no move, so you pass { $when }
       *[other] { $who } has no move and passes { $when }
    }
review-compare-round = the round ends { $when }
review-compare-ends = { $reader ->
        [player] the game ends { $when }: you { $mine }, { $opponent } { $theirs }
        [opponent] the game ends { $when }: { $player } { $mine }, you { $theirs }
       *[other] the game ends { $when }: { $player } { $mine }, { $opponent } { $theirs }
    }
review-compare-quiet = { $alike ->
        [yes] nothing else happens in the next { $plies ->
            [one] move
           *[other] { $in-words } moves
        }
       *[no] no one captures in the next { $plies ->
            [one] move
           *[other] { $in-words } moves
        }
    }
review-compare-when = { $later ->
        [0] at once
        [1] on the next move
       *[other] { $in-words } moves later
    }
review-wrong-ends = { $reader ->
        [player] That would end the game. Final score: you { $mine }, { $opponent } { $theirs }.
        [opponent] That would end the game. Final score: { $player } { $mine }, you { $theirs }.
       *[other] That would end the game. Final score: { $player } { $mine }, { $opponent } { $theirs }.
    }
review-wrong-loses = { $reader ->
        [opponent] You would reply with { $reply } and take { $seeds }.
       *[other] { $opponent } would reply with { $reply } and take { $seeds }.
    }
review-wrong-spoils = { $reader ->
        [player] { $opponent } would reply with { $reply }. You could then take { $seeds } instead of { $possible }.
        [opponent] You would reply with { $reply }. { $player } could then take { $seeds } instead of { $possible }.
       *[other] { $opponent } would reply with { $reply }. { $player } could then take { $seeds } instead of { $possible }.
    }
review-wrong-spoils-all = { $reader ->
        [player] { $opponent } would reply with { $reply }, and you could take nothing. A better move could take { $possible }.
        [opponent] You would reply with { $reply }, and { $player } could take nothing. A better move could take { $possible }.
       *[other] { $opponent } would reply with { $reply }, and { $player } could take nothing. A better move could take { $possible }.
    }
review-wrong-costs = { $reader ->
        [player] { $opponent } would reply with { $reply }. Before long, that would cost you about { $seeds }.
        [opponent] You would reply with { $reply }. Before long, that would cost { $player } about { $seeds }.
       *[other] { $opponent } would reply with { $reply }. Before long, that would cost { $player } about { $seeds }.
    }

## Keys and buttons

review-help-why = { review-why } Explains a position or a move (the selected move, a hint, the last move or any other) with up to three facts, each shown on the board.
review-help-report = { review-report }: after the game, see how good every move was and where the game turned. Replay your mistakes and look for a better move.
review-key-why = Explain the selected move, the hint or the position
review-key-threat = Show what the opponent threatens
review-key-what-if = Show what the selected move leads to
review-key-report = Show the report after a game, then step to the next mistake
