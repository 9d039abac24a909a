### Warum ein Zug gut oder schlecht ist, Berichte über Partien, Aufgaben. Die Schlüssel dieser Datei beginnen mit „teacher-“.
###
### $player ist vor dem Zug am Zug, $opponent der andere; beides sind Namen. $move, $hole und $from sind Buchstaben von Mulden, $holes
### mehrere. $seeds und was sonst Samen zählt sind Zahlen mit ihrem Wort: „zwei Samen“.

teacher-only-move = Es ist der einzige erlaubte Zug.
teacher-only-move-here = { $hole } ist der einzige erlaubte Zug.
teacher-takes = { $move } fängt { $seeds } aus { $holes }.
teacher-gives = Unterwegs bekommt { $opponent } { $seeds } aus { $holes }.
teacher-ends = { $ends ->
        [penalty] { $move } beendet die Partie mit einer Strafe: { $player } hätte { $opponent } füttern können, hat es aber nicht getan
       *[other] { $move } beendet die Partie
    }.
teacher-ends-rest = { teacher-ends } Von den übrigen Samen bekommt { $player } { $mine }, { $opponent } { $theirs }.
teacher-blocks = { $opponent } hat dann keinen Zug und setzt aus.
teacher-takes-next = Egal, was { $opponent } antwortet: { $player } kann danach mindestens { $seeds } fangen.
teacher-threatens = Der Zug bereitet einen Fang vor: Würde { $opponent } aussetzen, könnte { $from } { $seeds } aus { $holes } fangen.
teacher-traps = Antwortet { $opponent } mit { $reply }, fängt { $from } { $seeds } aus { $holes }.
teacher-shields = Nach jedem anderen Zug könnte { $opponent } mindestens { $seeds } fangen; nach diesem { $count ->
        [0] nichts
       *[other] nicht mehr als { $left }
    }.
teacher-saves = Der Zug verhindert, dass { $from } { $seeds } aus { $holes } fängt.
teacher-saves-partly = { $from } würde { $seeds } fangen; nach diesem Zug kann { $opponent } nicht mehr als { $left } fangen.
teacher-exposes = { $from } kann danach { $seeds } aus { $holes } fangen.
teacher-in-danger = { $from } droht, { $seeds } aus { $holes } zu fangen.
teacher-starves = Danach hat { $opponent } keinen Samen mehr.
teacher-feeds = { $opponent } hat keine Samen mehr und bekommt { $seeds }.
teacher-feeds-by-duty = { $duty ->
        [reach] { $opponent } hat keine Samen, und ein Zug muss die andere Reihe erreichen
       *[feed] { $opponent } hat keine Samen und muss gefüttert werden
    }: Dieser Zug gibt { $seeds }.
teacher-forces-feeding = { $player } hat dann keine Samen, und { $opponent } muss { $duty ->
        [reach] die andere Reihe erreichen
       *[feed] füttern
    }. Erlaubte Züge: { $holes }.
teacher-must-feed = { $duty ->
        [reach]
            { $opponent } hat keine Samen, und ein Zug muss die andere Reihe erreichen: { $count ->
                [one] { $holes } erreicht sie nicht und darf nicht gespielt werden
               *[other] { $holes } erreichen sie nicht und dürfen nicht gespielt werden
            }
       *[feed]
            { $opponent } hat keine Samen und muss gefüttert werden: { $count ->
                [one] { $holes } füttert nicht und darf nicht gespielt werden
               *[other] { $holes } füttern nicht und dürfen nicht gespielt werden
            }
    }.
# Ein stiller Zug bleibt in der eigenen Reihe, fängt nichts und beendet die Partie nicht.
teacher-tempo = { $player } hat { $mine ->
        [0] keinen stillen Zug mehr
        [one] noch einen stillen Zug
       *[other] noch { $mine-words } stille Züge
    }, { $opponent } { $theirs ->
        [0] keinen
        [one] einen
       *[other] { $theirs-words }
    }. Ein stiller Zug bleibt in der eigenen Reihe, fängt nichts und beendet die Partie nicht.
teacher-kroo-ripe = Das Kroo (der große Haufen) in { $hole } ist reif: Mit { $seeds } geht es ganz herum und endet in { $end }. Jetzt gespielt, würde es nichts fangen.
teacher-kroo-takes = Das Kroo (der große Haufen) in { $hole } ist reif: Mit { $seeds } geht es ganz herum und endet in { $end }. Jetzt gespielt, würde es { $taken } fangen.
teacher-kroo-unripe = { $hole } ist ein Kroo mit { $seeds }, aber noch nicht reif: Es braucht noch { $lacking }.
teacher-dam = { $hole } ist ein Damm: Das Kroo in { $kroo } endet dort und fängt nichts; nach einem anderen Zug hätte es { $seeds } fangen können.
teacher-disarms = Das Kroo in { $kroo } fängt dann nichts; nach einem anderen Zug hätte es { $seeds } fangen können.
teacher-pressure = { $opponent } kann nur das Kroo in { $kroo } spielen, das nicht reif ist und nichts fängt.
teacher-overloads = { $move } überlädt das Kroo in { $kroo }. Es verfehlt sein Ziel; sonst hätte es { $seeds } gefangen.
teacher-sacrifice = Ein Opfer: { $reply } kann { $given } fangen, aber dann fängt { $answer } { $gained }.
teacher-relay = { $move } sät { $count ->
        [one] eine Runde
       *[other] { $laps } Runden
    } und endet in { $end }.
