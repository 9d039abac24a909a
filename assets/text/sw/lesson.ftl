### Masomo mafupi ubaoni. Funguo huanza na "lesson-", kisha jina la faili la somo.
###
### "Wewe" ni mwanafunzi, anayecheza Kusini, safu ya chini. Maandishi huonyeshwa kabla ya kuchezwa
### yanayotangazwa. Yanayosemwa kuhusu ubao yamethibitishwa: badilisha maneno, si ukweli. Herufi 240 hivi.

## Orodha ya masomo

lesson-chapter-beginning = Kwa kuanzia
lesson-chapter-examples = Kanuni kwa mifano
lesson-chapter-strategy = Kucheza vizuri

## Mchezo wa kwanza

lesson-first-steps = Hatua za kwanza
lesson-first-steps-lift = Mashimo kumi na mawili, mbegu nne katika kila moja. Safu ya chini, A hadi F, ni yako. Chagua shimo lako lolote: mbegu zake huchukuliwa na kutiwa mojamoja katika yanayofuata, kulia na kuzunguka ubao.
lesson-first-steps-lift-right = Hiyo ndiyo hatua: chukua mbegu za shimo, zipande. Sasa ingekuwa zamu ya Kaskazini.
lesson-first-steps-lift-wrong = Mashimo yako ni yale ya safu ya chini: A, B, C, D, E na F.
lesson-first-steps-sow = La muhimu ni pale mbegu yako ya mwisho inapoanguka. Safu ya Kaskazini huendeleza yako: baada ya F huja a, kisha b. Ni shimo gani linalotia mbegu yake ya mwisho katika a?
lesson-first-steps-sow-right = Ndiyo: D, E, F, a. Mbegu nne, mashimo manne.
lesson-first-steps-sow-wrong = Si hili. Anzia shimo linalofuata na uhesabu shimo moja kwa kila mbegu: la nne liwe a.
lesson-first-steps-capture = Mbegu yako ya mwisho ikianguka upande wa Kaskazini na kufanya mbili au tatu humo, unateka shimo hilo. Katika b kuna mbegu moja. Ni shimo gani linaloishia hapo?
lesson-first-steps-capture-right = Moja na yako ya mwisho ni mbili: zote mbili ni zako na zinaingia ghalani.
lesson-first-steps-capture-wrong = Hilo linaishia kwingine. Tafuta shimo ambalo mbegu yake ya mwisho inaanguka katika b: D liko mashimo manne kutoka hapo.
lesson-first-steps-chain = Kuna zaidi: shimo lililotangulia likiwa nalo sasa lina mbili au tatu, nalo hutekwa, na kuendelea kurudi nyuma katika safu ya Kaskazini. Tafuta hatua inayochukua b na c pamoja.
lesson-first-steps-chain-right = Mbili katika c, tatu katika b: mbegu tano. Katika a kuna tano, na mnyororo unakatika.
lesson-first-steps-chain-wrong = Bado. Mbegu ya mwisho lazima ianguke katika c; D lina mbegu tano.
lesson-first-steps-feed = Kaskazini hana mbegu tena. Haruhusiwi mtu kuachwa na njaa: ukiweza, lazima ucheze hatua inayompa Kaskazini mbegu. Shimo lako moja tu linafika mbali hivyo.
lesson-first-steps-feed-right = Amelishwa vizuri: F, a, b. Mchezo unaendelea.
lesson-first-steps-feed-wrong = Kaskazini bado asingekuwa na cha kucheza. E lina mbegu tatu: F, a, b.
lesson-first-steps-end = Hayo yanatosha: chukua, panda, teka, lisha. Mtu asipoweza kucheza, kila mmoja hubaki na mbegu za safu yake, na ghala lililojaa zaidi hushinda. Furahia mchezo!

## Kanuni kwa mifano

