### Masomo mafupi ubaoni. Funguo huanza na "lesson-", kisha jina la faili ya somo.
###
### "Wewe" ni mwanafunzi, anayecheza Kusini, safu ya chini. Maandishi huonyeshwa kabla ya kuchezwa
### yanayotangazwa. Yanayosemwa kuhusu ubao yamethibitishwa: badilisha maneno, si ukweli. Herufi 240 hivi.

## Orodha ya masomo

lesson-chapter-beginning = Kwa kuanzia
lesson-chapter-examples = Kanuni kwa mifano
lesson-chapter-strategy = Kucheza vizuri
lesson-chapter-endgame = Mwisho wa mchezo
lesson-chapter-other-games = Kanuni za aina nyingine
lesson-chapter-world = Maghala, raundi na mashimo maalumu
lesson-chapter-playing-world = Kucheza vizuri: Kalah, Congklak, Mangala, Ô ăn quan

## Mchezo wa kwanza

lesson-first-steps = Hatua za kwanza
lesson-first-steps-lift = Kuna mashimo kumi na mawili, kila moja likiwa na mbegu nne. Safu ya chini, *A* hadi *F*, ni yako. Chagua shimo lako lolote: unachota mbegu zake zote na kuzitia mojamoja katika mashimo yanayofuata, kuelekea kulia na kuzunguka ubao.
lesson-first-steps-lift-right = Hiyo ndiyo hatua: kuchota mbegu za shimo na kuzipanda. Katika mchezo halisi, sasa ingekuwa zamu ya Kaskazini.
lesson-first-steps-lift-wrong = Mashimo yako ni yale ya safu ya chini: *A*, *B*, *C*, *D*, *E* na *F*.
lesson-first-steps-sow = La muhimu ni mahali mbegu yako ya mwisho inapoangukia. Safu ya Kaskazini hufuata yako: baada ya *F* huja *a*, kisha *b*. Ukicheza shimo lipi, mbegu yako ya mwisho itaangukia *a*?
lesson-first-steps-sow-right = Ndiyo: *D*, *E*, *F*, *a*. Mbegu nne, mashimo manne.
lesson-first-steps-sow-wrong = Si hili. Anzia shimo linalofuata na uhesabu shimo moja kwa kila mbegu: la nne liwe *a*.
lesson-first-steps-capture = Mbegu yako ya mwisho ikiangukia shimo la safu ya Kaskazini na kufikisha mbili au tatu humo, unaziteka zote. Katika *b* kuna mbegu moja. Ukicheza shimo lipi utaishia humo?
lesson-first-steps-capture-right = Mbegu iliyokuwemo na yako ya mwisho ni mbili: unateka zote mbili, nazo zinaingia ghalani mwako.
lesson-first-steps-capture-wrong = Hatua hiyo inaishia kwingine. Mbegu yako ya mwisho lazima iangukie *b*: *D* liko mashimo manne kabla yake.
lesson-first-steps-chain = Si hivyo tu: ikiwa shimo lililotangulia nalo sasa lina mbili au tatu, unateka hilo pia, na kuendelea hivyo kurudi nyuma katika safu ya Kaskazini. Tafuta hatua inayoteka *b* na *c* pamoja.
lesson-first-steps-chain-right = Mbili katika *c*, tatu katika *b*: unateka mbegu tano. Mnyororo unaishia *a*, lenye mbegu tano.
lesson-first-steps-chain-wrong = Bado. Mbegu ya mwisho lazima ianguke katika *c*; *D* lina mbegu tano.
lesson-first-steps-feed = Kaskazini hana mbegu tena. Hairuhusiwi kumwacha mpinzani na njaa: ukiweza, lazima ucheze hatua inayompa Kaskazini mbegu. Ni shimo lako moja tu ambalo mbegu zake zinafika huko.
lesson-first-steps-feed-right = Mbegu zako zimeingia *F*, *a* na *b*. Kaskazini anaweza kucheza, na mchezo unaendelea.
lesson-first-steps-feed-wrong = Kaskazini bado asingekuwa na mbegu. *E* lina tatu: moja kwa *F*, moja kwa *a*, moja kwa *b*.
lesson-first-steps-end = Hayo yanatosha: chota, panda, teka, lisha. Mchezaji asipoweza kucheza, kila mchezaji huchukua mbegu za safu yake, na mwenye mbegu nyingi zaidi ghalani hushinda. Furahia mchezo!

## Kanuni kwa mifano

lesson-must-feed = Shimo usiloweza kulicheza
lesson-must-feed-look = Safu ya Kaskazini ni tupu. Ukicheza *B*, utaishia *E* bila kumpa Kaskazini chochote: maadamu unaweza kumlisha kwa shimo jingine, huwezi kucheza *B*. Jaribu ukitaka. Unaweza kucheza mashimo gani?
lesson-must-feed-right = Ukicheza *D* au *F* unafika safu ya Kaskazini. Lolote linafaa.
lesson-must-feed-wrong = Huwezi kucheza shimo hili sasa. Tafuta ambalo mbegu zake zinafika safu ya juu.
lesson-must-feed-free = Safari hii hakuna mbegu yako inayoweza kufika safu ya Kaskazini, kwa hiyo unaweza kucheza shimo lolote upendalo. Tazama *A*.
lesson-must-feed-end = Kaskazini hana hatua, na mchezo umekwisha. Mbegu nne za safu yako ni zako: umeshinda 26 kwa 22.

lesson-capture = Kuteka
lesson-capture-look = Ili kuteka, mbegu yako ya mwisho lazima ifikishe mbili au tatu katika shimo la safu ya Kaskazini. Hapa ni moja tu ya hatua zako inayofanya hivyo. Itafute.
lesson-capture-right = Kutoka *D* umefika *b* na kufikisha tatu: unaziteka. Mnyororo unaishia *a*, lenye mbegu tano.
lesson-capture-wrong = Hatua hiyo haiteki chochote. Shimo *b* la Kaskazini lina mbegu mbili: ukicheza shimo lipi utaishia humo?

lesson-triple-capture = Mbegu saba kwa mpigo
lesson-triple-capture-look = Mashimo yenye mbegu chache yakifuatana ni udhaifu: mbegu moja katika *a*, moja katika *b*, mbili katika *c*. Mojawapo ya hatua zako huteka mashimo yote matatu. Itafute.
lesson-triple-capture-right = Tatu katika *c*, mbili katika *b*, mbili katika *a*: umeteka mashimo matatu, mbegu saba. Mnyororo hurudi nyuma kutoka mbegu yako ya mwisho.
lesson-triple-capture-wrong = Si hili. Mbegu yako ya mwisho lazima ianguke katika *c*: hesabu kutoka *D*.

lesson-grand-slam = Kufagia yote hubatilika
lesson-grand-slam-look = Kwa kucheza *D* ungeteka tena mbegu saba, lakini safari hii Kaskazini hana nyingine: angebaki bila kitu. Tazama.
lesson-grand-slam-void = Kuteka mbegu zote za mpinzani huitwa kufagia yote, na utekaji huo hubatilika: mbegu hubaki kama ulivyozipanda, nawe huchukui hata moja. Hatua yenyewe inaruhusiwa.

lesson-gap = Mnyororo hukatika
lesson-gap-look = Kaskazini ana mbegu mbili katika *c*, tatu katika *b* na moja katika *a*. Ukicheza *D* unatia mbegu moja katika kila moja ya mashimo hayo. Utateka yapi? Tazama *b*.
lesson-gap-end = Umeteka tu mbegu tatu za *c*. Katika *b* mbegu yako imefikisha nne, nyingi mno kutekwa: mnyororo unakatika hapo. Mbegu mbili za *a*, ambazo vinginevyo ungeziteka, zinabaki humo.

lesson-loop = Kuzunguka ubao wote
lesson-loop-look = Songo Duala. *F* lina mbegu kumi na tatu. Unapozunguka ubao wote, unaruka shimo uliloanzia, hivyo mbegu ya kumi na mbili huangukia *a*. Ya mwisho inaangukia wapi? Katika aina hii unateka mbegu mbili, tatu au nne.
lesson-loop-look-right = Imeangukia *b*: sasa humo mna nne, na katika *a* mna nne. Unateka zote nane.
lesson-loop-look-wrong = Hatua hiyo haiteki chochote. *F* lina mbegu kumi na tatu: kumi na moja kwa mashimo mengine, kisha moja zaidi kwa *a* na moja kwa *b*.
lesson-loop-end = Umeruka *F*, kwa hiyo ni tupu. Katika baadhi ya aina shimo la kuanzia halirukwi: katika Oware (1997), Ot-tjin na Nyakun hupata mbegu kama mengine. Likumbuke hilo unapohesabu: tofauti ni ya shimo moja.

lesson-repetition = Kujirudia
lesson-repetition-look = Oware (1997). Kaskazini anakaribia kucheza *d*, hatua isiyoteka chochote. Kumbuka hali ya ubao ilivyo sasa: utaiona tena.
lesson-repetition-close = Ukicheza *E* sasa, utarudisha hali iliyokuwepo kabla ya hatua ya Kaskazini, zamu ikiwa ya Kaskazini. Hali ikitokea mara ya pili, mchezo huisha. Unaongoza 21 kwa 19. Je, unataka hivyo?
lesson-repetition-close-right = Ndiyo. Hali ya ubao imejirudia, na mchezo umekwisha. Mbegu nane zilizobaki hazihesabiwi kwa yeyote: umeshinda 21 kwa 19.
lesson-repetition-close-wrong = Hatua hiyo inazuia hali ya ubao isijirudie, lakini inamwacha Kaskazini na hali bora zaidi. Unaongoza, kwa hiyo rudia hali ya ubao.
lesson-repetition-end = Ukiongoza, unaweza kurudia hali ya ubao ili kumaliza mchezo. Ukiwa nyuma, epuka kuirudia. Hali huhesabiwa kuwa imejirudia ikiwa tu zamu nayo ni ya mchezaji yuleyule.

