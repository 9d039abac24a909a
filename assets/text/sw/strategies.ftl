### Mbinu, za kusoma. Funguo huanza na "strategies-".
###
### Kusini ni safu ya chini, A hadi F, Kaskazini ya juu, a hadi f. Kisemwacho na mfano kimejaribiwa: badilisha maneno, si mambo yenyewe.

strategies-heading = Mbinu
strategies-intro = Faili ya msaada ya 1996 inataja makundi matatu ya mbinu: za kushambulia, za kujilinda na za mwisho wa mchezo. Inaiita kroo mbinu ya jadi ya kushambulia na, kwa mujibu wa Ballou, inataja bwawa, shinikizo na kuzidisha kama kinga dhidi yake. Mbinu za mwisho wa mchezo zilizo hapa zina vyanzo vingine: ile ya mchezaji mwenye njaa imetoka katika kipeperushi cha Strasbourg, ile ya hatua ndogo katika programu hii.
strategies-offensive = Kushambulia: kroo
strategies-defensive = Kujilinda dhidi ya kroo
strategies-end = Mwisho wa mchezo

## Kila moja ina kichwa, maelezo na mfano

strategies-master-stone = Jiwe kuu
strategies-master-stone-what = Mbegu ya mwisho iliyopandwa huitwa jiwe kuu. Ni mbegu hii tu inayoweza kuanzisha utekaji; mbegu zinazoanguka kabla yake huutayarisha tu.
strategies-master-stone-example = Kutoka *E*, mbegu nne zinafikisha mbili katika kila moja ya *a*, *b* na *c*. Ya mwisho inaangukia *c*: Kusini anateka mbegu sita. Kutoka *D*, mbegu sita zinafikisha mbili zilezile, lakini ya mwisho inaendelea hadi *d*, inafikisha tano humo, na haiteki chochote.
strategies-kroo = Kroo
strategies-kroo-what = Kroo ni shimo lenye mbegu za kutosha kuzunguka ubao wote: kumi na mbili au zaidi. Neno hili ni la Kiakan, na maana yake ni mkusanyiko. Likipandwa hufanya duara, ambalo huruka shimo la kuanzia na kuliacha tupu. Likichezwa kwa wakati wake, ni janga kwa mpinzani: linapopita mara mbili huacha mnyororo mrefu wa mbili na tatu.
strategies-kroo-example = *E* lina mbegu kumi na tano. Zinazunguka na kufika *a*, *b* na *c* mara ya pili: mbili katika *a*, tatu katika *b*, mbili katika *c*. Kusini anateka zote saba, na *E* ni tupu.
strategies-ripe = Kroo lililoiva
strategies-ripe-what = Kroo limeiva likiwa na mbegu za kutosha kufika shimo la kwanza la mpinzani mara ya pili. Likichezwa mapema zaidi, halifiki hapo. Kroo lililoiva ni tishio, na linaweza kungoja.
strategies-ripe-example = Kutoka *E*, zinahitajika mbegu kumi na tatu ili kutia ya pili katika *a*; *E* lina kumi na mbili tu. Hatua ya *D* inaongeza ya kumi na tatu. Kroo lingechezwa sasa, lingeishia *a*, lingefikisha mbili humo na kuziteka.
strategies-dam = Bwawa
strategies-dam-what = Acha mbegu zaidi ya mbili katika shimo ambamo mbegu ya mwisho ya kroo la mpinzani itaanguka. Baada ya upandaji, shimo hilo huwa na mbegu nyingi mno kutekwa: ni bwawa, nalo hulinda pia mashimo yaliyo kabla yake.
strategies-dam-example = Kroo la Kaskazini katika *e* lina mbegu kumi na tano: ya mwisho ingeangukia *C*, lenye nne. Kusini analiacha *C* na kucheza *A*; kroo linafikisha sita katika *C* na haliteki chochote. Kama Kusini angecheza *C*, kroo lingeteka mbegu saba.
strategies-pressure = Shinikizo
strategies-pressure-what = Mlishe mpinzani kidogo iwezekanavyo: asipokuwa na hatua nyingine, lazima acheze kroo lake kabla halijaiva.
strategies-pressure-example = Kroo katika *e* lina mbegu kumi na mbili, pungufu kwa moja, na Kaskazini hana kingine cha kucheza. Kusini anacheza *C* na hatoi mbegu, kwa hiyo Kaskazini lazima acheze *e*. Mbegu yake ya mwisho inafika *f* na haiteki chochote.
strategies-overloading = Kuzidisha
strategies-overloading-what = Lilishe kroo hadi likose shabaha: kwa mbegu moja zaidi huishia shimo moja mbele.
strategies-overloading-example = Kroo katika *a* lina mbegu kumi na tisa: lingeishia *C* na kuteka mbili humo na mbili katika *B*. Kusini anacheza *E*, na mbegu ya mwisho inaangukia *a*. Likiwa na ishirini, kroo linaishia *D*, linafikisha sita humo na haliteki chochote.
strategies-small-moves = Hatua ndogo
strategies-small-moves-what = Mbegu zinapobaki chache, hatua ya ndani ya safu yako haigharimu chochote, na mbegu inayovuka ni zawadi. Tunza hatua ndogo kwa ajili ya mwisho: mchezaji anayeishiwa nazo lazima atoe mbegu.
strategies-small-moves-example = Mbegu tano zimebaki. Kusini akicheza *B*, anapanda katika *C* na kubaki katika safu yake. Akicheza *F*, anampa Kaskazini mbegu zake zote mbili, naye anazo mbili tu.
strategies-hungry = Mwenye njaa, lakini hajashindwa
strategies-hungry-what = Mchezaji mwenye njaa si lazima awe ameshindwa, kinasema kipeperushi cha Strasbourg: kanuni zinapodai kulisha, mpinzani lazima atoe mbegu, na kwa kufanya hivyo huenda akalazimika kuacha nafasi ya kuteka.
strategies-hungry-example = Kusini hana mbegu. Kaskazini lazima acheze *d*, shimo pekee linalofika safu ya Kusini. Kisha Kusini anacheza *F*, anafikisha tatu katika *a* na kuziteka. Sasa Kusini ana mbegu 25, zaidi ya nusu ya 48, na mchezo unaendelea.
