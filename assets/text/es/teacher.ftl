### Por qué una jugada es buena o mala, informes de partidas, problemas. Las claves de este archivo empiezan por "teacher-".
###
### $player es quien juega antes de la jugada, $opponent el otro; son nombres. $move, $hole y $from son letras de hoyos, $holes varias.
### $seeds y lo demás que cuenta semillas son números con su palabra: "dos semillas".

teacher-only-move = Es la única jugada permitida.
teacher-only-move-here = { $hole } es la única jugada permitida.
teacher-takes = { $move } captura { $seeds } de { $holes }.
teacher-gives = Por el camino, { $opponent } captura { $seeds } de { $holes }.
teacher-ends = { $ends ->
        [penalty] { $move } pone fin a la partida con una penalización: { $player } podía alimentar a { $opponent } y no lo ha hecho
       *[other] { $move } pone fin a la partida
    }.
teacher-ends-rest = { teacher-ends } De las semillas que quedan, { $player } recibe { $mine } y { $opponent } { $theirs }.
teacher-blocks = { $opponent } se queda sin jugada y pasa.
teacher-takes-next = Responda lo que responda { $opponent }, { $player } puede capturar después al menos { $seeds }.
teacher-threatens = Prepara una captura: si { $opponent } pasara, { $from } capturaría { $seeds } de { $holes }.
teacher-traps = Si { $opponent } respondiera con { $reply }, { $from } capturaría { $seeds } de { $holes }.
teacher-shields = Después de cualquier otra jugada, { $opponent } podría capturar al menos { $seeds }; después de esta, { $count ->
        [0] nada
       *[other] no más de { $left }
    }.
teacher-saves = Salva { $seeds }, que { $from } capturaría de { $holes }.
teacher-saves-partly = { $from } capturaría { $seeds }; después de esta jugada, { $opponent } no puede capturar más de { $left }.
teacher-exposes = { $from } puede capturar después { $seeds } de { $holes }.
teacher-in-danger = { $from } amenaza con capturar { $seeds } de { $holes }.
teacher-starves = Deja a { $opponent } sin una sola semilla.
teacher-feeds = Alimenta a { $opponent } con { $seeds }.
teacher-feeds-by-duty =
    { $duty ->
        [reach] { $opponent } no tiene semillas, y hay que llegar a la otra fila
       *[feed] { $opponent } no tiene semillas y hay que alimentarlo
    }: esta jugada le da { $seeds }.
teacher-forces-feeding =
    { $player } se queda sin semillas, y { $opponent } tiene que { $duty ->
        [reach] llegar a la otra fila
       *[feed] alimentarlo
    }. Jugadas permitidas: { $holes }.
teacher-must-feed =
    { $duty ->
        [reach] { $opponent } no tiene semillas, y hay que llegar a la otra fila: { $count ->
            [one] { $holes } no llega y no se puede jugar
           *[other] { $holes } no llegan y no se pueden jugar
        }
       *[feed] { $opponent } no tiene semillas y hay que alimentarlo: { $count ->
            [one] { $holes } no lo alimenta y no se puede jugar
           *[other] { $holes } no lo alimentan y no se pueden jugar
        }
    }.
# Una jugada tranquila se queda en casa, no captura nada y no acaba la partida.
teacher-tempo = Jugadas tranquilas que quedan: { $mine ->
        [0] ninguna
        [one] una
       *[other] { $mine-words }
    } para { $player }, { $theirs ->
        [0] ninguna
        [one] una
       *[other] { $theirs-words }
    } para { $opponent }. Una jugada tranquila se queda en la propia fila, no captura nada y no pone fin a la partida.
teacher-kroo-ripe = El kroo (el gran montón) de { $hole } está maduro: { $seeds } dan la vuelta y acaban en { $end }. Jugado ahora, no capturaría nada.
teacher-kroo-takes = El kroo (el gran montón) de { $hole } está maduro: { $seeds } dan la vuelta y acaban en { $end }. Jugado ahora, capturaría { $taken }.
teacher-kroo-unripe = { $hole } es un kroo de { $seeds }, aún sin madurar: necesita { $lacking } más.
teacher-dam = { $hole } es un dique: el kroo de { $kroo } acaba ahí y no captura nada; después de otra jugada podría haber capturado { $seeds }.
teacher-disarms = El kroo de { $kroo } ya no captura nada; después de otra jugada podría haber capturado { $seeds }.
teacher-pressure = { $opponent } solo puede jugar el kroo de { $kroo }, que no está maduro y no captura nada.
teacher-overloads = { $move } sobrecarga el kroo de { $kroo }, que ya no acierta: habría capturado { $seeds }.
teacher-sacrifice = Un sacrificio: { $reply } puede capturar { $given }, pero entonces { $answer } captura { $gained }.
teacher-relay = { $move } hace { $count ->
        [one] un recorrido
       *[other] { $laps } recorridos
    } y acaba en { $end }.
teacher-moves-again = Da otra jugada a { $player }.
teacher-stores = Pone { $seeds } en el granero, a salvo.
teacher-makes-special = Convierte { $hole } en un hoyo especial de { $player }.
teacher-threatens-special = Si { $opponent } pasara, { $from } convertiría { $hole } en un hoyo especial de { $player }.
teacher-prevents-special = { $from } convertiría { $hole } en un hoyo especial de { $opponent }; después de esta jugada, ninguna otra lo hace.
teacher-closes = Después, { $loser } ya no puede llenar { $hole } para la ronda siguiente.
teacher-round-lost = Después, { $loser } ya no puede tener { $count ->
        [1] ni un hoyo
       *[other] { $holes } hoyos
    } en la ronda siguiente.

