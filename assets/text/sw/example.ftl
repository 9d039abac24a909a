### Mifano inayopatikana na programu: majina yake, na kinachotokea. Funguo huanza na "example-".
###
### Kusini hucheza katika yote. $hole, $end na mengineyo ni herufi za mashimo; $holes na $allowed ni orodha
### za herufi; $lifted, $count na $gain ni mbegu kwa maneno.

## Majina yake.

example-title-sowing = Upandaji
example-title-round = Kuzunguka ubao wote
example-title-relay = Mizunguko
example-title-cut-off = Upandaji usio na mwisho
example-title-flow = Kuteka njiani
example-title-flow-opponent = Mpinzani hujipatia njiani
example-title-capture = Kuteka
example-title-capture-at-home = Kuteka katika safu yako mwenyewe
example-title-chain = Mnyororo
example-title-chain-across = Mnyororo kutoka safu hadi safu
example-title-slam = Kufagia yote
example-title-must-reach = Kwanza safu nyingine
example-title-must-feed = Lazima mpinzani awe na mbegu
example-title-penalty = Adhabu ya kutolisha
example-title-passing = Kupitisha zamu
example-title-end = Mwisho
example-title-repetition = Kujirudia
example-title-gap = Kuteka ng’ambo ya pengo
example-title-store = Mbegu ghalani
example-title-again = Kucheza tena
example-title-special = Shimo maalum

## Kinachotokea.

example-sowing = Kusini anacheza { $hole } na kupanda { $lifted }; ya mwisho inaanguka { $end }.
example-round = Kusini anacheza { $hole } na kupanda { $lifted }. Zikishazunguka, { $hole } { $skips ->
        [yes] hurukwa wala halipati mbegu
       *[no] hupata moja kama shimo jingine lolote
    }; ya mwisho inaanguka { $end }.
example-relay = Kusini anacheza { $hole }. Mbegu ya mwisho ya mzunguko wa kwanza inaanguka { $relay }, ambalo mbegu zake hupandwa nazo, na kuendelea:
    baada ya mizunguko { $laps-in-words } upandaji unasimama { $end }.
example-cut-off = Kusini anacheza { $hole }. Upandaji huu usingesimama kamwe: baada ya mizunguko { $laps } unakatizwa, na hauteki chochote mwishoni.
example-flow = Kusini anacheza { $hole }. Njiani Kusini anateka { $holes }: { $gain }.
example-flow-opponent = Kusini anacheza { $hole }. Njiani Kaskazini anateka { $other-holes }: { $other-gain }.
example-capture = Kusini anacheza { $hole }. Mbegu ya mwisho inaanguka { $end }, ambalo sasa lina { $count }: Kusini anateka { $holes }, na kupata { $gain }.
example-slam-taken = Kusini anacheza { $hole } na kuteka { $holes }: hakuna mbegu inayobaki katika safu ya Kaskazini. Inaruhusiwa.
example-slam-cancelled = Kusini anacheza { $hole }. Kuteka { $spared } kungeacha safu ya Kaskazini bila hata mbegu moja: hakuna kinachotekwa.
example-slam-spared = Kusini anacheza { $hole }. Kuteka yote kungeacha safu ya Kaskazini bila hata mbegu moja: Kusini anateka { $holes },
    lakini si { $spared }.
example-slam-illegal = Kusini hawezi kucheza { $hole }: angeteka { $holes } na kuacha safu ya Kaskazini bila hata mbegu moja.
example-must-reach = Kusini hawezi kucheza { $hole }, kwa kuwa hakuna mbegu ingeanguka katika safu ya Kaskazini. Inaruhusiwa: { $allowed }.
example-must-feed = Kusini hawezi kucheza { $hole }, kwa kuwa safu ya Kaskazini ingebaki bila hata mbegu moja. Inaruhusiwa: { $allowed }.
example-penalty = Safu ya Kaskazini ni tupu. Kusini angeweza kuilisha, lakini anacheza { $hole }: mchezo umekwisha, na mbegu zilizobaki ni za Kaskazini.
example-passing = Kusini anacheza { $hole }. Kaskazini sasa hana hatua na anapitisha zamu: Kusini anacheza tena.
example-end-seeds-left = Kusini anacheza { $hole }. { $left ->
        [0] Hakuna mbegu iliyobaki
        [1] Mbegu moja tu imebaki
       *[other] Mbegu { $left } tu zimebaki
    } ubaoni: mchezo umekwisha.
example-end-majority = Kusini anacheza { $hole }. { $side ->
        [south] Kusini
       *[north] Kaskazini
    } sasa ana mbegu { $loft } kati ya { $total }, zaidi ya nusu: mchezo umekwisha.
example-end-no-hole-above-one = Kusini anacheza { $hole }. Sasa hakuna shimo lenye zaidi ya mbegu moja: mchezo umekwisha.
example-end-empty-territory = Kusini anacheza { $hole }. Sasa safu moja ni tupu: mchezo umekwisha.
example-end-stuck = Kusini anacheza { $hole }. { $everyone ->
        [yes] Sasa hakuna mchezaji mwenye hatua
       *[no] Sasa Kaskazini hana hatua
    }: mchezo umekwisha.
example-end-repetition = Kusini na Kaskazini wanacheza kwa zamu { $moves }. Hali ileile ya ubao inarudi: mchezo umekwisha.
example-score = Mwishoni Kusini ana mbegu { $south } na Kaskazini { $north }.
example-gap = Kusini anacheza { $hole }. Mbegu ya mwisho inaangukia { $end }, na shimo linalofuata ni tupu: Kusini anateka { $holes } na kupata { $gain }.
example-store = Kusini anacheza { $hole } na kupanda { $lifted }, moja wapo ghalani.
example-again = Kusini anacheza { $hole }. { $cause ->
        [store] Mbegu ya mwisho inaangukia ghalani
       *[other] Kusini anateka { $holes }
    }: Kusini anacheza tena.
example-special = Kusini anacheza { $hole }. Mbegu ya mwisho inaangukia { $end }, ambalo sasa lina { $count }: Kusini anafanya { $special } kuwa maalum.
