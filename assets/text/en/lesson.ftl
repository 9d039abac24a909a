### Short lessons on the board. Keys begin with "lesson-", then the name of the lesson's file.
###
### "You" is the learner, who plays South, the lower row. A text is shown before what it announces
### plays itself. What it says of a position is tested: change words, not facts. About 240 characters at most.

## The list of lessons

lesson-chapter-beginning = To begin
lesson-chapter-examples = The rules by example
lesson-chapter-strategy = Playing well

## The first game

lesson-first-steps = First steps
lesson-first-steps-lift = Twelve holes, four seeds in each. The lower row, A to F, is yours. Choose any of your holes: all its seeds are lifted and dropped, one by one, into the holes that follow, to the right and on round the board.
lesson-first-steps-lift-right = That is a move: lift a hole, sow its seeds. Now it would be North’s turn.
lesson-first-steps-lift-wrong = Your holes are those of the lower row: A, B, C, D, E and F.
lesson-first-steps-sow = What counts is where your last seed falls. North’s row goes on from yours: after F comes a, then b. Which hole drops its last seed into a?
lesson-first-steps-sow-right = Yes: D, E, F, a. Four seeds, four holes.
lesson-first-steps-sow-wrong = Not this one. Start with the next hole and count one hole for each seed: the fourth should be a.
lesson-first-steps-capture = If your last seed falls on North’s side and makes two or three there, you capture that hole. There is one seed in b. Which hole ends there?
lesson-first-steps-capture-right = One and your last seed make two: both are yours, and go to your loft.
lesson-first-steps-capture-wrong = That one ends elsewhere. Look for a hole whose last seed falls into b: D is four holes away.
lesson-first-steps-chain = It gets better: if the hole just before also holds two or three now, it is captured too, and so on backwards along North’s row. Find the move that takes b and c together.
lesson-first-steps-chain-right = Two in c, three in b: five seeds. In a there are five, and the chain stops.
lesson-first-steps-chain-wrong = Not quite. The last seed must fall into c; D holds five seeds.
lesson-first-steps-feed = North has no seeds left. Nobody may be starved: if you can, you must play a move that gives North seeds. Only one of your holes reaches that far.
lesson-first-steps-feed-right = Well fed: F, a, b. The game goes on.
lesson-first-steps-feed-wrong = North would still have nothing to play. E holds three seeds: F, a, b.
lesson-first-steps-end = That is all you need: lift, sow, capture, feed. When somebody can’t move, each keeps the seeds of their own row, and the fuller loft wins. Have a good game!

## The rules by example

lesson-must-feed = A hole that can’t be played
lesson-must-feed-look = North’s row is empty. B would stop at E and give North nothing: as long as another hole feeds North, B can’t be played. Try it if you like. Which holes can be played?
lesson-must-feed-right = D and F both reach North’s row. Either of them will do.
lesson-must-feed-wrong = This hole can’t be played now. Look for one whose seeds reach the upper row.
lesson-must-feed-free = And here? None of your holes reaches North’s row, so you are free to play as you like. Watch A.
lesson-must-feed-end = North has no move, and the game is over. The four seeds in your row are yours: you win 26 to 22.

lesson-capture = A capture
lesson-capture-look = A capture needs a last seed that makes two or three on North’s side. Only one of your holes can do it here. Find it.
lesson-capture-right = D reached b, where two seeds lay: three, and you have captured them. In a there are five, and the chain stops.
lesson-capture-wrong = Its last seed captures nothing. North’s b holds two seeds: which hole ends there?

lesson-triple-capture = Seven seeds at once
lesson-triple-capture-look = Small holes side by side are a weakness. In a, b and c lie one, one and two seeds. One of your holes takes all three.
lesson-triple-capture-right = Three in c, two in b, two in a: a triple capture of seven. The chain goes backwards from your last seed.
lesson-triple-capture-wrong = Not this one. Your last seed must fall into c: count from D.

lesson-grand-slam = A refused grand slam
lesson-grand-slam-look = The same seven seeds, but North has no others. D would take everything and leave North with nothing. Watch.
lesson-grand-slam-void = A capture of everything the opponent has is a grand slam, and void: the seeds stay as they were sown, and you take none. The move itself is allowed.

lesson-gap = A gap ends the chain
lesson-gap-look = Two, three and one lie in c, b and a. D drops a seed into each of them. Which will be captured? Watch b.
lesson-gap-end = Only c, with three. In b your seed made four: that is a gap, and the chain ends there. The two in a stay, though two would do.

## Playing well

lesson-master-stone = The master stone
lesson-master-stone-pass = The last seed of a sowing is its master stone: it alone opens a capture. D drops a seed in a, b and c and makes each of them two. Watch what it takes.
lesson-master-stone-choose = Nothing: the last seed went on to d and made five. Begin again. Which hole lays its master stone in c?
lesson-master-stone-right = The same seeds in a, b and c, but now the last of them lies in c: all six are yours.
lesson-master-stone-wrong = Its last seed captures nothing. Count backwards from c: four seeds would do it from E.

lesson-attack = Attack: two threats at once
lesson-attack-look = There is nothing to capture. But you can get ready: find the quiet move after which two of your holes threaten a capture. North can only answer one of them.
lesson-attack-prepared = Now D threatens a, and F threatens c. Whatever North plays, you will capture.
lesson-attack-wrong = That is not strong enough. E gives a seed to F and one to a: look at what D and F can do afterwards.
lesson-attack-take = North moves c out of danger. Take the other one!
lesson-attack-right = Two threats, one defence: that is how seeds are won.
lesson-attack-missed = That captures nothing. D holds three seeds, and a holds one.

