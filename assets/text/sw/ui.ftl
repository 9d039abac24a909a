### Menyu, paneli na vitufe. Funguo huanza na "ui-".
### Vitufe na vichwa husema machache iwezekanavyo; kinachohitaji sentensi huwa maelezo mafupi.

## Menyu kuu

ui-title = Awale
ui-subtitle = Michezo ya kupanda na kuvuna
ui-menu-play = Cheza
ui-menu-first-steps = Hatua za kwanza kwa dakika mbili
# Kile "Cheza" kinachoanzisha: $south na $north husema nani anacheza, kama "Kompyuta, Klabu".
ui-menu-play-summary = { $variant }: { $south } dhidi ya { $north }
ui-menu-continue = Endelea
# Kile ambacho "Endelea" kinaendeleza.
ui-menu-continue-summary = { $variant }: { $south } dhidi ya { $north }, { $plies ->
        [one] hatua 1 imechezwa
       *[other] hatua { $plies } zimechezwa
    }
ui-menu-new-game = Mchezo mpya
ui-menu-rules = Kanuni
ui-menu-workshop = Karakana
ui-menu-settings = Mipangilio
ui-menu-learn = Jifunze
ui-menu-learn-next = { ui-menu-learn }: somo la { $number } kati ya { $lessons }
ui-lesson-completed = Limekamilika
ui-menu-archive = Michezo iliyopita
ui-menu-more = Zaidi
ui-menu-quit = Toka

## Paneli ya mchezo mpya

ui-new-game = Mchezo mpya
# Above the list of games, while nothing is written there.
ui-all-games = Aina zote
ui-this-game = Aina hii
ui-whole-rules = Kanuni kamili
ui-variant-search = Tafuta aina
ui-variant-search-none = Hakuna aina inayolingana na utafutaji huu.
ui-variant-order = Mpangilio: { $order }
ui-variant-order-usual = kawaida
ui-variant-measured = { $grade } ({ $amount })
# Other names of a game, below its own.
ui-variant-aliases = Pia huitwa: { $names }
ui-own-rules = Aina zako
ui-own-rules-none = Aina utakazotengeneza au kuingiza zitaonekana hapa.
ui-match = Wachezaji na ubao
ui-player-south = Kusini
ui-player-north = Kaskazini
ui-player-person = Mtu
# A person elsewhere, whose moves come by letter.
ui-player-friend = Rafiki
# Mtu anavyoitwa pale maneno yanaposemwa kwake peke yake.
ui-you = Wewe
ui-player-computer = Kompyuta
# Kompyuta ya kiwango fulani, kwa maneno machache.
ui-player-computer-level = Kompyuta, { $level }
ui-player-name = Jina
ui-level-initiation = Mwanafunzi
ui-level-beginner = Chipukizi
ui-level-amateur = Ridhaa
ui-level-club = Klabu
ui-level-expert = Mtaalamu
ui-level-master = Bingwa
ui-level-grand-master = Bingwa Mkuu
ui-level-companion = Mwenzi
ui-companion-card = Mpinzani mwenye uwezo sawa na wako: hujirekebisha baada ya kila mchezo, hivyo unashinda takriban nusu ya michezo yako.
ui-companion-choose = Cheza na Mwenzi
ui-companion-other = Mpinzani mwingine
ui-begins = Hatua ya kwanza
ui-begins-random = Kwa bahati nasibu
ui-games = Shindano
ui-games-one = Mchezo mmoja
ui-games-several = Michezo kadhaa
ui-games-number = Michezo
ui-games-alternating = Kupokezana kuanza
ui-board = Ubao
ui-board-own = Maalumu
ui-board-holes = Mashimo kwa safu
ui-board-seeds = Mbegu kwa shimo
ui-less = punguza
ui-more = ongeza
ui-direction-clockwise = Mwendo wa saa
ui-direction-counterclockwise = Kinyume cha saa
# Ubao kwa maneno machache, kwa orodha: safu $rows za mashimo $holes, $seeds kwa shimo,
# au 0 ikiwa mashimo hayaanzi sawa.
ui-board-size = { $rows } × { $holes }{ $seeds ->
        [0] {""}
        [one] {", "}mbegu 1
       *[other] {", "}mbegu { $seeds }
    }
ui-board-size-clockwise = { ui-board-size }, mwendo wa saa
ui-board-size-counterclockwise = { ui-board-size }, kinyume cha saa
ui-start = Anza
ui-back = Rudi

## The atlas: a map of the games, and the same games as a list

