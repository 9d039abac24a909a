### De courtes leçons sur le plateau. Les clés commencent par « lesson- », puis le nom du fichier de la leçon.
###
### « Vous » est l'élève, qui joue Sud, la rangée du bas. Un texte se montre avant que ne se joue ce qu'il
### annonce. Ce qu'il dit d'une position est vérifié : changez les mots, non les faits. Environ 240 caractères.

## La liste des leçons

lesson-chapter-beginning = Pour commencer
lesson-chapter-examples = Les règles par l’exemple
lesson-chapter-strategy = Bien jouer
lesson-chapter-endgame = La fin de partie
lesson-chapter-other-games = Les règles d’autres variantes
lesson-chapter-world = Greniers, manches et trous spéciaux
lesson-chapter-playing-world = Bien jouer : Kalah, Congklak, Mangala, Ô ăn quan

## La première partie

lesson-first-steps = Premiers pas
lesson-first-steps-lift = Voici douze trous, avec quatre graines dans chacun. La rangée du bas, de *A* à *F*, est la vôtre. Choisissez l’un de vos trous : vous le videz et posez ses graines une à une dans les trous suivants, vers la droite et tout autour du plateau.
lesson-first-steps-lift-right = Voilà un coup : vous videz un trou et vous semez ses graines. Dans une partie, ce serait maintenant à Nord de jouer.
lesson-first-steps-lift-wrong = Vos trous sont ceux de la rangée du bas : *A*, *B*, *C*, *D*, *E* et *F*.
lesson-first-steps-sow = Ce qui compte, c’est l’endroit où tombe votre dernière graine. La rangée de Nord prolonge la vôtre : après *F* vient le trou *a*, puis *b*. Quel trou faut-il jouer pour que votre dernière graine tombe en *a* ?
lesson-first-steps-sow-right = Oui : *D*, *E*, *F*, *a*. Quatre graines, quatre trous.
lesson-first-steps-sow-wrong = Pas celui-ci. Partez du trou suivant et comptez un trou par graine : le quatrième doit être le trou *a*.
lesson-first-steps-capture = Si votre dernière graine tombe dans un trou de Nord qui contient alors deux ou trois graines, vous les prenez. Il y a une graine en *b*. Quel trou faut-il jouer pour y finir ?
lesson-first-steps-capture-right = Une graine, plus votre dernière, cela fait deux : vous les prenez, et elles vont dans votre grenier.
lesson-first-steps-capture-wrong = Ce coup finit ailleurs. Votre dernière graine doit tomber en *b* : *D* en est à quatre trous.
lesson-first-steps-chain = Mieux encore : si le trou juste avant contient lui aussi deux ou trois graines, vous le prenez également, et ainsi de suite en remontant le camp de Nord. Trouvez le coup qui prend *b* et *c* ensemble.
lesson-first-steps-chain-right = Deux en *c* et trois en *b* : vous prenez cinq graines. La chaîne s’arrête au trou *a*, qui en contient cinq.
lesson-first-steps-chain-wrong = Pas tout à fait. La dernière graine doit tomber en *c* ; *D* contient cinq graines.
lesson-first-steps-feed = Nord n’a plus de graines. Il est interdit d’affamer l’adversaire : si vous le pouvez, vous devez jouer un coup qui lui donne des graines. Un seul de vos trous le permet.
lesson-first-steps-feed-right = Vos graines sont allées en *F*, *a* et *b*. Nord peut jouer, et la partie continue.
lesson-first-steps-feed-wrong = Nord n’aurait toujours pas de graines. *E* en contient trois : une pour *F*, une pour *a* et une pour *b*.
lesson-first-steps-end = Vous savez tout : vider, semer, prendre, nourrir. Quand un joueur ne peut plus jouer, chacun garde les graines de son camp, et celui dont le grenier est le plus plein gagne. Bonne partie !

## Les règles par l'exemple

lesson-must-feed = Un trou interdit
lesson-must-feed-look = Le camp de Nord est vide. En jouant *B*, vous finiriez en *E* et ne donneriez rien à Nord : tant qu’un autre coup le nourrit, vous ne pouvez pas jouer *B*. Essayez si vous voulez. Quels trous pouvez-vous jouer ?
lesson-must-feed-right = *D* et *F* atteignent tous deux le camp de Nord. L’un ou l’autre convient.
lesson-must-feed-wrong = Vous ne pouvez pas jouer ce trou maintenant. Cherchez-en un dont les graines atteignent la rangée du haut.
lesson-must-feed-free = Cette fois, aucune de vos graines ne peut atteindre le camp de Nord : vous pouvez jouer le trou que vous voulez. Regardez *A*.
lesson-must-feed-end = Nord n’a aucun coup à jouer, et la partie est finie. Les quatre graines de votre camp sont à vous : vous gagnez 26 à 22.

lesson-capture = Une prise
lesson-capture-look = Vous prenez si votre dernière graine fait deux ou trois dans un trou de Nord. Ici, un seul de vos coups le permet. Trouvez-le.
lesson-capture-right = En jouant *D*, vous avez fait trois en *b* : vous les prenez. Le trou *a* contient cinq graines : la chaîne s’arrête là.
lesson-capture-wrong = Ce coup ne prend rien. Le trou *b* de Nord contient deux graines : quel trou faut-il jouer pour y finir ?

lesson-triple-capture = Sept graines d’un coup
lesson-triple-capture-look = Des trous peu garnis côte à côte sont une faiblesse : une graine en *a*, une en *b*, deux en *c*. L’un de vos coups prend les trois trous. Trouvez-le.
lesson-triple-capture-right = Trois en *c*, deux en *b*, deux en *a* : c’est une triple prise de sept graines. La chaîne remonte à partir de votre dernière graine.
lesson-triple-capture-wrong = Pas celui-ci. Votre dernière graine doit tomber en *c* : comptez depuis *D*.

lesson-grand-slam = Un grand chelem annulé
lesson-grand-slam-look = En jouant *D*, vous prendriez de nouveau sept graines, mais cette fois Nord n’en a pas d’autres : il ne lui resterait rien. Regardez.
lesson-grand-slam-void = Prendre toutes les graines de l’adversaire s’appelle un grand chelem, et il est annulé : les graines restent comme vous les avez semées, et vous n’en prenez aucune. Le coup lui-même est permis.

lesson-gap = Une rupture dans la chaîne
lesson-gap-look = Nord a deux graines en *c*, trois en *b* et une en *a*. En jouant *D*, vous en posez une dans chacun de ces trous. Lesquels prendrez-vous ? Regardez *b*.
lesson-gap-end = Vous n’avez pris que les trois graines de *c*. En *b*, votre graine a fait quatre, trop pour une prise : la chaîne se rompt là. Les deux graines du trou *a*, que vous auriez prises sans cela, y restent.

lesson-loop = Le tour complet
lesson-loop-look = Songo duala. *F* contient treize graines. Quand vous faites le tour, vous sautez le trou de départ : la douzième graine tombe en *a*. Où tombe la dernière ? Ici, on prend deux, trois ou quatre graines.
lesson-loop-look-right = Elle est tombée en *b*, où cela fait quatre graines. Il y en a aussi quatre en *a* : vous prenez les huit.
lesson-loop-look-wrong = Ce coup ne prend rien. *F* contient treize graines : onze pour les autres trous, puis une de plus en *a* et une en *b*.
lesson-loop-end = *F* n’a reçu aucune de ses propres graines et reste vide. Dans certaines variantes, on ne saute pas le trou de départ : à l’Oware (1997), à l’Ot-tjin et au Nyakun, il reçoit sa graine comme les autres. Pensez-y en comptant : cela fait un trou de différence.

lesson-repetition = Les répétitions
lesson-repetition-look = Oware (1997). Nord va jouer *d*, un coup qui ne prend rien. Retenez bien la position telle qu’elle est : vous allez la revoir.
lesson-repetition-close = En jouant *E*, vous reviendriez à la position d’avant le coup de Nord, avec Nord au trait. Une position qui se présente une deuxième fois met fin à la partie. Vous menez 21 à 19. Est-ce ce que vous voulez ?
lesson-repetition-close-right = Oui. La position s’est répétée, et la partie est finie. Les huit graines restantes ne comptent pour personne : vous gagnez 21 à 19.
lesson-repetition-close-wrong = Ce coup évite la répétition et laisse l’avantage à Nord. Vous menez : répétez la position.
lesson-repetition-end = Si vous menez, vous pouvez répéter la position pour finir la partie ; si vous êtes en retard, évitez la répétition. Une position n’est répétée que si le même joueur est au trait.

