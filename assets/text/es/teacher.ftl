### Por qué una jugada es buena o mala, informes de partidas, problemas. Las claves de este archivo empiezan por "teacher-".
###
### $player es quien juega antes de la jugada, $opponent el otro; son nombres. $move, $hole y $from son letras de hoyos, $holes varias.
### $seeds y lo demás que cuenta semillas son números con su palabra: "dos semillas".
### $reader es el argumento cuyo jugador lee el mensaje, a quien se trata de «tú»: player, opponent, who, winner o loser.

teacher-only-move = Es la única jugada permitida.
teacher-only-move-here = { $hole } es la única jugada permitida.
teacher-takes = { $move } captura { $seeds } de { $holes }.
teacher-gives = { $reader ->
        [opponent] Por el camino, capturas { $seeds } de { $holes }.
       *[other] Por el camino, { $opponent } captura { $seeds } de { $holes }.
    }
teacher-ends = { $reader ->
        [player]
            { $ends ->
                [penalty] { $move } pone fin a la partida con una penalización: podías alimentar a { $opponent } y no lo has hecho
               *[other] { $move } pone fin a la partida
            }.
        [opponent]
            { $ends ->
                [penalty] { $move } pone fin a la partida con una penalización: { $player } podía alimentarte y no lo ha hecho
               *[other] { $move } pone fin a la partida
            }.
       *[other]
            { $ends ->
                [penalty] { $move } pone fin a la partida con una penalización: { $player } podía alimentar a { $opponent } y no lo ha hecho
               *[other] { $move } pone fin a la partida
            }.
    }
teacher-ends-rest = { $reader ->
        [player] { teacher-ends } De las semillas que quedan, tú recibes { $mine } y { $opponent }, { $theirs }.
        [opponent] { teacher-ends } De las semillas que quedan, { $player } recibe { $mine } y tú, { $theirs }.
       *[other] { teacher-ends } De las semillas que quedan, { $player } recibe { $mine } y { $opponent }, { $theirs }.
    }
teacher-blocks = { $reader ->
        [opponent] Te quedas sin jugadas y tienes que pasar.
       *[other] { $opponent } se queda sin jugadas y tiene que pasar.
    }
teacher-takes-next = { $reader ->
        [player] Responda lo que responda { $opponent }, puedes capturar después al menos { $seeds }.
        [opponent] Respondas lo que respondas, { $player } puede capturar después al menos { $seeds }.
       *[other] Responda lo que responda { $opponent }, { $player } puede capturar después al menos { $seeds }.
    }
teacher-threatens = { $reader ->
        [opponent] Prepara una captura: si pasaras, { $from } capturaría { $seeds } de { $holes }.
       *[other] Prepara una captura: si { $opponent } pasara, { $from } capturaría { $seeds } de { $holes }.
    }
teacher-traps = { $reader ->
        [opponent] Si respondes con { $reply }, { $from } puede capturar { $seeds } de { $holes }.
       *[other] Si { $opponent } responde con { $reply }, { $from } puede capturar { $seeds } de { $holes }.
    }
teacher-shields = { $reader ->
        [opponent]
            Después de cualquier otra jugada, podrías capturar al menos { $seeds }; después de esta, { $count ->
                [0] nada
               *[other] no más de { $left }
            }.
       *[other]
            Después de cualquier otra jugada, { $opponent } podría capturar al menos { $seeds }; después de esta, { $count ->
                [0] nada
               *[other] no más de { $left }
            }.
    }
teacher-safe = { $reader ->
        [opponent] Tras { $other } podrías capturar { $seeds }; tras esta jugada, nada.
       *[other] Tras { $other }, { $opponent } podría capturar { $seeds }; tras esta jugada, nada.
    }
teacher-saves = Salva { $seeds } que { $from } capturaría de { $holes }.
teacher-saves-partly = { $reader ->
        [opponent] { $from } amenaza con capturar { $seeds }; tras esta jugada, no puedes capturar más de { $left }.
       *[other] { $from } amenaza con capturar { $seeds }; tras esta jugada, { $opponent } no puede capturar más de { $left }.
    }
