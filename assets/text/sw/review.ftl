### Taarifa ya mchezo, kutafuta hatua bora, sababu, vitisho. Funguo za faili hili zinaanza na "review-".
###
### $player ni mchezaji mwenye zamu kabla ya hatua, $opponent ni mwingine; yote ni majina. $move, $reply na $answer ni herufi za mashimo.
### $certainty ni mojawapo ya ujumbe mbili za teacher.ftl.
### $reader ni hoja ambayo mchezaji wake anasoma ujumbe, na ndiye anayeambiwa: player, opponent, who, winner au loser.

## Taarifa

review-report = Taarifa
review-progress = Hatua zilizochambuliwa: { $done } kati ya { $plies }
review-done = { $plies ->
        [one] Hatua moja imechambuliwa.
       *[other] Hatua zote { $plies } zimechambuliwa.
    }
review-kept = Taarifa imehifadhiwa pamoja na mchezo.
review-stop = Simamisha
review-go-on = Endelea
review-accuracy = Usahihi
review-percent = { $percent }%
review-graph = { $reader ->
        [player] Tathmini ya upande wako, hatua kwa hatua
       *[other] Tathmini ya upande wa { $player }, hatua kwa hatua
    }
review-turns = Hatua za uamuzi
review-moves = Hatua zote
review-forced = Hatua pekee inayoruhusiwa
review-whose = Makosa ya nani?
review-next = Kosa linalofuata
review-first = Tafuta hatua bora zaidi
review-no-mistakes = { $reader ->
        [player] Hukufanya kosa lolote
       *[other] { $player } hakufanya kosa lolote
    }
review-point-first = Kwanza elekeza kwenye shimo linaloweza kuchezwa.
review-nothing = Unaweza kuchambua mchezo baada ya kwisha.

## Kutafuta kilicho bora

review-find-played = { $reader ->
        [player] Hatua ya { $number }: ulicheza { $move }
       *[other] Hatua ya { $number }: { $player } alicheza { $move }
    }
review-find =
    { teacher-class }: hatua hii inagharimu { $seeds ->
        [half] nusu mbegu
       *[other] mbegu { $seeds }
    } ({ $certainty }). Tafuta hatua bora zaidi.
review-find-best = { $move } ni hatua bora kabisa ({ $certainty }).
review-find-good = { $move } ni hatua nzuri: karibu haina gharama ({ $certainty }).
review-find-better =
    { $move } ni bora kuliko hatua iliyochezwa, lakini bado inagharimu { $seeds ->
        [half] nusu mbegu
       *[other] mbegu { $seeds }
    } ({ $certainty }).
review-find-loses =
    Hatua { $move } inagharimu { $seeds ->
        [half] nusu mbegu
       *[other] mbegu { $seeds }
    } ({ $certainty }).
review-find-worse = Hatua { $move } si bora zaidi.
review-find-same = { $move } ndiyo hatua iliyochezwa mchezoni.
review-find-shown = Hatua bora kabisa ni { $move } ({ $certainty }).
review-find-line = Mchezo ungeweza kuendelea hivi: { $line }.
review-to-report = Rudi kwenye taarifa
review-place = Kosa la { $number } kati ya { $count }

## Kwa nini, vitisho, matokeo ya hatua

review-why = Kwa nini?
review-why-title = Kwa nini { $move }?
review-position-title = Kuhusu hali hii ya ubao
review-comparing = Awale inalinganisha hatua…
review-nothing-certain = Hakuna jambo la hakika la kuonyesha.
review-choose-position = Hali hii ya ubao
review-choose-last = Hatua ya mwisho: { $move }
review-what-if = Nini kitafuata?
review-back = Rudi mchezoni
review-threat-title = { $reader ->
        [opponent] Tishio lako
       *[other] Tishio la { $opponent }
    }
review-threat = { $reader ->
        [player] Kama ungeweza kupitisha zamu, { $opponent } angecheza { $move } na kuteka { $seeds } ({ $certainty }).
        [opponent] Kama { $player } angeweza kupitisha zamu, ungecheza { $move } na kuteka { $seeds } ({ $certainty }).
       *[other] Kama { $player } angeweza kupitisha zamu, { $opponent } angecheza { $move } na kuteka { $seeds } ({ $certainty }).
    }
review-threat-quiet = { $reader ->
        [player] Hakuna tishio kwa sasa: kama ungeweza kupitisha zamu, { $opponent } angecheza { $move } bila kuteka kitu ({ $certainty }).
        [opponent] Hakuna tishio kwa sasa: kama { $player } angeweza kupitisha zamu, ungecheza { $move } bila kuteka kitu ({ $certainty }).
       *[other] Hakuna tishio kwa sasa: kama { $player } angeweza kupitisha zamu, { $opponent } angecheza { $move } bila kuteka kitu ({ $certainty }).
    }
review-no-threat = { $reader ->
        [opponent] Hakuna tishio: usingekuwa na hatua.
       *[other] Hakuna tishio: { $opponent } asingekuwa na hatua.
    }
review-outlook-title = Nini kitafuata baada ya { $move }?
review-outlook-best = Hakuna hatua iliyo bora kuliko { $move } ({ $certainty }).
review-outlook-loses =
    Hatua { $move } inagharimu { $seeds ->
        [half] nusu mbegu
       *[other] mbegu { $seeds }
    } ikilinganishwa na hatua bora ({ $certainty }).
review-outlook-answer = Jibu bora kabisa ni { $answer }.
# What a move leads to beside another one: a clause with its time, which completes "After D, ...".
review-compare = Baada ya { $move }, { $what }.
review-compare-takes = { $reader ->
        [who] unateka { $seeds } kutoka { $holes } { $when }
       *[other] { $who } anateka { $seeds } kutoka { $holes } { $when }
    }
