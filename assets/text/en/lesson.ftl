### Short lessons on the board. Keys begin with "lesson-", then the name of the lesson's file.
###
### "You" is the learner, who plays South, the lower row. A text is shown before what it announces
### plays itself. What it says of a position is tested: change words, not facts. About 240 characters at most.

## The list of lessons

lesson-chapter-beginning = Getting started
lesson-chapter-examples = The rules by example
lesson-chapter-strategy = Playing well
lesson-chapter-endgame = The endgame
lesson-chapter-other-games = Rules of other variants
lesson-chapter-world = Stores, rounds and special holes
lesson-chapter-playing-world = Playing well: Kalah, Congklak, Mangala, Ô ăn quan

## The first game

lesson-first-steps = First steps
lesson-first-steps-lift = There are twelve holes with four seeds in each. The lower row, *A* to *F*, is yours. Choose any of your holes: you lift all its seeds and drop them, one by one, into the holes that follow, to the right and on round the board.
lesson-first-steps-lift-right = That is a move: you lift the seeds from a hole and sow them. In a game, it would now be North’s turn.
lesson-first-steps-lift-wrong = Your holes are in the lower row: *A*, *B*, *C*, *D*, *E* and *F*.
lesson-first-steps-sow = What counts is where your last seed falls. North’s row follows yours: after *F* comes *a*, then *b*. Which hole do you play to drop your last seed into *a*?
lesson-first-steps-sow-right = Yes: *D*, *E*, *F*, *a*. Four seeds, four holes.
lesson-first-steps-sow-wrong = Not that one. Start at the next hole and count one hole for each seed: the fourth should be *a*.
lesson-first-steps-capture = If your last seed falls into a hole in North’s row and makes two or three seeds there, you capture them all. There is one seed in *b*. Which of your moves ends there?
lesson-first-steps-capture-right = One plus your last seed makes two: you capture both, and they go to your loft.
lesson-first-steps-capture-wrong = That move ends elsewhere. Your last seed must fall into *b*: *D* is four holes away from it.
lesson-first-steps-chain = It gets better: if the hole before that one now also holds two or three seeds, you capture those too, and so on back along North’s row. Find the move that captures both *b* and *c*.
lesson-first-steps-chain-right = Two in *c* and three in *b*: you capture five seeds. The chain stops at *a*, which holds five.
lesson-first-steps-chain-wrong = Not quite. The last seed must fall into *c*; *D* holds five seeds.
lesson-first-steps-feed = North has no seeds left. You may not starve your opponent: if you can, you must play a move that gives North seeds. Only one of your holes reaches that far.
lesson-first-steps-feed-right = Your seeds went to *F*, *a* and *b*. North can move, and the game goes on.
lesson-first-steps-feed-wrong = North would still have no seeds. *E* holds three: one each for *F*, *a* and *b*.
lesson-first-steps-end = That is all you need: lift, sow, capture and feed. When a player can’t move, each player takes the seeds in their own row, and the one with more seeds wins. Have a good game!

## The rules by example

lesson-must-feed = A hole you can’t play
lesson-must-feed-look = North’s row is empty. A move from *B* would end in *E* and give North nothing. As long as you have a move that feeds North, you can’t play *B*. Try it if you like. Which holes can you play?
lesson-must-feed-right = *D* and *F* both reach North’s row. Either will do.
lesson-must-feed-wrong = You can’t play this hole now. Look for one whose seeds reach the upper row.
lesson-must-feed-free = This time, none of your seeds can reach North’s row, so you may play any hole you like. Watch *A*.
lesson-must-feed-end = North has no move, and the game is over. The four seeds in your row are yours: you win 26 to 22.

lesson-capture = A capture
lesson-capture-look = You capture if your last seed brings a hole in North’s row to two or three seeds. Only one of your moves does that here. Find it.
lesson-capture-right = Your last seed from *D* made three in *b*, and you captured them. The chain stops at *a*, which holds five.
lesson-capture-wrong = That move captures nothing. North’s *b* holds two seeds: which move ends there?

lesson-triple-capture = Seven seeds at once
lesson-triple-capture-look = Small holes side by side are a weakness: one seed in *a*, one in *b*, two in *c*. One of your moves captures all three holes. Find it.
lesson-triple-capture-right = Three in *c*, two in *b*, two in *a*: a triple capture of seven seeds. The chain runs back from your last seed.
lesson-triple-capture-wrong = Not that one. Your last seed must fall into *c*: count from *D*.

lesson-grand-slam = A void grand slam
lesson-grand-slam-look = *D* would capture seven seeds again, but this time North has no other seeds and would be left with nothing. Watch.
lesson-grand-slam-void = A capture of all your opponent’s seeds is called a grand slam, and it is void: the seeds stay as you sowed them, and you capture none. The move itself is allowed.

lesson-gap = A break in the chain
lesson-gap-look = North has two seeds in *c*, three in *b* and one in *a*. *D* drops a seed into each of these holes. Which of them will you capture? Watch *b*.
lesson-gap-end = You captured only the three seeds in *c*. Your seed made four in *b*, too many to capture, so the chain breaks there. The two seeds in *a*, which you could otherwise have captured, stay there.

lesson-loop = All the way round the board
lesson-loop-look = Songo Duala. *F* holds thirteen seeds. When you sow all the way round the board, you skip the hole you started from, so the twelfth seed falls into *a*. Where does the last one fall? In this variant, you capture two, three or four seeds.
lesson-loop-look-right = The last seed fell into *b*. That makes four seeds there and four in *a*: you capture all eight.
lesson-loop-look-wrong = That move captures nothing. *F* holds thirteen seeds: eleven for the other holes, then one more each for *a* and *b*.
lesson-loop-end = You skipped *F*, so it is empty. Some variants don’t skip the starting hole: in Oware (1997), Ot-tjin and Nyakun, it gets a seed like any other. Remember this when you count: it makes a difference of one hole.

lesson-repetition = Repetition
lesson-repetition-look = Oware (1997). North is about to play *d*, a move that captures nothing. Remember the position as it is now: you will see it again.
lesson-repetition-close = *E* would now bring back the position from before North’s move, with North to play again. When a position comes up a second time, the game is over. You lead 21 to 19. Do you want the game to end?
lesson-repetition-close-right = Yes. The position has come up again, and the game is over. The eight seeds left count for neither player: you win 21 to 19.
lesson-repetition-close-wrong = That avoids the repetition and leaves North with the better game. You lead, so repeat the position.
lesson-repetition-end = When you are ahead, you can repeat the position to end the game. When you are behind, avoid the repetition. A position counts as repeated only if the same player is to move.

