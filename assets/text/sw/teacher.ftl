### Kwa nini hatua ni nzuri au mbaya, taarifa za michezo, mafumbo. Funguo za faili hili huanza na "teacher-".
###
### $player ni mwenye zamu kabla ya hatua, $opponent ni mwingine; ni majina. $move, $hole na $from ni herufi za mashimo, $holes ni kadhaa.
### $seeds na vingine vinavyohesabu mbegu ni namba pamoja na neno lake: "mbegu mbili".

teacher-only-move = Ni hatua pekee inayoruhusiwa.
teacher-only-move-here = { $hole } ni hatua pekee inayoruhusiwa.
teacher-takes = { $move } linateka { $seeds } kutoka { $holes }.
teacher-gives = Njiani { $seeds } kutoka { $holes } zinamwendea { $opponent }.
teacher-ends = { $ends ->
        [penalty] { $move } linamaliza mchezo kwa adhabu: { $player } angeweza kumlisha { $opponent } lakini hakumlisha
       *[other] { $move } linamaliza mchezo
    }.
teacher-ends-rest = { teacher-ends } Kati ya mbegu za mwisho { $player } anapata { $mine }, { $opponent } { $theirs }.
teacher-blocks = Hapo { $opponent } hana hatua ya kucheza na anapitisha zamu.
teacher-takes-next = Vyovyote { $opponent } atakavyojibu, { $player } ataweza kuteka angalau { $seeds }.
teacher-threatens = Inaandaa utekaji: kama { $opponent } angepitisha zamu, { $from } lingeteka { $seeds } kutoka { $holes }.
teacher-traps = Kama { $opponent } angejibu { $reply }, { $from } lingeteka { $seeds } kutoka { $holes }.
teacher-shields = Baada ya hatua nyingine yoyote, { $opponent } angeweza kuteka angalau { $seeds }; baada ya hii, { $count ->
        [0] hawezi kuteka kitu
       *[other] si zaidi ya { $left }
    }.
teacher-saves = Inaokoa { $seeds }, ambazo { $from } lingeteka kutoka { $holes }.
teacher-saves-partly = { $from } lingeteka { $seeds }; baada ya hatua hii { $opponent } hawezi kuteka zaidi ya { $left }.
teacher-exposes = Hapo { $from } linaweza kuteka { $seeds } kutoka { $holes }.
teacher-in-danger = { $from } linatishia kuteka { $seeds } kutoka { $holes }.
teacher-starves = Inamwacha { $opponent } bila hata mbegu moja.
teacher-feeds = Inampa { $opponent }, asiye na mbegu, { $seeds }.
teacher-feeds-by-duty = { $duty ->
        [reach] { $opponent } hana mbegu, na lazima hatua ifike safu nyingine
       *[feed] { $opponent } hana mbegu na lazima alishwe
    }: hatua hii inatoa { $seeds }.
teacher-forces-feeding = Hapo { $player } hana mbegu, na lazima { $opponent } { $duty ->
        [reach] afike safu nyingine
       *[feed] alishe
    }. Hatua zinazoruhusiwa: { $holes }.
teacher-must-feed = { $duty ->
        [reach] { $opponent } hana mbegu, na lazima hatua ifike safu nyingine: { $count ->
            [one] { $holes } halifiki na haliwezi kuchezwa
           *[other] { $holes } hayafiki na hayawezi kuchezwa
        }
       *[feed] { $opponent } hana mbegu na lazima alishwe: { $count ->
            [one] { $holes } halilishi na haliwezi kuchezwa
           *[other] { $holes } hayalishi na hayawezi kuchezwa
        }
    }.
# Hatua tulivu hubaki nyumbani, haiteki kitu wala haimalizi mchezo.
teacher-tempo = Hatua tulivu zilizobaki kwa { $player }: { $mine ->
        [0] hakuna
        [1] moja
        [2] mbili
        [3] tatu
        [4] nne
        [5] tano
        [8] nane
       *[other] { $mine-words }
    }; kwa { $opponent }: { $theirs ->
        [0] hakuna
        [1] moja
        [2] mbili
        [3] tatu
        [4] nne
        [5] tano
        [8] nane
       *[other] { $theirs-words }
    }. Hatua tulivu hubaki katika safu yake, haiteki kitu wala haimalizi mchezo.
