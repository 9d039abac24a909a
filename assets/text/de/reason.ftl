### Warum eine Mulde nicht gespielt werden kann, warum eine Partie aus ist, wer gewonnen hat. Die Schlüssel beginnen mit „reason-“.

## Warum eine Mulde nicht gespielt werden kann. „Du“ ist der Spieler am Zug, $hole ein Buchstabe.

reason-game-over = Die Partie ist aus.
reason-no-such-hole = Eine solche Mulde gibt es auf diesem Brett nicht.
reason-not-your-territory = Mulde { $hole } liegt in der Reihe deines Gegners.
reason-hole-empty = Mulde { $hole } ist leer.
reason-too-few-seeds = Mulde { $hole } hat zu wenige Samen: Mindestens { $needed } sind nötig.
reason-grand-slam = Mulde { $hole } würde alle Samen deines Gegners fangen, und das ist nicht erlaubt.
reason-must-reach-opponent = Mulde { $hole } würde die Reihe deines Gegners nicht erreichen, ein anderer Zug aber schon.
reason-must-feed = Mulde { $hole } ließe deinen Gegner ohne Samen, ein anderer Zug aber nicht.
reason-starves = Mulde { $hole } ließe deinen Gegner ohne Samen, und das ist nie erlaubt.

## Warum eine Partie aus ist. $player ist ein Name.

reason-end-penalty = Ein Spieler hätte den anderen füttern können und hat es nicht getan.
reason-end-seeds-left = Es liegen zu wenige Samen auf dem Brett.
reason-end-majority = Mehr als die Hälfte der Samen liegt in einem Speicher.
reason-end-no-hole-above-one = Keine Mulde enthält mehr als einen Samen.
reason-end-empty-territory = Eine der Reihen ist leer.
reason-end-stuck = Es gibt keinen Zug mehr.
reason-end-repetition = Dieselbe Stellung ist wiedergekehrt.
reason-end-resigned = { $player } hat aufgegeben.
reason-end-agreed = Die Spieler haben vereinbart, die Partie zu beenden.

## Wer gewonnen hat.

reason-result-wins = { $player } gewinnt { $more } zu { $fewer }.
reason-result-wins-early = { $player } gewinnt.
reason-result-draw = Unentschieden, { $seeds } zu { $seeds }.

## Dasselbe, dem Spieler gesagt, der es liest.

reason-end-you-resigned = Du hast aufgegeben.
reason-result-you-win = Du gewinnst { $more } zu { $fewer }.
reason-result-you-win-early = Du gewinnst.
reason-shut = Mulde { $hole } ist in diesem Durchgang geschlossen.
reason-special = Mulde { $hole } ist besonders: Ihre Samen werden nicht gespielt.
reason-last-hole = Mulde { $hole } braucht { $needed } Samen, solange ein anderer Zug möglich ist.
reason-no-swap = Die Seiten können jetzt nicht getauscht werden.
reason-end-end-squares-taken = Die Felder beider Enden sind gefangen.
reason-end-match = Der letzte Durchgang ist vorbei.
