### Beispiele, die das Programm gefunden hat: wie sie heißen, und was in ihnen geschieht. Schlüssel beginnen mit „example-“.
###
### Süd zieht in allen. $hole, $end und ihresgleichen sind Buchstaben von Mulden; $holes und $allowed Listen
### von Buchstaben; $lifted, $count und $gain Samen in Worten.

## Wie sie heißen.

example-title-sowing = Eine Aussaat
example-title-round = Einmal rundherum
example-title-relay = Eine Staffel
example-title-cut-off = Eine endlose Aussaat
example-title-flow = Ein Fang unterwegs
example-title-flow-opponent = Ein Fang unterwegs für den Gegner
example-title-capture = Ein Fang
example-title-capture-at-home = Ein Fang in der eigenen Reihe
example-title-chain = Eine Kette
example-title-chain-across = Eine Kette von Reihe zu Reihe
example-title-slam = Ein Kahlschlag
example-title-must-reach = Die andere Reihe erreichen
example-title-must-feed = Den Gegner füttern
example-title-penalty = Versäumtes Füttern
example-title-passing = Erzwungenes Aussetzen
example-title-end = Das Ende der Partie
example-title-repetition = Eine wiederholte Stellung
example-title-special = Eine Sondermulde
example-title-again = Ein zusätzlicher Zug
example-title-store = In den Speicher säen
example-title-gap = Ein Fang hinter einer Lücke
example-title-capture-else = Noch eine Art zu fangen
example-title-shut = Über eine geschlossene Mulde hinweg
example-title-land = Eine eigene Mulde in der anderen Reihe
example-title-refill = Eine leere Reihe auffüllen
example-title-next-round = Der nächste Durchgang

## Was geschieht.

example-sowing = Süd spielt { $hole } und sät { $lifted }; der letzte Samen fällt in { $end }.
example-round = Süd spielt { $hole } und sät { $lifted }, genug für einmal rundherum. { $hole } { $skips ->
        [yes] wird übersprungen und bekommt keinen
       *[no] bekommt einen wie jede andere Mulde
    }; der letzte fällt in { $end }.
example-relay = Süd spielt { $hole }. Der letzte Samen der ersten Runde fällt in { $relay }; Süd leert diese Mulde und sät weiter.
    Nach { $laps-in-words } Runden endet das Säen in { $end }.
example-relay-next = Süd spielt { $hole }. Der letzte Samen der ersten Runde fällt in { $reached }: Süd leert die nächste Mulde, { $relay }, und sät weiter. Das Säen endet in { $end }.
example-cut-off = Süd spielt { $hole }. Diese Aussaat würde nie enden, also wird sie nach { $laps } Runden abgebrochen, und am Ende fängt Süd nichts.
example-flow = Süd spielt { $hole }. Unterwegs fängt Süd { $gain } aus { $holes }.
example-flow-opponent = Süd spielt { $hole }. Unterwegs fängt Nord { $other-gain } aus { $other-holes }.
example-capture = Süd spielt { $hole }. Der letzte Samen fällt in { $end } und bringt diese Mulde auf { $count }: Süd fängt { $holes } und gewinnt { $gain }.
example-special = Süd spielt { $hole }. Der letzte Samen fällt in { $end } und bringt diese Mulde auf { $count }: Süd macht { $special } zur Sondermulde.
example-again = Süd spielt { $hole }. { $cause ->
        [store] Der letzte Samen fällt in den Speicher
       *[other] Süd fängt { $holes }
    }: Süd zieht noch einmal.
example-store = Süd spielt { $hole } und sät { $lifted }, einen davon in den Speicher.
example-gap = Süd spielt { $hole }. Der letzte Samen fällt in { $end }, und die nächste Mulde ist leer: Süd fängt { $holes } und gewinnt { $gain }.
example-capture-else = Süd spielt { $hole }. Der letzte Samen fällt in { $end } und bringt diese Mulde auf { $count }. Nach der ersten Fangregel fängt Süd nichts, aber nach der nächsten fängt Süd { $holes } und gewinnt { $gain }.
example-shut = Süd spielt { $hole } und sät { $lifted }, aber keinen in { $shut }: Geschlossene Mulden werden übersprungen.
example-land = In diesem Durchgang besitzt Süd auch { $land }. Süd spielt { $hole } und sät { $lifted }.
example-refill = Süd spielt { $hole }. { $refiller ->
        [south] Süds Reihe ist leer: Süd
       *[north] Nords Reihe ist leer: Nord
    } legt { $refill } aus dem Speicher in jede ihrer Mulden.
example-next-round = Süd spielt { $hole }, und der Durchgang ist zu Ende. Beide füllen ihre Reihen aus dem Speicher. Weil die Samen nicht für alle Mulden reichen, bleibt im nächsten Durchgang geschlossen: { $shut }.
example-next-land = Süd spielt { $hole }, und der Durchgang ist zu Ende. Beide kaufen Mulden für den nächsten Durchgang: Süd { $south-holes }, Nord { $north-holes }.
example-slam-taken = Süd spielt { $hole } und fängt { $holes }. In Nords Reihe bleibt kein Samen; das ist erlaubt.
example-slam-cancelled = Süd spielt { $hole }. Würde Süd { $spared } fangen, bliebe in Nords Reihe kein Samen; also wird nichts gefangen.
example-slam-spared = Süd spielt { $hole }. Würde Süd alles fangen, bliebe in Nords Reihe kein Samen; also fängt Süd { $holes },
    aber nicht { $spared }.
