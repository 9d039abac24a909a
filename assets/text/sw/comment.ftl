### Yanayosemwa wakati hatua inachezwa. Funguo huanza na "comment-".
###
### $player anacheza hatua (au anachukua mbegu), $opponent ni mchezaji mwingine; yote mawili ni
### majina. $hole ni herufi.

comment-lifts =
    { $player } anachota { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka { $hole }.
comment-sows-on =
    Mzunguko wa { $lap }: { $player } anaendelea kupanda { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka { $hole }.
comment-cut-off = Upandaji huu usingeisha kamwe, kwa hiyo unakatizwa katika { $hole } baada ya { $laps ->
        [one] mzunguko 1
       *[other] mizunguko { $laps }
    }.

comment-captures = { $player } anateka { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka { $hole }.
comment-captures-on-the-way = { $player } anateka njiani { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka { $hole }.
comment-receives-on-the-way =
    Njiani, { $player } anapata { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka { $hole }.
comment-capture-void = Utekaji umebatilika: ungemwacha { $opponent } bila hata mbegu moja.
comment-hole-spared = { $count ->
        [one] Shimo { $holes } linaachwa
       *[other] Mashimo { $holes } yanaachwa
    }: utekaji ungemwacha { $opponent } bila hata mbegu moja.

comment-passes = { $player } hana hatua ya kucheza na anapitisha zamu.
comment-penalty = { $player } angeweza kumlisha { $opponent } lakini hakumlisha: mbegu zote zilizobaki zinamwendea { $opponent }.
comment-takes-remainder = { $player } anachukua { $seeds ->
        [one] mbegu 1 iliyobaki
       *[other] mbegu { $seeds } zilizobaki
    } katika { $hole }.

## Hatua nzima kwa sentensi moja au mbili.

comment-move = { $player } anacheza { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}(mizunguko { $laps })
    }{ $captured ->
        [0] {""}
        [one] {" "}na kuteka mbegu 1
       *[other] {" "}na kuteka mbegu { $captured }
    }.
comment-move-opponent =
    Njiani { $opponent } anapata { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }.

## Hatua kabla ya kuchezwa.

comment-brief = { $player } anacheza { $hole } kwa mbegu { $seeds }{ $ends ->
        [yes] {" "}na kuishia { $end }
       *[other] {""}
    }{ $laps ->
        [1] {""}
       *[other] {" "}baada ya mizunguko { $laps }
    }{ $captured ->
        [0] {""}
       *[other] , na kuteka { $captured }
    }.

comment-towards = { $hole } kuelekea { $way ->
        [right] kulia
        [left] kushoto
        [up] juu
       *[down] chini
    }
comment-preview =
    Hatua { $hole } inaishia { $end }{ $laps ->
        [1] {""}
       *[other] {" "}baada ya mizunguko { $laps }
    }{ $captured ->
        [0] {""}
        [one] {" "}na kuteka mbegu 1
       *[other] {" "}na kuteka mbegu { $captured }
    }.

## Yaleyale, yakisemwa kwa mchezaji anayesoma. "Wewe" ni huyo.

comment-you-lift =
    Unachota { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka { $hole }.
comment-you-sow-on =
    Mzunguko wa { $lap }: unaendelea kupanda { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka { $hole }.
comment-you-capture = Unateka { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka { $hole }.
comment-you-capture-on-the-way = Unateka njiani { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka { $hole }.
comment-you-receive-on-the-way =
    Njiani, unapata { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka { $hole }.
comment-void-for-you = Utekaji umebatilika: ungekuacha bila hata mbegu moja.
comment-spared-for-you = { $count ->
        [one] Shimo { $holes } linaachwa
       *[other] Mashimo { $holes } yanaachwa
    }: utekaji ungekuacha bila hata mbegu moja.
comment-you-pass = Huna hatua ya kucheza, hivyo unapitisha zamu.
comment-you-did-not-feed = Ungeweza kumlisha { $opponent } lakini hukumlisha: mbegu zote zilizobaki zinamwendea { $opponent }.
comment-you-were-not-fed = { $player } angeweza kukulisha lakini hakukulisha: mbegu zote zilizobaki ni zako.
comment-you-take-remainder = Unachukua { $seeds ->
        [one] mbegu 1 iliyobaki
       *[other] mbegu { $seeds } zilizobaki
    } katika { $hole }.

## Hatua nzima ya mchezaji huyu. $holes ni mahali mbegu zilipotekwa: "c na d".

comment-you-played = Umecheza { $hole }{ $laps ->
        [1] {""}
       *[other] {" "}(mizunguko { $laps })
    }{ $captured ->
        [0] {""}
        [one] {" "}na kuteka mbegu 1 kutoka { $holes }
       *[other] {" "}na kuteka mbegu { $captured } kutoka { $holes }
    }.
comment-goes-to-you =
    Njiani unapata { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }.
comment-your-store = ghalani mwako
comment-store = ghalani mwa { $player }
comment-makes-special = { $player } analifanya shimo { $hole } kuwa maalumu.
comment-you-make-special = Unalifanya shimo { $hole } kuwa maalumu.
comment-claims =
    { $player } anapata { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka shimo maalumu.
comment-you-claim =
    Unapata { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka shimo maalumu.
comment-shares = { $seeds ->
        [one] Mbegu 1 inahamishwa
       *[other] Mbegu { $seeds } zinahamishwa
    } kutoka { $from } hadi { $hole }.
comment-refills =
    { $player } anajaza tena { $hole } kwa { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka ghalani.
comment-you-refill =
    Unajaza tena { $hole } kwa { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka ghalani mwako.
comment-moves-again = { $player } anacheza tena.
comment-you-move-again = Unacheza tena.
comment-swaps = { $player } anabadilishana upande na mpinzani.
comment-you-swap = Unabadilishana upande na mpinzani.
comment-round = Raundi ya { $round } inaanza.
comment-round-after = Raundi ya { $before }: { $south } { $ofsouth }, { $north } { $ofnorth }. Raundi ya { $round } inaanza.
comment-loses-nyumba = { $player } anapoteza nyumba.
comment-you-lose-nyumba = Unapoteza nyumba yako.
comment-blocked = Shimo { $hole } limefungwa kwa takasia katika hatua inayofuata.

## Mchezo unaendelea kwa kanuni zake, lakini ghala moja lina mbegu nyingi zaidi.

comment-you-have-won = Umeshinda tayari.
comment-has-won = { $player } ameshinda tayari.