## Kucheza vizuri

lesson-counting = Kuhesabu
lesson-counting-six = Usikisie, hesabu. Mbegu sita huishia daima upande wa pili wa ubao, katika shimo la herufi ileile: kutoka *A* unaishia *a*, kutoka *B* unaishia *b*. Mbegu tano huishia shimo moja kabla. Shimo *d* la Kaskazini lina mbegu mbili: ukicheza shimo lipi utaishia humo?
lesson-counting-six-right = *E* lina mbegu tano. Sita zingeishia *e*, kwa hiyo tano zinaishia *d*: unateka mbegu tatu.
lesson-counting-six-wrong = Hatua hiyo inaishia kwingine. Mbegu sita za *E* zingeishia *e*. *E* lina ngapi?
lesson-counting-round = Mbegu zikiwa nyingi, kwanza huzunguka ubao wote. Toa kumi na moja za mashimo mengine, na uhesabu zilizobaki kuanzia shimo linalofuata, kama kawaida. Ukicheza shimo lipi utaishia *b*?
lesson-counting-round-right = Kumi na tano kutoa kumi na moja ni nne: *E*, *F*, *a*, *b*. Unateka mbegu tatu za *b* na mbili za *a*.
lesson-counting-round-wrong = Hatua hiyo inaishia katika safu yako. *D* lina mbegu kumi na tano: toa kumi na moja, na uhesabu kuanzia *E*.

lesson-master-stone = Jiwe kuu
lesson-master-stone-pass = Mbegu ya mwisho ya upandaji ndiyo jiwe kuu: ni hiyo tu inayoweza kuanzisha utekaji. Ukicheza *D* unatia mbegu moja katika kila moja ya *a*, *b* na *c*, na kila moja linakuwa na mbili. Tazama unateka nini.
lesson-master-stone-choose = Hukuteka kitu: mbegu ya mwisho ilifika *d* na kufikisha tano. Jaribu tena. Ukicheza shimo lipi, jiwe kuu litaangukia *c*?
lesson-master-stone-right = Umefikisha tena mbili katika kila moja ya *a*, *b* na *c*, lakini safari hii mbegu ya mwisho imeangukia *c*: unateka zote sita.
lesson-master-stone-wrong = Hatua hiyo haiteki chochote. Hesabu kurudi nyuma kutoka *c*: kutoka *E* zinahitajika mbegu nne.

lesson-attack = Shambulio: vitisho viwili kwa pamoja
lesson-attack-look = Bado huwezi kuteka kitu, lakini unaweza kujiandaa. Tafuta hatua itakayokuwezesha kutishia kuteka kwa mashimo mawili. Kaskazini anaweza kujibu tishio moja tu.
lesson-attack-prepared = Sasa unatishia *a* kwa *D*, na *c* kwa *F*. Kaskazini acheze vyovyote, utateka.
lesson-attack-wrong = Hatua hiyo haina nguvu ya kutosha. Ukicheza *E*, unatia mbegu moja katika *F* na moja katika *a*: tazama utaweza kufanya nini baadaye kwa *D* na *F*.
lesson-attack-take = Kaskazini anaondoa mbegu za *c* hatarini. Timiza tishio la pili!
lesson-attack-right = Vitisho viwili, kinga moja: hivyo ndivyo unavyopata mbegu.
lesson-attack-missed = Hatua hiyo haiteki chochote. *D* lina mbegu tatu, zinazotosha kufika mbegu moja ya *a*.

lesson-defence = Kujilinda: njia tatu
lesson-defence-flee = Shimo *d* la Kaskazini lina mbegu tano. Ya mwisho ingeangukia *C*: humo zingekuwa mbili, na katika *B* tatu. Ondoka njiani.
lesson-defence-flee-right = Umenusurika: *C* ni tupu sasa, na mbegu ya mwisho ikiangukia humo haitateka chochote.
lesson-defence-flee-wrong = Kaskazini bado angeteka akicheza *d*: angeishia *C*. Usiache humo mbegu moja wala mbili.
lesson-defence-fill = Shimo *f* la Kaskazini lina mbegu tatu: akilicheza anaishia *C* na kufikisha tatu humo. Safari hii usiziondoe mbegu zako: ongeza moja zaidi humo.
lesson-defence-fill-right = *C* lina mbegu tatu. Moja zaidi ingefikisha nne, na nne haziwezi kutekwa.
lesson-defence-fill-wrong = Kuna hatua bora zaidi. *C* likipata mbegu moja zaidi litakuwa salama: ukicheza shimo lipi utaitia humo?
lesson-defence-overload = Shimo *a* la Kaskazini lina mbegu saba: akilicheza anaishia *B* na kuteka mbegu mbili za *A* na mbili za *B*. Safari hii lizidishie mbegu shimo linaloshambulia: lipe moja ya ziada.
lesson-defence-overload-right = Sasa *a* lina mbegu nane: zinapita shimo moja zaidi na kuishia *C*, ambapo haziteki chochote.
lesson-defence-overload-wrong = Kuna hatua bora zaidi. Tia mbegu katika *a*, na upandaji wa Kaskazini utaishia shimo moja mbele.

lesson-counter-attack = Kujibu mashambulizi
lesson-counter-attack-look = Kaskazini akicheza *f* anaishia *C*, anafikisha tatu humo na kuziteka. Ungeweza kuondoa mbegu za *C*. Lakini tishio hujibiwa pia kwa tishio kubwa zaidi. Kwa hatua gani utatia mbegu mojamoja mbele ya *E*, na moja katika *E* lenyewe?
lesson-counter-attack-look-right = *E* sasa lina mbegu tano, na mbele yake kuna mashimo yaliyo karibu kuwa matupu. Kaskazini anaweza kuchukua tatu za *B*, lakini kisha wewe unaweza kuchukua tisa.
lesson-counter-attack-look-wrong = Hivyo Kaskazini anabaki na hali bora zaidi. Ukicheza *A* unazunguka ubao wote: tazama utaweza kufanya nini baadaye kwa *E*.
lesson-counter-attack-strike = Kaskazini hawezi kujizuia, na anachukua tatu za *B*. Zamu yako.
lesson-counter-attack-strike-right = Mbegu tisa kwa tatu! Kabla ya kukimbia, tazama kama unaweza kujibu kwa nguvu zaidi.
lesson-counter-attack-strike-wrong = Unaweza kuteka zaidi. *E* lina mbegu tano, zinazoishia *d*.

lesson-give-to-take = Toa mbili, chukua sita
lesson-give-to-take-look = Kaskazini anaweza kucheza *d* tu. Mbegu zake kumi na nne zinazunguka ubao hadi *A*, na kuteka mbili humo. Njiani, moja inaangukia kila moja ya *a*, *b*, *c* na *E*. Huwezi kulizuia hilo, lakini unaweza kujibu. Usicheze shimo utakalolihitaji ili kujibu.
lesson-give-to-take-look-right = Umeliacha *E*: linangoja mbegu yake ya nne.
lesson-give-to-take-look-wrong = Utalihitaji *E*: Kaskazini atatia humo mbegu kutoka *d*, nawe utaweza kufika *c*. Cheza shimo jingine.
lesson-give-to-take-take = Kaskazini anachukua mbegu mbili. Sasa tazama *a*, *b* na *c*: unaweza kuchukua nini?
lesson-give-to-take-take-right = Umetoa mbegu mbili, umechukua sita. Usilinde kila mbegu: hesabu zinazorudi.
lesson-give-to-take-take-wrong = Unaweza kuteka zaidi. *E* lina mbegu nne, zinazoishia *c*.

lesson-kroo = Kroo
lesson-kroo-what = Shimo lililoachwa lijikusanyie mbegu kumi na mbili au zaidi huitwa kroo, neno la Kiakan. Mbegu zake huzunguka ubao wote, huruka shimo la kuanzia na kuanza kuzunguka mara ya pili. Tazama *E*, lenye kumi na mbili.
lesson-kroo-unripe = Mbegu ya kumi na mbili iliangukia *F*, katika safu yako, na haikuteka chochote. Kroo halikuwa limeiva: lazima mbegu zake zifike mara ya pili katika *a*, shimo la kwanza la safu ya Kaskazini.
lesson-kroo-ripen = Ili liive, kroo katika *E* linahitaji mbegu kumi na tatu. Lako lina kumi na mbili tu. Tafuta hatua ya kuliivisha.
lesson-kroo-ripen-right = Sasa lina kumi na tatu, na mbegu ya mwisho ingefika *a* mara ya pili. Kroo lililoiva ni tishio, na si lazima ulicheze mara moja.
lesson-kroo-ripen-wrong = Kroo katika *E* linahitaji mbegu moja tu zaidi kabla ya kulicheza. Ukicheza shimo lipi utaishia *E*?
lesson-kroo-reap = Kroo hutia mbegu mbili katika kila shimo linalopitwa mara mbili: shimo tupu huwa na mbili, lenye moja huwa na tatu. Hapa una kumi na tano, zinazotosha kufika *c*. Vuna!
lesson-kroo-reap-right = Mbili katika *c*, tatu katika *b*, mbili katika *a*: unateka mbegu saba. Kroo hudhuru zaidi safu iliyo karibu kuwa tupu.
lesson-kroo-reap-wrong = Kroo limeiva, na safu ya Kaskazini iko karibu kuwa tupu: cheza *E*.

