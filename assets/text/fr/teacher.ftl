### Pourquoi un coup est bon ou mauvais, bilans de parties, problèmes. Les clés de ce fichier commencent par « teacher- ».
###
### $player est le joueur au trait avant le coup, $opponent l'autre ; ce sont des noms. $move, $hole et $from sont des lettres de
### trous, $holes plusieurs. $seeds et ce qui compte aussi des graines sont des nombres avec leur mot : « deux graines ».

teacher-only-move = C’est le seul coup permis.
teacher-only-move-here = { $hole } est le seul coup permis.
teacher-takes = { $move } prend { $seeds } en { $holes }.
teacher-gives = En chemin, { $opponent } prend { $seeds } en { $holes }.
teacher-ends = { $ends ->
        [penalty] { $move } met fin à la partie par une pénalité : { $player } pouvait nourrir { $opponent } et ne l’a pas fait
       *[other] { $move } met fin à la partie
    }.
teacher-ends-rest = { teacher-ends } Graines restantes : { $mine } pour { $player } et { $theirs } pour { $opponent }.
teacher-blocks = { $opponent } ne peut alors pas jouer et passe son tour.
teacher-takes-next = Quoi que réponde { $opponent }, { $player } peut ensuite prendre au moins { $seeds }.
teacher-threatens = Ce coup prépare une prise : si { $opponent } passait son tour, { $from } prendrait { $seeds } en { $holes }.
teacher-traps = Si { $opponent } répondait par { $reply }, { $from } prendrait { $seeds } en { $holes }.
teacher-shields = Après tout autre coup, { $opponent } pourrait prendre au moins { $seeds } ; après celui-ci, { $count ->
        [0] rien
       *[other] pas plus de { $left }
    }.
teacher-saves = Ce coup sauve { $seeds } que { $from } prendrait en { $holes }.
teacher-saves-partly = { $from } prendrait { $seeds } ; après ce coup, { $opponent } ne peut pas prendre plus de { $left }.
teacher-exposes = { $from } peut ensuite prendre { $seeds } en { $holes }.
teacher-in-danger = { $from } menace de prendre { $seeds } en { $holes }.
teacher-starves = Ce coup laisse { $opponent } sans une graine.
teacher-feeds = Ce coup donne { $seeds } à { $opponent }, qui n’en avait plus.
teacher-feeds-by-duty = { $duty ->
        [reach] { $opponent } n’a plus de graines, et il faut atteindre l’autre rangée
       *[feed] { $opponent } n’a plus de graines et doit être nourri
    } : ce coup lui donne { $seeds }.
teacher-forces-feeding = { $player } n’a alors plus de graines, et { $opponent } doit { $duty ->
        [reach] atteindre l’autre rangée
       *[feed] nourrir son adversaire
    }. Coups permis : { $holes }.
teacher-must-feed = { $duty ->
        [reach] { $opponent } n’a plus de graines, et il faut atteindre l’autre rangée : { $count ->
            [one] { $holes } ne l’atteint pas et ne peut pas être joué
           *[other] { $holes } ne l’atteignent pas et ne peuvent pas être joués
        }
       *[feed] { $opponent } n’a plus de graines et doit être nourri : { $count ->
            [one] { $holes } ne le nourrit pas et ne peut pas être joué
           *[other] { $holes } ne le nourrissent pas et ne peuvent pas être joués
        }
    }.
# Un coup tranquille reste chez soi, ne prend rien et ne finit pas la partie.
teacher-tempo = Coups tranquilles restants : { $mine ->
        [0] aucun
       *[other] { $mine-words }
    } pour { $player }, { $theirs ->
        [0] aucun
       *[other] { $theirs-words }
    } pour { $opponent }. Un coup tranquille reste chez soi, ne prend rien et ne met pas fin à la partie.
teacher-kroo-ripe = Le kroo (le gros tas) en { $hole } est mûr : { $seeds } font le tour et finissent en { $end }. Joué maintenant, il ne prendrait rien.
teacher-kroo-takes = Le kroo (le gros tas) en { $hole } est mûr : { $seeds } font le tour et finissent en { $end }. Joué maintenant, il prendrait { $taken }.
teacher-kroo-unripe = { $hole } est un kroo de { $seeds }, pas encore mûr : il lui manque { $lacking }.
teacher-dam = { $hole } est un barrage : le kroo en { $kroo } y finit et ne prend rien ; après un autre coup, il aurait pu prendre { $seeds }.
teacher-disarms = Le kroo en { $kroo } ne prend alors rien ; après un autre coup, il aurait pu prendre { $seeds }.
teacher-pressure = { $opponent } n’a rien d’autre à jouer que le kroo en { $kroo }, qui n’est pas mûr et ne prend rien.
teacher-overloads = { $move } surcharge le kroo en { $kroo }, qui manque son but : il aurait pris { $seeds }.
teacher-sacrifice = Un sacrifice : { $reply } peut prendre { $given }, mais alors { $answer } prend { $gained }.
teacher-relay = { $move } fait { $count ->
        [one] un parcours
       *[other] { $laps } parcours
    } et finit en { $end }.
