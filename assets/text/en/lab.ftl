# What a rule is like to play, measured in the rule lab by games of the computer against itself.

# The mark before the decimals of a number.
lab-decimal-mark = .
# The mark between thousands.
lab-thousands-mark = ,

# What is measured.
lab-figure-first-wins = First-player wins
lab-figure-second-wins = Second-player wins
lab-figure-draws = Draws
lab-figure-first-points = First player’s points
lab-figure-first-margin = First player’s final lead
lab-figure-margin = Final margin in seeds
lab-figure-plies = Moves per game
lab-figure-choice = Legal moves per turn
lab-figure-forced = Turns with one legal move
lab-figure-passes = Passes (share of turns)
lab-figure-passing-games = Games with a pass
lab-figure-laps = Laps per turn
lab-figure-longest-turn = Laps in a game’s longest turn
lab-figure-cut-off = Games with an endless sowing
lab-figure-catches = Turns with a capture
lab-figure-catch-size = Seeds per capture
lab-figure-largest-catch = Largest capture (share of all seeds)
lab-figure-on-the-way = Captures on the way (share of all captures)
lab-figure-lead-changes = Lead changes per game
lab-figure-comebacks = Wins after trailing halfway
lab-figure-seeds-left = Seeds left on the board
lab-figure-repetition = Games ended by repetition
lab-figure-endless = Endless games
lab-figure-penalty = Games ended by penalty
lab-figure-skill = Better player’s points

# $form is share, seeds, turns, moves, laps or times; $number is written out.
lab-amount = { $form ->
    [share] { $number }%
   *[other] { $number }
}
# From $low to $high.
lab-interval = { $low } to { $high }

# Warnings. $percent is a whole number.
lab-warning-endless = { $games ->
    [1] Most games never end.
    [2] Half of all games never end.
   *[other] One game in { $games } never ends.
} { $repetition ->
    [yes] Consider another way to end the game, such as when few seeds are left.
   *[no] Consider ending the game when a position is repeated.
}
lab-warning-circles = { $percent }% of games end by repetition. Consider another way to end the game, or allowing captures at other seed counts.
lab-warning-cut-off = In { $percent }% of games, an endless sowing is cut off. Consider stopping relays at other seed counts, or skipping the starting hole.
lab-warning-first-wins = The first player wins { $percent }% of games. Consider restricting captures in the opening, adding seeds, or playing matches of two games, in which each player goes first once.
lab-warning-second-wins = The first player loses { $percent }% of games. Consider changing the number of seeds, or playing matches of two games, in which each player goes first once.
lab-warning-draws = { $percent }% of games are drawn. Consider another way to share the remaining seeds.
lab-warning-little-skill = Skill matters little: the better player scores only { $percent }% of the points. Consider more seeds, or more ways to capture.
lab-warning-no-choice = On { $percent }% of turns, only one move is legal. Consider more holes, or a less strict feeding rule.
lab-warning-passes = For every hundred turns played, { $percent } are passed. Consider a feeding rule, or ending the game when a player is stuck.
lab-warning-few-catches = Players capture on only { $percent }% of turns. Consider allowing captures at more seed counts.
lab-warning-seeds-left = On average, { $percent }% of the seeds are still on the board when a game ends. Consider another way to end the game, or easier captures.
lab-warning-penalty = { $percent }% of games end with the penalty for not feeding. Consider making players feed whenever they can.
lab-warning-short = A game lasts only about { $moves } moves. Consider more seeds.
lab-warning-long = A game lasts about { $moves } moves. Consider fewer seeds, or ending the game when one player has the majority.

# What tells variants apart.
lab-trait-length = Length
lab-trait-wildness = Excitement
lab-trait-relays = Relays
lab-trait-on-the-way = Captures on the way
lab-trait-skill = Skill
lab-trait-first-move = First move
# Where a variant stands among the others: low, middle or high.
lab-grade-length = { $grade ->
    [low] short
    [high] long
   *[middle] medium length
}
lab-grade-wildness = { $grade ->
    [low] calm
    [high] wild
   *[middle] lively
}
lab-grade-relays = { $grade ->
    [low] few relays
    [high] many relays
   *[middle] some relays
}
lab-grade-on-the-way = { $grade ->
    [low] captures at the end of a sowing
    [high] captures on the way
   *[middle] captures at the end and on the way
}
lab-grade-skill = { $grade ->
    [low] anyone can win
    [high] the better player wins
   *[middle] skill usually decides
}
lab-grade-first-move = { $grade ->
    [low] going second is better
    [high] going first is better
   *[middle] turn order doesn’t matter
}

# In the rule book: numbers are whole but for $laps and $games, which are written out; $relays is yes or no.
lab-book = A game takes about { $moves } turns, each with { $choice ->
    [one] one legal move
   *[other] { $choice } legal moves
}{ $relays ->
    [yes] {" "}and about { $laps } laps
   *[no] {""}
}. In { $games } games the computer played against itself at Club level, the first player won { $first }%, the second { $second }%; { $draws ->
    [0] hardly any were drawn
   *[other] { $draws }% were drawn
}.
