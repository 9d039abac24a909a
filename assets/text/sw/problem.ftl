### Makosa katika faili ya kanuni. Funguo huanza na "problem-". $field ni sehemu ya faili.

problem-too-large = Faili ni kubwa mno: faili ya kanuni haiwezi kuzidi baiti { $limit }.
problem-unknown-field = Sehemu `{ $found }` haijulikani; ilitarajiwa mojawapo ya { $expected }.
problem-unknown-value = Thamani `{ $found }` haijulikani; ilitarajiwa mojawapo ya { $expected }.
problem-missing-field = Sehemu `{ $field }` haipo.
problem-repeated-field = Sehemu `{ $field }` imetajwa mara mbili.
problem-ends-early = Faili inaisha mapema mno: huenda mabano au alama ya kunukuu ya kufunga haipo.
# $text hutoka kwa msomaji wa muundo wa faili, na daima ni kwa Kiingereza.
problem-syntax = Hii si faili halali ya kanuni: { $text }.
problem-not-text = Hii si faili ya maandishi: si UTF-8 halali.
problem-unknown-format = Muundo ni { $found }; programu hii husoma muundo { $supported }.
problem-no-name = `name` ni tupu.
problem-out-of-range = `{ $field }` ni { $found }; lazima iwe kuanzia { $low } hadi { $high }.
problem-nothing-to-sow = `play.leave` ni { $leave } na `play.min_seeds` ni { $needed }: baadhi ya hatua hazingekuwa na mbegu za kupanda.
problem-no-counts = `{ $field }` ni orodha tupu: `Only([...])` inahitaji angalau idadi moja.
problem-reversed-range = `{ $field }` ni `Between({ $low }, { $high })`: idadi ya kwanza haipaswi kuzidi ya pili.
problem-feeding-from-anywhere = `play.feeding` lazima iwe `Free` ikiwa `play.from` ni `Any`: wachezaji wote wawili wanaweza kucheza shimo lolote.
problem-reaching-from-anywhere = `play.reach_opponent` lazima iwe `false` ikiwa `play.from` ni `Any`.
problem-too-many = `{ $field }` ina vipengele { $found }; kikomo ni { $limit }.
problem-too-long = `{ $field }` ina herufi { $found }; kikomo ni { $limit }.
problem-more =
    { $count ->
        [one] Na tatizo jingine moja.
       *[other] Na matatizo mengine { $count }.
    }

# Mahali katika faili: $file, $line na $column, kuhesabu kuanzia 1; kisha ujumbe.
problem-at = { $file }:{ $line }:{ $column }: { $message }
problem-in = { $file }: { $message }

## Makosa katika faili ya mchezo.

