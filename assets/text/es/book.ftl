### El libro de reglas, escrito a partir de los parámetros de una variante. Las claves empiezan por «book-».
###
### «Tú» es el jugador a quien le toca. $where es «own», «opponent» o «any»: una fila, vista por
### ese jugador. $counts es lo que contiene un hoyo: «dos o tres semillas».

## Lo que se sabe de la variante.

book-aliases = Otros nombres:
book-origin = Origen:
book-proposed-by = Propuesta por:
book-source = Fuente:
book-lab = Estadísticas:
book-solved = Juego perfecto:
book-solved-first = Si nadie se equivoca, el primer jugador gana por { $margin ->
        [one] una semilla
       *[other] { $margin } semillas
    }.
book-solved-second = Si nadie se equivoca, el segundo jugador gana por { $margin ->
        [one] una semilla
       *[other] { $margin } semillas
    }.
book-solved-draw = Si nadie se equivoca, la partida queda en tablas.
book-solved-first-only = Si nadie se equivoca, gana el primer jugador; no se sabe por cuánto.
book-solved-second-only = Si nadie se equivoca, gana el segundo jugador; no se sabe por cuánto.
book-solved-line = Un ejemplo de juego perfecto, si empieza Sur: { $line }.

## El tablero

book-board-heading = El tablero
book-board = El tablero tiene dos filas de { $holes } hoyos. { $owners ->
        [no] Cada jugador puede jugar cualquiera de ellos.
       *[yes] La fila más cercana a ti es la tuya, y la otra es la de tu adversario.
    } Cada uno tiene además un granero para las semillas capturadas: en él nunca se siembra,
    y las semillas que contiene ya no salen.
book-world-board = El tablero tiene dos filas de { $holes } hoyos. { $owners ->
        [no] Cada jugador puede jugar cualquiera de ellos.
       *[yes] La fila más cercana a ti es la tuya, y la otra es la de tu adversario.
    } { $stores ->
        [own] Cada uno tiene un granero en un extremo de su fila. Siembras en el tuyo al pasar, pero nunca en el de tu adversario.
        [both] Cada uno tiene un granero en un extremo de su fila. Siembras en los dos al pasar.
       *[none] Cada uno tiene además un granero para las semillas capturadas. Al sembrar, te lo saltas.
    }
book-world-ends = En cada extremo del tablero hay una casilla con { $seeds }. Los dos jugadores siembran en estas casillas, pero nadie recoge nunca las semillas que contienen.
book-world-start = Al empezar, los hoyos de cada fila contienen, de izquierda a derecha para su dueño, { $row } semillas: { $total } en total. Decidid quién empieza por sorteo o de común acuerdo.
book-world-start-of-north = La fila de Norte es distinta: sus hoyos contienen, de izquierda a derecha para Norte, { $row } semillas.
book-board-start = Al empezar, cada hoyo contiene { $seeds }, { $total } en total, y los graneros están vacíos. Decidid quién empieza por sorteo o de común acuerdo.
book-board-letters = Los dos jugadores se llaman Sur y Norte. { $owners ->
        [no] Los hoyos del lado de Sur llevan las letras de la { $south-first } a la { $south-last }, y los del lado de Norte,
            de la { $north-first } a la { $north-last }, cada fila de izquierda a derecha para quien se sienta a ese lado.
       *[yes] Los hoyos de Sur llevan las letras de la { $south-first } a la { $south-last }, y los de Norte,
            de la { $north-first } a la { $north-last }, cada fila de izquierda a derecha para su dueño.
    }
book-board-also = Con estas reglas también puedes jugar en { $boards }.
book-board-other = dos filas de { $holes } hoyos con { $seeds } en cada uno
book-board-other-turned = dos filas de { $holes } hoyos con { $seeds } en cada uno, con siembra en sentido { $direction ->
        [clockwise] horario
       *[counterclockwise] antihorario
    }
book-board-same-turned = el mismo tablero, con siembra en sentido { $direction ->
        [clockwise] horario
       *[counterclockwise] antihorario
    }

## El objetivo

book-aim-heading = El objetivo
book-aim = Reúne en tu granero más semillas que tu adversario.

## Un turno

book-turn-heading = Tu turno
book-turn = Los jugadores se turnan. En tu turno, elige { $from ->
        [any] cualquier hoyo
       *[own] un hoyo de tu fila
    } que { $needed ->
        [1] no esté vacío
       *[other] contenga al menos { $seeds }
    }, recoge { $leave ->
        [0] todas sus semillas
       *[1] todas sus semillas menos una, que se queda,
    } y siémbralas.
book-turn-limits = Algunas de estas jugadas pueden estar prohibidas: consulta { $sections }.
book-turn-limit = «{ $heading }»

## La siembra

