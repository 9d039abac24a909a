### Examples found by the engine: what each is called, and what happens in it. Keys begin with "example-".
###
### South plays in all of them. $hole, $end and their like are letters of holes; $holes and $allowed
### are lists of letters; $lifted, $count and $gain are seeds in words.

## What they are called.

example-title-sowing = Sowing
example-title-round = All the way round
example-title-relay = A relay
example-title-cut-off = An endless sowing
example-title-flow = Capturing on the way
example-title-flow-opponent = Opponent captures on the way
example-title-capture = A capture
example-title-capture-at-home = A capture in your own row
example-title-chain = A chain
example-title-chain-across = A chain across both rows
example-title-slam = A grand slam
example-title-must-reach = Reaching the other row
example-title-must-feed = Feeding the opponent
example-title-penalty = Failing to feed
example-title-passing = A forced pass
example-title-end = The end of the game
example-title-repetition = A repeated position
example-title-special = A special hole
example-title-again = An extra move
example-title-store = Sowing into the store
example-title-gap = A capture beyond a gap
example-title-capture-else = Another way to capture
example-title-shut = Skipping a closed hole
example-title-land = Owning a hole in the other row
example-title-refill = Refilling an empty row
example-title-next-round = The next round

## What happens.

example-sowing = South plays { $hole } and sows { $lifted }; the last seed falls into { $end }.
example-round = South plays { $hole } and sows { $lifted }, which go all the way round. { $hole } { $skips ->
        [yes] is skipped and gets none
       *[no] gets one like any other hole
    }; the last seed falls into { $end }.
example-relay = South plays { $hole }. The last seed of the first lap falls into { $relay }: South lifts the seeds there and sows on.
    After { $laps-in-words } laps, the sowing stops in { $end }.
example-relay-next = South plays { $hole }. The last seed of the first lap falls into { $reached }: South lifts the seeds of the next hole, { $relay }, and sows on. The sowing stops in { $end }.
example-cut-off = South plays { $hole }. This sowing would never end, so it is cut off after { $laps } laps, and South captures nothing at its end.
example-flow = South plays { $hole }. On the way, South captures { $gain } from { $holes }.
example-flow-opponent = South plays { $hole }. On the way, North captures { $other-gain } from { $other-holes }.
example-capture = South plays { $hole }. The last seed falls into { $end }, which then holds { $count }: South captures { $holes } and gains { $gain }.
example-special = South plays { $hole }. The last seed falls into { $end }, which then holds { $count }: South makes { $special } special.
example-again = South plays { $hole }{ $cause ->
        [store] . The last seed falls into the store
       *[other] {" "}and captures { $holes }
    }, so South moves again.
example-store = South plays { $hole } and sows { $lifted }, one of them into the store.
example-gap = South plays { $hole }. The last seed falls into { $end }, and the next hole is empty: South captures { $holes } and gains { $gain }.
example-capture-else = South plays { $hole }. The last seed falls into { $end }, which then holds { $count }. South captures nothing under the first capture rule, but under the next, South captures { $holes } and gains { $gain }.
example-shut = South plays { $hole } and sows { $lifted }, but drops none into { $shut }: closed holes are skipped.
example-land = In this round, { $land } belongs to South too. South plays { $hole } and sows { $lifted }.
example-refill = South plays { $hole }. { $refiller ->
        [south] South’s row is empty: South
       *[north] North’s row is empty: North
    } puts { $refill } from the loft into each of its holes.
example-next-round = South plays { $hole }, and the round is over. Both players refill their rows from their lofts. For lack of seeds, { $shut } will be closed in the next round.
example-next-land = South plays { $hole }, and the round is over. Both players buy holes for the next round: South { $south-holes }, North { $north-holes }.
example-slam-taken = South plays { $hole } and captures { $holes }. No seeds are left in North’s row, which is allowed.
example-slam-cancelled = South plays { $hole }. Capturing { $spared } would leave North’s row without a seed, so nothing is captured.
example-slam-spared = South plays { $hole }. Capturing everything would leave North’s row without a seed, so South captures { $holes },
    but not { $spared }.
