### Kwa nini hatua ni nzuri au mbaya, taarifa za michezo, mafumbo. Funguo za faili hili huanza na "teacher-".
###
### $player ni mwenye zamu kabla ya hatua, $opponent ni mwingine; ni majina. $move, $hole na $from ni herufi za mashimo, $holes ni kadhaa.
### $seeds na vingine vinavyohesabu mbegu ni namba pamoja na neno lake: "mbegu mbili".
### $reader ni hoja ambayo mchezaji wake anasoma ujumbe, na ndiye anayeambiwa: player, opponent, who, winner au loser.

teacher-only-move = Ni hatua pekee inayoruhusiwa.
teacher-only-move-here = { $hole } ni hatua pekee inayoruhusiwa.
teacher-takes = Hatua { $move } inateka { $seeds } kutoka { $holes }.
teacher-gives = { $reader ->
        [opponent] Njiani unateka { $seeds } kutoka { $holes }.
       *[other] Njiani { $opponent } anateka { $seeds } kutoka { $holes }.
    }
teacher-ends = { $reader ->
        [player]
            { $ends ->
                [penalty] Hatua { $move } inamaliza mchezo kwa adhabu: ungeweza kumlisha { $opponent } lakini hukumlisha
               *[other] Hatua { $move } inamaliza mchezo
            }.
        [opponent]
            { $ends ->
                [penalty] Hatua { $move } inamaliza mchezo kwa adhabu: { $player } angeweza kukulisha lakini hakukulisha
               *[other] Hatua { $move } inamaliza mchezo
            }.
       *[other]
            { $ends ->
                [penalty] Hatua { $move } inamaliza mchezo kwa adhabu: { $player } angeweza kumlisha { $opponent } lakini hakumlisha
               *[other] Hatua { $move } inamaliza mchezo
            }.
    }
teacher-ends-rest = { $reader ->
        [player] { teacher-ends } Kati ya mbegu zilizobaki, unapata { $mine }, na { $opponent } anapata { $theirs }.
        [opponent] { teacher-ends } Kati ya mbegu zilizobaki, { $player } anapata { $mine }, nawe unapata { $theirs }.
       *[other] { teacher-ends } Kati ya mbegu zilizobaki, { $player } anapata { $mine }, na { $opponent } anapata { $theirs }.
    }
teacher-blocks = { $reader ->
        [opponent] Hapo huna hatua ya kucheza, na lazima upitishe zamu.
       *[other] Hapo { $opponent } hana hatua ya kucheza, na lazima apitishe zamu.
    }
teacher-takes-next = { $reader ->
        [player] Hata { $opponent } ajibu vipi, utaweza kuteka angalau { $seeds }.
        [opponent] Hata ujibu vipi, { $player } ataweza kuteka angalau { $seeds }.
       *[other] Hata { $opponent } ajibu vipi, { $player } ataweza kuteka angalau { $seeds }.
    }
teacher-threatens = { $reader ->
        [opponent] Inaandaa utekaji: kama ungepitisha zamu, hatua { $from } ingeteka { $seeds } kutoka { $holes }.
       *[other] Inaandaa utekaji: kama { $opponent } angepitisha zamu, hatua { $from } ingeteka { $seeds } kutoka { $holes }.
    }
teacher-traps = { $reader ->
        [opponent] Kama ungejibu { $reply }, hatua { $from } ingeteka { $seeds } kutoka { $holes }.
       *[other] Kama { $opponent } angejibu { $reply }, hatua { $from } ingeteka { $seeds } kutoka { $holes }.
    }
teacher-shields = { $reader ->
        [opponent]
            Baada ya hatua nyingine yoyote, ungeweza kuteka angalau { $seeds }; baada ya hii, { $count ->
                [0] huwezi kuteka kitu
               *[other] si zaidi ya { $left }
            }.
       *[other]
            Baada ya hatua nyingine yoyote, { $opponent } angeweza kuteka angalau { $seeds }; baada ya hii, { $count ->
                [0] hawezi kuteka kitu
               *[other] si zaidi ya { $left }
            }.
    }
