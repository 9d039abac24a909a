### Lo que oyen quienes juegan de oído. Las claves empiezan por «speech-».

speech-hole = { $hole }, { $seeds ->
        [0] vacío
        [one] 1 semilla
       *[other] { $seeds } semillas
    }{ $marks }.
speech-shut = cerrado
speech-special = hoyo especial de { $player }
speech-special-yours = tu hoyo especial
speech-nyumba = la nyumba
speech-blocked = bloqueado en esta jugada
speech-ends = Acaba en { $end }{ $laps ->
        [1] {""}
       *[other] {" "}tras { $laps } recorridos
    }{ $captured ->
        [0] {""}
       *[other] {" "}y captura { $captured }
    }.
speech-row = Fila de { $player }, de { $first } a { $last }: { $counts }.
speech-row-yours = Tu fila, de { $first } a { $last }: { $counts }.
speech-reserve = { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } en reserva.
speech-loft = { $player } tiene { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } { $place ->
        [loft] en el granero
        [reserve] en reserva
       *[rows] en sus filas
    }.
speech-loft-yours = Tienes { $seeds ->
        [one] 1 semilla
       *[other] { $seeds } semillas
    } { $place ->
        [loft] en el granero
        [reserve] en reserva
       *[rows] en tus filas
    }.
speech-majority = Con { $seeds } semillas se gana la partida.
speech-no-move = No hay ninguna jugada permitida.
speech-no-capture = Ninguna jugada captura nada.
speech-reached = { $count ->
        [one] { $holes } acaba en { $hole }.
       *[other] { $holes } acaban en { $hole }.
    }
speech-reached-by-none = Ninguna jugada del adversario acaba en { $hole }.
speech-turn = { $turn }, jugada { $number }.
speech-no-last-move = Todavía no se ha hecho ninguna jugada.
speech-nothing-said = Todavía no hay nada que repetir.
speech-no-hole = Elige antes un hoyo: pulsa su letra.
speech-result = { $result }, { $south } a { $north }.
speech-match = { $variant }. { $turn }.

## Teclas que responden a preguntas, y ajustes.

speech-key-row = Leer mi fila
speech-key-their-row = Leer la fila del adversario
speech-key-lofts = Leer las semillas capturadas
speech-key-last-move = Leer la última jugada
speech-key-moves = Leer todas mis jugadas
speech-key-captures = Leer las jugadas con captura
speech-key-reaching = Leer qué jugadas del adversario acaban en el hoyo seleccionado
speech-key-turn = Decir a quién le toca
speech-key-again = Repetir la última frase
speech-key-before = Retroceder una frase
speech-key-typed = Escribir una orden
speech-by-ear = Jugar de oído: pulsa una letra para ir a su hoyo, y otra vez para jugarlo
speech-shown = Qué se oye en cada jugada
speech-shown-short = Una frase
speech-shown-full = Cada recorrido y captura
speech-shown-notes = Una nota por semilla
speech-shown-silent = Nada
speech-scanning = Barrido con un solo pulsador: filas y controles se iluminan uno tras otro
speech-scanning-off = Desactivado
speech-scanning-pace = { $seconds } s por elemento

## Typed commands, in place of keys. Each value lists what players can type for one command, separated by commas. Case doesn't matter.
## The first wording is the one that speech-typed-unknown shows. speech-typed-moves does what speech-key-moves says, and so on.

speech-typed-play = jugar, juega
speech-typed-hole = hoyo, ir a
speech-typed-row = mi fila, fila
speech-typed-their-row = fila contraria, adversario
speech-typed-lofts = puntos, semillas capturadas
speech-typed-last-move = última jugada, última
speech-typed-moves = mis jugadas, jugadas, todas las jugadas
speech-typed-captures = capturas
speech-typed-reaching = atacantes, qué alcanza
speech-typed-turn = turno, a quién le toca
speech-typed-again = repetir, otra vez
speech-typed-before = antes, frase anterior
speech-typed-hint = pista, mejor jugada, mejor
speech-typed-take-back = deshacer, volver atrás
speech-typed-help = ayuda
speech-typed-unknown = «{ $text }» no es una orden. Órdenes: { $commands }.
speech-typed-label = Orden