## Bien jouer

lesson-counting = Compter
lesson-counting-six = Ne devinez pas, comptez. Six graines finissent toujours en face, dans le trou de même lettre : *A* finit en *a*, *B* en *b*. Cinq finissent un trou avant. Quel trou faut-il jouer pour finir en *d*, où il y a deux graines ?
lesson-counting-six-right = *E* contient cinq graines. Six finiraient en *e*, cinq finissent donc en *d* : vous prenez trois graines.
lesson-counting-six-wrong = Ce coup finit ailleurs. Depuis *E*, six graines finiraient en *e*. Combien *E* en contient-il ?
lesson-counting-round = Une grosse poignée fait d’abord tout le tour. Ôtez onze graines pour les autres trous, et comptez le reste depuis le trou suivant, comme toujours. Quel trou faut-il jouer pour finir en *b* ?
lesson-counting-round-right = Quinze moins onze font quatre : *E*, *F*, *a*, *b*. Vous prenez trois graines en *b* et deux en *a*.
lesson-counting-round-wrong = Ce coup reste chez vous. *D* contient quinze graines : ôtez-en onze, et comptez à partir de *E*.

lesson-master-stone = La pierre maîtresse
lesson-master-stone-pass = La dernière graine des semailles s’appelle la pierre maîtresse : elle seule peut déclencher une prise. En jouant *D*, vous posez une graine dans chacun des trous *a*, *b* et *c*, qui en contiennent alors deux. Regardez ce que vous prenez.
lesson-master-stone-choose = Vous ne prenez rien : la dernière graine est allée en *d*, qui en contient maintenant cinq. Recommencez. Quel trou faut-il jouer pour que la pierre maîtresse tombe en *c* ?
lesson-master-stone-right = De nouveau, vous avez porté *a*, *b* et *c* à deux graines, mais cette fois la dernière graine est tombée en *c* : vous prenez les six graines.
lesson-master-stone-wrong = Ce coup ne prend rien. Comptez à rebours depuis *c* : en partant de *E*, il faut quatre graines.

lesson-attack = Attaquer : deux menaces à la fois
lesson-attack-look = Vous ne pouvez encore rien prendre, mais préparez-vous : trouvez le coup après lequel deux de vos trous menacent de prendre. Nord ne pourra répondre qu’à une des deux menaces.
lesson-attack-prepared = Maintenant *D* menace le trou *a*, et *F* menace *c*. Quoi que joue Nord, vous prendrez.
lesson-attack-wrong = Ce coup ne suffit pas. *E* donne une graine à *F* et une au trou *a* : voyez ce que *D* et *F* peuvent faire ensuite.
lesson-attack-take = Nord met *c* à l’abri. Mettez l’autre menace à exécution !
lesson-attack-right = Deux menaces, une seule défense : c’est ainsi que l’on gagne des graines.
lesson-attack-missed = Ce coup ne prend rien. *D* contient trois graines : juste assez pour atteindre la graine seule du trou *a*.

lesson-defence = Se défendre : trois parades
lesson-defence-flee = Le trou *d* de Nord contient cinq graines. La dernière tomberait en *C* et y ferait deux graines ; il y en aurait trois en *B*. Écartez-vous de son chemin.
lesson-defence-flee-right = Vous vous échappez : *C* est maintenant vide, et une dernière graine qui y tomberait ne prendrait rien.
lesson-defence-flee-wrong = En jouant *d*, Nord prendrait encore. Il finirait en *C* : n’y laissez pas de quoi faire deux ou trois.
lesson-defence-fill = Nord a trois graines en *f* : la dernière tomberait en *C* et y ferait trois. Cette fois, ne fuyez pas : ajoutez une graine à ce trou.
lesson-defence-fill-right = *C* contient trois graines. Une de plus ferait quatre, et quatre ne se prennent pas.
lesson-defence-fill-wrong = Il y a mieux. Une graine de plus met *C* à l’abri : quel trou faut-il jouer pour l’atteindre ?
lesson-defence-overload = Nord a sept graines en *a* et finirait en *B* : il prendrait deux graines en *A* et deux en *B*. Cette fois, surchargez le trou qui attaque : donnez-lui une graine de trop.
lesson-defence-overload-right = Il y a maintenant huit graines en *a* : elles vont un trou trop loin et finissent en *C*, où elles ne prennent rien.
lesson-defence-overload-wrong = Il y a mieux. Posez une graine en *a*, et Nord finira un trou plus loin.

lesson-counter-attack = La contre-attaque
lesson-counter-attack-look = En jouant *f*, Nord finirait en *C*, y ferait trois et les prendrait. Vous pourriez mettre *C* à l’abri. Mais on peut aussi répondre à une menace par une menace plus grande. Quel coup sème des graines isolées devant *E* et en ajoute une à *E* ?
lesson-counter-attack-look-right = *E* contient maintenant cinq graines, face à des trous presque vides. Nord peut prendre trois graines en *B*, mais vous pourrez alors en prendre neuf.
lesson-counter-attack-look-wrong = Nord garde l’avantage. *A* fait le tour du plateau : voyez ce que *E* peut faire ensuite.
lesson-counter-attack-strike = Nord ne résiste pas à la tentation et prend trois graines en *B*. À vous.
lesson-counter-attack-strike-right = Neuf graines pour trois ! Avant de fuir, voyez si vous pouvez frapper plus fort.
lesson-counter-attack-strike-wrong = Il y a plus à prendre. *E* contient cinq graines et finit en *d*.

lesson-give-to-take = Donner deux, prendre six
lesson-give-to-take-look = Nord ne peut jouer que *d* : ses quatorze graines font le tour jusqu’en *A*, où Nord en prend deux. En chemin, une graine tombe en *a*, en *b*, en *c* et en *E*. Vous ne pouvez pas l’empêcher, mais vous pouvez riposter : ne jouez pas le trou qu’il vous faudra pour cela.
lesson-give-to-take-look-right = Vous n’avez pas touché à *E* : il attend sa quatrième graine.
lesson-give-to-take-look-wrong = Vous aurez besoin de *E* : avec la graine que Nord y pose depuis *d*, vous atteindrez *c*. Jouez autre chose.
lesson-give-to-take-take = Nord prend ses deux graines. Voyez maintenant les trous *a*, *b* et *c* : que pouvez-vous prendre ?
lesson-give-to-take-take-right = Vous avez donné deux graines et en avez pris six. Ne défendez pas chaque graine : comptez ce qui vous revient.
lesson-give-to-take-take-wrong = Il y a plus à prendre. *E* contient quatre graines et finit en *c*.

lesson-kroo = Le kroo
lesson-kroo-what = Un trou où l’on laisse s’accumuler douze graines ou plus s’appelle un kroo, d’un mot akan. En le jouant, on fait tout le tour du plateau, on saute le trou de départ et l’on commence un second tour. Regardez *E*, qui en contient douze.
lesson-kroo-unripe = La douzième graine est tombée en *F*, chez vous, et n’a rien pris. Le kroo n’était pas mûr : son second tour doit atteindre le trou *a*, le premier de Nord.
lesson-kroo-ripen = Pour être mûr, un kroo en *E* doit contenir treize graines. Le vôtre n’en a que douze. Trouvez le coup qui le fait mûrir.
lesson-kroo-ripen-right = Il en contient maintenant treize, et la dernière atteindrait une seconde fois le trou *a*. Un kroo mûr est une menace ; rien ne presse de le jouer.
lesson-kroo-ripen-wrong = Il faut exactement une graine de plus au kroo en *E* avant de le jouer. Quel trou faut-il jouer pour finir en *E* ?
lesson-kroo-reap = Un kroo pose deux graines là où il passe deux fois : un trou vide en contient alors deux, un trou d’une graine en contient trois. Ici, vous en avez quinze, assez pour atteindre *c*. À vous la moisson !
lesson-kroo-reap-right = Deux en *c*, trois en *b*, deux en *a* : vous prenez sept graines. C’est à un camp presque vide qu’un kroo fait le plus de mal.
lesson-kroo-reap-wrong = Le kroo est mûr, et le camp de Nord presque vide : jouez *E*.