lesson-ripe-kroo = Wakati wa kucheza kroo lililoiva
lesson-ripe-kroo-wait = *E* lina mbegu kumi na tatu: kroo limeiva, na lingeteka mbili katika *a*. Lakini Kaskazini anatishia *A* kwa *f*. Kroo lililoiva linaweza kungoja; mbegu zilizo hatarini haziwezi.
lesson-ripe-kroo-wait-right = Mbegu za *A* zimeondoka njiani, na kroo bado lipo. Sasa ni zamu ya Kaskazini.
lesson-ripe-kroo-wait-wrong = Baada ya hatua hiyo Kaskazini anateka katika *A* kwa *f*. Cheza *A* kwanza: kroo halitakimbia.
lesson-ripe-kroo-strike = Kaskazini anapanda shimo lake kubwa, *d*, kuzunguka ubao wote, na kroo lako nalo linapata mbegu: sasa lina kumi na nne. Tazama linateka ngapi.
lesson-ripe-kroo-end = Umechukua mbegu sita badala ya mbili. Cheza kroo lililoiva linapoteka nyingi zaidi, au Kaskazini anapokaribia kuliharibu: likizidi mbegu moja, linaishia kwingine.

lesson-against-kroo = Kucheza dhidi ya kroo
lesson-against-kroo-danger = Kroo la Kaskazini katika *e* lina mbegu kumi na tano. Zikizunguka mara ya pili zinaishia *C*, na mashimo yako ya kwanza yako karibu kuwa matupu. Tazama unapoteza nini.
lesson-against-kroo-dam = Umepoteza mbegu saba. Lakini kama *C* lingekuwa na nne, kroo lingefikisha sita humo na lisingeteka chochote. Rundo kama hilo huitwa bwawa. Ni mashimo gani unaweza kucheza bila kulibomoa?
lesson-against-kroo-dam-right = Bwawa limesimama. Maadamu kroo linaishia *C*, haliteki chochote.
lesson-against-kroo-dam-wrong = *C* ni bwawa lako: bila hilo kroo linateka mbegu saba. Cheza shimo jingine.
lesson-against-kroo-pressure = Shinikizo: kroo lina mbegu kumi na mbili, na linahitaji moja zaidi ili liive. Kaskazini hana kingine cha kucheza. Usibadilishe hali hiyo: cheza hatua isiyompa Kaskazini mbegu.
lesson-against-kroo-pressure-right = Sasa Kaskazini lazima alicheze kroo kabla halijaiva.
lesson-against-kroo-pressure-wrong = Ukicheza *F*, unampa Kaskazini mbegu mbili, naye anaweza kuzicheza badala ya kroo. Cheza hatua inayobaki katika safu yako.
lesson-against-kroo-forced = Kaskazini hana la kuchagua. Tazama: mbegu ya mwisho inafika *f* tu na haiteki chochote, na sita kati ya mbegu hizo zinabaki katika safu yako.
lesson-against-kroo-overload = Kuzidisha: kroo katika *a* lina mbegu kumi na tisa, zinazotosha tu kuishia *C* na kuteka katika *B* na *C*. Lilishe mbegu moja zaidi, ili liishie *D*, ambapo una mbegu nne.
lesson-against-kroo-overload-right = Likiwa na mbegu ishirini, kroo lingefikisha sita katika *D* na lisingeteka kitu. Kroo lililo kubwa mno halina madhara, sawa na lililo dogo mno.
lesson-against-kroo-overload-wrong = Kuna hatua bora zaidi. Lipe kroo katika *a* mbegu moja tu: ukicheza shimo lipi utaishia humo?

## Mwisho wa mchezo

lesson-endgame = Hatua ndogo
lesson-endgame-look = Zimebaki mbegu tano, na Kaskazini ana mbili tu. Hatua ya ndani ya safu yako haikugharimu kitu; mbegu inayovuka ni zawadi. Mfanye Kaskazini aje kwako.
lesson-endgame-right = Umecheza *B* na unangoja: Kaskazini lazima asogee karibu. Tunza hatua ndogo kwa ajili ya mwisho: anayeishiwa nazo lazima atoe mbegu.
lesson-endgame-wrong = Ukicheza *F*, unatoa mbegu zake zote mbili. Unayo hatua isiyotoa kitu.

lesson-tempo = Kuvuta muda
lesson-tempo-look = Ni 22 kwa 22. Hatua ndogo ni ile isiyotoa mbegu. Kaskazini anaweza kucheza *e* tu, na hatua hiyo inakupa mbegu moja. Wewe unayo hatua ndogo moja tu. Icheze, ili Kaskazini alazimike kutoa mbegu kwanza.
lesson-tempo-look-right = Sasa Kaskazini lazima acheze *e*, na mbegu yake ya mwisho inakuja kwako.
lesson-tempo-look-wrong = Ukicheza *F*, unatoa mbegu yake, na Kaskazini anaweza kungoja. Ukicheza *D*, unabaki katika safu yako.
lesson-tempo-step = Kaskazini ametia mbegu katika *A*, lakini *f* lake linaweza kuifikia: mbegu ya pili ingefikisha mbili katika *A*, na ungepoteza zote mbili. Kwa hatua gani ndogo utailinda mbegu yako?
lesson-tempo-step-right = *A* liko salama, na Kaskazini lazima akupe hata mbegu yake ya mwisho. Mchezaji ambaye bado ana hatua ndogo, mwenzake akiwa hana, hushinda sehemu ya mwisho ya mchezo.
lesson-tempo-step-wrong = Baada ya hatua hiyo, Kaskazini akicheza *f* anafikisha mbili katika *A* na kuziteka. Iondoe mbegu ya *A*.

lesson-hungry = Kumwacha mpinzani na njaa
lesson-hungry-keep = Ni 22 kwa 22. Kaskazini ana mbegu moja tu, katika *f*. Katika zamu yake ijayo ingeangukia *A*, ikafikisha mbili pamoja na yako iliyo humo, na kuziteka zote. Iondoe yako, wala usimpe Kaskazini kitu.
lesson-hungry-keep-right = *A* ni tupu, na hakuna kilichovuka: Kaskazini bado ana njaa.
lesson-hungry-keep-wrong = Baada ya hatua hiyo, Kaskazini akicheza *f* anafikisha mbili katika *A* na kuziteka. Iondoe mbegu ya *A*.
lesson-hungry-gather = Kaskazini anatoa mbegu yake ya mwisho. Sasa hakuna mbegu yako inayoweza kufika safu ya Kaskazini, kwa hiyo hulazimiki kulisha: hatua yoyote inafaa.
lesson-hungry-gather-right = Kaskazini hawezi kucheza, na mchezo umekwisha. Mbegu nne za safu yako ni zako: umeshinda 26 kwa 22.
lesson-hungry-gather-wrong = Hatua yako yoyote inafaa.
lesson-hungry-fed = Lakini mwenye njaa bado hajashindwa. Safari hii wewe huna mbegu: kama mchezo ungeishia hapa, Kaskazini angeshinda 26 kwa 22. Lakini mbegu za *d* zinafika safu yako, kwa hiyo Kaskazini lazima acheze shimo hilo. Tazama.
lesson-hungry-strike = Kaskazini amepanda mbegu nane, na sita kati yake ziko katika safu yako. Mojawapo ya hatua zako huteka papo hapo. Ni ipi?
lesson-hungry-strike-right = Umechukua mbegu tatu, na sasa una 25 ghalani mwako: zaidi ya nusu ya mbegu zote 48. Mchezo unaendelea, lakini Kaskazini hawezi tena kukufikia.
lesson-hungry-strike-wrong = Hatua hiyo haiteki chochote. *F* lina mbegu moja, na *a* lina mbili.

lesson-to-25 = Kuhesabu hadi 25
lesson-to-25-count = Kuna mbegu 48, na 25 ni zaidi ya nusu: mchezaji aliye nazo hawezi kushindwa. Unazo 22. Unaweza kuteka kwa mashimo mawili. Ukicheza lipi utavuka nusu?
lesson-to-25-count-right = Umechukua mbegu nne, na sasa una 26 ghalani mwako. Mchezo unaendelea, lakini Kaskazini hawezi tena kukufikia.
lesson-to-25-count-wrong = Hatua hiyo haitoshi kufika 25. Kutoka *D* unaishia *b*: unateka mbegu mbili humo, na mbili katika *a*.
lesson-to-25-keep = Unazo 23, na hakuna cha kuteka. Lakini mwishoni mwa mchezo kila mchezaji huchukua mbegu za safu yake. Una mbili humo: zitakuwa 25 usipopoteza hata moja. Kutoka *f* Kaskazini anafika *B*. Ziokoe zote mbili.
lesson-to-25-keep-right = Kaskazini akicheza *f*, hana tena cha kuchukua. Lazima akupe mbegu zake zote mbili.
lesson-to-25-keep-wrong = Baada ya hatua hiyo, Kaskazini akicheza *f* anafikisha mbili katika *B* na kuziteka zote. Iondoe yako: cheza *B*.
lesson-to-25-gather = Kaskazini ametoa mbegu zote, na hakuna mbegu yako inayofika safu ya Kaskazini. Hatua yoyote humaliza mchezo. Hesabu kwanza: una 23 ghalani mwako, na nne katika safu yako.
lesson-to-25-gather-right = Umeshinda 27 kwa 21. Mchezo ukiisha, mbegu za safu yako huhesabiwa sawa na ulizoteka.
lesson-to-25-gather-wrong = Hatua yako yoyote inafaa.