teacher-exposes = { $from } puede capturar después { $seeds } de { $holes }.
teacher-in-danger = { $from } amenaza con capturar { $seeds } de { $holes }.
teacher-starves = { $reader ->
        [opponent] Te deja sin una sola semilla.
       *[other] Deja a { $opponent } sin una sola semilla.
    }
teacher-feeds = { $reader ->
        [opponent] Te da { $seeds } para jugar.
       *[other] Da a { $opponent } { $seeds } para jugar.
    }
teacher-feeds-by-duty = { $reader ->
        [opponent]
            { $duty ->
                [reach] No tienes semillas, y hay que llegar a tu fila
               *[feed] No tienes semillas y hay que alimentarte
            }: esta jugada te da { $seeds }.
       *[other]
            { $duty ->
                [reach] { $opponent } no tiene semillas, y hay que llegar a la otra fila
               *[feed] { $opponent } no tiene semillas y hay que alimentar su fila
            }: esta jugada le da { $seeds }.
    }
teacher-forces-feeding = { $reader ->
        [player]
            Te quedas sin semillas, y { $opponent } tiene que { $duty ->
                [reach] llegar a tu fila
               *[feed] alimentarte
            }. Jugadas permitidas: { $holes }.
        [opponent]
            { $player } se queda sin semillas, y tienes que { $duty ->
                [reach] llegar a la otra fila
               *[feed] alimentar la otra fila
            }. Jugadas permitidas: { $holes }.
       *[other]
            { $player } se queda sin semillas, y { $opponent } tiene que { $duty ->
                [reach] llegar a la otra fila
               *[feed] alimentar la otra fila
            }. Jugadas permitidas: { $holes }.
    }
teacher-must-feed = { $reader ->
        [opponent]
            { $duty ->
                [reach]
                    No tienes semillas, y hay que llegar a tu fila: { $count ->
                        [one] { $holes } no llega, así que no se puede jugar
                       *[other] { $holes } no llegan, así que no se pueden jugar
                    }
               *[feed]
                    No tienes semillas y hay que alimentarte: { $count ->
                        [one] { $holes } no te alimenta, así que no se puede jugar
                       *[other] { $holes } no te alimentan, así que no se pueden jugar
                    }
            }.
       *[other]
            { $duty ->
                [reach]
                    { $opponent } no tiene semillas, y hay que llegar a la otra fila: { $count ->
                        [one] { $holes } no llega, así que no se puede jugar
                       *[other] { $holes } no llegan, así que no se pueden jugar
                    }
               *[feed]
                    { $opponent } no tiene semillas y hay que alimentar su fila: { $count ->
                        [one] { $holes } no la alimenta, así que no se puede jugar
                       *[other] { $holes } no la alimentan, así que no se pueden jugar
                    }
            }.
    }
# Una jugada pequeña se queda en casa, no captura nada y no acaba la partida.
teacher-tempo = { $reader ->
        [player]
            { $mine ->
                [0] No te queda ninguna jugada pequeña
                [one] Te queda una jugada pequeña
               *[other] Te quedan { $mine-words } jugadas pequeñas
            }; a { $opponent }, { $theirs ->
                [0] ninguna
                [one] una
               *[other] { $theirs-words }
            }. Una jugada pequeña se queda en la propia fila, no captura nada y no pone fin a la partida.
        [opponent]
            A { $player } { $mine ->
                [0] no le queda ninguna jugada pequeña
                [one] le queda una jugada pequeña
               *[other] le quedan { $mine-words } jugadas pequeñas
            }; a ti, { $theirs ->
                [0] ninguna
                [one] una
               *[other] { $theirs-words }
            }. Una jugada pequeña se queda en la propia fila, no captura nada y no pone fin a la partida.
       *[other]
            A { $player } { $mine ->
                [0] no le queda ninguna jugada pequeña
                [one] le queda una jugada pequeña
               *[other] le quedan { $mine-words } jugadas pequeñas
            }; a { $opponent }, { $theirs ->
                [0] ninguna
                [one] una
               *[other] { $theirs-words }
            }. Una jugada pequeña se queda en la propia fila, no captura nada y no pone fin a la partida.
    }