teacher-safe = { $reader ->
        [opponent] Baada ya { $other } ungeweza kuteka { $seeds }; baada ya hatua hii, huwezi kuteka kitu.
       *[other] Baada ya { $other }, { $opponent } angeweza kuteka { $seeds }; baada ya hatua hii, hawezi kuteka kitu.
    }
teacher-saves = Inazuia hatua { $from } kuteka { $seeds } kutoka { $holes }.
teacher-saves-partly = { $reader ->
        [opponent] Hatua { $from } inatishia kuteka { $seeds }; baada ya hatua hii huwezi kuteka zaidi ya { $left }.
       *[other] Hatua { $from } inatishia kuteka { $seeds }; baada ya hatua hii { $opponent } hawezi kuteka zaidi ya { $left }.
    }
teacher-exposes = Hapo hatua { $from } inaweza kuteka { $seeds } kutoka { $holes }.
teacher-in-danger = Hatua { $from } inatishia kuteka { $seeds } kutoka { $holes }.
teacher-starves = { $reader ->
        [opponent] Inakuacha bila hata mbegu moja.
       *[other] Inamwacha { $opponent } bila hata mbegu moja.
    }
teacher-feeds = { $reader ->
        [opponent] Inakulisha { $seeds }.
       *[other] Inamlisha { $opponent } { $seeds }.
    }
teacher-feeds-by-duty = { $reader ->
        [opponent]
            { $duty ->
                [reach] Huna mbegu, na lazima hatua ifike safu yako
               *[feed] Huna mbegu na lazima ulishwe
            }: hatua hii inakupa { $seeds }.
       *[other]
            { $duty ->
                [reach] { $opponent } hana mbegu, na lazima hatua ifike safu nyingine
               *[feed] { $opponent } hana mbegu na lazima alishwe
            }: hatua hii inampa { $seeds }.
    }
teacher-forces-feeding = { $reader ->
        [player]
            Hapo huna mbegu, na lazima { $opponent } { $duty ->
                [reach] afike safu yako
               *[feed] akulishe
            }. Hatua zinazoruhusiwa: { $holes }.
        [opponent]
            Hapo { $player } hana mbegu, na lazima { $duty ->
                [reach] ufike safu nyingine
               *[feed] umlishe
            }. Hatua zinazoruhusiwa: { $holes }.
       *[other]
            Hapo { $player } hana mbegu, na lazima { $opponent } { $duty ->
                [reach] afike safu nyingine
               *[feed] amlishe
            }. Hatua zinazoruhusiwa: { $holes }.
    }
teacher-must-feed = { $reader ->
        [opponent]
            { $duty ->
                [reach]
                    Huna mbegu, na lazima hatua ifike safu yako: { $count ->
                        [one] { $holes } halifiki huko, hivyo haliwezi kuchezwa
                       *[other] { $holes } hayafiki huko, hivyo hayawezi kuchezwa
                    }
               *[feed]
                    Huna mbegu na lazima ulishwe: { $count ->
                        [one] { $holes } halikulishi, hivyo haliwezi kuchezwa
                       *[other] { $holes } hayakulishi, hivyo hayawezi kuchezwa
                    }
            }.
       *[other]
            { $duty ->
                [reach]
                    { $opponent } hana mbegu, na lazima hatua ifike safu nyingine: { $count ->
                        [one] { $holes } halifiki huko, hivyo haliwezi kuchezwa
                       *[other] { $holes } hayafiki huko, hivyo hayawezi kuchezwa
                    }
               *[feed]
                    { $opponent } hana mbegu na lazima alishwe: { $count ->
                        [one] { $holes } halimlishi, hivyo haliwezi kuchezwa
                       *[other] { $holes } hayamlishi, hivyo hayawezi kuchezwa
                    }
            }.
    }
