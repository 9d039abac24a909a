### El informe de una partida, jugadas mejores que buscar, razones, amenazas. Las claves de este archivo empiezan por "review-".
###
### $player es quien juega antes de la jugada, $opponent el otro; ambos son nombres. $move, $reply y $answer son letras de hoyos.
### $certainty es uno de los dos mensajes de teacher.ftl.

## El informe

review-report = Informe
review-progress = { $done } de { $plies } jugadas vistas
review-done = Se han visto las { $plies } jugadas.
review-kept = El informe se guarda con la partida.
review-stop = Parar
review-go-on = Seguir
review-accuracy = Precisión
review-percent = { $percent } %
review-graph = Lo que valía la partida para { $player }, jugada a jugada
review-turns = Dónde cambió la partida
review-moves = Todas las jugadas
review-forced = La única jugada permitida
review-whose = Errores de
review-next = Siguiente error
review-first = Buscar algo mejor
review-no-mistakes = Ningún error de { $player }
review-point-first = Señala primero un hoyo que se pueda jugar.
review-nothing = El informe se hace cuando acaba la partida.

## Buscar algo mejor

review-find-played = Jugada { $number }: { $player } jugó { $move }
review-find = { teacher-class }: pierde { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    } ({ $certainty }). Busca algo mejor.
review-find-best = { $move } es la mejor jugada ({ $certainty }).
review-find-good = { $move } es buena: no pierde casi nada ({ $certainty }).
review-find-better = { $move } es mejor que lo jugado, pero aún pierde { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    } ({ $certainty }).
review-find-loses = { $move } pierde { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    } ({ $certainty }).
review-find-worse = { $move } no basta.
review-find-same = { $move } es lo que se jugó.
review-find-shown = La mejor jugada es { $move } ({ $certainty }).
review-find-line = Podría haber seguido así: { $line }.
review-to-report = Al informe
review-place = Error { $number } de { $count }

## Por qué, amenazas, qué resulta de una jugada

review-why = ¿Por qué?
review-why-title = ¿Por qué { $move }?
review-position-title = Lo que hay que ver
review-nothing-certain = No hay nada seguro que decir.
review-choose-position = La posición
review-choose-last = Última jugada: { $move }
review-what-if = ¿Y después?
review-back = Volver a la partida
review-threat-title = Lo que amenaza { $opponent }
review-threat = Si { $player } pudiera pasar, { $opponent } jugaría { $move } y capturaría { $seeds } ({ $certainty }).
review-threat-quiet = Nada de inmediato: si { $player } pudiera pasar, { $opponent } jugaría { $move } sin capturar nada ({ $certainty }).
review-no-threat = Nada: { $opponent } no tendría jugada.
review-outlook-title = ¿Y si se juega { $move }?
review-outlook-best = Ninguna jugada es mejor que { $move } ({ $certainty }).
review-outlook-loses = { $move } pierde { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    } respecto a la mejor jugada ({ $certainty }).
review-outlook-answer = La mejor respuesta es { $answer }.
review-wrong-ends = Eso acaba la partida: { $player } { $mine }, { $opponent } { $theirs }.
review-wrong-loses = { $opponent } respondería con { $reply } y capturaría { $seeds }.
review-wrong-spoils = { $opponent } respondería con { $reply }. Entonces { $player } podría capturar { $seeds }, y no { $possible }.
review-wrong-spoils-all = { $opponent } respondería con { $reply }, y { $player } no podría capturar nada. Tras una jugada mejor podrían ser { $possible }.
review-wrong-costs = { $opponent } respondería con { $reply }. Eso cuesta pronto alrededor de { $seeds }.

## Teclas y botones

review-help-why = { review-why } Hasta tres razones de una jugada o de una posición, cada una mostrada en el tablero: de la jugada señalada, de una pista, de la última jugada o de cualquier otra.
review-help-threat = { review-key-threat }: lo que se jugaría si se pudiera pasar. Se juega en el tablero y se deshace; igual que lo que resulta de una jugada.
review-help-report = { review-report }: acabada la partida, lo que valía cada jugada y dónde cambió la partida. Tus errores vuelven al tablero, donde buscas algo mejor.
review-key-why = Por qué: razones de la jugada señalada, de la pista, o la posición
review-key-threat = Lo que amenaza el rival
review-key-what-if = Qué resulta de la jugada señalada
review-key-report = Después de la partida: el informe, y de un error al siguiente
