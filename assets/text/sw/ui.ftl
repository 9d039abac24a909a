### Menyu, paneli na vitufe. Funguo huanza na "ui-".
### Vitufe na vichwa husema machache iwezekanavyo; kinachohitaji sentensi ni dokezo.

## Menyu kuu

ui-title = Awale
ui-subtitle = Michezo ya kupanda na kuvuna
ui-menu-play = Cheza
ui-menu-first-steps = Hatua za kwanza, kwa dakika mbili
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
ui-menu-settings = Mipangilio
ui-menu-learn = Jifunze
ui-menu-archive = Michezo ya awali
ui-menu-quit = Toka

## Paneli ya mchezo mpya

ui-new-game = Mchezo mpya
# Above the list of games, while nothing is written there.
ui-all-games = Michezo yote
ui-this-game = Mchezo huu
ui-variant-search = Tafuta mchezo
ui-variant-search-none = Hakuna mchezo wa jina hili.
ui-variant-order = Mpangilio: { $order }
ui-variant-order-usual = wa kawaida
ui-variant-measured = { $grade } ({ $amount })
# Other names of a game, below its own.
ui-variant-aliases = Pia: { $names }
ui-own-rules = Zako
ui-own-rules-none = Mafaili ya kanuni unayoweka katika folda yako huonekana hapa.
ui-match = Wachezaji na ubao
ui-player-south = Kusini
ui-player-north = Kaskazini
ui-player-person = Mtu
# Mtu anavyoitwa pale maneno yanaposemwa kwake peke yake.
ui-you = Wewe
ui-player-computer = Kompyuta
# Kompyuta ya kiwango fulani, kwa maneno machache.
ui-player-computer-level = Kompyuta, { $level }
ui-player-name = Jina
ui-level-initiation = Utangulizi
ui-level-beginner = Anayeanza
ui-level-amateur = Ridhaa
ui-level-club = Klabu
ui-level-expert = Mtaalamu
ui-level-master = Bingwa
ui-level-grand-master = Bingwa mkuu
ui-level-companion = Mwenzi
ui-begins = Hatua ya kwanza
ui-begins-south = Kusini
ui-begins-north = Kaskazini
ui-begins-random = Kwa bahati
ui-games = Shindano
ui-games-one = Mchezo mmoja
ui-games-several = Michezo kadhaa
ui-games-number = Michezo
ui-games-alternating = Kuanza kwa zamu
ui-board = Ubao
ui-board-own = Wako mwenyewe
ui-board-holes = Mashimo kwa safu
ui-board-seeds = Mbegu kwa shimo
ui-less = punguza
ui-more = ongeza
ui-direction-clockwise = Mwendo wa saa
ui-direction-counterclockwise = Kinyume cha saa
# Ubao kwa maneno machache, kwa orodha: $holes kwa safu, $seeds kwa shimo.
ui-board-size = 2 × { $holes }, { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }
ui-board-size-clockwise = { ui-board-size }, mwendo wa saa
ui-board-size-counterclockwise = { ui-board-size }, kinyume cha saa
ui-start = Anza
ui-back = Rudi

## Wakati wa mchezo

