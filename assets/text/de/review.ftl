### Der Bericht über eine Partie, bessere Züge suchen, Gründe, Drohungen. Die Schlüssel dieser Datei beginnen mit "review-".
###
### $player ist vor dem Zug am Zug, $opponent der andere; beides sind Namen. $move, $reply und $answer sind Buchstaben von Mulden.
### $certainty ist eine der beiden Meldungen aus teacher.ftl.

## Der Bericht

review-report = Bericht
review-progress = { $done } von { $plies } Zügen angesehen
review-done = Alle { $plies } Züge sind angesehen.
review-kept = Der Bericht ist bei der Partie aufgehoben.
review-stop = Anhalten
review-go-on = Weitermachen
review-accuracy = Genauigkeit
review-percent = { $percent } %
review-graph = Was die Partie für { $player } wert war, Zug um Zug
review-turns = Wo sich die Partie gewendet hat
review-moves = Alle Züge
review-forced = Der einzige erlaubte Zug
review-whose = Fehler von
review-next = Nächster Fehler
review-first = Besseres finden
review-no-mistakes = Keine Fehler von { $player }
review-point-first = Zeige zuerst auf eine Mulde, die gespielt werden kann.
review-nothing = Einen Bericht gibt es, wenn die Partie aus ist.

## Besseres suchen

review-find-played = Zug { $number }: { $player } spielte { $move }
review-find = { teacher-class }: Er verliert { $seeds ->
        [half] einen halben
       *[other] { $seeds }
    } Samen ({ $certainty }). Finde etwas Besseres.
review-find-best = { $move } ist der beste Zug ({ $certainty }).
review-find-good = { $move } ist gut: Der Zug verliert so gut wie nichts ({ $certainty }).
review-find-better = { $move } ist besser als der gespielte Zug, verliert aber noch { $seeds ->
        [half] einen halben
       *[other] { $seeds }
    } Samen ({ $certainty }).
review-find-loses = { $move } verliert { $seeds ->
        [half] einen halben
       *[other] { $seeds }
    } Samen ({ $certainty }).
review-find-worse = { $move } genügt nicht.
review-find-same = { $move } ist der gespielte Zug.
review-find-shown = Der beste Zug ist { $move } ({ $certainty }).
review-find-line = So hätte es weitergehen können: { $line }.
review-to-report = Zum Bericht
review-place = Fehler { $number } von { $count }

## Warum, Drohungen, was aus einem Zug wird

review-why = Warum?
review-why-title = Warum { $move }?
review-position-title = Was es zu sehen gibt
review-nothing-certain = Darüber lässt sich nichts Sicheres sagen.
review-choose-position = Die Stellung
review-choose-last = Letzter Zug: { $move }
review-what-if = Und dann?
review-back = Zurück zur Partie
review-threat-title = Was { $opponent } droht
review-threat = Könnte { $player } passen, so würde { $opponent } { $move } spielen und { $seeds } fangen ({ $certainty }).
review-threat-quiet = Vorerst nichts: Könnte { $player } passen, so würde { $opponent } { $move } spielen und damit nichts fangen ({ $certainty }).
review-no-threat = Nichts: { $opponent } hätte keinen Zug.
review-outlook-title = Was, wenn { $move } gespielt wird?
review-outlook-best = Kein Zug ist besser als { $move } ({ $certainty }).
review-outlook-loses = { $move } verliert { $seeds ->
        [half] einen halben
       *[other] { $seeds }
    } Samen gegenüber dem besten Zug ({ $certainty }).
review-outlook-answer = Die beste Antwort ist { $answer }.
review-wrong-ends = Damit ist die Partie aus: { $player } { $mine }, { $opponent } { $theirs }.
review-wrong-loses = { $opponent } würde mit { $reply } antworten und { $seeds } fangen.
review-wrong-spoils = { $opponent } würde mit { $reply } antworten. Dann könnte { $player } { $seeds } fangen, und nicht { $possible }.
review-wrong-spoils-all = { $opponent } würde mit { $reply } antworten, und { $player } könnte nichts fangen. Nach einem besseren Zug könnten es { $possible } sein.
review-wrong-costs = { $opponent } würde mit { $reply } antworten. Das kostet bald etwa { $seeds }.

## Tasten und Knöpfe

review-help-why = { review-why } Bis zu drei Gründe für einen Zug oder eine Stellung, jeder auf dem Brett gezeigt: für den gezeigten Zug, für einen Tipp, für den letzten Zug oder jeden anderen.
review-help-threat = { review-key-threat }: was gespielt würde, wenn man passen könnte. Es spielt sich auf dem Brett und wird zurückgenommen; ebenso, was aus einem Zug wird.
review-help-report = { review-report }: nach der Partie, wie gut jeder Zug war und wo sie sich gewendet hat. Deine Fehler kommen aufs Brett zurück, wo du etwas Besseres findest.
review-key-why = Warum: Gründe für den gezeigten Zug, den Tipp, oder die Stellung
review-key-threat = Was der Gegner droht
review-key-what-if = Was aus dem gezeigten Zug wird
review-key-report = Nach der Partie: der Bericht, und von Fehler zu Fehler
