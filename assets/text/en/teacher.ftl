### Why a move is good or bad, reports of games, puzzles. Keys of this file begin with "teacher-".
###
### $player is the player to move before the move, $opponent the other one; both are names. $move, $hole and $from are letters of holes,
### $holes are several. $seeds and what else counts seeds are numbers with their word: "two seeds".
### $reader is the argument whose player reads the message, who is addressed as "you": player, opponent, who, winner or loser.

teacher-only-move = It is the only legal move.
teacher-only-move-here = { $hole } is the only legal move.
teacher-takes = { $move } takes { $seeds } from { $holes }.
teacher-gives = { $reader ->
        [opponent] On the way, you take { $seeds } from { $holes }.
       *[other] On the way, { $opponent } takes { $seeds } from { $holes }.
    }
teacher-ends = { $reader ->
        [player]
            { $ends ->
                [penalty] { $move } ends the game with a penalty: you could have fed { $opponent } but didn’t
               *[other] { $move } ends the game
            }.
        [opponent]
            { $ends ->
                [penalty] { $move } ends the game with a penalty: { $player } could have fed you but didn’t
               *[other] { $move } ends the game
            }.
       *[other]
            { $ends ->
                [penalty] { $move } ends the game with a penalty: { $player } could have fed { $opponent } but didn’t
               *[other] { $move } ends the game
            }.
    }
teacher-ends-rest = { $reader ->
        [player] { teacher-ends } Of the remaining seeds, you get { $mine }, and { $opponent } gets { $theirs }.
        [opponent] { teacher-ends } Of the remaining seeds, { $player } gets { $mine }, and you get { $theirs }.
       *[other] { teacher-ends } Of the remaining seeds, { $player } gets { $mine }, and { $opponent } gets { $theirs }.
    }
teacher-blocks = { $reader ->
        [opponent] You then have no move and must pass.
       *[other] { $opponent } then has no move and must pass.
    }
teacher-takes-next = { $reader ->
        [player] Whatever { $opponent } replies, you can then take at least { $seeds }.
        [opponent] Whatever you reply, { $player } can then take at least { $seeds }.
       *[other] Whatever { $opponent } replies, { $player } can then take at least { $seeds }.
    }
teacher-threatens = { $reader ->
        [opponent] It prepares a capture: if you passed, { $from } would take { $seeds } from { $holes }.
       *[other] It prepares a capture: if { $opponent } passed, { $from } would take { $seeds } from { $holes }.
    }
teacher-traps = { $reader ->
        [opponent] If you reply { $reply }, { $from } can take { $seeds } from { $holes }.
       *[other] If { $opponent } replies { $reply }, { $from } can take { $seeds } from { $holes }.
    }
teacher-shields = { $reader ->
        [opponent]
            After any other move, you could take at least { $seeds }; after this one, { $count ->
                [0] nothing
               *[other] no more than { $left }
            }.
       *[other]
            After any other move, { $opponent } could take at least { $seeds }; after this one, { $count ->
                [0] nothing
               *[other] no more than { $left }
            }.
    }
teacher-safe = { $reader ->
        [opponent] After { $other }, you could take { $seeds }; after this move, nothing.
       *[other] After { $other }, { $opponent } could take { $seeds }; after this move, nothing.
    }
teacher-saves = It saves { $seeds } that { $from } would take from { $holes }.
teacher-saves-partly = { $reader ->
        [opponent] { $from } threatens to take { $seeds }; after this move, you can take no more than { $left }.
       *[other] { $from } threatens to take { $seeds }; after this move, { $opponent } can take no more than { $left }.
    }
teacher-exposes = { $from } can then take { $seeds } from { $holes }.
teacher-in-danger = { $from } threatens to take { $seeds } from { $holes }.
teacher-starves = { $reader ->
        [opponent] It leaves you without a seed.
       *[other] It leaves { $opponent } without a seed.
    }
teacher-feeds = { $reader ->
        [opponent] It gives you { $seeds } to play.
       *[other] It gives { $opponent } { $seeds } to play.
    }