## Playing well

lesson-counting = Counting
lesson-counting-six = Don’t guess: count. Six seeds always take you across the board to the hole with the same letter: from *A* to *a*, from *B* to *b*. Five end one hole earlier. Which of your moves ends in *d*, where North has two seeds?
lesson-counting-six-right = *E* holds five. Six would end in *e*, so five end in *d*: you capture three seeds.
lesson-counting-six-wrong = That move ends elsewhere. Six seeds from *E* would end in *e*. How many does *E* hold?
lesson-counting-round = A big handful goes all the way round first. Subtract eleven for the other holes, then count the rest from the next hole, as usual. Which of your moves ends in *b*?
lesson-counting-round-right = Fifteen minus eleven is four: *E*, *F*, *a*, *b*. You capture three seeds in *b* and two in *a*.
lesson-counting-round-wrong = That move ends in your own row. *D* holds fifteen: subtract eleven, then keep counting from *E*.

lesson-master-stone = The master stone
lesson-master-stone-pass = The last seed of a sowing is called the master stone: only this seed can start a capture. *D* drops one seed into each of *a*, *b* and *c*, making two in each. Watch what you capture.
lesson-master-stone-choose = No capture: the last seed went on to *d* and made five. Try again. Which move drops the master stone into *c*?
lesson-master-stone-right = Once again you made two in each of *a*, *b* and *c*, but this time the last seed fell into *c*: you capture all six.
lesson-master-stone-wrong = That move captures nothing. Count back from *c*: it takes four seeds to get there from *E*.

lesson-attack = Attack: two threats at once
lesson-attack-look = You can’t capture anything yet, but you can get ready. Find the move after which two of your holes threaten a capture. North can answer only one of the threats.
lesson-attack-prepared = Now *D* threatens *a*, and *F* threatens *c*. Whatever North plays, you will capture.
lesson-attack-wrong = That isn’t strong enough. *E* gives one seed to *F* and one to *a*: look at what *D* and *F* can do then.
lesson-attack-take = North moves *c* out of danger. Carry out the other threat!
lesson-attack-right = Two threats, only one defence: that is how you win seeds.
lesson-attack-missed = That move captures nothing. *D* holds three seeds, just enough to reach the single seed in *a*.

lesson-defence = Defence: three ways out
lesson-defence-flee = North’s *d* holds five seeds. The last one would fall into *C*, making two there and three in *B*. Move out of its way.
lesson-defence-flee-right = You escaped: *C* is empty now, and a last seed falling there would capture nothing.
lesson-defence-flee-wrong = North’s *d* would still capture. Its last seed falls into *C*: don’t let it make two or three there.
lesson-defence-fill = The three seeds in North’s *f* would end in *C* and make three there. This time, don’t move your seeds away: add one more seed to that hole.
lesson-defence-fill-right = *C* holds three. One more seed would make four, and four can’t be captured.
lesson-defence-fill-wrong = There is a better move. One more seed makes *C* safe: which move drops one there?
lesson-defence-overload = The seven seeds in North’s *a* would end in *B* and capture two seeds each in *A* and *B*. This time, overload the attacking hole: give it one seed too many.
lesson-defence-overload-right = There are eight seeds in *a* now: they go one hole too far and end in *C*, where they capture nothing.
lesson-defence-overload-wrong = There is a better move. Drop a seed into *a*, and North’s sowing ends one hole farther on.

lesson-counter-attack = Counter-attack
lesson-counter-attack-look = North’s *f* would end in *C*, make three there and capture them. You could move *C* away. But you can also answer a threat with a bigger one. Which move scatters single seeds ahead of *E* and adds one to *E* itself?
lesson-counter-attack-look-right = *E* holds five seeds now, with a row of nearly empty holes ahead of it. North can take three in *B*, but then you can take nine.
lesson-counter-attack-look-wrong = That leaves North with the better game. *A* goes all the way round the board: see what *E* can do afterwards.
lesson-counter-attack-strike = North can’t resist and takes three in *B*. Your turn.
lesson-counter-attack-strike-right = Nine seeds for three! Before you run, see whether you can hit back harder.
lesson-counter-attack-strike-wrong = You can take more. The five seeds in *E* end in *d*.

lesson-give-to-take = Give two, take six
lesson-give-to-take-look = North can play only *d*. Its fourteen seeds go once round the board and on to *A*, where they capture two. On the way, one seed falls into each of *a*, *b*, *c* and *E*. You can’t prevent that, but you can strike back. Don’t play the hole you need for that.
lesson-give-to-take-look-right = You left *E* alone: it is waiting for its fourth seed.
lesson-give-to-take-look-wrong = You will need *E*: with the seed that North’s *d* drops there, it will reach *c*. Play something else.
lesson-give-to-take-take = North takes two seeds. Now look at *a*, *b* and *c*: what can you take?
lesson-give-to-take-take-right = You gave up two seeds and took six. Don’t defend every seed: count what you get back.
lesson-give-to-take-take-wrong = You can take more. The four seeds in *E* end in *c*.

lesson-kroo = The kroo
lesson-kroo-what = A hole that you let grow to twelve seeds or more is called a kroo, an Akan word. Its seeds go all the way round the board, skip the starting hole and begin a second round. Watch *E*, which holds twelve.
lesson-kroo-unripe = The twelfth seed fell into *F*, in your own row, and captured nothing. The kroo was not ripe: its seeds must reach *a*, the first hole of North’s row, a second time.
lesson-kroo-ripen = To be ripe, a kroo in *E* needs thirteen seeds. Yours has only twelve. Find the move that makes it ripe.
lesson-kroo-ripen-right = Your kroo holds thirteen seeds now, and the last one would reach *a* for the second time. A ripe kroo is a threat, and you needn’t play it at once.
lesson-kroo-ripen-wrong = The kroo in *E* needs exactly one more seed before you play it. Which of your moves ends in *E*?
lesson-kroo-reap = A kroo drops two seeds into each hole it passes twice: an empty hole then holds two, and a single seed becomes three. Here you have fifteen seeds, enough to reach *c*. Bring in the harvest!
lesson-kroo-reap-right = Two in *c*, three in *b*, two in *a*: you capture seven seeds. A kroo does the most harm to a nearly empty row.
lesson-kroo-reap-wrong = The kroo is ripe, and North’s row is nearly empty: play *E*.