ui-atlas = Atlasi
ui-atlas-map = Ramani
ui-atlas-list = Orodha
ui-atlas-filter = Vichujio
ui-atlas-board = Ubao
ui-atlas-prepare = Wachezaji na ubao
ui-atlas-count = Aina { $found } kati ya { $all }
ui-atlas-none = Hakuna aina inayolingana na vichujio hivi.
ui-atlas-region = Vyanzo vinataja eneo kwa ujumla tu.
ui-atlas-assumed = Vyanzo havitaji mahali, hivyo aina hii inaonyeshwa karibu na nyingine za jamii yake.
ui-map-closer = Sogeza karibu
ui-map-farther = Sogeza mbali

## Wakati wa mchezo

ui-turn = Zamu ya { $player }
ui-thinking-now = Anafikiri…
ui-your-turn = Mwenye zamu
ui-turn-yours = Zamu yako
# Kile msomaji wa skrini anachosema kuhusu bamba la mchezaji.
ui-plate = { $player }, { $detail }, { ui-seeds } ghalani
ui-plate-rows = { $player }, { $detail }, { ui-seeds } safuni
ui-plate-reserve = { $player }, { $detail }, { ui-seeds } mkononi
ui-plate-in-reserve = mkononi
ui-plate-in-rows = safuni
ui-paused = Mchezo umesitishwa
ui-seeds = { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }
ui-lap = Mzunguko wa { $lap }
ui-lap-of = Mzunguko wa { $lap } kati ya { $laps }
ui-lap-back = Rudi nyuma mzunguko mmoja
ui-lap-on = Songa mbele mzunguko mmoja
ui-restart = Anza upya
ui-undo = Tengua
ui-redo = Rudia
ui-threats = Vitisho
ui-pause = Menyu
ui-resume = Endelea
ui-hint = Kidokezo
# Husemwa kwa mchezaji mwenye zamu. $seeds ni namba, au tarakimu pamoja na nusu: "2½".
ui-hint-wins = Hatua bora ni { $hole }: unashinda kwa angalau { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }, jibu liwe lolote.
ui-hint-draws = Hatua bora ni { $hole }: wote wawili wakicheza bila kosa, mchezo ni sare.
ui-hint-loses = Hatua bora ni { $hole }: hutashindwa kwa zaidi ya { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }.
ui-hint-should-win = Hatua bora ni { $hole }: tarajia kushinda kwa takriban { $seeds ->
        [half] nusu mbegu
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }.
ui-hint-should-draw = Hatua bora ni { $hole }: tarajia sare.
ui-hint-should-lose = Hatua bora ni { $hole }: tarajia kushindwa kwa takriban { $seeds ->
        [half] nusu mbegu
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }.
ui-hint-last-wins = Hatua bora ni { $hole }: unashinda kwa uhakika.
ui-hint-last-loses = Hatua bora ni { $hole }, lakini mpinzani wako anaweza kushinda kwa uhakika.
ui-hint-last-better = Hatua bora ni { $hole }: hali yako ni nzuri zaidi.
ui-hint-last-even = Hatua bora ni { $hole }: hali ya wote wawili ni sawa.
ui-hint-last-worse = Hatua bora ni { $hole }, lakini hali ya mpinzani wako ni nzuri zaidi.
# Kidokezo kinachotoa sababu kwanza, bila kutaja shimo.
ui-hint-reason-only = Una hatua moja tu inayoruhusiwa.
ui-hint-reason-ends = Unaweza kumaliza mchezo sasa.
ui-hint-reason-wins = Unaweza kupata ushindi wa uhakika.
ui-hint-reason-takes = Unaweza kuteka mbegu.
ui-hint-reason-prepares = Unaweza kuandaa utekaji.
ui-hint-reason-feeds = Mpinzani wako anahitaji mbegu.
ui-hint-reason-stores = Unaweza kupanda mbegu ghalani mwako.
ui-hint-reason-later = Faida ya hatua bora itaonekana baadaye tu.
ui-hint-reason-more = Kidokezo kinachofuata kitaonyesha hatua yenyewe.
ui-evaluation = { $player }: { $value }
ui-evaluation-proved = hakika
ui-evaluation-estimated = makadirio kwa kutazama hatua { $depth } mbele
ui-evaluation-book = kutoka kwenye kitabu cha ufunguzi
ui-evaluation-unknown = Bado haijatathminiwa
ui-resign = Kubali kushindwa
ui-agree-to-end = Maliza kwa makubaliano
ui-stop-match = Simamisha shindano
ui-moves = Hatua
ui-moves-none = Bado hakuna hatua iliyochezwa.
ui-moves-ended = mwisho
ui-moves-first = Nenda mwanzoni
ui-moves-last = Nenda mwishoni
ui-moves-on = Endelea
ui-moves-seed-back = Rudi nyuma mbegu moja
ui-moves-seed-on = Songa mbele mbegu moja

## Kujifunza