lesson-ripe-kroo = Quand jouer un kroo mûr
lesson-ripe-kroo-wait = *E* contient treize graines : le kroo est mûr et prendrait deux graines en *a*. Mais Nord menace *A* depuis *f*. Un kroo mûr peut attendre ; des graines en danger, non.
lesson-ripe-kroo-wait-right = *A* est à l’abri, et le kroo est toujours là. À Nord de jouer.
lesson-ripe-kroo-wait-wrong = Après ce coup, Nord joue *f* et prend les graines de *A*. Jouez d’abord *A* : le kroo ne s’envolera pas.
lesson-ripe-kroo-strike = Nord joue son gros trou *d* et fait le tour du plateau : votre kroo y gagne une graine et en contient maintenant quatorze. Voyez combien de graines il prend.
lesson-ripe-kroo-end = Vous avez pris six graines au lieu de deux. Jouez un kroo mûr quand il prend le plus, ou quand Nord s’apprête à le gâter : avec une graine de trop, il finit ailleurs.

lesson-against-kroo = Jouer contre un kroo
lesson-against-kroo-danger = Le kroo de Nord, en *e*, contient quinze graines. Son second tour finit en *C*, et vos premiers trous sont presque vides. Voyez ce que vous y perdez.
lesson-against-kroo-dam = Vous avez perdu sept graines. Mais si *C* en contenait quatre, le kroo y ferait six et ne prendrait rien. Un tel tas s’appelle un barrage. Quels trous pouvez-vous jouer sans le rompre ?
lesson-against-kroo-dam-right = Le barrage tient. Tant que le kroo finit en *C*, il ne prend rien.
lesson-against-kroo-dam-wrong = *C* est votre barrage : sans lui, le kroo prend sept graines. Jouez autre chose.
lesson-against-kroo-pressure = La pression : le kroo contient douze graines, et il lui en manque une pour être mûr. Nord n’a rien d’autre à jouer. Ne desserrez pas l’étau : jouez un coup qui ne donne aucune graine à Nord.
lesson-against-kroo-pressure-right = Maintenant Nord doit jouer le kroo avant qu’il ne soit mûr.
lesson-against-kroo-pressure-wrong = *F* donnerait à Nord deux graines, qu’il pourrait jouer au lieu du kroo. Jouez un coup qui reste chez vous.
lesson-against-kroo-forced = Nord n’a pas le choix. Regardez : la dernière graine ne va pas plus loin que *f* et ne prend rien, et six des graines finissent chez vous.
lesson-against-kroo-overload = La surcharge : le kroo en *a* contient dix-neuf graines, juste assez pour finir en *C* et prendre les graines de *B* et de *C*. Donnez-lui une graine de plus, pour qu’il finisse en *D*, où vous en avez quatre.
lesson-against-kroo-overload-right = Avec vingt graines, le kroo ferait six en *D* et ne prendrait rien. Un kroo trop gros est aussi inoffensif qu’un kroo trop petit.
lesson-against-kroo-overload-wrong = Il y a mieux. Donnez exactement une graine au kroo en *a* : quel trou faut-il jouer pour y finir ?

## La fin de partie

lesson-endgame = Les petits coups
lesson-endgame-look = Il reste cinq graines, et Nord n’en a que deux. Un coup chez soi ne coûte rien ; une graine qui passe en face est un cadeau. Faites venir Nord à vous.
lesson-endgame-right = En jouant *B*, vous attendez, et Nord doit s’approcher. Gardez de petits coups pour la fin : le joueur qui n’en a plus doit donner des graines.
lesson-endgame-wrong = En jouant *F*, vous donnez deux graines à Nord. Vous avez un coup qui ne donne rien.

lesson-tempo = Le tempo
lesson-tempo-look = 22 partout. Un petit coup ne donne aucune graine. Nord ne peut jouer que *e*, et ce coup vous en donne une. Vous n’avez qu’un seul petit coup : jouez-le, pour que Nord doive donner le premier.
lesson-tempo-look-right = Maintenant Nord doit jouer *e*, et sa dernière graine vient chez vous.
lesson-tempo-look-wrong = En jouant *F*, vous donnez une graine, et Nord peut alors attendre. En jouant *D*, vous gardez la graine chez vous.
lesson-tempo-step = Nord a posé une graine en *A*, mais son trou *f* peut l’atteindre : une seconde graine ferait deux en *A*, et vous perdriez les deux. Quel petit coup met votre graine à l’abri ?
lesson-tempo-step-right = *A* est à l’abri, et Nord doit donner aussi sa dernière graine. Le joueur qui a encore un petit coup quand l’autre n’en a plus gagne la fin de partie.
lesson-tempo-step-wrong = Après ce coup, Nord joue *f*, fait deux en *A* et les prend. Jouez *A*.

lesson-hungry = Garder l’adversaire affamé
lesson-hungry-keep = 22 partout. Nord n’a qu’une graine, en *f* : au prochain tour, elle tomberait en *A*, y ferait deux avec votre graine, et vous perdriez les deux. Écartez-vous, et ne donnez rien à Nord.
lesson-hungry-keep-right = *A* est vide, et rien n’est passé en face : Nord reste affamé.
lesson-hungry-keep-wrong = Après ce coup, Nord joue *f*, fait deux en *A* et les prend. Jouez *A*.
lesson-hungry-gather = Nord donne sa dernière graine. Aucune des vôtres ne peut atteindre son camp : vous n’avez donc pas à le nourrir. Jouez ce que vous voulez.
lesson-hungry-gather-right = Nord ne peut pas jouer : la partie est finie. Les quatre graines de votre camp sont à vous, et vous gagnez 26 à 22.
lesson-hungry-gather-wrong = N’importe quel coup convient.
lesson-hungry-fed = Un joueur affamé n’a pourtant pas encore perdu. Cette fois, c’est vous qui n’avez plus rien : si la partie s’arrêtait là, Nord gagnerait 26 à 22. Mais son trou *d* atteint votre camp, et Nord doit le jouer. Regardez.
lesson-hungry-strike = Nord a semé huit graines, et six sont maintenant chez vous. L’un de vos coups prend aussitôt des graines. Lequel ?
lesson-hungry-strike-right = Vous prenez trois graines, et votre grenier en compte 25 : plus de la moitié des 48. La partie continue, mais Nord ne peut plus vous rattraper.
lesson-hungry-strike-wrong = Ce coup ne prend rien. *F* contient une graine, et le trou *a* en contient deux.

lesson-to-25 = Compter jusqu’à 25
lesson-to-25-count = Il y a 48 graines, et 25 font plus de la moitié : un joueur qui les a ne peut plus perdre. Vous en avez 22. Deux de vos coups prennent des graines. Lequel vous fait passer le cap ?
lesson-to-25-count-right = Vous prenez quatre graines, et votre grenier en compte 26. La partie continue, mais Nord ne peut plus vous rattraper.
lesson-to-25-count-wrong = Ce coup ne suffit pas pour arriver à 25. *D* finit en *b* : vous y prenez deux graines, et deux autres en *a*.
lesson-to-25-keep = Vous avez 23 graines, et rien à prendre. Mais à la fin de la partie, chacun garde les graines de son camp. Il y en a deux dans le vôtre : cela fait 25, si vous n’en perdez aucune. Depuis *f*, Nord atteint *B*. Sauvez vos deux graines.
lesson-to-25-keep-right = Le trou *f* de Nord ne prend plus rien, et Nord doit vous donner ses deux graines.
lesson-to-25-keep-wrong = Après ce coup, Nord joue *f*, fait deux en *B* et les prend. Jouez *B* pour mettre votre graine à l’abri.
lesson-to-25-gather = Nord a tout donné, et aucune de vos graines n’atteint son camp. N’importe quel coup met fin à la partie. Comptez d’abord : vous avez 23 graines au grenier, et quatre dans votre camp.
lesson-to-25-gather-right = Vous gagnez 27 à 21. Une fois la partie finie, les graines de votre camp valent autant que celles que vous avez prises.
lesson-to-25-gather-wrong = N’importe quel coup convient.