review-compare-again = { $reader ->
        [who] unacheza tena { $when }
       *[other] { $who } anacheza tena { $when }
    }
review-compare-special = { $reader ->
        [who] unalifanya { $hole } kuwa shimo maalumu { $when }
       *[other] { $who } analifanya { $hole } kuwa shimo maalumu { $when }
    }
review-compare-passes = { $reader ->
        [who] huna hatua, hivyo unapitisha zamu { $when }
       *[other] { $who } hana hatua na anapitisha zamu { $when }
    }
review-compare-round = raundi inaisha { $when }
review-compare-ends = { $reader ->
        [player] mchezo unaisha { $when }: wewe { $mine }, { $opponent } { $theirs }
        [opponent] mchezo unaisha { $when }: { $player } { $mine }, wewe { $theirs }
       *[other] mchezo unaisha { $when }: { $player } { $mine }, { $opponent } { $theirs }
    }
review-compare-quiet = { $alike ->
        [yes] hakuna lingine linalotokea katika { $plies ->
            [one] hatua inayofuata
            [2] hatua mbili zinazofuata
            [3] hatua tatu zinazofuata
            [4] hatua nne zinazofuata
            [5] hatua tano zinazofuata
            [8] hatua nane zinazofuata
            [12] hatua kumi na mbili zinazofuata
            [13] hatua kumi na tatu zinazofuata
            [14] hatua kumi na nne zinazofuata
            [15] hatua kumi na tano zinazofuata
            [18] hatua kumi na nane zinazofuata
           *[other] hatua { $in-words } zinazofuata
        }
       *[no] hakuna anayeteka katika { $plies ->
            [one] hatua inayofuata
            [2] hatua mbili zinazofuata
            [3] hatua tatu zinazofuata
            [4] hatua nne zinazofuata
            [5] hatua tano zinazofuata
            [8] hatua nane zinazofuata
            [12] hatua kumi na mbili zinazofuata
            [13] hatua kumi na tatu zinazofuata
            [14] hatua kumi na nne zinazofuata
            [15] hatua kumi na tano zinazofuata
            [18] hatua kumi na nane zinazofuata
           *[other] hatua { $in-words } zinazofuata
        }
    }
review-compare-when = { $later ->
        [0] papo hapo
        [1] katika hatua inayofuata
        [2] hatua mbili baadaye
        [3] hatua tatu baadaye
        [4] hatua nne baadaye
        [5] hatua tano baadaye
        [8] hatua nane baadaye
        [12] hatua kumi na mbili baadaye
        [13] hatua kumi na tatu baadaye
        [14] hatua kumi na nne baadaye
        [15] hatua kumi na tano baadaye
        [18] hatua kumi na nane baadaye
       *[other] hatua { $in-words } baadaye
    }
review-wrong-ends = { $reader ->
        [player] Mchezo ungeishia hapo: wewe { $mine }, { $opponent } { $theirs }.
        [opponent] Mchezo ungeishia hapo: { $player } { $mine }, wewe { $theirs }.
       *[other] Mchezo ungeishia hapo: { $player } { $mine }, { $opponent } { $theirs }.
    }
review-wrong-loses = { $reader ->
        [opponent] Ungejibu kwa { $reply } na kuteka { $seeds }.
       *[other] { $opponent } angejibu kwa { $reply } na kuteka { $seeds }.
    }
review-wrong-spoils = { $reader ->
        [player] { $opponent } angejibu kwa { $reply }. Hapo ungeweza kuteka { $seeds }, si { $possible }.
        [opponent] Ungejibu kwa { $reply }. Hapo { $player } angeweza kuteka { $seeds }, si { $possible }.
       *[other] { $opponent } angejibu kwa { $reply }. Hapo { $player } angeweza kuteka { $seeds }, si { $possible }.
    }
review-wrong-spoils-all = { $reader ->
        [player] { $opponent } angejibu kwa { $reply }, na usingeweza kuteka kitu. Kwa hatua bora ungeweza kuteka { $possible }.
        [opponent] Ungejibu kwa { $reply }, na { $player } asingeweza kuteka kitu. Kwa hatua bora angeweza kuteka { $possible }.
       *[other] { $opponent } angejibu kwa { $reply }, na { $player } asingeweza kuteka kitu. Kwa hatua bora angeweza kuteka { $possible }.
    }
review-wrong-costs = { $reader ->
        [player] { $opponent } angejibu kwa { $reply }. Muda si mrefu hilo lingekugharimu takriban { $seeds }.
        [opponent] Ungejibu kwa { $reply }. Muda si mrefu hilo lingemgharimu { $player } takriban { $seeds }.
       *[other] { $opponent } angejibu kwa { $reply }. Muda si mrefu hilo lingemgharimu { $player } takriban { $seeds }.
    }

## Vitufe na vibonye

review-help-why = { review-why } Hueleza hali ya ubao au hatua (iliyochaguliwa, ya kidokezo, ya mwisho au nyingine yoyote) kwa mambo yasiyozidi matatu, kila moja likionyeshwa ubaoni.
review-help-report = { review-report }: mchezo ukiisha, tazama ubora wa kila hatua na wakati mchezo ulipogeuka. Rudia makosa yako na utafute hatua bora zaidi.
review-key-why = Eleza hatua iliyochaguliwa, kidokezo au hali ya ubao
review-key-threat = Onyesha tishio la mpinzani
review-key-what-if = Onyesha matokeo ya hatua iliyochaguliwa
review-key-report = Baada ya mchezo: fungua taarifa, kisha kosa linalofuata