## Kanuni za michezo mingine

lesson-relay = Kuendeleza upandaji
lesson-relay-look = Ot-tjin. Mbegu yako ya mwisho ikiangukia shimo lenye mbegu, unachota zote na kuendelea kupanda kuanzia hapo: huko huitwa kuendeleza upandaji. Tazama *C*: mizunguko minne katika hatua moja.
lesson-relay-stop = Hatua imeishia ilipoanzia: *C* lilikuwa tupu, na shimo tupu husimamisha upandaji. Vivyo hivyo shimo ambalo sasa lina mbegu tatu, na unateka tatu hizo. Kila aina yenye kuendeleza upandaji ina namba zake.
lesson-relay-find = Kwa hatua gani utaishia *d* na kufikisha tatu humo? Fuata mbegu: mzunguko wa kwanza unaishia wapi, na unachota ngapi hapo?
lesson-relay-find-right = Kutoka *E* umeishia *F*: umechota nne zilizo humo na kuzipanda *a*, *b*, *c* na *d*. Ya mwisho imefikisha tatu, nawe unaziteka.
lesson-relay-find-wrong = Hatua hiyo inaishia kwingine. Mbegu ya *E* inaangukia *F*: chota zile nne, na uendelee kuhesabu.

lesson-seed-left = Mbegu inayobaki
lesson-seed-left-look = 2-4. Mbegu moja hubaki daima katika shimo unalochota. Kwa hiyo huwezi kucheza shimo lenye mbegu moja tu: jaribu *C* au *F* ukitaka. Unaweza kucheza mashimo gani?
lesson-seed-left-look-right = Mbegu moja imebaki, nawe umepanda zilizosalia.
lesson-seed-left-look-wrong = Shimo hilo lina mbegu moja tu, na lazima ibaki humo.
lesson-seed-left-count = Mbegu moja hubaki katika shimo unalocheza, kwa hiyo punguza moja unapohesabu. Katika aina hii unateka mbegu mbili au nne, katika safu yoyote. Ukicheza shimo lipi utafikisha mbili katika *D*?
lesson-seed-left-count-right = *A* lilikuwa na mbegu nne, nawe umepanda tatu: *B*, *C*, *D*. Unateka mbegu mbili, na moja bado iko katika *A*.
lesson-seed-left-count-wrong = Hatua hiyo haiteki chochote. *A* lina mbegu nne, nawe unaacha moja na kupanda tatu: *B*, *C*, *D*.

lesson-opposite = Shimo la mkabala
lesson-opposite-look = Adjito. Hapa huteki shimo unalofikia, bali lile la mkabala: ukiishia katika safu yako, unateka shimo linalolikabili upande wa pili wa ubao. Shimo *c* la Kaskazini lina mbegu saba. Ukicheza shimo lipi utaishia mkabala nalo?
lesson-opposite-look-right = Kutoka *C* umeishia *D*, na *D* linakabili *c*: unateka mbegu saba. Mbegu yako inabaki katika *D*.
lesson-opposite-look-wrong = Hatua hiyo inaishia kwingine. *D* linakabili *c*: ni shimo gani lililo nafasi moja kabla ya *D*?
lesson-opposite-end = Katika Jodu na Wari ya Kifaransa unateka ikiwa tu mbegu yako ya mwisho inaangukia shimo tupu. Katika Jodu shimo hilo lazima liwe katika safu yako, na unateka pia mbegu yako ya mwisho. Katika Wari ya Kifaransa linaweza kuwa katika safu yoyote.

lesson-own-side = Kuteka katika safu yako
lesson-own-side-look = Halusa. Hapa unateka katika safu yako mwenyewe: mbegu ya mwisho ikifikisha idadi shufwa humo, unateka shimo hilo na yoyote yaliyo mara tu kabla yake yenye idadi shufwa. Ukicheza shimo lipi utateka *B*, *C* na *D* pamoja?
lesson-own-side-look-right = Mbili katika *D*, nne katika *C*, mbili katika *B*: unateka mbegu nane, zote kutoka safu yako.
lesson-own-side-look-wrong = Unaweza kuteka zaidi. *A* lina mbegu tatu, zinazoishia *D*.

lesson-flow-capture = Kuteka njiani
lesson-flow-capture-look = Darra. Mbegu inayotiwa njiani ikifikisha nne katika shimo, zote nne hutekwa papo hapo, na upandaji huendelea. Shimo *a* la Kaskazini lina mbegu tatu. Tazama zitapatwa na nini ukipanda *E*.
lesson-flow-capture-owner = Mbegu hizo nne zimeingia ghala la Kaskazini, ingawa wewe ndiye uliyepanda: njiani, mbegu za shimo linalofikia nne ni za mchezaji mwenye safu hiyo. Usitie mbegu ya nne katika mashimo ya Kaskazini.
lesson-flow-capture-find = Katika safu yako mwenyewe, mbegu ya nne hukupa zote nne. Ukicheza shimo lipi utatia, njiani, mbegu katika shimo lenye mbegu tatu?
lesson-flow-capture-find-right = *B* limefikia nne njiani, nawe unazichukua. Ni mbegu ya mwisho ya upandaji tu inayofuata kanuni nyingine.
lesson-flow-capture-find-wrong = Kwa hatua hiyo hakuna shimo lako linalofikia nne. *B* lina mbegu tatu: ukicheza shimo lipi utatia mbegu humo njiani?

lesson-any-hole = Mashimo ya wote wawili
lesson-any-hole-look = Nyakun. Hakuna safu iliyo yako: unaweza kucheza shimo lolote, hata la safu ya juu. Unateka mbegu moja, mbili au tatu katika shimo la mwisho, na kuendelea kurudi nyuma, hata kuingia safu nyingine. Ukicheza shimo lipi utateka sita?
lesson-any-hole-look-right = Umeteka mbegu sita: za *C*, *B*, *A* na, katika safu nyingine, za *f*. Lakini mbegu unazoziacha, Kaskazini naye anaweza kuzicheza.
lesson-any-hole-look-wrong = Unaweza kuteka zaidi. Tazama *e*: mbegu zake nne zinafika hadi *C*.

lesson-must-reach = Lazima ufike safu nyingine
lesson-must-reach-look = Awale (1996). Ukiweza kufika safu ya Kaskazini kwa shimo lolote, lazima ucheze shimo la namna hiyo. Ukicheza *A* au *B*, unabaki katika safu yako: yajaribu ukitaka. Unaweza kucheza mashimo gani?
lesson-must-reach-look-right = Kutoka *D* umefika *a* na kuteka mbegu mbili.
lesson-must-reach-look-wrong = Kutoka shimo hilo unaishia katika safu yako, lakini kutoka *D* unafika ya Kaskazini.
lesson-must-reach-end = Katika aina hii mchezo huisha pasipo na shimo lenye zaidi ya mbegu moja. Mbegu nne za safu yako ni zako: umeshinda 25 kwa 23.

lesson-penalty = Lisha au ulipe
lesson-penalty-look = Wari. Kaskazini hana mbegu, nawe unaweza kumlisha. Hakuna shimo lililokatazwa, lakini usipolisha ilhali unaweza, mchezo unaisha na Kaskazini anapata mbegu zote zilizobaki. Unaongoza 24 kwa 21.
lesson-penalty-look-right = Umempa Kaskazini mbegu moja, na mchezo unaendelea.
lesson-penalty-look-wrong = Mchezo ungeisha, na Kaskazini angechukua mbegu tatu zilizobaki: 24 kwa 24. Ni mbegu za *F* tu zinazofika safu ya Kaskazini.

lesson-passing = Kupitisha zamu
lesson-passing-look = Jodu. Hapa hakuna anayelazimika kulisha: mchezaji asiyeweza kucheza hupitisha zamu. Safu ya Kaskazini ni tupu. Usiilishe: badala yake teka. Mbegu yako ya mwisho ikiangukia shimo tupu la safu yako, unaiteka.
lesson-passing-look-right = Unateka mbegu moja. Kaskazini hawezi kucheza na anapitisha zamu: ni zamu yako tena.
lesson-passing-look-wrong = Kutoka *D* unafika *E*, unachota mbegu zake na kupanda baadhi katika safu ya Kaskazini, hivyo Kaskazini anaweza kucheza. Badala yake cheza *E*.
lesson-passing-again = Ni zamu yako tena. Tazama *D*.
lesson-passing-end = Ubao ni mtupu, na umeshinda 25 kwa 23. Katika aina ambamo asiyeweza kucheza hupitisha zamu, safu tupu hugharimu zamu baada ya zamu.

## Maghala, raundi na mashimo maalumu

lesson-store = Ghala
lesson-store-look = Kalah. Ghala lako liko mwisho wa kulia wa safu yako, na unapanda humo unapolipita. Tazama *E*: mbegu moja kwa *F*, moja ghalani, na mbili katika safu ya Kaskazini.
lesson-store-skip = Unapanda katika ghala lako na kuruka lile la Kaskazini. Mbegu iliyoingia ghalani ni yako na hubaki humo.
lesson-store-find = Kila shimo lina mbegu nne. Ukicheza mashimo gani utatia mbegu ghalani mwako?
lesson-store-find-right = Mbegu iliyo ghalani mwako ni yako kabisa. Ukicheza *C*, *D*, *E* au *F*, unafika ghalani mwako.
lesson-store-find-wrong = Ukicheza *A* au *B*, unaishia kabla ya ghala lako. Hesabu nafasi nne.