teacher-kroo-ripe = Kroo katika { $hole } limeiva: { $seeds } zinazunguka na kuishia { $end }. Likichezwa sasa halingeteka kitu.
teacher-kroo-takes = Kroo katika { $hole } limeiva: { $seeds } zinazunguka na kuishia { $end }. Likichezwa sasa lingeteka { $taken }.
teacher-kroo-unripe = { $hole } ni kroo la { $seeds }, na halijaiva: limebakiza { $lacking }.
teacher-dam = { $hole } ni bwawa: kroo katika { $kroo } linaishia hapo na haliteki kitu; baada ya hatua nyingine lingeweza kuteka { $seeds }.
teacher-disarms = Kroo katika { $kroo } halitateka kitu; baada ya hatua nyingine lingeweza kuteka { $seeds }.
teacher-pressure = { $opponent } hana kingine cha kucheza ila kroo katika { $kroo }, ambalo halijaiva na haliteki kitu.
teacher-overloads = Kwa mbegu ambazo { $move } linatia ndani yake, kroo katika { $kroo } linakosa shabaha: lingeteka { $seeds }.
teacher-sacrifice = Ni kafara: { $reply } linaweza kuteka { $given }, lakini hapo { $answer } linateka { $gained }.
teacher-relay = { $move } linapita mizunguko { $count ->
        [3] mitatu
        [4] minne
        [5] mitano
        [8] minane
       *[other] { $laps }
    } na kuishia { $end }.
teacher-moves-again = Unampa { $player } nafasi ya kucheza tena.
teacher-stores = Unaweka { $seeds } ghalani, ambako ziko salama.
teacher-makes-special = Unafanya { $hole } kuwa shimo maalum la { $player }.
teacher-threatens-special = Kama { $opponent } angepitisha zamu, { $from } lingefanya { $hole } kuwa shimo maalum la { $player }.
teacher-prevents-special = { $from } lingefanya { $hole } kuwa shimo maalum la { $opponent }; baada ya mchezo huu hakuna uwezekano huo.
teacher-closes = Baada ya hapo { $loser } hawezi kujaza { $hole } kwa raundi inayofuata.
teacher-round-lost = Baada ya hapo { $loser } hawezi kuwa na { $count ->
        [1] hata shimo moja
       *[other] mashimo { $holes }
    } katika raundi inayofuata.

## Taarifa za michezo. $class ni best, good, inaccuracy, mistake au blunder; $best ni herufi; $certainty ni mojawapo ya ujumbe mbili zifuatazo.

teacher-proved = imethibitishwa
teacher-solved = kwa mchezo uliotatuliwa
teacher-estimated = makadirio, hatua { $plies } mbele
teacher-class = { $class ->
        [best] Hatua bora
        [good] Hatua nzuri
        [inaccuracy] Hatua isiyo sahihi
        [mistake] Kosa
       *[blunder] Kosa kubwa
    }
teacher-ply = { teacher-class } ({ $certainty }).
teacher-ply-better = { teacher-class }: { $best } lingekuwa bora kwa mbegu { $seeds } ({ $certainty }).
teacher-ply-better-about = { teacher-class }: { $best } lingekuwa bora kwa takriban mbegu { $seeds ->
        [half] nusu
       *[other] { $seeds }
    } ({ $certainty }).
teacher-accuracy = { $player }: usahihi { $percent }%; zisizo sahihi: { $inaccuracies }, makosa: { $mistakes }, makosa makubwa: { $blunders }.

## Mchezaji yuko wapi kwenye ngazi ya viwango, ambavyo majina yake yametolewa.

teacher-between = kati ya { $below } na { $above }
teacher-below = chini ya { $above }
teacher-at-least = angalau { $below }

## Mafumbo: yanahusu nini, na dokezo la kwanza

teacher-theme-starving = Kumwacha na njaa
teacher-theme-forced-feeding = Kulazimika kulisha
teacher-theme-kroo = Kroo
teacher-theme-dam = Dhidi ya kroo
teacher-theme-sacrifice = Kafara
teacher-theme-long-relay = Upandaji mrefu
teacher-theme-chain = Mnyororo
teacher-theme-opposite-hole = Shimo la mkabala
teacher-theme-tempo = Hatua ndogo
teacher-theme-saving = Kuokoa mbegu
teacher-theme-special = Mashimo maalum
teacher-theme-shutting = Kufunga mashimo
teacher-theme-gap = Ng’ambo ya pengo
teacher-theme-again = Hatua kadhaa
teacher-hint-starving = Unaweza kumwacha mpinzani bila hata mbegu moja.
teacher-hint-forced-feeding = Unaweza kumlazimisha mpinzani kulisha.
teacher-hint-kroo = Shimo moja linazunguka ubao wote.
teacher-hint-dam = Tazama shimo la mpinzani lenye mbegu nyingi zaidi, na linakoishia.
teacher-hint-sacrifice = Kinachotolewa sasa kitarudi, na zaidi.
teacher-hint-long-relay = Upandaji mmoja unafika mbali.
teacher-hint-chain = Unaweza kuteka mashimo kadhaa yanayofuatana.
teacher-hint-opposite-hole = Tazama upande wa pili wa ubao.
teacher-hint-tempo = Mbegu chache zimebaki: hesabu hatua za ndani ya safu yako.
teacher-hint-saving = Mbegu zako fulani ziko hatarini.
teacher-hint-special = Tafuta shimo linaloweza kuwa maalum.
teacher-hint-shutting = Fikiria raundi inayofuata: nani ataweza kujaza mashimo gani?
teacher-hint-gap = Tazama ng’ambo ya mashimo matupu.
teacher-hint-again = Unaweza kucheza zaidi ya mara moja.
