### Les stratégies, à lire. Les clés commencent par « strategies- ».
###
### Sud est la rangée du bas, de A à F, Nord celle du haut, de a à f. Ce que dit un exemple est vérifié : on change les mots, pas les faits.

strategies-heading = Stratégies
strategies-intro = Le fichier d’aide de 1996 distingue trois groupes de stratégies : attaque, défense et fin de partie. Le kroo, dit-il, est une attaque classique ; il y oppose, d’après Ballou, le barrage, la pression et la surcharge. Les stratégies de fin de partie présentées ici viennent d’ailleurs : le joueur affamé, du feuillet de Strasbourg ; les petits coups, de ce programme.
strategies-offensive = L’attaque : le kroo
strategies-defensive = La défense contre un kroo
strategies-end = La fin de partie

## Chacune a un titre, une explication et un exemple

strategies-master-stone = La pierre maîtresse
strategies-master-stone-what = La dernière graine semée s’appelle la pierre maîtresse. Elle seule peut déclencher une prise ; les graines tombées avant elle ne peuvent que la préparer.
strategies-master-stone-example = Depuis *E*, quatre graines portent à deux chacun des trous *a*, *b* et *c*, et la dernière tombe en *c* : Sud prend six graines. Depuis *D*, six graines portent à deux les mêmes trous, mais la dernière va jusqu’en *d*, y fait cinq et ne prend rien.
strategies-kroo = Le kroo
strategies-kroo-what = Un kroo est un trou qui contient assez de graines pour faire tout le tour du plateau : douze ou plus. Le mot est akan et veut dire « accumulation ». En le semant, on fait une boucle, qui saute le trou de départ et le laisse vide. Jouée au bon moment, elle est un désastre pour l’adversaire : là où elle passe deux fois, elle laisse une longue chaîne de deux et de trois.
strategies-kroo-example = *E* contient quinze graines. Elles font le tour et passent une seconde fois dans les trous *a*, *b* et *c* : deux graines en *a*, trois en *b*, deux en *c*. Sud prend les sept, et *E* est vide.
strategies-ripe = Le kroo mûr
strategies-ripe-what = Un kroo est mûr quand il a assez de graines pour atteindre une seconde fois le premier trou de l’adversaire. Joué plus tôt, il n’y arrive pas. Un kroo mûr est une menace, et il peut attendre.
strategies-ripe-example = Depuis *E*, il faut treize graines pour en poser une seconde en *a*, et *E* n’en contient que douze. Un coup depuis *D* lui donne la treizième. Joué maintenant, le kroo finirait en *a*, y ferait deux et les prendrait.
strategies-dam = Le barrage
strategies-dam-what = Gardez plus de deux graines dans le trou où tombera la dernière graine du kroo adverse. Après les semailles, ce trou contient trop de graines pour être pris : c’est un barrage, qui protège aussi les trous précédents.
strategies-dam-example = Le kroo de Nord en *e* contient quinze graines : la dernière tomberait en *C*, qui en contient quatre. Sud ne touche pas à *C* et joue *A* : le kroo ne fait alors que six en *C* et ne prend rien. Si Sud avait joué *C*, le kroo aurait pris sept graines.
strategies-pressure = La pression
strategies-pressure-what = Nourrissez l’adversaire le moins possible : faute d’autre coup, il doit jouer son kroo avant qu’il ne soit mûr.
strategies-pressure-example = Le kroo en *e* contient douze graines, une de moins qu’il n’en faut, et Nord n’a rien d’autre à jouer. Sud joue *C* et ne donne aucune graine : Nord doit jouer *e*. La dernière graine tombe en *f* et ne prend rien.
strategies-overloading = La surcharge
strategies-overloading-what = Nourrissez le kroo jusqu’à ce qu’il manque sa cible : avec une graine de plus, il finit un trou plus loin.
strategies-overloading-example = Le kroo du trou *a* contient dix-neuf graines : il finirait en *C* et prendrait deux graines dans ce trou et deux en *B*. Sud joue *E*, et la dernière graine tombe en *a*. Avec vingt, le kroo finit en *D*, y fait six et ne prend rien.
strategies-small-moves = Les petits coups
strategies-small-moves-what = Quand il reste peu de graines, un coup chez soi ne coûte rien, et une graine qui passe en face est un cadeau. Gardez de petits coups pour la fin : le joueur qui n’en a plus doit donner.
strategies-small-moves-example = Il reste cinq graines. En jouant *B*, Sud sème en *C* et reste dans son camp ; en jouant *F*, il donnerait deux graines à Nord, qui n’en a que deux.
strategies-hungry = Affamé, mais pas battu
strategies-hungry-what = Un joueur affamé n’a pas forcément perdu, dit le feuillet de Strasbourg : là où les règles obligent à nourrir, l’adversaire doit donner des graines, quitte parfois à concéder une prise.
strategies-hungry-example = Sud n’a plus aucune graine. Nord doit jouer *d*, le seul trou d’où on peut atteindre le camp de Sud. Sud joue ensuite *F*, fait trois en *a* et les prend. Sud a maintenant 25 graines, plus de la moitié des 48, et la partie continue.
