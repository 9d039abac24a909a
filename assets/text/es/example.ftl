### Ejemplos que encuentra el motor: cómo se llaman y qué pasa en ellos. Las claves empiezan por «example-».
###
### Sur juega en todos. $hole, $end y las demás son letras de hoyos; $holes y $allowed, listas de letras;
### $lifted, $count y $gain, semillas en palabras.

## Cómo se llaman.

example-title-sowing = Una siembra
example-title-round = La vuelta entera
example-title-relay = Un relevo
example-title-cut-off = Una siembra sin fin
example-title-flow = Una captura por el camino
example-title-flow-opponent = El adversario captura por el camino
example-title-capture = Una captura
example-title-capture-at-home = Una captura en tu propia fila
example-title-chain = Una cadena
example-title-chain-across = Una cadena de una fila a la otra
example-title-slam = Un gran slam
example-title-must-reach = Hay que alcanzar la otra fila
example-title-must-feed = Hay que alimentar al adversario
example-title-penalty = Penalización por no alimentar
example-title-passing = Obligado a pasar
example-title-end = El final de la partida
example-title-repetition = Una posición repetida
example-title-special = Un hoyo especial
example-title-again = Una jugada extra
example-title-store = Sembrar en el granero
example-title-gap = Una captura tras un hueco
example-title-capture-else = Otra forma de capturar
example-title-shut = Saltarse un hoyo cerrado
example-title-land = Un hoyo propio en la otra fila
example-title-refill = Rellenar una fila vacía
example-title-next-round = La ronda siguiente

## Qué pasa.

example-sowing = Sur juega { $hole } y siembra { $lifted }; la última cae en { $end }.
example-round = Sur juega { $hole } y siembra { $lifted }. Al completar la vuelta, { $skips ->
        [yes] la siembra se salta { $hole }, que no recibe ninguna
       *[no] { $hole } recibe una como cualquier otro hoyo
    }; la última cae en { $end }.
example-relay =
    Sur juega { $hole }. La última semilla del primer recorrido cae en { $relay }, que Sur vacía para seguir
    sembrando; tras { $laps-in-words } recorridos, la siembra se detiene en { $end }.
example-relay-next = Sur juega { $hole }. La última semilla del primer recorrido cae en { $reached }: Sur vacía el hoyo siguiente, { $relay }, y sigue sembrando. La siembra se detiene en { $end }.
example-cut-off = Sur juega { $hole }. Esta siembra no acabaría nunca: se corta tras { $laps } recorridos, y Sur no captura nada al final.
example-flow = Sur juega { $hole }. Por el camino captura { $gain } de { $holes }.
example-flow-opponent = Sur juega { $hole }. Por el camino, Norte captura { $other-gain } de { $other-holes }.
example-capture = Sur juega { $hole }. La última semilla cae en { $end }, que pasa a contener { $count }: Sur captura { $holes } y gana { $gain }.
example-special = Sur juega { $hole }. La última semilla cae en { $end }, que pasa a contener { $count }: Sur convierte en hoyo especial { $special }.
example-again = Sur juega { $hole }. { $cause ->
        [store] La última semilla cae en el granero
       *[other] Sur captura { $holes }
    }: Sur vuelve a jugar.
example-store = Sur juega { $hole } y siembra { $lifted }, una de ellas en el granero.
example-gap = Sur juega { $hole }. La última semilla cae en { $end }, y el hoyo siguiente está vacío: Sur captura { $holes } y gana { $gain }.
example-capture-else = Sur juega { $hole }. La última semilla cae en { $end }, que pasa a contener { $count }. Con la primera regla de captura, Sur no captura nada, pero con la siguiente captura { $holes } y gana { $gain }.
example-shut = Sur juega { $hole } y siembra { $lifted }, pero no deja ninguna en { $shut }: la siembra se salta los hoyos cerrados.
example-land = En esta ronda, { $land } también es de Sur. Sur juega { $hole } y siembra { $lifted }.
example-refill = Sur juega { $hole }. { $refiller ->
        [south] La fila de Sur está vacía: Sur
       *[north] La fila de Norte está vacía: Norte
    } pone { $refill } de su granero en cada uno de sus hoyos.
example-next-round = Sur juega { $hole }, y la ronda termina. Los dos vuelven a llenar su fila desde su granero. Hoyos cerrados en la ronda siguiente por falta de semillas: { $shut }.
example-next-land = Sur juega { $hole }, y la ronda termina. Los dos compran hoyos para la siguiente: Sur, { $south-holes }; Norte, { $north-holes }.
example-slam-taken = Sur juega { $hole } y captura { $holes }. No queda ninguna semilla en la fila de Norte, y eso está permitido.
example-slam-cancelled = Sur juega { $hole }. Capturar { $spared } dejaría la fila de Norte sin una sola semilla, así que no se captura nada.
example-slam-spared =
    Sur juega { $hole }. Capturarlo todo dejaría la fila de Norte sin una sola semilla, así que Sur captura { $holes },
    pero no { $spared }.