book-sowing-heading = La siembra
book-sowing = Deja las semillas una a una en los hoyos siguientes, { $direction ->
        [clockwise] en sentido horario: hacia la izquierda por la fila más cercana a ti y luego hacia la derecha por la otra
       *[counterclockwise] en sentido antihorario: hacia la derecha por la fila más cercana a ti y luego hacia la izquierda por la otra
    }, y así alrededor del tablero, hasta vaciar la mano.
book-sowing-skips-start = Si las semillas dan toda la vuelta, sáltate el hoyo de donde salieron cada vez que llegues a él: no
    recibe ninguna.
book-sowing-feeds-start = Si las semillas dan toda la vuelta, el hoyo de donde salieron recibe una, como cualquier otro.

## Los relevos

book-relay-heading = La siembra por relevos
book-relay =
    Sembrar un puñado hasta su última semilla es un recorrido{ $many ->
        [yes] ; un turno puede tener varios
       *[no] {""}
    }. Mientras la
    siembra no se detenga, vacía el hoyo al que ha llegado la última semilla de un recorrido, sea de la fila que
    sea{ $leave ->
        [0] {""}
       *[1] {" "}(de nuevo se queda una semilla)
    }, y siembra desde allí otro recorrido.
book-relay-stops = La siembra se detiene cuando la última semilla de un recorrido cae en un hoyo{ $where ->
        [own] {" "}de tu fila
        [opponent] {" "}de la fila de tu adversario
       *[any] {""}
    } que entonces contiene { $counts }.
book-relay-stops-in = La siembra se detiene cuando la última semilla de un recorrido cae en { $where ->
        [own] tu fila
        [opponent] la fila de tu adversario
       *[any] cualquier hoyo: nunca hay un segundo recorrido
    }.
book-relay-nothing-left = La siembra también se detiene cuando la última semilla cae en un hoyo vacío, de una fila o de la otra: una semilla tiene que
    quedarse, así que no habría nada que sembrar.
book-relay-cut-off =
    Algunas siembras no se detendrían nunca. La que no se haya detenido después { $laps ->
        [1] de su primer recorrido
       *[other] de { $laps } recorridos
    } se corta ahí: la jugada vale, pero al final no capturas nada.
book-relay-cut-off-flow = Las semillas capturadas por el camino se conservan.
book-one-means-empty = (Una semilla significa que el hoyo estaba vacío antes.)

## Capturas por el camino

book-flow-heading = Capturas por el camino
book-flow = Fíjate en cada semilla que dejas{ $last ->
        [yes] {""}
       *[no] , salvo la última { $relay ->
            [yes] de cada recorrido
           *[no] de la siembra
        }
    }. { $kind ->
        [any] El hoyo en el que cae se vacía al momento
       *[some] Cuando el hoyo en el que cae pasa a contener { $counts }, se vacía al momento
    }{ $leave ->
        [0] {""}
       *[1] , sin dejar ninguna semilla
    }, y sus semillas { $taker ->
        [owner] van al dueño de la fila, aunque sea tu adversario
        [other] van al jugador que no es dueño de la fila, aunque sea tu adversario
       *[mover] son tuyas, esté en la fila que esté
    }. Después sigues sembrando.
book-flow-mover = Fíjate en cada semilla que dejas { $where ->
        [own] en tu fila
       *[opponent] en la fila de tu adversario
    }{ $last ->
        [yes] {""}
       *[no] , salvo la última { $relay ->
            [yes] de cada recorrido
           *[no] de la siembra
        }
    }. { $kind ->
        [any] El hoyo en el que cae se vacía al momento
       *[some] Cuando el hoyo en el que cae pasa a contener { $counts }, se vacía al momento
    }{ $leave ->
        [0] {""}
       *[1] , sin dejar ninguna semilla
    }, y sus semillas son tuyas. Después sigues sembrando. Por el camino nunca capturas en { $where ->
        [own] la fila de tu adversario
       *[opponent] tu propia fila
    }.

## La captura

book-capture-heading = La captura
book-capture-heading-flow = La captura final
book-capture = Cuando la siembra ha terminado, mira el hoyo al que llegó la última semilla. { $where ->
        [own] Si está en tu fila y contiene ahora { $counts },
        [opponent] Si está en la fila de tu adversario y contiene ahora { $counts },
        [all] Si contiene ahora { $counts },
       *[any] Si contiene ahora { $counts }, esté en la fila que esté,
    } { $takes ->
        [opposite] capturas las semillas del hoyo de enfrente, pero no las del hoyo alcanzado
        [opposite-across] capturas las semillas del hoyo de enfrente
        [both] { $amount ->
            [one] la
           *[other] las
        } capturas junto con las semillas que haya en el hoyo de enfrente
       *[reached] { $amount ->
            [one] la
           *[other] las
        } capturas
    }.
