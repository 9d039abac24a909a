### Pourquoi un coup est bon ou mauvais, bilans de parties, problèmes. Les clés de ce fichier commencent par « teacher- ».
###
### $player est le joueur au trait avant le coup, $opponent l'autre ; ce sont des noms. $move, $hole et $from sont des lettres de
### trous, $holes plusieurs. $seeds et ce qui compte aussi des graines sont des nombres avec leur mot : « deux graines ».

teacher-only-move = C’est le seul coup permis.
teacher-only-move-here = { $hole } est le seul coup permis.
teacher-takes = { $move } prend { $seeds } en { $holes }.
teacher-gives = En chemin, { $seeds } de { $holes } vont à { $opponent }.
teacher-ends = { $ends ->
        [penalty] { $move } finit la partie par une pénalité : { $player } pouvait nourrir { $opponent } et ne l’a pas fait
       *[other] { $move } finit la partie
    }.
teacher-ends-rest = { teacher-ends } Sur les dernières graines, { $player } en reçoit { $mine } et { $opponent } { $theirs }.
teacher-blocks = { $opponent } ne peut alors pas jouer et passe.
teacher-takes-next = Quoi que réponde { $opponent }, { $player } peut ensuite prendre au moins { $seeds }.
teacher-threatens = Le coup prépare une prise : si { $opponent } passait, { $from } prendrait { $seeds } en { $holes }.
teacher-traps = Si { $opponent } répondait { $reply }, { $from } prendrait { $seeds } en { $holes }.
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
        [reach] { $opponent } n’a pas de graine, et un coup doit atteindre l’autre rangée
       *[feed] { $opponent } n’a pas de graine et doit être nourri
    } : ce coup donne { $seeds }.
teacher-forces-feeding = { $player } n’a alors plus de graine, et { $opponent } doit { $duty ->
        [reach] atteindre l’autre rangée
       *[feed] nourrir
    }. Coups permis : { $holes }.
teacher-must-feed = { $duty ->
        [reach] { $opponent } n’a pas de graine, et un coup doit atteindre l’autre rangée : { $count ->
            [one] { $holes } ne l’atteint pas et ne peut pas être joué
           *[other] { $holes } ne l’atteignent pas et ne peuvent pas être joués
        }
       *[feed] { $opponent } n’a pas de graine et doit être nourri : { $count ->
            [one] { $holes } ne nourrit pas et ne peut pas être joué
           *[other] { $holes } ne nourrissent pas et ne peuvent pas être joués
        }
    }.
# Un coup tranquille reste chez soi, ne prend rien et ne finit pas la partie.
teacher-tempo = Coups tranquilles restants : { $mine ->
        [0] aucun
       *[other] { $mine-words }
    } pour { $player }, { $theirs ->
        [0] aucun
       *[other] { $theirs-words }
    } pour { $opponent }. Un coup tranquille reste chez soi, ne prend rien et ne finit pas la partie.
teacher-kroo-ripe = Le kroo en { $hole } est mûr : { $seeds } font le tour et finissent en { $end }. Joué maintenant, il ne prendrait rien.
teacher-kroo-takes = Le kroo en { $hole } est mûr : { $seeds } font le tour et finissent en { $end }. Joué maintenant, il prendrait { $taken }.
teacher-kroo-unripe = { $hole } est un kroo de { $seeds }, pas encore mûr : il lui manque { $lacking }.
teacher-dam = { $hole } est un barrage : le kroo en { $kroo } y finit et ne prend rien ; après un autre coup, il aurait pu prendre { $seeds }.
teacher-disarms = Le kroo en { $kroo } ne prend alors rien ; après un autre coup, il aurait pu prendre { $seeds }.
teacher-pressure = { $opponent } n’a rien d’autre à jouer que le kroo en { $kroo }, qui n’est pas mûr et ne prend rien.
teacher-overloads = Avec ce que { $move } y pose, le kroo en { $kroo } manque son but : il aurait pris { $seeds }.
teacher-sacrifice = Un sacrifice : { $reply } peut prendre { $given }, mais alors { $answer } prend { $gained }.
teacher-relay = { $move } fait { $count ->
        [one] un parcours
       *[other] { $laps } parcours
    } et finit en { $end }.