ui-learn-lessons = Masomo
ui-learn-read = Kurasa za kusoma
ui-learn-version = Toleo { $version }
ui-lesson-step = Sehemu ya { $step } kati ya { $steps }
ui-lesson-your-turn = Zamu yako: bofya shimo, au bonyeza herufi yake.
ui-lesson-your-turn-touch = Zamu yako: gusa shimo.
ui-lesson-next = Endelea
ui-lesson-show = Nionyeshe
ui-lesson-done = Maliza
ui-lesson-next-lesson = Somo linalofuata
ui-lesson-to-game = Anza mchezo
ui-lesson-leave = Acha somo
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = Aina hii ina kanuni ambayo bado hujakutana nayo. Somo “{ $lesson }” linaionyesha ubaoni kwa dakika moja au mbili.
ui-first-lesson-take = Fungua somo
ui-first-lesson-play = Cheza sasa
ui-first-lesson-never = Usipendekeze masomo kamwe

## Michezo iliyokwisha, na kilichoshindwa na kupotezwa

ui-archive-games = Michezo iliyokwisha
ui-archive-none = Bado hakuna mchezo uliokwisha.
ui-archive-open = haujaisha
ui-archive-no-rules = kanuni za mchezo huu hazipo
ui-archive-collection = Mkusanyiko
ui-archive-collection-games = { $count ->
        [one] mchezo 1
       *[other] michezo { $count }
    }
ui-archive-statistics = Takwimu
ui-statistics-none = Bado hujacheza dhidi ya kompyuta.
ui-statistics-all = Michezo yote
ui-statistics-opponents = Wapinzani
ui-statistics-games = Michezo
ui-statistics-results = matokeo
ui-statistics-accuracy = Usahihi wako wa wastani katika { $games ->
        [one] mchezo wa mwisho
       *[other] michezo { $games } ya mwisho
    } ni { $percent }.
ui-statistics-band = Kila mstari hufuata kiwango chako kutoka tokeo moja hadi jingine. Kuna uwezekano wa 95% kwamba kiwango chako halisi kiko ndani ya ukanda.
ui-statistics-counts = Michezo: { $played }, ushindi: { $won }, sare: { $drawn }, kushindwa: { $lost }
ui-statistics-bests = Ushindi mkubwa zaidi: { $margin }. Ushindi mfululizo wa sasa: { $streak }. Ushindi mfululizo mrefu zaidi: { $longest }.
ui-statistics-forget = Futa takwimu
ui-statistics-forget-sure = Unataka kufuta takwimu zote?
ui-speed = Kasi
ui-speed-off = Papo hapo
ui-speed-times = { $times }×
ui-mute = Zima sauti
ui-unmute = Washa sauti
ui-camera-home = Mwonekano kutoka upande wako
ui-camera-top = Mwonekano kutoka juu

## Mwisho wa mchezo

ui-wins = { $player } ameshinda
ui-wins-you = Umeshinda
ui-draw = Sare
ui-play-again = Cheza tena
ui-change-seats = Badili nafasi na ucheze tena
ui-next-game = Mchezo unaofuata
# Shindano la michezo kadhaa limefika wapi.
ui-match-game = Mchezo wa { $game } kati ya { $games }
ui-match-won = { $player } ameshinda shindano
ui-match-won-you = Umeshinda shindano
ui-match-drawn = Shindano limetoka sare
ui-match-stopped = Shindano limesimamishwa.
ui-score = Alama
ui-score-none = Bado hakuna mchezo wa shindano hili uliokwisha.
ui-score-points = Pointi
ui-score-seeds = Mbegu
ui-other-variant = Badili aina
ui-result = Matokeo
ui-count = Hesabu mbegu
ui-play-on = Endelea kucheza
ui-offers-count = { $player } anapendekeza kuhesabu mbegu.
ui-show-board = Tazama ubao
ui-main-menu = Menyu kuu

## Mipangilio

ui-settings = Mipangilio
ui-settings-general = Ya jumla
ui-settings-language = Lugha
ui-settings-sound = Sauti
ui-settings-sound-on = Sauti imewashwa
ui-settings-volume-master = Sauti kuu
ui-settings-volume-seeds = Mbegu
ui-settings-volume-voice = Matukio
ui-settings-volume-ambience = Mazingira
ui-settings-volume-music = Muziki
ui-settings-picture = Michoro
ui-settings-quality = Ubora
ui-settings-quality-automatic = Otomatiki
ui-settings-quality-low = Chini
ui-settings-quality-medium = Wastani
ui-settings-quality-high = Juu
ui-settings-reduced-motion = Punguza miondoko
ui-settings-text-size = Ukubwa wa maandishi na paneli
ui-settings-animations = Uhuishaji
ui-settings-turning-board = Geuza ubao kumwelekea mchezaji mwenye zamu
ui-settings-thinking = Muda wa Bingwa Mkuu kufikiri
ui-settings-thinking-hint = Katika muda huu, Bingwa Mkuu hutumia uwezo wote wa kompyuta unaopatikana. Viwango vingine hucheza vilevile kwenye kila kompyuta.
ui-settings-helps = Usaidizi
ui-settings-counts = Idadi ya mbegu
ui-settings-counts-first-game = Mchezo wa kwanza tu
ui-settings-counts-hovered = Shimo chini ya kielekezi
ui-settings-counts-always = Daima
ui-settings-counts-never = Kamwe
ui-settings-letters = Herufi za mashimo
ui-settings-targets = Angazia mashimo yanayoweza kuchezwa, na ueleze kwa nini mengine hayawezi
ui-settings-target = Onyesha hatua inapoishia
ui-settings-ghost = Onyesha hatua nzima kabla hujaicheza
ui-settings-threats = Angazia mashimo yako yaliyo hatarini
ui-settings-comments = Maelezo
ui-settings-first-lessons = Pendekeza masomo kuhusu kanuni mpya
ui-settings-evaluation = Tathmini kila hali ya ubao katika orodha ya hatua
ui-settings-reset = Rejesha mipangilio ya awali