## Les règles d'autres jeux

lesson-relay = Semer en relais
lesson-relay-look = Ot-tjin. Si votre dernière graine tombe dans un trou garni, vous videz ce trou à son tour et semez à partir de là : c’est un relais. Regardez *C* : quatre parcours en un seul coup.
lesson-relay-stop = Le coup finit où il a commencé : *C* était vide, et un trou vide arrête les semailles. Un trou qui contient alors trois graines les arrête aussi, et vous prenez les trois. Chaque variante à relais a ses propres nombres.
lesson-relay-find = Quel coup finit par faire trois en *d* ? Suivez les graines : où finit le premier parcours, et quelles graines en repartent ?
lesson-relay-find-right = En jouant *E*, vous avez fini en *F*, dont vous avez semé les quatre graines en *a*, *b*, *c* et *d*. La dernière a fait trois : vous les prenez.
lesson-relay-find-wrong = Ce coup finit ailleurs. La graine de *E* tombe en *F* : semez les quatre graines de ce trou, et comptez encore.

lesson-seed-left = Une graine qui reste
lesson-seed-left-look = 2-4. Une graine reste toujours dans le trou que l’on vide. Un trou d’une seule graine ne se joue donc pas : essayez *C* ou *F* si vous voulez. Quels trous pouvez-vous jouer ?
lesson-seed-left-look-right = Une graine est restée, et vous avez semé les autres.
lesson-seed-left-look-wrong = Ce trou n’a qu’une graine, et elle doit y rester.
lesson-seed-left-count = Une graine reste dans le trou que vous jouez : comptez-en une de moins. Ici, vous prenez deux ou quatre graines, dans l’un ou l’autre camp. Quel trou faut-il jouer pour faire deux en *D* ?
lesson-seed-left-count-right = *A* contenait quatre graines, et vous en avez semé trois : *B*, *C*, *D*. Vous en prenez deux, et il en reste une en *A*.
lesson-seed-left-count-wrong = Ce coup ne prend rien. *A* contient quatre graines : une y reste, et vous en semez trois, en *B*, *C* et *D*.

lesson-opposite = Le trou d’en face
lesson-opposite-look = Adjito. On ne prend pas le trou atteint, mais celui d’en face : finissez chez vous, et vous prenez le trou opposé. Le trou *c* de Nord contient sept graines. Quel trou faut-il jouer pour finir en face ?
lesson-opposite-look-right = En jouant *C*, vous avez fini en *D*, et *D* est en face de *c* : vous prenez sept graines. La vôtre reste en *D*.
lesson-opposite-look-wrong = Ce coup finit ailleurs. *D* est en face de *c* : quel trou se trouve un pas avant *D* ?
lesson-opposite-end = Au Jodu et au Wari français, il faut finir dans un trou vide. Au Jodu, seul votre camp compte, et vous prenez aussi votre dernière graine ; au Wari français, vous pouvez finir dans l’un ou l’autre camp.

lesson-own-side = Les prises chez soi
lesson-own-side-look = Halusa. Ici, vous prenez dans votre propre camp : la dernière graine doit y faire un nombre pair, et vous prenez aussi les trous juste avant s’ils contiennent un nombre pair. Quel coup prend *B*, *C* et *D* ensemble ?
lesson-own-side-look-right = Deux en *D*, quatre en *C*, deux en *B* : vous prenez huit graines, toutes dans votre camp.
lesson-own-side-look-wrong = Il y a plus à prendre. *A* contient trois graines et finit en *D*.

lesson-flow-capture = Les prises en chemin
lesson-flow-capture-look = Darra. Un trou qui arrive à quatre graines en chemin est pris aussitôt, et les semailles continuent. Le trou *a* de Nord contient trois graines. Regardez ce qu’elles deviennent quand vous semez *E*.
lesson-flow-capture-owner = Les quatre graines sont allées au grenier de Nord, alors que vous semiez : en chemin, un trou qui arrive à quatre revient au joueur dont c’est le camp. Ne déposez pas de quatrième graine dans les trous de Nord.
lesson-flow-capture-find = Dans votre camp, une quatrième graine vous fait gagner les quatre. Quel coup en dépose une, en passant, dans un trou qui en contient trois ?
lesson-flow-capture-find-right = *B* est arrivé à quatre en chemin, et ces graines sont à vous. Seule la dernière graine des semailles suit une autre règle.
lesson-flow-capture-find-wrong = Ce coup ne fait quatre dans aucun de vos trous. *B* contient trois graines : quel coup y en dépose une en passant ?

lesson-any-hole = Des trous communs
lesson-any-hole-look = Nyakun. Aucune rangée n’est à vous : vous pouvez jouer n’importe quel trou, ceux du haut aussi. Vous prenez une, deux ou trois graines dans le dernier trou, et ainsi de suite en remontant, même d’une rangée à l’autre. Quel coup en prend six ?
lesson-any-hole-look-right = Vous avez pris six graines : en *C*, *B*, *A* et, dans l’autre rangée, *f*. Mais les graines que vous laissez, Nord peut les jouer aussi bien que vous.
lesson-any-hole-look-wrong = Il y a plus à prendre. Voyez le trou *e* : quatre graines, qui vont jusqu’en *C*.

lesson-must-reach = Toujours vers l’autre camp
lesson-must-reach-look = Awalé (1996). Si l’un de vos coups atteint le camp de Nord, vous devez en jouer un qui l’atteint. *A* et *B* s’arrêtent chez vous : essayez-les si vous voulez. Quels trous pouvez-vous jouer ?
lesson-must-reach-look-right = En jouant *D*, vous avez atteint le trou *a* et y avez pris deux graines.
lesson-must-reach-look-wrong = Ce coup s’arrête chez vous, alors que *D* atteint le camp de Nord.
lesson-must-reach-end = Avec ces règles, la partie se termine quand aucun trou ne contient plus d’une graine. Les quatre graines de votre camp sont à vous : vous gagnez 25 à 23.

lesson-penalty = Nourrir ou payer
lesson-penalty-look = Wari. Nord n’a plus de graines, et vous pouvez le nourrir. Aucun trou n’est interdit, mais si vous ne nourrissez pas Nord quand vous le pouvez, la partie est finie et toutes les graines restantes lui reviennent. Vous menez 24 à 21.
lesson-penalty-look-right = Vous avez donné une graine à Nord, et la partie continue.
lesson-penalty-look-wrong = La partie serait finie, et Nord prendrait les trois graines restantes : 24 partout. Seul *F* atteint son camp.

lesson-passing = Passer son tour
lesson-passing-look = Jodu. Ici, rien n’oblige à nourrir : un joueur qui ne peut pas jouer passe son tour. Le camp de Nord est vide. Ne le nourrissez pas, prenez plutôt : si votre dernière graine tombe chez vous dans un trou vide, elle est à vous.
lesson-passing-look-right = Vous prenez une graine. Nord ne peut pas jouer et passe son tour : c’est encore à vous.
lesson-passing-look-wrong = En jouant *D*, vous arrivez en *E* et semez en partie chez Nord les graines de ce trou : Nord peut alors jouer. Jouez plutôt *E*.
lesson-passing-again = C’est encore à vous de jouer. Regardez *D*.
lesson-passing-end = Le plateau est vide, et vous gagnez 25 à 23. Dans les variantes où l’on passe son tour faute de coup, un camp vide coûte un tour après l’autre.

## Greniers, manches et trous spéciaux

lesson-store = Le grenier
lesson-store-look = Kalah. Votre grenier est à l’extrémité droite de votre rangée, et l’on y sème en passant. Regardez *E* : une graine en *F*, une au grenier, deux chez Nord.
lesson-store-skip = Vous semez dans votre grenier et sautez celui de Nord. Une graine au grenier est gagnée et y reste.
lesson-store-find = Chaque trou contient quatre graines. Quels trous permettent de mettre une graine dans votre grenier ?
lesson-store-find-right = Une graine au grenier est à vous pour de bon. *C*, *D*, *E* et *F* atteignent tous votre grenier.
lesson-store-find-wrong = *A* et *B* finissent avant votre grenier. Comptez quatre pas.

