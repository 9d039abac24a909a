### The rule book, written from the parameters of a variant. Keys begin with "book-".
###
### "You" is the player whose turn it is. $where is "own", "opponent" or "any": a row,
### as that player sees it; "all" where rows have no owners. $owners says whether they have. $counts is what a hole holds: "two or three seeds".

## What is told about the variant.

book-aliases = Also called:
book-origin = Origin:
book-proposed-by = Proposed by:
book-source = Source:
book-lab = Statistics:
book-solved = Perfect play:
book-solved-first = With best play on both sides, the first player wins by { $margin ->
        [one] one seed
       *[other] { $margin } seeds
    }.
book-solved-second = With best play on both sides, the second player wins by { $margin ->
        [one] one seed
       *[other] { $margin } seeds
    }.
book-solved-draw = With best play on both sides, the game is a draw.
book-solved-first-only = With best play on both sides, the first player wins; the margin is unknown.
book-solved-second-only = With best play on both sides, the second player wins; the margin is unknown.
book-solved-line = An example of best play, with South moving first: { $line }.

## The board

book-board-heading = The board
book-board = The board has two rows of { $holes } holes. { $owners ->
        [no] Either player can play any of them.
       *[yes] The row nearer to you is yours, and the other is your opponent’s.
    } Each of you also has a loft for captured seeds: no one ever sows into it,
    and its seeds never leave it.
book-world-board = The board has two rows of { $holes } holes. { $owners ->
        [no] Either player can play any of them.
       *[yes] The row nearer to you is yours, and the other is your opponent’s.
    } { $stores ->
        [own] Each of you has a store, or loft, at one end of your row. You sow into your own as you pass, but never into
            your opponent’s.
        [both] Each of you has a store, or loft, at one end of your row. You sow into both as you pass.
       *[none] Each of you also has a loft for captured seeds, which you skip when you sow.
    }
book-world-ends = At each end of the board is a square with { $seeds }. Both of you sow into the squares, but no one ever lifts the seeds in them.
book-world-start = At the start, the holes of each row hold { $row } seeds, from its owner’s left to right: { $total } in all. Decide who moves first by drawing lots or by agreement.
book-world-start-of-north = North’s row is different: its holes hold { $row } seeds, from North’s left to right.
book-board-start = At the start, every hole holds { $seeds }, { $total } in all, and the lofts are empty. Decide who moves first by drawing lots or by agreement.
book-board-letters = The two players are called South and North. { $owners ->
        [no] South’s holes are lettered { $south-first } to { $south-last }, North’s
            { $north-first } to { $north-last }, each row from left to right for the player sitting there.
       *[yes] South’s holes are lettered { $south-first } to { $south-last }, North’s { $north-first } to
            { $north-last }, each row from its owner’s left to right.
    }
book-board-also = You can also play by these rules on { $boards }.
book-board-other = two rows of { $holes } holes with { $seeds } in each
book-board-other-turned = two rows of { $holes } holes with { $seeds } in each, sown { $direction ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }
book-board-same-turned = the same board, sown { $direction ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }

## The aim

book-aim-heading = The aim
book-aim = Gather more seeds in your loft than your opponent.

## A turn

book-turn-heading = Your turn
book-turn = You and your opponent take turns. On your turn, choose { $from ->
        [any] any hole
       *[own] a hole in your own row
    } that { $needed ->
        [1] is not empty
       *[other] holds at least { $seeds }
    }, lift { $leave ->
        [0] all its seeds
       *[1] all its seeds but one, which stays behind,
    } and sow them.
book-turn-limits = Not every such move is allowed: see { $sections }.
book-turn-limit = “{ $heading }”

## Sowing

book-sowing-heading = Sowing
book-sowing = Drop the seeds one by one into the holes that follow, { $direction ->
        [clockwise] clockwise: to the left along the row nearer to you, then to the right along the other
       *[counterclockwise] counterclockwise: to the right along the row nearer to you, then to the left along the other
    }, and so on round the board, until your hand is empty.
book-sowing-skips-start = If the seeds go all the way round, skip the hole you lifted them from each time you reach it.
book-sowing-feeds-start = If the seeds go all the way round, drop one into the hole you lifted them from, as into any other hole.