# Materials of the table
ui-settings-table = Meza
ui-settings-by-game = Tumia ubao na mbegu za aina yenyewe
ui-settings-board = Ubao
ui-settings-board-hardwood = Mbao ngumu
ui-settings-board-ebony = Mpingo
ui-settings-board-olive-wood = Mzeituni
ui-settings-board-terracotta = Udongo wa kuchoma
ui-settings-board-teak-boat = Mashua ya msaji
ui-settings-board-walnut-troughs = Mifereji mirefu
ui-settings-board-raffia-stem = Shina la mwale
ui-settings-board-chalk-squares = Miraba ya chaki
ui-settings-board-sand-pits = Mashimo mchangani
ui-settings-seed-set = Mbegu
ui-settings-seed-set-nicker-nuts = Komwe
ui-settings-seed-set-cowries = Kauri
ui-settings-seed-set-ivory-nuts = Kokwa za pembe
ui-settings-seed-set-glass-beads = Shanga za kioo
ui-settings-seed-set-raffia-nuts = Kokwa za mwale
ui-settings-seed-set-tamarind-stones = Mbegu za ukwaju
ui-settings-seed-set-qumalaqs = Qumalaq
ui-settings-seed-set-pebbles = Kokoto
ui-settings-place = Mandhari
ui-settings-place-tree = Kivulini mwa mti
ui-settings-place-courtyard = Uani adhuhuri
ui-settings-place-veranda = Baraza wakati wa mvua
ui-settings-place-hearth = Kando ya moto usiku
ui-settings-place-museum = Makumbusho
ui-cancel = Ghairi
ui-close = Funga

## Maswali

ui-ask-restart = Unataka kuanza mchezo huu upya?
ui-ask-resign = Unataka kukubali kushindwa? Mpinzani wako atachukua mbegu zote zilizo ubaoni.
ui-ask-agree = Unataka kumaliza mchezo huu kwa makubaliano? Mbegu zilizo ubaoni hazitahesabiwa kwa yeyote.
# Said to the other person at the same screen.
ui-ask-consent = { $other }, unakubali kumaliza mchezo huu? Mbegu zilizo ubaoni hazitahesabiwa kwa yeyote.
ui-consent-yes = Nakubali
ui-consent-no = Hapana, tuendelee
ui-agree-thinking = { $player } anafikiria pendekezo lako…
ui-agree-declined = { $player } amekataa, akitarajia kupata mbegu zaidi.
ui-ask-stop-match = Unataka kusimamisha shindano? Michezo iliyokwisha hadi sasa itaamua matokeo.

## Makosa

ui-notice-damaged = Faili { $file } imeharibika na haikuweza kusomwa. Imepewa jina jipya { $name }, na mchezo unaendelea bila faili hiyo.
ui-notice-settings-unknown = { $file } ina thamani zisizojulikana ({ $values }). Awale inatumia nyingine, na kuzihifadhi unapobadilisha mpangilio.
ui-notice-not-read = Faili { $file } haikuweza kusomwa: { $reason }
ui-notice-not-saved = Faili { $file } haikuweza kuhifadhiwa: { $reason }
ui-notice-disk-full = diski imejaa
ui-notice-no-access = hakuna ruhusa ya kufikia faili
ui-notice-not-regular = hii ni folda au kifaa, si faili
ui-notice-in-the-way = mahali pake pana faili iliyoharibika
ui-notice-too-long = faili ni kubwa mno
ui-notice-second = Awale imefunguliwa tayari. Dirisha hili halitahifadhi shindano wala mipangilio kiotomatiki, lakini bado unaweza kuhifadhi mchezo kwa jina.
ui-notice-set-aside = Mchezo wako ambao haujaisha umehamishiwa kwenye “Michezo iliyohifadhiwa”.
ui-notice-more = … na { $count } zaidi kama hii.

## Vibonye