example-slam-illegal = Süd darf { $hole } nicht spielen: Süd würde damit { $holes } fangen und in Nords Reihe keinen Samen lassen.
example-must-reach = Süd darf { $hole } nicht spielen: Kein Samen fiele in Nords Reihe. Erlaubt: { $allowed }.
example-must-feed = Süd darf { $hole } nicht spielen: Nords Reihe bliebe ohne Samen. Erlaubt: { $allowed }.
example-penalty = Nords Reihe ist leer. Süd könnte Nord füttern, spielt aber { $hole }: Die Partie ist aus, und die übrigen Samen gehen an Nord.
example-passing = Süd spielt { $hole }. Danach kann Nord nicht ziehen und setzt aus: Süd zieht noch einmal.
example-end-seeds-left = Süd spielt { $hole }. { $left ->
        [0] Kein Samen liegt mehr
        [1] Nur ein Samen liegt noch
       *[other] Nur { $left } Samen liegen noch
    } auf dem Brett: Die Partie ist aus.
example-end-majority = Süd spielt { $hole }. Damit hat { $side ->
        [south] Süd
       *[north] Nord
    } { $loft } von { $total } Samen, mehr als die Hälfte: Die Partie ist aus.
example-end-no-hole-above-one = Süd spielt { $hole }. Damit enthält keine Mulde mehr als einen Samen: Die Partie ist aus.
example-end-empty-territory = Süd spielt { $hole }. Damit ist eine Reihe leer: Die Partie ist aus.
example-end-stuck = Süd spielt { $hole }. { $everyone ->
        [yes] Danach kann keiner der beiden ziehen
       *[no] Danach kann Nord nicht ziehen
    }: Die Partie ist aus.
example-end-repetition = Süd und Nord spielen abwechselnd { $moves }. Dieselbe Stellung kommt noch einmal vor: Die Partie ist aus.
example-score = Am Ende hat Süd { $south } Samen und Nord { $north }.

## After the help file of 1996: what it illustrates. A test plays them.

example-help-file-heading = Nach der Hilfedatei von 1996
example-help-file-intro = Die Hilfedatei des Programms von 1996 zeigt in Bildern einen Zug, einen Fang und einen dreifachen Fang. Diese Beispiele zeigen dasselbe, in Stellungen dieses Programms.
example-help-file-move-title = Ein einfacher Zug
example-help-file-move = Süd spielt *F*: Die drei Samen fallen in *a*, *b* und *c*. Süd kann weder *B* und *E* spielen, denn sie sind leer, noch *C* und *D*, denn deren Samen erreichen Nords Reihe nicht.
example-help-file-capture-title = Ein Fang
example-help-file-capture = Süd spielt *E*: Der letzte der drei Samen fällt in *b* und bringt diese Mulde auf zwei. Süd fängt sie.
example-help-file-triple-capture-title = Ein dreifacher Fang
example-help-file-triple-capture = Süd spielt *D*: Der letzte der fünf Samen fällt in *c*. Nun enthalten *a* und *c* je zwei Samen und *b* drei: Süd fängt alle sieben.

## Vier Reihen

example-title-single = Ein einzelner Samen
example-title-across = Ein Fang gegenüber
example-title-reverse = Andersherum säen
example-title-extra = Eine weitere Mulde fangen
example-title-must-capture = Fangpflicht
example-title-inner-first = Die innere Reihe zuerst
example-title-namua = Namua
example-title-nyumba = Die Nyumba
example-title-takasia = Takasia
example-single = Keine Mulde von Süd enthält mehr als einen Samen, also darf Süd den einzelnen Samen in { $hole } spielen.
example-across = Süd spielt { $move }. Eine Runde endet in { $struck }, und Süd fängt { $gain } aus { $holes }{ $sown-on ->
        [yes] , die weitergesät werden
       *[no] {""}
    }.
example-reverse = Süd spielt { $move } andersherum; das ist erlaubt, weil es einen Fang bringt: Die Runde endet in { $struck }, und Süd fängt { $gain } aus { $holes }.
example-extra = Süd spielt { $hole }. Eine Runde endet in { $struck } mit einem Fang, also leert Süd auch { $extra }. Insgesamt fängt Süd { $gain } aus { $holes }.
example-must-capture = Süd darf { $hole } nicht spielen: Süd muss einen Zug spielen, der in der ersten Runde fängt. Erlaubt: { $allowed }.
example-inner-first = Süd darf { $hole } nicht spielen: Ohne Fang muss Süd aus der inneren Reihe spielen. Erlaubt: { $allowed }.
example-namua = Süd legt einen Samen aus der Schale in { $hole } und fängt die Samen gegenüber. Süd sät sie von einem Ende der inneren Reihe aus und fängt insgesamt { $gain }.
example-nyumba-kept = Süds Aussaat endet in der Nyumba { $nyumba }. Süd behält sie, und der Zug ist zu Ende.
example-nyumba-spent = Süds Aussaat erreicht die Nyumba { $nyumba }. Süd löst sie auf und sät von dort weiter.
example-takasia = Süd spielt { $move } und fängt nichts. Nord kann nichts fangen, und Süd bedroht nur { $blocked }: Nord darf diese Mulde im nächsten Zug nicht spielen.
example-last-move = Süd spielt { $move }. Damit hat Nord keinen Zug mehr: Süd hat gewonnen.
example-empty-inner = Süd spielt { $move }. Damit ist die innere Reihe von Nord leer: Süd hat gewonnen.