teacher-moves-again = Ce coup permet à { $player } de rejouer.
teacher-stores = Ce coup met { $seeds } à l’abri dans le grenier.
teacher-makes-special = { $hole } devient un trou spécial de { $player }.
teacher-threatens-special = Si { $opponent } passait son tour, { $from } ferait de { $hole } un trou spécial de { $player }.
teacher-prevents-special = { $from } ferait de { $hole } un trou spécial de { $opponent } ; après ce coup, aucun coup n’y parvient.
teacher-closes = Après ce coup, { $loser } ne peut plus garnir { $hole } pour la manche suivante.
teacher-round-lost = Après ce coup, { $loser } ne peut plus avoir { $count ->
        [1] un seul trou
       *[other] { $holes } trous
    } à la manche suivante.

## Bilans de parties. $class vaut best, good, inaccuracy, mistake ou blunder ; $best est une lettre ; $certainty l'un des deux messages qui suivent.

teacher-proved = prouvé
teacher-solved = d’après la ligne résolue
teacher-estimated = estimé à { $plies ->
        [one] { $plies } coup
       *[other] { $plies } coups
    }
teacher-class = { $class ->
        [best] Meilleur coup
        [good] Bon coup
        [inaccuracy] Imprécision
        [mistake] Erreur
       *[blunder] Gaffe
    }
teacher-ply = { teacher-class } ({ $certainty }).
teacher-ply-better = { teacher-class } : { $best } valait { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } de plus ({ $certainty }).
teacher-ply-better-about = { teacher-class } : { $best } valait environ { $seeds ->
        [half] une demi-graine
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } de plus ({ $certainty }).
teacher-accuracy = { $player } : { $percent } % de précision ; imprécisions : { $inaccuracies }, erreurs : { $mistakes }, gaffes : { $blunders }.

## Où un joueur se situe sur l'échelle des niveaux, dont les noms sont donnés.

teacher-between = entre { $below } et { $above }
teacher-below = en dessous de { $above }
teacher-at-least = au moins { $below }

## Problèmes : de quoi il s'agit, et le premier indice

teacher-theme-starving = Affamer
teacher-theme-forced-feeding = Forcer à nourrir
teacher-theme-kroo = Les kroos
teacher-theme-dam = Contre un kroo
teacher-theme-sacrifice = Les sacrifices
teacher-theme-long-relay = De longues semailles
teacher-theme-chain = Les chaînes
teacher-theme-opposite-hole = Le trou d’en face
teacher-theme-tempo = Les petits coups
teacher-theme-saving = Sauver ses graines
teacher-theme-special = Trous spéciaux
teacher-theme-shutting = Fermer des trous
teacher-theme-gap = Au-delà d’un vide
teacher-theme-again = Plusieurs coups
teacher-hint-starving = Vous pouvez laisser votre adversaire sans une graine.
teacher-hint-forced-feeding = Vous pouvez forcer votre adversaire à vous nourrir.
teacher-hint-kroo = Un trou fait tout le tour du plateau.
teacher-hint-dam = Regardez le trou le plus plein de votre adversaire. Où finit-il ?
teacher-hint-sacrifice = Ce que vous donnez maintenant vous reviendra, et même davantage.
teacher-hint-long-relay = Certaines semailles vont très loin.
teacher-hint-chain = Vous pouvez prendre une chaîne de trous.
teacher-hint-opposite-hole = Regardez de l’autre côté du plateau.
teacher-hint-tempo = Il reste peu de graines : comptez les coups qui restent chez vous.
teacher-hint-saving = Certaines de vos graines sont en danger.
teacher-hint-special = Cherchez un trou qui peut devenir spécial.
teacher-hint-shutting = Pensez à la manche suivante : qui pourra garnir quels trous ?
teacher-hint-gap = Regardez au-delà des trous vides.
teacher-hint-again = Vous pouvez jouer plus d’une fois.

## Quatre rangées

teacher-wins-stuck = { $winner } gagne : { $loser } n’a plus aucun coup.
teacher-wins-inner = { $winner } gagne : la rangée intérieure de { $loser } est vide.
teacher-loses-endless = { $loser } perd : les semailles n’ont pas de fin.
teacher-draws = Ce coup termine la partie par une nulle.
teacher-wins-next = Quoi que réponde { $opponent }, { $player } gagne au coup suivant.
teacher-lets-win = { $opponent } gagne ensuite par { $reply }.
teacher-few-replies = { $opponent } n’a alors que { $count ->
        [one] un seul coup
       *[other] { $replies } coups
    } au choix.
teacher-mobility = Coups au choix : { $player } { $mine }, { $opponent } { $theirs }.
teacher-nyumba-taken = Ce coup prend la nyumba { $hole } de { $opponent }.
teacher-nyumba-spent = Ce coup dépense la nyumba { $hole } et sème à partir d’elle.
teacher-nyumba-lost = Ce coup coûte à { $player } la nyumba { $hole }.
teacher-nyumba-kept = Ce coup finit dans la nyumba { $hole } et la garde.
teacher-blocks-hole = Takasia : { $opponent } ne peut pas jouer { $hole } au coup suivant.
teacher-blocked-hole = Takasia : { $hole } ne peut pas être joué à ce coup.
teacher-theme-last-move = Le dernier coup
teacher-theme-inner-row = La rangée intérieure
teacher-theme-across = De l’autre côté
teacher-theme-nyumba = Nyumba
teacher-theme-takasia = Takasia
teacher-hint-last-move = Vous pouvez laisser l’adversaire sans coup.
teacher-hint-inner-row = Regardez la rangée intérieure de l’adversaire.
teacher-hint-across = Comptez où finit le premier parcours, et ce qui se trouve en face.
teacher-hint-nyumba = Il s’agit d’une maison.
teacher-hint-takasia = Un coup sans prise peut bloquer un trou.
