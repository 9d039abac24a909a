### Karakana ya kanuni. Funguo huanza na “workshop-”.
### Sifa ya `.help` hueleza kwa sentensi moja maana ya kigezo au thamani.

## Karakana: orodha ya aina za mchezo, na yanayoweza kufanywa nazo

workshop-menu = Karakana
workshop-title = Karakana ya kanuni
workshop-intro = Chagua aina ya kuanzia. Zinazokuja na mchezo hazibadilishwi kamwe: unafanya kazi kwenye nakala.
workshop-open = Badilisha
workshop-open-copy = Badilisha nakala
workshop-duplicate = Rudufu
workshop-delete = Futa
workshop-ask-delete = Ufute { $name }? Faili { $file } litaondolewa.
workshop-paste-rules = Bandika kanuni
workshop-copy-rules = Nakili maandishi
workshop-show-folder = Onyesha folda
workshop-folder = Mafaili yako ya kanuni: { $folder }
workshop-drop = Faili la kanuni linaweza pia kudondoshwa kwenye dirisha.
workshop-resume = Endelea na “{ $name }”
workshop-ask-discard = “{ $name }” haijahifadhiwa. Uyatupe mabadiliko haya?
workshop-discard = Tupa
workshop-saved = Imehifadhiwa kama { $file }.
workshop-copied = Imenakiliwa kwenye ubao wa kunakili.
workshop-imported = { $name } sasa ni kati ya aina zako, kama { $file }.
workshop-nothing-to-paste = Ubao wa kunakili hauna maandishi.
workshop-not-read = Hii haisomeki kama kanuni. { $reason }
workshop-no-folder = Folda haiwezi kuonyeshwa: { $reason }
workshop-untitled = Aina mpya
workshop-built-in = Zilizokuja na mchezo

## Kihariri cha aina ya mchezo

workshop-try = Jaribu
workshop-save = Hifadhi
workshop-back-to-editor = Rudi karakanani
workshop-description = Kwa maneno
workshop-problems = Hii bado haina maana
workshop-group-texts = Maandishi
workshop-group-board = Ubao
workshop-group-play = Hatua
workshop-group-sowing = Kupanda
workshop-group-capture = Kuteka
workshop-group-end = Mwisho
workshop-name = Jina
workshop-aliases = Majina mengine, kwa koma kati yake
workshop-origin = Inakochezwa
workshop-proposed-by = Imependekezwa na
workshop-source = Kitabu au ukurasa ilikotoka
workshop-about = Kuihusu, kwa sentensi chache
workshop-other-boards = Mbao nyingine za kawaida
    .help = Mchezaji hupewa hizi pamoja na ubao wa kawaida.
workshop-add-board = Ubao mwingine
workshop-remove-board = Ondoa ubao huu

## Vigezo

workshop-parameter-board-holes = Mashimo kwa safu
    .help = Ubao una safu mbili za mashimo haya.
workshop-parameter-board-seeds = Mbegu kwa shimo
    .help = Kila shimo lina mbegu hizi mwanzoni.
workshop-parameter-board-direction = Mwelekeo wa kupanda
    .help = Upande ambao mbegu hutiwa kuzunguka ubao.
workshop-choice-direction-counterclockwise = Kinyume cha saa
    .help = Kulia katika safu yako, kushoto katika ya mpinzani: ndiyo kawaida.
workshop-choice-direction-clockwise = Mwendo wa saa
    .help = Kushoto katika safu yako, kulia katika ya mpinzani.
workshop-parameter-play-from = Mashimo ya kuchagua
    .help = Mchezaji anaweza kuchota shimo katika safu ipi.
workshop-choice-from-own = Safu yake
    .help = Mashimo ya safu yake tu yanaweza kuchezwa.
workshop-choice-from-any = Safu zote mbili
    .help = Shimo lolote linaweza kuchezwa. Hapo hakuna wajibu wa kulisha.
workshop-parameter-play-min-seeds = Mbegu za lazima
    .help = Shimo lenye chache zaidi haliwezi kuchezwa.
