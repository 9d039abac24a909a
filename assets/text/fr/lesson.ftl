### De courtes leçons sur le plateau. Les clés commencent par « lesson- », puis le nom du fichier de la leçon.
###
### « Vous » est l'élève, qui joue Sud, la rangée du bas. Un texte se montre avant que ne se joue ce qu'il
### annonce. Ce qu'il dit d'une position est vérifié : changez les mots, non les faits. Environ 240 caractères.

## La liste des leçons

lesson-chapter-beginning = Pour commencer
lesson-chapter-examples = Les règles par l’exemple
lesson-chapter-strategy = Bien jouer

## La première partie

lesson-first-steps = Premiers pas
lesson-first-steps-lift = Douze trous, quatre graines dans chacun. La rangée du bas, de A à F, est la vôtre. Choisissez l’un de vos trous : toutes ses graines sont prises et posées une à une dans les trous suivants, vers la droite et tout autour du plateau.
lesson-first-steps-lift-right = Voilà un coup : prendre un trou, semer ses graines. Ce serait maintenant à Nord de jouer.
lesson-first-steps-lift-wrong = Vos trous sont ceux de la rangée du bas : A, B, C, D, E et F.
lesson-first-steps-sow = Ce qui compte, c’est où tombe la dernière graine. La rangée de Nord continue la vôtre : après F vient a, puis b. Quel trou pose sa dernière graine en a ?
lesson-first-steps-sow-right = Oui : D, E, F, a. Quatre graines, quatre trous.
lesson-first-steps-sow-wrong = Pas celui-ci. Partez du trou suivant et comptez un trou par graine : le quatrième doit être a.
lesson-first-steps-capture = Si votre dernière graine tombe chez Nord et y fait deux ou trois, ce trou est à vous. Il y a une graine en b. Quel trou finit là ?
lesson-first-steps-capture-right = Une graine et votre dernière font deux : elles sont à vous et vont au grenier.
lesson-first-steps-capture-wrong = Celui-là finit ailleurs. Cherchez un trou dont la dernière graine tombe en b : D en est à quatre trous.
lesson-first-steps-chain = Mieux encore : si le trou juste avant contient lui aussi deux ou trois graines, il est récolté également, et ainsi de suite en arrière dans le camp de Nord. Trouvez le coup qui prend b et c ensemble.
lesson-first-steps-chain-right = Deux en c, trois en b : cinq graines. En a il y en a cinq, et la suite s’arrête.
lesson-first-steps-chain-wrong = Pas tout à fait. La dernière graine doit tomber en c ; D a cinq graines.
lesson-first-steps-feed = Nord n’a plus de graines. On n’affame personne : si vous le pouvez, vous devez jouer un coup qui donne des graines à Nord. Un seul de vos trous va assez loin.
lesson-first-steps-feed-right = Bien nourri : F, a, b. La partie continue.
lesson-first-steps-feed-wrong = Nord n’aurait toujours rien à jouer. E a trois graines : F, a, b.
lesson-first-steps-end = Vous savez tout : prendre, semer, récolter, nourrir. Quand l’un ne peut plus jouer, chacun garde les graines de son camp, et le grenier le plus plein gagne. Bonne partie !

## Les règles par l'exemple

lesson-must-feed = Un trou qui ne se joue pas
lesson-must-feed-look = Le camp de Nord est vide. B s’arrêterait en E et ne lui donnerait rien : tant qu’un autre trou nourrit Nord, B ne se joue pas. Essayez si vous voulez. Quels trous se jouent ?
lesson-must-feed-right = D et F atteignent tous deux le camp de Nord. L’un ou l’autre convient.
lesson-must-feed-wrong = Ce trou ne se joue pas maintenant. Cherchez-en un dont les graines atteignent la rangée du haut.
lesson-must-feed-free = Et ici ? Aucun de vos trous n’atteint le camp de Nord : vous êtes libre de jouer ce que vous voulez. Regardez A.
lesson-must-feed-end = Nord n’a aucun coup, et la partie est finie. Les quatre graines de votre camp sont à vous : vous gagnez, 26 à 22.

lesson-capture = Une récolte
lesson-capture-look = Pour récolter, il faut une dernière graine qui fasse deux ou trois chez Nord. Ici un seul de vos trous le peut. Trouvez-le.
lesson-capture-right = D a atteint b, où étaient deux graines : trois, et elles sont à vous. En a il y en a cinq, et la suite s’arrête.
lesson-capture-wrong = Sa dernière graine ne récolte rien. Le trou b de Nord a deux graines : quel trou finit là ?

