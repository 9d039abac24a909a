### El compañero, las puntuaciones y los problemas en el juego. Las claves de este archivo empiezan por "training-".
###
### $standing es lo que dicen teacher-between y los suyos: "entre Aficionado y Club". $hole y $holes son letras.

## El compañero, y dónde está un jugador

training-companion-begins = Juega tan bien como tú: empieza { $standing }, y sigue tus resultados.
training-companion-stands = Juega tan bien como tú: { $standing }, después de { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }.
training-standing = Ahora estás { $standing }.
training-standing-rough = Por lo que se puede decir hasta ahora, estás { $standing }.
training-unrated = Esta partida no dice nada de tu fuerza: { $why ->
        [helped] el ordenador ha ayudado.
        [taken-back] se retiraron jugadas.
        [given-up] la abandonaste sin ir por detrás.
       *[set-up] empezó con otra posición que la habitual.
    }

## La elección de problemas

training-puzzles = Problemas
training-page-puzzles = Problemas
training-page-game = Qué juego
training-rating = Tu fuerza en problemas: { $rating } ± { $deviation }, { $standing }; { $puzzles ->
        [one] ha contado 1 problema
       *[other] han contado { $puzzles } problemas
    }.
training-rating-unknown = El primer problema que intentes te da una puntuación. Cada problema cuenta una vez, con tu primera respuesta.
training-day = Problema del día
training-day-solved = Problema del día: resuelto
training-day-tip = El mismo para todos hoy.
training-days-in-a-row = { $days ->
        [one] Resuelto 1 día
       *[other] Resuelto { $days } días seguidos
    }
training-by-strength = A tu nivel
training-run = Tres vidas
training-run-tip = Cada vez más difíciles, hasta la tercera respuesta equivocada.
training-run-best = Mejor serie: { $solved }
training-by-theme = Por tema
training-theme-count = { $solved } de { $all } resueltos
training-none = Todavía no hay problemas para estas reglas. El ordenador los encuentra en partidas contra sí mismo, en segundo plano.
training-mine = Buscar problemas
training-mine-more = Buscar más problemas
training-mine-stop = Parar
training-mining = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $found ->
        [one] 1 problema
       *[other] { $found } problemas
    } de { $wanted }

## Un problema en el tablero. $seeds es un número de semillas con su palabra.

training-find = Juegas con Sur. Encuentra la mejor jugada.
training-level = Dificultad: { $rating }
training-run-state = Vidas: { $lives }, resueltos: { $solved }
training-hint-compare = Compara { $holes }.
training-hint-hole = Juega { $hole }.
training-wrong = { $hole } vale { $seeds } menos que la mejor jugada.
training-try-again = Inténtalo de nuevo.
training-right-end = ¡Correcto! Al final de la partida, { $hole } vale { $seeds } más que cualquier jugada equivocada.
training-right-plies = ¡Correcto! En { $plies } medias jugadas, { $hole } vale { $seeds } más que cualquier jugada equivocada.
training-counted = Tu puntuación: { $before } → { $after }
training-run-over = La serie ha terminado. Problemas resueltos: { $solved }.
training-solution = La mejor jugada era { $hole }.
training-run-record = No has hecho ninguna mejor.
training-hint = Pista
training-next = Problema siguiente
training-leave = A los problemas
training-run-again = Otra serie

## Durante la partida

training-hints = Una pista muestra
training-hints-best = El mejor hoyo
training-hints-good = Tres buenos
training-good-move = La única buena jugada: { $holes }.
training-good-moves = Buenas jugadas: { $holes }.
