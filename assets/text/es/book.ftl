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
book-solved-line = Una partida así, si empieza Sur: { $line }.

## El tablero

book-board-heading = El tablero
book-board = El tablero tiene dos filas de { $holes } hoyos. { $owners ->
        [no] Los dos jugadores pueden jugarlos todos.
       *[yes] La fila más cercana a ti es la tuya, y la otra es la de tu adversario.
    } Cada uno tiene además un granero para las semillas capturadas: en él nunca se siembra,
    y las semillas que contiene ya no salen.
book-world-board = El tablero tiene dos filas de { $holes } hoyos. { $owners ->
        [no] Los dos jugadores pueden jugarlos todos.
       *[yes] La fila más cercana a ti es la tuya, y la otra es la de tu adversario.
    } { $stores ->
        [own] Tu granero está en el extremo de tu fila, en tu camino: siembras en él al pasar, y nunca en el de tu adversario.
       *[none] Cada uno tiene además un granero para las semillas capturadas. En él no se siembra al pasar.
    }
book-world-ends = En cada extremo del tablero hay una casilla con { $seeds }. Los dos jugadores siembran en las casillas, y nadie las vacía.
book-world-start = Al empezar, los hoyos de cada fila contienen, desde la izquierda de su dueño, { $row } semillas: { $total } en total. Echad a suertes quién empieza, o acordadlo.
book-board-start = Al empezar, cada hoyo contiene { $seeds }, { $total } en total, y los graneros están vacíos. Echad a suertes quién empieza, o acordadlo.
book-board-letters = Los dos jugadores se llaman Sur y Norte. { $owners ->
        [no] Los hoyos del lado de Sur llevan las letras { $south-first } a { $south-last }, y los del lado de Norte
            { $north-first } a { $north-last }, cada fila de izquierda a derecha para quien se sienta a ese lado.
       *[yes] Los hoyos de Sur llevan las letras { $south-first } a { $south-last }, y los de Norte
            { $north-first } a { $north-last }, cada fila de izquierda a derecha para su dueño.
    }
book-board-also = Las mismas reglas se juegan también con { $boards }.
book-board-other = dos filas de { $holes } hoyos con { $seeds } en cada uno
book-board-other-turned = dos filas de { $holes } hoyos con { $seeds } en cada uno, sembrando en sentido { $direction ->
        [clockwise] horario
       *[counterclockwise] antihorario
    }
book-board-same-turned = el mismo tablero, sembrando en sentido { $direction ->
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
    }, toma { $leave ->
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
    }, y así alrededor del tablero, hasta que tu mano quede vacía.
book-sowing-skips-start = Si hay semillas suficientes para dar toda la vuelta, el hoyo de donde salieron se salta cada vez y no
    recibe ninguna.
book-sowing-feeds-start = Si hay semillas suficientes para dar toda la vuelta, el hoyo de donde salieron recibe una como
    cualquier otro.

## Los relevos

