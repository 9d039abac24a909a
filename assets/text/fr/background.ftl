### Autour du jeu : histoire, livres, mots, remerciements. Les clés commencent par « background- ».

## Histoire

background-history-heading = Histoire
background-history-family = L’awalé appartient aux jeux de semailles, une famille aussi ancienne et aussi vaste que celle des jeux de cartes. Les savants les appellent mancala, d’un mot arabe qui veut dire déplacer. On y prend toujours les graines d’un trou pour les poser une à une dans les trous qui suivent ; quelque deux cents variantes ont été décrites.
background-history-age = Personne ne sait d’où ils viennent. On a trouvé des rangées de creux taillées dans les pierres de l’Égypte ancienne, mais leur âge et leur usage sont discutés. En Éthiopie et en Érythrée, des plateaux taillés dans le roc ont bien plus de mille ans.
background-history-travels = Aujourd’hui les jeux de semailles sont chez eux dans toute l’Afrique. Les esclaves les ont emportés de l’autre côté de l’Atlantique : on y joue toujours dans les Caraïbes, et les Marrons du Suriname ont gardé le leur. D’autres vivent en Arabie, en Inde, en Asie centrale et jusqu’à Bornéo et aux Philippines. D’un village à l’autre, le même jeu change de nom, et parfois de règles.
background-history-seeds = Les graines sont le plus souvent celles de Caesalpinia bonduc, un arbuste épineux des côtes chaudes : rondes, grises, lisses et dures comme des pierres. Elles traversent les océans à la dérive et germent encore. Cailloux, cauris et billes font aussi l’affaire.
background-history-people = Le plateau peut être un trésor sculpté, avec un pied et un grenier à chaque bout, ou deux rangées de creux dans le sable. On joue vite et à voix haute, et les spectateurs conseillent ; prendre et semer sans compter tout haut fait partie de l’art.

## Livres

background-books-heading = Livres
background-books-intro = Pour ceux qui veulent en lire davantage :
background-books-murray = H. J. R. Murray : A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-beart = Charles Béart : Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq et Assia Popova : Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-russ = Laurence Russ : Mancala Games. Algonac (Michigan), Reference Publications, 1984.
background-books-ballou = Ballou, 1993 : une source de l’ancêtre de ce jeu, dont nous ne connaissons que l’auteur et l’année.
background-books-de-voogt = Alexander J. de Voogt : Mancala Board Games. Londres, British Museum Press, 1997.

## Mots. Chacun est suivi de deux points et de son sens.

background-glossary-heading = Les mots du jeu
background-glossary-hole = Trou : l’un des creux du plateau, qui contiennent les graines.
background-glossary-seed = Graine : ce qui se sème et se récolte. Toutes les graines se valent et ne sont à personne avant d’être récoltées.
background-glossary-loft = Grenier : où un joueur garde ses graines récoltées. Elles ne reviennent jamais sur le plateau.
background-glossary-territory = Camp : la rangée de trous du côté d’un joueur, d’où il joue dans la plupart des variantes.
background-glossary-sow = Semer : poser une à une les graines prises dans les trous qui suivent.
background-glossary-lap = Parcours : une poignée prise et semée jusqu’à sa dernière graine.
background-glossary-relay = Relais : le trou atteint par la dernière graine est pris à son tour, et un autre parcours commence.
background-glossary-master-stone = Pierre maîtresse : la dernière graine des semailles, dont dépend la récolte.
background-glossary-capture = Récolter : prendre les graines d’un trou pour son grenier, comme la variante le permet.
background-glossary-chain = Suite : des trous récoltés ensemble, à reculons depuis celui qu’a atteint la dernière graine.
background-glossary-grand-slam = Grand chelem : une récolte qui laisserait l’adversaire sans une graine. Beaucoup de variantes l’interdisent, l’annulent ou l’écourtent.
background-glossary-feed = Nourrir : jouer de sorte que l’adversaire ait des graines à jouer.
background-glossary-hungry = Affamé : se dit d’un joueur qui n’a plus que peu de graines dans son camp, ou aucune.
background-glossary-kroo = Kroo : chez les Akan, un trou qu’on a laissé grossir jusqu’à douze graines ou plus. Il est mûr quand son second tour atteint le premier trou de l’adversaire.
background-glossary-dam = Barrage : un trou bien garni, où un kroo ne récolte rien.

## À propos

background-about-heading = À propos de ce jeu
background-about-game = Awalé est une collection de jeux de semailles, sur un même plateau. Les variantes sont des données, non du programme : chacune est un fichier qui se lit, se change et se partage. Son ancêtre est un programme de 1996 et 1997, dont le livre de règles est la source de la plupart des variantes.
background-about-thanks = Merci à tous ceux qui se sont transmis le jeu, de joueur en joueur, depuis si longtemps ; aux auteurs de l’ancêtre ; et à ceux qui font Rust, Bevy, egui, Fluent et tous les logiciels libres dont ce jeu est bâti.
background-about-licences = Le programme est un logiciel libre sous licence MIT. Les polices Andika et Arima sont sous licence SIL Open Font. L’origine et la licence de chaque son, police et image figurent dans le fichier CREDITS.csv.