# Hatua ndogo hubaki nyumbani, haiteki kitu wala haimalizi mchezo.
teacher-tempo = { $reader ->
        [player]
            Hatua ndogo zilizobaki kwako: { $mine ->
                [0] hakuna
                [1] moja
                [2] mbili
                [3] tatu
                [4] nne
                [5] tano
                [8] nane
                [12] kumi na mbili
                [13] kumi na tatu
                [14] kumi na nne
                [15] kumi na tano
                [18] kumi na nane
               *[other] { $mine-words }
            }; kwa { $opponent }: { $theirs ->
                [0] hakuna
                [1] moja
                [2] mbili
                [3] tatu
                [4] nne
                [5] tano
                [8] nane
                [12] kumi na mbili
                [13] kumi na tatu
                [14] kumi na nne
                [15] kumi na tano
                [18] kumi na nane
               *[other] { $theirs-words }
            }. Hatua ndogo hubaki katika safu ya mchezaji, haiteki kitu wala haimalizi mchezo.
        [opponent]
            Hatua ndogo zilizobaki kwa { $player }: { $mine ->
                [0] hakuna
                [1] moja
                [2] mbili
                [3] tatu
                [4] nne
                [5] tano
                [8] nane
                [12] kumi na mbili
                [13] kumi na tatu
                [14] kumi na nne
                [15] kumi na tano
                [18] kumi na nane
               *[other] { $mine-words }
            }; kwako: { $theirs ->
                [0] hakuna
                [1] moja
                [2] mbili
                [3] tatu
                [4] nne
                [5] tano
                [8] nane
                [12] kumi na mbili
                [13] kumi na tatu
                [14] kumi na nne
                [15] kumi na tano
                [18] kumi na nane
               *[other] { $theirs-words }
            }. Hatua ndogo hubaki katika safu ya mchezaji, haiteki kitu wala haimalizi mchezo.
       *[other]
            Hatua ndogo zilizobaki kwa { $player }: { $mine ->
                [0] hakuna
                [1] moja
                [2] mbili
                [3] tatu
                [4] nne
                [5] tano
                [8] nane
                [12] kumi na mbili
                [13] kumi na tatu
                [14] kumi na nne
                [15] kumi na tano
                [18] kumi na nane
               *[other] { $mine-words }
            }; kwa { $opponent }: { $theirs ->
                [0] hakuna
                [1] moja
                [2] mbili
                [3] tatu
                [4] nne
                [5] tano
                [8] nane
                [12] kumi na mbili
                [13] kumi na tatu
                [14] kumi na nne
                [15] kumi na tano
                [18] kumi na nane
               *[other] { $theirs-words }
            }. Hatua ndogo hubaki katika safu ya mchezaji, haiteki kitu wala haimalizi mchezo.
    }
teacher-kroo-ripe = Kroo (rundo kubwa) katika { $hole } limeiva: { $seeds } zinazunguka na kuishia { $end }. Lakini lingechezwa sasa, lisingeteka kitu.
teacher-kroo-takes = Kroo (rundo kubwa) katika { $hole } limeiva: { $seeds } zinazunguka na kuishia { $end }. Lingechezwa sasa, lingeteka { $taken }.
teacher-kroo-unripe = { $hole } ni kroo la { $seeds }, na halijaiva: limepungukiwa na { $lacking }.
teacher-dam = { $hole } ni bwawa: mbegu ya mwisho ya kroo katika { $kroo } inaangukia hapo na haiteki kitu; baada ya hatua nyingine ingeweza kuteka { $seeds }.
teacher-disarms = Hapo kroo katika { $kroo } haliteki kitu; baada ya hatua nyingine lingeweza kuteka { $seeds }.
teacher-pressure = { $reader ->
        [opponent] Huna kingine cha kucheza ila kroo katika { $kroo }, ambalo halijaiva na haliteki kitu.
       *[other] { $opponent } hana kingine cha kucheza ila kroo katika { $kroo }, ambalo halijaiva na haliteki kitu.
    }
