### Le bilan d'une partie, les meilleurs coups à trouver, les raisons, les menaces. Les clés de ce fichier commencent par « review- ».
###
### $player est le joueur au trait avant le coup, $opponent l'autre ; ce sont des noms. $move, $reply et $answer sont des lettres de trous.
### $certainty est l'un des deux messages de teacher.ftl.
### $reader est l’argument dont le joueur lit le message, et à qui l’on dit « vous » : player, opponent, who, winner ou loser.

## Le bilan

review-report = Bilan
review-progress = { $done } coups analysés sur { $plies }
review-done = { $plies ->
        [one] Le coup a été analysé.
       *[other] Les { $plies } coups ont été analysés.
    }
review-kept = Le bilan est enregistré avec la partie.
review-stop = Arrêter
review-go-on = Continuer
review-accuracy = Précision
review-percent = { $percent } %
review-graph = { $reader ->
        [player] Évaluation pour vous, coup par coup
       *[other] Évaluation pour { $player }, coup par coup
    }
review-turns = Tournants de la partie
review-moves = Tous les coups
review-forced = Seul coup permis
review-whose = Les erreurs de quel joueur ?
review-next = Erreur suivante
review-first = Trouver mieux
review-no-mistakes = { $reader ->
        [player] Vous n’avez fait aucune erreur
       *[other] Aucune erreur de { $player }
    }
review-point-first = Placez d’abord le pointeur sur un trou jouable.
review-nothing = Vous pouvez analyser une partie une fois qu’elle est terminée.

## Trouver mieux

review-find-played = { $reader ->
        [player] Coup { $number } : vous avez joué { $move }
       *[other] Coup { $number } : { $player } a joué { $move }
    }
review-find = { teacher-class } : ce coup coûte { $seeds ->
        [half] une demi-graine
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } ({ $certainty }). Trouvez mieux.
review-find-best = { $move } est le meilleur coup ({ $certainty }).
review-find-good = { $move } est bon : ce coup ne coûte presque rien ({ $certainty }).
review-find-better = { $move } vaut mieux que le coup joué, mais coûte encore { $seeds ->
        [half] une demi-graine
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } ({ $certainty }).
review-find-loses = { $move } coûte { $seeds ->
        [half] une demi-graine
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } ({ $certainty }).
review-find-worse = { $move } ne vaut pas mieux.
review-find-same = { $move } est le coup joué dans la partie.
review-find-shown = Le meilleur coup est { $move } ({ $certainty }).
review-find-line = La partie aurait pu continuer ainsi : { $line }.
review-to-report = Retour au bilan
review-place = Erreur { $number } sur { $count }

## Pourquoi, les menaces, ce que donne un coup

review-why = Pourquoi ?
review-why-title = Pourquoi { $move } ?
review-position-title = À propos de cette position
review-comparing = Awalé compare les coups…
review-nothing-certain = Il n’y a rien de certain à signaler.
review-choose-position = Cette position
review-choose-last = Dernier coup : { $move }
review-what-if = Et ensuite ?
review-back = Retour à la partie
review-threat-title = { $reader ->
        [opponent] Votre menace
       *[other] Menace de { $opponent }
    }
review-threat = { $reader ->
        [player] Si vous pouviez passer votre tour, { $opponent } jouerait { $move } et prendrait { $seeds } ({ $certainty }).
        [opponent] Si { $player } pouvait passer son tour, vous joueriez { $move } et prendriez { $seeds } ({ $certainty }).
       *[other] Si { $player } pouvait passer son tour, { $opponent } jouerait { $move } et prendrait { $seeds } ({ $certainty }).
    }
review-threat-quiet = { $reader ->
        [player] Aucune menace immédiate : si vous pouviez passer votre tour, { $opponent } jouerait { $move } sans rien prendre ({ $certainty }).
        [opponent] Aucune menace immédiate : si { $player } pouvait passer son tour, vous joueriez { $move } sans rien prendre ({ $certainty }).
       *[other] Aucune menace immédiate : si { $player } pouvait passer son tour, { $opponent } jouerait { $move } sans rien prendre ({ $certainty }).
    }
review-no-threat = { $reader ->
        [opponent] Aucune menace : vous n’auriez aucun coup à jouer.
       *[other] Aucune menace : { $opponent } n’aurait aucun coup à jouer.
    }
