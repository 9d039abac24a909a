### Le compagnon, les cotes et les problèmes dans le jeu. Les clés de ce fichier commencent par « training- ».
###
### $standing est ce que disent teacher-between et ses semblables : « entre Amateur et Club ». $hole et $holes sont des lettres.

## Le compagnon, et où se situe un joueur

training-companion-begins = Le Compagnon joue à votre niveau : il commence { $standing }, puis s’adapte à vos résultats.
training-companion-stands = Le Compagnon joue à votre niveau : { $standing }, après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
training-standing = Votre niveau : { $standing }.
training-standing-rough = Niveau provisoire : { $standing }.
training-unrated = Cette partie ne compte pas pour votre niveau : { $why ->
        [helped] vous avez demandé de l’aide.
        [taken-back] vous avez annulé des coups.
        [given-up] vous avez abandonné sans être en retard au score.
       *[set-up] elle n’a pas commencé par la position de départ habituelle.
    }

## Le choix des problèmes

training-puzzles = Problèmes
training-page-puzzles = Problèmes
training-page-game = Variante
training-rating = Votre cote aux problèmes : { $rating } ± { $deviation }, { $standing } ; { $puzzles ->
        [one] { $puzzles } problème compté
       *[other] { $puzzles } problèmes comptés
    }.
training-rating-unknown = Votre premier problème vous donnera une cote. Seule compte votre première réponse à chaque problème.
training-day = Problème du jour
training-day-solved = Problème du jour : résolu
training-day-tip = Tout le monde a le même problème aujourd’hui.
training-days-in-a-row = { $days ->
        [one] Jours d’affilée : { $days }
       *[other] Jours d’affilée : { $days }
    }
training-by-strength = À votre niveau
training-run = Trois vies
training-run-tip = Les problèmes sont de plus en plus difficiles, jusqu’à votre troisième erreur.
training-run-best = Meilleure série : { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    }
training-by-theme = Par thème
training-theme-count = { $solved } sur { $all } résolus
training-first-attempts = { $solved } sur { $all } résolus du premier coup
training-none = Il n’y a pas encore de problèmes pour ces règles. L’ordinateur peut en chercher en arrière-plan, en jouant contre lui-même.
training-mine = Chercher des problèmes
training-mine-more = Chercher d’autres problèmes
training-mine-stop = Arrêter
training-mining = { $games ->
        [one] { $games } partie jouée
       *[other] { $games } parties jouées
    } ; problèmes trouvés : { $found } sur { $wanted }

## Un problème sur le plateau. $seeds est un nombre de graines avec son mot.

training-find = Vous jouez Sud. Trouvez le meilleur coup.
training-level = Cote du problème : { $rating }
training-run-state = Vies : { $lives }, résolus : { $solved }
training-hint-compare = Comparez { $holes }.
training-hint-hole = Jouez { $hole }.
training-wrong = { $hole } vaut { $seeds } de moins que le meilleur coup.
training-try-again = Essayez encore.
training-right-end = Juste ! Si l’on compte jusqu’à la fin de la partie, { $hole } vaut { $seeds } de plus que n’importe quel mauvais coup.
training-right-plies = Juste ! Si l’on calcule { $plies } coups d’avance, { $hole } vaut { $seeds } de plus que n’importe quel mauvais coup.
training-counted = Votre cote : { $after } (avant : { $before })
training-run-over = Série terminée. Problèmes résolus : { $solved }.
training-solution = Le meilleur coup était { $hole }.
training-run-record = C’est votre meilleure série jusqu’ici.
training-hint = Indice
training-next = Problème suivant
training-leave = Quitter les problèmes
training-run-again = Nouvelle série

## Pendant la partie

training-hints = Ce que montre un indice
training-hints-reason = D’abord une raison
training-hints-best = Le meilleur coup
training-hints-good = Trois bons coups
training-good-move = Le seul bon coup : { $holes }.
training-good-moves = Bons coups : { $holes }.
training-right-win = Juste ! { $hole } gagne { $moves ->
        [1] tout de suite
       *[other] à coup sûr en { $moves } coups
    }.
training-right-saves = Juste ! Après tout autre coup, l’adversaire gagnerait à coup sûr.
training-wrong-win = { $hole } laisse échapper la victoire.
training-wrong-loses = Après { $hole }, l’adversaire gagne à coup sûr.