## Relays

book-relay-heading = Sowing in relays
book-relay = A lap is the sowing of one handful, down to its last seed{ $many ->
        [yes] ; a turn may have several laps
       *[no] {""}
    }. Until the sowing stops, lift the seeds from the hole
    where the lap ended, in either row{ $leave ->
        [0] {""}
       *[1] {" "}(one seed again stays behind)
    }, and sow another lap from there.
book-relay-stops = The sowing stops when the last seed of a lap falls into a hole{ $where ->
        [own] {" "}in your own row
        [opponent] {" "}in your opponent’s row
       *[any] {""}
    } that then holds { $counts }.
book-relay-stops-in = { $where ->
        [own] The sowing stops when the last seed of a lap falls into your own row
        [opponent] The sowing stops when the last seed of a lap falls into your opponent’s row
       *[any] The sowing always stops after one lap
    }.
book-relay-nothing-left = The sowing also stops when the last seed falls into an empty hole, in either row: that seed has to stay behind, so
    there is nothing to sow.
book-relay-cut-off = Some sowings would never stop. A sowing that has not stopped after { $laps ->
        [1] its first lap
       *[other] { $laps } laps
    } is cut off there: the move stands, but you capture nothing at its end.
book-relay-cut-off-flow = Seeds captured on the way stay captured.
book-one-means-empty = (One seed means that the hole was empty before.)

## Captures on the way

book-flow-heading = Captures on the way
book-flow = Watch every seed that you drop{ $last ->
        [yes] {""}
       *[no] , except for the last one { $relay ->
            [yes] of each lap
           *[no] of the sowing
        }
    }. { $kind ->
        [any] Straight away, empty the hole that it falls into
       *[some] If the hole that it falls into now holds { $counts }, empty that hole straight away
    }{ $leave ->
        [0] {""}
       *[1] {" "}and leave no seed behind
    }: { $taker ->
        [owner] its seeds go to the player who owns the row, even if that is your opponent
        [other] its seeds go to the player who does not own the row, even if that is your opponent
       *[mover] its seeds are yours, whichever row it is in
    }. Then sow on.
book-flow-mover = Watch every seed that you drop { $where ->
        [own] into your own row
       *[opponent] into your opponent’s row
    }{ $last ->
        [yes] {""}
       *[no] , except for the last one { $relay ->
            [yes] of each lap
           *[no] of the sowing
        }
    }. { $kind ->
        [any] Straight away, empty the hole that it falls into
       *[some] If the hole that it falls into now holds { $counts }, empty that hole straight away
    }{ $leave ->
        [0] {""}
       *[1] {" "}and leave no seed behind
    }: its seeds are yours. Then sow on. You never capture on the way in { $where ->
        [own] your opponent’s row
       *[opponent] your own row
    }.

## Capture

book-capture-heading = Capture
book-capture-heading-flow = The capture at the end
book-capture = When the sowing is over, look at the hole that the last seed reached. { $where ->
        [own] If it is in your own row and
        [opponent] If it is in your opponent’s row and
       *[any] If it
    } now holds { $counts }{ $where ->
        [any] , in either row,
       *[other] ,
    } you capture { $takes ->
        [opposite] the seeds in the hole opposite, but not those in the hole reached
        [opposite-across] the seeds in the hole opposite
        [both] { $amount ->
            [one] it
           *[other] them
        } together with any seeds in the hole opposite
       *[reached] { $amount ->
            [one] it
           *[other] them
        }
    }.
book-capture-any = When the sowing is over, look at the hole that the last seed reached. { $where ->
        [own] If it is in your own row, you
        [opponent] If it is in your opponent’s row, you
       *[any] Whichever row it is in, you
    } capture { $takes ->
        [opposite] the seeds in the hole opposite, however many, but not those in the hole reached
        [opposite-across] the seeds in the hole opposite, however many
        [both] its seeds, however many, together with any seeds in the hole opposite
       *[reached] its seeds, however many
    }.
