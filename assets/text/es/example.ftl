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
example-title-flow-opponent = Una captura por el camino para el adversario
example-title-capture = Una captura
example-title-capture-at-home = Una captura en la propia fila
example-title-chain = Una cadena
example-title-chain-across = Una cadena de una fila a la otra
example-title-slam = Un gran slam
example-title-must-reach = Primero la otra fila
example-title-must-feed = El adversario debe tener semillas
example-title-penalty = La penalización por no alimentar
example-title-passing = Un turno pasado
example-title-end = El final
example-title-repetition = Una repetición
example-title-gap = Una captura tras un hueco
example-title-store = Una semilla en el granero
example-title-again = Otra jugada
example-title-special = Un hoyo especial

## Qué pasa.

example-sowing = Sur juega { $hole } y siembra { $lifted }; la última cae en { $end }.
example-round = Sur juega { $hole } y siembra { $lifted }. Al completar la vuelta, { $hole } { $skips ->
        [yes] se salta y no recibe ninguna
       *[no] recibe una como cualquier otro hoyo
    }; la última cae en { $end }.
example-relay = Sur juega { $hole }. La última semilla del primer recorrido cae en { $relay }, que se vacía a su vez; y así
    sigue: tras { $laps-in-words } recorridos, la siembra se detiene en { $end }.
example-cut-off = Sur juega { $hole }. Esta siembra no acabaría nunca: tras { $laps } recorridos se corta, y no captura nada al terminar.
example-flow = Sur juega { $hole }. Por el camino, Sur captura { $holes }: { $gain }.
example-flow-opponent = Sur juega { $hole }. Por el camino, Norte captura { $other-holes }: { $other-gain }.
example-capture = Sur juega { $hole }. La última semilla cae en { $end }, que contiene entonces { $count }: Sur captura { $holes } y gana { $gain }.
example-slam-taken = Sur juega { $hole } y captura { $holes }: no queda ninguna semilla en la fila de Norte. Está permitido.
example-slam-cancelled = Sur juega { $hole }. Capturar { $spared } dejaría la fila de Norte sin una sola semilla: no se captura nada.
example-slam-spared = Sur juega { $hole }. Capturarlo todo dejaría la fila de Norte sin una sola semilla: Sur captura { $holes },
    pero no { $spared }.
example-slam-illegal = Sur no puede jugar { $hole }: capturaría { $holes } y dejaría la fila de Norte sin una sola semilla.
example-must-reach = Sur no puede jugar { $hole }, porque ninguna semilla caería en la fila de Norte. Permitido: { $allowed }.
example-must-feed = Sur no puede jugar { $hole }, porque la fila de Norte quedaría sin una sola semilla. Permitido: { $allowed }.
example-penalty = La fila de Norte está vacía. Sur podría alimentarla, pero juega { $hole }: la partida se acaba, y las semillas que quedan son de Norte.
example-passing = Sur juega { $hole }. Norte no tiene entonces ninguna jugada y pasa: Sur vuelve a jugar.
example-end-seeds-left = Sur juega { $hole }. { $left ->
        [0] No queda ninguna semilla
        [1] Solo queda una semilla
       *[other] Solo quedan { $left } semillas
    } en el tablero: la partida se acaba.
example-end-majority = Sur juega { $hole }. { $side ->
        [south] Sur
       *[north] Norte
    } tiene entonces { $loft } de { $total } semillas, más de la mitad: la partida se acaba.
example-end-no-hole-above-one = Sur juega { $hole }. Ningún hoyo contiene entonces más de una semilla: la partida se acaba.
example-end-empty-territory = Sur juega { $hole }. Una fila queda entonces vacía: la partida se acaba.
example-end-stuck = Sur juega { $hole }. { $everyone ->
        [yes] Ningún jugador tiene entonces una jugada
       *[no] Norte no tiene entonces ninguna jugada
    }: la partida se acaba.
example-end-repetition = Sur y Norte juegan por turnos { $moves }. La misma posición se repite: la partida se acaba.
example-score = Al final, Sur tiene { $south } semillas y Norte { $north }.
example-gap = Sur juega { $hole }. La última semilla cae en { $end }, y el hoyo siguiente está vacío: Sur captura { $holes } y gana { $gain }.
example-store = Sur juega { $hole } y siembra { $lifted }, una de ellas en el granero.
example-again = Sur juega { $hole }. { $cause ->
        [store] La última semilla cae en el granero
       *[other] Sur captura { $holes }
    }: Sur vuelve a jugar.
example-special = Sur juega { $hole }. La última semilla cae en { $end }, que entonces contiene { $count }: Sur convierte { $special } en especial.
