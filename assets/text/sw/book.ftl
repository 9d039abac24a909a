### Kitabu cha kanuni, kinachoandikwa kutokana na vipimo vya aina ya mchezo. Funguo huanza na "book-".
###
### "Wewe" ni mchezaji mwenye zamu. $where ni "own", "opponent" au "any": safu, kama anavyoiona
### mchezaji huyo. $counts ni kile kilichomo shimoni: "mbegu mbili au tatu".

## Kinachojulikana kuhusu aina hii.

book-aliases = Majina mengine:
book-origin = Asili:
book-proposed-by = Imependekezwa na:
book-source = Chanzo:
book-lab = Takwimu:
book-solved = Mchezo bila kosa:
book-solved-first = Wote wawili wakicheza bila kosa, mchezaji wa kwanza hushinda kwa { $margin ->
        [one] mbegu moja
       *[other] mbegu { $margin }
    }.
book-solved-second = Wote wawili wakicheza bila kosa, mchezaji wa pili hushinda kwa { $margin ->
        [one] mbegu moja
       *[other] mbegu { $margin }
    }.
book-solved-draw = Wote wawili wakicheza bila kosa, mchezo huisha kwa sare.
book-solved-first-only = Wote wawili wakicheza bila kosa, mchezaji wa kwanza hushinda; tofauti ya mbegu haijulikani.
book-solved-second-only = Wote wawili wakicheza bila kosa, mchezaji wa pili hushinda; tofauti ya mbegu haijulikani.
book-solved-line = Mfano wa mchezo bila kosa, Kusini akianza: { $line }.

## Ubao

book-board-heading = Ubao
book-board = Ubao una safu mbili, kila moja yenye mashimo { $holes }. { $owners ->
        [no] Mchezaji yeyote anaweza kucheza shimo lolote.
       *[yes] Safu iliyo karibu nawe ni yako, na ile nyingine ni ya mpinzani wako.
    } Kila mmoja pia ana ghala la mbegu alizoteka: hakuna mbegu inayopandwa humo, na zilizomo hazitoki tena.
book-world-board = Ubao una safu mbili, kila moja yenye mashimo { $holes }. { $owners ->
        [no] Mchezaji yeyote anaweza kucheza shimo lolote.
       *[yes] Safu iliyo karibu nawe ni yako, na ile nyingine ni ya mpinzani wako.
    } { $stores ->
        [own] Kila mmoja ana ghala mwishoni mwa safu yake. Unapanda katika lako unapolipita, lakini kamwe si katika la mpinzani wako.
        [both] Kila mmoja ana ghala mwishoni mwa safu yake. Unapanda katika yote mawili unapoyapita.
       *[none] Kila mmoja pia ana ghala la mbegu alizoteka, ambalo unaliruka unapopanda.
    }
book-world-ends = Kwenye kila ncha ya ubao kuna chumba chenye { $seeds }. Wachezaji wote wawili hupanda katika vyumba hivyo, lakini mbegu zilizomo hazichotwi kamwe.
book-world-start = Mwanzoni mashimo ya kila safu, kuanzia kushoto kwa mwenye safu, yana mbegu { $row }: jumla { $total }. Amueni kwa bahati nasibu au kwa makubaliano nani aanze.
book-world-start-of-north = Mashimo ya Kaskazini yana idadi tofauti, kuanzia kushoto kwake: mbegu { $row }.
book-board-start = Mwanzoni kila shimo lina { $seeds }, jumla { $total }, na maghala ni matupu. Amueni kwa bahati nasibu au kwa makubaliano nani aanze.
book-board-letters = Wachezaji wawili huitwa Kusini na Kaskazini. { $owners ->
        [no] Mashimo ya upande wa Kusini yana herufi { $south-first } hadi { $south-last }, na ya upande wa Kaskazini
            { $north-first } hadi { $north-last }, kila safu kutoka kushoto kwenda kulia kwa anayekaa upande huo.
       *[yes] Mashimo ya Kusini yana herufi { $south-first } hadi { $south-last }, na ya Kaskazini
            { $north-first } hadi { $north-last }, kila safu kutoka kushoto kwenda kulia kwa mwenye safu.
    }
book-board-also = Unaweza pia kucheza kwa kanuni hizi kwenye { $boards }.
book-board-other = safu mbili za mashimo { $holes } na { $seeds } katika kila shimo
book-board-other-turned = safu mbili za mashimo { $holes } na { $seeds } katika kila shimo, kwa kupanda { $direction ->
        [clockwise] kufuata mwendo wa saa
       *[counterclockwise] kinyume cha mwendo wa saa
    }
book-board-same-turned = ubao huohuo, kwa kupanda { $direction ->
        [clockwise] kufuata mwendo wa saa
       *[counterclockwise] kinyume cha mwendo wa saa
    }

## Lengo

book-aim-heading = Lengo
book-aim = Kusanya mbegu nyingi zaidi ghalani mwako kuliko mpinzani wako.

## Zamu

book-turn-heading = Zamu yako
book-turn = Wachezaji hucheza kwa zamu. Zamu yako ikifika, chagua { $from ->
        [any] shimo lolote
       *[own] shimo katika safu yako
    } { $needed ->
        [1] ambalo si tupu
       *[other] lenye angalau { $seeds }
    }, chota mbegu zake zote{ $leave ->
        [0] {""}
       *[1] {" "}isipokuwa moja, inayobaki mahali pake,
    } na uzipande.
book-turn-limits = Si kila hatua kama hiyo inaruhusiwa: tazama { $sections }.
book-turn-limit = “{ $heading }”