lesson-again = Hatua ya ziada
lesson-again-look = Kalah. Mbegu yako ya mwisho ikiangukia ghalani mwako, unacheza tena. Ukicheza shimo lipi utaishia humo?
lesson-again-look-right = Kutoka *C* umepanda *D*, *E*, *F* na ghalani: unacheza tena.
lesson-again-look-wrong = Hatua hiyo haiishii ghalani mwako. Ni shimo lipi lililo nafasi nne kutoka ghalani?
lesson-again-order = Kutoka *E* au *F* unaishia ghalani mwako. Ucheze lipi kwanza, ili uweze kucheza na lile jingine?
lesson-again-order-right = *F* limeshachezwa. Kama ungeanza na *E*, *F* lingekuwa na mbegu mbili, moja ya ziada.
lesson-again-order-wrong = Anza na *F*: ukianza na *E*, utatia humo mbegu ya pili.
lesson-again-next = Bado ni zamu yako. Ukicheza shimo lipi utaishia ghalani mwako sasa?
lesson-again-next-right = Unacheza tena, na *F* lina mbegu moja tena.
lesson-again-next-wrong = *E* lina mbegu mbili: moja kwa *F*, moja kwa ghala lako.
lesson-again-end = Katika Ali guli mane na Gebeta, kuteka mwishoni mwa upandaji hukupa nafasi ya kucheza tena.

lesson-facing = Kuteka kwa shimo tupu
lesson-facing-look = Kalah. Mbegu yako ya mwisho ikiangukia shimo tupu la safu yako, unaiteka pamoja na zote za shimo la mkabala. Shimo *c* la Kaskazini lina nane. Ukicheza shimo lipi utaziteka?
lesson-facing-look-right = Kutoka *A* umeishia *D*, lililokuwa tupu: unateka mbegu yake na zile nane za *c*.
lesson-facing-look-wrong = *D* ni tupu na linakabili *c*. Ni shimo gani lililo nafasi tatu kabla ya *D*?
lesson-facing-end = Shimo la mkabala likiwa tupu pia, huteki kitu. Katika Congklak, Sungka na Ayoayo unateka vivyo hivyo mwishoni mwa upandaji wa mizunguko kadhaa.

lesson-seed-back = Mbegu moja hurudi
lesson-seed-back-look = Bestemshe. Mbegu ya kwanza hurudi katika shimo ulimochota; mbegu iliyo peke yake husonga mbele. Mbegu yako ya mwisho ikifikisha idadi shufwa katika safu ya Kaskazini, unateka mbegu za shimo hilo. Ukicheza shimo lipi utafanya hivyo?
lesson-seed-back-look-right = Umerudisha mbegu moja kati ya nane katika *B* na kupanda saba. Ya mwisho imefikisha nne katika *d*, na unateka zote nne.
lesson-seed-back-look-wrong = Hatua hiyo haifikishi idadi shufwa katika safu ya Kaskazini. Kutoka *B* unapanda mbegu saba: ya mwisho inaangukia wapi?
lesson-seed-back-end = Katika Togyzqumalaq na Mangala pia mbegu ya kwanza hurudishwa shimoni.

lesson-tuz = Tuz
lesson-tuz-look = Togyzqumalaq. Mbegu yako ya mwisho ikifikisha tatu katika shimo la safu ya Kaskazini, shimo hilo huwa tuz yako, na mbegu hizo tatu huenda ghalani mwako. Ukicheza shimo lipi utafikisha tatu katika *a*?
lesson-tuz-look-right = Katika *H* umeacha mbegu moja; umepanda mbili na kufikisha tatu katika *a*. Tangu sasa *a* ni tuz yako.
lesson-tuz-look-wrong = *a* lina mbegu mbili. Ukicheza shimo lipi, mbegu yako ya mwisho itaangukia humo?
lesson-tuz-slide = Kila mbegu inayoangukia tuz yako huenda ghalani mwako, hata ya Kaskazini. Tazama *f*: mbegu yake ya mwisho inaangukia *a*.
lesson-tuz-end = Unaweza kuwa na tuz moja tu. Haiwezi kuwa shimo la mwisho la Kaskazini, wala shimo lenye herufi sawa na tuz ya Kaskazini. Katika Layli goobalay, Enkeshui na Gebeta mbegu za shimo maalumu hubaki humo.

lesson-next-hole = Kuendelea na shimo linalofuata
lesson-next-hole-look = Pallanguzhi. Mzunguko unapoisha, unachota mbegu za shimo linalofuata na kuendelea kupanda. Tazama *A*: mzunguko wa kwanza unaishia *G*, hivyo unachota mbegu za *a*.
lesson-next-hole-stop = Mzunguko wa pili uliishia *g*, na shimo linalofuata, *A*, lilikuwa tupu. Hilo husimamisha upandaji, na unateka shimo la ng’ambo yake: umeteka mbegu saba za *B*.
lesson-next-hole-find = *e* ni tupu, na *f* linalolifuata lina mbegu kumi na mbili. Ukicheza shimo lipi utaishia *d*, kabla tu ya mashimo hayo?
lesson-next-hole-find-right = Kutoka *G* umetia mbegu katika *a*. Umechota mbegu mbili za shimo linalofuata, *b*, na kuzipanda hadi *d*: unateka kumi na mbili za *f*.
lesson-next-hole-find-wrong = Hatua hiyo inaishia kwingine. Mbegu ya *G* inaangukia *a*: chota mbegu za shimo linalofuata, na uendelee kuhesabu.

lesson-across = Kuteka ng’ambo ya pengo
lesson-across-look = Pallanguzhi. Shimo linalofuata mbegu yako ya mwisho likiwa tupu, upandaji husimama, na unateka shimo la ng’ambo ya pengo, katika safu yoyote. *G* ni tupu. Ukicheza shimo lipi utateka kumi na mbili za *a*?
lesson-across-look-right = Kutoka *E* umetia mbegu katika *F*. *G* ni tupu, hivyo umeteka kumi na mbili za *a*, linalolifuata.
lesson-across-look-wrong = Pengo ni *G*, kwa hiyo mbegu yako ya mwisho lazima iangukie *F*.
lesson-across-end = Katika Ali guli mane unateka pia shimo la mkabala. Katika Ô ăn quan unaendelea kuteka maadamu kunafuata pengo jingine na shimo jingine lenye mbegu.

lesson-direction = Mielekeo miwili
lesson-direction-look = Ô ăn quan. Unachagua shimo na mwelekeo. Chumba cha pembeni kulia kina mbegu kumi na tatu, na shimo *a* kando yake ni tupu. Kwa hatua gani utaishia *b* na kuteka chumba hicho?
lesson-direction-look-right = Umepanda *E* kwa mwendo wa saa na kuishia *b*. Baada ya *a*, lililo tupu, umeteka mbegu kumi na tatu, na baada ya *E*, lililo tupu, zile tatu za *D*.
lesson-direction-look-wrong = Hatua hiyo haiteki chumba. *E* lina mbegu tisa: zipande kwa mwendo wa saa, kuanzia *D*.
lesson-direction-end = Mbegu za vyumba hivyo viwili hazichotwi kamwe. Vyote viwili vikishatekwa, mchezo umekwisha. Safu yako ikiwa tupu, unaweka mbegu moja ya ghala lako katika kila shimo lake.

lesson-rounds = Raundi na mashimo yaliyofungwa
lesson-rounds-look = Ohvalhu, raundi ya tatu. Mbegu zako hazikutosha kulijaza *H* tena: limefungwa kwa raundi hii, na kila upandaji huliruka. Ukicheza shimo lipi utaishia ghalani mwako?
lesson-rounds-look-right = Kutoka *B* umepanda *C* hadi *G*, ukaruka *H* na kuishia ghalani mwako: unacheza tena.
lesson-rounds-look-wrong = *H* hurukwa, kwa hiyo *G* liko nafasi moja kutoka ghalani mwako. Hesabu kurudi nyuma kuanzia hapo.
lesson-rounds-end = Raundi huisha mchezaji mwenye zamu asipokuwa na mbegu katika safu yake. Kisha kila mmoja hujaza mashimo anayoweza na kubaki na ziada. Shindano huisha mchezaji asipoweza kujaza hata shimo moja.

## Kwa nini jibu si sahihi. $reply ni herufi ya shimo la Kaskazini, $seeds na $possible husema "mbegu mbili".

lesson-wrong-ends = Mchezo ungeishia hapo, { $south } kwa { $north }.
lesson-wrong-loses = Kaskazini angejibu kwa { $reply } na kuchukua { $seeds }.
lesson-wrong-misses = Hatua hiyo inachukua { $seeds }; hatua nyingine inachukua { $possible }.
lesson-wrong-misses-all = Hatua hiyo haichukui kitu; hatua nyingine inachukua { $possible }.
lesson-wrong-spoils = Kaskazini angejibu kwa { $reply }. Hapo ungeweza kuchukua { $seeds }, si { $possible }.
lesson-wrong-spoils-all = Kaskazini angejibu kwa { $reply }, na usingeweza kuchukua kitu. Kwa hatua bora ungeweza kuchukua { $possible }.
lesson-wrong-costs = Kaskazini angejibu kwa { $reply }. Muda si mrefu hilo lingekugharimu takriban { $seeds }.