lesson-must-feed = Shimo lisiloweza kuchezwa
lesson-must-feed-look = Safu ya Kaskazini ni tupu. B lingeishia E bila kumpa Kaskazini chochote: maadamu shimo jingine linamlisha, B haliwezi kuchezwa. Jaribu ukitaka. Ni mashimo gani yanaweza kuchezwa?
lesson-must-feed-right = D na F yote yanafikia safu ya Kaskazini. Lolote kati yake linafaa.
lesson-must-feed-wrong = Shimo hili haliwezi kuchezwa sasa. Tafuta ambalo mbegu zake zinafikia safu ya juu.
lesson-must-feed-free = Na hapa? Hakuna shimo lako linalofikia safu ya Kaskazini, kwa hiyo uko huru kucheza upendavyo. Tazama A.
lesson-must-feed-end = Kaskazini hana hatua, na mchezo umekwisha. Mbegu nne za safu yako ni zako: umeshinda 26 kwa 22.

lesson-capture = Kuteka
lesson-capture-look = Ili kuteka inahitajika mbegu ya mwisho inayofanya mbili au tatu upande wa Kaskazini. Hapa ni shimo lako moja tu linaloweza. Litafute.
lesson-capture-right = D limefika b, palipokuwa na mbegu mbili: sasa tatu, na umezitwaa. Katika a kuna tano, na mnyororo unakatika.
lesson-capture-wrong = Mbegu yake ya mwisho haiteki chochote. Shimo b la Kaskazini lina mbegu mbili: ni shimo gani linaloishia hapo?

lesson-triple-capture = Mbegu saba kwa mara moja
lesson-triple-capture-look = Mashimo madogo yaliyo bega kwa bega ni udhaifu. Katika a, b na c kuna mbegu moja, moja na mbili. Shimo lako moja linayachukua yote matatu.
lesson-triple-capture-right = Tatu katika c, mbili katika b, mbili katika a: umeteka mashimo matatu, mbegu saba. Mnyororo hurudi nyuma kutoka mbegu yako ya mwisho.
lesson-triple-capture-wrong = Si hili. Mbegu yako ya mwisho lazima ianguke katika c: hesabu kutoka D.

lesson-grand-slam = Kufagia yote kunakataliwa
lesson-grand-slam-look = Mbegu saba zilezile, lakini Kaskazini hana nyingine. D lingechukua zote na kumwacha Kaskazini bila kitu. Tazama.
lesson-grand-slam-void = Kuteka zote alizo nazo mpinzani ni kufagia yote, na hubatilika: mbegu hubaki kama zilivyopandwa, na huchukui hata moja. Hatua yenyewe inaruhusiwa.

lesson-gap = Pengo hukata mnyororo
lesson-gap-look = Katika c, b na a kuna mbegu mbili, tatu na moja. D linatia moja katika kila shimo. Yapi yatatekwa? Tazama b.
lesson-gap-end = Ni c tu, lenye tatu. Katika b mbegu yako imefanya nne: hilo ni pengo, na mnyororo unaishia hapo. Mbili za a zinabaki, ingawa mbili zingefaa.

## Kucheza vizuri

lesson-master-stone = Jiwe kuu
lesson-master-stone-pass = Mbegu ya mwisho ya upandaji ndiyo jiwe kuu: hiyo peke yake hufungua utekaji. D linatia mbegu katika a, b na c na kufanya mbili katika kila moja. Tazama linachochukua.
lesson-master-stone-choose = Hakuna: mbegu ya mwisho ilienda hadi d na kufanya tano. Anza upya. Ni shimo gani linaloweka jiwe lake kuu katika c?
lesson-master-stone-right = Mbegu zilezile katika a, b na c, lakini sasa ya mwisho iko katika c: zote sita ni zako.
lesson-master-stone-wrong = Mbegu yake ya mwisho haiteki chochote. Hesabu kurudi nyuma kutoka c: mbegu nne zingetosha kutoka E.

