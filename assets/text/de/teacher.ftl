### Warum ein Zug gut oder schlecht ist, Berichte über Partien, Aufgaben. Die Schlüssel dieser Datei beginnen mit „teacher-“.
###
### $player ist vor dem Zug am Zug, $opponent der andere; beides sind Namen. $move, $hole und $from sind Buchstaben von Mulden, $holes
### mehrere. $seeds und was sonst Samen zählt sind Zahlen mit ihrem Wort: „zwei Samen“.
### $reader ist das Argument, dessen Spieler die Nachricht liest und mit „du“ angesprochen wird: player, opponent, who, winner oder loser.

teacher-only-move = Es ist der einzige erlaubte Zug.
teacher-only-move-here = { $hole } ist der einzige erlaubte Zug.
teacher-takes = { $move } fängt { $seeds } aus { $holes }.
teacher-gives = { $reader ->
        [opponent] Unterwegs bekommst du { $seeds } aus { $holes }.
       *[other] Unterwegs bekommt { $opponent } { $seeds } aus { $holes }.
    }
teacher-ends = { $reader ->
        [player]
            { $ends ->
                [penalty] { $move } beendet die Partie mit einer Strafe: Du hättest { $opponent } füttern können, hast es aber nicht getan
               *[other] { $move } beendet die Partie
            }.
        [opponent]
            { $ends ->
                [penalty] { $move } beendet die Partie mit einer Strafe: { $player } hätte dich füttern können, hat es aber nicht getan
               *[other] { $move } beendet die Partie
            }.
       *[other]
            { $ends ->
                [penalty] { $move } beendet die Partie mit einer Strafe: { $player } hätte { $opponent } füttern können, hat es aber nicht getan
               *[other] { $move } beendet die Partie
            }.
    }
teacher-ends-rest = { $reader ->
        [player] { teacher-ends } Von den übrigen Samen bekommst du { $mine } und { $opponent } { $theirs }.
        [opponent] { teacher-ends } Von den übrigen Samen bekommt { $player } { $mine } und du { $theirs }.
       *[other] { teacher-ends } Von den übrigen Samen bekommt { $player } { $mine } und { $opponent } { $theirs }.
    }
teacher-blocks =
    { $reader ->
        [opponent] Danach hast du keinen Zug und musst aussetzen.
       *[other] Danach hat { $opponent } keinen Zug und muss aussetzen.
    }
teacher-takes-next = { $reader ->
        [player] Egal, was { $opponent } antwortet: Du kannst danach mindestens { $seeds } fangen.
        [opponent] Egal, was du antwortest: { $player } kann danach mindestens { $seeds } fangen.
       *[other] Egal, was { $opponent } antwortet: { $player } kann danach mindestens { $seeds } fangen.
    }
teacher-threatens = { $reader ->
        [opponent] Der Zug bereitet einen Fang vor: Würdest du aussetzen, könnte { $from } { $seeds } aus { $holes } fangen.
       *[other] Der Zug bereitet einen Fang vor: Würde { $opponent } aussetzen, könnte { $from } { $seeds } aus { $holes } fangen.
    }
teacher-traps = { $reader ->
        [opponent] Antwortest du mit { $reply }, fängt { $from } { $seeds } aus { $holes }.
       *[other] Antwortet { $opponent } mit { $reply }, fängt { $from } { $seeds } aus { $holes }.
    }
teacher-shields = { $reader ->
        [opponent]
            Nach jedem anderen Zug könntest du mindestens { $seeds } fangen; nach diesem { $count ->
                [0] nichts
               *[other] nicht mehr als { $left }
            }.
       *[other]
            Nach jedem anderen Zug könnte { $opponent } mindestens { $seeds } fangen; nach diesem { $count ->
                [0] nichts
               *[other] nicht mehr als { $left }
            }.
    }
teacher-safe = { $reader ->
        [opponent] Nach { $other } könntest du { $seeds } fangen, nach diesem Zug nichts.
       *[other] Nach { $other } könnte { $opponent } { $seeds } fangen, nach diesem Zug nichts.
    }
teacher-saves = Der Zug verhindert, dass { $from } { $seeds } aus { $holes } fängt.
teacher-saves-partly =
    { $reader ->
        [opponent] { $from } droht, { $seeds } zu fangen; nach diesem Zug kannst du höchstens { $left } fangen.
       *[other] { $from } droht, { $seeds } zu fangen; nach diesem Zug kann { $opponent } höchstens { $left } fangen.
    }