workshop-parameter-play-leave = Mbegu zinazoachwa
    .help = Hizi hubaki shimoni linapochotwa; ni chache kuliko zinazohitajika kulicheza.
workshop-parameter-play-feeding = Kumlisha mpinzani
    .help = Kinachomlazimu mchezaji amwachie mwenzake cha kucheza.
workshop-choice-feeding-free = Huru
    .help = Hakuna anayelazimika kumlisha mwenzake.
workshop-choice-feeding-if-possible = Ikiwezekana
    .help = Hatua inayoacha safu ya mpinzani tupu imekatazwa maadamu kuna nyingine.
workshop-choice-feeding-required = Daima
    .help = Hatua inayoacha safu ya mpinzani tupu imekatazwa, hata kama hakuna nyingine.
workshop-choice-feeding-penalised = Au upoteze zilizobaki
    .help = Haikatazi hatua yoyote, lakini aliyeweza kulisha safu tupu asifanye hivyo hupoteza mbegu zote za ubaoni.
workshop-parameter-play-reach-opponent = Fikia kwanza safu nyingine
    .help = Maadamu kuna hatua inayotia mbegu katika safu ya mpinzani, hatua hizo tu zinaruhusiwa.
workshop-parameter-sowing-skip-start = Ruka shimo lililochotwa
    .help = Upandaji unaozunguka ubao wote hautii mbegu katika shimo ulikoanzia.
workshop-parameter-sowing-relay = Mizunguko
    .help = Mbegu ya mwisho isiposimamisha upandaji, shimo lililofikiwa huchotwa na kupandwa tena.
workshop-parameter-sowing-relay-stop-counts = Mzunguko husimama kwa
    .help = Idadi katika shimo lililofikiwa, pamoja na mbegu ya mwisho, upandaji unaposimama. Moja: lilikuwa tupu.
workshop-parameter-sowing-relay-stop-in = Unaposimama
    .help = Shimo lililofikiwa liwe katika safu ipi kwa ajili hiyo, kwa mtazamo wa anayepanda.
workshop-parameter-sowing-relay-max-laps = Mizunguko isizidi
    .help = Baada ya mizunguko hii upandaji usioisha hukatwa.
workshop-parameter-flow-capture = Kuteka njiani
    .help = Mashimo yanaweza kutekwa upandaji ukiendelea.
workshop-parameter-flow-capture-counts = Hutekwa njiani kwa
    .help = Idadi ambayo shimo liwe nayo, pamoja na mbegu iliyotiwa sasa hivi, litekwe mara moja.
workshop-parameter-flow-capture-by = Nani huteka njiani
    .help = Shimo kama hilo humwendea nani.
workshop-choice-by-mover = Anayepanda
    .help = Mwenye zamu tu ndiye huteka.
workshop-choice-by-both = Wote wawili
    .help = Kila mmoja huteka, hata katika zamu ya mwenzake.
workshop-parameter-flow-capture-territory = Wapi njiani
    .help = Shimo liwe katika safu ipi, kwa mtazamo wa anayeteka.
workshop-parameter-capture-counts = Hutekwa kwa
    .help = Idadi ambayo shimo lililofikiwa na mbegu ya mwisho liwe nayo ili kuteka.
workshop-parameter-capture-territory = Mbegu ya mwisho ianguke wapi
    .help = Katika safu ipi, kwa mtazamo wa mwenye zamu.
workshop-parameter-capture-takes = Kinachotekwa
    .help = Shimo hutoa nini.
workshop-choice-takes-reached = Shimo lililofikiwa
    .help = Mbegu zake lenyewe.
workshop-choice-takes-opposite = Shimo la mkabala
    .help = Mbegu za shimo linalolikabili; lililofikiwa hubaki na zake.
workshop-choice-takes-reached-and-opposite = Yote mawili
    .help = Mbegu zake na za shimo la mkabala.
workshop-parameter-capture-chain = Mnyororo wa mashimo
    .help = Kama mashimo yaliyotangulia hutekwa pia, maadamu yana idadi inayoteka.
workshop-choice-chain-none = Hakuna
    .help = Shimo lililofikiwa tu.