teacher-overloads = Hatua { $move } inalizidishia mbegu kroo katika { $kroo }, ambalo sasa haliteki kitu; lingeteka { $seeds }.
teacher-sacrifice = Hii ni kafara: hatua { $reply } inaweza kuteka { $given }, lakini kisha hatua { $answer } inateka { $gained }.
teacher-relay =
    Hatua { $move } ina { $count ->
        [one] mzunguko mmoja
        [2] mizunguko miwili
        [3] mizunguko mitatu
        [4] mizunguko minne
        [5] mizunguko mitano
        [8] mizunguko minane
        [11] mizunguko kumi na mmoja
        [12] mizunguko kumi na miwili
        [13] mizunguko kumi na mitatu
        [14] mizunguko kumi na minne
        [15] mizunguko kumi na mitano
        [18] mizunguko kumi na minane
       *[other] mizunguko { $laps }
    } na inaishia { $end }.
teacher-moves-again = { $reader ->
        [player] Inakupa nafasi ya kucheza tena.
       *[other] Inampa { $player } nafasi ya kucheza tena.
    }
teacher-stores = Inaweka { $seeds } salama ghalani.
# Zamu zenye hatua kadhaa. $line ni orodha ya hatua kwa mfuatano, yenye "teacher-then"; "teacher-more" ni za mwisho za orodha ndefu. $number na
# $seeds-number ni namba zinazopatana na "mashimo", kwa hiyo hugeuzwa. $moves ni hatua zinazompa mchezaji nafasi ya kucheza tena.
teacher-then = { $line }, kisha { $next }
teacher-more = nyingine { $number ->
        [mawili] mbili
        [matatu] tatu
        [manne] nne
        [matano] tano
        [manane] nane
       *[other] { $number }
    }
teacher-turn =
    Inaanzisha zamu ya hatua { $number ->
        [mawili] mbili
        [matatu] tatu
        [manne] nne
        [matano] tano
        [manane] nane
       *[other] { $number }
    }, inayoleta { $seeds }: { $line }.
teacher-keeps-ready = Inahifadhi nafasi ya kucheza tena kwa { $moves }.
teacher-makes-ready = Inaandaa nafasi ya kucheza tena kwa { $moves }.
teacher-spoils-ready = Inapoteza nafasi ya kucheza tena kwa { $moves }.
teacher-denies-again = { $reader ->
        [opponent] Inakunyima nafasi ya kucheza tena kwa { $moves }.
       *[other] Inamnyima { $opponent } nafasi ya kucheza tena kwa { $moves }.
    }
teacher-allows-again = { $reader ->
        [opponent] Inakupa nafasi ya kucheza tena kwa { $moves }.
       *[other] Inampa { $opponent } nafasi ya kucheza tena kwa { $moves }.
    }
teacher-ready = { $count ->
        [one] Hatua { $moves } inatoa nafasi ya kucheza tena.
       *[other] Kila moja ya hatua { $moves } inatoa nafasi ya kucheza tena.
    }
teacher-limits-turn = { $reader ->
        [opponent]
            Baada ya hatua hii, zamu yako bora { $left-count ->
                [0] haileti kitu badala ya { $seeds }
               *[other] inaleta { $left } badala ya { $seeds-number ->
                   *[other] { $seeds }
                }
            } ({ $line }).
       *[other]
            Baada ya hatua hii, zamu bora ya { $opponent } { $left-count ->
                [0] haileti kitu badala ya { $seeds }
               *[other] inaleta { $left } badala ya { $seeds-number ->
                   *[other] { $seeds }
                }
            } ({ $line }).
    }