teacher-exposes = { $from } kann danach { $seeds } aus { $holes } fangen.
teacher-in-danger = { $from } droht, { $seeds } aus { $holes } zu fangen.
teacher-starves = { $reader ->
        [opponent] Danach hast du keinen Samen mehr.
       *[other] Danach hat { $opponent } keinen Samen mehr.
    }
teacher-feeds = { $reader ->
        [opponent] Der Zug gibt dir { $seeds } zum Spielen.
       *[other] Der Zug gibt { $opponent } { $seeds } zum Spielen.
    }
teacher-feeds-by-duty = { $reader ->
        [opponent]
            { $duty ->
                [reach] Du hast keine Samen, und ein Zug muss deine Reihe erreichen
               *[feed] Du hast keine Samen und musst gefüttert werden
            }: Dieser Zug bringt dir { $seeds }.
       *[other]
            { $duty ->
                [reach] { $opponent } hat keine Samen, und ein Zug muss die andere Reihe erreichen
               *[feed] { $opponent } hat keine Samen und muss gefüttert werden
            }: Dieser Zug bringt { $seeds } hinüber.
    }
teacher-forces-feeding = { $reader ->
        [player]
            Danach hast du keine Samen, und { $opponent } muss { $duty ->
                [reach] deine Reihe erreichen
               *[feed] dich füttern
            }. Erlaubte Züge: { $holes }.
        [opponent]
            Danach hat { $player } keine Samen, und du musst { $duty ->
                [reach] die andere Reihe erreichen
               *[feed] füttern
            }. Erlaubte Züge: { $holes }.
       *[other]
            Danach hat { $player } keine Samen, und { $opponent } muss { $duty ->
                [reach] die andere Reihe erreichen
               *[feed] füttern
            }. Erlaubte Züge: { $holes }.
    }
teacher-must-feed = { $reader ->
        [opponent]
            { $duty ->
                [reach]
                    Du hast keine Samen, und ein Zug muss deine Reihe erreichen: { $count ->
                        [one] Mit { $holes } gelingt das nicht, also darf diese Mulde nicht gespielt werden
                       *[other] Mit { $holes } gelingt das nicht, also dürfen diese Mulden nicht gespielt werden
                    }
               *[feed]
                    Du hast keine Samen und musst gefüttert werden: { $count ->
                        [one] Mit { $holes } gelingt das nicht, also darf diese Mulde nicht gespielt werden
                       *[other] Mit { $holes } gelingt das nicht, also dürfen diese Mulden nicht gespielt werden
                    }
            }.
       *[other]
            { $duty ->
                [reach]
                    { $opponent } hat keine Samen, und ein Zug muss die andere Reihe erreichen: { $count ->
                        [one] Mit { $holes } gelingt das nicht, also darf diese Mulde nicht gespielt werden
                       *[other] Mit { $holes } gelingt das nicht, also dürfen diese Mulden nicht gespielt werden
                    }
               *[feed]
                    { $opponent } hat keine Samen und muss gefüttert werden: { $count ->
                        [one] Mit { $holes } gelingt das nicht, also darf diese Mulde nicht gespielt werden
                       *[other] Mit { $holes } gelingt das nicht, also dürfen diese Mulden nicht gespielt werden
                    }
            }.
    }
# Ein kleiner Zug bleibt in der eigenen Reihe, fängt nichts und beendet die Partie nicht.
teacher-tempo = { $reader ->
        [player]
            Du hast { $mine ->
                [0] keinen kleinen Zug mehr
                [one] noch einen kleinen Zug
               *[other] noch { $mine-words } kleine Züge
            }, { $opponent } { $theirs ->
                [0] keinen
                [one] einen
               *[other] { $theirs-words }
            }. Ein kleiner Zug bleibt in der eigenen Reihe, fängt nichts und beendet die Partie nicht.
        [opponent]
            { $player } hat { $mine ->
                [0] keinen kleinen Zug mehr
                [one] noch einen kleinen Zug
               *[other] noch { $mine-words } kleine Züge
            }, du { $theirs ->
                [0] keinen
                [one] einen
               *[other] { $theirs-words }
            }. Ein kleiner Zug bleibt in der eigenen Reihe, fängt nichts und beendet die Partie nicht.
       *[other]
            { $player } hat { $mine ->
                [0] keinen kleinen Zug mehr
                [one] noch einen kleinen Zug
               *[other] noch { $mine-words } kleine Züge
            }, { $opponent } { $theirs ->
                [0] keinen
                [one] einen
               *[other] { $theirs-words }
            }. Ein kleiner Zug bleibt in der eigenen Reihe, fängt nichts und beendet die Partie nicht.
    }