lesson-ripe-kroo = When to play a ripe kroo
lesson-ripe-kroo-wait = *E* holds thirteen seeds: the kroo is ripe and would capture two in *a*. But North’s *f* threatens *A*. A ripe kroo can wait; seeds in danger can’t.
lesson-ripe-kroo-wait-right = *A* is out of the way, and the kroo is still there. Now it is North’s turn.
lesson-ripe-kroo-wait-wrong = After that move, North’s *f* captures in *A*. Move *A* first: the kroo isn’t going anywhere.
lesson-ripe-kroo-strike = North sows the big hole *d* all the way round the board, and your kroo gets a seed too: now it holds fourteen. Watch how much it captures.
lesson-ripe-kroo-end = You took six seeds instead of two. Play a ripe kroo when it captures the most, or when North is about to spoil it: with one seed too many, it ends elsewhere.

lesson-against-kroo = Playing against a kroo
lesson-against-kroo-danger = North’s kroo in *e* holds fifteen seeds. Its second round ends in *C*, and your first holes are nearly empty. See how much you lose.
lesson-against-kroo-dam = You lost seven seeds. But suppose *C* held four: the kroo would make six there and capture nothing. A heap like that is called a dam. Which holes can you play without breaking it?
lesson-against-kroo-dam-right = The dam stands. As long as the kroo ends in *C*, it takes nothing.
lesson-against-kroo-dam-wrong = *C* is your dam: without it, the kroo captures seven seeds. Play something else.
lesson-against-kroo-pressure = Pressure: the kroo holds twelve seeds and needs one more to be ripe. North has nothing else to play. Keep it that way: make a move that gives North no seeds.
lesson-against-kroo-pressure-right = Now North must play the kroo before it is ripe.
lesson-against-kroo-pressure-wrong = *F* would give North two seeds, and North could play them instead of the kroo. Play a move that stays in your own row.
lesson-against-kroo-forced = North has no choice. Watch: the last seed gets only as far as *f* and captures nothing, and six of the seeds end up in your row.
lesson-against-kroo-overload = Overloading: the kroo in *a* holds nineteen seeds, just enough to end in *C* and capture in *B* and *C*. Feed it one more seed, so that it ends in *D*, where you have four seeds.
lesson-against-kroo-overload-right = With twenty seeds, the kroo would make six in *D* and capture nothing. A kroo that is too big does no more harm than one that is too small.
lesson-against-kroo-overload-wrong = There is a better move. Give the kroo in *a* exactly one seed: which of your moves ends there?

## The end of the game

lesson-endgame = Small moves
lesson-endgame-look = Five seeds are left, and North has only two. A move within your own row costs you nothing; a seed that crosses over is a gift. Make North come to you.
lesson-endgame-right = You wait with *B*, and North has to come nearer. Save small moves for the end: the player who runs out of them has to give seeds away.
lesson-endgame-wrong = *F* gives both its seeds away. You have a move that keeps all your seeds.

lesson-tempo = Tempo
lesson-tempo-look = It is 22 all. A small move gives no seeds away. North can play only *e*, and that move gives you a seed. You have just one small move. Play it, so that North has to give seeds first.
lesson-tempo-look-right = Now North has to play *e*, and its last seed comes over to you.
lesson-tempo-look-wrong = Playing *F* gives its seed away, and then North can wait. Playing *D* keeps the seed in your own row.
lesson-tempo-step = North has dropped a seed into *A*, but North’s *f* can reach it: a second seed would make two in *A*, and you would lose both. Which small move keeps your seed safe?
lesson-tempo-step-right = *A* is safe, and North must give you its last seed too. The player who still has a small move when the other has none wins the endgame.
lesson-tempo-step-wrong = After that move, North’s *f* makes two in *A* and takes them. Move *A*.

lesson-hungry = Keeping the opponent hungry
lesson-hungry-keep = It is 22 all. North has a single seed, in *f*. Next turn it would fall into *A*, make two with your seed there and capture both. Step aside, and give North nothing.
lesson-hungry-keep-right = *A* is empty, and nothing has crossed over: North stays hungry.
lesson-hungry-keep-wrong = After that move, North’s *f* makes two in *A* and captures them. Move *A* out of the way.
lesson-hungry-gather = North gives away its last seed. None of your seeds can reach North’s row now, so you needn’t feed North: any move will do.
lesson-hungry-gather-right = North can’t move, so the game is over. The four seeds in your row are yours: you win 26 to 22.
lesson-hungry-gather-wrong = Any of your moves will do.
lesson-hungry-fed = A hungry player hasn’t lost yet, though. This time you have no seeds: if the game ended here, North would win 26 to 22. But North’s *d* reaches your row, so North must play it. Watch.
lesson-hungry-strike = North sowed eight seeds, and six of them are in your row. One of your moves captures at once. Which one?
lesson-hungry-strike-right = You take three seeds and have 25 in your loft: more than half of the 48. Play goes on, but North can’t catch up any more.
lesson-hungry-strike-wrong = That move captures nothing. *F* holds one seed, and *a* holds two.

lesson-to-25 = Counting to 25
lesson-to-25-count = There are 48 seeds, so 25 is more than half: a player who has 25 can’t lose. You have 22. Two of your moves capture. Which one takes you over the line?
lesson-to-25-count-right = You take four seeds and have 26 in your loft. Play goes on, but North can’t catch up any more.
lesson-to-25-count-wrong = That isn’t enough to reach 25. *D* ends in *b* and takes two seeds there and two in *a*.
lesson-to-25-keep = You have 23, and nothing to capture. But at the end of the game, each player takes the seeds in their own row. Your row holds two: that makes 25 if you lose neither. North’s *f* reaches *B*. Save them both.
lesson-to-25-keep-right = North’s *f* captures nothing now, and North has to give you both of its seeds.
lesson-to-25-keep-wrong = After that move, North’s *f* makes two in *B* and captures both. Play *B* to move your seed away.
lesson-to-25-gather = North has given everything away, and none of your seeds reaches North’s row. Any move ends the game. Count first: you have 23 in your loft, plus the four in your row.
lesson-to-25-gather-right = You win 27 to 21. Once the game is over, the seeds in your row count as much as those you captured.
lesson-to-25-gather-wrong = Any of your moves will do.

## Rules of other games

