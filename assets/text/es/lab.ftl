# Cómo es una regla cuando se juega, medido con partidas del ordenador contra sí mismo.

lab-decimal-mark = ,

lab-figure-first-wins = Gana quien empieza
lab-figure-second-wins = Gana el otro jugador
lab-figure-draws = Empates
lab-figure-first-points = Puntos de quien empieza
lab-figure-first-margin = Ventaja final de quien empieza
lab-figure-margin = Semillas de diferencia al final
lab-figure-plies = Jugadas de una partida
lab-figure-choice = Jugadas permitidas en cada turno
lab-figure-forced = Turnos con una sola jugada permitida
lab-figure-passes = Turnos pasados, por los jugados
lab-figure-passing-games = Partidas en que se pasa
lab-figure-laps = Recorridos de un turno
lab-figure-longest-turn = Recorridos del turno más largo
lab-figure-cut-off = Partidas con una siembra cortada
lab-figure-catches = Turnos que capturan
lab-figure-catch-size = Semillas de un turno así
lab-figure-largest-catch = Mayor captura, de todas las semillas
lab-figure-on-the-way = Capturado por el camino, de todo lo capturado
lab-figure-lead-changes = Cambios de cabeza en una partida
lab-figure-comebacks = Ganadas tras ir perdiendo a la mitad
lab-figure-seeds-left = Semillas que quedan en el tablero
lab-figure-repetition = Partidas que acaban dando vueltas
lab-figure-endless = Partidas sin fin
lab-figure-penalty = Partidas que acaban por la penalización
lab-figure-skill = Puntos del mejor jugador

lab-amount = { $form ->
    [share] { $number } %
   *[other] { $number }
}
lab-interval = { $low } a { $high }

lab-warning-endless = { $games ->
    [1] La mayoría de las partidas no acaba nunca.
    [2] Una partida de cada dos no acaba nunca.
   *[other] Una partida de cada { $games } no acaba nunca.
} { $repetition ->
    [yes] Piensa en otro final, por ejemplo cuando quedan pocas semillas.
   *[no] Piensa en acabar una partida en la que se repite una posición.
}
lab-warning-circles = El { $percent } % de las partidas acaba porque da vueltas en círculo. Piensa en otro final, o en capturas con otros números.
lab-warning-cut-off = En el { $percent } % de las partidas una siembra no encuentra fin y se corta. Piensa en otros números que detengan un relevo, o en saltar el hoyo vaciado.
lab-warning-first-wins = Quien empieza gana el { $percent } % de las partidas. Piensa en menos capturas para las primeras jugadas, en más semillas, o en dos partidas cambiando quién empieza.
lab-warning-second-wins = Quien empieza pierde el { $percent } % de las partidas. Piensa en otro número de semillas, o en dos partidas cambiando quién empieza.
lab-warning-draws = El { $percent } % de las partidas acaba en empate. Piensa en otro reparto de las semillas que quedan.
lab-warning-little-skill = La destreza decide poco: el mejor jugador solo hace el { $percent } % de los puntos. Piensa en más semillas, o en más maneras de capturar.
lab-warning-no-choice = En el { $percent } % de los turnos solo hay una jugada permitida. Piensa en más hoyos, o en un deber de alimentar menor.
lab-warning-passes = Por cada cien turnos jugados se pasan { $percent }. Piensa en un deber de alimentar, o en un final cuando un jugador no puede jugar.
lab-warning-few-catches = Solo el { $percent } % de los turnos captura algo. Piensa en capturas con más números.
lab-warning-seeds-left = El { $percent } % de las semillas sigue en el tablero cuando acaba una partida. Piensa en otro final, o en más capturas.
lab-warning-penalty = El { $percent } % de las partidas acaba por la penalización de no alimentar. Piensa en el deber de alimentar cuando se puede.
lab-warning-short = Una partida acaba tras unas { $moves } jugadas. Piensa en más semillas.
lab-warning-long = Una partida dura unas { $moves } jugadas. Piensa en menos semillas, o en un final cuando un jugador tiene la mayoría.

lab-trait-length = Duración
lab-trait-wildness = Tranquilo o movido
lab-trait-relays = Relevos
lab-trait-on-the-way = Capturas por el camino
lab-trait-skill = Destreza
lab-trait-first-move = Primera jugada
lab-grade-length = { $grade ->
    [low] corto
    [high] largo
   *[middle] de duración media
}
lab-grade-wildness = { $grade ->
    [low] tranquilo
    [high] movido
   *[middle] animado
}
lab-grade-relays = { $grade ->
    [low] casi sin relevos
    [high] relevos largos
   *[middle] algunos relevos
}
lab-grade-on-the-way = { $grade ->
    [low] capturas al final de la siembra
    [high] capturas por el camino
   *[middle] capturas al final y por el camino
}
lab-grade-skill = { $grade ->
    [low] cualquiera puede ganar
    [high] gana el mejor
   *[middle] la destreza decide, pero no siempre
}
lab-grade-first-move = { $grade ->
    [low] mejor no empezar
    [high] mejor empezar
   *[middle] da igual quién empiece
}

lab-book = Una partida dura unos { $moves } turnos, con { $choice ->
    [one] una jugada permitida
   *[other] { $choice } jugadas permitidas
} en cada uno{ $relays ->
    [yes] {" "}y unos { $laps } recorridos
   *[no] {""}
}. Entre jugadores iguales, quien empieza gana el { $first } % de las partidas y el otro el { $second } %; { $draws ->
    [0] casi ninguna acaba en empate
   *[other] el { $draws } % acaba en empate
}.
