# Cómo es una regla cuando se juega, medido con partidas del ordenador contra sí mismo.

lab-decimal-mark = ,
lab-thousands-mark = {""}

lab-figure-first-wins = Victorias del primer jugador
lab-figure-second-wins = Victorias del segundo jugador
lab-figure-draws = Partidas en tablas
lab-figure-first-points = Puntos del primer jugador
lab-figure-first-margin = Ventaja final del primer jugador
lab-figure-margin = Diferencia final en semillas
lab-figure-plies = Jugadas por partida
lab-figure-choice = Jugadas permitidas por turno
lab-figure-forced = Turnos con una sola jugada permitida
lab-figure-passes = Pases (proporción del total de turnos)
lab-figure-passing-games = Partidas en las que alguien pasa
lab-figure-laps = Recorridos por turno
lab-figure-longest-turn = Recorridos del turno más largo de una partida
lab-figure-cut-off = Partidas con una siembra sin fin
lab-figure-catches = Turnos con captura
lab-figure-catch-size = Semillas por captura
lab-figure-largest-catch = Mayor captura (proporción del total de semillas)
lab-figure-on-the-way = Capturas por el camino (proporción del total de capturas)
lab-figure-lead-changes = Cambios de líder por partida
lab-figure-comebacks = Victorias tras ir perdiendo a media partida
lab-figure-seeds-left = Semillas que quedan en el tablero
lab-figure-repetition = Partidas que acaban por repetición
lab-figure-endless = Partidas sin fin
lab-figure-penalty = Partidas que acaban por penalización
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
    [yes] Prueba otra forma de terminar la partida, por ejemplo cuando queden pocas semillas.
   *[no] Haz que la partida acabe cuando se repita una posición.
}
lab-warning-circles = El { $percent } % de las partidas acaba por repetición. Prueba otra forma de terminar la partida o permite capturas con otros números.
lab-warning-cut-off = En el { $percent } % de las partidas se corta una siembra sin fin. Haz que los relevos se detengan con otros números o que la siembra se salte el hoyo de salida.
lab-warning-first-wins = El primer jugador gana el { $percent } % de las partidas. Prueba a limitar las capturas de las primeras jugadas, a añadir semillas o a jugar encuentros de dos partidas en los que cada jugador empiece una vez.
lab-warning-second-wins = El primer jugador pierde el { $percent } % de las partidas. Prueba con otro número de semillas, o con encuentros de dos partidas en los que cada jugador empiece una vez.
lab-warning-draws = El { $percent } % de las partidas acaba en tablas. Prueba a repartir de otro modo las semillas que quedan.
lab-warning-little-skill = La destreza cuenta poco: el mejor jugador solo consigue el { $percent } % de los puntos. Prueba con más semillas, o con más maneras de capturar.
lab-warning-no-choice = En el { $percent } % de los turnos solo hay una jugada permitida. Prueba con más hoyos, o con una obligación de alimentar menos estricta.
lab-warning-passes = Por cada cien turnos jugados hay { $percent } en los que se pasa. Obliga a alimentar o haz que la partida acabe cuando un jugador no pueda jugar.
lab-warning-few-catches = Solo en el { $percent } % de los turnos se captura algo. Prueba a permitir capturas con más números.
lab-warning-seeds-left = De media, el { $percent } % de las semillas sigue en el tablero cuando acaba una partida. Prueba otra forma de terminar la partida, o capturas más fáciles.
lab-warning-penalty = El { $percent } % de las partidas acaba con la penalización por no alimentar. Prueba a obligar a alimentar siempre que se pueda.
lab-warning-short = Una partida dura solo unas { $moves } jugadas. Prueba con más semillas.
lab-warning-long = Una partida dura unas { $moves } jugadas. Prueba con menos semillas o haz que la partida acabe cuando un jugador tenga la mayoría.

lab-trait-length = Duración
lab-trait-wildness = Intensidad
lab-trait-relays = Relevos
lab-trait-on-the-way = Capturas por el camino
lab-trait-skill = Destreza
lab-trait-first-move = Primera jugada
lab-grade-length = { $grade ->
    [low] corta
    [high] larga
   *[middle] duración media
}
lab-grade-wildness = { $grade ->
    [low] tranquila
    [high] trepidante
   *[middle] animada
}
lab-grade-relays = { $grade ->
    [low] pocos relevos
    [high] muchos relevos
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
   *[middle] la destreza suele decidir
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
}. En { $games } partidas del ordenador contra sí mismo en el nivel Club, el primer jugador ganó el { $first } % y el segundo, el { $second } %; { $draws ->
    [0] casi ninguna acabó en tablas
   *[other] el { $draws } % acabó en tablas
}.