book-capture-nothing-opposite = If the hole opposite is empty, you capture nothing at all.
book-capture-chain = Then look back, against the direction of sowing: if the hole just before it also holds
    { $counts }, { $takes ->
        [opposite] you capture the hole opposite it too
        [both] you capture it too, together with the hole opposite it
       *[reached] you capture it too
    }; then the one before that, and so on, up to { $chain ->
        [across] the first hole that holds a different number, or until you have come all the way round. The chain runs on
            from one row into the other
       *[within] the first hole that holds a different number, or to the end of the row in which the last seed fell
    }. It makes no difference whether you sowed into these holes this turn.
book-capture-chain-even = An empty hole ends the chain.
book-capture-chain-empty-opposite = The chain goes on even if a hole opposite is empty and yields nothing.
book-capture-chain-keeps = A hole in the chain keeps its own seeds, unless it is opposite another hole in the chain.
book-capture-chain-counted-first = Count all the holes before you empty any.
book-capture-single = You capture nothing else.
book-capture-loft = Captured seeds go into your loft.

## Grand slam

book-slam-heading = The grand slam
book-slam-allowed = There is no limit to the size of a capture: you may even take the last seeds in your opponent’s row.
book-slam-allowed-feeding = There is no limit to the size of a capture: you may even take the last seeds in your opponent’s row, unless the rules on feeding forbid the move.
book-slam = { $flow ->
        [yes] A capture at the end of the sowing that
       *[no] A capture that
    } would leave your opponent’s row without a seed, even if it had none before you sowed, is a grand slam.
book-slam-cancelled = A grand slam is void: the seeds stay where they are, and you capture nothing.
book-slam-spares-last = A grand slam is cut short: the last hole of the chain, the one farthest back, { $takes ->
        [opposite] yields nothing, and the hole opposite it keeps its seeds
        [both] yields nothing: it keeps its seeds, and so does the hole opposite it{ $chain ->
            [across] , unless that one belongs to the chain too
           *[within] {""}
        }
       *[reached] keeps its seeds
    }. You capture the rest of the chain, even if
    that still leaves the row without a seed. If the chain is a single hole, you capture nothing.
book-slam-spares-first = A grand slam is cut short: the first hole of the chain, the one nearest to your last seed, { $takes ->
        [opposite] yields nothing, and the hole opposite it keeps its seeds
        [both] yields nothing: it keeps its seeds, and so does the hole opposite it{ $chain ->
            [across] , unless that one belongs to the chain too
           *[within] {""}
        }
       *[reached] keeps its seeds
    }. You capture the rest of the chain, even if
    that still leaves the row without a seed. If the chain is a single hole, you capture nothing.
book-slam-gives-rest = A grand slam ends the game: you capture the seeds, and your opponent takes all the seeds left on the board.
book-slam-illegal = You may not play a move that would make a grand slam.

## Feeding

book-feeding-heading = Feeding
book-feeding-free = You never have to feed your opponent: { $slam ->
        [yes] if their row is empty, you may leave it empty
       *[no] you may leave their row without a seed
    }.
book-feeding-reach = If you have a move that drops a seed into your opponent’s row, you must play such a move,
    whatever captures follow.
book-feeding-reach-free = Beyond that, you never have to feed your opponent.
book-feeding-if-possible = You may not starve your opponent: if you can, you must play a move that leaves a seed in
    their row once all captures are made. If you have no such move, { $limits ->
        [yes] this rule does not apply
       *[no] you may play any move
    }.
book-feeding-required = You may not starve your opponent: every move you play must leave a seed in their row once all captures are made.
    A move that doesn’t is forbidden, even if you have no other move.
book-feeding-penalised = If your opponent’s row is empty when your turn begins, you should feed your opponent: play a move that
    leaves a seed in that row once all captures are made. You may play another move{ $limits ->
        [yes] {" "}that the other rules allow
       *[no] {""}
    }, but if you could have fed your opponent and the row is still empty after your move, the game is over, and all seeds left on the
    board go to your opponent. At other times you need not feed your opponent.
book-feeding-order = These limits apply in this order, each only to the moves that the earlier ones allow: { $limits }.
book-feeding-order-slam = first the ban on grand slams
book-feeding-order-reach = { $place ->
        [first] first the duty to reach the other row
       *[later] then the duty to reach the other row
    }
book-feeding-order-feed = then the duty to feed

## The end of the game

