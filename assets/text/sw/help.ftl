### Msaada: kurasa zake, na menyu kwa maneno. Funguo huanza na "help-".

help-title = Msaada

## Kurasa

help-page-rules = Kanuni za aina hii
help-page-examples = Mifano
help-page-strategies = Mbinu
help-page-history = Historia
help-page-words = Maana za maneno
help-page-menus = Menyu na vitufe
help-page-thanks = Shukrani
help-page-books = Vitabu
help-examples-intro = Kila mfano huchezwa ubaoni. Mchezo wako umesitishwa; hakuna kinachopotea.

## Menyu kuu. Kila mstari: jina la kitufe, nukta mbili, na kinachofanya.

help-menu-heading = Menyu kuu
help-menu-play = { ui-menu-play }: huanzisha mchezo mara moja; mstari ulio chini ya kitufe huonyesha ni mchezo upi.
help-menu-continue = { ui-menu-continue }: huendeleza mchezo wako ambao haujaisha.
help-menu-friends = { ui-friends-play }: cheza shindano kwa kutumiana viungo, bila akaunti wala seva.
help-menu-new-game = { ui-menu-new-game }: chagua aina, ubao, wachezaji na viwango vyao, nani aanze, na mchezo mmoja au shindano la michezo kadhaa.
help-menu-companion = { ui-level-companion }: mpinzani wa kompyuta mwenye uwezo sawa na wako, anayejirekebisha kulingana na matokeo yako.
help-menu-learn = { ui-menu-learn }: masomo ya kucheza ubaoni, na makala za kusoma.
help-menu-more = { ui-menu-more }: hufungua menyu zifuatazo.
help-menu-atlas = { ui-atlas }: aina zote kwenye ramani na katika orodha, pamoja na vichujio.
help-menu-puzzles = { training-puzzles }: hali za ubao zenye hatua moja iliyo bora, fumbo la siku, na kiwango chako.
help-menu-rules = { ui-menu-rules }: kanuni za aina hii pamoja na mifano, mbinu, historia, maana za maneno na vitufe; na kitabu cha kanuni za aina zote kama ukurasa wa wavuti wa kuchapisha.
help-menu-archive = { ui-menu-archive }: chambua michezo iliyokwisha, fungua michezo iliyohifadhiwa, tazama takwimu zako.
help-menu-workshop = { ui-menu-workshop }: andika kanuni zako mwenyewe na uzijaribu.
help-menu-settings = { ui-menu-settings }: lugha, sauti, michoro, usaidizi na vitufe.

## Wakati wa mchezo

help-game-undo = { ui-undo }, { ui-redo }: rudisha nyuma hatua au uicheze tena, mara nyingi upendavyo. Hakuna kinachopotea.
help-game-hint = { ui-hint }: cha kwanza hukuelekeza tu, kinachofuata huonyesha hatua bora na matokeo yanayotarajiwa.
help-game-moves = { ui-moves }: orodha ya hatua. Chagua moja uone ubao ulivyokuwa wakati huo, mbegu kwa mbegu ukipenda.
help-game-pause = { ui-pause }: husitisha mchezo na kufungua menyu yake, yenye kanuni, mipangilio na vitufe vifuatavyo.
help-game-threats = { ui-threats }: huonyesha ambacho mpinzani angecheza kama ungepitisha zamu. Hatua huchezwa ubaoni kisha hutenguliwa. “{ review-key-what-if }” hufanya kazi vivyo hivyo.
help-game-speed = { ui-speed }, { ui-mute }: kasi ya mwendo wa mbegu, na iwapo zinasikika.
help-game-restart = { ui-restart }: huanzisha mchezo huu upya.
help-game-save = { ui-save-as }: huhifadhi mchezo kwa jina unalochagua.
help-game-end = { ui-resign }, { ui-agree-to-end }: humaliza mchezo. Ukikubali kushindwa, mpinzani huchukua mbegu zilizo ubaoni; ukiumaliza kwa makubaliano, hakuna anayezichukua.
help-game-score = { ui-score }, { ui-stop-match }: katika shindano la michezo kadhaa, cha kwanza huonyesha matokeo hadi sasa; cha pili humaliza shindano, na michezo iliyokwisha huamua matokeo.
help-game-transcript = { ui-transcript }: yaliyotokea katika mchezo, kwa maandishi.
help-game-share = { ui-share }: hufungua chaguo zifuatazo.
help-game-copy = { ui-copy-position }, { ui-copy-game }, { ui-copy-link }: hunakili hali ya ubao, mchezo au kiungo cha wakati huu.
help-game-picture = { ui-picture }, { ui-film }: huhifadhi picha ya meza au uhuishaji wa hatua ya mwisho.
help-game-photo = { ui-photo }: huficha paneli na kukuwezesha kusogeza kamera, kwa ajili ya picha au uhuishaji.

## Examples on the board

help-searching = Mifano inatafutwa…
help-no-examples = Hakuna mifano iliyopatikana kwa kanuni hizi.
help-marks = Alama katika picha
help-mark-noted = limetajwa katika maelezo
help-again = Rudia
help-back = Rudi kwenye msaada

## The rule book in full, as a file

help-save-book = Hifadhi kama ukurasa wa wavuti
help-saving-book = Inahifadhi…