teacher-moves-again = { $player } darf danach noch einmal ziehen.
teacher-stores = Der Zug bringt { $seeds } sicher in den Speicher.
teacher-makes-special = Der Zug macht { $hole } zu einer Sondermulde von { $player }.
teacher-threatens-special = Würde { $opponent } aussetzen, könnte { $from } aus { $hole } eine Sondermulde von { $player } machen.
teacher-prevents-special = { $from } würde aus { $hole } eine Sondermulde von { $opponent } machen; nach diesem Zug ist das nicht mehr möglich.
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
teacher-at-least = mindestens { $below }

## Aufgaben: worum es geht, und der erste Hinweis

teacher-theme-starving = Aushungern
teacher-theme-forced-feeding = Zum Füttern gezwungen
teacher-theme-kroo = Kroos
teacher-theme-dam = Gegen ein Kroo
teacher-theme-sacrifice = Opfer
teacher-theme-long-relay = Lange Aussaaten
teacher-theme-chain = Ketten
teacher-theme-opposite-hole = Die Mulde gegenüber
teacher-theme-tempo = Kleine Züge
teacher-theme-saving = Samen retten
teacher-theme-special = Sondermulden
teacher-theme-shutting = Mulden schließen
teacher-theme-gap = Hinter einer Lücke
teacher-theme-again = Mehrere Züge
teacher-hint-starving = Du kannst deinen Gegner ohne Samen lassen.
teacher-hint-forced-feeding = Du kannst deinen Gegner zwingen, dich zu füttern.
teacher-hint-kroo = Eine Mulde reicht ganz herum.
teacher-hint-dam = Sieh dir die vollste Mulde deines Gegners an. Wo endet sie?
teacher-hint-sacrifice = Was du jetzt gibst, bekommst du mit Gewinn zurück.
teacher-hint-long-relay = Eine Aussaat kommt besonders weit.
teacher-hint-chain = Du kannst eine Kette von Mulden fangen.
teacher-hint-opposite-hole = Sieh auf die andere Seite des Bretts.
teacher-hint-tempo = Es sind nur noch wenige Samen da: Zähle die Züge in deiner Reihe.
teacher-hint-saving = Einige deiner Samen sind in Gefahr.
teacher-hint-special = Suche eine Mulde, die zur besonderen werden kann.
teacher-hint-shutting = Denk an den nächsten Durchgang: Wer kann welche Mulden füllen?
teacher-hint-gap = Sieh hinter die leeren Mulden.
teacher-hint-again = Du kannst mehr als einmal ziehen.

## Vier Reihen

teacher-wins-stuck = { $winner } gewinnt: { $loser } hat keinen Zug mehr.
teacher-wins-inner = { $winner } gewinnt: Die innere Reihe von { $loser } ist leer.
teacher-loses-endless = { $loser } verliert: Das Säen findet kein Ende.
teacher-draws = Der Zug beendet die Partie unentschieden.
teacher-wins-next = Egal, was { $opponent } antwortet: { $player } gewinnt mit dem nächsten Zug.
teacher-lets-win = { $opponent } gewinnt dann mit { $reply }.
teacher-few-replies = { $opponent } hat dann nur { $count ->
        [one] einen Zug
       *[other] { $replies } Züge
    } zur Wahl.
teacher-mobility = Züge zur Wahl: { $player } { $mine }, { $opponent } { $theirs }.
teacher-nyumba-taken = Der Zug fängt die Nyumba { $hole } von { $opponent }.
teacher-nyumba-spent = Der Zug gibt die Nyumba { $hole } aus und sät von ihr weiter.
teacher-nyumba-lost = Der Zug kostet { $player } die Nyumba { $hole }.
teacher-nyumba-kept = Der Zug endet in der Nyumba { $hole } und behält sie.
teacher-blocks-hole = Takasia: { $opponent } darf { $hole } im nächsten Zug nicht spielen.
teacher-blocked-hole = Takasia: { $hole } darf in diesem Zug nicht gespielt werden.
teacher-theme-last-move = Der letzte Zug
teacher-theme-inner-row = Die innere Reihe
teacher-theme-across = Hinüber
teacher-theme-nyumba = Nyumba
teacher-theme-takasia = Takasia
teacher-hint-last-move = Du kannst deinem Gegner jeden Zug nehmen.
teacher-hint-inner-row = Sieh dir die innere Reihe deines Gegners an.
teacher-hint-across = Zähle, wo die erste Runde endet, und was dort gegenüberliegt.
teacher-hint-nyumba = Es geht um ein Haus.
teacher-hint-takasia = Ein Zug ohne Fang kann eine Mulde sperren.