## Kupanda

book-sowing-heading = Kupanda
book-sowing = Tia mbegu mojamoja katika mashimo yanayofuata, { $direction ->
        [clockwise] kufuata mwendo wa saa: kwenda kushoto katika safu iliyo karibu nawe, kisha kulia katika ile nyingine
       *[counterclockwise] kinyume cha mwendo wa saa: kwenda kulia katika safu iliyo karibu nawe, kisha kushoto katika ile nyingine
    }, na kuendelea kuzunguka ubao, hadi ziishe mkononi.
book-sowing-skips-start = Mbegu zikizunguka ubao wote, ruka shimo ulimochota kila unapolifikia: halipati mbegu.
book-sowing-feeds-start = Mbegu zikizunguka ubao wote, tia moja pia katika shimo ulimochota, kama katika mashimo mengine.

## Mizunguko

book-relay-heading = Kuendeleza upandaji
book-relay = Kupanda mbegu zilizochotwa mara moja, hadi ya mwisho, ni mzunguko mmoja{ $many ->
        [yes] , na zamu yako inaweza kuwa na mizunguko kadhaa
       *[no] {""}
    }. Hadi
    upandaji usimame, chota mbegu za shimo lililofikiwa na mbegu ya mwisho ya mzunguko, liwe katika safu
    yoyote{ $leave ->
        [0] {""}
       *[1] {" "}(hapo pia mbegu moja hubaki)
    }, kisha panda mzunguko mwingine kutoka hapo.
book-relay-stops = Upandaji husimama mbegu ya mwisho ya mzunguko inapoanguka katika shimo{ $where ->
        [own] {" "}la safu yako
        [opponent] {" "}la safu ya mpinzani wako
       *[any] {""}
    } ambalo sasa lina { $counts }.
book-relay-stops-in = Upandaji husimama mbegu ya mwisho ya mzunguko inapoanguka katika { $where ->
        [own] safu yako
        [opponent] safu ya mpinzani wako
       *[any] shimo lolote: hakuna mzunguko wa pili kamwe
    }.
book-relay-nothing-left = Upandaji husimama pia mbegu ya mwisho inapoanguka katika shimo tupu, katika safu yoyote: mbegu moja lazima ibaki, kwa hiyo
    hakuna cha kupanda.
book-relay-cut-off = Kuna upandaji ambao usingesimama kamwe. Upandaji ambao haujasimama baada ya { $laps ->
        [1] mzunguko wake wa kwanza
       *[other] mizunguko { $laps }
    } hukatizwa hapo: hatua ni halali, lakini huteki chochote mwishoni mwake.
book-relay-cut-off-flow = Mbegu zilizotekwa njiani hazirudishwi.
book-one-means-empty = (Mbegu moja maana yake shimo lilikuwa tupu kabla ya hapo.)

## Kuteka njiani

book-flow-heading = Kuteka njiani
book-flow = Angalia kila mbegu unayotia{ $last ->
        [yes] {""}
       *[no] , isipokuwa ya mwisho { $relay ->
            [yes] ya kila mzunguko
           *[no] ya upandaji
        }
    }. { $kind ->
        [any] Ondoa papo hapo mbegu za shimo inamoanguka
       *[some] Ikifikisha { $counts } katika shimo, ondoa papo hapo mbegu za shimo hilo
    }{ $leave ->
        [0] {""}
       *[1] {" "}bila kubakiza hata moja
    }: mbegu hizo { $taker ->
        [owner] humwendea mchezaji mwenye safu hiyo, hata akiwa mpinzani wako
        [other] humwendea mchezaji ambaye safu hiyo si yake, hata akiwa mpinzani wako
       *[mover] ni zako, shimo liwe katika safu yoyote
    }. Kisha endelea kupanda.
book-flow-mover = Angalia kila mbegu unayotia { $where ->
        [own] katika safu yako
       *[opponent] katika safu ya mpinzani wako
    }{ $last ->
        [yes] {""}
       *[no] , isipokuwa ya mwisho { $relay ->
            [yes] ya kila mzunguko
           *[no] ya upandaji
        }
    }. { $kind ->
        [any] Ondoa papo hapo mbegu za shimo inamoanguka
       *[some] Ikifikisha { $counts } katika shimo, ondoa papo hapo mbegu za shimo hilo
    }{ $leave ->
        [0] {""}
       *[1] {" "}bila kubakiza hata moja
    }: mbegu hizo ni zako. Kisha endelea kupanda. Huteki kamwe njiani katika { $where ->
        [own] safu ya mpinzani wako
       *[opponent] safu yako mwenyewe
    }.

## Kuteka

book-capture-heading = Kuteka
book-capture-heading-flow = Kuteka mwishoni
book-capture = Upandaji ukiisha, tazama shimo lililofikiwa na mbegu ya mwisho. { $where ->
        [own] Likiwa katika safu yako na sasa lina { $counts },
        [opponent] Likiwa katika safu ya mpinzani wako na sasa lina { $counts },
        [all] Likiwa sasa lina { $counts },
       *[any] Likiwa sasa lina { $counts }, katika safu yoyote,
    } unateka { $takes ->
        [opposite] mbegu za shimo la mkabala, huku shimo lililofikiwa likibaki na zake
        [opposite-across] mbegu za shimo la mkabala
        [both] { $amount ->
            [one] mbegu hiyo
           *[other] mbegu hizo
        } pamoja na zote zilizomo katika shimo la mkabala
       *[reached] { $amount ->
            [one] mbegu hiyo
           *[other] mbegu hizo
        }
    }.
