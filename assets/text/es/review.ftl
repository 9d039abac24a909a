### El informe de una partida, jugadas mejores que buscar, razones, amenazas. Las claves de este archivo empiezan por "review-".
###
### $player es quien juega antes de la jugada, $opponent el otro; ambos son nombres. $move, $reply y $answer son letras de hoyos.
### $certainty es uno de los dos mensajes de teacher.ftl.
### $reader es el argumento cuyo jugador lee el mensaje, a quien se trata de «tú»: player, opponent, who, winner o loser.

## El informe

review-report = Informe
review-progress = Jugadas analizadas: { $done } de { $plies }
review-done = { $plies ->
        [one] Se ha analizado la jugada.
       *[other] Se han analizado todas las jugadas ({ $plies }).
    }
review-kept = El informe se ha guardado con la partida.
review-stop = Parar
review-go-on = Seguir
review-accuracy = Precisión
review-percent = { $percent } %
review-graph = { $reader ->
        [player] Valoración para ti, jugada a jugada
       *[other] Valoración para { $player }, jugada a jugada
    }
review-turns = Momentos decisivos
review-moves = Todas las jugadas
review-forced = Única jugada permitida
review-whose = ¿De quién son los errores?
review-next = Siguiente error
review-first = Buscar una jugada mejor
review-no-mistakes = { $reader ->
        [player] No has cometido ningún error
       *[other] Ningún error de { $player }
    }
review-point-first = Señala primero un hoyo jugable.
review-nothing = Puedes analizar una partida una vez terminada.

## Buscar algo mejor

review-find-played = { $reader ->
        [player] Jugada { $number }: jugaste { $move }
       *[other] Jugada { $number }: { $player } jugó { $move }
    }
review-find =
    { teacher-class }: esta jugada cuesta { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    } ({ $certainty }). Encuentra una jugada mejor.
review-find-best = { $move } es la mejor jugada ({ $certainty }).
review-find-good = { $move } es buena: no cuesta casi nada ({ $certainty }).
review-find-better =
    { $move } es mejor que la jugada de la partida, pero aún cuesta { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    } ({ $certainty }).
review-find-loses = { $move } cuesta { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    } ({ $certainty }).
review-find-worse = { $move } no es mejor.
review-find-same = { $move } es la jugada que se hizo en la partida.
review-find-shown = La mejor jugada es { $move } ({ $certainty }).
review-find-line = La partida podría haber seguido así: { $line }.
review-to-report = Volver al informe
review-place = Error { $number } de { $count }

## Por qué, amenazas, qué resulta de una jugada

review-why = ¿Por qué?
review-why-title = ¿Por qué { $move }?
review-position-title = Sobre esta posición
review-comparing = Awalé está comparando las jugadas…
review-nothing-certain = No hay nada seguro que señalar.
review-choose-position = Esta posición
review-choose-last = Última jugada: { $move }
review-what-if = ¿Qué pasa después?
review-back = Volver a la partida
review-threat-title = { $reader ->
        [opponent] Tus amenazas
       *[other] Amenazas de { $opponent }
    }
review-threat = { $reader ->
        [player] Si pudieras pasar, { $opponent } jugaría { $move } y capturaría { $seeds } ({ $certainty }).
        [opponent] Si { $player } pudiera pasar, jugarías { $move } y capturarías { $seeds } ({ $certainty }).
       *[other] Si { $player } pudiera pasar, { $opponent } jugaría { $move } y capturaría { $seeds } ({ $certainty }).
    }
review-threat-quiet = { $reader ->
        [player] Ninguna amenaza inmediata: si pudieras pasar, { $opponent } jugaría { $move } sin capturar nada ({ $certainty }).
        [opponent] Ninguna amenaza inmediata: si { $player } pudiera pasar, jugarías { $move } sin capturar nada ({ $certainty }).
       *[other] Ninguna amenaza inmediata: si { $player } pudiera pasar, { $opponent } jugaría { $move } sin capturar nada ({ $certainty }).
    }
review-no-threat = { $reader ->
        [opponent] Ninguna amenaza: no tendrías ninguna jugada.
       *[other] Ninguna amenaza: { $opponent } no tendría ninguna jugada.
    }