# $line na $column huhesabiwa kuanzia 1; kisha ujumbe.
problem-at-place = Mstari wa { $line }, safu wima ya { $column }: { $message }
problem-game-unreadable = Hii si lebo, wala hatua, wala maelezo.
problem-game-unclosed = Mabano au alama ya kunukuu inayofunguliwa hapa haifungwi popote.
problem-game-unopened = Mabano haya ya kufunga hayana mabano ya kufungua.
problem-game-nothing-replaced = Njia mbadala lazima iwekwe baada ya hatua inayobadilishwa nayo, lakini hakuna hatua kabla ya hii.
problem-game-too-deep = Njia mbadala zimepachikwa moja ndani ya nyingine zaidi ya ngazi { $limit }.
problem-game-too-many-tags = Mchezo una zaidi ya lebo { $limit }.
problem-game-second = Mchezo wa pili unaanza hapa. Bandika mchezo mmoja tu kwa wakati mmoja.
problem-game-start = Hali ya mwanzo ya ubao si halali. { $message }
# $why ni ujumbe unaofuata.
problem-game-illegal = Hatua ya { $number } ({ $hole }) haiwezi kuchezwa: { $why }.
problem-game-refused =
    { $why ->
        [game-over] mchezo umekwisha
        [no-such-hole] ubao huu hauna shimo kama hilo
        [territory] shimo liko katika safu ya mchezaji mwingine
        [empty] shimo ni tupu
        [too-few] shimo lina mbegu chache mno: zinahitajika angalau { $needed }
        [grand-slam] ingeteka mbegu zote za mchezaji mwingine, na hilo haliruhusiwi
        [must-reach] isingefika safu ya mchezaji mwingine, lakini hatua nyingine ingefika
        [must-feed] ingemwacha mchezaji mwingine bila mbegu, lakini hatua nyingine isingemwacha hivyo
        [shut] shimo limefungwa katika raundi hii
        [special] shimo ni maalumu, na mbegu zake haziwezi kuchezwa
        [last-hole] shimo la mwisho linahitaji angalau mbegu { $needed } ikiwa kuna hatua nyingine
        [no-swap] wachezaji hawawezi kubadilisha pande sasa
        [must-capture] haiteki kitu, lakini hatua nyingine ingeteka
        [inner-first] lazima mchezaji acheze safu ya ndani akiweza
        [empties-inner] ingeacha safu ya ndani tupu
        [endless] upandaji wake usingeisha kamwe
        [blocked] shimo limefungwa kwa takasia katika hatua hii
        [onto-seeds] mbegu iliyo peke yake inaweza kwenda kwenye shimo tupu tu
        [no-capture-that-way] inaweza kuchezwa kwa mwelekeo huo ikiwa tu inateka
        [wrong-answer] shimo haliwezi kuchezwa kwa namna hiyo
       *[starves] ingemwacha mchezaji mwingine bila mbegu, na hilo haliruhusiwi kamwe
    }
problem-game-over-already = Mchezo umekwisha tayari.
problem-exchange-rules = Michezo ya kanuni hizi haiwezi kuandikwa kwa mtindo huu.
problem-exchange-game = Mtindo huu wa kuandika hauwezi kueleza mwanzo wa mchezo huu au mojawapo ya hatua zake.
problem-exchange-start = Hali ya mwanzo ya ubao si halali katika mtindo huu wa kuandika.
problem-exchange-word = { $word } si hatua katika mtindo huu wa kuandika.
problem-exchange-differs = Kwa kanuni hizi, hatua { $word } huishia kwingine au huteka tofauti na ilivyoandikwa.
problem-link-foreign = Kiungo hiki hakielekezi kwenye mchezo.
problem-link-too-long = Kiungo hiki ni kirefu mno kwa mchezo.
problem-link-no-rules = Programu hii haijui aina { $variant }, na kiungo hakina kanuni zake.
problem-link-damaged = Kanuni zilizo kwenye kiungo hazijakamilika au zimebadilishwa. Nakili tena kiungo chote.
problem-link-rules = Kanuni zilizo kwenye kiungo si halali. { $message }
problem-letter-foreign = Hiki si kiungo cha mchezo.
problem-letter-too-long = Kiungo ni kirefu mno kwa shindano.
problem-letter-older = Kiungo kimetoka kwenye toleo la zamani zaidi la Awale. Toleo hili haliwezi kukisoma.
problem-letter-newer = Kiungo kimetoka kwenye toleo jipya zaidi la Awale. Sasisha Awale ili kukifungua.
problem-letter-damaged = Kiungo kimefika kikiwa hakijakamilika au kimebadilishwa. Mwombe rafiki yako akitume tena.
problem-letter-other-rules = Kanuni za { $variant } katika kiungo ni tofauti na zile za programu hii.
problem-letter-other-terms = Kanuni au masharti ya kiungo ni tofauti na yale ya shindano lako. Hakuna kilichobadilishwa.
problem-letter-too-many-lines = Shindano hili tayari limegawanyika katika mifuatano mingi mno. Kubaliana na rafiki yako mtaendelea na upi.

## Makosa katika maandishi ya hali ya ubao au ya hatua. $text ni kilichosomwa.