## Informes de partidas. $class es best, good, inaccuracy, mistake o blunder; $best es una letra; $certainty uno de los dos mensajes siguientes.

teacher-proved = demostrado
teacher-solved = según la línea resuelta
teacher-estimated =
    estimación a { $plies ->
        [one] 1 jugada
       *[other] { $plies } jugadas
    } vista
teacher-class = { $class ->
        [best] La mejor jugada
        [good] Buena jugada
        [inaccuracy] Imprecisión
        [mistake] Error
       *[blunder] Error grave
    }
teacher-ply = { teacher-class } ({ $certainty }).
teacher-ply-better = { teacher-class }: { $best } valía { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } más ({ $certainty }).
teacher-ply-better-about = { teacher-class }: { $best } valía cerca de { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    } más ({ $certainty }).
teacher-accuracy = { $player }: { $percent } % de precisión; imprecisiones: { $inaccuracies }, errores: { $mistakes }, errores graves: { $blunders }.

## Dónde está un jugador en la escala de los niveles, cuyos nombres se dan.

teacher-between = entre { $below } y { $above }
teacher-below = por debajo de { $above }
teacher-at-least = al menos { $below }

## Problemas: de qué tratan, y la primera pista

teacher-theme-starving = Dejar sin semillas
teacher-theme-forced-feeding = Obligar a alimentar
teacher-theme-kroo = Kroos
teacher-theme-dam = Contra un kroo
teacher-theme-sacrifice = Sacrificios
teacher-theme-long-relay = Siembras largas
teacher-theme-chain = Capturas en cadena
teacher-theme-opposite-hole = El hoyo de enfrente
teacher-theme-tempo = Jugadas pequeñas
teacher-theme-saving = Salvar semillas
teacher-theme-special = Hoyos especiales
teacher-theme-shutting = Cerrar hoyos
teacher-theme-gap = Tras un hueco
teacher-theme-again = Varias jugadas
teacher-hint-starving = Puedes dejar a tu adversario sin una sola semilla.
teacher-hint-forced-feeding = Puedes obligar a tu adversario a alimentarte.
teacher-hint-kroo = Un hoyo da toda la vuelta al tablero.
teacher-hint-dam = Mira el hoyo más lleno de tu adversario. ¿Dónde acaba?
teacher-hint-sacrifice = Lo que das ahora vuelve con creces.
teacher-hint-long-relay = Una siembra llega muy lejos.
teacher-hint-chain = Puedes capturar una cadena de hoyos.
teacher-hint-opposite-hole = Mira al otro lado del tablero.
teacher-hint-tempo = Quedan pocas semillas: cuenta las jugadas en tu fila.
teacher-hint-saving = Algunas de tus semillas están en peligro.
teacher-hint-special = Busca un hoyo que pueda volverse especial.
teacher-hint-shutting = Piensa en la ronda siguiente: ¿quién podrá llenar qué hoyos?
teacher-hint-gap = Mira más allá de los hoyos vacíos.
teacher-hint-again = Puedes jugar más de una vez.

## Cuatro filas

teacher-wins-stuck = Gana { $winner }: { $loser } no tiene ninguna jugada.
teacher-wins-inner = Gana { $winner }: la fila interior de { $loser } está vacía.
teacher-loses-endless = Pierde { $loser }: la siembra no tiene fin.
teacher-draws = Termina la partida en tablas.
teacher-wins-next = Responda lo que responda { $opponent }, { $player } gana con la jugada siguiente.
teacher-lets-win = { $opponent } gana después con { $reply }.
teacher-few-replies = { $opponent } solo tiene entonces { $count ->
        [one] una jugada
       *[other] { $replies } jugadas
    } para elegir.
teacher-mobility = Jugadas para elegir: { $player } { $mine }, { $opponent } { $theirs }.
teacher-nyumba-taken = Captura la nyumba { $hole } de { $opponent }.
teacher-nyumba-spent = Gasta la nyumba { $hole } y sigue sembrando desde ella.
teacher-nyumba-lost = Le cuesta a { $player } la nyumba { $hole }.
teacher-nyumba-kept = Termina en la nyumba { $hole } y la conserva.
teacher-blocks-hole = Takasia: { $opponent } no puede jugar { $hole } en la jugada siguiente.
teacher-blocked-hole = Takasia: { $hole } no se puede jugar en esta jugada.
teacher-theme-last-move = La última jugada
teacher-theme-inner-row = La fila interior
teacher-theme-across = Al otro lado
teacher-theme-nyumba = Nyumba
teacher-theme-takasia = Takasia
teacher-hint-last-move = Puedes dejar a tu adversario sin jugada.
teacher-hint-inner-row = Mira la fila interior de tu adversario.
teacher-hint-across = Cuenta dónde acaba el primer recorrido y qué hay enfrente.
teacher-hint-nyumba = Se trata de una casa.
teacher-hint-takasia = Una jugada sin captura puede bloquear un hoyo.
