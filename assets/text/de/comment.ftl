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

## A move before it is played.

comment-preview = { $hole } endet in { $end }{ $laps ->
        [1] {""}
       *[other] {" "}nach { $laps } Runden
    }{ $captured ->
        [0] {""}
        [one] {" "}und fängt 1 Samen
       *[other] {" "}und fängt { $captured } Samen
    }.
