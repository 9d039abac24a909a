### Was während eines Zuges gesagt wird. Die Schlüssel beginnen mit „comment-“.
###
### $player zieht (oder nimmt Samen), $opponent ist der andere Spieler; beides sind
### Namen. $hole ist ein Buchstabe.

comment-lifts = { $player } sät { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } aus { $hole }.
comment-sows-on = Runde { $lap }: { $player } sät aus { $hole } mit { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } weiter.
comment-cut-off = Diese Aussaat nimmt kein Ende: Sie wird nach { $laps ->
        [one] 1 Runde
       *[other] { $laps } Runden
    } in { $hole } abgebrochen.

comment-captures = { $player } fängt { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } aus { $hole }.
comment-captures-on-the-way = { $player } fängt unterwegs { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } aus { $hole }.
comment-receives-on-the-way = Unterwegs { $seeds ->
        [one] geht der eine Samen
       *[other] gehen die { $seeds } Samen
    } aus { $hole } an { $player }.
comment-capture-void = Der Fang ist ungültig: Er ließe { $opponent } ohne einen Samen.
comment-hole-spared = { $count ->
        [one] { $holes } wird
       *[other] { $holes } werden
    } verschont: Der Fang ließe { $opponent } ohne einen Samen.

comment-passes = { $player } hat keinen Zug und setzt aus.
comment-penalty = { $player } hätte { $opponent } füttern können und hat es nicht getan: Alle übrigen Samen gehen an { $opponent }.
comment-takes-remainder = { $player } nimmt { $seeds ->
        [one] den einen Samen
       *[other] die { $seeds } Samen
    } aus { $hole }.

## Ein ganzer Zug in einem Satz oder zweien.

comment-move = { $player } spielt { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}({ $laps } Runden)
    }{ $captured ->
        [0] {""}
        [one] {" "}und fängt 1 Samen
       *[other] {" "}und fängt { $captured } Samen
    }.
comment-move-opponent = { $seeds ->
        [one] 1 Samen geht
       *[other] { $seeds } Samen gehen
    } unterwegs an { $opponent }.

## Ein Zug, bevor er gespielt wird.

comment-preview = { $hole } endet in { $end }{ $laps ->
        [1] {""}
       *[other] {" "}nach { $laps } Runden
    }{ $captured ->
        [0] {""}
        [one] {" "}und fängt 1 Samen
       *[other] {" "}und fängt { $captured } Samen
    }.

## Dasselbe, dem Spieler gesagt, der es liest. „Du“ ist dieser Spieler.

comment-you-lift = Du säst { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } aus { $hole }.
comment-you-sow-on = Runde { $lap }: Du säst aus { $hole } mit { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } weiter.
comment-you-capture = Du fängst { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } aus { $hole }.
comment-you-capture-on-the-way = Du fängst unterwegs { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } aus { $hole }.
comment-you-receive-on-the-way = Unterwegs { $seeds ->
        [one] geht der eine Samen
       *[other] gehen die { $seeds } Samen
    } aus { $hole } an dich.
comment-void-for-you = Der Fang ist ungültig: Er ließe dich ohne einen Samen.
comment-spared-for-you = { $count ->
        [one] { $holes } wird
       *[other] { $holes } werden
    } verschont: Der Fang ließe dich ohne einen Samen.
comment-you-pass = Du hast keinen Zug und setzt aus.
comment-you-did-not-feed = Du hättest { $opponent } füttern können und hast es nicht getan: Alle übrigen Samen gehen an { $opponent }.
comment-you-were-not-fed = { $player } hätte dich füttern können und hat es nicht getan: Alle übrigen Samen gehen an dich.
comment-you-take-remainder = Du nimmst { $seeds ->
        [one] den einen Samen
       *[other] die { $seeds } Samen
    } aus { $hole }.

## Ein ganzer Zug dieses Spielers. $holes sagt, wo gefangen wurde: „c und d“.

comment-you-played = Du hast { $hole } gespielt{ $laps ->
        [1] {""}
       *[other] {" "}({ $laps } Runden)
    }{ $captured ->
        [0] {""}
        [one] {" "}und 1 Samen aus { $holes } gefangen
       *[other] {" "}und { $captured } Samen aus { $holes } gefangen
    }.
comment-goes-to-you = { $seeds ->
        [one] 1 Samen geht
       *[other] { $seeds } Samen gehen
    } unterwegs an dich.
comment-your-store = deinem Speicher
comment-store = dem Speicher von { $player }
comment-makes-special = { $player } macht Mulde { $hole } zu einer besonderen.
comment-you-make-special = Du machst Mulde { $hole } zu einer besonderen.
comment-claims = Ihre Samen gehen an { $player }: { $seeds }.
comment-you-claim = Ihre Samen gehen an dich: { $seeds }.
comment-shares = { $from } gibt { $hole } Samen: { $seeds }.
comment-refills = { $player } legt wieder Samen in { $hole }: { $seeds }.
comment-you-refill = Du legst wieder Samen in { $hole }: { $seeds }.
comment-moves-again = { $player } zieht noch einmal.
comment-you-move-again = Du ziehst noch einmal.
comment-swaps = { $player } tauscht die Seiten.
comment-you-swap = Du tauschst die Seiten.
comment-round = Durchgang { $round } beginnt.
comment-round-after = Durchgang { $before }: { $south } { $ofsouth }, { $north } { $ofnorth }. Durchgang { $round } beginnt.