teacher-best-reply = { $reader ->
        [opponent]
            { $count ->
                [one] Hapo unaweza kupata { $seeds } kwa { $line }.
               *[other] Hapo unaweza kupata { $seeds } katika zamu moja: { $line }.
            }
       *[other]
            { $count ->
                [one] Hapo { $opponent } anaweza kupata { $seeds } kwa { $line }.
               *[other] Hapo { $opponent } anaweza kupata { $seeds } katika zamu moja: { $line }.
            }
    }
teacher-turn-threat = { $reader ->
        [opponent]
            { $count ->
                [1] Unatishia kupata { $seeds } kwa { $line }.
               *[other] Unatishia kupata { $seeds } katika zamu moja: { $line }.
            }
       *[other]
            { $count ->
                [1] { $opponent } anatishia kupata { $seeds } kwa { $line }.
               *[other] { $opponent } anatishia kupata { $seeds } katika zamu moja: { $line }.
            }
    }
teacher-empties = { $reader ->
        [opponent] Inaacha { $hole } tupu: kama ungepitisha zamu, hatua { $from } ingeishia humo na kuteka { $seeds } kutoka { $holes }.
       *[other] Inaacha { $hole } tupu: kama { $opponent } angepitisha zamu, hatua { $from } ingeishia humo na kuteka { $seeds } kutoka { $holes }.
    }
teacher-other-way = { $count ->
        [0] Kwa mwelekeo mwingine, hatua { $other } haiteki kitu.
       *[other] Kwa mwelekeo mwingine, hatua { $other } inateka { $seeds }.
    }
teacher-empties-row = { $reader ->
        [player] Inaacha safu yako tupu. Ikibaki hivyo hadi zamu yako ijayo, itabidi uijaze tena kwa { $seeds } kutoka ghalani mwako.
       *[other] Inaacha safu ya { $player } tupu. Ikibaki hivyo hadi zamu yake ijayo, itabidi { $player } aijaze tena kwa { $seeds } kutoka ghalani mwake.
    }
teacher-holds-back = { $reader ->
        [player] Unaweza kubakiza mbegu katika safu yako. { teacher-tempo }
       *[other] { $player } anaweza kubakiza mbegu katika safu yake. { teacher-tempo }
    }
teacher-race = { $reader ->
        [player]
            Hatua zinazohitajika kumaliza mbegu za safu: wewe { $mine-words ->
                [mawili] mbili
                [matatu] tatu
                [manne] nne
                [matano] tano
                [manane] nane
               *[other] { $mine-words }
            }, { $opponent } { $theirs-words ->
                [mawili] mbili
                [matatu] tatu
                [manne] nne
                [matano] tano
                [manane] nane
               *[other] { $theirs-words }
            }. Anayetangulia huchukua mbegu zilizobaki.
        [opponent]
            Hatua zinazohitajika kumaliza mbegu za safu: { $player } { $mine-words ->
                [mawili] mbili
                [matatu] tatu
                [manne] nne
                [matano] tano
                [manane] nane
               *[other] { $mine-words }
            }, wewe { $theirs-words ->
                [mawili] mbili
                [matatu] tatu
                [manne] nne
                [matano] tano
                [manane] nane
               *[other] { $theirs-words }
            }. Anayetangulia huchukua mbegu zilizobaki.
       *[other]
            Hatua zinazohitajika kumaliza mbegu za safu: { $player } { $mine-words ->
                [mawili] mbili
                [matatu] tatu
                [manne] nne
                [matano] tano
                [manane] nane
               *[other] { $mine-words }
            }, { $opponent } { $theirs-words ->
                [mawili] mbili
                [matatu] tatu
                [manne] nne
                [matano] tano
                [manane] nane
               *[other] { $theirs-words }
            }. Anayetangulia huchukua mbegu zilizobaki.
    }
teacher-makes-special = { $reader ->
        [player] Inalifanya { $hole } kuwa shimo lako maalumu.
       *[other] Inalifanya { $hole } kuwa shimo maalumu la { $player }.
    }