lesson-triple-capture = Sept graines d’un coup
lesson-triple-capture-look = De petits trous côte à côte sont une faiblesse. En a, b et c il y a une, une et deux graines. L’un de vos trous prend les trois.
lesson-triple-capture-right = Trois en c, deux en b, deux en a : une triple récolte de sept graines. La suite remonte à partir de votre dernière graine.
lesson-triple-capture-wrong = Pas celui-ci. Votre dernière graine doit tomber en c : comptez depuis D.

lesson-grand-slam = Un grand chelem refusé
lesson-grand-slam-look = Les sept mêmes graines, mais Nord n’en a pas d’autres. D prendrait tout et laisserait Nord sans rien. Regardez.
lesson-grand-slam-void = Récolter tout ce qu’a l’adversaire est un grand chelem, et il est annulé : les graines restent comme elles ont été semées, et vous n’en prenez aucune. Le coup lui-même est permis.

lesson-gap = Un trou qui rompt la suite
lesson-gap-look = Il y a deux, trois et une graines en c, b et a. D en pose une dans chacun. Lesquels seront récoltés ? Regardez b.
lesson-gap-end = Seul c, avec trois. En b votre graine a fait quatre : c’est une rupture, et la suite finit là. Les deux de a restent, bien que deux conviennent.

## Bien jouer

lesson-master-stone = La pierre maîtresse
lesson-master-stone-pass = La dernière graine des semailles est la pierre maîtresse : elle seule ouvre une récolte. D pose une graine en a, b et c et y fait deux partout. Regardez ce qu’il prend.
lesson-master-stone-choose = Rien : la dernière graine est allée en d et y a fait cinq. Recommencez. Quel trou pose sa pierre maîtresse en c ?
lesson-master-stone-right = Les mêmes graines en a, b et c, mais la dernière est maintenant en c : les six sont à vous.
lesson-master-stone-wrong = Sa dernière graine ne récolte rien. Comptez à rebours depuis c : quatre graines y vont depuis E.

lesson-attack = Attaquer : deux menaces à la fois
lesson-attack-look = Il n’y a rien à récolter. Mais on peut se préparer : trouvez le coup tranquille après lequel deux de vos trous menacent de récolter. Nord ne peut répondre qu’à l’un.
lesson-attack-prepared = Maintenant D menace a, et F menace c. Quoi que joue Nord, vous récolterez.
lesson-attack-wrong = Ce n’est pas assez fort. E donne une graine à F et une à a : voyez ce que D et F peuvent faire ensuite.
lesson-attack-take = Nord met c à l’abri. Prenez l’autre !
lesson-attack-right = Deux menaces, une seule défense : c’est ainsi que l’on gagne des graines.
lesson-attack-missed = Cela ne récolte rien. D a trois graines, et a en a une.

lesson-defence = Se défendre : trois parades
lesson-defence-flee = Voyez le trou d de Nord : cinq graines, la dernière en C. Elle y ferait deux, et trois en B. Écartez-vous de son chemin.
lesson-defence-flee-right = Fuir : C est vide maintenant, et une seule graine qui y tombe ne récolte rien.
lesson-defence-flee-wrong = Le trou d de Nord récolterait encore. Il lui faut finir dans un trou où il fait deux ou trois : ne laissez pas C ainsi.
lesson-defence-fill = Le trou f de Nord a trois graines et finit en C, où il ferait trois. Cette fois, ne fuyez pas : remplissez.
lesson-defence-fill-right = C a trois graines. Une de plus ferait quatre, et quatre ne se récoltent pas.
lesson-defence-fill-wrong = Il y a mieux. Une graine de plus en C le met à l’abri : quel trou passe par là ?
lesson-defence-overload = Le trou a de Nord a sept graines et finit en B : il prendrait A et B, deux dans chacun. Cette fois, ni fuir ni remplir : surchargez l’attaquant !
lesson-defence-overload-right = Huit graines en a : elles vont un trou trop loin et finissent en C, où elles ne récoltent rien.
lesson-defence-overload-wrong = Il y a mieux. Posez une graine en a, et ses semailles finissent un trou plus loin.