book-capture-any = Cuando la siembra ha terminado, mira el hoyo al que llegó la última semilla. { $where ->
        [own] Si está en tu fila,
        [opponent] Si está en la fila de tu adversario,
       *[any] Esté en la fila que esté,
    } capturas { $takes ->
        [opposite] todas las semillas del hoyo de enfrente, sean cuantas sean, pero no las del hoyo alcanzado
        [opposite-across] todas las semillas del hoyo de enfrente, sean cuantas sean
        [both] todas sus semillas, sean cuantas sean, junto con las que haya en el hoyo de enfrente
       *[reached] todas sus semillas, sean cuantas sean
    }.
book-capture-nothing-opposite = Si el hoyo de enfrente está vacío, no capturas nada.
book-capture-chain = Después mira hacia atrás, en sentido contrario a la siembra: si el hoyo inmediatamente anterior contiene también
    { $counts }, { $takes ->
        [opposite] se captura también el hoyo que tiene enfrente
        [both] se captura también, y con él el hoyo que tiene enfrente
       *[reached] se captura también
    }; luego el anterior a ese, y así sucesivamente, hasta { $chain ->
        [across] llegar al primer hoyo que contenga otro número o haber dado toda la vuelta. La cadena pasa de una fila a la otra
       *[within] llegar al primer hoyo que contenga otro número o al extremo de la fila en la que cayó la última semilla
    }. No importa si en esos hoyos se sembró durante este turno.
book-capture-chain-even = Un hoyo vacío corta la cadena.
book-capture-chain-empty-opposite = La cadena continúa aunque el hoyo de enfrente esté vacío y no dé nada.
book-capture-chain-keeps = Un hoyo de la cadena conserva sus propias semillas, a no ser que esté enfrente de otro hoyo de la cadena.
book-capture-chain-counted-first = Cuenta todos los hoyos antes de vaciar ninguno.
book-capture-single = No capturas ningún otro hoyo.
book-capture-loft = Las semillas capturadas van a tu granero.

## El gran slam

book-slam-heading = El gran slam
book-slam-allowed = Ninguna captura es demasiado grande: puedes llevarte las últimas semillas de la fila de tu adversario.
book-slam-allowed-feeding = Ninguna captura es demasiado grande en sí misma: puedes llevarte las últimas semillas de la fila de tu
    adversario, a no ser que las reglas sobre alimentar prohíban la jugada.
book-slam = { $flow ->
        [yes] Una captura al final de la siembra
       *[no] Una captura
    } que dejaría la fila de tu adversario sin una sola semilla, aunque ya antes de sembrar no tuviera ninguna, es un gran slam.
book-slam-cancelled = Un gran slam queda anulado: las semillas se quedan donde están, y no capturas nada.
book-slam-spares-last = Un gran slam se recorta: el último hoyo de la cadena, el que queda más atrás, { $takes ->
        [opposite] no da nada, y el hoyo que tiene enfrente conserva sus semillas
        [both] no da nada: conserva sus semillas, y el hoyo de enfrente conserva las suyas{ $chain ->
            [across] , a no ser que también sea de la cadena
           *[within] {""}
        }
       *[reached] conserva sus semillas
    }. Capturas el resto de la cadena, aunque la fila
    siga quedando sin una sola semilla. Si la cadena es de un solo hoyo, no capturas nada.
book-slam-spares-first = Un gran slam se recorta: el primer hoyo de la cadena, el más cercano a tu última semilla, { $takes ->
        [opposite] no da nada, y el hoyo que tiene enfrente conserva sus semillas
        [both] no da nada: conserva sus semillas, y el hoyo de enfrente conserva las suyas{ $chain ->
            [across] , a no ser que también sea de la cadena
           *[within] {""}
        }
       *[reached] conserva sus semillas
    }. Capturas el resto de la cadena, aunque la fila
    siga quedando sin una sola semilla. Si la cadena es de un solo hoyo, no capturas nada.
book-slam-gives-rest = Un gran slam pone fin a la partida: capturas las semillas, y tu adversario se lleva todas las que quedan en el tablero.
book-slam-illegal = Un gran slam está prohibido: no puedes hacer una jugada que capture tanto.

## Alimentar

book-feeding-heading = Alimentar al adversario
book-feeding-free = Nunca es obligatorio alimentar al adversario: { $slam ->
        [yes] si la fila de tu adversario está vacía, puedes dejarla así
       *[no] puedes dejar la fila de tu adversario sin una sola semilla
    }.
book-feeding-reach = Si tienes alguna jugada que deje una semilla en la fila de tu adversario, debes hacer una jugada así,
    sean cuales sean las capturas que vengan después.
