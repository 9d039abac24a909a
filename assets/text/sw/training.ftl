### Mwenzi, alama na mafumbo ndani ya mchezo. Funguo za faili hili huanza na "training-".
###
### $standing ni kile ambacho teacher-between na wenzake husema: "kati ya Ridhaa na Klabu". $hole na $holes ni herufi.

## Mwenzi, na mchezaji yuko wapi

training-companion-begins = Mwenzi hucheza kwa kiwango chako: anaanza { $standing }, kisha anajirekebisha kulingana na matokeo yako.
training-companion-stands =
    Mwenzi hucheza kwa kiwango chako: { $standing }, baada ya { $games ->
        [one] mchezo 1
       *[other] michezo { $games }
    }.
training-standing = Kiwango chako: { $standing }.
training-standing-rough = Kiwango cha muda: { $standing }.
training-unrated =
    Mchezo huu hauhesabiwi katika kiwango chako: { $why ->
        [helped] ulitumia usaidizi.
        [taken-back] ulitengua hatua.
        [given-up] ulikubali kushindwa bila kuwa nyuma.
       *[set-up] haukuanza na hali ya mwanzo ya kawaida.
    }

## Kuchagua mafumbo

training-puzzles = Mafumbo
training-page-puzzles = Mafumbo
training-page-game = Aina
training-rating = Kiwango chako cha mafumbo: { $rating } ± { $deviation }, { $standing }; mafumbo yaliyohesabiwa: { $puzzles }.
training-rating-unknown = Fumbo lako la kwanza litaonyesha kiwango chako. Katika kila fumbo ni jibu lako la kwanza tu linalohesabiwa.
training-day = Fumbo la siku
training-day-solved = Fumbo la siku: limetatuliwa
training-day-tip = Leo kila mtu anapewa fumbo hilohilo.
training-days-in-a-row = Siku mfululizo: { $days }
training-by-strength = Kwa kiwango chako
training-run = Maisha matatu
training-run-tip = Mafumbo yanazidi kuwa magumu hadi utakapokosea mara ya tatu.
training-run-best = Mfululizo bora: mafumbo { $solved }
training-by-theme = Kwa mada
training-theme-count = Yametatuliwa { $solved } kati ya { $all }
training-first-attempts = Yametatuliwa { $solved } kati ya { $all } kwa jaribio la kwanza
training-none = Bado hakuna mafumbo ya kanuni hizi. Kompyuta inaweza kuyatafuta chinichini, kwa kucheza dhidi yake yenyewe.
training-mine = Tafuta mafumbo
training-mine-more = Tafuta mafumbo zaidi
training-mine-stop = Acha
training-mining = Michezo iliyochezwa: { $games }, mafumbo yaliyopatikana: { $found } kati ya { $wanted }

## Fumbo ubaoni. $seeds ni idadi ya mbegu pamoja na neno lake.

training-find = Unacheza upande wa Kusini. Tafuta hatua bora.
training-level = Kiwango cha fumbo: { $rating }
training-run-state = Maisha: { $lives }, yaliyotatuliwa: { $solved }
training-hint-compare = Linganisha { $holes }.
training-hint-hole = Cheza { $hole }.
training-wrong = Hatua { $hole } inakupa { $seeds } pungufu ya hatua bora.
training-try-again = Jaribu tena.
training-right-end = Sahihi! Ukihesabu hadi mwisho wa mchezo, hatua { $hole } inakupa { $seeds } zaidi ya hatua yoyote isiyo sahihi.
training-right-plies = Sahihi! Ukitazama hatua { $plies } mbele, hatua { $hole } inakupa { $seeds } zaidi ya hatua yoyote isiyo sahihi.
training-counted = Kiwango chako: { $after } (kilikuwa { $before })
training-run-over = Mfululizo umekwisha. Mafumbo yaliyotatuliwa: { $solved }.
training-solution = Hatua bora ilikuwa { $hole }.
training-run-record = Huu ndio mfululizo wako bora hadi sasa.
training-hint = Kidokezo
training-next = Fumbo linalofuata
training-leave = Acha mafumbo
training-run-again = Mfululizo mpya

## Wakati wa kucheza

training-hints = Kidokezo huonyesha nini
training-hints-reason = Sababu kwanza
training-hints-best = Hatua bora
training-hints-good = Hatua tatu nzuri
training-good-move = Hatua nzuri pekee: { $holes }.
training-good-moves = Hatua nzuri: { $holes }.
training-right-win = Sahihi! Hatua { $hole } inakupa ushindi wa uhakika, { $moves ->
        [1] papo hapo
       *[other] kwa hatua { $moves }
    }.
training-right-saves = Sahihi! Baada ya hatua nyingine yoyote, mpinzani wako angeshinda kwa uhakika.
training-wrong-win = Ukicheza { $hole }, unapoteza ushindi.
training-wrong-loses = Baada ya { $hole }, mpinzani wako anashinda kwa uhakika.
