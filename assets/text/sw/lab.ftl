# Jinsi kanuni inavyochezeka, kwa kupima michezo ya kompyuta dhidi ya nafsi yake.

lab-decimal-mark = .

lab-figure-first-wins = Wa kwanza hushinda
lab-figure-second-wins = Wa pili hushinda
lab-figure-draws = Sare
lab-figure-first-points = Pointi za wa kwanza
lab-figure-first-margin = Uongozi wa mchezaji wa kwanza mwishoni
lab-figure-margin = Tofauti ya mbegu mwishoni
lab-figure-plies = Hatua kwa mchezo
lab-figure-choice = Hatua zinazoruhusiwa kwa zamu
lab-figure-forced = Zamu zenye hatua moja tu
lab-figure-passes = Zamu zilizopitishwa / zilizochezwa
lab-figure-passing-games = Michezo yenye zamu iliyopitishwa
lab-figure-laps = Mizunguko kwa zamu
lab-figure-longest-turn = Mizunguko ya zamu ndefu kuliko zote
lab-figure-cut-off = Michezo yenye upandaji uliokatizwa
lab-figure-catches = Zamu zinazoteka
lab-figure-catch-size = Mbegu kwa utekaji
lab-figure-largest-catch = Utekaji mkubwa zaidi / mbegu zote
lab-figure-on-the-way = Zilizotekwa njiani / zote zilizotekwa
lab-figure-lead-changes = Uongozi kubadilika katika mchezo
lab-figure-comebacks = Ushindi wa aliyekuwa nyuma katikati
lab-figure-seeds-left = Mbegu zinazobaki ubaoni mwishoni
lab-figure-repetition = Michezo iliyoisha kwa kujirudia
lab-figure-endless = Michezo isiyoisha
lab-figure-penalty = Michezo iliyoisha kwa adhabu
lab-figure-skill = Pointi za mchezaji bora

lab-amount = { $form ->
    [share] { $number }%
   *[other] { $number }
}
lab-interval = { $low } hadi { $high }

lab-warning-endless = { $games ->
    [1] Michezo mingi haiishi kamwe.
    [2] Mchezo mmoja kati ya miwili hauishi kamwe.
   *[other] Mchezo mmoja kati ya { $games } hauishi kamwe.
} { $repetition ->
    [yes] Fikiria mwisho mwingine, kama vile mbegu zikibaki chache.
   *[no] Fikiria kumaliza mchezo hali ya ubao inapojirudia.
}
lab-warning-circles = { $percent }% ya michezo huisha kwa kujirudia. Fikiria mwisho mwingine, au kuteka kwa idadi nyingine.
lab-warning-cut-off = Katika { $percent }% ya michezo upandaji usio na mwisho hukatizwa. Fikiria idadi nyingine za kusimamisha mzunguko, au kuruka shimo la kuanzia.
lab-warning-first-wins = Mchezaji wa kwanza hushinda { $percent }% ya michezo. Fikiria utekaji mchache kwa hatua za kwanza, mbegu zaidi, au michezo miwili kwa kubadilishana anayeanza.
lab-warning-second-wins = Mchezaji wa kwanza hushindwa { $percent }% ya michezo. Fikiria idadi nyingine ya mbegu, au michezo miwili kwa kubadilishana anayeanza.
lab-warning-draws = { $percent }% ya michezo huisha sare. Fikiria kugawa kwa njia nyingine mbegu zinazobaki.
lab-warning-little-skill = Ujuzi huamua kidogo: mchezaji bora hupata { $percent }% tu ya pointi. Fikiria mbegu zaidi, au njia zaidi za kuteka.
lab-warning-no-choice = Katika { $percent }% ya zamu kuna hatua moja tu inayoruhusiwa. Fikiria mashimo zaidi, au wajibu mdogo wa kulisha.
lab-warning-passes = Kwa kila zamu mia zilizochezwa, { $percent } hupitishwa. Fikiria wajibu wa kulisha, au mwisho mchezaji asipokuwa na hatua.
lab-warning-few-catches = Ni { $percent }% tu ya zamu zinazoteka chochote. Fikiria kuteka kwa idadi zaidi.
lab-warning-seeds-left = { $percent }% ya mbegu bado ziko ubaoni mchezo unapoisha. Fikiria mwisho mwingine, au utekaji zaidi.
lab-warning-penalty = { $percent }% ya michezo huisha kwa adhabu ya kutolisha. Fikiria wajibu wa kulisha inapowezekana.
lab-warning-short = Mchezo huisha baada ya hatua kama { $moves }. Fikiria mbegu zaidi.
lab-warning-long = Mchezo huchukua hatua kama { $moves }. Fikiria mbegu chache zaidi, au mwisho mchezaji mmoja akipata zaidi ya nusu.

lab-trait-length = Urefu
lab-trait-wildness = Tabia
lab-trait-relays = Mizunguko
lab-trait-on-the-way = Kuteka njiani
lab-trait-skill = Ujuzi
lab-trait-first-move = Hatua ya kwanza
lab-grade-length = { $grade ->
    [low] mfupi
    [high] mrefu
   *[middle] wa urefu wa kati
}
lab-grade-wildness = { $grade ->
    [low] mtulivu
    [high] wa kasi
   *[middle] mchangamfu
}
lab-grade-relays = { $grade ->
    [low] karibu bila mizunguko mingi
    [high] mizunguko mirefu
   *[middle] mizunguko kiasi
}
lab-grade-on-the-way = { $grade ->
    [low] kuteka mwisho wa upandaji
    [high] kuteka njiani
   *[middle] kuteka mwishoni na njiani
}
lab-grade-skill = { $grade ->
    [low] yeyote anaweza kushinda
    [high] aliye bora hushinda
   *[middle] ujuzi huamua, lakini si daima
}
lab-grade-first-move = { $grade ->
    [low] bora kutoanza
    [high] bora kuanza
   *[middle] yeyote aanze ni sawa
}

lab-book = Mchezo huchukua zamu kama { $moves }, kila moja ikiwa na { $choice ->
    [one] hatua moja inayoruhusiwa
   *[other] hatua { $choice } zinazoruhusiwa
}{ $relays ->
    [yes] {" "}na mizunguko kama { $laps }
   *[no] {""}
}. Katika michezo 3000 ya kompyuta dhidi yake yenyewe kwa kiwango cha Klabu, mchezaji wa kwanza hushinda { $first }%, wa pili { $second }%; { $draws ->
    [0] karibu hakuna sare
   *[other] { $draws }% huwa sare
}.
