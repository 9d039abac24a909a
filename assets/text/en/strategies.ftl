### Strategies, to read. Keys begin with "strategies-".
###
### South is the lower row, A to F, North the upper one, a to f. What an example says is tested: change words, not facts.

strategies-heading = Strategies
strategies-intro = The help file of 1996 names three groups of strategies, after Ballou: offensive ones, which build a kroo; defensive ones, against a kroo; and those of the end of the game.
strategies-offensive = Attack: the kroo
strategies-defensive = Defence: against a kroo
strategies-end = The end of the game

## Each has a title, what it is, and an example

strategies-master-stone = The master stone
strategies-master-stone-what = The last seed sown is called the master stone. It alone opens a capture: seeds that fall before it only prepare one.
strategies-master-stone-example = From E four seeds make two each in a, b and c, and the last of them lies in c: six seeds are captured. From D six seeds make the same twos, but the last one goes on to d, where it makes five, and nothing is captured.
strategies-kroo = The kroo
strategies-kroo-what = Kroo is a word of the Akan, accumulation: enough seeds in one hole to go all the way round, twelve or more. Such a loop leaves out the hole it starts from, which stays empty. Well timed it is a disaster for the opponent: where it passes twice, it leaves a long chain of twos and threes.
strategies-kroo-example = E holds fifteen seeds. They go round and come to a, b and c a second time: two in a, three in b, two in c. All seven are captured, and E is empty.
strategies-ripe = Ripe
strategies-ripe-what = A kroo is ripe when its seeds reach the opponent’s first hole in the second round. Played before that it captures nothing there; a ripe one is a threat, and can wait.
strategies-ripe-example = From E to a second seed in a it takes thirteen seeds; E holds twelve. D gives it the thirteenth. If it were played now, its last seed would make two in a and capture them.
strategies-dam = The dam
strategies-dam-what = More than two seeds are kept in the hole where the kroo will end. Its last seeds make them too many to be captured, and the holes before stand behind the dam.
strategies-dam-example = North’s kroo in e holds fifteen seeds and ends in C, where four lie. South leaves C alone and plays A; the kroo makes six in C and captures nothing. Had South played C, it would have taken seven seeds.
strategies-pressure = Pressure
strategies-pressure-what = Feed the opponent as little as possible: without another move, the kroo must be played unripe.
strategies-pressure-example = The kroo in e holds twelve seeds, one too few, and North has nothing else to play. South plays C and gives no seed: e has to go. Its last seed comes to f and captures nothing.
strategies-overloading = Overloading
strategies-overloading-what = Feed the kroo until it misses its aim: with one seed more it ends one hole farther on.
strategies-overloading-example = The kroo in a holds nineteen seeds: it would end in C and capture two seeds there and two in B. South’s E drops its last seed into a. With twenty, the kroo ends in D, makes six there and captures nothing.
strategies-small-moves = Small moves
strategies-small-moves-what = When few seeds are left, a move at home costs nothing, and a seed that crosses over is a gift. Keep small moves in hand: the player who runs out of them has to give.
strategies-small-moves-example = Five seeds are left. B goes to C and stays at home; F would give both of its seeds to North, who has only two.
strategies-hungry = Hungry, but not lost
strategies-hungry-what = A hungry player has not lost yet: where the rules ask for feeding, the opponent has to give seeds, and may have to give a capture with them.
strategies-hungry-example = South has no seed. North must play d, the only hole that reaches South’s row. Then F makes three in a and captures them: 25 seeds, more than half of 48, and the game goes on.