review-outlook-title = Que donne { $move } ?
review-outlook-best = Aucun coup ne vaut mieux que { $move } ({ $certainty }).
review-outlook-loses = { $move } coûte { $seeds ->
        [half] une demi-graine
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } par rapport au meilleur coup ({ $certainty }).
review-outlook-answer = La meilleure réponse est { $answer }.
# What a move leads to beside another one: a clause with its time, which completes "After D, ...".
review-compare = Après { $move }, { $what }.
review-compare-takes = { $reader ->
        [who] vous prenez { $seeds } dans { $holes } { $when }
       *[other] { $who } prend { $seeds } dans { $holes } { $when }
    }
review-compare-again = { $reader ->
        [who] vous rejouez { $when }
       *[other] { $who } rejoue { $when }
    }
review-compare-special = { $reader ->
        [who] vous faites de { $hole } un trou spécial { $when }
       *[other] { $who } fait de { $hole } un trou spécial { $when }
    }
review-compare-passes = { $reader ->
        [who] vous n’avez aucun coup à jouer et passez { $when }
       *[other] { $who } n’a aucun coup à jouer et passe { $when }
    }
review-compare-round = la manche se termine { $when }
review-compare-ends = { $reader ->
        [player] la partie se termine { $when } : vous { $mine }, { $opponent } { $theirs }
        [opponent] la partie se termine { $when } : { $player } { $mine }, vous { $theirs }
       *[other] la partie se termine { $when } : { $player } { $mine }, { $opponent } { $theirs }
    }
review-compare-quiet = { $alike ->
        [yes] rien d’autre ne se passe au cours { $plies ->
            [one] du coup suivant
           *[other] des { $in-words } coups suivants
        }
       *[no] personne ne prend rien au cours { $plies ->
            [one] du coup suivant
           *[other] des { $in-words } coups suivants
        }
    }
review-compare-when = { $later ->
        [0] aussitôt
        [1] au coup suivant
       *[other] { $in-words } coups plus tard
    }
review-wrong-ends = { $reader ->
        [player] La partie se terminerait ainsi : vous { $mine }, { $opponent } { $theirs }.
        [opponent] La partie se terminerait ainsi : { $player } { $mine }, vous { $theirs }.
       *[other] La partie se terminerait ainsi : { $player } { $mine }, { $opponent } { $theirs }.
    }
review-wrong-loses = { $reader ->
        [opponent] Vous répondriez par { $reply } et prendriez { $seeds }.
       *[other] { $opponent } répondrait par { $reply } et prendrait { $seeds }.
    }
review-wrong-spoils = { $reader ->
        [player] { $opponent } répondrait par { $reply }. Vous pourriez alors prendre { $seeds }, et non { $possible }.
        [opponent] Vous répondriez par { $reply }. { $player } pourrait alors prendre { $seeds }, et non { $possible }.
       *[other] { $opponent } répondrait par { $reply }. { $player } pourrait alors prendre { $seeds }, et non { $possible }.
    }
review-wrong-spoils-all = { $reader ->
        [player] { $opponent } répondrait par { $reply }, et vous ne pourriez rien prendre. Un meilleur coup permettrait de prendre { $possible }.
        [opponent] Vous répondriez par { $reply }, et { $player } ne pourrait rien prendre. Un meilleur coup permettrait de prendre { $possible }.
       *[other] { $opponent } répondrait par { $reply }, et { $player } ne pourrait rien prendre. Un meilleur coup permettrait de prendre { $possible }.
    }
review-wrong-costs = { $reader ->
        [player] { $opponent } répondrait par { $reply }. Cela vous coûterait bientôt environ { $seeds }.
        [opponent] Vous répondriez par { $reply }. Cela coûterait bientôt à { $player } environ { $seeds }.
       *[other] { $opponent } répondrait par { $reply }. Cela coûterait bientôt à { $player } environ { $seeds }.
    }

## Touches et boutons

review-help-why = { review-why } Donne jusqu’à trois observations sur une position ou sur un coup (le coup sélectionné, un indice, le dernier coup ou tout autre), chacune montrée sur le plateau.
review-help-report = { review-report } : après la partie, voyez ce que vaut chaque coup et où la partie a tourné. Rejouez vos erreurs et cherchez mieux.
review-key-why = Expliquer le coup sélectionné, l’indice ou la position
review-key-threat = Montrer ce que menace l’adversaire
review-key-what-if = Montrer ce que donne le coup sélectionné
review-key-report = Après la partie : ouvrir le bilan, puis l’erreur suivante