ui-keys = Vitufe
ui-keys-in-play = Wakati wa mchezo
ui-keys-in-menus = Katika menyu
ui-keys-space = Nafasi
ui-keys-escape = Esc
ui-keys-backspace = Backspace
ui-keys-tab = Tab, mishale
ui-keys-enter = Enter
ui-keys-hole = Cheza shimo lenye herufi hii
ui-keys-best = Acha kompyuta icheze hatua bora kwa niaba yako
ui-keys-hint = Onyesha kidokezo (katika fumbo, kinachofuata)
ui-keys-skip = Ruka hadi mwisho wa hatua
ui-keys-mute = Washa au zima sauti
ui-keys-undo = Tengua
ui-keys-help = Fungua msaada
ui-keys-pause = Sitisha mchezo
ui-keys-move = Kipengele kinachofuata
ui-keys-press = Chagua
ui-keys-close = Rudi
ui-keys-mouse = Unaweza kufanya kila kitu kwa kipanya pekee. Bofya shimo ili kulicheza.
ui-keys-choose = Cheza shimo lililochaguliwa
ui-keys-redo = Rudia
ui-keys-step-back = Rudi nyuma hatua moja
ui-keys-step-on = Songa mbele hatua moja
ui-keys-delete = Delete
ui-keys-insert = Insert
ui-keys-home = Home
ui-keys-end = End
ui-keys-page-up = Page Up
ui-keys-page-down = Page Down
ui-keys-control = Ctrl
ui-keys-shift = Shift
ui-keys-gamepad = Kwenye kidhibiti

## Setting keys and gamepad buttons

ui-controls = Vitufe
ui-controls-hint = Bonyeza herufi peke yake ili kucheza shimo lenye herufi hiyo, kama lipo. Kwa kitendo kilichoandikwa hapa, shikilia Ctrl na ubonyeze kitufe.
ui-controls-fixed = Katika menyu, Tab, vitufe vya mishale, Enter na Esc haviwezi kupewa kazi nyingine.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = “{ $action }” na “{ $other }” zimebadilishana vitufe.
ui-controls-press-key = Bonyeza kitufe kwa: { $action }
ui-controls-press-button = Bonyeza kitufe cha kidhibiti kwa: { $action }
ui-controls-cancel = Esc hughairi.
ui-controls-none = hakuna
ui-controls-key = Kitufe: { $key }
ui-controls-button = Kidhibiti: { $button }
ui-notice-controls-unknown = Faili { $file } ina vitufe ambavyo toleo hili halivijui ({ $names }). Awale inatumia vitufe vya awali badala yake, na faili haibadilishwi.

## Reading, hearing and thinking again

ui-transcript = Kumbukumbu za mchezo
ui-transcript-file = Andika pia kumbukumbu za mchezo katika faili ya maandishi
ui-second-thought = Hatua ya gharama kubwa
ui-second-thought-cost = Kucheza { $hole } kungekugharimu takriban { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }. Unataka kulicheza hata hivyo?
ui-second-thought-again = Fikiri tena
ui-second-thought-play = Icheze
ui-settings-pause = Pumziko kati ya hatua kompyuta mbili zinapocheza
ui-settings-pause-none = Hakuna
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = Kwa kiwango cha Mwanafunzi
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Onya kabla ya hatua inayogharimu mbegu
# From so many seeds on.
ui-settings-warning-from = { $seeds } au zaidi
ui-settings-contrast = Utofautishaji mkubwa
ui-settings-lights = Mwangaza wa mashimo
ui-settings-lights-usual = Wa joto
ui-settings-lights-distinct = Rahisi kutofautisha
ui-rules-save = Hifadhi kanuni hizi kama faili
ui-notice-rules-saved = Kanuni zimehifadhiwa kama { $place }
ui-notice-book-saved = Kitabu cha kanuni kimehifadhiwa kama { $place }, chenye aina zote, pamoja na zako mwenyewe. Kifungue katika kivinjari ili kukisoma au kukichapisha.

## Ubao wa kunakili, hali za ubao zilizopangwa, na mashindano yaliyohifadhiwa kwa jina