lesson-relay = Relay sowing
lesson-relay-look = Ot-tjin. If your last seed falls into a hole with seeds, you lift them all and sow on from there: this is called a relay. Watch *C*: four laps in a single move.
lesson-relay-stop = The move ended where it began: *C* was empty, and an empty hole stops the sowing. So does a hole that now holds three, and you capture those three. Each variant with relays has its own numbers.
lesson-relay-find = Which move ends by making three in *d*? Follow the seeds: where does the first lap end, and what do you lift there?
lesson-relay-find-right = *E* ended in *F*. You lifted the four seeds there and sowed them into *a*, *b*, *c* and *d*. The last one made three, and you captured them.
lesson-relay-find-wrong = That move ends elsewhere. *E*’s seed falls into *F*: lift the four seeds there, and keep counting.

lesson-seed-left = A seed stays behind
lesson-seed-left-look = 2-4. One seed always stays in the hole you lift from, so you can’t play a hole with a single seed. Try *C* or *F* if you like. Which holes can you play?
lesson-seed-left-look-right = One seed stayed behind, and you sowed the rest.
lesson-seed-left-look-wrong = That hole holds only one seed, which must stay there.
lesson-seed-left-count = One seed stays in the hole you play, so count one seed fewer. In this variant, you capture two or four seeds, in either row. Which move makes two in *D*?
lesson-seed-left-count-right = *A* held four seeds, and you sowed three: *B*, *C*, *D*. You capture two seeds, and one is still in *A*.
lesson-seed-left-count-wrong = That move captures nothing. *A* holds four seeds, so you leave one and sow three: *B*, *C*, *D*.

lesson-opposite = The hole opposite
lesson-opposite-look = Adjito. You don’t capture the hole you reach but the one opposite: if you end in your own row, you capture the hole across the board. North’s *c* holds seven seeds. Which of your moves ends opposite it?
lesson-opposite-look-right = *C* ended in *D*, and *D* faces *c*: you capture seven seeds. Your own seed stays in *D*.
lesson-opposite-look-wrong = That move ends elsewhere. *D* faces *c*: which hole is one step before *D*?
lesson-opposite-end = In Jodu and French Wari, you capture only if your last seed falls into an empty hole. In Jodu, that hole must be in your own row, and you capture your last seed too. In French Wari, it can be in either row.

lesson-own-side = Captures in your own row
lesson-own-side-look = Halusa. You capture in your own row: if your last seed makes an even number there, you capture that hole and any holes just before it with even numbers. Which move captures *B*, *C* and *D* together?
lesson-own-side-look-right = Two in *D*, four in *C*, two in *B*: you capture eight seeds, all from your own row.
lesson-own-side-look-wrong = You can capture more. The three seeds in *A* end in *D*.

lesson-flow-capture = Captures on the way
lesson-flow-capture-look = Darra. If a seed dropped on the way makes four in a hole, all four are captured at once, and the sowing goes on. North’s *a* holds three seeds. Watch what happens to them when you sow *E*.
lesson-flow-capture-owner = The four seeds went into North’s loft, although you were sowing. If a hole reaches four on the way, the seeds go to the player whose row it is in. Don’t drop a fourth seed into North’s holes.
lesson-flow-capture-find = In your own row, a fourth seed wins you all four. Which move drops one, on the way, into a hole with three?
lesson-flow-capture-find-right = Hole *B* reached four on the way, and you get its seeds. Only the last seed of a sowing follows a different rule.
lesson-flow-capture-find-wrong = That move doesn’t make four in any of your holes. *B* holds three seeds: which move drops one into it on the way?

lesson-any-hole = Holes for both players
lesson-any-hole-look = Nyakun. Neither row is yours: you may play any hole, even in the upper row. You capture one, two or three seeds in the last hole, then in the holes before it, even round the corner. Which move captures six?
lesson-any-hole-look-right = You captured six seeds from *C*, *B*, *A* and, round the corner, *f*. But North can play the seeds you leave just as well as you can.
lesson-any-hole-look-wrong = You can capture more. Look at *e*: its four seeds go as far as *C*.

lesson-must-reach = Always reach the other row
lesson-must-reach-look = Awale (1996). If you have a move that reaches North’s row, you must play such a move. *A* and *B* don’t get that far, but try them if you like. Which holes can you play?
lesson-must-reach-look-right = *D* reached *a* and captured two seeds.
lesson-must-reach-look-wrong = That move ends in your own row, but *D* reaches North’s.
lesson-must-reach-end = In this variant, the game is over when no hole holds more than one seed. The four seeds in your row are yours: you win 25 to 23.

lesson-penalty = Feed, or pay
lesson-penalty-look = Wari. North has no seeds, and you can feed it. You may play any hole, but if you can feed North and don’t, the game is over, and North gets all the remaining seeds. You lead 24 to 21.
lesson-penalty-look-right = You gave North a seed, and the game goes on.
lesson-penalty-look-wrong = The game would be over, and North would take the three remaining seeds: 24 all. Only *F* reaches North’s row.

lesson-passing = Passing
lesson-passing-look = Jodu. No one has to feed in this variant: a player who can’t move passes. North’s row is empty. Don’t feed it: capture instead. If your last seed falls into an empty hole in your row, you capture that seed.
lesson-passing-look-right = You capture one seed. North can’t move and passes, so it is your turn again.
lesson-passing-look-wrong = From *D*, you reach *E*, lift the seeds there and sow some of them into North’s row, so that North can move. Play *E* instead.
lesson-passing-again = It is your turn again. Watch *D*.
lesson-passing-end = The board is empty, and you win 25 to 23. In variants where players pass if they can’t move, an empty row costs one turn after another.

## Stores, rounds and special holes

lesson-store = The store
lesson-store-look = Kalah. Your store is at the right end of your row, and you sow into it as you pass. Watch *E*: one seed for *F*, one for the store, and two for North’s row.
lesson-store-skip = You sow into your own store and skip North’s. A seed in the store is won and stays there.
lesson-store-find = Every hole holds four seeds. Which moves put a seed into your store?
lesson-store-find-right = A seed in your store is yours for good. *C*, *D*, *E* and *F* all reach your store.
lesson-store-find-wrong = *A* and *B* stop short of your store. Count four steps.

lesson-again = An extra move
lesson-again-look = Kalah. If your last seed falls into your store, you move again. Which of your moves ends there?
lesson-again-look-right = The seeds from *C* go into *D*, *E*, *F* and your store: you move again.
lesson-again-look-wrong = That move doesn’t end in your store. Which hole is four steps away from it?
lesson-again-order = Both *E* and *F* end in your store. Which should you play first so that you can play the other one too?
lesson-again-order-right = *F* is out of the way. If you had played *E* first, *F* would hold two seeds, one too many.
lesson-again-order-wrong = Start with *F*: *E* would put a second seed into it.
lesson-again-next = It is still your turn. Which move ends in your store now?
lesson-again-next-right = You move again, and *F* has a seed once more.
lesson-again-next-wrong = *E* holds two seeds: one for *F*, one for your store.
lesson-again-end = In Ali guli mane and Gebeta, a capture at the end of the sowing gives you an extra move.

