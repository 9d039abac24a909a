### Autour du jeu : histoire, livres, mots, remerciements. Les clés commencent par « background- ».

## Histoire : ce qui s’affirme, et qui l’affirme

background-history-heading = Histoire
background-history-claims = L’origine du jeu a été racontée de plusieurs façons. Ce sont des affirmations, chacune avec sa source.
background-history-rule-book = Le livre des règles de Didier et Olivier Guillion (1996-1997) y voit l’un des plus anciens jeux de stratégie connus et place son origine au Ve ou au VIe siècle. De là, dit-il, le jeu a gagné le Moyen-Orient, presque toute l’Afrique et le monde entier. Il y voit une part subtile de la culture africaine, et dit que presque chaque village a sa variante.
background-history-leaflet = Le feuillet de la Maison des Jeux de Strasbourg parle de traces du IVe siècle avant J.-C., et dit que l’Égypte des pharaons et l’Inde connaissaient toutes deux le jeu. D’après ce feuillet, il s’appelle Mancala en Afrique du Nord, Wari ou Ayo dans des parties de l’Afrique noire ; il y en a environ deux cents variantes, et de tels jeux existent aussi en Asie, comme le Pallankuli.
background-history-seeds = Les graines, dit le même feuillet, sont souvent celles d’un arbre, Caesalpinia crista, dont le nom populaire change de région en région et donne son nom au jeu.
background-history-travels = Les Africains réduits en esclavage, dit-il, l’ont emporté aux Antilles et aux Amériques, sous le nom d’Adji.
background-history-help-file = D’après le fichier d’aide d’Awalé 1.0 (1996), le jeu semble venir de l’Égypte ancienne et s’être répandu peu à peu en Afrique.
background-history-collection = L’encyclopédie Mancala World dit de plusieurs des seize jeux du livre des règles que leurs règles ou leurs plateaux ont été adaptés. Ce sont les règles du livre qui sont gardées ici.

## Le programme de 1996

background-ancestor-heading = Le programme de 1996
background-ancestor-board = 25 décembre 1995 : un plateau de bois, en cadeau de Noël.
background-ancestor-programming = 26 décembre 1995 : la programmation commence, sur Macintosh.
background-ancestor-release = 2 janvier 1996 : version 1.0, pour Macintosh et Windows 95.
background-ancestor-rule-book = 1996-1997 : le livre des règles de Didier et Olivier Guillion, avec seize variantes.

## Livres et autres sources

background-books-heading = Livres et autres sources
background-books-intro = D’où viennent les règles et ces textes, directement ou par le livre des règles :
background-books-rule-book = Didier et Olivier Guillion : livre des règles d’Awalé. Toulouse, 1996-1997.
background-books-help-file = Fichier d’aide d’Awalé 1.0, 1996.
background-books-ballou = Kanga Ballou : Règles et stratégies du jeu d’Awalé. Abidjan, Nouvelles Éditions Ivoiriennes, 1993.
background-books-murray = H. J. R. Murray : A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-russ = Laurence (Larry) Russ : Mancala Games. Algonac (Michigan), Reference Publications, 1984.
background-books-powell-cotton = P. H. G. Powell-Cotton : A Mancala Board Called “Songo”, dans Man, 1931.
background-books-leaflet = Maison des Jeux, Strasbourg : feuillet sur la règle d’Abidjan.
background-books-wari = Article sur le wari paru sur le Web, 14 septembre 2009.
background-books-africa-imports = Africa Imports : article sur les règles du jeu.
background-books-oware-society = Oware Society : règles Abapa (s.helan.free.fr/awele/rules).
background-books-mancala-world = Mancala World, encyclopédie sur le Web (mancala.fandom.com).
background-books-further = Pour aller plus loin
background-books-beart = Charles Béart : Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq et Assia Popova : Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-de-voogt = Alexander J. de Voogt : Mancala Board Games. Londres, British Museum Press, 1997.

## Mots. Chacun est suivi de deux points et de son sens.