lesson-ring = Safu nne
lesson-ring-look = Hus. Safu mbili zilizo karibu nawe ni zako, na ni wewe tu unayepanda humo: kwenda kulia katika safu ya nje, kisha kurudi katika safu ya ndani. Mkabala na *J* yapo *o* na *b*, na yote mawili yana mbegu. Ukicheza shimo lipi utaishia *J*?
lesson-ring-look-right = Kutoka *G* umeishia *J*, lililokuwa tayari na mbegu. Umeteka tatu za *o* na mbili za *b*, na ukapanda zote tano kuanzia *K*.
lesson-ring-look-wrong = Hatua hiyo haiteki chochote. Hesabu kuanzia *G*: *H*, *I*, *J*.
lesson-ring-last = Asiyeweza kucheza ameshindwa, na shimo lenye mbegu moja halichezwi. Kaskazini ana mbegu moja katika *f*. Kwa hatua gani utashinda papo hapo?
lesson-ring-last-right = Umecheza *G* na kuteka tena *o* na *b*, na mbegu moja ya *f* haiwezi kuchezwa: umeshinda.
lesson-ring-last-wrong = Kaskazini bado anaweza kucheza *o* au *b*. Teka yote mawili.
lesson-ring-end = Katika Omweso mbegu zilizotekwa hupandwa kutoka mzunguko ulipoanzia; katika Hawalis na Moruba huingia ghalani mwako. Bonyeza F1 wakati wowote ili kusoma kanuni za mchezo.
lesson-nyumba = Nyumba
lesson-nyumba-look = Bao la kiswahili. Katika namua, awamu ya kwanza, kwa kila hatua unaweka mbegu moja ya mkononi katika shimo la safu yako ya ndani. Ukiweza kuteka, lazima uteke. Ni shimo lako lipi ambalo mkabala nalo kuna mbegu?
lesson-nyumba-look-right = Kwa *J* umeteka mbegu nne za *o*. Umezipanda kutoka kichwa cha kulia cha safu yako ya ndani: *I*, *J*, *K*, na ya mwisho katika *L*, nyumba yako.
lesson-nyumba-look-wrong = Hatua hiyo hairuhusiwi: lazima uteke unapoweza. Tafuta shimo lililo mkabala na *o*.
lesson-nyumba-spend = Shimo *L* ni nyumba yako. Ikiwa na mbegu sita au zaidi imesimama: ukiishia hapo, unaweza kulala, au kuitumia na kuendelea kupanda mbegu zake. Mchezo utakuachia uchague.
lesson-nyumba-end = Mkono wako ukiwa mtupu, mtaji huanza, yaani awamu ya pili: unachagua shimo na mwelekeo, na bado lazima uteke ukiweza. Asiyeweza kucheza, au asiye na kitu katika safu ya ndani, ameshindwa.
lesson-kichwa = Kichwa
lesson-kichwa-look = Bao la kujifunza. Unachagua mwelekeo wa kila hatua, na lazima uteke ukiweza. Unateka mbegu yako ya mwisho ikiangukia shimo lenye mbegu la safu yako ya ndani, na mkabala nalo kuna mbegu. Mkabala na *J* ni *o*. Ukicheza shimo lipi utaishia *J*?
lesson-kichwa-look-right = Kutoka *H* umeishia *J* na kuteka mbegu tatu za *o*. Umezipanda kutoka kichwa cha kulia cha safu yako ya ndani: *I*, *J*, *K*.
lesson-kichwa-look-wrong = Hatua hiyo hairuhusiwi: lazima uteke unapoweza. Mbegu mbili za *H* zinafika *J*.
lesson-kichwa-left = *P*, mwisho wa kushoto, pia ni kichwa. Ukiteka katika kichwa au kimbi cha upande huo, unapanda kutoka hapo. Mkabala na *O* kuna mbegu tatu. Ukicheza shimo lipi utaishia *O*?
lesson-kichwa-left-right = Kutoka *A* umekwenda kushoto, kupitia *P* hadi *O*, na kuteka mbegu za *j*. Umezipanda kutoka kichwa cha kushoto: *P*, *O*, *N*.
lesson-kichwa-left-wrong = Hatua hiyo hairuhusiwi: lazima uteke unapoweza. Cheza *A* kwa mwelekeo unaopitia *P*.
lesson-kichwa-middle = *K* ni shimo la katikati: ukiteka hapo, unapanda mbegu zilizotekwa kwa mwelekeo uleule wa hatua yako. Hatua mbili zinaishia *K* na kuteka mbegu nne za *n*. Baada ya ipi utapanda kutoka kichwa cha kushoto, *P*?
lesson-kichwa-middle-right = Kutoka *M* umekwenda kulia na kuishia *K*. Kwa hiyo mbegu ulizoteka nazo zimekwenda kulia, kutoka kichwa cha kushoto: *P*, *O*, *N*, *M*.
lesson-kichwa-middle-wrong = Kutoka *E* unapitia *I* na *J*, hivyo mbegu unazoteka hupandwa kuanzia kichwa cha kulia. Kwa hatua nyingine unatokea kushoto.
lesson-kichwa-win = Katika safu yake ya ndani, Kaskazini ana mbegu tatu za *n* tu. Asiye na kitu humo ameshindwa. Kwa hatua gani utaziteka zote?
lesson-kichwa-win-right = Kutoka *H* umeishia *K* na kuteka *n*: safu ya ndani ya Kaskazini ni tupu, nawe umeshinda papo hapo.
lesson-kichwa-win-wrong = Hatua hiyo hairuhusiwi: lazima uteke unapoweza. Hesabu kuanzia *H*: *I*, *J*, *K*.
lesson-kichwa-end = Usipoweza kuteka, hatua ni ya takata: unacheza shimo la safu ya ndani, maadamu kuna lenye angalau mbegu mbili. Bao la kiswahili huongeza mbegu za mkononi, nyumba na takasia.
lesson-takasia = Takasia
lesson-takasia-look = Bao la kiswahili, mtaji: mikono yote miwili ni mitupu. Sasa huwezi kuteka, wala Kaskazini. Hatua yako ikitishia shimo moja tu, shimo hilo hutakasiwa. Kwa hatua gani utatishia *l*?
lesson-takasia-look-right = Kutoka *J* umepanda *K* na *L*. Sasa ungeweza kucheza *K*, kuishia *M* na kuteka *l*, na hakuna kingine kinachotishiwa: *l* haliwezi kuchezwa katika hatua inayofuata.
lesson-takasia-look-wrong = Hatua hiyo haitishii kitu. Fanya *K* liwe na mbegu mbili: zitafika *M*, mkabala na *l*.
lesson-takasia-blocked = Sasa *K* lako limetakasiwa: huwezi kulicheza katika hatua hii. Na mzunguko unaoishia hapo hauendelei: hatua imekwisha. Kwa hatua gani utaishia *K*?
lesson-takasia-blocked-right = Kutoka *O* umekwenda kulia hadi *M*, na kutoka hapo hadi *K*. Hapo hatua imekwisha, ingawa *K* lilikuwa na mbegu.
lesson-takasia-blocked-wrong = Hatua hiyo inaishia kwingine. Panda *O* kulia, kupitia *N* hadi *M*, kisha endelea kupanda kutoka hapo.
lesson-takasia-spared = Shimo lenye mbegu moja halitakasiwi kamwe, na mashimo mawili yakitishiwa, hakuna linalotakasiwa. Kwa hatua gani utatishia *n* tu, lenye mbegu mbili?
lesson-takasia-spared-right = Kutoka *M* umepanda *L* na *K*. Unatishia *n* tu, na *n* limetakasiwa.
lesson-takasia-spared-wrong = Hatua hiyo haifungi kitu. Haitishii shimo lolote, au inatishia *k* pekee, lenye mbegu moja, au *n* na *o* kwa pamoja.
lesson-takasia-end = Takasia hudumu hatua moja. Nyumba iliyosimama haitakasiwi kamwe, wala shimo pekee la safu ya ndani lenye mbegu, wala lile pekee lenye mbegu mbili au zaidi.

## Kucheza vizuri Kalah, Congklak, Mangala na Ô ăn quan

lesson-kalah-chain = Hatua kadhaa katika zamu moja
lesson-kalah-chain-opening = Kalah. Hatua bora ya kwanza ni *C*: mbegu yake ya mwisho inaangukia ghalani mwako. Tazama: unapata mbegu moja, humpi Kaskazini chochote, na bado ni zamu yako.
lesson-kalah-chain-nearest = Kutoka *D*, *E* au *F* unaishia ghalani mwako, na unataka kucheza mashimo mengi kadiri uwezavyo. Ucheze lipi kwanza?
lesson-kalah-chain-nearest-right = Cheza kwanza shimo lililo karibu zaidi na ghala lako. Baada ya *D* au *E*, *F* lingekuwa na mbegu mbili, moja ya ziada.
lesson-kalah-chain-nearest-wrong = Anza na shimo lililo karibu zaidi na ghala lako. Ukicheza *D* au *E*, unatia mbegu ya pili katika *F*; ukicheza *C*, unamaliza zamu yako.
lesson-kalah-chain-next = *F* ni tupu, na bado ni zamu yako. Ukicheza shimo lipi utaishia ghalani mwako sasa? Chagua lililo karibu zaidi.
lesson-kalah-chain-next-right = Mbegu moja imeingia *F* na moja ghalani mwako: *F* liko tayari tena.
lesson-kalah-chain-next-wrong = *E* lina mbegu mbili: moja kwa *F*, moja kwa ghala lako.
lesson-kalah-chain-again = Kutoka *D* pia ungeishia ghalani mwako, lakini ungetia mbegu ya pili katika *F*. Ucheze lipi kwanza?
lesson-kalah-chain-again-right = *F* ni tupu tena, na sasa unaweza kucheza *D*.
lesson-kalah-chain-again-wrong = *F* lina mbegu moja tu, na liko nafasi moja kutoka ghalani mwako.
lesson-kalah-chain-watch = Tazama *D*, kisha *F* tena. Kwa jumla ni hatua tano za ziada katika zamu moja.
lesson-kalah-chain-last = Ukiweza, malizia zamu ndefu kwa kuteka. *F* ni tupu, na *a*, mkabala nalo, lina mbegu tano. Ukicheza shimo lipi utaishia *F*?
lesson-kalah-chain-last-right = Kutoka *E* umeishia *F* na kuteka mbegu sita, zikiwemo tano za *a*. Katika zamu moja mbegu za ghala lako zimeongezeka kutoka 13 hadi 24.
lesson-kalah-chain-last-wrong = *E* lina mbegu moja, na *F* liko nafasi moja mbele.