book-feeding-reach-free = Aparte de eso, nunca es obligatorio alimentar al adversario.
book-feeding-if-possible = No puedes matar de hambre a tu adversario: una jugada que, hechas todas las capturas, deje su fila sin una sola
    semilla está prohibida mientras tengas otra que no lo haga. Si no la tienes, { $limits ->
        [yes] esta regla no se aplica
       *[no] puedes hacer cualquier jugada
    }.
book-feeding-required = No puedes matar de hambre a tu adversario: una jugada que, hechas todas las capturas, deje su fila sin una sola
    semilla está prohibida, aunque no tengas otra.
book-feeding-penalised = Si la fila de tu adversario está vacía al empezar tu turno, deberías alimentarlo: haz una jugada que
    deje en ella una semilla, hechas todas las capturas. Puedes hacer otra jugada{ $limits ->
        [yes] { " " }que permitan las demás reglas
       *[no] { "" }
    }, pero si podías alimentar a tu
    adversario y su fila sigue vacía después de tu jugada, la partida se acaba, y todas las semillas que queden en
    el tablero pasan a tu adversario. En los demás casos no es obligatorio alimentarlo.
book-feeding-order = Estos límites se aplican en este orden, cada uno solo a las jugadas que permiten los anteriores: { $limits }.
book-feeding-order-slam = primero el gran slam
book-feeding-order-reach = { $place ->
        [first] primero la obligación de alcanzar la otra fila
       *[later] luego la obligación de alcanzar la otra fila
    }
book-feeding-order-feed = luego la obligación de alimentar

## El final de la partida

book-end-heading = El final de la partida
book-end-stuck-ends = La partida se acaba cuando el jugador al que le toca no tiene ninguna jugada permitida.
book-end-must-feed = Un jugador que mataría de hambre a su adversario con cualquiera de sus jugadas no tiene ninguna jugada permitida.
book-end-stuck-passes = Un jugador que no tiene ninguna jugada posible pasa, y el otro vuelve a jugar. Si ninguno de los dos puede jugar, la partida se acaba.
book-end-passes = Un jugador que no tiene ninguna jugada posible pasa, y el otro vuelve a jugar.
book-end-bare = La partida se acaba cuando no queda ninguna semilla en el tablero.
book-end-also = { $also ->
        [yes] La partida se acaba también
       *[no] La partida se acaba
    } si, después de una jugada y de todas sus capturas (o ya al empezar), { $condition }.
book-end-also-any = { $also ->
        [yes] La partida se acaba también
       *[no] La partida se acaba
    } si, después de una jugada y de todas sus capturas (o ya al empezar), se cumple una de
    estas condiciones:
book-end-seeds-left = { $least ->
        [1] no queda ninguna semilla en el tablero
       *[other] quedan menos de { $seeds } en el tablero
    }
book-end-majority = un granero contiene más de la mitad de todas las semillas ({ $majority } o más de { $total })
book-end-no-hole-above-one = ningún hoyo contiene más de una semilla
book-end-empty-territory = una de las dos filas está vacía
book-end-penalty = La penalización por no alimentar tiene prioridad sobre estos finales.

## Lo que queda

book-remaining-heading = Las semillas que quedan
book-remaining = Cuando la partida se acaba, { $remaining ->
        [each-own] cada jugador se lleva las semillas que quedan en su fila
        [last-mover] el jugador que hizo la última jugada se lleva todas las semillas que quedan en el tablero
        [last-capturer] quien hizo la última captura se lleva todas las semillas que quedan en el tablero; si nadie ha capturado
            nada, no se las lleva nadie
       *[nobody] las semillas que quedan en el tablero no cuentan para nadie
    }.
book-remaining-not-stuck =
    Cuando la partida se acaba y solo uno de los jugadores podría jugar aún si le tocara, ese jugador se lleva
    todas las semillas que quedan en el tablero. Si no, { $remaining ->
        [each-own] cada jugador se lleva las semillas que quedan en su fila
        [last-mover] se las lleva el jugador que hizo la última jugada
       *[nobody] no cuentan para nadie
    }.
book-remaining-flow = También cuentan las capturas por el camino, incluso las de tu adversario durante tu turno: decide la última captura de todas.
# Where only the player who sows captures on the way.
book-remaining-flow-own = La última captura también puede haberse hecho por el camino.
book-remaining-penalty = En cambio, tras una penalización por no alimentar, todas las semillas que quedan van al jugador al que no se alimentó.
book-remaining-majority = Pero si un granero tiene más de la mitad de todas las semillas, las demás se quedan en el tablero y no cuentan para nadie.

## Repetición