teacher-kroo-ripe = El kroo (el gran montón) de { $hole } está maduro: { $seeds } dan la vuelta y acaban en { $end }. Pero jugado ahora no capturaría nada.
teacher-kroo-takes = El kroo (el gran montón) de { $hole } está maduro: { $seeds } dan la vuelta y acaban en { $end }. Jugado ahora, capturaría { $taken }.
teacher-kroo-unripe = { $hole } es un kroo de { $seeds }, aún sin madurar: necesita { $lacking } más.
teacher-dam = { $hole } es un dique: la última semilla del kroo de { $kroo } cae ahí y no captura nada; después de otra jugada podría haber capturado { $seeds }.
teacher-disarms = El kroo de { $kroo } ya no captura nada; después de otra jugada podría haber capturado { $seeds }.
teacher-pressure = { $reader ->
        [opponent] Solo puedes jugar el kroo de { $kroo }, que no está maduro y no capturaría nada.
       *[other] { $opponent } solo puede jugar el kroo de { $kroo }, que no está maduro y no capturaría nada.
    }
teacher-overloads = { $move } sobrecarga el kroo de { $kroo }, que ya no captura nada; habría capturado { $seeds }.
teacher-sacrifice = Un sacrificio: { $reply } puede capturar { $given }, pero entonces { $answer } captura { $gained }.
teacher-relay = { $move } hace { $count ->
        [one] un recorrido
       *[other] { $laps } recorridos
    } y acaba en { $end }.
teacher-moves-again = { $reader ->
        [player] Te da una jugada extra.
       *[other] Da una jugada extra a { $player }.
    }
teacher-stores = Deja { $seeds } en el granero, a salvo de capturas.
# Turnos de varias jugadas.
teacher-then = { $line }, luego { $next }
teacher-more = { $number } más
teacher-turn = Inicia un turno de { $number } jugadas que da { $seeds }: { $line }.
teacher-keeps-ready = Con { $moves } aún se puede ganar una jugada extra.
teacher-makes-ready = Deja { $moves } a punto para una jugada extra.
teacher-spoils-ready = Echa a perder la jugada extra que se ganaba con { $moves }.
teacher-denies-again = { $reader ->
        [opponent] Ya no puedes ganar una jugada extra con { $moves }.
       *[other] { $opponent } ya no puede ganar una jugada extra con { $moves }.
    }
teacher-allows-again = { $reader ->
        [opponent] Después puedes ganar una jugada extra con { $moves }.
       *[other] Después, { $opponent } puede ganar una jugada extra con { $moves }.
    }
teacher-ready = { $count ->
        [one] { $moves } da una jugada extra.
       *[other] { $moves } dan una jugada extra cada uno.
    }
teacher-limits-turn = { $reader ->
        [opponent]
            Tras esta jugada, en tu mejor turno { $left-count ->
                [0] no ganas nada, en vez de ganar { $seeds }
               *[other] ganas { $left } en vez de { $seeds-number }
            } ({ $line }).
       *[other]
            Tras esta jugada, { $opponent } { $left-count ->
                [0] no gana nada en su mejor turno, en vez de ganar { $seeds }
               *[other] gana en su mejor turno { $left } en vez de { $seeds-number }
            } ({ $line }).
    }
teacher-best-reply = { $reader ->
        [opponent]
            { $count ->
                [one] Después puedes ganar { $seeds } con { $line }.
               *[other] Después puedes ganar { $seeds } en un turno: { $line }.
            }
       *[other]
            { $count ->
                [one] Después, { $opponent } puede ganar { $seeds } con { $line }.
               *[other] Después, { $opponent } puede ganar { $seeds } en un turno: { $line }.
            }
    }