lesson-kroo = Le kroo
lesson-kroo-what = Un trou qu’on laisse grossir jusqu’à douze graines ou plus est un kroo, un mot des Akan. Semé, il fait tout le tour du plateau, saute son propre trou et commence un second tour. Regardez E, avec douze.
lesson-kroo-unripe = La douzième graine est tombée en F, chez vous, et n’a rien récolté. Le kroo n’était pas mûr : son second tour doit atteindre a, le premier trou de Nord.
lesson-kroo-ripen = Depuis E, il y faut treize graines. Il y en a douze. Trouvez le coup tranquille qui fait mûrir le kroo.
lesson-kroo-ripen-right = Treize. Maintenant la dernière graine atteindrait a une seconde fois. Un kroo mûr est une menace ; rien ne presse de le jouer.
lesson-kroo-ripen-wrong = E manque encore d’une graine, ou s’en va trop tôt. Lequel de vos trous finit en E ?
lesson-kroo-reap = Un kroo pose deux graines là où il passe deux fois : un trou vide en a deux, une graine seule en fait trois. En voici quinze, assez pour c. Récoltez !
lesson-kroo-reap-right = Deux en c, trois en b, deux en a : sept graines. C’est un camp presque vide qui craint le plus un kroo.
lesson-kroo-reap-wrong = Le kroo est mûr, et le camp de Nord presque vide : jouez E.

lesson-against-kroo = Contre un kroo
lesson-against-kroo-danger = Le kroo de Nord en e a quinze graines. Son second tour finit en C, et vos premiers trous sont presque vides. Voyez ce qu’ils perdent.
lesson-against-kroo-dam = Sept graines de perdues. Mais que C en contienne quatre : le kroo y ferait six et ne récolterait rien. Un tel tas est un barrage. Quels trous jouer sans le rompre ?
lesson-against-kroo-dam-right = Le barrage tient. Tant que le kroo finit en C, il ne prend rien.
lesson-against-kroo-dam-wrong = C est votre barrage : sans lui, le kroo prend sept graines. Jouez autre chose.
lesson-against-kroo-pressure = La pression : il manque une graine au kroo, qui en a douze, pour être mûr. Nord n’a rien d’autre à jouer. Que cela dure : jouez un coup qui ne lui donne pas de graine.
lesson-against-kroo-pressure-right = Maintenant Nord doit lever le kroo avant qu’il ne soit mûr.
lesson-against-kroo-pressure-wrong = F donnerait à Nord deux graines, et le temps d’attendre. Restez chez vous.
lesson-against-kroo-forced = Nord n’a pas le choix. Regardez : la dernière graine ne va pas plus loin que f et ne récolte rien, et six des graines sont chez vous.
lesson-against-kroo-overload = La surcharge : dix-neuf graines en a, juste assez pour finir en C et prendre B et C. Donnez-lui-en une de plus, et il finit en D, où quatre graines l’attendent.
lesson-against-kroo-overload-right = Vingt : la dernière graine ferait six en D. Trop gros est aussi inoffensif que trop petit.
lesson-against-kroo-overload-wrong = Alors le kroo frappe, ou Nord reçoit trop de graines. Quel trou pose sa dernière graine en a ?

lesson-endgame = La fin de partie
lesson-endgame-look = Il reste cinq graines, et Nord n’en a que deux. Un coup chez soi ne coûte rien ; une graine qui passe en face est un cadeau. Faites venir Nord à vous.
lesson-endgame-right = B attend, et Nord doit s’approcher. Gardez de petits coups pour la fin : qui n’en a plus doit donner.
lesson-endgame-wrong = F donne ses deux graines. Vous avez un coup plus petit.

lesson-hungry = Garder l’adversaire affamé
lesson-hungry-keep = 22 partout. Nord n’a qu’une graine, en f : au prochain tour elle tombe en A, où une graine seule deviendrait deux et serait perdue. Écartez-vous, et ne donnez rien.
lesson-hungry-keep-right = A est vide, et rien n’est passé en face : Nord reste affamé.
lesson-hungry-keep-wrong = Alors f fait deux en A et les récolte. Ôtez A de son chemin.
lesson-hungry-gather = Nord donne sa dernière graine. Aucune des vôtres ne peut atteindre son camp : vous n’avez pas à nourrir. Jouez ce que vous voulez.
lesson-hungry-gather-right = Nord ne peut pas jouer, la partie est finie, et les quatre graines de votre camp sont à vous : 26 à 22.
lesson-hungry-gather-wrong = N’importe laquelle de vos graines convient.
lesson-hungry-fed = Mais un affamé n’a pas encore perdu. C’est vous qui n’avez plus rien : si la partie finissait là, Nord gagnerait 26 à 22. Mais d atteint votre camp, et Nord doit le jouer. Regardez.
lesson-hungry-strike = Huit graines sont parties, et six sont à vous de jouer. L’une récolte aussitôt. Laquelle ?
lesson-hungry-strike-right = Trois graines, et 25 dans votre grenier : plus de la moitié des 48. Vous avez gagné.
lesson-hungry-strike-wrong = Cela ne récolte rien. F a une graine, et a en a deux.