book-repetition-heading = Repetición
book-repetition =
    Cuando la misma posición se da por { $occurrences ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
        [7] séptima
        [8] octava
        [9] novena
       *[10] décima
    } vez, le toca al mismo jugador y no se aplica ningún otro final, la partida se acaba, y { $remaining ->
        [each-own] cada jugador se lleva las semillas que quedan en su fila
        [split] cada jugador se lleva la mitad de las semillas que quedan en el tablero, y si sobra una, se queda en el tablero
        [split-round] cada jugador se lleva la mitad de las semillas que quedan en el tablero, y si sobra una, va al dueño de su hoyo
       *[nobody] las semillas que quedan en el tablero no cuentan para nadie
    }.
book-repetition-none = Ninguna regla pone fin a una partida que se repite una y otra vez, pero los jugadores pueden acordar terminarla.

## El ganador

book-winner-heading = El ganador
book-winner = Gana quien tenga más semillas en su granero. Si los dos tienen las mismas, la partida queda en tablas.
book-winner-early =
    Puedes rendirte en cualquier momento: tu adversario se lleva entonces todas las semillas del tablero y gana,
    sea cual sea el recuento. También podéis acordar terminar la partida; las semillas que queden en el tablero no
    cuentan entonces para nadie.
book-additions = Pocas fuentes dicen qué ocurre cuando una partida o una siembra no acabaría nunca, o cuando un jugador se rinde. Donde no lo dicen, las reglas que se dan aquí son propias de este programa.

## Juegos del mundo

book-world-single = Una semilla suelta no se queda en su hoyo: se siembra.
book-world-last-hole = Solo puedes jugar el último hoyo de tu fila, en el sentido de la siembra, si contiene al menos { $seeds } o si no tienes otra jugada.
book-world-swap = Después del primer turno de la partida, el segundo jugador puede cambiar de lado en vez de jugar.
book-world-refill = Si tu fila está vacía al empezar tu turno, pon primero { $seeds } de tu granero en cada uno de sus hoyos. Si no tienes bastantes, debes las que falten; la fila solo se rellena si entre los dos graneros hay suficientes.
book-world-sowing-chosen = Elige un sentido para cada jugada, antihorario u horario, y mantenlo. Deja las semillas una a una en los hoyos
    siguientes, hasta vaciar la mano.
book-world-after-circle = Si un recorrido que empezó en tu fila vuelve a su hoyo de salida, siembra las semillas restantes solo en la fila de tu adversario.
book-world-relay-next = Sembrar un puñado hasta su última semilla es un recorrido. Mientras la siembra no se detenga, vacía el hoyo que sigue a aquel
    al que ha llegado la última semilla de un recorrido, sea de la fila que sea{ $leave ->
        [0] {""}
       *[1] {" "}(de nuevo se queda una semilla)
    }, y siembra otro recorrido desde allí.
book-world-relay-alternating = Siembra cada recorrido en sentido contrario al anterior.
book-world-relay-next-stops = La siembra se detiene cuando ese hoyo siguiente{ $where ->
        [own] {" "}está en tu fila y
        [opponent] {" "}está en la fila de tu adversario y
       *[any] {""}
    } contiene { $counts }.
book-world-relay-next-empty = La siembra se detiene cuando ese hoyo siguiente { $leave ->
        [0] está vacío
       *[1] no tiene semillas que puedas recoger
    }.
book-world-relay-store = La siembra se detiene cuando la última semilla cae en tu granero.
book-world-relay-stores = La siembra se detiene cuando la última semilla cae en un granero.
book-world-relay-special = La siembra se detiene cuando la última semilla cae en un hoyo especial, o vuelve especial el hoyo en el que cae.
book-world-relay-square = La siembra también se detiene ante una casilla del extremo del tablero: nadie recoge nunca las semillas de una casilla.
book-special-heading = Hoyos especiales
book-world-special = Si tu última semilla cae en un hoyo { $where ->
        [own] de tu fila
        [opponent] de la fila de tu adversario
       *[any] de cualquiera de las filas
    } que entonces contiene { $counts }{ $pair ->
        [opposite] {" "}y el de enfrente contiene exactamente { $seeds }, los dos pasan a ser tus hoyos especiales, y sus semillas se reparten por igual entre ellos
       *[none] , ese hoyo pasa a ser tu hoyo especial
    }.
book-world-special-previous = Si uno de los dos últimos hoyos sembrados contiene { $counts } y el otro { $seeds }, los dos pasan a ser tus hoyos especiales.
book-world-special-one-each = Solo puedes tener un hoyo especial.
book-world-special-not-last = El último hoyo de una fila, en el sentido de la siembra, no puede volverse especial.
book-world-special-not-twin = El hoyo con la misma letra que el hoyo especial de tu adversario no puede volverse especial.
book-world-special-untouched = Un hoyo especial no se puede jugar, vaciar ni capturar, esté en la fila que esté.
book-world-special-stay = Las semillas que caen en un hoyo especial se quedan en él hasta el final; entonces pasan al dueño del hoyo.
book-world-special-owner = Las semillas de un hoyo especial van enseguida al granero de su dueño, y también toda semilla que caiga después en él.
book-world-special-rob = Si tu última semilla cae en un hoyo especial de tu adversario, capturas en él hasta { $seeds }.
book-world-capture-none = { $rob ->
        [yes] Aparte de las semillas de los hoyos especiales de tu adversario, al final de una siembra no se captura nada.
       *[no] Al final de una siembra no se captura nada.
    }