lesson-facing = Use an empty hole to capture
lesson-facing-look = Kalah. If your last seed falls into an empty hole in your row, you capture that seed and all the seeds in the hole opposite. North’s *c* holds eight. Which of your moves captures them?
lesson-facing-look-right = *A* ended in *D*, which was empty: you capture its seed and the eight in *c*.
lesson-facing-look-wrong = *D* is empty and faces *c*. Which hole is three steps before *D*?
lesson-facing-end = If the hole opposite is empty too, you capture nothing. In Congklak, Sungka and Ayoayo you capture in the same way at the end of a relay.

lesson-seed-back = One seed goes back into the hole
lesson-seed-back-look = Bestemshe. The first seed goes back into the hole you lifted from; a single seed just moves on. If your last seed makes an even number in North’s row, you capture the seeds there. Which move does that?
lesson-seed-back-look-right = You put one of the eight seeds back into *B* and sowed seven. The last of them made four in *d*, and you captured all four.
lesson-seed-back-look-wrong = That move doesn’t make an even number in North’s row. From *B* you sow seven seeds: where does the last one fall?
lesson-seed-back-end = In Togyzqumalaq and Mangala, too, you put the first seed back.

lesson-tuz = The tuz
lesson-tuz-look = Togyzqumalaq. If your last seed makes three in a hole in North’s row, that hole becomes your tuz, and the three seeds go to your loft. Which move makes three in *a*?
lesson-tuz-look-right = You left one seed behind in *H* and sowed two, making three in *a*. From now on, *a* is your tuz.
lesson-tuz-look-wrong = *a* holds two seeds. Which of your moves ends there?
lesson-tuz-slide = Every seed that falls into your tuz goes to your loft, even one of North’s. Watch *f*: its last seed falls into *a*.
lesson-tuz-end = You can have only one tuz. It can’t be North’s last hole, nor the hole with the same letter as North’s tuz. In Layli goobalay, Enkeshui and Gebeta, seeds in a special hole stay there.

lesson-next-hole = Sow on from the next hole
lesson-next-hole-look = Pallanguzhi. When a lap ends, you lift the seeds from the next hole and sow on. Watch *A*: the first lap ends in *G*, so you lift the seeds in *a*.
lesson-next-hole-stop = The second lap ended in *g*, and the next hole, *A*, was empty. An empty next hole stops the sowing, and you capture the hole beyond it: you took seven seeds from *B*.
lesson-next-hole-find = *e* is empty, and *f* beyond it holds twelve seeds. Which move ends in *d*, just before these two holes?
lesson-next-hole-find-right = *G* put a seed into *a*. You lifted the two seeds of the next hole, *b*, and sowed them as far as *d*: you capture the twelve in *f*.
lesson-next-hole-find-wrong = That move ends elsewhere. *G* drops its seed into *a*: lift the seeds from the next hole, and keep counting.

lesson-across = Capture beyond a gap
lesson-across-look = Pallanguzhi. If the hole after your last seed is empty, the sowing stops, and you capture the hole beyond the gap, in either row. *G* is empty. Which move captures the twelve in *a*?
lesson-across-look-right = The seed from *E* fell into *F*. *G* is empty, so you captured the twelve in *a*, beyond it.
lesson-across-look-wrong = *G* is the gap, so your last seed must fall into *F*.
lesson-across-end = In Ali guli mane, you also capture the hole opposite. In Ô ăn quan, you go on capturing as long as another gap and another filled hole follow.

lesson-direction = Two directions
lesson-direction-look = Ô ăn quan. You choose a hole and a direction. The square at the right end holds thirteen seeds, and the hole *a* beside it is empty. Which move ends in *b* and captures the square?
lesson-direction-look-right = *E*, sown clockwise, ended in *b*. You captured the thirteen seeds beyond the empty *a*, and the three in *D* beyond the empty *E*.
lesson-direction-look-wrong = That move doesn’t capture the square. *E* holds nine seeds: sow them clockwise, starting with *D*.
lesson-direction-end = You never lift the seeds in the two squares. Once both squares have been captured, the game is over. If your row is empty, you put one seed from your loft into each of its holes.

lesson-rounds = Rounds and closed holes
lesson-rounds-look = Ohvalhu, third round. You had too few seeds to fill *H* again, so it is closed for this round, and every sowing skips it. Which move ends in your store?
lesson-rounds-look-right = You played *B*, sowed from *C* to *G*, skipped *H* and ended in your store: you move again.
lesson-rounds-look-wrong = *H* is skipped, so *G* is one step from your store. Count back from there.
lesson-rounds-end = A round ends when the player to move has no seeds in their row. Then each player fills as many holes as they can and keeps the remaining seeds. The match ends when a player can’t fill a single hole.

## Why an answer is wrong. $reply is the letter of North's hole, $seeds and $possible say "two seeds".

lesson-wrong-ends = That would end the game. Final score: you { $south }, North { $north }.
lesson-wrong-loses = North would reply with { $reply } and take { $seeds }.
lesson-wrong-misses = That takes { $seeds }; another move takes { $possible }.
lesson-wrong-misses-all = That takes nothing; another move takes { $possible }.
lesson-wrong-spoils = North would reply with { $reply }. You could then take { $seeds } instead of { $possible }.
lesson-wrong-spoils-all = North would reply with { $reply }, and you could take nothing. A better move could take { $possible }.
lesson-wrong-costs = North would reply with { $reply }. Before long, that would cost you about { $seeds }.

