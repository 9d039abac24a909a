### Ce qui se dit pendant un coup. Les clés commencent par « comment- ».
###
### $player joue le coup (ou prend des graines), $opponent est l'autre joueur ; ce sont des
### noms. $hole est une lettre.

comment-lifts = { $player } vide { $hole } : { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.
comment-sows-on = Parcours { $lap } : { $player } repart de { $hole } avec { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.
comment-cut-off = Ces semailles ne finiraient jamais : elles sont interrompues dans { $hole } après { $laps ->
        [one] { $laps } parcours
       *[other] { $laps } parcours
    }.

comment-captures = { $player } prend { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } dans { $hole }.
comment-captures-on-the-way = { $player } prend en chemin { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } dans { $hole }.
comment-receives-on-the-way = En chemin, { $player } reçoit { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } de { $hole }.
comment-capture-void = La prise est annulée : elle laisserait { $opponent } sans aucune graine.
comment-hole-spared = { $count ->
        [one] { $holes } est épargné
       *[other] { $holes } sont épargnés
    } : la prise laisserait { $opponent } sans aucune graine.

comment-passes = { $player } ne peut pas jouer et passe son tour.
comment-penalty = { $player } pouvait nourrir { $opponent } mais ne l’a pas fait : toutes les graines restantes vont à { $opponent }.
comment-takes-remainder = { $player } prend { $seeds ->
        [one] la graine qui reste
       *[other] les { $seeds } graines qui restent
    } dans { $hole }.

## Tout un coup en une phrase ou deux.

comment-move = { $player } joue { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}({ $laps } parcours)
    }{ $captured ->
        [0] {""}
        [one] {" "}et prend 1 graine
       *[other] {" "}et prend { $captured } graines
    }.
comment-move-opponent = En chemin, { $opponent } reçoit { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.

## Un coup avant qu’il soit joué.

comment-brief = { $player } joue { $hole } : { $seeds }{ $ends ->
        [yes] , finit dans { $end }
       *[other] {""}
    }{ $laps ->
        [1] {""}
       *[other] {" "}après { $laps } parcours
    }{ $captured ->
        [0] {""}
       *[other] , en prend { $captured }
    }.

comment-towards = { $hole } { $way ->
        [right] vers la droite
        [left] vers la gauche
        [up] vers le haut
       *[down] vers le bas
    }
comment-preview = { $hole } finit dans { $end }{ $laps ->
        [1] {""}
       *[other] {" "}après { $laps } parcours
    }{ $captured ->
        [0] {""}
        [one] {" "}et prend 1 graine
       *[other] {" "}et prend { $captured } graines
    }.

## La même chose, dite au joueur qui la lit. « Vous » est ce joueur.

comment-you-lift = Vous videz { $hole } : { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.
comment-you-sow-on = Parcours { $lap } : vous repartez de { $hole } avec { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.
comment-you-capture = Vous prenez { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } dans { $hole }.
comment-you-capture-on-the-way = Vous prenez en chemin { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } dans { $hole }.
comment-you-receive-on-the-way = En chemin, vous recevez { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } de { $hole }.
comment-void-for-you = La prise est annulée : elle vous laisserait sans aucune graine.
comment-spared-for-you = { $count ->
        [one] { $holes } est épargné
       *[other] { $holes } sont épargnés
    } : la prise vous laisserait sans aucune graine.
comment-you-pass = Vous ne pouvez pas jouer : vous passez votre tour.
comment-you-did-not-feed = Vous pouviez nourrir { $opponent } mais ne l’avez pas fait : toutes les graines restantes vont à { $opponent }.
comment-you-were-not-fed = { $player } pouvait vous nourrir mais ne l’a pas fait : toutes les graines restantes vous reviennent.
comment-you-take-remainder = Vous prenez { $seeds ->
        [one] la graine qui reste
       *[other] les { $seeds } graines qui restent
    } dans { $hole }.

## Tout un coup de ce joueur. $holes dit où il a pris : « c et d ».

comment-you-played = Vous avez joué { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}({ $laps } parcours)
    }{ $captured ->
        [0] {""}
        [one] {" "}et pris 1 graine dans { $holes }
       *[other] {" "}et pris { $captured } graines dans { $holes }
    }.
comment-goes-to-you = En chemin, vous recevez { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    }.
comment-your-store = votre grenier
comment-store = le grenier de { $player }
comment-makes-special = { $player } fait du trou { $hole } un trou spécial.
comment-you-make-special = Vous faites du trou { $hole } un trou spécial.
comment-claims = { $player } reçoit { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } du trou spécial.
comment-you-claim = Vous recevez { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } du trou spécial.
comment-shares = { $seeds ->
        [one] { $seeds } graine passe
       *[other] { $seeds } graines passent
    } de { $from } à { $hole }.
comment-refills = { $player } regarnit { $hole } avec { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } de son grenier.
comment-you-refill = Vous regarnissez { $hole } avec { $seeds ->
        [one] { $seeds } graine
       *[other] { $seeds } graines
    } de votre grenier.
comment-moves-again = { $player } rejoue.
comment-you-move-again = Vous rejouez.
comment-swaps = { $player } change de camp.
comment-you-swap = Vous changez de camp.
comment-round = La manche { $round } commence.
comment-round-after = Manche { $before } : { $south } { $ofsouth }, { $north } { $ofnorth }. La manche { $round } commence.
comment-loses-nyumba = { $player } perd sa nyumba.
comment-you-lose-nyumba = Vous perdez votre nyumba.
comment-blocked = Le trou { $hole } est bloqué pour le prochain coup.

## La partie continue selon ses règles, mais un grenier a déjà la plupart des graines.

comment-you-have-won = Vous avez déjà gagné.
comment-has-won = { $player } a déjà gagné.
