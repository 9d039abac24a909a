### Wanachosikia wachezaji wanaocheza kwa kusikiliza. Funguo huanza kwa “speech-”.

speech-hole = { $hole }, { $seeds ->
        [0] tupu
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }{ $marks }.
speech-shut = nje ya mchezo
speech-special = shimo maalumu la { $player }
speech-special-yours = shimo lako maalumu
speech-nyumba = nyumba
speech-blocked = takasia kwa hatua hii
speech-ends = Linaishia { $end }{ $laps ->
        [1] {""}
       *[other] {" "}baada ya mizunguko { $laps }
    }{ $captured ->
        [0] {""}
        [one] , linakula mbegu 1
       *[other] , linakula mbegu { $captured }
    }.
speech-row = Safu ya { $player }, { $first } hadi { $last }: { $counts }.
speech-row-yours = Safu yako, { $first } hadi { $last }: { $counts }.
speech-reserve = { $seeds ->
        [one] Mbegu 1
       *[other] Mbegu { $seeds }
    } mkononi.
speech-loft = { $player } ana { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }.
speech-loft-yours = Una { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }.
speech-majority = Mbegu { $seeds } zinashinda mchezo.
speech-no-move = Hakuna hatua halali.
speech-no-capture = Hakuna hatua inayokula.
speech-reached = { $count ->
        [one] { $holes } linaishia { $hole }.
       *[other] { $holes } yanaishia { $hole }.
    }
speech-reached-by-none = Hakuna hatua ya mpinzani inayoishia { $hole }.
speech-turn = { $turn }, hatua ya { $number }.
speech-no-last-move = Hakuna hatua iliyochezwa bado.
speech-nothing-said = Bado hakuna lililosemwa.
speech-no-hole = Chagua shimo kwanza: bonyeza herufi yake.
speech-result = { $result }, { $south } kwa { $north }.
speech-match = { $variant }. { $turn }.

## Funguo zinazojibu maswali, na mipangilio.

speech-key-row = Sema safu yangu
speech-key-their-row = Sema safu ya mpinzani
speech-key-lofts = Sema mbegu zilizoliwa
speech-key-last-move = Sema hatua ya mwisho
speech-key-moves = Sema hatua zangu zote
speech-key-captures = Sema hatua zinazokula
speech-key-reaching = Sema mashimo ya mpinzani yanayofika hapa
speech-key-turn = Sema ni zamu ya nani
speech-key-again = Rudia maneno ya mwisho
speech-key-before = Sema maneno yaliyotangulia
speech-key-typed = Andika amri
speech-by-ear = Cheza kwa kusikiliza: herufi huenda kwenye shimo, tena hulicheza
speech-shown = Husemwa kwa kila hatua
speech-shown-short = Sentensi moja
speech-shown-full = Kila mzunguko na kila mlo
speech-shown-notes = Noti kwa kila mbegu
speech-shown-silent = Hakuna
speech-scanning = Kitufe kimoja: safu na vitufe huwaka kwa zamu
speech-scanning-off = Hapana
speech-scanning-pace = Sekunde { $seconds } kila kimoja

## Typed commands. Each value lists the words of one command, separated by commas, the best known first.

speech-typed-play = cheza
speech-typed-hole = shimo, nenda
speech-typed-row = safu, safu yangu
speech-typed-their-row = safu ya mpinzani, mpinzani
speech-typed-lofts = alama, mbegu zilizoliwa
speech-typed-last-move = hatua ya mwisho
speech-typed-moves = hatua, hatua zote
speech-typed-captures = hatua zinazokula, kula
speech-typed-reaching = yanayofika, washambulizi
speech-typed-turn = zamu, zamu ya nani
speech-typed-again = rudia, tena
speech-typed-before = kabla, yaliyotangulia
speech-typed-hint = bora, kidokezo
speech-typed-take-back = tengua, rudisha
speech-typed-help = msaada
speech-typed-unknown = “{ $text }” si amri. Amri: { $commands }.
speech-typed-label = Amri
