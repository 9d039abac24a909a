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

## The same, said to the player who reads it. "You" is that player.

comment-you-lift = You lift { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from { $hole }.
comment-you-sow-on = Lap { $lap }: you sow on with { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from { $hole }.
comment-you-capture = You capture { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from { $hole }.
comment-you-capture-on-the-way = You capture { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from { $hole } on the way.
comment-you-receive-on-the-way = On the way, { $seeds ->
        [one] the 1 seed
       *[other] the { $seeds } seeds
    } of { $hole } { $seeds ->
        [one] goes
       *[other] go
    } to you.
comment-void-for-you = The capture is void: it would leave you without a seed.
comment-spared-for-you = { $count ->
        [one] { $holes } is
       *[other] { $holes } are
    } spared: the capture would leave you without a seed.
comment-you-pass = You have no move and pass.
comment-you-did-not-feed = You could have fed { $opponent } and did not: all seeds left go to { $opponent }.
comment-you-were-not-fed = { $player } could have fed you and did not: all seeds left go to you.
comment-you-take-remainder = You take { $seeds ->
        [one] the 1 seed
       *[other] the { $seeds } seeds
    } left in { $hole }.

## A whole move of this player. $holes is where seeds were captured: "c and d".

comment-you-played = You played { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}({ $laps } laps)
    }{ $captured ->
        [0] {""}
        [one] {" "}and captured 1 seed from { $holes }
       *[other] {" "}and captured { $captured } seeds from { $holes }
    }.
comment-goes-to-you = { $seeds ->
        [one] 1 seed goes
       *[other] { $seeds } seeds go
    } to you on the way.