teacher-turn-threat = { $reader ->
        [opponent]
            { $count ->
                [one] Amenazas con ganar { $seeds } con { $line }.
               *[other] Amenazas con ganar { $seeds } en un turno: { $line }.
            }
       *[other]
            { $count ->
                [one] { $opponent } amenaza con ganar { $seeds } con { $line }.
               *[other] { $opponent } amenaza con ganar { $seeds } en un turno: { $line }.
            }
    }
teacher-empties = { $reader ->
        [opponent] Vacía { $hole }: si pasaras, { $from } acabaría ahí y capturaría { $seeds } de { $holes }.
       *[other] Vacía { $hole }: si { $opponent } pasara, { $from } acabaría ahí y capturaría { $seeds } de { $holes }.
    }
teacher-other-way = { $count ->
        [0] En el otro sentido, { $other } no capturaría nada.
       *[other] En el otro sentido, { $other } capturaría { $seeds }.
    }
teacher-empties-row = { $reader ->
        [player] Vacía tu fila. Si sigue vacía en tu próximo turno, tendrás que poner en ella { $seeds } de tu granero.
       *[other] Vacía la fila de { $player }. Si sigue vacía en su próximo turno, { $player } tendrá que poner en ella { $seeds } de su granero.
    }
teacher-holds-back = { $reader ->
        [player] Puedes retener tus semillas. { teacher-tempo }
       *[other] { $player } puede retener sus semillas. { teacher-tempo }
    }
teacher-race = { $reader ->
        [player]
            Jugadas para vaciar la fila: tú { $mine-words ->
                [un] una
               *[other] { $mine-words }
            }, { $opponent } { $theirs-words ->
                [un] una
               *[other] { $theirs-words }
            }. El primero que la vacíe se lleva las semillas que queden.
        [opponent]
            Jugadas para vaciar la fila: { $player } { $mine-words ->
                [un] una
               *[other] { $mine-words }
            }, tú { $theirs-words ->
                [un] una
               *[other] { $theirs-words }
            }. El primero que la vacíe se lleva las semillas que queden.
       *[other]
            Jugadas para vaciar la fila: { $player } { $mine-words ->
                [un] una
               *[other] { $mine-words }
            }, { $opponent } { $theirs-words ->
                [un] una
               *[other] { $theirs-words }
            }. El primero que la vacíe se lleva las semillas que queden.
    }
teacher-makes-special = { $reader ->
        [player] Convierte { $hole } en un hoyo especial tuyo.
       *[other] Convierte { $hole } en un hoyo especial de { $player }.
    }
teacher-threatens-special = { $reader ->
        [player] Si { $opponent } pasara, { $from } convertiría { $hole } en un hoyo especial tuyo.
        [opponent] Si pasaras, { $from } convertiría { $hole } en un hoyo especial de { $player }.
       *[other] Si { $opponent } pasara, { $from } convertiría { $hole } en un hoyo especial de { $player }.
    }
teacher-prevents-special = { $reader ->
        [opponent] { $from } amenaza con convertir { $hole } en un hoyo especial tuyo; esta jugada lo impide.
       *[other] { $from } amenaza con convertir { $hole } en un hoyo especial de { $opponent }; esta jugada lo impide.
    }
teacher-closes = { $reader ->
        [loser] Tras esta jugada ya no puedes llenar { $hole } para la ronda siguiente.
       *[other] Tras esta jugada, { $loser } ya no puede llenar { $hole } para la ronda siguiente.
    }
teacher-round-lost =
    { $reader ->
        [loser]
            Tras esta jugada te quedas { $count ->
                [1] sin ningún hoyo
               *[other] con menos de { $holes } hoyos
            } para la ronda siguiente.
       *[other]
            Tras esta jugada, { $loser } se queda { $count ->
                [1] sin ningún hoyo
               *[other] con menos de { $holes } hoyos
            } para la ronda siguiente.
    }

## Informes de partidas. $class es best, good, inaccuracy, mistake o blunder; $best es una letra; $certainty uno de los dos mensajes siguientes.

teacher-proved = demostrado
teacher-solved = según la línea de juego resuelta
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
teacher-ply-better-about = { teacher-class }: { $best } valía alrededor de { $seeds ->
        [half] media semilla
        [one] 1 semilla
       *[other] { $seeds } semillas
    } más ({ $certainty }).
