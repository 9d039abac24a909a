### Makosa katika faili la kanuni. Funguo huanza na "problem-". $field ni sehemu ya faili.

problem-too-large = Faili lina zaidi ya baiti { $limit }; ni kubwa mno kwa faili la kanuni.
problem-unknown-field = Sehemu `{ $found }` haipo hapa; zinazowezekana ni { $known }.
problem-unknown-value = Thamani `{ $found }` haipo hapa; zinazowezekana ni { $known }.
problem-missing-field = Sehemu `{ $field }` haipo; ni lazima iwepo.
problem-repeated-field = Sehemu `{ $field }` imetajwa mara mbili.
problem-ends-early = Faili linaisha katikati ya kanuni: huenda mabano au alama ya kunukuu haikufungwa.
# $said hutoka kwa msomaji wa muundo wa faili, na daima ni kwa Kiingereza.
problem-syntax = Maandishi haya si faili la kanuni linalosomeka: { $said }.
problem-not-text = Hili si faili la maandishi ya UTF-8 halali.
problem-unknown-format = Muundo wa faili ni { $found }; programu hii husoma muundo { $known }.
problem-no-name = `name` ni tupu.
problem-out-of-range = `{ $field }` ni { $found }; lazima iwe kuanzia { $low } hadi { $high }.
problem-nothing-to-sow = `play.leave` ni { $leave } na `play.min_seeds` ni { $needed }: shimo lingeweza kuchezwa bila kuwa na mbegu ya kupanda.
problem-no-counts = `{ $field }` ni orodha tupu: `Only([...])` inahitaji angalau namba moja.
problem-reversed-range = `{ $field }` ni `Between({ $low }, { $high })`: namba ya kwanza haipaswi kuzidi ya pili.
problem-feeding-from-anywhere = `play.feeding` lazima iwe `Free` pale `play.from` ilipo `Any`: hapo mbegu si za mtu.
problem-reaching-from-anywhere = `play.reach_opponent` lazima iwe `false` pale `play.from` ilipo `Any`.
problem-too-many = `{ $field }` ina vipengele { $found }; visizidi { $limit }.
problem-too-long = `{ $field }` ina herufi { $found }; zisizidi { $limit }.
problem-more = { $count ->
    [one] Kuna tatizo jingine moja.
   *[other] Kuna matatizo mengine { $count }.
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
problem-game-start = Hali ya mwanzo ya ubao haisomeki. { $message }
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
        [shut] shimo limefungwa katika raundi hii
        [special] shimo ni maalum na halichezwi
        [last-hole] shimo la mwisho linahitaji mbegu { $needed } ikiwa kuna hatua nyingine
        [no-swap] pande haziwezi kubadilishwa sasa
       *[starves] ingemwacha mchezaji mwingine bila mbegu, na hilo haliruhusiwi kamwe
    }
problem-game-over-already = Mchezo umekwisha tayari; hauwezi kuisha mara mbili.
problem-link-foreign = Kiungo hiki hakina mchezo.
problem-link-too-long = Kiungo hiki ni kirefu mno kwa mchezo.
problem-link-no-rules = Kiungo hakina kanuni za { $variant }, ambazo programu hii haizijui.
problem-link-damaged = Kanuni zilizo kwenye kiungo zimeharibika: kiungo kimekatwa au kubadilishwa.
problem-link-rules = Kanuni zilizo kwenye kiungo si halali. { $message }
problem-letter-foreign = Hii si barua ya mchezo.
problem-letter-too-long = Barua ni ndefu kuliko pambano lolote linavyohitaji.
problem-letter-older = Barua imetoka kwenye toleo la zamani la Awale, ambalo hili haliwezi kulisoma.
problem-letter-newer = Barua imetoka kwenye toleo jipya la Awale. Sasisha ili kuifungua.
problem-letter-damaged = Barua imekatwa au kubadilishwa njiani. Mwombe rafiki yako aitume tena.
problem-letter-other-rules = { $variant } ina kanuni nyingine katika programu hii kuliko katika barua.
problem-letter-other-terms = Barua ina kanuni au masharti mengine kuliko pambano lako. Hakuna kilichobadilishwa.
problem-letter-too-many-lines = Pambano tayari lina mifuatano mingi mno. Chagua mmoja na rafiki yako.

## Makosa katika maandishi ya hali ya ubao au ya hatua. $text ni kilichosomwa.

problem-position-parts = Hali ya ubao huu ina sehemu { $needed } zilizounganishwa kwa “-”; hii ina { $found }.
problem-position-count = Sehemu ya { $number } ya hali ya ubao, “{ $text }”, si idadi ya mbegu.
problem-position-too-many-seeds = Hali ya ubao inaweza kuwa na mbegu { $limit } tu, si zaidi.
problem-position-player = Sehemu ya mwisho ya hali ya ubao ni mchezaji mwenye zamu, S au N; hapa ni “{ $text }”.
# $last na $small ni herufi za shimo la mwisho la kila safu.
problem-no-such-hole = “{ $text }” si shimo la ubao huu; yaliyopo ni A hadi { $last } na a hadi { $small }.

## Makosa katika shindano lililohifadhiwa.

problem-saved-not-a-match = Hili si shindano lililohifadhiwa.
problem-saved-other-version = Shindano hili lilihifadhiwa na toleo jingine la programu: muundo wake ni { $found }, na programu hii husoma muundo { $known }.
problem-saved-damaged = Shindano hili lililohifadhiwa limeharibika: limekatwa au kubadilishwa.
problem-saved-too-long = Shindano hili ni refu mno kuhifadhiwa.
# $said hutoka kwa msomaji wa muundo wa faili, na daima ni kwa Kiingereza.
problem-saved-unreadable = Shindano hili lililohifadhiwa halisomeki: { $said }.
problem-saved-level = Katika shindano hili lililohifadhiwa kompyuta inacheza kwa kiwango ambacho programu hii haikijui, “{ $level }”.
# $message ni ujumbe mmoja au kadhaa kati ya ujumbe ulio juu.
problem-saved-rules = Kanuni za shindano hili lililohifadhiwa si halali. { $message }
problem-saved-game = Mchezo wa shindano hili lililohifadhiwa haufuati kanuni zake. { $message }
problem-needs-format = “{ $field }” inahitaji muundo { $needed }.
problem-last-hole-from-anywhere = Kima cha chini cha shimo la mwisho hakiendani na kucheza mashimo yote.
problem-end-squares-and-stores = Vyumba vya mwisho na maghala ya njiani vinahitaji nafasi moja.
problem-end-squares-and-rounds = Vyumba vya mwisho haviwezi kujazwa tena kwa raundi nyingine.
problem-start-length = Mwanzo unaorodhesha idadi { $found }; safu ina mashimo { $holes }.
problem-empty-start = Mwanzo hauweki mbegu yoyote ubaoni.
problem-start-and-territory = Raundi za kununua mashimo zinahitaji mashimo yaliyojazwa sawa.
problem-more-holes-than-row = Yanahitajika mashimo { $found } kuendelea, lakini safu ina { $holes } tu.
problem-start-seeds = Ubao unaanza na mbegu { $found }; mchezo hauzidi { $limit }.
problem-move-direction = “{ $text }” inahitaji mwelekeo, + au -.
problem-move-no-direction = “{ $text }” ina mwelekeo, lakini mchezo huu una mmoja tu.
problem-position-field = “{ $text }” haina maana katika hali ya mchezo huu.
problem-position-no-open-hole = Mchezaji mmoja hana shimo lililo wazi.
problem-position-shut-hole = Kuna mbegu katika shimo lililofungwa.