teacher-feeds-by-duty = { $reader ->
        [opponent]
            { $duty ->
                [reach] You have no seeds, and a move must reach your row
               *[feed] You have no seeds and must be fed
            }: this move gives you { $seeds }.
       *[other]
            { $duty ->
                [reach] { $opponent } has no seeds, and a move must reach the other row
               *[feed] { $opponent } has no seeds and must be fed
            }: this move gives { $opponent } { $seeds }.
    }
teacher-forces-feeding = { $reader ->
        [player]
            You then have no seeds, and { $opponent } must { $duty ->
                [reach] reach your row
               *[feed] feed you
            }. Legal moves: { $holes }.
        [opponent]
            { $player } then has no seeds, and you must { $duty ->
                [reach] reach the other row
               *[feed] feed the other row
            }. Legal moves: { $holes }.
       *[other]
            { $player } then has no seeds, and { $opponent } must { $duty ->
                [reach] reach the other row
               *[feed] feed the other row
            }. Legal moves: { $holes }.
    }
teacher-must-feed = { $reader ->
        [opponent]
            { $duty ->
                [reach]
                    You have no seeds, and a move must reach your row: { $count ->
                        [one] { $holes } doesn’t reach it, so it can’t be played
                       *[other] { $holes } don’t reach it, so they can’t be played
                    }
               *[feed]
                    You have no seeds and must be fed: { $count ->
                        [one] { $holes } doesn’t feed you, so it can’t be played
                       *[other] { $holes } don’t feed you, so they can’t be played
                    }
            }.
       *[other]
            { $duty ->
                [reach]
                    { $opponent } has no seeds, and a move must reach the other row: { $count ->
                        [one] { $holes } doesn’t reach it, so it can’t be played
                       *[other] { $holes } don’t reach it, so they can’t be played
                    }
               *[feed]
                    { $opponent } has no seeds and must be fed: { $count ->
                        [one] { $holes } doesn’t feed the other row, so it can’t be played
                       *[other] { $holes } don’t feed the other row, so they can’t be played
                    }
            }.
    }
# A small move stays in its own row, takes nothing and doesn't end the game.
teacher-tempo = { $reader ->
        [player]
            You have { $mine ->
                [0] no small moves
                [one] one small move
               *[other] { $mine-words } small moves
            } left, and { $opponent } has { $theirs ->
                [0] none
               *[other] { $theirs-words }
            }. A small move stays in its own row, takes nothing and doesn’t end the game.
        [opponent]
            { $player } has { $mine ->
                [0] no small moves
                [one] one small move
               *[other] { $mine-words } small moves
            } left, and you have { $theirs ->
                [0] none
               *[other] { $theirs-words }
            }. A small move stays in its own row, takes nothing and doesn’t end the game.
       *[other]
            { $player } has { $mine ->
                [0] no small moves
                [one] one small move
               *[other] { $mine-words } small moves
            } left, and { $opponent } has { $theirs ->
                [0] none
               *[other] { $theirs-words }
            }. A small move stays in its own row, takes nothing and doesn’t end the game.
    }
teacher-kroo-ripe = The kroo (the big heap) in { $hole } is ripe: its { $seeds } go round the board and end in { $end }. Played now, though, it would take nothing.
teacher-kroo-takes = The kroo (the big heap) in { $hole } is ripe: its { $seeds } go round the board and end in { $end }. Played now, it would take { $taken }.
teacher-kroo-unripe = { $hole } is a kroo with { $seeds }. It isn’t ripe yet: it needs { $lacking } more.
teacher-dam = { $hole } is a dam: the last seed of the kroo in { $kroo } falls there and takes nothing; after a different move, it could have taken { $seeds }.
teacher-disarms = After this move, the kroo in { $kroo } takes nothing; after a different move, it could have taken { $seeds }.
teacher-pressure = { $reader ->
        [opponent] You have nothing to play but the kroo in { $kroo }, which isn’t ripe and would take nothing.
       *[other] { $opponent } has nothing to play but the kroo in { $kroo }, which isn’t ripe and would take nothing.
    }
teacher-overloads = { $move } overloads the kroo in { $kroo }, which then takes nothing; it would have taken { $seeds }.
teacher-sacrifice = A sacrifice: { $reply } can take { $given }, but then { $answer } takes { $gained }.
teacher-relay = { $move } sows { $count ->
        [one] one lap
       *[other] { $laps } laps
    } and ends in { $end }.