lesson-ring = Four rows
lesson-ring-look = Hus. The two rows nearer to you are yours, and only you sow there: along the outer row to the right, then back along the inner row. Across from *J* are *o* and *b*, and both hold seeds. Which move ends in *J*?
lesson-ring-look-right = *G* ended in *J*, which already held seeds. You captured the three in *o* and the two in *b*, and sowed all five from *K* onwards.
lesson-ring-look-wrong = That move captures nothing. Count from *G*: *H*, *I*, *J*.
lesson-ring-last = A player who can’t move has lost, and a hole with one seed can’t be played. North has a single seed in *f*. Which move wins at once?
lesson-ring-last-right = You captured *o* and *b* again with *G*, and North can’t play the single seed in *f*: you win.
lesson-ring-last-wrong = North can still play *o* or *b*. Capture both.
lesson-ring-end = In Omweso, you sow the captured seeds from where the lap began; in Hawalis and Moruba, they go to your loft. You can always look up a game’s rules with F1.
lesson-nyumba = The nyumba
lesson-nyumba-look = Bao la kiswahili. In the first stage, namua, you put a seed from your bowl into a hole in your inner row on each move. If you can capture, you must. Which of your holes has seeds across from it?
lesson-nyumba-look-right = *J* captured the four seeds in *o*. You sowed them from the right end of your inner row, the kichwa: *I*, *J*, *K*, and the last one into *L*, your nyumba.
lesson-nyumba-look-wrong = That move isn’t allowed: you must capture when you can. Look for the hole across from *o*.
lesson-nyumba-spend = Hole *L* is your nyumba, your house. With six seeds or more, it stands: when you end there, you may stop, or spend the nyumba and sow its seeds on. The game lets you choose.
lesson-nyumba-end = When your bowl is empty, the second stage, mtaji, begins: you choose a hole and a direction, and you must still capture if you can. A player who can’t move, or has nothing left in the inner row, has lost.
lesson-kichwa = The kichwa
lesson-kichwa-look = Bao la kujifunza. You choose a direction for each move, and you must capture if you can. You capture when your last seed falls into an occupied hole in your inner row with seeds across from it. The hole across from *J* is *o*. Which move ends in *J*?
lesson-kichwa-look-right = *H* ended in *J* and captured the three seeds in *o*. You sowed them from the right end of your inner row, called the kichwa: *I*, *J*, *K*.
lesson-kichwa-look-wrong = That move isn’t allowed: you must capture when you can. The two seeds in *H* reach *J*.
lesson-kichwa-left = The left end, *P*, is a kichwa too. If you capture from one of the two holes at that end, you sow the seeds from there. There are three seeds across from *O*. Which move ends in *O*?
lesson-kichwa-left-right = You sowed *A* to the left, through *P* to *O*, and captured the seeds in *j*. You then sowed these from the left kichwa: *P*, *O*, *N*.
lesson-kichwa-left-wrong = That move isn’t allowed: you must capture when you can. Sow *A* in the direction of *P*.
lesson-kichwa-middle = *K* is a middle hole: if you capture there, you sow the captured seeds in the same direction as your move. Two moves end in *K* and capture the four seeds in *n*. After which of them do you sow from the left kichwa, *P*?
lesson-kichwa-middle-right = You sowed *M* to the right, as far as *K*. So the captured seeds went to the right as well, from the left kichwa: *P*, *O*, *N*, *M*.
lesson-kichwa-middle-wrong = The move from *E* comes through *I* and *J*, so the captured seeds are sown from the right kichwa. The other move comes from the left.
lesson-kichwa-win = North’s inner row holds only the three seeds in *n*. A player with nothing left in the inner row has lost. Which move captures all three?
lesson-kichwa-win-right = *H* ended in *K* and captured *n*: North’s inner row is empty, and you win at once.
lesson-kichwa-win-wrong = That move isn’t allowed: you must capture when you can. Count from *H*: *I*, *J*, *K*.
lesson-kichwa-end = If you can’t capture, you play a hole in your inner row, as long as one of its holes holds at least two seeds. Bao la kiswahili adds a bowl of seeds, a nyumba (a house) and the takasia.
lesson-takasia = Takasia
lesson-takasia-look = Bao la kiswahili, in mtaji: both bowls are empty. Neither you nor North can capture now. If your move then threatens exactly one hole, that hole is blocked. Which move threatens *l*?
lesson-takasia-look-right = You sowed *J* into *K* and *L*. *K* could now end in *M* and capture *l*. Since that is your only threat, North can’t play *l* on the next move.
lesson-takasia-look-wrong = That move threatens nothing. Bring *K* up to two seeds, so that they reach *M*, across from *l*.
lesson-takasia-blocked = Now your *K* is blocked: you can’t play it on this move. And if a lap ends there, your move is over. Which move ends in *K*?
lesson-takasia-blocked-right = You sowed *O* to the right as far as *M*, and from there on to *K*. The move ended there, although *K* held seeds.
lesson-takasia-blocked-wrong = That move ends elsewhere. Sow *O* to the right, through *N* to *M*, and then sow on from there.
lesson-takasia-spared = A hole with a single seed is never blocked, and if you threaten two holes, neither is blocked. Which move threatens only *n*, with its two seeds?
lesson-takasia-spared-right = You sowed *M* into *L* and *K*. This threatens only *n*, so *n* is blocked.
lesson-takasia-spared-wrong = That move blocks nothing. A threat to *k*, with its single seed, blocks no hole, and neither does a threat to *n* and *o* together.
lesson-takasia-end = The block lasts for one move. A standing nyumba is never blocked, and neither is the only hole in the inner row that holds seeds, or the only one that holds two or more.

## Playing Kalah, Congklak, Mangala and Ô ăn quan well

lesson-kalah-chain = Several moves in one turn
lesson-kalah-chain-opening = Kalah. The best first move is *C*: its last seed falls into your store. Watch: you win a seed, give North nothing, and it is still your turn.
lesson-kalah-chain-nearest = Moves from *D*, *E* and *F* all end in your store, and you want to make as many of them as you can. Which hole do you play first?
lesson-kalah-chain-nearest-right = Play the hole nearest to your store first. After *D* or *E* there would be two seeds in *F*, one too many.
lesson-kalah-chain-nearest-wrong = Begin with the hole nearest to your store. *D* and *E* would each put a second seed into *F*, and *C* would end your turn.
lesson-kalah-chain-next = *F* is empty, and it is still your turn. Which move ends in your store now? Choose the nearest hole.
lesson-kalah-chain-next-right = One seed went into *F* and one into your store: *F* is ready again.
lesson-kalah-chain-next-wrong = *E* holds two seeds: one for *F*, one for your store.
lesson-kalah-chain-again = *D* would end in your store too, but on the way it would put a second seed into *F*. Which hole do you play first?
lesson-kalah-chain-again-right = *F* is empty again: now you can play *D*.
lesson-kalah-chain-again-wrong = *F* holds a single seed and is one step from your store.
lesson-kalah-chain-watch = Watch *D*, and then *F* once more. That makes five extra moves in one turn.
lesson-kalah-chain-last = End a long turn with a capture if you can. *F* is empty, and the hole opposite, *a*, holds five seeds. Which move ends in *F*?
lesson-kalah-chain-last-right = *E* ended in *F* and captured six seeds, including the five in *a*. In a single turn, your store went from 13 to 24.
lesson-kalah-chain-last-wrong = *E* holds one seed, and *F* is one step away.

