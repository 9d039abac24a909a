### Was hört, wer nach Gehör spielt. Die Schlüssel beginnen mit „speech-“.

speech-hole = { $hole }, { $seeds ->
        [0] leer
        [one] 1 Samen
       *[other] { $seeds } Samen
    }{ $marks }.
speech-shut = geschlossen
speech-special = Sondermulde von { $player }
speech-special-yours = deine Sondermulde
speech-nyumba = die Nyumba
speech-blocked = für diesen Zug gesperrt
speech-ends = Endet{ $laps ->
        [1] {""}
       *[other] {" "}nach { $laps } Runden
    } in { $end }{ $captured ->
        [0] {""}
       *[other] {" "}und fängt { $captured }
    }.
speech-row = Reihe von { $player }, { $first } bis { $last }: { $counts }.
speech-row-yours = Deine Reihe, { $first } bis { $last }: { $counts }.
speech-reserve = { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } in Reserve.
speech-loft = { $player } hat { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } { $place ->
        [loft] im Speicher
        [reserve] in Reserve
       *[rows] in den Reihen
    }.
speech-loft-yours = Du hast { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } { $place ->
        [loft] im Speicher
        [reserve] in Reserve
       *[rows] in deinen Reihen
    }.
speech-majority = Mit { $seeds } Samen ist die Partie gewonnen.
speech-no-move = Es gibt keinen erlaubten Zug.
speech-no-capture = Mit keinem Zug lässt sich etwas fangen.
speech-reached = { $count ->
        [one] Ein Zug aus { $holes } endet in { $hole }.
       *[other] Züge aus { $holes } enden in { $hole }.
    }
speech-reached-by-none = Kein Zug deines Gegners endet in { $hole }.
speech-turn = { $turn }, Zug { $number }.
speech-no-last-move = Es wurde noch kein Zug gespielt.
speech-nothing-said = Es gibt noch nichts zu wiederholen.
speech-no-hole = Wähle zuerst eine Mulde: Drücke ihren Buchstaben.
speech-result = { $result }, { $south } zu { $north }.
speech-match = { $variant }. { $turn }.

## Tasten, die Fragen beantworten, und Einstellungen.

speech-key-row = Meine Reihe ansagen
speech-key-their-row = Gegnerische Reihe ansagen
speech-key-lofts = Gefangene Samen ansagen
speech-key-last-move = Letzten Zug ansagen
speech-key-moves = Alle meine Züge ansagen
speech-key-captures = Züge mit Fang ansagen
speech-key-reaching = Ansagen, welche gegnerischen Züge in der gewählten Mulde enden
speech-key-turn = Ansagen, wer am Zug ist
speech-key-again = Letzte Ansage wiederholen
speech-key-before = Eine Ansage zurückgehen
speech-key-typed = Befehl eintippen
speech-by-ear = Nach Gehör spielen: einen Buchstaben drücken, um zu seiner Mulde zu gehen, und noch einmal, um sie zu spielen
speech-shown = Ansage zu jedem Zug
speech-shown-short = Ein Satz
speech-shown-full = Jede Runde, jeder Fang
speech-shown-notes = Ein Ton je Samen
speech-shown-silent = Nichts
speech-scanning = Ein-Taster-Bedienung: Reihen und Bedienelemente leuchten nacheinander auf
speech-scanning-off = Aus
speech-scanning-pace = { $seconds } s je Element

## Typed commands, in place of keys. Each value lists what players can type for one command, separated by commas. Case doesn't matter.
## The first wording is the one that speech-typed-unknown shows. speech-typed-moves does what speech-key-moves says, and so on.

speech-typed-play = spiele, ziehe
speech-typed-hole = mulde, gehe zu
speech-typed-row = meine reihe, reihe
speech-typed-their-row = gegnerische reihe, gegner
speech-typed-lofts = stand, gefangene samen
speech-typed-last-move = letzter zug, letzter
speech-typed-moves = meine züge, züge, alle züge
speech-typed-captures = fänge, züge mit fang, fangzüge
speech-typed-reaching = angreifer, angegriffen von
speech-typed-turn = am zug, wer ist dran
speech-typed-again = noch einmal, wiederholen
speech-typed-before = davor, ansage davor
speech-typed-hint = bester zug, tipp
speech-typed-take-back = zurücknehmen, zurück
speech-typed-help = hilfe
speech-typed-unknown = „{ $text }“ ist kein Befehl. Befehle: { $commands }.
speech-typed-label = Befehl
