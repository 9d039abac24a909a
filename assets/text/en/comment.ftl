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
comment-cut-off = This sowing would never end, so it is cut off in { $hole } after { $laps ->
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
comment-receives-on-the-way = On the way, { $player } gets { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from { $hole }.
comment-capture-void = The capture is void: it would leave { $opponent } without a seed.
comment-hole-spared = { $count ->
        [one] { $holes } is
       *[other] { $holes } are
    } spared: the capture would leave { $opponent } without a seed.

comment-passes = { $player } has no move and passes.
comment-penalty = { $player } could have fed { $opponent } but didn’t: all remaining seeds go to { $opponent }.
comment-takes-remainder = { $player } takes { $seeds ->
        [one] the one seed
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
comment-move-opponent = { $opponent } gets { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } on the way.

comment-brief = { $player } plays { $hole } with { $seeds }{ $ends ->
        [yes] {" "}and ends in { $end }
       *[other] {""}
    }{ $laps ->
        [1] {""}
       *[other] {" "}after { $laps } laps
    }{ $captured ->
        [0] {""}
       *[other] , capturing { $captured }
    }.

## A move before it is played.

comment-towards = { $hole } sown { $way ->
        [right] to the right
        [left] to the left
        [up] upwards
       *[down] downwards
    }
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
comment-you-receive-on-the-way = On the way, you get { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from { $hole }.
comment-void-for-you = The capture is void: it would leave you without a seed.
comment-spared-for-you = { $count ->
        [one] { $holes } is
       *[other] { $holes } are
    } spared: the capture would leave you without a seed.
comment-you-pass = You have no move, so you pass.
comment-you-did-not-feed = You could have fed { $opponent } but didn’t: all remaining seeds go to { $opponent }.
comment-you-were-not-fed = { $player } could have fed you but didn’t: all remaining seeds go to you.
comment-you-take-remainder = You take { $seeds ->
        [one] the one seed
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
comment-goes-to-you = You get { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } on the way.
comment-your-store = your store
comment-store = { $player }’s store
comment-makes-special = { $player } makes { $hole } a special hole.
comment-you-make-special = You make { $hole } a special hole.
comment-claims = { $player } gets { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from the special hole.
comment-you-claim = You get { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from the special hole.
comment-shares = { $seeds ->
        [one] 1 seed moves
       *[other] { $seeds } seeds move
    } from { $from } to { $hole }.
comment-refills = { $player } refills { $hole } with { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from the loft.
comment-you-refill = You refill { $hole } with { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } from your loft.
comment-moves-again = { $player } moves again.
comment-you-move-again = You move again.
comment-swaps = { $player } swaps sides.
comment-you-swap = You swap sides.
comment-round = Round { $round } begins.
comment-round-after = Round { $before }: { $south } { $ofsouth }, { $north } { $ofnorth }. Round { $round } begins.
comment-loses-nyumba = { $player } loses the nyumba.
comment-you-lose-nyumba = You lose your nyumba.
comment-blocked = Hole { $hole } is blocked for the next move.

## The game plays on by its rules, but most seeds are in one loft.

comment-you-have-won = You have already won.
comment-has-won = { $player } has already won.