lesson-again = Un coup supplémentaire
lesson-again-look = Kalah. Si votre dernière graine tombe dans votre grenier, vous rejouez. Quel trou faut-il jouer pour y finir ?
lesson-again-look-right = En jouant *C*, vous avez semé en *D*, *E* et *F*, puis dans votre grenier : vous rejouez.
lesson-again-look-wrong = Ce coup ne finit pas dans votre grenier. Quel trou en est à quatre pas ?
lesson-again-order = *E* et *F* finissent tous deux dans votre grenier. Lequel faut-il jouer d’abord, pour pouvoir jouer l’autre aussi ?
lesson-again-order-right = *F* n’est plus sur le chemin. Si vous aviez commencé par *E*, *F* aurait eu deux graines, une de trop.
lesson-again-order-wrong = Commencez par *F* : *E* y mettrait une seconde graine.
lesson-again-next = C’est encore à vous. Quel trou faut-il jouer maintenant pour finir dans votre grenier ?
lesson-again-next-right = Vous rejouez, et *F* a de nouveau une graine.
lesson-again-next-wrong = *E* contient deux graines : une pour *F*, une pour votre grenier.
lesson-again-end = À l’Ali guli mane et au Gebeta, c’est une prise à la fin des semailles qui permet de rejouer.

lesson-facing = Prendre grâce à un trou vide
lesson-facing-look = Kalah. Si votre dernière graine tombe dans un trou vide de votre camp, vous prenez cette graine et toutes celles du trou d’en face. Le trou *c* de Nord en contient huit. Lequel de vos coups les prend ?
lesson-facing-look-right = En jouant *A*, vous avez fini en *D*, qui était vide : vous prenez cette graine et les huit de *c*.
lesson-facing-look-wrong = *D* est vide, en face de *c*. Quel trou est à trois pas de *D* ?
lesson-facing-end = Si le trou d’en face est vide aussi, vous ne prenez rien. Au Congklak, au Sungka et à l’Ayoayo, on prend de même à la fin d’un relais.

lesson-seed-back = Une graine revient au trou
lesson-seed-back-look = Bestemshe. La première graine retourne dans le trou vidé ; une graine seule avance. Si votre dernière graine fait un nombre pair dans un trou de Nord, vous en prenez les graines. Quel coup le permet ?
lesson-seed-back-look-right = Vous avez laissé en *B* une de ses huit graines et semé les sept autres : la dernière a fait quatre en *d*, et vous prenez les quatre.
lesson-seed-back-look-wrong = Ce coup ne fait pas de nombre pair chez Nord. Depuis *B*, vous semez sept graines : où tombe la dernière ?
lesson-seed-back-end = Au Togyzqumalaq et au Mangala aussi, la première graine retourne dans le trou.

lesson-tuz = Le tuz
lesson-tuz-look = Togyzqumalaq. Si votre dernière graine fait trois dans un trou de Nord, ce trou devient votre tuz, et les trois graines vont à votre grenier. Quel trou faut-il jouer pour faire trois en *a* ?
lesson-tuz-look-right = Vous avez laissé une graine en *H* et en avez semé deux, ce qui fait trois en *a*. Désormais, *a* est votre tuz.
lesson-tuz-look-wrong = *a* contient deux graines. Quel trou faut-il jouer pour y finir ?
lesson-tuz-slide = Toute graine qui tombe dans votre tuz va à votre grenier, même une graine de Nord. Regardez *f* : sa dernière graine tombe en *a*.
lesson-tuz-end = Vous ne pouvez avoir qu’un tuz. Ce ne peut être ni le dernier trou de Nord, ni le trou de même lettre que le tuz de Nord. Au Layli goobalay, à l’Enkeshui et au Gebeta, les graines d’un trou spécial y restent.

lesson-next-hole = Repartir du trou suivant
lesson-next-hole-look = Pallanguzhi. À la fin d’un parcours, on vide le trou suivant et l’on sème ses graines. Regardez *A* : le premier parcours finit en *G*, et vous videz donc *a*.
lesson-next-hole-stop = Le second parcours a fini en *g*, et le trou suivant, *A*, était vide. Quand le trou suivant est vide, les semailles s’arrêtent, et vous prenez le trou d’après : les sept graines de *B*.
lesson-next-hole-find = *e* est vide, et *f*, juste après, contient douze graines. Quel trou faut-il jouer pour finir en *d*, juste avant ces deux trous ?
lesson-next-hole-find-right = En jouant *G*, vous avez mis une graine en *a*. Vous avez vidé le trou suivant, *b*, et semé ses deux graines jusqu’en *d* : vous prenez les douze de *f*.
lesson-next-hole-find-wrong = Ce coup finit ailleurs. Depuis *G*, la graine tombe en *a* : videz le trou d’après, et comptez encore.

lesson-across = Prendre au-delà d’un vide
lesson-across-look = Pallanguzhi. Si le trou qui suit votre dernière graine est vide, les semailles s’arrêtent, et vous prenez le trou d’après, dans l’un ou l’autre camp. *G* est vide. Quel coup prend les douze graines de *a* ?
lesson-across-look-right = En jouant *E*, vous avez mis une graine en *F*. *G* est vide, et vous prenez les douze graines de *a*, juste au-delà.
lesson-across-look-wrong = Le vide est en *G* : votre dernière graine doit donc tomber en *F*.
lesson-across-end = À l’Ali guli mane, on prend aussi le trou d’en face. À l’Ô ăn quan, on continue à prendre tant que le trou suivant est vide et que celui d’après contient des graines.

lesson-direction = Deux sens
lesson-direction-look = Ô ăn quan. On choisit un trou et un sens. La case de droite contient treize graines, et le trou *a*, à côté, est vide. Quel coup finit en *b* et prend la case ?
lesson-direction-look-right = En semant *E* dans le sens horaire, vous avez fini en *b*. Au-delà de *a*, qui est vide, vous avez pris treize graines, et au-delà de *E*, vide aussi, les trois de *D*.
lesson-direction-look-wrong = Ce coup ne prend pas la case. *E* contient neuf graines : semez-les dans le sens horaire, en commençant par *D*.
lesson-direction-end = Les graines des deux cases ne se jouent jamais. Quand toutes deux ont été prises, la partie est finie. Si votre camp est vide, vous mettez une graine de votre grenier dans chacun de ses trous.

lesson-rounds = Les manches et les trous fermés
lesson-rounds-look = Ohvalhu, troisième manche. Vous aviez trop peu de graines pour regarnir *H* : ce trou est fermé pour la manche, et l’on n’y sème pas. Quel trou faut-il jouer pour finir dans votre grenier ?
lesson-rounds-look-right = En jouant *B*, vous avez semé de *C* à *G*, sauté *H* et fini dans votre grenier : vous rejouez.
lesson-rounds-look-wrong = On saute *H* : *G* est donc à un pas de votre grenier. Comptez à rebours à partir de là.
lesson-rounds-end = Une manche se termine quand le joueur au trait n’a plus de graine dans son camp. Chacun regarnit autant de trous qu’il peut et garde le reste. Le match se termine quand un joueur ne peut plus garnir un seul trou.

## Pourquoi une réponse est mauvaise. $reply est la lettre du trou de Nord, $seeds et $possible disent « deux graines ».

lesson-wrong-ends = La partie se terminerait alors sur le score de { $south } à { $north }.
lesson-wrong-loses = Nord répondrait par { $reply } et prendrait { $seeds }.
lesson-wrong-misses = Ce coup prend { $seeds } ; un autre prend { $possible }.
lesson-wrong-misses-all = Ce coup ne prend rien ; un autre prend { $possible }.
lesson-wrong-spoils = Nord répondrait par { $reply }. Vous pourriez alors prendre { $seeds }, et non { $possible }.
lesson-wrong-spoils-all = Nord répondrait par { $reply }, et vous ne pourriez rien prendre. Après un meilleur coup, vous pourriez prendre { $possible }.
lesson-wrong-costs = Nord répondrait par { $reply }. Cela vous coûterait bientôt environ { $seeds }.