teacher-moves-again = { $reader ->
        [player] It earns you an extra move.
       *[other] It earns { $player } an extra move.
    }
teacher-stores = It drops { $seeds } into the store, safe from capture.
# Turns of several moves. $line lists the moves in order, with "teacher-then"; "teacher-more" stands for the last ones of a long line. $count is
# their number, $number the same in words. $moves are moves that earn another one.
teacher-then = { $line }, then { $next }
teacher-more = { $number } more
teacher-turn = It starts a turn of { $number } moves that wins { $seeds }: { $line }.
teacher-keeps-ready = { $moves } can still earn an extra move.
teacher-makes-ready = It sets up { $moves } to earn an extra move.
teacher-spoils-ready = It spoils { $moves }, which would have earned an extra move.
teacher-denies-again = { $reader ->
        [opponent] { $moves } can no longer earn you an extra move.
       *[other] { $moves } can no longer earn { $opponent } an extra move.
    }
teacher-allows-again = { $reader ->
        [opponent] { $moves } can then earn you an extra move.
       *[other] { $moves } can then earn { $opponent } an extra move.
    }
teacher-ready = { $count ->
        [one] { $moves } earns an extra move.
       *[other] { $moves } each earn an extra move.
    }
teacher-limits-turn = { $reader ->
        [opponent]
            After this move, your best turn wins { $left-count ->
                [0] nothing instead of { $seeds }
               *[other] { $left } instead of { $seeds-number }
            } ({ $line }).
       *[other]
            After this move, { $opponent }’s best turn wins { $left-count ->
                [0] nothing instead of { $seeds }
               *[other] { $left } instead of { $seeds-number }
            } ({ $line }).
    }
teacher-best-reply = { $reader ->
        [opponent]
            { $count ->
                [one] You can then win { $seeds } with { $line }.
               *[other] You can then win { $seeds } in one turn: { $line }.
            }
       *[other]
            { $count ->
                [one] { $opponent } can then win { $seeds } with { $line }.
               *[other] { $opponent } can then win { $seeds } in one turn: { $line }.
            }
    }
teacher-turn-threat = { $reader ->
        [opponent]
            { $count ->
                [one] You threaten to win { $seeds } with { $line }.
               *[other] You threaten to win { $seeds } in one turn: { $line }.
            }
       *[other]
            { $count ->
                [one] { $opponent } threatens to win { $seeds } with { $line }.
               *[other] { $opponent } threatens to win { $seeds } in one turn: { $line }.
            }
    }
teacher-empties = { $reader ->
        [opponent] It empties { $hole }: if you passed, { $from } would end there and take { $seeds } from { $holes }.
       *[other] It empties { $hole }: if { $opponent } passed, { $from } would end there and take { $seeds } from { $holes }.
    }
teacher-other-way = { $count ->
        [0] In the other direction, { $other } would take nothing.
       *[other] In the other direction, { $other } would take { $seeds }.
    }
teacher-empties-row = { $reader ->
        [player] It empties your row. If the row is still empty on your next turn, you must refill it with { $seeds } from your loft.
       *[other] It empties { $player }’s row. If the row is still empty on the next turn, { $player } must refill it with { $seeds } from the loft.
    }
teacher-holds-back = { $reader ->
        [player] You can hold your seeds back. { teacher-tempo }
       *[other] { $player } can hold seeds back. { teacher-tempo }
    }
teacher-race = { $reader ->
        [player] Moves needed to empty a row: you { $mine-words }, { $opponent } { $theirs-words }. The first player to do so takes the remaining seeds.
        [opponent] Moves needed to empty a row: { $player } { $mine-words }, you { $theirs-words }. The first player to do so takes the remaining seeds.
       *[other] Moves needed to empty a row: { $player } { $mine-words }, { $opponent } { $theirs-words }. The first player to do so takes the remaining seeds.
    }
teacher-makes-special = { $reader ->
        [player] It makes { $hole } a special hole for you.
       *[other] It makes { $hole } a special hole for { $player }.
    }
teacher-threatens-special = { $reader ->
        [player] If { $opponent } passed, { $from } would make { $hole } a special hole for you.
        [opponent] If you passed, { $from } would make { $hole } a special hole for { $player }.
       *[other] If { $opponent } passed, { $from } would make { $hole } a special hole for { $player }.
    }
