### El compañero, las puntuaciones y los problemas en el juego. Las claves de este archivo empiezan por "training-".
###
### $standing es lo que dicen teacher-between y los suyos: "entre Aficionado y Club". $hole y $holes son letras.

## El compañero, y dónde está un jugador

training-companion-begins = El compañero juega a tu nivel: empieza { $standing } y luego se adapta a tus resultados.
training-companion-stands = El compañero juega a tu nivel: { $standing }, después de { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }.
training-standing = Tu nivel: { $standing }.
training-standing-rough = Nivel provisional: { $standing }.
training-unrated =
    Esta partida no cuenta para tu nivel: { $why ->
        [helped] has usado ayuda.
        [taken-back] has deshecho jugadas.
        [given-up] te has rendido cuando no ibas por detrás.
       *[set-up] no ha empezado desde la posición habitual.
    }

## La elección de problemas

training-puzzles = Problemas
training-page-puzzles = Problemas
training-page-game = Variante
training-rating = Tu puntuación en problemas: { $rating } ± { $deviation }, { $standing }; { $puzzles ->
        [one] 1 problema puntuado
       *[other] { $puzzles } problemas puntuados
    }.
training-rating-unknown = Tu primer problema te dará una puntuación. De cada problema solo cuenta tu primera respuesta.
training-day = Problema del día
training-day-solved = Problema del día: resuelto
training-day-tip = Hoy todo el mundo recibe el mismo problema.
training-days-in-a-row =
    { $days ->
        [one] Racha: 1 día
       *[other] Racha: { $days } días
    }
training-by-strength = A tu nivel
training-run = Tres vidas
training-run-tip = Los problemas son cada vez más difíciles, hasta tu tercer error.
training-run-best = Mejor racha: { $solved ->
        [one] 1 resuelto
       *[other] { $solved } resueltos
    }
training-by-theme = Por tema
training-theme-count = { $solved } de { $all } resueltos
training-first-attempts = { $solved } de { $all } resueltos al primer intento
training-none = Todavía no hay problemas para estas reglas. El ordenador puede buscarlos en segundo plano, jugando contra sí mismo.
training-mine = Buscar problemas
training-mine-more = Buscar más problemas
training-mine-stop = Parar
training-mining = { $games ->
        [one] 1 partida jugada
       *[other] { $games } partidas jugadas
    }, { $found } de { $wanted } problemas encontrados

## Un problema en el tablero. $seeds es un número de semillas con su palabra.

training-find = Juegas con Sur. Encuentra la mejor jugada.
training-level = Puntuación del problema: { $rating }
training-run-state = Vidas: { $lives }, resueltos: { $solved }
training-hint-compare = Compara { $holes }.
training-hint-hole = Juega { $hole }.
training-wrong = { $hole } vale { $seeds } menos que la mejor jugada.
training-try-again = Inténtalo de nuevo.
training-right-end = ¡Correcto! Contando hasta el final de la partida, { $hole } vale { $seeds } más que cualquier jugada equivocada.
training-right-plies = ¡Correcto! Calculando { $plies } jugadas por delante, { $hole } vale { $seeds } más que cualquier jugada equivocada.
training-counted = Tu puntuación: { $after } (antes: { $before })
training-run-over = Racha terminada. Problemas resueltos: { $solved }.
training-solution = La mejor jugada era { $hole }.
training-run-record = Es tu mejor racha hasta ahora.
training-hint = Pista
training-next = Siguiente problema
training-leave = Salir de los problemas
training-run-again = Nueva racha

## Durante la partida

training-hints = Qué muestra una pista
training-hints-reason = Primero el motivo
training-hints-best = La mejor jugada
training-hints-good = Tres buenas jugadas
training-good-move = La única jugada buena: { $holes }.
training-good-moves = Jugadas buenas: { $holes }.
training-right-win = ¡Correcto! { $hole } { $moves ->
        [1] gana de inmediato
       *[other] fuerza la victoria en { $moves } jugadas
    }.
training-right-saves = ¡Correcto! Después de cualquier otra jugada, tu adversario forzaría la victoria.
training-wrong-win = { $hole } deja escapar la victoria.
training-wrong-loses = Después de { $hole }, tu adversario fuerza la victoria.