book-world-else = Si así no capturas nada, se aplica la regla siguiente.
book-world-beyond = Si, al acabar la siembra, el hoyo siguiente al último sembrado está vacío, capturas el que viene después{ $where ->
        [own] , si está en tu fila
        [opponent] , si está en la fila de tu adversario
       *[any] , esté en la fila que esté
    }{ $takes ->
        [both] , junto con las semillas del hoyo de enfrente
       *[reached] {""}
    }{ $kind ->
        [any] {""}
       *[some] . Para ello, el hoyo capturado debe contener { $counts }
    }.
book-world-beyond-onwards = Si el hoyo siguiente vuelve a estar vacío, capturas del mismo modo el que viene después, y así sucesivamente.
book-world-beyond-squares = Una casilla del extremo vacía no cuenta como hueco: más allá de ella no capturas nada.
book-world-onwards = Después mira hacia delante: mientras los hoyos siguientes de esa fila estén vacíos y tengan enfrente un hoyo con semillas, capturas también esas semillas.
book-world-needs-opposite = No capturas nada si el hoyo de enfrente está vacío.
book-world-opposite-special = Un hoyo especial situado enfrente cuenta como vacío.
book-world-one-lap = Solo capturas así si tu siembra ha sido de un único recorrido.
book-world-first-hole = Si tu última semilla cae en el primer hoyo al que llegas en la fila de tu adversario, no capturas nada{ $circle ->
        [yes] , pero si el recorrido ha dado la vuelta entera te llevas esa única semilla
       *[no] {""}
    }.
book-world-capture-squares = Las semillas de las casillas de los extremos se pueden capturar como las de los hoyos.
book-again-heading = Jugadas extra
book-world-again-store = Si tu última semilla cae en tu granero, vuelves a jugar.
book-world-again-capture = Si capturas al final de tu siembra, vuelves a jugar.
book-world-again-most = Puedes conseguir como mucho { $count ->
        [1] una jugada extra
       *[other] { $moves } jugadas extra
    } por turno.
book-world-feeding-when-empty = Si la fila de tu adversario está vacía al empezar tu turno, debes hacer una jugada que deje en ella una semilla, hechas todas las capturas. Si ninguna lo hace, no tienes jugadas permitidas. En los demás casos no es obligatorio alimentar al adversario.
book-world-end-squares-taken = se han capturado las casillas de los dos extremos
book-world-end-move-limit = los jugadores han hecho { $moves ->
        [1] una jugada
       *[other] { $moves } jugadas
    } entre los dos
book-world-remaining = Cuando la partida se acaba, { $remaining ->
        [starter] el jugador que empezó se lleva todas las semillas que quedan en el tablero
        [split] cada jugador se lleva la mitad de las semillas que quedan en el tablero, y si sobra una, se queda en el tablero
        [split-round] cada jugador se lleva la mitad de las semillas que quedan en el tablero, y si sobra una, va al dueño de su hoyo
       *[cleared-owner] si está vacía una sola fila, su dueño se lleva todas las semillas que quedan en el tablero; si no, cada jugador se lleva las de su fila
    }.
book-world-remaining-special = Las semillas de los hoyos especiales van primero a sus dueños.
book-world-remaining-squares = Las semillas de las casillas de los extremos se quedan en ellas.
book-rounds-heading = Rondas
book-world-rounds = El encuentro se juega por rondas. Lo que estas reglas dicen de una partida vale para cada ronda.
book-world-rounds-fill = { $fill ->
        [territory] Para la ronda siguiente se llenan otra vez todos los hoyos, y con las semillas se compran hoyos: al jugador que tiene más le toca un hoyo por cada { $seeds },
            y uno más si las que le sobran pasan de la mitad de ese número. Sus hoyos se cuentan desde la izquierda de su fila y siguen alrededor del tablero. Desde entonces, «fila» significa los hoyos que posee cada jugador.
        [right] Para la ronda siguiente, cada jugador vuelve a llenar los hoyos de su fila desde su granero, de derecha a izquierda. Los hoyos que no puede llenar quedan cerrados en
            esa ronda: las siembras se los saltan. Las demás semillas se quedan en el granero.
       *[left] Para la ronda siguiente, cada jugador vuelve a llenar los hoyos de su fila desde su granero, de izquierda a derecha. Los hoyos que no puede llenar quedan cerrados en
            esa ronda: las siembras se los saltan. Las demás semillas se quedan en el granero.
    }