background-glossary-heading = Les mots du jeu
background-glossary-hole = Trou : l’un des creux du plateau, qui contiennent les graines.
background-glossary-seed = Graine : ce qui se sème et se prend. Toutes les graines se valent et ne sont à personne avant d’être prises.
background-glossary-loft = Grenier : où un joueur garde les graines qu’il a prises. Elles ne reviennent jamais sur le plateau.
background-glossary-territory = Camp : la rangée de trous du côté d’un joueur, d’où il joue dans la plupart des variantes.
background-glossary-sow = Semer : poser une à une les graines levées, dans les trous qui suivent.
background-glossary-lap = Parcours : une poignée levée et semée jusqu’à sa dernière graine.
background-glossary-loop = Boucle : des semailles de plus de onze graines, qui font le tour d’un plateau de douze trous. Là où la variante le veut, le trou de départ est passé et reste vide.
background-glossary-relay = Relais : le trou atteint par la dernière graine est levé à son tour, et un autre parcours commence.
background-glossary-master-stone = Pierre maîtresse : la dernière graine des semailles, dont dépend la prise.
background-glossary-capture = Prendre : mettre les graines d’un trou dans son grenier, comme la variante le permet.
background-glossary-chain = Chaîne : des trous pris ensemble, à reculons depuis celui qu’a atteint la dernière graine.
background-glossary-grand-slam = Grand chelem : une prise qui laisserait l’adversaire sans une graine. Beaucoup de variantes l’interdisent, l’annulent ou l’écourtent.
background-glossary-feed = Nourrir : jouer de sorte que l’adversaire ait des graines à jouer.
background-glossary-hungry = Affamé : se dit d’un joueur qui n’a plus que peu de graines dans son camp, ou aucune.
background-glossary-kroo = Kroo : un mot akan, accumulation. Un trou qu’on a laissé grossir jusqu’à ce que ses graines fassent le tour : douze ou plus.
background-glossary-ripe = Mûr : se dit d’un kroo dont le second tour atteint le premier trou de l’adversaire.
background-glossary-dam = Barrage : plus de deux graines gardées dans le trou où un kroo finira, pour qu’il n’y prenne rien.
background-glossary-pressure = Pression : nourrir l’adversaire le moins possible, pour qu’un kroo doive être joué avant d’être mûr.
background-glossary-overloading = Surcharge : nourrir un kroo jusqu’à ce qu’il manque son but.

## Remerciements

background-thanks-heading = Remerciements
background-thanks-authors = À Didier et Olivier Guillion, de Toulouse, plus tard Myriad, dont le livre des règles est la source de la plupart des variantes, et à ceux qui lui ont proposé des règles : F. Pingaud, Steve Evans et Olivier Rolland.
background-thanks-ancestor = Le programme de 1996 remerciait Jean-François Cassan, son principal bêta-testeur, et le Père Noël, pour la bonne idée. Celui-ci les remercie aussi.
background-thanks-sources = À la Maison des Jeux de Strasbourg, pour son feuillet avec la règle d’Abidjan et le jeu des tout-petits ; à Africa Imports, pour son article sur les règles ; et à l’auteur de l’article sur le wari du 14 septembre 2009.
background-thanks-makers = À tous ceux qui se sont transmis le jeu, de joueur en joueur ; et à ceux qui font Rust, Bevy, egui, Fluent et tous les logiciels libres dont ce jeu est bâti.

## À propos

background-about-heading = À propos de ce jeu
background-about-game = Awalé est une collection de jeux de semailles, sur un même plateau. Les variantes sont des données, non du programme : chacune est un fichier qui se lit, se change et se partage. Son ancêtre est un programme de 1996 et 1997, dont le livre de règles est la source de la plupart des variantes.
background-about-licences = Le programme est un logiciel libre sous licence MIT. Les polices Andika et Arima sont sous licence SIL Open Font. L’origine et la licence de chaque son, police et image figurent dans le fichier CREDITS.csv.
background-libraries-heading = Bibliothèques
background-libraries = Le programme contient { $count } bibliothèques d’autres auteurs, chacune sous sa propre licence. Leurs textes se trouvent dans le fichier licences.txt qui accompagne le programme ; « awale-engine licences » les affiche aussi.