teacher-accuracy = { $player }: { $percent } % de precisión; imprecisiones: { $inaccuracies }, errores: { $mistakes }, errores graves: { $blunders }.
# Lo que un jugador hizo varias veces en una partida. $times es $count en palabras; $moves da los números de $listed jugadas.
teacher-times = { $count ->
        [1] una vez
       *[other] { $times } veces
    }
teacher-times-moves = { $listed ->
        [0] .
        [one] : jugada { $moves }.
       *[other] : jugadas { $moves }.
    }
teacher-habit-ends-game = { $reader ->
        [player] Dejaste que la partida acabara demasiado pronto { teacher-times }{ teacher-times-moves }
       *[other] { $player } dejó que la partida acabara demasiado pronto { teacher-times }{ teacher-times-moves }
    }
teacher-habit-leaves-seeds = { $reader ->
        [player] Dejaste semillas en peligro { teacher-times }{ teacher-times-moves }
       *[other] { $player } dejó semillas en peligro { teacher-times }{ teacher-times-moves }
    }
teacher-habit-misses-capture = { $reader ->
        [player] Dejaste pasar una captura { teacher-times }{ teacher-times-moves }
       *[other] { $player } dejó pasar una captura { teacher-times }{ teacher-times-moves }
    }
teacher-habit-misses-move = { $reader ->
        [player] Dejaste pasar una jugada extra { teacher-times }{ teacher-times-moves }
       *[other] { $player } dejó pasar una jugada extra { teacher-times }{ teacher-times-moves }
    }
teacher-habit-gives-move = { $reader ->
        [player] Regalaste a tu adversario una jugada extra { teacher-times }{ teacher-times-moves }
       *[other] { $player } regaló a su adversario una jugada extra { teacher-times }{ teacher-times-moves }
    }

## Dónde está un jugador en la escala de los niveles, cuyos nombres se dan.

teacher-between = entre { $below } y { $above }
teacher-below = por debajo de { $above }
teacher-at-least = al menos { $below }

## Problemas: de qué tratan, y la primera pista

teacher-theme-starving = Dejar sin semillas
teacher-theme-forced-feeding = Obligar a alimentar
teacher-theme-kroo = Kroos
teacher-theme-dam = Jugar contra un kroo
teacher-theme-sacrifice = Sacrificios
teacher-theme-long-relay = Siembras largas
teacher-theme-chain = Capturas en cadena
teacher-theme-opposite-hole = El hoyo de enfrente
teacher-theme-tempo = Jugadas pequeñas
teacher-theme-saving = Salvar semillas
teacher-theme-special = Hoyos especiales
teacher-theme-shutting = Cierre de hoyos
teacher-theme-gap = Capturas tras un hueco
teacher-theme-again = Jugadas extra
teacher-theme-last-turn = El final de la partida
teacher-theme-long-turn = Turnos largos
teacher-theme-double-capture = Capturas dobles
teacher-theme-defence = Defensa
teacher-hint-starving = Puedes dejar a tu adversario sin una sola semilla.
teacher-hint-forced-feeding = Puedes obligar a tu adversario a alimentarte.
teacher-hint-kroo = Busca una jugada que dé toda la vuelta al tablero.
teacher-hint-dam = Mira el hoyo más lleno de tu adversario. ¿Dónde caería su última semilla?
teacher-hint-sacrifice = Puedes ceder algunas semillas y recuperar más.
teacher-hint-long-relay = Busca una jugada con muchos recorridos.
teacher-hint-chain = Puedes capturar una cadena de hoyos.
teacher-hint-opposite-hole = Mira los hoyos que están enfrente de los tuyos.
teacher-hint-tempo = Quedan pocas semillas: cuenta las jugadas que se quedan en tu fila.
teacher-hint-saving = Algunas de tus semillas están en peligro.
teacher-hint-special = Busca un hoyo que pueda volverse especial.
teacher-hint-shutting = Piensa en la ronda siguiente: ¿qué hoyos podrá llenar cada jugador?
teacher-hint-gap = Busca capturas más allá de un hoyo vacío.
teacher-hint-again = Puedes jugar más de una vez.
teacher-hint-last-turn = La partida puede acabar pronto. ¿Quién se llevaría las semillas que quedan?
teacher-hint-long-turn = Puedes hacer al menos tres jugadas en un turno.
teacher-hint-double-capture = Puedes capturar más de una vez en un turno.
teacher-hint-defence = Busca la mejor jugada de tu adversario. ¿Puedes impedirla?