ui-turn = Zamu ya { $player }
ui-thinking-now = Anafikiri…
ui-your-turn = Zamu yako
ui-turn-yours = Zamu yako
# Kile msomaji wa skrini anachosema kuhusu bamba la mchezaji.
ui-plate = { $player }, { $detail }, { ui-seeds } ghalani
ui-paused = Imesitishwa
ui-seeds = { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }
ui-lap = Mzunguko wa { $lap }
ui-restart = Anza upya
ui-undo = Tengua
ui-redo = Rudia
ui-pause = Sitisha
ui-resume = Endelea
ui-skip-tip = Maliza hatua hii mara moja
ui-hint = Kidokezo
# Husemwa kwa mchezaji mwenye zamu. $seeds ni namba, au tarakimu pamoja na nusu: "2½".
ui-hint-wins = Shimo bora ni { $hole }: kwa hilo unashinda kwa { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }, hata ukijibiwa vipi.
ui-hint-draws = Shimo bora ni { $hole }: kwa hilo mchezo ni sare, wote wakicheza vizuri kabisa.
ui-hint-loses = Shimo bora ni { $hole }: kwa hilo hushindwi kwa zaidi ya { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }.
ui-hint-should-win = Shimo bora ni { $hole }: unaweza kutarajia kushinda kwa takriban { $seeds ->
        [half] nusu mbegu
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }.
ui-hint-should-draw = Shimo bora ni { $hole }: unaweza kutarajia sare.
ui-hint-should-lose = Shimo bora ni { $hole }: unaweza kutarajia kushindwa kwa takriban { $seeds ->
        [half] nusu mbegu
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }.
ui-evaluation = { $player }: { $value }
ui-evaluation-proved = hakika
ui-evaluation-estimated = makadirio, hatua { $depth } mbele
ui-evaluation-book = kutoka kitabu cha ufunguzi
ui-evaluation-unknown = Bado haijapimwa
ui-resign = Kubali kushindwa
ui-agree-to-end = Maliza kwa makubaliano
ui-stop-match = Simamisha shindano
ui-moves = Hatua
ui-moves-none = Bado hakuna kilichochezwa.
ui-moves-ended = mwisho
ui-moves-first = Hadi mwanzo
ui-moves-last = Hadi mwisho
ui-moves-on = Endelea
ui-moves-seed-back = Mbegu moja nyuma
ui-moves-seed-on = Mbegu moja mbele

## Kujifunza

ui-learn-lessons = Masomo
ui-learn-read = Ya kusoma
ui-learn-version = Toleo { $version }
ui-lesson-step = Hatua { $step } kati ya { $steps }
ui-lesson-your-turn = Zamu yako: bofya shimo, au bonyeza herufi yake.
ui-lesson-next = Mbele
ui-lesson-show = Nionyeshe
ui-lesson-done = Tayari
ui-lesson-next-lesson = Somo linalofuata
ui-lesson-to-game = Kwenye mchezo
ui-lesson-leave = Acha somo
# Before a game with a kind of rule that the player has not met.
ui-first-lesson = Mchezo huu una kanuni ambayo bado hujakutana nayo. Somo “{ $lesson }” linaionyesha ubaoni, kwa dakika moja au mbili.
ui-first-lesson-take = Somo kwanza
ui-first-lesson-play = Cheza
ui-first-lesson-never = Usipendekeze masomo tena

## Michezo iliyokwisha, na kilichoshindwa na kupotezwa

ui-archive-games = Michezo iliyokwisha
ui-archive-none = Bado hakuna mchezo uliokwisha.
ui-archive-open = haujaisha
ui-archive-no-rules = kanuni za mchezo huu hazijulikani hapa
ui-archive-statistics = Takwimu
ui-statistics-none = Bado hakuna kilichochezwa dhidi ya kompyuta.
ui-statistics-all = Michezo yote
ui-statistics-counts = Imechezwa { $played }, ushindi { $won }, sare { $drawn }, kushindwa { $lost }
ui-statistics-bests = Tofauti bora: { $margin }. Ushindi mfululizo: { $streak }, mrefu zaidi: { $longest }.
ui-statistics-forget = Sahau yote
ui-statistics-forget-sure = Usahau ushindi wote na kushindwa kote?
ui-speed = Kasi
ui-speed-off = Mara moja
# Vilevile kwenye kitufe kidogo.
ui-speed-off-short = upeo
ui-speed-times = { $times }×
ui-mute = Zima sauti
ui-unmute = Washa sauti
ui-camera-home = Rudi kitini
ui-camera-top = Kutoka juu

## Mwisho wa mchezo