lesson-defence = Defence: three ways out
lesson-defence-flee = Look at North’s d: five seeds, the last of them in C. It would make two there and three in B. Get out of its way.
lesson-defence-flee-right = To flee: C is empty now, and one seed falling there captures nothing.
lesson-defence-flee-wrong = North’s d would still capture. The sowing must end in a hole where it makes two or three: don’t leave C like that.
lesson-defence-fill = North’s f has three seeds and ends in C, where it would make three. This time, don’t flee: fill.
lesson-defence-fill-right = C holds three. One more would make four, and four can’t be captured.
lesson-defence-fill-wrong = There is better. A seed more in C makes it safe: which hole passes there?
lesson-defence-overload = North’s a has seven seeds and ends in B: it would take A and B, two each. This time, neither flee nor fill: overload the attacker!
lesson-defence-overload-right = Eight seeds in a: they go one hole too far and end in C, where they capture nothing.
lesson-defence-overload-wrong = There is better. Drop a seed into a, and its sowing ends one hole farther.

lesson-kroo = The kroo
lesson-kroo-what = A hole left to grow to twelve seeds or more is called a kroo, a word of the Akan. Sown, it goes right round the board, passes over its own hole, and begins a second round. Watch E, with twelve.
lesson-kroo-unripe = The twelfth seed fell into F, on your own side, and captured nothing. The kroo was not ripe: its second round has to reach a, the first hole of North’s row.
lesson-kroo-ripen = From E that takes thirteen seeds. There are twelve. Find the quiet move that makes the kroo ripe.
lesson-kroo-ripen-right = Thirteen. Now the last seed would reach a a second time. A ripe kroo is a threat, and needn’t be played at once.
lesson-kroo-ripen-wrong = E still lacks a seed, or is gone too early. Which of your holes ends in E?
lesson-kroo-reap = A kroo drops two seeds where it passes twice: an empty hole becomes two, a single seed three. Here are fifteen, enough for c. Harvest!
lesson-kroo-reap-right = Two in c, three in b, two in a: seven seeds. Nearly empty rows fear a kroo most.
lesson-kroo-reap-wrong = The kroo is ripe, and North’s row is nearly empty: play E.

lesson-against-kroo = Against a kroo
lesson-against-kroo-danger = North’s kroo in e holds fifteen seeds. Its second round ends in C, and your first holes are nearly empty. Watch what they lose.
lesson-against-kroo-dam = Seven seeds gone. But let C hold four: the kroo would make six of them and capture nothing. Such a heap is a dam. Which holes can you play without breaking it?
lesson-against-kroo-dam-right = The dam stands. As long as the kroo ends in C, it takes nothing.
lesson-against-kroo-dam-wrong = C is your dam: without it the kroo takes seven seeds. Play something else.
lesson-against-kroo-pressure = Pressure: the kroo has twelve seeds and lacks one to be ripe. North has nothing else to play. Keep it so: make a move that gives North no seed.
lesson-against-kroo-pressure-right = Now North must lift the kroo before it is ripe.
lesson-against-kroo-pressure-wrong = F would give North two seeds, and time to wait. Stay at home.
lesson-against-kroo-forced = North has no choice. Watch: the last seed comes no farther than f and captures nothing, and six of the seeds lie on your side.
lesson-against-kroo-overload = Overloading: nineteen seeds in a, just enough to end in C and take B and C. Feed it one more, so that it ends in D, where four seeds wait.
lesson-against-kroo-overload-right = Twenty: the last seed would make six in D. Too big is as harmless as too small.
lesson-against-kroo-overload-wrong = Then the kroo strikes, or North gets too many seeds. Which hole drops its last seed into a?

lesson-endgame = The end of the game
lesson-endgame-look = Five seeds are left, and North has only two. A move at home costs you nothing; a seed that crosses over is a gift. Make North come to you.
lesson-endgame-right = B waits, and North has to come nearer. Save small moves for the end: who runs out of them must give.
lesson-endgame-wrong = F gives both its seeds away. You have a smaller move.

lesson-hungry = Keeping the opponent hungry
lesson-hungry-keep = 22 all. North has a single seed, in f: next turn it falls into A, and a lone seed there would become two and be lost. Step aside, and give nothing.
lesson-hungry-keep-right = A is empty, and nothing has crossed over: North stays hungry.
lesson-hungry-keep-wrong = Then f makes two in A and captures them. Move A out of the way.
lesson-hungry-gather = North gives its last seed. None of your seeds can reach North’s row now, so you need not feed: play what you like.
lesson-hungry-gather-right = North can’t move, the game is over, and the four seeds of your row are yours: 26 to 22.
lesson-hungry-gather-wrong = Any of your seeds will do.
lesson-hungry-fed = But a hungry player has not yet lost. Now you have nothing: if the game ended here, North would win 26 to 22. But North’s d reaches your row, so North must play it. Watch.
lesson-hungry-strike = Eight seeds went out, and six of them are yours to play. One captures at once. Which?
lesson-hungry-strike-right = Three seeds, and 25 in your loft: more than half of all 48. You have won.
lesson-hungry-strike-wrong = That captures nothing. F holds one seed, and a holds two.
