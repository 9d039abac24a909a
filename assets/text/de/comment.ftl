### Was während eines Zuges gesagt wird. Die Schlüssel beginnen mit „comment-“.
###
### $player zieht (oder nimmt Samen), $opponent ist der andere Spieler; beides sind
### Namen. $hole ist ein Buchstabe.

comment-lifts = { $player } nimmt { $seeds ->
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
        [one] geht der 1 Samen
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
        [one] den 1 Samen
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

comment-you-lift = Du nimmst { $seeds ->
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
        [one] geht der 1 Samen
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
        [one] den 1 Samen
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