teacher-threatens-special = { $reader ->
        [player] Kama { $opponent } angepitisha zamu, hatua { $from } ingelifanya { $hole } kuwa shimo lako maalumu.
        [opponent] Kama ungepitisha zamu, hatua { $from } ingelifanya { $hole } kuwa shimo maalumu la { $player }.
       *[other] Kama { $opponent } angepitisha zamu, hatua { $from } ingelifanya { $hole } kuwa shimo maalumu la { $player }.
    }
teacher-prevents-special = { $reader ->
        [opponent] Hatua { $from } inatishia kulifanya { $hole } kuwa shimo lako maalumu; hatua hii inazuia hilo.
       *[other] Hatua { $from } inatishia kulifanya { $hole } kuwa shimo maalumu la { $opponent }; hatua hii inazuia hilo.
    }
teacher-closes = { $reader ->
        [loser] Baada ya hatua hii huwezi kujaza { $hole } kwa raundi inayofuata.
       *[other] Baada ya hatua hii { $loser } hawezi kujaza { $hole } kwa raundi inayofuata.
    }
teacher-round-lost = { $reader ->
        [loser]
            Baada ya hatua hii huwezi kuwa na { $count ->
                [1] hata shimo moja
               *[other] mashimo { $holes }
            } katika raundi inayofuata.
       *[other]
            Baada ya hatua hii { $loser } hawezi kuwa na { $count ->
                [1] hata shimo moja
               *[other] mashimo { $holes }
            } katika raundi inayofuata.
    }

## Taarifa za michezo. $class ni best, good, inaccuracy, mistake au blunder; $best ni herufi; $certainty ni mojawapo ya ujumbe mbili zifuatazo.

teacher-proved = imethibitishwa
teacher-solved = kutoka mfuatano wa hatua uliotatuliwa
teacher-estimated = makadirio kwa kutazama hatua { $plies } mbele
teacher-class =
    { $class ->
        [best] Hatua bora
        [good] Hatua nzuri
        [inaccuracy] Kosa dogo
        [mistake] Kosa
       *[blunder] Kosa kubwa
    }
teacher-ply = { teacher-class } ({ $certainty }).
teacher-ply-better = { teacher-class }: hatua { $best } ingekuwa bora zaidi kwa mbegu { $seeds } ({ $certainty }).
teacher-ply-better-about =
    { teacher-class }: hatua { $best } ingekuwa bora zaidi kwa takriban { $seeds ->
        [half] nusu mbegu
       *[other] mbegu { $seeds }
    } ({ $certainty }).
teacher-accuracy = { $player }: usahihi { $percent }%; makosa madogo: { $inaccuracies }, makosa: { $mistakes }, makosa makubwa: { $blunders }.
# Jambo ambalo mchezaji alilifanya zaidi ya mara moja. $times ni $count kwa maneno; $moves ni namba za hatua $listed.
teacher-times = { $count ->
        [1] mara moja
       *[other] mara { $times }
    }
teacher-times-moves = { $listed ->
        [0] .
        [1] : hatua ya { $moves }.
       *[other] : hatua za { $moves }.
    }
teacher-habit-ends-game = { $reader ->
        [player] Uliacha mchezo uishe mapema mno { teacher-times }{ teacher-times-moves }
       *[other] { $player } aliacha mchezo uishe mapema mno { teacher-times }{ teacher-times-moves }
    }
teacher-habit-leaves-seeds = { $reader ->
        [player] Uliacha mbegu hatarini { teacher-times }{ teacher-times-moves }
       *[other] { $player } aliacha mbegu hatarini { teacher-times }{ teacher-times-moves }
    }
teacher-habit-misses-capture = { $reader ->
        [player] Ulikosa { teacher-times } nafasi ya kuteka{ teacher-times-moves }
       *[other] { $player } alikosa { teacher-times } nafasi ya kuteka{ teacher-times-moves }
    }