workshop-choice-chain-within-territory = Katika safu hii
    .help = Kurudi nyuma hadi mwisho wa safu.
workshop-choice-chain-across-territories = Kuzunguka ubao
    .help = Kurudi nyuma kutoka safu moja hadi nyingine.
workshop-parameter-capture-grand-slam = Kufagia yote
    .help = Utekaji ambao ungeacha safu ya mpinzani tupu huwaje.
workshop-choice-grand-slam-allowed = Inaruhusiwa
    .help = Ni utekaji kama mwingine wowote.
workshop-choice-grand-slam-cancelled = Hubatilika
    .help = Hatua husimama, lakini haiteki chochote.
workshop-choice-grand-slam-spares-last = Huacha shimo moja
    .help = Shimo la mwisho la mnyororo halitoi chochote.
workshop-choice-grand-slam-illegal = Imekatazwa
    .help = Hatua kama hiyo haiwezi kuchezwa.
workshop-parameter-end-stuck = Asiyeweza kucheza
    .help = Hutokea nini mwenye zamu asipokuwa na hatua.
workshop-choice-stuck-ends = Mchezo huisha
    .help = Mchezo umekwisha.
workshop-choice-stuck-passes = Hupitisha zamu
    .help = Mwenzake hucheza tena; wote wakikwama, mchezo umekwisha.
workshop-parameter-end-majority = Mwisho kwa zaidi ya nusu
    .help = Mchezo huisha ghala moja likiwa na zaidi ya nusu ya mbegu zote.
workshop-parameter-end-no-hole-above-one = Mwisho mashimo yakiwa madogo
    .help = Mchezo huisha pasipo na shimo lenye zaidi ya mbegu moja.
workshop-parameter-end-empty-territory = Mwisho safu ikiwa tupu
    .help = Mchezo huisha mara safu moja inapokosa mbegu, iwe ya nani.
workshop-parameter-end-seeds-left-below = Mwisho zikibaki chache
    .help = Mchezo huisha mbegu za ubaoni zikiwa pungufu ya idadi fulani.
workshop-parameter-end-seeds-left-below-number = Pungufu ya
    .help = Mbegu hizi bado zinatosha kuendelea.
workshop-parameter-end-remaining = Mbegu zinazobaki
    .help = Zilizo ubaoni mchezo ukiisha humwendea nani.
workshop-choice-remaining-each-own = Kila mtu safu yake
    .help = Kila mchezaji huchukua mbegu za safu yake.
workshop-choice-remaining-last-mover = Aliyecheza mwisho
    .help = Aliyecheza hatua ya mwisho huchukua zote.
workshop-choice-remaining-last-capturer = Aliyeteka mwisho
    .help = Aliyeteka mwisho huchukua zote; hakuna, kama hakuna aliyeteka.
workshop-choice-remaining-nobody = Hakuna
    .help = Hubaki ubaoni na hazihesabiwi kwa yeyote.
workshop-choice-remaining-not-stuck-else-each-own = Anayeweza kucheza, la sivyo kila mtu safu yake
    .help = Mmoja tu akiweza bado kucheza, huchukua zote; la sivyo kila mmoja safu yake.
workshop-choice-remaining-not-stuck-else-last-mover = Anayeweza kucheza, la sivyo aliyecheza mwisho
    .help = Mmoja tu akiweza bado kucheza, huchukua zote; la sivyo aliyecheza mwisho.
workshop-choice-remaining-not-stuck-else-nobody = Anayeweza kucheza, la sivyo hakuna
    .help = Mmoja tu akiweza bado kucheza, huchukua zote; la sivyo hakuna.
workshop-parameter-end-repetition = Mwisho ukizunguka palepale
    .help = Mchezo huisha hali ileile ya ubao inaporudi, mchezaji yuleyule akiwa na zamu.
workshop-parameter-end-repetition-occurrences = Mara za hali kutokea
    .help = Mchezo huisha inapotokea kwa mara hii.
workshop-parameter-end-repetition-remaining = Mbegu baada ya kuzunguka
    .help = Zilizo ubaoni hapo humwendea nani.

## Mahali na makundi ya idadi