problem-position-parts = Hali ya ubao huu ina sehemu { $needed } zilizounganishwa kwa “-”; hii ina { $found }.
problem-position-count = Sehemu ya { $number } ya hali ya ubao, “{ $text }”, si idadi ya mbegu.
problem-position-too-many-seeds = Hali ya ubao haiwezi kuwa na zaidi ya mbegu { $limit }.
problem-position-player = Sehemu ya mwisho ya hali ya ubao lazima iwe mchezaji mwenye zamu, S au N, si “{ $text }”.
# $last na $small ni herufi za shimo la mwisho la kila safu.
problem-no-such-hole = “{ $text }” si shimo la ubao huu; mashimo ni A hadi { $last } na a hadi { $small }.

## Makosa katika shindano lililohifadhiwa.

problem-saved-not-a-match = Hili si shindano lililohifadhiwa.
problem-saved-other-version = Toleo jingine la programu lilihifadhi shindano hili, katika muundo { $found }; programu hii husoma muundo { $supported }.
problem-saved-damaged = Shindano hili lililohifadhiwa halijakamilika au limebadilishwa.
problem-saved-too-long = Shindano hili ni refu mno, haliwezi kuhifadhiwa.
# $text hutoka kwa msomaji wa muundo wa faili, na daima ni kwa Kiingereza.
problem-saved-unreadable = Shindano hili lililohifadhiwa si halali: { $text }.
problem-saved-level = Shindano hili lililohifadhiwa lina kompyuta ya kiwango ambacho programu hii haikijui, “{ $level }”.
# $message ni ujumbe mmoja au kadhaa kati ya ujumbe ulio juu.
problem-saved-rules = Kanuni za shindano hili lililohifadhiwa si halali. { $message }
problem-saved-game = Mchezo wa shindano hili lililohifadhiwa haulingani na kanuni zake. { $message }
problem-needs-format = `{ $field }` inahitaji muundo { $needed }.
problem-last-hole-from-anywhere = Kima cha chini cha shimo la mwisho hakifanyi kazi ikiwa wachezaji wanaweza kucheza shimo lolote.
problem-end-squares-and-stores = Tumia vyumba vya pembeni au maghala yanayopandwa mbegu, si vyote viwili: vinachukua nafasi ileile.
problem-end-squares-and-rounds = Vyumba vya pembeni havifanyi kazi katika shindano la raundi: haviwezi kujazwa tena.
problem-start-length = Hali ya mwanzo inaorodhesha idadi { $found }, lakini safu ina mashimo { $holes }.
problem-empty-start = Mchezaji mmoja anaanza bila mbegu.
problem-start-and-territory = Ikiwa wachezaji hununua mashimo kati ya raundi, kila shimo lazima lianze na idadi sawa ya mbegu.
problem-more-holes-than-row = Mchezaji anahitaji mashimo { $found } kwa raundi nyingine, lakini safu ina { $holes } tu.
problem-start-seeds = Ubao unaanza na mbegu { $found }; kikomo ni { $limit }.
problem-move-direction = “{ $text }” inahitaji mwelekeo, + au -.
problem-move-no-direction = “{ $text }” inataja mwelekeo, lakini mchezo huu una mwelekeo mmoja tu wa kupanda.
problem-move-extras = “{ $text }” si hatua ya mchezo huu: baada ya shimo, taja mashimo yasiyozidi mawili ya mpinzani, wala si lilelile mara mbili.
problem-position-field = “{ $text }” haina maana katika hali ya ubao ya mchezo huu.
problem-position-no-open-hole = Mchezaji mmoja hana shimo lililo wazi.
problem-position-shut-hole = Shimo lililofungwa haliwezi kuwa na mbegu.
problem-position-no-stores = Ubao wa mchezo huu hauna maghala, hivyo hakuna mbegu zinazoweza kuwa humo.
problem-rows = `{ $field }` ni { $found }; lazima iwe 2 au 4.
problem-needs-rows = `{ $field }` inahitaji ubao wa safu { $rows }.
problem-does-not-fit = `{ $field }` haiendani na `{ $beside }`.
problem-no-such-letter = `{ $field }` haiwezi kutumia “{ $found }”. Weka herufi ya mojawapo ya mashimo ya Kusini; nyumba lazima iwe katika safu ya ndani.