review-outlook-title = ¿A qué lleva { $move }?
review-outlook-best = Ninguna jugada es mejor que { $move } ({ $certainty }).
review-outlook-loses = { $move } cuesta { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    } respecto a la mejor jugada ({ $certainty }).
review-outlook-answer = La mejor respuesta es { $answer }.
# What a move leads to beside another one: a clause with its time, which completes "After D, ...".
review-compare = Después de { $move }, { $what }.
review-compare-takes = { $reader ->
        [who] capturas { $seeds } de { $holes } { $when }
       *[other] { $who } captura { $seeds } de { $holes } { $when }
    }
review-compare-again = { $reader ->
        [who] vuelves a jugar { $when }
       *[other] { $who } vuelve a jugar { $when }
    }
review-compare-special = { $reader ->
        [who] conviertes { $hole } en un hoyo especial { $when }
       *[other] { $who } convierte { $hole } en un hoyo especial { $when }
    }
review-compare-passes = { $reader ->
        [who] no tienes ninguna jugada y pasas { $when }
       *[other] { $who } no tiene ninguna jugada y pasa { $when }
    }
review-compare-round = la ronda termina { $when }
review-compare-ends = { $reader ->
        [player] la partida termina { $when }: tú { $mine }, { $opponent } { $theirs }
        [opponent] la partida termina { $when }: { $player } { $mine }, tú { $theirs }
       *[other] la partida termina { $when }: { $player } { $mine }, { $opponent } { $theirs }
    }
review-compare-quiet = { $alike ->
        [yes] no ocurre nada más en { $plies ->
            [one] la jugada siguiente
           *[other] las { $in-words } jugadas siguientes
        }
       *[no] nadie captura nada en { $plies ->
            [one] la jugada siguiente
           *[other] las { $in-words } jugadas siguientes
        }
    }
review-compare-when = { $later ->
        [0] enseguida
        [1] en la jugada siguiente
       *[other] { $in-words } jugadas después
    }
review-wrong-ends = { $reader ->
        [player] La partida se acabaría: tú { $mine }, { $opponent } { $theirs }.
        [opponent] La partida se acabaría: { $player } { $mine }, tú { $theirs }.
       *[other] La partida se acabaría: { $player } { $mine }, { $opponent } { $theirs }.
    }
review-wrong-loses = { $reader ->
        [opponent] Responderías con { $reply } y capturarías { $seeds }.
       *[other] { $opponent } respondería con { $reply } y capturaría { $seeds }.
    }
review-wrong-spoils = { $reader ->
        [player] { $opponent } respondería con { $reply }. Entonces podrías capturar { $seeds } en vez de { $possible }.
        [opponent] Responderías con { $reply }. Entonces { $player } podría capturar { $seeds } en vez de { $possible }.
       *[other] { $opponent } respondería con { $reply }. Entonces { $player } podría capturar { $seeds } en vez de { $possible }.
    }
review-wrong-spoils-all = { $reader ->
        [player] { $opponent } respondería con { $reply }, y no podrías capturar nada. Una jugada mejor permitiría capturar { $possible }.
        [opponent] Responderías con { $reply }, y { $player } no podría capturar nada. Una jugada mejor permitiría capturar { $possible }.
       *[other] { $opponent } respondería con { $reply }, y { $player } no podría capturar nada. Una jugada mejor permitiría capturar { $possible }.
    }
review-wrong-costs = { $reader ->
        [player] { $opponent } respondería con { $reply }. Eso acabaría costándote alrededor de { $seeds }.
        [opponent] Responderías con { $reply }. Eso acabaría costándole a { $player } alrededor de { $seeds }.
       *[other] { $opponent } respondería con { $reply }. Eso acabaría costándole a { $player } alrededor de { $seeds }.
    }

## Teclas y botones

review-help-why = { review-why } Explica una posición o una jugada (la seleccionada, la pista, la última o cualquier otra) con hasta tres datos, cada uno mostrado en el tablero.
review-help-report = { review-report }: cuando acaba la partida, muestra lo buena que fue cada jugada y dónde se decidió todo. Repasa tus errores y busca una jugada mejor.
review-key-why = Explicar la jugada seleccionada, la pista o la posición
review-key-threat = Mostrar las amenazas del adversario
review-key-what-if = Mostrar las consecuencias de la jugada seleccionada
review-key-report = Después de la partida: abrir el informe, y luego el error siguiente
