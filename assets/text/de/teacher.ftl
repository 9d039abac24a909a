### Warum ein Zug gut oder schlecht ist, Berichte über Partien, Aufgaben. Die Schlüssel dieser Datei beginnen mit „teacher-“.
###
### $player ist vor dem Zug am Zug, $opponent der andere; beides sind Namen. $move, $hole und $from sind Buchstaben von Mulden, $holes
### mehrere. $seeds und was sonst Samen zählt sind Zahlen mit ihrem Wort: „zwei Samen“.

teacher-only-move = Es ist der einzige erlaubte Zug.
teacher-only-move-here = { $hole } ist der einzige erlaubte Zug.
teacher-takes = { $move } fängt { $seeds } aus { $holes }.
teacher-gives = Unterwegs gehen { $seeds } aus { $holes } an { $opponent }.
teacher-ends = { $ends ->
        [penalty] { $move } beendet die Partie mit einer Strafe: { $player } hätte { $opponent } füttern können und hat es nicht getan
       *[other] { $move } beendet die Partie
    }.
teacher-ends-rest = { teacher-ends } Von den letzten Samen bekommt { $player } { $mine }, { $opponent } { $theirs }.
teacher-blocks = { $opponent } hat dann keinen Zug und setzt aus.
teacher-takes-next = Was { $opponent } auch antwortet, { $player } kann danach mindestens { $seeds } fangen.
teacher-threatens = Der Zug bereitet einen Fang vor: Setzte { $opponent } aus, würde { $from } { $seeds } aus { $holes } fangen.
teacher-traps = Antwortet { $opponent } mit { $reply }, fängt { $from } { $seeds } aus { $holes }.
teacher-shields = Nach jedem anderen Zug könnte { $opponent } mindestens { $seeds } fangen; nach diesem { $count ->
        [0] nichts
       *[other] nicht mehr als { $left }
    }.
teacher-saves = Der Zug rettet { $seeds }, die { $from } sonst aus { $holes } fangen würde.
teacher-saves-partly = { $from } würde { $seeds } fangen; nach diesem Zug kann { $opponent } nicht mehr als { $left } fangen.
teacher-exposes = { $from } kann danach { $seeds } aus { $holes } fangen.
teacher-in-danger = { $from } droht, { $seeds } aus { $holes } zu fangen.
teacher-starves = Der Zug lässt { $opponent } ohne einen Samen.
teacher-feeds = Der Zug gibt { $opponent } { $seeds }; dort lag kein Samen mehr.
teacher-feeds-by-duty = { $duty ->
        [reach] { $opponent } hat keinen Samen, und ein Zug muss die andere Reihe erreichen
       *[feed] { $opponent } hat keinen Samen und muss gefüttert werden
    }: Der Zug gibt { $seeds }.
teacher-forces-feeding = { $player } hat dann keinen Samen, und { $opponent } muss { $duty ->
        [reach] die andere Reihe erreichen
       *[feed] füttern
    }. Erlaubte Züge: { $holes }.
teacher-must-feed = { $duty ->
        [reach] { $opponent } hat keinen Samen, und ein Zug muss die andere Reihe erreichen: { $count ->
            [one] { $holes } erreicht sie nicht und darf nicht gespielt werden
           *[other] { $holes } erreichen sie nicht und dürfen nicht gespielt werden
        }
       *[feed] { $opponent } hat keinen Samen und muss gefüttert werden: { $count ->
            [one] { $holes } füttert nicht und darf nicht gespielt werden
           *[other] { $holes } füttern nicht und dürfen nicht gespielt werden
        }
    }.
# Ein ruhiger Zug bleibt zu Hause, fängt nichts und beendet die Partie nicht.
teacher-tempo = { $player } hat noch { $mine ->
        [0] keinen ruhigen Zug
        [one] einen ruhigen Zug
       *[other] { $mine-words } ruhige Züge
    }, { $opponent } { $theirs ->
        [0] keinen
        [one] einen
       *[other] { $theirs-words }
    }. Ein ruhiger Zug bleibt in der eigenen Reihe, fängt nichts und beendet die Partie nicht.
teacher-kroo-ripe = Das Kroo in { $hole } ist reif: { $seeds } gehen herum und enden in { $end }. Jetzt gespielt, würde es nichts fangen.
teacher-kroo-takes = Das Kroo in { $hole } ist reif: { $seeds } gehen herum und enden in { $end }. Jetzt gespielt, würde es { $taken } fangen.
teacher-kroo-unripe = { $hole } ist ein Kroo mit { $seeds }, aber noch nicht reif: Dazu fehlt noch { $lacking }.
teacher-dam = { $hole } ist ein Damm: Das Kroo in { $kroo } endet dort und fängt nichts; nach einem anderen Zug hätte es { $seeds } fangen können.
teacher-disarms = Das Kroo in { $kroo } fängt dann nichts; nach einem anderen Zug hätte es { $seeds } fangen können.
teacher-pressure = { $opponent } hat nichts zu spielen als das Kroo in { $kroo }, das nicht reif ist und nichts fängt.
teacher-overloads = Mit dem, was { $move } hineinlegt, verfehlt das Kroo in { $kroo } sein Ziel: Es hätte { $seeds } gefangen.
teacher-sacrifice = Ein Opfer: { $reply } kann { $given } fangen, aber dann fängt { $answer } { $gained }.
teacher-relay = { $move } geht durch { $count ->
        [one] eine Runde
       *[other] { $laps } Runden
    } und endet in { $end }.