ui-wins = { $player } ameshinda
ui-wins-you = Umeshinda
ui-draw = Sare
ui-play-again = Cheza tena
ui-next-game = Mchezo unaofuata
# Shindano la michezo kadhaa limefika wapi.
ui-match-game = Mchezo wa { $game } kati ya { $games }
ui-match-won = { $player } ameshinda shindano
ui-match-won-you = Umeshinda shindano
ui-match-drawn = Shindano ni sare
ui-match-stopped = Shindano limesimamishwa.
ui-score = Alama
ui-score-none = Bado hakuna mchezo wa shindano hili uliokwisha.
ui-score-points = Pointi
ui-score-seeds = Mbegu
ui-other-variant = Badili mchezo
ui-result = Matokeo
ui-show-board = Tazama ubao
ui-main-menu = Menyu kuu

## Mipangilio

ui-settings = Mipangilio
ui-settings-language = Lugha
ui-settings-sound = Sauti
ui-settings-sound-on = Sauti imewashwa
ui-settings-volume-master = Jumla
ui-settings-volume-seeds = Mbegu
ui-settings-volume-voice = Matukio
ui-settings-volume-ambience = Mazingira
ui-settings-volume-music = Muziki
ui-settings-picture = Picha
ui-settings-quality = Ubora
ui-settings-quality-automatic = Otomatiki
ui-settings-quality-low = Chini
ui-settings-quality-medium = Wastani
ui-settings-quality-high = Juu
ui-settings-reduced-motion = Punguza mwendo
ui-settings-text-size = Ukubwa wa maandishi na paneli
ui-settings-animations = Mwendo wa mbegu
ui-settings-turning-board = Geuza ubao kwa anayecheza
ui-settings-thinking = Muda wa Bingwa mkuu kufikiri
ui-settings-thinking-hint = Bingwa mkuu hutumia uwezo wote wa mashine kwa muda huu. Viwango vingine hucheza sawa kwenye kila mashine.
ui-settings-helps = Misaada
ui-settings-counts = Idadi ya mbegu
ui-settings-counts-hovered = Chini ya kielekezi
ui-settings-counts-always = Daima
ui-settings-counts-never = Kamwe
ui-settings-letters = Herufi za mashimo
ui-settings-targets = Onyesha mashimo ya kuchezwa, na sababu ya mengine kutochezwa
ui-settings-target = Onyesha lengo: hatua ingeishia wapi
ui-settings-ghost = Onyesha hatua nzima kabla ya kuchezwa
ui-settings-threats = Onyesha mashimo yako yaliyo hatarini
ui-settings-comments = Maelezo
ui-settings-first-lessons = Pendekeza masomo ya kanuni mpya
ui-settings-evaluation = Pima kila hali katika orodha ya hatua
ui-settings-reset = Rejesha ya awali

# Materials of the table
ui-settings-table = Meza
ui-settings-board = Ubao
ui-settings-board-hardwood = Mbao ngumu
ui-settings-board-ebony = Mpingo
ui-settings-board-olive-wood = Mzeituni
ui-settings-board-terracotta = Udongo
ui-settings-seed-set = Mbegu
ui-settings-seed-set-nicker-nuts = Komwe
ui-settings-seed-set-cowries = Kauri
ui-settings-seed-set-ivory-nuts = Kokwa za pembe
ui-settings-seed-set-glass-beads = Shanga za kioo
ui-cancel = Ghairi
ui-close = Funga

## Maswali

ui-ask-restart = Uanze mchezo huu upya?
ui-ask-resign = Ukubali kushindwa mchezo huu? Mpinzani atachukua mbegu zote zilizo ubaoni.
ui-ask-agree = Mmalize mchezo huu kwa makubaliano? Mbegu zilizo ubaoni hazihesabiwi kwa yeyote.
# Said to the other person at the same screen.
ui-ask-consent = { $other }, unakubali kumaliza mchezo huu? Mbegu zilizo ubaoni hazihesabiwi kwa yeyote.
ui-consent-yes = Nakubali
ui-consent-no = Hapana, endelea
ui-agree-thinking = Kompyuta inafikiri…
ui-agree-declined = Kompyuta haikubali: kwa inavyoona, bado kuna mbegu za kushinda.
ui-ask-stop-match = Usimamishe shindano? Michezo iliyochezwa hadi sasa itaamua.

## Makosa