lesson-ring = Quatre rangées
lesson-ring-look = Hus. Les deux rangées les plus proches de vous sont les vôtres, et vous seul y semez : vers la droite dans la rangée extérieure, puis en revenant par la rangée intérieure. En face de *J* se trouvent *o* et *b*, tous deux garnis. Quel coup finit en *J* ?
lesson-ring-look-right = En jouant *G*, vous avez fini en *J*, qui contenait déjà des graines. Vous avez pris les trois de *o* et les deux de *b*, et semé les cinq à partir de *K*.
lesson-ring-look-wrong = Ce coup ne prend rien. Comptez à partir de *G* : *H*, *I*, *J*.
lesson-ring-last = Un joueur qui ne peut plus jouer a perdu, et un trou d’une seule graine ne se joue pas. Nord a une seule graine en *f*. Quel coup gagne aussitôt ?
lesson-ring-last-right = En jouant *G*, vous avez de nouveau pris *o* et *b*, et Nord ne peut pas jouer sa graine seule en *f* : vous gagnez.
lesson-ring-last-wrong = Nord peut encore jouer *o* ou *b*. Prenez les deux.
lesson-ring-end = À l’Omweso, les graines prises se sèment à partir du début du parcours ; au Hawalis et au Moruba, elles vont dans votre grenier. F1 montre à tout moment les règles de la variante.
lesson-nyumba = La nyumba
lesson-nyumba-look = Bao la kiswahili. Dans la première phase, la namua, vous posez à chaque coup une graine de votre coupe dans un trou de votre rangée intérieure. Si vous pouvez prendre, vous devez le faire. Lequel de vos trous a des graines en face ?
lesson-nyumba-look-right = En jouant *J*, vous avez pris les quatre graines de *o*. Vous les avez semées à partir de l’extrémité droite de votre rangée intérieure, la kichwa : *I*, *J*, *K*, et la dernière en *L*, votre nyumba.
lesson-nyumba-look-wrong = Ce coup n’est pas permis : vous devez prendre quand vous le pouvez. Cherchez le trou en face de *o*.
lesson-nyumba-spend = Le trou *L* est votre nyumba, votre maison. Avec six graines ou plus, elle tient : quand vous y finissez, vous pouvez vous arrêter, ou la vider et semer ses graines. Le jeu vous laisse le choix.
lesson-nyumba-end = Quand votre coupe est vide commence la seconde phase, la mtaji : vous choisissez un trou et un sens, et vous devez toujours prendre si vous le pouvez. Un joueur qui ne peut plus jouer, ou n’a plus rien dans sa rangée intérieure, a perdu.
lesson-kichwa = La kichwa
lesson-kichwa-look = Bao la kujifunza. Vous choisissez le sens de chaque coup, et vous devez prendre si vous le pouvez. Vous prenez si votre dernière graine tombe dans un trou garni de votre rangée intérieure, face à des graines. En face de *J* se trouve *o*. Quel coup finit en *J* ?
lesson-kichwa-look-right = En jouant *H*, vous avez fini en *J* et pris les trois graines de *o*. Vous les avez semées à partir de l’extrémité droite de votre rangée intérieure, appelée kichwa : *I*, *J*, *K*.
lesson-kichwa-look-wrong = Ce coup n’est pas permis : vous devez prendre quand vous le pouvez. Les deux graines de *H* atteignent *J*.
lesson-kichwa-left = L’extrémité gauche, *P*, est aussi une kichwa. Si vous prenez dans l’un des deux trous de ce côté, vous semez à partir de là. En face de *O* se trouvent trois graines. Quel trou faut-il jouer pour finir en *O* ?
lesson-kichwa-left-right = En jouant *A*, vous avez semé vers la gauche, en passant par *P*, jusqu’en *O*, et pris les graines de *j*. Vous les avez semées à partir de la kichwa de gauche : *P*, *O*, *N*.
lesson-kichwa-left-wrong = Ce coup n’est pas permis : vous devez prendre quand vous le pouvez. Jouez *A* dans le sens qui passe par *P*.
lesson-kichwa-middle = *K* est un trou du milieu : là, vous semez les graines prises sans changer de sens. Deux coups finissent en *K* et prennent les quatre graines de *n*. Lequel les sème à partir de la kichwa de gauche, *P* ?
lesson-kichwa-middle-right = En jouant *M* vers la droite, vous avez fini en *K*. Les graines prises sont donc allées à droite aussi, à partir de la kichwa de gauche : *P*, *O*, *N*, *M*.
lesson-kichwa-middle-wrong = En partant de *E*, vous passez par *I* et *J* : les graines prises se sèment donc à partir de la kichwa de droite. L’autre coup vient de la gauche.
lesson-kichwa-win = Nord n’a que les trois graines de *n* dans sa rangée intérieure. Un joueur qui n’y a plus rien a perdu. Quel coup prend les trois ?
lesson-kichwa-win-right = En jouant *H*, vous avez fini en *K* et pris *n* : la rangée intérieure de Nord est vide, et vous gagnez aussitôt.
lesson-kichwa-win-wrong = Ce coup n’est pas permis : vous devez prendre quand vous le pouvez. Comptez à partir de *H* : *I*, *J*, *K*.
lesson-kichwa-end = Si vous ne pouvez pas prendre, vous jouez un trou de la rangée intérieure, tant que l’un de ses trous contient au moins deux graines. Le Bao la kiswahili ajoute une coupe de graines, une nyumba (une maison) et la takasia.
lesson-takasia = Takasia
lesson-takasia-look = Bao la kiswahili, en mtaji : les deux coupes sont vides. Ni vous ni Nord ne pouvez prendre. Si votre coup ne menace alors qu’un seul trou, ce trou est bloqué. Quel coup menace *l* ?
lesson-takasia-look-right = Vous avez semé *J* en *K* et *L*. Depuis *K*, vous pourriez maintenant finir en *M* et prendre *l*, et c’est votre seule menace : Nord ne peut pas jouer *l* au coup suivant.
lesson-takasia-look-wrong = Ce coup ne menace rien. Portez *K* à deux graines : elles atteindront *M*, en face de *l*.
lesson-takasia-blocked = Maintenant c’est votre *K* qui est bloqué : vous ne pouvez pas le jouer à ce coup. Et un parcours qui y finit ne va pas plus loin : le coup s’arrête. Quel coup finit en *K* ?
lesson-takasia-blocked-right = Vous avez semé *O* vers la droite jusqu’en *M*, et de là jusqu’en *K*. Le coup s’est arrêté là, alors que *K* contenait des graines.
lesson-takasia-blocked-wrong = Ce coup finit ailleurs. Semez *O* vers la droite, par *N* jusqu’en *M*, puis continuez à semer à partir de là.
lesson-takasia-spared = Un trou d’une seule graine n’est jamais bloqué, et si vous menacez deux trous, aucun n’est bloqué. Quel coup menace seulement *n* et ses deux graines ?
lesson-takasia-spared-right = Vous avez semé *M* en *L* et *K*. Seul *n* est menacé : *n* est donc bloqué.
lesson-takasia-spared-wrong = Ce coup ne bloque rien. Il ne menace aucun trou, ou seulement *k*, qui n’a qu’une graine, ou *n* et *o* à la fois.
lesson-takasia-end = Le blocage dure un coup. Une nyumba qui tient n’est jamais bloquée, pas plus que le seul trou garni de la rangée intérieure, ou le seul qui contienne deux graines ou plus.

## Bien jouer au Kalah, au Congklak, au Mangala et à l’Ô ăn quan

lesson-kalah-chain = Plusieurs coups en un seul tour
lesson-kalah-chain-opening = Kalah. Le meilleur premier coup est *C* : sa dernière graine tombe dans votre grenier. Regardez : vous gagnez une graine, vous ne donnez rien à Nord, et c’est encore à vous.
lesson-kalah-chain-nearest = *D*, *E* et *F* finissent tous trois dans votre grenier, et vous voulez en jouer le plus possible. Par quel trou commencer ?
lesson-kalah-chain-nearest-right = On commence par le trou le plus proche du grenier. Après *D* ou *E*, il y aurait deux graines en *F*, une de trop.
lesson-kalah-chain-nearest-wrong = Commencez par le trou le plus proche de votre grenier. *D* et *E* mettraient chacun une seconde graine en *F*, et *C* mettrait fin à votre tour.
lesson-kalah-chain-next = *F* est vide, et c’est encore à vous. Quel coup finit maintenant dans votre grenier ? Choisissez le trou le plus proche.
lesson-kalah-chain-next-right = Une graine est allée en *F*, une autre au grenier : *F* est de nouveau prêt.
lesson-kalah-chain-next-wrong = *E* contient deux graines : une pour *F*, une pour votre grenier.
lesson-kalah-chain-again = *D* atteindrait aussi votre grenier, mais mettrait une seconde graine en *F*. Que jouez-vous d’abord ?
lesson-kalah-chain-again-right = *F* est de nouveau vide, et vous pouvez jouer *D*.
lesson-kalah-chain-again-wrong = *F* contient une seule graine, à un pas de votre grenier.
lesson-kalah-chain-watch = Regardez *D*, puis encore *F*. Cela fait cinq coups supplémentaires dans le même tour.
lesson-kalah-chain-last = Si vous le pouvez, terminez un long tour par une prise. *F* est vide, et *a*, en face, contient cinq graines. Quel coup finit en *F* ?
lesson-kalah-chain-last-right = En jouant *E*, vous avez fini en *F* et pris six graines, dont les cinq de *a*. En un seul tour, votre grenier est passé de 13 à 24.
lesson-kalah-chain-last-wrong = *E* contient une graine, à un pas de *F*.

