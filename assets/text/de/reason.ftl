### Warum eine Mulde nicht gespielt werden kann, warum eine Partie aus ist, wer gewonnen hat. Die Schlüssel beginnen mit „reason-“.

## Warum eine Mulde nicht gespielt werden kann. „Du“ ist der Spieler am Zug, $hole ein Buchstabe.

reason-game-over = Die Partie ist aus.
reason-no-such-hole = Diese Mulde gibt es auf diesem Brett nicht.
reason-not-your-territory = Mulde { $hole } liegt in der Reihe deines Gegners.
reason-hole-empty = Mulde { $hole } ist leer.
reason-too-few-seeds = Mulde { $hole } hat zu wenige Samen: Sie braucht mindestens { $needed }.
reason-grand-slam = Mit { $hole } würdest du alle Samen deines Gegners fangen, und das ist nicht erlaubt.
reason-must-reach-opponent = Spielst du { $hole }, erreichst du die Reihe deines Gegners nicht, mit einem anderen Zug schon.
reason-must-feed = Spielst du { $hole }, bleibt dein Gegner ohne Samen; mit einem anderen Zug lässt du ihm welche.
reason-starves = Spielst du { $hole }, bleibt dein Gegner ohne Samen, und das ist nie erlaubt.

## Warum eine Partie aus ist. $player ist ein Name.

reason-end-penalty = Ein Spieler hätte den anderen füttern können, hat es aber nicht getan.
reason-end-grand-slam = Ein Fang hat einem Spieler alle Samen genommen; die Samen, die auf dem Brett blieben, gingen an diesen Spieler.
reason-end-seeds-left = Auf dem Brett sind zu wenige Samen übrig.
reason-end-majority = Ein Speicher enthält mehr als die Hälfte der Samen.
reason-end-no-hole-above-one = Keine Mulde enthält mehr als einen Samen.
reason-end-empty-territory = Eine der Reihen ist leer.
reason-end-stuck = Es gibt keinen Zug mehr.
reason-end-repetition = Dieselbe Stellung ist noch einmal vorgekommen.
reason-end-resigned = { $player } hat aufgegeben.
reason-end-agreed = Die Spieler haben sich geeinigt, die Partie zu beenden.

## Wer gewonnen hat.

reason-result-wins = { $player } gewinnt mit { $more } zu { $fewer }.
reason-result-wins-early = { $player } gewinnt.
reason-result-draw = Unentschieden, { $seeds } zu { $seeds }.

## Dasselbe, dem Spieler gesagt, der es liest.

reason-end-you-resigned = Du hast aufgegeben.
reason-result-you-win = Du gewinnst mit { $more } zu { $fewer }.
reason-result-you-win-early = Du gewinnst.
reason-shut = Mulde { $hole } ist in diesem Durchgang geschlossen.
reason-special = Mulde { $hole } ist eine Sondermulde: Ihre Samen dürfen nicht gespielt werden.
reason-last-hole = Mulde { $hole } braucht mindestens { $needed } Samen, solange du einen anderen Zug hast.
reason-no-swap = Du kannst die Seiten jetzt nicht tauschen.
reason-end-end-squares-taken = Beide Endfelder sind gefangen.
reason-end-move-limit = Die Höchstzahl der Züge ist erreicht.
reason-end-match = Der letzte Durchgang ist vorbei.
reason-must-capture = Kannst du fangen, musst du: Mit { $hole } fängst du nichts, mit einem anderen Zug schon.
reason-inner-first = Mulde { $hole } liegt in der äußeren Reihe: Wenn du kannst, musst du aus der inneren spielen.
reason-empties-inner = Spielst du { $hole }, bleibt deine innere Reihe leer.
reason-endless-move = Das Säen aus { $hole } würde nie enden.
reason-blocked = Mulde { $hole } ist für diesen Zug gesperrt.
reason-onto-seeds = Ein einzelner Samen darf nur in eine leere Mulde gespielt werden.
reason-no-capture-that-way = In dieser Richtung darfst du { $hole } nur spielen, wenn du damit fängst.
reason-wrong-answer = Dieser Zug ist hier nicht erlaubt: { $hole }.
reason-end-empty-inner = Eine der inneren Reihen ist leer.
reason-end-endless = Die Aussaat würde nie enden.
