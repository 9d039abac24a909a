### Ce qu'entendent les joueurs qui jouent à l'oreille. Les clés commencent par « speech- ».

speech-hole = { $hole }, { $seeds ->
        [0] vide
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }{ $marks }.
speech-shut = fermé
speech-special = trou spécial de { $player }
speech-special-yours = votre trou spécial
speech-nyumba = la nyumba
speech-blocked = bloqué pour ce coup
speech-ends = Finit dans { $end }{ $laps ->
        [1] {""}
       *[other] {" "}après { $laps } parcours
    }{ $captured ->
        [0] {""}
       *[other] , en prend { $captured }
    }.
speech-row = Rangée de { $player }, de { $first } à { $last } : { $counts }.
speech-row-yours = Votre rangée, de { $first } à { $last } : { $counts }.
speech-reserve = { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } en réserve.
speech-loft = { $player } a { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } { $place ->
        [loft] au grenier
        [reserve] en réserve
       *[rows] dans ses rangées
    }.
speech-loft-yours = Vous avez { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } { $place ->
        [loft] au grenier
        [reserve] en réserve
       *[rows] dans vos rangées
    }.
speech-majority = Il faut { $seeds } graines pour gagner.
speech-no-move = Aucun coup n’est permis.
speech-no-capture = Aucun coup ne prend de graines.
speech-reached = { $count ->
        [one] { $holes } finit dans { $hole }.
       *[other] { $holes } finissent dans { $hole }.
    }
speech-reached-by-none = Aucun coup adverse ne finit dans { $hole }.
speech-turn = { $turn }, coup { $number }.
speech-no-last-move = Aucun coup n’a encore été joué.
speech-nothing-said = Il n’y a encore rien à répéter.
speech-no-hole = Choisissez d’abord un trou : appuyez sur sa lettre.
speech-result = { $result }, { $south } à { $north }.
speech-match = { $variant }. { $turn }.

## Touches qui répondent à des questions, et réglages.

speech-key-row = Annoncer ma rangée
speech-key-their-row = Annoncer la rangée adverse
speech-key-lofts = Annoncer les graines prises
speech-key-last-move = Annoncer le dernier coup
speech-key-moves = Annoncer tous mes coups
speech-key-captures = Annoncer les coups qui prennent
speech-key-reaching = Annoncer les coups adverses qui finissent dans le trou sélectionné
speech-key-turn = Annoncer qui est au trait
speech-key-again = Répéter la dernière annonce
speech-key-before = Revenir à l’annonce précédente
speech-key-typed = Taper une commande
speech-by-ear = Jouer à l’oreille : tapez une lettre pour aller à son trou, retapez-la pour le jouer
speech-shown = Annonce à chaque coup
speech-shown-short = Une phrase
speech-shown-full = Chaque parcours, chaque prise
speech-shown-notes = Une note par graine
speech-shown-silent = Rien
speech-scanning = Balayage à un contacteur : rangées et commandes s’éclairent tour à tour
speech-scanning-off = Désactivé
speech-scanning-pace = { $seconds } s par élément

## Typed commands, in place of keys. Each value lists what players can type for one command, separated by commas. Case doesn't matter.
## The first wording is the one that speech-typed-unknown shows. speech-typed-moves does what speech-key-moves says, and so on.

speech-typed-play = jouer, joue
speech-typed-hole = trou, aller à
speech-typed-row = ma rangée, rangée
speech-typed-their-row = rangée adverse, adversaire
speech-typed-lofts = score, graines prises
speech-typed-last-move = dernier coup, dernier
speech-typed-moves = mes coups, coups, tous les coups
speech-typed-captures = prises
speech-typed-reaching = attaquants, qui atteint
speech-typed-turn = tour, à qui
speech-typed-again = répéter, encore
speech-typed-before = avant, annonce précédente
speech-typed-hint = meilleur coup, indice
speech-typed-take-back = annuler, reprendre
speech-typed-help = aide
speech-typed-unknown = « { $text } » n’est pas une commande. Commandes : { $commands }.
speech-typed-label = Commande