teacher-kroo-ripe = Das Kroo (der große Haufen) in { $hole } ist reif: Mit { $seeds } geht es ganz herum und endet in { $end }. Jetzt gespielt, würde es nichts fangen.
teacher-kroo-takes = Das Kroo (der große Haufen) in { $hole } ist reif: Mit { $seeds } geht es ganz herum und endet in { $end }. Jetzt gespielt, würde es { $taken } fangen.
teacher-kroo-unripe = { $hole } ist ein Kroo mit { $seeds }, aber noch nicht reif: Es braucht noch { $lacking }.
teacher-dam = { $hole } ist ein Damm: Der letzte Samen des Kroos in { $kroo } fällt dort hinein und fängt nichts; nach einem anderen Zug hätte er { $seeds } fangen können.
teacher-disarms = Das Kroo in { $kroo } fängt dann nichts; nach einem anderen Zug hätte es { $seeds } fangen können.
teacher-pressure = { $reader ->
        [opponent] Du kannst nur das Kroo in { $kroo } spielen, das nicht reif ist und nichts fängt.
       *[other] { $opponent } kann nur das Kroo in { $kroo } spielen, das nicht reif ist und nichts fängt.
    }
teacher-overloads = { $move } überlädt das Kroo in { $kroo }: Dann fängt es nichts; sonst hätte es { $seeds } gefangen.
teacher-sacrifice = Ein Opfer: { $reply } kann { $given } fangen, aber dann fängt { $answer } { $gained }.
teacher-relay = { $move } läuft über { $count ->
        [one] eine Runde
       *[other] { $laps } Runden
    } und endet in { $end }.
teacher-moves-again = { $reader ->
        [player] Du darfst danach noch einmal ziehen.
       *[other] { $player } darf danach noch einmal ziehen.
    }
teacher-stores = Der Zug bringt { $seeds } in den Speicher, sicher vor jedem Fang.
# Züge, die aus mehreren Zügen bestehen.
teacher-then = { $line }, dann { $next }
teacher-more = noch { $number }
teacher-turn = Der Zug beginnt eine Folge von { $number } Zügen, die { $seeds } bringt: { $line }.
teacher-keeps-ready = Mit { $moves } lässt sich weiterhin ein zusätzlicher Zug gewinnen.
teacher-makes-ready = Der Zug bereitet mit { $moves } einen zusätzlichen Zug vor.
teacher-spoils-ready = Der Zug vergibt den zusätzlichen Zug, der mit { $moves } möglich gewesen wäre.
teacher-denies-again = { $reader ->
        [opponent] Mit { $moves } kannst du danach keinen zusätzlichen Zug mehr gewinnen.
       *[other] Mit { $moves } kann { $opponent } danach keinen zusätzlichen Zug mehr gewinnen.
    }
teacher-allows-again = { $reader ->
        [opponent] Mit { $moves } kannst du danach einen zusätzlichen Zug gewinnen.
       *[other] Mit { $moves } kann { $opponent } danach einen zusätzlichen Zug gewinnen.
    }
teacher-ready = { $count ->
        [one] { $moves } bringt einen zusätzlichen Zug.
       *[other] { $moves } bringen je einen zusätzlichen Zug.
    }
teacher-limits-turn = { $reader ->
        [opponent]
            Danach gewinnst du mit deiner besten Zugfolge { $left-count ->
                [0] nichts statt { $seeds }
               *[other] nur noch { $left } statt { $seeds-number }
            } ({ $line }).
       *[other]
            Danach gewinnt { $opponent } mit der besten Zugfolge { $left-count ->
                [0] nichts statt { $seeds }
               *[other] nur noch { $left } statt { $seeds-number }
            } ({ $line }).
    }
teacher-best-reply = { $reader ->
        [opponent]
            { $count ->
                [one] Du kannst danach { $seeds } mit { $line } gewinnen.
               *[other] Du kannst danach in einer Zugfolge { $seeds } gewinnen: { $line }.
            }
       *[other]
            { $count ->
                [one] { $opponent } kann danach { $seeds } mit { $line } gewinnen.
               *[other] { $opponent } kann danach in einer Zugfolge { $seeds } gewinnen: { $line }.
            }
    }
