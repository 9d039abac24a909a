### Le compagnon, les cotes et les problèmes dans le jeu. Les clés de ce fichier commencent par « training- ».
###
### $standing est ce que disent teacher-between et ses semblables : « entre Amateur et Club ». $hole et $holes sont des lettres.

## Le compagnon, et où se situe un joueur

training-companion-begins = Il joue à votre niveau : il commence { $standing }, puis s’adapte à vos résultats.
training-companion-stands = Il joue à votre niveau : { $standing }, après { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }.
training-standing = Vous vous situez { $standing }.
training-standing-rough = Niveau provisoire : { $standing }.
training-unrated = Cette partie ne compte pas pour votre niveau : { $why ->
        [helped] l’ordinateur vous a aidé.
        [taken-back] des coups ont été annulés.
        [given-up] vous avez abandonné sans être mené.
       *[set-up] la position de départ n’était pas l’habituelle.
    }

## Le choix des problèmes

training-puzzles = Problèmes
training-page-puzzles = Problèmes
training-page-game = Choix du jeu
training-rating = Votre cote aux problèmes : { $rating } ± { $deviation }, { $standing } ; { $puzzles ->
        [one] 1 problème a compté
       *[other] { $puzzles } problèmes ont compté
    }.
training-rating-unknown = Votre premier problème vous donnera une cote. Seule compte votre première réponse à chaque problème.
training-day = Problème du jour
training-day-solved = Problème du jour : résolu
training-day-tip = Le même pour tous aujourd’hui.
training-days-in-a-row = { $days ->
        [one] Résolu 1 jour
       *[other] Résolu { $days } jours d’affilée
    }
training-by-strength = À votre niveau
training-run = Trois vies
training-run-tip = De plus en plus difficiles, jusqu’à la troisième erreur.
training-run-best = Meilleure série : { $solved }
training-by-theme = Par thème
training-theme-count = { $solved } sur { $all } résolus
training-none = Il n’y a pas encore de problèmes pour ces règles. L’ordinateur peut en chercher en arrière-plan, dans des parties contre lui-même.
training-mine = Chercher des problèmes
training-mine-more = Chercher d’autres problèmes
training-mine-stop = Arrêter
training-mining = { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }, { $found ->
        [one] 1 problème
       *[other] { $found } problèmes
    } sur { $wanted }

## Un problème sur le plateau. $seeds est un nombre de graines avec son mot.

training-find = Vous jouez Sud. Trouvez le meilleur coup.
training-level = Difficulté : { $rating }
training-run-state = Vies : { $lives }, résolus : { $solved }
training-hint-compare = Comparez { $holes }.
training-hint-hole = Jouez { $hole }.
training-wrong = { $hole } vaut { $seeds } de moins que le meilleur coup.
training-try-again = Essayez encore.
training-right-end = Juste ! À la fin de la partie, { $hole } vaut { $seeds } de plus que tout mauvais coup.
training-right-plies = Juste ! Dans les { $plies } coups qui suivent, { $hole } vaut { $seeds } de plus que tout mauvais coup.
training-counted = Votre cote : { $before } → { $after }
training-run-over = Série terminée. Problèmes résolus : { $solved }.
training-solution = Le meilleur coup était { $hole }.
training-run-record = C’est votre meilleure série.
training-hint = Indice
training-next = Problème suivant
training-leave = Retour aux problèmes
training-run-again = Nouvelle série

## Pendant la partie

training-hints = Un indice montre
training-hints-best = Le meilleur trou
training-hints-good = Trois bons trous
training-good-move = Le seul bon coup : { $holes }.
training-good-moves = Bons coups : { $holes }.
