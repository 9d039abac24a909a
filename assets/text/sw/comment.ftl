### Yanayosemwa wakati hatua inachezwa. Funguo huanza na "comment-".
###
### $player anacheza hatua (au anachukua mbegu), $opponent ni mchezaji mwingine; yote mawili ni
### majina. $hole ni herufi.

comment-lifts = { $player } anapanda { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka { $hole }.
comment-sows-on = Mzunguko wa { $lap }: { $player } anaendelea kutoka { $hole } na { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }.
comment-cut-off = Upandaji huu hauna mwisho: unakatizwa katika { $hole } baada ya { $laps ->
        [one] mzunguko 1
       *[other] mizunguko { $laps }
    }.

comment-captures = { $player } anateka { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } katika { $hole }.
comment-captures-on-the-way = { $player } anateka njiani { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } katika { $hole }.
comment-receives-on-the-way = Njiani, { $seeds ->
        [one] mbegu 1 ya { $hole } inamwendea
       *[other] mbegu { $seeds } za { $hole } zinamwendea
    } { $player }.
comment-capture-void = Utekaji unabatilika: ungemwacha { $opponent } bila hata mbegu moja.
comment-hole-spared = { $count ->
        [one] Shimo { $holes } linaachwa
       *[other] Mashimo { $holes } yanaachwa
    }: utekaji ungemwacha { $opponent } bila hata mbegu moja.

comment-passes = { $player } hana hatua ya kucheza na anapitisha zamu.
comment-penalty = { $player } angeweza kumlisha { $opponent } na hakufanya hivyo: mbegu zote zilizobaki zinamwendea { $opponent }.
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
comment-move-opponent = Njiani { $seeds ->
        [one] mbegu 1 inamwendea
       *[other] mbegu { $seeds } zinamwendea
    } { $opponent }.

## Hatua kabla ya kuchezwa.

comment-preview = { $hole } huishia { $end }{ $laps ->
        [1] {""}
       *[other] {" "}baada ya mizunguko { $laps }
    }{ $captured ->
        [0] {""}
        [one] {" "}na kuteka mbegu 1
       *[other] {" "}na kuteka mbegu { $captured }
    }.

## Yaleyale, yakisemwa kwa mchezaji anayesoma. "Wewe" ni huyo.

comment-you-lift = Unapanda { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } kutoka { $hole }.
comment-you-sow-on = Mzunguko wa { $lap }: unaendelea kutoka { $hole } na { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }.
comment-you-capture = Unateka { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } katika { $hole }.
comment-you-capture-on-the-way = Unateka njiani { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } katika { $hole }.
comment-you-receive-on-the-way = Njiani, { $seeds ->
        [one] mbegu 1 ya { $hole } inakujia
       *[other] mbegu { $seeds } za { $hole } zinakujia
    } wewe.
comment-void-for-you = Utekaji unabatilika: ungekuacha bila hata mbegu moja.
comment-spared-for-you = { $count ->
        [one] Shimo { $holes } linaachwa
       *[other] Mashimo { $holes } yanaachwa
    }: utekaji ungekuacha bila hata mbegu moja.
comment-you-pass = Huna hatua ya kucheza na unapitisha zamu.
comment-you-did-not-feed = Ungeweza kumlisha { $opponent } na hukufanya hivyo: mbegu zote zilizobaki zinamwendea { $opponent }.
comment-you-were-not-fed = { $player } angeweza kukulisha na hakufanya hivyo: mbegu zote zilizobaki zinakujia wewe.
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
        [one] {" "}na kuteka mbegu 1 katika { $holes }
       *[other] {" "}na kuteka mbegu { $captured } katika { $holes }
    }.
comment-goes-to-you = Njiani { $seeds ->
        [one] mbegu 1 inakujia
       *[other] mbegu { $seeds } zinakujia
    } wewe.
comment-your-store = ghala lako
comment-store = ghala la { $player }
comment-makes-special = { $player } analifanya shimo { $hole } kuwa maalum.
comment-you-make-special = Unalifanya shimo { $hole } kuwa maalum.
comment-claims = Mbegu zake zinamwendea { $player }: { $seeds }.
comment-you-claim = Mbegu zake zinakuja kwako: { $seeds }.
comment-shares = { $from } linalipa { $hole } mbegu: { $seeds }.
comment-refills = { $player } anaweka tena mbegu katika { $hole }: { $seeds }.
comment-you-refill = Unaweka tena mbegu katika { $hole }: { $seeds }.
comment-moves-again = { $player } anacheza tena.
comment-you-move-again = Unacheza tena.
comment-swaps = { $player } anabadilisha pande.
comment-you-swap = Unabadilisha pande.
comment-round = Raundi ya { $round } inaanza.
comment-round-after = Raundi ya { $before }: { $south } { $ofsouth }, { $north } { $ofnorth }. Raundi ya { $round } inaanza.