teacher-prevents-special = { $reader ->
        [opponent] { $from } threatens to make { $hole } a special hole for you; this move prevents it.
       *[other] { $from } threatens to make { $hole } a special hole for { $opponent }; this move prevents it.
    }
teacher-closes = { $reader ->
        [loser] After this move, you can’t fill { $hole } for the next round.
       *[other] After this move, { $loser } can’t fill { $hole } for the next round.
    }
teacher-round-lost = { $reader ->
        [loser]
            After this move, you are left with { $count ->
                [1] no hole
               *[other] fewer than { $holes } holes
            } for the next round.
       *[other]
            After this move, { $loser } is left with { $count ->
                [1] no hole
               *[other] fewer than { $holes } holes
            } for the next round.
    }

## Reports of games. $class is best, good, inaccuracy, mistake or blunder; $best a letter; $certainty one of the two messages below.

teacher-proved = proven
teacher-solved = from the solved line of play
teacher-estimated = estimated by looking { $plies ->
        [one] 1 move
       *[other] { $plies } moves
    } ahead
teacher-class = { $class ->
        [best] Best move
        [good] Good move
        [inaccuracy] Inaccuracy
        [mistake] Mistake
       *[blunder] Blunder
    }
teacher-ply = { teacher-class } ({ $certainty }).
teacher-ply-better = { teacher-class }: { $best } was better by { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } ({ $certainty }).
teacher-ply-better-about = { teacher-class }: { $best } was better by about { $seeds ->
        [half] half a seed
        [one] 1 seed
       *[other] { $seeds } seeds
    } ({ $certainty }).
teacher-accuracy = { $player }: { $percent }% accuracy; inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }.
# What a player did more than once in a game. $times is $count in words; $moves lists the numbers of $listed moves.
teacher-times = { $count ->
        [1] once
        [2] twice
       *[other] { $times } times
    }
teacher-times-moves = { $listed ->
        [0] .
        [one] : move { $moves }.
       *[other] : moves { $moves }.
    }
teacher-habit-ends-game = { $reader ->
        [player] You let the game end too early { teacher-times }{ teacher-times-moves }
       *[other] { $player } let the game end too early { teacher-times }{ teacher-times-moves }
    }
teacher-habit-leaves-seeds = { $reader ->
        [player] You left seeds in danger { teacher-times }{ teacher-times-moves }
       *[other] { $player } left seeds in danger { teacher-times }{ teacher-times-moves }
    }
teacher-habit-misses-capture = { $reader ->
        [player] You missed a capture { teacher-times }{ teacher-times-moves }
       *[other] { $player } missed a capture { teacher-times }{ teacher-times-moves }
    }
teacher-habit-misses-move = { $reader ->
        [player] You missed an extra move { teacher-times }{ teacher-times-moves }
       *[other] { $player } missed an extra move { teacher-times }{ teacher-times-moves }
    }
teacher-habit-gives-move = { $reader ->
        [player] You gave your opponent an extra move { teacher-times }{ teacher-times-moves }
       *[other] { $player } gave the opponent an extra move { teacher-times }{ teacher-times-moves }
    }

## Where a player stands on the ladder of levels, whose names are given.

teacher-between = between { $below } and { $above }
teacher-below = below { $above }
teacher-at-least = at least { $below }

## Puzzles: what they are about, and the first hint

