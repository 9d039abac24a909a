# What a rule is like to play, measured in the rule lab by games of the computer against itself.

# The mark before the decimals of a number.
lab-decimal-mark = .

# What is measured.
lab-figure-first-wins = Who begins wins
lab-figure-second-wins = The other player wins
lab-figure-draws = Drawn
lab-figure-first-points = Points of who begins
lab-figure-first-margin = Lead of who begins at the end
lab-figure-margin = Seeds between the players at the end
lab-figure-plies = Moves in a game
lab-figure-choice = Legal moves in a turn
lab-figure-forced = Turns with a single legal move
lab-figure-passes = Turns missed, of those played
lab-figure-passing-games = Games in which a turn is missed
lab-figure-laps = Laps in a turn
lab-figure-longest-turn = Laps of a game’s longest turn
lab-figure-cut-off = Games with a sowing cut off
lab-figure-catches = Turns that capture
lab-figure-catch-size = Seeds of such a turn
lab-figure-largest-catch = A game’s largest capture, of all seeds
lab-figure-on-the-way = Captured on the way, of all captured
lab-figure-lead-changes = Changes of the lead in a game
lab-figure-comebacks = Won from behind at half-time
lab-figure-seeds-left = Seeds left on the board at the end
lab-figure-repetition = Games ended by repetition
lab-figure-endless = Games without end
lab-figure-penalty = Games ended by the penalty
lab-figure-skill = Points of the better player

# $form is share, seeds, turns, moves, laps or times; $number is written out.
lab-amount = { $form ->
    [share] { $number } %
   *[other] { $number }
}
# From $low to $high.
lab-interval = { $low } to { $high }

# Warnings. $percent is a whole number.
lab-warning-endless = { $games ->
    [1] Most games never end.
    [2] One game in two never ends.
   *[other] One game in { $games } never ends.
} { $repetition ->
    [yes] Consider another end, such as one when few seeds are left.
   *[no] Consider ending a game whose position occurs again.
}
lab-warning-circles = { $percent } % of the games end because they go in circles. Consider another end, or captures on other counts.
lab-warning-cut-off = In { $percent } % of the games a sowing finds no end and is cut off. Consider other counts that stop a relay, or sowing past the hole it came from.
lab-warning-first-wins = Who begins wins { $percent } % of the games. Consider fewer captures for the first moves, more seeds, or two games with the first move exchanged.
lab-warning-second-wins = Who begins loses { $percent } % of the games. Consider other seeds, or two games with the first move exchanged.
lab-warning-draws = { $percent } % of the games are drawn. Consider another sharing of the seeds that are left.
lab-warning-little-skill = Skill decides little: the better player makes only { $percent } % of the points. Consider more seeds, or more ways to capture.
lab-warning-no-choice = In { $percent } % of the turns there is only one legal move. Consider more holes, or less duty to feed.
lab-warning-passes = For every hundred turns that are played, { $percent } are missed. Consider a duty to feed, or an end when a player is stuck.
lab-warning-few-catches = Only { $percent } % of the turns capture anything. Consider captures on more counts.
lab-warning-seeds-left = { $percent } % of the seeds are still on the board when a game ends. Consider another end, or more captures.
lab-warning-penalty = { $percent } % of the games end by the penalty for not feeding. Consider a duty to feed where it is possible.
lab-warning-short = A game is over after about { $moves } moves. Consider more seeds.
lab-warning-long = A game takes about { $moves } moves. Consider fewer seeds, or an end when one player has the majority.

# What tells variants apart.
lab-trait-length = Length
lab-trait-wildness = Calm or wild
lab-trait-relays = Relays
lab-trait-on-the-way = Captures on the way
lab-trait-skill = Skill
lab-trait-first-move = First move
# Where a variant stands among the others: low, middle or high.
lab-grade-length = { $grade ->
    [low] short
    [high] long
   *[middle] of middling length
}
lab-grade-wildness = { $grade ->
    [low] calm
    [high] wild
   *[middle] lively
}
lab-grade-relays = { $grade ->
    [low] hardly any relays
    [high] long relays
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
   *[middle] skill decides, but not always
}
lab-grade-first-move = { $grade ->
    [low] better not to begin
    [high] better to begin
   *[middle] no matter who begins
}

# In the rule book: numbers are whole but for $laps, which is written out; $relays is yes or no.
lab-book = A game takes about { $moves } turns, with { $choice ->
    [one] one legal move
   *[other] { $choice } legal moves
} in each{ $relays ->
    [yes] {" "}and about { $laps } laps
   *[no] {""}
}. Between equal players who begins wins { $first } % of the games, the other { $second } %; { $draws ->
    [0] hardly any is drawn
   *[other] { $draws } % are drawn
}.