teacher-turn-threat = { $reader ->
        [opponent]
            { $count ->
                [one] Du drohst, { $seeds } mit { $line } zu gewinnen.
               *[other] Du drohst, in einer Zugfolge { $seeds } zu gewinnen: { $line }.
            }
       *[other]
            { $count ->
                [one] { $opponent } droht, { $seeds } mit { $line } zu gewinnen.
               *[other] { $opponent } droht, in einer Zugfolge { $seeds } zu gewinnen: { $line }.
            }
    }
teacher-empties = { $reader ->
        [opponent] Der Zug leert { $hole }: Würdest du aussetzen, könnte { $from } dort enden und { $seeds } aus { $holes } fangen.
       *[other] Der Zug leert { $hole }: Würde { $opponent } aussetzen, könnte { $from } dort enden und { $seeds } aus { $holes } fangen.
    }
teacher-other-way =
    { $count ->
        [0] In der anderen Richtung würde { $other } nichts fangen.
       *[other] In der anderen Richtung würde { $other } { $seeds } fangen.
    }
teacher-empties-row =
    { $reader ->
        [player] Der Zug leert deine Reihe. Ist sie bei deinem nächsten Zug immer noch leer, musst du { $seeds } aus deinem Speicher hineinlegen.
       *[other] Der Zug leert die Reihe von { $player }. Ist sie beim nächsten Zug immer noch leer, muss { $player } { $seeds } aus dem Speicher hineinlegen.
    }
teacher-holds-back = { $reader ->
        [player] Du kannst deine Samen zurückhalten. { teacher-tempo }
       *[other] { $player } kann Samen zurückhalten. { teacher-tempo }
    }
teacher-race =
    { $reader ->
        [player] Nötige Züge, um eine Reihe zu leeren: du { $mine-words }, { $opponent } { $theirs-words }. Wer das zuerst schafft, bekommt die übrigen Samen.
        [opponent] Nötige Züge, um eine Reihe zu leeren: { $player } { $mine-words }, du { $theirs-words }. Wer das zuerst schafft, bekommt die übrigen Samen.
       *[other] Nötige Züge, um eine Reihe zu leeren: { $player } { $mine-words }, { $opponent } { $theirs-words }. Wer das zuerst schafft, bekommt die übrigen Samen.
    }
teacher-makes-special = { $reader ->
        [player] Der Zug macht { $hole } zu deiner Sondermulde.
       *[other] Der Zug macht { $hole } zu einer Sondermulde von { $player }.
    }
teacher-threatens-special =
    { $reader ->
        [player] Würde { $opponent } aussetzen, könnte { $from } aus { $hole } deine Sondermulde machen.
        [opponent] Würdest du aussetzen, könnte { $from } aus { $hole } eine Sondermulde von { $player } machen.
       *[other] Würde { $opponent } aussetzen, könnte { $from } aus { $hole } eine Sondermulde von { $player } machen.
    }
teacher-prevents-special =
    { $reader ->
        [opponent] { $from } droht, { $hole } zu deiner Sondermulde zu machen; dieser Zug verhindert das.
       *[other] { $from } droht, aus { $hole } eine Sondermulde von { $opponent } zu machen; dieser Zug verhindert das.
    }
teacher-closes = { $reader ->
        [loser] Danach kannst du { $hole } für den nächsten Durchgang nicht mehr füllen.
       *[other] Danach kann { $loser } { $hole } für den nächsten Durchgang nicht mehr füllen.
    }
teacher-round-lost =
    { $reader ->
        [loser]
            Danach hast du im nächsten Durchgang { $count ->
                [1] keine einzige Mulde
               *[other] weniger als { $holes } Mulden
            }.
       *[other]
            Danach hat { $loser } im nächsten Durchgang { $count ->
                [1] keine einzige Mulde
               *[other] weniger als { $holes } Mulden
            }.
    }

## Berichte über Partien. $class ist best, good, inaccuracy, mistake oder blunder; $best ein Buchstabe; $certainty eine der beiden nächsten Meldungen.

teacher-proved = bewiesen
teacher-solved = nach der Lösung des Spiels
teacher-estimated = geschätzt, { $plies ->
        [one] 1 Zug
       *[other] { $plies } Züge
    } vorausgerechnet
teacher-class = { $class ->
        [best] Bester Zug
        [good] Guter Zug
        [inaccuracy] Ungenauigkeit
        [mistake] Fehler
       *[blunder] Grober Fehler
    }
teacher-ply = { teacher-class } ({ $certainty }).
teacher-ply-better =
    { teacher-class }: { $best } war um { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } besser ({ $certainty }).
