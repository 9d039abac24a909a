### Lo que se dice durante una jugada. Las claves empiezan por «comment-».
###
### $player hace la jugada (o se lleva semillas), $opponent es el otro jugador; los dos son
### nombres. $hole es una letra.

comment-lifts = { $player } toma { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } de { $hole }.
comment-sows-on = Recorrido { $lap }: { $player } sigue desde { $hole } con { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }.
comment-cut-off = Esta siembra no tiene fin: se corta en { $hole } después de { $laps ->
        [one] 1 recorrido
       *[other] { $laps } recorridos
    }.

comment-captures = { $player } captura { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } en { $hole }.
comment-captures-on-the-way = { $player } captura por el camino { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } en { $hole }.
comment-receives-on-the-way = Por el camino, { $seeds ->
        [one] la semilla de { $hole } va
       *[other] las { $seeds } semillas de { $hole } van
    } a { $player }.
comment-capture-void = La captura queda anulada: dejaría a { $opponent } sin una sola semilla.
comment-hole-spared = { $count ->
        [one] Se salva { $holes }
       *[other] Se salvan { $holes }
    }: la captura dejaría a { $opponent } sin una sola semilla.

comment-passes = { $player } no tiene ninguna jugada y pasa.
comment-penalty = { $player } podía alimentar a { $opponent } y no lo hizo: todas las semillas que quedan son de { $opponent }.
comment-takes-remainder = { $player } se lleva { $seeds ->
        [one] la semilla que queda
       *[other] las { $seeds } semillas que quedan
    } en { $hole }.

## Toda una jugada en una frase o dos.

comment-move = { $player } juega { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}({ $laps } recorridos)
    }{ $captured ->
        [0] {""}
        [one] {" "}y captura 1 semilla
       *[other] {" "}y captura { $captured } semillas
    }.
comment-move-opponent = Por el camino, { $seeds ->
        [one] 1 semilla va
       *[other] { $seeds } semillas van
    } a { $opponent }.

## A move before it is played.

comment-preview = { $hole } acaba en { $end }{ $laps ->
        [1] {""}
       *[other] {" "}tras { $laps } recorridos
    }{ $captured ->
        [0] {""}
        [one] {" "}y captura 1 semilla
       *[other] {" "}y captura { $captured } semillas
    }.