book-capture-any = Upandaji ukiisha, tazama shimo lililofikiwa na mbegu ya mwisho. { $where ->
        [own] Likiwa katika safu yako, hata liwe na mbegu ngapi,
        [opponent] Likiwa katika safu ya mpinzani wako, hata liwe na mbegu ngapi,
       *[any] Hata liwe na mbegu ngapi, na katika safu yoyote,
    } unateka { $takes ->
        [opposite] mbegu za shimo la mkabala, huku shimo lililofikiwa likibaki na zake
        [opposite-across] mbegu za shimo la mkabala
        [both] mbegu zake pamoja na zote zilizomo katika shimo la mkabala
       *[reached] mbegu zake
    }.
book-capture-nothing-opposite = Shimo la mkabala likiwa tupu, huteki chochote.
book-capture-chain = Kisha tazama nyuma, kinyume cha mwelekeo wa kupanda: ikiwa shimo lililotangulia nalo lina
    { $counts }, { $takes ->
        [opposite] unateka pia shimo la mkabala wake
        [both] unaliteka pia, pamoja na shimo la mkabala wake
       *[reached] unaliteka pia
    }; kisha lililotangulia hilo, na kuendelea, mpaka { $chain ->
        [across] ufike kwenye shimo la kwanza lenye idadi nyingine, au uwe umezunguka ubao wote. Mnyororo huendelea kutoka safu moja hadi nyingine
       *[within] ufike kwenye shimo la kwanza lenye idadi nyingine, au safu ambamo mbegu ya mwisho ilianguka iishe
    }. Haijalishi kama ulipanda mbegu humo katika zamu hii.
book-capture-chain-even = Shimo tupu hukata mnyororo.
book-capture-chain-empty-opposite = Mnyororo huendelea hata pale ambapo shimo la mkabala ni tupu na halitoi chochote.
book-capture-chain-keeps = Shimo la mnyororo hubaki na mbegu zake, isipokuwa likiwa mkabala na shimo jingine la mnyororo.
book-capture-chain-counted-first = Hesabu mashimo yote kabla ya kuondoa mbegu za shimo lolote.
book-capture-single = Huteki shimo jingine lolote.
book-capture-loft = Mbegu zilizotekwa huingia ghalani mwako.

## Kufagia yote

book-slam-heading = Kufagia yote
book-slam-allowed = Ukubwa wa utekaji hauna kikomo: unaweza kuchukua hata mbegu za mwisho za safu ya mpinzani wako.
book-slam-allowed-feeding =
    Ukubwa wa utekaji hauna kikomo: unaweza kuchukua hata mbegu za mwisho za safu ya mpinzani wako, isipokuwa kanuni za
    kulisha zikikataza hatua hiyo.
book-slam = { $flow ->
        [yes] Utekaji wa mwishoni mwa upandaji
       *[no] Utekaji
    } ambao ungeacha safu ya mpinzani wako bila hata mbegu moja, hata kama haikuwa nayo kabla hujapanda, huitwa kufagia yote.
book-slam-cancelled = Kufagia yote hubatilika: mbegu hubaki kama zilivyopandwa, na hakuna kinachotekwa.
book-slam-spares-last = Kufagia yote hupunguzwa: shimo la mwisho la mnyororo, lililo nyuma kabisa, { $takes ->
        [opposite] halitoi chochote, na shimo la mkabala wake hubaki na mbegu zake
        [both] halitoi chochote: hubaki na mbegu zake, na shimo la mkabala hubaki na zake{ $chain ->
            [across] , isipokuwa nalo likiwa la mnyororo huo
           *[within] {""}
        }
       *[reached] hubaki na mbegu zake
    }. Mbegu nyingine za mnyororo hutekwa, hata
    kama safu itabaki bila hata mbegu moja. Mnyororo ukiwa wa shimo moja tu, hakuna kinachotekwa.
book-slam-spares-first = Kufagia yote hupunguzwa: shimo la kwanza la mnyororo, lililo karibu zaidi na mbegu yako ya mwisho, { $takes ->
        [opposite] halitoi chochote, na shimo la mkabala wake hubaki na mbegu zake
        [both] halitoi chochote: hubaki na mbegu zake, na shimo la mkabala hubaki na zake{ $chain ->
            [across] , isipokuwa nalo likiwa la mnyororo huo
           *[within] {""}
        }
       *[reached] hubaki na mbegu zake
    }. Mbegu nyingine za mnyororo hutekwa, hata
    kama safu itabaki bila hata mbegu moja. Mnyororo ukiwa wa shimo moja tu, hakuna kinachotekwa.
book-slam-gives-rest = Kufagia yote humaliza mchezo: unateka mbegu hizo, na mpinzani wako huchukua mbegu zote zilizobaki ubaoni.
book-slam-illegal = Huruhusiwi kucheza hatua ambayo ingefagia yote.

## Kulisha

book-feeding-heading = Kulisha
book-feeding-free = Hulazimiki kamwe kumlisha mpinzani wako: { $slam ->
        [yes] ikiwa safu yake ni tupu, unaweza kuiacha hivyo
       *[no] unaweza kuacha safu yake bila hata mbegu moja
    }.
book-feeding-reach =
    Ukiwa na hatua inayotia mbegu katika safu ya mpinzani wako, lazima ucheze hatua kama hiyo, bila kujali
    utekaji unaofuata.
book-feeding-reach-free = Zaidi ya hapo, hulazimiki kumlisha mpinzani wako.
book-feeding-if-possible =
    Huruhusiwi kumwacha mpinzani wako na njaa: ukiweza, lazima ucheze hatua inayobakiza mbegu katika safu
    yake baada ya utekaji wote. Kama huna hatua kama hiyo, { $limits ->
        [yes] kanuni hii haikatazi chochote
       *[no] unaweza kucheza hatua yoyote
    }.