teacher-ply-better-about =
    { teacher-class }: { $best } war um etwa { $seeds ->
        [half] einen halben Samen
        [one] 1 Samen
       *[other] { $seeds } Samen
    } besser ({ $certainty }).
teacher-accuracy = { $player }: { $percent } % Genauigkeit; Ungenauigkeiten: { $inaccuracies }, Fehler: { $mistakes }, grobe Fehler: { $blunders }.
# Was ein Spieler in einer Partie mehrmals getan hat. $times ist $count in Worten; $moves nennt die Nummern von $listed Zügen.
teacher-times = { $count ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
       *[other] { $times } Mal
    }
teacher-times-moves = { $listed ->
        [0] .
        [1] : Zug { $moves }.
       *[other] : Züge { $moves }.
    }
teacher-habit-ends-game = { $reader ->
        [player] Du hast { teacher-times } zugelassen, dass die Partie zu früh endet{ teacher-times-moves }
       *[other] { $player } hat { teacher-times } zugelassen, dass die Partie zu früh endet{ teacher-times-moves }
    }
teacher-habit-leaves-seeds = { $reader ->
        [player] Du hast { teacher-times } Samen in Gefahr gelassen{ teacher-times-moves }
       *[other] { $player } hat { teacher-times } Samen in Gefahr gelassen{ teacher-times-moves }
    }
teacher-habit-misses-capture = { $reader ->
        [player] Du hast { teacher-times } einen Fang verpasst{ teacher-times-moves }
       *[other] { $player } hat { teacher-times } einen Fang verpasst{ teacher-times-moves }
    }
teacher-habit-misses-move =
    { $reader ->
        [player] Du hast { teacher-times } einen zusätzlichen Zug verpasst{ teacher-times-moves }
       *[other] { $player } hat { teacher-times } einen zusätzlichen Zug verpasst{ teacher-times-moves }
    }
teacher-habit-gives-move =
    { $reader ->
        [player] Du hast deinem Gegner { teacher-times } einen zusätzlichen Zug geschenkt{ teacher-times-moves }
       *[other] { $player } hat dem Gegner { teacher-times } einen zusätzlichen Zug geschenkt{ teacher-times-moves }
    }

## Wo ein Spieler auf der Leiter der Stufen steht, deren Namen gegeben sind.

teacher-between = zwischen { $below } und { $above }
teacher-below = unter { $above }
teacher-at-least = mindestens { $below }

## Aufgaben: worum es geht, und der erste Hinweis

teacher-theme-starving = Den Gegner aushungern
teacher-theme-forced-feeding = Erzwungenes Füttern
teacher-theme-kroo = Kroos
teacher-theme-dam = Gegen ein Kroo spielen
teacher-theme-sacrifice = Opfer
teacher-theme-long-relay = Lange Aussaaten
teacher-theme-chain = Ketten
teacher-theme-opposite-hole = Die Mulde gegenüber
teacher-theme-tempo = Kleine Züge
teacher-theme-saving = Samen retten
teacher-theme-special = Sondermulden
teacher-theme-shutting = Mulden schließen
teacher-theme-gap = Fänge hinter einer Lücke
teacher-theme-again = Zusätzliche Züge
teacher-theme-last-turn = Das Ende der Partie
teacher-theme-long-turn = Lange Zugfolgen
teacher-theme-double-capture = Doppelfänge
teacher-theme-defence = Verteidigung
teacher-hint-starving = Du kannst deinen Gegner aushungern.
teacher-hint-forced-feeding = Du kannst deinen Gegner zwingen, dich zu füttern.
teacher-hint-kroo = Suche einen Zug, der ganz um das Brett führt.
teacher-hint-dam = Sieh dir die vollste Mulde deines Gegners an. Wohin würde ihr letzter Samen fallen?
teacher-hint-sacrifice = Du kannst Samen opfern und mehr zurückgewinnen.
teacher-hint-long-relay = Suche einen Zug mit vielen Runden.
teacher-hint-chain = Du kannst eine Kette von Mulden fangen.
teacher-hint-opposite-hole = Sieh dir die Mulden gegenüber von deinen an.
teacher-hint-tempo = Nur noch wenige Samen sind da: Zähle die Züge, die in deiner Reihe bleiben.
teacher-hint-saving = Einige deiner Samen sind in Gefahr.
teacher-hint-special = Suche eine Mulde, die zur Sondermulde werden kann.
teacher-hint-shutting = Denk an den nächsten Durchgang: Wer kann welche Mulden füllen?
teacher-hint-gap = Suche einen Fang hinter einer leeren Mulde.
teacher-hint-again = Du kannst mehr als einmal ziehen.
teacher-hint-last-turn = Die Partie kann bald enden. Wer bekäme die übrigen Samen?
teacher-hint-long-turn = Du kannst mindestens dreimal hintereinander ziehen.
teacher-hint-double-capture = Du kannst mehr als einmal fangen, bevor dein Gegner am Zug ist.
teacher-hint-defence = Suche den besten Zug deines Gegners. Kannst du ihn verhindern?

