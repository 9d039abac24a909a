### Msaada: kurasa zake, na menyu kwa maneno. Funguo huanza na "help-".

help-title = Msaada

## Kurasa

help-page-rules = Kanuni za mchezo huu
help-page-examples = Mifano
help-page-strategies = Mbinu
help-page-history = Historia
help-page-words = Maneno
help-page-menus = Menyu na vitufe
help-page-thanks = Shukrani
help-page-books = Vitabu
help-examples-intro = Kila mfano hujichezea wenyewe ubaoni. Mchezo wako umesitishwa; hakuna kinachopotea.

## Menyu kuu. Kila mstari: jina la kitufe, nukta mbili, na kinachofanya.

help-menu-heading = Menyu kuu
help-menu-play = { ui-menu-play }: huanza mchezo mara moja; mstari ulio chini ya kitufe husema upi.
help-menu-continue = { ui-menu-continue }: huendelea na mchezo ambao haujaisha.
help-menu-friends = { ui-friends-play }: mchezo kwa viungo, bila akaunti wala seva.
help-menu-new-game = { ui-menu-new-game }: aina ya mchezo, ubao, wachezaji na viwango vyao, nani anaanza; mchezo mmoja au shindano.
help-menu-companion = { ui-level-companion }: kiwango cha kompyuta kinachocheza vizuri kama wewe na kubadilika kwa matokeo yako.
help-menu-learn = { ui-menu-learn }: masomo ya ubaoni, na kurasa za kusoma.
help-menu-atlas = { ui-atlas }: aina zote kwenye ramani na katika orodha, pamoja na vichujio.
help-menu-puzzles = { training-puzzles }: hali zenye hatua moja iliyo bora, fumbo la siku, na kiwango chako.
help-menu-rules = { ui-menu-rules }: kanuni za mchezo pamoja na mifano, mbinu, historia, maneno na vitufe; na kitabu cha kanuni za aina zote kama ukurasa wa wavuti, cha kuchapishwa.
help-menu-archive = { ui-menu-archive }: michezo iliyokwisha ya kutazama, michezo iliyohifadhiwa na takwimu.
help-menu-workshop = { workshop-menu }: andika kanuni zako mwenyewe na uzijaribu.
help-menu-settings = { ui-menu-settings }: lugha, sauti, picha, misaada, na vitufe.

## Wakati wa mchezo

help-game-undo = { ui-undo }, { ui-redo }: nyuma au mbele hatua moja. Hakuna kinachopotea.
help-game-hint = { ui-hint }: huonyesha shimo bora linalopatikana na kompyuta, na matokeo yanayotarajiwa.
help-game-moves = { ui-moves }: orodha ya hatua. Chagua moja uone ubao ulivyokuwa, mbegu kwa mbegu ukipenda.
help-game-pause = { ui-pause }: husimamisha mchezo na kufungua menyu yake, yenye kanuni, mipangilio na vitufe vifuatavyo.
help-game-restart = { ui-restart }: mchezo huu huanza tena mwanzoni.
help-game-save = { ui-save-as }: huhifadhi mchezo kwa jina.
help-game-end = { ui-resign }, { ui-agree-to-end }: humaliza mchezo. Ukikubali kushindwa, mpinzani huchukua mbegu zilizo ubaoni; kwa makubaliano, hakuna anayezichukua.
help-game-score = { ui-score }, { ui-stop-match }: katika shindano la michezo kadhaa, huonyesha matokeo hadi sasa, au humaliza shindano; michezo iliyochezwa huamua.
help-game-transcript = { ui-transcript }: yaliyotokea katika mchezo, kwa maandishi.
help-game-copy = { ui-copy-position }, { ui-copy-game }, { ui-copy-link }: hunakili hali, mchezo au kiungo cha wakati huu.
help-game-picture = { ui-picture }, { ui-film }: huhifadhi picha ya meza au uhuishaji wa hatua ya mwisho.

## Examples on the board

help-searching = Mifano inatafutwa…
help-no-examples = Hakuna mifano iliyopatikana kwa kanuni hizi.
help-marks = Alama katika picha
help-mark-noted = shimo linalotajwa na maandishi
help-again = Mara nyingine
help-back = Rudi kwenye msaada

## The rule book in full, as a file

help-save-book = Hifadhi kwa wavuti
help-saving-book = Inahifadhiwa…
