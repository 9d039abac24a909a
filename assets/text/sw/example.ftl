### Mifano inayopatikana na programu: majina yake, na kinachotokea. Funguo huanza na "example-".
###
### Kusini hucheza katika yote. $hole, $end na mengineyo ni herufi za mashimo; $holes na $allowed ni orodha
### za herufi; $lifted, $count na $gain ni mbegu kwa maneno.

## Majina yake.

example-title-sowing = Upandaji
example-title-round = Kuzunguka ubao wote
example-title-relay = Kuendeleza upandaji
example-title-cut-off = Upandaji usio na mwisho
example-title-flow = Kuteka njiani
example-title-flow-opponent = Mpinzani huteka njiani
example-title-capture = Kuteka
example-title-capture-at-home = Kuteka katika safu yako mwenyewe
example-title-chain = Mnyororo
example-title-chain-across = Mnyororo kutoka safu hadi safu
example-title-slam = Kufagia yote
example-title-must-reach = Kufika safu nyingine
example-title-must-feed = Kumlisha mpinzani
example-title-penalty = Adhabu ya kutolisha
example-title-passing = Kulazimika kupitisha zamu
example-title-end = Mwisho wa mchezo
example-title-repetition = Hali ya ubao iliyojirudia
example-title-special = Shimo maalumu
example-title-again = Hatua ya ziada
example-title-store = Kupanda ghalani
example-title-gap = Kuteka ng’ambo ya pengo
example-title-capture-else = Njia nyingine ya kuteka
example-title-shut = Kuruka shimo lililofungwa
example-title-land = Kumiliki shimo katika safu nyingine
example-title-refill = Kujaza safu tupu
example-title-next-round = Raundi inayofuata

## Kinachotokea.

example-sowing = Kusini anacheza { $hole } na kupanda { $lifted }; mbegu ya mwisho inaangukia { $end }.
example-round =
    Kusini anacheza { $hole } na kupanda { $lifted }, zinazozunguka ubao wote. { $hole } { $skips ->
        [yes] linarukwa wala halipati mbegu
       *[no] linapata moja kama shimo jingine lolote
    }; mbegu ya mwisho inaangukia { $end }.
example-relay =
    Kusini anacheza { $hole }. Mbegu ya mwisho ya mzunguko wa kwanza inaangukia { $relay }: Kusini anachota mbegu za shimo hilo na kuendelea kupanda.
    Baada ya mizunguko { $laps-in-words ->
        [mawili] miwili
        [matatu] mitatu
        [manne] minne
        [matano] mitano
        [manane] minane
       *[other] { $laps-in-words }
    } upandaji unaishia { $end }.
example-relay-next = Kusini anacheza { $hole }. Mbegu ya mwisho ya mzunguko wa kwanza inaangukia { $reached }: Kusini anachota mbegu za shimo linalofuata, { $relay }, na kuendelea kupanda. Upandaji unaishia { $end }.
example-cut-off = Kusini anacheza { $hole }. Upandaji huu usingesimama kamwe, kwa hiyo unakatizwa baada ya mizunguko { $laps }, na Kusini hateki chochote mwishoni.
example-flow = Kusini anacheza { $hole }. Njiani anateka { $gain } kutoka { $holes }.
example-flow-opponent = Kusini anacheza { $hole }. Njiani Kaskazini anateka { $other-gain } kutoka { $other-holes }.
example-capture = Kusini anacheza { $hole }. Mbegu ya mwisho inaangukia { $end }, ambalo sasa lina { $count }: Kusini anateka { $holes } na kupata { $gain }.
example-special = Kusini anacheza { $hole }. Mbegu ya mwisho inaangukia { $end }, ambalo sasa lina { $count }: kuanzia hapo { $special } ni shimo maalumu la Kusini.
example-again = Kusini anacheza { $hole }{ $cause ->
        [store] . Mbegu ya mwisho inaangukia ghalani
       *[other] { " " }na kuteka { $holes }
    }, kwa hiyo anacheza tena.