lesson-kalah-empty-hole = Préparer un trou vide
lesson-kalah-empty-hole-prepare = Le trou *c* de Nord contient huit graines, en face de *D*. En jouant *A*, vous finiriez en *D*, mais pour prendre, il faudrait que ce trou soit vide. Quel coup le vide et vous permet de rejouer ?
lesson-kalah-empty-hole-prepare-right = En jouant *D*, vous avez fini dans votre grenier : *D* est maintenant vide, et c’est encore à vous.
lesson-kalah-empty-hole-prepare-wrong = Ce coup ne vide pas *D*, qui contient trois graines : juste assez pour atteindre votre grenier.
lesson-kalah-empty-hole-take = Tout est prêt : *D* est vide, en face des huit graines de *c*. Quel coup finit en *D* ?
lesson-kalah-empty-hole-take-right = En jouant *A*, vous avez fini en *D* et pris neuf graines. Ce trou vide, vous l’aviez préparé vous-même.
lesson-kalah-empty-hole-take-wrong = *D* est à trois pas de *A*, et *A* contient trois graines.
lesson-kalah-empty-hole-end = Avant chaque coup, cherchez les trous bien garnis de Nord. Pouvez-vous vider votre trou d’en face, puis y finir ? Et n’oubliez pas que Nord cherche aussi les vôtres.

lesson-kalah-hoarding = Accumuler peut coûter cher
lesson-kalah-hoarding-heap = Vous avez accumulé neuf graines en *E*. Combien seront à vous ? Regardez où elles vont.
lesson-kalah-hoarding-fed = Une graine est allée au grenier, une en *F*, une en *A*, et six chez Nord. Des semailles qui dépassent votre grenier nourrissent l’adversaire.
lesson-kalah-hoarding-prey = Un gros tas est aussi une proie facile. Le trou *d* de Nord est vide, en face de vos neuf graines en *C*, et la graine de *c* y finirait. Que jouez-vous ?
lesson-kalah-hoarding-prey-right = *C* est maintenant vide. Cinq de ses graines sont allées chez Nord, mais sans cela, vous auriez perdu les neuf.
lesson-kalah-hoarding-prey-wrong = Après ce coup, Nord joue *c*, finit en *d* et prend tout ce que contient *C*. Jouez ce tas.
lesson-kalah-hoarding-exact = Accumuler paie si vous savez où le tas finira. Treize graines font le tour du plateau, et la dernière revient dans le trou de départ, alors vide. Que jouez-vous ?
lesson-kalah-hoarding-exact-right = La dernière graine est revenue en *C*, qui était vide, et vous avez pris les quatre de *d*.
lesson-kalah-hoarding-exact-wrong = *C* contient treize graines : la dernière revient en *C*, en face de *d*.
lesson-kalah-hoarding-end = N’accumulez donc que dans un but précis : finir exactement au grenier ou dans un trou vide, ou avoir des graines chez vous à la fin de la partie. Sinon, jouez les petits trous près de votre grenier.

lesson-kalah-last-turn = Le dernier tour
lesson-kalah-last-turn-home = 19 partout. Dès qu’un camp est vide, la partie est finie, et chacun reçoit les graines du sien. Nord n’a plus de graines qu’en *f*. Quel coup ne lui donne rien ?
lesson-kalah-last-turn-home-right = Toutes vos graines sont chez vous, et Nord doit jouer *f*.
lesson-kalah-last-turn-home-wrong = Ce coup donne à Nord des graines à jouer. *A* avance d’un pas et reste chez vous.
lesson-kalah-last-turn-out = Regardez *f* : une graine va au grenier de Nord, et deux vont dans votre camp. Le camp de Nord est alors vide.
lesson-kalah-last-turn-count = La partie est finie. Les neuf graines de votre camp sont à vous : vous gagnez 28 à 20.
lesson-kalah-last-turn-hold = Ne videz pas votre camp tant que celui de Nord est bien garni. *F* finit dans votre grenier ; *D* finit en *E* et prend les cinq graines de *b*. Que jouez-vous d’abord ?
lesson-kalah-last-turn-hold-right = Vous menez 20 à 14, mais la partie n’est pas finie, car il vous reste la graine de *F*. Nord doit encore jouer.
lesson-kalah-last-turn-hold-wrong = Après ce coup, il ne vous reste que *D*, qui vide votre camp. Les treize graines de la rangée du haut vont à Nord, qui gagne 27 à 21.
lesson-kalah-last-turn-end = Comptez avant de jouer vos dernières graines : ne videz votre camp que si votre avance dépasse le nombre de graines dans le camp de Nord.

lesson-congklak-chain = Coup sur coup
lesson-congklak-chain-opening = Congklak. Si votre dernière graine tombe dans votre grenier, vous rejouez. Chaque trou contient sept graines. Quel trou faut-il jouer pour y finir ?
lesson-congklak-chain-opening-right = *A* met une graine dans chacun de vos autres trous et la dernière au grenier. C’est de loin le meilleur premier coup.
lesson-congklak-chain-opening-wrong = Sept graines font sept pas. *G* est à un pas de votre grenier : comptez à rebours à partir de là.
lesson-congklak-chain-relay = Si votre dernière graine tombe dans un trou garni, vous le videz et continuez à semer. Quel coup finit dans votre grenier après un tel relais ?
lesson-congklak-chain-relay-right = En jouant *A*, vous avez atteint *E*, et les trois graines de ce trou sont allées en *F*, en *G* et au grenier. Vous rejouez.
lesson-congklak-chain-relay-wrong = Ce coup finit ailleurs. *A* mène en *E*, où il y aurait alors trois graines : continuez à compter.
lesson-congklak-chain-order = *D* et *G* finissent maintenant dans votre grenier. Jouez d’abord le plus proche, pour qu’aucune graine n’y tombe trop tôt. Regardez *G*, *D*, puis encore *G*.
lesson-congklak-chain-end = Vous avez rejoué quatre fois et gagné quatre graines, et c’est encore à vous. Avant chaque coup, cherchez un tel enchaînement.

lesson-congklak-empty-hole = Finir un parcours dans un trou vide
lesson-congklak-empty-hole-look = Congklak. Si un parcours finit dans un trou vide de votre camp, vous prenez cette graine et celles d’en face. *F* est vide, en face des huit graines de *b*. Quel coup finit en *F* ?
lesson-congklak-empty-hole-look-right = En jouant *B*, vous avez fini en *F* et pris neuf graines.
lesson-congklak-empty-hole-look-wrong = Ce coup finit ailleurs. *B* est à quatre pas de *F* et contient quatre graines.
lesson-congklak-empty-hole-end = Si vous finissez dans un trou vide de Nord, ou en face d’un trou vide, vous ne prenez rien, et votre tour est fini. Suivez donc un relais jusqu’au bout avant de le jouer.