teacher-moves-again = Der Zug bringt { $player } noch einen Zug.
teacher-stores = Der Zug legt { $seeds } in den Speicher, wo sie sicher sind.
teacher-makes-special = Der Zug macht { $hole } zu einer besonderen Mulde von { $player }.
teacher-threatens-special = Setzte { $opponent } aus, würde { $from } { $hole } zu einer besonderen Mulde von { $player } machen.
teacher-prevents-special = { $from } würde { $hole } zu einer besonderen Mulde von { $opponent } machen; nach diesem Zug kann das keiner mehr.
teacher-closes = Danach kann { $loser } { $hole } für den nächsten Durchgang nicht mehr füllen.
teacher-round-lost = Danach kann { $loser } im nächsten Durchgang { $count ->
        [1] keine einzige Mulde
       *[other] keine { $holes } Mulden
    } mehr haben.

## Berichte über Partien. $class ist best, good, inaccuracy, mistake oder blunder; $best ein Buchstabe; $certainty eine der beiden nächsten Meldungen.

teacher-proved = bewiesen
teacher-solved = nach der gelösten Zugfolge
teacher-estimated = geschätzt, { $plies ->
        [one] 1 Zug voraus
       *[other] { $plies } Züge voraus
    }
teacher-class = { $class ->
        [best] Bester Zug
        [good] Guter Zug
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
       *[blunder] Grober Fehler
    }
teacher-ply = { teacher-class } ({ $certainty }).
teacher-ply-better = { teacher-class }: { $best } war um { $seeds } Samen besser ({ $certainty }).
teacher-ply-better-about = { teacher-class }: { $best } war um etwa { $seeds ->
        [half] einen halben
       *[other] { $seeds }
    } Samen besser ({ $certainty }).
teacher-accuracy = { $player }: { $percent } % Genauigkeit; Ungenauigkeiten: { $inaccuracies }, Fehler: { $mistakes }, grobe Fehler: { $blunders }.

## Wo ein Spieler auf der Leiter der Stufen steht, deren Namen gegeben sind.

teacher-between = zwischen { $below } und { $above }
teacher-below = unter { $above }
teacher-at-least = mindestens auf der Stufe { $below }

## Aufgaben: worum es geht, und der erste Hinweis

teacher-theme-starving = Aushungern
teacher-theme-forced-feeding = Zum Füttern gezwungen
teacher-theme-kroo = Das Kroo
teacher-theme-dam = Gegen ein Kroo
teacher-theme-sacrifice = Ein Opfer
teacher-theme-long-relay = Eine lange Aussaat
teacher-theme-chain = Ein Kettenfang
teacher-theme-opposite-hole = Die Mulde gegenüber
teacher-theme-tempo = Kleine Züge
teacher-theme-saving = Samen retten
teacher-theme-special = Besondere Mulden
teacher-theme-shutting = Mulden schließen
teacher-theme-gap = Hinter einer Lücke
teacher-theme-again = Mehrere Züge
teacher-hint-starving = Du kannst den Gegner ohne einen Samen lassen.
teacher-hint-forced-feeding = Du kannst den Gegner zum Füttern zwingen.
teacher-hint-kroo = Eine Mulde kommt ganz herum.
teacher-hint-dam = Sieh dir die vollste Mulde des Gegners an, und wo sie endet.
teacher-hint-sacrifice = Was jetzt gegeben wird, kommt zurück, und mehr.
teacher-hint-long-relay = Eine Aussaat kommt weit.
teacher-hint-chain = Du kannst mehrere Mulden nacheinander fangen.
teacher-hint-opposite-hole = Sieh auf die andere Seite des Brettes.
teacher-hint-tempo = Nur wenige Samen sind noch da: Zähle die Züge in deiner Reihe.
teacher-hint-saving = Einige deiner Samen sind in Gefahr.
teacher-hint-special = Suche eine Mulde, die zur besonderen werden kann.
teacher-hint-shutting = Denk an den nächsten Durchgang: Wer kann welche Mulden füllen?
teacher-hint-gap = Sieh hinter die leeren Mulden.
teacher-hint-again = Du kannst mehr als einmal ziehen.