teacher-habit-misses-move = { $reader ->
        [player] Ulikosa { teacher-times } nafasi ya kucheza tena{ teacher-times-moves }
       *[other] { $player } alikosa { teacher-times } nafasi ya kucheza tena{ teacher-times-moves }
    }
teacher-habit-gives-move = { $reader ->
        [player] Ulimpa mpinzani { teacher-times } nafasi ya kucheza tena{ teacher-times-moves }
       *[other] { $player } alimpa mpinzani { teacher-times } nafasi ya kucheza tena{ teacher-times-moves }
    }

## Mchezaji yuko wapi kwenye ngazi ya viwango, ambavyo majina yake yametolewa.

teacher-between = kati ya { $below } na { $above }
teacher-below = chini ya { $above }
teacher-at-least = angalau { $below }

## Mafumbo: yanahusu nini, na kidokezo cha kwanza

teacher-theme-starving = Kumwacha mpinzani na njaa
teacher-theme-forced-feeding = Kulazimika kulisha
teacher-theme-kroo = Kroo
teacher-theme-dam = Kucheza dhidi ya kroo
teacher-theme-sacrifice = Kafara
teacher-theme-long-relay = Upandaji mrefu
teacher-theme-chain = Minyororo
teacher-theme-opposite-hole = Shimo la mkabala
teacher-theme-tempo = Hatua ndogo
teacher-theme-saving = Kuokoa mbegu
teacher-theme-special = Mashimo maalumu
teacher-theme-shutting = Kufunga mashimo
teacher-theme-gap = Kuteka ng’ambo ya pengo
teacher-theme-again = Hatua za ziada
teacher-theme-last-turn = Mwisho wa mchezo
teacher-theme-long-turn = Zamu ndefu
teacher-theme-double-capture = Kuteka mara mbili
teacher-theme-defence = Kujilinda
teacher-hint-starving = Unaweza kumwacha mpinzani bila hata mbegu moja.
teacher-hint-forced-feeding = Unaweza kumlazimisha mpinzani akulishe.
teacher-hint-kroo = Tafuta hatua inayozunguka ubao wote.
teacher-hint-dam = Tazama shimo la mpinzani lenye mbegu nyingi zaidi. Mbegu yake ya mwisho ingeangukia wapi?
teacher-hint-sacrifice = Unaweza kutoa mbegu chache na kupata nyingi zaidi.
teacher-hint-long-relay = Tafuta hatua yenye mizunguko mingi.
teacher-hint-chain = Unaweza kuteka mashimo kadhaa yanayofuatana.
teacher-hint-opposite-hole = Tazama mashimo yaliyo mkabala na yako.
teacher-hint-tempo = Mbegu chache zimebaki: hesabu hatua za ndani ya safu yako.
teacher-hint-saving = Baadhi ya mbegu zako ziko hatarini.
teacher-hint-special = Tafuta shimo linaloweza kuwa maalumu.
teacher-hint-shutting = Fikiria raundi inayofuata: nani ataweza kujaza mashimo gani?
teacher-hint-gap = Tafuta nafasi ya kuteka ng’ambo ya shimo tupu.
teacher-hint-again = Unaweza kucheza zaidi ya mara moja.
teacher-hint-last-turn = Mchezo unaweza kuisha hivi karibuni. Nani atapata mbegu zitakazobaki?
teacher-hint-long-turn = Unaweza kucheza angalau hatua tatu katika zamu moja.
teacher-hint-double-capture = Unaweza kuteka zaidi ya mara moja katika zamu moja.
teacher-hint-defence = Tafuta hatua bora ya mpinzani. Je, unaweza kuizuia?

## Safu nne

teacher-wins-stuck = { $reader ->
        [winner] Unashinda: { $loser } hana hatua tena.
        [loser] { $winner } anashinda: huna hatua tena.
       *[other] { $winner } anashinda: { $loser } hana hatua tena.
    }
