### Kuhusu mchezo: historia, vitabu, maneno, shukrani. Funguo huanza na "background-".

## Historia

background-history-heading = Historia
background-history-family = Awale ni mmoja wa michezo ya kupanda, ukoo mkongwe na ulioenea kama ule wa michezo ya karata. Wataalamu huiita mankala, kutokana na neno la Kiarabu la kusogeza vitu. Katika yote, mbegu za shimo huchukuliwa na kutiwa mojamoja katika mashimo yanayofuata; aina zipatazo mia mbili zimeelezwa.
background-history-age = Hakuna ajuaye ilikotoka. Safu za mashimo zimeonekana zimechongwa katika mawe ya Misri ya kale, lakini ni lini zilichongwa, na kama zilikuwa za kuchezea, bado kunabishaniwa. Mbao zilizochongwa katika miamba ya Ethiopia na Eritrea zina umri wa zaidi ya miaka elfu moja.
background-history-travels = Leo michezo ya kupanda iko nyumbani katika Afrika yote; Waswahili wanacheza bao. Watu waliotekwa utumwani waliivusha Atlantiki: katika Karibi huchezwa hadi leo, na Wamaroon wa Suriname wameutunza wao. Mingine iko Arabuni, India, Asia ya Kati hadi Borneo na Ufilipino. Kutoka kijiji hadi kijiji mchezo uleule hubadili jina na baadhi ya kanuni.
background-history-seeds = Mbegu aghalabu ni za Caesalpinia bonduc, kichaka chenye miiba cha pwani zenye joto: za mviringo, za kijivu, laini na ngumu kama mawe. Huelea kuvuka bahari na bado huota. Kokoto, kauri na gololi zinafaa pia.
background-history-people = Ubao unaweza kuwa hazina iliyochongwa, yenye mguu na ghala kila upande, au safu mbili za mashimo mchangani. Watu hucheza haraka na kwa sauti, na watazamaji hutoa ushauri; kuchukua na kupanda bila kuhesabu kwa sauti ni sehemu ya ufundi.

## Vitabu

background-books-heading = Vitabu
background-books-intro = Kwa wanaotaka kusoma zaidi:
background-books-murray = H. J. R. Murray: A History of Board-Games Other than Chess. Oxford, Clarendon Press, 1952.
background-books-beart = Charles Béart: Jeux et jouets de l’Ouest africain. Dakar, IFAN, 1955.
background-books-deledicq-popova = André Deledicq na Assia Popova: Wari et solo. Le jeu de calculs africain. Paris, CEDIC, 1977.
background-books-russ = Laurence Russ: Mancala Games. Algonac, Michigan, Reference Publications, 1984.
background-books-ballou = Ballou, 1993: chanzo cha mtangulizi wa mchezo huu, ambacho tunajua mwandishi na mwaka tu.
background-books-de-voogt = Alexander J. de Voogt: Mancala Board Games. London, British Museum Press, 1997.

## Maneno. Kila moja hufuatwa na nukta mbili na maana yake.

background-glossary-heading = Maneno ya mchezo
background-glossary-hole = Shimo: kimoja cha vishimo vya ubao, ambamo mbegu hukaa.
background-glossary-seed = Mbegu: kinachopandwa na kutekwa. Mbegu zote ni sawa na si za mtu hadi zitekwe.
background-glossary-loft = Ghala: mchezaji anapoweka mbegu alizoteka. Hazirudi kamwe ubaoni.
background-glossary-territory = Safu: mashimo ya upande wa mchezaji, anayoyacheza katika aina nyingi za mchezo.
background-glossary-sow = Kupanda: kutia mojamoja mbegu zilizochukuliwa katika mashimo yanayofuata.
background-glossary-lap = Mzunguko: konzi moja iliyopandwa hadi mbegu yake ya mwisho.
background-glossary-relay = Kuendeleza: shimo lililofikiwa na mbegu ya mwisho huchukuliwa nalo, na mzunguko mwingine huanza.
background-glossary-master-stone = Jiwe kuu: mbegu ya mwisho ya upandaji, ambayo utekaji hutegemea.
background-glossary-capture = Kuteka: kuchukua mbegu za shimo na kuzitia ghalani mwako, kama aina ya mchezo inavyoruhusu.
background-glossary-chain = Mnyororo: mashimo yanayotekwa pamoja, kurudi nyuma kutoka lile lililofikiwa na mbegu ya mwisho.
background-glossary-grand-slam = Kufagia yote: utekaji ambao ungemwacha mpinzani bila hata mbegu moja. Aina nyingi huukataza, huubatilisha au huufupisha.
background-glossary-feed = Kulisha: kucheza ili mpinzani awe na mbegu za kucheza.
background-glossary-hungry = Mwenye njaa: mchezaji aliye na mbegu chache upande wake, au asiye nazo.
background-glossary-kroo = Kroo: kwa Waakan, shimo lililoachwa likue hadi mbegu kumi na mbili au zaidi. Limeiva mzunguko wake wa pili unapofikia shimo la kwanza la mpinzani.
background-glossary-dam = Bwawa: shimo lililojaa vizuri, ambapo kroo haliteki chochote.

## Kuhusu

background-about-heading = Kuhusu mchezo huu
background-about-game = Awale ni mkusanyiko wa michezo ya kupanda yenye ubao mmoja kwa yote. Aina za mchezo ni data, si programu: kila moja ni faili linaloweza kusomwa, kubadilishwa na kushirikiwa. Mtangulizi wake alikuwa programu ya 1996 na 1997, ambayo kitabu chake cha kanuni ndicho chanzo cha aina nyingi.
background-about-thanks = Asante kwa wote waliorithisha mchezo huu, kutoka mchezaji hadi mchezaji, kwa muda mrefu; kwa waandishi wa mtangulizi; na kwa wanaotengeneza Rust, Bevy, egui, Fluent na programu huria zote ambazo mchezo huu umejengwa kwazo.
background-about-licences = Programu hii ni programu huria chini ya leseni ya MIT. Fonti Andika na Arima ziko chini ya SIL Open Font License. Asili na leseni ya kila sauti, fonti na picha zimeorodheshwa katika faili CREDITS.csv.