lesson-attack = Shambulio: vitisho viwili kwa pamoja
lesson-attack-look = Hakuna cha kuteka. Lakini unaweza kujiandaa: tafuta hatua tulivu ambayo baada yake mashimo yako mawili yanatishia kuteka. Kaskazini anaweza kujibu kimoja tu.
lesson-attack-prepared = Sasa D linatishia a, na F linatishia c. Kaskazini acheze vyovyote, utateka.
lesson-attack-wrong = Hiyo haina nguvu ya kutosha. E linampa F mbegu moja na a moja: tazama D na F zitaweza nini baadaye.
lesson-attack-take = Kaskazini anaiondoa c hatarini. Chukua lile jingine!
lesson-attack-right = Vitisho viwili, kinga moja: hivyo ndivyo mbegu zinavyopatikana.
lesson-attack-missed = Hiyo haiteki chochote. D lina mbegu tatu, na a lina moja.

lesson-defence = Kujilinda: njia tatu
lesson-defence-flee = Tazama shimo d la Kaskazini: mbegu tano, ya mwisho katika C. Ingefanya mbili humo na tatu katika B. Ondoka njiani mwake.
lesson-defence-flee-right = Kukimbia: C ni tupu sasa, na mbegu moja inayoanguka humo haiteki chochote.
lesson-defence-flee-wrong = Shimo d la Kaskazini bado lingeteka. Linahitaji kuishia katika shimo linapofanya mbili au tatu: usiiache C hivyo.
lesson-defence-fill = Shimo f la Kaskazini lina mbegu tatu na linaishia katika C, ambapo lingefanya tatu. Safari hii usikimbie: jaza.
lesson-defence-fill-right = C lina tatu. Moja zaidi ingefanya nne, na nne haziwezi kutekwa.
lesson-defence-fill-wrong = Kuna bora zaidi. Mbegu moja zaidi katika C inalilinda: ni shimo gani linalopita hapo?
lesson-defence-overload = Shimo a la Kaskazini lina mbegu saba na linaishia katika B: lingechukua A na B, mbili kila moja. Safari hii usikimbie wala usijaze: mzidishie mshambuliaji!
lesson-defence-overload-right = Mbegu nane katika a: zinakwenda shimo moja mbali mno na kuishia katika C, ambapo haziteki chochote.
lesson-defence-overload-wrong = Kuna bora zaidi. Tia mbegu katika a, na upandaji wake utaishia shimo moja mbele.

lesson-kroo = Kroo
lesson-kroo-what = Shimo lililoachwa likue hadi mbegu kumi na mbili au zaidi huitwa kroo, neno la Waakan. Likipandwa huzunguka ubao wote, hujiruka lenyewe na kuanza mzunguko wa pili. Tazama E, lenye kumi na mbili.
lesson-kroo-unripe = Mbegu ya kumi na mbili iliangukia F, upande wako, na haikuteka chochote. Kroo halikuwa limeiva: mzunguko wake wa pili lazima ufikie a, shimo la kwanza la safu ya Kaskazini.
lesson-kroo-ripen = Kutoka E hilo linahitaji mbegu kumi na tatu. Ziko kumi na mbili. Tafuta hatua tulivu inayoivisha kroo.
lesson-kroo-ripen-right = Kumi na tatu. Sasa mbegu ya mwisho ingefika a mara ya pili. Kroo lililoiva ni tishio; hakuna haraka ya kulicheza.
lesson-kroo-ripen-wrong = E bado limepungukiwa mbegu moja, au limeondoka mapema mno. Ni shimo lako lipi linaloishia katika E?
lesson-kroo-reap = Kroo hutia mbegu mbili linapopita mara mbili: shimo tupu huwa na mbili, lenye moja huwa na tatu. Hapa ziko kumi na tano, zinazotosha kufika c. Vuna!
lesson-kroo-reap-right = Mbili katika c, tatu katika b, mbili katika a: mbegu saba. Safu iliyo karibu tupu ndiyo inayoogopa kroo zaidi.
lesson-kroo-reap-wrong = Kroo limeiva, na safu ya Kaskazini iko karibu tupu: cheza E.

