### Lo que se dice durante una jugada. Las claves empiezan por «comment-».
###
### $player hace la jugada (o se lleva semillas), $opponent es el otro jugador; los dos son
### nombres. $hole es una letra.

comment-lifts = { $player } siembra { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } desde { $hole }.
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

## Una jugada antes de hacerla.

comment-preview = { $hole } acaba en { $end }{ $laps ->
        [1] {""}
       *[other] {" "}tras { $laps } recorridos
    }{ $captured ->
        [0] {""}
        [one] {" "}y captura 1 semilla
       *[other] {" "}y captura { $captured } semillas
    }.

## Lo mismo, dicho al jugador que lo lee: se le habla a él.

comment-you-lift = Siembras { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } desde { $hole }.
comment-you-sow-on = Recorrido { $lap }: sigues desde { $hole } con { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }.
comment-you-capture = Capturas { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } en { $hole }.
comment-you-capture-on-the-way = Capturas por el camino { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } en { $hole }.
comment-you-receive-on-the-way = Por el camino, { $seeds ->
        [one] la semilla de { $hole } va
       *[other] las { $seeds } semillas de { $hole } van
    } a ti.
comment-void-for-you = La captura queda anulada: te dejaría sin una sola semilla.
comment-spared-for-you = { $count ->
        [one] Se salva { $holes }
       *[other] Se salvan { $holes }
    }: la captura te dejaría sin una sola semilla.
comment-you-pass = No tienes ninguna jugada y pasas.
comment-you-did-not-feed = Podías alimentar a { $opponent } y no lo hiciste: todas las semillas que quedan son de { $opponent }.
comment-you-were-not-fed = { $player } podía alimentarte y no lo hizo: todas las semillas que quedan son tuyas.
comment-you-take-remainder = Te llevas { $seeds ->
        [one] la semilla que queda
       *[other] las { $seeds } semillas que quedan
    } en { $hole }.

## Toda una jugada de este jugador. $holes dice dónde capturó: «c y d».

comment-you-played = Has jugado { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}({ $laps } recorridos)
    }{ $captured ->
        [0] {""}
        [one] {" "}y has capturado 1 semilla en { $holes }
       *[other] {" "}y has capturado { $captured } semillas en { $holes }
    }.
comment-goes-to-you = Por el camino, { $seeds ->
        [one] 1 semilla va
       *[other] { $seeds } semillas van
    } a ti.
comment-your-store = tu granero
comment-store = el granero de { $player }
comment-makes-special = { $player } hace especial el hoyo { $hole }.
comment-you-make-special = Haces especial el hoyo { $hole }.
comment-claims = Sus semillas van a { $player }: { $seeds }.
comment-you-claim = Sus semillas van a ti: { $seeds }.
comment-shares = { $from } da semillas a { $hole }: { $seeds }.
comment-refills = { $player } vuelve a poner semillas en { $hole }: { $seeds }.
comment-you-refill = Vuelves a poner semillas en { $hole }: { $seeds }.
comment-moves-again = { $player } vuelve a jugar.
comment-you-move-again = Vuelves a jugar.
comment-swaps = { $player } cambia de lado.
comment-you-swap = Cambias de lado.
comment-round = Empieza la ronda { $round }.
comment-round-after = Ronda { $before }: { $south } { $ofsouth }, { $north } { $ofnorth }. Empieza la ronda { $round }.