lesson-kalah-empty-hole = Tengeneza shimo tupu
lesson-kalah-empty-hole-prepare = Shimo *c* la Kaskazini, mkabala na *D*, lina mbegu nane. Kutoka *A* ungeishia *D*, lakini ili uteke, shimo unaloishia lazima liwe tupu. Kwa hatua gani utaliacha tupu na kubaki na zamu?
lesson-kalah-empty-hole-prepare-right = Kutoka *D* umeishia ghalani mwako: sasa *D* ni tupu, na bado ni zamu yako.
lesson-kalah-empty-hole-prepare-wrong = Hatua hiyo haiondoi mbegu za *D*: lina tatu, zinazotosha tu kufika ghalani mwako.
lesson-kalah-empty-hole-take = Kila kitu kiko tayari: *D* ni tupu, mkabala na mbegu nane za *c*. Ukicheza shimo lipi utaishia *D*?
lesson-kalah-empty-hole-take-right = Kutoka *A* umeishia *D* na kuteka mbegu tisa. Shimo tupu umelitengeneza mwenyewe.
lesson-kalah-empty-hole-take-wrong = *D* liko nafasi tatu kutoka *A*, na *A* lina mbegu tatu.
lesson-kalah-empty-hole-end = Kabla ya kila hatua, tafuta mashimo yaliyojaa katika safu ya Kaskazini. Je, unaweza kuacha tupu shimo lako lililo mkabala, kisha kuishia humo? Na kumbuka: Kaskazini naye anayatafuta mashimo yako yaliyojaa.

lesson-kalah-hoarding = Ubaya wa kulimbikiza
lesson-kalah-hoarding-heap = Umelimbikiza mbegu tisa katika *E*. Ngapi zitakuwa zako? Tazama zinakokwenda.
lesson-kalah-hoarding-fed = Mbegu moja imeingia ghalani mwako, moja katika *F*, moja katika *A*, na sita katika safu ya Kaskazini. Upandaji unaopita ghala lako humlisha mpinzani.
lesson-kalah-hoarding-prey = Rundo pia ni windo rahisi. Shimo *d* la Kaskazini ni tupu, mkabala na mbegu zako tisa za *C*, na mbegu ya *c* ingeishia humo. Unacheza shimo lipi?
lesson-kalah-hoarding-prey-right = *C* ni tupu sasa. Mbegu zake tano zimekwenda kwa Kaskazini, lakini vinginevyo ungepoteza zote tisa.
lesson-kalah-hoarding-prey-wrong = Baada ya hatua hiyo, Kaskazini akicheza *c* anaishia *d* na kuteka zote za *C*. Liondoe rundo hilo.
lesson-kalah-hoarding-exact = Kulimbikiza kunalipa unapojua rundo litaishia wapi. Mbegu kumi na tatu huzunguka ubao mara moja na kuishia katika shimo ulimochota, ambalo wakati huo ni tupu. Unacheza shimo lipi?
lesson-kalah-hoarding-exact-right = Mbegu ya mwisho imerudi *C*, lililokuwa tupu, na umeteka nne za *d*.
lesson-kalah-hoarding-exact-wrong = *C* lina mbegu kumi na tatu: ya mwisho inarudi *C*, na mkabala nalo ni *d*.
lesson-kalah-hoarding-end = Kwa hiyo limbikiza kwa lengo maalumu: kuishia hasa ghalani mwako au katika shimo tupu, au kuwa na mbegu katika safu yako mchezo unapoisha. Vinginevyo cheza mashimo yenye mbegu chache yaliyo karibu na ghala lako.

lesson-kalah-last-turn = Zamu ya mwisho
lesson-kalah-last-turn-home = Ni 19 kwa 19. Mchezo huisha mara tu safu moja inapokuwa tupu, na kila mmoja hupata mbegu za safu yake. Kaskazini ana mbegu katika *f* tu. Ni hatua gani isiyompa Kaskazini chochote?
lesson-kalah-last-turn-home-right = Mbegu zako zote ziko katika safu yako, na Kaskazini lazima acheze *f*.
lesson-kalah-last-turn-home-wrong = Hatua hiyo inampa Kaskazini mbegu za kucheza. Ukicheza *A*, unasogea nafasi moja na kubaki katika safu yako.
lesson-kalah-last-turn-out = Tazama *f*: mbegu moja inaingia ghalani mwa Kaskazini na mbili katika safu yako. Hapo safu ya Kaskazini ni tupu.
lesson-kalah-last-turn-count = Mchezo umekwisha. Mbegu tisa za safu yako ni zako: umeshinda 28 kwa 20.
lesson-kalah-last-turn-hold = Usimalize mbegu za safu yako ilhali Kaskazini bado ana nyingi. Ukicheza *F*, unaishia ghalani mwako; ukicheza *D*, unaishia *E* na kuteka mbegu tano za *b*. Ucheze lipi kwanza?
lesson-kalah-last-turn-hold-right = Unaongoza 20 kwa 14, lakini mchezo haujaisha, kwa kuwa bado una mbegu katika *F*. Kaskazini lazima aendelee kucheza.
lesson-kalah-last-turn-hold-wrong = Hapo unabaki na *D* tu. Ukilicheza, safu yako ni tupu: Kaskazini anapata mbegu kumi na tatu za safu ya juu na kushinda 27 kwa 21.
lesson-kalah-last-turn-end = Hesabu kabla ya kucheza mbegu zako za mwisho: maliza mbegu za safu yako ikiwa tu unaongoza kwa mbegu nyingi kuliko zilizobaki katika safu ya Kaskazini.

lesson-congklak-chain = Hatua moja baada ya nyingine
lesson-congklak-chain-opening = Congklak. Mbegu yako ya mwisho ikiangukia ghalani mwako, unacheza tena. Kila shimo lina mbegu saba. Ukicheza shimo lipi utaishia ghalani mwako?
lesson-congklak-chain-opening-right = Umecheza *A* na kutia mbegu moja katika kila shimo lako jingine, na ya mwisho ghalani. Ni hatua ya kwanza iliyo bora kuliko zote kwa mbali.
lesson-congklak-chain-opening-wrong = Mbegu saba huenda nafasi saba. *G* liko nafasi moja kutoka ghalani mwako: hesabu kurudi nyuma kuanzia hapo.
lesson-congklak-chain-relay = Mbegu yako ya mwisho ikiangukia shimo lenye mbegu, unachota zote na kuendelea kupanda. Ukicheza shimo lipi utaishia ghalani mwako baada ya kuendelea kupanda hivyo?
lesson-congklak-chain-relay-right = Kutoka *A* umefika *E*, na mbegu tatu za humo zimekwenda *F*, *G* na ghalani mwako. Unacheza tena.
lesson-congklak-chain-relay-wrong = Hatua hiyo inaishia kwingine. Kutoka *A* unafika *E*, ambalo hapo lingekuwa na mbegu tatu: endelea kuhesabu.
lesson-congklak-chain-order = Kutoka *D* au *G* sasa unaishia ghalani mwako. Cheza kwanza lililo karibu zaidi, kabla hatua nyingine haijatia mbegu humo. Tazama *G*, *D*, na *G* tena.
lesson-congklak-chain-end = Umepata hatua nne za ziada na mbegu nne, na bado ni zamu yako. Kabla ya kila hatua, tafuta zamu ndefu kama hii.

lesson-congklak-empty-hole = Maliza mzunguko katika shimo tupu
lesson-congklak-empty-hole-look = Congklak. Mzunguko ukiishia katika shimo tupu la safu yako, unateka mbegu ya mwisho pamoja na za mkabala. *F* ni tupu, mkabala na mbegu nane za *b*. Ukicheza shimo lipi utaishia *F*?
lesson-congklak-empty-hole-look-right = Kutoka *B* umeishia *F* na kuteka mbegu tisa.
lesson-congklak-empty-hole-look-wrong = Hatua hiyo inaishia kwingine. *B* liko nafasi nne kabla ya *F* na lina mbegu nne.
lesson-congklak-empty-hole-end = Ukiishia katika shimo tupu la Kaskazini, au mkabala na shimo tupu, huteki chochote, na zamu yako imekwisha. Kwa hiyo fuatilia mizunguko hadi mwisho kabla ya kucheza.

lesson-congklak-hoarding = Kulimbikiza humlisha mpinzani
lesson-congklak-hoarding-heap = Congklak. Umelimbikiza mbegu kumi na nne katika *A*. Ngapi zitakuwa zako? Tazama zinakokwenda.
lesson-congklak-hoarding-fed = Mbegu moja imeingia ghalani mwako, sita katika safu yako, na saba katika ya Kaskazini. Ya mwisho imeangukia *g*, lililokuwa tupu, na zamu yako imekwisha.
lesson-congklak-hoarding-prey = Rundo pia ni windo rahisi. Mkabala na mbegu zako nane za *A*, shimo *g* la Kaskazini ni tupu, na Kaskazini akicheza *d* ataishia humo. Unacheza shimo lipi?
lesson-congklak-hoarding-prey-right = *A* ni tupu sasa. Kaskazini amepata moja tu kati ya mbegu zake, na mashimo yako mengine yote yana mbegu.
lesson-congklak-hoarding-prey-wrong = Baada ya hatua hiyo, Kaskazini akicheza *d* anaishia *g* na kuteka zote za *A*. Liondoe rundo hilo.
lesson-congklak-hoarding-end = Mashimo yanayofaa kutunzwa ni yale tu yenye mbegu zinazotosha hasa kufika ghalani mwako: yacheze moja baada ya jingine, la karibu kwanza, kabla upandaji mwingine haujayaongezea mbegu.

