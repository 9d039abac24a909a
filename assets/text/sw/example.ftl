### Mifano inayopatikana na programu: majina yake, na kinachotokea. Funguo huanza na "example-".
###
### Kusini hucheza katika yote. $hole, $end na mengineyo ni herufi za mashimo; $holes na $allowed ni orodha
### za herufi; $lifted, $count na $gain ni mbegu kwa maneno.

## Majina yake.

example-title-sowing = Upandaji.
example-title-round = Kuzunguka ubao wote.
example-title-relay = Mizunguko.
example-title-cut-off = Upandaji usio na mwisho.
example-title-flow = Kuteka njiani.
example-title-flow-opponent = Mpinzani hujipatia njiani.
example-title-capture = Kuteka.
example-title-capture-at-home = Kuteka katika safu yako mwenyewe.
example-title-chain = Mnyororo.
example-title-chain-across = Mnyororo kutoka safu hadi safu.
example-title-slam = Kufagia yote.
example-title-must-reach = Kwanza safu nyingine.
example-title-must-feed = Lazima mpinzani awe na mbegu.
example-title-penalty = Kosa la kutolisha.
example-title-passing = Kupitisha zamu.
example-title-end = Mwisho.
example-title-repetition = Kuzunguka palepale.

## Kinachotokea.

example-sowing = Kusini inacheza { $hole } na kupanda { $lifted }; ya mwisho inaanguka { $end }.
example-round = Kusini inacheza { $hole } na kupanda { $lifted }. Zikishazunguka, { $hole } { $skips ->
        [yes] hurukwa wala halipati mbegu
       *[no] hupata moja kama shimo jingine lolote
    }; ya mwisho inaanguka { $end }.
example-relay = Kusini inacheza { $hole }. Mbegu ya mwisho ya mzunguko wa kwanza inaanguka { $relay }, ambalo huchukuliwa nalo, na kuendelea:
    baada ya mizunguko { $laps-in-words } upandaji unasimama { $end }.
example-cut-off = Kusini inacheza { $hole }. Upandaji huu usingesimama kamwe: baada ya mizunguko { $laps } unakatizwa, na hauteki chochote mwishoni.
example-flow = Kusini inacheza { $hole }. Njiani Kusini inateka { $holes }: { $gain }.
example-flow-opponent = Kusini inacheza { $hole }. Njiani Kaskazini inateka { $other-holes }: { $other-gain }.
example-capture = Kusini inacheza { $hole }. Mbegu ya mwisho inaanguka { $end }, ambalo sasa lina { $count }: Kusini inateka { $holes }, na kupata { $gain }.
example-slam-taken = Kusini inacheza { $hole } na kuteka { $holes }: hakuna mbegu inayobaki katika safu ya Kaskazini. Inaruhusiwa.
example-slam-cancelled = Kusini inacheza { $hole }. Kuteka { $spared } kungeacha safu ya Kaskazini bila hata mbegu moja: hakuna kinachotekwa.
example-slam-spared = Kusini inacheza { $hole }. Kuteka yote kungeacha safu ya Kaskazini bila hata mbegu moja: Kusini inateka { $holes },
    lakini si { $spared }.
example-slam-illegal = Kusini haiwezi kucheza { $hole }: ingeteka { $holes } na kuacha safu ya Kaskazini bila hata mbegu moja.
example-must-reach = Kusini haiwezi kucheza { $hole }, kwa kuwa hakuna mbegu ingeanguka katika safu ya Kaskazini. Inaruhusiwa: { $allowed }.
example-must-feed = Kusini haiwezi kucheza { $hole }, kwa kuwa safu ya Kaskazini ingebaki bila hata mbegu moja. Inaruhusiwa: { $allowed }.
example-penalty = Safu ya Kaskazini ni tupu. Kusini ingeweza kuilisha, lakini inacheza { $hole }: mchezo umekwisha, na mbegu zilizobaki ni za Kaskazini.
example-passing = Kusini inacheza { $hole }. Kaskazini sasa haina hatua na inapitisha zamu: Kusini inacheza tena.
example-end-seeds-left = Kusini inacheza { $hole }. { $left ->
        [0] Hakuna mbegu iliyobaki
        [1] Mbegu moja tu imebaki
       *[other] Mbegu { $left } tu zimebaki
    } ubaoni: mchezo umekwisha.
example-end-majority = Kusini inacheza { $hole }. { $side ->
        [south] Kusini
       *[north] Kaskazini
    } sasa ina mbegu { $loft } kati ya { $total }, zaidi ya nusu: mchezo umekwisha.
example-end-no-hole-above-one = Kusini inacheza { $hole }. Sasa hakuna shimo lenye zaidi ya mbegu moja: mchezo umekwisha.
example-end-empty-territory = Kusini inacheza { $hole }. Sasa safu moja ni tupu: mchezo umekwisha.
example-end-stuck = Kusini inacheza { $hole }. { $everyone ->
        [yes] Sasa hakuna mchezaji mwenye hatua
       *[no] Sasa Kaskazini haina hatua
    }: mchezo umekwisha.
example-end-repetition = Kusini na Kaskazini zinacheza kwa zamu { $moves }. Hali ya ubao sasa ni ileile: mchezo umekwisha.
example-score = Mwishoni Kusini ina mbegu { $south } na Kaskazini { $north }.