book-end-heading = The end of the game
book-end-stuck-ends = The game ends when the player to move has no legal move.
book-end-must-feed = A player whose every move would starve the opponent has no legal move.
book-end-stuck-passes = A player who has no move to play passes, and the other plays again. If neither player can move, the game is over.
book-end-passes = A player who has no move to play passes, and the other plays again.
book-end-bare = The game is over when no seeds are left on the board.
book-end-also = { $also ->
        [yes] The game is also over
       *[no] The game is over
    } if, after a move and all its captures (or at the very start), { $condition }.
book-end-also-any = { $also ->
        [yes] The game is also over
       *[no] The game is over
    } if, after a move and all its captures (or at the very start), one of these is
    true:
book-end-seeds-left = { $least ->
        [1] no seeds are left on the board
       *[other] fewer than { $seeds } are left on the board
    }
book-end-majority = one loft holds more than half of all the seeds ({ $majority } or more of { $total })
book-end-no-hole-above-one = no hole holds more than one seed
book-end-empty-territory = one of the two rows is empty
book-end-penalty = The penalty for not feeding takes precedence over these endings.

## What is left

book-remaining-heading = The remaining seeds
book-remaining = When the game is over, { $remaining ->
        [each-own] each player takes the seeds left in their own row
        [last-mover] the player who made the last move takes all the seeds left on the board
        [last-capturer] the player who captured last takes all the seeds left on the board; if no one has captured anything, no one
            takes them
       *[nobody] the seeds left on the board count for neither player
    }.
book-remaining-not-stuck = If only one player could still make a move when the game ends, that
    player takes all the seeds left on the board. Otherwise { $remaining ->
        [each-own] each player takes the seeds left in their own row
        [last-mover] the player who made the last move takes them
       *[nobody] they count for neither player
    }.
book-remaining-flow = Captures on the way count too, even those that your opponent makes during your turn: the very last capture decides.
# Where only the player who sows captures on the way.
book-remaining-flow-own = The last capture may also be one made on the way.
book-remaining-penalty = After a feeding penalty, though, all the remaining seeds go to the player who was not fed.
book-remaining-majority = If one loft holds more than half of all the seeds, though, the seeds left on the board count for neither player.

## Repetition

book-repetition-heading = Repetition
book-repetition = When the same position, with the same player to move, comes up for the { $occurrences ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
       *[10] tenth
    } time, and no other ending applies, the game is over, and { $remaining ->
        [each-own] each player takes the seeds left in their own row
        [split] each player takes half of the seeds left on the board, and an odd seed stays on the board
        [split-round] each player takes half of the seeds left on the board, and an odd seed goes to the owner of its hole
       *[nobody] the seeds left on the board count for neither player
    }.
book-repetition-none = No rule ends a game that keeps repeating itself, but the players may agree to end it.

## The winner

book-winner-heading = The winner
book-winner = The player with more seeds in the loft wins. If both have the same number, the game is a draw.
book-winner-early = You may give up at any time: your opponent then takes all the seeds on the board and wins, whatever the count.
    The two of you may also agree to end the game; the seeds left on the board then count for neither player.
book-additions = Few sources say what happens when a game or a sowing would never end, or when a player gives up. Where they are silent, the rules given here are this program’s own.

## Games of the world

book-world-single = A single seed doesn’t stay behind: you sow it.
book-world-last-hole = You may play the last hole of your row, in the direction of sowing, only if it holds at least { $seeds } or you have no other move.
book-world-swap = After the first turn of the game, the second player may swap sides instead of moving.
book-world-refill = If your row is empty when your turn begins, first put { $seeds } from your loft into each of its holes. If your loft has too few, you owe the rest; you refill your row only if both lofts together hold enough.
book-world-sowing-chosen = Choose a direction for each move, counterclockwise or clockwise, and keep to it. Drop the seeds one by one into the holes that
    follow, until your hand is empty.
book-world-after-circle = If a lap that started in your row comes back round to its starting hole, sow the remaining seeds only into your opponent’s row.
book-world-relay-next = A lap is the sowing of one handful, down to its last seed. Until the sowing stops, lift the seeds from the hole after the one
    where the lap ended, in either row{ $leave ->
        [0] {""}
       *[1] {" "}(one seed again stays behind)
    }, and sow another lap from there.
