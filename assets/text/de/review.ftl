### Der Bericht über eine Partie, bessere Züge suchen, Gründe, Drohungen. Die Schlüssel dieser Datei beginnen mit "review-".
###
### $player ist vor dem Zug am Zug, $opponent der andere; beides sind Namen. $move, $reply und $answer sind Buchstaben von Mulden.
### $certainty ist eine der beiden Meldungen aus teacher.ftl.
### $reader ist das Argument, dessen Spieler die Nachricht liest und mit „du“ angesprochen wird: player, opponent, who, winner oder loser.

## Der Bericht

review-report = Bericht
review-progress = { $done } von { $plies } Zügen analysiert
review-done = { $plies ->
        [one] Der Zug ist analysiert.
       *[other] Alle { $plies } Züge sind analysiert.
    }
review-kept = Der Bericht ist mit der Partie gespeichert.
review-stop = Anhalten
review-go-on = Fortsetzen
review-accuracy = Genauigkeit
review-percent = { $percent } %
review-graph = { $reader ->
        [player] Bewertung für dich, Zug um Zug
       *[other] Bewertung für { $player }, Zug um Zug
    }
review-turns = Wendepunkte
review-moves = Alle Züge
review-forced = Einziger erlaubter Zug
review-whose = Wessen Fehler?
review-next = Nächster Fehler
review-first = Besseren Zug finden
review-no-mistakes = { $reader ->
        [player] Du hast keine Fehler gemacht
       *[other] Keine Fehler von { $player }
    }
review-point-first = Zeige zuerst auf eine spielbare Mulde.
review-nothing = Du kannst eine Partie analysieren, sobald sie zu Ende ist.

## Besseres suchen

review-find-played =
    { $reader ->
        [player] Zug { $number }: Du hast { $move } gespielt
       *[other] Zug { $number }: { $player } hat { $move } gespielt
    }
review-find =
    { teacher-class }: Dieser Zug kostet { $seeds ->
        [half] einen halben Samen
        [one] 1 Samen
       *[other] { $seeds } Samen
    } ({ $certainty }). Finde einen besseren.
review-find-best = { $move } ist der beste Zug ({ $certainty }).
review-find-good = { $move } ist gut: Der Zug kostet fast nichts ({ $certainty }).
review-find-better =
    { $move } ist besser als der Zug in der Partie, kostet aber immer noch { $seeds ->
        [half] einen halben Samen
        [one] 1 Samen
       *[other] { $seeds } Samen
    } ({ $certainty }).
review-find-loses =
    { $move } kostet { $seeds ->
        [half] einen halben Samen
        [one] 1 Samen
       *[other] { $seeds } Samen
    } ({ $certainty }).
review-find-worse = { $move } ist nicht besser.
review-find-same = { $move } ist der Zug aus der Partie.
review-find-shown = Der beste Zug ist { $move } ({ $certainty }).
review-find-line = Die Partie hätte so weitergehen können: { $line }.
review-to-report = Zurück zum Bericht
review-place = Fehler { $number } von { $count }

## Warum, Drohungen, was aus einem Zug wird

review-why = Warum?
review-why-title = Warum { $move }?
review-position-title = Zu dieser Stellung
review-comparing = Awale vergleicht die Züge …
review-nothing-certain = Hier lässt sich nichts mit Sicherheit sagen.
review-choose-position = Diese Stellung
review-choose-last = Letzter Zug: { $move }
review-what-if = Wie geht es weiter?
review-back = Zurück zur Partie
review-threat-title = { $reader ->
        [opponent] Womit du drohst
       *[other] Womit { $opponent } droht
    }
review-threat = { $reader ->
        [player] Könntest du aussetzen, würde { $opponent } { $move } spielen und { $seeds } fangen ({ $certainty }).
        [opponent] Könnte { $player } aussetzen, würdest du { $move } spielen und { $seeds } fangen ({ $certainty }).
       *[other] Könnte { $player } aussetzen, würde { $opponent } { $move } spielen und { $seeds } fangen ({ $certainty }).
    }
review-threat-quiet = { $reader ->
        [player] Keine unmittelbare Drohung: Könntest du aussetzen, würde { $opponent } { $move } spielen und nichts fangen ({ $certainty }).
        [opponent] Keine unmittelbare Drohung: Könnte { $player } aussetzen, würdest du { $move } spielen und nichts fangen ({ $certainty }).
       *[other] Keine unmittelbare Drohung: Könnte { $player } aussetzen, würde { $opponent } { $move } spielen und nichts fangen ({ $certainty }).
    }
review-no-threat = { $reader ->
        [opponent] Keine Drohung: Du hättest keinen Zug.
       *[other] Keine Drohung: { $opponent } hätte keinen Zug.
    }
