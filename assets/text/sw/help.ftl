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
help-menu-new-game = { ui-menu-new-game }: aina ya mchezo, ubao, wachezaji na viwango vyao, nani anaanza; mchezo mmoja au shindano.
help-menu-learn = { ui-menu-learn }: masomo ya ubaoni, na kurasa za kusoma.
help-menu-rules = { ui-menu-rules }: kanuni za mchezo pamoja na mifano, mbinu, historia, maneno na vitufe; na kitabu cha kanuni za aina zote kama ukurasa wa wavuti, cha kuchapishwa.
help-menu-archive = { ui-menu-archive }: michezo iliyokwisha ya kutazama, michezo iliyohifadhiwa na takwimu.
help-menu-workshop = { workshop-menu }: andika kanuni zako mwenyewe na uzijaribu.
help-menu-settings = { ui-menu-settings }: lugha, sauti, picha, misaada, na vitufe.

## Wakati wa mchezo

help-game-undo = { ui-undo }, { ui-redo }: nyuma au mbele hatua moja. Hakuna kinachopotea.
help-game-hint = { ui-hint }: huonyesha shimo bora linalopatikana na kompyuta, na matokeo yanayotarajiwa.
help-game-moves = { ui-moves }: orodha ya hatua. Chagua moja uone ubao ulivyokuwa, mbegu kwa mbegu ukipenda.
help-game-pause = { ui-pause }: kanuni na mipangilio, kuhifadhi kwa jina, kunakili hali au mchezo, kukubali kushindwa, kumaliza kwa makubaliano.

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
