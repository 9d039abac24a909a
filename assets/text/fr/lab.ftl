# À quoi ressemble une règle quand on la joue, mesuré par des parties de l’ordinateur contre lui-même.

lab-decimal-mark = ,

lab-figure-first-wins = Le premier joueur gagne
lab-figure-second-wins = Le second joueur gagne
lab-figure-draws = Parties nulles
lab-figure-first-points = Points du premier joueur
lab-figure-first-margin = Avance finale du premier joueur
lab-figure-margin = Écart final en graines
lab-figure-plies = Coups par partie
lab-figure-choice = Coups permis par tour
lab-figure-forced = Tours à un seul coup permis
lab-figure-passes = Tours passés / tours joués
lab-figure-passing-games = Parties avec un tour passé
lab-figure-laps = Parcours par tour
lab-figure-longest-turn = Parcours du plus long tour
lab-figure-cut-off = Parties à semailles interrompues
lab-figure-catches = Tours avec prise
lab-figure-catch-size = Graines par prise
lab-figure-largest-catch = Plus grande prise / toutes les graines
lab-figure-on-the-way = Prises en chemin / toutes les prises
lab-figure-lead-changes = Changements de meneur par partie
lab-figure-comebacks = Victoires après un retard à mi-partie
lab-figure-seeds-left = Graines restées sur le plateau
lab-figure-repetition = Parties finies par répétition
lab-figure-endless = Parties sans fin
lab-figure-penalty = Parties finies par la pénalité
lab-figure-skill = Points du meilleur joueur

lab-amount = { $form ->
    [share] { $number } %
   *[other] { $number }
}
lab-interval = { $low } à { $high }

lab-warning-endless = { $games ->
    [1] La plupart des parties ne finissent jamais.
    [2] Une partie sur deux ne finit jamais.
   *[other] Une partie sur { $games } ne finit jamais.
} { $repetition ->
    [yes] Pensez à une autre fin, par exemple quand il reste peu de graines.
   *[no] Pensez à finir la partie quand une position se répète.
}
lab-warning-circles = { $percent } % des parties finissent par répétition. Pensez à une autre fin, ou à des prises à d’autres nombres.
lab-warning-cut-off = Dans { $percent } % des parties, des semailles sans fin sont interrompues. Pensez à d’autres nombres pour arrêter un relais, ou à sauter le trou vidé.
lab-warning-first-wins = Le premier joueur gagne { $percent } % des parties. Pensez à limiter les prises des premiers coups, à ajouter des graines, ou à jouer deux parties en alternant qui commence.
lab-warning-second-wins = Le premier joueur perd { $percent } % des parties. Pensez à un autre nombre de graines, ou à deux parties en alternant qui commence.
lab-warning-draws = { $percent } % des parties sont nulles. Pensez à partager autrement les graines qui restent.
lab-warning-little-skill = L’adresse compte peu : le meilleur joueur ne fait que { $percent } % des points. Pensez à plus de graines, ou à plus de façons de prendre.
lab-warning-no-choice = À { $percent } % des tours, un seul coup est permis. Pensez à plus de trous, ou à un devoir de nourrir moins strict.
lab-warning-passes = Pour cent tours joués, { $percent } sont passés. Pensez à un devoir de nourrir, ou à une fin quand un joueur est bloqué.
lab-warning-few-catches = Seuls { $percent } % des tours donnent une prise. Pensez à des prises à plus de nombres.
lab-warning-seeds-left = { $percent } % des graines sont encore sur le plateau quand une partie finit. Pensez à une autre fin, ou à plus de prises.
lab-warning-penalty = { $percent } % des parties finissent par la pénalité pour défaut de nourrir. Pensez plutôt à rendre ce devoir obligatoire quand il est possible.
lab-warning-short = Une partie est finie après environ { $moves } coups. Pensez à plus de graines.
lab-warning-long = Une partie dure environ { $moves } coups. Pensez à moins de graines, ou à une fin quand un joueur a la majorité.

lab-trait-length = Longueur
lab-trait-wildness = Tempérament
lab-trait-relays = Relais
lab-trait-on-the-way = Prises en chemin
lab-trait-skill = Adresse
lab-trait-first-move = Premier coup
lab-grade-length = { $grade ->
    [low] courte
    [high] longue
   *[middle] de longueur moyenne
}
lab-grade-wildness = { $grade ->
    [low] calme
    [high] fougueuse
   *[middle] vive
}
lab-grade-relays = { $grade ->
    [low] presque pas de relais
    [high] de longs relais
   *[middle] quelques relais
}
lab-grade-on-the-way = { $grade ->
    [low] prises à la fin des semailles
    [high] prises en chemin
   *[middle] prises à la fin et en chemin
}
lab-grade-skill = { $grade ->
    [low] chacun peut gagner
    [high] le meilleur gagne
   *[middle] l’adresse compte, mais pas toujours
}
lab-grade-first-move = { $grade ->
    [low] mieux vaut ne pas commencer
    [high] mieux vaut commencer
   *[middle] peu importe qui commence
}

lab-book = Une partie dure environ { $moves } tours, avec { $choice ->
    [one] un coup permis
   *[other] { $choice } coups permis
} à chacun{ $relays ->
    [yes] {" "}et environ { $laps } parcours
   *[no] {""}
}. Dans 3 000 parties de l’ordinateur contre lui-même, au niveau Club, le premier joueur gagne { $first } %, le second { $second } % ; { $draws ->
    [0] presque aucune n’est nulle
   *[other] { $draws } % sont nulles
}.
