### Autour du jeu : histoire, livres, mots, remerciements. Les clés commencent par « background- ».

## Histoire : ce qui s’affirme, et qui l’affirme

background-history-heading = Histoire
background-history-claims = Les sources ne s’accordent pas sur l’origine du jeu. Voici ce qu’affirme chacune d’elles.
background-history-rule-book = Le livre des règles de Didier et Olivier Guillion (1996-1997) fait de l’Awalé l’un des plus anciens jeux de stratégie connus et place son origine au Ve ou au VIe siècle. Le jeu aurait gagné ensuite le Moyen-Orient, presque toute l’Afrique et le reste du monde. Le livre y voit un trait essentiel de la culture africaine, et ajoute que presque chaque village a sa variante.
background-history-leaflet = Le feuillet de la Maison des Jeux de Strasbourg fait état de traces remontant au IVe siècle avant J.-C. et dit que l’on y jouait aussi bien dans l’Égypte des pharaons qu’en Inde. Il ajoute que le jeu s’appelle Mancala en Afrique du Nord, et Wari ou Ayo dans diverses régions d’Afrique subsaharienne ; qu’il en existe environ deux cents variantes ; et que l’Asie a des jeux semblables, comme le Pallankuli.
background-history-seeds = Selon le feuillet de Strasbourg, les graines viennent souvent d’un arbre, Caesalpinia crista. Son nom courant varie d’une région à l’autre et désigne souvent aussi le jeu : Awalé en est un exemple.
background-history-travels = Des Africains réduits en esclavage, dit le feuillet de Strasbourg, ont emporté le jeu aux Antilles et aux Amériques, sous le nom d’Adji.
background-history-help-file = Le fichier d’aide du programme de 1996 range l’Awalé parmi les mancalas, qui se jouent avec des pierres sur un plateau de bois creusé de trous. Le jeu, dit-il, semble venir de l’Égypte ancienne et s’être répandu peu à peu en Afrique.
background-history-collection = Selon l’encyclopédie Mancala World, le livre des règles a adapté les règles ou les plateaux de plusieurs de ses seize jeux. Ce programme suit le livre et y ajoute trois règles de son cru : une position répétée met fin à la partie, les semailles sont interrompues après 200 parcours, et un joueur qui abandonne a perdu, quel que soit le compte.

## Le programme de 1996

background-ancestor-heading = Le programme d’origine (1996)
background-ancestor-board = 25 décembre 1995 : le Père Noël apporte à l’un des auteurs un plateau en bois massif.
background-ancestor-programming = 26 décembre 1995 : Didier et Olivier Guillion se mettent à programmer sur Macintosh.
background-ancestor-release = 2 janvier 1996 : version 1.0, pour Macintosh et Windows 95.
background-ancestor-program = Le programme joue deux variantes, Awalé et 2-4, à sept niveaux, en parties simples ou en matchs de six. Il peut montrer où finit un coup, et il commente les coups. Grand Maître, son niveau le plus fort, « reste invaincu pour l’instant », dit son fichier d’aide.
background-ancestor-rule-book = 1996-1997 : Didier et Olivier Guillion publient le livre des règles, avec seize variantes. Les joueurs peuvent inventer leurs propres règles et les envoyer aux auteurs.

## Livres et autres sources

background-books-heading = Livres et autres sources
background-books-intro = Les sources des règles et de ces textes :
background-books-rule-book = Didier et Olivier Guillion : livre des règles d’Awalé. Toulouse, 1996-1997.
background-books-help-file = Didier et Olivier Guillion : fichier d’aide d’Awalé 1.0, 1996.
background-books-ballou = Kanga Ballou : Règles et stratégies du jeu d’Awalé. Abidjan, Nouvelles Éditions Ivoiriennes, 1993.
background-books-murray = H. J. R. Murray : A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-russ = Laurence (Larry) Russ : Mancala Games. Algonac (Michigan), Reference Publications, 1984.
background-books-powell-cotton = P. H. G. Powell-Cotton : A Mancala Board Called « Songo », dans Man, 1931.
background-books-leaflet = Maison des Jeux, Strasbourg : feuillet sur la règle d’Abidjan.
background-books-wari = Article du Web sur le Wari, 14 septembre 2009.
background-books-africa-imports = Africa Imports : article sur les règles du jeu (africaimports.com).
background-books-oware-society = Oware Society : règles Abapa (s.helan.free.fr/awele/rules).
background-books-mancala-world = Mancala World, encyclopédie en ligne (mancala.fandom.com).
background-books-further = Pour aller plus loin
background-books-beart = Charles Béart : Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq et Assia Popova : Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-de-voogt = Alexander J. de Voogt : Mancala Board Games. Londres, British Museum Press, 1997.

