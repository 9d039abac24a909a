### Makosa katika faili la kanuni. Funguo huanza na "problem-". $field ni sehemu ya faili.

problem-too-large = Faili lina zaidi ya baiti { $limit }; hakuna faili la kanuni linalohitaji ukubwa huo.
problem-unknown-field = Hapa hakuna sehemu `{ $found }`; zilizopo ni { $known }.
problem-unknown-value = Hapa hakuna thamani `{ $found }`; inaweza kuwa { $known }.
problem-missing-field = Sehemu `{ $field }` haipo; ni lazima iwepo.
problem-repeated-field = Sehemu `{ $field }` imetajwa mara mbili.
problem-ends-early = Faili linaisha kabla ya kanuni: je, mabano au alama ya kunukuu haijafungwa?
# $said hutoka kwa msomaji wa muundo wa faili, na daima ni kwa Kiingereza.
problem-syntax = Hii haiwezi kusomwa kama kanuni: { $said }.
problem-not-text = Hili si faili la maandishi: si UTF-8 halali.
problem-unknown-format = Muundo ni { $found }; programu hii husoma muundo { $known }.
problem-no-name = `name` ni tupu.
problem-out-of-range = `{ $field }` ni { $found }; lazima iwe kuanzia { $low } hadi { $high }.
problem-nothing-to-sow = `play.leave` ni { $leave } na `play.min_seeds` ni { $needed }: shimo lingeweza kuchezwa bila kuwa na mbegu ya kupanda.
problem-no-counts = `{ $field }` ni orodha tupu: `Only([...])` inahitaji angalau namba moja.
problem-reversed-range = `{ $field }` ni `Between({ $low }, { $high })`: namba ya kwanza haipaswi kuzidi ya pili.
problem-feeding-from-anywhere = `play.feeding` lazima iwe `Free` pale `play.from` ilipo `Any`: kila mbegu inaweza kuchezwa na yeyote.
problem-reaching-from-anywhere = `play.reach_opponent` lazima iwe `false` pale `play.from` ilipo `Any`.
problem-too-many = `{ $field }` ina vipengele { $found }; husomwa visivyozidi { $limit }.
problem-too-long = `{ $field }` ina herufi { $found }; husomwa zisizozidi { $limit }.
problem-more = { $count ->
    [one] Na tatizo jingine moja.
   *[other] Na matatizo mengine { $count }.
}

# Mahali katika faili: $file, $line na $column, kuhesabu kuanzia 1; kisha ujumbe.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }

## Makosa katika faili la mchezo.

# $line na $column huhesabiwa kuanzia 1; kisha ujumbe.
problem-at-place = Mstari wa { $line }, safu wima ya { $column }: { $message }
problem-game-unreadable = Hii si lebo, wala hatua, wala maelezo.
problem-game-unclosed = Kinachoanza hapa hakina mwisho: mabano au alama ya kunukuu haipo.
problem-game-unopened = Mabano haya hayafungi chochote.
problem-game-nothing-replaced = Njia mbadala huja baada ya hatua inayochukua nafasi yake, na hapa hakuna.
problem-game-too-deep = Zaidi ya njia mbadala { $limit } zimo ndani ya nyingine.
problem-game-too-many-tags = Kuna zaidi ya lebo { $limit } mwanzoni mwa mchezo.
problem-game-second = Mchezo wa pili unaanza hapa; ni mmoja tu unaoweza kusomwa kwa wakati mmoja.
problem-game-no-start = Lebo `{ $tag }`, inayotoa hali ya mwanzo ya ubao, haipo.
problem-game-start = Hali ya mwanzo ya ubao haiwezi kusomwa. { $message }
# $why ni ujumbe unaofuata.
problem-game-illegal = Hatua ya { $number }, { $hole }, haiwezi kuchezwa: { $why }.
problem-game-refused =
    { $why ->
        [game-over] mchezo umekwisha
        [no-such-hole] ubao huu hauna shimo kama hilo
        [territory] shimo liko katika safu ya mchezaji mwingine
        [empty] shimo ni tupu
        [too-few] shimo lina mbegu chache mno, zinahitajika angalau { $needed }
        [grand-slam] utekaji wake ungemwacha mchezaji mwingine bila mbegu, na hilo haliruhusiwi
        [must-reach] isingefikia safu ya mchezaji mwingine, na hatua nyingine ingeifikia
        [must-feed] ingemwacha mchezaji mwingine bila mbegu, na hatua nyingine isingemwacha hivyo
       *[starves] ingemwacha mchezaji mwingine bila mbegu, na hilo haliruhusiwi kamwe
    }
problem-game-over-already = Mchezo umekwisha tayari na hauwezi kumalizwa tena.
problem-link-foreign = Kiungo hiki hakielekezi kwenye mchezo wowote.
problem-link-too-long = Kiungo ni kirefu kuliko mchezo wowote unavyohitaji.
problem-link-no-rules = Kiungo hakina kanuni za { $variant }, ambazo programu hii haizijui.
problem-link-damaged = Kanuni zilizo kwenye kiungo zimeharibika: kimekatwa au kubadilishwa.
problem-link-rules = Kanuni zilizo kwenye kiungo hazina maana. { $message }

## Makosa katika maandishi ya hali ya ubao au ya hatua. $text ni kilichosomwa.

problem-position-parts = Hali ya ubao huu ina sehemu { $needed } zilizounganishwa kwa “-”; hii ina { $found }.
problem-position-count = Sehemu ya { $number } ya hali ya ubao, “{ $text }”, si idadi ya mbegu.
problem-position-too-many-seeds = Hali ya ubao inaweza kuwa na mbegu { $limit } tu, si zaidi.
problem-position-player = Sehemu ya mwisho ya hali ya ubao ni mchezaji mwenye zamu, S au N, si “{ $text }”.
# $last na $small ni herufi za shimo la mwisho la kila safu.
problem-no-such-hole = “{ $text }” si shimo la ubao huu; yaliyopo ni A hadi { $last } na a hadi { $small }.

## Makosa katika shindano lililohifadhiwa.

problem-saved-not-a-match = Hili si shindano lililohifadhiwa.
problem-saved-other-version = Shindano hili lilihifadhiwa na toleo jingine la programu: muundo wake ni { $found }, na programu hii husoma muundo { $known }.
problem-saved-damaged = Shindano hili lililohifadhiwa limeharibika: limekatwa au kubadilishwa.
# $said hutoka kwa msomaji wa muundo wa faili, na daima ni kwa Kiingereza.
problem-saved-unreadable = Shindano hili lililohifadhiwa halieleweki: { $said }.
problem-saved-level = Katika shindano hili lililohifadhiwa kompyuta inacheza kwa kiwango ambacho programu hii haikijui, “{ $level }”.
# $message ni ujumbe mmoja au kadhaa kati ya ujumbe ulio juu.
problem-saved-rules = Kanuni za shindano hili lililohifadhiwa hazina maana. { $message }
problem-saved-game = Mchezo wa shindano hili lililohifadhiwa haufuati kanuni zake. { $message }
