### Around the game: history, books, words, thanks. Keys begin with "background-".

## History: claims, each with the one who makes it

background-history-heading = History
background-history-claims = Where the game comes from has been told in several ways. These are claims, each with its source.
background-history-rule-book = The rule book of Didier and Olivier Guillion (1996–97) calls it one of the oldest strategy games known and puts its origin in the 5th or 6th century. From there, it says, the game came to the Middle East, to nearly all of Africa and to the whole world. It sees in it a subtle part of African culture, and says that nearly every village has its own variant.
background-history-leaflet = The leaflet of the Maison des Jeux in Strasbourg speaks of traces from the 4th century BC, and says that the Egypt of the Pharaohs and India both had the game. By this leaflet it is called Mancala in North Africa, and Wari or Ayo in parts of Africa south of the Sahara; there are about two hundred variants, and such games in Asia too, as Pallankuli.
background-history-seeds = The seeds, says the same leaflet, are often those of a tree, Caesalpinia crista, whose popular name differs from region to region and names the game.
background-history-travels = Enslaved Africans, it says, took the game to the West Indies and to the Americas, as Adji.
background-history-help-file = By the help file of Awale 1.0 (1996) the game seems to come from ancient Egypt, and to have spread gradually over Africa.
background-history-collection = The encyclopaedia Mancala World says of several of the sixteen games of the rule book that their rules or boards were adapted. The rules of the book are the ones that are kept here.

## The program of 1996

background-ancestor-heading = The program of 1996
background-ancestor-board = 25 December 1995: a wooden board, as a Christmas gift.
background-ancestor-programming = 26 December 1995: programming begins, on the Macintosh.
background-ancestor-release = 2 January 1996: version 1.0, for Macintosh and Windows 95.
background-ancestor-rule-book = 1996–97: the rule book of Didier and Olivier Guillion, with sixteen variants.

## Books and other sources

background-books-heading = Books and other sources
background-books-intro = What the rules and these texts were taken from, directly or through the rule book:
background-books-rule-book = Didier and Olivier Guillion: rule book of Awale. Toulouse, 1996–97.
background-books-help-file = Help file of Awale 1.0, 1996.
background-books-ballou = Kanga Ballou: Règles et stratégies du jeu d’Awalé. Abidjan, Nouvelles Éditions Ivoiriennes, 1993.
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-russ = Laurence (Larry) Russ: Mancala Games. Algonac, Michigan, Reference Publications, 1984.
background-books-powell-cotton = P. H. G. Powell-Cotton: A Mancala Board Called “Songo”, in: Man, 1931.
background-books-leaflet = Maison des Jeux, Strasbourg: leaflet on the rule of Abidjan.
background-books-wari = Article on Wari on the Web, 14 September 2009.
background-books-africa-imports = Africa Imports: article on the rules of the game.
background-books-oware-society = Oware Society: Abapa rules (s.helan.free.fr/awele/rules).
background-books-mancala-world = Mancala World, an encyclopaedia on the Web (mancala.fandom.com).
background-books-further = To read on
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq and Assia Popova: Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. London, British Museum Press, 1997.

## Words. Each is followed by a colon and its meaning.

background-glossary-heading = Words of the game
background-glossary-hole = Hole: one of the hollows of the board, which hold the seeds.
background-glossary-seed = Seed: what is sown and captured. All seeds are alike and belong to nobody until they are captured.
background-glossary-loft = Loft: where a player’s captured seeds are kept. They never come back on the board.
background-glossary-territory = Territory: the row of holes on a player’s side, from which he or she plays in most variants.
background-glossary-sow = To sow: to drop lifted seeds one by one into the holes that follow.
background-glossary-lap = Lap: one lifted handful, sown to its last seed.
background-glossary-loop = Loop: a sowing of more than eleven seeds, all the way round a board of twelve holes. Where the variant has it so, the hole that it starts from is passed over and stays empty.
background-glossary-relay = Relay: the hole reached by the last seed is lifted in its turn, and another lap begins.
background-glossary-master-stone = Master stone: the last seed of a sowing, on which a capture depends.
background-glossary-capture = Capture: taking seeds from a hole into one’s loft, as the variant allows.
background-glossary-chain = Chain: holes captured together, backwards from the one that the last seed reached.
background-glossary-grand-slam = Grand slam: a capture that would leave the opponent without a seed. Many variants forbid it, make it void or cut it short.
background-glossary-feed = To feed: to play so that the opponent has seeds to play with.
background-glossary-hungry = Hungry: said of a player with few seeds or none on his or her side.
background-glossary-kroo = Kroo: an Akan word, accumulation. A hole that has been left to grow until its seeds go all the way round: twelve or more.
background-glossary-ripe = Ripe: said of a kroo whose second round reaches the opponent’s first hole.
background-glossary-dam = Dam: more than two seeds kept in the hole in which a kroo will end, so that it captures nothing there.
background-glossary-pressure = Pressure: to feed the opponent as little as possible, so that a kroo must be played unripe.
background-glossary-overloading = Overloading: to feed a kroo until it misses its aim.

## Thanks

background-thanks-heading = Thanks
background-thanks-authors = To Didier and Olivier Guillion of Toulouse, later Myriad, whose rule book is the source of most of the variants, and to those who proposed rules to it: F. Pingaud, Steve Evans and Olivier Rolland.
background-thanks-ancestor = The program of 1996 thanked Jean-François Cassan, its main beta tester, and Santa Claus, for the good idea. So does this one.
background-thanks-sources = To the Maison des Jeux in Strasbourg, for its leaflet with the rule of Abidjan and its game for the youngest; to Africa Imports, for its article on the rules; and to the author of the article on Wari of 14 September 2009.
background-thanks-makers = To everybody who has handed the game on, from player to player; and to the makers of Rust, Bevy, egui, Fluent and all the free software that this game is built of.

## About

background-about-heading = About this game
background-about-game = Awale is a collection of sowing games with one board for all of them. The variants are data, not program: each is a file that can be read, changed and shared. Its ancestor was a program of 1996 and 1997, whose rule book is the source of most of the variants.
background-about-licences = The program is free software under the MIT licence. The fonts Andika and Arima come under the SIL Open Font License. The origin and licence of every sound, font and picture is listed in the file CREDITS.csv.
background-libraries-heading = Libraries
background-libraries = The program contains { $count } libraries by other people, each under its own licence. Their texts are in the file licences.txt that comes with the program; “awale-engine licences” prints them too.