book-feeding-required =
    Huruhusiwi kumwacha mpinzani wako na njaa: kila hatua unayocheza lazima ibakize mbegu katika safu yake
    baada ya utekaji wote. Hatua isiyofanya hivyo imekatazwa, hata kama huna hatua nyingine.
book-feeding-penalised =
    Ikiwa safu ya mpinzani wako ni tupu zamu yako inapoanza, inakupasa kumlisha: cheza hatua inayobakiza mbegu
    katika safu hiyo baada ya utekaji wote. Unaweza kucheza hatua nyingine{ $limits ->
        [yes] { " " }inayoruhusiwa na kanuni nyingine
       *[no] { "" }
    }, lakini kama ungeweza kumlisha, na safu yake bado ni tupu baada ya hatua yako, mchezo umekwisha,
    na mbegu zote zilizobaki ubaoni humwendea mpinzani wako. Wakati mwingine wowote si lazima kumlisha.
book-feeding-order = Vikwazo hivi hutumika kwa mpangilio huu, kila kimoja kwa hatua zinazoruhusiwa na vilivyotangulia: { $limits }.
book-feeding-order-slam = kwanza kufagia yote
book-feeding-order-reach = { $place ->
        [first] kwanza kufika safu nyingine
       *[later] kisha kufika safu nyingine
    }
book-feeding-order-feed = kisha kulisha

## Mwisho wa mchezo

book-end-heading = Mwisho wa mchezo
book-end-stuck-ends = Mchezo huisha mchezaji mwenye zamu anapokosa hatua ya kucheza.
book-end-must-feed = Mchezaji ambaye kila hatua yake ingemwacha mpinzani na njaa hana hatua inayoruhusiwa.
book-end-stuck-passes = Mchezaji asiye na hatua ya kucheza hupitisha zamu: mwenzake hucheza tena. Wote wawili wasipoweza kucheza, mchezo huisha.
book-end-passes = Mchezaji asiye na hatua ya kucheza hupitisha zamu: mwenzake hucheza tena.
book-end-bare = Mchezo huisha isipobaki mbegu yoyote ubaoni.
book-end-also = { $also ->
        [yes] Mchezo pia huisha
       *[no] Mchezo huisha
    } ikiwa, baada ya hatua na utekaji wake wote (au mwanzoni kabisa), { $condition }.
book-end-also-any = { $also ->
        [yes] Mchezo pia huisha
       *[no] Mchezo huisha
    } ikiwa, baada ya hatua na utekaji wake wote (au mwanzoni kabisa), mojawapo ya haya ni kweli:
book-end-seeds-left = { $least ->
        [1] hakuna mbegu iliyobaki ubaoni
       *[other] ubaoni zimebaki chini ya { $seeds }
    }
book-end-majority = ghala moja lina zaidi ya nusu ya mbegu zote ({ $majority } au zaidi kati ya { $total })
book-end-no-hole-above-one = hakuna shimo lenye zaidi ya mbegu moja
book-end-empty-territory = mojawapo ya safu mbili ni tupu
book-end-penalty = Adhabu ya kutolisha hutangulia miisho hii.

## Kinachobaki

book-remaining-heading = Mbegu zinazobaki
book-remaining = Mchezo ukiisha, { $remaining ->
        [each-own] kila mchezaji huchukua mbegu zilizobaki katika safu yake
        [last-mover] mchezaji aliyecheza hatua ya mwisho huchukua mbegu zote zilizobaki ubaoni
        [last-capturer] mchezaji aliyeteka mwisho huchukua mbegu zote zilizobaki ubaoni; kama hakuna aliyeteka chochote, hakuna
            anayezichukua
       *[nobody] mbegu zilizobaki ubaoni hazihesabiwi kwa yeyote
    }.
book-remaining-not-stuck = Mchezo unapoisha, ikiwa ni mchezaji mmoja tu ambaye bado angeweza kucheza, huyo huchukua mbegu zote
    zilizobaki ubaoni. Vinginevyo { $remaining ->
        [each-own] kila mchezaji huchukua mbegu zilizobaki katika safu yake
        [last-mover] aliyecheza hatua ya mwisho huzichukua
       *[nobody] hazihesabiwi kwa yeyote
    }.
book-remaining-flow = Utekaji wa njiani pia huhesabiwa, hata ule wa mpinzani wako katika zamu yako: utekaji wa mwisho kabisa ndio unaoamua.
# Where only the player who sows captures on the way.
book-remaining-flow-own = Utekaji wa mwisho unaweza pia kuwa wa njiani.
book-remaining-penalty = Lakini baada ya adhabu ya kutolisha, mbegu zote zilizobaki humwendea mchezaji ambaye hakulishwa.
book-remaining-majority = Lakini ghala moja likiwa na zaidi ya nusu ya mbegu zote, mbegu zilizobaki ubaoni hazihesabiwi kwa yeyote.

## Kurudia

book-repetition-heading = Kujirudia
book-repetition = Hali ileile ya ubao, mchezaji yuleyule akiwa na zamu, inapotokea kwa mara ya { $occurrences ->
        [2] pili
        [3] tatu
        [4] nne
        [5] tano
        [6] sita
        [7] saba
        [8] nane
        [9] tisa
       *[10] kumi
    }, na hakuna mwisho mwingine unaotumika, mchezo huisha, na { $remaining ->
        [each-own] kila mchezaji huchukua mbegu zilizobaki katika safu yake
        [split] kila mchezaji huchukua nusu ya mbegu zilizobaki ubaoni, na mbegu moja ikizidi hubaki ubaoni
        [split-round] kila mchezaji huchukua nusu ya mbegu zilizobaki ubaoni, na mbegu moja ikizidi huenda kwa mwenye shimo lake
       *[nobody] mbegu zilizobaki ubaoni hazihesabiwi kwa yeyote
    }.