book-world-relay-alternating = Sow each lap in the opposite direction to the one before.
book-world-relay-next-stops = The sowing stops when that next hole{ $where ->
        [own] {" "}is in your own row and
        [opponent] {" "}is in your opponent’s row and
       *[any] {""}
    } holds { $counts }.
book-world-relay-next-empty = The sowing stops when that next hole { $leave ->
        [0] is empty
       *[1] holds nothing you can lift
    }.
book-world-relay-store = The sowing stops when the last seed falls into your store.
book-world-relay-stores = The sowing stops when the last seed falls into a store.
book-world-relay-special = The sowing stops when the last seed falls into a special hole, or makes a hole special.
book-world-relay-square = The sowing also stops before a square at the end of the board: no one ever lifts the seeds in a square.
book-special-heading = Special holes
book-world-special = If your last seed falls into a hole in { $where ->
        [own] your own row
        [opponent] your opponent’s row
       *[any] either row
    } that then holds { $counts }{ $pair ->
        [opposite] {" "}and the hole opposite holds exactly { $seeds }, both become your special holes, and their seeds are divided equally between them
       *[none] , it becomes your special hole
    }.
book-world-special-previous = If one of the last two holes that you sowed into holds { $counts } and the other { $seeds }, both become your special holes.
book-world-special-one-each = You can have only one special hole.
book-world-special-not-last = The last hole of a row, in the direction of sowing, can’t become special.
book-world-special-not-twin = The hole with the same letter as your opponent’s special hole can’t become special.
book-world-special-untouched = A special hole can’t be played, lifted or captured, whichever row it is in.
book-world-special-stay = Seeds that fall into a special hole stay there until the end, when they go to the owner of the hole.
book-world-special-owner = The seeds in a special hole go to its owner’s loft at once, and so does every seed that falls into it later.
book-world-special-rob = If your last seed falls into one of your opponent’s special holes, you capture up to { $seeds } from it.
book-world-capture-none = { $rob ->
        [yes] Apart from seeds in your opponent’s special holes, you capture nothing at the end of a sowing.
       *[no] You capture nothing at the end of a sowing.
    }
book-world-else = If you capture nothing that way, the next rule applies.
book-world-beyond = When the sowing is over, look at the hole after the one that the last seed reached. If it is empty, you capture the hole beyond it{ $where ->
        [own] {" "}in your own row
        [opponent] {" "}in your opponent’s row
       *[any] , whichever row it is in
    }{ $takes ->
        [both] , together with any seeds in the hole opposite it
       *[reached] {""}
    }{ $kind ->
        [any] {""}
       *[some] , but only if it holds { $counts }
    }.
book-world-beyond-onwards = If the hole after that is empty too, you also capture the one beyond it in the same way, and so on.
book-world-beyond-squares = An empty end square is not a gap: you capture nothing beyond it.
book-world-onwards = Then look ahead: as long as the following holes of that row are empty and face a hole with seeds, you capture those seeds too.
book-world-needs-opposite = You capture nothing unless the hole opposite holds seeds.
book-world-opposite-special = A special hole opposite counts as empty.
book-world-one-lap = You capture like this only if your sowing was a single lap.
book-world-first-hole = If your last seed falls into the first hole that you reach in your opponent’s row, you capture nothing{ $circle ->
        [yes] , but if the lap went all the way round, you take that one seed
       *[no] {""}
    }.
book-world-capture-squares = You can capture the seeds in the end squares just like those in the holes.
book-again-heading = Extra moves
book-world-again-store = If your last seed falls into your store, you move again.
book-world-again-capture = If you capture at the end of your sowing, you move again.
book-world-again-most = You get at most { $count ->
        [1] one extra move
       *[other] { $moves } extra moves
    } in a turn.
book-world-feeding-when-empty = If your opponent’s row is empty when your turn begins, you must play a move that leaves a seed there once all captures are made. If no move does, you have no legal move. At other times you need not feed your opponent.
book-world-end-squares-taken = the squares at both ends have been captured
book-world-end-move-limit = the two players have made { $moves ->
        [1] one move
       *[other] { $moves } moves
    } between them
