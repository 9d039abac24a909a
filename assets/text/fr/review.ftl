### Le bilan d'une partie, les meilleurs coups à trouver, les raisons, les menaces. Les clés de ce fichier commencent par « review- ».
###
### $player est le joueur au trait avant le coup, $opponent l'autre ; ce sont des noms. $move, $reply et $answer sont des lettres de trous.
### $certainty est l'un des deux messages de teacher.ftl.

## Le bilan

review-report = Bilan
review-progress = { $done } coups vus sur { $plies }
review-done = Les { $plies } coups ont été vus.
review-kept = Le bilan est conservé avec la partie.
review-stop = Arrêter
review-go-on = Continuer
review-accuracy = Précision
review-percent = { $percent } %
review-graph = Ce que la partie valait pour { $player }, coup par coup
review-turns = Où la partie a tourné
review-moves = Tous les coups
review-forced = Seul coup permis
review-whose = Erreurs de
review-next = Erreur suivante
review-first = Trouver mieux
review-no-mistakes = Aucune erreur de { $player }
review-point-first = Pointez d’abord un trou qui peut être joué.
review-nothing = Le bilan se fait quand la partie est finie.

## Trouver mieux

review-find-played = Coup { $number } : { $player } a joué { $move }
review-find = { teacher-class } : ce coup perd { $seeds ->
        [half] une demi-graine
        [one] 1 graine
       *[other] { $seeds } graines
    } ({ $certainty }). Trouvez mieux.
review-find-best = { $move } est le meilleur coup ({ $certainty }).
review-find-good = { $move } est bon : ce coup ne perd presque rien ({ $certainty }).
review-find-better = { $move } vaut mieux que le coup joué, mais perd encore { $seeds ->
        [half] une demi-graine
        [one] 1 graine
       *[other] { $seeds } graines
    } ({ $certainty }).
review-find-loses = { $move } perd { $seeds ->
        [half] une demi-graine
        [one] 1 graine
       *[other] { $seeds } graines
    } ({ $certainty }).
review-find-worse = { $move } ne suffit pas.
review-find-same = { $move } est le coup qui a été joué.
review-find-shown = Le meilleur coup est { $move } ({ $certainty }).
review-find-line = La partie aurait pu continuer ainsi : { $line }.
review-to-report = Au bilan
review-place = Erreur { $number } sur { $count }

## Pourquoi, les menaces, ce que donne un coup

review-why = Pourquoi ?
review-why-title = Pourquoi { $move } ?
review-position-title = Ce qu’il y a à voir
review-nothing-certain = Il n’y a rien de certain à en dire.
review-choose-position = La position
review-choose-last = Dernier coup : { $move }
review-what-if = Et ensuite ?
review-back = Retour à la partie
review-threat-title = Ce que menace { $opponent }
review-threat = Si { $player } pouvait passer, { $opponent } jouerait { $move } et prendrait { $seeds } ({ $certainty }).
review-threat-quiet = Rien dans l’immédiat : si { $player } pouvait passer, { $opponent } jouerait { $move } sans rien prendre ({ $certainty }).
review-no-threat = Rien : { $opponent } n’aurait aucun coup à jouer.
review-outlook-title = Et si { $move } est joué ?
review-outlook-best = Aucun coup ne vaut mieux que { $move } ({ $certainty }).
review-outlook-loses = { $move } perd { $seeds ->
        [half] une demi-graine
        [one] 1 graine
       *[other] { $seeds } graines
    } par rapport au meilleur coup ({ $certainty }).
review-outlook-answer = La meilleure réponse est { $answer }.
review-wrong-ends = La partie serait finie : { $player } { $mine }, { $opponent } { $theirs }.
review-wrong-loses = { $opponent } répondrait par { $reply } et prendrait { $seeds }.
review-wrong-spoils = { $opponent } répondrait par { $reply }. { $player } pourrait alors prendre { $seeds }, et non { $possible }.
review-wrong-spoils-all = { $opponent } répondrait par { $reply }, et { $player } ne pourrait rien prendre. Après un meilleur coup, ce pourrait être { $possible }.
review-wrong-costs = { $opponent } répondrait par { $reply }. Avant longtemps, cela coûte environ { $seeds }.

## Touches et boutons

review-help-why = { review-why } Jusqu’à trois raisons d’un coup ou d’une position, chacune montrée sur le plateau : pour le coup pointé, pour un indice, pour le dernier coup ou tout autre.
review-help-threat = { review-key-threat } : ce qui serait joué si l’on pouvait passer. Cela se joue sur le plateau, puis est repris ; de même ce que donne un coup.
review-help-report = { review-report } : la partie finie, ce que valait chaque coup et où la partie a tourné. Vos erreurs reviennent sur le plateau, où vous trouvez mieux.
review-key-why = Pourquoi : les raisons du coup pointé, de l’indice, ou la position
review-key-threat = Ce que menace l’adversaire
review-key-what-if = Ce que donne le coup pointé
review-key-report = Après la partie : le bilan, puis d’une erreur à l’autre
