### Strategies, to read. Keys begin with "strategies-".
###
### South is the lower row, A to F, North the upper one, a to f. What an example says is tested: change words, not facts.

strategies-heading = Strategies
strategies-intro = The 1996 help file names three groups of strategies: offensive, defensive and endgame. It calls the kroo a classic offensive strategy and, following Ballou, gives the dam, pressure and overloading as the defences against it. The endgame strategies here come from elsewhere: the hungry player from the Strasbourg leaflet, small moves from this program.
strategies-offensive = Attack: the kroo
strategies-defensive = Defence against a kroo
strategies-end = The endgame

## Each has a title, what it is, and an example

strategies-master-stone = The master stone
strategies-master-stone-what = The last seed sown is called the master stone. Only this seed can start a capture; the seeds that fall before it can only prepare one.
strategies-master-stone-example = From *E*, four seeds make two each in *a*, *b* and *c*. The last one falls into *c*: South captures six seeds. From *D*, six seeds make the same twos, but the last one goes on to *d*, makes five there and captures nothing.
strategies-kroo = The kroo
strategies-kroo-what = A kroo is a hole with enough seeds to go all the way round the board: twelve or more. The word is Akan and means accumulation. Sowing it makes a loop, which skips the starting hole and leaves it empty. Well timed, the loop is a disaster for the opponent: where it passes twice, it leaves a long chain of twos and threes.
strategies-kroo-example = *E* holds fifteen seeds. They go round and reach *a*, *b* and *c* a second time: two in *a*, three in *b*, two in *c*. South captures all seven, and *E* is empty.
strategies-ripe = A ripe kroo
strategies-ripe-what = A kroo is ripe when it has enough seeds to reach the opponent’s first hole a second time. Played earlier, it falls short of that hole. A ripe kroo is a threat, and it can wait.
strategies-ripe-example = From *E*, it takes thirteen seeds to drop a second seed into *a*, and *E* holds only twelve. A move from *D* adds the thirteenth. The kroo would now end in *a*, make two there and capture them.
strategies-dam = The dam
strategies-dam-what = Leave more than two seeds in the hole where the last seed of your opponent’s kroo will fall. After the sowing, that hole holds too many seeds to be captured: it is a dam, and it also protects the holes before it.
strategies-dam-example = North’s kroo in *e* holds fifteen seeds: the last would fall into *C*, which holds four. South leaves *C* alone and plays *A*: the kroo then only brings *C* to six and captures nothing. If South had played *C*, the kroo would have taken seven seeds.
strategies-pressure = Pressure
strategies-pressure-what = Feed your opponent as little as possible: if they have no other move, they must play their kroo before it is ripe.
strategies-pressure-example = The kroo in *e* holds twelve seeds, one too few, and North has nothing else to play. South plays *C* and gives no seeds away, so North must play *e*. Its last seed reaches *f* and captures nothing.
strategies-overloading = Overloading
strategies-overloading-what = Feed the kroo until it misses its target: with one more seed it ends one hole farther on.
strategies-overloading-example = The kroo in *a* holds nineteen seeds: it would end in *C* and capture two seeds there and two in *B*. South plays *E*, and the last seed falls into *a*. With twenty seeds, the kroo ends in *D*, makes six there and captures nothing.
strategies-small-moves = Small moves
strategies-small-moves-what = When few seeds are left, a move within your own row costs nothing, and a seed that crosses over is a gift. Save small moves for the end: the player who runs out of them has to give seeds away.
strategies-small-moves-example = Five seeds are left. A move from *B* to *C* stays in South’s own row; *F* would give both its seeds to North, who has only two.
strategies-hungry = Hungry, but not lost
strategies-hungry-what = According to the Strasbourg leaflet, a hungry player has not necessarily lost: where the rules require feeding, the opponent has to give seeds, and may have to allow a capture in doing so.
strategies-hungry-example = South has no seeds. North must play *d*, the only hole that reaches South’s row. Then *F* makes three in *a* and captures them. South now has 25 seeds, more than half of the 48, and the game goes on.