ui-notice-damaged = Faili { $file } halieleweki. Limehifadhiwa kama { $kept }, na mchezo unaendelea bila hilo.
ui-notice-not-read = Faili { $file } halikuweza kusomwa: { $reason }
ui-notice-not-saved = Faili { $file } halikuweza kuhifadhiwa: { $reason }
ui-notice-disk-full = diski imejaa
ui-notice-no-access = ufikiaji hauruhusiwi
ui-notice-not-regular = hii ni folda au kifaa, si faili
ui-notice-in-the-way = faili lililoharibika liko mahali pake
ui-notice-too-long = ni refu kuliko faili lolote la aina hii
ui-notice-second = Awale nyingine inaendeshwa kwenye mashine hii. Hapa hakuna kinachohifadhiwa chenyewe: si mchezo huu wala mipangilio; unachohifadhi kwa jina hubaki.
ui-notice-set-aside = Mchezo ambao haujaisha sasa uko kati ya michezo iliyohifadhiwa.

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
ui-keys-best = Acha kompyuta ikuchezee shimo bora
ui-keys-hint = Onyesha shimo bora; katika fumbo, dokezo linalofuata
ui-keys-skip = Onyesha mara moja sehemu iliyobaki ya hatua
ui-keys-mute = Washa au zima sauti
ui-keys-undo = Tengua
ui-keys-help = Kurasa hizi
ui-keys-pause = Sitisha mchezo
ui-keys-move = Toka kitu kimoja hadi kingine
ui-keys-press = Kibonyeze
ui-keys-close = Rudi nyuma
ui-keys-mouse = Kila kitu kinawezekana pia kwa kipanya peke yake: bofya shimo ili kulicheza.
ui-keys-choose = Cheza shimo lililofikiwa kwa kidhibiti
ui-keys-redo = Cheza tena kilichorudishwa
ui-keys-step-back = Nyuma hatua moja
ui-keys-step-on = Mbele hatua moja
ui-keys-delete = Delete
ui-keys-insert = Insert
ui-keys-home = Home
ui-keys-end = End
ui-keys-page-up = Page up
ui-keys-page-down = Page down
ui-keys-control = Ctrl
ui-keys-shift = Shift
ui-keys-gamepad = Kwenye kidhibiti

## Setting keys and gamepad buttons

ui-controls = Vitufe
ui-controls-hint = Herufi peke yake hucheza shimo la herufi hiyo, kama ubao unalo; pamoja na Ctrl hufanya daima kilichoandikwa hapa.
ui-controls-fixed = Katika menyu, Tab, mishale, Enter na Esc hubaki na maana yao.
# $action has been set, $other had its key or button: both are what they do.
ui-controls-exchanged = “{ $action }” imechukua kitufe cha “{ $other }”: vimebadilishana.
ui-controls-press-key = Bonyeza kitufe cha: { $action }
ui-controls-press-button = Bonyeza kitufe cha kidhibiti cha: { $action }
ui-controls-cancel = Esc huacha kama ilivyo.
ui-controls-none = hakuna
ui-controls-key = Kitufe: { $key }
ui-controls-button = Kidhibiti: { $button }
ui-notice-controls-unknown = Faili { $file } linataja vitufe ambavyo toleo hili halivijui ({ $names }). Vinabaki kwenye faili; vya kawaida vinatumika.

## Reading, hearing and thinking again

ui-transcript = Yaliyotokea
ui-transcript-file = Andika pia yanayotokea katika faili la maandishi
ui-second-thought = Hatua ya gharama
ui-second-thought-cost = { $hole } ingekugharimu takriban { $seeds ->
        [one] mbegu 1
       *[other] mbegu { $seeds }
    }. Uicheze hata hivyo?