teacher-wins-inner = { $reader ->
        [winner] Unashinda: safu ya ndani ya { $loser } ni tupu.
        [loser] { $winner } anashinda: safu yako ya ndani ni tupu.
       *[other] { $winner } anashinda: safu ya ndani ya { $loser } ni tupu.
    }
teacher-loses-endless = { $reader ->
        [loser] Unashindwa: upandaji hauna mwisho.
       *[other] { $loser } anashindwa: upandaji hauna mwisho.
    }
teacher-draws = Inamaliza mchezo kwa sare.
teacher-wins-next = { $reader ->
        [player] Hata { $opponent } ajibu vipi, unashinda kwa hatua inayofuata.
        [opponent] Hata ujibu vipi, { $player } anashinda kwa hatua inayofuata.
       *[other] Hata { $opponent } ajibu vipi, { $player } anashinda kwa hatua inayofuata.
    }
teacher-lets-win = { $reader ->
        [opponent] Hapo unaweza kushinda kwa { $reply }.
       *[other] Hapo { $opponent } anaweza kushinda kwa { $reply }.
    }
teacher-few-replies = { $reader ->
        [opponent]
            Hapo una { $count ->
                [one] hatua moja tu ya kuchagua
                [2] hatua mbili tu za kuchagua
                [3] hatua tatu tu za kuchagua
                [4] hatua nne tu za kuchagua
                [5] hatua tano tu za kuchagua
                [8] hatua nane tu za kuchagua
               *[other] hatua { $replies } tu za kuchagua
            }.
       *[other]
            Hapo { $opponent } ana { $count ->
                [one] hatua moja tu ya kuchagua
                [2] hatua mbili tu za kuchagua
                [3] hatua tatu tu za kuchagua
                [4] hatua nne tu za kuchagua
                [5] hatua tano tu za kuchagua
                [8] hatua nane tu za kuchagua
               *[other] hatua { $replies } tu za kuchagua
            }.
    }
teacher-mobility = { $reader ->
        [player] Hatua za kuchagua: wewe { $mine }, { $opponent } { $theirs }.
        [opponent] Hatua za kuchagua: { $player } { $mine }, wewe { $theirs }.
       *[other] Hatua za kuchagua: { $player } { $mine }, { $opponent } { $theirs }.
    }
teacher-nyumba-taken = { $reader ->
        [opponent] Inateka nyumba yako { $hole }.
       *[other] Inateka nyumba { $hole } ya { $opponent }.
    }
teacher-nyumba-spent = Inaitumia nyumba { $hole } na kuendelea kupanda kutoka humo.
teacher-nyumba-lost = { $reader ->
        [player] Inakugharimu nyumba { $hole }.
       *[other] Inamgharimu { $player } nyumba { $hole }.
    }
teacher-nyumba-kept = Inalala katika nyumba { $hole } na kuihifadhi.
teacher-blocks-hole = { $reader ->
        [opponent] Takasia: huwezi kucheza { $hole } katika hatua inayofuata.
       *[other] Takasia: { $opponent } hawezi kucheza { $hole } katika hatua inayofuata.
    }
teacher-blocked-hole = Takasia: { $hole } haliwezi kuchezwa katika hatua hii.
teacher-theme-last-move = Hatua ya mwisho
teacher-theme-inner-row = Safu ya ndani
teacher-theme-across = Kuteka mkabala
teacher-theme-nyumba = Nyumba
teacher-theme-takasia = Takasia
teacher-hint-last-move = Unaweza kumwacha mpinzani bila hatua.
teacher-hint-inner-row = Tazama safu ya ndani ya mpinzani wako.
teacher-hint-across = Hesabu uone mzunguko wa kwanza unaishia wapi, na ni shimo gani lililo mkabala.
teacher-hint-nyumba = Tazama nyumba kwa makini.
teacher-hint-takasia = Hatua ya takata inaweza kufunga shimo.