lesson-kalah-empty-hole = Make an empty hole
lesson-kalah-empty-hole-prepare = North’s *c* holds eight seeds, opposite your *D*. *A* would end in *D*, but you capture only if that hole is empty. Which move empties it and lets you move again?
lesson-kalah-empty-hole-prepare-right = *D* ended in your store: now *D* is empty, and it is still your turn.
lesson-kalah-empty-hole-prepare-wrong = That move doesn’t empty *D*, which holds three seeds, just enough to reach your store.
lesson-kalah-empty-hole-take = Everything is ready: *D* is empty and faces the eight seeds in *c*. Which move ends in *D*?
lesson-kalah-empty-hole-take-right = *A* ended in *D*, and you captured nine seeds. You made the empty hole yourself.
lesson-kalah-empty-hole-take-wrong = *D* is three steps from *A*, and *A* holds three seeds.
lesson-kalah-empty-hole-end = Before each move, look for big holes in North’s row. Can you empty your hole opposite one of them, and then end in it? And remember that North is looking for your big holes too.

lesson-kalah-hoarding = The trouble with hoarding
lesson-kalah-hoarding-heap = You have hoarded nine seeds in *E*. How many of them will you win? Watch where they go.
lesson-kalah-hoarding-fed = One seed went into your store, one each into *F* and *A*, and six into North’s row. A sowing that goes past your store feeds your opponent.
lesson-kalah-hoarding-prey = A heap is also an easy target. The seed in *c* would end in North’s empty *d*, opposite your nine seeds in *C*. Which hole do you play?
lesson-kalah-hoarding-prey-right = *C* is empty now. Five of its seeds went to North, but you would have lost all nine.
lesson-kalah-hoarding-prey-wrong = After that move, North’s *c* would end in *d* and take everything in *C*. Move the heap.
lesson-kalah-hoarding-exact = Hoarding pays if you know where the heap will end. Thirteen seeds go once round the board, back to the hole they came from, which is empty by then. Which hole do you play?
lesson-kalah-hoarding-exact-right = The last seed came back to the empty *C* and captured the four in *d*.
lesson-kalah-hoarding-exact-wrong = *C* holds thirteen seeds: the last one comes back to *C*, opposite *d*.
lesson-kalah-hoarding-end = So hoard seeds only for a purpose: to end exactly in your store or in an empty hole, or to have them in your row when the game ends. Otherwise, play the small holes near your store.

lesson-kalah-last-turn = The last turn
lesson-kalah-last-turn-home = It is 19 all. The game is over as soon as a row is empty, and each player gets the seeds in their own row. North has seeds only in *f*. Which move gives North nothing?
lesson-kalah-last-turn-home-right = All your seeds are in your own row, and North has to play *f*.
lesson-kalah-last-turn-home-wrong = That gives North seeds to play with. *A* moves one step and stays in your own row.
lesson-kalah-last-turn-out = Watch *f*: one seed goes into North’s store and two into your row. Then North’s row is empty.
lesson-kalah-last-turn-count = The game is over. The nine seeds in your row are yours: you win 28 to 20.
lesson-kalah-last-turn-hold = Don’t empty your row while North still has many seeds. *F* ends in your store; *D* ends in *E* and captures the five seeds in *b*. Which do you play first?
lesson-kalah-last-turn-hold-right = You lead 20 to 14, but the game isn’t over, because you still have the seed in *F*. North has to play on.
lesson-kalah-last-turn-hold-wrong = That leaves you only *D*, which empties your row. The thirteen seeds in the upper row go to North, who wins 27 to 21.
lesson-kalah-last-turn-end = Count before you play your last seeds. Empty your row only if your lead is bigger than the number of seeds in North’s row.

lesson-congklak-chain = One move after another
lesson-congklak-chain-opening = Congklak. If your last seed falls into your store, you move again. Every hole holds seven seeds. Which of your moves ends in your store?
lesson-congklak-chain-opening-right = *A* puts a seed into each of your other holes and the last one into your store. It is by far the best first move.
lesson-congklak-chain-opening-wrong = Seven seeds go seven steps. *G* is one step from your store: count back from there.
lesson-congklak-chain-relay = If your last seed falls into a hole with seeds, you lift them all and sow on. Which move ends in your store after such a relay?
lesson-congklak-chain-relay-right = *A* ended in *E*, and the three seeds there went to *F*, *G* and your store. You move again.
lesson-congklak-chain-relay-wrong = That move ends elsewhere. *A* ends in *E*, which then holds three seeds: keep counting from there.
lesson-congklak-chain-order = *D* and *G* now end in your store. Play the nearest hole first, before another move drops a seed into it. Watch *G*, *D*, and *G* again.
lesson-congklak-chain-end = You earned four extra moves and won four seeds, and it is still your turn. Look for a long turn like this before every move.

lesson-congklak-empty-hole = End a lap in an empty hole
lesson-congklak-empty-hole-look = Congklak. If a lap ends in an empty hole in your row, you capture that last seed and the seeds opposite. Your *F* is empty and faces eight seeds in *b*. Which move ends in *F*?
lesson-congklak-empty-hole-look-right = *B* ended in *F*, and you captured nine seeds.
lesson-congklak-empty-hole-look-wrong = That move ends elsewhere. *B* is four steps from *F* and holds four seeds.
lesson-congklak-empty-hole-end = If you end in an empty hole in North’s row, or opposite an empty hole, you capture nothing, and your turn is over. So follow a relay to its end before you play it.

lesson-congklak-hoarding = Hoarding feeds your opponent
lesson-congklak-hoarding-heap = Congklak. You have hoarded fourteen seeds in *A*. How many of them will you win? Watch where they go.
lesson-congklak-hoarding-fed = One seed went into your store, six into your row, and seven into North’s. The last one fell into the empty *g*, and your turn was over.
lesson-congklak-hoarding-prey = A heap is also an easy target. North’s *d* would end in the empty *g*, opposite your eight seeds in *A*. Which hole do you play?
lesson-congklak-hoarding-prey-right = *A* is empty now. North got only one of its seeds, and all your other holes are filled.
lesson-congklak-hoarding-prey-wrong = After that move, North’s *d* would end in *g* and take everything in *A*. Move the heap.
lesson-congklak-hoarding-end = Hold back only the holes with exactly enough seeds to end in your store. Play them one by one, the nearest first, before another sowing adds a seed to them.