book-relay-heading = La siembra por relevos
book-relay =
    Sembrar un puñado hasta su última semilla es un recorrido{ $many ->
        [yes] , y tu turno puede tener muchos
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
book-relay-nothing-left = También se detiene cuando la última semilla cae en un hoyo vacío, de una fila o de la otra: una semilla tiene que
    quedarse, así que no habría nada que sembrar.
book-relay-cut-off =
    Algunas siembras no se detendrían nunca. La que no se ha detenido después { $laps ->
        [1] de su primer recorrido
       *[other] de { $laps } recorridos
    } se corta ahí: la jugada vale, pero no captura nada al final.
book-relay-cut-off-flow = Las semillas capturadas por el camino se conservan.
book-one-means-empty = (Una semilla significa que el hoyo estaba vacío antes.)

## Capturas por el camino

book-flow-heading = Capturas por el camino
book-flow = Fíjate en cada semilla que dejas, salvo la última { $relay ->
        [yes] de cada recorrido
       *[no] de la siembra
    }. { $kind ->
        [any] El hoyo en que cae se vacía al momento
       *[some] Cuando el hoyo en que cae pasa a contener { $counts }, se vacía al momento
    }{ $leave ->
        [0] {""}
       *[1] , hasta la última semilla
    }, y sus semillas { $taker ->
        [owner] son del jugador en cuya fila está, aunque sea tu adversario
        [other] son del jugador en cuya fila no está, aunque sea tu adversario
       *[mover] son tuyas, esté en la fila que esté
    }. Después sigues sembrando.
book-flow-mover = Fíjate en cada semilla que dejas { $where ->
        [own] en tu fila
       *[opponent] en la fila de tu adversario
    }, salvo la última { $relay ->
        [yes] de cada recorrido
       *[no] de la siembra
    }. { $kind ->
        [any] El hoyo en que cae se vacía al momento
       *[some] Cuando el hoyo en que cae pasa a contener { $counts }, se vacía al momento
    }{ $leave ->
        [0] {""}
       *[1] , hasta la última semilla
    }, y sus semillas son tuyas. Después sigues sembrando. Los hoyos { $where ->
        [own] de la fila de tu adversario
       *[opponent] de tu propia fila
    } no se vacían así.

## La captura

book-capture-heading = La captura
book-capture-heading-flow = La captura final
book-capture = Cuando la siembra ha terminado, mira el hoyo al que llegó la última semilla. { $where ->
        [own] Si está en tu fila y contiene ahora { $counts },
        [opponent] Si está en la fila de tu adversario y contiene ahora { $counts },
        [all] Si contiene ahora { $counts },
       *[any] Si contiene ahora { $counts }, sea cual sea su fila,
    } { $takes ->
        [opposite] capturas lo que haya en el hoyo de enfrente, mientras que el hoyo alcanzado conserva lo suyo
        [opposite-across] capturas lo que haya en el hoyo de enfrente
        [both] { $amount ->
            [one] la
           *[other] las
        } capturas junto con todo lo que haya en el hoyo de enfrente
       *[reached] { $amount ->
            [one] la
           *[other] las
        } capturas
    }.
book-capture-any = Cuando la siembra ha terminado, mira el hoyo al que llegó la última semilla. { $where ->
        [own] Si está en tu fila, contenga lo que contenga,
        [opponent] Si está en la fila de tu adversario, contenga lo que contenga,
       *[any] Contenga lo que contenga, y esté en la fila que esté,
    } capturas { $takes ->
        [opposite] lo que haya en el hoyo de enfrente, mientras que el hoyo alcanzado conserva lo suyo
        [opposite-across] lo que haya en el hoyo de enfrente
        [both] sus semillas junto con todo lo que haya en el hoyo de enfrente
       *[reached] sus semillas
    }.
book-capture-nothing-opposite = Si el hoyo de enfrente está vacío, no capturas nada.
book-capture-chain = Después mira hacia atrás, en sentido contrario a la siembra: si el hoyo inmediatamente anterior contiene también
    { $counts }, { $takes ->
        [opposite] se captura también el hoyo que tiene enfrente
        [both] se captura también, y con él el hoyo que tiene enfrente
       *[reached] se captura también
    }; luego el anterior a ese, y así sucesivamente, hasta { $chain ->
        [across] llegar al primer hoyo que contenga otro número o haber dado toda la vuelta. La cadena pasa de una fila a la otra
       *[within] llegar al primer hoyo que contenga otro número o al extremo de la fila en que cayó la última semilla
    }. No importa si en esos hoyos se sembró durante este turno.
book-capture-chain-even = Un hoyo vacío corta la cadena.
book-capture-chain-empty-opposite = La cadena continúa incluso donde el hoyo de enfrente está vacío y no da nada.
book-capture-chain-keeps = Un hoyo de la cadena conserva sus propias semillas, a no ser que esté enfrente de otro hoyo de la cadena.
book-capture-chain-counted-first = Todos los hoyos se cuentan antes de vaciar ninguno.
book-capture-single = No capturas ningún otro hoyo.
book-capture-loft = Las semillas capturadas van a tu granero.

## El gran slam

book-slam-heading = El gran slam
book-slam-allowed = Ninguna captura es demasiado grande: puedes llevarte las últimas semillas de la fila de tu adversario.
book-slam-allowed-feeding = Ninguna captura es demasiado grande en sí misma: puedes llevarte las últimas semillas de la fila de tu
    adversario, a no ser que el deber de alimentar prohíba la jugada.
book-slam = { $flow ->
        [yes] Una captura al final de la siembra
       *[no] Una captura
    } que dejaría la fila de tu adversario sin una sola semilla, aunque ya antes de sembrar no tuviera ninguna, es un gran slam.
book-slam-cancelled = Queda anulada: las semillas se quedan como se sembraron, y no se captura nada.
book-slam-spares-last = Se recorta: el último hoyo de la cadena, el que queda más atrás, { $takes ->
        [opposite] no da nada, y el hoyo que tiene enfrente conserva sus semillas
        [both] no da nada: conserva sus semillas, y el hoyo de enfrente conserva las suyas{ $chain ->
            [across] , a no ser que también sea de la cadena
           *[within] {""}
        }
       *[reached] conserva sus semillas
    }. Lo demás se captura, aunque la fila
    siga quedando sin una sola semilla. Si la cadena es de un solo hoyo, no se captura nada.
book-slam-illegal = No está permitida: no puedes jugar un hoyo que la produzca.

## Alimentar

book-feeding-heading = Alimentar al adversario
book-feeding-free = No tienes que alimentar a tu adversario: { $slam ->
        [yes] si la fila de tu adversario está vacía, puedes dejarla así
       *[no] puedes dejar la fila de tu adversario sin una sola semilla
    }.
book-feeding-reach = Mientras tengas una jugada que deje una semilla en la fila de tu adversario, solo puedes hacer jugadas así. No
    importa lo que se capture después.
book-feeding-reach-free = Aparte de eso, no tienes que alimentar a tu adversario.
book-feeding-if-possible = No puedes matar de hambre a tu adversario: una jugada que, hechas todas las capturas, deje su fila sin una sola
    semilla está prohibida mientras tengas otra que no lo haga. Si no la tienes, { $limits ->
        [yes] esta regla no prohíbe nada
       *[no] juega lo que quieras
    }.
book-feeding-required = No puedes matar de hambre a tu adversario: una jugada que, hechas todas las capturas, deje su fila sin una sola
    semilla está prohibida, aunque no tengas otra.
book-feeding-penalised = Si la fila de tu adversario está vacía al empezar tu turno, deberías alimentarla, es decir, hacer una jugada que,
    hechas todas las capturas, deje en ella una semilla. { $limits ->
        [yes] Esta regla no te prohíbe
       *[no] Nada te prohíbe
    } hacer otra; pero si podías alimentar a tu
    adversario y su fila sigue vacía después de tu jugada, la partida se acaba, y todas las semillas que queden en
    el tablero son de tu adversario. En los demás casos no tienes que alimentarla.
book-feeding-order = Estos límites se aplican en un orden fijo, cada uno a las jugadas que permiten los anteriores: { $limits }.
book-feeding-order-slam = primero el gran slam
book-feeding-order-reach = { $place ->
        [first] primero el deber de alcanzar la otra fila
       *[later] luego el deber de alcanzar la otra fila
    }
book-feeding-order-feed = luego el deber de alimentar

## El final de la partida

book-end-heading = El final de la partida
book-end-stuck-ends = La partida se acaba cuando el jugador al que le toca no tiene ninguna jugada posible.
book-end-must-feed = Un jugador que con cualquier jugada mataría de hambre a su adversario no tiene ninguna jugada permitida.
book-end-stuck-passes = Un jugador que no tiene ninguna jugada posible pasa: el otro vuelve a jugar. Si no la tiene ninguno de los dos, la partida se acaba.
book-end-passes = Un jugador que no tiene ninguna jugada posible pasa: el otro vuelve a jugar.
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
book-end-empty-territory = una de las dos filas está vacía, sea de quien sea
book-end-penalty = La penalización por no alimentar, explicada más arriba, se aplica antes que estos finales.

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
book-remaining-flow = Aquí cuentan las capturas por el camino, incluidas las de tu adversario durante tu turno: decide la última de todas.
# Where only the player who sows captures on the way.
book-remaining-flow-own = Aquí cuentan las capturas por el camino.
book-remaining-penalty = Tras una penalización por no alimentar, en cambio, todas son del jugador que no fue alimentado.

## Repetición

book-repetition-heading = Repeticiones
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
    } vez en una partida, con el turno del mismo jugador, y no se aplica ningún otro final, la partida se acaba, y { $remaining ->
        [each-own] cada jugador se lleva las semillas que quedan en su fila
       *[nobody] las semillas que quedan en el tablero no cuentan para nadie
    }.
book-repetition-none = Ninguna regla detiene una partida que se repite sin fin; los jugadores pueden acordar terminarla.

## El ganador

book-winner-heading = El ganador
book-winner = Gana quien tenga más semillas en su granero. Si los dos tienen las mismas, la partida queda en tablas.
book-winner-early =
    Puedes rendirte en cualquier momento: tu adversario se lleva entonces todas las semillas del tablero y gana,
    sea cual sea el recuento. También podéis acordar el final de la partida; las semillas que queden en el tablero no
    cuentan entonces para nadie.
book-additions = Pocas fuentes dicen cómo acaban las partidas y las siembras sin fin, o qué significa rendirse. Donde no lo dicen, las reglas que se dan aquí son propias de este programa.
book-world-heading = Cómo se juega
book-world-setting = { $name }: { $value }. { $help }
