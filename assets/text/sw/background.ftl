### Kuhusu mchezo: historia, vitabu, maneno, shukrani. Funguo huanza na "background-".

## Historia: madai, pamoja na anayeyatoa

background-history-heading = Historia
background-history-claims = Vyanzo havikubaliani kuhusu asili ya mchezo. Haya ndiyo yanayodaiwa na kila chanzo.
background-history-rule-book = Kitabu cha kanuni cha Didier na Olivier Guillion (1996–97) kinaitaja Awale kuwa mmojawapo wa michezo ya kale zaidi ya mbinu inayojulikana, na kinaweka asili yake katika karne ya 5 au ya 6. Kutoka hapo, kinasema, mchezo ulienea Mashariki ya Kati, karibu Afrika yote na dunia nzima. Kinautaja kuwa sehemu muhimu ya utamaduni wa Afrika, na kinasema kwamba karibu kila kijiji kina aina yake.
background-history-leaflet = Kipeperushi cha Maison des Jeux ya Strasbourg kinataja dalili za karne ya 4 kabla ya Kristo, na kinasema kwamba mchezo ulichezwa katika Misri ya Mafarao na pia India. Kipeperushi kinaongeza kwamba mchezo huitwa Mancala katika Afrika Kaskazini, na Wari au Ayo katika sehemu za Afrika kusini mwa Sahara; kwamba kuna aina zipatazo mia mbili; na kwamba Asia ina michezo inayofanana, kama Pallankuli.
background-history-seeds = Kwa mujibu wa kipeperushi cha Strasbourg, mara nyingi mbegu hutoka kwenye mti uitwao Caesalpinia crista. Jina lake la kienyeji hutofautiana kutoka eneo hadi eneo, na mara nyingi hupewa mchezo pia: Awale ni mfano mmojawapo.
background-history-travels = Waafrika waliofanywa watumwa, kinasema kipeperushi cha Strasbourg, waliupeleka mchezo kwenye visiwa vya Karibi na Amerika, kwa jina la Adji.
background-history-help-file = Faili ya msaada ya programu ya 1996 inaitaja Awale kuwa mmojawapo wa michezo ya mancala, inayochezwa kwa mawe kwenye ubao wa mti uliochongwa mashimo. Inasema kwamba mchezo unaonekana kuwa ulitoka Misri ya kale na kuenea polepole kote Afrika.
background-history-collection = Kwa mujibu wa ensaiklopidia Mancala World, kitabu cha kanuni kilibadilisha kanuni au mbao za michezo kadhaa kati ya kumi na sita iliyomo. Programu hii inafuata kitabu hicho na inaongeza kanuni tatu zake yenyewe: hali ya ubao ikijirudia mchezo huisha, upandaji husimama baada ya mizunguko 200, na mchezaji anayekubali kushindwa hushindwa, bila kujali hesabu.

## Programu ya 1996

background-ancestor-heading = Programu ya awali (1996)
background-ancestor-board = 25 Desemba 1995: Baba Krismasi anamletea mmoja wa waandishi ubao wa mbao halisi.
background-ancestor-programming = 26 Desemba 1995: Didier na Olivier Guillion wanaanza kuandika programu kwenye Macintosh.
background-ancestor-release = 2 Januari 1996: toleo 1.0, kwa Macintosh na Windows 95.
background-ancestor-program = Programu hucheza aina mbili, Awale na 2-4, kwa viwango saba, katika mchezo mmoja au shindano la michezo sita. Inaweza kuonyesha hatua inapoishia, na hutoa maelezo ya hatua. Bingwa Mkuu, kiwango chake cha juu zaidi, “kwa sasa bado hakijashindwa”, inasema faili yake ya msaada.
background-ancestor-rule-book = 1996–97: Didier na Olivier Guillion wanachapisha kitabu cha kanuni, chenye aina kumi na sita. Wachezaji wanaweza kutunga kanuni zao na kuzituma kwa waandishi.

## Vitabu na vyanzo vingine

background-books-heading = Vitabu na vyanzo vingine
background-books-intro = Vyanzo vya kanuni na vya maandishi haya:
background-books-rule-book = Didier na Olivier Guillion: kitabu cha kanuni cha Awale. Toulouse, 1996–97.
background-books-help-file = Didier na Olivier Guillion: faili ya msaada ya Awale 1.0, 1996.
background-books-ballou = Kanga Ballou: Règles et stratégies du jeu d’Awalé. Abidjan, Nouvelles Éditions Ivoiriennes, 1993.
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-russ = Laurence (Larry) Russ: Mancala Games. Algonac, Michigan, Reference Publications, 1984.
background-books-powell-cotton = P. H. G. Powell-Cotton: A Mancala Board Called “Songo”, katika: Man, 1931.
background-books-leaflet = Maison des Jeux, Strasbourg: kipeperushi kuhusu kanuni za Abidjan.
background-books-wari = Makala ya mtandaoni kuhusu Wari, 14 Septemba 2009.
background-books-africa-imports = Africa Imports: makala kuhusu kanuni za mchezo (africaimports.com).
background-books-oware-society = Oware Society: kanuni za Abapa (s.helan.free.fr/awele/rules).
background-books-mancala-world = Mancala World, ensaiklopidia ya mtandaoni (mancala.fandom.com).
background-books-further = Vitabu vya kusoma zaidi
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq na Assia Popova: Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. London, British Museum Press, 1997.