## Vier Reihen

teacher-wins-stuck = { $reader ->
        [winner] Du gewinnst: { $loser } hat keinen Zug mehr.
        [loser] { $winner } gewinnt: Du hast keinen Zug mehr.
       *[other] { $winner } gewinnt: { $loser } hat keinen Zug mehr.
    }
teacher-wins-inner = { $reader ->
        [winner] Du gewinnst: Die innere Reihe von { $loser } ist leer.
        [loser] { $winner } gewinnt: Deine innere Reihe ist leer.
       *[other] { $winner } gewinnt: Die innere Reihe von { $loser } ist leer.
    }
teacher-loses-endless = { $reader ->
        [loser] Du verlierst: Die Aussaat nimmt kein Ende.
       *[other] { $loser } verliert: Die Aussaat nimmt kein Ende.
    }
teacher-draws = Mit diesem Zug endet die Partie unentschieden.
teacher-wins-next = { $reader ->
        [player] Egal, was { $opponent } antwortet: Du gewinnst mit dem nächsten Zug.
        [opponent] Egal, was du antwortest: { $player } gewinnt mit dem nächsten Zug.
       *[other] Egal, was { $opponent } antwortet: { $player } gewinnt mit dem nächsten Zug.
    }
teacher-lets-win =
    { $reader ->
        [opponent] Danach kannst du mit { $reply } gewinnen.
       *[other] Danach kann { $opponent } mit { $reply } gewinnen.
    }
teacher-few-replies = { $reader ->
        [opponent]
            Danach hast du nur { $count ->
                [one] einen Zug
               *[other] { $replies } Züge
            } zur Wahl.
       *[other]
            Danach hat { $opponent } nur { $count ->
                [one] einen Zug
               *[other] { $replies } Züge
            } zur Wahl.
    }
teacher-mobility = { $reader ->
        [player] Züge zur Wahl: du { $mine }, { $opponent } { $theirs }.
        [opponent] Züge zur Wahl: { $player } { $mine }, du { $theirs }.
       *[other] Züge zur Wahl: { $player } { $mine }, { $opponent } { $theirs }.
    }
teacher-nyumba-taken = { $reader ->
        [opponent] Der Zug fängt deine Nyumba { $hole }.
       *[other] Der Zug fängt die Nyumba { $hole } von { $opponent }.
    }
teacher-nyumba-spent = Der Zug löst die Nyumba { $hole } auf und sät von dort weiter.
teacher-nyumba-lost = { $reader ->
        [player] Der Zug kostet dich die Nyumba { $hole }.
       *[other] Der Zug kostet { $player } die Nyumba { $hole }.
    }
teacher-nyumba-kept = Der Zug endet in der Nyumba { $hole } und lässt ihre Samen liegen.
teacher-blocks-hole = { $reader ->
        [opponent] Takasia: Du darfst { $hole } im nächsten Zug nicht spielen.
       *[other] Takasia: { $opponent } darf { $hole } im nächsten Zug nicht spielen.
    }
teacher-blocked-hole = Takasia: { $hole } darf in diesem Zug nicht gespielt werden.
teacher-theme-last-move = Der letzte Zug
teacher-theme-inner-row = Die innere Reihe
teacher-theme-across = Fang gegenüber
teacher-theme-nyumba = Nyumba
teacher-theme-takasia = Takasia
teacher-hint-last-move = Du kannst deinem Gegner jede Zugmöglichkeit nehmen.
teacher-hint-inner-row = Sieh dir die innere Reihe deines Gegners an.
teacher-hint-across = Finde heraus, in welcher Mulde die erste Runde endet und welche ihr gegenüberliegt.
teacher-hint-nyumba = Sieh dir die Nyumba genau an.
teacher-hint-takasia = Ein Zug ohne Fang kann eine Mulde sperren.