lesson-congklak-last-turn = The last seeds of a round
lesson-congklak-last-turn-look = You have 47 seeds, North 49. North’s row is empty, so North must pass. The round ends when both rows are empty. *F* and *G* hold one seed each. Which hole do you play first?
lesson-congklak-last-turn-look-right = One seed fell into your store, and you move again. The seed in *F* can now move to the empty *G*.
lesson-congklak-last-turn-look-wrong = *F* would end in *G*, and the relay would give North a seed. You would have only 48 seeds, and *A* would be closed in the next round.
lesson-congklak-last-turn-watch = Watch *F*. North has no seeds and passes, and then *G* ends in your store.
lesson-congklak-last-turn-round = 49 all: you can both fill all seven holes again. Each hole takes seven seeds, so a single seed can decide whether a hole is closed. You moved last, so you begin the new round.

lesson-mangala-first-seed = The first seed goes back into its hole
lesson-mangala-first-seed-back = Mangala. The first seed goes back into the hole you lifted from. Watch *D*: one seed back, then *E*, *F* and your store. You move again.
lesson-mangala-first-seed-single = A single seed isn’t dropped back into its own hole: it moves on and leaves the hole empty. Which move ends in your store?
lesson-mangala-first-seed-single-right = *F* is empty now, and it is still your turn.
lesson-mangala-first-seed-single-wrong = That move doesn’t end in your store. *F* holds a single seed and is one step from your store.
lesson-mangala-first-seed-count = Your *F* is empty and faces eight seeds in *a*. If you end in this empty hole, you capture them. One seed goes back into the hole you play, so count one seed fewer. Which move ends in *F*?
lesson-mangala-first-seed-count-right = *C* held four seeds: one went back, and three went as far as *F*. With the eight in *a*, you capture nine.
lesson-mangala-first-seed-count-wrong = That move ends elsewhere. *C* is three steps from *F* and holds four seeds: one stays behind, and the other three reach the empty hole.

lesson-mangala-even = Make an even number
lesson-mangala-even-look = Mangala. If your last seed makes an even number in a hole in North’s row, you capture all the seeds there. *c* holds nine. Which move ends there?
lesson-mangala-even-look-right = *E* made ten in *c*, and you captured all ten.
lesson-mangala-even-look-wrong = That move doesn’t end in *c*. *E* holds six seeds: one goes back, the others go to *F*, your store, *a*, *b* and *c*.
lesson-mangala-even-guard = So a hole with an odd number of seeds is in danger. Your *B* holds nine. North’s *e* holds five: it would end in *B* and make ten. Which hole do you play?
lesson-mangala-even-guard-right = One seed is left in *B*, so North’s *e* would make only two.
lesson-mangala-even-guard-wrong = After that move, North’s *e* ends in *B* and takes ten seeds. Move your seeds away.

lesson-mangala-empty-row = Empty your row first
lesson-mangala-empty-row-race = Mangala. The first player to empty their row gets all the seeds that are left. *F* ends in your store; *D* ends in *E* and captures the three seeds in *b*. Which do you play first?
lesson-mangala-empty-row-race-right = One seed went back to *F*, and it is still your turn.
lesson-mangala-empty-row-race-wrong = After that move, your row isn’t empty, and it is North’s turn. Play *F* first: each time you end in your store, you move again.
lesson-mangala-empty-row-watch = Watch *F* once more, and then *D*: it captures four seeds and empties your row.
lesson-mangala-empty-row-won = The game is over, and the eleven seeds in North’s row are yours: you win 32 to 16. In Kalah, North would get them.
lesson-mangala-empty-row-feed = North can do the same: North’s only seed, in *f*, would go into the store, and North would get your eleven seeds. Which hole do you play?
lesson-mangala-empty-row-feed-right = North has two more seeds now, so the game goes on after *f*.
lesson-mangala-empty-row-feed-wrong = After that move, North plays *f*, empties the upper row and wins 29 to 19. Only *F* reaches North’s row.

lesson-quan-sowing = Sow on and capture
lesson-quan-sowing-names = Ô ăn quan. The seeds in the ten holes are the dân, the people. In the square at each end is a quan, a mandarin worth ten seeds. The game is over when both have been captured.
lesson-quan-sowing-relay = After your last seed, you lift the seeds of the next hole and sow on. If that hole is empty, you capture the hole beyond it. *d* is empty, and *e* beyond it holds six seeds. Which move ends in *c*?
lesson-quan-sowing-relay-right = *A* ended in the square. You lifted the two seeds of the next hole, *a*, sowed them as far as *c*, and captured the six in *e*.
lesson-quan-sowing-relay-wrong = That move ends elsewhere. Sow the five seeds in *A* to the right: they end in the square, and the next hole is *a*.
lesson-quan-sowing-gaps = You go on capturing as long as the next hole is empty and the one beyond it holds seeds. *c* and *e* are empty; beyond them are *d* and the square at the left end. Which move ends in *b*?
lesson-quan-sowing-gaps-right = *D* ended in *b*. You captured the four seeds in *d* and, beyond the empty *e*, the mandarin, worth ten.
lesson-quan-sowing-gaps-wrong = Sow the four seeds in *D* to the right, into *E*, the square, *a* and *b*.

lesson-quan-refill = Keep seeds in your row
lesson-quan-refill-keep = Ô ăn quan. If your row is empty on your turn, you have to put five seeds from your loft into it, one in each hole. Your only seeds are the two in *E*. Which way do you sow them?
lesson-quan-refill-keep-right = *D* and *C* hold a seed each: your row isn’t empty, and you pay nothing.
lesson-quan-refill-keep-wrong = Both seeds would leave your row, and you would have to pay five. Sow *E* to the left.
lesson-quan-refill-strike = North plays *e* and captures nothing. The last mandarin, worth ten seeds, is in the square at the right end, and *E* beside it is empty. Which move ends in *D*?
lesson-quan-refill-strike-right = *C* ended in *D*, and you captured the mandarin beyond the empty *E*.
lesson-quan-refill-strike-wrong = *C* is one step from *D*. Sow it to the right.
lesson-quan-refill-end = Both mandarins are captured, and the game is over. Each player gets the seeds in their own row, and you win 43 to 27. Thanks to the two seeds you left in your row, you captured ten.