teacher-theme-starving = Starving the opponent
teacher-theme-forced-feeding = Forced to feed
teacher-theme-kroo = Kroos
teacher-theme-dam = Playing against a kroo
teacher-theme-sacrifice = Sacrifices
teacher-theme-long-relay = Long sowings
teacher-theme-chain = Chains
teacher-theme-opposite-hole = The hole opposite
teacher-theme-tempo = Small moves
teacher-theme-saving = Saving seeds
teacher-theme-special = Special holes
teacher-theme-shutting = Closing holes
teacher-theme-gap = Captures beyond a gap
teacher-theme-again = Extra moves
teacher-theme-last-turn = The end of the game
teacher-theme-long-turn = Long turns
teacher-theme-double-capture = Double captures
teacher-theme-defence = Defence
teacher-hint-starving = You can leave your opponent without a seed.
teacher-hint-forced-feeding = You can force your opponent to feed you.
teacher-hint-kroo = Look for a move that goes all the way round the board.
teacher-hint-dam = Look at your opponent’s fullest hole. Where would its last seed fall?
teacher-hint-sacrifice = You can give up some seeds and win back more.
teacher-hint-long-relay = Look for a move with many laps.
teacher-hint-chain = You can capture a chain of holes.
teacher-hint-opposite-hole = Look at the holes opposite yours.
teacher-hint-tempo = Few seeds are left: count the moves that stay in your own row.
teacher-hint-saving = Some of your seeds are in danger.
teacher-hint-special = Look for a hole that can become special.
teacher-hint-shutting = Think about the next round: which holes can each player fill?
teacher-hint-gap = Look for captures beyond an empty hole.
teacher-hint-again = You can move more than once.
teacher-hint-last-turn = The game may end soon. Who would get the remaining seeds?
teacher-hint-long-turn = You can make at least three moves in one turn.
teacher-hint-double-capture = You can capture more than once in one turn.
teacher-hint-defence = Look for your opponent’s best move. Can you prevent it?

## Four rows

teacher-wins-stuck = { $reader ->
        [winner] You win: { $loser } has no move left.
        [loser] { $winner } wins: you have no move left.
       *[other] { $winner } wins: { $loser } has no move left.
    }
teacher-wins-inner = { $reader ->
        [winner] You win: { $loser }’s inner row is empty.
        [loser] { $winner } wins: your inner row is empty.
       *[other] { $winner } wins: { $loser }’s inner row is empty.
    }
teacher-loses-endless = { $reader ->
        [loser] You lose: the sowing never ends.
       *[other] { $loser } loses: the sowing never ends.
    }
teacher-draws = It ends the game in a draw.
teacher-wins-next = { $reader ->
        [player] Whatever { $opponent } replies, you win with your next move.
        [opponent] Whatever you reply, { $player } wins with the next move.
       *[other] Whatever { $opponent } replies, { $player } wins with the next move.
    }
teacher-lets-win = { $reader ->
        [opponent] You can then win with { $reply }.
       *[other] { $opponent } can then win with { $reply }.
    }
teacher-few-replies = { $reader ->
        [opponent]
            You then have only { $count ->
                [one] one move
               *[other] { $replies } moves to choose from
            }.
       *[other]
            { $opponent } then has only { $count ->
                [one] one move
               *[other] { $replies } moves to choose from
            }.
    }
teacher-mobility = { $reader ->
        [player] Moves to choose from: you { $mine }, { $opponent } { $theirs }.
        [opponent] Moves to choose from: { $player } { $mine }, you { $theirs }.
       *[other] Moves to choose from: { $player } { $mine }, { $opponent } { $theirs }.
    }
teacher-nyumba-taken = { $reader ->
        [opponent] It takes your nyumba, { $hole }.
       *[other] It takes { $opponent }’s nyumba, { $hole }.
    }
teacher-nyumba-spent = It spends the nyumba { $hole } and sows on from it.
teacher-nyumba-lost = { $reader ->
        [player] It costs you the nyumba { $hole }.
       *[other] It costs { $player } the nyumba { $hole }.
    }
teacher-nyumba-kept = It ends in the nyumba { $hole } and leaves its seeds there.
teacher-blocks-hole = { $reader ->
        [opponent] Takasia: you can’t play { $hole } on your next move.
       *[other] Takasia: { $opponent } can’t play { $hole } on the next move.
    }
teacher-blocked-hole = Takasia: { $hole } can’t be played on this move.
teacher-theme-last-move = The last move
teacher-theme-inner-row = The inner row
teacher-theme-across = Captures across the board
teacher-theme-nyumba = Nyumba
teacher-theme-takasia = Takasia
teacher-hint-last-move = You can leave your opponent without a move.
teacher-hint-inner-row = Look at your opponent’s inner row.
teacher-hint-across = Work out where the first lap ends, and which hole is across from it.
teacher-hint-nyumba = Look closely at the nyumba.
teacher-hint-takasia = A move without a capture can block a hole.