book-repetition-none = Hakuna kanuni inayosimamisha mchezo unaojirudia bila mwisho; wachezaji wanaweza kukubaliana kuumaliza.

## Mshindi

book-winner-heading = Mshindi
book-winner = Mchezaji mwenye mbegu nyingi zaidi ghalani hushinda. Wote wawili wakiwa na idadi sawa, mchezo ni sare.
book-winner-early = Unaweza kukubali kushindwa wakati wowote: hapo mpinzani wako huchukua mbegu zote zilizo ubaoni na kushinda, bila kujali hesabu. Mnaweza pia kukubaliana kumaliza mchezo; hapo mbegu zilizobaki ubaoni hazihesabiwi kwa yeyote.
book-additions = Ni vyanzo vichache vinavyoeleza kinachotokea pale mchezo au upandaji usingeisha kamwe, au mchezaji anapokubali kushindwa. Pale ambapo havielezi, kanuni zilizo hapa ni za programu hii yenyewe.

## Michezo ya dunia

book-world-single = Shimo likiwa na mbegu moja tu, hakuna inayobaki: mbegu hiyo husonga mbele.
book-world-last-hole = Unaweza kucheza shimo la mwisho la safu yako, kwa mwelekeo wa upandaji, ikiwa tu lina angalau { $seeds } au huna hatua nyingine.
book-world-swap = Baada ya zamu ya kwanza ya mchezo, mchezaji wa pili anaweza kubadilisha pande badala ya kucheza.
book-world-refill = Safu yako ikiwa tupu mwanzoni mwa zamu yako, kwanza weka { $seeds } kutoka ghalani mwako katika kila shimo lake. Zisipotosha, unadaiwa zilizopungua; unajaza safu yako ikiwa tu maghala yote mawili kwa pamoja yana mbegu za kutosha.
book-world-sowing-chosen = Chagua mwelekeo wa kila hatua, kufuata mwendo wa saa au kinyume chake, wala usiubadilishe. Tia mbegu mojamoja katika mashimo
    yanayofuata, hadi ziishe mkononi.
book-world-after-circle = Mzunguko ulioanzia katika safu yako ukirudi kwenye shimo lake la kuanzia, panda mbegu zilizobaki katika safu ya mpinzani wako tu.
book-world-relay-next = Kupanda mbegu zilizochotwa mara moja, hadi ya mwisho, ni mzunguko mmoja. Hadi upandaji usimame, chota mbegu za shimo linalofuata lile
    lililofikiwa na mbegu ya mwisho ya mzunguko, liwe katika safu yoyote{ $leave ->
        [0] {""}
       *[1] {" "}(hapo pia mbegu moja hubaki)
    }, kisha panda mzunguko mwingine kutoka hapo.
book-world-relay-alternating = Kila mzunguko hubadili mwelekeo: hupandwa kinyume cha uliotangulia.
book-world-relay-next-stops = Upandaji husimama shimo hilo linalofuata{ $where ->
        [own] {" "}likiwa katika safu yako na lina
        [opponent] {" "}likiwa katika safu ya mpinzani wako na lina
       *[any] {" "}likiwa na
    } { $counts }.
book-world-relay-next-empty = Upandaji husimama shimo hilo linalofuata { $leave ->
        [0] likiwa tupu
       *[1] lisipokuwa na cha kuchota
    }.
book-world-relay-store = Upandaji husimama mbegu ya mwisho ikiangukia ghalani mwako.
book-world-relay-stores = Upandaji husimama mbegu ya mwisho ikiangukia ghalani.
book-world-relay-special = Upandaji husimama mbegu ya mwisho ikiangukia shimo maalumu, au ikifanya shimo kuwa maalumu.
book-world-relay-square = Upandaji husimama pia kabla ya chumba cha pembeni: mbegu za chumba hazichotwi kamwe.
book-special-heading = Mashimo maalumu
book-world-special = Mbegu yako ya mwisho ikifikisha { $counts } katika shimo { $where ->
        [own] la safu yako
        [opponent] la safu ya mpinzani wako
       *[any] la safu yoyote
    }{ $pair ->
        [opposite] {" "}na shimo la mkabala lina { $seeds } kamili, yote mawili huwa mashimo yako maalumu na mbegu zilizomo hugawanywa sawasawa kati yake
       *[none] , shimo hilo huwa lako maalumu
    }.
book-world-special-previous = Mojawapo ya mashimo mawili ya mwisho uliyopandia mbegu likiwa na { $counts } na jingine { $seeds }, yote mawili huwa mashimo yako maalumu.
book-world-special-one-each = Unaweza kuwa na shimo maalumu moja tu.
book-world-special-not-last = Shimo la mwisho la safu, kwa mwelekeo wa upandaji, haliwezi kuwa maalumu.
book-world-special-not-twin = Shimo lenye herufi sawa na shimo maalumu la mpinzani wako haliwezi kuwa maalumu.
book-world-special-untouched = Hakuna anayeruhusiwa kucheza, kuchota wala kuteka shimo maalumu, liwe katika safu yoyote.
book-world-special-stay = Mbegu zinazoangukia shimo maalumu hubaki humo, na mwishoni huenda kwa mwenye shimo.
book-world-special-owner = Mbegu za shimo maalumu huenda mara moja ghalani mwa mwenye shimo, na vivyo hivyo kila mbegu inayoangukia humo baadaye.
book-world-special-rob = Mbegu yako ya mwisho ikiangukia shimo maalumu la mpinzani wako, unateka hadi { $seeds } kutoka humo.
book-world-capture-none = { $rob ->
        [yes] Isipokuwa mbegu za mashimo maalumu ya mpinzani wako, mwishoni mwa upandaji hakuna kinachotekwa.
       *[no] Mwishoni mwa upandaji hakuna kinachotekwa.
    }
