### Le compagnon, les cotes et les problèmes dans le jeu. Les clés de ce fichier commencent par « training- ».
###
### $standing est ce que disent teacher-between et ses semblables : « entre Amateur et Club ». $hole et $holes sont des lettres.

## Le compagnon, et où se situe un joueur

training-companion-begins = Il joue aussi bien que vous : il commence { $standing }, puis suit vos résultats.
training-companion-stands = Il joue aussi bien que vous : { $standing }, après { $games ->
        [one] 1 partie
       *[other] { $games } parties
    }.
training-standing = Vous vous situez maintenant { $standing }.
training-standing-rough = Autant qu’on puisse le dire déjà, vous vous situez { $standing }.
training-unrated = Cette partie ne dit rien de votre force : { $why ->
        [helped] l’ordinateur a aidé.
        [taken-back] des coups ont été repris.
        [given-up] vous l’avez abandonnée sans être en retard.
       *[set-up] elle a commencé par une autre position que d’habitude.
    }

## Le choix des problèmes

training-puzzles = Problèmes
training-page-puzzles = Problèmes
training-page-game = Quel jeu
training-rating = Votre force aux problèmes : { $rating } ± { $deviation }, { $standing } ; { $puzzles ->
        [one] 1 problème a compté
       *[other] { $puzzles } problèmes ont compté
    }.
training-rating-unknown = Le premier problème que vous essayez vous donne une cote. Chaque problème compte une fois, par votre première réponse.
training-day = Problème du jour
training-day-solved = Problème du jour : résolu
training-day-tip = Le même pour tous aujourd’hui.
training-days-in-a-row = { $days ->
        [one] Résolu 1 jour
       *[other] Résolu { $days } jours d’affilée
    }
training-by-strength = À votre force
training-run = Trois vies
training-run-tip = De plus en plus difficiles, jusqu’à la troisième réponse fausse.
training-run-best = Meilleure série : { $solved }
training-by-theme = Par thème
training-theme-count = { $solved } sur { $all } résolus
training-none = Il n’y a pas encore de problèmes pour ces règles. L’ordinateur en trouve dans des parties contre lui-même, en arrière-plan.
training-mine = Trouver des problèmes
training-mine-more = Trouver d’autres problèmes
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
training-right-end = Juste ! À la fin de la partie, { $hole } vaut { $seeds } de plus que tout coup faux.
training-right-plies = Juste ! En { $plies } demi-coups, { $hole } vaut { $seeds } de plus que tout coup faux.
training-counted = Votre cote : { $before } → { $after }
training-run-over = La série est finie. Problèmes résolus : { $solved }.
training-solution = Le meilleur coup était { $hole }.
training-run-record = Vous n’en avez pas fait de meilleure.
training-hint = Indice
training-next = Problème suivant
training-leave = Aux problèmes
training-run-again = Encore une série

## Pendant la partie

training-hints = Un conseil montre
training-hints-best = Le meilleur trou
training-hints-good = Trois bons trous
training-good-move = Le seul bon coup : { $holes }.
training-good-moves = Bons coups : { $holes }.