book-world-rounds-starter = { $starter ->
        [last-mover] El jugador que hizo la última jugada empieza la ronda siguiente.
        [loser] El jugador con menos semillas empieza la ronda siguiente.
       *[alternates] Los jugadores se turnan para empezar las rondas.
    }
book-world-rounds-over = El encuentro termina cuando un jugador se queda { $least ->
        [1] sin ningún hoyo
       *[other] con menos de { $holes } hoyos
    } para la ronda siguiente y, como muy tarde, después de { $rounds ->
        [1] una ronda
       *[other] { $rounds } rondas
    }. Gana el encuentro el jugador con más semillas.

## Cuatro filas

book-four-board = El tablero tiene cuatro filas de { $holes } hoyos. Las dos filas más cercanas a ti son tuyas: forman un anillo en el que solo siembras tú. La del centro del tablero es tu fila interior; la del borde, tu fila exterior. Los hoyos interiores quedan frente a frente en el centro, y detrás de cada hoyo interior hay uno exterior.
book-four-start = Al empezar, cada hoyo contiene { $seeds }, { $total } en total. Decidid quién empieza por sorteo o de común acuerdo.
book-four-start-row = Al empezar, la fila exterior de cada jugador contiene { $outer } semillas, en el orden de sus letras, y la interior { $inner }; { $total } semillas en total{ $reserve ->
        [yes] , contando las de la reserva
       *[no] {""}
    }. Decidid quién empieza por sorteo o de común acuerdo.
book-four-start-of-north = Las filas de Norte son distintas: la exterior contiene { $outer } semillas, y la interior, { $inner }.
book-four-board-other = cuatro filas de { $holes } hoyos con { $seeds } en cada uno
book-four-board-other-row = cuatro filas de { $holes } hoyos, con { $outer } semillas en cada fila exterior y { $inner } en cada interior, hoyo a hoyo en el orden de las letras
book-four-reserve = Cada jugador guarda además { $seeds } en reserva, en un cuenco junto al tablero.
book-four-letters = Los jugadores se llaman Sur y Norte. Las letras siguen el anillo: desde tu izquierda, tu fila exterior va de la { $outer-first } a la { $outer-last }; desde tu derecha, la interior va de la { $inner-first } a la { $inner-last }. Las letras de Sur son mayúsculas; las de Norte, minúsculas.
book-four-aim = Deja a tu adversario sin jugadas: quien no puede jugar ha perdido. Las semillas no cuentan.
book-four-turn =
    Los jugadores se turnan. En tu turno, elige un hoyo de tu anillo que { $needed ->
        [1] no esté vacío
       *[other] contenga al menos { $seeds }
    }, recoge todas sus semillas y siémbralas.
book-four-singles = Si ningún hoyo contiene tantas, puedes jugar una semilla suelta.
book-four-singles-onto-empty = Si ningún hoyo contiene tantas, puedes jugar una semilla suelta, pero solo a un hoyo vacío.
book-four-compulsory = Si tienes alguna jugada que capture en su primer recorrido, debes hacer una jugada así. Una jugada que no empieza con una captura tampoco captura nada después. Un primer recorrido de { $ring } semillas o más nunca cuenta como captura.
book-four-inner-first = Cuando no estés obligado a capturar, debes jugar desde la fila interior si puedes.
book-four-keeps-inner = No puedes jugar el único hoyo ocupado de tu fila interior de modo que su primera semilla caiga en la exterior.
book-four-sowing =
    Deja las semillas una a una en los hoyos de tu anillo, { $direction ->
        [clockwise] en sentido horario: hacia la izquierda por tu fila exterior y luego hacia la derecha por la interior
       *[counterclockwise] en sentido antihorario: hacia la derecha por tu fila exterior y luego hacia la izquierda por la interior
    }, hasta vaciar la mano. Nunca se siembra en las filas del adversario.
book-four-sowing-chosen = Elige el sentido de cada jugada. Deja las semillas una a una en los hoyos de tu anillo, hasta vaciar la mano. Nunca se siembra en las filas del adversario.
book-four-reverse =
    Desde tus hoyos { $holes } también puedes sembrar en el otro sentido, si con ese recorrido capturas.{ $again ->
        [yes] {" "}También puedes sembrar en el otro sentido las semillas capturadas, si así capturas de nuevo; todos los recorridos siguientes se siembran en el sentido habitual.
       *[no] {""}
    }