book-world-else = Usipoteka kitu kwa kanuni hiyo, inayofuata hutumika.
book-world-beyond = Upandaji ukiisha na shimo linalofuata lile lililofikiwa ni tupu, unateka shimo la ng’ambo yake{ $where ->
        [own] {" "}katika safu yako
        [opponent] {" "}katika safu ya mpinzani wako
       *[any] , liwe katika safu yoyote
    }{ $takes ->
        [both] , pamoja na mbegu za shimo la mkabala wake
       *[reached] {""}
    }{ $kind ->
        [any] {""}
       *[some] , lakini ikiwa tu lina { $counts }
    }.
book-world-beyond-onwards = Shimo linalofuata likiwa tupu tena, unateka vivyo hivyo lililo baada yake, na kuendelea.
book-world-beyond-squares = Chumba kitupu cha pembeni hakihesabiwi kuwa pengo: huteki chochote ng’ambo yake.
book-world-onwards = Kisha tazama mbele: maadamu mashimo yanayofuata ya safu hiyo ni matupu na yanakabili shimo lenye mbegu, unateka mbegu hizo pia.
book-world-needs-opposite = Huteki kitu kama shimo la mkabala ni tupu.
book-world-opposite-special = Shimo maalumu la mkabala huhesabiwa kuwa tupu.
book-world-one-lap = Unateka hivi kwa upandaji wa mzunguko mmoja tu.
book-world-first-hole = Mbegu yako ya mwisho ikiangukia shimo la kwanza unalofikia katika safu ya mpinzani wako, huteki kitu{ $circle ->
        [yes] , lakini mzunguko ukiwa umezunguka ubao wote, unachukua mbegu hiyo moja
       *[no] {""}
    }.
book-world-capture-squares = Mbegu za vyumba vya pembeni hutekwa kama za mashimo.
book-again-heading = Hatua za ziada
book-world-again-store = Mbegu yako ya mwisho ikiangukia ghalani mwako, unacheza tena.
book-world-again-capture = Ukiteka mwishoni mwa upandaji wako, unacheza tena.
book-world-again-most = Unaweza kucheza tena { $count ->
        [1] mara moja
        [2] mara mbili
        [3] mara tatu
        [4] mara nne
        [5] mara tano
        [8] mara nane
       *[other] mara { $moves }
    } tu katika zamu moja.
book-world-feeding-when-empty = Safu ya mpinzani wako ikiwa tupu mwanzoni mwa zamu yako, lazima ucheze hatua inayobakiza mbegu humo baada ya utekaji wote. Kama hakuna hatua inayofanya hivyo, huna hatua inayoruhusiwa. Wakati mwingine wowote si lazima kumlisha mpinzani wako.
book-world-end-squares-taken = vyumba vyote viwili vya pembeni vimetekwa
book-world-end-move-limit = wachezaji wawili kwa pamoja wamecheza hatua { $moves }
book-world-remaining = Mchezo ukiisha, { $remaining ->
        [starter] mchezaji aliyeanza huchukua mbegu zote zilizobaki ubaoni
        [split] kila mchezaji huchukua nusu ya mbegu zilizobaki ubaoni, na mbegu moja ikizidi hubaki ubaoni
        [split-round] kila mchezaji huchukua nusu ya mbegu zilizobaki ubaoni, na mbegu moja ikizidi huenda kwa mwenye shimo lake
       *[cleared-owner] kama safu moja tu ni tupu, mwenye safu hiyo huchukua mbegu zote zilizobaki ubaoni; vinginevyo kila mchezaji huchukua za safu yake
    }.
book-world-remaining-special = Mbegu za mashimo maalumu huenda kwanza kwa wamiliki wa mashimo hayo.
book-world-remaining-squares = Mbegu za vyumba vya pembeni hubaki humo.
book-rounds-heading = Raundi
book-world-rounds = Shindano huchezwa kwa raundi. Yale ambayo kanuni hizi zinasema kuhusu mchezo hutumika kwa kila raundi.
book-world-rounds-fill = { $fill ->
        [territory] Kwa raundi inayofuata mashimo yote hujazwa tena, na mashimo hununuliwa kwa mbegu: mchezaji mwenye nyingi zaidi humiliki shimo moja kwa kila { $seeds },
            na jingine moja zikibaki zaidi ya nusu ya idadi hiyo. Humiliki mashimo kuanzia kushoto kwa safu yake, kisha kuendelea kuzunguka ubao. Kuanzia hapo, “safu” maana yake ni mashimo unayomiliki.
        [right] Kwa raundi inayofuata, kila mchezaji hujaza tena mashimo ya safu yake kwa mbegu za ghala, kutoka kulia kwenda kushoto. Mashimo asiyoweza kuyajaza hufungwa kwa
            raundi hiyo: upandaji huyaruka. Mbegu nyingine hubaki ghalani.
       *[left] Kwa raundi inayofuata, kila mchezaji hujaza tena mashimo ya safu yake kwa mbegu za ghala, kutoka kushoto kwenda kulia. Mashimo asiyoweza kuyajaza hufungwa kwa
            raundi hiyo: upandaji huyaruka. Mbegu nyingine hubaki ghalani.
    }