ui-share = Shiriki
ui-copy-position = Nakili hali ya ubao
ui-copy-game = Nakili mchezo
ui-copy-link = Nakili kiungo
ui-copy-as = Nakili kama…
ui-picture = Piga picha
ui-film = Rekodi hatua ya mwisho
ui-photo = Hali ya picha
ui-photo-take = Piga picha
ui-photo-film = Rekodi hatua ya mwisho
ui-photo-blur = Kina cha fokasi
ui-photo-keys = Buruta au mishale: zungusha · kitufe cha kulia au Shift: sogeza · gurudumu: kuza
ui-picture-kept = Picha imehifadhiwa: { $file }
ui-picture-not-kept = Picha haikuweza kuhifadhiwa: { $reason }
ui-picture-nothing = Dirisha halikuweza kupigwa picha. Je, limefichwa?
ui-settings-kept = Data zako
ui-backup = Hifadhi kila kitu katika faili moja
ui-backup-done = Nakala rudufu imehifadhiwa: { $file }
ui-backup-without = Nakala rudufu imehifadhiwa: { $file }. Faili zilizoachwa, kwa kuwa hazikusomeka au nakala imejaa: { $count }.
ui-bring = Ingiza faili…
ui-bring-hint = Ili kuingiza nakala rudufu, mchezo au faili ya kanuni, dondosha faili yake kwenye dirisha hili.
ui-restored = Nakala rudufu imerejeshwa. Faili zilizoongezwa: { $added }. Zilizokuwepo kwa jina lilelile, zisizobadilishwa: { $unchanged }. Zilizokataliwa: { $refused }.
ui-paste-game = Bandika mchezo, kiungo au hali ya ubao
ui-paste-position = Bandika hali ya ubao
ui-copied = Imenakiliwa kwenye ubao wa kunakili.
ui-copied-moves = Hatua zimenakiliwa. Mtindo huu wa kuandika hauna maelezo wala njia mbadala.
ui-nothing-to-paste = Ubao wa kunakili hauna maandishi.
ui-paste-not-read = Maandishi haya si mchezo, kiungo wala hali ya ubao. { $reason }
ui-read-as = Imesomwa kwa mtindo wa { $notation }.
ui-set-up = Panga hali ya ubao
ui-set-up-help = Bofya shimo au ghala ili kuongeza mbegu. Ili kuondoa moja, bofya kulia, bofya huku ukishikilia Shift, au bonyeza Backspace.
ui-set-up-lay = Ongeza mbegu
ui-set-up-take = Ondoa mbegu
ui-set-up-total = Mbegu { $seeds } kati ya { $usual }
ui-set-up-clear = Ondoa zote
ui-set-up-usual = Hali ya mwanzo
ui-set-up-none = Hali ya ubao lazima iwe na angalau mbegu moja.
ui-vessel = { $name }: { ui-seeds }
ui-loft-of = Ghala la { $player }
ui-saves = Michezo iliyohifadhiwa
ui-saves-none = Bado hakuna mchezo uliohifadhiwa.
ui-list-cut = Zinaonyeshwa faili { $shown } kati ya { $count }.
ui-save-as = Hifadhi kama…
ui-save-name = Jina la mchezo
ui-save = Hifadhi
ui-save-replace = Badilisha uliopo
ui-saved-as = Mchezo umehifadhiwa kama “{ $name }”.
ui-save-taken = Tayari kuna mchezo uliohifadhiwa kwa jina hili.
ui-save-delete = Futa
ui-ask-delete-save = Unataka kufuta mchezo uliohifadhiwa “{ $name }”?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title }: { $text }
ui-board-size-chosen = { ui-board-size }, mwelekeo wowote

## Games with friends

ui-friends-play = Cheza na rafiki
# With how many matches in which it is the player's turn.
ui-friends-waiting = Cheza na rafiki ({ $count })
ui-friends-your-move = { $count ->
        [one] Rafiki amecheza: zamu yako
       *[other] Marafiki { $count } wamecheza: zamu yako
    }
