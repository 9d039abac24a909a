### Why a hole can't be played, why a game is over, who has won. Keys begin with "reason-".

## Why a hole can't be played. "You" is the player whose turn it is, $hole a letter.

reason-game-over = The game is over.
reason-no-such-hole = There is no such hole on this board.
reason-not-your-territory = Hole { $hole } is in your opponent’s row.
reason-hole-empty = Hole { $hole } is empty.
reason-too-few-seeds = Hole { $hole } has too few seeds: it needs at least { $needed }.
reason-grand-slam = Playing { $hole } would capture all your opponent’s seeds, which is not allowed.
reason-must-reach-opponent = Playing { $hole } would not reach your opponent’s row, but another move would.
reason-must-feed = Playing { $hole } would leave your opponent without seeds, but another move would not.
reason-starves = Playing { $hole } would leave your opponent without seeds, which is never allowed.

## Why a game is over. $player is a name.

reason-end-penalty = A player could have fed their opponent but didn’t.
reason-end-grand-slam = A capture took all of a player’s seeds, and the seeds left on the board went to that player.
reason-end-seeds-left = Too few seeds are left on the board.
reason-end-majority = One loft holds more than half of the seeds.
reason-end-no-hole-above-one = No hole holds more than one seed.
reason-end-empty-territory = One of the rows is empty.
reason-end-stuck = No moves are left.
reason-end-repetition = The same position came up again.
reason-end-resigned = { $player } has given up.
reason-end-agreed = The players agreed to end the game.

## Who has won.

reason-result-wins = { $player } wins { $more } to { $fewer }.
reason-result-wins-early = { $player } wins.
reason-result-draw = A draw, { $seeds } all.

## The same, said to the player who reads it.

reason-end-you-resigned = You have given up.
reason-result-you-win = You win { $more } to { $fewer }.
reason-result-you-win-early = You win.
reason-shut = Hole { $hole } is closed for this round.
reason-special = Hole { $hole } is special: its seeds can’t be played.
reason-last-hole = You can play { $hole } with fewer than { $needed } seeds only if you have no other move.
reason-no-swap = You can’t swap sides now.
reason-end-end-squares-taken = The squares at both ends have been captured.
reason-end-move-limit = The game has reached its move limit.
reason-end-match = The last round is over.
reason-must-capture = You must capture if you can: { $hole } captures nothing, but you have a move that captures.
reason-inner-first = Hole { $hole } is in the outer row: you must play from the inner row if you can.
reason-empties-inner = Playing { $hole } would leave your inner row empty.
reason-endless-move = Sowing from { $hole } would never end.
reason-blocked = Hole { $hole } is blocked for this move.
reason-onto-seeds = A single seed can only move into an empty hole.
reason-no-capture-that-way = You can play { $hole } that way only if it captures.
reason-wrong-answer = { $hole } isn’t a legal move here.
reason-end-empty-inner = One of the inner rows is empty.
reason-end-endless = The sowing would never end.