ui-second-thought-again = Fikiri tena
ui-second-thought-play = Icheze
ui-settings-pause = Mapumziko kati ya hatua za kompyuta mbili
ui-settings-pause-none = Hakuna
# Comments come by themselves while a computer of the first level plays.
ui-settings-comments-automatic = Kiwango cha kwanza
ui-settings-comments-always = { ui-settings-counts-always }
ui-settings-comments-never = { ui-settings-counts-never }
ui-settings-warning = Uliza kabla ya hatua inayogharimu mbegu
# From so many seeds on.
ui-settings-warning-from = kuanzia { $seeds }
ui-settings-contrast = Utofautishaji mkubwa
ui-settings-lights = Taa za mashimo
ui-settings-lights-usual = Za joto
ui-settings-lights-distinct = Rahisi kutofautisha
ui-rules-save = Hifadhi kanuni hizi katika faili
ui-notice-rules-saved = Kanuni zimehifadhiwa: { $place }
ui-notice-book-saved = Kitabu cha kanuni za aina zote, pamoja na zako mwenyewe, kimehifadhiwa: { $place }. Kivinjari cha wavuti hukifungua na kukichapisha.

## Ubao wa kunakili, hali za ubao zilizopangwa, na mashindano yaliyohifadhiwa kwa jina

ui-copy-position = Nakili hali
ui-copy-game = Nakili mchezo
ui-copy-link = Nakili kiungo
ui-picture = Piga picha
ui-film = Rekodi hatua ya mwisho
ui-picture-kept = Picha imehifadhiwa: { $file }
ui-picture-not-kept = Picha haikuweza kuhifadhiwa: { $reason }
ui-picture-nothing = Dirisha halikutoa picha: je, limefichwa?
ui-settings-kept = Kinachohifadhiwa
ui-backup = Hifadhi vyote katika faili moja
ui-backup-done = Vyote vilivyohifadhiwa sasa viko katika faili moja: { $file }
ui-backup-without = Vilivyohifadhiwa sasa viko katika faili moja: { $file }. Faili zisizomo, kwa kuwa hazisomeki au hakuna nafasi: { $count }.
ui-bring = Leta faili…
ui-bring-hint = Nakala rudufu, mchezo au faili ya sheria huletwa kwa kuidondosha juu ya dirisha hili.
ui-restored = Kutoka nakala rudufu: faili { $added } zimeongezwa. Zilizokuwepo kwa jina lilelile na kuachwa: { $kept }. Hazikukubaliwa: { $refused }.
ui-restored-start = Baadhi yake husomwa Awale inapoanza: tafadhali ianzishe upya. Hadi hapo hakuna kingine kinachohifadhiwa chenyewe.
ui-paste-game = Bandika mchezo, kiungo au hali ya ubao
ui-paste-position = Bandika hali ya ubao
ui-copied = Imenakiliwa kwenye ubao wa kunakili.
ui-nothing-to-paste = Ubao wa kunakili hauna maandishi.
ui-paste-not-read = Hii haisomeki kama mchezo, kiungo wala hali ya ubao. { $reason }
ui-set-up = Panga hali ya ubao
ui-set-up-help = Bofya shimo au ghala kutia mbegu. Bofya kulia, Shift au Backspace huondoa moja.
ui-set-up-lay = Tia
ui-set-up-take = Ondoa
ui-set-up-total = Mbegu { $seeds } kati ya { $usual }
ui-set-up-clear = Ondoa zote
ui-set-up-usual = Mwanzo wa kawaida
ui-set-up-none = Inahitajika angalau mbegu moja.
ui-vessel = { $name }: { ui-seeds }
ui-loft-of = Ghala la { $player }
ui-saves = Iliyohifadhiwa
ui-saves-none = Bado hakuna mchezo uliohifadhiwa kwa jina.
ui-list-cut = Mafaili { $shown } tu kati ya { $count } yanaonyeshwa.
ui-save-as = Hifadhi kama…
ui-save-name = Jina la mchezo
ui-save = Hifadhi
ui-save-replace = Badilisha lililopo
ui-saved-as = Mchezo umehifadhiwa kama “{ $name }”.
ui-save-taken = Kuna mchezo wa jina hili tayari.
ui-save-delete = Futa
ui-ask-delete-save = Ufute mchezo uliohifadhiwa “{ $name }”?
# Words that are complete already.
ui-said = { $words }
# What something is, and what is said of it: "Seeds: fewer".
ui-titled = { $title }: { $says }
