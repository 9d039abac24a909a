### Around the game: history, books, words, thanks. Keys begin with "background-".

## History

background-history-heading = History
background-history-family = Awale belongs to the sowing games, a family that is as old and as wide as that of the card games. Scholars call them mancala, from an Arabic word for moving things. All of them are played by lifting the seeds of a hole and dropping them one by one into the holes that follow, and some two hundred variants have been described.
background-history-age = Nobody knows where they come from. Rows of hollows have been found cut into the stones of ancient Egypt, but when they were made, and whether for play, is disputed. Boards cut in rock in Ethiopia and Eritrea are well over a thousand years old.
background-history-travels = Today sowing games are at home in all of Africa. Enslaved people took them across the Atlantic: in the Caribbean they are played to this day, and the Maroons of Suriname have kept theirs. Others live in Arabia, India, Central Asia and as far as Borneo and the Philippines. The same game changes its name, and some of its rules, from one village to the next.
background-history-seeds = The seeds are most often those of Caesalpinia bonduc, a thorny shrub of warm coasts: round, grey, smooth and as hard as stones. In English they are called nickernuts. They drift across oceans and still sprout. Pebbles, cowries and marbles do as well.
background-history-people = A board may be a carved treasure with a stand and a loft at each end, or two rows of hollows in the sand. People play fast and aloud, and onlookers give advice; lifting and sowing without counting aloud is part of the art.

## Books

background-books-heading = Books
background-books-intro = For those who want to read on:
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq and Assia Popova: Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-russ = Laurence Russ: Mancala Games. Algonac, Michigan, Reference Publications, 1984.
background-books-ballou = Ballou, 1993: a source of this game’s ancestor, of which we know the author and the year alone.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. London, British Museum Press, 1997.

## Words. Each is followed by a colon and its meaning.

background-glossary-heading = Words of the game
background-glossary-hole = Hole: one of the hollows of the board, which hold the seeds.
background-glossary-seed = Seed: what is sown and captured. All seeds are alike and belong to nobody until they are captured.
background-glossary-loft = Loft: where a player’s captured seeds are kept. They never come back on the board.
background-glossary-territory = Territory: the row of holes on a player’s side, from which he or she plays in most variants.
background-glossary-sow = To sow: to drop lifted seeds one by one into the holes that follow.
background-glossary-lap = Lap: one lifted handful, sown to its last seed.
background-glossary-relay = Relay: the hole reached by the last seed is lifted in its turn, and another lap begins.
background-glossary-master-stone = Master stone: the last seed of a sowing, on which a capture depends.
background-glossary-capture = Capture: taking seeds from a hole into one’s loft, as the variant allows.
background-glossary-chain = Chain: holes captured together, backwards from the one that the last seed reached.
background-glossary-grand-slam = Grand slam: a capture that would leave the opponent without a seed. Many variants forbid it, make it void or cut it short.
background-glossary-feed = To feed: to play so that the opponent has seeds to play with.
background-glossary-hungry = Hungry: said of a player with few seeds or none on his or her side.
background-glossary-kroo = Kroo: among the Akan, a hole that has been left to grow to twelve seeds or more. It is ripe when its second round reaches the opponent’s first hole.
background-glossary-dam = Dam: a well-filled hole at which a kroo captures nothing.

## About

background-about-heading = About this game
background-about-game = Awale is a collection of sowing games with one board for all of them. The variants are data, not program: each is a file that can be read, changed and shared. Its ancestor was a program of 1996 and 1997, whose rule book is the source of most of the variants.
background-about-thanks = Thanks to everybody who has handed the game on, from player to player, for so long; to the authors of the ancestor; and to the makers of Rust, Bevy, egui, Fluent and all the free software this game is built of.
background-about-licences = The program is free software under the MIT licence. The fonts Andika and Arima come under the SIL Open Font License. The origin and licence of every sound, font and picture is listed in the file CREDITS.csv.