## Mots. Chacun est suivi de deux points et de son sens.

background-glossary-heading = Glossaire
background-glossary-hole = Trou : l’un des creux du plateau où se trouvent les graines.
background-glossary-seed = Graine : ce qui se sème et se prend. Toutes les graines se valent et n’appartiennent à personne tant qu’elles ne sont pas prises.
background-glossary-loft = Grenier : l’endroit où un joueur met les graines qu’il a prises. Dans la plupart des variantes, elles ne reviennent jamais sur le plateau.
background-glossary-territory = Camp : la rangée de trous d’un joueur, de son côté du plateau. Dans la plupart des variantes, on ne joue que dans son camp.
background-glossary-sow = Semer : poser une à une les graines du trou vidé dans les trous suivants.
background-glossary-lap = Parcours : les semailles d’une poignée, de sa première graine à la dernière.
background-glossary-loop = Boucle : des semailles de plus de onze graines, qui font le tour d’un plateau de douze trous. Dans certaines variantes, on saute alors le trou de départ, qui reste vide.
background-glossary-relay = Relais : à la fin d’un parcours, vider le trou qu’a atteint la dernière graine et semer un autre parcours.
background-glossary-master-stone = Pierre maîtresse : la dernière graine des semailles, dont dépend la prise.
background-glossary-capture = Prendre : mettre dans son grenier les graines d’un trou, selon les règles de la variante.
background-glossary-chain = Chaîne : une série de trous pris ensemble, en remontant depuis celui qu’a atteint la dernière graine.
background-glossary-grand-slam = Grand chelem : une prise qui laisserait l’adversaire sans aucune graine. Beaucoup de variantes l’interdisent, l’annulent ou n’en accordent qu’une partie.
background-glossary-feed = Nourrir : jouer un coup qui laisse à l’adversaire des graines à jouer.
background-glossary-hungry = Affamé : se dit d’un joueur dont le camp n’a que peu de graines, ou aucune.
background-glossary-kroo = Kroo : un trou qui contient assez de graines pour faire tout le tour du plateau, soit douze ou plus. Ce mot akan signifie « accumulation ».
background-glossary-ripe = Mûr : se dit d’un kroo qui a assez de graines pour atteindre une seconde fois le premier trou de l’adversaire.
background-glossary-dam = Barrage : plus de deux graines gardées dans le trou où un kroo finira, pour qu’il n’y prenne rien.
background-glossary-pressure = Pression : nourrir l’adversaire le moins possible, pour le forcer à jouer son kroo avant qu’il ne soit mûr.
background-glossary-overloading = Surcharge : nourrir un kroo jusqu’à ce qu’il manque sa cible.

## Remerciements

background-thanks-heading = Remerciements
background-thanks-authors = À Didier et Olivier Guillion, de Toulouse, plus tard Myriad, auteurs du programme et du livre des règles de 1996-1997, source de la plupart des variantes ; et à ceux qui leur ont proposé des règles : F. Pingaud, Steve Evans et Olivier Rolland.
background-thanks-ancestor = Le programme de 1996 remerciait Jean-François Cassan, son principal bêta-testeur, et le Père Noël, pour la bonne idée. Celui-ci les remercie aussi.
background-thanks-sources = À la Maison des Jeux de Strasbourg, pour son feuillet avec la règle d’Abidjan et le jeu des tout-petits ; à Africa Imports (africaimports.com), pour son article sur les règles ; et à l’auteur de l’article du 14 septembre 2009 sur le Wari.
background-thanks-makers = À tous ceux qui ont transmis le jeu, de joueur en joueur ; et aux auteurs de Rust, Bevy, egui, Fluent et de tous les logiciels libres que contient ce jeu.

## À propos

background-about-heading = À propos de ce jeu
background-about-game = Awalé est une collection de jeux de semailles. Chaque variante est un fichier que l’on peut lire, modifier et partager. Son ancêtre est le programme que Didier et Olivier Guillion ont écrit en 1996 et 1997 ; leur livre des règles est la source de la plupart des variantes.
background-about-licences = Le programme est un logiciel libre sous licence MIT. Les polices Andika et Arima sont sous licence SIL Open Font. Le fichier CREDITS.csv indique l’origine et la licence de chaque son, police et image.
background-libraries-heading = Bibliothèques
background-libraries = Le programme contient { $count } bibliothèques tierces, chacune sous sa propre licence. Les textes des licences se trouvent dans le fichier licences.txt qui accompagne le programme ; « awale-engine licences » les affiche aussi.