book-world-remaining = When the game is over, { $remaining ->
        [starter] the player who moved first takes all the seeds left on the board
        [split] each player takes half of the seeds left on the board, and an odd seed stays on the board
        [split-round] each player takes half of the seeds left on the board, and an odd seed goes to the owner of its hole
       *[cleared-owner] if exactly one row is empty, its owner takes all the seeds left on the board; otherwise each player takes the seeds left in their own row
    }.
book-world-remaining-special = Seeds in special holes go to the owners of those holes first.
book-world-remaining-squares = Seeds in the end squares stay there.
book-rounds-heading = Rounds
book-world-rounds = You play a match in rounds. What these rules say about a game applies to each round.
book-world-rounds-fill = { $fill ->
        [territory] For the next round, all holes are filled again, and seeds buy holes: the player with more seeds owns one hole for every { $seeds },
            and one more if more than half that number is left over. Count these holes from the left of that player’s row, then on round the board. From then on, “row” means the holes that a player owns.
        [right] For the next round, each player refills the holes of their row from the loft, from right to left. Holes that can’t be filled are closed for
            the round: skip them when you sow. The other seeds stay in the loft.
       *[left] For the next round, each player refills the holes of their row from the loft, from left to right. Holes that can’t be filled are closed for
            the round: skip them when you sow. The other seeds stay in the loft.
    }
book-world-rounds-starter = { $starter ->
        [last-mover] The player who made the last move begins the next round.
        [loser] The player with fewer seeds begins the next round.
       *[alternates] The players take turns to begin a round.
    }
book-world-rounds-over = The match is over when a player is left with { $least ->
        [1] no hole
       *[other] fewer than { $holes } holes
    } for the next round, and after { $rounds ->
        [1] one round
       *[other] { $rounds } rounds
    } at the latest. The player with more seeds wins the match.

## Four rows

book-four-board = The board has four rows of { $holes } holes. The two rows nearer to you are yours: together they form a ring, in which only you sow. The row in the middle of the board is your inner row, the one at the edge your outer row. Inner holes face each other across the middle, and behind each one is an outer hole.
book-four-start = At the start, every hole holds { $seeds }, { $total } in all. Decide who moves first by drawing lots or by agreement.
book-four-start-row = At the start, each player’s outer row holds { $outer } seeds, in the order of its letters, and the inner row { $inner }; { $total } seeds in all{ $reserve ->
        [yes] , including those held back
       *[no] {""}
    }. Decide who moves first by drawing lots or by agreement.
book-four-start-of-north = North’s rows are different: the outer row holds { $outer } seeds, and the inner row { $inner }.
book-four-board-other = four rows of { $holes } holes with { $seeds } in each
book-four-board-other-row = four rows of { $holes } holes, with { $outer } seeds in each outer row and { $inner } in each inner row, hole by hole in the order of the letters
book-four-reserve = Each of you also holds back { $seeds } in a bowl beside the board.
book-four-letters = The players are called South and North. The letters follow the ring: { $outer-first } to { $outer-last } along your outer row from your left, then { $inner-first } to { $inner-last } along your inner row from your right. South has capitals, North lower-case ones.
book-four-aim = Leave your opponent without a move: a player who can’t move has lost. Seeds don’t count.
book-four-turn =
    You and your opponent take turns. On your turn, choose a hole in your own ring that { $needed ->
        [1] is not empty
       *[other] holds at least { $seeds }
    }, lift all its seeds and sow them.
book-four-singles = If no hole holds that many seeds, you may play a single seed.
book-four-singles-onto-empty = If no hole holds that many seeds, you may play a single seed, but only into an empty hole.
book-four-compulsory = If you have a move that captures in its first lap, you must play such a move. A move that doesn’t begin with a capture captures nothing later either. A first lap of { $ring } seeds or more never counts as a capture.
book-four-inner-first = When you don’t have to capture, you must play from the inner row if you can.
book-four-keeps-inner = If only one hole in your inner row has seeds, you may not play it in the direction that drops its first seed into the outer row.
book-four-sowing =
    Drop the seeds one by one into the holes of your own ring, { $direction ->
        [clockwise] clockwise: to the left along your outer row, then to the right along the inner one
       *[counterclockwise] counterclockwise: to the right along your outer row, then to the left along the inner one
    }, until your hand is empty. You never sow into your opponent’s rows.