lesson-congklak-hoarding = Accumuler nourrit l’adversaire
lesson-congklak-hoarding-heap = Congklak. Vous avez accumulé quatorze graines en *A*. Combien seront à vous ? Regardez où elles vont.
lesson-congklak-hoarding-fed = Une graine est allée au grenier, six dans votre camp et sept chez Nord. La dernière est tombée en *g*, qui était vide, et votre tour a pris fin.
lesson-congklak-hoarding-prey = Un gros tas est aussi une proie facile. En face de vos huit graines en *A*, le trou *g* de Nord est vide, et *d* y finirait. Que jouez-vous ?
lesson-congklak-hoarding-prey-right = *A* est maintenant vide. Nord n’a reçu qu’une de ses graines, et tous vos autres trous sont garnis.
lesson-congklak-hoarding-prey-wrong = Après ce coup, Nord joue *d*, finit en *g* et prend tout ce que contient *A*. Jouez ce tas.
lesson-congklak-hoarding-end = Ne gardez que les trous qui ont juste de quoi atteindre votre grenier : jouez-les un par un, le plus proche d’abord, avant que d’autres semailles n’y ajoutent une graine.

lesson-congklak-last-turn = Les dernières graines d’une manche
lesson-congklak-last-turn-look = Vous avez 47 graines, Nord 49. Le camp de Nord est vide : Nord doit passer son tour. La manche se termine quand les deux camps sont vides. *F* et *G* contiennent une graine chacun. Que jouez-vous d’abord ?
lesson-congklak-last-turn-look-right = Une graine est au grenier, et vous rejouez. La graine de *F* peut maintenant avancer en *G*, qui est vide.
lesson-congklak-last-turn-look-wrong = *F* finirait en *G*, et le relais donnerait une graine à Nord. Vous n’en auriez que 48, et *A* serait fermé à la manche suivante.
lesson-congklak-last-turn-watch = Regardez *F*. Nord, sans graines, passe son tour, puis *G* finit dans votre grenier.
lesson-congklak-last-turn-round = 49 partout : chacun peut regarnir ses sept trous. Il faut sept graines par trou : une seule peut donc décider si un trou est fermé. Vous avez joué en dernier, et vous commencez la nouvelle manche.

lesson-mangala-first-seed = La première graine revient
lesson-mangala-first-seed-back = Mangala. La première graine retourne dans le trou que vous videz. Regardez *D* : une graine y revient, les autres vont en *E*, en *F* et au grenier. Vous rejouez.
lesson-mangala-first-seed-single = Une graine seule ne revient pas : elle avance et laisse son trou vide. Quel coup finit dans votre grenier ?
lesson-mangala-first-seed-single-right = *F* est maintenant vide, et c’est encore à vous.
lesson-mangala-first-seed-single-wrong = Ce coup ne finit pas dans votre grenier. *F* contient une seule graine et n’en est qu’à un pas.
lesson-mangala-first-seed-count = *F* est vide, en face des huit graines de *a*. Si vous y finissez, vous les prenez. Une de vos graines revient : comptez-en une de moins. Quel coup finit en *F* ?
lesson-mangala-first-seed-count-right = Des quatre graines de *C*, une y est revenue, et trois ont été semées jusqu’en *F*. Avec les huit de *a*, vous en prenez neuf.
lesson-mangala-first-seed-count-wrong = Ce coup finit ailleurs. *C* est à trois pas de *F* et contient quatre graines : une y revient, et les trois autres atteignent le trou vide.

lesson-mangala-even = Faire un nombre pair
lesson-mangala-even-look = Mangala. Si votre dernière graine rend pair le nombre de graines d’un trou de Nord, vous les prenez toutes. *c* en contient neuf. Quel coup y finit ?
lesson-mangala-even-look-right = En jouant *E*, vous avez fait dix en *c* : vous prenez les dix.
lesson-mangala-even-look-wrong = Ce coup ne finit pas en *c*. *E* contient six graines : une revient, les autres vont en *F*, au grenier, en *a*, en *b* et en *c*.
lesson-mangala-even-guard = Un trou qui contient un nombre impair de graines est donc en danger. Votre trou *B* en contient neuf. Le trou *e* de Nord en contient cinq : il finirait en *B* et y ferait dix. Que jouez-vous ?
lesson-mangala-even-guard-right = Il reste une graine en *B*. En jouant *e*, Nord n’y ferait que deux.
lesson-mangala-even-guard-wrong = Après ce coup, Nord joue *e*, finit en *B* et prend dix graines. Jouez ce tas.

lesson-mangala-empty-row = Vider son camp en premier
lesson-mangala-empty-row-race = Mangala. Le premier dont le camp est vide reçoit toutes les graines qui restent. *F* finit dans votre grenier ; *D* finit en *E* et prend les trois graines de *b*. Que jouez-vous d’abord ?
lesson-mangala-empty-row-race-right = Une graine est revenue en *F*, et c’est encore à vous.
lesson-mangala-empty-row-race-wrong = Après ce coup, votre camp n’est pas vide, et c’est à Nord de jouer. Commencez par *F* : chaque fois que vous finissez dans votre grenier, vous rejouez.
lesson-mangala-empty-row-watch = Regardez encore *F*, puis *D*, qui prend quatre graines et vide votre camp.
lesson-mangala-empty-row-won = La partie est finie, et les onze graines du camp de Nord sont à vous : vous gagnez 32 à 16. Au Kalah, elles iraient à Nord.
lesson-mangala-empty-row-feed = Nord peut en faire autant. Sa dernière graine, en *f*, irait dans son grenier, et vos onze graines lui reviendraient. Que jouez-vous ?
lesson-mangala-empty-row-feed-right = Nord a deux graines de plus : après *f*, la partie continue.
lesson-mangala-empty-row-feed-wrong = Après ce coup, Nord joue *f*, vide son camp et gagne 29 à 19. Seul *F* atteint le camp de Nord.

lesson-quan-sowing = Continuer à semer et prendre
lesson-quan-sowing-names = Ô ăn quan. Les graines des dix trous sont les dân, le peuple. À chaque bout, une case contient un quan, un mandarin qui vaut dix graines. La partie est finie quand tous deux ont été pris.
lesson-quan-sowing-relay = Après votre dernière graine, vous videz le trou suivant et continuez à semer. S’il est vide, vous prenez le trou d’après. *d* est vide, et *e*, juste après, contient six graines. Quel coup finit en *c* ?
lesson-quan-sowing-relay-right = En jouant *A*, vous avez fini dans la case de droite. Vous avez vidé le trou suivant, *a*, et semé ses deux graines jusqu’en *c* : vous prenez les six de *e*.
lesson-quan-sowing-relay-wrong = Ce coup finit ailleurs. Les cinq graines de *A*, semées vers la droite, finissent dans la case de droite, et le trou suivant est *a*.
lesson-quan-sowing-gaps = Vous continuez à prendre tant que le trou suivant est vide et que celui d’après contient des graines. *c* et *e* sont vides ; après eux viennent *d* et la case de gauche. Quel coup finit en *b* ?
lesson-quan-sowing-gaps-right = En jouant *D*, vous avez fini en *b*. Vous avez pris les quatre graines de *d* et, au-delà de *e*, qui est vide, le mandarin, qui en vaut dix.
lesson-quan-sowing-gaps-wrong = Semez les quatre graines de *D* vers la droite : *E*, la case de droite, *a* et *b*.

lesson-quan-refill = Garder des graines chez soi
lesson-quan-refill-keep = Ô ăn quan. Si votre camp est vide à votre tour, vous devez y remettre cinq graines de votre grenier, une par trou. Votre camp ne contient plus que les deux graines de *E*. Dans quel sens les semez-vous ?
lesson-quan-refill-keep-right = *D* et *C* contiennent une graine chacun : votre camp n’est pas vide, et vous ne payez rien.
lesson-quan-refill-keep-wrong = Les deux graines quitteraient votre camp, et vous devriez en payer cinq. Semez *E* vers la gauche.
lesson-quan-refill-strike = Nord joue *e* et ne prend rien. Le dernier mandarin, qui vaut dix graines, est dans la case de droite, et *E*, à côté, est vide. Quel coup finit en *D* ?
lesson-quan-refill-strike-right = En jouant *C*, vous avez fini en *D* et pris le mandarin, au-delà de *E*, qui est vide.
lesson-quan-refill-strike-wrong = *C* est à un pas de *D*. Semez-le vers la droite.
lesson-quan-refill-end = Les deux mandarins sont pris, et la partie est finie. Chacun reçoit les graines de son camp, et vous gagnez 43 à 27. Grâce aux deux graines gardées chez vous, vous en avez pris dix.