book-four-endless-illegal = Algunas siembras no se detendrían nunca: vuelven a la misma posición, o no han acabado después de { $laps } recorridos. Una jugada así no está permitida, y quien no tiene otra ha perdido.
book-four-endless = Algunas siembras no se detendrían nunca. El jugador cuya siembra no se haya detenido después { $laps ->
        [1] de su primer recorrido
       *[other] de { $laps } recorridos
    } ha perdido.
book-four-capture =
    Mira el hoyo al que llegó la última semilla de un recorrido. Si está en tu fila interior{ $kind ->
        [any] {""}
       *[some] {" "}y contiene ahora { $counts }
    }, y { $needs ->
        [both] los dos hoyos de enfrente, el interior y el exterior, contienen semillas
       *[inner] el hoyo interior de enfrente contiene semillas
    }, capturas { $takes ->
        [both] todas las semillas de los dos hoyos de enfrente
       *[inner] las semillas de ese hoyo
    }.
book-four-to-store = Las semillas capturadas van a tu granero y quedan fuera del juego.
book-four-to-lap-start = Las semillas capturadas se siembran enseguida, como si las hubieras recogido del hoyo donde empezó este recorrido.
book-four-to-capture-hole = Las semillas capturadas se siembran enseguida, empezando por el hoyo siguiente a aquel en el que has capturado.
book-four-to-end = Las semillas capturadas se siembran enseguida desde un extremo de tu fila interior (una kichwa, o cabeza) hacia el centro: desde el más cercano, si has capturado en uno de los dos últimos hoyos de ese lado; si no, desde el extremo que mantiene el sentido de la siembra.
book-four-extra =
    Cuando capturas, te llevas también las semillas de { $count ->
        [1] otro hoyo de tu adversario, el que quieras
       *[other] otros dos hoyos de tu adversario, los que quieras
    }.
book-four-bao-heading = El bao
book-four-namua = Mientras te queden semillas en el cuenco, juegas la namua: en cada jugada pones una de ellas en un hoyo ocupado de tu fila interior. Si el hoyo interior de enfrente de uno de esos hoyos contiene semillas, debes poner la tuya donde capture. Las semillas capturadas se siembran como primer recorrido desde un extremo de tu fila interior, y tú eliges cuál si has capturado en uno de los hoyos del centro. Si no puedes capturar, vacías el hoyo en el que has puesto tu semilla y siembras sus semillas en el sentido que quieras. Cuando tu cuenco queda vacío, juegas la mtaji, según las reglas de arriba.
book-four-namua-quiet = { $nyumba ->
        [yes] Si no puedes capturar, pon la semilla en cualquier hoyo interior ocupado menos la nyumba, mientras esta siga en pie (véase más abajo); cuando ya no lo esté, en uno que ya contenga al menos dos semillas, si lo tienes.
       *[no] Si no puedes capturar, pon la semilla en un hoyo interior que ya contenga al menos dos semillas, si lo tienes.
    }
book-four-nyumba = Tu hoyo { $hole } es tu nyumba, tu casa. La pierdes para siempre cuando se vacía o se captura, y con tu primera captura en la mtaji. Mientras sea tuya y contenga al menos { $seeds }, está en pie: en la namua, la jugada termina cuando un recorrido acaba en ella sin captura, pero en una jugada con captura puedes gastar la nyumba y seguir sembrando. En la namua, si no puedes capturar, no puedes empezar en una nyumba en pie, salvo que sea tu único hoyo interior ocupado: entonces solo siembras dos de sus semillas. En la mtaji, la nyumba no detiene ningún recorrido y puedes jugarla como cualquier otro hoyo.
book-four-takasia = Con los dos cuencos vacíos, una jugada sin captura puede bloquear un hoyo (takasia): si tu adversario no puede capturar y tú amenazas con capturar en uno solo de sus hoyos, no podrá jugar ese hoyo en la jugada siguiente, y si un recorrido acaba en él, la jugada termina. No se puede bloquear un hoyo con una sola semilla, ni el único hoyo de la fila interior con dos semillas o más, ni una nyumba en pie.
book-four-end-stuck = La partida se acaba cuando el jugador al que le toca no tiene ninguna jugada permitida: ese jugador pierde.
book-four-end-empty-inner = Un jugador que se queda sin nada en la fila interior pierde al momento.
book-four-end-empty-inner-over = La partida se acaba también en cuanto un jugador se queda sin nada en la fila interior.
book-four-repetition =
    Cuando la misma posición se da por { $occurrences ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
        [7] séptima
        [8] octava
        [9] novena
       *[10] décima
    } vez y le toca al mismo jugador, la partida queda en tablas.
book-four-winner = Gana quien hace la última jugada, tenga cada uno las semillas que tenga.
book-four-winner-early = Puedes rendirte en cualquier momento: entonces gana tu adversario. También podéis acordar que la partida quede en tablas.
