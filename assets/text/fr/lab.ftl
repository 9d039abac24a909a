# À quoi ressemble une règle quand on la joue, mesuré par des parties de l’ordinateur contre lui-même.

lab-decimal-mark = ,
lab-thousands-mark = {" "}

lab-figure-first-wins = Victoires du premier joueur
lab-figure-second-wins = Victoires du second joueur
lab-figure-draws = Parties nulles
lab-figure-first-points = Points du premier joueur
lab-figure-first-margin = Avance finale du premier joueur
lab-figure-margin = Écart final en graines
lab-figure-plies = Coups par partie
lab-figure-choice = Coups permis par tour
lab-figure-forced = Tours à un seul coup permis
lab-figure-passes = Tours passés (part des tours)
lab-figure-passing-games = Parties avec un tour passé
lab-figure-laps = Parcours par tour
lab-figure-longest-turn = Parcours dans le plus long tour d’une partie
lab-figure-cut-off = Parties avec semailles sans fin
lab-figure-catches = Tours avec prise
lab-figure-catch-size = Graines par prise
lab-figure-largest-catch = Plus grande prise (part de toutes les graines)
lab-figure-on-the-way = Prises en chemin (part de toutes les prises)
lab-figure-lead-changes = Changements de meneur par partie
lab-figure-comebacks = Victoires d’un joueur mené à mi-partie
lab-figure-seeds-left = Graines restées sur le plateau
lab-figure-repetition = Parties terminées par répétition
lab-figure-endless = Parties sans fin
lab-figure-penalty = Parties terminées par pénalité
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
    [yes] Pensez à prévoir une autre fin de partie, par exemple quand il reste peu de graines.
   *[no] Pensez à arrêter la partie quand une position se répète.
}
lab-warning-circles = { $percent } % des parties se terminent par répétition. Pensez à prévoir une autre fin de partie, ou à autoriser la prise pour d’autres nombres de graines.
lab-warning-cut-off = Dans { $percent } % des parties, des semailles sans fin sont interrompues. Pensez à arrêter les relais sur d’autres nombres de graines, ou à sauter le trou de départ.
lab-warning-first-wins = Le premier joueur gagne { $percent } % des parties. Pensez à limiter les prises en début de partie, à ajouter des graines, ou à jouer des matchs de deux parties, où chacun commence une fois.
lab-warning-second-wins = Le premier joueur perd { $percent } % des parties. Pensez à changer le nombre de graines, ou à jouer des matchs de deux parties, où chacun commence une fois.
lab-warning-draws = { $percent } % des parties sont nulles. Pensez à partager autrement les graines qui restent.
lab-warning-little-skill = L’habileté compte peu : le meilleur joueur ne marque que { $percent } % des points. Pensez à ajouter des graines, ou d’autres façons de prendre.
lab-warning-no-choice = Dans { $percent } % des tours, un seul coup est permis. Pensez à ajouter des trous, ou à assouplir l’obligation de nourrir.
lab-warning-passes = Pour cent tours joués, { $percent } sont passés. Pensez à obliger les joueurs à nourrir l’adversaire, ou à arrêter la partie quand un joueur est bloqué.
lab-warning-few-catches = Les joueurs ne prennent que dans { $percent } % des tours. Pensez à autoriser la prise pour davantage de nombres de graines.
lab-warning-seeds-left = En moyenne, { $percent } % des graines sont encore sur le plateau à la fin d’une partie. Pensez à prévoir une autre fin de partie, ou à faciliter les prises.
lab-warning-penalty = { $percent } % des parties se terminent par la pénalité prévue quand on ne nourrit pas l’adversaire. Pensez à obliger les joueurs à le nourrir quand ils le peuvent.
lab-warning-short = Une partie ne dure qu’environ { $moves } coups. Pensez à ajouter des graines.
lab-warning-long = Une partie dure environ { $moves } coups. Pensez à mettre moins de graines, ou à arrêter la partie dès qu’un joueur a la majorité.

lab-trait-length = Durée
lab-trait-wildness = Intensité
lab-trait-relays = Relais
lab-trait-on-the-way = Prises en chemin
lab-trait-skill = Habileté
lab-trait-first-move = Premier coup
lab-grade-length = { $grade ->
    [low] courte
    [high] longue
   *[middle] de durée moyenne
}
lab-grade-wildness = { $grade ->
    [low] calme
    [high] débridée
   *[middle] animée
}
lab-grade-relays = { $grade ->
    [low] peu de relais
    [high] beaucoup de relais
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
   *[middle] l’habileté décide en général
}
lab-grade-first-move = { $grade ->
    [low] mieux vaut jouer en second
    [high] mieux vaut commencer
   *[middle] peu importe qui commence
}

lab-book = Une partie dure environ { $moves } tours, avec { $choice ->
    [one] un coup permis
   *[other] { $choice } coups permis
} à chaque tour{ $relays ->
    [yes] {" "}et environ { $laps } parcours
   *[no] {""}
}. Sur { $games } parties jouées par l’ordinateur contre lui-même au niveau Club, le premier joueur en a gagné { $first } %, le second { $second } % ; { $draws ->
    [0] presque aucune n’a été nulle
   *[other] { $draws } % ont été nulles
}.
