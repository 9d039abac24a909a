# Jinsi kanuni inavyochezeka, kwa kupima michezo ya kompyuta dhidi ya nafsi yake.

lab-decimal-mark = .
lab-thousands-mark = ,

lab-figure-first-wins = Ushindi wa mchezaji wa kwanza
lab-figure-second-wins = Ushindi wa mchezaji wa pili
lab-figure-draws = Sare
lab-figure-first-points = Pointi za mchezaji wa kwanza
lab-figure-first-margin = Uongozi wa mchezaji wa kwanza mwishoni
lab-figure-margin = Tofauti ya mbegu mwishoni
lab-figure-plies = Hatua kwa kila mchezo
lab-figure-choice = Hatua zinazoruhusiwa kwa kila zamu
lab-figure-forced = Zamu zenye hatua moja tu
lab-figure-passes = Zamu zilizopitishwa (sehemu ya zamu zote)
lab-figure-passing-games = Michezo yenye zamu iliyopitishwa
lab-figure-laps = Mizunguko kwa kila zamu
lab-figure-longest-turn = Mizunguko ya zamu ndefu zaidi ya mchezo
lab-figure-cut-off = Michezo yenye upandaji usio na mwisho
lab-figure-catches = Zamu zenye utekaji
lab-figure-catch-size = Mbegu kwa kila utekaji
lab-figure-largest-catch = Utekaji mkubwa zaidi (sehemu ya mbegu zote)
lab-figure-on-the-way = Utekaji wa njiani (sehemu ya utekaji wote)
lab-figure-lead-changes = Mabadiliko ya uongozi kwa kila mchezo
lab-figure-comebacks = Ushindi wa aliyekuwa nyuma katikati ya mchezo
lab-figure-seeds-left = Mbegu zinazobaki ubaoni
lab-figure-repetition = Michezo iliyoisha kwa kujirudia
lab-figure-endless = Michezo isiyo na mwisho
lab-figure-penalty = Michezo iliyoisha kwa adhabu
lab-figure-skill = Pointi za mchezaji aliye bora zaidi

lab-amount = { $form ->
    [share] { $number }%
   *[other] { $number }
}
lab-interval = { $low } hadi { $high }

lab-warning-endless = { $games ->
    [1] Sehemu kubwa ya michezo haiishi kamwe.
    [2] Mchezo mmoja kati ya miwili hauishi kamwe.
   *[other] Mchezo mmoja kati ya { $games } hauishi kamwe.
} { $repetition ->
    [yes] Jaribu njia nyingine ya kumaliza mchezo, kama vile mbegu zinapobaki chache.
   *[no] Jaribu kumaliza mchezo pale hali ya ubao inapojirudia.
}
lab-warning-circles = { $percent }% ya michezo huisha kwa kujirudia. Jaribu njia nyingine ya kumaliza mchezo, au kuruhusu utekaji kwa idadi nyingine.
lab-warning-cut-off = Katika { $percent }% ya michezo upandaji usio na mwisho hukatizwa. Jaribu idadi nyingine ya kusimamisha upandaji, au kuruka shimo la kuanzia.
lab-warning-first-wins = Mchezaji wa kwanza hushinda { $percent }% ya michezo. Jaribu kupunguza utekaji katika hatua za kwanza, kuongeza mbegu, au kucheza mashindano ya michezo miwili ambamo kila mchezaji huanza mara moja.
lab-warning-second-wins = Mchezaji wa kwanza hushindwa katika { $percent }% ya michezo. Jaribu kubadilisha idadi ya mbegu, au kucheza mashindano ya michezo miwili ambamo kila mchezaji huanza mara moja.
lab-warning-draws = { $percent }% ya michezo huisha kwa sare. Jaribu njia nyingine ya kugawa mbegu zinazobaki.
lab-warning-little-skill = Ujuzi una uzito mdogo tu: mchezaji aliye bora zaidi hupata { $percent }% tu ya pointi. Jaribu kuongeza mbegu, au njia za kuteka.
lab-warning-no-choice = Katika { $percent }% ya zamu ni hatua moja tu inayoruhusiwa. Jaribu kuongeza mashimo, au kulegeza kanuni ya kulisha.
lab-warning-passes = Kwa kila zamu mia zilizochezwa, { $percent } hupitishwa. Jaribu kanuni ya kulisha, au kumaliza mchezo iwapo mchezaji hana hatua ya kucheza.
lab-warning-few-catches = Wachezaji huteka katika { $percent }% tu ya zamu. Jaribu kuruhusu utekaji kwa idadi nyingi zaidi.
lab-warning-seeds-left = Kwa wastani, { $percent }% ya mbegu bado ziko ubaoni mchezo unapoisha. Jaribu njia nyingine ya kumaliza mchezo, au kurahisisha utekaji.
lab-warning-penalty = { $percent }% ya michezo huisha kwa adhabu ya kutolisha. Jaribu kuwalazimisha wachezaji kulisha kila wanapoweza.
lab-warning-short = Mchezo huchukua hatua kama { $moves } tu. Jaribu kuongeza mbegu.
lab-warning-long = Mchezo huchukua hatua kama { $moves }. Jaribu kupunguza mbegu, au kumaliza mchezo pale mchezaji mmoja anapopata zaidi ya nusu.

lab-trait-length = Urefu
lab-trait-wildness = Msisimko
lab-trait-relays = Mizunguko
lab-trait-on-the-way = Kuteka njiani
lab-trait-skill = Ujuzi
lab-trait-first-move = Hatua ya kwanza
lab-grade-length =
    { $grade ->
        [low] mfupi
        [high] mrefu
       *[middle] wa urefu wa wastani
    }
lab-grade-wildness =
    { $grade ->
        [low] mtulivu
        [high] wa msisimko
       *[middle] mchangamfu
    }
lab-grade-relays =
    { $grade ->
        [low] mizunguko michache
        [high] mizunguko mingi
       *[middle] mizunguko kadhaa
    }
lab-grade-on-the-way =
    { $grade ->
        [low] kuteka mwishoni mwa upandaji
        [high] kuteka njiani
       *[middle] kuteka mwishoni na njiani
    }
lab-grade-skill =
    { $grade ->
        [low] yeyote anaweza kushinda
        [high] mchezaji aliye bora zaidi hushinda
       *[middle] kwa kawaida ujuzi huamua
    }
lab-grade-first-move =
    { $grade ->
        [low] kuwa wa pili ni faida
        [high] kuanza ni faida
       *[middle] yeyote aanze ni sawa
    }

lab-book =
    Mchezo huchukua zamu kama { $moves }, kila moja ikiwa na { $choice ->
        [one] hatua moja inayoruhusiwa
       *[other] hatua { $choice } zinazoruhusiwa
    }{ $relays ->
        [yes] {" "}na mizunguko kama { $laps }
       *[no] {""}
    }. Katika michezo { $games } ambayo kompyuta ilicheza dhidi yake yenyewe kwa kiwango cha Klabu, mchezaji wa kwanza alishinda { $first }%, wa pili { $second }%; { $draws ->
        [0] karibu hakukuwa na sare
       *[other] { $draws }% ilikuwa sare
    }.
