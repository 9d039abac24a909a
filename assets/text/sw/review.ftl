### Taarifa ya mchezo, kutafuta hatua bora, sababu, vitisho. Funguo za faili hili zinaanza na "review-".
###
### $player ni mchezaji mwenye zamu kabla ya hatua, $opponent ni mwingine; yote ni majina. $move, $reply na $answer ni herufi za mashimo.
### $certainty ni mojawapo ya ujumbe mbili za teacher.ftl.

## Taarifa

review-report = Taarifa
review-progress = Hatua { $done } kati ya { $plies } zimetazamwa
review-done = Hatua zote { $plies } zimetazamwa.
review-kept = Taarifa imehifadhiwa pamoja na mchezo.
review-stop = Simamisha
review-go-on = Endelea
review-accuracy = Usahihi
review-percent = { $percent } %
review-graph = Thamani ya mchezo kwa { $player }, hatua kwa hatua
review-turns = Mchezo ulipogeuka
review-moves = Hatua zote
review-forced = Hatua pekee halali
review-whose = Makosa ya
review-next = Kosa linalofuata
review-first = Tafuta kilicho bora
review-no-mistakes = { $player } hana makosa
review-point-first = Kwanza onyesha shimo linaloweza kuchezwa.
review-nothing = Taarifa hutolewa mchezo unapokwisha.

## Kutafuta kilicho bora

review-find-played = Hatua { $number }: { $player } alicheza { $move }
review-find = { teacher-class }: inapoteza mbegu { $seeds ->
        [half] nusu
       *[other] { $seeds }
    } ({ $certainty }). Tafuta kilicho bora.
review-find-best = { $move } ni hatua bora kabisa ({ $certainty }).
review-find-good = { $move } ni nzuri: karibu haipotezi kitu ({ $certainty }).
review-find-better = { $move } ni bora kuliko ilivyochezwa, lakini bado inapoteza mbegu { $seeds ->
        [half] nusu
       *[other] { $seeds }
    } ({ $certainty }).
review-find-loses = { $move } inapoteza mbegu { $seeds ->
        [half] nusu
       *[other] { $seeds }
    } ({ $certainty }).
review-find-worse = { $move } haitoshi.
review-find-same = { $move } ndiyo iliyochezwa.
review-find-shown = Hatua bora kabisa ni { $move } ({ $certainty }).
review-find-line = Mchezo ungeweza kuendelea hivi: { $line }.
review-to-report = Kwenye taarifa
review-place = Kosa { $number } kati ya { $count }

## Kwa nini, vitisho, matokeo ya hatua

review-why = Kwa nini?
review-why-title = Kwa nini { $move }?
review-position-title = Yanayoonekana
review-nothing-certain = Hakuna la hakika la kusema.
review-choose-position = Hali ya ubao
review-choose-last = Hatua ya mwisho: { $move }
review-what-if = Na kisha?
review-back = Rudi mchezoni
review-threat-title = Anachotishia { $opponent }
review-threat = Kama { $player } angeweza kupita, { $opponent } angecheza { $move } na kuteka { $seeds } ({ $certainty }).
review-threat-quiet = Hakuna kwa sasa: kama { $player } angeweza kupita, { $opponent } angecheza { $move } bila kuteka kitu ({ $certainty }).
review-no-threat = Hakuna: { $opponent } asingekuwa na hatua.
review-outlook-title = Je, { $move } ikichezwa?
review-outlook-best = Hakuna hatua iliyo bora kuliko { $move } ({ $certainty }).
review-outlook-loses = { $move } inapoteza mbegu { $seeds ->
        [half] nusu
       *[other] { $seeds }
    } ikilinganishwa na hatua bora ({ $certainty }).
review-outlook-answer = Jibu bora kabisa ni { $answer }.
review-wrong-ends = Hiyo inamaliza mchezo: { $player } { $mine }, { $opponent } { $theirs }.
review-wrong-loses = { $opponent } angejibu kwa { $reply } na kuteka { $seeds }.
review-wrong-spoils = { $opponent } angejibu kwa { $reply }. Hapo { $player } angeweza kuteka { $seeds }, si { $possible }.
review-wrong-spoils-all = { $opponent } angejibu kwa { $reply }, na { $player } asingeweza kuteka kitu. Baada ya hatua bora zingeweza kuwa { $possible }.
review-wrong-costs = { $opponent } angejibu kwa { $reply }. Baada ya muda mfupi hilo linagharimu kama { $seeds }.

## Vitufe na vibonye

review-help-why = { review-why } Hadi sababu tatu za hatua au za hali ya ubao, kila moja ikionyeshwa ubaoni: za hatua inayoonyeshwa, za dokezo, za hatua ya mwisho au nyingine yoyote.
review-help-threat = { review-key-threat }: kingechezwa nini kama zamu ingeweza kupitwa. Huchezwa ubaoni kisha hurudishwa; vivyo hivyo matokeo ya hatua.
review-help-report = { review-report }: mchezo ukiisha, ubora wa kila hatua na mahali mchezo ulipogeuka. Makosa yako hurudi ubaoni, ambapo unatafuta kilicho bora.
review-key-why = Kwa nini: sababu za hatua inayoonyeshwa, za dokezo, au hali ya ubao
review-key-threat = Anachotishia mpinzani
review-key-what-if = Matokeo ya hatua inayoonyeshwa
review-key-report = Baada ya mchezo: taarifa, na kutoka kosa moja hadi jingine
