### Wanachosikia wachezaji wanaocheza kwa kusikiliza. Funguo huanza kwa “speech-”.

speech-hole = { $hole }, { $seeds ->
        [0] tupu
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }{ $marks }.
speech-shut = limefungwa
speech-special = shimo maalumu la { $player }
speech-special-yours = shimo lako maalumu
speech-nyumba = nyumba
speech-blocked = limetakasiwa kwa hatua hii
speech-ends = Inaishia { $end }{ $laps ->
        [1] {""}
       *[other] {" "}baada ya mizunguko { $laps }
    }{ $captured ->
        [0] {""}
        [one] , na kuteka mbegu 1
       *[other] , na kuteka mbegu { $captured }
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
    } { $place ->
        [loft] ghalani
        [reserve] mkononi
       *[rows] safuni
    }.
speech-loft-yours = Una { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    } { $place ->
        [loft] ghalani
        [reserve] mkononi
       *[rows] safuni
    }.
speech-majority = Mbegu { $seeds } zinatosha kushinda mchezo.
speech-no-move = Hakuna hatua inayoruhusiwa.
speech-no-capture = Hakuna hatua inayoteka.
speech-reached = { $count ->
        [one] Hatua { $holes } inaishia { $hole }.
       *[other] Hatua { $holes } zinaishia { $hole }.
    }
speech-reached-by-none = Hakuna hatua ya mpinzani inayoishia { $hole }.
speech-turn = { $turn }, hatua ya { $number }.
speech-no-last-move = Bado hakuna hatua iliyochezwa.
speech-nothing-said = Bado hakuna la kurudia.
speech-no-hole = Chagua shimo kwanza: bonyeza herufi yake.
speech-result = { $result }, { $south } kwa { $north }.
speech-match = { $variant }. { $turn }.

## Funguo zinazojibu maswali, na mipangilio.

speech-key-row = Soma kwa sauti safu yangu
speech-key-their-row = Soma kwa sauti safu ya mpinzani
speech-key-lofts = Soma kwa sauti mbegu zilizotekwa
speech-key-last-move = Soma kwa sauti hatua ya mwisho
speech-key-moves = Soma kwa sauti hatua zangu zote
speech-key-captures = Soma kwa sauti hatua zinazoteka
speech-key-reaching = Soma kwa sauti hatua za mpinzani zinazoishia katika shimo lililochaguliwa
speech-key-turn = Sema ni zamu ya nani
speech-key-again = Rudia tangazo la mwisho
speech-key-before = Rudi nyuma tangazo moja
speech-key-typed = Andika amri
speech-by-ear = Cheza kwa kusikiliza: bonyeza herufi ili kwenda kwenye shimo lake, na tena ili kulicheza
speech-shown = Unachosikia kwa kila hatua
speech-shown-short = Sentensi moja
speech-shown-full = Kila mzunguko na kila utekaji
speech-shown-notes = Sauti moja kwa kila mbegu
speech-shown-silent = Hakuna
speech-scanning = Kuchagua kwa kitufe kimoja: safu na vitufe huwaka kwa zamu
speech-scanning-off = Imezimwa
speech-scanning-pace = Sekunde { $seconds } kwa kila kimoja

## Typed commands, in place of keys. Each value lists what players can type for one command, separated by commas. Case doesn't matter.
## The first wording is the one that speech-typed-unknown shows. speech-typed-moves does what speech-key-moves says, and so on.

speech-typed-play = cheza
speech-typed-hole = shimo, nenda
speech-typed-row = safu yangu, safu
speech-typed-their-row = safu ya mpinzani, mpinzani
speech-typed-lofts = alama, mbegu zilizotekwa
speech-typed-last-move = hatua ya mwisho, mwisho
speech-typed-moves = hatua zangu, hatua, hatua zote
speech-typed-captures = hatua zinazoteka, teka
speech-typed-reaching = washambuliaji, hatua zinazoshambulia
speech-typed-turn = zamu, zamu ya nani
speech-typed-again = rudia, tena
speech-typed-before = kabla, yaliyotangulia
speech-typed-hint = kidokezo, hatua bora, bora
speech-typed-take-back = tengua, rudisha
speech-typed-help = msaada
speech-typed-unknown = “{ $text }” si amri. Amri: { $commands }.
speech-typed-label = Amri