example-slam-illegal = Sur no puede jugar { $hole }: con esa jugada capturaría { $holes } y dejaría la fila de Norte sin una sola semilla.
example-must-reach = Sur no puede jugar { $hole }: ninguna semilla caería en la fila de Norte. Jugadas permitidas: { $allowed }.
example-must-feed = Sur no puede jugar { $hole }: la fila de Norte quedaría sin una sola semilla. Jugadas permitidas: { $allowed }.
example-penalty = La fila de Norte está vacía. Sur podría alimentarla, pero juega { $hole }: la partida se acaba, y las semillas que quedan son para Norte.
example-passing = Sur juega { $hole }. Norte se queda sin jugadas y pasa: Sur vuelve a jugar.
example-end-seeds-left = Sur juega { $hole }. { $left ->
        [0] No queda ninguna semilla
        [1] Solo queda una semilla
       *[other] Solo quedan { $left } semillas
    } en el tablero: la partida se acaba.
example-end-majority = Sur juega { $hole }. { $side ->
        [south] Sur
       *[north] Norte
    } tiene ya { $loft } de { $total } semillas, más de la mitad: la partida se acaba.
example-end-no-hole-above-one = Sur juega { $hole }. Ya no hay ningún hoyo con más de una semilla: la partida se acaba.
example-end-empty-territory = Sur juega { $hole }. Una de las filas queda vacía: la partida se acaba.
example-end-stuck =
    Sur juega { $hole }. { $everyone ->
        [yes] Ninguno de los dos tiene ya jugadas posibles
       *[no] Norte ya no tiene jugadas posibles
    }: la partida se acaba.
example-end-repetition = Sur y Norte juegan por turnos { $moves }. La misma posición vuelve a darse: la partida se acaba.
example-score = Al final, Sur tiene { $south } semillas, y Norte, { $north }.

## After the help file of 1996: what it illustrates. A test plays them.

example-help-file-heading = Del archivo de ayuda de 1996
example-help-file-intro = El archivo de ayuda del programa de 1996 ilustra una jugada, una captura y una captura triple. Estos ejemplos muestran lo mismo en posiciones propias de este programa.
example-help-file-move-title = Una jugada sencilla
example-help-file-move = Sur juega *F*: las tres semillas caen en los hoyos *a*, *b* y *c*. Sur no puede jugar *B* ni *E*, que están vacíos, ni *C* ni *D*, cuyas semillas no llegan a la fila de Norte.
example-help-file-capture-title = Una captura
example-help-file-capture = Sur juega *E*: la última de las tres semillas cae en *b*, que pasa a contener dos. Sur las captura.
example-help-file-triple-capture-title = Una captura triple
example-help-file-triple-capture = Sur juega *D*: la última de las cinco semillas cae en *c*. Ahora los hoyos *a* y *c* contienen dos semillas cada uno, y *b*, tres: Sur captura las siete.

## Cuatro filas

example-title-single = Una semilla suelta
example-title-across = Captura del hoyo de enfrente
example-title-reverse = Siembra en sentido contrario
example-title-extra = Captura de un hoyo extra
example-title-must-capture = Una captura obligatoria
example-title-inner-first = Primero la fila interior
example-title-namua = Namua
example-title-nyumba = La nyumba
example-title-takasia = Takasia
example-single = Ningún hoyo de Sur tiene más de una semilla, así que Sur puede jugar la semilla suelta de { $hole }.
example-across = Sur juega { $move }. Un recorrido acaba en { $struck }, y Sur captura { $gain } de { $holes }{ $sown-on ->
        [yes] , y sigue sembrando con ellas
       *[no] {""}
    }.
example-reverse = Sur juega { $move }, en sentido contrario, lo que está permitido porque así captura: el recorrido acaba en { $struck }, y Sur captura { $gain } de { $holes }.
example-extra = Sur juega { $hole }. Un recorrido acaba en { $struck } con una captura, así que Sur vacía además { $extra }. En total, Sur captura { $gain } de { $holes }.
example-must-capture = Sur no puede jugar { $hole }: tiene que hacer una jugada que capture en el primer recorrido. Jugadas permitidas: { $allowed }.
example-inner-first = Sur no puede jugar { $hole }: si no captura, tiene que jugar desde la fila interior. Jugadas permitidas: { $allowed }.
example-namua = Sur pone una semilla del cuenco en { $hole } y captura las de enfrente. Las siembra desde un extremo de la fila interior. En total, Sur captura { $gain }.
example-nyumba-kept = La siembra de Sur acaba en la nyumba { $nyumba }. Sur la conserva, y la jugada termina.
example-nyumba-spent = La siembra de Sur llega a la nyumba { $nyumba }. Sur la gasta y sigue sembrando desde ella.
example-takasia = Sur juega { $move } y no captura nada. Norte no puede capturar, y Sur solo amenaza { $blocked }: Norte no podrá jugarlo en su próxima jugada.
example-last-move = Sur juega { $move }. Norte se queda sin jugadas: Sur ha ganado.
example-empty-inner = Sur juega { $move }. La fila interior de Norte queda vacía: Sur ha ganado.