example-store = Kusini anacheza { $hole } na kupanda { $lifted }, mojawapo ghalani.
example-gap = Kusini anacheza { $hole }. Mbegu ya mwisho inaangukia { $end }, na shimo linalofuata ni tupu: Kusini anateka { $holes } na kupata { $gain }.
example-capture-else = Kusini anacheza { $hole }. Mbegu ya mwisho inaangukia { $end }, ambalo sasa lina { $count }. Kwa kanuni ya kwanza ya kuteka Kusini hateki kitu, lakini kwa inayofuata anateka { $holes } na kupata { $gain }.
example-shut = Kusini anacheza { $hole } na kupanda { $lifted }, lakini hapandi katika { $shut }: mashimo yaliyofungwa hurukwa.
example-land = Katika raundi hii { $land } pia ni mali ya Kusini. Kusini anacheza { $hole } na kupanda { $lifted }.
example-refill = Kusini anacheza { $hole }. { $refiller ->
        [south] Safu ya Kusini ni tupu: Kusini
       *[north] Safu ya Kaskazini ni tupu: Kaskazini
    } anaweka { $refill } kutoka ghalani mwake katika kila shimo lake.
example-next-round = Kusini anacheza { $hole }, na raundi imekwisha. Kila mmoja anajaza tena safu yake kwa mbegu za ghala lake. Kwa kukosa mbegu, katika raundi inayofuata patafungwa: { $shut }.
example-next-land = Kusini anacheza { $hole }, na raundi imekwisha. Kila mmoja ananunua mashimo kwa ajili ya raundi inayofuata: Kusini { $south-holes }, Kaskazini { $north-holes }.
example-slam-taken = Kusini anacheza { $hole } na kuteka { $holes }. Hakuna mbegu inayobaki katika safu ya Kaskazini, na hilo linaruhusiwa.
example-slam-cancelled = Kusini anacheza { $hole }. Kuteka { $spared } kungeacha safu ya Kaskazini bila hata mbegu moja, kwa hiyo hakuna kinachotekwa.
example-slam-spared =
    Kusini anacheza { $hole }. Kuteka yote kungeacha safu ya Kaskazini bila hata mbegu moja, kwa hiyo Kusini anateka { $holes },
    lakini si { $spared }.
example-slam-illegal = Kusini hawezi kucheza { $hole }: hatua hiyo ingeteka { $holes } na kuacha safu ya Kaskazini bila hata mbegu moja.
example-must-reach = Kusini hawezi kucheza { $hole }: hakuna mbegu ambayo ingeanguka katika safu ya Kaskazini. Hatua zinazoruhusiwa: { $allowed }.
example-must-feed = Kusini hawezi kucheza { $hole }: safu ya Kaskazini ingebaki bila hata mbegu moja. Hatua zinazoruhusiwa: { $allowed }.
example-penalty = Safu ya Kaskazini ni tupu. Kusini angeweza kuilisha, lakini anacheza { $hole }: mchezo umekwisha, na mbegu zilizobaki zinamwendea Kaskazini.
example-passing = Kusini anacheza { $hole }. Hapo Kaskazini hana hatua na anapitisha zamu: Kusini anacheza tena.
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
example-end-stuck =
    Kusini anacheza { $hole }. { $everyone ->
        [yes] Hapo hakuna mchezaji mwenye hatua
       *[no] Hapo Kaskazini hana hatua
    }: mchezo umekwisha.
example-end-repetition = Kusini na Kaskazini wanacheza kwa zamu { $moves }. Hali ileile ya ubao inatokea tena: mchezo umekwisha.
example-score = Mwishoni Kusini ana mbegu { $south } na Kaskazini { $north }.

## After the help file of 1996: what it illustrates. A test plays them.