book-world-rounds-starter = { $starter ->
        [last-mover] Mchezaji aliyecheza hatua ya mwisho huanza raundi inayofuata.
        [loser] Mchezaji mwenye mbegu chache zaidi huanza raundi inayofuata.
       *[alternates] Wachezaji huanza raundi kwa kupokezana.
    }
book-world-rounds-over = Shindano huisha mchezaji asipoweza kuwa na { $least ->
        [1] hata shimo moja
       *[other] mashimo { $holes }
    } katika raundi inayofuata, na kwa vyovyote vile baada ya { $rounds ->
        [1] raundi moja
       *[other] raundi { $rounds }
    }. Mchezaji mwenye mbegu nyingi zaidi hushinda shindano.

## Safu nne

book-four-board = Ubao una safu nne, kila moja yenye mashimo { $holes }. Safu mbili zilizo karibu nawe ni zako: kwa pamoja hufanya mzingo mmoja, na ni wewe tu unayepanda humo. Safu iliyo katikati ya ubao ni safu yako ya ndani, iliyo ukingoni ni safu yako ya nje. Mashimo ya ndani hutazamana katikati ya ubao, na nyuma ya kila moja kuna shimo la nje.
book-four-start = Mwanzoni kila shimo lina { $seeds }, jumla { $total }. Amueni kwa bahati nasibu au kwa makubaliano nani aanze.
book-four-start-row = Mwanzoni safu ya nje ya kila mchezaji ina mbegu { $outer }, kwa mpangilio wa herufi zake, na safu ya ndani { $inner }; jumla ni mbegu { $total }{ $reserve ->
        [yes] , pamoja na zilizo mkononi
       *[no] {""}
    }. Amueni kwa bahati nasibu au kwa makubaliano nani aanze.
book-four-start-of-north = Safu za Kaskazini zina idadi tofauti: ya nje mbegu { $outer }, ya ndani { $inner }.
book-four-board-other = safu nne za mashimo { $holes } na { $seeds } katika kila shimo
book-four-board-other-row = safu nne za mashimo { $holes }, zenye mbegu { $outer } katika safu ya nje na { $inner } katika ya ndani, kwa mpangilio wa herufi
book-four-reserve = Kila mmoja pia ana { $seeds } mkononi, katika bakuli kando ya ubao.
book-four-letters = Wachezaji huitwa Kusini na Kaskazini. Herufi hufuata mzingo: { $outer-first } hadi { $outer-last } katika safu yako ya nje kuanzia kushoto kwako, kisha { $inner-first } hadi { $inner-last } katika safu yako ya ndani kuanzia kulia kwako. Kusini ana herufi kubwa, Kaskazini ndogo.
book-four-aim = Mnyime mpinzani wako hatua: asiyeweza kucheza ameshindwa. Mbegu hazihesabiwi.
book-four-turn =
    Wachezaji hucheza kwa zamu. Zamu yako ikifika, chagua shimo la mzingo wako { $needed ->
        [1] ambalo si tupu
       *[other] lenye angalau { $seeds }
    }, chota mbegu zake zote na uzipande.
book-four-singles = Kama hakuna shimo lenye idadi hiyo, unaweza kucheza mbegu moja.
book-four-singles-onto-empty = Kama hakuna shimo lenye idadi hiyo, unaweza kucheza mbegu moja, lakini kwenye shimo tupu tu.
book-four-compulsory = Ukiwa na hatua inayoteka katika mzunguko wake wa kwanza, lazima ucheze hatua kama hiyo. Hatua isipoanza kwa kuteka, haiteki chochote baadaye pia. Mzunguko wa kwanza wa mbegu { $ring } au zaidi hauhesabiwi kamwe kuwa wa kuteka.
book-four-inner-first = Usipolazimika kuteka, lazima ucheze kutoka safu ya ndani ukiweza.
book-four-keeps-inner = Huruhusiwi kucheza shimo pekee lenye mbegu la safu yako ya ndani kwa mwelekeo unaotia mbegu yake ya kwanza katika safu ya nje.
book-four-sowing =
    Tia mbegu mojamoja katika mashimo ya mzingo wako, { $direction ->
        [clockwise] kufuata mwendo wa saa: kwenda kushoto katika safu yako ya nje, kisha kulia katika ya ndani
       *[counterclockwise] kinyume cha mwendo wa saa: kwenda kulia katika safu yako ya nje, kisha kushoto katika ya ndani
    }, hadi ziishe mkononi. Hupandi kamwe katika safu za mpinzani wako.
book-four-sowing-chosen = Chagua mwelekeo wa kila hatua. Tia mbegu mojamoja katika mashimo ya mzingo wako, hadi ziishe mkononi. Hupandi kamwe katika safu za mpinzani wako.
book-four-reverse =
    Kutoka mashimo yako { $holes } unaweza pia kupanda kwa mwelekeo mwingine, kama mzunguko huo unateka.{ $again ->
        [yes] {" "}Unaweza pia kupanda mbegu ulizoteka kwa mwelekeo huo, kama mzunguko huo nao unateka; mizunguko yote inayofuata unaipanda kwa mwelekeo wa kawaida.
       *[no] {""}
    }