teacher-moves-again = Ce coup permet à { $player } de rejouer.
teacher-stores = Ce coup met { $seeds } à l’abri dans le grenier.
teacher-makes-special = Ce coup fait de { $hole } un trou spécial de { $player }.
teacher-threatens-special = Si { $opponent } passait, { $from } ferait de { $hole } un trou spécial de { $player }.
teacher-prevents-special = { $from } ferait de { $hole } un trou spécial de { $opponent }. Après ce coup, rien ne le permet.
teacher-closes = Après ce coup, { $loser } ne peut plus garnir { $hole } pour la manche suivante.
teacher-round-lost = Après ce coup, { $loser } ne peut plus avoir { $count ->
        [1] un seul trou
       *[other] { $holes } trous
    } à la manche suivante.

## Bilans de parties. $class vaut best, good, inaccuracy, mistake ou blunder ; $best est une lettre ; $certainty l'un des deux messages qui suivent.

teacher-proved = prouvé
teacher-solved = d’après la ligne résolue
teacher-estimated = estimé, { $plies ->
        [one] 1 coup d’avance
       *[other] { $plies } coups d’avance
    }
teacher-class = { $class ->
        [best] Meilleur coup
        [good] Bon coup
        [inaccuracy] Imprécision
        [mistake] Erreur
       *[blunder] Gaffe
    }
teacher-ply = { teacher-class } ({ $certainty }).
teacher-ply-better = { teacher-class } : { $best } valait mieux de { $seeds ->
        [one] 1 graine
       *[other] { $seeds } graines
    } ({ $certainty }).
teacher-ply-better-about = { teacher-class } : { $best } valait mieux d’environ { $seeds ->
        [half] une demi-graine
        [one] 1 graine
       *[other] { $seeds } graines
    } ({ $certainty }).
teacher-accuracy = { $player } : { $percent } % de précision ; imprécisions : { $inaccuracies }, erreurs : { $mistakes }, gaffes : { $blunders }.

## Où un joueur se situe sur l'échelle des niveaux, dont les noms sont donnés.

teacher-between = entre { $below } et { $above }
teacher-below = en dessous de { $above }
teacher-at-least = au moins { $below }

## Problèmes : de quoi il s'agit, et le premier indice

teacher-theme-starving = Affamer
teacher-theme-forced-feeding = Forcé de nourrir
teacher-theme-kroo = Le kroo
teacher-theme-dam = Contre un kroo
teacher-theme-sacrifice = Un sacrifice
teacher-theme-long-relay = De longues semailles
teacher-theme-chain = Une prise en chaîne
teacher-theme-opposite-hole = Le trou d’en face
teacher-theme-tempo = Les petits coups
teacher-theme-saving = Sauver ses graines
teacher-theme-special = Trous spéciaux
teacher-theme-shutting = Fermer des trous
teacher-theme-gap = Au-delà d’un vide
teacher-theme-again = Plusieurs coups
teacher-hint-starving = Vous pouvez laisser l’adversaire sans une graine.
teacher-hint-forced-feeding = Vous pouvez forcer l’adversaire à vous nourrir.
teacher-hint-kroo = Un trou fait tout le tour.
teacher-hint-dam = Regardez le trou le plus plein de l’adversaire, et où il finit.
teacher-hint-sacrifice = Ce qui est donné maintenant revient, et davantage.
teacher-hint-long-relay = De longues semailles vont très loin.
teacher-hint-chain = Vous pouvez prendre plusieurs trous voisins.
teacher-hint-opposite-hole = Regardez de l’autre côté du plateau.
teacher-hint-tempo = Il reste peu de graines : comptez les coups chez soi.
teacher-hint-saving = Certaines de vos graines sont en danger.
teacher-hint-special = Cherchez un trou qui peut devenir spécial.
teacher-hint-shutting = Pensez à la manche suivante : qui pourra garnir quels trous ?
teacher-hint-gap = Regardez au-delà des trous vides.
teacher-hint-again = Vous pouvez jouer plus d’une fois.