## Maneno. Kila moja hufuatwa na nukta mbili na maana yake.

background-glossary-heading = Maana za maneno
background-glossary-hole = Shimo: sehemu iliyochongwa ubaoni ya kuwekea mbegu.
background-glossary-seed = Mbegu: kete za mchezo, zinazopandwa na kutekwa. Zote ni sawa, na hazina mwenyewe hadi zitekwe.
background-glossary-loft = Ghala: mahali pa kuwekea mbegu ambazo mchezaji ameteka. Katika aina nyingi, hazirudi kamwe ubaoni.
background-glossary-territory = Safu: mashimo ya upande wa mchezaji. Katika aina nyingi unacheza mashimo ya safu yako tu.
background-glossary-sow = Kupanda: kutia mbegu zilizochotwa mojamoja katika mashimo yanayofuata.
background-glossary-lap = Mzunguko: kupanda mbegu zilizochotwa mara moja, kuanzia ya kwanza hadi ya mwisho.
background-glossary-loop = Duara: upandaji wa mbegu zaidi ya kumi na moja, unaozunguka ubao wote wa mashimo kumi na mawili. Katika baadhi ya aina huruka shimo la kuanzia, ambalo hubaki tupu.
background-glossary-relay = Kuendeleza upandaji: kuchota mbegu za shimo ambamo mzunguko umeishia na kupanda nazo mzunguko mwingine.
background-glossary-master-stone = Jiwe kuu: mbegu ya mwisho ya upandaji, ambayo utekaji huitegemea.
background-glossary-capture = Kuteka: kuhamishia ghalani mwako mbegu za shimo, kwa kufuata kanuni za aina inayochezwa.
background-glossary-chain = Mnyororo: mashimo yanayofuatana na kutekwa pamoja, kurudi nyuma kutoka lile lililofikiwa na mbegu ya mwisho.
background-glossary-grand-slam = Kufagia yote: utekaji ambao ungemwacha mpinzani bila hata mbegu moja. Katika aina nyingi hukatazwa, hubatilika au hupunguzwa.
background-glossary-feed = Kulisha: kucheza hatua inayomwachia mpinzani mbegu za kucheza.
background-glossary-hungry = Mwenye njaa: mchezaji ambaye safu yake ina mbegu chache au haina kabisa.
background-glossary-kroo = Kroo: shimo lenye mbegu za kutosha kuzunguka ubao wote: kumi na mbili au zaidi. Neno hili ni la Kiakan, na maana yake ni mkusanyiko.
background-glossary-ripe = Kuiva: kroo limeiva likiwa na mbegu za kutosha kufika shimo la kwanza la mpinzani mara ya pili.
background-glossary-dam = Bwawa: mbegu zaidi ya mbili katika shimo ambamo kroo litaishia, ili lisiteke chochote hapo.
background-glossary-pressure = Shinikizo: kumlisha mpinzani kidogo iwezekanavyo, ili alazimike kucheza kroo lake kabla halijaiva.
background-glossary-overloading = Kuzidisha: kulisha kroo hadi likose shabaha yake.

## Shukrani

background-thanks-heading = Shukrani
background-thanks-authors = Kwa Didier na Olivier Guillion wa Toulouse (baadaye Myriad), walioandika programu na kitabu cha kanuni cha 1996–97, chanzo cha aina nyingi; na kwa waliowapendekezea kanuni: F. Pingaud, Steve Evans na Olivier Rolland.
background-thanks-ancestor = Programu ya 1996 iliwashukuru Jean-François Cassan, mjaribu mkuu wa matoleo yake ya beta, na Baba Krismasi, kwa wazo zuri. Programu hii pia inawashukuru.
background-thanks-sources = Kwa Maison des Jeux ya Strasbourg, kwa kipeperushi chake chenye kanuni za Abidjan na mchezo wake wa watoto wadogo; kwa Africa Imports (africaimports.com), kwa makala yake kuhusu kanuni; na kwa mwandishi wa makala ya 14 Septemba 2009 kuhusu Wari.
background-thanks-makers = Kwa wote waliorithisha mchezo huu, kutoka kwa mchezaji mmoja hadi mwingine; na kwa watengenezaji wa Rust, Bevy, egui, Fluent na programu huria zote zilizo ndani ya mchezo huu.

## Kuhusu

background-about-heading = Kuhusu mchezo huu
background-about-game = Awale ni mkusanyiko wa michezo ya kupanda. Kila aina ni faili unayoweza kuisoma, kuibadilisha na kuwapa wengine. Mtangulizi wake ni programu ambayo Didier na Olivier Guillion waliiandika mwaka 1996 na 1997, na kitabu chao cha kanuni ndicho chanzo cha aina nyingi.
background-about-licences = Hii ni programu huria yenye leseni ya MIT. Fonti Andika na Arima zinatolewa kwa leseni ya SIL Open Font License. Faili CREDITS.csv inaorodhesha asili na leseni ya kila sauti, fonti na picha.
background-libraries-heading = Maktaba za programu
background-libraries = Programu hii ina maktaba { $count } zilizotengenezwa na wengine, kila moja kwa leseni yake. Maandishi ya leseni yamo katika faili licences.txt inayokuja na programu; amri “awale-engine licences” pia huyaonyesha.