review-outlook-title = Wozu führt { $move }?
review-outlook-best = Kein Zug ist besser als { $move } ({ $certainty }).
review-outlook-loses =
    Im Vergleich zum besten Zug kostet { $move } { $seeds ->
        [half] einen halben Samen
        [one] 1 Samen
       *[other] { $seeds } Samen
    } ({ $certainty }).
review-outlook-answer = Die beste Antwort ist { $answer }.
# What a move leads to beside another one: a clause with its time, which completes "After D, ...".
review-compare = Nach { $move }: { $what }.
review-compare-takes = { $reader ->
        [who] Du fängst { $when } { $seeds } aus { $holes }
       *[other] { $who } fängt { $when } { $seeds } aus { $holes }
    }
review-compare-again = { $reader ->
        [who] Du ziehst { $when } noch einmal
       *[other] { $who } zieht { $when } noch einmal
    }
review-compare-special = { $reader ->
        [who] Du machst { $when } { $hole } zur Sondermulde
       *[other] { $who } macht { $when } { $hole } zur Sondermulde
    }
review-compare-passes = { $reader ->
        [who] Du hast keinen Zug und setzt { $when } aus
       *[other] { $who } hat keinen Zug und setzt { $when } aus
    }
review-compare-round = Der Durchgang endet { $when }
review-compare-ends = { $reader ->
        [player] Die Partie endet { $when } (du { $mine }, { $opponent } { $theirs })
        [opponent] Die Partie endet { $when } ({ $player } { $mine }, du { $theirs })
       *[other] Die Partie endet { $when } ({ $player } { $mine }, { $opponent } { $theirs })
    }
review-compare-quiet = { $alike ->
        [yes]
            { $plies ->
                [one] Im nächsten Zug
               *[other] In den nächsten { $in-words } Zügen
            } geschieht sonst nichts
       *[no]
            { $plies ->
                [one] Im nächsten Zug
               *[other] In den nächsten { $in-words } Zügen
            } fängt niemand etwas
    }
review-compare-when = { $later ->
        [0] sofort
        [1] im nächsten Zug
       *[other] { $in-words } Züge später
    }
review-wrong-ends = { $reader ->
        [player] Damit wäre die Partie aus: du { $mine }, { $opponent } { $theirs }.
        [opponent] Damit wäre die Partie aus: { $player } { $mine }, du { $theirs }.
       *[other] Damit wäre die Partie aus: { $player } { $mine }, { $opponent } { $theirs }.
    }
review-wrong-loses = { $reader ->
        [opponent] Du würdest mit { $reply } antworten und { $seeds } fangen.
       *[other] { $opponent } würde mit { $reply } antworten und { $seeds } fangen.
    }
review-wrong-spoils = { $reader ->
        [player] { $opponent } würde mit { $reply } antworten. Danach könntest du nur { $seeds } statt { $possible } fangen.
        [opponent] Du würdest mit { $reply } antworten. Danach könnte { $player } nur { $seeds } statt { $possible } fangen.
       *[other] { $opponent } würde mit { $reply } antworten. Danach könnte { $player } nur { $seeds } statt { $possible } fangen.
    }
review-wrong-spoils-all = { $reader ->
        [player] { $opponent } würde mit { $reply } antworten. Danach könntest du nichts fangen, mit einem besseren Zug dagegen { $possible }.
        [opponent] Du würdest mit { $reply } antworten. Danach könnte { $player } nichts fangen, mit einem besseren Zug dagegen { $possible }.
       *[other] { $opponent } würde mit { $reply } antworten. Danach könnte { $player } nichts fangen, mit einem besseren Zug dagegen { $possible }.
    }
review-wrong-costs = { $reader ->
        [player] { $opponent } würde mit { $reply } antworten. Das würde dich bald etwa { $seeds } kosten.
        [opponent] Du würdest mit { $reply } antworten. Das würde { $player } bald etwa { $seeds } kosten.
       *[other] { $opponent } würde mit { $reply } antworten. Das würde { $player } bald etwa { $seeds } kosten.
    }

## Tasten und Knöpfe

review-help-why = { review-why } Erklärt eine Stellung oder einen Zug (den gewählten, den Tipp, den letzten oder einen beliebigen anderen) mit bis zu drei Fakten und zeigt jeden davon auf dem Brett.
review-help-report = { review-report }: zeigt nach der Partie, wie gut jeder Zug war und wo sich das Blatt gewendet hat. Spiele deine Fehler noch einmal und suche einen besseren Zug.
review-key-why = Den gewählten Zug, den Tipp oder die Stellung erklären
review-key-threat = Zeigen, womit der Gegner droht
review-key-what-if = Zeigen, wozu der gewählte Zug führt
review-key-report = Nach der Partie: den Bericht öffnen, dann den nächsten Fehler