ui-friends = Michezo na marafiki
ui-friends-help = Cheza na rafiki aliye mbali kwa kutumiana viungo. Anza mchezo ambao “Rafiki” ni mmoja wa wachezaji, cheza hatua yako na utume kiungo. Kisha fungua au bandika kiungo utakachopokea.
ui-friends-paste = Bandika kiungo
ui-friends-waits = Zamu ya rafiki yako
ui-friends-over = Shindano limekwisha
ui-friends-forked = Chagua mfuatano wa kuendelea nao
ui-friends-invited = { $name } anakualika kucheza { $variant }.
ui-friends-sit = Keti ucheze
ui-friends-watch = Tazama
# For screen readers: the seeds of all holes and lofts.
ui-friends-board = Ubao: { $position }
ui-friends-copy = Nakili kiungo cha rafiki yako
ui-friends-table = Nenda ubaoni
ui-friends-code = Msimbo wa QR
ui-friends-file = Hifadhi kama faili
ui-friends-spectators = Kiungo cha watazamaji
ui-friends-line = Endelea na mfuatano huu (hatua { $count })
ui-friends-send = Mtumie { $name }
ui-friends-code-too-long = Kiungo ni kirefu mno kwa msimbo wa QR.
ui-friends-mail = Tuma kwa barua pepe
ui-friends-share = Shiriki
ui-friends-plans = Rafiki yako akicheza…
ui-friends-plans-help = Chagua hatua ambayo rafiki yako anaweza kucheza, na jibu lako. Akiicheza hatua hiyo, programu yake itacheza jibu lako papo hapo.
ui-friends-plan = Panga jibu hili
ui-friend-planned = Jibu lako sasa limo katika kiungo: kitume tena.
ui-friend-not-planned = Tayari umepanga jibu jingine kwa hatua hii.
ui-notice-letter-saved = Kiungo kimehifadhiwa kama { $place }.
ui-notice-no-mail = Programu ya barua pepe haikuweza kufunguliwa: { $reason }
ui-notice-no-browser = Kivinjari hakikuweza kufunguliwa: { $reason }
ui-friend-known = Tayari umefungua kiungo hiki.
ui-friend-behind = Tayari umejibu kiungo hiki. Tuma jibu lako tena.
ui-friend-in-my-name = Kiungo hiki kina hatua za upande wako ambazo hukuzicheza hapa.
ui-friend-forked = Wewe na rafiki yako mmecheza hatua tofauti. Mifuatano yote miwili imehifadhiwa: chagueni pamoja upi uendelee.
ui-friend-offers = Rafiki yako anapendekeza kumaliza mchezo. Kubali kwenye menyu, au endelea kucheza.
ui-friend-offered = Pendekezo lako la kumaliza mchezo litatumwa pamoja na hatua yako inayofuata.
ui-friend-not-offered = Tayari umependekeza kumaliza mchezo.
ui-live-here = { $name } yupo.
ui-live-away = { $name } hayupo.
ui-live-connecting = Inaunganisha…
ui-live-broken = Hakuna muunganisho. Inajaribu tena…
ui-live-overrun = Data nyingi mno zimepokelewa: muunganisho umefungwa kwa muda.
ui-live-forked = Mchezo wa { $name } una hatua tofauti.
ui-live-compare = Linganisha
ui-live-greet = Tuma salamu
ui-live-greeting-hello = Habari!
ui-live-greeting-well-played = Umecheza vizuri!
ui-live-greeting-smile = Tabasamu
ui-live-greeting-oh = Lo!
ui-live-greeting-thanks = Asante!
ui-live-greeting-wait = Subiri kidogo, tafadhali.
# With the address of a server.
ui-live-through = Mchezo huu unachezwa moja kwa moja. Hatua zake hupitia { $broker }, zikiwa zimesimbwa kwa njia fiche ili ninyi wawili tu muweze kuzisoma.
ui-clock = Saa
ui-clock-none = Hakuna
ui-clock-five-minutes = dk 5 + sek 10
ui-clock-day-a-move = Siku moja kwa kila hatua
ui-settings-broker = Kucheza moja kwa moja
ui-settings-broker-label = Anwani ya seva ya MQTT
ui-settings-broker-hint = Ukiwa na seva ya MQTT, kila mchezo mpya na rafiki huwa wa moja kwa moja: hatua zako humfikia papo hapo. Zimesimbwa kwa njia fiche, ili ninyi wawili tu muweze kuzisoma.
ui-settings-broker-wrong = Hii si anwani ya seva ya MQTT. Anwani huwa kama ws://192.168.1.5:9001.

ui-turn-again = Hatua ya ziada
ui-round = Raundi ya { $round }
ui-round-score = Raundi ya { $round }: { $south } { $ofsouth }, { $north } { $ofnorth }
ui-rounds-none = Bado hakuna raundi ya shindano hili iliyokwisha.
ui-rounds-all = Raundi kadhaa
ui-rounds-one = Raundi moja
ui-swap = Unataka kubadilisha pande?
ui-swap-offer = Umeona zamu ya kwanza ya { $player }. Sasa unaweza kuchukua upande wake wa ubao au kubaki na wako.
ui-swap-no = Endelea
ui-swap-yes = Badilisha pande
ui-choice-nyumba-offer = Mbegu yako ya mwisho imefika nyumba yako. Utalala hapo, au utaitumia nyumba na kuendelea kupanda mbegu zake?
ui-choice-keep = Lala
ui-choice-spend = Tumia nyumba
ui-choice-extra-offer = Unateka pia shimo jingine moja la mpinzani. Lipi?
ui-choice-laps-offer = Unataka kupanda mizunguko mingapi kwa mwelekeo mwingine? Utateka katika kila mmoja.
ui-choice-lap-count =
    { $laps ->
        [one] Mzunguko mmoja
       *[other] Mizunguko { $laps }
    }
ui-choice-back = Chagua hatua nyingine

## The card of a finished game. $at is a player and a move.

