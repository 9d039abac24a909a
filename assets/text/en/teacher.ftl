### Why a move is good or bad, reports of games, puzzles. Keys of this file begin with "teacher-".
###
### $player is the player to move before the move, $opponent the other one; both are names. $move, $hole and $from are letters of holes,
### $holes are several. $seeds and what else counts seeds are numbers with their word: "two seeds".

teacher-only-move = It is the only legal move.
teacher-only-move-here = { $hole } is the only legal move.
teacher-takes = { $move } takes { $seeds } from { $holes }.
teacher-gives = On the way { $seeds } from { $holes } go to { $opponent }.
teacher-ends = { $ends ->
        [penalty] { $move } ends the game with a penalty: { $player } could have fed { $opponent } and did not
       *[other] { $move } ends the game
    }.
teacher-ends-rest = { teacher-ends } Of the last seeds { $player } gets { $mine }, { $opponent } { $theirs }.
teacher-blocks = { $opponent } has no move then and misses the turn.
teacher-takes-next = Whatever { $opponent } answers, { $player } can then take at least { $seeds }.
teacher-threatens = It prepares a capture: if { $opponent } passed, { $from } would take { $seeds } from { $holes }.
teacher-traps = Should { $opponent } answer { $reply }, { $from } would take { $seeds } from { $holes }.
teacher-shields = After any other move { $opponent } could take at least { $seeds }; after it { $count ->
        [0] nothing
       *[other] no more than { $left }
    }.
teacher-saves = It saves { $seeds }, which { $from } would take from { $holes }.
teacher-saves-partly = { $from } would take { $seeds }; after it { $opponent } can take no more than { $left }.
teacher-exposes = { $from } can then take { $seeds } from { $holes }.
teacher-in-danger = { $from } threatens to take { $seeds } from { $holes }.
teacher-starves = It leaves { $opponent } without a seed.
teacher-feeds = It gives { $opponent }, who has none, { $seeds }.
teacher-feeds-by-duty = { $duty ->
        [reach] { $opponent } has no seed, and a move must reach the other row
       *[feed] { $opponent } has no seed and must be fed
    }: it gives { $seeds }.
teacher-forces-feeding = { $player } has no seed then, and { $opponent } must { $duty ->
        [reach] reach the other row
       *[feed] feed
    }. What may be played: { $holes }.
teacher-must-feed = { $duty ->
        [reach] { $opponent } has no seed, and a move must reach the other row: { $count ->
            [one] { $holes } doesn’t reach it and may not be played
           *[other] { $holes } don’t reach it and may not be played
        }
       *[feed] { $opponent } has no seed and must be fed: { $count ->
            [one] { $holes } doesn’t feed and may not be played
           *[other] { $holes } don’t feed and may not be played
        }
    }.
# A quiet move stays at home, takes nothing and doesn't end the game.
teacher-tempo = { $player } has { $mine ->
        [0] no quiet move
        [one] one quiet move
       *[other] { $mine-words } quiet moves
    } left, { $opponent } { $theirs ->
        [0] none
       *[other] { $theirs-words }
    }: moves that stay at home, take nothing and don’t end the game.
teacher-kroo-ripe = The kroo in { $hole } is ripe: { $seeds } go round and end in { $end }. Played now it would take nothing.
teacher-kroo-takes = The kroo in { $hole } is ripe: { $seeds } go round and end in { $end }. Played now it would take { $taken }.
teacher-kroo-unripe = { $hole } is a kroo of { $seeds }, and not ripe: it lacks { $lacking }.
teacher-dam = { $hole } is a dam: the kroo in { $kroo } ends there and takes nothing; after another move it could have taken { $seeds }.
teacher-disarms = The kroo in { $kroo } takes nothing then; after another move it could have taken { $seeds }.
teacher-pressure = { $opponent } has nothing to play but the kroo in { $kroo }, which is not ripe and takes nothing.
teacher-overloads = With what { $move } drops into it, the kroo in { $kroo } misses its aim: it would have taken { $seeds }.
teacher-sacrifice = A sacrifice: { $reply } can take { $given }, but then { $answer } takes { $gained }.
teacher-relay = { $move } goes through { $count ->
        [one] one lap
       *[other] { $laps } laps
    } and ends in { $end }.

## Reports of games. $class is best, good, inaccuracy, mistake or blunder; $best a letter; $certainty one of the two messages below.

teacher-proved = proved
teacher-solved = by the solved line
teacher-estimated = estimated, { $plies ->
        [one] 1 ply
       *[other] { $plies } plies
    }
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
teacher-accuracy = { $player }: { $percent } % accuracy; inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }.

## Where a player stands on the ladder of levels, whose names are given.

teacher-between = between { $below } and { $above }
teacher-below = below { $above }
teacher-at-least = at the height of { $below }

## Puzzles: what they are about, and the first hint

teacher-theme-starving = Starving
teacher-theme-forced-feeding = Forced to feed
teacher-theme-kroo = The kroo
teacher-theme-dam = Against a kroo
teacher-theme-sacrifice = A sacrifice
teacher-theme-long-relay = A long sowing
teacher-theme-chain = A chain
teacher-theme-opposite-hole = The hole opposite
teacher-theme-tempo = Small moves
teacher-theme-saving = Saving seeds
teacher-hint-starving = The opponent can be left without a seed.
teacher-hint-forced-feeding = The opponent can be made to feed.
teacher-hint-kroo = One hole goes all the way round.
teacher-hint-dam = Look at the opponent’s fullest hole, and where it ends.
teacher-hint-sacrifice = What is given now comes back, and more.
teacher-hint-long-relay = One sowing goes a long way.
teacher-hint-chain = Several holes in a row can be captured.
teacher-hint-opposite-hole = Look across the board.
teacher-hint-tempo = Few seeds are left: count the moves at home.
teacher-hint-saving = Something of yours is in danger.