example-help-file-heading = Kutoka kwenye faili ya msaada ya 1996
example-help-file-intro = Faili ya msaada ya programu ya 1996 inaonyesha hatua, utekaji na utekaji wa mashimo matatu. Mifano hii inaonyesha yaleyale, katika hali za ubao za programu hii yenyewe.
example-help-file-move-title = Hatua rahisi
example-help-file-move = Kusini anacheza *F*: mbegu tatu zinaanguka katika *a*, *b* na *c*. Kusini hawezi kucheza *B* wala *E*, yaliyo matupu, wala *C* wala *D*, ambayo mbegu zake hazifiki safu ya Kaskazini.
example-help-file-capture-title = Utekaji
example-help-file-capture = Kusini anacheza *E*: ya mwisho kati ya mbegu tatu inaanguka katika *b*, ambalo sasa lina mbili. Kusini anaziteka.
example-help-file-triple-capture-title = Kuteka mashimo matatu
example-help-file-triple-capture = Kusini anacheza *D*: ya mwisho kati ya mbegu tano inaanguka katika *c*. Sasa *a* na *c* yana mbegu mbili kila moja na *b* lina tatu: Kusini anateka zote saba.

## Safu nne

example-title-single = Mbegu moja
example-title-across = Kuteka mkabala
example-title-reverse = Kupanda kinyume
example-title-extra = Kuteka shimo la ziada
example-title-must-capture = Kuteka kwa lazima
example-title-inner-first = Safu ya ndani kwanza
example-title-namua = Namua
example-title-nyumba = Nyumba
example-title-takasia = Takasia
example-single = Hakuna shimo la Kusini lenye zaidi ya mbegu moja, hivyo Kusini anaweza kucheza mbegu moja ya { $hole }.
example-across = Kusini anacheza { $move }. Mzunguko unaishia { $struck }, na Kusini anateka { $gain } kutoka { $holes }{ $sown-on ->
        [yes] , kisha anaendelea kuzipanda
       *[no] {""}
    }.
example-reverse = Kusini anacheza { $move }, kwa mwelekeo mwingine, na hilo linaruhusiwa kwa sababu anateka: mzunguko unaishia { $struck }, na Kusini anateka { $gain } kutoka { $holes }.
example-extra = Kusini anacheza { $hole }. Mzunguko unaishia { $struck } kwa kuteka, hivyo Kusini anachukua pia mbegu za { $extra }. Kwa jumla, anateka { $gain } kutoka { $holes }.
example-must-capture = Kusini hawezi kucheza { $hole }: lazima acheze hatua inayoteka katika mzunguko wake wa kwanza. Hatua zinazoruhusiwa: { $allowed }.
example-inner-first = Kusini hawezi kucheza { $hole }: asipoteka, lazima acheze kutoka safu ya ndani. Hatua zinazoruhusiwa: { $allowed }.
example-namua = Kusini anaweka mbegu ya mkononi katika { $hole } na kuteka mbegu za mkabala. Kusini anazipanda kutoka kichwa cha safu ya ndani, na kwa jumla anateka { $gain }.
example-nyumba-kept = Upandaji wa Kusini unaishia katika nyumba { $nyumba }. Kusini anaihifadhi nyumba, na hatua imekwisha.
example-nyumba-spent = Upandaji wa Kusini unafika nyumba { $nyumba }. Kusini anaitumia nyumba na kuendelea kupanda kutoka humo.
example-takasia = Kusini anacheza { $move } bila kuteka. Kaskazini hawezi kuteka, na Kusini anatishia { $blocked } tu: Kaskazini haruhusiwi kulicheza katika hatua inayofuata.
example-last-move = Kusini anacheza { $move }. Hapo Kaskazini hana hatua tena: Kusini ameshinda.
example-empty-inner = Kusini anacheza { $move }. Hapo safu ya ndani ya Kaskazini ni tupu: Kusini ameshinda.
