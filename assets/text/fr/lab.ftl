# À quoi ressemble une règle quand on la joue, mesuré par des parties de l’ordinateur contre lui-même.

lab-decimal-mark = ,

lab-figure-first-wins = Celui qui commence gagne
lab-figure-second-wins = L’autre joueur gagne
lab-figure-draws = Parties nulles
lab-figure-first-points = Points de celui qui commence
lab-figure-first-margin = Avance finale de celui qui commence
lab-figure-margin = Graines d’écart à la fin
lab-figure-plies = Coups d’une partie
lab-figure-choice = Coups permis à chaque tour
lab-figure-forced = Tours à un seul coup permis
lab-figure-passes = Tours passés, pour ceux joués
lab-figure-passing-games = Parties où l’on passe
lab-figure-laps = Parcours d’un tour
lab-figure-longest-turn = Parcours du plus long tour
lab-figure-cut-off = Parties à semailles coupées
lab-figure-catches = Tours qui prennent
lab-figure-catch-size = Graines d’un tel tour
lab-figure-largest-catch = Plus grande prise, sur toutes les graines
lab-figure-on-the-way = Pris en chemin, sur tout ce qui est pris
lab-figure-lead-changes = Changements de tête dans une partie
lab-figure-comebacks = Gagnées après un retard à mi-partie
lab-figure-seeds-left = Graines restées sur le plateau
lab-figure-repetition = Parties finies en rond
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
   *[no] Pensez à finir une partie dont une position revient.
}
lab-warning-circles = { $percent } % des parties finissent parce qu’elles tournent en rond. Pensez à une autre fin, ou à des prises à d’autres nombres.
lab-warning-cut-off = Dans { $percent } % des parties, des semailles ne trouvent pas de fin et sont coupées. Pensez à d’autres nombres qui arrêtent un relais, ou à sauter le trou vidé.
lab-warning-first-wins = Celui qui commence gagne { $percent } % des parties. Pensez à moins de prises pour les premiers coups, à plus de graines, ou à deux parties en échangeant le premier coup.
lab-warning-second-wins = Celui qui commence perd { $percent } % des parties. Pensez à un autre nombre de graines, ou à deux parties en échangeant le premier coup.
lab-warning-draws = { $percent } % des parties sont nulles. Pensez à partager autrement les graines qui restent.
lab-warning-little-skill = Le talent décide peu : le meilleur joueur ne fait que { $percent } % des points. Pensez à plus de graines, ou à plus de façons de prendre.
lab-warning-no-choice = Dans { $percent } % des tours, un seul coup est permis. Pensez à plus de trous, ou à un moindre devoir de nourrir.
lab-warning-passes = Pour cent tours joués, { $percent } sont passés. Pensez à un devoir de nourrir, ou à une fin quand un joueur est bloqué.
lab-warning-few-catches = Seuls { $percent } % des tours prennent quelque chose. Pensez à des prises à plus de nombres.
lab-warning-seeds-left = { $percent } % des graines sont encore sur le plateau quand une partie finit. Pensez à une autre fin, ou à plus de prises.
lab-warning-penalty = { $percent } % des parties finissent par la pénalité de qui n’a pas nourri. Pensez au devoir de nourrir quand c’est possible.
lab-warning-short = Une partie est finie après environ { $moves } coups. Pensez à plus de graines.
lab-warning-long = Une partie dure environ { $moves } coups. Pensez à moins de graines, ou à une fin quand un joueur a la majorité.

lab-trait-length = Longueur
lab-trait-wildness = Calme ou fougueux
lab-trait-relays = Relais
lab-trait-on-the-way = Prises en chemin
lab-trait-skill = Talent
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
   *[middle] le talent décide, mais pas toujours
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
}. Entre joueurs de même force, celui qui commence gagne { $first } % des parties, l’autre { $second } % ; { $draws ->
    [0] presque aucune n’est nulle
   *[other] { $draws } % sont nulles
}.
