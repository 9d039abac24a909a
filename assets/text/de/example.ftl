### Beispiele, die das Programm gefunden hat: wie sie heißen, und was in ihnen geschieht. Schlüssel beginnen mit „example-“.
###
### Süd zieht in allen. $hole, $end und ihresgleichen sind Buchstaben von Mulden; $holes und $allowed Listen
### von Buchstaben; $lifted, $count und $gain Samen in Worten.

## Wie sie heißen.

example-title-sowing = Eine Aussaat
example-title-round = Einmal rundherum
example-title-relay = Eine Staffel
example-title-cut-off = Eine Aussaat ohne Ende
example-title-flow = Ein Fang unterwegs
example-title-flow-opponent = Ein Fang unterwegs für den Gegner
example-title-capture = Ein Fang
example-title-capture-at-home = Ein Fang in der eigenen Reihe
example-title-chain = Eine Kette
example-title-chain-across = Eine Kette von Reihe zu Reihe
example-title-slam = Ein Kahlschlag
example-title-must-reach = Die andere Reihe geht vor
example-title-must-feed = Der Gegner muss Samen haben
example-title-penalty = Strafe für versäumtes Füttern
example-title-passing = Aussetzen
example-title-end = Das Ende
example-title-repetition = Eine Wiederholung
example-title-gap = Ein Fang hinter einer Lücke
example-title-store = Ein Samen im Speicher
example-title-again = Noch ein Zug
example-title-special = Eine besondere Mulde

## Was geschieht.

example-sowing = Süd spielt { $hole } und sät { $lifted }; der letzte fällt in { $end }.
example-round = Süd spielt { $hole } und sät { $lifted }. Sind sie ganz herum, so { $skips ->
        [yes] wird { $hole } übersprungen und bekommt keinen
       *[no] bekommt { $hole } einen wie jede andere Mulde
    }; der letzte fällt in { $end }.
example-relay = Süd spielt { $hole }. Der letzte Samen der ersten Runde fällt in { $relay }; diese Mulde wird ihrerseits geleert, und so
    weiter: In Runde { $laps-in-words } endet das Säen in { $end }.
example-cut-off = Süd spielt { $hole }. Diese Aussaat würde nie enden: Nach { $laps } Runden wird sie abgebrochen und fängt am Ende nichts.
example-flow = Süd spielt { $hole }. Unterwegs fängt Süd { $holes }: { $gain }.
example-flow-opponent = Süd spielt { $hole }. Unterwegs fängt Nord { $other-holes }: { $other-gain }.
example-capture = Süd spielt { $hole }. Der letzte Samen fällt in { $end }, die dann { $count } enthält: Süd fängt { $holes } und gewinnt { $gain }.
example-slam-taken = Süd spielt { $hole } und fängt { $holes }: In Nords Reihe bleibt kein Samen. Das ist erlaubt.
example-slam-cancelled = Süd spielt { $hole }. Ein Fang von { $spared } ließe Nords Reihe ohne einen Samen: Nichts wird gefangen.
example-slam-spared = Süd spielt { $hole }. Alles zu fangen ließe Nords Reihe ohne einen Samen: Süd fängt { $holes },
    aber nicht { $spared }.
example-slam-illegal = Süd darf { $hole } nicht spielen: Das finge { $holes } und ließe Nords Reihe ohne einen Samen.
example-must-reach = Süd darf { $hole } nicht spielen, denn kein Samen fiele in Nords Reihe. Erlaubt: { $allowed }.
example-must-feed = Süd darf { $hole } nicht spielen, denn Nords Reihe bliebe ohne einen Samen. Erlaubt: { $allowed }.
example-penalty = Nords Reihe ist leer. Süd könnte sie füttern, spielt aber { $hole }: Die Partie ist aus, und die übrigen Samen gehen an Nord.
example-passing = Süd spielt { $hole }. Nord hat dann keinen Zug und setzt aus: Süd zieht noch einmal.
example-end-seeds-left = Süd spielt { $hole }. { $left ->
        [0] Kein Samen liegt mehr
        [1] Nur ein Samen liegt noch
       *[other] Nur { $left } Samen liegen noch
    } auf dem Brett: Die Partie ist aus.
example-end-majority = Süd spielt { $hole }. { $side ->
        [south] Süd
       *[north] Nord
    } hat dann { $loft } von { $total } Samen, mehr als die Hälfte: Die Partie ist aus.
example-end-no-hole-above-one = Süd spielt { $hole }. Keine Mulde enthält dann mehr als einen Samen: Die Partie ist aus.
example-end-empty-territory = Süd spielt { $hole }. Eine Reihe ist dann leer: Die Partie ist aus.
example-end-stuck = Süd spielt { $hole }. { $everyone ->
        [yes] Keiner hat dann einen Zug
       *[no] Nord hat dann keinen Zug
    }: Die Partie ist aus.
example-end-repetition = Süd und Nord spielen abwechselnd { $moves }. Dieselbe Stellung kehrt wieder: Die Partie ist aus.
example-score = Am Ende hat Süd { $south } Samen und Nord { $north }.
example-gap = Süd spielt { $hole }. Der letzte Samen fällt in { $end }, und die nächste Mulde ist leer: Süd fängt { $holes } und gewinnt { $gain }.
example-store = Süd spielt { $hole } und sät { $lifted }, einen davon in den Speicher.
example-again = Süd spielt { $hole }. { $cause ->
        [store] Der letzte Samen fällt in den Speicher
       *[other] Süd fängt { $holes }
    }: Süd zieht noch einmal.
example-special = Süd spielt { $hole }. Der letzte Samen fällt in { $end }, wo dann { $count } sind: Süd macht { $special } zur besonderen Mulde.
