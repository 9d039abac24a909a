### Lo que se dice durante una jugada. Las claves empiezan por «comment-».
###
### $player hace la jugada (o se lleva semillas), $opponent es el otro jugador; los dos son
### nombres. $hole es una letra.

comment-lifts = { $player } recoge { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } de { $hole }.
comment-sows-on = Recorrido { $lap }: { $player } sigue sembrando desde { $hole } con { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }.
comment-cut-off = Esta siembra no acabaría nunca: se corta en { $hole } después de { $laps ->
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
comment-receives-on-the-way =
    Por el camino, { $player } recibe { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } de { $hole }.
comment-capture-void = La captura queda anulada: dejaría a { $opponent } sin una sola semilla.
comment-hole-spared =
    { $count ->
        [one] Se salva el hoyo { $holes }
       *[other] Se salvan los hoyos { $holes }
    }: la captura dejaría a { $opponent } sin una sola semilla.

comment-passes = { $player } no tiene ninguna jugada y pasa.
comment-penalty = { $player } podía alimentar a { $opponent } y no lo ha hecho: todas las semillas que quedan son para { $opponent }.
comment-takes-remainder = { $player } se lleva { $seeds ->
        [one] la semilla que queda
       *[other] las { $seeds } semillas que quedan
    } en { $hole }.

## Toda una jugada en una frase o dos.

comment-move = { $player } juega el hoyo { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}({ $laps } recorridos)
    }{ $captured ->
        [0] {""}
        [one] {" "}y captura 1 semilla
       *[other] {" "}y captura { $captured } semillas
    }.
comment-move-opponent =
    Por el camino, { $opponent } recibe { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }.

## Una jugada antes de hacerla.

comment-brief = { $player } juega el hoyo { $hole } con { $seeds }{ $ends ->
        [yes] { $captured ->
            [0] {" "}y acaba en { $end }
           *[other] , acaba en { $end }
        }
       *[other] {""}
    }{ $laps ->
        [1] {""}
       *[other] {" "}tras { $laps } recorridos
    }{ $captured ->
        [0] {""}
       *[other] {" "}y captura { $captured }
    }.

comment-towards = { $hole } { $way ->
        [right] hacia la derecha
        [left] hacia la izquierda
        [up] hacia arriba
       *[down] hacia abajo
    }
comment-preview = { $hole } acaba en { $end }{ $laps ->
        [1] {""}
       *[other] {" "}tras { $laps } recorridos
    }{ $captured ->
        [0] {""}
        [one] {" "}y captura 1 semilla
       *[other] {" "}y captura { $captured } semillas
    }.

## Lo mismo, dicho al jugador que lo lee: se le habla a él.

comment-you-lift = Recoges { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } de { $hole }.
comment-you-sow-on = Recorrido { $lap }: sigues sembrando desde { $hole } con { $seeds ->
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
comment-you-receive-on-the-way =
    Por el camino recibes { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } de { $hole }.
comment-void-for-you = La captura queda anulada: te dejaría sin una sola semilla.
comment-spared-for-you =
    { $count ->
        [one] Se salva el hoyo { $holes }
       *[other] Se salvan los hoyos { $holes }
    }: la captura te dejaría sin una sola semilla.
comment-you-pass = No tienes ninguna jugada y pasas.
comment-you-did-not-feed = Podías alimentar a { $opponent } y no lo has hecho: todas las semillas que quedan son para { $opponent }.
comment-you-were-not-fed = { $player } podía alimentarte y no lo ha hecho: todas las semillas que quedan son para ti.
comment-you-take-remainder = Te llevas { $seeds ->
        [one] la semilla que queda
       *[other] las { $seeds } semillas que quedan
    } en { $hole }.

## Toda una jugada de este jugador. $holes dice dónde capturó: «c y d».

comment-you-played = Has jugado el hoyo { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}({ $laps } recorridos)
    }{ $captured ->
        [0] {""}
        [one] {" "}y has capturado 1 semilla en { $holes }
       *[other] {" "}y has capturado { $captured } semillas en { $holes }
    }.
comment-goes-to-you =
    Por el camino recibes { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    }.
comment-your-store = tu granero
comment-store = el granero de { $player }
comment-makes-special = { $player } convierte { $hole } en un hoyo especial.
comment-you-make-special = Conviertes { $hole } en un hoyo especial.
comment-claims =
    { $player } recibe { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } del hoyo especial.
comment-you-claim =
    Recibes { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } del hoyo especial.
comment-shares = { $seeds ->
        [one] 1 semilla pasa
       *[other] { $seeds } semillas pasan
    } de { $from } a { $hole }.
comment-refills =
    { $player } vuelve a llenar { $hole } con { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } de su granero.
comment-you-refill =
    Vuelves a llenar { $hole } con { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } de tu granero.
comment-moves-again = { $player } vuelve a jugar.
comment-you-move-again = Vuelves a jugar.
comment-swaps = { $player } cambia de lado.
comment-you-swap = Cambias de lado.
comment-round = Empieza la ronda { $round }.
comment-round-after = Ronda { $before }: { $south } { $ofsouth }, { $north } { $ofnorth }. Empieza la ronda { $round }.
comment-loses-nyumba = { $player } pierde la nyumba.
comment-you-lose-nyumba = Pierdes tu nyumba.
comment-blocked = El hoyo { $hole } queda bloqueado para la próxima jugada.

## La partida sigue según sus reglas, pero un granero ya tiene la mayoría de las semillas.

comment-you-have-won = Ya has ganado.
comment-has-won = { $player } ya ha ganado.