## Cuatro filas

teacher-wins-stuck = { $reader ->
        [winner] Ganas: a { $loser } no le queda ninguna jugada.
        [loser] Gana { $winner }: no te queda ninguna jugada.
       *[other] Gana { $winner }: a { $loser } no le queda ninguna jugada.
    }
teacher-wins-inner = { $reader ->
        [winner] Ganas: la fila interior de { $loser } está vacía.
        [loser] Gana { $winner }: tu fila interior está vacía.
       *[other] Gana { $winner }: la fila interior de { $loser } está vacía.
    }
teacher-loses-endless = { $reader ->
        [loser] Pierdes: la siembra no tiene fin.
       *[other] Pierde { $loser }: la siembra no tiene fin.
    }
teacher-draws = Deja la partida en tablas.
teacher-wins-next = { $reader ->
        [player] Responda lo que responda { $opponent }, ganas con tu próxima jugada.
        [opponent] Respondas lo que respondas, { $player } gana con su próxima jugada.
       *[other] Responda lo que responda { $opponent }, { $player } gana con su próxima jugada.
    }
teacher-lets-win = { $reader ->
        [opponent] Después puedes ganar con { $reply }.
       *[other] Después, { $opponent } puede ganar con { $reply }.
    }
teacher-few-replies = { $reader ->
        [opponent]
            Entonces solo { $count ->
                [one] te queda una jugada
               *[other] te quedan { $replies } jugadas
            }.
       *[other]
            Entonces, a { $opponent } solo { $count ->
                [one] le queda una jugada
               *[other] le quedan { $replies } jugadas
            }.
    }
teacher-mobility = { $reader ->
        [player] Jugadas posibles: tú { $mine }, { $opponent } { $theirs }.
        [opponent] Jugadas posibles: { $player } { $mine }, tú { $theirs }.
       *[other] Jugadas posibles: { $player } { $mine }, { $opponent } { $theirs }.
    }
teacher-nyumba-taken = { $reader ->
        [opponent] Captura tu nyumba { $hole }.
       *[other] Captura la nyumba { $hole } de { $opponent }.
    }
teacher-nyumba-spent = Gasta la nyumba { $hole } y sigue sembrando desde ella.
teacher-nyumba-lost = { $reader ->
        [player] Te cuesta la nyumba { $hole }.
       *[other] Le cuesta a { $player } la nyumba { $hole }.
    }
teacher-nyumba-kept = Acaba en la nyumba { $hole } y deja allí sus semillas.
teacher-blocks-hole = { $reader ->
        [opponent] Takasia: no puedes jugar { $hole } en tu próxima jugada.
       *[other] Takasia: { $opponent } no puede jugar { $hole } en su próxima jugada.
    }
teacher-blocked-hole = Takasia: { $hole } está bloqueado en esta jugada.
teacher-theme-last-move = La última jugada
teacher-theme-inner-row = La fila interior
teacher-theme-across = Capturar enfrente
teacher-theme-nyumba = Nyumba
teacher-theme-takasia = Takasia
teacher-hint-last-move = Puedes dejar a tu adversario sin jugadas.
teacher-hint-inner-row = Mira la fila interior de tu adversario.
teacher-hint-across = Calcula dónde acaba el primer recorrido y qué hoyo queda enfrente.
teacher-hint-nyumba = Fíjate bien en la nyumba.
teacher-hint-takasia = Una jugada sin captura puede bloquear un hoyo.