ui-over-best-capture = Utekaji bora
ui-over-capture = { $move }: { $seeds }. { $at }.
ui-over-at = { $player }, hatua ya { $number }
ui-over-longest-relay = Mizunguko mingi zaidi
ui-over-laps = Mizunguko { $laps }. { $at }.
ui-over-turning-point = Hatua ya uamuzi
ui-over-lead-from = { $player }: anaongoza tangu hatua ya { $number }
ui-over-accuracy-progress = Inahesabiwa… { $percent }
ui-over-try = Nini kinafuata?
ui-over-try-level = Cheza dhidi ya { $level }
ui-over-try-mistakes = Tafuta hatua bora zaidi
ui-over-fact-seeds = Mara nyingi mbegu za mchezo huu hutoka kwenye mti uitwao Caesalpinia crista, kwa mujibu wa kipeperushi cha Maison des Jeux ya Strasbourg.
ui-over-fact-travels = Waafrika waliofanywa watumwa waliupeleka mchezo kwenye visiwa vya Karibi na Amerika, kwa mujibu wa kipeperushi cha Maison des Jeux ya Strasbourg.
ui-over-fact-villages = Karibu kila kijiji kina aina yake, kwa mujibu wa kitabu cha kanuni cha Didier na Olivier Guillion (1996–97).

## The seven opponents: name, what they are like, and what they say at the start and at the end.

ui-opponent-about = { $name }, { $level }
ui-opponent-says = { $name }: “{ $line }”
ui-opponent-draws = Tumetoka sare. Tena?
ui-player-opponent = Mpinzani
ui-opponent-initiation-habit = Huteka kilicho wazi, lakini mara nyingi haoni vitisho vyako.
ui-opponent-initiation-greets = Napenda shimo lililojaa. Tucheze?
ui-opponent-initiation-wins = Nimeshinda? Nimeshinda!
ui-opponent-initiation-loses = Mbegu nyingi hivi! Nionyeshe.
ui-opponent-beginner-habit = Huona nafasi nyingi za kuteka, lakini ni nadra kuhesabu gharama zake.
ui-opponent-beginner-greets = Siachi kamwe nafasi ya kuteka ubaoni.
ui-opponent-beginner-wins = Unaona? Nateka zote.
ui-opponent-beginner-loses = Niliteka, nikalipia.
ui-opponent-amateur-habit = Hufikiria majibu yako, ingawa si yaliyo sahihi kila mara.
ui-opponent-amateur-greets = Nacheza, unajibu. Tuone.
ui-opponent-amateur-wins = Hilo ndilo jibu nililotarajia.
ui-opponent-amateur-loses = Sikulitarajia jibu hilo.
ui-opponent-club-habit = Huhesabu hatua chache mbele, lakini huweza kuteleza.
ui-opponent-club-greets = Usiwe na haraka. Nahesabu polepole.
ui-opponent-club-wins = Nimehesabu sawasawa!
ui-opponent-club-loses = Nimepoteza hesabu. Umecheza vizuri.
ui-opponent-expert-habit = Huhesabu hatua nyingi mbele. Hukosea tu pale hatua chache zinapoamua yote.
ui-opponent-expert-greets = Keti. Ubao uko tayari.
ui-opponent-expert-wins = Hesabu ilikuwa ndefu. Mchezo mzuri!
ui-opponent-expert-loses = Umeona mbali kuliko mimi.
ui-opponent-master-habit = Huhesabu hatua nyingi zaidi mbele kuliko Mtaalamu.
ui-opponent-master-greets = Mbegu ziseme.
ui-opponent-master-wins = Mbegu zimesema.
ui-opponent-master-loses = Mbegu zimekuchagua wewe.
ui-opponent-grand-master-habit = Hucheza kwa nguvu zote za kompyuta hii.
ui-opponent-grand-master-greets = Nimeucheza mchezo huu maisha yangu yote. Anza.
ui-opponent-grand-master-wins = Rudi kesho. Nitakuwepo.
ui-opponent-grand-master-loses = Leo nimejifunza kwako.

## The prompts of the first game, on the board. $holes is a number in words.

ui-prompt-choose = Chagua moja kati ya mashimo yako { $holes }
ui-prompt-watch = Tazama mbegu ya mwisho inaangukia wapi
ui-prompt-capture = Mbegu yako ya mwisho ikifikisha mbili au tatu katika shimo la safu nyingine, ni zako
ui-seconds = sek { $seconds }
ui-percent = { $percent }%

# House rules: the few rules of a game in which households differ.
ui-house-rules = Badili kanuni
ui-house-rules-hint = Cheza kama mnavyocheza nyumbani. Aina yako huhifadhiwa pamoja na nyingine.
ui-house-workshop = Kanuni zote
ui-house-save = Tumia kanuni hizi
ui-house-saved = Imehifadhiwa kama { $name }.
ui-house-yes = Ndiyo
ui-house-no = Hapana

# Parts of the world, over the games that come from there.
ui-region-west-africa = Afrika Magharibi na ya Kati
ui-region-east-africa = Afrika Mashariki na Kusini
ui-region-west-asia = Asia Magharibi na ya Kati
ui-region-east-asia = Asia Kusini na Mashariki
ui-region-america = Amerika na Ulaya