example-slam-illegal = South can’t play { $hole }: the move would capture { $holes } and leave North’s row without a seed.
example-must-reach = South can’t play { $hole }: no seeds would fall into North’s row. Legal moves: { $allowed }.
example-must-feed = South can’t play { $hole }: North’s row would be left without a seed. Legal moves: { $allowed }.
example-penalty = North’s row is empty. South could feed North, but plays { $hole }: the game is over, and the remaining seeds go to North.
example-passing = South plays { $hole }. Now North has no move and passes: South plays again.
example-end-seeds-left = South plays { $hole }. { $left ->
        [0] No seeds are left
        [1] Only one seed is left
       *[other] Only { $left } seeds are left
    } on the board: the game is over.
example-end-majority = South plays { $hole }. Now { $side ->
        [south] South
       *[north] North
    } has { $loft } of { $total } seeds, more than half: the game is over.
example-end-no-hole-above-one = South plays { $hole }. Now no hole holds more than one seed: the game is over.
example-end-empty-territory = South plays { $hole }. Now one row is empty: the game is over.
example-end-stuck = South plays { $hole }. { $everyone ->
        [yes] Now neither player has a move
       *[no] Now North has no move
    }: the game is over.
example-end-repetition = South and North play { $moves } in turn. The same position comes up again: the game is over.
example-score = At the end, South has { $south } seeds and North { $north }.

## After the help file of 1996: what it illustrates. A test plays them.

example-help-file-heading = From the 1996 help file
example-help-file-intro = The help file of the 1996 program illustrates a move, a capture and a triple capture. These examples show the same things in this program’s own positions.
example-help-file-move-title = A simple move
example-help-file-move = South plays *F*: the three seeds fall into *a*, *b* and *c*. South can’t play *B* or *E*, which are empty, nor *C* or *D*, whose seeds don’t reach North’s row.
example-help-file-capture-title = A capture
example-help-file-capture = South plays *E*: the last of the three seeds falls into *b*, which then holds two. South captures them.
example-help-file-triple-capture-title = A triple capture
example-help-file-triple-capture = South plays *D*: the last of the five seeds falls into *c*. Now *a* and *c* hold two seeds each and *b* holds three: South captures all seven.

## Four rows

example-title-single = A single seed
example-title-across = A capture across the board
example-title-reverse = Sowing the other way
example-title-extra = Capturing an extra hole
example-title-must-capture = A compulsory capture
example-title-inner-first = Inner row first
example-title-namua = Namua
example-title-nyumba = The nyumba
example-title-takasia = Takasia
example-single = None of South’s holes holds more than one seed, so South may play the single seed in { $hole }.
example-across = South plays { $move }. A lap ends in { $struck }, and South captures { $gain } from { $holes }{ $sown-on ->
        [yes] , then sows them
       *[no] {""}
    }.
example-reverse = South plays { $move }, sowing the other way round, which is allowed because it captures: the lap ends in { $struck }, and South captures { $gain } from { $holes }.
example-extra = South plays { $hole }. A lap ends in { $struck } with a capture, so South also empties { $extra }. In all, South captures { $gain } from { $holes }.
example-must-capture = South can’t play { $hole }: South must play a move that captures in its first lap. Legal moves: { $allowed }.
example-inner-first = South can’t play { $hole }: without a capture, South must play from the inner row. Legal moves: { $allowed }.
example-namua = South puts a seed from the bowl into { $hole } and captures the seeds across from it. South sows them from one end of the inner row and captures { $gain } in all.
example-nyumba-kept = South’s sowing ends in the nyumba { $nyumba }. South keeps it, and the move is over.
example-nyumba-spent = South’s sowing reaches the nyumba { $nyumba }. South spends it and sows on from there.
example-takasia = South plays { $move } and captures nothing. North can’t capture, and South threatens only { $blocked }, so North may not play it on the next move.
example-last-move = South plays { $move }. North then has no move left: South has won.
example-empty-inner = South plays { $move }. North’s inner row is then empty: South has won.