workshop-choice-territory-own = Safu yake
    .help = Safu ya mchezaji huyo.
workshop-choice-territory-opponent = Safu nyingine
    .help = Safu ya mchezaji mwingine.
workshop-choice-territory-any = Safu yoyote
    .help = Popote ubaoni.
workshop-counts-only = Hizi
    .help = Idadi zilizowekwa alama tu.
workshop-counts-between = Kuanzia … hadi
    .help = Kila idadi kuanzia ya kwanza hadi ya pili.
workshop-counts-even = Shufwa
    .help = Mbili, nne, sita na kuendelea.
workshop-counts-at-least = Angalau
    .help = Hizo au zaidi.
workshop-counts-low = Kuanzia
workshop-counts-high = Hadi
workshop-counts-least = Angalau
workshop-counts-another = Idadi nyingine
workshop-counts-add = Ongeza idadi hii

workshop-side-words = Kanuni
workshop-side-lab = Unavyochezwa
workshop-lab-measure = Pima
workshop-lab-go-on = Endelea kupima
workshop-lab-stop = Acha
workshop-lab-games = { $games ->
    [0] Bado hakuna kilichopimwa: kompyuta hucheza kwa kanuni hizi dhidi yake yenyewe, na kuhesabu.
   *[other] Michezo { $games } ya kompyuta dhidi yake yenyewe.
}
workshop-lab-figures = Takwimu
workshop-lab-intervals = Katika vipimo 95 kati ya 100 kama hivi, thamani ya kweli iko kati ya nambari za kulia. Afanyacho kompyuta sicho wafanyacho watu.
# $counts lists games: "3: 120, 4: 110". $file is a path.
workshop-lab-among = Kati ya michezo
workshop-lab-among-hint = Kila nukta ni mchezo unaokuja na programu, mbegu ni mchezo huu na kipimo chake.
workshop-lab-compare = Linganisha
workshop-lab-parameter = Kigezo kimoja
workshop-lab-game = Mchezo mwingine
workshop-lab-previous = Uliotangulia
workshop-lab-next = Unaofuata
workshop-lab-measure-all = Pima yote
workshop-lab-counted = Michezo iliyochezwa: { $counts }
workshop-lab-on = ndiyo
workshop-lab-off = hapana
workshop-lab-alone = Hakuna cha kulinganisha: chagua kingine.
workshop-lab-save = Hifadhi kama jedwali
workshop-lab-saved = Imehifadhiwa kama { $file }. Programu yoyote ya majedwali huifungua.

# The computer practises the chosen rules. $percent is a whole number; $won, $drawn and $lost count games.
workshop-side-practice = Mazoezi
workshop-practice-about = Kompyuta inacheza kanuni hizi dhidi yake yenyewe na kujifunza thamani ya hali za ubao. Bingwa mkuu na tathmini hufuata hayo. Inafanya mazoezi mradi ukurasa huu uko wazi.
workshop-practice-begin = Iache kompyuta ifanye mazoezi
workshop-practice-more = Endelea na mazoezi
workshop-practice-stop = Acha
workshop-practice-forget = Sahau kilichojifunzwa
workshop-practice-known = Imejifunza kitu kwenye mashine hii, na kimehifadhiwa.
workshop-practice-playing = Raundi { $round }: michezo ya kujifunzia, { $percent } %
workshop-practice-learning = Raundi { $round }: inajifunza kutokana nayo
workshop-practice-trying = Raundi { $round }: inajaribu ilichojifunza, { $percent } %
workshop-practice-endless = Michezo hii haina mwisho: hakuna cha kujifunza.
workshop-practice-games = { $games ->
    [one] Mchezo 1
   *[other] Michezo { $games }
} kwa { $minutes ->
    [0] chini ya dakika moja
    [one] dakika 1
   *[other] dakika { $minutes }
}.
workshop-practice-score = Ilichojifunza dhidi ya ilichojua awali: { $won } imeshinda, { $drawn } sare, { $lost } imeshindwa, yaani asilimia { $percent } ya pointi.
workshop-practice-nothing-yet = Bado haijapata kitu bora kuliko ilichojua.
