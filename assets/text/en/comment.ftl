### What is said while a move is played. Keys begin with "comment-".
###
### $player makes the move (or is the one who takes seeds), $opponent is the other player; both
### are names. $hole is a letter.

comment-lifts = { $player } lifts { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from { $hole }.
comment-sows-on = Lap { $lap }: { $player } sows on with { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from { $hole }.
comment-cut-off = There is no end to this sowing: it is cut off in { $hole } after { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    }.

comment-captures = { $player } captures { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from { $hole }.
comment-captures-on-the-way = { $player } captures { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from { $hole } on the way.
comment-receives-on-the-way = On the way, { $seeds ->
        [one] the 1 seed
       *[other] the { $seeds } seeds
    } of { $hole } { $seeds ->
        [one] goes
       *[other] go
    } to { $player }.
comment-capture-void = The capture is void: it would leave { $opponent } without a seed.
comment-hole-spared = { $count ->
        [one] { $holes } is
       *[other] { $holes } are
    } spared: the capture would leave { $opponent } without a seed.

comment-passes = { $player } has no move and passes.
comment-penalty = { $player } could have fed { $opponent } and did not: all seeds left go to { $opponent }.
comment-takes-remainder = { $player } takes { $seeds ->
        [one] the 1 seed
       *[other] the { $seeds } seeds
    } left in { $hole }.

## A whole move in one sentence or two.

comment-move = { $player } plays { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}({ $laps } laps)
    }{ $captured ->
        [0] {""}
        [one] {" "}and captures 1 seed
       *[other] {" "}and captures { $captured } seeds
    }.
comment-move-opponent = { $seeds ->
        [one] 1 seed goes
       *[other] { $seeds } seeds go
    } to { $opponent } on the way.

## A move before it is played.

comment-preview = { $hole } ends in { $end }{ $laps ->
        [1] {""}
       *[other] {" "}after { $laps } laps
    }{ $captured ->
        [0] {""}
        [one] {" "}and captures 1 seed
       *[other] {" "}and captures { $captured } seeds
    }.
