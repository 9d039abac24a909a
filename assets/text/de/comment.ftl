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
comment-cut-off = Diese Aussaat würde nie enden, also wird sie nach { $laps ->
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
comment-receives-on-the-way = Unterwegs bekommt { $player } { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } aus { $hole }.
comment-capture-void = Der Fang ist ungültig: Er ließe { $opponent } keinen Samen.
comment-hole-spared =
    { $count ->
        [one] { $holes } wird
       *[other] { $holes } werden
    } verschont: Der Fang ließe { $opponent } keinen Samen.

comment-passes = { $player } hat keinen Zug und setzt aus.
comment-penalty = { $player } hätte { $opponent } füttern können, hat es aber nicht getan: Alle übrigen Samen gehen an { $opponent }.
comment-takes-remainder = { $player } nimmt { $seeds ->
        [one] den übrigen Samen
       *[other] die übrigen { $seeds } Samen
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
comment-move-opponent = Unterwegs bekommt { $opponent } { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    }.

## Ein Zug, bevor er gespielt wird.

comment-brief = { $player } spielt { $hole } mit { $seeds }{ $ends ->
        [yes] , endet{ $laps ->
            [1] {""}
           *[other] {" "}nach { $laps } Runden
        } in { $end }
       *[other] { $laps ->
            [1] {""}
           *[other] {" "}nach { $laps } Runden
        }
    }{ $captured ->
        [0] {""}
       *[other] , fängt { $captured }
    }.

comment-towards = { $hole } { $way ->
        [right] nach rechts
        [left] nach links
        [up] nach oben
       *[down] nach unten
    }
comment-preview = { $hole } endet{ $laps ->
        [1] {""}
       *[other] {" "}nach { $laps } Runden
    } in { $end }{ $captured ->
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
comment-you-receive-on-the-way = Unterwegs bekommst du { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } aus { $hole }.
comment-void-for-you = Der Fang ist ungültig: Er ließe dir keinen Samen.
comment-spared-for-you =
    { $count ->
        [one] { $holes } wird
       *[other] { $holes } werden
    } verschont: Der Fang ließe dir keinen Samen.
comment-you-pass = Du hast keinen Zug und setzt aus.
comment-you-did-not-feed = Du hättest { $opponent } füttern können, hast es aber nicht getan: Alle übrigen Samen gehen an { $opponent }.
comment-you-were-not-fed = { $player } hätte dich füttern können, hat es aber nicht getan: Alle übrigen Samen gehen an dich.
comment-you-take-remainder = Du nimmst { $seeds ->
        [one] den übrigen Samen
       *[other] die übrigen { $seeds } Samen
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
comment-goes-to-you = Unterwegs bekommst du { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    }.
comment-your-store = deinem Speicher
comment-store = dem Speicher von { $player }
comment-makes-special = { $player } macht { $hole } zur Sondermulde.
comment-you-make-special = Du machst { $hole } zur Sondermulde.
comment-claims = { $player } bekommt { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } aus der Sondermulde.
comment-you-claim = Du bekommst { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } aus der Sondermulde.
comment-shares = { $seeds ->
        [one] 1 Samen wandert
       *[other] { $seeds } Samen wandern
    } von { $from } nach { $hole }.
comment-refills = { $player } füllt { $hole } aus dem eigenen Speicher mit { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } auf.
comment-you-refill = Du füllst { $hole } aus deinem Speicher mit { $seeds ->
        [one] 1 Samen
       *[other] { $seeds } Samen
    } auf.
comment-moves-again = { $player } zieht noch einmal.
comment-you-move-again = Du ziehst noch einmal.
comment-swaps = { $player } tauscht die Seiten.
comment-you-swap = Du tauschst die Seiten.
comment-round = Durchgang { $round } beginnt.
comment-round-after = Durchgang { $before }: { $south } { $ofsouth }, { $north } { $ofnorth }. Durchgang { $round } beginnt.
comment-loses-nyumba = { $player } verliert die Nyumba.
comment-you-lose-nyumba = Du verlierst deine Nyumba.
comment-blocked = Mulde { $hole } ist für den nächsten Zug gesperrt.

## Die Partie geht nach ihren Regeln weiter, aber die meisten Samen sind in einem Speicher.

comment-you-have-won = Du hast schon gewonnen.
comment-has-won = { $player } hat schon gewonnen.
