### Mwenzi, alama na mafumbo ndani ya mchezo. Funguo za faili hili huanza na "training-".
###
### $standing ni kile ambacho teacher-between na wenzake husema: "kati ya Ridhaa na Klabu". $hole na $holes ni herufi.

## Mwenzi, na mchezaji yuko wapi

training-companion-begins = Anacheza vizuri kama wewe: anaanza { $standing }, kisha anafuata matokeo yako.
training-companion-stands = Anacheza vizuri kama wewe: { $standing }, baada ya michezo { $games }.
training-standing = Sasa uko { $standing }.
training-standing-rough = Kwa kadiri inavyojulikana hadi sasa, uko { $standing }.
training-unrated = Mchezo huu hausemi kitu kuhusu uwezo wako: { $why ->
        [helped] kompyuta imesaidia.
        [taken-back] hatua zilirudishwa.
        [given-up] uliuacha bila kuwa nyuma.
       *[set-up] ulianza kwa mpangilio tofauti na wa kawaida.
    }

## Kuchagua mafumbo

training-puzzles = Mafumbo
training-page-puzzles = Mafumbo
training-page-game = Mchezo gani
training-rating = Uwezo wako katika mafumbo: { $rating } ± { $deviation }, { $standing }; mafumbo yaliyohesabiwa: { $puzzles }.
training-rating-unknown = Fumbo la kwanza utakalojaribu linakupa alama. Kila fumbo linahesabiwa mara moja, kwa jibu lako la kwanza.
training-day = Fumbo la siku
training-day-solved = Fumbo la siku: limetatuliwa
training-day-tip = Ni lilelile kwa wote leo.
training-days-in-a-row = Limetatuliwa siku { $days } mfululizo
training-by-strength = Kwa uwezo wako
training-run = Maisha matatu
training-run-tip = Yanazidi kuwa magumu, hadi jibu la tatu lisilo sahihi.
training-run-best = Mfululizo bora: { $solved }
training-by-theme = Kwa mada
training-theme-count = { $solved } kati ya { $all } yametatuliwa
training-none = Bado hakuna mafumbo ya sheria hizi. Kompyuta huyapata katika michezo dhidi yake yenyewe, nyuma ya pazia.
training-mine = Tafuta mafumbo
training-mine-more = Tafuta mafumbo zaidi
training-mine-stop = Acha
training-mining = Michezo { $games }, mafumbo { $found } kati ya { $wanted }

## Fumbo ubaoni. $seeds ni idadi ya mbegu pamoja na neno lake.

training-find = Unacheza Kusini. Tafuta hatua bora.
training-level = Ugumu: { $rating }
training-run-state = Maisha: { $lives }, yaliyotatuliwa: { $solved }
training-hint-compare = Linganisha { $holes }.
training-hint-hole = Cheza { $hole }.
training-wrong = { $hole } ina thamani pungufu ya hatua bora kwa { $seeds }.
training-try-again = Jaribu tena.
training-right-end = Sahihi! Mwishoni mwa mchezo, { $hole } inazidi kila hatua isiyo sahihi kwa { $seeds }.
training-right-plies = Sahihi! Ndani ya hatua { $plies }, { $hole } inazidi kila hatua isiyo sahihi kwa { $seeds }.
training-counted = Alama yako: { $before } → { $after }
training-run-over = Mfululizo umekwisha. Mafumbo yaliyotatuliwa: { $solved }.
training-solution = Hatua bora ilikuwa { $hole }.
training-run-record = Hujawahi kupata zaidi.
training-hint = Dokezo
training-next = Fumbo linalofuata
training-leave = Kwenye mafumbo
training-run-again = Mfululizo mwingine

## Wakati wa kucheza

training-hints = Kidokezo kinaonyesha
training-hints-best = Shimo bora
training-hints-good = Mashimo matatu mazuri
training-good-move = Hatua nzuri pekee: { $holes }.
training-good-moves = Hatua nzuri: { $holes }.