lesson-against-kroo = Dhidi ya kroo
lesson-against-kroo-danger = Kroo la Kaskazini katika e lina mbegu kumi na tano. Mzunguko wake wa pili unaishia C, na mashimo yako ya kwanza ni karibu matupu. Tazama yatakachopoteza.
lesson-against-kroo-dam = Mbegu saba zimekwenda. Lakini C likiwa na nne, kroo lingefanya sita humo na lisingeteka chochote. Rundo kama hilo ni bwawa. Ni mashimo gani unaweza kucheza bila kulibomoa?
lesson-against-kroo-dam-right = Bwawa limesimama. Maadamu kroo linaishia C, halichukui chochote.
lesson-against-kroo-dam-wrong = C ni bwawa lako: bila hilo kroo linachukua mbegu saba. Cheza kingine.
lesson-against-kroo-pressure = Shinikizo: kroo lina mbegu kumi na mbili, na limebakiza moja kuiva. Kaskazini hana kingine cha kucheza. Iwe hivyohivyo: cheza hatua isiyompa Kaskazini mbegu.
lesson-against-kroo-pressure-right = Sasa Kaskazini lazima alicheze kroo kabla halijaiva.
lesson-against-kroo-pressure-wrong = F lingempa Kaskazini mbegu mbili, na muda wa kusubiri. Baki nyumbani.
lesson-against-kroo-forced = Kaskazini hana la kufanya. Tazama: mbegu ya mwisho haipiti f na haiteki chochote, na mbegu sita kati ya hizo ziko upande wako.
lesson-against-kroo-overload = Kuzidisha: mbegu kumi na tisa katika a, zinazotosha tu kuishia C na kuchukua B na C. Lipe moja zaidi, na litaishia D, ambapo mbegu nne zinangoja.
lesson-against-kroo-overload-right = Ishirini: mbegu ya mwisho ingefanya sita katika D. Kubwa mno halina madhara kama lilivyo dogo mno.
lesson-against-kroo-overload-wrong = Hapo kroo linapiga, au Kaskazini anapata mbegu nyingi mno. Ni shimo gani linalotia mbegu yake ya mwisho katika a?

lesson-endgame = Mwisho wa mchezo
lesson-endgame-look = Zimebaki mbegu tano, na Kaskazini ana mbili tu. Hatua ya nyumbani haikugharimu kitu; mbegu inayovuka ni zawadi. Mfanye Kaskazini aje kwako.
lesson-endgame-right = B linasubiri, na Kaskazini lazima asogee. Weka hatua ndogo kwa ajili ya mwisho: anayeishiwa nazo lazima atoe.
lesson-endgame-wrong = F linatoa mbegu zake zote mbili. Unayo hatua ndogo zaidi.

lesson-hungry = Kumweka mpinzani na njaa
lesson-hungry-keep = 22 kwa 22. Kaskazini ana mbegu moja tu, katika f: zamu yake ijayo itaangukia A, na mbegu moja iliyo humo ingekuwa mbili na kupotea. Kaa pembeni, wala usitoe kitu.
lesson-hungry-keep-right = A ni tupu, na hakuna kilichovuka: Kaskazini bado ana njaa.
lesson-hungry-keep-wrong = Hapo f linafanya mbili katika A na kuziteka. Iondoe A njiani mwake.
lesson-hungry-gather = Kaskazini anatoa mbegu yake ya mwisho. Hakuna mbegu yako inayoweza sasa kufikia safu yake, kwa hiyo hulazimiki kulisha: cheza upendavyo.
lesson-hungry-gather-right = Kaskazini hawezi kucheza, mchezo umekwisha, na mbegu nne za safu yako ni zako: 26 kwa 22.
lesson-hungry-gather-wrong = Mbegu yako yoyote inafaa.
lesson-hungry-fed = Lakini mwenye njaa bado hajashindwa. Sasa wewe huna kitu: mchezo ukiishia hapa, Kaskazini angeshinda 26 kwa 22. Lakini d lake linafikia safu yako, kwa hiyo lazima alicheze. Tazama.
lesson-hungry-strike = Mbegu nane zimetoka, na sita kati yake ni zako za kucheza. Moja inateka mara moja. Ipi?
lesson-hungry-strike-right = Mbegu tatu, na 25 ghalani mwako: zaidi ya nusu ya 48. Umeshinda.
lesson-hungry-strike-wrong = Hiyo haiteki chochote. F lina mbegu moja, na a lina mbili.