book-four-sowing-chosen = Choose a direction for each move. Drop the seeds one by one into the holes of your own ring, until your hand is empty. You never sow into your opponent’s rows.
book-four-reverse =
    From your holes { $holes }, you may also sow the other way, if that lap captures.{ $again ->
        [yes] {" "}You may also sow the captured seeds the other way, if that lap captures too; you sow all later laps the usual way.
       *[no] {""}
    }
book-four-endless-illegal = Some sowings would never stop: they come back to the same position, or still haven’t ended after { $laps } laps. Such a move is not allowed, and a player with no other move loses.
book-four-endless = Some sowings would never stop. A player whose sowing has not stopped after { $laps ->
        [1] its first lap
       *[other] { $laps } laps
    } has lost.
book-four-capture =
    Look at the hole that the last seed of a lap reached. If it is in your inner row{ $kind ->
        [any] {""}
       *[some] {" "}and now holds { $counts }
    }, and { $needs ->
        [both] both holes across from it, the inner and the outer one, hold seeds
       *[inner] the inner hole across from it holds seeds
    }, you capture { $takes ->
        [both] all the seeds in both holes across
       *[inner] the seeds in that hole
    }.
book-four-to-store = Captured seeds go to your loft and are out of play.
book-four-to-lap-start = Sow the captured seeds at once, as if you had lifted them from the hole where this lap began.
book-four-to-capture-hole = Sow the captured seeds at once, beginning with the hole after the one where you captured.
book-four-to-end = Sow the captured seeds at once from an end of your inner row (a kichwa, or head) towards the middle: from the nearer end if you captured in one of the two outermost holes on that side, otherwise from the end that keeps the direction of the sowing.
book-four-extra =
    When you capture, you also take { $count ->
        [1] the seeds of one more of your opponent’s holes, whichever you like
       *[other] the seeds of two more of your opponent’s holes, whichever you like
    }.
book-four-bao-heading = Bao
book-four-namua = While you have seeds in your bowl, you play namua: on each move, place one of them in a filled hole of your inner row. If the inner hole across from one of these holds seeds, you must place your seed where it captures. Sow the captured seeds as your first lap, from an end of your inner row; choose which end if you captured in one of the middle holes. If you can’t capture, lift the seeds in the hole where you placed your seed and sow them in either direction. When your bowl is empty, you play mtaji, by the rules above.
book-four-namua-quiet = { $nyumba ->
        [yes] If you can’t capture while your nyumba stands (see below), place the seed in any other filled inner hole. Once the nyumba no longer stands, place it in an inner hole that already holds at least two seeds, if you have one.
       *[no] If you can’t capture, place the seed in an inner hole that already holds at least two seeds, if you have one.
    }
book-four-nyumba = Your hole { $hole } is your nyumba, or house. You lose it for good when it is emptied or captured, and with your first capture in mtaji. While you own it and it holds at least { $seeds }, it stands: in namua, a lap that ends there without a capture ends the move, but in a capturing move you may spend the nyumba instead and sow on. In namua, when you can’t capture, you may not play from a standing nyumba, unless it is your only filled inner hole: then you sow only two of its seeds. In mtaji, the nyumba doesn’t stop a lap, and you may play it like any other hole.
book-four-takasia = When both bowls are empty, a move without a capture may block a hole (takasia): if your opponent then can’t capture, and you threaten to capture from exactly one of their holes, they may not play that hole on the next move, and a lap that ends in it ends the move. You can’t block a hole that holds only one seed, the only hole in the inner row that holds two seeds or more, or a standing nyumba.
book-four-end-stuck = The game ends when the player to move has no legal move: that player loses.
book-four-end-empty-inner = A player with nothing left in the inner row loses at once.
book-four-end-empty-inner-over = The game is also over as soon as a player has nothing left in the inner row.
book-four-repetition =
    When the same position, with the same player to move, comes up for the { $occurrences ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
        [9] ninth
       *[10] tenth
    } time, the game is a draw.
book-four-winner = The player who makes the last move wins, however many seeds each player has.
book-four-winner-early = You may give up at any time: your opponent then wins. The two of you may also agree to end the game as a draw.