lesson-congklak-last-turn = Mbegu za mwisho za raundi
lesson-congklak-last-turn-look = Una mbegu 47, Kaskazini 49. Safu ya Kaskazini ni tupu, kwa hiyo lazima apitishe zamu. Raundi huisha mbegu zinapoisha katika safu zote mbili. *F* na *G* yana mbegu mojamoja. Ucheze lipi kwanza?
lesson-congklak-last-turn-look-right = Mbegu moja imeingia ghalani mwako, na unacheza tena. Sasa mbegu ya *F* inaweza kwenda *G*, lililo tupu.
lesson-congklak-last-turn-look-wrong = Kutoka *F* ungeishia *G*, na kwa kuendelea kupanda ungempa Kaskazini mbegu moja. Ungekuwa na mbegu 48 tu, na *A* lingefungwa katika raundi inayofuata.
lesson-congklak-last-turn-watch = Tazama *F*. Kaskazini hana mbegu na anapitisha zamu, kisha unacheza *G* na kuishia ghalani mwako.
lesson-congklak-last-turn-round = Ni 49 kwa 49: nyote wawili mnaweza kujaza tena mashimo yote saba. Kila shimo hujazwa kwa mbegu saba, hivyo hata mbegu moja inaweza kuamua kama shimo litafungwa. Wewe ndiye uliyecheza mwisho, kwa hiyo unaanza raundi mpya.

lesson-mangala-first-seed = Mbegu ya kwanza hurudi shimoni mwake
lesson-mangala-first-seed-back = Mangala. Mbegu ya kwanza hurudi katika shimo ulimochota. Tazama *D*: mbegu moja inarudi, kisha *E*, *F* na ghala lako. Unacheza tena.
lesson-mangala-first-seed-single = Mbegu iliyo peke yake hairudi: husonga mbele na kuacha shimo lake tupu. Ukicheza shimo lipi utaishia ghalani mwako?
lesson-mangala-first-seed-single-right = *F* ni tupu sasa, na bado ni zamu yako.
lesson-mangala-first-seed-single-wrong = Hatua hiyo haiishii ghalani mwako. *F* lina mbegu moja tu, nafasi moja kutoka ghalani.
lesson-mangala-first-seed-count = *F* ni tupu, mkabala na mbegu nane za *a*. Ukiishia humo, unaziteka. Mbegu moja hurudi katika shimo unalocheza, kwa hiyo unapohesabu punguza mbegu moja. Ukicheza shimo lipi utaishia *F*?
lesson-mangala-first-seed-count-right = Kati ya mbegu nne za *C* moja imerudi, na tatu zimepandwa hadi *F*. Pamoja na nane za *a* unateka tisa.
lesson-mangala-first-seed-count-wrong = Hatua hiyo inaishia kwingine. *C* liko nafasi tatu kutoka *F* na lina mbegu nne: moja inarudi, na tatu nyingine zinafika shimo tupu.

lesson-mangala-even = Fikisha idadi shufwa
lesson-mangala-even-look = Mangala. Mbegu yako ya mwisho ikifikisha idadi shufwa katika shimo la Kaskazini, unateka mbegu zake zote. *c* lina mbegu tisa. Ukicheza shimo lipi utaishia humo?
lesson-mangala-even-look-right = Kutoka *E* umefikisha kumi katika *c*, na unateka zote kumi.
lesson-mangala-even-look-wrong = Hatua hiyo haiishii *c*. *E* lina mbegu sita: moja hurudishwa shimoni, nyingine huenda *F*, ghalani mwako, *a*, *b* na *c*.
lesson-mangala-even-guard = Kwa hiyo shimo lenye idadi witiri ya mbegu liko hatarini. *B* lako lina tisa; *e* la Kaskazini lina tano: akilicheza anaishia *B* na kufikisha kumi. Unacheza shimo lipi?
lesson-mangala-even-guard-right = Katika *B* imebaki mbegu moja. Kaskazini akicheza *e*, atafikisha mbili tu.
lesson-mangala-even-guard-wrong = Baada ya hatua hiyo, Kaskazini akicheza *e* anaishia *B* na kuteka mbegu kumi. Ziondoe mbegu zako.

lesson-mangala-empty-row = Maliza mbegu za safu yako kwanza
lesson-mangala-empty-row-race = Mangala. Anayetangulia kumaliza mbegu za safu yake hupata zote zilizobaki. Ukicheza *F*, unaishia ghalani mwako; ukicheza *D*, unaishia *E* na kuteka mbegu tatu za *b*. Ucheze lipi kwanza?
lesson-mangala-empty-row-race-right = Mbegu moja imerudi *F*, na bado ni zamu yako.
lesson-mangala-empty-row-race-wrong = Baada ya hatua hiyo safu yako bado si tupu, na ni zamu ya Kaskazini. Cheza *F* kwanza: kila unapoishia ghalani mwako, unacheza tena.
lesson-mangala-empty-row-watch = Tazama *F* tena, kisha *D*: unateka mbegu nne na kuacha safu yako tupu.
lesson-mangala-empty-row-won = Mchezo umekwisha, na mbegu kumi na moja za safu ya Kaskazini ni zako: umeshinda 32 kwa 16. Katika Kalah zingekuwa za Kaskazini.
lesson-mangala-empty-row-feed = Kaskazini anaweza kufanya vivyo hivyo. Mbegu yake pekee, iliyo katika *f*, ingeingia ghalani mwake, na mbegu zako kumi na moja zingekuwa zake. Unacheza shimo lipi?
lesson-mangala-empty-row-feed-right = Sasa Kaskazini ana mbegu mbili zaidi: baada ya *f* mchezo unaendelea.
lesson-mangala-empty-row-feed-wrong = Baada ya hatua hiyo, Kaskazini anacheza *f*, anaacha safu ya juu tupu na kushinda 29 kwa 19. Ni mbegu za *F* tu zinazofika safu ya Kaskazini.

lesson-quan-sowing = Endelea kupanda na kuteka
lesson-quan-sowing-names = Ô ăn quan. Mbegu za mashimo kumi ni dân, yaani raia. Katika chumba cha kila mwisho wa ubao kuna quan, afisa wa mfalme, mwenye thamani ya mbegu kumi. Mchezo huisha quan wote wawili wakishatekwa.
lesson-quan-sowing-relay = Baada ya mbegu yako ya mwisho unachota za shimo linalofuata na kuendelea kupanda. Likiwa tupu, unateka shimo la ng’ambo yake. *d* ni tupu, na *e* linalolifuata lina mbegu sita. Kwa hatua gani utaishia *c*?
lesson-quan-sowing-relay-right = Kutoka *A* umeishia katika chumba cha pembeni. Umechota mbegu mbili za shimo linalofuata, *a*, na kuzipanda hadi *c*, kisha umeteka sita za *e*.
lesson-quan-sowing-relay-wrong = Hatua hiyo inaishia kwingine. Panda mbegu tano za *A* kulia: zinaishia katika chumba cha pembeni, na shimo linalofuata ni *a*.
lesson-quan-sowing-gaps = Unaendelea kuteka maadamu kunafuata shimo jingine tupu na jingine lenye mbegu. *c* na *e* ni matupu; baada ya hayo kuna *d* na chumba cha pembeni kushoto. Kwa hatua gani utaishia *b*?
lesson-quan-sowing-gaps-right = Kutoka *D* umeishia *b*. Umeteka mbegu nne za *d* na, baada ya *e*, lililo tupu, quan mwenye thamani ya kumi.
lesson-quan-sowing-gaps-wrong = Panda mbegu nne za *D* kulia: *E*, chumba, *a* na *b*.

lesson-quan-refill = Bakiza mbegu katika safu yako
lesson-quan-refill-keep = Ô ăn quan. Safu yako ikiwa tupu mwanzoni mwa zamu yako, lazima utie humo mbegu tano za ghala lako, moja katika kila shimo. Mbegu zako pekee ni mbili za *E*. Uzipande kwa mwelekeo gani?
lesson-quan-refill-keep-right = *D* na *C* yana mbegu mojamoja: safu yako si tupu, na hulipi chochote.
lesson-quan-refill-keep-wrong = Mbegu zote mbili zingetoka katika safu yako, na ungelipa tano. Panda *E* kushoto.
lesson-quan-refill-strike = Kaskazini anacheza *e* na hateki chochote. Quan wa mwisho, wa mbegu kumi, yuko katika chumba cha pembeni kulia, na *E* kando yake ni tupu. Kwa hatua gani utaishia *D*?
lesson-quan-refill-strike-right = Kutoka *C* umeishia *D* na, baada ya *E*, lililo tupu, umemteka quan.
lesson-quan-refill-strike-wrong = *C* liko nafasi moja kutoka *D*. Lipande kulia.
lesson-quan-refill-end = Quan wote wawili wametekwa, na mchezo umekwisha. Kila mmoja hupata mbegu za safu yake, na umeshinda 43 kwa 27. Kutokana na mbegu mbili ulizobakiza katika safu yako, umeteka kumi.