book-four-endless-illegal = Kuna upandaji ambao usingesimama kamwe: hurudia hali ileile ya ubao, au haujaisha baada ya mizunguko { $laps }. Hatua kama hiyo hairuhusiwi, na mchezaji asiye na nyingine ameshindwa.
book-four-endless = Kuna upandaji ambao usingesimama kamwe. Mchezaji ambaye upandaji wake haujasimama baada ya { $laps ->
        [1] mzunguko wake wa kwanza
       *[other] mizunguko { $laps }
    } ameshindwa.
book-four-capture =
    Tazama shimo lililofikiwa na mbegu ya mwisho ya mzunguko. Likiwa katika safu yako ya ndani{ $kind ->
        [any] {""}
       *[some] {" "}na sasa lina { $counts }
    }, na { $needs ->
        [both] mashimo yote mawili ya mkabala, la ndani na la nje, yana mbegu
       *[inner] shimo la ndani la mkabala lina mbegu
    }, unateka { $takes ->
        [both] mbegu zote za mashimo mawili ya mkabala
       *[inner] mbegu za shimo hilo
    }.
book-four-to-store = Mbegu zilizotekwa huingia ghalani mwako na hutoka mchezoni.
book-four-to-lap-start = Panda mbegu zilizotekwa papo hapo, kana kwamba umezichota katika shimo la kuanzia mzunguko huu.
book-four-to-capture-hole = Panda mbegu zilizotekwa papo hapo, kuanzia shimo linalofuata lile ambamo umeteka.
book-four-to-end = Panda mbegu zilizotekwa papo hapo kutoka kichwa cha safu yako ya ndani kuelekea katikati: kutoka kichwa kilicho karibu ukiteka katika kichwa au kimbi cha upande huo, la sivyo kutoka kichwa kinachodumisha mwelekeo wa upandaji.
book-four-extra =
    Unapoteka unachukua pia { $count ->
        [1] mbegu za shimo moja zaidi la mpinzani wako, lolote utakalo
       *[other] mbegu za mashimo mawili zaidi ya mpinzani wako, yoyote utakayo
    }.
book-four-bao-heading = Bao
book-four-namua = Ukiwa bado na mbegu mkononi, unacheza namua: katika kila hatua unaweka moja katika shimo lenye mbegu la safu yako ya ndani. Kama shimo la ndani mkabala na lako lina mbegu, lazima uiweke pale inapoteka; unapanda mbegu zilizotekwa kama mzunguko wa kwanza, kutoka kichwa cha safu yako ya ndani, na ukiteka katika shimo la katikati unachagua uanzie kichwa kipi. Kama huwezi kuteka, hatua ni ya takata: unachota mbegu za shimo ulimoweka mbegu yako na kuzipanda kwa mwelekeo utakao. Mkono wako ukiwa mtupu, unacheza mtaji, kwa kanuni zilizo juu.
book-four-namua-quiet = { $nyumba ->
        [yes] Usipoweza kuteka, weka mbegu katika shimo lolote la ndani lenye mbegu isipokuwa nyumba, maadamu nyumba imesimama (tazama chini); isiposimama, katika lile ambalo tayari lina angalau mbegu mbili, kama unalo.
       *[no] Usipoweza kuteka, weka mbegu katika shimo la ndani ambalo tayari lina angalau mbegu mbili, kama unalo.
    }
book-four-nyumba = Shimo lako { $hole } ni nyumba yako. Unaipoteza kabisa inapochotwa au kutekwa, na unapoteka mara ya kwanza katika mtaji. Maadamu ni yako na ina angalau { $seeds }, imesimama: katika namua, mzunguko usioteka ukiishia hapo hatua huisha, lakini katika hatua inayoteka unaweza badala yake kuitumia nyumba na kuendelea kupanda. Katika namua, usipoweza kuteka, huruhusiwi kuanza katika nyumba iliyosimama, isipokuwa ndiyo shimo lako pekee la ndani lenye mbegu: hapo unapanda mbili tu kati ya mbegu zake. Katika mtaji, nyumba haisimamishi mzunguko wowote, na unaweza kuicheza kama shimo jingine lolote.
book-four-takasia = Mikono yote miwili ikiwa mitupu, hatua ya takata inaweza kufunga shimo (takasia): ikiwa mpinzani wako hawezi kuteka, na wewe sasa ungeweza kuteka katika shimo lake moja tu, shimo hilo haliwezi kuchezwa katika hatua inayofuata, na mzunguko ukiishia humo hatua hiyo imekwisha. Shimo lenye mbegu moja, shimo pekee la safu ya ndani lenye mbegu mbili au zaidi, na nyumba iliyosimama hayatakasiwi.
book-four-end-stuck = Mchezo huisha mchezaji mwenye zamu asipokuwa na hatua ya kucheza: mchezaji huyo hushindwa.
book-four-end-empty-inner = Mchezaji asiye na kitu katika safu ya ndani hushindwa papo hapo.
book-four-end-empty-inner-over = Mchezo pia huisha mara tu mchezaji anapokosa mbegu katika safu ya ndani.
book-four-repetition =
    Hali ileile ya ubao, mchezaji yuleyule akiwa na zamu, inapotokea kwa mara ya { $occurrences ->
        [2] pili
        [3] tatu
        [4] nne
        [5] tano
        [6] sita
        [7] saba
        [8] nane
        [9] tisa
       *[10] kumi
    }, mchezo ni sare.
book-four-winner = Anayecheza hatua ya mwisho hushinda, bila kujali kila mchezaji ana mbegu ngapi.
book-four-winner-early = Unaweza kukubali kushindwa wakati wowote: hapo mpinzani wako hushinda. Mnaweza pia kukubaliana sare.
