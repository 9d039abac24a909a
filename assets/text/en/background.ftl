### Around the game: history, books, words, thanks. Keys begin with "background-".

## History: claims, each with the one who makes it

background-history-heading = History
background-history-claims = The sources disagree on where the game comes from. Here is what each of them claims.
background-history-rule-book = The rule book of Didier and Olivier Guillion (1996–97) calls Awale one of the oldest strategy games known and puts its origin in the 5th or 6th century. The game then spread, it says, to the Middle East, nearly all of Africa and the rest of the world. The book calls the game a major feature of African culture and says that nearly every village has its own variant.
background-history-leaflet = The leaflet of the Maison des Jeux in Strasbourg mentions traces of the game from the 4th century BC and says that it was played both in the Egypt of the pharaohs and in India. According to the leaflet, the game is called Mancala in North Africa and Wari or Ayo in parts of Africa south of the Sahara. It says that there are about two hundred variants, and that Asia has similar games, such as Pallankuli.
background-history-seeds = According to the Strasbourg leaflet, the seeds often come from a tree, Caesalpinia crista. Its common name varies from region to region and is often given to the game as well: Awale is one example.
background-history-travels = Enslaved Africans, the Strasbourg leaflet says, took the game to the West Indies and the Americas under the name Adji.
background-history-help-file = The help file of the 1996 program describes Awale as one of the mancala games, which are played with stones on a wooden board with hollows. The game, it says, seems to come from ancient Egypt and to have spread gradually across Africa.
background-history-collection = The rule book has sixteen games; according to the encyclopaedia Mancala World, it adapted the rules or boards of several of them. This program follows the rule book and adds three rules of its own: a repeated position ends the game, a sowing stops after 200 laps, and a player who gives up loses, whatever the count.

## The program of 1996

background-ancestor-heading = The original program (1996)
background-ancestor-board = 25 December 1995: Santa Claus brings one of the authors a solid wooden board.
background-ancestor-programming = 26 December 1995: Didier and Olivier Guillion start programming on the Macintosh.
background-ancestor-release = 2 January 1996: version 1.0, for Macintosh and Windows 95.
background-ancestor-program = The program plays two variants, Awale and 2-4, at seven levels, in single games or in matches of six. It can show where a move ends, and it comments on the moves. Grand Master, its highest level, “remains unbeaten for now”, according to its help file.
background-ancestor-rule-book = 1996–97: Didier and Olivier Guillion publish the rule book, with sixteen variants. Players can make up their own rules and send them to the authors.

## Books and other sources

background-books-heading = Books and other sources
background-books-intro = Sources for the rules and for these texts:
background-books-rule-book = Didier and Olivier Guillion: Awale rule book. Toulouse, 1996–97.
background-books-help-file = Didier and Olivier Guillion: help file for Awale 1.0, 1996.
background-books-ballou = Kanga Ballou: Règles et stratégies du jeu d’Awalé. Abidjan, Nouvelles Éditions Ivoiriennes, 1993.
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-russ = Laurence (Larry) Russ: Mancala Games. Algonac, Michigan, Reference Publications, 1984.
background-books-powell-cotton = P. H. G. Powell-Cotton: A Mancala Board Called “Songo”, in: Man, 1931.
background-books-leaflet = Maison des Jeux, Strasbourg: leaflet on the Abidjan rules.
background-books-wari = Web article on Wari, 14 September 2009.
background-books-africa-imports = Africa Imports: article on the rules of the game (africaimports.com).
background-books-oware-society = Oware Society: Abapa rules (s.helan.free.fr/awele/rules).
background-books-mancala-world = Mancala World, an online encyclopaedia (mancala.fandom.com).
background-books-further = Further reading
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq and Assia Popova: Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. London, British Museum Press, 1997.

## Words. Each is followed by a colon and its meaning.

background-glossary-heading = Glossary
background-glossary-hole = Hole: one of the hollows in the board that hold the seeds.
background-glossary-seed = Seed: what you sow and capture. All seeds are alike and belong to no one until someone captures them.
background-glossary-loft = Loft: where a player’s captured seeds go. In most variants, they never return to the board.
background-glossary-territory = Row: the holes on a player’s side of the board. In most variants you play only from your own row.
background-glossary-sow = To sow: to drop the lifted seeds one by one into the holes that follow.
background-glossary-lap = Lap: the sowing of one handful, from its first seed to its last.
background-glossary-loop = Loop: a sowing of more than eleven seeds, which goes all the way round a board of twelve holes. In some variants it skips the hole it started from, which stays empty.
background-glossary-relay = Relay: lifting the seeds from the hole where a lap ended and sowing another lap with them.
background-glossary-master-stone = Master stone: the last seed of a sowing. Captures depend on it.
background-glossary-capture = To capture: to take the seeds from a hole and put them in your loft, as the variant’s rules allow.
background-glossary-chain = Chain: a run of holes captured together, going back from the one that the last seed reached.
background-glossary-grand-slam = Grand slam: a capture that would leave the opponent with no seeds. Many variants forbid it, make it void or cut it short.
background-glossary-feed = To feed: to make a move that leaves the opponent with seeds to play.
background-glossary-hungry = Hungry: said of a player whose row has few seeds or none.
background-glossary-kroo = Kroo: a hole with enough seeds to go all the way round the board: twelve or more. The word is Akan and means accumulation.
background-glossary-ripe = Ripe: said of a kroo with enough seeds to reach the opponent’s first hole a second time.
background-glossary-dam = Dam: more than two seeds in the hole where a kroo will end, so that it captures nothing there.
background-glossary-pressure = Pressure: feeding the opponent as little as possible, so that they must play their kroo before it is ripe.
background-glossary-overloading = Overloading: feeding a kroo until it misses its target.

## Thanks

background-thanks-heading = Thanks
background-thanks-authors = To Didier and Olivier Guillion of Toulouse, later Myriad, authors of the program and the rule book of 1996–97, the source of most of the variants; and to those who suggested rules to them: F. Pingaud, Steve Evans and Olivier Rolland.
background-thanks-ancestor = The 1996 program thanked Jean-François Cassan, its main beta tester, and Santa Claus, for the good idea. So does this one.
background-thanks-sources = To the Maison des Jeux in Strasbourg, for its leaflet with the Abidjan rules and its game for the youngest players; to Africa Imports (africaimports.com), for its article on the rules; and to the author of the article on Wari of 14 September 2009.
background-thanks-makers = To everyone who has passed the game on, from player to player; and to the makers of Rust, Bevy, egui, Fluent and all the free software in this game.

## About

background-about-heading = About this game
background-about-game = Awale is a collection of sowing games. Each variant is a file that you can read, change and share. Its ancestor is the program that Didier and Olivier Guillion wrote in 1996 and 1997, and their rule book is the source of most of the variants.
background-about-licences = The program is free software under the MIT licence. The fonts Andika and Arima are licensed under the SIL Open Font License. The file CREDITS.csv lists the origin and licence of every sound, font and picture.
background-libraries-heading = Libraries
background-libraries = The program contains { $count } third-party libraries, each under its own licence. The licence texts are in licences.txt, which comes with the program; “awale-engine licences” prints them too.
